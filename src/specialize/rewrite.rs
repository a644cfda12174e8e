//! The pass that specializes constants, and the output of the specialized module.
//!
//! Constants are declared before their uses, so one pass is enough. `SpecId` decorations come before constants and are
//! removed afterwards: the pass records which words replace which instruction, then everything else is copied.

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Specialized;
use super::fold;
use super::survey::Survey;
use super::values::{Value, Values, Writer};
use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::spirv::Op;
use crate::spirv::binary::write::BOUND;
use crate::spirv::evaluate::{Scalar, low};
use crate::spirv::grammar::{Decoration, op_row};
use crate::spirv::view::{Annotation, Constant, ConstantValue, Decorated, Instruction};

/// The maximum number of words of decorations that replace a group: each removed constant gets all of them.
const MAX_WORDS: usize = 1 << 24;

/// Specializes a well-formed module; `chosen` has the bits of constants by id.
pub(super) fn rewrite(survey: &Survey<'_>, chosen: &FxHashMap<u32, u64>, full: bool) -> Result<Specialized> {
    let view = survey.view;
    let mut values = Values::default();
    let writer = Writer { view, values: &mut values, words: Vec::new(), bound: view.bound() };
    let (edits, specialized, warnings) = Default::default();
    let mut pass = Pass { survey, chosen, full, writer, edits, specialized, warnings };
    for inst in view.preamble() {
        pass.instruction(inst)?;
    }
    let Pass { mut edits, specialized, warnings, writer, .. } = pass;
    let bound = writer.bound;
    edits.extend(decorations(survey, &specialized)?);
    edits.sort_by_key(|edit| edit.range.start);
    let mut words = copy(view.words(), &edits);
    words[BOUND] = bound;
    Ok(Specialized { words, warnings })
}

/// Words that replace a range of words.
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
    /// Scalars that are no longer specialization constants.
    specialized: FxHashSet<u32>,
    warnings: Vec<Warning>,
}

impl Pass<'_> {
    /// Records the value of a constant, and the words that replace it and the instructions that continue it.
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
            // Numbers of more than two words are not supported, and cannot be set.
            (true, ConstantValue::LongNumber) if self.full => {
                self.specialized.insert(id);
                self.replace_op(Op::Constant, inst);
            }
            (true, ConstantValue::LongNumber) => values.mark_unresolved(id),
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

    /// Records specialization constants of extensions, which are not specialized here.
    fn other(&mut self, inst: Instruction<'_>) {
        match inst.op {
            Op::SpecConstantDataKHR if self.full => self.replace_op(Op::ConstantDataKHR, inst),
            // OperandPart of the preceding constant.
            Op::SpecConstantCompositeContinuedINTEL => {}
            op => {
                let is_unresolved = op_row(op).is_some_and(|row| row.name.starts_with("OpSpecConstant"));
                if let (true, Some(&id)) = (is_unresolved, inst.operands.get(1)) {
                    self.writer.values.mark_unresolved(id);
                }
            }
        }
    }

    /// Records a numeric constant, unless its type is not supported.
    fn number(&mut self, id: u32, ty: u32, bits: u64) {
        if let Some(width) = Scalar::read(self.survey.view, ty).and_then(Scalar::width) {
            self.writer.values.insert(id, ty, Value::Bits(low(bits, width)));
        }
    }

    /// `OpSpecConstant ...` => `OpConstant ...` of the chosen value, or of the default
    fn choice(&mut self, inst: Instruction<'_>, ty: u32, id: u32, default: u64) {
        let value = self.chosen.get(&id).copied().or_else(|| self.full.then_some(default));
        let Some(bits) = value else { return self.writer.values.mark_unresolved(id) };
        self.specialized.insert(id);
        match Scalar::read(self.survey.view, ty) {
            Some(scalar) => {
                let bits = scalar.width().map_or(bits, |width| low(bits, width));
                self.writer.constant(id, ty, Value::Bits(bits));
                self.edit(inst.range());
            }
            // The default value of a type that is not supported: its words stay the same.
            None => self.replace_op(Op::Constant, inst),
        }
    }

    /// Records a composite; returns `true` if it becomes an ordinary constant, as all its members are.
    fn composite(&mut self, ty: u32, id: u32, value: Value) -> bool {
        let values = &mut self.writer.values;
        let is_unresolved = match &value {
            Value::Members(members) => members.iter().any(|&member| values.is_unresolved(member)),
            Value::Repeated(member) => values.is_unresolved(*member),
            Value::Bits(_) | Value::Null | Value::Undefined => false,
        };
        if is_unresolved {
            values.mark_unresolved(id);
        } else {
            values.insert(id, ty, value);
        }
        !is_unresolved
    }

    /// `OpSpecConstantOp op ...` => the constant result
    fn operation(&mut self, inst: Instruction<'_>, ty: u32, id: u32, op: u32, operands: &[u32]) -> Result<()> {
        let Writer { view, values, .. } = &mut self.writer;
        let op = Op(u16::try_from(op).unwrap_or(u16::MAX));
        if fold::ids(op, operands).iter().any(|&operand| values.is_unresolved(operand)) {
            values.mark_unresolved(id);
            return Ok(());
        }
        let modes = &self.survey.float_modes;
        let is_unsupported =
            self.survey.decorated.contains(&id) || fold::depends_on_modes(view, values, ty, op, operands, modes);
        let folded = match is_unsupported {
            true => None,
            false => fold::fold(view, values, ty, op, operands),
        };
        let mut warn = |message: &str| {
            let instruction = format!("{} = OpSpecConstantOp {op}", self.survey.describe(id));
            self.warnings.push(Warning::new(WarningKind::UnfoldedOperation, message).at(instruction));
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
                values.mark_unresolved(id);
                if !fold::computes_addresses(view, ty, op) {
                    warn("cannot fold an operation on constants; it remains in the module");
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

    /// Replaces the words at `range` by the words written since the last edit.
    fn edit(&mut self, range: Range<usize>) {
        self.edits.push(Edit { range, words: std::mem::take(&mut self.writer.words) });
    }
}

/// Removes `SpecId` from specialized constants. Constants in a decoration group are removed from it, and keep its other
/// decorations.
fn decorations(survey: &Survey<'_>, specialized: &FxHashSet<u32>) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for (inst, annotation) in survey.view.annotations() {
        match annotation {
            Annotation::Decorate { target, decoration: Decoration::SpecId, .. } if specialized.contains(&target) => {
                edits.push(Edit { range: inst.range(), words: Vec::new() });
            }
            Annotation::Group { group, targets } => {
                if let Some(words) = without_specialized(survey, group, targets, specialized)? {
                    edits.push(Edit { range: inst.range(), words });
                }
            }
            Annotation::Decorate { .. } => {}
        }
    }
    Ok(edits)
}

/// Returns an `OpGroupDecorate` of the targets that remain specialization constants, and the decorations of the others one
/// by one; `None` if the group has no `SpecId`, or all targets remain.
fn without_specialized(
    survey: &Survey<'_>,
    group: u32,
    targets: &[u32],
    specialized: &FxHashSet<u32>,
) -> Result<Option<Vec<u32>>> {
    let decorations: Vec<Decorated<'_>> = survey.view.decorations(group).collect();
    let is_spec_id = |decorated: &Decorated<'_>| decorated.decoration == Decoration::SpecId;
    if !decorations.iter().any(is_spec_id) {
        return Ok(None);
    }
    let (leaving, staying): (Vec<u32>, Vec<u32>) = targets.iter().partition(|id| specialized.contains(id));
    if leaving.is_empty() {
        return Ok(None);
    }
    let words_per_target: usize = decorations.iter().map(|decorated| decorated.operands.len() + 3).sum();
    if words_per_target.saturating_mul(leaving.len()) > MAX_WORDS {
        let message =
            format!("the decoration group {} is too large to specialize some of its targets", survey.describe(group));
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

/// Returns the words with the edits applied, which are in order.
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
