//! Lifetimes of `alloca`s in loops.
//!
//! SPIR-V declares the variables of a function once, at its head. One variable can replace the allocations of all
//! iterations as long as no address escapes from one iteration: then no code can tell the allocations apart.

use rustc_hash::FxHashSet;

use super::cfg::Cfg;
use crate::llvm::{Function, Inst, Opcode, Value, ValueKind};

/// The number of pointers derived from an address that are followed; with more, the address counts as escaping.
const MAX_POINTERS: usize = 1_000;

/// Returns `true` if `alloca` may run several times, and earlier results may be in use when it runs again, so that each
/// run needs a new variable.
pub(crate) fn needs_new_variables<'m>(cfg: &Cfg<'m>, alloca: Inst<'m>) -> bool {
    cfg.is_in_cycle(alloca.block()) && escapes_iteration(alloca)
}

/// Returns `true` if the address of `alloca` may be kept: in memory, in a phi, as an integer, by a caller.
fn escapes_iteration(alloca: Inst<'_>) -> bool {
    let mut pointers = Pointers { all: vec![alloca.value()], seen: FxHashSet::default(), home: alloca.function() };
    let mut next = 0;
    while let Some(&pointer) = pointers.all.get(next) {
        next += 1;
        for (user, operand) in pointer.use_places() {
            let is_kept = user.as_instruction().is_none_or(|user| pointers.is_kept_by(user, operand));
            if is_kept || pointers.all.len() > MAX_POINTERS {
                return true;
            }
        }
    }
    false
}

/// The pointers derived from an address.
struct Pointers<'m> {
    all: Vec<Value<'m>>,
    seen: FxHashSet<Value<'m>>,
    /// The function of the `alloca`.
    home: Function<'m>,
}

impl<'m> Pointers<'m> {
    /// Returns `true` if `user` keeps the pointer that is its operand; records the pointers that it derives.
    fn is_kept_by(&mut self, user: Inst<'m>, operand: u32) -> bool {
        match (user.opcode(), operand) {
            (Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg, 0) | (Opcode::Store, 1) | (Opcode::ICmp, _) => {
                false
            }
            (Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze | Opcode::Select, _) => {
                self.derive(user.value())
            }
            (Opcode::Store, 0) => self.is_kept_in(user.operand(1)),
            (Opcode::Call, argument) => self.is_kept_by_call(user, argument),
            _ => true,
        }
    }

    /// Records a derived pointer, which by itself does not keep the address.
    fn derive(&mut self, pointer: Value<'m>) -> bool {
        if self.seen.insert(pointer) {
            self.all.push(pointer);
        }
        false
    }

    /// Returns `true` if a pointer stored to `location` is kept.
    ///
    /// A variable of a called function, as unoptimized code has for parameters, keeps it no longer than the call lasts.
    fn is_kept_in(&mut self, place: Value<'m>) -> bool {
        match place.kind() {
            ValueKind::Instruction(variable) if variable.opcode() == Opcode::Alloca => {
                variable.function() == self.home
                    || variable.value().use_places().any(|(user, operand)| match user.as_instruction() {
                        Some(load) if load.opcode() == Opcode::Load => self.derive(user),
                        Some(store) => store.opcode() != Opcode::Store || operand != 1,
                        None => true,
                    })
            }
            _ => true,
        }
    }

    /// Returns `true` if a call keeps the pointer that is an argument.
    ///
    /// Functions without a body are builtins, which use a pointer to private memory only while they run.
    fn is_kept_by_call(&mut self, call: Inst<'m>, argument: u32) -> bool {
        match call.called_function() {
            None => true,
            Some(callee) if callee.is_declaration() => call.ty().scalar().is_pointer() && self.derive(call.value()),
            Some(callee) if callee == self.home || argument >= callee.parameter_count() => true,
            Some(callee) => self.derive(callee.parameter(argument)),
        }
    }
}
