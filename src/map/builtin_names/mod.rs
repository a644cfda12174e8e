//! The builtin functions that instructions become in LLVM IR: their names and properties.
//!
//! In the environment [`Environment::SpirvFriendly`] an instruction is a call of `__spirv_Op` with the instruction's
//! operands in their order. In the OpenCL environments it is OpenCL C's function, if there is one, with arguments in
//! that function's order; each family documents its arguments. Otherwise it is the call of `__spirv_Op` too.
//!
//! A name depends on a few properties of the instruction, the [`Facts`]. The rows of `map/`, which the translation to
//! SPIR-V reads by name, are read by instruction here.

mod conversions;
mod extended;
mod friendly;
mod groups;
mod images;
mod memory;
mod object_types;
mod objects;
mod opencl;
mod spelling;
mod sub_groups;
#[cfg(test)]
mod tests;
mod variables;

pub use conversions::{bfloat_conversion, format_conversion};
pub use friendly::{is_convergent, return_suffix};
pub use images::query_name;
pub use object_types::{ObjectSpelling, object_spelling};
pub use spelling::{ALL, Spelling};
pub use variables::{BuiltinVariable, builtin_variable, variable_name};

use super::MemoryEffect;
use super::gpu::Gpu;
use crate::names::{Parameter, Rounding, Signedness, itanium};
use crate::spirv::grammar::{AccessQualifier, GroupOperation, ImageOperands, Op, Scope, Std, StorageClass};

/// The functions that a consumer of the LLVM module has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Environment {
    /// OpenCL C 1.2, and the extensions.
    OpenCl12,
    /// OpenCL C 2.0 and later.
    OpenCl20,
    /// A function for each instruction.
    SpirvFriendly,
    /// The functions of OpenCL C 2.0, which the module itself defines: it runs on the machine at hand.
    Host,
    /// The functions of OpenCL C 2.0, which are instructions of a GPU, functions of its libraries, or defined by the module
    /// itself.
    Gpu(Gpu),
}

/// The properties of an instruction that determine the name of its function, besides the opcode.
///
/// Types are written as parameters of functions, integers as signed ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts<'a> {
    /// The type of the result.
    pub result: Option<&'a Parameter<'a>>,
    /// The types of the operands after the result, ids and literals alike; of literals and masks 32-bit integers.
    pub operands: &'a [Parameter<'a>],
    /// The execution scope, or the only scope, if it is a constant.
    pub scope: Option<Scope>,
    /// The group operation.
    pub operation: Option<GroupOperation>,
    /// The image operands.
    pub image_operands: Option<ImageOperands>,
    /// The decoration `SaturatedConversion`.
    pub is_saturated: bool,
    /// The decoration `FPRoundingMode`, or the rounding mode of a vector store.
    pub rounding: Option<Rounding>,
    /// The access qualifier of the pipe among the operands or of the resulting one.
    pub access: Option<AccessQualifier>,
    /// The storage class of the resulting pointer, or of the format of `printf`.
    pub storage: Option<StorageClass>,
    /// The number of dimensions of an `OpBuildNDRange`.
    pub dimensions: Option<u32>,
    /// An `OpEnqueueKernel` waits for events or returns one.
    pub has_events: bool,
}

/// The arrangement of a call's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The operands of the instruction, in their order.
    Operands,
    /// The parameters of OpenCL C's function.
    OpenCl,
}

/// A builtin function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltinName {
    /// The name without mangling, with all suffixes.
    pub base: String,
    /// The arrangement of the arguments.
    pub arrangement: Arrangement,
    /// `false` if the function is called by its base name.
    pub is_mangled: bool,
    /// The spelling of the arguments in the mangled name.
    pub spelling: Spelling,
    /// LLVM's `convergent`: the invocations of a group call the function together.
    pub is_convergent: bool,
    /// The memory that the function accesses.
    pub effect: MemoryEffect,
}

impl BuiltinName {
    fn new(base: impl Into<String>, arrangement: Arrangement) -> Self {
        Self {
            base: base.into(),
            arrangement,
            is_mangled: true,
            spelling: Spelling::default(),
            is_convergent: false,
            effect: MemoryEffect::Unknown,
        }
    }

    fn opencl(base: impl Into<String>) -> Self {
        Self::new(base, Arrangement::OpenCl)
    }

    fn unmangled(self) -> Self {
        Self { is_mangled: false, ..self }
    }

    fn spelled(self, spelling: Spelling) -> Self {
        Self { spelling, ..self }
    }

    fn effect(self, effect: MemoryEffect) -> Self {
        Self { effect, ..self }
    }

    /// Returns the function for one dimension, `get_global_id.x` for the function `get_global_id` of a dimension.
    pub fn in_dimension(self, dimension: u64) -> Option<Self> {
        let suffix = ["x", "y", "z"].get(usize::try_from(dimension).ok()?)?;
        Some(Self { base: format!("{}.{suffix}", self.base), ..self }.unmangled())
    }

    /// Returns the symbol of the function, given the types of the call's arguments in their order, integers as signed
    /// ones. `None` if a type has no spelling.
    pub fn symbol<'a>(&self, arguments: impl IntoIterator<Item = Parameter<'a>>) -> Option<String> {
        if !self.is_mangled {
            return Some(self.base.clone());
        }
        itanium::mangle(&self.base, &self.spelling.spell(arguments))
    }
}

/// Returns the function for a core instruction.
pub fn instruction(environment: Environment, op: Op, facts: &Facts<'_>) -> BuiltinName {
    // The weak exchange is equivalent to the other, and SPIR-V 1.4 removed it.
    let op = if op == Op::AtomicCompareExchangeWeak { Op::AtomicCompareExchange } else { op };
    let in_opencl = || match environment {
        Environment::SpirvFriendly => None,
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_) => {
            opencl::instruction(environment, op, facts)
        }
    };
    let in_every_environment = objects::block_query(op).or_else(|| conversions::arbitrary_precision(op, facts));
    let is_convergent = is_convergent(op);
    match in_every_environment.or_else(in_opencl) {
        Some(name) => BuiltinName { is_convergent, ..name },
        None => friendly::instruction(environment, op, facts),
    }
}

/// Returns the function that has the value of a specialization constant: of its number and its default.
pub fn spec_constant() -> BuiltinName {
    BuiltinName::new("__spirv_SpecConstant", Arrangement::Operands).effect(MemoryEffect::None)
}

/// Returns the function for a constant of an opaque type, as the Khronos translator calls it: a cooperative matrix whose
/// components are all the argument. `None` if the type has no spelling.
pub fn constant_composite(result: &Parameter<'_>) -> Option<BuiltinName> {
    let result = friendly::spelled_result(result, Signedness::Signed)?;
    let base = format!("__spirv_ConstantComposite_R{result}");
    Some(BuiltinName::new(base, Arrangement::Operands).unmangled())
}

/// Returns the function for an instruction of OpenCL.std.
pub fn extended(environment: Environment, std: Std, facts: &Facts<'_>) -> BuiltinName {
    let in_opencl = match environment {
        Environment::SpirvFriendly => None,
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_) => {
            extended::in_opencl(std, facts)
        }
    };
    in_opencl.unwrap_or_else(|| extended::friendly(std, facts))
}
