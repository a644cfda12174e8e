//! Modules as text. Standard assembly is SPIRV-Tools' business; this is the other form that test suites are written in.

mod parse;
mod print;

pub use parse::parse;
pub use print::print;

use rustc_hash::FxHashMap;

use super::grammar::{Dbg, EnumKind, Std, debug_by_name, debug_row, std_by_name, std_row};

/// The enumerations whose enumerants have names here; those of all others are numbers.
const NAMED: [EnumKind; 6] = [
    EnumKind::Capability,
    EnumKind::Decoration,
    EnumKind::HostAccessQualifier,
    EnumKind::InitializationModeQualifier,
    EnumKind::LinkageType,
    EnumKind::NamedMaximumNumberOfRegisters,
];

/// A set of extended instructions that have names here.
#[derive(Clone, Copy)]
enum NamedSet {
    OpenClStd,
    DebugInfo,
}

impl NamedSet {
    fn name(self, number: u32) -> Option<&'static str> {
        match self {
            Self::OpenClStd => std_row(Std(number)).map(|row| row.name),
            Self::DebugInfo => debug_row(Dbg(number)).map(|row| row.name),
        }
    }

    fn number(self, name: &str) -> Option<u32> {
        match self {
            Self::OpenClStd => std_by_name(name).map(|std| std.0),
            Self::DebugInfo => debug_by_name(name).map(|debug| debug.0),
        }
    }
}

/// The sets of extended instructions that a module imports, by their ids, as far as those have names here.
#[derive(Default)]
struct Sets(FxHashMap<u32, NamedSet>);

impl Sets {
    /// Notes an `OpExtInstImport`, which has an id and then a name.
    fn note(&mut self, operands: &[u32], name: &[u8]) {
        let set = match name {
            b"OpenCL.std" => NamedSet::OpenClStd,
            b"OpenCL.DebugInfo.100" | b"SPIRV.debug" => NamedSet::DebugInfo,
            _ => return,
        };
        if let Some(&id) = operands.first() {
            self.0.insert(id, set);
        }
    }

    /// The set of the extended instruction whose number stands at a position: the operand before it names the set.
    fn of(&self, operands: &[u32], at: usize) -> Option<NamedSet> {
        self.0.get(operands.get(at.checked_sub(1)?)?).copied()
    }
}

#[cfg(test)]
mod tests;
