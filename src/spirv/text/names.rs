//! The names of opcodes and enumerants in text, where they are not those of the grammar.
//!
//! The format is older than parts of the grammar: what the grammar renamed has its first name here. A module that declares
//! an extension under its new name has the new names.

use std::borrow::Cow;

use super::super::grammar::{
    Capability as C, Decoration, EnumKind, Op, enumerant, enumerant_by_name, op_by_name, op_row,
};
use super::super::view::View;

/// Opcodes with another name than in the grammar.
#[rustfmt::skip]
const OPCODES: [(Op, &str); 9] = [
    (Op::SDot, "SDotKHR"),
    (Op::UDot, "UDotKHR"),
    (Op::SUDot, "SUDotKHR"),
    (Op::SDotAccSat, "SDotAccSatKHR"),
    (Op::UDotAccSat, "UDotAccSatKHR"),
    (Op::SUDotAccSat, "SUDotAccSatKHR"),
    (Op::ControlBarrierArriveEXT, "ControlBarrierArriveINTEL"),
    (Op::ControlBarrierWaitEXT, "ControlBarrierWaitINTEL"),
    (Op::CooperativeMatrixGetElementCoordINTEL, "JointMatrixGetElementCoordINTEL"),
];

/// Enumerants with another name than in the grammar.
#[rustfmt::skip]
const ENUMERANTS: [(EnumKind, u32, &str); 9] = [
    (EnumKind::Capability, C::IOPipesALTERA.0, "IOPipeINTEL"),
    (EnumKind::Capability, C::DotProductInputAll.0, "DotProductInputAllKHR"),
    (EnumKind::Capability, C::DotProductInput4x8Bit.0, "DotProductInput4x8BitKHR"),
    (EnumKind::Capability, C::DotProductInput4x8BitPacked.0, "DotProductInput4x8BitPackedKHR"),
    (EnumKind::Capability, C::DotProduct.0, "DotProductKHR"),
    (EnumKind::Capability, C::BFloat16ConversionINTEL.0, "Bfloat16ConversionINTEL"),
    (EnumKind::Capability, C::SplitBarrierEXT.0, "SplitBarrierINTEL"),
    (EnumKind::Decoration, Decoration::FuncParamIOKindINTEL.0, "FuncParamIOKind"),
    (EnumKind::Decoration, Decoration::ConditionalINTEL.0, "DecorationConditionalINTEL"),
];

/// The source of the names that the grammar changed.
#[derive(Clone, Copy)]
pub(super) enum Names {
    /// The first publication.
    First,
    /// The grammar.
    Grammar,
}

impl Names {
    /// Returns the names of a module, which its extensions decide.
    pub(super) fn in_module(view: &View<'_>) -> Self {
        let is_new_name = |name: &str| name.starts_with("SPV_ALTERA_") || name == "SPV_EXT_split_barrier";
        if view.extensions().any(|(_, name)| is_new_name(&name)) { Self::Grammar } else { Self::First }
    }

    /// Returns the name of an opcode, without `Op`.
    pub(super) fn op(self, op: Op) -> Option<Cow<'static, str>> {
        let name = op_row(op)?.name;
        let name = name.strip_prefix("Op").unwrap_or(name);
        let row = OPCODES.iter().find(|(of, _)| *of == op);
        Some(match self {
            Self::Grammar => Cow::Borrowed(name),
            Self::First => {
                row.map_or_else(|| first_vendor(name, |first| op_by_name(first) == Some(op)), |row| row.1.into())
            }
        })
    }

    /// Returns the name of an enumerant, unless it is parsed as another: extensions use some names for two numbers.
    pub(super) fn enumerant(self, kind: EnumKind, value: u32) -> Option<Cow<'static, str>> {
        let name = enumerant(kind, value)?.name;
        let is_parsed = |name: &str| parse_enumerant(kind, name) == Some(value);
        let row = ENUMERANTS.iter().find(|(of, number, _)| (*of, *number) == (kind, value));
        let name = match self {
            Self::Grammar => Cow::Borrowed(name),
            Self::First => row.map_or_else(|| first_vendor(name, is_parsed), |row| row.2.into()),
        };
        is_parsed(&name).then_some(name)
    }
}

/// Returns the name of a capability in text, or its number.
pub fn capability_name(view: &View<'_>, capability: C) -> String {
    let name = Names::in_module(view).enumerant(EnumKind::Capability, capability.0);
    name.map_or_else(|| capability.0.to_string(), Cow::into_owned)
}

/// Returns the name without `Op` that an instruction was published with first; `name` is the grammar's, with `Op`.
pub fn first_op_name(name: &'static str) -> Cow<'static, str> {
    let name = name.strip_prefix("Op").unwrap_or(name);
    op_by_name(name).and_then(|op| Names::First.op(op)).unwrap_or(Cow::Borrowed(name))
}

/// Returns the name with the vendor that published it first, if that is an alias.
fn first_vendor(name: &'static str, is_alias: impl Fn(&str) -> bool) -> Cow<'static, str> {
    let first = name.strip_suffix("ALTERA").map(|stem| format!("{stem}INTEL")).filter(|first| is_alias(first));
    first.map_or(Cow::Borrowed(name), Cow::Owned)
}

/// Returns the enumerant with a name.
pub(super) fn parse_enumerant(kind: EnumKind, name: &str) -> Option<u32> {
    let row = ENUMERANTS.iter().find(|(of, _, first)| (*of, *first) == (kind, name));
    row.map(|(_, value, _)| *value).or_else(|| enumerant_by_name(kind, name).map(|row| row.value))
}
