//! The one pass that gives constants their values, and the writing of what comes of it.
//!
//! Constants are declared before what uses them, so one pass decides all. `SpecId` decorations come before it and are
//! taken away afterwards: the pass notes what to write instead of which instruction, then everything else is copied.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Specialized;
use super::fold;
use super::survey::Survey;
use super::types::{Scalar, low};
use super::values::{Value, Values, Writer};
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, op_row};
use crate::spirv::view::{Annotation, Constant, ConstantValue, Decorated, Instruction};

/// The header's word that is one above the highest id.
const BOUND: usize = 3;

/// How many words the decorations of a group may become when constants leave it: each gets all of them.
const MAX_WORDS: usize = 1 << 24;

/// Specializes a sound module; `chosen` are the bits of constants by their ids.
pub(super) fn rewrite(survey: &Survey<'_>, chosen: &FxHashMap<u32, u64>, full: bool) -> Result<Specialized> {
    let view = survey.view;
    let mut values = Values::default();
    let writer = Writer { view, values: &mut values, words: Vec::new(), bound: view.bound() };
    let (edits, frozen, warnings) = Default::default();
    let mut pass = Pass { survey, chosen, full, writer, edits, frozen, warnings };
    for inst in view.preamble() {
        pass.instruction(inst)?;
    }
    let Pass { mut edits, frozen, warnings, writer, .. } = pass;
    let bound = writer.bound;
    edits.extend(decorations(survey, &frozen)?);
    edits.sort_by_key(|edit| edit.range.start);
    let mut words = copy(view.words(), &edits);
    words[BOUND] = bound;
    Ok(Specialized { words, warnings })
}

/// Words to write instead of others.
struct Edit {
    range: Range<usize>,
    words: Vec<u32>,
}

struct Pass<'a> {
    survey: &'a Survey<'a>,
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
    fn instruction(&mut self, inst: Instruction<'_>) -> Result<()> {
        let Some(constant) = self.survey.view.declared_constant(inst) else {
            self.other(inst);
            return Ok(());
        };
        let Constant { id, ty, is_specialization, value } = constant;
        let values = &mut self.writer.values;
        match (is_specialization, value) {
            (true, ConstantValue::Bool(value)) => self.choice(inst, ty, id, u64::from(value)),
            (true, ConstantValue::Number(bits)) => self.choice(inst, ty, id, bits),
            // A number of more words is not understood, and cannot be set.
            (true, ConstantValue::LongNumber) if self.full => {
                self.frozen.insert(id);
                self.replace_op(Op::Constant, inst);
            }
            (true, ConstantValue::LongNumber) => values.leave_open(id),
            (true, ConstantValue::Composite(members)) => {
                if self.composite(ty, id, Value::Members(members.iter().collect())) {
                    self.replace_op(Op::ConstantComposite, inst);
                    for next in self.survey.view.continuations(inst) {
                        self.replace_op(Op::ConstantCompositeContinuedINTEL, next);
                    }
                }
            }
            (true, ConstantValue::Replicated(member)) => {
                if self.composite(ty, id, Value::Repeated(member)) {
                    self.replace_op(Op::ConstantCompositeReplicateEXT, inst);
                }
            }
            (false, ConstantValue::Bool(value)) => values.insert(id, ty, Value::Bits(u64::from(value))),
            (false, ConstantValue::Number(bits)) => self.number(id, ty, bits),
            (false, ConstantValue::LongNumber) => {}
            (false, ConstantValue::Composite(members)) => {
                values.insert(id, ty, Value::Members(members.iter().collect()));
            }
            (false, ConstantValue::Replicated(member)) => values.insert(id, ty, Value::Repeated(member)),
            (_, ConstantValue::Null) => values.insert(id, ty, Value::Null),
            (_, ConstantValue::Undefined) => values.insert(id, ty, Value::Undefined),
            (_, ConstantValue::Operation { op, operands }) => return self.operation(inst, ty, id, op, operands),
        }
        Ok(())
    }

    /// Notes constants that extensions add and that somebody else chooses.
    fn other(&mut self, inst: Instruction<'_>) {
        match inst.op {
            Op::SpecConstantDataKHR if self.full => self.replace_op(Op::ConstantDataKHR, inst),
            // It belongs to the constant in front of it.
            Op::SpecConstantCompositeContinuedINTEL => {}
            op => {
                let is_open = op_row(op).is_some_and(|row| row.name.starts_with("OpSpecConstant"));
                if let (true, Some(&id)) = (is_open, inst.operands.get(1)) {
                    self.writer.values.leave_open(id);
                }
            }
        }
    }

    /// Of a type that is not understood, the value is not known either.
    fn number(&mut self, id: u32, ty: u32, bits: u64) {
        if let Some(width) = Scalar::read(self.survey.view, ty).and_then(Scalar::width) {
            self.writer.values.insert(id, ty, Value::Bits(low(bits, width)));
        }
    }

    /// `OpSpecConstant ...` => `OpConstant ...` of the chosen value, or of the default
    fn choice(&mut self, inst: Instruction<'_>, ty: u32, id: u32, default: u64) {
        let value = self.chosen.get(&id).copied().or_else(|| self.full.then_some(default));
        let Some(bits) = value else { return self.writer.values.leave_open(id) };
        self.frozen.insert(id);
        match Scalar::read(self.survey.view, ty) {
            Some(scalar) => {
                let bits = scalar.width().map_or(bits, |width| low(bits, width));
                self.writer.constant(id, ty, Value::Bits(bits));
                self.edit(inst.range());
            }
            // The default of a number whose format is not understood: its words stay.
            None => self.replace_op(Op::Constant, inst),
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
    fn operation(&mut self, inst: Instruction<'_>, ty: u32, id: u32, op: u32, operands: &[u32]) -> Result<()> {
        let Writer { view, values, .. } = &mut self.writer;
        let op = Op(u16::try_from(op).unwrap_or(u16::MAX));
        if fold::ids(op, operands).iter().any(|&operand| values.is_open(operand)) {
            values.leave_open(id);
            return Ok(());
        }
        let modes = &self.survey.float_modes;
        let rounds_otherwise =
            self.survey.decorated.contains(&id) || fold::depends_on_modes(view, values, ty, op, operands, modes);
        let folded = match rounds_otherwise {
            true => None,
            false => fold::fold(view, values, ty, op, operands),
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
                self.edit(inst.range());
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

    fn replace_op(&mut self, op: Op, inst: Instruction<'_>) {
        self.writer.words.push((inst.operands.len() as u32 + 1) << 16 | u32::from(op.0));
        self.writer.words.extend_from_slice(inst.operands);
        self.edit(inst.range());
    }

    /// What has been written since the last edit stands in for what was at `range`.
    fn edit(&mut self, range: Range<usize>) {
        self.edits.push(Edit { range, words: std::mem::take(&mut self.writer.words) });
    }
}

/// Takes `SpecId` from the constants that have their value. One in a group leaves it, and keeps its other decorations.
fn decorations(survey: &Survey<'_>, frozen: &FxHashSet<u32>) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for (inst, annotation) in survey.view.annotations() {
        match annotation {
            Annotation::Decorate { target, decoration: Decoration::SpecId, .. } if frozen.contains(&target) => {
                edits.push(Edit { range: inst.range(), words: Vec::new() });
            }
            Annotation::Group { group, targets } => {
                if let Some(words) = without_frozen(survey, group, targets, frozen)? {
                    edits.push(Edit { range: inst.range(), words });
                }
            }
            Annotation::Decorate { .. } => {}
        }
    }
    Ok(edits)
}

/// Returns an `OpGroupDecorate` of the targets that are still to be chosen, and the decorations of the others one by one;
/// `None` if the group has no `SpecId`, or all targets stay.
fn without_frozen(
    survey: &Survey<'_>,
    group: u32,
    targets: &[u32],
    frozen: &FxHashSet<u32>,
) -> Result<Option<Vec<u32>>> {
    let decorations: Vec<Decorated<'_>> = survey.view.decorations(group).collect();
    let is_spec_id = |decorated: &Decorated<'_>| decorated.decoration == Decoration::SpecId;
    if !decorations.iter().any(is_spec_id) {
        return Ok(None);
    }
    let (leaving, staying): (Vec<u32>, Vec<u32>) = targets.iter().partition(|id| frozen.contains(id));
    if leaving.is_empty() {
        return Ok(None);
    }
    let of_one: usize = decorations.iter().map(|decorated| decorated.operands.len() + 3).sum();
    if of_one.saturating_mul(leaving.len()) > MAX_WORDS {
        let message = format!("the decorations of {} are too many to repeat them", survey.call(group));
        return Err(Error::new(ErrorKind::LimitExceeded, message));
    }
    let mut words = vec![(staying.len() as u32 + 2) << 16 | u32::from(Op::GroupDecorate.0), group];
    words.extend(staying);
    for Decorated { decoration, operands, .. } in decorations.iter().filter(|decorated| !is_spec_id(decorated)) {
        for &target in &leaving {
            words.extend([(operands.len() as u32 + 3) << 16 | u32::from(Op::Decorate.0), target, decoration.0]);
            words.extend_from_slice(operands);
        }
    }
    Ok(Some(words))
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
