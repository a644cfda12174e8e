//! A function under construction.
//!
//! Two parts precede the body: function-scope variables, which must come first in the entry block (specification, section
//! 2.4), and the prologue, which runs once before everything else. Only [`Module`](super::Module) appends instructions, as
//! it declares what they require.

use super::code::Code;
use super::grammar::{Op, result_position};
use super::id::Id;
use super::inst::{self, Inst};
use crate::error::Result;

/// The part of a function that an instruction is appended to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionPart {
    /// `OpFunction`, its parameters and the label of the entry block.
    Head,
    /// Function-scope `OpVariable`s.
    Variables,
    /// Instructions after the variables in the entry block.
    Prologue,
    /// All other instructions, including `OpFunctionEnd`.
    Body,
}

/// The instructions of a function under construction.
#[derive(Debug, Default)]
pub struct FunctionCode {
    parts: [Code; 4],
    /// The results of the instructions of the body, while they are recorded.
    results: Option<Vec<(Op, Id)>>,
}

/// A handle to an `OpPhi` whose operands [`FunctionCode::set_incoming`] sets.
#[derive(Clone, Copy, Debug)]
pub struct Phi {
    /// The position of the first pair among the words of [`FunctionPart::Body`].
    start: usize,
    incoming: usize,
}

impl FunctionCode {
    /// Appends an instruction whose requirements are declared.
    #[inline]
    pub(super) fn push(&mut self, part: FunctionPart, inst: &Inst) -> Result<()> {
        self.record(inst.op(), inst.operands());
        self.parts[part as usize].push(inst)
    }

    /// Appends an instruction whose requirements are declared, as [`Code::push_ids`] does.
    #[inline]
    pub(super) fn push_ids(
        &mut self,
        part: FunctionPart,
        op: Op,
        first: &[u32],
        ids: &[impl Into<Id> + Copy],
    ) -> Result<()> {
        self.record(op, first);
        self.parts[part as usize].push_ids(op, first, ids)
    }

    /// Appends a phi that has `incoming` empty pairs as its last operands, and whose requirements are declared.
    pub(super) fn push_phi(&mut self, inst: &Inst, incoming: usize) -> Result<Phi> {
        self.push(FunctionPart::Body, inst)?;
        Ok(Phi { start: self.body_len() - 2 * incoming, incoming })
    }

    /// Sets an empty pair of a phi: the value, and the label of the predecessor.
    #[inline]
    pub fn set_incoming(&mut self, phi: Phi, index: usize, value: Id, parent: Id) {
        debug_assert!(index < phi.incoming, "the phi has {} operands", phi.incoming);
        let body = &mut self.parts[FunctionPart::Body as usize];
        body.set_id(phi.start + 2 * index, value);
        body.set_id(phi.start + 2 * index + 1, parent);
    }

    /// Returns the number of words of the body.
    #[inline]
    pub fn body_len(&self) -> usize {
        self.parts[FunctionPart::Body as usize].len()
    }

    /// Returns the number of words of each part, in the order of [`FunctionPart`].
    pub fn part_lens(&self) -> [usize; 4] {
        self.parts.each_ref().map(Code::len)
    }

    /// Records the results of the instructions from here on, until [`Self::stop_recording`].
    pub fn record_results(&mut self) {
        self.results.get_or_insert_default();
    }

    /// Returns the recorded results of the instructions whose opcodes `is_wanted` accepts, in their order.
    pub fn recorded(&self, is_wanted: impl Fn(Op) -> bool) -> impl Iterator<Item = Id> {
        self.results.iter().flatten().filter(move |(op, _)| is_wanted(*op)).map(|(_, id)| *id)
    }

    /// Forgets the recorded results.
    #[inline]
    pub fn stop_recording(&mut self) {
        self.results = None;
    }

    #[inline]
    fn record(&mut self, op: Op, operands: &[u32]) {
        if let Some(results) = &mut self.results {
            let id = result_position(op).and_then(|position| Id::new(*operands.get(position)?));
            results.extend(id.map(|id| (op, id)));
        }
    }

    /// Returns the number of words.
    #[inline]
    pub fn len(&self) -> usize {
        self.parts.iter().map(Code::len).sum()
    }

    /// Returns `true` if there are no instructions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Removes all instructions.
    pub(super) fn clear(&mut self) {
        self.parts.iter_mut().for_each(Code::clear);
    }

    /// Returns the parts in order.
    pub(super) fn parts(&self) -> &[Code] {
        debug_assert!(self.has_filled_phis(), "an operand of a phi is not set");
        &self.parts
    }

    fn has_filled_phis(&self) -> bool {
        let body = inst::iter(self.parts[FunctionPart::Body as usize].words()).map_while(Result::ok);
        body.filter(|inst| inst.op == Op::Phi).all(|inst| !inst.operands.contains(&0))
    }
}
