//! The debug instructions of a module, and the locations in a function.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::records::RecordData;
use crate::ir::{MdId, MdKind};

/// The node of a debug instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lift) struct DebugNode {
    pub(in crate::lift) id: MdId,
    pub(in crate::lift) kind: MdKind,
}

/// The compilation unit and the function around a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lift) struct Enclosing {
    /// The compilation unit around the scope.
    pub(in crate::lift) unit: Option<u32>,
    /// The function that the scope is, or that it is a block of.
    pub(in crate::lift) function: Option<u32>,
    /// `true` if the chain of parents has a cycle, which ends at this scope: its parent is ignored.
    pub(in crate::lift) is_cut: bool,
}

/// The lists of a compilation unit.
#[derive(Debug, Default)]
pub(in crate::lift) struct UnitLists {
    pub(in crate::lift) enumerations: Vec<MdId>,
    pub(in crate::lift) retained: Vec<MdId>,
    pub(in crate::lift) globals: Vec<MdId>,
    pub(in crate::lift) imports: Vec<MdId>,
    /// The macros, each with its file.
    pub(in crate::lift) macros: Vec<(Option<MdId>, MdId)>,
}

/// The debug instructions of a module.
#[derive(Debug, Default)]
pub(in crate::lift) struct ModuleDebug {
    /// The node of each instruction, by its id.
    pub(in crate::lift) nodes: FxHashMap<u32, DebugNode>,
    pub(in crate::lift) enclosing: FxHashMap<u32, Enclosing>,
    /// The sizes of types in bits.
    pub(in crate::lift) sizes: FxHashMap<u32, u64>,
    /// The compilation units, in order.
    pub(in crate::lift) units: Vec<u32>,
    /// The compilation unit of each source; `None` if there are several.
    pub(in crate::lift) units_of_sources: FxHashMap<u32, Option<u32>>,
    pub(in crate::lift) lists: FxHashMap<u32, UnitLists>,
    /// The local variables and imported entities of each function.
    pub(in crate::lift) retained: FxHashMap<u32, Vec<MdId>>,
    /// The composite type that lists a member.
    pub(in crate::lift) owners: FxHashMap<u32, u32>,
    /// The member of a type that a `DebugFunctionDeclaration` declares as well.
    pub(in crate::lift) unified: FxHashMap<u32, u32>,
    /// The template parameters of a type or function.
    pub(in crate::lift) templates: FxHashMap<u32, MdId>,
    /// The `DebugFunction` of each `OpFunction`, by the ids.
    pub(in crate::lift) functions: FxHashMap<u32, u32>,
    /// The `OpFunction` of each `DebugFunction`.
    pub(in crate::lift) bodies: FxHashMap<u32, u32>,
    /// The scopes of locations.
    pub(in crate::lift) located: FxHashSet<u32>,
    /// The `DebugEntryPoint` of a function or a unit, as an offset.
    pub(in crate::lift) entry_points: FxHashMap<u32, usize>,
    /// A source has its text: LLVM requires that all files have one, or none.
    pub(in crate::lift) has_source_texts: bool,
    /// The numbers of parameters are literals, whatever the set of instructions says.
    pub(in crate::lift) has_literal_arguments: bool,
    /// Arrays have lower bounds after their lengths.
    pub(in crate::lift) has_lower_bounds: bool,
    /// The function around the outermost call that a `DebugInlinedAt` is in.
    pub(in crate::lift) outermost: FxHashMap<u32, Option<u32>>,
    /// The functions of line tables, which have no `DebugFunction`, by the index of the function.
    pub(in crate::lift) line_tables: FxHashMap<usize, LineTable>,
    /// The files of `OpString`s, for line tables.
    pub(in crate::lift) files: FxHashMap<u32, MdId>,
}

/// The subprogram of a function that has lines only.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) struct LineTable {
    pub(in crate::lift) subprogram: MdId,
    /// The `OpString` of its file.
    pub(in crate::lift) file: u32,
}

/// A line of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lift) struct Line {
    /// The `OpString` or `DebugSource` of the file.
    pub(in crate::lift) file: u32,
    pub(in crate::lift) line: u32,
    pub(in crate::lift) column: u32,
}

/// The location of the instruction at hand.
#[derive(Debug, Default)]
pub(in crate::lift) struct FunctionDebug {
    /// The `DebugFunction` of the function.
    pub(in crate::lift) function: Option<u32>,
    /// The subprogram that is attached to the function.
    pub(in crate::lift) subprogram: Option<MdId>,
    pub(in crate::lift) line_table: Option<LineTable>,
    /// The line of the last `OpLine`.
    pub(in crate::lift) line: Option<Line>,
    /// The line of the last `DebugLine`.
    pub(in crate::lift) debug_line: Option<Line>,
    /// The scope and the inlined call of the last `DebugScope`.
    pub(in crate::lift) scope: Option<(u32, Option<u32>)>,
    /// One of these changed since the last instruction.
    pub(in crate::lift) has_changed: bool,
    pub(in crate::lift) location: Option<MdId>,
    /// The records before the next instruction that is no phi.
    pub(in crate::lift) records: Vec<RecordData>,
    /// The variable of each parameter that a record described.
    pub(in crate::lift) parameters: FxHashMap<u32, MdId>,
}

impl FunctionDebug {
    /// Forgets the lines and the scope: they end with their block.
    pub(in crate::lift) fn start_block(&mut self) {
        (self.line, self.debug_line, self.scope) = (None, None, None);
        self.has_changed = true;
    }
}
