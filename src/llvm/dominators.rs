//! Which instructions come before which blocks on every way through a function.

use std::marker::PhantomData;
use std::ptr::NonNull;

use super::ffi;
use super::functions::{Block, Function};
use super::inst::Inst;

/// The dominators of a function's blocks.
pub struct Dominators<'m>(NonNull<ffi::DominatorTree>, PhantomData<&'m ()>);

impl<'m> Dominators<'m> {
    /// Works them out, of a function with a body.
    pub fn of(function: Function<'m>) -> Self {
        // SAFETY: the function is live for 'm, and so is the tree that is made of it.
        match NonNull::new(unsafe { ffi::lsr_dominators(function.value().raw()) }) {
            Some(tree) => Self(tree, PhantomData),
            None => unreachable!("a tree is made of every function with a body"),
        }
    }

    /// Whether an instruction, which must not be of the block, comes before it on every way from the entry.
    pub fn dominates(&self, inst: Inst<'m>, block: Block<'m>) -> bool {
        // SAFETY: the tree is live, and instruction and block are live for 'm.
        unsafe { ffi::lsr_dominates(self.0.as_ptr(), inst.raw(), block.raw()) }
    }
}

impl Drop for Dominators<'_> {
    fn drop(&mut self) {
        // SAFETY: the tree is ours, and nobody uses it any more.
        unsafe { ffi::lsr_dispose_dominators(self.0.as_ptr()) }
    }
}
