//! Modules as text: in the format of the test suites of LLVM/SPIR-V translators, and as [`assembly`].
//!
//! The printer reads a [view](super::view) of the module. The parser has no module yet: it walks the grammar rows of
//! the current instruction ([`parts`](super::operands::parts)), as the printer does.

pub mod assembly;
mod friendly;
mod generators;
mod literals;
mod names;
mod parse;
mod print;
mod types;

pub use names::{capability_name, first_op_name};
pub use parse::parse;
pub use print::print;

use super::grammar::{EnumKind, Op};
use super::operands::{ExtendedSet, ExtendedSets};

/// The enumerations whose enumerants have names here; those of all others are numbers.
const NAMED: [EnumKind; 5] = [
    EnumKind::Capability,
    EnumKind::Decoration,
    EnumKind::HostAccessQualifier,
    EnumKind::InitializationModeQualifier,
    EnumKind::LinkageType,
];

/// Returns the set of the extended instruction whose number is at a position: the preceding operand is the set.
fn set_at(sets: &ExtendedSets, operands: &[u32], position: usize) -> Option<ExtendedSet> {
    sets.set(*operands.get(position.checked_sub(1)?)?)
}

/// Returns `true` if the operand at a position is an opcode, which has its name in text.
fn is_opcode_at(op: Op, position: usize) -> bool {
    (op, position) == (Op::SpecConstantArchitectureINTEL, 4)
}

#[cfg(test)]
mod tests;
