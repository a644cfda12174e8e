//! Merge instructions as metadata, which the translation to SPIR-V reads.

use rustc_hash::FxHashMap;

use super::cx::FunctionCx;
use crate::ir::MdId;
use crate::map::merges::{BLOCK, MERGE};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// The nodes that stand for the blocks that merge instructions name, by label.
#[derive(Default)]
pub(super) struct Merges(FxHashMap<u32, MdId>);

impl Merges {
    /// Makes the nodes for a function, if the options keep merge instructions.
    pub(super) fn new<'a>(fx: &mut FunctionCx<'_, 'a>, body: impl Iterator<Item = Instruction<'a>>) -> Self {
        let mut merges = Self::default();
        if !fx.options.keeps_merges {
            return merges;
        }
        for label in body.flat_map(named) {
            merges.0.entry(*label).or_insert_with(|| fx.ir.md_distinct(&[]));
        }
        merges
    }

    /// `OpSelectionMerge merge control` => `!spirv.merge !{i32 247, !merge, i32 control}`;
    /// `OpLoopMerge merge continue` => `!spirv.merge !{i32 246, !merge, !continue}`; and `!spirv.block` of the terminator of a
    /// block that one of them names
    pub(super) fn attach<'a>(&self, fx: &mut FunctionCx<'_, 'a>, label: u32, merge: Option<Instruction<'a>>) {
        if self.0.is_empty() {
            return;
        }
        // A block that became several is none that the metadata can describe.
        let is_whole = fx.blocks.get(&label) == fx.ends.get(&label);
        let Some(terminator) = fx.fb.last_instruction().filter(|_| is_whole) else { return };
        let (fb, ir) = fx.builders();
        if let Some(block) = self.0.get(&label) {
            fb.attach(ir, terminator, BLOCK, *block);
        }
        let Some(inst) = merge else { return };
        let blocks = named(inst).iter().map(|label| self.0.get(label).copied());
        let Some(blocks) = blocks.collect::<Option<Vec<_>>>() else { return };
        let mut operands = vec![ir.md_i32(inst.op.0.into())];
        operands.extend(blocks);
        if let (Op::SelectionMerge, Some(control)) = (inst.op, inst.operands.get(1)) {
            operands.push(ir.md_i32(*control));
        }
        let node = ir.md_list(&operands);
        fb.attach(ir, terminator, MERGE, node);
    }
}

/// Returns the labels of the blocks that a merge instruction names.
fn named(inst: Instruction<'_>) -> &[u32] {
    let count = match inst.op {
        Op::SelectionMerge => 1,
        Op::LoopMerge => 2,
        _ => 0,
    };
    inst.operands.get(..count).unwrap_or_default()
}
