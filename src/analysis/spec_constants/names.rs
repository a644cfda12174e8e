//! Values that only name a specialization constant: the string, the `specialization_id`, and the instructions and
//! variables that pass their addresses to the requests of the constant.
//!
//! The constant replaces such a call, so its arguments are not needed.

use rustc_hash::FxHashSet;

use super::calls::is_request;
use crate::analysis::addresses::{VariableUses, same_address, variable_of};
use crate::analysis::callees::Callees;
use crate::analysis::globals::is_for_tools;
use crate::ir::{Global, Inst, Linkage, ModuleRef, Opcode, Value, ValueKind};

/// Returns the globals that only name constants or hold their defaults, and that no other module can use, with the
/// instructions through which requests get their addresses.
pub(super) fn names_only<'m>(module: ModuleRef<'m>, callees: &Callees<'m>) -> FxHashSet<Value<'m>> {
    let is_own = |global: &Global<'_>| {
        matches!(global.linkage(), Linkage::Internal | Linkage::Private | Linkage::LinkOnceAny | Linkage::LinkOnceOdr)
    };
    let mut found = FxHashSet::default();
    for global in module.globals().filter(|global| is_own(global) && global.value().has_uses()) {
        let mut carriers = Carriers { callees, instructions: Vec::new(), reaches_request: false };
        if carriers.follow(global.value()).is_some() && carriers.reaches_request {
            found.insert(global.value());
            found.extend(carriers.instructions);
        }
    }
    found
}

/// The instructions that pass an address to requests.
struct Carriers<'i, 'm> {
    callees: &'i Callees<'m>,
    instructions: Vec<Value<'m>>,
    reaches_request: bool,
}

impl<'m> Carriers<'_, 'm> {
    /// Follows the address `global` through casts and variables; `None` if it has other uses than requests.
    fn follow(&mut self, global: Value<'m>) -> Option<()> {
        let mut next = vec![global];
        while let Some(pointer) = next.pop() {
            for (user, operand) in pointer.use_slots() {
                match user.kind() {
                    ValueKind::ConstantExpr(_) => {
                        same_address(user)?;
                        next.push(user);
                    }
                    ValueKind::GlobalVariable(user) if is_for_tools(user) => {}
                    ValueKind::Instruction(inst) if is_request(self.callees, inst) => self.reaches_request = true,
                    ValueKind::Instruction(inst) if inst.opcode() == Opcode::Store && operand == 0 => {
                        self.follow_variable(inst, &mut next)?;
                    }
                    ValueKind::Instruction(_) => {
                        same_address(user)?;
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
        let variable = variable_of(store.operand(1))?;
        let uses = VariableUses::of(self.callees, variable)?;
        if uses.stores != [store] || store.is_volatile() || uses.loads.iter().any(|load| load.is_volatile()) {
            return None;
        }
        loaded.extend(uses.loads.iter().map(|load| load.value()));
        let users = [variable].into_iter().chain(uses.loads).chain(uses.stores).chain(uses.others);
        self.instructions.extend(users.map(Inst::value));
        Some(())
    }
}
