//! The fast path for the most frequent instructions of debug information.

use std::sync::LazyLock;

use super::operands::{self, Must};
use super::{Cx, Dialect};
use crate::spirv::grammar::{AddressingModel, Dbg, Op, OperandKind, Quantifier};
use crate::spirv::operands::{ExtendedSet, extended_row};
use crate::spirv::view::Instruction;
use crate::validate::rules::availability::{BodyPosition, precedes};

/// The most frequent instructions: in functions, and before them.
const LOCAL: [Dbg; 4] = [Dbg::Scope, Dbg::NoScope, Dbg::Declare, Dbg::Value];
const GLOBAL: [Dbg; 3] = [Dbg::LexicalBlock, Dbg::InlinedAt, Dbg::LocalVariable];

/// The operands of one of them. Each has one word.
#[derive(Debug)]
struct OperandsRow {
    is_local: bool,
    /// The least and the most operands.
    least: usize,
    most: usize,
    /// A bit for each operand that is a number; the others are ids.
    numbers: u32,
    kinds: &'static [Must],
}

impl OperandsRow {
    fn new(number: Dbg) -> Option<Self> {
        let kinds = operands::row(Dialect::OpenCl, number)?;
        let is_local = LOCAL.contains(&number);
        if !is_local && !GLOBAL.contains(&number) {
            return None;
        }
        let mut row = Self { is_local, least: 0, most: 0, numbers: 0, kinds };
        for (index, operand) in extended_row(ExtendedSet::DebugInfo, number.0)?.iter().enumerate() {
            match operand.kind {
                OperandKind::IdRef => {}
                OperandKind::LiteralInteger => row.numbers |= 1 << index,
                _ => return None,
            }
            row.least += usize::from(operand.quantifier == Quantifier::One);
            row.most = if operand.quantifier == Quantifier::Variadic { usize::MAX } else { index + 1 };
        }
        Some(row)
    }

    /// Returns `true` if the operand at an index is what it must be, and defined before the instruction.
    #[inline]
    fn allows(
        &self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        position: Option<BodyPosition<'_>>,
        (index, word): (usize, u32),
    ) -> bool {
        let kind = operands::at(self.kinds, index);
        if index < u32::BITS as usize && self.numbers >> index & 1 != 0 {
            return matches!(kind, Must::Number) || kind.holds(cx, Dialect::OpenCl, word);
        }
        let Some((offset, function)) = cx.view.location(word) else { return false };
        precedes(offset, function, inst, position)
            && match kind.debug_instructions() {
                Some(allowed) => matches!(
                    cx.view.extended_instruction_at(offset),
                    Some((ExtendedSet::DebugInfo, number)) if allowed.contains(Dbg(number))
                ),
                None => kind.holds(cx, Dialect::OpenCl, word),
            }
    }
}

/// The rows by number, as far as there are any.
static ROWS: LazyLock<Vec<Option<OperandsRow>>> = LazyLock::new(|| {
    let last = LOCAL.iter().chain(&GLOBAL).map(|number| number.0).max().unwrap_or_default();
    (0..=last).map(|number| OperandsRow::new(Dbg(number))).collect()
});

/// The result type and the imported set of the last instruction that was valid by this path, which most of them share.
#[derive(Debug, Default)]
pub(in crate::validate::rules) struct FastPath(Option<[u32; 2]>);

impl FastPath {
    /// Returns `true` for one of the most frequent instructions of OpenCL.DebugInfo.100 if it is where it must be, and its
    /// operands are those of its row, defined outside of functions or earlier in the block. No other rule is about it, and
    /// a module with debug information has nearly as many of them as of other instructions.
    #[inline]
    pub(in crate::validate::rules) fn is_valid(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        position: Option<BodyPosition<'_>>,
    ) -> bool {
        inst.op == Op::ExtInst && self.is_valid_extended(cx, inst, position)
    }

    fn is_valid_extended(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        position: Option<BodyPosition<'_>>,
    ) -> bool {
        let view = cx.view;
        let &[ty, result, set, number, ref operands @ ..] = inst.operands else { return false };
        let Some(Some(row)) = ROWS.get(number as usize) else { return false };
        let is_in_place = if row.is_local { position.is_some() } else { inst.offset < view.preamble_end() };
        is_in_place
            && (row.least..=row.most).contains(&operands.len())
            && self.is_valid_head(cx, inst, [ty, set])
            && result != 0
            && view.definition_offset(result) == Some(inst.offset)
            && operands.iter().enumerate().all(|(index, &word)| row.allows(cx, inst, position, (index, word)))
    }

    /// Checks the result type and the set, and that no rule about the module as a whole restricts the instruction.
    #[inline]
    fn is_valid_head(&mut self, cx: &Cx<'_, '_>, inst: &Instruction<'_>, head: [u32; 2]) -> bool {
        if self.0 == Some(head) {
            return true;
        }
        let [ty, set] = head;
        let is_before = |id| matches!(cx.view.location(id), Some((offset, None)) if offset < inst.offset);
        let is_valid = cx.op(ty) == Some(Op::TypeVoid)
            && cx.view.extended_sets().set(set) == Some(ExtendedSet::DebugInfo)
            && is_before(ty)
            && is_before(set)
            && !cx.has_non_semantic
            && cx.addressing != Some(AddressingModel::Logical);
        self.0 = is_valid.then_some(head);
        is_valid
    }
}
