//! The SPIR-V grammar as data: opcodes, enumerations, OpenCL.std, and lookups by number and by name.
//!
//! `gen/` is generated from the grammar of the Khronos Group; `extra` has additional rows, `overlay` additional columns.
//! [`requires`](super::requires) implements the meaning of the rows for a module (for example, which capability to declare).

mod constant_ops;
mod enumerant;
mod extra;
#[path = "gen/mod.rs"]
mod generated;
mod overlay;
mod row;
mod version;

#[cfg(test)]
mod tests;

use std::fmt;

pub use constant_ops::{ConstantUse, constant_use};
pub use enumerant::{Enumerant, bits};
pub use extra::SHADER_FLAG_BIT_FIELD;
pub use generated::debug_info::*;
pub use generated::enums::*;
pub use generated::ops::Class;
pub use overlay::{OpOverlay, PointeeRule, Reference, RefersTo, overlay};
pub use row::{
    DebugEnumeration, DebugRow, EnumKind, EnumRow, EnumerantRow, OpRow, Operand, OperandKind, Quantifier, StdRow,
};
pub use version::{ParseVersionError, Version};

use generated::debug_info::{DEBUG, ENUMERATIONS, SHADER_DEBUG};
use generated::enums::ENUMS;
use generated::opencl_std::{STD, STD_NAMES};
use generated::ops::{OP_NAMES, OPS};

/// An opcode. The constants have the specification's spelling without `Op`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Op(pub u16);

/// An instruction of the extended set OpenCL.std. The constants have the specification's spelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Std(pub u32);

/// An instruction of a set of debug information. The constants have the specification's spelling without `Debug`; the
/// sets have the same numbers for what they share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dbg(pub u32);

/// One more than the highest opcode with a row.
pub(crate) const OP_LIMIT: usize = op_limit();

/// The row of each opcode: one more than its index in `OPS` followed by the extra rows, or 0.
static OP_INDEX: [u16; OP_LIMIT] = op_index();

/// Returns the row of an opcode, or `None` if it is unknown.
#[inline]
pub fn op_row(op: Op) -> Option<&'static OpRow> {
    let index = usize::from(*OP_INDEX.get(usize::from(op.0))?).checked_sub(1)?;
    OPS.get(index).or_else(|| extra::OPS.get(index - OPS.len()))
}

/// Returns `true` for the atomic instructions on numbers that no extension adds (specification, section 3.3.18).
#[inline]
pub const fn is_core_atomic(op: Op) -> bool {
    op.0 >= Op::AtomicLoad.0 && op.0 <= Op::AtomicXor.0
}

/// Returns `true` if an execution mode applies to the floating-point width or type in its first operand.
pub const fn applies_to_width(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormPreserve
            | ExecutionMode::DenormFlushToZero
            | ExecutionMode::SignedZeroInfNanPreserve
            | ExecutionMode::RoundingModeRTE
            | ExecutionMode::RoundingModeRTZ
            | ExecutionMode::RoundingModeRTPINTEL
            | ExecutionMode::RoundingModeRTNINTEL
            | ExecutionMode::FloatingPointModeALTINTEL
            | ExecutionMode::FloatingPointModeIEEEINTEL
            | ExecutionMode::FPFastMathDefault
    )
}

/// One more than the position of each opcode's result id among its operands; 0 for opcodes without a result.
static RESULT_POSITIONS: [u8; OP_LIMIT] = result_positions();

/// Returns the position of an opcode's result id among its operands, after the result type if there is one.
#[inline]
pub fn result_position(op: Op) -> Option<usize> {
    usize::from(*RESULT_POSITIONS.get(usize::from(op.0))?).checked_sub(1)
}

/// Returns the opcode with a name or alias without `Op`.
pub fn op_by_name(name: &str) -> Option<Op> {
    if let Ok(index) = OP_NAMES.binary_search_by_key(&name, |&(name, _)| name) {
        return Some(OP_NAMES[index].1);
    }
    if let Some((_, op)) = extra::OP_ALIASES.iter().find(|(alias, _)| *alias == name) {
        return Some(*op);
    }
    extra::OPS.iter().find(|row| row.name.strip_prefix("Op") == Some(name)).map(|row| row.op)
}

/// Returns the names and aliases of all opcodes without `Op`.
pub fn op_names() -> impl Iterator<Item = &'static str> {
    let further = extra::OPS.iter().map(|row| row.name.strip_prefix("Op").unwrap_or(row.name));
    OP_NAMES.iter().chain(extra::OP_ALIASES).map(|(name, _)| *name).chain(further)
}

/// Returns the row of an enumeration. A kind that does not exist has an empty row.
pub fn enum_row(kind: EnumKind) -> &'static EnumRow {
    static EMPTY: EnumRow = EnumRow { name: "", is_mask: false, enumerants: &[], names: &[] };
    ENUMS.get(usize::from(kind.0)).unwrap_or(&EMPTY)
}

/// Returns the row of an enumerant, or `None` if it is unknown.
pub fn enumerant(kind: EnumKind, value: u32) -> Option<&'static EnumerantRow> {
    let row = enum_row(kind);
    published(row, value).or_else(|| extra_rows(kind).find(|row| row.value == value))
}

/// Returns the published row of an enumerant.
#[inline]
fn published(EnumRow { is_mask, enumerants, .. }: &'static EnumRow, value: u32) -> Option<&'static EnumerantRow> {
    // Most enumerations have a row for each of their first numbers or bits, and masks one for none of them.
    let likely = match (is_mask, value) {
        (true, 1..) => value.trailing_zeros() + 1,
        _ => value,
    };
    let first = enumerants.get(likely as usize).filter(|row| row.value == value);
    first.or_else(|| enumerants.binary_search_by_key(&value, |row| row.value).ok().map(|index| &enumerants[index]))
}

/// Returns the row of an enumerant in a Kernel module.
pub fn corrected(kind: EnumKind, value: u32) -> Option<&'static EnumerantRow> {
    let correction = extra::CORRECTIONS.iter().find(|(of, row)| *of == kind && row.value == value);
    correction.map(|(_, row)| row).or_else(|| enumerant(kind, value))
}

/// Returns the parameter of an enumerant that is repeated to the end of the instruction, if there is one.
pub fn repeated_parameter(kind: EnumKind, value: u32) -> Option<OperandKind> {
    let is_repeated = extra::REPEATED_PARAMETERS.contains(&(kind, value));
    is_repeated.then(|| corrected(kind, value))??.parameters.last().copied()
}

/// Returns the row of an enumerant with a name or alias.
pub fn enumerant_by_name(kind: EnumKind, name: &str) -> Option<&'static EnumerantRow> {
    let names = enum_row(kind).names;
    if let Ok(index) = names.binary_search_by_key(&name, |&(name, _)| name) {
        return enumerant(kind, names[index].1);
    }
    extra_rows(kind).find(|row| row.name == name)
}

/// Returns the rows of an enumeration.
pub fn enumerants(kind: EnumKind) -> impl Iterator<Item = &'static EnumerantRow> {
    enum_row(kind).enumerants.iter().chain(extra_rows(kind))
}

/// Returns all enumerations.
pub fn enum_kinds() -> impl Iterator<Item = EnumKind> {
    (0..ENUM_COUNT as u8).map(EnumKind)
}

fn extra_rows(kind: EnumKind) -> impl Iterator<Item = &'static EnumerantRow> {
    let capabilities = if kind == EnumKind::Capability { extra::CAPABILITIES.as_slice() } else { &[] };
    let others = extra::ENUMERANTS.iter().filter(move |(of, _)| *of == kind).map(|(_, row)| row);
    capabilities.iter().chain(others)
}

/// The number of capabilities with a row.
pub(super) const CAPABILITY_COUNT: usize =
    ENUMS[EnumKind::Capability.0 as usize].enumerants.len() + extra::CAPABILITIES.len();

/// The number of enumerations.
pub(super) const ENUM_COUNT: usize = ENUMS.len();

/// Returns the index of a capability among all capabilities with a row.
pub(super) fn capability_index(capability: Capability) -> Option<usize> {
    let published = enum_row(EnumKind::Capability).enumerants;
    let extra = || extra::CAPABILITIES.iter().position(|row| row.value == capability.0).map(|at| published.len() + at);
    published.binary_search_by_key(&capability.0, |row| row.value).ok().or_else(extra)
}

/// Returns the capability at an index.
pub(super) fn capability_at(index: usize) -> Option<Capability> {
    let published = enum_row(EnumKind::Capability).enumerants;
    let row = published.get(index).or_else(|| extra::CAPABILITIES.get(index - published.len()));
    row.map(|row| Capability(row.value))
}

/// A capability that makes an opcode available besides those of its row.
#[derive(Clone, Copy)]
pub(super) struct EnabledToo {
    pub(super) capability: Capability,
    /// The extension that adds the opcode.
    pub(super) added_by: &'static [&'static str],
}

/// Returns the capability that makes an opcode available besides those of its row.
pub(super) fn enabled_too(op: Op) -> Option<EnabledToo> {
    extra::ENABLED_TOO.iter().find(|(of, _)| *of == op).map(|(_, row)| *row)
}

/// Returns the capabilities that make opcodes available besides those of the opcodes' rows.
pub(super) fn enabling_too() -> impl Iterator<Item = Capability> {
    extra::ENABLED_TOO.iter().map(|(_, row)| row.capability)
}

/// Returns the names of all extended instructions of OpenCL.std.
pub fn std_names() -> impl Iterator<Item = &'static str> {
    STD_NAMES.iter().map(|(name, _)| *name)
}

/// Returns the row of an extended instruction, or `None` if OpenCL.std does not have it.
pub fn std_row(std: Std) -> Option<&'static StdRow> {
    STD.binary_search_by_key(&std, |row| row.std).ok().map(|index| &STD[index])
}

/// Returns the debug instruction with a name.
pub fn debug_by_name(name: &str) -> Option<Dbg> {
    DEBUG.iter().find(|row| row.name == name).map(|row| row.number)
}

/// Returns the row of a debug instruction, or `None` if OpenCL.DebugInfo.100 does not have it.
pub fn debug_row(number: Dbg) -> Option<&'static DebugRow> {
    if number == Dbg::ModuleINTEL {
        return Some(&extra::DEBUG_MODULE_INTEL);
    }
    DEBUG.binary_search_by_key(&number, |row| row.number).ok().map(|index| &DEBUG[index])
}

/// Returns the enumeration that an operand of an instruction of OpenCL.DebugInfo.100 is of.
pub fn debug_enumeration(number: Dbg, position: usize) -> Option<&'static DebugEnumeration> {
    let row = ENUMERATIONS.iter().find(|(known, at, _)| (*known, *at) == (number, position));
    row.map(|(.., enumeration)| *enumeration)
}

/// Returns the operands of an instruction of DebugInfo, the predecessor of OpenCL.DebugInfo.100, or `None` if it does not
/// have the instruction.
pub fn old_debug_operands(number: Dbg) -> Option<&'static [Operand]> {
    let own = extra::OLD_DEBUG.iter().find(|(known, _)| *known == number).map(|(_, operands)| *operands);
    let row = debug_row(number).filter(|_| number <= Dbg::MacroUndef);
    own.or_else(|| row.map(|row| row.operands))
}

/// A version of the set NonSemantic.Shader.DebugInfo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShaderDebugInfo {
    /// NonSemantic.Shader.DebugInfo.100
    V100,
    /// NonSemantic.Shader.DebugInfo.200: further instructions, and further operands of some.
    V200,
}

impl ShaderDebugInfo {
    /// Returns the row of a debug instruction, or `None` if this version does not have it.
    pub fn row(self, number: Dbg) -> Option<&'static DebugRow> {
        let find = |rows: &'static [DebugRow]| {
            rows.binary_search_by_key(&number, |row| row.number).ok().map(|index| &rows[index])
        };
        let added = match self {
            Self::V100 => None,
            Self::V200 => find(extra::SHADER_DEBUG_200),
        };
        added.or_else(|| find(&SHADER_DEBUG))
    }

    /// Returns the debug instruction with a name.
    pub fn by_name(self, name: &str) -> Option<Dbg> {
        let added: &[DebugRow] = match self {
            Self::V100 => &[],
            Self::V200 => extra::SHADER_DEBUG_200,
        };
        added.iter().chain(&SHADER_DEBUG).find(|row| row.name == name).map(|row| row.number)
    }
}

/// Returns the extended instruction with a name.
pub fn std_by_name(name: &str) -> Option<Std> {
    STD_NAMES.binary_search_by_key(&name, |&(name, _)| name).ok().map(|index| STD_NAMES[index].1)
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match op_row(*self) {
            Some(row) => f.write_str(row.name),
            None => write!(f, "Op{}", self.0),
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Debug for Std {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match std_row(*self) {
            Some(row) => f.write_str(row.name),
            None => write!(f, "{}", self.0),
        }
    }
}

impl fmt::Display for Std {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Debug for EnumKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(enum_row(*self).name)
    }
}

const fn op_limit() -> usize {
    let published = OPS[OPS.len() - 1].op.0 as usize + 1;
    if extra::OPS.is_empty() {
        return published;
    }
    let added = extra::OPS[extra::OPS.len() - 1].op.0 as usize + 1;
    if added > published { added } else { published }
}

const fn op_index() -> [u16; OP_LIMIT] {
    let mut table = [0; OP_LIMIT];
    let mut index = 0;
    while index < OPS.len() + extra::OPS.len() {
        let row = if index < OPS.len() { &OPS[index] } else { &extra::OPS[index - OPS.len()] };
        table[row.op.0 as usize] = index as u16 + 1;
        index += 1;
    }
    table
}

const fn result_positions() -> [u8; OP_LIMIT] {
    let mut table = [0; OP_LIMIT];
    let mut index = 0;
    while index < OPS.len() + extra::OPS.len() {
        let row = if index < OPS.len() { &OPS[index] } else { &extra::OPS[index - OPS.len()] };
        let mut position = 0;
        while position < 2 && position < row.operands.len() {
            if matches!(row.operands[position].kind, OperandKind::IdResult) {
                table[row.op.0 as usize] = position as u8 + 1;
            }
            position += 1;
        }
        index += 1;
    }
    table
}
