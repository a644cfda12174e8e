//! Operands replaced by new types, constants and values, which differ a little from those before.

use llvm_spirv_rs::spirv::grammar::{Capability, Op};

use super::Seed;
use super::synthesis::with_requirements;
use super::words::changed;
use crate::module::{Class, Entry, Section, pick};
use crate::random::Random;

/// Instructions to insert, and the words of a seed that refer to them.
struct Addition<'a> {
    seed: &'a Seed<'a>,
    words: Vec<u32>,
    next: u32,
}

impl<'a> Addition<'a> {
    fn new(seed: &'a Seed<'a>) -> Self {
        Self { seed, words: Vec::new(), next: seed.bound() }
    }

    /// Adds an instruction whose first operands are `before` and the result id, and returns the id.
    fn add(&mut self, op: Op, before: &[u32], after: &[u32]) -> u32 {
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        let count = before.len() + after.len() + 2;
        self.words.push((count as u32) << 16 | u32::from(op.0));
        self.words.extend_from_slice(before);
        self.words.push(id);
        self.words.extend_from_slice(after);
        id
    }

    /// Returns the words with an operand replaced, and the new instructions before the one that has it or before the
    /// functions.
    fn replacing(self, user: &Entry, offset: usize, id: u32) -> Vec<u32> {
        let mut words = self.seed.with(offset, id);
        words[3] = self.next;
        let at = match user.section {
            Section::Functions => self.seed.section_end(Section::Declarations),
            _ => user.words.start.max(self.seed.section_end(Section::Annotations)),
        };
        words.splice(at..at, self.words);
        words
    }
}

/// Returns an instruction with an id of a class, and the offset of it.
fn id_of_class<'a>(
    seed: &Seed<'a>,
    random: &mut Random,
    is_wanted: impl Fn(Class) -> bool,
) -> Option<(&'a Entry, usize)> {
    let is_it = |offset: &usize| seed.class_of(seed.words[*offset]).is_some_and(&is_wanted);
    let uses = |entry: &Entry| -> Vec<usize> { seed.ids(entry).into_iter().filter(is_it).collect() };
    let entry = seed.pick_where(random, |entry| entry.section >= Section::Modes && !uses(entry).is_empty())?;
    let offset = *pick(random, &uses(entry))?;
    Some((entry, offset))
}

/// Replaces a type by a new one that is like it.
pub(super) fn type_like(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (user, offset) = id_of_class(seed, random, |class| class == Class::Type)?;
    let mut added = Addition::new(seed);
    let ty = like(&mut added, random, seed.words[offset])?;
    Some(allowed(random, added.replacing(user, offset, ty)))
}

/// Replaces a value by an undefined or null value of a new type that is like its type, or of another type.
pub(super) fn value_like(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_value = |class| matches!(class, Class::Value | Class::Constant | Class::Global);
    let (user, offset) = id_of_class(seed, random, is_value)?;
    let mut added = Addition::new(seed);
    let ty = seed.type_of(seed.words[offset])?;
    let ty = match random.below(3) {
        0 => *pick(random, seed.of_class(Class::Type))?,
        1 => ty,
        _ => like(&mut added, random, ty)?,
    };
    let op = if random.percent(70) { Op::Undef } else { Op::ConstantNull };
    let value = added.add(op, &[ty], &[]);
    Some(allowed(random, added.replacing(user, offset, value)))
}

/// Replaces a constant by another of its type, or a value by a constant.
pub(super) fn constant_like(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_constant = |offset: &usize| {
        let definition = seed.definition(seed.words[*offset]);
        definition.is_some_and(|entry| matches!(entry.op, Op::Constant | Op::SpecConstant | Op::ConstantNull))
    };
    let uses = |entry: &Entry| -> Vec<usize> { seed.ids(entry).into_iter().filter(is_constant).collect() };
    let user = seed.pick_where(random, |entry| entry.section >= Section::Modes && !uses(entry).is_empty())?;
    let offset = *pick(random, &uses(user))?;
    let definition = seed.definition(seed.words[offset])?;
    let own = seed.operands(definition);
    let (ty, value) = (own[0], own.get(2).copied().unwrap_or_default());
    let rest = own.get(3..).unwrap_or_default();
    let mut added = Addition::new(seed);
    let id = match random.below(10) {
        0 => added.add(Op::ConstantNull, &[ty], &[]),
        1 => added.add(Op::Undef, &[ty], &[]),
        2 => added.add(Op::SpecConstant, &[ty], &[&[value], rest].concat()),
        3..7 => added.add(Op::Constant, &[ty], &[&[*pick(random, TELLING)?], rest].concat()),
        _ => added.add(Op::Constant, &[ty], &[&[changed(value, random)], rest].concat()),
    };
    Some(added.replacing(user, offset, id))
}

/// Numbers that scopes, memory semantics, layouts, indices and lengths may have, and the next ones.
const TELLING: &[u32] = &[
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    12,
    16,
    24,
    32,
    0x40,
    0x80,
    0x100,
    0x108,
    0x110,
    0x200,
    0x208,
    0x300,
    0x308,
    0x800,
    u32::MAX,
];

/// Adds a type that differs from another in one operand.
fn like(added: &mut Addition<'_>, random: &mut Random, ty: u32) -> Option<u32> {
    let seed = added.seed;
    let entry = seed.definition(ty)?;
    let own = seed.operands(entry);
    // A type that contains this one.
    if random.percent(25) {
        return Some(match random.below(5) {
            0 => added.add(Op::TypeVector, &[], &[ty, *pick(random, &[2, 3, 4, 8, 16, 5])?]),
            1 => added.add(Op::TypePointer, &[], &[random.below(13), ty]),
            2 => added.add(Op::TypeStruct, &[], &[ty, ty]),
            3 => added.add(Op::TypeFunction, &[], &[ty]),
            _ => {
                let int = seed.of_class(Class::Type).iter().copied();
                let mut ints = int.filter(|id| seed.definition(*id).is_some_and(|entry| entry.op == Op::TypeInt));
                let length = added.add(Op::Constant, &[ints.next()?], &[random.below(5)]);
                added.add(Op::TypeArray, &[], &[ty, length])
            }
        });
    }
    let component = own.get(1).copied().unwrap_or_default();
    Some(match entry.op {
        Op::TypeInt if random.percent(85) => added.add(Op::TypeInt, &[], &[*pick(random, &[8, 16, 32, 64, 4])?, 0]),
        Op::TypeInt => added.add(Op::TypeInt, &[], &[component, 1]),
        Op::TypeFloat => added.add(Op::TypeFloat, &[], &[*pick(random, &[16, 32, 64])?]),
        Op::TypeBool => added.add(Op::TypeVector, &[], &[ty, *pick(random, &[2, 3, 4])?]),
        Op::TypeVector if random.percent(30) => return Some(component),
        Op::TypeVector if random.percent(50) => {
            let other = like(added, random, component)?;
            added.add(Op::TypeVector, &[], &[other, *own.get(2)?])
        }
        Op::TypeVector => added.add(Op::TypeVector, &[], &[component, *pick(random, &[2, 3, 4, 8, 16])?]),
        Op::TypePointer if random.percent(50) => added.add(Op::TypePointer, &[], &[random.below(13), *own.get(2)?]),
        Op::TypePointer => {
            let other = match random.percent(50) {
                true => like(added, random, *own.get(2)?)?,
                false => *pick(random, seed.of_class(Class::Type))?,
            };
            added.add(Op::TypePointer, &[], &[component, other])
        }
        op => {
            let mut rest = own.get(1..)?.to_vec();
            let at = random.below(u32::try_from(rest.len()).ok().filter(|count| *count > 0)?) as usize;
            rest[at] = match seed.class_of(rest[at]) {
                Some(class) if op != Op::TypeImage || at == 0 => *pick(random, seed.of_class(class))?,
                _ => random.below(8),
            };
            added.add(op, &[], &rest)
        }
    })
}

/// Declares what a new type may require, mostly.
fn allowed(random: &mut Random, words: Vec<u32>) -> Vec<u32> {
    const CAPABILITIES: [Capability; 6] = [
        Capability::Int8,
        Capability::Int16,
        Capability::Int64,
        Capability::Float16,
        Capability::Float64,
        Capability::Vector16,
    ];
    if random.percent(20) {
        return words;
    }
    CAPABILITIES.iter().fold(words, |words, capability| with_requirements(words, Some(&[*capability])))
}

/// Adds a call of a function by itself.
pub(super) fn recursion(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let function = seed.pick_where(random, |entry| entry.op == Op::Function)?;
    let is_own = |entry: &&Entry| entry.function == function.function;
    let parameters = seed.entries.iter().filter(is_own).filter(|entry| entry.op == Op::FunctionParameter);
    let last = seed.entries.iter().filter(is_own).find(|entry| super::synthesis::is_place(entry))?;
    let own = seed.operands(function);
    let mut call = vec![0, own[0], seed.bound(), own[1]];
    call.extend(parameters.filter_map(|entry| entry.result));
    call[0] = (call.len() as u32) << 16 | u32::from(Op::FunctionCall.0);
    let mut words = seed.spliced(last.words.start..last.words.start, &call);
    words[3] = words[3].wrapping_add(1);
    Some(words)
}

/// Gives the target of a decoration a group with the decoration instead.
pub(super) fn group(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.op == Op::Decorate)?;
    let id = seed.bound();
    let mut own = seed.words[entry.words.clone()].to_vec();
    let target = std::mem::replace(&mut own[1], id);
    let targets = if random.percent(80) { vec![target] } else { vec![target, seed.any_id(random)?] };
    own.extend([2 << 16 | u32::from(Op::DecorationGroup.0), id]);
    own.extend([(targets.len() as u32 + 2) << 16 | u32::from(Op::GroupDecorate.0), id]);
    own.extend(targets);
    let mut words = seed.spliced(entry.words.clone(), &own);
    words[3] = words[3].wrapping_add(1);
    Some(words)
}

/// Replaces a value of a function by a copy in another place, which may not dominate the use.
pub(super) fn moved_copy(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let user = seed.pick_where(random, |entry| entry.block != 0 && !seed.ids(entry).is_empty())?;
    let values: Vec<usize> =
        seed.ids(user).into_iter().filter(|at| seed.class_of(seed.words[*at]) == Some(Class::Value)).collect();
    let offset = *pick(random, &values)?;
    let value = seed.words[offset];
    let places: Vec<&Entry> = seed
        .entries
        .iter()
        .filter(|entry| entry.function == user.function && super::synthesis::is_place(entry))
        .collect();
    let place = *pick(random, &places)?;
    let copy = [4 << 16 | u32::from(Op::CopyObject.0), seed.type_of(value)?, seed.bound(), value];
    let mut words = seed.with(offset, seed.bound());
    words.splice(place.words.start..place.words.start, copy);
    words[3] = words[3].wrapping_add(1);
    Some(words)
}
