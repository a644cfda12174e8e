//! Expressions: `DebugExpression` => `DIExpression`

use super::operands::DebugInst;
use crate::error::WarningKind;
use crate::ir::MdId;
use crate::ir::metadata::expression::{is_valid_expression, operations};
use crate::lift::cx::ModuleCx;
use crate::map::dwarf::{self, op};
use crate::spirv::grammar::Dbg;

/// `DebugExpression` of `DebugOperation`s => `DIExpression`
///
/// An expression with an unknown operation is empty.
pub(super) fn expression(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> MdId {
    let words = words(mx, inst.rest());
    if words.is_none() {
        mx.warn(
            WarningKind::OmittedDebugInfo,
            inst.inst,
            "the operations are not known and are omitted from debug information",
        );
    }
    mx.ir.md_expression(&words.unwrap_or_default())
}

fn words(mx: &ModuleCx<'_>, operations: &[u32]) -> Option<Vec<u64>> {
    let mut words = Vec::with_capacity(operations.len());
    for id in operations {
        let operation = mx.debug_inst_of(*id).filter(|inst| inst.number == Dbg::Operation)?;
        let (number, count) = dwarf::operation_number(mx.optional_number(&operation, "OpCode")?)?;
        let operands = operation.rest();
        if operands.len() != count {
            return None;
        }
        words.push(number);
        words.extend(operands.iter().map(|word| match operation.is_non_semantic() {
            true => u64::from(mx.number_of(*word)),
            false => u64::from(*word),
        }));
    }
    is_valid_expression(&words).then_some(words)
}

/// Returns the number of values that an expression is computed from; zero if it has no `DW_OP_LLVM_arg`.
pub(super) fn location_count(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> u64 {
    let Some(words) = words(mx, inst.rest()) else { return 0 };
    let counts = operations(&words).map(|operation| match *operation {
        [op::ARG, index] => index.saturating_add(1),
        _ => 0,
    });
    counts.max().unwrap_or(0)
}

/// Returns the part of a variable that an expression describes: its first bit and its size.
pub(super) fn fragment(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> Option<(u64, u64)> {
    match words(mx, inst.rest())?[..] {
        [.., op::FRAGMENT, first, size] => Some((first, size)),
        _ => None,
    }
}
