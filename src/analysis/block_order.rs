//! The order blocks are written in.
//!
//! SPIR-V wants each block after its immediate dominator (specification, section 2.4); LLVM does not. A block is
//! placed once one of its predecessors is: every dominator of a block lies on every path to it, so by induction all
//! of them are placed before. Among the blocks that may come next the one that LLVM has first is taken, so a function
//! that is in order already keeps its order.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use crate::llvm::{Block, Function};

/// The blocks that the entry reaches, each after its dominators.
///
/// What the entry does not reach is left out: it cannot run, and what it defines is used by nothing that can.
pub(crate) fn block_order<'m>(function: Function<'m>) -> Vec<Block<'m>> {
    let blocks: Vec<Block<'m>> = function.blocks().collect();
    let positions: FxHashMap<Block<'m>, usize> =
        blocks.iter().enumerate().map(|(position, block)| (*block, position)).collect();
    let mut placed = vec![false; blocks.len()];
    let mut order = Vec::with_capacity(blocks.len());
    let mut ready = BinaryHeap::new();
    if !blocks.is_empty() {
        placed[0] = true;
        ready.push(Reverse(0));
    }
    while let Some(Reverse(position)) = ready.pop() {
        let block = blocks[position];
        order.push(block);
        for successor in block.successors() {
            let Some(&next) = positions.get(&successor) else { continue };
            if !placed[next] {
                placed[next] = true;
                ready.push(Reverse(next));
            }
        }
    }
    order
}
