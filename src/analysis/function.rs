//! Facts about one function.

use super::Facts;
use super::allocas;
use super::cfg::Cfg;
use super::checkpoints::Checkpoints;
use super::freeze::FreezeSlice;
use super::loops::Loops;
use super::merges::Merges;
use crate::ir::Function;

/// The facts about a function, computed when its lowering begins, then immutable.
#[derive(Default)]
pub(crate) struct FunctionFacts<'m> {
    pub(crate) cfg: Cfg<'m>,
    /// The loops with hints.
    pub(crate) loops: Loops<'m>,
    /// The merge instructions that metadata keeps.
    pub(crate) merges: Merges<'m>,
    /// `true` if there are variable-length arrays, and the options allow them.
    pub(crate) has_dynamic_allocas: bool,
    /// The stack checkpoints of a function with variable-length arrays.
    pub(crate) checkpoints: Checkpoints<'m>,
    /// The instructions whose results must not be poison.
    pub(crate) freeze_slice: FreezeSlice<'m>,
}

/// The facts that the options require.
pub(crate) struct Needs<'m> {
    /// Stack checkpoints: variable-length arrays are allowed.
    pub(crate) dynamic_allocas: bool,
    /// Not empty if `freeze` is lowered to its operand.
    pub(crate) freeze_slice: FreezeSlice<'m>,
    /// `true` if traps are `OpAbortKHR`: they end the work-item, so no call returns after one.
    pub(crate) aborts: bool,
}

impl<'m> FunctionFacts<'m> {
    /// Computes the facts about a function with a body.
    pub(crate) fn new(function: Function<'m>, module: &Facts<'m>, needs: Needs<'m>) -> Self {
        let mut cfg = Cfg::new(function);
        if module.may_stop && cfg.block_count() > 1 {
            cfg.reorder_without_edges_of(|block| block.instructions().any(|inst| module.stops(inst, needs.aborts)));
        }
        let has_dynamic_allocas = needs.dynamic_allocas && allocas::has_dynamic(module, &cfg);
        Self {
            loops: Loops::new(&cfg, &module.loop_hints),
            merges: Merges::new(&cfg),
            has_dynamic_allocas,
            checkpoints: match has_dynamic_allocas {
                true => Checkpoints::new(&module.callees, &cfg),
                false => Checkpoints::default(),
            },
            freeze_slice: needs.freeze_slice,
            cfg,
        }
    }
}
