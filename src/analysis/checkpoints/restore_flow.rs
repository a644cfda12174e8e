//! The control flow of one function, its `llvm.stackrestore` calls, and the order of the instructions that handle saved
//! pointers.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::analysis::callees::Callees;
use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Inst, Opcode, Value};
use crate::map::intrinsics::Effect;

/// A program point: a block, and the number of an instruction, which is unique in the function.
///
/// The numbers follow a reverse postorder: the instructions that dominate another have smaller numbers. A phi has the
/// number of its block's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    /// Index into [`RestoreFlow::blocks`].
    pub(super) block: usize,
    pub(super) number: usize,
}

/// The number of the point after the last instruction of a block.
pub(super) const END: usize = usize::MAX;

/// The blocks that the entry reaches.
pub(super) struct RestoreFlow<'c, 'm> {
    cfg: &'c Cfg<'m>,
    /// The blocks in reverse postorder.
    pub(super) blocks: Vec<FlowBlock<'m>>,
    /// The position in `blocks` of each block of `cfg`.
    positions: Vec<usize>,
    pub(super) restores: Vec<RestoreSite<'m>>,
    /// The numbers of the instructions that define, store and load pointers.
    numbers: FxHashMap<Value<'m>, usize>,
}

/// A block, its predecessors, and the restores in it.
pub(super) struct FlowBlock<'m> {
    pub(super) block: Block<'m>,
    /// Indices into [`RestoreFlow::blocks`], without duplicates.
    pub(super) predecessors: SmallVec<[usize; 2]>,
    /// The number of the point before its phis.
    pub(super) head: usize,
    /// Indices into [`RestoreFlow::restores`], in order.
    pub(super) restores: SmallVec<[usize; 1]>,
}

/// A call of `llvm.stackrestore`.
pub(super) struct RestoreSite<'m> {
    pub(super) inst: Inst<'m>,
    pub(super) point: Point,
}

impl<'c, 'm> RestoreFlow<'c, 'm> {
    pub(super) fn new(callees: &Callees<'m>, cfg: &'c Cfg<'m>) -> Self {
        let order = cfg.graph().reverse_postorder(0);
        let mut positions = vec![usize::MAX; cfg.graph().len()];
        order.iter().enumerate().for_each(|(position, &number)| positions[number] = position);
        let (blocks, restores) = (Vec::with_capacity(order.len()), Vec::new());
        let mut flow = Self { cfg, blocks, positions, restores, numbers: FxHashMap::default() };
        let mut number = 0;
        for block in order.iter().map(|&block| cfg.block(block)) {
            let head = number;
            number += 1;
            flow.blocks.push(FlowBlock { block, predecessors: SmallVec::new(), head, restores: SmallVec::new() });
            for inst in block.instructions() {
                flow.record(callees, inst, number);
                number += 1;
            }
        }
        flow.find_predecessors(&order);
        flow
    }

    fn record(&mut self, callees: &Callees<'m>, inst: Inst<'m>, number: usize) {
        match inst.opcode() {
            Opcode::Call if callees.has_effect(inst, Effect::RestoresStack) => {
                let block = self.blocks.len() - 1;
                self.blocks[block].restores.push(self.restores.len());
                self.restores.push(RestoreSite { inst, point: Point { block, number } });
            }
            Opcode::Call | Opcode::Select | Opcode::Load if inst.ty().is_pointer() => {
                self.numbers.insert(inst.value(), number);
            }
            Opcode::Store if inst.operand(0).ty().is_pointer() => {
                self.numbers.insert(inst.value(), number);
            }
            _ => {}
        }
    }

    fn find_predecessors(&mut self, order: &[usize]) {
        for (position, &block) in order.iter().enumerate() {
            for &successor in self.cfg.graph().successors(block) {
                self.blocks[self.positions[successor]].predecessors.push(position);
            }
        }
    }

    /// Returns the index of a block; `None` if the entry does not reach it.
    pub(super) fn position(&self, block: Block<'m>) -> Option<usize> {
        self.cfg.number(block).map(|number| self.positions[number])
    }

    /// Returns the point of an instruction that is a call, a select, a load or a store of a pointer; `None` if the
    /// entry does not reach it.
    pub(super) fn point(&self, inst: Inst<'m>) -> Option<Point> {
        let block = self.position(inst.block())?;
        Some(Point { block, number: *self.numbers.get(&inst.value())? })
    }

    /// Returns the point of a block's phis.
    pub(super) fn head(&self, block: usize) -> Point {
        Point { block, number: self.blocks[block].head }
    }
}
