//! Decorations of parameters (features.md B19).

use crate::error::Result;
use crate::llvm::{AttributePlace, Function};
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, Version};

use super::module_cx::ModuleCx;

/// LLVM's attributes of a parameter => `FuncParamAttr`, `Alignment`, `MaxByteOffset`
pub(super) fn decorate_parameter(mx: &mut ModuleCx<'_>, function: Function<'_>, index: u32, id: Id) -> Result<()> {
    let place = AttributePlace::Parameter(index);
    for row in attributes::PARAMETER {
        if !function.has_attribute(place, row.attribute) {
            continue;
        }
        // `captures(...)` lists what may be captured; only an empty list says what NoCapture says.
        let is_no_capture = row.decoration == FunctionParameterAttribute::NoCapture;
        if is_no_capture && function.int_attribute(place, row.attribute) != Some(0) {
            continue;
        }
        mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
    }
    if let Some(alignment) = function.int_attribute(place, "align") {
        mx.decorate_alignment(id, alignment)?;
    }
    if let Some(bytes) = function.int_attribute(place, "dereferenceable")
        && mx.out.allows_version(Version::V1_1)
    {
        mx.decorate(id, Decoration::MaxByteOffset, &[u32::try_from(bytes).unwrap_or(u32::MAX)])?;
    }
    Ok(())
}

/// LLVM's attributes of a result => `FuncParamAttr` of the function
pub(super) fn decorate_result(mx: &mut ModuleCx<'_>, function: Function<'_>, id: Id) -> Result<()> {
    for row in attributes::RETURN {
        if function.has_attribute(AttributePlace::Return, row.attribute) {
            mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
        }
    }
    Ok(())
}
