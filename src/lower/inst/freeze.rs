//! `freeze`.

use crate::lower::cx::legal::lanes;
use crate::lower::cx::prelude::*;

/// `freeze` => `OpFreezeKHR` where SPV_KHR_poison_freeze is allowed, else the operand
///
/// Without the extension the operations that the operand depends on must not vary or be poison; see
/// [`Freezes`](crate::analysis::Freezes).
pub(in crate::lower) fn freeze<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let parts = fx.value_as(inst.operand(0), node)?;
    if fx.mx.expands_freeze {
        return Ok(parts);
    }
    lanes::each_part(fx, [&parts], |fx, ty, parts| fx.op(Op::FreezeKHR, ty, parts))
}
