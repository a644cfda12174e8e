//! The position of an error or a warning.

use std::fmt;

/// The position of an error or a warning in the LLVM module, as far as it is about one, and in the source, as far as
/// debug information has it, or else in the module's assembly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DiagnosticLocation {
    /// The LLVM instruction on one line, shortened to about 200 characters.
    pub instruction: Option<String>,
    /// The block of the instruction, as LLVM prints it: `%entry`.
    pub block: Option<String>,
    /// The name of the function.
    pub function: Option<String>,
    /// The position in the source.
    pub source: Option<SourceLocation>,
}

impl DiagnosticLocation {
    /// Adds what is known of a location that contains this one.
    pub(super) fn complete(&mut self, outer: Self) {
        if self.function.is_none() || self.function == outer.function {
            self.instruction = self.instruction.take().or(outer.instruction);
            self.block = self.block.take().or(outer.block);
            self.function = outer.function;
        }
        self.source = self.source.take().or(outer.source);
    }

    /// Returns the function and the block as a location of a message: `function @f, block %entry`.
    pub(super) fn containers(&self) -> Option<String> {
        let function = self.function.as_ref()?;
        Some(match &self.block {
            Some(block) => format!("function @{function}, block {block}"),
            None => format!("function @{function}"),
        })
    }
}

/// A position in the source, from debug information, or in LLVM assembly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceLocation {
    /// The path of the file.
    pub file: String,
    /// The folder of the compilation, from which a relative path starts; empty if it is unknown.
    pub directory: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1; 0 if it is unknown.
    pub column: u32,
    /// The text of the line, if debug information holds the source, or for assembly.
    pub text: Option<String>,
}

impl fmt::Display for SourceLocation {
    /// Writes `FILE:LINE:COLUMN`, without an unknown column.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        match self.column {
            0 => Ok(()),
            column => write!(f, ":{column}"),
        }
    }
}
