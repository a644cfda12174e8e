//! Definitions and their uses in the body of a function (specification, section 2.16.1), and positions in it.

use super::cx::Cx;
use crate::spirv::grammar::Op;
use crate::spirv::view::Instruction;
use crate::validate::function_body::Body;
use crate::validate::violation::Violations;

const DOMINANCE: &str = "2.16.1";

/// The use of an id.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    /// The position among the operands.
    pub(super) at: usize,
    /// The definition may come later.
    pub(super) may_be_later: bool,
    /// A translation to LLVM IR relies on the definition.
    pub(super) is_relied_on: bool,
}

impl Body {
    /// Checks that the definition at `offset` is available where an instruction uses it: before it in the same block, in a
    /// block that dominates it, or, for a block that cannot be reached, anywhere before it; a parameter, before it. Returns
    /// `true` if it is.
    pub(super) fn use_of(
        &self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        Use { at, may_be_later, is_relied_on }: Use,
        offset: usize,
        found: &mut Violations,
    ) -> bool {
        if cx.op(inst.operands[at]) == Some(Op::Label) {
            return true;
        }
        let is_before = may_be_later || offset < inst.offset || inst.op == Op::Phi;
        let Some(from) = self.block_at(offset) else {
            // A parameter is before all blocks; debug instructions may stand before it.
            found.require(is_before, inst, DOMINANCE, || {
                format!("{} is defined after its use", cx.name(inst.operands[at]))
            });
            return is_before;
        };
        let user = match inst.op {
            Op::Phi => match inst.operands.get(at + 1).and_then(|&parent| self.block(cx.view, parent)) {
                Some(parent) => Some(parent),
                None => return true,
            },
            _ => self.block_at(inst.offset),
        };
        let Some(to) = user else {
            found.add(inst, DOMINANCE, "a declaration must not use what the function computes");
            return false;
        };
        let is_available = match from == to {
            true => is_before,
            false => self.dominators.dominates(from, to) || !self.is_reachable(to) && is_before,
        };
        if !is_available {
            let message = format!("the definition of {} does not dominate its use", cx.name(inst.operands[at]));
            found.add_if(is_relied_on, inst, DOMINANCE, message);
        }
        is_available
    }
}

/// The position of an instruction in a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct BodyPosition<'b> {
    pub(super) body: &'b Body,
    /// The index of the function.
    pub(super) function: usize,
    /// The offset of the label of its block.
    pub(super) block: usize,
}

/// Returns `true` if a definition in `function`, or outside of functions, is before the instruction, and no block with it
/// but the instruction's.
#[inline]
pub(super) fn precedes(
    offset: usize,
    function: Option<usize>,
    inst: &Instruction<'_>,
    position: Option<BodyPosition<'_>>,
) -> bool {
    match (function, position) {
        (None, _) => offset < inst.offset,
        (Some(function), Some(position)) => {
            function == position.function && (position.block..inst.offset).contains(&offset)
        }
        (Some(_), None) => false,
    }
}
