//! The types of the tables' rows, and the short constructors that the generated files use.

use super::{Capability, Class, Dbg, Op, Std, Version};

/// The grammar of one opcode.
#[derive(Debug)]
pub struct OpRow {
    /// The opcode.
    pub op: Op,
    /// The name with `Op` in front.
    pub name: &'static str,
    /// Result type, result id and operands, in the order of their words.
    pub operands: &'static [Operand],
    /// The module declares one of these capabilities; none is needed if the list is empty.
    pub capabilities: &'static [Capability],
    /// Each of these extensions makes the opcode available below `version`.
    pub extensions: &'static [&'static str],
    /// The first version with the opcode, or `None` if only extensions have it.
    pub version: Option<Version>,
    /// The last version with the opcode, if later ones removed it.
    pub last_version: Option<Version>,
    /// The chapter of the specification.
    pub class: Class,
}

impl OpRow {
    /// Returns `true` if the instruction starts with a result type.
    pub fn has_result_type(&self) -> bool {
        self.operands.first().is_some_and(|operand| operand.kind == OperandKind::IdResultType)
    }

    /// Returns `true` if the instruction defines an id.
    pub fn has_result(&self) -> bool {
        self.operands.iter().take(2).any(|operand| operand.kind == OperandKind::IdResult)
    }

    /// Returns `true` if the instruction declares a type; extensions have some that are in no chapter.
    pub fn declares_type(&self) -> bool {
        self.name.starts_with("OpType") && self.has_result()
    }
}

/// One operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// The kind of its words.
    pub kind: OperandKind,
    /// The number of occurrences.
    pub quantifier: Quantifier,
    /// Its name in the grammar; often empty.
    pub name: &'static str,
}

/// The number of occurrences of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// Exactly once.
    One,
    /// Once or not at all.
    Optional,
    /// Any number of times, to the end of the instruction.
    Variadic,
}

/// The kind of an operand (specification, section 2.2.1 and chapter 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandKind {
    /// The id of the result's type.
    IdResultType,
    /// The id the instruction defines.
    IdResult,
    /// An id defined elsewhere.
    IdRef,
    /// The id of a constant that is a `Scope`.
    IdScope,
    /// The id of a constant that is a `MemorySemantics` mask.
    IdMemorySemantics,
    /// One word, a number.
    LiteralInteger,
    /// UTF-8 bytes up to a zero byte, padded to whole words.
    LiteralString,
    /// One word, the bits of a 32-bit float.
    LiteralFloat,
    /// A number as wide as the result type.
    LiteralContextDependentNumber,
    /// The number of an extended instruction.
    LiteralExtInstInteger,
    /// An opcode in one word, followed by that instruction's operands.
    LiteralSpecConstantOpInteger,
    /// A number as wide as the selector's type, then an id.
    PairLiteralIntegerIdRef,
    /// An id, then a number.
    PairIdRefLiteralInteger,
    /// Two ids.
    PairIdRefIdRef,
    /// An enumerant or a mask, followed by the parameters of each enumerant in it.
    Enum(EnumKind),
}

/// One of the grammar's enumerations. The constants are named after them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EnumKind(pub u8);

/// One enumeration.
#[derive(Debug)]
pub struct EnumRow {
    /// Its name.
    pub name: &'static str,
    /// `true` if its enumerants are bits of a mask.
    pub is_mask: bool,
    /// Its published enumerants, by value.
    pub enumerants: &'static [EnumerantRow],
    /// Names and aliases with their values, by name.
    pub(super) names: &'static [(&'static str, u32)],
}

/// The grammar of one enumerant.
#[derive(Debug)]
pub struct EnumerantRow {
    /// Its number, or its bit.
    pub value: u32,
    /// Its name.
    pub name: &'static str,
    /// The operands that follow it.
    pub parameters: &'static [OperandKind],
    /// The module declares one of these capabilities; none is needed if the list is empty. For a capability: the
    /// capabilities that it implies.
    pub capabilities: &'static [Capability],
    /// Each of these extensions makes it available below `version`.
    pub extensions: &'static [&'static str],
    /// The first version with the enumerant, or `None` if only extensions have it.
    pub version: Option<Version>,
    /// The last version with the enumerant, if later ones removed it.
    pub last_version: Option<Version>,
}

/// One extended instruction.
#[derive(Debug)]
pub struct StdRow {
    /// Its number.
    pub std: Std,
    /// Its name.
    pub name: &'static str,
    /// Its operands.
    pub operands: &'static [Operand],
}

/// One instruction of a set of debug information.
#[derive(Debug)]
pub struct DebugRow {
    /// Its number.
    pub number: Dbg,
    /// Its name.
    pub name: &'static str,
    /// Its operands; enumerations of the set's own are numbers.
    pub operands: &'static [Operand],
}

/// An enumeration of a set of debug information.
#[derive(Debug)]
pub struct DebugEnumeration {
    /// `true` if its numbers are bits that are combined.
    pub is_mask: bool,
    /// The names of its numbers.
    pub(super) names: &'static [(u32, &'static str)],
}

impl DebugEnumeration {
    /// Returns the name of a number.
    pub fn name(&self, number: u32) -> Option<&'static str> {
        self.names.iter().find(|(known, _)| *known == number).map(|(_, name)| *name)
    }
}

pub(super) const NEVER: Option<Version> = None;
pub(super) const V1_0: Option<Version> = Some(Version::V1_0);
pub(super) const V1_1: Option<Version> = Some(Version::V1_1);
pub(super) const V1_2: Option<Version> = Some(Version::V1_2);
pub(super) const V1_3: Option<Version> = Some(Version::V1_3);
pub(super) const V1_4: Option<Version> = Some(Version::V1_4);
pub(super) const V1_5: Option<Version> = Some(Version::V1_5);
pub(super) const V1_6: Option<Version> = Some(Version::V1_6);

pub(super) const fn one(kind: OperandKind, name: &'static str) -> Operand {
    Operand { kind, quantifier: Quantifier::One, name }
}

pub(super) const fn opt(kind: OperandKind, name: &'static str) -> Operand {
    Operand { kind, quantifier: Quantifier::Optional, name }
}

pub(super) const fn many(kind: OperandKind, name: &'static str) -> Operand {
    Operand { kind, quantifier: Quantifier::Variadic, name }
}

#[expect(clippy::too_many_arguments, reason = "a table's row has as many columns as the grammar")]
pub(super) const fn op(
    op: u16,
    name: &'static str,
    class: Class,
    version: Option<Version>,
    last_version: Option<Version>,
    operands: &'static [Operand],
    capabilities: &'static [Capability],
    extensions: &'static [&'static str],
) -> OpRow {
    OpRow { op: Op(op), name, operands, capabilities, extensions, version, last_version, class }
}

pub(super) const fn enumerant(
    value: u32,
    name: &'static str,
    parameters: &'static [OperandKind],
    version: Option<Version>,
    last_version: Option<Version>,
    capabilities: &'static [Capability],
    extensions: &'static [&'static str],
) -> EnumerantRow {
    EnumerantRow { value, name, parameters, capabilities, extensions, version, last_version }
}

pub(super) const fn std(std: u32, name: &'static str, operands: &'static [Operand]) -> StdRow {
    StdRow { std: Std(std), name, operands }
}

pub(super) const fn debug(number: u32, name: &'static str, operands: &'static [Operand]) -> DebugRow {
    DebugRow { number: Dbg(number), name, operands }
}
