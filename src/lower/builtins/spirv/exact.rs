//! Integers with exactly LLVM's bit width, as operands and results of instructions.
//!
//! Legalized parts hold integers of odd widths in wider ones (see [`forms`](crate::lower::cx::forms)). An instruction
//! that is called by name has the types of its call, so its operands and results are converted, which needs
//! SPV_INTEL_arbitrary_precision_integers, or SPV_INTEL_int4 for four bits.

use crate::ir::Type;
use crate::lower::cx::forms::WORD_BITS;
use crate::lower::cx::prelude::*;

/// Returns the lanes of a type that is a single value only with integers of an odd width.
pub(super) fn odd_width_integers<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<Option<Lanes>> {
    let LegalForm::Lanes(lanes) = fx.form(ty)? else { return Ok(None) };
    let is_odd_width = match lanes.lane {
        Lane::Int { bits, width } => bits != width && lanes.chunks(fx.mx.legal).count() == 1,
        Lane::MultiWord { .. } => lanes.count == 1,
        _ => false,
    };
    Ok(is_odd_width.then_some(lanes))
}

/// Returns the SPIR-V type of [`odd_width_integers`].
pub(super) fn exact_type(fx: &mut FunctionCx<'_, '_>, lanes: Lanes) -> Result<SpirvType> {
    let int = fx.mx.type_exact_int(lanes.lane.number_bits()?)?;
    fx.mx.type_vector(int, lanes.count)
}

/// Legalized parts => one value of [`exact_type`]
///
/// ```text
/// i100: (low, high) => OpUConvert low | OpUConvert high << 64
/// ```
pub(super) fn to_exact(fx: &mut FunctionCx<'_, '_>, value: &Legal) -> Result<Typed> {
    let ty = exact_type(fx, value.lanes)?;
    let mut whole = None;
    for (index, part) in value.parts.iter().enumerate() {
        let part = fx.zext_or_trunc(ty, *part)?;
        whole = Some(match whole {
            None => part,
            Some(low) => {
                let shift = shift_amount(fx, ty, index as u32)?;
                let high = fx.shl(part, shift)?;
                fx.or(low, high)?
            }
        });
    }
    whole.map_or_else(|| fx.op(Op::Undef, ty, &[]), Ok)
}

/// One value of [`exact_type`] => legalized parts
pub(super) fn from_exact(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, id: Typed) -> Result<Parts> {
    let Lane::MultiWord { .. } = lanes.lane else {
        let ty = fx.mx.chunk_type(lanes.lane, lanes.count)?;
        return Ok(Parts::from_elem(fx.zext_or_trunc(ty, id)?, 1));
    };
    let (exact, word) = (exact_type(fx, lanes)?, fx.mx.type_int(WORD_BITS)?);
    let mut parts = Parts::new();
    for index in 0..lanes.lane.words() {
        let rest = match index {
            0 => id,
            _ => {
                let shift = shift_amount(fx, exact, index)?;
                fx.lshr(id, shift)?
            }
        };
        parts.push(fx.zext_or_trunc(word, rest)?);
    }
    Ok(parts)
}

/// Returns the distance of a word from the lowest one, as a value of the type of the shifted integer.
///
/// The widths of a shift's operands may differ (SPIR-V, OpShiftLeftLogical), but those of LLVM's may not, and the Khronos
/// translator reads the instruction as it is.
fn shift_amount(fx: &mut FunctionCx<'_, '_>, ty: SpirvType, word: u32) -> Result<Typed> {
    let amount = fx.mx.u32_constant(word * WORD_BITS)?;
    fx.zext_or_trunc(ty, amount)
}
