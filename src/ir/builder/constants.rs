//! Building constants, canonical as LLVM makes them: equal constants have one form.

use super::ModuleBuilder;
use crate::ir::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm, null_kind};
use crate::ir::metadata::MdId;
use crate::ir::opcode::Opcode;
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::{Referent, ValueId, split};

impl ModuleBuilder {
    /// Returns the entry of a value of the module.
    pub(crate) fn entry(&self, value: ValueId) -> Option<ConstantEntry> {
        match value.referent() {
            Referent::Module(index) => Some(self.module.constants.get(index)),
            _ => None,
        }
    }

    fn inline(&mut self, kind: ConstantKind, ty: TypeId, word: u64) -> ValueId {
        let [low, high] = split(word);
        self.module.constants.add(kind, ty, Contents::Inline(low, high))
    }

    /// Returns an integer of a type of any width: the low bits of `value`, zero-extended beyond 64 bits.
    pub(crate) fn int(&mut self, ty: TypeId, value: u64) -> ValueId {
        self.int_words(ty, &[value])
    }

    /// Returns an integer of a type of that width.
    pub(crate) fn int_of(&mut self, bits: u32, value: u64) -> ValueId {
        let ty = self.int_type(bits);
        self.int(ty, value)
    }

    /// Returns `true` or `false`.
    pub(crate) fn bool(&mut self, value: bool) -> ValueId {
        self.int(TypeId::I1, value.into())
    }

    /// Returns an integer from its words, the low one first; bits above the width are ignored.
    pub(crate) fn int_words(&mut self, ty: TypeId, words: &[u64]) -> ValueId {
        let bits = self.int_width(ty).unwrap_or(64);
        let mut words: Vec<u64> = words.iter().copied().take(bits.div_ceil(64) as usize).collect();
        if let (Some(last), true) = (words.get_mut(bits as usize / 64), !bits.is_multiple_of(64)) {
            *last &= (1 << (bits % 64)) - 1;
        }
        if bits <= 64 {
            return self.inline(ConstantKind::Int, ty, words.first().copied().unwrap_or(0));
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        self.module.constants.add(ConstantKind::WideInt, ty, Contents::Words(&words))
    }

    /// Returns a floating-point number of at most 64 bits from its bits.
    pub(crate) fn float(&mut self, ty: TypeId, bits: u64) -> ValueId {
        self.inline(ConstantKind::Fp, ty, bits)
    }

    /// Returns a floating-point number of more than 64 bits from its words, the low one first.
    pub(crate) fn wide_float(&mut self, ty: TypeId, words: [u64; 2]) -> ValueId {
        let len = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        self.module.constants.add(ConstantKind::WideFp, ty, Contents::Words(&words[..len]))
    }

    /// Returns the constant of a type all of whose bits are zero; `None` if the type has none.
    pub(crate) fn null(&mut self, ty: TypeId) -> Option<ValueId> {
        let kind = null_kind(&self.module.types, ty)?;
        let contents = match kind {
            ConstantKind::WideInt | ConstantKind::WideFp => Contents::Words(&[]),
            _ => Contents::Inline(0, 0),
        };
        Some(self.module.constants.add(kind, ty, contents))
    }

    /// Returns `undef`.
    pub(crate) fn undef(&mut self, ty: TypeId) -> ValueId {
        self.inline(ConstantKind::Undef, ty, 0)
    }

    /// Returns `poison`.
    pub(crate) fn poison(&mut self, ty: TypeId) -> ValueId {
        self.inline(ConstantKind::Poison, ty, 0)
    }

    /// Returns the array, structure or vector of these elements, whose number and types fit `ty`.
    pub(crate) fn aggregate(&mut self, ty: TypeId, elements: &[ValueId]) -> ValueId {
        let kind = match self.type_data(ty) {
            TypeData::Array { .. } => ConstantKind::Array,
            TypeData::Vector { .. } => ConstantKind::Vector,
            _ => ConstantKind::Struct,
        };
        if let Some(same) = self.uniform(ty, elements) {
            return same;
        }
        match (kind, self.data_of(ty, elements)) {
            (ConstantKind::Array, Some(bytes)) => self.data(ty, &bytes),
            (ConstantKind::Vector, Some(bytes)) => self.data(ty, &bytes),
            _ => self.module.constants.add(kind, ty, Contents::Operands(elements)),
        }
    }

    /// Returns a constant structure or array with another member; `None` for one with more than 16 members, so
    /// that a chain of such constants is linear, and for one of bytes.
    pub(crate) fn with_member(&mut self, aggregate: ValueId, member: ValueId, index: u32) -> Option<ValueId> {
        const MAX_MEMBERS: u32 = 16;
        let ty = self.value_type(aggregate);
        let count = self.member_count(ty).filter(|count| *count <= MAX_MEMBERS && index < *count)?;
        let types: Vec<TypeId> = (0..count).filter_map(|index| self.member_type(ty, index)).collect();
        let (kind, Referent::Module(number)) = (self.entry(aggregate)?.kind, aggregate.referent()) else { return None };
        let mut members: Vec<ValueId> = match kind {
            ConstantKind::Undef => types.into_iter().map(|ty| self.undef(ty)).collect(),
            ConstantKind::Poison => types.into_iter().map(|ty| self.poison(ty)).collect(),
            ConstantKind::AggregateZero => types.into_iter().map(|ty| self.null(ty)).collect::<Option<_>>()?,
            ConstantKind::Struct | ConstantKind::Array => self.module.operands_of(number).to_vec(),
            _ => return None,
        };
        *members.get_mut(index as usize)? = member;
        Some(self.aggregate(ty, &members))
    }

    /// Returns the constant without elements that an aggregate of zeros, or only of `undef` or `poison`, is.
    fn uniform(&mut self, ty: TypeId, elements: &[ValueId]) -> Option<ValueId> {
        let all = |builder: &Self, wanted: &dyn Fn(ConstantEntry) -> bool| {
            elements.iter().all(|id| builder.entry(*id).is_some_and(wanted))
        };
        let is_zero = |entry: ConstantEntry| match entry.kind {
            ConstantKind::Int | ConstantKind::Fp => entry.inline_bits() == 0,
            ConstantKind::WideInt | ConstantKind::WideFp => entry.len == 0,
            ConstantKind::Null | ConstantKind::AggregateZero | ConstantKind::TargetNone => true,
            _ => false,
        };
        if all(self, &is_zero) {
            return self.null(ty);
        }
        if all(self, &|entry| entry.kind == ConstantKind::Poison) {
            return Some(self.poison(ty));
        }
        all(self, &|entry| matches!(entry.kind, ConstantKind::Undef)).then(|| self.undef(ty))
    }

    /// Returns the elements of an array or vector of numbers of 8, 16, 32 or 64 bits, in little-endian order.
    fn data_of(&self, ty: TypeId, elements: &[ValueId]) -> Option<Vec<u8>> {
        let element = *self.contained_types(ty).first()?;
        let size = self.type_data(element).data_size()?;
        let mut bytes = Vec::with_capacity(elements.len() * size);
        for id in elements {
            let entry = self.entry(*id)?;
            let is_number = matches!(entry.kind, ConstantKind::Int | ConstantKind::Fp);
            is_number.then(|| bytes.extend_from_slice(&entry.inline_bits().to_le_bytes()[..size]))?;
        }
        Some(bytes)
    }

    /// Returns an array or vector of numbers from their bytes in little-endian order.
    pub(crate) fn data(&mut self, ty: TypeId, bytes: &[u8]) -> ValueId {
        if bytes.iter().all(|byte| *byte == 0)
            && let Some(zero) = self.null(ty)
        {
            return zero;
        }
        let kind = match self.type_data(ty) {
            TypeData::Vector { .. } => ConstantKind::DataVector,
            _ => ConstantKind::DataArray,
        };
        self.module.constants.add(kind, ty, Contents::Bytes(bytes))
    }

    pub(crate) fn expression(&mut self, ty: TypeId, details: &Expression, operands: &[ValueId]) -> ValueId {
        self.module.constants.add(ConstantKind::Expr, ty, Contents::Expression(details, operands))
    }

    /// Returns a conversion or arithmetic operation on constants, as LLVM allows it in constant expressions.
    pub(crate) fn simple_expression(
        &mut self,
        opcode: Opcode,
        flags: u32,
        ty: TypeId,
        operands: &[ValueId],
    ) -> ValueId {
        let details = Expression { opcode, flags, source: None, in_range: None, mask: Box::default() };
        self.expression(ty, &details, operands)
    }

    /// Returns the address of an element of a constant's memory; `operands` are the base and the indices.
    pub(crate) fn gep_expression(&mut self, ty: TypeId, source: TypeId, flags: u32, operands: &[ValueId]) -> ValueId {
        let details = Expression {
            opcode: Opcode::GetElementPtr,
            flags,
            source: Some(source),
            in_range: None,
            mask: Box::default(),
        };
        self.expression(ty, &details, operands)
    }

    /// Returns inline assembly as a callee.
    pub(crate) fn inline_asm(&mut self, asm: &InlineAsm) -> ValueId {
        let ty = self.pointer_type(0);
        self.module.constants.add(ConstantKind::InlineAsm, ty, Contents::Asm(asm))
    }

    /// Returns metadata as a value: an argument of an intrinsic.
    pub(crate) fn metadata_value(&mut self, id: MdId) -> ValueId {
        self.module.constants.add(ConstantKind::Metadata, TypeId::METADATA, Contents::Inline(id.0, 0))
    }

    /// Returns an integer constant of at most 64 bits, zero-extended.
    pub(crate) fn int_value(&self, value: ValueId) -> Option<u64> {
        self.entry(value).filter(|entry| entry.kind == ConstantKind::Int).map(|entry| entry.inline_bits())
    }
}

impl TypeData {
    /// Returns the size in bytes of the numbers that LLVM stores as data.
    pub(crate) fn data_size(&self) -> Option<usize> {
        match self {
            Self::Integer(8) => Some(1),
            Self::Integer(16) | Self::Half | Self::BFloat => Some(2),
            Self::Integer(32) | Self::Float => Some(4),
            Self::Integer(64) | Self::Double => Some(8),
            _ => None,
        }
    }
}
