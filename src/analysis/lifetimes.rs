//! Whether an `alloca` in a loop needs a new variable each time it runs.
//!
//! SPIR-V declares the variables of a function once, at its head. That is as good as a variable each time as long as
//! nothing that one pass of the loop leaves behind can know the address: then nobody can tell the variables apart.

use rustc_hash::FxHashSet;

use crate::llvm::{Block, Function, Inst, Opcode, Value, ValueKind};

/// How many pointers made of an address are looked at before it counts as known to others.
const MOST_POINTERS: usize = 1_000;

/// Whether `alloca` may run several times and its earlier results may be in use when it runs again.
pub(crate) fn is_renewed(alloca: Inst<'_>) -> bool {
    let block = alloca.block();
    alloca.function().entry_block() != Some(block) && outlives_pass(alloca) && reaches_itself(block)
}

fn reaches_itself(block: Block<'_>) -> bool {
    let mut seen = FxHashSet::default();
    let mut next = vec![block];
    while let Some(reached) = next.pop() {
        for successor in reached.successors() {
            if successor == block {
                return true;
            }
            if seen.insert(successor) {
                next.push(successor);
            }
        }
    }
    false
}

/// Whether the address of `alloca` may be kept: in memory, in a phi, as a number, by a caller.
fn outlives_pass(alloca: Inst<'_>) -> bool {
    let mut pointers = Pointers { all: vec![alloca.value()], seen: FxHashSet::default(), home: alloca.function() };
    let mut next = 0;
    while let Some(&pointer) = pointers.all.get(next) {
        next += 1;
        for (user, operand) in pointer.use_places() {
            let is_kept = user.as_instruction().is_none_or(|user| pointers.is_kept_by(user, operand));
            if is_kept || pointers.all.len() > MOST_POINTERS {
                return true;
            }
        }
    }
    false
}

/// The pointers that an address has become.
struct Pointers<'m> {
    all: Vec<Value<'m>>,
    seen: FxHashSet<Value<'m>>,
    /// The function whose `alloca` it is.
    home: Function<'m>,
}

impl<'m> Pointers<'m> {
    /// Whether `user`, which has a pointer as an operand, keeps it; notes what else the pointer becomes.
    fn is_kept_by(&mut self, user: Inst<'m>, operand: u32) -> bool {
        match (user.opcode(), operand) {
            (Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg, 0) | (Opcode::Store, 1) | (Opcode::ICmp, _) => {
                false
            }
            (Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze | Opcode::Select, _) => {
                self.becomes(user.value())
            }
            (Opcode::Store, 0) => self.is_kept_in(user.operand(1)),
            (Opcode::Call, argument) => self.is_kept_by_call(user, argument),
            _ => true,
        }
    }

    fn becomes(&mut self, pointer: Value<'m>) -> bool {
        if self.seen.insert(pointer) {
            self.all.push(pointer);
        }
        false
    }

    /// A pointer in a variable of a function that is called, as unoptimised code keeps its parameters, is kept no
    /// longer than the call lasts.
    fn is_kept_in(&mut self, place: Value<'m>) -> bool {
        match place.kind() {
            ValueKind::Instruction(variable) if variable.opcode() == Opcode::Alloca => {
                variable.function() == self.home
                    || variable.value().use_places().any(|(user, operand)| match user.as_instruction() {
                        Some(load) if load.opcode() == Opcode::Load => self.becomes(user),
                        Some(store) => store.opcode() != Opcode::Store || operand != 1,
                        None => true,
                    })
            }
            _ => true,
        }
    }

    /// Functions without a body are builtins, which use a pointer to private memory for as long as they run.
    fn is_kept_by_call(&mut self, call: Inst<'m>, argument: u32) -> bool {
        match call.called_function() {
            None => true,
            Some(callee) if callee.is_declaration() => call.ty().scalar().is_pointer() && self.becomes(call.value()),
            Some(callee) if callee == self.home || argument >= callee.parameter_count() => true,
            Some(callee) => self.becomes(callee.parameter(argument)),
        }
    }
}
