//! Pointers that are the address of a variable, the types that addresses are computed for, and the uses of variables that
//! are only loaded from and stored to, as in unoptimized code.

use super::callees::Callees;
use crate::ir::{Inst, Opcode, Type, TypeKind, Value, ValueKind};
use crate::map::intrinsics::Effect;

/// The maximum number of casts between a variable and a use of its address. Instructions of an unreachable block may be
/// operands of each other in a cycle.
const MAX_CASTS: usize = 32;

/// Returns the operand of a cast, or of a `getelementptr` whose indices are all zero: an equal address.
pub(super) fn same_address(pointer: Value<'_>) -> Option<Value<'_>> {
    let opcode = match pointer.kind() {
        ValueKind::ConstantExpr(opcode) => opcode,
        ValueKind::Instruction(inst) => inst.opcode(),
        _ => return None,
    };
    match opcode {
        Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Freeze => Some(pointer.operand(0)),
        Opcode::GetElementPtr if pointer.operands().skip(1).all(|index| index.int_zext() == Some(0)) => {
            Some(pointer.operand(0))
        }
        _ => None,
    }
}

/// Strips casts, aliases and `getelementptr`s without an offset from a constant pointer.
pub(crate) fn strip_constant_casts(pointer: Value<'_>) -> Value<'_> {
    let mut pointer = pointer;
    loop {
        let stripped = match pointer.kind() {
            ValueKind::Alias => Some(pointer.operand(0)),
            ValueKind::ConstantExpr(_) => same_address(pointer),
            _ => None,
        };
        let Some(stripped) = stripped else { return pointer };
        pointer = stripped;
    }
}

/// Strips casts and `getelementptr`s without an offset from a pointer.
pub(crate) fn strip_casts(pointer: Value<'_>) -> Value<'_> {
    let mut pointer = pointer;
    for _ in 0..MAX_CASTS {
        let Some(stripped) = same_address(pointer) else { break };
        pointer = stripped;
    }
    pointer
}

/// Returns the `alloca` or global variable whose address a pointer is.
pub(crate) fn object_of(pointer: Value<'_>) -> Option<Value<'_>> {
    let object = strip_casts(pointer);
    match object.kind() {
        ValueKind::GlobalVariable(_) => Some(object),
        ValueKind::Instruction(inst) if inst.opcode() == Opcode::Alloca => Some(object),
        _ => None,
    }
}

/// Returns the `alloca` whose address a pointer is.
pub(crate) fn variable_of(pointer: Value<'_>) -> Option<Inst<'_>> {
    object_of(pointer)?.as_instruction()
}

/// The uses of a variable whose address is used by nothing else.
#[derive(Default)]
pub(crate) struct VariableUses<'m> {
    pub(crate) loads: Vec<Inst<'m>>,
    pub(crate) stores: Vec<Inst<'m>>,
    /// The casts of the address and the calls that start or end the lifetime.
    pub(crate) others: Vec<Inst<'m>>,
}

impl<'m> VariableUses<'m> {
    /// Returns the uses of an `alloca`; `None` if there are other ones.
    pub(crate) fn of(callees: &Callees<'m>, variable: Inst<'m>) -> Option<Self> {
        let mut uses = Self::default();
        let mut addresses = vec![variable.value()];
        while let Some(address) = addresses.pop() {
            for (user, operand) in address.use_slots() {
                let inst = user.as_instruction()?;
                match inst.opcode() {
                    Opcode::Load => uses.loads.push(inst),
                    Opcode::Store if operand == 1 => uses.stores.push(inst),
                    Opcode::AddrSpaceCast | Opcode::BitCast => {
                        addresses.push(user);
                        uses.others.push(inst);
                    }
                    Opcode::Call if callees.has_effect(inst, Effect::Lifetime) => uses.others.push(inst),
                    _ => return None,
                }
            }
        }
        Some(uses)
    }
}

/// Returns the type that a `getelementptr` addresses; `None` for byte arithmetic, which does not determine the element
/// type.
pub(super) fn addressed_type(gep: Value<'_>) -> Option<Type<'_>> {
    let mut ty = gep.source_element_type();
    if is_byte(ty) {
        return None;
    }
    // The first index steps over whole elements.
    for index in gep.operands().skip(2) {
        ty = match ty.kind() {
            TypeKind::Struct => ty.member(u32::try_from(index.int_zext()?).ok()?),
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
            _ => return None,
        };
    }
    Some(ty)
}

pub(super) fn is_byte(ty: Type<'_>) -> bool {
    ty.integer_bits() == Some(8)
}
