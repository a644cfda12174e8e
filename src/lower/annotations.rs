//! `@llvm.global.annotations` => `UserSemantic` of variables and functions (features.md D14, D15)

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, EnumKind, Enumerant as _, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::module_cx::ModuleCx;

/// Decorates what is annotated, where the decoration is allowed: nobody is bound to read it.
pub(super) fn lower_annotations(mx: &mut ModuleCx<'_>) -> Result<()> {
    let requirements = mx.out.requirements();
    if !requirements.allows_enumerant(EnumKind::Decoration, Decoration::UserSemantic.value()) {
        return Ok(());
    }
    let annotations = mx.module.global("llvm.global.annotations").and_then(|global| global.initializer());
    let Some(annotations) = annotations else { return Ok(()) };
    for index in 0..annotations.operand_count() {
        let annotation = annotations.operand(index);
        let (Some(value), Some(text)) = (annotation.aggregate_element(0), annotation.aggregate_element(1)) else {
            return Err(Error::new(ErrorKind::InvalidModule, "@llvm.global.annotations does not hold annotations"));
        };
        let (Some(id), Some(text)) = (annotated(mx, base(value)), string(base(text))) else { continue };
        let inst = Inst::new(Op::Decorate).id(id).enumerant(Decoration::UserSemantic).string(text);
        mx.out.emit(Section::Annotations, inst)?;
    }
    Ok(())
}

/// What a constant pointer is made of.
fn base(pointer: Value<'_>) -> Value<'_> {
    let mut value = pointer;
    while let ValueKind::ConstantExpr(_) | ValueKind::Alias = value.kind() {
        value = value.operand(0);
    }
    value
}

/// The id of a global, if it is part of the output.
fn annotated<'m>(mx: &mut ModuleCx<'m>, value: Value<'m>) -> Option<Id> {
    match value.kind() {
        ValueKind::Function(function) => mx.signatures.get(&function).map(super::functions::Signature::outer_id),
        _ => mx.variables.globals.get(&value).copied().flatten(),
    }
}

/// The text of a constant variable, up to its end.
fn string(value: Value<'_>) -> Option<&[u8]> {
    let text = value.as_global()?.initializer()?.data_bytes();
    text.split(|byte| *byte == 0).next().filter(|text| !text.is_empty())
}
