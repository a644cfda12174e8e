//! Annotations of variables, functions and pointers => decorations
//!
//! LLVM may drop annotations, so an annotation that the options do not allow is no error: a decoration that is not
//! allowed becomes `UserSemantic` with the text, and is dropped where that is not allowed either.

use smallvec::SmallVec;

use crate::analysis::addresses::strip_constant_casts;
use crate::error::{Error, ErrorKind};
use crate::ir::{TypeKind, ValueKind};
use crate::lower::cx::module::explicit::Origin;
use crate::lower::cx::module::explicit_operands::ExplicitOperands;
use crate::lower::cx::prelude::*;
use crate::map::annotations::{Item, is_of_memory, may_repeat, parse};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, EnumKind, Enumerant as _};
use crate::spirv::inst::Inst;

/// The target of an annotation.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Annotated {
    pub(in crate::lower) id: Id,
    /// The structure and member that `id` points to, which get the decorations about memory.
    pub(in crate::lower) member: Option<(Id, u32)>,
}

/// Decorates the globals in `@llvm.global.annotations`.
pub(in crate::lower) fn lower_annotations(mx: &mut ModuleCx<'_>) -> Result<()> {
    let annotations = mx.module.global("llvm.global.annotations").and_then(|global| global.initializer());
    let Some(annotations) = annotations else { return Ok(()) };
    for index in 0..annotations.operand_count() {
        let annotation = annotations.operand(index);
        let (Some(value), Some(text)) = (annotation.aggregate_element(0), annotation.aggregate_element(1)) else {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                "expected an element of @llvm.global.annotations to have a value and a text",
            ));
        };
        let (Some(id), Some(text)) = (global_id(mx, strip_constant_casts(value)), constant_text(text)) else {
            continue;
        };
        let arguments = annotation.aggregate_element(4);
        annotate(mx, Annotated { id, member: None }, text, arguments)
            .map_err(|error| error.at(format!("the annotation of {}", strip_constant_casts(value).describe())))?;
    }
    Ok(())
}

/// Adds the decorations in `text`; `arguments` points to the constants of the annotation.
pub(in crate::lower) fn annotate<'m>(
    mx: &mut ModuleCx<'m>,
    annotated: Annotated,
    text: &'m [u8],
    arguments: Option<Value<'m>>,
) -> Result<()> {
    let mut items = std::str::from_utf8(text).ok().and_then(parse).unwrap_or_default();
    without_default_memory(&mut items);
    let requirements = mx.out.requirements();
    let allowed = |item: &Item<'_>| requirements.allows_enumerant(EnumKind::Decoration, item.decoration.value());
    if !items.is_empty() && items.iter().all(allowed) {
        let write = |mx: &mut ModuleCx<'m>| items.into_iter().try_for_each(|item| decorate(mx, annotated, item));
        return mx.with_origin(Origin::Annotation(text), write);
    }
    if !requirements.allows_enumerant(EnumKind::Decoration, Decoration::UserSemantic.value()) {
        return Ok(());
    }
    let mut text = text.to_vec();
    if let Some(arguments) = arguments {
        append_arguments(&mut text, arguments);
    }
    mx.decorate_with_text(annotated.id, &text)
}

/// Removes the default kind of memory where the text has another kind: a variable has only one.
fn without_default_memory(items: &mut SmallVec<[Item<'_>; 2]>) {
    let is_default = |item: &Item<'_>| item.operands.as_slice() == ["DEFAULT"];
    if items.iter().any(|item| item.decoration == Decoration::MemoryALTERA && !is_default(item)) {
        items.retain(|item| item.decoration != Decoration::MemoryALTERA || !is_default(item));
    }
}

fn decorate<'m>(mx: &mut ModuleCx<'m>, annotated: Annotated, item: Item<'m>) -> Result<()> {
    let Item { decoration, operands } = item;
    let operands = ExplicitOperands::from_texts(operands.into_iter().map(str::as_bytes));
    match annotated.member {
        Some((structure, member)) if is_of_memory(decoration) => {
            let built = Inst::new(Op::MemberDecorate).id(structure).literal(member);
            let built = operands.add_enumerant(mx, EnumKind::Decoration, decoration.value(), built)?;
            // Structure, member and decoration, and the operands of a decoration that may repeat.
            let key = if may_repeat(decoration) { built.operands() } else { &built.operands()[..3] };
            mx.out.note_order();
            match mx.recorded.members.insert(key.into()) {
                true => mx.emit_decoration(built),
                false => Ok(()),
            }
        }
        _ => mx.decorate_with_operands(annotated.id, decoration, operands),
    }
}

/// `: 1, 2, abc`
fn append_arguments(text: &mut Vec<u8>, arguments: Value<'_>) {
    let Some(structure) = strip_constant_casts(arguments).as_global().and_then(|global| global.initializer()) else {
        return;
    };
    let count = match structure.ty().kind() {
        TypeKind::Struct => structure.ty().member_count(),
        _ => return,
    };
    for index in 0..count {
        let Some(argument) = structure.aggregate_element(index) else { continue };
        text.extend_from_slice(if index == 0 { b": " } else { b", " });
        match (argument.ty().kind(), argument.int_sext()) {
            (TypeKind::Integer(1), Some(truth)) => text.extend_from_slice(if truth == 0 { b"0" } else { b"1" }),
            (_, Some(number)) => text.extend_from_slice(number.to_string().as_bytes()),
            _ => text.extend_from_slice(constant_text(argument).unwrap_or_default()),
        }
    }
}

/// Returns the id of a global, if it is part of the output.
fn global_id<'m>(mx: &mut ModuleCx<'m>, value: Value<'m>) -> Option<Id> {
    match value.kind() {
        ValueKind::Function(function) => {
            mx.signatures.get(&function).map(crate::lower::cx::module::signatures::Signature::outer_id)
        }
        _ => mx.variables.globals.get(&value).copied().flatten(),
    }
}

/// Returns the text that a constant pointer points to, without the terminating zero.
pub(in crate::lower) fn constant_text(pointer: Value<'_>) -> Option<&[u8]> {
    let text = strip_constant_casts(pointer).as_global()?.initializer()?.data_bytes();
    text.split(|byte| *byte == 0).next().filter(|text| !text.is_empty())
}
