//! The records of instructions.

use super::body::BodyReader;
use super::constants::shuffle_mask;
use super::globals::{address_space, alignment, table_entry};
use super::operands::Operands;
use super::{Step, Stop, unknown_record};
use crate::bitcode::codes::{block, function};
use crate::bitcode::encoding::{
    alloca, call, cast_opcode, fast_math_flags, float_opcode, gep_flags, has_bit, int_opcode,
};
use crate::ir::attributes::AttributeListId;
use crate::ir::constants::ConstantKind;
use crate::ir::inst::{CallData, PackedAccess, flags};
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp, TailCall, TypeId, ValueId};

/// The upper half of the first word of a `switch` over ranges, which no release wrote.
const SWITCH_MAGIC: u64 = 0x4B5;

/// Returns the calling convention in the lowest bits.
fn convention(bits: u64) -> u32 {
    (bits & ((1 << call::CONVENTION_BITS) - 1)) as u32
}

/// Returns the ordering with a number in bitcode; unknown ones are the strongest.
fn ordering(code: u64) -> Ordering {
    u32::try_from(code).ok().and_then(Ordering::from_number).unwrap_or(Ordering::SequentiallyConsistent)
}

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
        let opcode = opcode.ok_or_else(|| operands.invalid("unknown conversion"))?;
        let code = operands.or_zero();
        let flags = match opcode {
            Opcode::ZExt | Opcode::UIToFP if code & 1 == 1 => flags::NON_NEGATIVE,
            Opcode::Trunc => code as u32 & 3,
            Opcode::FPTrunc | Opcode::FPExt => fast_math_flags(code),
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

/// Memory.
impl BodyReader<'_, '_> {
    /// Takes a pointer.
    fn pointer(&mut self, operands: &mut Operands<'_>) -> Step<ValueId> {
        let pointer = self.value(operands)?;
        match self.is_pointer(pointer) {
            true => Ok(pointer),
            false => Err(operands.invalid("an address that is no pointer")),
        }
    }

    /// Takes an alignment, which LLVM has written since release 11.
    fn alignment(&self, operands: &mut Operands<'_>) -> Step<u64> {
        match alignment(operands.next()?, operands)? {
            0 => Err(Stop::needs_upgrade("memory accesses without an alignment")),
            alignment => Ok(alignment),
        }
    }

    /// Takes a sync scope; unknown ones are the whole system.
    fn sync_scope(&self, operands: &mut Operands<'_>) -> Step<u32> {
        let code = operands.next()?;
        let scope = usize::try_from(code).ok().and_then(|code| self.tables.sync_scopes.get(code));
        // The numbers of a single thread and of the whole system.
        Ok(scope.copied().unwrap_or(if code == 0 { 0 } else { 1 }))
    }

    fn alloca(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let allocated = self.type_at(&mut operands)?;
        let count_type = self.type_at(&mut operands)?;
        let count = self.absolute_value_of(count_type, &mut operands)?;
        let code = operands.next()?;
        if !has_bit(code, alloca::EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("`alloca` with typed pointers"));
        }
        if !matches!(self.data(count_type), TypeData::Integer(_)) {
            return Err(operands.invalid("a count that is no integer"));
        }
        if matches!(
            self.data(allocated),
            TypeData::Void | TypeData::Function { .. } | TypeData::Label | TypeData::Metadata
        ) {
            return Err(operands.invalid("a type without objects"));
        }
        let low = code & ((1 << alloca::LOW_ALIGNMENT_BITS) - 1);
        let high = code >> alloca::HIGH_ALIGNMENT & ((1 << alloca::HIGH_ALIGNMENT_BITS) - 1);
        let exponent = low | high << alloca::LOW_ALIGNMENT_BITS;
        let alignment = match alignment(exponent, &operands)? {
            0 => return Err(Stop::needs_upgrade("`alloca` without an alignment")),
            alignment => alignment,
        };
        let space = match operands.optional() {
            Some(space) => address_space(space, &operands)?,
            None => self.tables.alloca_space,
        };
        operands.end()?;
        let flag = |position, flag| if has_bit(code, position) { flag } else { 0 };
        let flags = flag(alloca::IN_ALLOCA, flags::IN_ALLOCA) | flag(alloca::SWIFT_ERROR, flags::SWIFT_ERROR);
        let extra = self.body.extras.len() as u32;
        self.body.extras.extend([allocated.0, PackedAccess::aligned(alignment).pack()]);
        let ty = self.builder.pointer_type(space);
        self.operands.push(count);
        self.push(Opcode::Alloca, ty, flags, extra, &operands)
    }

    /// Reads pointer, type, alignment, volatility; of an atomic load also ordering and sync scope.
    fn load(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let is_atomic = operands.code == function::INST_LOADATOMIC;
        if operands.len() == if is_atomic { 4 } else { 2 } {
            return Err(Stop::needs_upgrade("loads with typed pointers"));
        }
        let ty = self.result_type(&mut operands)?;
        self.access(Opcode::Load, ty, &[pointer], is_atomic, operands)
    }

    /// Reads pointer, value, alignment, volatility; of an atomic store also ordering and sync scope.
    fn store(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let value = self.value(&mut operands)?;
        let is_atomic = operands.code == function::INST_STOREATOMIC;
        self.access(Opcode::Store, TypeId::VOID, &[value, pointer], is_atomic, operands)
    }

    fn access(
        &mut self,
        opcode: Opcode,
        ty: TypeId,
        values: &[ValueId],
        is_atomic: bool,
        mut operands: Operands<'_>,
    ) -> Step<()> {
        let mut access = PackedAccess::aligned(self.alignment(&mut operands)?);
        let flags = if operands.next_bool()? { flags::VOLATILE } else { 0 };
        if is_atomic {
            access.ordering = ordering(operands.next()?);
            access.scope = self.sync_scope(&mut operands)?;
            if access.ordering == Ordering::NotAtomic {
                return Err(operands.invalid("an atomic access without an ordering"));
            }
        }
        operands.end()?;
        self.operands.extend_from_slice(values);
        self.push(opcode, ty, flags, access.pack(), &operands)
    }

    /// Reads pointer, expected value, new value, volatility, ordering, sync scope, ordering of failure, weakness, alignment.
    fn cmpxchg(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let expected = self.value(&mut operands)?;
        let value_type = self.type_of(expected);
        let new = self.value_of(value_type, &mut operands)?;
        let mut flags = if operands.next_bool()? { flags::VOLATILE } else { 0 };
        let success = ordering(operands.next()?);
        let scope = self.sync_scope(&mut operands)?;
        let failure = ordering(operands.next()?);
        if operands.next_bool()? {
            flags |= flags::WEAK;
        }
        if operands.is_empty() {
            return Err(Stop::needs_upgrade("atomic operations without an alignment"));
        }
        let alignment = self.alignment(&mut operands)?;
        operands.end()?;
        let ty = self.builder.literal_struct_type(&[value_type, TypeId::I1], false);
        let access =
            PackedAccess { alignment, ordering: success, failure_ordering: failure, scope, ..PackedAccess::default() };
        self.operands.extend([pointer, expected, new]);
        self.push(Opcode::AtomicCmpXchg, ty, flags, access.pack(), &operands)
    }

    /// Reads pointer, value, operation, volatility, ordering, sync scope, alignment.
    fn atomic_rmw(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let value = self.value(&mut operands)?;
        let code = operands.next_u32()?;
        let operation =
            RmwOp::from_number(code).ok_or_else(|| operands.invalid(&format!("unknown operation {code}")))?;
        let flags = if operands.next_bool()? { flags::VOLATILE } else { 0 };
        let ordering = ordering(operands.next()?);
        let scope = self.sync_scope(&mut operands)?;
        if operands.is_empty() {
            return Err(Stop::needs_upgrade("atomic operations without an alignment"));
        }
        let alignment = self.alignment(&mut operands)?;
        operands.end()?;
        let access = PackedAccess { alignment, ordering, operation, scope, ..PackedAccess::default() };
        let ty = self.type_of(value);
        self.operands.extend([pointer, value]);
        self.push(Opcode::AtomicRmw, ty, flags, access.pack(), &operands)
    }

    fn fence(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ordering = ordering(operands.next()?);
        let scope = self.sync_scope(&mut operands)?;
        operands.end()?;
        let access = PackedAccess { ordering, scope, ..PackedAccess::default() };
        self.push(Opcode::Fence, TypeId::VOID, 0, access.pack(), &operands)
    }
}

/// Control flow.
impl BodyReader<'_, '_> {
    fn ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        if !operands.is_empty() {
            let value = self.value(&mut operands)?;
            operands.end()?;
            self.operands.push(value);
        }
        self.push(Opcode::Ret, TypeId::VOID, 0, 0, &operands)
    }

    fn br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let if_true = self.successor(&mut operands)?;
        if operands.is_empty() {
            self.operands.push(if_true);
            return self.push(Opcode::Br, TypeId::VOID, 0, 0, &operands);
        }
        let if_false = self.successor(&mut operands)?;
        let condition = self.value_of(TypeId::I1, &mut operands)?;
        operands.end()?;
        self.operands.extend([condition, if_false, if_true]);
        self.push(Opcode::Br, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads type, value, default, and pairs of constant and block.
    fn switch(&mut self, mut operands: Operands<'_>) -> Step<()> {
        if operands.rest().first().is_some_and(|word| word >> 16 == SWITCH_MAGIC) {
            return Err(Stop::needs_upgrade("`switch` over ranges"));
        }
        let ty = self.type_at(&mut operands)?;
        let value = self.value_of(ty, &mut operands)?;
        let default = self.successor(&mut operands)?;
        self.operands.extend([value, default]);
        let mut constants = Vec::with_capacity(operands.len() / 2);
        while !operands.is_empty() {
            let constant = self.absolute_value_of(ty, &mut operands)?;
            match constant.referent() {
                Referent::Module(index) if self.is_integer(index) => constants.push(index),
                _ => return Err(operands.invalid("a case that is no integer constant")),
            }
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
        }
        let extra = self.list(&constants);
        self.push(Opcode::Switch, TypeId::VOID, 0, extra, &operands)
    }

    fn is_integer(&self, constant: u32) -> bool {
        matches!(self.builder.module.constants.get(constant).kind, ConstantKind::Int | ConstantKind::WideInt)
    }

    fn indirect_br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ty = self.type_at(&mut operands)?;
        let address = self.value_of(ty, &mut operands)?;
        self.operands.push(address);
        while !operands.is_empty() {
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
        }
        self.push(Opcode::IndirectBr, TypeId::VOID, 0, 0, &operands)
    }

    fn resume(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let value = self.value(&mut operands)?;
        self.operands.push(value);
        self.push(Opcode::Resume, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads type, `cleanup`, number of clauses, and pairs of kind and constant.
    fn landing_pad(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ty = self.result_type(&mut operands)?;
        let flags = if operands.next_bool()? { flags::CLEANUP } else { 0 };
        let count = operands.next()?;
        let mut kinds = Vec::new();
        for _ in 0..count {
            match operands.next()? {
                kind @ (0 | 1) => kinds.push(kind as u32),
                kind => return Err(operands.invalid(&format!("unknown clause {kind}"))),
            }
            let clause = self.value(&mut operands)?;
            if clause.is_local() {
                return Err(operands.invalid("a clause that is no constant"));
            }
            self.operands.push(clause);
        }
        operands.end()?;
        let extra = self.list(&kinds);
        self.push(Opcode::LandingPad, ty, flags, extra, &operands)
    }

    /// Takes a token.
    fn token(&mut self, operands: &mut Operands<'_>) -> Step<ValueId> {
        let ty = self.builder.add_type(TypeData::Token);
        self.value_of(ty, operands)
    }

    fn cleanup_ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pad = self.token(&mut operands)?;
        self.operands.push(pad);
        let mut flags = 0;
        if !operands.is_empty() {
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
            flags = flags::UNWINDS;
        }
        operands.end()?;
        self.push(Opcode::CleanupRet, TypeId::VOID, flags, 0, &operands)
    }

    fn catch_ret(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pad = self.token(&mut operands)?;
        let block = self.successor(&mut operands)?;
        operands.end()?;
        self.operands.extend([pad, block]);
        self.push(Opcode::CatchRet, TypeId::VOID, 0, 0, &operands)
    }

    /// Reads parent, number of handlers, handlers, perhaps the block to which it unwinds.
    fn catch_switch(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let parent = self.token(&mut operands)?;
        let count = operands.next()?;
        let mut handlers = Vec::new();
        for _ in 0..count {
            handlers.push(self.successor(&mut operands)?);
        }
        self.operands.push(parent);
        let mut flags = 0;
        if !operands.is_empty() {
            let block = self.successor(&mut operands)?;
            self.operands.push(block);
            flags = flags::UNWINDS;
        }
        operands.end()?;
        self.operands.extend(handlers);
        let ty = self.builder.add_type(TypeData::Token);
        self.push(Opcode::CatchSwitch, ty, flags, 0, &operands)
    }

    /// Reads parent, number of arguments, arguments.
    fn pad(&mut self, opcode: Opcode, mut operands: Operands<'_>) -> Step<()> {
        let parent = self.token(&mut operands)?;
        let count = operands.next()?;
        for _ in 0..count {
            let argument = self.value(&mut operands)?;
            self.operands.push(argument);
        }
        operands.end()?;
        self.operands.push(parent);
        let ty = self.builder.add_type(TypeData::Token);
        self.push(opcode, ty, 0, 0, &operands)
    }
}

/// The parts of a call's record that come before the callee.
struct CallHead {
    attributes: AttributeListId,
    calling_convention: u32,
    function_type: TypeId,
    flags: u32,
    successors: Vec<ValueId>,
}

/// Calls.
impl BodyReader<'_, '_> {
    fn attributes(&self, operands: &mut Operands<'_>) -> Step<AttributeListId> {
        table_entry(&self.tables.attributes, operands.next()?, operands, "attribute list")
    }

    /// Takes a function type.
    fn function_type(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let ty = self.type_at(operands)?;
        match self.data(ty) {
            TypeData::Function { .. } => Ok(ty),
            _ => Err(operands.invalid("the type of the call is no function type")),
        }
    }

    /// Reads attributes, calling convention with flags, perhaps fast-math flags, type, callee, arguments.
    #[inline]
    fn call(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let mut flags = match has_bit(code, call::FAST_MATH) {
            true => fast_math_flags(operands.next()?),
            false => 0,
        };
        if !has_bit(code, call::EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let tail = match [call::NO_TAIL, call::MUST_TAIL, call::TAIL].map(|bit| has_bit(code, bit)) {
            [false, false, false] => TailCall::None,
            [false, false, true] => TailCall::Tail,
            [false, true, _] => TailCall::MustTail,
            [true, ..] => TailCall::NoTail,
        };
        if let Some(intrinsic) = self.debug_intrinsic(&operands) {
            return self.debug_call(intrinsic, operands);
        }
        if flags != 0 && !self.has_fast_math(self.builder.contained_types(function_type)[0]) {
            return Err(operands.invalid("fast-math flags of another type"));
        }
        flags |= (tail as u32) << flags::TAIL_CALL_SHIFT;
        let calling_convention = convention(code >> call::CONVENTION);
        let head = CallHead { attributes, calling_convention, function_type, flags, successors: Vec::new() };
        self.finish_call(Opcode::Call, head, operands)
    }

    /// Reads attributes, calling convention, normal and unwind destination, type, callee, arguments.
    fn invoke(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let successors = vec![self.successor(&mut operands)?, self.successor(&mut operands)?];
        if !has_bit(code, call::INVOKE_EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let calling_convention = convention(code);
        let head = CallHead { attributes, calling_convention, function_type, flags: 0, successors };
        self.finish_call(Opcode::Invoke, head, operands)
    }

    /// Reads attributes, calling convention, default and indirect destinations, type, callee, arguments.
    fn call_br(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let attributes = self.attributes(&mut operands)?;
        let code = operands.next()?;
        let mut successors = vec![self.successor(&mut operands)?];
        for _ in 0..operands.next()? {
            successors.push(self.successor(&mut operands)?);
        }
        if !has_bit(code, call::EXPLICIT_TYPE) {
            return Err(Stop::needs_upgrade("calls with typed pointers"));
        }
        let function_type = self.function_type(&mut operands)?;
        let calling_convention = convention(code >> call::CONVENTION);
        let head = CallHead { attributes, calling_convention, function_type, flags: 0, successors };
        self.finish_call(Opcode::CallBr, head, operands)
    }

    /// Takes callee and arguments, and appends the call.
    fn finish_call(&mut self, opcode: Opcode, head: CallHead, mut operands: Operands<'_>) -> Step<()> {
        let callee = self.value(&mut operands)?;
        if !self.is_pointer(callee) {
            return Err(operands.invalid("the callee is no pointer"));
        }
        let parameters = self.builder.contained_types(head.function_type).len() - 1;
        for index in 0..parameters {
            let ty = self.builder.contained_types(head.function_type)[index + 1];
            let argument = match ty {
                TypeId::LABEL => self.successor(&mut operands)?,
                ty => self.value_of(ty, &mut operands)?,
            };
            self.operands.push(argument);
        }
        let is_variadic = matches!(self.data(head.function_type), TypeData::Function { is_variadic: true, .. });
        while is_variadic && !operands.is_empty() {
            let argument = self.value(&mut operands)?;
            self.operands.push(argument);
        }
        operands.end()?;
        let arguments = self.operands.len() as u32;
        let bundles = std::mem::take(&mut self.bundles);
        let data: Vec<_> = bundles.iter().map(|bundle| bundle.data).collect();
        self.operands.extend(bundles.iter().flat_map(|bundle| &bundle.inputs));
        self.operands.extend_from_slice(&head.successors);
        self.operands.push(callee);
        let CallHead { attributes, calling_convention, function_type, flags, .. } = head;
        let extras = &mut self.body.extras;
        let extra = CallData::store(extras, function_type, calling_convention, attributes, arguments, &data);
        let ty = self.builder.contained_types(function_type)[0];
        self.push(opcode, ty, flags, extra, &operands)
    }
}
