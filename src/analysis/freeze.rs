//! Backward slices of `freeze`.
//!
//! SPIR-V has no such instruction without SPV_KHR_poison_freeze, and an `OpUndef` may have another value at each use
//! (specification, `OpUndef`). A `freeze` may be lowered to its operand if nothing that the operand is computed from is
//! undefined or poison: undefined constants are emitted as zero, and instructions of the slice without
//! poison-generating flags.

use rustc_hash::{FxHashMap, FxHashSet};

use super::entry_points::is_kernel;
use super::globals::CONSTANT_MEMORY;
use crate::ir::{AttributePosition, Function, Inst, Opcode, Value, ValueKind};

/// The kinds of values that a module freezes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Freezes {
    /// None.
    Nothing,
    /// Values that only depend on instructions of the function that freezes them.
    OwnValues,
    /// Values that also depend on callers, calls or memory: any instruction of the module may be in their slice.
    AnyValues,
}

/// Returns the kinds of values that a module freezes, from the `freeze` instructions of each function.
pub(super) fn freezes<'m>(frozen: &FxHashMap<Function<'m>, Vec<Inst<'m>>>) -> Freezes {
    let kinds = frozen.iter().map(|(function, frozen)| match FreezeSlice::of(*function, frozen).is_any {
        true => Freezes::AnyValues,
        false => Freezes::OwnValues,
    });
    kinds.max().unwrap_or(Freezes::Nothing)
}

/// The instructions of a function that frozen values are computed from.
#[derive(Default)]
pub(crate) struct FreezeSlice<'m> {
    values: FxHashSet<Value<'m>>,
    /// `true` if any instruction may be among them.
    is_any: bool,
}

impl<'m> FreezeSlice<'m> {
    /// Finds the slice of a function with these `freeze` instructions, in a module that freezes values of that kind.
    pub(super) fn in_module(freezes: Freezes, function: Function<'m>, frozen: &[Inst<'m>]) -> Self {
        match freezes {
            Freezes::Nothing => Self::default(),
            Freezes::OwnValues => Self::of(function, frozen),
            Freezes::AnyValues => Self { values: FxHashSet::default(), is_any: true },
        }
    }

    fn of(function: Function<'m>, frozen: &[Inst<'m>]) -> Self {
        let mut slice = Self::default();
        let mut next: Vec<Value<'m>> = frozen.iter().map(|inst| inst.value()).collect();
        while let Some(value) = next.pop() {
            slice.is_any |= comes_from_outside(value);
            for operand in value.operands() {
                slice.is_any |= matches!(operand.kind(), ValueKind::Argument(_)) && !is_kernel(function);
                if operand.as_instruction().is_some() && slice.values.insert(operand) {
                    next.push(operand);
                }
            }
        }
        slice
    }

    /// Returns `true` if a frozen value may be computed from the result of an instruction.
    pub(crate) fn contains(&self, value: &Value<'m>) -> bool {
        self.is_any || self.values.contains(value)
    }
}

/// Returns `true` if an instruction loads its result, or another function computes it.
fn comes_from_outside(value: Value<'_>) -> bool {
    let Some(inst) = value.as_instruction() else { return false };
    match inst.opcode() {
        // A declaration with `memory(none)` computes its result from its arguments.
        Opcode::Call => inst.called_function().is_none_or(|callee| {
            !callee.is_declaration() || callee.int_attribute(AttributePosition::Function, "memory") != Some(0)
        }),
        Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg => {
            inst.operand(0).ty().address_space() != Some(CONSTANT_MEMORY)
        }
        _ => false,
    }
}
