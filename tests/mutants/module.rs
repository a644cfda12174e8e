//! A seed with what mutators ask for: its instructions by opcode, section and function, and its ids by class and type.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

pub(crate) use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::grammar::{EnumKind, Op, op_row};
use llvm_spirv_rs::spirv::inst;
use llvm_spirv_rs::spirv::operands::{self, OperandPart};
use llvm_spirv_rs::spirv::view::{Instruction, instructions};
use rustc_hash::FxHashMap;

use super::random::Random;

/// A section of the logical layout (specification, section 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Section {
    Capabilities,
    Extensions,
    Imports,
    MemoryModel,
    EntryPoints,
    Modes,
    Sources,
    Names,
    Annotations,
    Declarations,
    Functions,
}

/// The kind of definition of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    Import,
    String,
    Type,
    Constant,
    Global,
    Function,
    Label,
    Value,
    Other,
}

/// An instruction of a seed.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) op: Op,
    pub(crate) words: Range<usize>,
    pub(crate) section: Section,
    /// The index of the function, from one; 0 outside of functions.
    pub(crate) function: u32,
    /// The id of the label of the block; 0 outside of blocks.
    pub(crate) block: u32,
    pub(crate) result: Option<u32>,
}

/// A seed.
pub(crate) struct Module {
    /// The file and the setting.
    pub(crate) name: String,
    pub(crate) words: Vec<u32>,
    pub(crate) entries: Vec<Entry>,
    /// The indices of the entries by opcode.
    by_op: Vec<(Op, Vec<usize>)>,
    /// The index of the entry that defines each id.
    definitions: FxHashMap<u32, usize>,
    by_class: BTreeMap<Class, Vec<u32>>,
    by_type: BTreeMap<u32, Vec<u32>>,
}

impl Module {
    /// Returns the module with these words.
    pub(crate) fn new(name: String, words: Vec<u32>) -> Self {
        let mut place = Place::default();
        let entries: Vec<Entry> = instructions(&words).map(|inst| place.entry(&inst)).collect();
        let mut by_op: BTreeMap<Op, Vec<usize>> = BTreeMap::new();
        let mut definitions = FxHashMap::default();
        let (mut by_class, mut by_type) = (BTreeMap::<Class, Vec<u32>>::new(), BTreeMap::<u32, Vec<u32>>::new());
        for (index, entry) in entries.iter().enumerate() {
            by_op.entry(entry.op).or_default().push(index);
            let Some(id) = entry.result else { continue };
            definitions.insert(id, index);
            by_class.entry(class(entry)).or_default().push(id);
            if op_row(entry.op).is_some_and(|row| row.has_result_type()) {
                by_type.entry(words[entry.words.start + 1]).or_default().push(id);
            }
        }
        let by_op = by_op.into_iter().collect();
        Self { name, words, entries, by_op, definitions, by_class, by_type }
    }

    /// Returns `true` if the instructions fill the module, and it has functions.
    pub(crate) fn is_seed(&self) -> bool {
        self.by_class.contains_key(&Class::Function)
            && self.entries.last().is_some_and(|entry| entry.words.end == self.words.len())
    }

    /// Returns the bound in the header.
    pub(crate) fn bound(&self) -> u32 {
        self.words[3]
    }

    /// Returns the opcodes of the module.
    pub(crate) fn opcodes(&self) -> impl Iterator<Item = Op> {
        self.by_op.iter().map(|(op, _)| *op)
    }

    /// Returns the capabilities that the module declares.
    pub(crate) fn capabilities(&self) -> impl Iterator<Item = u32> {
        let all = self.entries.iter().filter(|entry| entry.op == Op::Capability);
        all.filter_map(|entry| self.operands(entry).first().copied())
    }

    /// Returns the names of the sets and the numbers of the extended instructions of the module, each once.
    pub(crate) fn extended_instructions(&self) -> BTreeSet<(String, u32)> {
        let all = self.entries.iter().filter(|entry| entry.op == Op::ExtInst);
        all.filter_map(|entry| {
            let &[_, _, set, number, ..] = self.operands(entry) else { return None };
            Some((self.set_name(set)?, number))
        })
        .collect()
    }

    /// Returns the name of an imported set of extended instructions.
    pub(crate) fn set_name(&self, set: u32) -> Option<String> {
        let (name, _) = inst::string(self.operands(self.definition(set)?).get(1..)?)?;
        String::from_utf8(name).ok()
    }

    /// Returns the indices of the instructions by opcode.
    pub(crate) fn by_op(&self) -> &[(Op, Vec<usize>)] {
        &self.by_op
    }

    /// Returns the instruction that defines an id.
    pub(crate) fn definition(&self, id: u32) -> Option<&Entry> {
        self.definitions.get(&id).map(|at| &self.entries[*at])
    }

    /// Returns the operand words of an instruction.
    pub(crate) fn operands(&self, entry: &Entry) -> &[u32] {
        &self.words[entry.words.start + 1..entry.words.end]
    }

    /// Returns the type of an id.
    pub(crate) fn type_of(&self, id: u32) -> Option<u32> {
        let entry = self.definition(id)?;
        op_row(entry.op).filter(|row| row.has_result_type())?;
        self.operands(entry).first().copied()
    }

    /// Returns the class of an id.
    pub(crate) fn class_of(&self, id: u32) -> Option<Class> {
        self.definition(id).map(class)
    }

    /// Returns the ids of a class.
    pub(crate) fn of_class(&self, class: Class) -> &[u32] {
        self.by_class.get(&class).map_or(&[], Vec::as_slice)
    }

    /// Returns the values of a type.
    pub(crate) fn of_type(&self, ty: u32) -> &[u32] {
        self.by_type.get(&ty).map_or(&[], Vec::as_slice)
    }

    /// Returns a type that has values.
    pub(crate) fn any_value_type(&self, random: &mut Random) -> Option<u32> {
        let types: Vec<u32> = self.by_type.keys().copied().collect();
        pick(random, &types).copied()
    }

    /// Returns a defined id; classes are equally frequent.
    pub(crate) fn any_id(&self, random: &mut Random) -> Option<u32> {
        let classes: Vec<Class> = self.by_class.keys().copied().collect();
        let class = *pick(random, &classes)?;
        pick(random, self.of_class(class)).copied()
    }

    /// Returns the offsets of the words of an instruction that are ids of other definitions, including labels.
    pub(crate) fn ids(&self, entry: &Entry) -> Vec<usize> {
        let mut ids = self.parts(entry, |part| part == OperandPart::Id);
        if entry.op == Op::Switch {
            let words = self.operands(entry);
            let stride = 1 + words.first().map_or(1, |selector| self.width(*selector));
            let labels = (2..words.len()).skip(stride - 1).step_by(stride);
            ids.extend(labels.map(|position| entry.words.start + 1 + position));
        }
        ids
    }

    /// Returns the number of words of a number.
    fn width(&self, id: u32) -> usize {
        let ty = self.type_of(id).and_then(|ty| self.definition(ty)).filter(|entry| entry.op == Op::TypeInt);
        ty.and_then(|entry| self.operands(entry).get(1)).map_or(1, |bits| bits.div_ceil(32).max(1) as usize)
    }

    /// Returns the offsets of the enumerants of an instruction, with their kinds.
    pub(crate) fn enumerants(&self, entry: &Entry) -> Vec<(usize, EnumKind)> {
        let mut found = Vec::new();
        operands::parts(entry.op, self.operands(entry), |at, part| {
            if let OperandPart::Enumerant(kind) = part {
                found.push((entry.words.start + 1 + at, kind));
            }
        });
        found
    }

    /// Returns the offsets of the operands of an instruction of a kind.
    pub(crate) fn parts(&self, entry: &Entry, is_wanted: impl Fn(OperandPart) -> bool) -> Vec<usize> {
        let mut found = Vec::new();
        operands::parts(entry.op, self.operands(entry), |at, part| {
            if is_wanted(part) {
                found.push(entry.words.start + 1 + at);
            }
        });
        found
    }

    /// Returns the offset of the end of a section, which may be empty.
    pub(crate) fn section_end(&self, section: Section) -> usize {
        let before = self.entries.iter().take_while(|entry| entry.section <= section);
        before.last().map_or(HEADER_WORDS, |entry| entry.words.end)
    }

    /// Returns the words with those of a range replaced.
    pub(crate) fn spliced(&self, range: Range<usize>, words: &[u32]) -> Vec<u32> {
        [&self.words[..range.start], words, &self.words[range.end..]].concat()
    }

    /// Returns the words with one of them replaced.
    pub(crate) fn with(&self, offset: usize, word: u32) -> Vec<u32> {
        let mut words = self.words.clone();
        words[offset] = word;
        words
    }

    /// Returns the words with an instruction before the one at `to`.
    pub(crate) fn moved(&self, entry: &Entry, to: usize) -> Vec<u32> {
        let own = &self.words[entry.words.clone()];
        match to >= entry.words.end {
            true => {
                [&self.words[..entry.words.start], &self.words[entry.words.end..to], own, &self.words[to..]].concat()
            }
            false => {
                let to = to.min(entry.words.start);
                let between = &self.words[to..entry.words.start];
                [&self.words[..to], own, between, &self.words[entry.words.end..]].concat()
            }
        }
    }
}

/// Returns one of the items, or `None` if there is none.
pub(crate) fn pick<'a, T>(random: &mut Random, items: &'a [T]) -> Option<&'a T> {
    (!items.is_empty()).then(|| random.pick(items))
}

/// Where the next instruction stands.
struct Place {
    section: Section,
    function: u32,
    is_inside: bool,
    block: u32,
}

impl Default for Place {
    fn default() -> Self {
        Self { section: Section::Capabilities, function: 0, is_inside: false, block: 0 }
    }
}

impl Place {
    fn entry(&mut self, inst: &Instruction<'_>) -> Entry {
        self.section = self.section.max(section(inst.op));
        match inst.op {
            Op::Function => {
                self.function += 1;
                self.is_inside = true;
            }
            Op::Label => self.block = inst.operands.first().copied().unwrap_or_default(),
            _ => {}
        }
        let function = if self.is_inside { self.function } else { 0 };
        let entry = Entry {
            op: inst.op,
            words: inst.range(),
            section: self.section,
            function,
            block: self.block,
            result: inst.result(),
        };
        if inst.op.is_terminator() {
            self.block = 0;
        }
        self.is_inside &= inst.op != Op::FunctionEnd;
        entry
    }
}

/// Returns the section that an instruction starts at the earliest.
fn section(op: Op) -> Section {
    match op {
        Op::Capability | Op::ConditionalCapabilityINTEL => Section::Capabilities,
        Op::Extension | Op::ConditionalExtensionINTEL => Section::Extensions,
        Op::ExtInstImport => Section::Imports,
        Op::MemoryModel => Section::MemoryModel,
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => Section::EntryPoints,
        Op::ExecutionMode | Op::ExecutionModeId => Section::Modes,
        Op::String | Op::Source | Op::SourceExtension | Op::SourceContinued => Section::Sources,
        Op::Name | Op::MemberName | Op::ModuleProcessed => Section::Names,
        Op::Decorate
        | Op::MemberDecorate
        | Op::DecorateId
        | Op::DecorateString
        | Op::MemberDecorateString
        | Op::DecorationGroup
        | Op::GroupDecorate
        | Op::GroupMemberDecorate => Section::Annotations,
        Op::Function => Section::Functions,
        op if op_row(op).is_some_and(|row| row.declares_type()) => Section::Declarations,
        _ => Section::Capabilities,
    }
}

fn class(entry: &Entry) -> Class {
    let row = op_row(entry.op);
    match entry.op {
        Op::ExtInstImport => Class::Import,
        Op::String => Class::String,
        Op::Function => Class::Function,
        Op::Label => Class::Label,
        _ if row.is_some_and(|row| row.declares_type()) => Class::Type,
        Op::Variable | Op::UntypedVariableKHR if entry.function == 0 => Class::Global,
        Op::Undef if entry.function == 0 => Class::Constant,
        Op::ExtInst | Op::DecorationGroup if entry.function == 0 => Class::Other,
        _ if row.is_some_and(|row| row.name.starts_with("OpConstant") || row.name.starts_with("OpSpecConstant")) => {
            Class::Constant
        }
        _ => Class::Value,
    }
}
