//! Metadata nodes as assembly.

use super::Printer;
use super::text::{push_number, push_quoted, push_signed};
use crate::ir::dialect::{Dialect, Feature};
use crate::ir::metadata::dwarf::{self, FlagNames, Names};
use crate::ir::metadata::expression::{is_valid_expression, operation_size};
use crate::ir::metadata::word_reference;
use crate::ir::metadata::{FieldRow, FieldType, MdData, MdField, MdKind, MdNode, Omit, Tail, VERSIONED_LANGUAGE};
use crate::ir::values::Value;

/// `DW_TAG_LLVM_ptrauth_type`
const TAG_POINTER_AUTHENTICATION: u64 = 0x4300;
/// The kind of a rational scale.
const RATIONAL: u64 = 2;
/// `DW_ATE_signed_fixed`
const SIGNED_FIXED: u64 = 0x0d;
/// The bits of `DISPFlags` of virtual functions.
const VIRTUALITY: u64 = 3;
/// `DW_OP_consts`
const CONSTS: u64 = 0x11;
/// `DW_OP_stack_value`
const STACK_VALUE: u64 = 0x9f;
/// `DW_OP_LLVM_fragment`
const FRAGMENT: u64 = 0x1000;
/// `DW_OP_LLVM_convert`
const CONVERT: u64 = 0x1001;

impl<'m> Printer<'m> {
    /// Writes the contents of a node: what follows `!4 = `.
    pub(super) fn node_body(&mut self, node: MdNode<'m>) {
        if node.is_distinct() && node.kind() != MdKind::Expression {
            self.out.push_str("distinct ");
        }
        match node.kind() {
            MdKind::Tuple => {
                self.out.push_str("!{");
                self.list(node.words(), |printer, word| printer.metadata_or_null(*word));
                self.out.push('}');
            }
            MdKind::Expression => self.debug_expression(node),
            _ => self.fields(node),
        }
    }

    /// Writes metadata as an operand, or `null`.
    fn metadata_or_null(&mut self, word: u64) {
        match word_reference(word) {
            Some(id) => self.metadata_operand(id),
            None => self.out.push_str("null"),
        }
    }

    /// Writes the name of the class and the fields of a node.
    fn fields(&mut self, node: MdNode<'m>) {
        let row = node.kind().row();
        self.out.push('!');
        self.out.push_str(node.kind().name());
        self.out.push('(');
        let mut separator = "";
        for (field, &word) in
            row.fields.iter().zip(node.words()).filter(|(field, word)| !is_omitted(node, field, **word))
        {
            self.out.push_str(separator);
            separator = ", ";
            match field.ty {
                FieldType::PointerAuthentication => push_authentication(&mut self.out, word),
                FieldType::VersionedLanguage => push_language(&mut self.out, self.module.dialect, word),
                _ => {
                    self.out.push_str(field.keyword);
                    self.out.push_str(": ");
                    self.field(node, field, word);
                }
            }
        }
        if row.tail == Tail::References && !node.tail().is_empty() {
            self.out.push_str(separator);
            self.out.push_str("operands: {");
            self.list(node.tail(), |printer, word| printer.metadata_or_null(*word));
            self.out.push('}');
        }
        self.out.push(')');
    }

    /// Writes the value of a field.
    fn field(&mut self, node: MdNode<'m>, row: &FieldRow, word: u64) {
        match row.ty {
            FieldType::Reference => self.metadata_or_null(word),
            FieldType::String => {
                let text = string(node, word);
                // LLVM 15 crashes on the text of a file without lines.
                let is_refused = row.field == MdField::Source && !self.module.dialect.has(Feature::EmptySource);
                push_quoted(&mut self.out, if is_refused && text.is_empty() { b"\n" } else { text });
            }
            FieldType::Size | FieldType::Bound => match constant(node, word) {
                Some(value) if row.ty == FieldType::Size => push_number(&mut self.out, value.int_zext().unwrap_or(0)),
                Some(value) => push_signed(&mut self.out, &value.int_words(), value.int_bits()),
                None => self.metadata_or_null(word),
            },
            FieldType::ConstantExpression => match signed_constant(node, word) {
                Some(value) => push_signed(&mut self.out, &[value], 64),
                None => self.metadata_or_null(word),
            },
            FieldType::Number(_) | FieldType::Column => push_number(&mut self.out, word),
            FieldType::Signed => push_signed(&mut self.out, &[word], 64),
            FieldType::OptionalPlusOne | FieldType::OptionalOr(_) => push_number(&mut self.out, word.wrapping_sub(1)),
            FieldType::Bool => self.out.push_str(if word != 0 { "true" } else { "false" }),
            FieldType::Tag => push_enum(&mut self.out, "DW_TAG_", dwarf::TAGS, word),
            FieldType::Encoding => push_enum(&mut self.out, "DW_ATE_", dwarf::ENCODINGS, word),
            FieldType::Language => push_enum(&mut self.out, "DW_LANG_", dwarf::LANGUAGES, word),
            FieldType::Convention => push_convention(&mut self.out, word),
            FieldType::MacroKind => push_enum(&mut self.out, "DW_MACINFO_", dwarf::MACRO_KINDS, word),
            FieldType::Flags => push_flags(&mut self.out, "DIFlag", dwarf::FLAGS, word as u32),
            FieldType::SubprogramFlags => push_flags(&mut self.out, "DISPFlag", dwarf::SUBPROGRAM_FLAGS, word as u32),
            FieldType::EmissionKind => push_enum(&mut self.out, "", dwarf::EMISSION_KINDS, word),
            FieldType::NameTableKind => push_enum(&mut self.out, "", dwarf::NAME_TABLE_KINDS, word),
            FieldType::ChecksumKind => push_enum(&mut self.out, "", dwarf::CHECKSUM_KINDS, word),
            FieldType::ScaleKind => push_enum(&mut self.out, "", dwarf::SCALE_KINDS, word),
            FieldType::EnumKind => {
                push_enum(&mut self.out, "DW_APPLE_ENUM_KIND_", dwarf::ENUM_KINDS, word.wrapping_sub(1));
            }
            FieldType::Integer => push_integer(&mut self.out, node, row.field, word),
            FieldType::PointerAuthentication => push_authentication(&mut self.out, word),
            FieldType::VersionedLanguage => push_language(&mut self.out, self.module.dialect, word),
        }
    }

    /// Writes an expression: the names of the operations and their operands, or numbers if it is not valid.
    fn debug_expression(&mut self, node: MdNode<'m>) {
        let out = &mut self.out;
        out.push_str("!DIExpression(");
        let mut separator = "";
        let mut words = node.operations();
        let is_valid = is_valid_expression(words);
        while let Some((&operation, rest)) = words.split_first() {
            let size = if is_valid { operation_size(operation) } else { 1 };
            let (operands, rest) = rest.split_at((size - 1).min(rest.len()));
            words = rest;
            out.push_str(separator);
            separator = ", ";
            match dwarf::name(dwarf::OPERATIONS, operation) {
                _ if !is_valid => push_number(out, operation),
                Some(name) => {
                    out.push_str("DW_OP_");
                    out.push_str(name);
                }
                // LLVM checks no operations after that of a register.
                None => {}
            }
            for (index, operand) in operands.iter().enumerate() {
                out.push_str(separator);
                match (operation, index) {
                    (CONVERT, 1) => push_enum(out, "DW_ATE_", dwarf::ENCODINGS, *operand),
                    _ => push_number(out, *operand),
                }
            }
        }
        out.push(')');
    }
}

fn is_omitted(node: MdNode<'_>, row: &FieldRow, word: u64) -> bool {
    let number = |field| node.di_number(field);
    match row.omit {
        Omit::Never => false,
        Omit::Always => true,
        Omit::Value(value) if row.ty == FieldType::Size => {
            word == value || constant(node, word).is_some_and(|value| value.int_zext() == Some(0))
        }
        Omit::Value(value) => word == value,
        Omit::Empty => string(node, word).is_empty(),
        Omit::NotVirtual => word == 0 && number(MdField::SubprogramFlags) & VIRTUALITY == 0,
        Omit::NoChecksum => number(MdField::ChecksumKind) == 0,
        Omit::NotRational => number(MdField::ScaleKind) != RATIONAL,
        Omit::ZeroOrRational => word == 0 || number(MdField::ScaleKind) == RATIONAL,
        Omit::NoPointerAuthentication => number(MdField::Tag) != TAG_POINTER_AUTHENTICATION,
    }
}

/// Returns the string that a word refers to; empty for null.
fn string<'m>(node: MdNode<'m>, word: u64) -> &'m [u8] {
    let module = node.module();
    match word_reference(word).map(|id| module.metadata.get(id)) {
        Some(MdData::String(text)) => module.strings.get(text),
        _ => &[],
    }
}

/// Returns the integer constant that a word refers to.
fn constant<'m>(node: MdNode<'m>, word: u64) -> Option<Value<'m>> {
    let module = node.module();
    match module.metadata.get(word_reference(word)?) {
        MdData::Value(value) => Some(module.value(value)).filter(|value| value.int_bits() > 0),
        _ => None,
    }
}

/// Returns the constant of an expression that consists of a signed constant.
fn signed_constant(node: MdNode<'_>, word: u64) -> Option<u64> {
    let expression = MdNode::new(node.module(), word_reference(word)?);
    match expression.operations() {
        [CONSTS, value] | [CONSTS, value, STACK_VALUE] | [CONSTS, value, STACK_VALUE, FRAGMENT, _, _] => Some(*value),
        _ => None,
    }
}

/// Writes the name of a number with its prefix, or the number if it has no name.
fn push_enum(out: &mut String, prefix: &str, names: &Names, number: u64) {
    match dwarf::name(names, number) {
        Some(name) => {
            out.push_str(prefix);
            out.push_str(name);
        }
        None => push_number(out, number),
    }
}

/// Writes a calling convention. LLVM writes one that it does not know as a character.
fn push_convention(out: &mut String, number: u64) {
    match dwarf::name(dwarf::CONVENTIONS, number) {
        Some(_) => push_enum(out, "DW_CC_", dwarf::CONVENTIONS, number),
        None => out.push(char::from(number as u8)),
    }
}

fn push_language(out: &mut String, dialect: Dialect, word: u64) {
    match word & VERSIONED_LANGUAGE {
        0 => {
            out.push_str("language: ");
            match dialect.names_language(word) {
                true => push_enum(out, "DW_LANG_", dwarf::LANGUAGES, word),
                false => push_number(out, word),
            }
        }
        bit => {
            out.push_str("sourceLanguageName: ");
            push_enum(out, "DW_LNAME_", dwarf::LANGUAGE_NAMES, word ^ bit);
        }
    }
}

/// Writes flags, and the bits that have no name as a number.
fn push_flags(out: &mut String, prefix: &str, names: &FlagNames, mut flags: u32) {
    let mut separator = "";
    for (mask, value, name) in names {
        if flags & mask == *value {
            flags &= !mask;
            for text in [separator, prefix, name] {
                out.push_str(text);
            }
            separator = " | ";
        }
    }
    if flags != 0 || separator.is_empty() {
        out.push_str(separator);
        push_number(out, flags.into());
    }
}

/// Writes an integer of a node; its words are among those of the tail.
fn push_integer(out: &mut String, node: MdNode<'_>, field: MdField, word: u64) {
    let count = |(row, word): (&FieldRow, &u64)| match row.ty {
        FieldType::Integer => (word >> 32) as usize,
        _ => 0,
    };
    let fields = node.kind().row().fields.iter().zip(node.words());
    let start: usize = fields.take_while(|(row, _)| row.field != field).map(count).sum();
    let digits = node.tail().iter().skip(start).take((word >> 32) as usize);
    let digits: Vec<u64> = digits.copied().collect();
    let is_unsigned = match node.kind() {
        MdKind::Enumerator => node.di_number(MdField::IsUnsigned) != 0,
        _ => node.di_number(MdField::Encoding) != SIGNED_FIXED,
    };
    // With one more bit, the sign of an unsigned number is positive.
    push_signed(out, &digits, (word as u32).saturating_add(is_unsigned.into()));
}

/// Writes the fields of pointer authentication: key (4 bits), address discriminated (1), discriminator (16), pointer to
/// Objective-C's `isa` (1), null is authenticated (1).
fn push_authentication(out: &mut String, word: u64) {
    let mut separator = "";
    let mut push = |keyword: &str, is_omitted: bool, text: String| {
        if !is_omitted {
            for text in [separator, keyword, ": ", &text] {
                out.push_str(text);
            }
            separator = ", ";
        }
    };
    let bit = |at: u32| (word >> at & 1 != 0).to_string();
    let (key, discriminator) = (word & 0xf, word >> 5 & 0xffff);
    push("ptrAuthKey", key == 0, key.to_string());
    push("ptrAuthIsAddressDiscriminated", false, bit(4));
    push("ptrAuthExtraDiscriminator", discriminator == 0, discriminator.to_string());
    push("ptrAuthIsaPointer", false, bit(21));
    push("ptrAuthAuthenticatesNullValues", false, bit(22));
}
