//! Explicit decorations of metadata and annotations, in SPIR-V's own numbers: `!{i32 decoration, operands...}`.

use std::fmt;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{MdNode, MdOperand};
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::explicit_operands::{ExplicitOperand, ExplicitOperands, takes_ids};
use crate::map::annotations::may_repeat;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, EnumKind, Enumerant as _, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::{LastOperand, Section};

/// Returns the integer that is the first operand of a node.
fn first_integer(node: MdNode<'_>) -> Option<u32> {
    node.operand(0).and_then(|first| ExplicitOperand::Metadata(first).integer())
}

fn invalid_module(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidModule, message)
}

/// The decorations written so far that metadata and annotations might repeat. Most may be on a target only once
/// (specification, section 2.16.1).
#[derive(Default)]
pub(in crate::lower) struct Recorded<'m> {
    decorations: FxHashSet<(Id, Decoration)>,
    alignments: FxHashMap<Id, LastOperand>,
    /// The operands of the decorations of members.
    pub(in crate::lower) members: FxHashSet<Box<[u32]>>,
    /// The operands of the decorations `UserSemantic`.
    texts: FxHashSet<Box<[u32]>>,
    /// The origins of ranges of words in the section of decorations, in order.
    origins: Vec<(Range<usize>, Origin<'m>)>,
}

/// Returns the decoration that may not be on the same id as this one (specification, section 3.2.19, Restrict
/// and Aliased).
fn excluded_by(decoration: Decoration) -> Option<Decoration> {
    match decoration {
        Decoration::Restrict => Some(Decoration::Aliased),
        Decoration::Aliased => Some(Decoration::Restrict),
        _ => None,
    }
}

/// The input that a decoration comes from.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Origin<'m> {
    Metadata(MdNode<'m>),
    /// An annotation, by its text.
    Annotation(&'m [u8]),
}

impl fmt::Display for Origin<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Metadata(node) => write!(f, "the decoration {node:?}"),
            Self::Annotation(text) => write!(f, "the annotation \"{}\"", String::from_utf8_lossy(text)),
        }
    }
}

impl<'m> ModuleCx<'m> {
    /// Calls `write`, whose decorations come from `origin`.
    pub(in crate::lower) fn with_origin(
        &mut self,
        origin: Origin<'m>,
        write: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let start = self.out.section_len(Section::Annotations);
        write(self)?;
        let words = start..self.out.section_len(Section::Annotations);
        if !words.is_empty() {
            self.recorded.origins.push((words, origin));
        }
        Ok(())
    }

    /// Returns the origin of the decoration at an offset in words in its section; `None` if LLVM's attributes and flags
    /// give it.
    pub(in crate::lower) fn origin_of_decoration(&self, offset: usize) -> Option<Origin<'m>> {
        let origins = &self.recorded.origins;
        let (words, origin) = origins.get(origins.partition_point(|(words, _)| words.end <= offset))?;
        words.contains(&offset).then_some(*origin)
    }

    /// Declares the constants that `list` refers to: they must precede the id that they decorate.
    pub(in crate::lower) fn declare_explicit(&mut self, list: MdNode<'m>) -> Result<()> {
        for operand in list.operands() {
            // An operand that is not a decoration is refused by `decorate_explicitly`.
            let Some(MdOperand::Node(node)) = operand else { continue };
            let Some(decoration) = first_integer(node) else { continue };
            if !takes_ids(EnumKind::Decoration, decoration) {
                continue;
            }
            for value in (1..node.operand_count()).filter_map(|index| node.value(index)) {
                self.constant(value)?;
            }
        }
        Ok(())
    }

    /// Omits a decoration of `id` from what metadata decorates it with.
    pub(in crate::lower) fn omit_explicit(&mut self, id: Id, decoration: Decoration) {
        self.note_recorded(id);
        self.recorded.decorations.insert((id, decoration));
    }

    /// Notes that what is recorded of `id` determines what is written: of a local one only in its function.
    fn note_recorded(&self, id: Id) {
        if !id.is_local() {
            self.out.note_order();
        }
    }

    /// `!{!{decoration, operands...}, ...}` => `OpDecorate id decoration operands...` for each that `id` does not
    /// have
    pub(in crate::lower) fn decorate_explicitly(&mut self, id: Id, list: MdNode<'m>) -> Result<()> {
        for operand in list.operands() {
            let Some(MdOperand::Node(node)) = operand else {
                return Err(invalid_module(format!("expected a list of decorations, found {list:?}")));
            };
            let origin = Origin::Metadata(node);
            self.with_origin(origin, |mx| mx.decorate_as_node(id, node))
                .map_err(|error| error.at(origin.to_string()))?;
        }
        Ok(())
    }

    fn decorate_as_node(&mut self, id: Id, node: MdNode<'m>) -> Result<()> {
        let number = first_integer(node).ok_or_else(|| invalid_module("expected the number of a decoration first"))?;
        // The linkage of every named value is written from LLVM's linkage.
        if Decoration(number) == Decoration::LinkageAttributes {
            return Ok(());
        }
        let operands = ExplicitOperands::from_node(node, 1..node.operand_count())?;
        self.decorate_with_operands(id, Decoration(number), operands)
    }

    /// `OpDecorate id decoration operands...`, unless `id` has the decoration; of several alignments the maximum
    /// is written
    pub(in crate::lower) fn decorate_with_operands(
        &mut self,
        id: Id,
        decoration: Decoration,
        operands: ExplicitOperands<'m>,
    ) -> Result<()> {
        self.note_recorded(id);
        let op = if takes_ids(EnumKind::Decoration, decoration.value()) { Op::DecorateId } else { Op::Decorate };
        let built = Inst::new(op).id(id);
        let built = operands.add_enumerant(self, EnumKind::Decoration, decoration.value(), built)?;
        if let (Decoration::Alignment, &[_, _, bytes]) = (decoration, built.operands()) {
            return self.decorate_alignment(id, u64::from(bytes));
        }
        if !may_repeat(decoration) && !self.recorded.decorations.insert((id, decoration)) {
            return Ok(());
        }
        let written = &self.declarations.decorations;
        if written.contains(built.operands()) {
            return Ok(());
        }
        if excluded_by(decoration).is_some_and(|other| written.contains(&[id.word(), other.value()])) {
            return Err(invalid_module("the same value has both Restrict and Aliased; remove one"));
        }
        if decoration == Decoration::UserSemantic {
            return self.add_text(built);
        }
        self.emit_decoration(built)
    }

    /// `OpDecorate id UserSemantic text`, unless metadata or an annotation has given `id` that text
    pub(in crate::lower) fn decorate_with_text(&mut self, id: Id, text: &[u8]) -> Result<()> {
        self.note_recorded(id);
        self.add_text(Inst::new(Op::Decorate).id(id).enumerant(Decoration::UserSemantic).text(text))
    }

    fn add_text(&mut self, built: Inst) -> Result<()> {
        match self.recorded.texts.insert(built.operands().into()) {
            true => self.emit_decoration(built),
            false => Ok(()),
        }
    }

    /// `OpDecorate id Alignment bytes`, unless `bytes` is zero; of several alignments the maximum
    pub(in crate::lower) fn decorate_alignment(&mut self, id: Id, bytes: u64) -> Result<()> {
        if bytes == 0 {
            return Ok(());
        }
        let bytes = u32::try_from(bytes).unwrap_or(1 << 31);
        self.note_recorded(id);
        if let Some(alignment) = self.recorded.alignments.get(&id) {
            self.declarations.out.raise(alignment, bytes);
            return Ok(());
        }
        let inst = Inst::new(Op::Decorate).id(id).enumerant(Decoration::Alignment).literal(bytes);
        let alignment = self.out.emit_raisable(Section::Annotations, inst)?;
        self.recorded.alignments.insert(id, alignment);
        Ok(())
    }

    /// `OpDecorate id Constant` of a variable
    pub(in crate::lower) fn decorate_constant(&mut self, id: Id) -> Result<()> {
        self.note_recorded(id);
        match self.recorded.decorations.insert((id, Decoration::Constant)) {
            true => self.decorate(id, Decoration::Constant, &[]),
            false => Ok(()),
        }
    }
}
