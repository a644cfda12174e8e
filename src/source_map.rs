//! The origin of each instruction of a finished module: in the LLVM module and in the source.

use crate::spirv::grammar::Op;

/// The origins of the instructions of a module.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SourceMap {
    /// The text of the LLVM module, as LLVM's disassembler prints it.
    pub llvm: String,
    /// The files of the source.
    pub files: Vec<SourceFile>,
    /// The names of the LLVM functions that instructions come from.
    pub functions: Vec<String>,
    /// All instructions of the SPIR-V module, in order.
    pub instructions: Vec<MappedInstruction>,
}

/// A file of the source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SourceFile {
    /// The path.
    pub name: String,
    /// The folder of the compilation, from which a relative path starts; empty if it is unknown.
    pub directory: String,
    /// The contents, if debug information holds them.
    pub text: Option<String>,
}

/// The origin of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MappedInstruction {
    /// The offset of its first word in the module, in words.
    pub offset: usize,
    /// Its opcode.
    pub op: Op,
    /// The index of the function that it belongs to, among [`SourceMap::functions`].
    pub function: Option<usize>,
    /// The line of the LLVM value that it comes from, in [`SourceMap::llvm`], counted from 0.
    pub line: Option<u32>,
    /// The position in the source.
    pub source: Option<MappedPosition>,
}

/// A position in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MappedPosition {
    /// The index of the file among [`SourceMap::files`].
    pub file: usize,
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1; 0 if it is unknown.
    pub column: u32,
}
