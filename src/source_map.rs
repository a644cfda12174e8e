//! The origin of each instruction of a finished module, in the LLVM module and in the source; or, of a lift, what each
//! instruction became.

#[cfg(feature = "json")]
mod json;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::ir::{DiRef, Inst, MdNode, Value, ValueKind};
use crate::spirv::grammar::Op;

/// The origins of the instructions of a module.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SourceMap {
    /// The text of the LLVM module, as LLVM's disassembler prints it.
    pub llvm: String,
    /// The files of the source.
    pub files: Vec<SourceFile>,
    /// The names of the LLVM functions that instructions come from or become part of.
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
    /// The line of the LLVM value that it comes from or becomes, in [`SourceMap::llvm`], counted from 0.
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

/// The positions of values in the source, and the files that they are in.
#[derive(Default)]
pub(crate) struct Positions<'m> {
    files: IndexSet<SourceFile, FxBuildHasher>,
    /// The indexes of `DIFile`s.
    known: FxHashMap<MdNode<'m>, usize>,
}

impl<'m> Positions<'m> {
    /// Returns the files, in the order in which positions name them.
    pub(crate) fn into_files(self) -> Vec<SourceFile> {
        self.files.into_iter().collect()
    }

    /// Returns the position of an instruction, or of the definition of a function.
    pub(crate) fn find(&mut self, value: Value<'m>) -> Option<MappedPosition> {
        match value.kind() {
            ValueKind::Instruction(inst) => self.position_of_instruction(inst),
            ValueKind::Function(function) => self.position_of_definition(function.subprogram()?),
            ValueKind::GlobalVariable(global) => {
                let node = global.debug_expressions().next()?;
                self.position_of_definition(node.di_node(DiRef::Variable)?)
            }
            _ => None,
        }
    }

    fn position_of_instruction(&mut self, inst: Inst<'m>) -> Option<MappedPosition> {
        let location = inst.debug_location_node()?.location().filter(|location| location.line != 0)?;
        Some(MappedPosition { file: self.file(location.file?), line: location.line, column: location.column })
    }

    fn position_of_definition(&mut self, node: MdNode<'m>) -> Option<MappedPosition> {
        let line = node.source_line()?;
        Some(MappedPosition { file: self.file(node.di_node(DiRef::File)?), line, column: 0 })
    }

    fn file(&mut self, node: MdNode<'m>) -> usize {
        if let Some(known) = self.known.get(&node) {
            return *known;
        }
        let field = |field| node.di_string(field).map(|text| String::from_utf8_lossy(text).into_owned());
        let file = SourceFile {
            name: field(DiRef::Filename).unwrap_or_default(),
            directory: field(DiRef::Directory).unwrap_or_default(),
            text: field(DiRef::Source),
        };
        let index = self.files.insert_full(file).0;
        self.known.insert(node, index);
        index
    }
}
