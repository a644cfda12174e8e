//! The operands of debug instructions, found by their names in the grammar: the sets have them at different positions.
//!
//! A number is a literal or, in the non-semantic sets, the id of a constant.

use crate::ir::builder::MdFieldValue;
use crate::ir::{MdField, MdId, MdKind};
use crate::lift::cx::ModuleCx;
use crate::lift::cx::debug::DebugNode;
use crate::spirv::Op;
use crate::spirv::grammar::{Dbg, Operand, OperandKind, Quantifier, debug_row};
use crate::spirv::operands::{EXTENDED_OPERANDS, ExtendedSet, extended_row};
use crate::spirv::view::Instruction;

/// The operand of local variables that are parameters.
const ARGUMENT: &str = "Arg Number";

/// A debug instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct DebugInst<'a> {
    pub(super) set: ExtendedSet,
    pub(super) number: Dbg,
    pub(super) inst: Instruction<'a>,
    operands: &'static [Operand],
    /// The operands.
    pub(super) words: &'a [u32],
}

impl<'a> DebugInst<'a> {
    /// Returns the result id.
    pub(super) fn id(&self) -> u32 {
        self.inst.result().unwrap_or(0)
    }

    /// Returns the operand with a name, and whether it is a literal; `None` if the set does not have it or it is omitted.
    fn operand(&self, name: &str) -> Option<(u32, bool)> {
        let position = self.operands.iter().position(|operand| operand.name == name)?;
        let is_literal = self.operands[position].kind != OperandKind::IdRef;
        self.words.get(position).map(|word| (*word, is_literal))
    }

    /// Returns the id that is the operand with a name.
    pub(super) fn word(&self, name: &str) -> Option<u32> {
        self.operand(name).map(|operand| operand.0)
    }

    /// Returns the operands that may be any number, which are the last ones.
    pub(super) fn rest(&self) -> &'a [u32] {
        let start = self.operands.iter().position(|operand| operand.quantifier == Quantifier::Variadic);
        start.and_then(|start| self.words.get(start..)).unwrap_or_default()
    }

    /// Returns the operands that are ids.
    pub(super) fn ids(&self) -> impl Iterator<Item = u32> + use<'a> {
        let kinds = self.operands.iter().map(|operand| operand.kind);
        let last = self.operands.last().map(|operand| operand.kind);
        let words = self.words.iter().zip(kinds.chain(last.into_iter().cycle()));
        words.filter(|(_, kind)| *kind == OperandKind::IdRef).map(|(word, _)| *word)
    }

    /// Returns `true` for an instruction of a non-semantic set.
    pub(super) fn is_non_semantic(&self) -> bool {
        self.set.is_non_semantic()
    }
}

/// Returns `true` for a set of debug instructions.
fn is_debug(set: ExtendedSet) -> bool {
    matches!(set, ExtendedSet::DebugInfo | ExtendedSet::OldDebugInfo | ExtendedSet::ShaderDebugInfo(_))
}

impl<'a> ModuleCx<'a> {
    /// Returns the debug instruction that an instruction is.
    pub(super) fn debug_inst(&self, inst: Instruction<'a>) -> Option<DebugInst<'a>> {
        let (set, number) = self.view.extended_instruction_at(inst.offset)?;
        if !is_debug(set) {
            return None;
        }
        let number = Dbg(number);
        // SPV_INTEL_debug_module adds it to all sets, with literals.
        let operands = match number {
            Dbg::ModuleINTEL => debug_row(number).map(|row| row.operands),
            _ => extended_row(set, number.0),
        };
        let words = inst.operands.get(EXTENDED_OPERANDS..).unwrap_or_default();
        Some(DebugInst { set, number, inst, operands: operands.unwrap_or_default(), words })
    }

    /// Returns `true` for a debug instruction.
    pub(in crate::lift) fn is_debug_inst(&self, inst: &Instruction<'_>) -> bool {
        self.view.extended_instruction_at(inst.offset).is_some_and(|(set, _)| is_debug(set))
    }

    /// Returns the debug instruction with an id.
    pub(super) fn debug_inst_of(&self, id: u32) -> Option<DebugInst<'a>> {
        self.debug_inst(self.view.definition(id)?)
    }

    /// Returns the function or type that a `DebugTypeTemplate` is about, which the Khronos translator refers to by the template;
    /// another id as it is.
    pub(super) fn template_target(&self, id: u32) -> u32 {
        let template = self.debug_inst_of(id).filter(|inst| inst.number == Dbg::TypeTemplate);
        template.and_then(|template| template.word("Target")).unwrap_or(id)
    }

    /// Returns `true` if an id is absent or `DebugInfoNone`.
    pub(super) fn is_none(&self, id: Option<u32>) -> bool {
        id.and_then(|id| self.debug_inst_of(id)).is_some_and(|inst| inst.number == Dbg::InfoNone) || id.is_none()
    }

    /// Returns the number that is the operand with a name; zero if it is absent or no number.
    pub(super) fn debug_number(&self, inst: &DebugInst<'_>, name: &str) -> u32 {
        self.optional_number(inst, name).unwrap_or(0)
    }

    /// Returns the number that is the operand with a name, if it is present.
    pub(super) fn optional_number(&self, inst: &DebugInst<'_>, name: &str) -> Option<u32> {
        let (word, is_literal) = inst.operand(name)?;
        Some(if is_literal { word } else { self.number_of(word) })
    }

    /// Returns the value of a constant; of an id that is none, the number that it is.
    pub(super) fn number_of(&self, word: u32) -> u32 {
        match self.is_constant_number(word) {
            true => self.constant(word).unwrap_or(0) as u32,
            false => word,
        }
    }

    fn is_constant_number(&self, id: u32) -> bool {
        matches!(self.op_of(id), Some(Op::Constant | Op::ConstantNull))
    }

    /// Returns the number of the parameter that a local variable is, from 1; 0 if it is none. LLVM has 16 bits for it.
    pub(super) fn argument_number(&self, inst: &DebugInst<'_>) -> u32 {
        let number = match inst.operand(ARGUMENT) {
            Some((word, _)) if self.debug.has_literal_arguments => word,
            _ => self.debug_number(inst, ARGUMENT),
        };
        number & 0xFFFF
    }

    /// Returns `true` if a local variable has a literal where the set has the id of a constant: the Khronos translator writes
    /// the numbers of parameters so in all sets.
    pub(super) fn has_literal_argument(&self, inst: &DebugInst<'_>) -> bool {
        let number = inst.operand(ARGUMENT).filter(|_| inst.number == Dbg::LocalVariable);
        number.is_some_and(|(word, is_literal)| !is_literal && !self.is_constant_number(word))
    }

    /// Returns the integer that the id of a constant stands for.
    pub(super) fn debug_constant(&self, inst: &DebugInst<'_>, name: &str) -> Option<u64> {
        self.constant(inst.word(name)?)
    }

    /// Returns the text of an `OpString`; nothing for another id.
    pub(super) fn text(&self, id: Option<u32>) -> Vec<u8> {
        id.and_then(|id| self.string_of(id)).unwrap_or_default()
    }

    /// Returns the text that is the operand with a name.
    pub(super) fn debug_text(&self, inst: &DebugInst<'_>, name: &str) -> Vec<u8> {
        self.text(inst.word(name))
    }

    /// Returns the node of an id, if it is of one of these kinds.
    fn node_of(&self, id: Option<u32>, is_wanted: impl Fn(MdKind) -> bool) -> Option<MdId> {
        let node = self.debug.nodes.get(&id?).filter(|node| is_wanted(node.kind));
        node.map(|node| node.id)
    }

    /// Returns the type that is the operand with a name.
    pub(super) fn ty_of(&self, inst: &DebugInst<'_>, name: &str) -> Option<MdId> {
        self.debug_type(inst.word(name))
    }

    /// Returns the type of an id.
    pub(super) fn debug_type(&self, id: Option<u32>) -> Option<MdId> {
        self.node_of(id, is_type)
    }

    /// Returns the node of an id that is of a kind.
    pub(super) fn node_of_kind(&self, id: Option<u32>, kind: MdKind) -> Option<MdId> {
        self.node_of(id, |own| own == kind)
    }

    /// Returns the node of an id that any other may refer to.
    pub(super) fn any_node(&self, id: Option<u32>) -> Option<DebugNode> {
        self.debug.nodes.get(&id?).copied()
    }

    /// Returns the scope with an id.
    pub(super) fn scope_node(&self, id: Option<u32>) -> Option<MdId> {
        self.node_of(id, is_scope)
    }

    /// Returns the file of an instruction.
    pub(super) fn file_of(&self, inst: &DebugInst<'_>) -> Option<MdId> {
        self.node_of_kind(inst.word("Source"), MdKind::File)
    }

    /// Returns the line of an instruction; 0 if it has no file, without which LLVM accepts no line.
    pub(super) fn line_of(&self, inst: &DebugInst<'_>) -> u32 {
        self.file_of(inst).map_or(0, |_| self.debug_number(inst, "Line"))
    }

    /// Returns the scope that is the parent of an instruction; `None` for a compilation unit, which LLVM does not name as a
    /// scope.
    pub(super) fn parent_of(&self, inst: &DebugInst<'_>) -> Option<MdId> {
        let is_cut = self.debug.enclosing.get(&inst.id()).is_some_and(|enclosing| enclosing.is_cut);
        self.node_of(inst.word("Parent"), |kind| is_scope(kind) && kind != MdKind::CompileUnit).filter(|_| !is_cut)
    }
}

/// Returns `true` for the kinds of types.
fn is_type(kind: MdKind) -> bool {
    matches!(
        kind,
        MdKind::BasicType | MdKind::DerivedType | MdKind::CompositeType | MdKind::SubroutineType | MdKind::StringType
    )
}

/// Returns `true` for the kinds of scopes.
fn is_scope(kind: MdKind) -> bool {
    is_type(kind)
        || matches!(
            kind,
            MdKind::File
                | MdKind::CompileUnit
                | MdKind::Subprogram
                | MdKind::LexicalBlock
                | MdKind::LexicalBlockFile
                | MdKind::Namespace
                | MdKind::Module
        )
}

/// The fields of a node under construction; those that are not given have their default values.
#[derive(Clone, Default)]
pub(super) struct Fields {
    fields: Vec<(MdField, MdFieldValue<'static>)>,
}

impl Fields {
    /// Adds a reference, unless it is absent.
    pub(super) fn link(mut self, field: MdField, node: Option<MdId>) -> Self {
        self.fields.extend(node.map(|node| (field, MdFieldValue::Reference(node))));
        self
    }

    /// Adds a string, unless it is empty.
    pub(super) fn text(self, mx: &mut ModuleCx<'_>, field: MdField, text: &[u8]) -> Self {
        if text.is_empty() {
            return self;
        }
        let text = mx.ir.md_string(text);
        self.link(field, Some(text))
    }

    /// Adds a number, unless it is zero.
    pub(super) fn number(self, field: MdField, number: impl Into<u64>) -> Self {
        match number.into() {
            0 => self,
            number => self.exactly(field, number),
        }
    }

    /// Adds a number.
    pub(super) fn exactly(mut self, field: MdField, number: u64) -> Self {
        self.fields.push((field, MdFieldValue::Number(number)));
        self
    }

    /// Returns a node with the fields that is equal to others with the same.
    pub(super) fn node(self, mx: &mut ModuleCx<'_>, kind: MdKind) -> MdId {
        mx.ir.md_node(kind, false, &self.fields)
    }

    /// Returns a distinct node with the fields.
    pub(super) fn distinct(self, mx: &mut ModuleCx<'_>, kind: MdKind) -> MdId {
        mx.ir.md_node(kind, true, &self.fields)
    }

    /// Defines a reserved node.
    pub(super) fn define(self, mx: &mut ModuleCx<'_>, node: DebugNode, is_distinct: bool) {
        if is_distinct {
            mx.ir.md_define(node.id, node.kind, &self.fields);
        } else {
            mx.ir.md_define_uniqued(node.id, node.kind, &self.fields);
        }
    }
}
