//! `llvm.memcpy.element.unordered.atomic` and its relatives: loops of atomic loads and stores of the elements.

use crate::error::invalid;
use crate::lower::cx::forms::one_part;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::inst::atomic::{load_element, store_element};
use crate::lower::intrinsics::memory::{Size, element_at, is_nothing, is_source_first, may_overlap, size};

/// The largest element that SPIR-V has atomic operations for, in bytes.
const MAX_ELEMENT: u64 = 8;

/// The elements of an intrinsic.
struct Elements {
    /// The integer type as wide as an element.
    lane: Lane,
    /// The number of elements.
    count: Typed,
    /// The width of the type of the number.
    width: u32,
}

impl Elements {
    /// Reads the size and the number of the elements; `None` if there are none.
    fn of_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Self>> {
        if is_nothing(inst.argument(2)) {
            return Ok(None);
        }
        let bytes = inst.argument(3).int_zext().ok_or_else(|| invalid("expected a constant size of an element"))?;
        if bytes > MAX_ELEMENT {
            let message = format!(
                "expected atomic elements of at most {MAX_ELEMENT} bytes, found {bytes}; protect the memory with a lock"
            );
            return Err(invalid(message));
        }
        let Size { id, width, .. } = size(fx, inst.argument(2))?.for_indices(fx)?;
        let shift = fx.mx.int_constant(width, u64::from(bytes.trailing_zeros()))?;
        let bits = bytes as u32 * 8;
        let count = if bytes == 1 { id } else { fx.lshr(id, shift)? };
        Ok(Some(Self { lane: Lane::Int { bits, width: bits }, count, width }))
    }

    /// Returns an argument as a pointer to the first element.
    fn pointer<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: u32) -> Result<Pointer> {
        let (pointer, ty) = (fx.pointer(inst.argument(argument))?, fx.mx.lane_type(self.lane)?);
        fx.pointer_cast(pointer, ty)
    }

    /// Runs `body` for 0, 1, ... up to the number of elements, exclusive.
    fn each<'a, 'm>(
        &self,
        fx: &mut FunctionCx<'a, 'm>,
        body: impl FnOnce(&mut FunctionCx<'a, 'm>, Typed) -> Result<()>,
    ) -> Result<()> {
        let (zero, one) = (fx.mx.int_constant(self.width, 0)?, fx.mx.int_constant(self.width, 1)?);
        let next = |fx: &mut FunctionCx<'a, 'm>, state: &[Typed]| {
            body(fx, state[0])?;
            fx.add(state[0], one).map(one_part)
        };
        fx.while_loop(&[zero], |fx, state| fx.icmp_ult(state[0], self.count), next).map(drop)
    }
}

/// `llvm.memcpy.element.unordered.atomic` => a loop of `OpAtomicLoad` and `OpAtomicStore`
pub(super) fn copy<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Some(elements) = Elements::of_call(fx, inst)? else { return Ok(Parts::new()) };
    let (target, source) = (elements.pointer(fx, inst, 0)?, elements.pointer(fx, inst, 1)?);
    elements.each(fx, |fx, index| copy_element(fx, elements.lane, [target, source], index))?;
    Ok(Parts::new())
}

/// `llvm.memmove.element.unordered.atomic` => the same loop, from the last element to the first if the source is before the
/// target: every element is read before it is written
pub(super) fn move_<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Some(elements) = Elements::of_call(fx, inst)? else { return Ok(Parts::new()) };
    let (target, source) = (elements.pointer(fx, inst, 0)?, elements.pointer(fx, inst, 1)?);
    if !may_overlap(target.storage, source.storage) {
        elements.each(fx, |fx, index| copy_element(fx, elements.lane, [target, source], index))?;
        return Ok(Parts::new());
    }
    let backwards = is_source_first(fx, target, source)?;
    let one = fx.mx.int_constant(elements.width, 1)?;
    let last = fx.sub(elements.count, one)?;
    elements.each(fx, |fx, index| {
        let from_end = fx.sub(last, index)?;
        let index = fx.select(backwards, from_end, index)?;
        copy_element(fx, elements.lane, [target, source], index)
    })?;
    Ok(Parts::new())
}

fn copy_element(fx: &mut FunctionCx<'_, '_>, lane: Lane, [target, source]: [Pointer; 2], index: Typed) -> Result<()> {
    let from = Pointer::new(element_at(fx, source, index)?, source.storage, source.pointee);
    let value = load_element(fx, from, lane)?;
    let to = Pointer::new(element_at(fx, target, index)?, target.storage, target.pointee);
    store_element(fx, to, lane, value)
}

/// `llvm.memset.element.unordered.atomic` => a loop of `OpAtomicStore` of the byte, repeated
pub(super) fn set<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Some(elements) = Elements::of_call(fx, inst)? else { return Ok(Parts::new()) };
    let target = elements.pointer(fx, inst, 0)?;
    let value = repeated(fx, inst, elements.lane)?;
    elements.each(fx, |fx, index| {
        let to = Pointer::new(element_at(fx, target, index)?, target.storage, target.pointee);
        store_element(fx, to, elements.lane, value)
    })?;
    Ok(Parts::new())
}

/// Returns the integer whose bytes are all the value of a `memset`.
fn repeated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lane: Lane) -> Result<Typed> {
    let byte = inst.argument(1);
    let bits = lane.bits().unwrap_or(8);
    let ones = 0x0101_0101_0101_0101 >> (64 - bits);
    match byte.int_zext() {
        Some(byte) => fx.mx.int_constant(bits, byte * ones),
        None if bits == 8 => fx.scalar(byte),
        None => {
            let (byte, ty) = (fx.scalar(byte)?, fx.mx.lane_type(lane)?);
            let (byte, ones) = (fx.zext_or_trunc(ty, byte)?, fx.mx.int_constant(bits, ones)?);
            fx.mul(byte, ones)
        }
    }
}
