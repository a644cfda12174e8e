//! Variables of a function that keep saved pointers in memory, as unoptimized code does (`%saved_stack = alloca ptr`).

use crate::analysis::intrinsics::Intrinsics;
use crate::llvm::{Inst, Opcode, Value, ValueKind};
use crate::map::intrinsics::Effect;

use super::flow::Flow;
use super::reaching::Variable;

/// A variable whose definitions are stores.
pub(super) type Slot<'m> = Variable<Value<'m>>;

/// Finds the store that each load of `variable` reads; `None` if its address has other uses than loads and stores of
/// pointers.
pub(super) fn stores<'m>(intrinsics: &Intrinsics<'m>, flow: &Flow<'_, 'm>, variable: Inst<'m>) -> Option<Slot<'m>> {
    let (mut stores, mut loads) = (Vec::new(), Vec::new());
    let mut addresses = vec![variable.value()];
    while let Some(address) = addresses.pop() {
        for (user, operand) in address.use_places() {
            let user = user.as_instruction()?;
            match user.opcode() {
                Opcode::Load => loads.extend(flow.point(user)),
                // A pointer may also be stored as a number, or in an aggregate, which is not traced.
                Opcode::Store if operand == 1 && user.operand(0).ty().is_pointer() => {
                    stores.extend(flow.point(user).map(|point| (point, user.operand(0))));
                }
                Opcode::BitCast | Opcode::AddrSpaceCast => addresses.push(user.value()),
                Opcode::Call if intrinsics.has_effect(user, Effect::Lifetime) => {}
                _ => return None,
            }
        }
    }
    Some(Variable::new(flow, stores, &loads))
}

/// Returns the variable that a load reads, through casts of its address.
pub(super) fn variable(load: Inst<'_>) -> Option<Inst<'_>> {
    let mut address = load.operand(0);
    loop {
        let ValueKind::Instruction(inst) = address.kind() else { return None };
        match inst.opcode() {
            Opcode::Alloca => return Some(inst),
            Opcode::BitCast | Opcode::AddrSpaceCast => address = inst.operand(0),
            _ => return None,
        }
    }
}
