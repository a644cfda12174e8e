//! Copying and setting memory, and the lifetimes of variables.

use crate::error::invalid;
use crate::ir::{AttributePosition, Opcode, ValueKind};
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::check_is_variable;
use crate::lower::cx::legal::cast::cast_storage;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::expect_one_integer;
use crate::lower::intrinsics::pointers::offset_pointer;
use crate::spirv::Id;
use crate::spirv::grammar::{MemoryAccess, StorageClass, Version};
use crate::spirv::inst::Inst as SpirvInst;

/// The pointers, size and qualifiers of a copy.
struct Copy {
    target: Pointer,
    source: Pointer,
    size: Size,
    access: Access,
    /// The alignment of the source, where it differs from that of the target, which `access` has.
    source_alignment: Option<u32>,
}

/// A number of bytes.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) id: Typed,
    /// The width of its integer type.
    pub(super) width: u32,
    constant: Option<u64>,
}

#[derive(Clone, Copy)]
struct Access {
    alignment: u32,
    volatile: bool,
}

impl Access {
    /// Appends the memory operands.
    fn append(self, inst: SpirvInst) -> SpirvInst {
        let mask = if self.volatile { MemoryAccess::Aligned | MemoryAccess::Volatile } else { MemoryAccess::Aligned };
        inst.enumerant(mask).literal(self.alignment)
    }

    fn bytewise(self) -> Self {
        Self { alignment: 1, ..self }
    }
}

fn alignment(inst: Inst<'_>, argument: u32) -> u32 {
    let stated = inst.int_attribute(AttributePosition::Parameter(argument), "align");
    u32::try_from(stated.unwrap_or(1)).unwrap_or(1 << 31)
}

fn byte_pointer<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Pointer> {
    let byte = fx.mx.type_int(8)?;
    let pointer = fx.pointer(value)?;
    fx.pointer_cast(pointer, byte)
}

pub(super) fn size<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Size> {
    expect_one_integer(value.ty())?;
    let lane = fx.lanes(value.ty())?.lane;
    let id = fx.value(value)?[0];
    match lane {
        Lane::Int { width, .. } => Ok(Size { id, width, constant: value.int_zext() }),
        // No object has 2^64 bytes.
        Lane::MultiWord { .. } => {
            Ok(Size { id, width: crate::lower::cx::forms::WORD_BITS, constant: value.int_zext() })
        }
        Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => Err(invalid("expected an integer size")),
    }
}

impl Size {
    /// Widens the size so that every smaller number is a valid index: access chains read indices as signed.
    pub(super) fn for_indices(self, fx: &mut FunctionCx<'_, '_>) -> Result<Self> {
        let width = fx.mx.pointer_bits;
        if self.width >= width {
            return Ok(self);
        }
        let ty = fx.mx.type_size()?;
        Ok(Self { id: fx.zext_or_trunc(ty, self.id)?, width, ..self })
    }
}

fn arguments<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Copy> {
    let [target, source] = [0, 1].map(|argument| alignment(inst, argument));
    Ok(Copy {
        target: fx.pointer(inst.argument(0))?,
        source: fx.pointer(inst.argument(1))?,
        size: size(fx, inst.argument(2))?,
        access: Access { alignment: target, volatile: inst.argument(3).int_zext() == Some(1) },
        source_alignment: (source != target).then_some(source),
    })
}

impl Copy {
    /// Copies with `OpCopyMemorySized`, which has memory operands for the source from version 1.4 on.
    fn at_once(self, fx: &mut FunctionCx<'_, '_>) -> Result<()> {
        let Copy { target, source, size, access, source_alignment } = self;
        let Some(alignment) = source_alignment else { return copy_sized(fx, target.id, source.id, size.id, access) };
        let of_source = Access { alignment, ..access };
        if fx.mx.out.allows_version(Version::V1_4) {
            fx.mx.out.requirements().version(Version::V1_4)?;
            let inst = SpirvInst::new(Op::CopyMemorySized).id(target.id).id(source.id).id(size.id);
            return fx.emit(of_source.append(access.append(inst)));
        }
        copy_sized(fx, target.id, source.id, size.id, self.both())
    }

    /// Returns the memory operands that hold for the source and the target.
    fn both(&self) -> Access {
        let Access { alignment, volatile } = self.access;
        Access { alignment: alignment.min(self.source_alignment.unwrap_or(alignment)), volatile }
    }
}

fn copy_sized(
    fx: &mut FunctionCx<'_, '_>,
    target: impl Into<Id>,
    source: impl Into<Id>,
    size: impl Into<Id>,
    access: Access,
) -> Result<()> {
    let inst = SpirvInst::new(Op::CopyMemorySized).id(target).id(source).id(size);
    fx.emit(access.append(inst))
}

/// Returns `true` for a size of 0, which `OpCopyMemorySized` does not allow, and for an undefined one, which may be 0.
pub(super) fn is_nothing(size: Value<'_>) -> bool {
    size.is_null() || matches!(size.kind(), ValueKind::Undef | ValueKind::Poison)
}

/// `llvm.memcpy` => `OpCopyMemorySized`; nothing for a size of 0
pub(super) fn copy<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if !is_nothing(inst.argument(2)) {
        arguments(fx, inst)?.at_once(fx)?;
    }
    Ok(Parts::new())
}

/// `llvm.memmove` => two copies through a variable if the size is known and small, else two loops, one for each direction
/// that overlapping memory may need
pub(super) fn move_<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    /// The limit of private memory for a copy through it, in bytes.
    const THROUGH_VARIABLE: u64 = 4096;
    if is_nothing(inst.argument(2)) {
        return Ok(Parts::new());
    }
    let moved = arguments(fx, inst)?;
    let Copy { target, source, size, .. } = moved;
    let access = moved.both();
    match size.constant {
        _ if !may_overlap(target.storage, source.storage) => moved.at_once(fx)?,
        Some(bytes) if bytes <= THROUGH_VARIABLE => {
            let byte = fx.mx.type_int(8)?;
            let array = fx.mx.type_array(byte, bytes)?;
            let pointer = fx.mx.type_pointer(StorageClass::Function, array)?;
            let between = fx.variable(pointer)?;
            fx.mx.decorate_alignment(between.id, u64::from(access.alignment))?;
            mark_lifetime(fx, Op::LifetimeStart, between)?;
            copy_sized(fx, between, source.id, size.id, access)?;
            copy_sized(fx, target.id, between, size.id, access)?;
            mark_lifetime(fx, Op::LifetimeStop, between)?;
        }
        _ => {
            let byte = fx.mx.type_int(8)?;
            let (target, source) = (fx.pointer_cast(target, byte)?, fx.pointer_cast(source, byte)?);
            move_by_bytes(fx, target, source, size, access.bytewise())?;
        }
    }
    Ok(Parts::new())
}

/// Returns `true` if memory of the two storage classes may overlap.
pub(super) fn may_overlap(a: StorageClass, b: StorageClass) -> bool {
    a == b || [a, b].contains(&StorageClass::Generic) || is_global(a) && is_global(b)
}

fn is_global(storage: StorageClass) -> bool {
    matches!(storage, StorageClass::CrossWorkgroup | StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL)
}

/// Returns the address of a pointer, cast to `storage`, as an integer.
fn address(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, storage: StorageClass) -> Result<Typed> {
    let (ty, pointer) = (fx.mx.type_size()?, cast_storage(fx, pointer, storage)?);
    fx.ptr_to_int(ty, pointer.value())
}

/// Compares the addresses of a source and a target.
pub(super) fn is_source_first(fx: &mut FunctionCx<'_, '_>, target: Pointer, source: Pointer) -> Result<Typed> {
    // Addresses are comparable only within one storage class.
    let common = if target.storage == source.storage {
        target.storage
    } else if is_global(target.storage) && is_global(source.storage) {
        StorageClass::CrossWorkgroup
    } else {
        StorageClass::Generic
    };
    let (from, to) = (address(fx, source, common)?, address(fx, target, common)?);
    fx.icmp_ult(from, to)
}

/// The order in which bytes are copied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Backwards,
    Forwards,
}

/// Copies backwards if the source is before the target, else forwards: every byte is read before it is written.
fn move_by_bytes(
    fx: &mut FunctionCx<'_, '_>,
    target: Pointer,
    source: Pointer,
    size: Size,
    access: Access,
) -> Result<()> {
    let boolean = fx.mx.type_bool()?;
    let size = size.for_indices(fx)?;
    let zero = fx.mx.int_constant(size.width, 0)?;
    let is_empty = fx.op(Op::IEqual, boolean, &[size.id, zero])?;
    let source_first = is_source_first(fx, target, source)?;
    let (backwards, forwards, after) = (fx.fresh(), fx.fresh(), fx.fresh());
    fx.emit(SpirvInst::new(Op::BranchConditional).id(source_first).id(backwards).id(forwards))?;
    for (before, direction) in [(backwards, Direction::Backwards), (forwards, Direction::Forwards)] {
        let inside = fx.fresh();
        fx.begin_block(before)?;
        fx.emit(SpirvInst::new(Op::BranchConditional).id(is_empty).id(after).id(inside))?;
        fx.begin_block(inside)?;
        let ends = copy_in_loop(fx, [target, source], size, access, direction, [before, inside])?;
        fx.emit(SpirvInst::new(Op::BranchConditional).id(ends).id(after).id(inside))?;
    }
    fx.begin_block(after)
}

/// Writes the block `inside` of a loop that copies a byte at a time, and returns the condition that ends the loop.
fn copy_in_loop(
    fx: &mut FunctionCx<'_, '_>,
    [target, source]: [Pointer; 2],
    size: Size,
    access: Access,
    direction: Direction,
    [before, inside]: [Id; 2],
) -> Result<Typed> {
    let (boolean, count) = (fx.mx.type_bool()?, fx.mx.type_int(size.width)?);
    let (zero, one) = (fx.mx.int_constant(size.width, 0)?, fx.mx.int_constant(size.width, 1)?);
    let (first, last) = if direction == Direction::Backwards { (size.id, zero) } else { (zero, size.id) };
    let (index, next) = (Typed::new(fx.fresh(), count), Typed::new(fx.fresh(), count));
    fx.emit(SpirvInst::new(Op::Phi).id(count).id(index).id(first).id(before).id(next).id(inside))?;
    match direction {
        Direction::Backwards => {
            fx.emit(SpirvInst::new(Op::ISub).id(count).id(next).id(index).id(one))?;
            let byte = load_byte(fx, source, next, access)?;
            store_byte(fx, target, next, byte, access)?;
        }
        Direction::Forwards => {
            let byte = load_byte(fx, source, index, access)?;
            store_byte(fx, target, index, byte, access)?;
            fx.emit(SpirvInst::new(Op::IAdd).id(count).id(next).id(index).id(one))?;
        }
    }
    fx.op(Op::IEqual, boolean, &[next, last])
}

/// `llvm.memset` => a copy from a variable with the bytes as its initializer if value and size are known and small, a
/// copy from constant memory for many zeros, else a loop
pub(super) fn set<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    /// The limit of a variable with an initializer, in bytes.
    const AS_INITIALIZER: u64 = 256;
    let (value, length) = (inst.argument(1), inst.argument(2));
    if is_nothing(length) {
        return Ok(Parts::new());
    }
    let access = Access { alignment: alignment(inst, 0), volatile: inst.argument(3).int_zext() == Some(1) };
    let target = byte_pointer(fx, inst.argument(0))?;
    let size = size(fx, length)?;
    match (value.int_zext(), size.constant) {
        (Some(byte), Some(bytes)) if bytes <= AS_INITIALIZER => {
            let source = initialized_bytes(fx, byte, bytes, access)?;
            copy_sized(fx, target.id, source, size.id, access)?;
        }
        (Some(0), Some(bytes)) => {
            let source = constant_zeros(fx, bytes)?;
            copy_sized(fx, target.id, source, size.id, access.bytewise())?;
        }
        _ => {
            let (byte, size) = (fx.scalar(value)?, size.for_indices(fx)?);
            byte_loop(fx, size, |fx, index| store_byte(fx, target, index, byte, access.bytewise()))?;
        }
    }
    Ok(Parts::new())
}

/// `llvm.experimental.memset.pattern(p, value, count)` => a loop that stores the value
pub(super) fn set_pattern<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (value, ty) = (inst.argument(1), inst.argument(1).ty());
    let parts = match ty.address_space() {
        Some(space) => {
            let bytes = fx.mx.byte_pointer(space)?;
            fx.pointers_as(value, bytes)?
        }
        None => fx.value(value)?,
    };
    let (target, count) = (byte_pointer(fx, inst.argument(0))?, size(fx, inst.argument(2))?);
    let stride = fx.mx.layout.alloc_size(ty);
    let access = memory_access::Access {
        alignment: u64::from(alignment(inst, 0)).min(1 << stride.trailing_zeros().min(31)),
        volatile: inst.argument(3).int_zext() == Some(1),
        nontemporal: false,
    };
    let (width, index_ty) = (fx.mx.pointer_bits, fx.mx.type_size()?);
    let stride = fx.mx.int_constant(width, stride)?;
    let byte = target.pointee;
    byte_loop(fx, count, |fx, index| {
        let index = if count.width == width { index } else { fx.zext_or_trunc(index_ty, index)? };
        let offset = fx.mul(index, stride)?;
        let element = offset_pointer(fx, target, offset, byte)?;
        memory_access::store(fx, ty, &parts, element, access)
    })?;
    Ok(Parts::new())
}

/// Returns a pointer to a variable of the function with `count` bytes of one value.
fn initialized_bytes(fx: &mut FunctionCx<'_, '_>, value: u64, count: u64, access: Access) -> Result<Typed> {
    let byte = fx.mx.type_int(8)?;
    let array = fx.mx.type_array(byte, count)?;
    let initializer = fx.mx.repeated_byte(array, value, count)?;
    let (storage, pointee) = (StorageClass::Function, array);
    let pointer = fx.mx.type_pointer(storage, array)?;
    let id = fx.variable_with(pointer, &[initializer])?;
    fx.mx.decorate_alignment(id.id, u64::from(access.alignment))?;
    fx.pointer_cast(Pointer::new(id, storage, pointee), byte).map(Pointer::value)
}

/// Returns a pointer to `count` bytes of zero in constant memory.
fn constant_zeros(fx: &mut FunctionCx<'_, '_>, count: u64) -> Result<Typed> {
    let byte = fx.mx.type_int(8)?;
    let variable = fx.mx.constant_zeros(count)?;
    fx.used_variables.insert(variable.id);
    fx.pointer_cast(variable, byte).map(Pointer::value)
}

/// Returns the address of an element of the pointee type.
pub(super) fn element_at(fx: &mut FunctionCx<'_, '_>, base: Pointer, index: Typed) -> Result<Typed> {
    let ty = fx.mx.type_pointer(base.storage, base.pointee)?;
    fx.op(Op::InBoundsPtrAccessChain, ty, &[base.value(), index])
}

fn load_byte(fx: &mut FunctionCx<'_, '_>, base: Pointer, index: Typed, access: Access) -> Result<Typed> {
    let (pointer, id) = (element_at(fx, base, index)?, fx.fresh());
    fx.emit(access.append(SpirvInst::new(Op::Load).id(base.pointee).id(id).id(pointer)))?;
    Ok(Typed::new(id, base.pointee))
}

fn store_byte(fx: &mut FunctionCx<'_, '_>, base: Pointer, index: Typed, byte: Typed, access: Access) -> Result<()> {
    check_is_variable(base)?;
    let pointer = element_at(fx, base, index)?;
    fx.emit(access.append(SpirvInst::new(Op::Store).id(pointer).id(byte)))
}

/// Runs `body` for 0, 1, ... up to `size`, exclusive.
fn byte_loop<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    size: Size,
    body: impl FnOnce(&mut FunctionCx<'a, 'm>, Typed) -> Result<()>,
) -> Result<()> {
    let (boolean, count) = (fx.mx.type_bool()?, fx.mx.type_int(size.width)?);
    let (zero, one) = (fx.mx.int_constant(size.width, 0)?, fx.mx.int_constant(size.width, 1)?);
    let before = fx.current_block()?;
    let (head, inside, after) = (fx.fresh(), fx.fresh(), fx.fresh());
    let (index, next) = (Typed::new(fx.fresh(), count), Typed::new(fx.fresh(), count));
    fx.emit(SpirvInst::new(Op::Branch).id(head))?;
    fx.begin_block(head)?;
    fx.emit(SpirvInst::new(Op::Phi).id(count).id(index).id(zero).id(before).id(next).id(inside))?;
    let more = fx.op(Op::ULessThan, boolean, &[index, size.id])?;
    fx.emit(SpirvInst::new(Op::BranchConditional).id(more).id(inside).id(after))?;
    fx.begin_block(inside)?;
    body(fx, index)?;
    fx.emit(SpirvInst::new(Op::IAdd).id(count).id(next).id(index).id(one))?;
    fx.emit(SpirvInst::new(Op::Branch).id(head))?;
    fx.begin_block(after)
}

/// `llvm.lifetime.start` => `OpLifetimeStart` of a variable; nothing if the pointer is not directly that of a variable
pub(super) fn lifetime<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let Some(variable) = inst.arguments().last() else { return Ok(Parts::new()) };
    let is_variable = match variable.kind() {
        ValueKind::Instruction(alloca) => alloca.opcode() == Opcode::Alloca && alloca.operand(0).int_zext() == Some(1),
        _ => false,
    };
    if !is_variable {
        return Ok(Parts::new());
    }
    let pointer = fx.pointer(variable)?;
    if pointer.storage == StorageClass::Function {
        mark_lifetime(fx, op, pointer.value())?;
    }
    Ok(Parts::new())
}

/// Emits `OpLifetimeStart` or `OpLifetimeStop` of a variable.
fn mark_lifetime(fx: &mut FunctionCx<'_, '_>, op: Op, variable: Typed) -> Result<()> {
    // The size is 0 for a pointer to a type with a size of its own (specification, OpLifetimeStart).
    fx.emit_with_pointers(SpirvInst::new(op).id(variable).literal(0), &[variable])
}
