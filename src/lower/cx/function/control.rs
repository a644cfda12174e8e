//! Control flow of our own making: choices and loops that a lowering puts into the block at hand.
//!
//! Kernels need no structured control flow (specification, section 2.11), so there are no merge instructions. Whatever
//! follows goes into the block that is current afterwards.

use crate::error::Result;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst;
use crate::spirv::{Id, Phi};

impl FunctionCx<'_, '_> {
    /// Returns `yes` if `condition` holds, else `no`, by a branch: for composites, which `OpSelect` takes from version 1.4
    /// on only.
    pub(crate) fn choose(&mut self, condition: Id, ty: Id, yes: Id, no: Id) -> Result<Id> {
        let from = self.current_block()?;
        let (taken, after) = (self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(after))?;
        self.begin_block(taken)?;
        self.emit(Inst::new(Op::Branch).id(after))?;
        self.begin_block(after)?;
        self.op(Op::Phi, ty, &[yes, taken, no, from])
    }

    /// What `yes` makes if `condition` holds, else what `no` makes; both make values of `types`.
    pub(crate) fn if_else(
        &mut self,
        condition: Id,
        types: &[Id],
        yes: impl FnOnce(&mut Self) -> Result<Parts>,
        no: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let (taken, other, after) = (self.fresh(), self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(other))?;
        let (yes, yes_end) = self.arm(taken, after, yes)?;
        let (no, no_end) = self.arm(other, after, no)?;
        self.begin_block(after)?;
        let values = types.iter().zip(yes.iter().zip(&no));
        values.map(|(ty, (yes, no))| self.op(Op::Phi, *ty, &[*yes, yes_end, *no, no_end])).collect()
    }

    /// What `then` makes if `condition` holds, else `otherwise`.
    pub(crate) fn when(
        &mut self,
        condition: Id,
        types: &[Id],
        otherwise: &[Id],
        then: impl FnOnce(&mut Self) -> Result<Parts>,
    ) -> Result<Parts> {
        let from = self.current_block()?;
        let (taken, after) = (self.fresh(), self.fresh());
        self.emit(Inst::new(Op::BranchConditional).id(condition).id(taken).id(after))?;
        let (then, end) = self.arm(taken, after, then)?;
        self.begin_block(after)?;
        let values = types.iter().zip(then.iter().zip(otherwise));
        values.map(|(ty, (then, otherwise))| self.op(Op::Phi, *ty, &[*then, end, *otherwise, from])).collect()
    }

    /// A block that ends in a branch to `after`: what `make` makes in it, and the label it ends in.
    fn arm(&mut self, label: Id, after: Id, make: impl FnOnce(&mut Self) -> Result<Parts>) -> Result<(Parts, Id)> {
        self.begin_block(label)?;
        let values = make(self)?;
        let end = self.current_block()?;
        self.emit(Inst::new(Op::Branch).id(after))?;
        Ok((values, end))
    }

    /// `while (condition(state)) state = next(state)`; the state when the condition fails.
    pub(crate) fn while_loop(
        &mut self,
        types: &[Id],
        initial: &[Id],
        condition: impl FnOnce(&mut Self, &[Id]) -> Result<Id>,
        next: impl FnOnce(&mut Self, &[Id]) -> Result<Parts>,
    ) -> Result<Parts> {
        let (inside, after) = (self.fresh(), self.fresh());
        let (state, head) = self.loop_head(types, initial)?;
        let again = condition(self, &state)?;
        self.emit(Inst::new(Op::BranchConditional).id(again).id(inside).id(after))?;
        self.begin_block(inside)?;
        let new = next(self, &state)?;
        self.loop_back(&head, &new)?;
        self.emit(Inst::new(Op::Branch).id(head.head))?;
        self.begin_block(after)?;
        Ok(state)
    }

    /// `do (again, state) = next(state) while (again)`; the last state made.
    pub(crate) fn do_while(
        &mut self,
        types: &[Id],
        initial: &[Id],
        next: impl FnOnce(&mut Self, &[Id]) -> Result<(Id, Parts)>,
    ) -> Result<Parts> {
        let after = self.fresh();
        let (state, head) = self.loop_head(types, initial)?;
        let (again, new) = next(self, &state)?;
        self.loop_back(&head, &new)?;
        self.emit(Inst::new(Op::BranchConditional).id(again).id(head.head).id(after))?;
        self.begin_block(after)?;
        Ok(new)
    }

    /// Starts a loop: a phi for each part of its state, with room for what comes back.
    fn loop_head(&mut self, types: &[Id], initial: &[Id]) -> Result<(Parts, LoopHead)> {
        let (before, head) = (self.current_block()?, self.fresh());
        self.emit(Inst::new(Op::Branch).id(head))?;
        self.begin_block(head)?;
        let mut state = Parts::new();
        let mut phis = Vec::new();
        for (ty, initial) in types.iter().zip(initial) {
            let (id, phi) = self.phi(*ty, &[[*initial, before]], 1)?;
            phis.push(phi);
            state.push(id);
        }
        Ok((state, LoopHead { head, phis }))
    }

    /// Fills the phis of a loop with the state that the block at hand brings.
    fn loop_back(&mut self, head: &LoopHead, state: &[Id]) -> Result<()> {
        let from = self.current_block()?;
        for (phi, id) in head.phis.iter().zip(state) {
            self.code.set_incoming(*phi, 0, *id, from);
        }
        Ok(())
    }
}

/// The head of a loop whose phis wait for their second operand.
struct LoopHead {
    head: Id,
    phis: Vec<Phi>,
}
