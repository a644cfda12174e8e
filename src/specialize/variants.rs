//! The selection of function variants (`SPV_INTEL_function_variants`): a module for several devices becomes one for a
//! device.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Specialized;
use super::rewrite::rewrite;
use super::settings::{self, Setting};
use super::survey::Survey;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::binary::write::HEADER_WORDS;
use crate::spirv::grammar::{Capability, Decoration, Op};
use crate::spirv::inst::string;
use crate::spirv::text::assembly;
use crate::spirv::view::{Constant, ConstantValue, Instruction};
use crate::spirv::{Extension, View};

/// The device for which variants are selected. What is not known of it matches every variant.
///
/// The numbers are those of the registries that the extension refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Device {
    /// The category of the device.
    pub category: Option<u32>,
    /// The family of the device within its category.
    pub family: Option<u32>,
    /// The architecture of the device within its family.
    pub architecture: Option<u32>,
    /// The target of the device's compiler.
    pub target: Option<u32>,
    /// The features of the target; none are known if the list is empty.
    pub features: Vec<u32>,
    /// The capabilities of the device; none are known if the list is empty.
    pub capabilities: Vec<u32>,
}

/// Returns `true` if the module has variants for several devices.
pub fn has_variants(view: &View<'_>) -> bool {
    view.extensions().any(|(_, name)| name == Extension::INTEL_function_variants.name())
}

/// Selects the variants for a device: declarations, entry points, functions and other instructions whose condition is false
/// are removed with their names, decorations and execution modes, the others lose their condition.
///
/// The specialization constants that conditions depend on get the values of `settings`, or their defaults; the others remain.
///
/// # Errors
///
/// The words are not a SPIR-V module, a setting names no constant, a condition is no Boolean constant, or an
/// `OpConditionalCopyObjectINTEL` has no operand for the device.
pub fn select_variants(words: &[u32], device: &Device, settings: &[Setting]) -> Result<Specialized> {
    let matched = device.answers(&View::parse_any_version(words)?)?;
    let view = View::parse_any_version(&matched)?;
    let survey = Survey::new(&view);
    let mut values = settings::resolve(&survey, settings)?;
    for id in constants_of_conditions(&view) {
        if let Some(Constant { is_specialization: true, value: ConstantValue::Bool(value), .. }) = view.constant(id) {
            values.entry(id).or_insert(u64::from(value));
        }
    }
    let specialized = rewrite(&survey, &values, false)?;
    let view = View::parse_any_version(&specialized.words)?;
    Ok(Specialized { words: Selection::new(&view)?.words()?, warnings: specialized.warnings })
}

impl Device {
    /// Returns the module with each question about the device answered: the constants become true or false.
    fn answers(&self, view: &View<'_>) -> Result<Vec<u32>> {
        let mut words = view.words()[..HEADER_WORDS].to_vec();
        for inst in view.instructions() {
            match self.answer(inst)? {
                None => words.extend_from_slice(&view.words()[inst.range()]),
                Some(answer) => {
                    let op = if answer { Op::ConstantTrue } else { Op::ConstantFalse };
                    words.push(first_word(op, 2));
                    words.extend_from_slice(&inst.operands[..2]);
                }
            }
        }
        Ok(words)
    }

    /// Answers the question of an instruction; `None` if it is no question.
    fn answer(&self, inst: Instruction<'_>) -> Result<Option<bool>> {
        let is = |own: Option<u32>, asked: u32| own.is_none_or(|own| own == asked);
        let has = |own: &[u32], asked: &[u32]| own.is_empty() || asked.iter().all(|number| own.contains(number));
        Ok(match (inst.op, inst.operands) {
            (Op::SpecConstantCapabilitiesINTEL, [_, _, asked @ ..]) => Some(has(&self.capabilities, asked)),
            (Op::SpecConstantTargetINTEL, [_, _, target, features @ ..]) => {
                Some(is(self.target, *target) && has(&self.features, features))
            }
            (Op::SpecConstantArchitectureINTEL, &[_, _, category, family, comparison, architecture]) => {
                let is_family = is(self.category, category) && is(self.family, family);
                let is_architecture = match self.architecture {
                    Some(own) => compare(comparison, own, architecture)?,
                    None => true,
                };
                Some(is_family && is_architecture)
            }
            _ => None,
        })
    }
}

/// Compares architectures as the instruction with the opcode `comparison` does.
fn compare(comparison: u32, own: u32, asked: u32) -> Result<bool> {
    match Op(u16::try_from(comparison).unwrap_or(u16::MAX)) {
        Op::IEqual => Ok(own == asked),
        Op::INotEqual => Ok(own != asked),
        Op::ULessThan => Ok(own < asked),
        Op::ULessThanEqual => Ok(own <= asked),
        Op::UGreaterThan => Ok(own > asked),
        Op::UGreaterThanEqual => Ok(own >= asked),
        op => Err(invalid_specialization(format!(
            "{op} does not compare architectures (OpSpecConstantArchitectureINTEL)"
        ))),
    }
}

/// Returns the condition of an instruction that has one; those of a copy are [`conditions_of_copy`].
fn condition(inst: Instruction<'_>) -> Option<u32> {
    match (inst.op, inst.operands) {
        (
            Op::ConditionalExtensionINTEL | Op::ConditionalCapabilityINTEL | Op::ConditionalEntryPointINTEL,
            &[condition, ..],
        ) => Some(condition),
        (Op::Decorate | Op::DecorateId, &[_, decoration, condition])
            if decoration == Decoration::ConditionalINTEL.0 =>
        {
            Some(condition)
        }
        _ => None,
    }
}

/// Returns the conditions of an `OpConditionalCopyObjectINTEL`.
fn conditions_of_copy<'a>(inst: Instruction<'a>) -> impl Iterator<Item = u32> + use<'a> {
    let pairs: &'a [u32] = match (inst.op, inst.operands) {
        (Op::ConditionalCopyObjectINTEL, [_, _, pairs @ ..]) => pairs,
        _ => &[],
    };
    pairs.iter().copied().step_by(2)
}

/// Returns the conditions of the module and the constants that they are computed from.
fn constants_of_conditions(view: &View<'_>) -> Vec<u32> {
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut open: Vec<u32> = Vec::new();
    for inst in view.instructions() {
        open.extend(condition(inst));
        open.extend(conditions_of_copy(inst));
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            found.push(id);
            if let Some(ConstantValue::Operation { operands, .. }) = view.constant(id).map(|constant| constant.value) {
                open.extend_from_slice(operands);
            }
        }
    }
    found
}

/// The rest of a module in which each condition is a constant.
struct Selection<'a> {
    view: &'a View<'a>,
    /// The values of the conditions.
    conditions: FxHashMap<u32, bool>,
    /// The ids that no longer exist.
    removed: FxHashSet<u32>,
}

impl<'a> Selection<'a> {
    fn new(view: &'a View<'a>) -> Result<Self> {
        let mut selection = Self { view, conditions: FxHashMap::default(), removed: FxHashSet::default() };
        for inst in view.instructions() {
            for condition in conditions_of_copy(inst) {
                selection.evaluate(condition)?;
            }
            let Some(condition) = condition(inst) else { continue };
            selection.evaluate(condition)?;
            if matches!(inst.op, Op::Decorate | Op::DecorateId) && !selection.holds(condition) {
                selection.removed.insert(inst.operands[0]);
            }
        }
        // With a function goes what is defined in it.
        for function in view.functions() {
            if selection.removed.contains(&function.id) {
                let insts = view.instructions_in(function.words.clone());
                selection.removed.extend(insts.filter_map(|inst| inst.result()));
            }
        }
        Ok(selection)
    }

    /// Records the value of a condition.
    fn evaluate(&mut self, id: u32) -> Result<()> {
        let value = match self.view.constant(id).map(|constant| constant.value) {
            Some(ConstantValue::Bool(value)) => value,
            Some(ConstantValue::Null) => false,
            _ => {
                let message = format!("the condition {} is not a Boolean constant", assembly::id(self.view, id));
                return Err(invalid_specialization(message));
            }
        };
        self.conditions.insert(id, value);
        Ok(())
    }

    fn holds(&self, condition: u32) -> bool {
        self.conditions.get(&condition) == Some(&true)
    }

    fn words(&self) -> Result<Vec<u32>> {
        let mut words = self.view.words()[..HEADER_WORDS].to_vec();
        let mut is_in_removed_function = false;
        // Set if the preceding instruction, which this one may continue, is removed.
        let mut is_removed = false;
        for inst in self.view.instructions() {
            if inst.op == Op::Function {
                is_in_removed_function = inst.result().is_some_and(|id| self.removed.contains(&id));
            }
            let continues = matches!(
                inst.op,
                Op::ConstantCompositeContinuedINTEL
                    | Op::SpecConstantCompositeContinuedINTEL
                    | Op::TypeStructContinuedINTEL
            );
            is_removed = is_in_removed_function
                || inst.result().is_some_and(|id| self.removed.contains(&id))
                || (continues && is_removed);
            if !is_removed {
                self.write(inst, &mut words)?;
            }
            is_in_removed_function &= inst.op != Op::FunctionEnd;
        }
        Ok(words)
    }

    /// Writes an instruction that does not define a removed id.
    fn write(&self, inst: Instruction<'_>, words: &mut Vec<u32>) -> Result<()> {
        let mut emit = |op: Op, operands: &mut dyn Iterator<Item = u32>| {
            let start = words.len();
            words.push(0);
            words.extend(operands);
            words[start] = first_word(op, words.len() - start - 1);
        };
        let is_kept = |id: &u32| !self.removed.contains(id);
        match (inst.op, inst.operands) {
            (Op::Capability, &[capability])
                if [Capability::FunctionVariantsINTEL, Capability::SpecConditionalINTEL]
                    .contains(&Capability(capability)) => {}
            (Op::Extension, operands)
                if string(operands)
                    .is_some_and(|(name, _)| name == Extension::INTEL_function_variants.name().as_bytes()) => {}
            (Op::ConditionalCapabilityINTEL | Op::ConditionalExtensionINTEL, &[condition, ref operands @ ..]) => {
                let op = if inst.op == Op::ConditionalCapabilityINTEL { Op::Capability } else { Op::Extension };
                if self.holds(condition) {
                    emit(op, &mut operands.iter().copied());
                }
            }
            (Op::ConditionalEntryPointINTEL, &[condition, ref operands @ ..]) => {
                if self.holds(condition) {
                    self.entry_point(operands, &mut emit);
                }
            }
            (Op::EntryPoint, operands) => self.entry_point(operands, &mut emit),
            (
                Op::Name
                | Op::MemberName
                | Op::Decorate
                | Op::DecorateId
                | Op::DecorateString
                | Op::MemberDecorate
                | Op::MemberDecorateString
                | Op::ExecutionMode
                | Op::ExecutionModeId,
                operands,
            ) => {
                if condition(inst).is_none() && operands.first().is_none_or(is_kept) {
                    emit(inst.op, &mut operands.iter().copied());
                }
            }
            (Op::GroupDecorate, &[group, ref targets @ ..]) => {
                emit(inst.op, &mut std::iter::once(group).chain(targets.iter().copied().filter(is_kept)));
            }
            (Op::ConditionalCopyObjectINTEL, &[ty, id, ref pairs @ ..]) => {
                for pair in pairs.chunks_exact(2) {
                    if self.holds(pair[0]) {
                        emit(Op::CopyObject, &mut [ty, id, pair[1]].into_iter());
                        return Ok(());
                    }
                }
                let message = format!("no operand of {} is for the device", assembly::id(self.view, id));
                return Err(invalid_specialization(message + " (OpConditionalCopyObjectINTEL)"));
            }
            (op, operands) => emit(op, &mut operands.iter().copied()),
        }
        Ok(())
    }

    /// Writes an `OpEntryPoint` without the removed variables of its interface, unless its function is removed.
    fn entry_point(&self, operands: &[u32], emit: &mut dyn FnMut(Op, &mut dyn Iterator<Item = u32>)) {
        let (Some(function), Some((_, length))) = (operands.get(1), operands.get(2..).and_then(string)) else { return };
        if self.removed.contains(function) {
            return;
        }
        let (head, interface) = operands.split_at(2 + length);
        let interface = interface.iter().filter(|id| !self.removed.contains(id));
        emit(Op::EntryPoint, &mut head.iter().chain(interface).copied());
    }
}

/// Returns the first word of an instruction with this number of operand words.
fn first_word(op: Op, operands: usize) -> u32 {
    (operands as u32 + 1) << 16 | u32::from(op.0)
}

fn invalid_specialization(message: String) -> Error {
    Error::new(ErrorKind::InvalidSpecialization, message)
}
