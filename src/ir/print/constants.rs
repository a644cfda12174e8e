//! Constants and constant expressions as assembly.

use super::Printer;
use super::flags::push_flags;
use super::floats::push_float;
use super::text::{push_number, push_quoted, push_signed};
use crate::ir::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm};
use crate::ir::dialect::Feature;
use crate::ir::function::FunctionId;
use crate::ir::metadata::MdId;
use crate::ir::opcode::Opcode;
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::{Referent, ValueId};

impl<'m> Printer<'m> {
    /// Writes a constant, metadata or inline assembly without its type, which is at `index` in the table of the module.
    pub(super) fn constant(&mut self, index: u32) {
        let entry = self.module.constants.get(index);
        // Of those with operands.
        let count = entry.len as usize;
        match entry.kind {
            ConstantKind::Int | ConstantKind::Fp => self.number(entry.ty, entry.inline_bits()),
            ConstantKind::WideInt | ConstantKind::WideFp => self.wide_number(&entry),
            ConstantKind::Null => self.out.push_str("null"),
            ConstantKind::AggregateZero | ConstantKind::TargetNone => self.out.push_str("zeroinitializer"),
            ConstantKind::TokenNone => self.out.push_str("none"),
            ConstantKind::Undef => self.out.push_str("undef"),
            ConstantKind::Poison => self.out.push_str("poison"),
            ConstantKind::DataArray | ConstantKind::DataVector => self.data(&entry),
            ConstantKind::BlockAddress => self.block_address(&entry),
            ConstantKind::InlineAsm => self.inline_asm(entry.start),
            ConstantKind::Function | ConstantKind::GlobalVariable | ConstantKind::Alias | ConstantKind::IFunc => {
                self.global_reference(index);
            }
            ConstantKind::Struct => self.nested(count, |printer| printer.structure(&entry)),
            ConstantKind::Array => self.nested(count, |printer| printer.array(&entry)),
            ConstantKind::Vector => self.nested(count, |printer| printer.vector(&entry)),
            ConstantKind::Expr => self.nested(count, |printer| printer.expression(&entry)),
            ConstantKind::DsoLocalEquivalent => {
                self.nested(count, |printer| printer.prefixed("dso_local_equivalent ", &entry));
            }
            ConstantKind::NoCfi => self.nested(count, |printer| printer.prefixed("no_cfi ", &entry)),
            ConstantKind::PtrAuth => self.nested(count, |printer| printer.pointer_authentication(&entry)),
            ConstantKind::Metadata => self.nested(1, |printer| printer.metadata_operand(MdId(entry.start))),
        }
    }

    fn array(&mut self, entry: &ConstantEntry) {
        self.out.push('[');
        self.list(self.constant_operands(entry), |printer, id| printer.typed_module_value(*id));
        self.out.push(']');
    }

    fn constant_operands(&self, entry: &ConstantEntry) -> &'m [ValueId] {
        self.module.constants.operands(entry)
    }

    /// Writes a number of at most 64 bits, or a vector all of whose elements are that number.
    fn number(&mut self, ty: TypeId, word: u64) {
        let scalar = self.module.types.scalar(ty);
        if scalar != ty {
            return self.splat(ty, |printer| printer.number(scalar, word));
        }
        match self.module.types.get(ty) {
            TypeData::Integer(1) => self.out.push_str(if word & 1 != 0 { "true" } else { "false" }),
            TypeData::Integer(bits) => push_signed(&mut self.out, &[word], *bits),
            data => push_float(&mut self.out, data, &[word]),
        }
    }

    fn wide_number(&mut self, entry: &ConstantEntry) {
        let words = match self.module.constants.contents(entry) {
            Contents::Words(words) => words,
            _ => &[],
        };
        match self.module.types.get(entry.ty) {
            TypeData::Integer(bits) => push_signed(&mut self.out, words, *bits),
            data => push_float(&mut self.out, data, words),
        }
    }

    /// Writes a vector all of whose elements are equal.
    fn splat(&mut self, vector: TypeId, write_element: impl Fn(&mut Self)) {
        let element = self.module.types.scalar(vector);
        if let (false, &TypeData::Vector { length, is_scalable: false, .. }) =
            (self.module.dialect.has(Feature::Splat), self.module.types.get(vector))
        {
            self.out.push('<');
            self.list(0..length, |printer, _| {
                printer.ty(element);
                printer.out.push(' ');
                write_element(printer);
            });
            return self.out.push('>');
        }
        self.out.push_str("splat (");
        self.ty(element);
        self.out.push(' ');
        write_element(self);
        self.out.push(')');
    }

    fn structure(&mut self, entry: &ConstantEntry) {
        let is_packed = match self.module.types.get(entry.ty) {
            TypeData::LiteralStruct { is_packed, .. } => *is_packed,
            TypeData::NamedStruct(index) => self.module.types.named[*index as usize].is_packed,
            _ => false,
        };
        let members = self.constant_operands(entry);
        self.out.push_str(if is_packed { "<{" } else { "{" });
        if !members.is_empty() {
            self.out.push(' ');
            self.list(members, |printer, id| printer.typed_module_value(*id));
            self.out.push(' ');
        }
        self.out.push_str(if is_packed { "}>" } else { "}" });
    }

    fn vector(&mut self, entry: &ConstantEntry) {
        let elements = self.constant_operands(entry);
        let first = elements.first().filter(|first| elements.iter().all(|id| id == *first));
        if let Some(number) = first.filter(|first| self.is_number(**first)) {
            return self.splat(entry.ty, |printer| printer.module_value(*number));
        }
        self.out.push('<');
        self.list(elements, |printer, id| printer.typed_module_value(*id));
        self.out.push('>');
    }

    fn is_number(&self, id: ValueId) -> bool {
        let Referent::Module(index) = id.referent() else { return false };
        let kind = self.module.constants.get(index).kind;
        matches!(kind, ConstantKind::Int | ConstantKind::WideInt | ConstantKind::Fp | ConstantKind::WideFp)
    }

    /// Writes an array or vector of numbers that is stored as bytes.
    fn data(&mut self, entry: &ConstantEntry) {
        let bytes = match self.module.constants.contents(entry) {
            Contents::Bytes(bytes) => bytes,
            _ => &[],
        };
        let element = self.module.types.contained(entry.ty).first().copied().unwrap_or(TypeId::VOID);
        let data = self.module.types.get(element);
        let size = data.data_size().unwrap_or(1);
        let is_array = entry.kind == ConstantKind::DataArray;
        if is_array && matches!(data, TypeData::Integer(8)) {
            self.out.push('c');
            return push_quoted(&mut self.out, bytes);
        }
        let words = bytes.chunks(size).map(little_endian);
        let first = words.clone().next().filter(|first| !is_array && words.clone().all(|word| word == *first));
        if let Some(number) = first {
            return self.splat(entry.ty, |printer| printer.number(element, number));
        }
        self.out.push(if is_array { '[' } else { '<' });
        self.list(words, |printer, word| {
            printer.ty(element);
            printer.out.push(' ');
            printer.number(element, word);
        });
        self.out.push(if is_array { ']' } else { '>' });
    }

    fn expression(&mut self, entry: &ConstantEntry) {
        let details = &self.module.constants.expressions[entry.expression as usize];
        let operands = self.constant_operands(entry);
        if let Some(element) = self.splat_of_expression(details, operands) {
            return self.splat(entry.ty, |printer| printer.module_value(element));
        }
        self.out.push_str(details.opcode.name());
        push_flags(&mut self.out, self.module.dialect, details.opcode, details.flags);
        self.in_range(details);
        self.out.push_str(" (");
        if let Some(source) = details.source {
            self.ty(source);
            self.out.push_str(", ");
        }
        self.list(operands, |printer, id| printer.typed_module_value(*id));
        if details.opcode.is_cast() {
            self.out.push_str(" to ");
            self.ty(entry.ty);
        }
        if details.opcode == Opcode::ShuffleVector {
            self.shuffle_mask(entry.ty, &details.mask);
        }
        self.out.push(')');
    }

    /// Writes ` inrange(low, high)` of a `getelementptr`.
    fn in_range(&mut self, details: &Expression) {
        let dialect = self.module.dialect;
        let Some(range) = details.in_range.as_ref().filter(|_| dialect.has(Feature::AddressFlags)) else { return };
        let bound = |end: usize| range.iter().map(|word| word[end]).collect::<Vec<u64>>();
        let bits = 64 * range.len() as u32;
        self.out.push_str(" inrange(");
        push_signed(&mut self.out, &bound(0), bits);
        self.out.push_str(", ");
        push_signed(&mut self.out, &bound(1), bits);
        self.out.push(')');
    }

    /// Returns the number that all elements of a scalable vector are: a shuffle of element zero.
    fn splat_of_expression(&self, details: &Expression, operands: &[ValueId]) -> Option<ValueId> {
        let is_splat = details.opcode == Opcode::ShuffleVector && details.mask.iter().all(|lane| *lane == 0);
        let [vector, other] = *operands else { return None };
        if !is_splat || !self.is_undefined(other) {
            return None;
        }
        let Referent::Module(index) = vector.referent() else { return None };
        let entry = self.module.constants.get(index);
        let (ConstantKind::Expr, &[base, element, position]) = (entry.kind, self.constant_operands(&entry)) else {
            return None;
        };
        let insert = &self.module.constants.expressions[entry.expression as usize];
        let is_insert = insert.opcode == Opcode::InsertElement && self.is_undefined(base);
        let is_first = self.module.value(position).int_zext() == Some(0);
        (is_insert && is_first && self.is_number(element)).then_some(element)
    }

    fn is_undefined(&self, id: ValueId) -> bool {
        self.module.value(id).is_undefined()
    }

    fn block_address(&mut self, entry: &ConstantEntry) {
        let function = FunctionId(entry.start);
        self.out.push_str("blockaddress(");
        self.module_value(self.module.functions[function.index()].symbol.value);
        self.out.push_str(", ");
        self.local_reference(function, ValueId::of_block(entry.len));
        self.out.push(')');
    }

    fn prefixed(&mut self, keyword: &str, entry: &ConstantEntry) {
        self.out.push_str(keyword);
        for id in self.constant_operands(entry) {
            self.module_value(*id);
        }
    }

    /// Writes a signed pointer, without trailing operands that are zero.
    fn pointer_authentication(&mut self, entry: &ConstantEntry) {
        let operands = self.constant_operands(entry);
        let is_zero = |id: &ValueId| self.module.value(*id).is_null();
        let written = operands.iter().rposition(|id| !is_zero(id)).map_or(0, |last| last + 1).max(2);
        self.out.push_str("ptrauth (");
        self.list(operands.iter().take(written), |printer, id| printer.typed_module_value(*id));
        self.out.push(')');
    }

    fn inline_asm(&mut self, index: u32) {
        let InlineAsm { text, constraints, has_side_effects, aligns_stack, is_intel_dialect, can_throw, .. } =
            self.module.constants.asm[index as usize];
        let keywords = [
            (has_side_effects, "sideeffect "),
            (aligns_stack, "alignstack "),
            (is_intel_dialect, "inteldialect "),
            (can_throw, "unwind "),
        ];
        self.out.push_str("asm ");
        for (_, keyword) in keywords.iter().filter(|(is_present, _)| *is_present) {
            self.out.push_str(keyword);
        }
        push_quoted(&mut self.out, self.module.strings.get(text));
        self.out.push_str(", ");
        push_quoted(&mut self.out, self.module.strings.get(constraints));
    }

    /// Writes the mask of a `shufflevector` as a constant.
    pub(super) fn shuffle_mask(&mut self, ty: TypeId, mask: &[u32]) {
        let is_scalable = matches!(self.module.types.get(ty), TypeData::Vector { is_scalable: true, .. });
        self.out.push_str(if is_scalable { ", <vscale x " } else { ", <" });
        push_number(&mut self.out, mask.len() as u64);
        self.out.push_str(" x i32> ");
        if mask.iter().all(|lane| *lane == 0) {
            self.out.push_str("zeroinitializer");
        } else if mask.iter().all(|lane| *lane == u32::MAX) {
            self.out.push_str("poison");
        } else {
            self.out.push('<');
            self.list(mask, |printer, lane| {
                printer.out.push_str("i32 ");
                match *lane {
                    u32::MAX => printer.out.push_str("poison"),
                    lane => push_number(&mut printer.out, lane.into()),
                }
            });
            self.out.push('>');
        }
    }
}

/// Returns the number that at most eight bytes are.
fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}
