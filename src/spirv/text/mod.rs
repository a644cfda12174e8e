//! Modules as text. Standard assembly is SPIRV-Tools' business; this is the other form that test suites are written in.

mod parse;
mod print;

pub use parse::parse;
pub use print::print;

use super::grammar::EnumKind;

/// The enumerations whose enumerants have names here; those of all others are numbers.
const NAMED: [EnumKind; 6] = [
    EnumKind::Capability,
    EnumKind::Decoration,
    EnumKind::HostAccessQualifier,
    EnumKind::InitializationModeQualifier,
    EnumKind::LinkageType,
    EnumKind::NamedMaximumNumberOfRegisters,
];

/// The set of extended instructions that have names here.
const STD: &[u8] = b"OpenCL.std";

#[cfg(test)]
mod tests;
