//! Names, qualifiers and types of kernel arguments from the metadata of the kernel.

use crate::analysis::entry_points::is_kernel;
use crate::ir::{AttributePosition, Function};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::function_metadata::decorate_argument_by_hints;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

/// `!kernel_arg_name` => `OpName`; `!kernel_arg_type_qual` => `Volatile`, `FuncParamAttr NoAlias`
pub(in crate::lower) fn describe_argument(
    mx: &mut ModuleCx<'_>,
    kernel: Function<'_>,
    index: u32,
    id: Id,
) -> Result<()> {
    // A name of the LLVM parameter takes precedence.
    let unnamed = kernel.parameter(index).name().is_empty();
    let metadata = |kind| kernel.value().attached(kind).and_then(|list| list.string(index));
    let (name, qualifiers) = (metadata(mx.kinds.argument_names), metadata(mx.kinds.argument_qualifiers));
    if let Some(name) = name.filter(|_| unnamed) {
        mx.name(id, name)?;
    }
    decorate_argument_by_hints(mx, kernel, index, id)?;
    let Some(qualifiers) = qualifiers else { return Ok(()) };
    for qualifier in qualifiers.split(|byte| *byte == b' ') {
        match qualifier {
            b"volatile" => mx.decorate(id, Decoration::Volatile, &[])?,
            // The attribute gives the same decoration.
            b"restrict" if !kernel.has_attribute(AttributePosition::Parameter(index), "noalias") => {
                mx.decorate_with(id, Decoration::FuncParamAttr, FunctionParameterAttribute::NoAlias)?;
            }
            // `const` and `pipe` are part of the types.
            _ => {}
        }
    }
    Ok(())
}

/// `!kernel_arg_type` => `OpString "kernel_arg_type.NAME.T1,T2,"`, and likewise `!kernel_arg_type_qual`, if the options
/// ask for it
pub(in crate::lower) fn keep_argument_types(mx: &mut ModuleCx<'_>) -> Result<()> {
    if !mx.options.argument_type_strings {
        return Ok(());
    }
    for kernel in mx.module.functions().filter(|function| is_kernel(*function)) {
        for kind in ["kernel_arg_type", "kernel_arg_type_qual"] {
            let Some(list) = kernel.metadata(kind) else { continue };
            let mut text = [kind.as_bytes(), b".", kernel.name(), b"."].concat();
            for index in 0..list.operand_count() {
                text.extend_from_slice(list.string(index).unwrap_or_default());
                text.push(b',');
            }
            let id = mx.out.fresh_global();
            mx.out.emit(Section::DebugStrings, Inst::new(Op::String).id(id).text(&text))?;
        }
    }
    Ok(())
}
