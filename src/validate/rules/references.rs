//! The kinds of ids, and those that the operands of each opcode refer to.

use crate::spirv::grammar::{Class, Op, OpRow, Reference, RefersTo, overlay};

/// The position of the imported set among the operands of an `OpExtInst`.
pub(super) const SET: usize = 2;

/// The kind of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DefinitionKind {
    /// A type.
    Type,
    /// A result with a type that is no function.
    Value,
    /// A function.
    Function,
    /// A label.
    Label,
    /// An imported set of extended instructions.
    Import,
    /// An `OpString`.
    String,
    /// An `OpDecorationGroup`.
    DecorationGroup,
    /// Another result without a type.
    Other,
}

/// Returns `true` if an operand may refer to a definition of a kind.
pub(super) fn allows(to: RefersTo, kind: DefinitionKind) -> bool {
    match to {
        RefersTo::Any => true,
        RefersTo::Type => kind == DefinitionKind::Type,
        RefersTo::Value => kind == DefinitionKind::Value,
        RefersTo::ValueOrFunction => matches!(kind, DefinitionKind::Value | DefinitionKind::Function),
        RefersTo::Function => kind == DefinitionKind::Function,
        RefersTo::Label => kind == DefinitionKind::Label,
        RefersTo::Import => kind == DefinitionKind::Import,
        RefersTo::String => kind == DefinitionKind::String,
        RefersTo::DecorationGroup => kind == DefinitionKind::DecorationGroup,
    }
}

/// Returns the kinds of definitions in words, with an article.
pub(super) fn describe(to: RefersTo) -> &'static str {
    match to {
        RefersTo::Any => "an id",
        RefersTo::Type => "a type",
        RefersTo::Value => "a value",
        RefersTo::ValueOrFunction => "a value or a function",
        RefersTo::Function => "a function",
        RefersTo::Label => "a label",
        RefersTo::Import => "an imported set of extended instructions",
        RefersTo::String => "an OpString",
        RefersTo::DecorationGroup => "an OpDecorationGroup",
    }
}

/// Returns the special operands of an opcode; the operand of a type is another type.
pub(super) fn references(row: &OpRow) -> &'static [Reference] {
    const OF_TYPE: &[Reference] = &[Reference { first: 1, last: 1, to: RefersTo::Type, may_be_later: false }];
    match overlay(row.op).references {
        [] if row.class == Class::TypeDeclaration || row.declares_type() => OF_TYPE,
        references => references,
    }
}

/// Returns the number of words in front that no rule of `ids` is about, besides those of every instruction.
pub(super) fn leading_words(row: &OpRow) -> usize {
    match row.op {
        Op::Phi | Op::ExtInst | Op::ExtInstWithForwardRefsKHR => 1,
        _ => references(row).iter().map(|reference| reference.first).min().unwrap_or(usize::MAX),
    }
}
