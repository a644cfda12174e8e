//! New instructions, with operands of the kinds that the grammar lists.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use llvm_spirv_rs::spirv::grammar::{
    Capability, Class as Chapter, EnumKind, Op, OperandKind, Quantifier, enumerant, op_row, std_by_name, std_names,
    std_row,
};
use llvm_spirv_rs::validate::is_shader_capability;

use super::Seed;
use super::instructions::visible;
use super::operands::{any_enumerant, parameters};
use crate::judge::kernels;
use crate::module::{Class, Entry, HEADER_WORDS, Section, pick};
use crate::random::Random;

/// Returns the opcodes that kernels may have.
pub(super) fn kernel_ops() -> &'static [Op] {
    static OPS: OnceLock<Vec<Op>> = OnceLock::new();
    OPS.get_or_init(|| {
        let all = kernels();
        (0..=u16::MAX).map(Op).filter(|op| op_row(*op).is_some() && all.allows_op(*op)).collect()
    })
}

/// Returns the opcodes of kernels by chapter.
fn chapters() -> &'static [Vec<Op>] {
    static CHAPTERS: OnceLock<Vec<Vec<Op>>> = OnceLock::new();
    CHAPTERS.get_or_init(|| {
        let mut chapters: BTreeMap<String, Vec<Op>> = BTreeMap::new();
        for op in kernel_ops() {
            let Some(row) = op_row(*op) else { continue };
            chapters.entry(format!("{:?}", row.class)).or_default().push(*op);
        }
        chapters.into_values().collect()
    })
}

/// The operands of a new instruction, one after the other.
pub(super) struct Operands<'a> {
    seed: &'a Seed<'a>,
    pub(super) random: &'a mut Random,
    /// The values that are visible where the instruction will stand.
    values: Vec<u32>,
    /// The type of most of the operands.
    ty: Option<u32>,
    pub(super) words: Vec<u32>,
}

impl<'a> Operands<'a> {
    /// Operands of an instruction in a function, or outside of functions.
    pub(super) fn new(seed: &'a Seed<'a>, random: &'a mut Random, function: u32) -> Self {
        Self::before(seed, random, function, seed.words.len())
    }

    fn before(seed: &'a Seed<'a>, random: &'a mut Random, function: u32, offset: usize) -> Self {
        let values = if function == 0 { Vec::new() } else { visible(seed, function, offset) };
        let typed = pick(random, &values).copied().and_then(|value| seed.type_of(value));
        let ty = typed.or_else(|| seed.any_value_type(random));
        Self { seed, random, values, ty, words: Vec::new() }
    }

    fn class(&mut self, class: Class) -> u32 {
        pick(self.random, self.seed.of_class(class)).copied().unwrap_or(1)
    }

    /// Returns a value; one of the chosen type, mostly.
    fn value(&mut self) -> u32 {
        let of_type: Vec<u32> = self.values.iter().copied().filter(|id| self.seed.type_of(*id) == self.ty).collect();
        let outside = match self.random.percent(75) {
            true => Class::Constant,
            false => Class::Global,
        };
        let choice = self.random.below(10);
        let id = match choice {
            0..=4 => pick(self.random, &of_type).copied(),
            5..=7 => pick(self.random, &self.values).copied(),
            _ => None,
        };
        id.unwrap_or_else(|| self.class(outside))
    }

    /// Adds an operand that its row describes.
    fn named(&mut self, kind: OperandKind, name: &str) {
        let class = match name {
            _ if kind != OperandKind::IdRef => None,
            name if name.ends_with("Type") => Some(Class::Type),
            name if name.contains("Label") || name.contains("Block") && !name.contains("Size") => Some(Class::Label),
            "Function" | "Invoke" => Some(Class::Function),
            _ => None,
        };
        match class {
            Some(class) if self.random.percent(90) => {
                let id = self.class(class);
                self.words.push(id);
            }
            _ => self.add(kind),
        }
    }

    /// Adds an operand of a kind.
    pub(super) fn add(&mut self, kind: OperandKind) {
        match kind {
            OperandKind::IdResultType => {
                let ty = self.ty.filter(|_| self.random.percent(60));
                let ty = ty.or_else(|| self.seed.any_value_type(self.random));
                self.words.push(ty.unwrap_or(1));
            }
            OperandKind::IdResult => self.words.push(self.seed.bound()),
            OperandKind::IdRef => {
                let id = self.value();
                self.words.push(id);
            }
            OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                let id = self.class(Class::Constant);
                self.words.push(id);
            }
            OperandKind::LiteralInteger | OperandKind::LiteralContextDependentNumber => {
                let number = match self.random.percent(80) {
                    true => self.random.below(9),
                    false => self.random.interesting() as u32,
                };
                self.words.push(number);
            }
            OperandKind::LiteralExtInstInteger => self.words.push(self.random.below(200)),
            OperandKind::LiteralFloat => self.words.push(1.5_f32.to_bits()),
            OperandKind::LiteralString => self.words.extend([u32::from_le_bytes(*b"text"), 0]),
            OperandKind::LiteralSpecConstantOpInteger => self.operation(),
            OperandKind::PairLiteralIntegerIdRef => {
                let (number, label) = (self.random.below(9), self.class(Class::Label));
                self.words.extend([number, label]);
            }
            OperandKind::PairIdRefLiteralInteger => {
                let (id, number) = (self.value(), self.random.below(9));
                self.words.extend([id, number]);
            }
            OperandKind::PairIdRefIdRef => {
                let (id, label) = (self.value(), self.class(Class::Label));
                self.words.extend([id, label]);
            }
            OperandKind::Enum(kind) => self.enumerant(kind),
        }
    }

    fn enumerant(&mut self, kind: EnumKind) {
        let value = any_enumerant(kind, self.random).unwrap_or_default();
        self.words.push(value);
        parameters(kind, value).into_iter().for_each(|kind| self.add(kind));
    }

    /// Adds an opcode that constants may have, with its operands.
    fn operation(&mut self) {
        let Some(op) = pick(self.random, OPERATIONS).copied() else { return };
        self.words.push(u32::from(op.0));
        let operands = op_row(op).map_or(&[][..], |row| row.operands);
        for operand in operands.iter().skip(2) {
            if operand.quantifier == Quantifier::One || self.random.percent(50) {
                self.named(operand.kind, operand.name);
            }
        }
    }

    /// Adds all operands of an opcode.
    fn all(&mut self, op: Op) {
        for operand in op_row(op).map_or(&[][..], |row| row.operands) {
            let count = match operand.quantifier {
                Quantifier::One => 1,
                Quantifier::Optional => self.random.below(2),
                Quantifier::Variadic => self.random.below(4),
            };
            (0..count).for_each(|_| self.named(operand.kind, operand.name));
        }
    }

    /// Returns the words of the instruction.
    pub(super) fn instruction(self, op: Op) -> Vec<u32> {
        let mut own = vec![(self.words.len() as u32 + 1) << 16 | u32::from(op.0)];
        own.extend(self.words);
        own
    }
}

/// Opcodes for operations of specialization constants, and two that may not be.
const OPERATIONS: &[Op] = &[
    Op::SConvert,
    Op::FConvert,
    Op::UConvert,
    Op::SNegate,
    Op::Not,
    Op::IAdd,
    Op::ISub,
    Op::IMul,
    Op::UDiv,
    Op::SRem,
    Op::ShiftLeftLogical,
    Op::BitwiseAnd,
    Op::VectorShuffle,
    Op::CompositeExtract,
    Op::CompositeInsert,
    Op::LogicalAnd,
    Op::LogicalNot,
    Op::Select,
    Op::IEqual,
    Op::ULessThan,
    Op::ConvertFToS,
    Op::ConvertUToPtr,
    Op::ConvertPtrToU,
    Op::GenericCastToPtr,
    Op::PtrCastToGeneric,
    Op::Bitcast,
    Op::FAdd,
    Op::FNegate,
    Op::AccessChain,
    Op::InBoundsAccessChain,
    Op::PtrAccessChain,
    Op::InBoundsPtrAccessChain,
    Op::Load,
    Op::CompositeConstruct,
];

/// Adds an instruction.
pub(super) fn plain(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    synthesize(seed, random).map(|(_, words)| words)
}

/// Adds an instruction, and the capability and extension that it requires.
pub(super) fn allowed(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (op, words) = synthesize(seed, random)?;
    Some(with_requirements(words, op_row(op).map(|row| row.capabilities)))
}

fn synthesize(seed: &Seed<'_>, random: &mut Random) -> Option<(Op, Vec<u32>)> {
    let chapter = pick(random, chapters())?;
    let op = *pick(random, chapter)?;
    let row = op_row(op)?;
    match row.class {
        Chapter::TypeDeclaration | Chapter::ConstantCreation => Some((op, outside(seed, random, op)?)),
        Chapter::Annotation | Chapter::ModeSetting | Chapter::Debug => Some((op, early(seed, random, op))),
        _ if row.declares_type() || row.name.starts_with("OpConstant") => Some((op, outside(seed, random, op)?)),
        _ if op == Op::Variable && random.percent(50) => Some((op, outside(seed, random, op)?)),
        _ => Some((op, inside(seed, random, op)?)),
    }
}

/// Adds a type or a constant.
pub(super) fn declaration(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let declares = |op: &Op| op_row(*op).is_some_and(|row| row.declares_type());
    let ops: Vec<Op> = kernel_ops().iter().copied().filter(declares).collect();
    let op = *pick(random, &ops)?;
    let words = outside(seed, random, op)?;
    Some(with_requirements(words, op_row(op).map(|row| row.capabilities)))
}

/// Adds an instruction of OpenCL.std.
pub(super) fn extended(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_std = |set: &u32| seed.set_name(*set).is_some_and(|name| name == "OpenCL.std");
    let set = seed.of_class(Class::Import).iter().copied().find(is_std)?;
    let names: Vec<&str> = std_names().collect();
    let row = std_row(std_by_name(pick(random, &names)?)?)?;
    let place = seed.pick_where(random, is_place)?;
    let mut operands = Operands::before(seed, random, place.function, place.words.start);
    operands.add(OperandKind::IdResultType);
    operands.words.extend([seed.bound(), set, row.std.0]);
    row.operands.iter().for_each(|operand| operands.add(operand.kind));
    let own = operands.instruction(Op::ExtInst);
    Some(with_bound(seed.spliced(place.words.start..place.words.start, &own)))
}

/// Returns `true` for an instruction of a block before which others may stand.
pub(super) fn is_place(entry: &Entry) -> bool {
    entry.block != 0
        && !matches!(
            entry.op,
            Op::Label | Op::Phi | Op::Variable | Op::UntypedVariableKHR | Op::SelectionMerge | Op::LoopMerge
        )
}

/// Adds an instruction to a block.
fn inside(seed: &Seed<'_>, random: &mut Random, op: Op) -> Option<Vec<u32>> {
    let place = seed.pick_where(random, is_place)?;
    let (start, function) = (place.words.start, place.function);
    let is_last = place.op.is_terminator();
    let mut operands = Operands::before(seed, random, function, start);
    operands.all(op);
    let own = operands.instruction(op);
    let range = if op.is_terminator() && is_last { place.words.clone() } else { start..start };
    Some(with_bound(seed.spliced(range, &own)))
}

/// Adds a declaration before the functions.
fn outside(seed: &Seed<'_>, random: &mut Random, op: Op) -> Option<Vec<u32>> {
    let end = seed.section_end(Section::Declarations);
    let mut operands = Operands::before(seed, random, 0, end);
    operands.all(op);
    let own = operands.instruction(op);
    Some(with_bound(seed.spliced(end..end, &own)))
}

/// Adds a declaration before the types.
fn early(seed: &Seed<'_>, random: &mut Random, op: Op) -> Vec<u32> {
    let section = match op {
        Op::Capability | Op::ConditionalCapabilityINTEL => Section::Capabilities,
        Op::ExecutionMode | Op::ExecutionModeId => Section::Modes,
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => Section::EntryPoints,
        Op::MemoryModel => Section::MemoryModel,
        Op::Source | Op::SourceExtension | Op::SourceContinued | Op::String => Section::Sources,
        Op::Name | Op::MemberName | Op::ModuleProcessed => Section::Names,
        _ => Section::Annotations,
    };
    let mut operands = Operands::new(seed, random, 0);
    operands.all(op);
    if let Some(target) = operands.words.first_mut().filter(|_| section >= Section::Modes) {
        *target = seed.any_id(operands.random).unwrap_or(1);
    }
    let own = operands.instruction(op);
    let end = seed.section_end(section);
    with_bound(seed.spliced(end..end, &own))
}

/// Raises the bound, which another change may have made the highest, by one id.
fn with_bound(mut words: Vec<u32>) -> Vec<u32> {
    words[3] = words[3].saturating_add(1);
    words
}

/// Declares one of these capabilities, those that it does not imply, and their extensions.
pub(super) fn with_requirements(words: Vec<u32>, capabilities: Option<&[Capability]>) -> Vec<u32> {
    let usable = |capability: &&Capability| !is_shader_capability(**capability);
    let Some(capability) = capabilities.and_then(|all| all.iter().find(usable)) else { return words };
    let row = enumerant(EnumKind::Capability, capability.0);
    let mut declarations = vec![2 << 16 | u32::from(Op::Capability.0), capability.0];
    let mut extensions = Vec::new();
    if let Some(extension) = row.and_then(|row| row.extensions.first()) {
        let mut bytes = extension.as_bytes().to_vec();
        bytes.resize(bytes.len() / 4 * 4 + 4, 0);
        extensions.push((bytes.len() as u32 / 4 + 1) << 16 | u32::from(Op::Extension.0));
        let (chunks, _) = bytes.as_chunks::<4>();
        extensions.extend(chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)));
    }
    let mut at = HEADER_WORDS;
    while words.get(at).is_some_and(|word| *word & 0xFFFF == u32::from(Op::Capability.0)) {
        at += 2;
    }
    declarations.extend(extensions);
    [&words[..at.min(words.len())], &declarations, &words[at.min(words.len())..]].concat()
}
