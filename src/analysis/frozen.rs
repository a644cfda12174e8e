//! What `freeze` sees through.
//!
//! SPIR-V has no such instruction (without SPV_KHR_poison_freeze), and an `OpUndef` may differ from use to use
//! (specification, `OpUndef`). A value is frozen all the same if nothing it is made of may vary or be poison: no
//! undefined constant reaches it, and no instruction behind it promises something whose breach makes poison.

use rustc_hash::FxHashSet;

use crate::llvm::{Function, Opcode, Value};

/// The instructions of a function from whose results a frozen value is computed.
pub(crate) fn behind_freeze(function: Function<'_>) -> FxHashSet<Value<'_>> {
    let mut behind = FxHashSet::default();
    let mut next = Vec::new();
    for block in function.blocks() {
        next.extend(block.instructions().filter(|inst| inst.opcode() == Opcode::Freeze).map(|inst| inst.value()));
    }
    while let Some(value) = next.pop() {
        for operand in value.operands() {
            if operand.as_instruction().is_some() && behind.insert(operand) {
                next.push(operand);
            }
        }
    }
    behind
}
