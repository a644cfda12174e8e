//! Values that only name a specialization constant: the string, the `specialization_id`, and the instructions and
//! variables that pass their addresses to the requests of the constant.
//!
//! The constant replaces such a call, so its arguments are not needed.

use rustc_hash::FxHashSet;

use crate::llvm::{Global, Inst, Linkage, ModuleRef, Opcode, Value, ValueKind};

use crate::analysis::globals::is_for_tools;
use crate::analysis::intrinsics::Intrinsics;
use crate::map::intrinsics::Effect;

use super::calls::is_request;
use super::requests::same_address;

/// Returns the globals that only name constants or hold their defaults, and that no other module can use, with the
/// instructions through which requests get their addresses.
pub(super) fn names_only<'m>(module: ModuleRef<'m>, intrinsics: &Intrinsics<'m>) -> FxHashSet<Value<'m>> {
    let is_own = |global: &Global<'_>| {
        matches!(global.linkage(), Linkage::Internal | Linkage::Private | Linkage::LinkOnceAny | Linkage::LinkOnceOdr)
    };
    let mut found = FxHashSet::default();
    for global in module.globals().filter(|global| is_own(global) && global.value().has_uses()) {
        let mut carriers = Carriers { intrinsics, instructions: Vec::new(), reaches_request: false };
        if carriers.follow(global.value()).is_some() && carriers.reaches_request {
            found.insert(global.value());
            found.extend(carriers.instructions);
        }
    }
    found
}

/// The instructions that pass an address to requests.
struct Carriers<'i, 'm> {
    intrinsics: &'i Intrinsics<'m>,
    instructions: Vec<Value<'m>>,
    reaches_request: bool,
}

impl<'m> Carriers<'_, 'm> {
    /// Follows the address `global` through casts and variables; `None` if it has other uses than requests.
    fn follow(&mut self, global: Value<'m>) -> Option<()> {
        let mut next = vec![global];
        while let Some(pointer) = next.pop() {
            for (user, operand) in pointer.use_places() {
                match user.kind() {
                    ValueKind::ConstantExpr(opcode) => {
                        same_address(user, opcode)?;
                        next.push(user);
                    }
                    ValueKind::GlobalVariable(user) if is_for_tools(user) => {}
                    ValueKind::Instruction(inst) if is_request(self.intrinsics, inst) => self.reaches_request = true,
                    ValueKind::Instruction(inst) if inst.opcode() == Opcode::Store && operand == 0 => {
                        self.follow_variable(inst, &mut next)?;
                    }
                    ValueKind::Instruction(inst) => {
                        same_address(user, inst.opcode())?;
                        self.instructions.push(user);
                        next.push(user);
                    }
                    _ => return None,
                }
            }
        }
        Some(())
    }

    /// Adds the variable that `store` writes and the loads from it; `None` if it has another use.
    fn follow_variable(&mut self, store: Inst<'m>, loaded: &mut Vec<Value<'m>>) -> Option<()> {
        let mut variable = store.operand(1).as_instruction()?;
        while variable.opcode() != Opcode::Alloca {
            variable = same_address(variable.value(), variable.opcode())?.as_instruction()?;
        }
        self.instructions.push(variable.value());
        let mut addresses = vec![variable.value()];
        while let Some(address) = addresses.pop() {
            for (user, operand) in address.use_places() {
                let inst = user.as_instruction()?;
                match inst.opcode() {
                    Opcode::Load if !inst.is_volatile() => loaded.push(user),
                    Opcode::Store if inst == store && operand == 1 && !inst.is_volatile() => {}
                    Opcode::AddrSpaceCast | Opcode::BitCast => addresses.push(user),
                    Opcode::Call if self.intrinsics.has_effect(inst, Effect::Lifetime) => {}
                    _ => return None,
                }
                self.instructions.push(user);
            }
        }
        Some(())
    }
}
