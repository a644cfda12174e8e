//! The canonical text of a module: the same for modules that differ only in what has no meaning.
//!
//! | not compared | why |
//! |---|---|
//! | numbers of ids, the order of instructions outside of bodies | any order is valid |
//! | types, constants and variables without a name for other modules that nothing refers to; their names | no code uses them |
//! | `OpSourceExtension` | the reader derives the list from capabilities, as that of the Khronos translator does |
//! | the names `structtype` | the reader gives them to structures without a name |
//! | the numbers at the ends of names | LLVM IR has each name once in a function |
//! | constants that are declared twice, zeros that are not `OpConstantNull`, undefined values in bodies | LLVM IR has each constant once |
//! | the kind of a conversion to a narrower integer | both kinds drop the same bits |
//! | the instruction of an extraction with a constant index | both extract the component |
//! | the second operand of a shuffle that takes nothing from it; the order of the operands | |
//! | shuffles that make a vector longer for another shuffle | LLVM's has vectors of one length |
//! | the alignment of an access or a variable that is that of its type | the reader gives it to those without one |
//! | the initializer of a variable in a function, or a store to it after the variables | `alloca` has no initializer |
//! | vectors and structures that are constructed, or inserted one component after the other | they are the same |
//! | `OpNot`, `OpLogicalNot`, or the exclusive or with all bits | |
//!
//! An id gets its number where it first occurs: in the bodies, in their order, then in the definitions that these refer to,
//! and so on. The instructions outside of bodies are sorted by their opcodes and numbers.

use std::collections::{HashMap, VecDeque};

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::grammar::Decoration;
use llvm_spirv_rs::spirv::operands::{OperandPart, extended_parts};
use llvm_spirv_rs::spirv::view::{Instruction, Type, View, is_variable};

use crate::constants::Constants;
use crate::memory::{is_needless_decoration, needless_operands};
use crate::shuffles::Longer;

/// A word of an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Literal(u32),
    Id(u32),
}

/// An instruction, with the result id first.
struct Row {
    op: Op,
    /// The extended instruction, or the text.
    detail: String,
    words: Vec<Word>,
}

/// Returns the canonical text of a module, one instruction a line.
pub(crate) fn text(words: &[u32]) -> String {
    let view = View::parse(words).expect("it is a module");
    let longer = Longer::find(&view);
    let (mut bodies, mut initial) = (Vec::new(), Vec::new());
    for inst in view.bodies().filter(|inst| inst.op != Op::Undef && !longer.is_omitted(inst)) {
        if !is_variable(inst.op) {
            bodies.append(&mut initial);
        }
        let mut row = row(&view, &longer, &inst);
        initial.extend(initial_store(&mut row));
        bodies.push(row);
        fold_insertions(&view, &mut bodies);
    }
    let mut numbers = Numbers { of: HashMap::new(), queue: VecDeque::new(), constants: Constants::find(&view) };
    bodies.iter().for_each(|row| numbers.note(row));
    numbers.follow(&view);
    let is_root = |inst: &Instruction<'_>| !is_plain_definition(inst) && !is_about_an_id(inst.op);
    for inst in view.preamble().filter(is_root) {
        numbers.note(&row(&view, &longer, &inst));
        numbers.follow(&view);
    }
    for inst in view.preamble().filter(exports) {
        numbers.note(&row(&view, &longer, &inst));
        numbers.follow(&view);
    }
    let undefined = view.bodies().filter(|inst| inst.op == Op::Undef);
    let heads = view.preamble().chain(undefined).filter(|inst| numbers.is_used(&view, inst));
    let head = |inst: Instruction<'_>| match inst.result().is_some_and(|id| numbers.constants.is_zero(id)) {
        true => Row { op: Op::ConstantNull, detail: String::new(), words: parts(&view, &inst)[..2].to_vec() },
        false => row(&view, &longer, &inst),
    };
    let mut heads: Vec<Row> = heads.map(head).collect();
    for entry in heads.iter_mut().filter(|row| row.op == Op::EntryPoint) {
        // The interface is a set.
        let start = entry.words.iter().rposition(|word| matches!(word, Word::Literal(_))).map_or(0, |last| last + 1);
        entry.words[start..].sort_by_key(|word| numbers.word(*word));
    }
    heads.sort_by_cached_key(|row| (row.op, numbers.words(row)));
    // Differences of bodies say more than those of the definitions that they refer to.
    bodies.iter().chain(&heads).map(|row| numbers.print(row)).collect::<Vec<_>>().join("\n")
}

/// Returns `true` for types, constants, texts and variables.
fn is_plain_definition(inst: &Instruction<'_>) -> bool {
    inst.result().is_some() && !matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR | Op::ExtInstImport)
}

/// Returns `true` for names and decorations.
fn is_about_an_id(op: Op) -> bool {
    matches!(op, Op::Name | Op::MemberName | Op::Decorate | Op::DecorateId | Op::DecorateString | Op::MemberDecorate)
}

/// Returns `true` for the decoration of what other modules may use.
fn exports(inst: &Instruction<'_>) -> bool {
    inst.op == Op::Decorate && inst.operands.get(1) == Some(&Decoration::LinkageAttributes.0)
}

/// Returns an instruction in its canonical form.
fn row(view: &View<'_>, longer: &Longer, inst: &Instruction<'_>) -> Row {
    let mut words = parts(view, inst);
    let mut op = inst.op;
    let width = |id| match view.type_of(id) {
        Some(Type::Int { width, .. }) => Some(width),
        Some(Type::Vector { element, .. }) => match view.ty(element) {
            Some(Type::Int { width, .. }) => Some(width),
            _ => None,
        },
        _ => None,
    };
    match (inst.op, inst.operands) {
        (Op::SConvert, &[_, result, value]) if width(result) < width(value) => op = Op::UConvert,
        (Op::VectorShuffle, &[_, _, first, second, ref indices @ ..]) => {
            let ([first, mut second], indices) = longer.shortened(view, [first, second], indices);
            let count = match view.type_of(first) {
                Some(Type::Vector { count, .. }) => count,
                _ => 0,
            };
            if indices.iter().all(|index| *index < count || *index == u32::MAX) {
                second = first;
            }
            words.truncate(2);
            words.extend([first, second].map(Word::Id));
            words.extend(indices.into_iter().map(Word::Literal));
        }
        (Op::Load | Op::Store, _) => words.truncate(needless_operands(view, inst).unwrap_or(words.len())),
        (Op::BitwiseXor | Op::LogicalNotEqual, &[_, _, _, ones]) if has_all_bits(view, ones) => {
            op = if inst.op == Op::BitwiseXor { Op::Not } else { Op::LogicalNot };
            words.truncate(3);
        }
        (Op::VectorExtractDynamic, &[_, _, vector, index]) => {
            let index = view.definition(index).filter(|inst| inst.op == Op::Constant).map(|inst| inst.operands[2]);
            if let (Some(index), Some(Type::Vector { count, .. })) = (index, view.type_of(vector))
                && index < count
            {
                (op, words[3]) = (Op::CompositeExtract, Word::Literal(index));
            }
        }
        _ => {}
    }
    let mut detail = String::new();
    if let Some((set, number)) = view.extended_instruction_at(inst.offset) {
        detail = set.name_of(number).map_or_else(|| number.to_string(), str::to_owned);
    } else if let Some((bytes, _)) = string(inst) {
        detail = format!("{:?}", String::from_utf8_lossy(&bytes));
    }
    if inst.op == Op::Name {
        detail.truncate(detail.trim_end_matches(|end: char| end.is_ascii_digit() || end == '"').len());
        words.truncate(1);
    }
    Row { op, detail, words }
}

/// Takes the initializer of a variable in a function, and returns the store of it.
fn initial_store(row: &mut Row) -> Option<Row> {
    let (Op::Variable, &[variable, _, _, initial]) = (row.op, &row.words[..]) else { return None };
    row.words.pop();
    Some(Row { op: Op::Store, detail: String::new(), words: vec![variable, initial] })
}

/// The components of a vector or structure, as far as they are known.
type Components = Vec<Option<Word>>;

/// Makes the last rows one `OpCompositeConstruct` if they insert the components that a constant does not have.
fn fold_insertions(view: &View<'_>, rows: &mut Vec<Row>) {
    let is_insertion = |row: &&Row| row.op == Op::CompositeInsert && row.words.len() == 5;
    let Some(&[result, ty, _, _, _]) = rows.last().filter(is_insertion).map(|row| &row.words[..]) else { return };
    let (mut start, mut next, mut inserted) = (rows.len(), result, Vec::new());
    for row in rows.iter().rev().take_while(is_insertion) {
        let &[own, of, component, vector, Word::Literal(at)] = &row.words[..] else { return };
        if own != next || of != ty {
            break;
        }
        inserted.push((at as usize, component));
        (start, next) = (start - 1, vector);
    }
    let Some(mut components) = components(view, ty, next) else { return };
    for (at, component) in inserted.into_iter().rev() {
        match components.get_mut(at) {
            Some(place @ None) => *place = Some(component),
            _ => return,
        }
    }
    let Some(components) = components.into_iter().collect::<Option<Vec<Word>>>() else { return };
    rows.truncate(start);
    let words = [&[result, ty], &components[..]].concat();
    rows.push(Row { op: Op::CompositeConstruct, detail: String::new(), words });
}

/// Returns the components of a constant vector or structure, without the undefined ones.
fn components(view: &View<'_>, ty: Word, whole: Word) -> Option<Components> {
    let (Word::Id(ty), Word::Id(whole)) = (ty, whole) else { return None };
    let count = match view.ty(ty)? {
        Type::Vector { count, .. } => count as usize,
        Type::Struct(members) => members.count(),
        Type::Array { length, .. } => view.definition(length)?.operands.get(2).copied()? as usize,
        _ => return None,
    };
    let inst = view.definition(whole)?;
    match (inst.op, inst.operands) {
        (Op::Undef, _) => Some(vec![None; count]),
        (Op::ConstantComposite, [_, _, components @ ..]) => {
            let is_known = |id: &u32| view.definition_op(*id) != Some(Op::Undef);
            Some(components.iter().map(|id| Some(Word::Id(*id)).filter(|_| is_known(id))).collect())
        }
        _ => None,
    }
}

/// Returns `true` for a constant with all bits set, or all components true.
fn has_all_bits(view: &View<'_>, id: u32) -> bool {
    let Some(inst) = view.definition(id) else { return false };
    match (inst.op, inst.operands) {
        (Op::ConstantTrue, _) => true,
        (Op::Constant, &[_, _, low, ref high @ ..]) => {
            let bits = match view.type_of(id) {
                Some(Type::Int { width: width @ 1..32, .. }) => u32::MAX >> (32 - width),
                Some(Type::Int { .. }) => u32::MAX,
                _ => return false,
            };
            low & bits == bits && high.iter().all(|word| *word == u32::MAX)
        }
        (Op::ConstantComposite, [_, _, components @ ..]) => components.iter().all(|id| has_all_bits(view, *id)),
        _ => false,
    }
}

struct Numbers {
    of: HashMap<u32, u32>,
    /// The ids whose definitions have not been looked at.
    queue: VecDeque<u32>,
    constants: Constants,
}

impl Numbers {
    /// Numbers the ids of an instruction.
    fn note(&mut self, row: &Row) {
        for word in &row.words {
            if let Word::Id(id) = word {
                let (id, next) = (self.constants.same(*id), self.of.len() as u32);
                self.of.entry(id).or_insert_with(|| {
                    self.queue.push_back(id);
                    next
                });
            }
        }
    }

    /// Numbers the ids of the definitions that those seen so far have.
    fn follow(&mut self, view: &View<'_>) {
        while let Some(id) = self.queue.pop_front() {
            let is_global = view.function_of(id).is_none() || view.definition_op(id) == Some(Op::Undef);
            if let Some(inst) = view.definition(id).filter(|_| is_global) {
                self.note(&row(view, &Longer::default(), &inst));
            }
        }
    }

    /// Returns `true` for an instruction outside of bodies that is compared.
    fn is_used(&self, view: &View<'_>, inst: &Instruction<'_>) -> bool {
        match inst.op {
            Op::Nop | Op::SourceExtension => false,
            Op::Decorate if is_needless_decoration(view, inst) => false,
            Op::Name if inst.string(1).is_some_and(|(name, _)| name.starts_with(b"structtype")) => false,
            op if is_about_an_id(op) => self.of.contains_key(&inst.operands[0]),
            _ if is_plain_definition(inst) => inst.result().is_some_and(|id| self.of.contains_key(&id)),
            _ => true,
        }
    }

    fn words(&self, row: &Row) -> Vec<u32> {
        row.words.iter().map(|word| self.word(*word)).collect()
    }

    fn word(&self, word: Word) -> u32 {
        match word {
            Word::Id(id) => self.of.get(&self.constants.same(id)).copied().unwrap_or(u32::MAX),
            Word::Literal(word) => word,
        }
    }

    fn print(&self, row: &Row) -> String {
        let mut text = format!("{} {}", row.op, row.detail);
        for word in &row.words {
            let sign = if matches!(word, Word::Id(_)) { "%" } else { "" };
            text += &format!(" {sign}{}", self.word(*word));
        }
        text
    }
}

/// Returns the text of an instruction that has one.
fn string(inst: &Instruction<'_>) -> Option<(Vec<u8>, usize)> {
    match inst.op {
        Op::Name | Op::String | Op::ExtInstImport => inst.string(1),
        Op::Extension | Op::ModuleProcessed | Op::SourceExtension => inst.string(0),
        Op::EntryPoint | Op::MemberName => inst.string(2),
        _ => None,
    }
}

/// Returns the words of an instruction's operands, the result id first.
fn parts(view: &View<'_>, inst: &Instruction<'_>) -> Vec<Word> {
    let mut words: Vec<Word> = inst.operands.iter().copied().map(Word::Literal).collect();
    let set = view.extended_instruction_at(inst.offset).map(|(set, _)| set);
    extended_parts(set, **inst, |at, part| {
        if matches!(part, OperandPart::Id | OperandPart::Result) {
            words[at] = Word::Id(inst.operands[at]);
        }
    });
    if let (Op::Switch, &[selector, ref cases @ ..]) = (inst.op, inst.operands) {
        let is_long = matches!(view.type_of(selector), Some(Type::Int { width: 33.., .. }));
        let size = if is_long { 3 } else { 2 };
        for at in (2..=cases.len()).filter(|at| (at - 1) % size == 0) {
            words[at] = Word::Id(inst.operands[at]);
        }
    }
    if let Some(result) = inst.result() {
        let at = inst.operands.iter().position(|word| *word == result).unwrap_or(0);
        words[..=at.min(1)].rotate_right(1);
    }
    words
}
