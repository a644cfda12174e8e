//! Classification of the operand words of an instruction by its grammar row.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::grammar::{
    Dbg, EnumKind, LoopControl, Op, Operand, OperandKind, Quantifier, ShaderDebugInfo, Std, bits, corrected,
    debug_by_name, debug_row, enum_row, old_debug_operands, op_row, repeated_parameter, std_by_name, std_row,
};
use super::inst::{InstView, string_length};

/// Positions among the operand words of an instruction, in order.
pub type Positions = SmallVec<[usize; 8]>;

/// Returns the positions of the operands that are ids, including the result type but not the result id.
///
/// A row does not determine all ids: the labels of an `OpSwitch`, which follow numbers as wide as its selector, are
/// omitted, and all operands of an extended instruction count as ids. An opcode without a row has no ids.
pub fn ids(inst: InstView<'_>) -> Positions {
    op_row(inst.op).map_or_else(Positions::new, |row| ids_of(row.operands, inst.operands, 0))
}

/// Returns the positions of ids, as [`ids`] does, of words from `start` on that are operands of these kinds.
pub fn ids_of(operands: &[Operand], words: &[u32], start: usize) -> Positions {
    let mut ids = Positions::new();
    walk(operands, words, start, |at, part| {
        if part == OperandPart::Id {
            ids.push(at);
        }
    });
    ids
}

/// The kind of an operand word, or of the first word of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandPart {
    /// The id of another definition.
    Id,
    /// The result id.
    Result,
    /// A word of a number.
    Number,
    /// A floating-point number of 32 bits.
    Float,
    /// The first word of a string.
    String,
    /// An enumerant or a mask.
    Enumerant(EnumKind),
    /// The number of an extended instruction.
    ExtendedInstruction,
}

/// Calls `found` for each part of an instruction's operands in order, with its position; numbers whose width depends on a
/// type, and all words after the first of them, are omitted. An opcode without a row has no parts.
pub fn parts(op: Op, words: &[u32], found: impl FnMut(usize, OperandPart)) {
    if let Some(row) = op_row(op) {
        walk(row.operands, words, 0, found);
    }
}

/// Calls `found` for each part of an instruction's operands as [`parts`] does; the operands of an extended instruction are
/// those in `set`.
pub fn extended_parts(set: Option<ExtendedSet>, inst: InstView<'_>, mut found: impl FnMut(usize, OperandPart)) {
    let is_extended = matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR);
    let number = inst.operands.get(EXTENDED_OPERANDS - 1).filter(|_| is_extended);
    let Some(operands) = set.zip(number).and_then(|(set, &number)| extended_row(set, number)) else {
        return parts(inst.op, inst.operands, found);
    };
    parts(inst.op, &inst.operands[..EXTENDED_OPERANDS], &mut found);
    walk(operands, inst.operands, EXTENDED_OPERANDS, found);
}

/// The number of operands of `OpExtInst` before those of the extended instruction.
pub const EXTENDED_OPERANDS: usize = 4;

fn walk(operands: &[Operand], words: &[u32], start: usize, found: impl FnMut(usize, OperandPart)) {
    Walk::new(words, start, found).operands(operands);
}

/// The mismatch between the words of an instruction and the kinds of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandMismatch {
    /// There are too few words.
    Missing(OperandKind),
    /// There are too many words.
    More,
    /// A string is not terminated.
    EndlessString,
    /// No enumerant has this number, or this bit of a mask.
    Unknown(EnumKind, u32),
    /// There is no such opcode.
    UnknownOpcode(u32),
}

/// Walks words that are operands of these kinds, as [`parts`] does, and returns the first mismatch; else the position of
/// the first number whose width depends on a type, or the number of words.
pub fn examine(
    operands: &[Operand],
    words: &[u32],
    found: impl FnMut(usize, OperandPart),
) -> std::result::Result<usize, OperandMismatch> {
    let mut walk = Walk::new(words, 0, found);
    walk.operands(operands);
    match walk.mismatch {
        Some(mismatch) => Err(mismatch),
        None if walk.at < words.len() => Err(OperandMismatch::More),
        None => Ok(walk.typed_number.unwrap_or(words.len())),
    }
}

/// Returns the number of words that operands of these kinds have at least.
pub fn least_words(operands: &[Operand]) -> usize {
    let words = |kind| match kind {
        OperandKind::PairIdRefLiteralInteger | OperandKind::PairIdRefIdRef | OperandKind::PairLiteralIntegerIdRef => 2,
        _ => 1,
    };
    operands.iter().filter(|operand| operand.quantifier == Quantifier::One).map(|operand| words(operand.kind)).sum()
}

/// Returns `true` if operands of these kinds are ids all, and may be `count`.
pub fn are_ids(operands: &[Operand], count: usize) -> bool {
    let (mut least, mut most) = (0, 0);
    for operand in operands {
        if operand.kind != OperandKind::IdRef {
            return false;
        }
        least += usize::from(operand.quantifier == Quantifier::One);
        most = if operand.quantifier == Quantifier::Variadic { usize::MAX } else { most.saturating_add(1) };
    }
    (least..=most).contains(&count)
}

/// The sets of extended instructions that a module imports, with the kinds of their operands.
#[derive(Debug, Default)]
pub struct ExtendedSets {
    /// The sets with low ids, by id: translators number the imports first, and rules look for the set of each extended
    /// instruction and of each debug instruction that one refers to.
    low: [Option<ExtendedSet>; LOW_IDS],
    others: FxHashMap<u32, ExtendedSet>,
    has_shader_debug_info: bool,
}

/// The number of ids whose sets are found by index.
const LOW_IDS: usize = 16;

/// A known set of extended instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExtendedSet {
    /// OpenCL.std: its table has the operands.
    OpenClStd,
    /// A non-semantic set: operands are all ids (specification, `OpExtInst` of a non-semantic set).
    NonSemantic,
    /// NonSemantic.AuxData.
    AuxData,
    /// A version of NonSemantic.Shader.DebugInfo, whose table has the names.
    ShaderDebugInfo(ShaderDebugInfo),
    /// OpenCL.DebugInfo.100, or SPIRV.debug, which has the same instructions.
    DebugInfo,
    /// DebugInfo, the predecessor of OpenCL.DebugInfo.100 with other operands of a few instructions.
    OldDebugInfo,
}

/// An instruction of NonSemantic.AuxData.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuxData {
    /// A node attached to a function: the function, the kind, the operands of the node.
    FunctionMetadata = 0,
    /// An attribute of a function: the function, the key, perhaps the value.
    FunctionAttribute = 1,
    /// A node attached to a variable: the variable, the kind, the operands of the node.
    GlobalVariableMetadata = 2,
    /// An attribute of a variable: the variable, the key, perhaps the value.
    GlobalVariableAttribute = 3,
    /// The linkage in LLVM: the function or variable, a constant of [`AVAILABLE_EXTERNALLY`].
    Linkage = 4,
}

/// The number of `available_externally` in [`AuxData::Linkage`].
pub const AVAILABLE_EXTERNALLY: u32 = 0;

/// The instructions of NonSemantic.AuxData, by number, with their names.
const AUX_DATA: &[(AuxData, &str)] = &[
    (AuxData::FunctionMetadata, "NonSemanticAuxDataFunctionMetadata"),
    (AuxData::FunctionAttribute, "NonSemanticAuxDataFunctionAttribute"),
    (AuxData::GlobalVariableMetadata, "NonSemanticAuxDataGlobalVariableMetadata"),
    (AuxData::GlobalVariableAttribute, "NonSemanticAuxDataGlobalVariableAttribute"),
    (AuxData::Linkage, "NonSemanticAuxDataLinkage"),
];

impl AuxData {
    /// Returns the instruction with a number.
    pub fn from_number(number: u32) -> Option<Self> {
        AUX_DATA.get(number as usize).map(|row| row.0)
    }
}

impl ExtendedSet {
    /// Returns the set with a name, if it is known.
    pub(crate) fn named(name: &[u8]) -> Option<Self> {
        match name {
            b"OpenCL.std" => Some(Self::OpenClStd),
            b"OpenCL.DebugInfo.100" | b"SPIRV.debug" => Some(Self::DebugInfo),
            b"DebugInfo" => Some(Self::OldDebugInfo),
            b"NonSemantic.AuxData" => Some(Self::AuxData),
            b"NonSemantic.Shader.DebugInfo.100" => Some(Self::ShaderDebugInfo(ShaderDebugInfo::V100)),
            b"NonSemantic.Shader.DebugInfo.200" => Some(Self::ShaderDebugInfo(ShaderDebugInfo::V200)),
            name if name.starts_with(b"NonSemantic.") => Some(Self::NonSemantic),
            _ => None,
        }
    }

    /// Returns `true` for a non-semantic set.
    pub fn is_non_semantic(self) -> bool {
        match self {
            Self::NonSemantic | Self::AuxData | Self::ShaderDebugInfo(_) => true,
            Self::OpenClStd | Self::DebugInfo | Self::OldDebugInfo => false,
        }
    }

    /// Returns the operands of an instruction, if it is in the set.
    fn operands(self, number: u32) -> Option<&'static [Operand]> {
        const IDS: &[Operand] = &[Operand { kind: OperandKind::IdRef, quantifier: Quantifier::Variadic, name: "" }];
        match self {
            Self::OpenClStd => std_row(Std(number)).map(|row| row.operands),
            Self::DebugInfo => debug_row(Dbg(number)).map(|row| row.operands),
            Self::OldDebugInfo => old_debug_operands(Dbg(number)),
            Self::NonSemantic | Self::AuxData | Self::ShaderDebugInfo(_) => Some(IDS),
        }
    }

    /// Returns the name of the instruction with a number, if the text form uses names for the set.
    pub fn name_of(self, number: u32) -> Option<&'static str> {
        match self {
            Self::OpenClStd => std_row(Std(number)).map(|row| row.name),
            Self::DebugInfo => debug_row(Dbg(number)).map(|row| row.name),
            Self::AuxData => AUX_DATA.get(number as usize).map(|row| row.1),
            Self::ShaderDebugInfo(version) => version.row(Dbg(number)).map(|row| row.name),
            Self::NonSemantic | Self::OldDebugInfo => None,
        }
    }

    /// Returns the number of the instruction with a name; see [`ExtendedSet::name_of`].
    pub fn number_of(self, name: &str) -> Option<u32> {
        match self {
            Self::OpenClStd => std_by_name(name).map(|std| std.0),
            Self::DebugInfo => debug_by_name(name).map(|debug| debug.0),
            Self::AuxData => AUX_DATA.iter().find(|row| row.1 == name).map(|row| row.0 as u32),
            Self::ShaderDebugInfo(version) => version.by_name(name).map(|debug| debug.0),
            Self::NonSemantic | Self::OldDebugInfo => None,
        }
    }
}

/// Returns the operands of an instruction of the set with a name, or `None` if the set or the instruction is not known.
pub(super) fn extended_operands(set: &str, number: u32) -> Option<&'static [Operand]> {
    extended_row(ExtendedSet::named(set.as_bytes())?, number)
}

/// Returns the operands of an instruction of a set, or `None` if the set does not have it. A non-semantic set may have
/// further instructions, for example number 36 of SPV_INTEL_debug_module, whose operands are all ids.
pub fn extended_row(set: ExtendedSet, number: u32) -> Option<&'static [Operand]> {
    let row = match set {
        ExtendedSet::ShaderDebugInfo(version) => version.row(Dbg(number)).map(|row| row.operands),
        _ => None,
    };
    row.or_else(|| set.operands(number))
}

impl ExtendedSets {
    /// Records an `OpExtInstImport`.
    pub fn note_import(&mut self, import: InstView<'_>) {
        if let (Some(&id), Some((name, _))) = (import.operands.first(), import.string(1)) {
            self.note(id, &name);
        }
    }

    /// Records the import of the set with a name.
    pub fn note(&mut self, id: u32, name: &[u8]) {
        if let Some(set) = ExtendedSet::named(name) {
            self.has_shader_debug_info |= matches!(set, ExtendedSet::ShaderDebugInfo(_));
            match self.low.get_mut(id as usize) {
                Some(low) => _ = low.get_or_insert(set),
                None => _ = self.others.entry(id).or_insert(set),
            }
        }
    }

    /// Returns the set with an id, if it is known.
    #[inline]
    pub fn set(&self, id: u32) -> Option<ExtendedSet> {
        match self.low.get(id as usize) {
            Some(low) => *low,
            None => self.others.get(&id).copied(),
        }
    }

    /// Returns the positions of ids, as [`ids`] does; for an extended instruction, those among its own operands.
    pub fn ids(&self, inst: InstView<'_>) -> Positions {
        let (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, number, ..]) = (inst.op, inst.operands) else {
            return ids(inst);
        };
        let operands = self.set(set).and_then(|set| set.operands(number));
        operands.map_or_else(Positions::new, |operands| ids_of(operands, inst.operands, EXTENDED_OPERANDS))
    }

    /// Returns `true` if a version of NonSemantic.Shader.DebugInfo is imported.
    pub fn has_shader_debug_info(&self) -> bool {
        self.has_shader_debug_info
    }

    /// Returns `true` if a known non-semantic set is imported.
    pub fn has_non_semantic(&self) -> bool {
        self.low.iter().flatten().chain(self.others.values()).any(|set| set.is_non_semantic())
    }

    /// Returns `true` for an extended instruction that is debug information or non-semantic.
    pub fn is_debug_information(&self, inst: InstView<'_>) -> bool {
        let (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, ..]) = (inst.op, inst.operands) else {
            return false;
        };
        self.set(set).is_some_and(|set| set != ExtendedSet::OpenClStd)
    }
}

/// A walk through the operand words of one instruction, which stops at the end of the words.
struct Walk<'a, F> {
    words: &'a [u32],
    at: usize,
    found: F,
    /// The first mismatch.
    mismatch: Option<OperandMismatch>,
    /// The position of the first number whose width depends on a type.
    typed_number: Option<usize>,
}

impl<'a, F: FnMut(usize, OperandPart)> Walk<'a, F> {
    fn new(words: &'a [u32], start: usize, found: F) -> Self {
        Self { words, at: start, found, mismatch: None, typed_number: None }
    }

    fn fail(&mut self, mismatch: OperandMismatch) {
        self.mismatch.get_or_insert(mismatch);
    }

    #[inline]
    fn operands(&mut self, operands: &[Operand]) {
        for operand in operands {
            match operand.quantifier {
                Quantifier::Optional if self.at >= self.words.len() => {}
                Quantifier::One | Quantifier::Optional => self.operand(operand.kind),
                Quantifier::Variadic => {
                    while self.at < self.words.len() {
                        self.operand(operand.kind);
                    }
                }
            }
        }
    }

    /// Steps over one operand: at least one word, if there is one.
    #[inline]
    fn operand(&mut self, kind: OperandKind) {
        // The most frequent kinds.
        match kind {
            OperandKind::IdResultType | OperandKind::IdRef if self.at < self.words.len() => self.step(OperandPart::Id),
            OperandKind::LiteralInteger if self.at < self.words.len() => self.step(OperandPart::Number),
            _ => self.any_operand(kind),
        }
    }

    fn any_operand(&mut self, kind: OperandKind) {
        let Some(&word) = self.words.get(self.at) else { return self.fail(OperandMismatch::Missing(kind)) };
        match kind {
            OperandKind::IdResultType | OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                self.step(OperandPart::Id);
            }
            OperandKind::IdResult => self.step(OperandPart::Result),
            OperandKind::LiteralInteger => self.step(OperandPart::Number),
            OperandKind::LiteralFloat => self.step(OperandPart::Float),
            OperandKind::LiteralExtInstInteger => self.step(OperandPart::ExtendedInstruction),
            OperandKind::LiteralString => {
                (self.found)(self.at, OperandPart::String);
                let length = string_length(&self.words[self.at..]);
                if length.is_none() {
                    self.fail(OperandMismatch::EndlessString);
                }
                self.at = length.map_or(self.words.len(), |length| self.at + length);
            }
            OperandKind::LiteralContextDependentNumber | OperandKind::PairLiteralIntegerIdRef => {
                self.typed_number.get_or_insert(self.at);
                self.at = self.words.len();
            }
            OperandKind::LiteralSpecConstantOpInteger => {
                self.step(OperandPart::Number);
                // An operation that names another one would recurse once a word.
                let is_nested = |operand: &Operand| operand.kind == OperandKind::LiteralSpecConstantOpInteger;
                let row = u16::try_from(word).ok().and_then(|op| op_row(Op(op)));
                let row = row.filter(|row| !row.operands.iter().any(is_nested));
                let is_result = |kind| matches!(kind, OperandKind::IdResultType | OperandKind::IdResult);
                if row.is_none() {
                    self.fail(OperandMismatch::UnknownOpcode(word));
                }
                let operands = row.map_or(&[][..], |row| row.operands);
                let results = operands.iter().take_while(|operand| is_result(operand.kind)).count();
                self.operands(&operands[results..]);
            }
            OperandKind::PairIdRefLiteralInteger => {
                self.step(OperandPart::Id);
                self.operand(OperandKind::LiteralInteger);
            }
            OperandKind::PairIdRefIdRef => {
                self.step(OperandPart::Id);
                self.operand(OperandKind::IdRef);
            }
            OperandKind::Enum(kind) => {
                self.step(OperandPart::Enumerant(kind));
                self.parameters(kind, word);
            }
        }
    }

    /// Steps over the variables of a `DependencyArrayALTERA`, whose number is the word before them, and the distances of
    /// their dependencies.
    fn dependencies(&mut self) {
        let count = self.at.checked_sub(1).and_then(|at| self.words.get(at)).copied().unwrap_or_default();
        for _ in 0..count {
            if self.at >= self.words.len() {
                return self.fail(OperandMismatch::Missing(OperandKind::PairIdRefLiteralInteger));
            }
            self.operand(OperandKind::PairIdRefLiteralInteger);
        }
    }

    fn step(&mut self, part: OperandPart) {
        (self.found)(self.at, part);
        self.at += 1;
    }

    /// Steps over the parameters of an enumerant, or of each bit of a mask.
    fn parameters(&mut self, kind: EnumKind, value: u32) {
        if !enum_row(kind).is_mask {
            return self.parameters_of(kind, value);
        }
        bits(value).for_each(|bit| self.parameters_of(kind, bit));
    }

    fn parameters_of(&mut self, kind: EnumKind, value: u32) {
        let row = corrected(kind, value);
        if row.is_none() {
            self.fail(OperandMismatch::Unknown(kind, value));
        }
        let parameters = row.map_or(&[][..], |row| row.parameters);
        parameters.iter().for_each(|&parameter| self.operand(parameter));
        if kind == EnumKind::LoopControl && value == LoopControl::DependencyArrayALTERA.0 {
            self.dependencies();
        }
        while let Some(parameter) = repeated_parameter(kind, value).filter(|_| self.at < self.words.len()) {
            self.operand(parameter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::grammar::{Decoration, LoopControl, MemoryAccess};
    use crate::spirv::inst::Inst;

    #[track_caller]
    fn check(inst: Inst, expected: &[usize]) {
        let found = ids(InstView { op: inst.op(), operands: inst.operands() });
        assert_eq!(found.as_slice(), expected, "{:?}", inst.operands());
    }

    #[test]
    fn ids_are_told_from_numbers() {
        check(Inst::new(Op::Load).words(&[1, 2, 3]).enumerant(MemoryAccess::Aligned).literal(4), &[0, 2]);
        check(Inst::new(Op::CompositeExtract).words(&[1, 2, 3, 4, 5]), &[0, 2]);
        check(Inst::new(Op::FunctionCall).words(&[1, 2, 3, 4, 5]), &[0, 2, 3, 4]);
        check(Inst::new(Op::Phi).words(&[1, 2, 3, 4, 5, 6]), &[0, 2, 3, 4, 5]);
        check(Inst::new(Op::Constant).words(&[1, 2, 3]), &[0]);
        check(Inst::new(Op::Variable).words(&[1, 2, 5, 9]), &[0, 3]);
        check(Inst::new(Op::Switch).words(&[1, 2, 3, 4]), &[0, 1]);
        check(Inst::new(Op::Name).literal(7).string(b"seven").literal(9), &[0]);
        check(Inst::new(Op::GroupMemberDecorate).words(&[1, 2, 3, 4, 5]), &[0, 1, 3]);
        check(Inst::new(Op::Decorate).literal(1).enumerant(Decoration::Alignment).literal(8), &[0]);
    }

    #[test]
    fn parameters_of_masks_follow_bit_by_bit() {
        let both = MemoryAccess::Aligned | MemoryAccess::MakePointerAvailable;
        check(Inst::new(Op::Store).words(&[1, 2]).enumerant(both).words(&[8, 3]), &[0, 1, 4]);
    }

    #[test]
    fn a_dependency_array_has_as_many_pairs_as_it_says() {
        let array = LoopControl::DependencyArrayALTERA | LoopControl::PipelineEnableALTERA;
        let merge = |words: &[u32]| Inst::new(Op::LoopMerge).words(&[1, 2]).enumerant(array).words(words);
        check(merge(&[2, 7, 0, 8, 0, 1]), &[0, 1, 4, 6]);
        check(merge(&[u32::MAX, 7]), &[0, 1, 4]);
    }

    #[test]
    fn operands_of_a_constant_operation_are_those_of_its_opcode() {
        let head = || Inst::new(Op::SpecConstantOp).words(&[1, 2]);
        check(head().literal(u32::from(Op::CompositeInsert.0)).words(&[5, 6, 7, 7]), &[0, 3, 4]);
        check(head().literal(u32::from(Op::InBoundsPtrAccessChain.0)).words(&[5, 6, 7]), &[0, 3, 4, 5]);
        check(head().literal(0xFFFF_FFFF).words(&[5]), &[0]);
    }

    #[test]
    fn an_operation_of_operations_is_unknown() {
        let own = u32::from(Op::SpecConstantOp.0);
        let row = op_row(Op::SpecConstantOp).expect("the grammar has OpSpecConstantOp");
        let words = [[1, 2].as_slice(), &vec![own; 1_000_000]].concat();
        assert_eq!(examine(row.operands, &words, |_, _| {}), Err(OperandMismatch::UnknownOpcode(own)));
    }

    #[test]
    fn damaged_words_are_stepped_over() {
        check(Inst::new(Op::Load).words(&[1]), &[0]);
        check(Inst::new(Op::Name).words(&[1, 0x6161_6161]), &[0]);
        check(Inst::new(Op::Phi).words(&[1, 2, 3]), &[0, 2]);
        check(Inst::new(Op(0xFFFF)).words(&[1, 2, 3]), &[]);
    }

    #[test]
    fn the_first_debug_information_has_its_own_operands() {
        let mismatch = |number: Dbg, words: &[u32]| {
            let row = extended_row(ExtendedSet::OldDebugInfo, number.0)?;
            Some(examine(row, words, |_, _| {}).err())
        };
        assert_eq!(mismatch(Dbg::CompilationUnit, &[7, 1, 2]), Some(None));
        assert_eq!(mismatch(Dbg::CompilationUnit, &[1, 2, 7, 0]), Some(Some(OperandMismatch::More)));
        assert_eq!(mismatch(Dbg::TypeVector, &[7]), Some(Some(OperandMismatch::Missing(OperandKind::LiteralInteger))));
        assert_eq!(mismatch(Dbg::ImportedEntity, &[]), None);
    }

    #[test]
    fn operands_of_extended_instructions_are_walked_by_their_own_row() {
        let row = crate::spirv::grammar::std_row(crate::spirv::Std::vloadn).expect("OpenCL.std has vloadn");
        assert_eq!(ids_of(row.operands, &[1, 2, 3, 4, 10, 11, 8], 4).as_slice(), [4, 5]);
    }
}
