//! The one pass that gives constants their values, and the writing of what comes of it.
//!
//! Constants are declared before what uses them, so one pass decides all. `SpecId` decorations come before it and are
//! taken away afterwards: the pass notes what to write instead of which instruction, then everything else is copied.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Specialized;
use super::fold;
use super::survey::{Survey, preamble};
use super::types::low;
use super::values::{Value, Values, Writer};
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::spirv::Op;
use crate::spirv::binary::write;
use crate::spirv::grammar::{Decoration, op_row};
use crate::spirv::inst::InstView;

/// The header's word that is one above the highest id.
const BOUND: usize = 3;

/// How many words the decorations of a group may become when constants leave it: each gets all of them.
const MOST_WORDS: usize = 1 << 24;

/// Specializes a sound module; `chosen` are the bits of constants by their ids.
pub(super) fn rewrite(words: &[u32], survey: &Survey, chosen: &FxHashMap<u32, u64>, full: bool) -> Result<Specialized> {
    let mut values = Values::default();
    let writer = Writer { types: &survey.types, values: &mut values, words: Vec::new(), bound: words[BOUND] };
    let (edits, frozen, warnings) = Default::default();
    let mut pass = Pass { survey, chosen, full, writer, edits, frozen, warnings };
    let mut instructions = At::all(words).peekable();
    while let Some(at) = instructions.next() {
        // Lists that are too long for an instruction are continued by the next ones.
        let mut rest = Vec::new();
        while let Some(next) = instructions.next_if(|next| is_continuation(next.inst.op)) {
            rest.push(next);
        }
        pass.instruction(at, &rest)?;
    }
    let Pass { mut edits, frozen, warnings, writer, .. } = pass;
    let bound = writer.bound;
    edits.extend(decorations(words, survey, &frozen)?);
    edits.sort_by_key(|edit| edit.range.start);
    let mut words = copy(words, &edits);
    words[BOUND] = bound;
    Ok(Specialized { words, warnings })
}

fn is_continuation(op: Op) -> bool {
    matches!(op, Op::ConstantCompositeContinuedINTEL | Op::SpecConstantCompositeContinuedINTEL)
}

/// An instruction and where it starts.
#[derive(Clone, Copy)]
struct At<'a> {
    offset: usize,
    inst: InstView<'a>,
}

impl<'a> At<'a> {
    /// What stands before the functions.
    fn all(words: &'a [u32]) -> impl Iterator<Item = Self> {
        let mut end = write::HEADER_WORDS;
        preamble(words).map(move |inst| {
            let offset = end;
            end += inst.operands.len() + 1;
            Self { offset, inst }
        })
    }

    fn range(self) -> Range<usize> {
        self.offset..self.offset + 1 + self.inst.operands.len()
    }
}

/// Words to write instead of others.
struct Edit {
    range: Range<usize>,
    words: Vec<u32>,
}

struct Pass<'a> {
    survey: &'a Survey,
    chosen: &'a FxHashMap<u32, u64>,
    full: bool,
    writer: Writer<'a>,
    edits: Vec<Edit>,
    /// Scalars that are no longer to be chosen.
    frozen: FxHashSet<u32>,
    warnings: Vec<Warning>,
}

impl Pass<'_> {
    /// Notes what a constant is, and what to write instead of it and the instructions that continue it.
    fn instruction(&mut self, at: At<'_>, rest: &[At<'_>]) -> Result<()> {
        let values = &mut self.writer.values;
        match (at.inst.op, at.inst.operands) {
            (Op::ConstantTrue, &[ty, id]) => values.insert(id, ty, Value::Bits(1)),
            (Op::ConstantFalse, &[ty, id]) => values.insert(id, ty, Value::Bits(0)),
            (Op::Constant, &[ty, id, low]) => self.number(id, ty, u64::from(low)),
            (Op::Constant, &[ty, id, low, high]) => self.number(id, ty, u64::from(low) | u64::from(high) << 32),
            (Op::ConstantNull, &[ty, id]) => values.insert(id, ty, Value::Null),
            (Op::Undef, &[ty, id]) => values.insert(id, ty, Value::Undefined),
            (Op::ConstantComposite, &[ty, id, ref members @ ..]) => {
                values.insert(id, ty, Value::Members(with_rest(members, rest)));
            }
            (Op::ConstantCompositeReplicateEXT, &[ty, id, member]) => values.insert(id, ty, Value::Repeated(member)),
            (Op::SpecConstantTrue, &[ty, id]) => self.choice(at, ty, id, 1),
            (Op::SpecConstantFalse, &[ty, id]) => self.choice(at, ty, id, 0),
            (Op::SpecConstant, &[ty, id, low]) => self.choice(at, ty, id, u64::from(low)),
            (Op::SpecConstant, &[ty, id, low, high]) => {
                self.choice(at, ty, id, u64::from(low) | u64::from(high) << 32);
            }
            // A number of more words is not understood, and cannot be set.
            (Op::SpecConstant, &[_, id, ..]) if self.full => {
                self.frozen.insert(id);
                self.replace_op(Op::Constant, at);
            }
            (Op::SpecConstantComposite, &[ty, id, ref members @ ..]) => {
                if self.composite(ty, id, Value::Members(with_rest(members, rest))) {
                    self.replace_op(Op::ConstantComposite, at);
                    rest.iter().for_each(|&at| self.replace_op(Op::ConstantCompositeContinuedINTEL, at));
                }
            }
            (Op::SpecConstantCompositeReplicateEXT, &[ty, id, member]) => {
                if self.composite(ty, id, Value::Repeated(member)) {
                    self.replace_op(Op::ConstantCompositeReplicateEXT, at);
                }
            }
            (Op::SpecConstantDataKHR, _) if self.full => self.replace_op(Op::ConstantDataKHR, at),
            (Op::SpecConstantOp, &[ty, id, op, ref operands @ ..]) => return self.operation(at, ty, id, op, operands),
            (op, operands) => {
                // Constants that extensions add and that somebody else chooses.
                let is_open = op_row(op).is_some_and(|row| row.name.starts_with("OpSpecConstant"));
                if let (true, Some(&id)) = (is_open, operands.get(1)) {
                    values.leave_open(id);
                }
            }
        }
        Ok(())
    }

    /// Of a type that is not understood, the value is not known either.
    fn number(&mut self, id: u32, ty: u32, bits: u64) {
        if let Some(width) = self.survey.types.get(ty).and_then(|ty| ty.width()) {
            self.writer.values.insert(id, ty, Value::Bits(low(bits, width)));
        }
    }

    /// `OpSpecConstant ...` => `OpConstant ...` of the chosen value, or of the default
    fn choice(&mut self, at: At<'_>, ty: u32, id: u32, default: u64) {
        let value = self.chosen.get(&id).copied().or_else(|| self.full.then_some(default));
        let Some(bits) = value else { return self.writer.values.leave_open(id) };
        self.frozen.insert(id);
        match self.survey.types.get(ty).filter(|ty| ty.is_scalar()) {
            Some(scalar) => {
                let bits = scalar.width().map_or(bits, |width| low(bits, width));
                self.writer.constant(id, ty, Value::Bits(bits));
                self.edit(at.range());
            }
            // The default of a number whose format is not understood: its words stay.
            None => self.replace_op(Op::Constant, at),
        }
    }

    /// Whether a composite is an ordinary one, as its members are.
    fn composite(&mut self, ty: u32, id: u32, value: Value) -> bool {
        let values = &mut self.writer.values;
        let is_open = match &value {
            Value::Members(members) => members.iter().any(|&member| values.is_open(member)),
            Value::Repeated(member) => values.is_open(*member),
            Value::Bits(_) | Value::Null | Value::Undefined => false,
        };
        if is_open {
            values.leave_open(id);
        } else {
            values.insert(id, ty, value);
        }
        !is_open
    }

    /// `OpSpecConstantOp op ...` => the constant that it computes
    fn operation(&mut self, at: At<'_>, ty: u32, id: u32, op: u32, operands: &[u32]) -> Result<()> {
        let Writer { types, values, .. } = &mut self.writer;
        let op = Op(u16::try_from(op).unwrap_or(u16::MAX));
        if fold::ids(op, operands).iter().any(|&operand| values.is_open(operand)) {
            values.leave_open(id);
            return Ok(());
        }
        let modes = &self.survey.float_modes;
        let rounds_otherwise =
            self.survey.decorated.contains(&id) || fold::depends_on_modes(types, values, ty, op, operands, modes);
        let folded = match rounds_otherwise {
            true => None,
            false => fold::fold(types, values, ty, op, operands),
        };
        let mut warn = |message: &str| {
            let place = format!("{} = OpSpecConstantOp {op}", self.survey.call(id));
            self.warnings.push(Warning::new(message).at(place));
        };
        match folded {
            Some((folded, undefined)) => {
                if let Some(why) = undefined {
                    warn(&format!("the result of an operation on constants is undefined: {why}"));
                }
                self.writer.folded(id, ty, folded)?;
                self.edit(at.range());
            }
            None => {
                values.leave_open(id);
                if !fold::computes_addresses(op) {
                    warn("an operation on constants is not computed, and stays");
                }
            }
        }
        Ok(())
    }

    fn replace_op(&mut self, op: Op, at: At<'_>) {
        self.writer.words.push((at.inst.operands.len() as u32 + 1) << 16 | u32::from(op.0));
        self.writer.words.extend_from_slice(at.inst.operands);
        self.edit(at.range());
    }

    /// What has been written since the last edit stands in for what was at `range`.
    fn edit(&mut self, range: Range<usize>) {
        self.edits.push(Edit { range, words: std::mem::take(&mut self.writer.words) });
    }
}

fn with_rest(members: &[u32], rest: &[At<'_>]) -> Box<[u32]> {
    members.iter().chain(rest.iter().flat_map(|at| at.inst.operands)).copied().collect()
}

/// Takes `SpecId` from the constants that have their value. One in a group leaves it, and keeps its other decorations.
fn decorations(words: &[u32], survey: &Survey, frozen: &FxHashSet<u32>) -> Result<Vec<Edit>> {
    let is_spec_id = |decoration: &[u32]| decoration.first() == Some(&Decoration::SpecId.0);
    let mut edits = Vec::new();
    for at in At::all(words) {
        match (at.inst.op, at.inst.operands) {
            (Op::Decorate, [target, decoration @ ..]) if frozen.contains(target) && is_spec_id(decoration) => {
                edits.push(Edit { range: at.range(), words: Vec::new() });
            }
            (Op::GroupDecorate, [group, targets @ ..]) => {
                let decorations = survey.decorations.get(group).map_or(&[][..], Vec::as_slice);
                if !decorations.iter().any(|decoration| is_spec_id(decoration)) {
                    continue;
                }
                let (leaving, staying): (Vec<u32>, Vec<u32>) = targets.iter().partition(|id| frozen.contains(id));
                if leaving.is_empty() {
                    continue;
                }
                let of_one: usize = decorations.iter().map(|decoration| decoration.len() + 2).sum();
                if of_one.saturating_mul(leaving.len()) > MOST_WORDS {
                    let message = format!("the decorations of {} are too many to repeat them", survey.call(*group));
                    return Err(Error::new(ErrorKind::LimitExceeded, message));
                }
                let mut words = vec![(staying.len() as u32 + 2) << 16 | u32::from(Op::GroupDecorate.0), *group];
                words.extend(staying);
                for decoration in decorations.iter().filter(|decoration| !is_spec_id(decoration)) {
                    for &target in &leaving {
                        words.extend([(decoration.len() as u32 + 2) << 16 | u32::from(Op::Decorate.0), target]);
                        words.extend_from_slice(decoration);
                    }
                }
                edits.push(Edit { range: at.range(), words });
            }
            _ => {}
        }
    }
    Ok(edits)
}

/// The words with the edits, which are in order.
fn copy(words: &[u32], edits: &[Edit]) -> Vec<u32> {
    let mut copied = Vec::with_capacity(words.len());
    let mut at = 0;
    for edit in edits {
        copied.extend_from_slice(&words[at..edit.range.start]);
        copied.extend_from_slice(&edit.words);
        at = edit.range.end;
    }
    copied.extend_from_slice(&words[at..]);
    copied
}
