//! Intrinsics on addresses.

use crate::error::invalid;
use crate::ir::{Opcode, ValueKind};
use crate::lower::cx::forms::one_part;
use crate::lower::cx::function::memory_access::{Access, load_at};
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::expect_one_integer;

/// `llvm.ptrmask` => the address and the mask; the bits above a narrow mask are unchanged
pub(super) fn mask<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (size, width) = (fx.mx.type_size()?, fx.mx.pointer_bits);
    let masks = fx.legal(inst.argument(1))?;
    let mut wide = lanewise::resize(fx, Lane::Int { bits: width, width }, &masks, false)?;
    let bits = masks.lanes.lane.bits().unwrap_or(width);
    if bits < width {
        let above = lanewise::number(fx, wide.lanes, Number::Small(u64::MAX << bits))?;
        wide = crate::lower::cx::legal::arith::integer_parts(fx, Opcode::Or, &wide, &above)?;
    }
    let ty = fx.pointer_type_of(inst.value())?;
    let pointers = fx.pointers(inst.argument(0))?;
    pointers
        .iter()
        .enumerate()
        .map(|(lane, pointer)| {
            let number = fx.ptr_to_int(size, pointer.value())?;
            let mask = extract_lane(fx, &wide, lane as u32)?.parts[0];
            let masked = fx.and(number, mask)?;
            fx.int_to_ptr(ty, masked)
        })
        .collect()
}

/// `llvm.load.relative(p, offset)` => `p` plus the 32-bit number that is stored `offset` bytes after it
///
/// The result usually points to another variable than `p` does, so it is no access chain of `p`.
pub(super) fn load_relative<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (width, byte, word) = (fx.mx.pointer_bits, fx.mx.type_int(8)?, fx.mx.type_int(32)?);
    let base = fx.pointer(inst.argument(0))?;
    let offset = offset_argument(fx, inst, 1, true)?;
    let source = offset_pointer(fx, base, offset, byte)?;
    let source = fx.pointer_cast(source, word)?;
    let access = Access { alignment: 4, volatile: false, nontemporal: false };
    let distance = crate::lower::cx::function::memory_access::load_word(fx, source, access)?;
    let size = fx.mx.type_size()?;
    let distance = if width == 32 { distance } else { fx.op(Op::SConvert, size, &[distance])? };
    let number = fx.ptr_to_int(size, base.value())?;
    let target = fx.add(number, distance)?;
    let ty = fx.pointer_type_of(inst.value())?;
    fx.int_to_ptr(ty, target).map(one_part)
}

/// Returns an argument, one integer, in the width of pointers.
pub(super) fn offset_argument<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    index: u32,
    signed: bool,
) -> Result<Typed> {
    let (argument, width) = (inst.argument(index), fx.mx.pointer_bits);
    expect_one_integer(argument.ty())?;
    let number = fx.legal(argument)?;
    Ok(lanewise::resize(fx, Lane::Int { bits: width, width }, &number, signed)?.parts[0])
}

/// Returns a byte pointer plus an offset in bytes.
pub(super) fn offset_pointer(
    fx: &mut FunctionCx<'_, '_>,
    pointer: Pointer,
    offset: Typed,
    byte: SpirvType,
) -> Result<Pointer> {
    let bytes = fx.pointer_cast(pointer, byte)?;
    let ty = fx.mx.type_pointer(bytes.storage, byte)?;
    let id = fx.op(Op::PtrAccessChain, ty, &[bytes.value(), offset])?;
    Ok(Pointer::new(id, bytes.storage, bytes.pointee))
}

/// `llvm.objectsize` => the bytes from the pointer to the end of the object, if both are known; else the limit that
/// means unknown
pub(super) fn object_size<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let least = inst.argument(1).int_zext() == Some(1);
    let null_is_unknown = inst.argument(2).int_zext() == Some(1);
    let pointer = inst.argument(0);
    // In other address spaces null may be the address of an object.
    let is_known_null = pointer.kind() == ValueKind::NullPointer && pointer.ty().address_space() == Some(0);
    let number = match bytes_left(fx.mx, pointer) {
        None if is_known_null && !null_is_unknown => Number::Small(0),
        Some(bytes) => Number::Small(bytes),
        None if least => Number::Small(0),
        None => Number::Ones,
    };
    lanewise::number(fx, lanes, number).map(Legal::into_parts)
}

/// Returns the bytes from a constant offset in an object of known size to its end.
fn bytes_left<'m>(mx: &ModuleCx<'m>, pointer: Value<'m>) -> Option<u64> {
    /// The limit of steps from an address to its object; after more, its size is unknown.
    const STEPS: u32 = 32;
    let (mut pointer, mut offset) = (pointer, 0_i64);
    for _ in 0..STEPS {
        let object = match pointer.kind() {
            ValueKind::GlobalVariable(global) if global.initializer().is_some() => {
                mx.layout.alloc_size(global.value_type())
            }
            ValueKind::Instruction(inst) if inst.opcode() == Opcode::Alloca => {
                let count = inst.operand(0).int_zext()?;
                mx.layout.alloc_size(inst.allocated_type()).checked_mul(count)?
            }
            _ => {
                match pointer.opcode()? {
                    Opcode::GetElementPtr => offset = offset.checked_add(mx.layout.constant_offset(pointer)?)?,
                    Opcode::BitCast | Opcode::AddrSpaceCast => {}
                    _ => return None,
                }
                pointer = pointer.operand(0);
                continue;
            }
        };
        let offset = u64::try_from(offset).ok()?;
        return Some(object.saturating_sub(offset));
    }
    None
}

/// `llvm.matrix.column.major.load(p, stride, volatile, rows, columns)` => an `OpLoad` of each element, in columns that
/// start `stride` elements apart
pub(super) fn matrix_load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let elements = matrix_elements(fx, inst, 0)?;
    let mut results = Parts::new();
    for (column, offset, access) in elements {
        results.extend(load_at(fx, inst.ty().scalar(), column, offset, access)?);
    }
    crate::lower::cx::legal::lanes::gather(fx, lanes, &results).map(Legal::into_parts)
}

/// `llvm.matrix.column.major.store(value, p, stride, volatile, rows, columns)` => an `OpStore` of each element
pub(super) fn matrix_store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let vector = inst.argument(0);
    let matrix = fx.legal(vector)?;
    for (lane, (column, offset, access)) in matrix_elements(fx, inst, 1)?.into_iter().enumerate() {
        let value = extract_lane(fx, &matrix, lane as u32)?.parts;
        crate::lower::cx::function::memory_access::store_at(fx, vector.ty().scalar(), &value, column, offset, access)?;
    }
    Ok(Parts::new())
}

/// Returns the location of each element of a matrix, column by column: the start of the column and an offset in bytes.
fn matrix_elements<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, first: u32) -> Result<Vec<(Pointer, u64, Access)>> {
    let number = |argument: u32| inst.argument(first + argument).int_zext().unwrap_or(0);
    let (volatile, rows, columns) = (number(2) == 1, number(3), number(4));
    let element = if first == 0 { inst.ty() } else { inst.argument(0).ty() }.scalar();
    let size = fx.mx.layout.alloc_size(element);
    let (width, byte) = (fx.mx.pointer_bits, fx.mx.type_int(8)?);
    let stride = offset_argument(fx, inst, first + 1, false)?;
    let base = fx.pointer(inst.argument(first))?;
    let access = Access { alignment: size.min(1 << size.trailing_zeros()).max(1), volatile, nontemporal: false };
    let mut elements = Vec::new();
    for column in 0..columns {
        let factor =
            fx.mx.int_constant(width, column.checked_mul(size).ok_or_else(|| invalid("a matrix too large"))?)?;
        let offset = fx.mul(stride, factor)?;
        let start = offset_pointer(fx, base, offset, byte)?;
        elements.extend((0..rows).map(|row| (start, row * size, access)));
    }
    Ok(elements)
}
