//! Integers that are only Booleans: the functions for instructions on Booleans take and return vectors of integers, whose
//! callers extend Booleans before the call, and truncate the result. Neither is needed in SPIR-V.

use crate::ir::{Opcode, TypeKind};
use crate::lower::cx::prelude::*;

/// Returns the Booleans that an extension or truncation converts, if they need no conversion: an extension for functions
/// that take Booleans, a truncation of the result of a function that returns them.
pub(in crate::lower) fn resize<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let operand = inst.operand(0);
    if inst.opcode() == Opcode::Trunc {
        return Ok(match has_booleans(inst.value()) {
            true => boolean_of(fx, operand)?.map(|id| Parts::from_elem(id, 1)),
            false => None,
        });
    }
    if !has_booleans(operand) || !is_only_argument(fx, inst.value()) {
        return Ok(None);
    }
    let parts = fx.value(operand)?;
    let [id] = *parts else { return Ok(None) };
    Ok(Some(keep(fx, id)))
}

/// Returns the parts of an integer that is a Boolean.
pub(super) fn keep(fx: &mut FunctionCx<'_, '_>, boolean: Typed) -> Parts {
    fx.own.booleans.insert(boolean.id);
    Parts::from_elem(boolean, 1)
}

/// Returns the Boolean that a value of an integer type is.
pub(super) fn boolean_of<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Option<Typed>> {
    if fx.own.booleans.is_empty() || has_booleans(value) {
        return Ok(None);
    }
    let parts = fx.value(value)?;
    Ok(match *parts {
        [id] if fx.own.booleans.contains(&id.id) => Some(id),
        _ => None,
    })
}

/// Returns `true` if all uses of a value are truncations to Booleans.
pub(super) fn is_only_truncated(value: Value<'_>) -> bool {
    let is_truncation = |user: Value<'_>| {
        user.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::Trunc && has_booleans(inst.value()))
    };
    value.has_uses() && value.uses().all(is_truncation)
}

/// Returns `true` if all uses of a value are arguments of functions for instructions on Booleans.
fn is_only_argument<'m>(fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> bool {
    for user in value.uses() {
        let Some(call) = user.as_instruction().filter(|inst| inst.opcode() == Opcode::Call) else { return false };
        let Some(builtin) = call.called_function().and_then(|callee| fx.builtin(callee)) else { return false };
        let mut arguments = call.arguments().enumerate().filter(|(_, argument)| *argument == value);
        if !arguments.all(|(index, _)| builtin.takes_boolean(index)) {
            return false;
        }
    }
    value.has_uses()
}

/// Returns `true` for a Boolean and for a vector of them.
fn has_booleans(value: Value<'_>) -> bool {
    matches!(value.ty().scalar().kind(), TypeKind::Integer(1))
}
