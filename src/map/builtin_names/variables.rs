//! The functions for built-in variables.

use super::{Arrangement, BuiltinName, Environment, Spelling};
use crate::map::MemoryEffect;
use crate::map::work_item::{self, Shape};
use crate::names::{Friendly, FriendlyKind};
use crate::spirv::grammar::{BuiltIn, EnumKind, enumerant};

/// The function that reads a built-in variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltinVariable {
    /// The function.
    pub name: BuiltinName,
    /// `true` if the function takes the dimension, a 32-bit integer, and returns one component of the variable.
    pub takes_dimension: bool,
    /// The type of the variable, if OpenCL has a function for it.
    pub shape: Option<Shape>,
}

/// Returns the function for a built-in variable: `get_global_id` or `__spirv_BuiltInGlobalInvocationId`; `None` if the
/// grammar does not have the variable.
pub fn builtin_variable(environment: Environment, builtin: BuiltIn) -> Option<BuiltinVariable> {
    let function = work_item::function_of(builtin);
    let shape = function.map(|function| function.shape);
    let takes_dimension = matches!(shape, Some(Shape::Dimensions { .. }));
    let name = match (environment, function) {
        (Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_), Some(function)) => {
            BuiltinName::new(function.name, Arrangement::OpenCl).spelled(Spelling::unsigned(0b1))
        }
        _ => BuiltinName::new(variable_name(builtin)?, Arrangement::Operands),
    };
    Some(BuiltinVariable { name: name.effect(MemoryEffect::None), takes_dimension, shape })
}

/// Returns the name of a variable in a module, such as `__spirv_BuiltInGlobalInvocationId`; `None` if the grammar does not
/// have it.
pub fn variable_name(builtin: BuiltIn) -> Option<String> {
    Some(Friendly::new(FriendlyKind::BuiltIn, name_of(builtin)?).to_string())
}

/// Returns the name of a variable: of the masks of sub-groups that of the extension, as the Khronos translator has it.
fn name_of(builtin: BuiltIn) -> Option<&'static str> {
    Some(match builtin {
        BuiltIn::SubgroupEqMask => "SubgroupEqMaskKHR",
        BuiltIn::SubgroupGeMask => "SubgroupGeMaskKHR",
        BuiltIn::SubgroupGtMask => "SubgroupGtMaskKHR",
        BuiltIn::SubgroupLeMask => "SubgroupLeMaskKHR",
        BuiltIn::SubgroupLtMask => "SubgroupLtMaskKHR",
        _ => enumerant(EnumKind::BuiltIn, builtin.0)?.name,
    })
}
