//! Control flow that a lowering adds to the current block: branches and loops.
//!
//! Kernels need no structured control flow (specification, section 2.11), so there are no merge instructions.
//! Instructions that follow go into the block that is current afterwards.

use crate::error::Result;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst;
use crate::spirv::{Id, Phi};

impl FunctionCx<'_, '_> {
    /// Returns `yes` if `condition` holds, else `no`, by a branch: for composites, which `OpSelect` takes only from
    /// version 1.4 on.
    pub(crate) fn choose(&mut self, condition: Typed, yes: Typed, no: Typed) -> Result<Typed> {
        let from = self.current_block()?;
        let (taken, after) = (self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(after))?;
        self.begin_block(taken)?;
        self.emit(Inst::new(Op::Branch).id(after))?;
        self.begin_block(after)?;
        self.merge([yes, no], [taken, from])
    }

    /// `OpPhi ty a from a's block, b from b's block`
    fn merge(&mut self, [a, b]: [Typed; 2], [a_block, b_block]: [Id; 2]) -> Result<Typed> {
        let id = self.fresh();
        self.emit(Inst::new(Op::Phi).id(a.ty).id(id).id(a).id(a_block).id(b).id(b_block))?;
        Ok(Typed::new(id, a.ty))
    }

    /// Returns the results of `yes` if `condition` holds, else those of `no`; both return values of the same types.
    pub(crate) fn if_else(
        &mut self,
        condition: Typed,
        yes: impl FnOnce(&mut Self) -> Result<Parts>,
        no: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let (taken, other, after) = (self.fresh(), self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(other))?;
        let (yes, yes_end) = self.lower_block(taken, after, yes)?;
        let (no, no_end) = self.lower_block(other, after, no)?;
        self.begin_block(after)?;
        yes.iter().zip(&no).map(|(yes, no)| self.merge([*yes, *no], [yes_end, no_end])).collect()
    }

    /// Returns the results of `then` if `condition` holds, else `otherwise`.
    pub(crate) fn when(
        &mut self,
        condition: Typed,
        otherwise: &[Typed],
        then: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let from = self.current_block()?;
        let (taken, after) = (self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(after))?;
        let (then, end) = self.lower_block(taken, after, then)?;
        self.begin_block(after)?;
        let values = then.iter().zip(otherwise);
        values.map(|(then, otherwise)| self.merge([*then, *otherwise], [end, from])).collect()
    }

    /// Writes a block that ends in a branch to `after`, with the body that `lower` writes; returns the results of the
    /// body and the label of the block that it ends in.
    fn lower_block(
        &mut self,
        label: Id,
        after: Id,
        lower: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<(Parts, Id)> {
        self.begin_block(label)?;
        let values = lower(self)?;
        let end = self.current_block()?;
        self.emit(Inst::new(Op::Branch).id(after))?;
        Ok((values, end))
    }

    /// Writes `while (condition(state)) state = next(state)` and returns the state after the loop.
    pub(crate) fn while_loop(
        &mut self,
        initial: &[Typed],
        condition: impl FnOnce(&mut Self, &[Typed]) -> Result<Typed>,
        next: impl FnOnce(&mut Self, &[Typed]) -> Result<Parts>,
    ) -> Result<Parts> {
        let (inside, after) = (self.fresh(), self.fresh());
        let (state, head) = self.loop_head(initial)?;
        let again = condition(self, &state)?;
        self.emit(Inst::new(Op::BranchConditional).id(again).id(inside).id(after))?;
        self.begin_block(inside)?;
        let new = next(self, &state)?;
        self.loop_back(&head, &new)?;
        self.emit(Inst::new(Op::Branch).id(head.head))?;
        self.begin_block(after)?;
        Ok(state)
    }

    /// Writes `do (again, state) = next(state) while (again)` and returns the last state.
    pub(crate) fn do_while(
        &mut self,
        initial: &[Typed],
        next: impl FnOnce(&mut Self, &[Typed]) -> Result<(Typed, Parts)>,
    ) -> Result<Parts> {
        let after = self.fresh();
        let (state, head) = self.loop_head(initial)?;
        let (again, new) = next(self, &state)?;
        self.loop_back(&head, &new)?;
        self.emit(Inst::new(Op::BranchConditional).id(again).id(head.head).id(after))?;
        self.begin_block(after)?;
        Ok(new)
    }

    /// Starts a loop: a phi for each part of its state, with an operand left open for the back edge.
    fn loop_head(&mut self, initial: &[Typed]) -> Result<(Parts, LoopHead)> {
        let (before, head) = (self.current_block()?, self.fresh());
        self.emit(Inst::new(Op::Branch).id(head))?;
        self.begin_block(head)?;
        let mut state = Parts::new();
        let mut phis = Vec::new();
        for initial in initial {
            let (id, phi) = self.phi(initial.ty, &[[initial.id, before]], 1)?;
            phis.push(phi);
            state.push(id);
        }
        Ok((state, LoopHead { head, phis }))
    }

    /// Sets the phi operands of the back edge, which comes from the current block.
    fn loop_back(&mut self, head: &LoopHead, state: &[Typed]) -> Result<()> {
        let from = self.current_block()?;
        for (phi, id) in head.phis.iter().zip(state) {
            self.code.set_incoming(*phi, 0, id.id, from);
        }
        Ok(())
    }
}

/// The header of a loop, whose phis lack the operand of the back edge.
struct LoopHead {
    head: Id,
    phis: Vec<Phi>,
}
