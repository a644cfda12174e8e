//! Lifetimes of `alloca`s in loops.
//!
//! SPIR-V declares the variables of a function once, at its head. One variable can replace the allocations of all
//! iterations as long as no address escapes from one iteration: then no code can tell the allocations apart.

use std::sync::{Mutex, PoisonError};

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use super::cfg::Cfg;
use crate::ir::{Inst, Opcode, Value, ValueKind};

/// The pointers that outlive an iteration or a call. Each is followed once, when it is first asked for.
#[derive(Default)]
pub(crate) struct Lifetimes<'m>(Mutex<FxHashMap<Node<'m>, bool>>);

/// A holder of an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Node<'m> {
    /// A pointer to an `alloca` of the same function. It escapes if it may be used after the iteration.
    Local(Value<'m>),
    /// A pointer that a caller passed. It escapes if it may be used after the call.
    Passed(Value<'m>),
    /// An `alloca` that a passed pointer is stored to, as unoptimized code does with parameters.
    Slot(Value<'m>),
}

/// Nodes that get an address from another one.
type Derived<'m> = SmallVec<[Node<'m>; 4]>;

impl<'m> Lifetimes<'m> {
    /// Returns `true` if `alloca` may run several times, and earlier results may be in use when it runs again, so that
    /// each run needs a new variable.
    pub(crate) fn needs_new_variables(&self, cfg: &Cfg<'m>, alloca: Inst<'m>) -> bool {
        cfg.is_in_cycle(alloca.block()) && self.escapes(Node::Local(alloca.value()))
    }

    /// Returns `true` if an address may be kept: in memory, in a phi, as an integer, by a caller.
    fn escapes(&self, start: Node<'m>) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&escapes) = known.get(&start) {
            return escapes;
        }
        // The nodes that `start` reaches, each with the positions of the nodes that it gets an address from.
        let mut reached: IndexMap<Node<'m>, SmallVec<[usize; 1]>, FxBuildHasher> = IndexMap::default();
        reached.insert(start, SmallVec::new());
        let (mut escaping, mut next) = (Vec::new(), 0);
        while let Some((&node, _)) = reached.get_index(next) {
            let derived = node.derived();
            if derived.is_none() {
                escaping.push(next);
            }
            for other in derived.unwrap_or_default() {
                match known.get(&other) {
                    Some(true) => escaping.push(next),
                    Some(false) => {}
                    None => reached.entry(other).or_default().push(next),
                }
            }
            next += 1;
        }
        let mut escapes = vec![false; reached.len()];
        while let Some(node) = escaping.pop() {
            if !std::mem::replace(&mut escapes[node], true) {
                escaping.extend_from_slice(&reached[node]);
            }
        }
        let is_start_kept = escapes[0];
        known.extend(reached.into_keys().zip(escapes));
        is_start_kept
    }
}

impl<'m> Node<'m> {
    /// Returns the nodes that get the address from this one; `None` if a use keeps it.
    fn derived(self) -> Option<Derived<'m>> {
        let mut derived = Derived::new();
        match self {
            Self::Local(pointer) | Self::Passed(pointer) => {
                for (user, operand) in pointer.use_slots() {
                    derived.extend(self.derived_by(user.as_instruction()?, operand)?);
                }
            }
            Self::Slot(variable) => {
                for (user, operand) in variable.use_slots() {
                    match (user.as_instruction()?.opcode(), operand) {
                        (Opcode::Load, _) => derived.push(Self::Passed(user)),
                        (Opcode::Store, 1) => {}
                        _ => return None,
                    }
                }
            }
        }
        Some(derived)
    }

    /// Returns the node that gets the address by a use, if any; `None` if the use keeps it.
    fn derived_by(self, user: Inst<'m>, operand: u32) -> Option<Option<Self>> {
        match (user.opcode(), operand) {
            (Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg, 0) | (Opcode::Store, 1) | (Opcode::ICmp, _) => {
                Some(None)
            }
            (Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze | Opcode::Select, _) => {
                Some(Some(self.with_pointer(user.value())))
            }
            (Opcode::Store, 0) => self.stored_to(user.operand(1)).map(Some),
            (Opcode::Call, argument) => self.passed_to(user, argument),
            _ => None,
        }
    }

    /// Returns the node of a pointer that is derived from this one.
    fn with_pointer(self, pointer: Value<'m>) -> Self {
        match self {
            Self::Local(_) => Self::Local(pointer),
            Self::Passed(_) | Self::Slot(_) => Self::Passed(pointer),
        }
    }

    /// Returns the slot that a store writes; `None` if the memory keeps the address.
    ///
    /// A variable of a function keeps the pointer until the end of the call, not of the iteration.
    fn stored_to(self, location: Value<'m>) -> Option<Self> {
        match (self, location.kind()) {
            (Self::Passed(_), ValueKind::Instruction(variable)) if variable.opcode() == Opcode::Alloca => {
                Some(Self::Slot(location))
            }
            _ => None,
        }
    }

    /// Returns the node that gets an argument of a call, if any; `None` if the call keeps it.
    ///
    /// Functions without a body are builtins, which use a pointer to private memory only while they run.
    fn passed_to(self, call: Inst<'m>, argument: u32) -> Option<Option<Self>> {
        let callee = call.called_function()?;
        if callee.is_declaration() {
            return Some(call.ty().scalar().is_pointer().then(|| self.with_pointer(call.value())));
        }
        (argument < callee.parameter_count()).then(|| Some(Self::Passed(callee.parameter(argument))))
    }
}
