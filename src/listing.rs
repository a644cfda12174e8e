//! A finished module as lines of assembly, and the lines that need each declared capability and extension, for the page
//! of `view`. `report` has the texts of `--spirv-print-report` and `--spirv-ext-report`.

use crate::error::Result;
use crate::spirv::View;
use crate::spirv::grammar::Op;
use crate::spirv::text::assembly;
use crate::spirv::view::Instruction;
use crate::validate::needs::{Need, needs};

/// A module as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleListing {
    /// An instruction a line.
    pub lines: Vec<ModuleLine>,
    /// The version, the declared capabilities and the extensions, in order.
    pub needs: Vec<ModuleNeed>,
}

/// An instruction as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleLine {
    /// The offset of its first word, in words.
    pub offset: usize,
    /// The instruction as assembly.
    pub text: String,
    /// `true` for `OpFunction`.
    pub starts_function: bool,
    /// `true` for `OpFunctionEnd`.
    pub ends_function: bool,
}

/// A version, a capability or an extension that a module declares.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleNeed {
    /// The declaration: `capability Int64`.
    pub declaration: String,
    /// The lines with the first instruction of each function that needs it; see [`needs`].
    pub lines: Vec<usize>,
    /// For each of these lines, the line of the construct that needs the declaration: the same line, or that of a type, a
    /// decoration or the like.
    pub causes: Vec<usize>,
}

impl ModuleListing {
    /// Prints a module.
    ///
    /// # Errors
    ///
    /// `InvalidSpirv` if the words are not a module.
    pub fn new(words: &[u32]) -> Result<Self> {
        let view = View::parse(words)?;
        let line = |inst: Instruction<'_>| ModuleLine {
            offset: inst.offset,
            text: assembly::instruction(&view, &inst),
            starts_function: inst.op == Op::Function,
            ends_function: inst.op == Op::FunctionEnd,
        };
        let lines: Vec<_> = view.instructions().map(line).collect();
        let index = |offset: usize| lines.partition_point(|line| line.offset < offset);
        let need = |need: Need| ModuleNeed {
            declaration: need.declaration.to_string(),
            lines: need.users.iter().map(|user| index(user.offset)).collect(),
            causes: need.users.iter().map(|user| index(user.cause)).collect(),
        };
        let needs = needs(&view).into_iter().map(need).collect();
        Ok(Self { lines, needs })
    }
}
