//! Memory: allocations, loads, stores, atomic instructions.

use crate::bitcode::codes::function;
use crate::bitcode::encoding::{alloca, has_bit};
use crate::bitcode::read::body::BodyReader;
use crate::bitcode::read::globals::{address_space, alignment};
use crate::bitcode::read::operands::Operands;
use crate::bitcode::read::{Step, Stop};
use crate::ir::inst::{PackedAccess, flags};
use crate::ir::types::TypeData;
use crate::ir::{Opcode, Ordering, RmwOp, TypeId, ValueId};

/// Returns the ordering with a number in bitcode; unknown ones are the strongest.
fn ordering(code: u64) -> Ordering {
    u32::try_from(code).ok().and_then(Ordering::from_number).unwrap_or(Ordering::SequentiallyConsistent)
}

/// The bit of LLVM 23 in the operation of an `atomicrmw` that acts on each element of a vector.
const ELEMENTWISE: u32 = 1 << 5;

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

    pub(super) fn alloca(&mut self, mut operands: Operands<'_>) -> Step<()> {
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
    pub(super) fn load(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let is_atomic = operands.code == function::INST_LOADATOMIC;
        if operands.len() == if is_atomic { 4 } else { 2 } {
            return Err(Stop::needs_upgrade("loads with typed pointers"));
        }
        let ty = self.result_type(&mut operands)?;
        self.access(Opcode::Load, ty, &[pointer], is_atomic, operands)
    }

    /// Reads pointer, value, alignment, volatility; of an atomic store also ordering and sync scope.
    pub(super) fn store(&mut self, mut operands: Operands<'_>) -> Step<()> {
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
    pub(super) fn cmpxchg(&mut self, mut operands: Operands<'_>) -> Step<()> {
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
    pub(super) fn atomic_rmw(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let pointer = self.pointer(&mut operands)?;
        let value = self.value(&mut operands)?;
        let code = operands.next_u32()?;
        let Some(operation) = RmwOp::from_number(code) else {
            let what = if code & ELEMENTWISE != 0 { "an elementwise operation" } else { "unknown operation" };
            return Err(operands.invalid(&format!("{what} {}", code & !ELEMENTWISE)));
        };
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

    pub(super) fn fence(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let ordering = ordering(operands.next()?);
        let scope = self.sync_scope(&mut operands)?;
        operands.end()?;
        let access = PackedAccess { ordering, scope, ..PackedAccess::default() };
        self.push(Opcode::Fence, TypeId::VOID, 0, access.pack(), &operands)
    }
}
