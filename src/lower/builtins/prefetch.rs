//! `prefetch` of an untyped pointer (SPV_KHR_untyped_pointers).

use crate::lower::cx::prelude::*;
use crate::names::TypeName;
use crate::spirv::inst::Inst as SpirvInst;

/// `prefetch(p, n)` with `n` elements => `OpUntypedPrefetchKHR p bytes`; `None` where pointers are typed or the call has
/// other arguments
pub(super) fn lower_untyped<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    element: Option<TypeName>,
) -> Result<Option<Parts>> {
    let (Some(element), 2, true) = (element, inst.argument_count(), fx.mx.has_untyped_pointers()) else {
        return Ok(None);
    };
    let (pointer, count) = (inst.argument(0), inst.argument(1));
    if pointer.ty().address_space().is_none() {
        return Ok(None);
    }
    let Lanes { lane: Lane::Int { width, .. }, count: 1 } = fx.lanes(count.ty())? else { return Ok(None) };
    // A vector of three elements has the size of four (OpenCL C, section 6.1.5).
    let size = u64::from(element.scalar.bits() / 8) * u64::from(element.length.next_power_of_two());
    let bytes = match count.int_zext() {
        Some(count) => fx.mx.int_constant(width, count.wrapping_mul(size))?,
        None if size == 1 => fx.scalar(count)?,
        None => {
            let (size, count) = (fx.mx.int_constant(width, size)?, fx.scalar(count)?);
            fx.mul(count, size)?
        }
    };
    let pointer = fx.pointer(pointer)?.id;
    fx.emit(SpirvInst::new(Op::UntypedPrefetchKHR).id(pointer).id(bytes))?;
    Ok(Some(Parts::new()))
}
