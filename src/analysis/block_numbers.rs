//! Numbers that represent the addresses of blocks.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use crate::ir::Block;

/// The numbers of blocks in their functions, found for all blocks of a function on the first use of one.
#[derive(Default)]
pub(crate) struct BlockNumbers<'m>(RefCell<FxHashMap<Block<'m>, u64>>);

impl<'m> BlockNumbers<'m> {
    /// Returns the number of a block in LLVM's order, counted from one, so that no address is null.
    pub(crate) fn number(&self, block: Block<'m>) -> u64 {
        let mut numbers = self.0.borrow_mut();
        if !numbers.contains_key(&block) {
            numbers.extend(block.function().blocks().zip(1..));
        }
        numbers.get(&block).copied().unwrap_or(0)
    }
}
