//! Changes of what a module declares: capabilities, extensions, names, decorations, modes, types and constants.

use llvm_spirv_rs::spirv::grammar::{EnumKind, ExecutionModel, Op, OperandKind, op_row};

use super::Seed;
use super::operands::{any_enumerant, parameters};
use super::synthesis::{Operands, with_requirements};
use crate::module::{Class, Section, pick};
use crate::random::Random;

/// Removes a declaration before the types, or a declaration that is not one of an id.
pub(super) fn removed(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.section <= Section::Annotations)?;
    Some(seed.spliced(entry.words.clone(), &[]))
}

/// Repeats a declaration before the types.
pub(super) fn repeated(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.section <= Section::Annotations)?;
    let end = seed.section_end(entry.section);
    Some(seed.spliced(end..end, &seed.words[entry.words.clone()]))
}

/// Changes the width, the length, the storage class or another number of a type.
pub(super) fn type_changed(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed
        .pick_where(random, |entry| op_row(entry.op).is_some_and(|row| row.declares_type()) && entry.words.len() > 2)?;
    let offset = random.between(entry.words.start as u32 + 2, entry.words.end as u32 - 1) as usize;
    let word = match entry.op {
        Op::TypeInt if offset == entry.words.start + 2 => *pick(random, &[8, 16, 32, 64, 1, 4, 24, 128])?,
        Op::TypeFloat if offset == entry.words.start + 2 => *pick(random, &[16, 32, 64, 8, 80, 128])?,
        Op::TypeVector if offset == entry.words.start + 3 => *pick(random, &[2, 3, 4, 8, 16, 1, 5, 32])?,
        Op::TypePointer if offset == entry.words.start + 2 => random.below(13),
        _ if seed.class_of(seed.words[offset]).is_some() => *pick(random, seed.of_class(Class::Type))?,
        _ => super::words::changed(seed.words[offset], random),
    };
    Some(seed.with(offset, word))
}

/// Replaces the type that a type, a constant or a variable refers to by another that is declared before.
pub(super) fn type_operand(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_type = |offset: &usize| seed.class_of(seed.words[*offset]) == Some(Class::Type);
    let uses = |entry: &_| -> Vec<usize> { seed.ids(entry).into_iter().filter(is_type).collect() };
    let entry = seed.pick_where(random, |entry| entry.section == Section::Declarations && !uses(entry).is_empty())?;
    let offset = *pick(random, &uses(entry))?;
    let is_before = |id: &u32| seed.definition(*id).is_some_and(|ty| ty.words.start < entry.words.start);
    let before: Vec<u32> = seed.of_class(Class::Type).iter().copied().filter(is_before).collect();
    Some(seed.with(offset, *pick(random, &before)?))
}

/// Changes the value of a constant.
pub(super) fn constant(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_constant = |op| matches!(op, Op::Constant | Op::SpecConstant | Op::ConstantComposite | Op::SpecConstantOp);
    let entry = seed.pick_where(random, |entry| is_constant(entry.op) && entry.words.len() > 3)?;
    let offset = random.between(entry.words.start as u32 + 3, entry.words.end as u32 - 1) as usize;
    let word = match entry.op {
        Op::ConstantComposite => *pick(random, seed.of_class(Class::Constant))?,
        _ => super::words::changed(seed.words[offset], random),
    };
    Some(seed.with(offset, word))
}

/// Adds an instruction at the end of a section, half of the time with what its enumerant requires.
fn added(seed: &Seed<'_>, random: &mut Random, section: Section, own: &[u32], kind: EnumKind, value: u32) -> Vec<u32> {
    let end = seed.section_end(section);
    let words = seed.spliced(end..end, own);
    match random.percent(60) {
        true => {
            with_requirements(words, llvm_spirv_rs::spirv::grammar::corrected(kind, value).map(|row| row.capabilities))
        }
        false => words,
    }
}

/// Adds a decoration to an id.
pub(super) fn decoration(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let value = any_enumerant(EnumKind::Decoration, random)?;
    let target = seed.any_id(random)?;
    let parameters = parameters(EnumKind::Decoration, value);
    let is_member = seed.definition(target).is_some_and(|entry| entry.op == Op::TypeStruct) && random.percent(60);
    let has_ids = parameters.iter().any(|kind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope));
    let mut operands = Operands::new(seed, random, 0);
    operands.words.push(target);
    if is_member {
        let member = operands.random.below(4);
        operands.words.push(member);
    }
    operands.words.push(value);
    parameters.iter().for_each(|kind| operands.add(*kind));
    let op = match (is_member, has_ids) {
        (true, _) => Op::MemberDecorate,
        (false, true) => Op::DecorateId,
        (false, false) => Op::Decorate,
    };
    let own = operands.instruction(op);
    Some(added(seed, random, Section::Annotations, &own, EnumKind::Decoration, value))
}

/// Adds an execution mode to a function, an entry point mostly.
pub(super) fn mode(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let value = any_enumerant(EnumKind::ExecutionMode, random)?;
    let kernels: Vec<u32> = seed
        .entries
        .iter()
        .filter(|entry| entry.op == Op::EntryPoint && seed.operands(entry).first() == Some(&ExecutionModel::Kernel.0))
        .filter_map(|entry| seed.operands(entry).get(1).copied())
        .collect();
    let target = match random.percent(85) {
        true => *pick(random, &kernels)?,
        false => *pick(random, seed.of_class(Class::Function))?,
    };
    let parameters = parameters(EnumKind::ExecutionMode, value);
    let has_ids = parameters.contains(&OperandKind::IdRef);
    let mut operands = Operands::new(seed, random, 0);
    operands.words.extend([target, value]);
    parameters.iter().for_each(|kind| operands.add(*kind));
    let own = operands.instruction(if has_ids { Op::ExecutionModeId } else { Op::ExecutionMode });
    Some(added(seed, random, Section::Modes, &own, EnumKind::ExecutionMode, value))
}

/// Declares another capability.
pub(super) fn capability(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let value = any_enumerant(EnumKind::Capability, random)?;
    let end = seed.section_end(Section::Capabilities);
    Some(seed.spliced(end..end, &[2 << 16 | u32::from(Op::Capability.0), value]))
}
