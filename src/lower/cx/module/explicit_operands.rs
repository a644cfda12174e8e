//! Operands of explicit decorations and execution modes of metadata and annotations, after SPIR-V's own number of the
//! decoration or mode: `!{i32 decoration, operands...}`.

use std::ops::Range;

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{MdNode, MdOperand};
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::operands::{Assembler, OperandSource, constant_float, constant_integer, describe_value};
use crate::spirv::Id;
use crate::spirv::grammar::{EnumKind, Operand, OperandKind, enumerant};
use crate::spirv::inst::Inst;

/// One explicit operand.
#[derive(Clone, Copy)]
pub(in crate::lower) enum ExplicitOperand<'m> {
    Metadata(MdOperand<'m>),
    /// The text of a number or string in an annotation.
    Text(&'m [u8]),
}

/// The explicit operands of one decoration or execution mode.
pub(in crate::lower) struct ExplicitOperands<'m>(SmallVec<[ExplicitOperand<'m>; 4]>);

impl<'m> ExplicitOperands<'m> {
    /// Returns the operands of `node` at these indices.
    ///
    /// # Errors
    ///
    /// An operand is null.
    pub(in crate::lower) fn from_node(node: MdNode<'m>, indices: Range<u32>) -> Result<Self> {
        let null = || Error::new(ErrorKind::InvalidModule, "expected an operand, found `null`");
        let operand = |index| node.operand(index).map(ExplicitOperand::Metadata).ok_or_else(null);
        indices.map(operand).collect::<Result<_>>().map(Self)
    }

    pub(in crate::lower) fn from_texts(texts: impl Iterator<Item = &'m [u8]>) -> Self {
        Self(texts.map(ExplicitOperand::Text).collect())
    }

    /// Adds an enumerant of `kind` to `inst`, with these operands as its parameters.
    ///
    /// # Errors
    ///
    /// The grammar has no such enumerant, or other parameters for it.
    pub(in crate::lower) fn add_enumerant(
        self,
        mx: &mut ModuleCx<'m>,
        kind: EnumKind,
        value: u32,
        inst: Inst,
    ) -> Result<Inst> {
        let Self(operands) = self;
        // SYCL's front end gives every property a value; 1 means that the property is present.
        let is_only_a_one = matches!(operands.as_slice(), [only] if only.integer() == Some(1));
        let mut source = Source { mx, operands };
        let mut assembler = Assembler::new(&mut source);
        let inst = assembler.enumerant(kind, value, inst)?;
        if kind == EnumKind::Decoration && is_only_a_one {
            assembler.skip_rest();
        }
        assembler.finish()?;
        Ok(inst)
    }
}

impl ExplicitOperand<'_> {
    /// Returns an integer that fits into one word.
    pub(in crate::lower) fn integer(self) -> Option<u32> {
        match self {
            Self::Metadata(MdOperand::Value(value)) => constant_integer(value),
            Self::Metadata(MdOperand::String(text)) | Self::Text(text) => {
                let text = std::str::from_utf8(text).ok()?.trim();
                text.parse::<u32>().ok().or_else(|| Some(text.parse::<i32>().ok()? as u32))
            }
            Self::Metadata(MdOperand::Node(_)) => None,
        }
    }
}

struct Source<'c, 'm> {
    mx: &'c mut ModuleCx<'m>,
    operands: SmallVec<[ExplicitOperand<'m>; 4]>,
}

impl<'m> OperandSource for Source<'_, 'm> {
    type Item = ExplicitOperand<'m>;

    fn item(&self, index: usize) -> Option<ExplicitOperand<'m>> {
        self.operands.get(index).copied()
    }

    fn len(&self) -> usize {
        self.operands.len()
    }

    fn id(&mut self, item: ExplicitOperand<'m>, _row: &Operand) -> Result<Option<Id>> {
        let ExplicitOperand::Metadata(MdOperand::Value(value)) = item else { return Ok(None) };
        match self.mx.constant(value)?.as_slice() {
            [id] => Ok(Some(id.id)),
            _ => Err(self.error(format!("{} is not one value in SPIR-V", value.describe()))),
        }
    }

    fn integer_id(&mut self, item: ExplicitOperand<'m>, row: &Operand) -> Result<Option<Id>> {
        self.id(item, row)
    }

    fn integer(&self, item: ExplicitOperand<'m>) -> Option<u32> {
        item.integer()
    }

    fn float(&self, item: ExplicitOperand<'m>) -> Option<u32> {
        match item {
            ExplicitOperand::Metadata(MdOperand::Value(value)) => constant_float(value),
            ExplicitOperand::Metadata(MdOperand::String(text)) | ExplicitOperand::Text(text) => {
                std::str::from_utf8(text).ok()?.trim().parse::<f32>().ok().map(f32::to_bits)
            }
            ExplicitOperand::Metadata(MdOperand::Node(_)) => None,
        }
    }

    fn string(&self, item: ExplicitOperand<'m>) -> Option<&[u8]> {
        match item {
            ExplicitOperand::Metadata(MdOperand::String(text)) | ExplicitOperand::Text(text) => Some(text),
            ExplicitOperand::Metadata(MdOperand::Value(_) | MdOperand::Node(_)) => None,
        }
    }

    fn describe(&self, item: ExplicitOperand<'m>) -> String {
        match item {
            ExplicitOperand::Metadata(MdOperand::Value(value)) => describe_value(value),
            ExplicitOperand::Metadata(MdOperand::String(text)) => format!("`!\"{}\"`", String::from_utf8_lossy(text)),
            ExplicitOperand::Text(text) => format!("`{}`", String::from_utf8_lossy(text)),
            ExplicitOperand::Metadata(MdOperand::Node(node)) => format!("`{node}`"),
        }
    }

    fn error(&self, message: String) -> Error {
        Error::new(ErrorKind::InvalidModule, message)
    }
}

/// Returns `true` if an enumerant has ids among its parameters, which requires another instruction.
pub(in crate::lower) fn takes_ids(kind: EnumKind, value: u32) -> bool {
    let is_id = |kind: &OperandKind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope);
    enumerant(kind, value).is_some_and(|row| row.parameters.iter().any(is_id))
}
