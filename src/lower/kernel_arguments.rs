//! What a kernel's metadata says of its arguments (features.md B27).

use crate::error::Result;
use crate::llvm::{AttributePlace, Function};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute};

use super::module_cx::ModuleCx;

/// `!kernel_arg_name` => `OpName`; `!kernel_arg_type_qual` => `Volatile`, `FuncParamAttr NoAlias`
pub(super) fn describe_argument(mx: &mut ModuleCx<'_>, kernel: Function<'_>, index: u32, id: Id) -> Result<()> {
    // A parameter that LLVM names keeps that name.
    let unnamed = kernel.parameter(index).name().is_empty();
    if let Some(name) = kernel.metadata("kernel_arg_name").and_then(|names| names.string(index)).filter(|_| unnamed) {
        mx.name(id, name)?;
    }
    let Some(qualifiers) = kernel.metadata("kernel_arg_type_qual").and_then(|lists| lists.string(index)) else {
        return Ok(());
    };
    for qualifier in qualifiers.split(|byte| *byte == b' ') {
        match qualifier {
            b"volatile" => mx.decorate(id, Decoration::Volatile, &[])?,
            // The attribute says the same.
            b"restrict" if !kernel.has_attribute(AttributePlace::Parameter(index), "noalias") => {
                mx.decorate_with(id, Decoration::FuncParamAttr, FunctionParameterAttribute::NoAlias)?;
            }
            // `const` and `pipe` show in the types.
            _ => {}
        }
    }
    Ok(())
}
