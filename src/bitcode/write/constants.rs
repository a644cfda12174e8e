//! Writes blocks of constants.

use super::super::codes::{block, constants as code};
use super::super::encoding::{binary_number, cast_number, rotated};
use super::super::stream::writer::{Abbreviation, Encoding, char6};
use super::abbreviations::literal;
use super::attributes::{active_words, push_range, sign_extend};
use super::enumerate::Constant;
use super::instructions::flag_bits;
use super::{ModuleWriter, bits_for};
use crate::ir::Module;
use crate::ir::Opcode;
use crate::ir::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm};
use crate::ir::dialect::Feature;
use crate::ir::inst::flags;
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::ValueId;

/// The abbreviations of the block of the module.
struct ConstantAbbreviations {
    aggregate: Abbreviation,
    string: Abbreviation,
    c_string_7: Abbreviation,
    c_string_6: Abbreviation,
}

impl<'m> ModuleWriter<'m> {
    /// Writes the constants of the module.
    pub(super) fn write_module_constants(&mut self) {
        let constants = self.numbers.constants().to_vec();
        if constants.is_empty() {
            return;
        }
        self.stream.enter(block::CONSTANTS, 4);
        let value = Encoding::Fixed(bits_for(self.numbers.value_count() as usize));
        let mut list = |code: u32, element: Encoding| self.stream.define(&[literal(code), Encoding::Array, element]);
        let abbreviations = ConstantAbbreviations {
            aggregate: list(code::AGGREGATE, value),
            string: list(code::STRING, Encoding::Fixed(8)),
            c_string_7: list(code::CSTRING, Encoding::Fixed(7)),
            c_string_6: list(code::CSTRING, Encoding::Char6),
        };
        self.write_constants(&constants, Some(&abbreviations));
        self.stream.exit();
    }

    /// Writes the constants of the function that was entered.
    pub(super) fn write_function_constants(&mut self) {
        let constants = self.numbers.function().constants.clone();
        if constants.is_empty() {
            return;
        }
        self.stream.enter(block::CONSTANTS, 4);
        self.write_constants(&constants, None);
        self.stream.exit();
    }

    fn write_constants(&mut self, constants: &[Constant], abbreviations: Option<&ConstantAbbreviations>) {
        let mut current = None;
        for &constant in constants {
            let ty = self.numbers.type_of_constant(constant);
            if current != Some(ty) {
                current = Some(ty);
                self.stream.abbreviated(&self.abbreviations.set_type, &[self.numbers.type_number(ty)]);
            }
            match constant {
                Constant::Module(index) => {
                    let entry = self.module.constants.get(index);
                    self.write_constant(&entry, abbreviations);
                }
                Constant::Mask(index) => self.write_mask(index),
            }
            self.record.clear();
        }
    }

    fn write_mask(&mut self, index: u32) {
        let mask = self.numbers.mask(index).clone();
        match () {
            () if mask.is_zero() => self.stream.abbreviated(&self.abbreviations.null, &[]),
            () if mask.is_poison() => self.stream.record(code::POISON, &[]),
            () if mask.is_aggregate() => {
                for &lane in mask.lanes {
                    let lane = self.value(self.numbers.lane(lane));
                    self.record.push(lane.into());
                }
                self.stream.record(code::AGGREGATE, &self.record);
            }
            () => {
                self.record.extend(mask.lanes.iter().map(|&lane| u64::from(lane)));
                self.stream.record(code::DATA, &self.record);
            }
        }
    }

    fn write_constant(&mut self, entry: &ConstantEntry, abbreviations: Option<&ConstantAbbreviations>) {
        let operands = self.module.constants.operands(entry);
        match entry.kind {
            ConstantKind::Int | ConstantKind::Fp if entry.inline_bits() == 0 => self.write_null(),
            ConstantKind::WideInt | ConstantKind::WideFp if entry.len == 0 => self.write_null(),
            ConstantKind::Null | ConstantKind::AggregateZero | ConstantKind::TargetNone | ConstantKind::TokenNone => {
                self.write_null()
            }
            ConstantKind::Undef => self.stream.record(code::UNDEF, &[]),
            ConstantKind::Poison => self.stream.record(code::POISON, &[]),
            ConstantKind::Int => {
                let bits = crate::ir::Type::new(self.module, entry.ty).integer_bits().unwrap_or(64);
                let number = rotated(sign_extend(entry.inline_bits(), bits));
                self.stream.abbreviated(&self.abbreviations.integer, &[number]);
            }
            ConstantKind::WideInt => {
                let words = active_words(words(self.module, entry)).iter();
                self.record.extend(words.map(|&word| rotated(word as i64)));
                self.stream.record(code::WIDE_INTEGER, &self.record);
            }
            ConstantKind::Fp => self.stream.record(code::FLOAT, &[entry.inline_bits()]),
            ConstantKind::WideFp => self.write_wide_float(entry),
            ConstantKind::Struct | ConstantKind::Array | ConstantKind::Vector => {
                self.push_values(operands);
                match abbreviations {
                    Some(abbreviations) => self.stream.abbreviated(&abbreviations.aggregate, &self.record),
                    None => self.stream.record(code::AGGREGATE, &self.record),
                }
            }
            ConstantKind::DataArray | ConstantKind::DataVector => self.write_data(entry, abbreviations),
            ConstantKind::Expr => self.write_expression(entry, operands),
            ConstantKind::BlockAddress => self.write_block_address(entry),
            ConstantKind::DsoLocalEquivalent => {
                self.push_typed_values(operands);
                self.stream.record(code::DSO_LOCAL_EQUIVALENT, &self.record);
            }
            ConstantKind::NoCfi => {
                self.push_typed_values(operands);
                self.stream.record(code::NO_CFI_VALUE, &self.record);
            }
            ConstantKind::PtrAuth => {
                self.push_values(operands);
                self.stream.record(code::PTRAUTH2, &self.record);
            }
            ConstantKind::InlineAsm => {
                if let Contents::Asm(asm) = self.module.constants.contents(entry) {
                    self.write_inline_asm(asm);
                }
            }
            ConstantKind::Metadata
            | ConstantKind::Function
            | ConstantKind::GlobalVariable
            | ConstantKind::Alias
            | ConstantKind::IFunc => self.fail(format_args!("a {:?} among the constants", entry.kind)),
        }
    }

    fn write_null(&mut self) {
        self.stream.abbreviated(&self.abbreviations.null, &[]);
    }

    fn write_wide_float(&mut self, entry: &ConstantEntry) {
        let words = words(self.module, entry);
        let [low, high] = [0, 1].map(|index| words.get(index).copied().unwrap_or(0));
        let operands = match self.module.types.get(entry.ty) {
            // The high 64 bits, then the low 16.
            TypeData::X86Fp80 => [high << 48 | low >> 16, low & 0xFFFF],
            _ => [low, high],
        };
        self.stream.record(code::FLOAT, &operands);
    }

    fn push_values(&mut self, values: &[ValueId]) {
        for &id in values {
            let number = self.value(id);
            self.record.push(number.into());
        }
    }

    /// Appends values, each after its type.
    fn push_typed_values(&mut self, values: &[ValueId]) {
        for &id in values {
            let number = self.value(id);
            self.record.extend([self.numbers.type_number(self.numbers.type_of(id)), number.into()]);
        }
    }

    /// Writes an array or vector of numbers; bytes are a string.
    fn write_data(&mut self, entry: &ConstantEntry, abbreviations: Option<&ConstantAbbreviations>) {
        let Contents::Bytes(bytes) = self.module.constants.contents(entry) else { return };
        let element = self.module.types.contained(entry.ty).first().copied().unwrap_or(TypeId::VOID);
        let element = self.module.types.get(element);
        if (entry.kind, element) == (ConstantKind::DataArray, &TypeData::Integer(8)) {
            return self.write_string(bytes, abbreviations);
        }
        let size = element.data_size().unwrap_or(1);
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.record.extend(bytes.chunks(size).map(word));
        self.stream.record(code::DATA, &self.record);
    }

    /// Writes a string, without its last byte if that is its only zero.
    fn write_string(&mut self, bytes: &[u8], abbreviations: Option<&ConstantAbbreviations>) {
        let terminated = match bytes {
            [text @ .., 0] if !text.contains(&0) => Some(text),
            _ => None,
        };
        let (code, text) = match terminated {
            Some(text) => (code::CSTRING, text),
            None => (code::STRING, bytes),
        };
        let Some(own) = abbreviations else { return self.stream.text_record(code, &[], text) };
        let abbreviation = match () {
            () if terminated.is_none() => &own.string,
            () if text.iter().all(|byte| char6(*byte).is_some()) => &own.c_string_6,
            () if text.is_ascii() => &own.c_string_7,
            () => return self.stream.text_record(code, &[], text),
        };
        self.stream.abbreviated_text(abbreviation, &[], text);
    }

    fn write_block_address(&mut self, entry: &ConstantEntry) {
        let Some(function) = self.module.functions.get(entry.start as usize) else {
            return self.fail(format_args!("the address of a block of a function that does not exist"));
        };
        self.push_typed_values(&[function.symbol.value]);
        self.record.push(entry.len.into());
        self.stream.record(code::BLOCKADDRESS, &self.record);
    }

    fn write_inline_asm(&mut self, asm: &InlineAsm) {
        let (text, constraints) = (self.module.strings.get(asm.text), self.module.strings.get(asm.constraints));
        let flags = [asm.has_side_effects, asm.aligns_stack, asm.is_intel_dialect, asm.can_throw];
        let flags = flags.iter().rev().fold(0, |flags, &flag| flags << 1 | u64::from(flag));
        self.record.extend([self.numbers.type_number(asm.function_type), flags]);
        for text in [text, constraints] {
            self.record.push(text.len() as u64);
            self.record.extend(text.iter().map(|&byte| u64::from(byte)));
        }
        self.stream.record(code::INLINEASM, &self.record);
    }

    fn write_expression(&mut self, entry: &ConstantEntry, operands: &[ValueId]) {
        let Some(expression) = self.module.constants.expressions.get(entry.expression as usize) else { return };
        let flags = flag_bits(self.module.dialect, expression.opcode, expression.flags);
        match (expression.opcode, operands) {
            (Opcode::GetElementPtr, _) => self.write_gep_expression(expression, operands),
            (Opcode::ExtractElement, [_, _]) => {
                self.push_typed_values(operands);
                self.stream.record(code::CE_EXTRACTELT, &self.record);
            }
            (Opcode::InsertElement, [_, _, index]) => {
                self.push_values(&operands[..2]);
                self.push_typed_values(&[*index]);
                self.stream.record(code::CE_INSERTELT, &self.record);
            }
            (Opcode::ShuffleVector, [first, _]) => {
                self.write_shuffle_expression(entry, &expression.mask, *first, operands)
            }
            (opcode, [operand]) if opcode.is_cast() => {
                self.record.extend(cast_number(opcode));
                self.push_typed_values(&[*operand]);
                self.stream.abbreviated(&self.abbreviations.constant_cast, &self.record);
            }
            (Opcode::FNeg, [_]) => {
                self.record.push(0);
                self.push_values(operands);
                self.record.extend((flags != 0).then_some(flags));
                self.stream.record(code::CE_UNOP, &self.record);
            }
            (opcode, [_, _]) if binary_number(opcode).is_some() => {
                self.record.extend(binary_number(opcode));
                self.push_values(operands);
                self.record.extend((flags != 0).then_some(flags));
                self.stream.record(code::CE_BINOP, &self.record);
            }
            (opcode, _) => self.fail(format_args!("a constant expression `{}`", opcode.name())),
        }
    }

    fn write_gep_expression(&mut self, expression: &Expression, operands: &[ValueId]) {
        let Some(source) = expression.source else {
            return self.fail(format_args!("a `getelementptr` without source element type"));
        };
        if !self.module.dialect.has(Feature::AddressFlags) {
            let code = match expression.flags & flags::IN_BOUNDS {
                0 => code::CE_GEP_OLD,
                _ => code::CE_INBOUNDS_GEP,
            };
            self.record.push(self.numbers.type_number(source));
            self.push_typed_values(operands);
            return self.stream.record(code, &self.record);
        }
        self.record.extend([
            self.numbers.type_number(source),
            flag_bits(self.module.dialect, expression.opcode, expression.flags),
        ]);
        let code = match &expression.in_range {
            None => code::CE_GEP,
            Some(words) => {
                let base = operands.first().map_or(TypeId::VOID, |base| self.numbers.type_of(*base));
                let space = crate::ir::Type::new(self.module, base).address_space().unwrap_or(0);
                let bits = self.module.layout.index_bits(space);
                let bounds: Vec<u64> = [0, 1].iter().flat_map(|bound| words.iter().map(|word| word[*bound])).collect();
                self.record.push(bits.into());
                push_range(&mut self.record, bits, &bounds);
                code::CE_GEP_WITH_INRANGE
            }
        };
        self.push_typed_values(operands);
        self.stream.record(code, &self.record);
    }

    fn write_shuffle_expression(
        &mut self,
        entry: &ConstantEntry,
        mask: &'m [u32],
        first: ValueId,
        operands: &[ValueId],
    ) {
        let operand_type = self.numbers.type_of(first);
        let code = match operand_type == entry.ty {
            true => code::CE_SHUFFLEVEC,
            false => {
                self.record.push(self.numbers.type_number(operand_type));
                code::CE_SHUFVEC_EX
            }
        };
        self.push_values(operands);
        match self.numbers.mask_number(entry.ty, mask) {
            Some(mask) => self.record.push(mask.into()),
            None => self.fail(format_args!("a mask without number")),
        }
        self.stream.record(code, &self.record);
    }
}

/// Returns the words of a wide number, the low one first.
fn words<'m>(module: &'m Module, entry: &ConstantEntry) -> &'m [u64] {
    match module.constants.contents(entry) {
        Contents::Words(words) => words,
        _ => &[],
    }
}
