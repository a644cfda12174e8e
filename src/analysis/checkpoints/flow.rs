//! The control flow of one function, its `llvm.stackrestore` calls, and the order of the instructions that handle saved
//! pointers.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::analysis::allocas::is_stack_restore;
use crate::llvm::{Block, Function, Inst, Opcode, Value};

/// A point of the function: a block, and the number of an instruction that no other instruction of the function has.
///
/// The numbers follow a reverse postorder: whatever dominates an instruction has a smaller number. A phi has the number
/// of its block's head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    /// Index into [`Flow::blocks`].
    pub(super) block: usize,
    pub(super) number: usize,
}

/// The point behind the last instruction of a block.
pub(super) const END: usize = usize::MAX;

/// The blocks that the entry reaches.
pub(super) struct Flow<'m> {
    /// In reverse postorder.
    pub(super) blocks: Vec<FlowBlock<'m>>,
    pub(super) positions: FxHashMap<Block<'m>, usize>,
    pub(super) restores: Vec<RestoreSite<'m>>,
    /// Where saved pointers are made, stored and loaded.
    numbers: FxHashMap<Value<'m>, usize>,
}

/// A block with the facts that the analysis needs.
pub(super) struct FlowBlock<'m> {
    pub(super) block: Block<'m>,
    /// Indices into [`Flow::blocks`], each once.
    pub(super) predecessors: SmallVec<[usize; 2]>,
    /// The number of its head.
    pub(super) head: usize,
    /// Indices into [`Flow::restores`], in order.
    pub(super) restores: SmallVec<[usize; 1]>,
}

/// A call of `llvm.stackrestore`.
pub(super) struct RestoreSite<'m> {
    pub(super) inst: Inst<'m>,
    pub(super) point: Point,
}

impl<'m> Flow<'m> {
    pub(super) fn of(function: Function<'m>) -> Self {
        let order = reverse_postorder(function);
        let positions = order.iter().enumerate().map(|(position, block)| (*block, position)).collect();
        let mut flow = Self { blocks: Vec::new(), positions, restores: Vec::new(), numbers: FxHashMap::default() };
        let mut number = 0;
        for block in &order {
            let head = number;
            number += 1;
            flow.blocks.push(FlowBlock {
                block: *block,
                predecessors: SmallVec::new(),
                head,
                restores: SmallVec::new(),
            });
            for inst in block.instructions() {
                flow.note(inst, number);
                number += 1;
            }
        }
        flow.find_predecessors(&order);
        flow
    }

    fn note(&mut self, inst: Inst<'m>, number: usize) {
        match inst.opcode() {
            Opcode::Call if is_stack_restore(inst) => {
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

    fn find_predecessors(&mut self, order: &[Block<'m>]) {
        for (position, block) in order.iter().enumerate() {
            for successor in block.successors() {
                let Some(successor) = self.positions.get(&successor) else { continue };
                let predecessors = &mut self.blocks[*successor].predecessors;
                if predecessors.last() != Some(&position) {
                    predecessors.push(position);
                }
            }
        }
    }

    /// Returns the point of an instruction that is a call, a select, a load or a store of a pointer; `None` if the entry
    /// does not reach it.
    pub(super) fn point(&self, inst: Inst<'m>) -> Option<Point> {
        let block = *self.positions.get(&inst.block())?;
        Some(Point { block, number: *self.numbers.get(&inst.value())? })
    }

    /// Returns the point of a block's phis.
    pub(super) fn head(&self, block: usize) -> Point {
        Point { block, number: self.blocks[block].head }
    }
}

/// The blocks that the entry reaches, each before its successors wherever there is no loop.
fn reverse_postorder<'m>(function: Function<'m>) -> Vec<Block<'m>> {
    let mut order = Vec::new();
    let mut seen = FxHashSet::default();
    let mut path: Vec<(Block<'m>, SmallVec<[Block<'m>; 2]>)> = Vec::new();
    let mut next = function.entry_block();
    loop {
        if let Some(block) = next.take().filter(|block| seen.insert(*block)) {
            path.push((block, block.successors().collect()));
        }
        let Some((block, successors)) = path.last_mut() else { break };
        next = successors.pop();
        if next.is_none() {
            order.push(*block);
            path.pop();
        }
    }
    order.reverse();
    order
}
