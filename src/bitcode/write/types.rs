//! Writes the table of types.

use super::super::codes::{block, types};
use super::super::stream::writer::{Abbreviation, Encoding, char6};
use super::abbreviations::literal;
use super::{ModuleWriter, bits_for};
use crate::ir::types::{TypeData, TypeId};

/// The abbreviations of the block.
struct TypeAbbreviations {
    pointer: Abbreviation,
    function: Abbreviation,
    literal_struct: Abbreviation,
    struct_name: Abbreviation,
    named_struct: Abbreviation,
    array: Abbreviation,
}

impl ModuleWriter<'_> {
    /// Writes the types. Named structures may refer to later types, all others refer to earlier ones.
    pub(super) fn write_types(&mut self) {
        self.stream.enter(block::TYPE_NEW, 4);
        let abbreviations = self.define_type_abbreviations();
        self.stream.record(types::NUMENTRY, &[self.numbers.type_count() as u64]);
        let all: Vec<TypeId> = self.numbers.types().collect();
        for ty in all {
            self.write_type(self.module.types.get(ty), &abbreviations);
        }
        self.stream.exit();
    }

    fn define_type_abbreviations(&mut self) -> TypeAbbreviations {
        let ty = Encoding::Fixed(bits_for(self.numbers.type_count()));
        let flag = Encoding::Fixed(1);
        let stream = &mut self.stream;
        let mut list = |code: u32| stream.define(&[literal(code), flag, Encoding::Array, ty]);
        let (function, literal_struct, named_struct) =
            (list(types::FUNCTION), list(types::STRUCT_ANON), list(types::STRUCT_NAMED));
        TypeAbbreviations {
            pointer: stream.define(&[literal(types::OPAQUE_POINTER), Encoding::Literal(0)]),
            function,
            literal_struct,
            struct_name: stream.define(&[literal(types::STRUCT_NAME), Encoding::Array, Encoding::Char6]),
            named_struct,
            array: stream.define(&[literal(types::ARRAY), Encoding::Vbr(8), ty]),
        }
    }

    fn write_type(&mut self, data: &TypeData, abbreviations: &TypeAbbreviations) {
        match *data {
            TypeData::Void => self.stream.record(types::VOID, &[]),
            TypeData::Half => self.stream.record(types::HALF, &[]),
            TypeData::BFloat => self.stream.record(types::BFLOAT, &[]),
            TypeData::Float => self.stream.record(types::FLOAT, &[]),
            TypeData::Double => self.stream.record(types::DOUBLE, &[]),
            TypeData::X86Fp80 => self.stream.record(types::X86_FP80, &[]),
            TypeData::Fp128 => self.stream.record(types::FP128, &[]),
            TypeData::PpcFp128 => self.stream.record(types::PPC_FP128, &[]),
            TypeData::Label => self.stream.record(types::LABEL, &[]),
            TypeData::Metadata => self.stream.record(types::METADATA, &[]),
            TypeData::Token => self.stream.record(types::TOKEN, &[]),
            TypeData::X86Amx => self.stream.record(types::X86_AMX, &[]),
            TypeData::Integer(bits) => self.stream.record(types::INTEGER, &[bits.into()]),
            TypeData::Pointer(0) => self.stream.abbreviated(&abbreviations.pointer, &[]),
            TypeData::Pointer(space) => self.stream.record(types::OPAQUE_POINTER, &[space.into()]),
            TypeData::Array { element, length } => {
                let element = self.numbers.type_number(element);
                self.stream.abbreviated(&abbreviations.array, &[length, element]);
            }
            TypeData::Vector { element, length, is_scalable } => {
                let operands = [length.into(), self.numbers.type_number(element), 1];
                self.stream.record(types::VECTOR, &operands[..2 + usize::from(is_scalable)]);
            }
            TypeData::Function { ref signature, is_variadic } => {
                self.write_type_list(is_variadic, signature, &abbreviations.function);
            }
            TypeData::LiteralStruct { ref members, is_packed } => {
                self.write_type_list(is_packed, members, &abbreviations.literal_struct);
            }
            TypeData::NamedStruct(index) => self.write_named_struct(index, abbreviations),
            TypeData::TargetExt(ref target) => {
                self.write_type_name(target.name.as_bytes(), &abbreviations.struct_name);
                let types = target.types.iter().map(|ty| self.numbers.type_number(*ty));
                self.record.push(target.types.len() as u64);
                self.record.extend(types);
                self.record.extend(target.integers.iter().map(|&integer| u64::from(integer)));
                self.stream.record(types::TARGET_TYPE, &self.record);
                self.record.clear();
            }
        }
    }

    fn write_named_struct(&mut self, index: u32, abbreviations: &TypeAbbreviations) {
        let data = &self.module.types.named[index as usize];
        let name = self.module.strings.get(data.name);
        if !name.is_empty() {
            self.write_type_name(name, &abbreviations.struct_name);
        }
        match data.is_opaque {
            true => self.stream.record(types::OPAQUE, &[0]),
            false => self.write_type_list(data.is_packed, &data.members, &abbreviations.named_struct),
        }
    }

    /// Writes a flag and a list of types.
    fn write_type_list(&mut self, flag: bool, list: &[TypeId], abbreviation: &Abbreviation) {
        self.record.push(flag.into());
        self.record.extend(list.iter().map(|ty| self.numbers.type_number(*ty)));
        self.stream.abbreviated(abbreviation, &self.record);
        self.record.clear();
    }

    /// Writes the name of the type that follows.
    fn write_type_name(&mut self, name: &[u8], abbreviation: &Abbreviation) {
        match name.iter().all(|byte| char6(*byte).is_some()) {
            true => self.stream.abbreviated_text(abbreviation, &[], name),
            false => self.stream.text_record(types::STRUCT_NAME, &[], name),
        }
    }
}
