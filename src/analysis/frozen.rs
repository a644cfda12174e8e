//! What `freeze` sees through.
//!
//! SPIR-V has no such instruction (without SPV_KHR_poison_freeze), and an `OpUndef` may differ from use to use
//! (specification, `OpUndef`). A value is frozen all the same if nothing it is made of may vary or be poison: no
//! undefined constant reaches it, and no instruction behind it promises something whose breach makes poison.

use rustc_hash::FxHashSet;

use crate::llvm::{AttributePlace, Function, Opcode, Value, ValueKind};

use super::entry_points::is_kernel;

/// The values that a module freezes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Freezes {
    /// It freezes none. Else undefined values may come from anywhere, through calls and memory.
    Nothing,
    /// They are computed where they are frozen.
    OwnValues,
    /// Some come from callers, calls or memory: any instruction may be behind them.
    AnyValues,
}

/// What a module freezes; `freezing` are the functions that have a `freeze`.
pub(super) fn freezes(freezing: &[Function<'_>]) -> Freezes {
    let kinds = freezing.iter().map(|function| match BehindFreeze::of(*function).is_any {
        true => Freezes::AnyValues,
        false => Freezes::OwnValues,
    });
    kinds.max().unwrap_or(Freezes::Nothing)
}

/// The instructions of a function from whose results a frozen value is computed.
#[derive(Default)]
pub(crate) struct BehindFreeze<'m> {
    values: FxHashSet<Value<'m>>,
    /// It may be any.
    is_any: bool,
}

impl<'m> BehindFreeze<'m> {
    /// In a module that freezes such values.
    pub(crate) fn in_module(freezes: Freezes, function: Function<'m>) -> Self {
        match freezes {
            Freezes::Nothing => Self::default(),
            Freezes::OwnValues => Self::of(function),
            Freezes::AnyValues => Self { values: FxHashSet::default(), is_any: true },
        }
    }

    fn of(function: Function<'m>) -> Self {
        let mut behind = Self::default();
        let mut next = Vec::new();
        for block in function.blocks() {
            next.extend(block.instructions().filter(|inst| inst.opcode() == Opcode::Freeze).map(|inst| inst.value()));
        }
        while let Some(value) = next.pop() {
            behind.is_any |= comes_from_outside(value);
            for operand in value.operands() {
                behind.is_any |= matches!(operand.kind(), ValueKind::Argument(_)) && !is_kernel(function);
                if operand.as_instruction().is_some() && behind.values.insert(operand) {
                    next.push(operand);
                }
            }
        }
        behind
    }

    /// Whether an instruction is one of them.
    pub(crate) fn contains(&self, value: &Value<'m>) -> bool {
        self.is_any || self.values.contains(value)
    }
}

/// Whether the value of an instruction is what another one stored, or another function computes it.
fn comes_from_outside(value: Value<'_>) -> bool {
    let Some(inst) = value.as_instruction() else { return false };
    match inst.opcode() {
        // What touches no memory and has no body here computes its result of its arguments.
        Opcode::Call => inst.called_function().is_none_or(|callee| {
            !callee.is_declaration() || callee.int_attribute(AttributePlace::Function, "memory") != Some(0)
        }),
        Opcode::Load | Opcode::AtomicRmw | Opcode::AtomicCmpXchg => {
            inst.operand(0).ty().address_space() != Some(CONSTANT)
        }
        _ => false,
    }
}

/// The address space of constant memory, where nothing is stored.
const CONSTANT: u32 = 2;
