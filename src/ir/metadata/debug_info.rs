//! The fields of debug-info nodes.
//!
//! A field that the kind of the node does not have is absent. Nodes that the verifier does not check may be of any
//! kind, so callers check [`MdNode::kind`].

use super::nodes::Tail;
use super::record::VERSIONED_LANGUAGE;
use super::{FieldType, MdData, MdField, MdId, MdKind, MdNode, MdOperand, MdTable, word_reference};
use crate::ir::function::{Function, Global};
use crate::ir::values::Value;

/// A field that is a node, a string or a value.
pub type DiRef = MdField;
/// A field that is a number.
pub type DiNumber = MdField;

/// A source location.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Location<'m> {
    pub line: u32,
    pub column: u32,
    pub scope: Option<MdNode<'m>>,
    pub inlined_at: Option<MdNode<'m>>,
    pub file: Option<MdNode<'m>>,
}

/// The number of the kind of attachments that have the debug information of functions and variables.
const DEBUG_INFO: u32 = 0;

impl MdKind {
    /// Returns `true` for the kinds that can contain others: `DIScope`.
    fn is_scope(self) -> bool {
        match self {
            Self::BasicType
            | Self::DerivedType
            | Self::CompositeType
            | Self::SubroutineType
            | Self::File
            | Self::CompileUnit
            | Self::Subprogram
            | Self::LexicalBlock
            | Self::LexicalBlockFile
            | Self::Namespace
            | Self::Module
            | Self::CommonBlock
            | Self::StringType
            | Self::SubrangeType
            | Self::FixedPointType => true,
            Self::Tuple
            | Self::Location
            | Self::Expression
            | Self::GlobalVariableExpression
            | Self::GenericNode
            | Self::Subrange
            | Self::Enumerator
            | Self::TemplateTypeParameter
            | Self::TemplateValueParameter
            | Self::GlobalVariable
            | Self::LocalVariable
            | Self::Label
            | Self::ObjCProperty
            | Self::ImportedEntity
            | Self::AssignId
            | Self::Macro
            | Self::MacroFile
            | Self::GenericSubrange => false,
        }
    }
}

impl MdTable {
    /// Returns the words of the metadata to which a node or a list of values refers, in the order of LLVM's operands; zero
    /// for null.
    pub(crate) fn operand_words(&self, id: MdId) -> impl Iterator<Item = u64> + Clone {
        let (positions, words, tail): (&[u8], &[u64], &[u64]) = match self.get(id) {
            MdData::ArgList { start, len } => (&[], &[], &self.words[start as usize..][..len as usize]),
            MdData::Node { kind, start, len, .. } => {
                let row = kind.row();
                let words = &self.words[start as usize..][..len as usize];
                let (fields, tail) = words.split_at(row.fields.len().min(words.len()));
                (row.operands(), fields, if row.tail == Tail::References { tail } else { &[] })
            }
            MdData::String(_) | MdData::Value(_) | MdData::LocalValue(..) | MdData::Forward => (&[], &[], &[]),
        };
        let field = |at: &u8| words.get(usize::from(*at)).copied().unwrap_or(0);
        positions.iter().map(field).chain(tail.iter().copied())
    }

    /// Returns the metadata to which a node or a list of values refers, in the order of LLVM's operands.
    pub(crate) fn references(&self, id: MdId) -> impl Iterator<Item = MdId> + Clone {
        self.operand_words(id).filter_map(word_reference)
    }
}

impl<'m> MdNode<'m> {
    /// Returns the word of a field and its type.
    #[inline]
    pub(crate) fn word(self, field: MdField) -> Option<(u64, FieldType)> {
        let (kind, words) = self.module().metadata.kind_and_words(self.id())?;
        let (at, row) = kind.field(field)?;
        Some((*words.get(at)?, row.ty))
    }

    /// Returns the words after the fields.
    pub(crate) fn tail(self) -> &'m [u64] {
        self.words().get(self.kind().row().fields.len()..).unwrap_or_default()
    }

    /// Returns a field that is a node, a string or a value. The file of a file is itself.
    pub fn di(self, field: DiRef) -> Option<MdOperand<'m>> {
        match self.word(field) {
            Some((word, ty)) if ty.is_reference() => MdOperand::new(self.module(), word_reference(word)?),
            Some(_) => None,
            None if field == MdField::File && self.kind() == MdKind::File => Some(MdOperand::Node(self)),
            None => None,
        }
    }

    /// Returns a field that is a node.
    pub fn di_node(self, field: DiRef) -> Option<MdNode<'m>> {
        match self.di(field)? {
            MdOperand::Node(node) => Some(node),
            MdOperand::String(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns a field that is a string.
    pub fn di_string(self, field: DiRef) -> Option<&'m [u8]> {
        match self.di(field)? {
            MdOperand::String(string) => Some(string),
            MdOperand::Node(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns the nodes of a field that is a list of nodes, without null elements.
    pub fn di_list(self, field: DiRef) -> impl Iterator<Item = MdNode<'m>> + Clone {
        self.di_node(field).into_iter().flat_map(|list| (0..list.operand_count()).filter_map(move |at| list.node(at)))
    }

    /// Returns a field that is a number or a constant; zero if the node has no such field.
    pub fn di_number(self, field: DiNumber) -> u64 {
        match field {
            MdField::EnumeratorBits => return self.enumerator_bits(),
            MdField::EnumeratorWidth => return self.enumerator_width(),
            _ => {}
        }
        match self.word(field) {
            Some((word, FieldType::VersionedLanguage)) => word & !VERSIONED_LANGUAGE,
            Some((_, ty)) if ty.is_reference() => match self.di(field) {
                Some(MdOperand::Value(value)) => value.int_zext().unwrap_or(0),
                Some(MdOperand::Node(_) | MdOperand::String(_)) | None => 0,
            },
            Some((word, _)) => word,
            None if field == MdField::Tag => self.kind().row().tag.into(),
            None => 0,
        }
    }

    /// Returns the value of an enumerator: its number of bits, and its 64-bit words, the lowest first.
    fn enumerator(self) -> Option<(u32, &'m [u64])> {
        let (word, _) = self.word(MdField::EnumeratorValue)?;
        Some((word as u32, self.tail())).filter(|(_, words)| !words.is_empty())
    }

    fn is_unsigned_enumerator(self) -> bool {
        self.word(MdField::IsUnsigned).is_some_and(|(word, _)| word != 0)
    }

    fn enumerator_bits(self) -> u64 {
        let Some((width, words)) = self.enumerator() else { return 0 };
        let unused = 64_u32.saturating_sub(width);
        match (self.is_unsigned_enumerator(), unused) {
            (false, 1..=63) => ((words[0] << unused) as i64 >> unused) as u64,
            _ => words[0],
        }
    }

    fn enumerator_width(self) -> u64 {
        let Some((width, words)) = self.enumerator() else { return 0 };
        let leading = |word: Option<&u64>| word.map_or(64, |word| u64::from(word.leading_zeros()));
        let active = words.len() as u64 * 64 - leading(words.last());
        let width = u64::from(width);
        if self.is_unsigned_enumerator() {
            return active;
        }
        match active == width && width > 0 {
            false => active + 1,
            true => width - leading_ones(words, width) + 1,
        }
    }

    /// Returns the fields of a `DILocation`.
    #[inline]
    pub fn location(self) -> Option<Location<'m>> {
        if self.kind() != MdKind::Location {
            return None;
        }
        let scope = self.di_node(MdField::Scope).filter(|scope| scope.kind().is_scope());
        let is_kind = |kind: MdKind| move |node: &MdNode<'_>| node.kind() == kind;
        Some(Location {
            line: self.di_number(MdField::Line) as u32,
            column: self.di_number(MdField::Column) as u32,
            scope,
            inlined_at: self.di_node(MdField::InlinedAt).filter(is_kind(MdKind::Location)),
            file: scope.and_then(|scope| scope.di_node(MdField::File)).filter(is_kind(MdKind::File)),
        })
    }

    /// Returns the operations of a `DIExpression`, each followed by its operands.
    pub fn operations(self) -> &'m [u64] {
        match self.kind() {
            MdKind::Expression => self.words(),
            _ => &[],
        }
    }

    /// Returns the line of a function or variable in the source, if its debug information has one.
    pub fn source_line(self) -> Option<u32> {
        u32::try_from(self.di_number(MdField::Line)).ok().filter(|line| *line != 0)
    }
}

/// Returns the number of ones above the highest zero of an integer of `width` bits.
fn leading_ones(words: &[u64], width: u64) -> u64 {
    let mut ones = 0;
    for (index, word) in words.iter().enumerate().rev() {
        let bits = (width - index as u64 * 64).min(64);
        let own = u64::from((word << (64 - bits)).leading_ones()).min(bits);
        ones += own;
        if own < bits {
            break;
        }
    }
    ones
}

impl<'m> Global<'m> {
    /// Returns the `DIGlobalVariableExpression`s of the source variables in this global variable.
    pub fn debug_expressions(self) -> impl Iterator<Item = MdNode<'m>> {
        let attached = self.value().attachment_ids().filter(|(kind, _)| *kind == DEBUG_INFO);
        let nodes = attached.map(move |(_, node)| MdNode::new(self.value().module(), node));
        nodes.filter(|node| node.kind() == MdKind::GlobalVariableExpression)
    }
}

impl<'m> Function<'m> {
    /// Returns the `DISubprogram` of the function.
    pub fn subprogram(self) -> Option<MdNode<'m>> {
        let (_, node) = self.value().attachment_ids().find(|(kind, _)| *kind == DEBUG_INFO)?;
        Some(MdNode::new(self.module(), node)).filter(|node| node.kind() == MdKind::Subprogram)
    }

    /// Returns the source line of the function, if debug information has it.
    pub fn line(self) -> Option<u32> {
        self.subprogram().map(|subprogram| subprogram.di_number(MdField::Line) as u32)
    }
}

impl<'m> Value<'m> {
    /// Returns all metadata attachments of a function or global variable, with the names of their kinds, in the order of
    /// the kinds.
    pub fn attachments(self) -> Vec<(String, MdNode<'m>)> {
        let module = self.module();
        let mut attached: Vec<_> = self.attachment_ids().collect();
        attached.sort_by_key(|(kind, _)| *kind);
        let name = |kind: u32| module.attachment_names.get(kind as usize).map(|name| module.strings.get(*name));
        let named = |(kind, node)| {
            let name = String::from_utf8_lossy(name(kind).unwrap_or_default()).into_owned();
            (name, MdNode::new(module, node))
        };
        attached.into_iter().map(named).collect()
    }
}
