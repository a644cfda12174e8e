//! Requests for SYCL's specialization constants: the name, type and default that a call's arguments give.

use super::calls::RequestKind;
use crate::analysis::addresses::{VariableUses, same_address, variable_of};
use crate::analysis::callees::Callees;
use crate::ir::{Function, Global, Inst, Opcode, Type, TypeKind, Value, ValueKind};

/// Returns the default of the integer that a call requests; `None` for other calls and for requests of composites.
pub(super) fn scalar_default<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> Option<Value<'m>> {
    let callee = inst.called_function()?;
    if RequestKind::of_callee(callees, callee)? != RequestKind::Getter || inst.ty().integer_bits().is_none() {
        return None;
    }
    Some(first_scalar(Request::of_call(callees, inst)?.ok()?.default))
}

/// A request for a specialization constant.
pub(super) struct Request<'m> {
    /// The string that names the constant.
    pub(super) name: &'m [u8],
    pub(super) ty: Type<'m>,
    pub(super) default: Value<'m>,
}

impl<'m> Request<'m> {
    /// Reads the request of a call, or returns the error in it; `None` for other calls.
    pub(super) fn of_call(callees: &Callees<'m>, call: Inst<'m>) -> Option<Result<Self, String>> {
        if call.opcode() != Opcode::Call {
            return None;
        }
        let callee = call.called_function()?;
        RequestKind::of_callee(callees, callee).map(|kind| read_call(callees, call, callee, kind))
    }
}

fn read_call<'m>(
    callees: &Callees<'m>,
    inst: Inst<'m>,
    callee: Function<'m>,
    kind: RequestKind,
) -> Result<Request<'m>, String> {
    let result = inst.struct_return().filter(|_| kind == RequestKind::Getter);
    let first = u32::from(result.is_some());
    let expected = if kind == RequestKind::Alloca { 5 } else { first + 3 };
    if inst.argument_count() != expected {
        let callee = String::from_utf8_lossy(callee.name());
        return Err(format!("@{callee} takes {expected} arguments, not {}", inst.argument_count()));
    }
    let name = named_global(callees, inst.argument(first)).and_then(text).ok_or(
        "the name of a specialization constant is not the address of a constant string; optimize the module, or keep \
         the string in one variable that is written once",
    )?;
    let default = named_global(callees, inst.argument(first + 1))
        .and_then(Global::initializer)
        .and_then(|initial| initial.aggregate_element(0))
        .ok_or(
            "the default of a specialization constant is not the first member of a specialization_id's initializer",
        )?;
    let ty = match (kind, result) {
        (RequestKind::Alloca, _) => first_scalar(default).ty(),
        (RequestKind::Getter, Some((_, ty))) => ty,
        (RequestKind::Getter, None) => inst.ty(),
    };
    let default = if is_composite(ty) { default } else { first_scalar(default) };
    Ok(Request { name, ty, default })
}

fn is_composite(ty: Type<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Struct | TypeKind::Array { .. } | TypeKind::Vector { .. })
}

fn first_scalar(mut value: Value<'_>) -> Value<'_> {
    while is_composite(value.ty()) {
        match value.aggregate_element(0) {
            Some(first) => value = first,
            None => break,
        }
    }
    value
}

/// Returns the global whose address a pointer is, through casts and, as in unoptimized code, a variable that is stored
/// to once.
fn named_global<'m>(callees: &Callees<'m>, pointer: Value<'m>) -> Option<Global<'m>> {
    const STEPS: usize = 32;
    let mut pointer = pointer;
    for _ in 0..STEPS {
        pointer = match pointer.kind() {
            ValueKind::GlobalVariable(global) => return Some(global),
            ValueKind::Alias => pointer.operands().next()?,
            ValueKind::Instruction(inst) if inst.opcode() == Opcode::Load => stored_once(callees, inst.operand(0))?,
            _ => same_address(pointer)?,
        };
    }
    None
}

/// Returns the value that is stored into a variable, if there is one store and nothing else writes.
fn stored_once<'m>(callees: &Callees<'m>, pointer: Value<'m>) -> Option<Value<'m>> {
    match VariableUses::of(callees, variable_of(pointer)?)?.stores[..] {
        [store] => Some(store.operand(0)),
        _ => None,
    }
}

/// Returns the text of a constant string, without the zero at its end.
fn text(global: Global<'_>) -> Option<&[u8]> {
    let initial = global.initializer().filter(|_| global.is_constant())?;
    let bytes = match initial.kind() {
        ValueKind::DataArray => initial.data_bytes(),
        _ => return None,
    };
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    (end > 0).then_some(&bytes[..end])
}
