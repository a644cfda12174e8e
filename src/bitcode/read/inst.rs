//! The records of instructions: which function reads each, and those that compute values.

mod calls;
mod control;
mod memory;

use super::body::BodyReader;
use super::constants::shuffle_mask;
use super::operands::Operands;
use super::{Step, Stop, bitcast_of_bytes, unknown_record};
use crate::bitcode::codes::{block, function};
use crate::bitcode::encoding::{cast_opcode, fast_math_flags, float_opcode, gep_flags, int_opcode};
use crate::ir::inst::flags;
use crate::ir::types::TypeData;
use crate::ir::{FloatPredicate, IntPredicate, Opcode, TypeId, ValueId};

impl BodyReader<'_, '_> {
    /// Reads the record of an instruction.
    pub(super) fn instruction(&mut self, operands: Operands<'_>) -> Step<()> {
        match operands.code {
            function::INST_BINOP => self.binary(operands),
            function::INST_CAST => self.cast(operands),
            function::INST_GEP => self.gep(operands),
            function::INST_LOAD | function::INST_LOADATOMIC => self.load(operands),
            function::INST_STORE | function::INST_STOREATOMIC => self.store(operands),
            function::INST_CALL => self.call(operands),
            function::INST_BR => self.br(operands),
            function::INST_CMP | function::INST_CMP2 => self.compare(operands),
            function::INST_PHI => self.phi(operands),
            function::INST_VSELECT => self.select(operands),
            function::INST_RET => self.ret(operands),
            function::INST_ALLOCA => self.alloca(operands),
            function::INST_UNOP => self.unary(operands),
            function::INST_EXTRACTELT => self.extract_element(operands),
            function::INST_INSERTELT => self.insert_element(operands),
            function::INST_SHUFFLEVEC => self.shuffle(operands),
            function::INST_EXTRACTVAL => self.extract_value(operands),
            function::INST_INSERTVAL => self.insert_value(operands),
            function::INST_SWITCH => self.switch(operands),
            function::INST_UNREACHABLE => self.push(Opcode::Unreachable, TypeId::VOID, 0, 0, &operands),
            function::INST_FREEZE => self.freeze(operands),
            function::INST_ATOMICRMW => self.atomic_rmw(operands),
            function::INST_CMPXCHG => self.cmpxchg(operands),
            function::INST_FENCE => self.fence(operands),
            function::INST_VAARG => self.va_arg(operands),
            function::INST_INDIRECTBR => self.indirect_br(operands),
            function::INST_INVOKE => self.invoke(operands),
            function::INST_CALLBR => self.call_br(operands),
            function::INST_RESUME => self.resume(operands),
            function::INST_LANDINGPAD => self.landing_pad(operands),
            function::INST_CLEANUPRET => self.cleanup_ret(operands),
            function::INST_CATCHRET => self.catch_ret(operands),
            function::INST_CATCHSWITCH => self.catch_switch(operands),
            function::INST_CATCHPAD => self.pad(Opcode::CatchPad, operands),
            function::INST_CLEANUPPAD => self.pad(Opcode::CleanupPad, operands),
            function::INST_GEP_OLD
            | function::INST_INBOUNDS_GEP_OLD
            | function::INST_STORE_OLD
            | function::INST_STOREATOMIC_OLD
            | function::INST_CMPXCHG_OLD
            | function::INST_ATOMICRMW_OLD
            | function::INST_LANDINGPAD_OLD
            | function::INST_SELECT => Err(Stop::needs_upgrade("instructions of older releases")),
            code => Err(unknown_record(block::FUNCTION, code, self.producer)),
        }
    }

    fn data(&self, ty: TypeId) -> &TypeData {
        self.builder.type_data(ty)
    }

    fn is_float(&self, ty: TypeId) -> bool {
        matches!(
            self.data(self.builder.scalar_type(ty)),
            TypeData::Half
                | TypeData::BFloat
                | TypeData::Float
                | TypeData::Double
                | TypeData::X86Fp80
                | TypeData::Fp128
                | TypeData::PpcFp128
        )
    }

    /// Returns `true` if a `phi`, `select` or call with a result of that type may have fast-math flags.
    fn has_fast_math(&self, mut ty: TypeId) -> bool {
        while let TypeData::Array { element, .. } = *self.data(ty) {
            ty = element;
        }
        match self.data(ty) {
            TypeData::LiteralStruct { members, .. } => {
                let mut members = members.iter();
                members.len() > 0
                    && members.clone().all(|member| Some(member) == members.clone().next())
                    && members.all(|member| self.is_float(*member))
            }
            _ => self.is_float(ty),
        }
    }

    fn is_pointer(&self, value: ValueId) -> bool {
        matches!(self.data(self.type_of(value)), TypeData::Pointer(_))
    }

    fn is_vector(&self, ty: TypeId) -> bool {
        matches!(self.data(ty), TypeData::Vector { .. })
    }

    /// Stores a list with its length and returns its index.
    fn list(&mut self, numbers: &[u32]) -> u32 {
        let start = self.body.extras.len() as u32;
        self.body.extras.push(numbers.len() as u32);
        self.body.extras.extend_from_slice(numbers);
        start
    }

    /// Reads value, opcode, perhaps flags.
    fn unary(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let value = self.value(&mut operands)?;
        let ty = self.type_of(value);
        if operands.next()? != 0 || !self.is_float(ty) {
            return Err(operands.invalid("unknown operation"));
        }
        let flags = fast_math_flags(operands.or_zero());
        self.operands.push(value);
        self.push(Opcode::FNeg, ty, flags, 0, &operands)
    }

    /// Reads two values, opcode, perhaps flags.
    #[inline]
    fn binary(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let a = self.value(&mut operands)?;
        let ty = self.type_of(a);
        let b = self.value_of(ty, &mut operands)?;
        let is_float = self.is_float(ty);
        if !is_float && self.builder.int_width(ty).is_none() {
            return Err(operands.invalid("operands that are no numbers"));
        }
        let number = operands.next()?;
        let opcode = if is_float { float_opcode(number) } else { int_opcode(number) };
        let opcode = opcode.ok_or_else(|| operands.invalid("unknown operation"))?;
        let code = operands.or_zero();
        let flags = match opcode {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => code as u32 & 3,
            Opcode::SDiv | Opcode::UDiv | Opcode::LShr | Opcode::AShr if code & 1 == 1 => flags::EXACT,
            Opcode::Or if code & 1 == 1 => flags::DISJOINT,
            _ if is_float => fast_math_flags(code),
            _ => 0,
        };
        self.operands.extend([a, b]);
        self.push(opcode, ty, flags, 0, &operands)
    }

    /// Reads value, type, opcode, perhaps flags.
    fn cast(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let value = self.value(&mut operands)?;
        let ty = self.type_at(&mut operands)?;
        let opcode = cast_opcode(operands.next()?);
        let opcode = match opcode.ok_or_else(|| operands.invalid("unknown conversion"))? {
            Opcode::BitCast if self.tables.has_bytes => bitcast_of_bytes(self.builder, self.type_of(value), ty),
            opcode => opcode,
        };
        let code = operands.or_zero();
        let flags = match opcode {
            Opcode::ZExt | Opcode::UIToFP if code & 1 == 1 => flags::NON_NEGATIVE,
            Opcode::Trunc => code as u32 & 3,
            Opcode::FPTrunc | Opcode::FPExt => fast_math_flags(code),
            // The flags of LLVM 23 for conversions from integers and of LLVM 24 for address spaces are hints.
            _ => 0,
        };
        self.check_cast(opcode, self.type_of(value), ty, &operands)?;
        self.operands.push(value);
        self.push(opcode, ty, flags, 0, &operands)
    }

    /// Checks that a conversion is between types of its kind.
    fn check_cast(&self, opcode: Opcode, from: TypeId, to: TypeId, operands: &Operands<'_>) -> Step<()> {
        let scalar = |ty| self.builder.scalar_type(ty);
        let is_int = |ty| matches!(self.data(scalar(ty)), TypeData::Integer(_));
        let is_pointer = |ty| matches!(self.data(scalar(ty)), TypeData::Pointer(_));
        let fits = match opcode {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => is_int(from) && is_int(to),
            Opcode::FPToUI | Opcode::FPToSI => self.is_float(from) && is_int(to),
            Opcode::UIToFP | Opcode::SIToFP => is_int(from) && self.is_float(to),
            Opcode::FPTrunc | Opcode::FPExt => self.is_float(from) && self.is_float(to),
            Opcode::PtrToInt | Opcode::PtrToAddr => is_pointer(from) && is_int(to),
            Opcode::IntToPtr => is_int(from) && is_pointer(to),
            Opcode::AddrSpaceCast => is_pointer(from) && is_pointer(to),
            _ => !matches!(self.data(to), TypeData::Void | TypeData::Function { .. } | TypeData::Label),
        };
        match fits {
            true => Ok(()),
            false => Err(operands.invalid("a conversion of other types")),
        }
    }

    /// Reads flags, element type, base and indices.
    fn gep(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let flags = gep_flags(operands.next()?);
        let source = self.type_at(&mut operands)?;
        let base = self.value(&mut operands)?;
        let mut ty = self.type_of(base);
        if self.builder.address_space(ty).is_none() {
            return Err(operands.invalid("the base is no pointer"));
        }
        self.operands.push(base);
        while !operands.is_empty() {
            let index = self.value(&mut operands)?;
            let index_type = self.type_of(index);
            if self.is_vector(index_type) && !self.is_vector(ty) {
                ty = self.builder.with_scalar(index_type, ty);
            }
            self.operands.push(index);
        }
        self.push(Opcode::GetElementPtr, ty, flags, source.0, &operands)
    }

    fn select(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let if_true = self.value(&mut operands)?;
        let ty = self.type_of(if_true);
        let if_false = self.value_of(ty, &mut operands)?;
        let condition = self.value(&mut operands)?;
        if self.builder.scalar_type(self.type_of(condition)) != TypeId::I1 {
            return Err(operands.invalid("a condition that is no `i1`"));
        }
        let flags = match self.has_fast_math(ty) {
            true => fast_math_flags(operands.or_zero()),
            false => 0,
        };
        self.operands.extend([condition, if_true, if_false]);
        self.push(Opcode::Select, ty, flags, 0, &operands)
    }

    fn extract_element(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let vector = self.vector(&mut operands)?;
        let index = self.value(&mut operands)?;
        let ty = self.builder.scalar_type(self.type_of(vector));
        self.operands.extend([vector, index]);
        self.push(Opcode::ExtractElement, ty, 0, 0, &operands)
    }

    fn insert_element(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let vector = self.vector(&mut operands)?;
        let ty = self.type_of(vector);
        let element = self.value_of(self.builder.scalar_type(ty), &mut operands)?;
        let index = self.value(&mut operands)?;
        self.operands.extend([vector, element, index]);
        self.push(Opcode::InsertElement, ty, 0, 0, &operands)
    }

    /// Takes a vector.
    fn vector(&mut self, operands: &mut Operands<'_>) -> Step<ValueId> {
        let vector = self.value(operands)?;
        match self.is_vector(self.type_of(vector)) {
            true => Ok(vector),
            false => Err(operands.invalid("an operand that is no vector")),
        }
    }

    fn shuffle(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let a = self.vector(&mut operands)?;
        let a_type = self.type_of(a);
        let b = self.value_of(a_type, &mut operands)?;
        let mask = self.value(&mut operands)?;
        let element = self.builder.scalar_type(a_type);
        let lanes = shuffle_mask(self.builder, mask, self.splat_budget);
        let lanes = lanes.ok_or_else(|| operands.invalid("a mask that is no vector of integers"))?;
        let ty = self.builder.with_scalar(self.type_of(mask), element);
        let extra = self.list(&lanes);
        self.operands.extend([a, b]);
        self.push(Opcode::ShuffleVector, ty, 0, extra, &operands)
    }

    /// Takes the indices of a member and returns them with its type.
    fn member(&self, mut ty: TypeId, operands: &mut Operands<'_>) -> Step<(Vec<u32>, TypeId)> {
        let mut indices = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            let index = operands.next_u32()?;
            let contained = self.builder.contained_types(ty);
            let member = match *self.data(ty) {
                TypeData::Array { element, length } if u64::from(index) < length => Some(element),
                TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => contained.get(index as usize).copied(),
                _ => None,
            };
            ty = member.ok_or_else(|| operands.invalid(&format!("unknown member {index}")))?;
            indices.push(index);
        }
        match indices.is_empty() {
            true => Err(operands.invalid("no indices")),
            false => Ok((indices, ty)),
        }
    }

    fn extract_value(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let aggregate = self.value(&mut operands)?;
        let (indices, ty) = self.member(self.type_of(aggregate), &mut operands)?;
        let extra = self.list(&indices);
        self.operands.push(aggregate);
        self.push(Opcode::ExtractValue, ty, 0, extra, &operands)
    }

    fn insert_value(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let aggregate = self.value(&mut operands)?;
        let value = self.value(&mut operands)?;
        let ty = self.type_of(aggregate);
        let (indices, member) = self.member(ty, &mut operands)?;
        if member != self.type_of(value) {
            return Err(operands.invalid("a value of another type than the member"));
        }
        let extra = self.list(&indices);
        self.operands.extend([aggregate, value]);
        self.push(Opcode::InsertValue, ty, 0, extra, &operands)
    }

    fn compare(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let a = self.value(&mut operands)?;
        let operand_type = self.type_of(a);
        let b = self.value_of(operand_type, &mut operands)?;
        let is_float = self.is_float(operand_type);
        let number = operands.next_u32()?;
        let code = operands.or_zero();
        let (opcode, flags) = match is_float {
            true if FloatPredicate::from_number(number).is_some() => (Opcode::FCmp, fast_math_flags(code)),
            false if IntPredicate::from_number(number).is_some() => {
                (Opcode::ICmp, if code & 1 == 1 { flags::SAME_SIGN } else { 0 })
            }
            _ => return Err(operands.invalid(&format!("unknown predicate {number}"))),
        };
        let is_comparable = is_float
            || matches!(self.data(self.builder.scalar_type(operand_type)), TypeData::Integer(_) | TypeData::Pointer(_));
        if !is_comparable {
            return Err(operands.invalid("operands that cannot be compared"));
        }
        operands.end()?;
        let ty = self.builder.with_scalar(operand_type, TypeId::I1);
        self.operands.extend([a, b]);
        self.push(opcode, ty, flags | number << flags::PREDICATE_SHIFT, 0, &operands)
    }

    fn freeze(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let value = self.value(&mut operands)?;
        operands.end()?;
        let ty = self.type_of(value);
        self.operands.push(value);
        self.push(Opcode::Freeze, ty, 0, 0, &operands)
    }

    fn va_arg(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let list_type = self.type_at(&mut operands)?;
        let list = self.value_of(list_type, &mut operands)?;
        let ty = self.result_type(&mut operands)?;
        self.operands.push(list);
        self.push(Opcode::VAArg, ty, 0, 0, &operands)
    }

    /// Takes the type of a result, which is not `void`.
    fn result_type(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let ty = self.type_at(operands)?;
        match self.data(ty) {
            TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. } => {
                Err(operands.invalid("a result of a type without values"))
            }
            _ => Ok(ty),
        }
    }

    /// Reads type, pairs of value and block, perhaps fast-math flags.
    fn phi(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ty = self.result_type(&mut operands)?;
        let extra = self.body.extras.len() as u32;
        while operands.len() >= 2 {
            let value = self.signed_value_of(ty, &mut operands)?;
            let block = operands.next_u32()?;
            if block >= self.block_count {
                return Err(operands.invalid(&format!("unknown block {block}")));
            }
            self.operands.push(value);
            self.body.extras.push(block);
        }
        let flags = match operands.optional() {
            None => 0,
            Some(code) if self.has_fast_math(ty) => fast_math_flags(code),
            Some(_) => return Err(operands.invalid("fast-math flags of another type")),
        };
        self.push(Opcode::Phi, ty, flags, extra, &operands)
    }
}
