//! Annotations of variables and pointers.

use crate::ir::{Opcode, Type, TypeKind, ValueKind};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::annotations::{Annotated, annotate, constant_text};
use crate::spirv::Id;

/// The annotation that stands for an instruction.
const REGISTER: &[u8] = b"__builtin_intel_fpga_reg";

/// Lists the variables of an annotation's texts in the interfaces of the entry points that reach it.
fn list_texts(fx: &mut FunctionCx<'_, '_>, inst: Inst<'_>) {
    for text in inst.arguments().skip(1) {
        let variable = fx.mx.variables.globals.get(&text).copied().flatten();
        fx.used_variables.extend(variable);
    }
}

/// `llvm.var.annotation(variable, text, ...)` => decorations of the variable
pub(super) fn variable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    list_texts(fx, inst);
    if let Some(text) = constant_text(inst.argument(1)) {
        let id = fx.pointer(inst.argument(0))?.id;
        let annotated = Annotated { id, member: None };
        annotate(fx.mx, annotated, text, arguments(inst))?;
    }
    Ok(Parts::new())
}

/// `llvm.ptr.annotation(pointer, text, ...)` => decorations of a pointer without other uses, or of the member that it
/// points to, and a cast of the pointer to one to bytes
///
/// The annotations of an annotated pointer decorate the same id.
pub(super) fn pointer<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    list_texts(fx, inst);
    let value = uncast(inst.argument(0));
    let ty = fx.pointer_type_of(inst.value())?;
    let own = fx.pointer_type_of(value)?;
    let is_cast = fx.mx.pointee_of(own).zip(fx.mx.pointee_of(ty)).is_some_and(|(from, to)| from.0 == to.0);
    // A cast of the annotated pointer is not decorated.
    let annotated = if is_cast { own } else { ty };
    let parts = fx.pointers_as(value, annotated)?;
    let (Some(text), [id]) = (constant_text(inst.argument(1)), parts.as_slice()) else {
        return fx.pointers_as(value, ty);
    };
    if text == REGISTER {
        let id = fx.bitcast_if_needed(*id, ty)?;
        return register(fx, id);
    }
    let member = member_of(fx, inst)?;
    let known = fx.own.annotated.get(&id.id).copied().filter(|_| value.uses().nth(1).is_none());
    if let Some(subject) = known {
        annotate(fx.mx, Annotated { id: subject, member }, text, arguments(inst))?;
        return fx.pointers_as(value, ty);
    }
    let is_shared = is_shared(fx, value)?;
    let id = if is_shared { copy_pointer(fx, *id)? } else { *id };
    annotate(fx.mx, Annotated { id: id.id, member }, text, arguments(inst))?;
    let cast = match inst.argument(0) {
        // The operand is the cast already.
        explicit if explicit != value && !is_shared => fx.pointers_as(explicit, ty)?.first().copied().unwrap_or(id),
        _ => fx.bitcast_if_needed(id, ty)?,
    };
    if cast != id {
        fx.own.annotated.insert(cast.id, id.id);
    }
    Ok(Parts::from_elem(cast, 1))
}

/// `llvm.annotation(value, text, ...)` => `OpFPGARegINTEL`, or a copy that is decorated
pub(super) fn value<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    list_texts(fx, inst);
    let parts = fx.value(inst.argument(0))?;
    let (Some(text), [id]) = (constant_text(inst.argument(1)), parts.as_slice()) else { return Ok(parts) };
    if text == REGISTER {
        return register(fx, *id);
    }
    let copy = fx.op(Op::CopyObject, id.ty, &[*id])?;
    annotate(fx.mx, Annotated { id: copy.id, member: None }, text, None)?;
    Ok(Parts::from_elem(copy, 1))
}

/// Emits a register between two stages of a pipeline, which is a hint.
fn register(fx: &mut FunctionCx<'_, '_>, id: Typed) -> Result<Parts> {
    match fx.mx.out.requirements().allows_op(Op::FPGARegALTERA) {
        true => fx.op(Op::FPGARegALTERA, id.ty, &[id]).map(|id| Parts::from_elem(id, 1)),
        false => Ok(Parts::from_elem(id, 1)),
    }
}

/// The limit of annotations in a chain; after more, a member is an address like any other.
const MAX_ANNOTATIONS: u32 = 64;

/// Returns the operand of an explicit cast from one pointee to another; other values unchanged.
fn uncast(pointer: Value<'_>) -> Value<'_> {
    match pointer.kind() {
        ValueKind::Instruction(inst) if inst.opcode() == Opcode::BitCast => inst.operand(0),
        _ => pointer,
    }
}

/// Returns the last argument, if the user wrote any.
fn arguments(inst: Inst<'_>) -> Option<Value<'_>> {
    inst.arguments().nth(4)
}

/// Returns `true` if anything else may use the id of the pointer: other uses of its value, or of the operand that the
/// instruction returns unchanged.
fn is_shared<'m>(fx: &mut FunctionCx<'_, 'm>, mut pointer: Value<'m>) -> Result<bool> {
    for _ in 0..MAX_ANNOTATIONS {
        if pointer.uses().nth(1).is_some() {
            return Ok(true);
        }
        let inst = match pointer.kind() {
            ValueKind::Instruction(inst) => inst,
            ValueKind::Argument(_) => return Ok(false),
            _ => return Ok(true),
        };
        // The operands of a phi may have no id yet; its own id is always new.
        let source = pointer.operands().next().filter(|source| source.ty().is_pointer());
        let Some(source) = source.filter(|_| inst.opcode() != Opcode::Phi) else { return Ok(false) };
        let (from, own) = (fx.value(source)?, fx.value(pointer)?);
        if from.iter().map(|part| part.id).ne(own.iter().map(|part| part.id)) {
            return Ok(false);
        }
        // A cast between untyped pointers.
        if from != own {
            return Ok(true);
        }
        pointer = source;
    }
    Ok(true)
}

fn copy_pointer(fx: &mut FunctionCx<'_, '_>, id: Typed) -> Result<Typed> {
    let zero = fx.mx.u32_constant(0)?;
    fx.op(Op::InBoundsPtrAccessChain, id.ty, &[id, zero])
}

/// Returns the structure and the member whose address an annotated pointer is.
fn member_of<'m>(fx: &mut FunctionCx<'_, 'm>, annotation: Inst<'m>) -> Result<Option<(Id, u32)>> {
    let intrinsic = |inst| fx.mx.facts.callees.called_intrinsic(inst).map(|intrinsic| intrinsic.id);
    let own = intrinsic(annotation);
    let mut pointer = uncast(annotation.argument(0));
    // The pointer to a member with several annotations is the result of one and an operand of the next.
    for _ in 0..MAX_ANNOTATIONS {
        match pointer.kind() {
            ValueKind::Instruction(inst) if own.is_some() && intrinsic(inst) == own => {
                pointer = uncast(inst.argument(0))
            }
            _ => break,
        }
    }
    let is_gep = match pointer.kind() {
        ValueKind::Instruction(inst) => inst.opcode() == Opcode::GetElementPtr,
        ValueKind::ConstantExpr(opcode) => opcode == Opcode::GetElementPtr,
        _ => false,
    };
    if !is_gep {
        return Ok(None);
    }
    let mut ty: Type<'m> = pointer.source_element_type();
    let mut member = None;
    for index in pointer.operands().skip(2) {
        member = None;
        ty = match ty.kind() {
            TypeKind::Struct => {
                let Some(number) = index.int_zext().and_then(|number| u32::try_from(number).ok()) else {
                    return Ok(None);
                };
                member = Some((ty, number));
                ty.member(number)
            }
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            _ => return Ok(None),
        };
    }
    let Some((structure, number)) = member else { return Ok(None) };
    let ty = fx.mx.memory(structure)?.ty;
    Ok(fx.mx.struct_member(structure, number).map(|number| (ty.id(), number)))
}
