//! The mutators: functions that return the words of a seed with one change, or `None` if they do not apply.

mod declarations;
mod flow;
mod fresh;
mod ids;
mod instructions;
mod operands;
mod synthesis;
mod words;

use std::ops::Deref;

use llvm_spirv_rs::spirv::grammar::Op;

use super::module::{Entry, Module, pick};
use super::random::Random;

/// A module to change.
pub(crate) struct Seed<'a> {
    pub(crate) module: &'a Module,
    /// The instructions that are changed mostly.
    pub(crate) focus: Option<Focus>,
}

/// Instructions of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Focus {
    /// The instructions with an opcode.
    Op(Op),
    /// The extended instructions with a number.
    Extended(u32),
}

/// Returns the words of a changed seed.
type Mutator = fn(&Seed<'_>, &mut Random) -> Option<Vec<u32>>;

/// Mutators with their names and how often they are drawn.
#[rustfmt::skip]
const TABLE: &[(&str, u32, Mutator)] = &[
    ("literal changed",               6, operands::literal),
    ("any word changed",              2, words::any),
    ("header changed",                1, words::header),
    ("version changed",               3, words::version),
    ("string broken",                 1, words::string),
    ("word count changed",            1, words::count),
    ("instruction cut short",         3, words::cut),
    ("operand appended",              3, words::appended),
    ("operands swapped",              4, operands::swapped),
    ("operand removed",               2, operands::removed),
    ("enumerant changed",            12, operands::enumerant),
    ("bit of a mask changed",         4, operands::mask),
    ("extended instruction changed",  4, operands::extended),
    ("id of the same type",           6, ids::of_same_type),
    ("id of the same class",         14, ids::of_same_class),
    ("id of any class",               5, ids::of_any_class),
    ("undefined id",                  1, ids::undefined),
    ("result type changed",          14, ids::result_type),
    ("scope or semantics changed",    6, ids::scope),
    ("result id changed",             1, ids::result),
    ("opcode changed",               14, instructions::opcode),
    ("instruction removed",           8, instructions::removed),
    ("instruction repeated",          3, instructions::repeated),
    ("instruction repeated, new id",  5, instructions::repeated_as_new),
    ("moved in its block",            6, instructions::moved_in_block),
    ("moved in its function",         3, instructions::moved_in_function),
    ("moved to another function",     2, instructions::moved_to_function),
    ("moved to another section",      3, instructions::moved_to_section),
    ("moved in its section",          4, instructions::moved_in_section),
    ("sections exchanged",            1, instructions::sections),
    ("declaration removed",           6, declarations::removed),
    ("declaration repeated",          4, declarations::repeated),
    ("type changed",                 10, declarations::type_changed),
    ("type operand changed",          6, declarations::type_operand),
    ("constant changed",              5, declarations::constant),
    ("decoration added",              8, declarations::decoration),
    ("execution mode added",          4, declarations::mode),
    ("capability added",              2, declarations::capability),
    ("label exchanged",               6, flow::label),
    ("phi changed",                   4, flow::phi),
    ("branch changed",                4, flow::branch),
    ("terminator removed",            1, flow::terminator),
    ("merge added",                   2, flow::merge),
    ("instruction added",            16, synthesis::plain),
    ("instruction added, allowed",   16, synthesis::allowed),
    ("type replaced by a new one",   12, fresh::type_like),
    ("value replaced by a new one",  12, fresh::value_like),
    ("constant replaced by another", 12, fresh::constant_like),
    ("recursive call added",          1, fresh::recursion),
    ("decoration grouped",            2, fresh::group),
    ("value replaced by a copy",      3, fresh::moved_copy),
    ("enumerants added to a mask",    5, operands::mask_with_parameters),
    ("extended instruction added",    6, synthesis::extended),
    ("type added",                    4, synthesis::declaration),
];

/// Returns a mutant of a seed, and the names of its mutators: one mostly, sometimes two.
pub(crate) fn mutant(seed: &Seed<'_>, random: &mut Random) -> (String, Vec<u32>) {
    let (name, words) = changed(seed, random);
    if random.percent(85) {
        return (name.to_owned(), words);
    }
    let module = Module::new(String::new(), words.clone());
    if !module.is_seed() {
        return (name.to_owned(), words);
    }
    let (second, words) = changed(&Seed { module: &module, focus: seed.focus }, random);
    (format!("{name}; {second}"), words)
}

/// Returns a seed with one change, and the name of its mutator.
fn changed(seed: &Seed<'_>, random: &mut Random) -> (&'static str, Vec<u32>) {
    let total = TABLE.iter().map(|(_, weight, _)| weight).sum();
    loop {
        let mut rest = random.below(total);
        let drawn = TABLE.iter().find(|(_, weight, _)| {
            let is_it = rest < *weight;
            rest = rest.saturating_sub(*weight);
            is_it
        });
        let Some((name, _, mutate)) = drawn else { continue };
        if let Some(words) = mutate(seed, random).filter(|words| *words != seed.words) {
            return (name, words);
        }
    }
}

impl<'a> Seed<'a> {
    /// Returns an instruction of which `is_wanted` holds: one of the focus mostly; else rare opcodes are as frequent as
    /// others.
    fn pick_where(&self, random: &mut Random, is_wanted: impl Fn(&Entry) -> bool) -> Option<&'a Entry> {
        let entries = &self.module.entries;
        let wanted =
            |all: &[usize]| -> Vec<usize> { all.iter().copied().filter(|at| is_wanted(&entries[*at])).collect() };
        let of_focus = if random.percent(70) { self.of_focus() } else { Vec::new() };
        if let Some(at) = pick(random, &wanted(&of_focus)) {
            return Some(&entries[*at]);
        }
        let has_wanted = |all: &[usize]| all.iter().any(|at| is_wanted(&entries[*at]));
        let by_op: Vec<_> = self.module.by_op().iter().filter(|(_, all)| has_wanted(all)).collect();
        let (_, all) = pick(random, &by_op)?;
        pick(random, &wanted(all)).map(|at| &entries[*at])
    }

    /// Returns the indices of the instructions of the focus.
    fn of_focus(&self) -> Vec<usize> {
        let of_op = |op| self.module.by_op().iter().find(|(known, _)| *known == op).map_or(&[][..], |(_, all)| all);
        match self.focus {
            None => Vec::new(),
            Some(Focus::Op(op)) => of_op(op).to_vec(),
            Some(Focus::Extended(number)) => {
                let is_it = |at: &usize| self.module.operands(&self.module.entries[*at]).get(3) == Some(&number);
                of_op(Op::ExtInst).iter().copied().filter(is_it).collect()
            }
        }
    }

    /// Returns any instruction.
    fn pick(&self, random: &mut Random) -> &'a Entry {
        let any = random.pick(&self.module.entries);
        if random.percent(20) { any } else { self.pick_where(random, |_| true).unwrap_or(any) }
    }
}

impl Deref for Seed<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}
