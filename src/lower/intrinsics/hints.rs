//! Intrinsics that only tell an optimiser something.

use crate::error::Result;
use crate::llvm::Inst;

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

/// Says nothing that a consumer must know => nothing
pub(super) fn dropped<'m>(_fx: &mut FunctionCx<'_, 'm>, _inst: Inst<'m>) -> Result<Parts> {
    Ok(Parts::new())
}

/// `llvm.expect(x, y)` => `x`
pub(super) fn first_operand<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    fx.value_as(inst.argument(0), node)
}

/// `llvm.invariant.start` => a null pointer, which only `llvm.invariant.end` takes
pub(super) fn invariant_start<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let types = fx.types_of(inst.value())?;
    types.into_iter().map(|ty| fx.mx.null(ty)).collect()
}

/// `llvm.is.constant` => whether the operand is a constant here and now
pub(super) fn is_constant<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let answer = inst.argument(0).is_constant();
    Ok(Parts::from_elem(fx.mx.bool_constant(answer)?, 1))
}
