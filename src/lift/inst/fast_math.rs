//! Fast-math flags of operations.

use crate::ir::{FastMath, ValueId};
use crate::lift::cx::FunctionCx;
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// Sets the fast-math flags of the decorations of an instruction on a floating-point operation.
pub(super) fn set_fast_math(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, value: ValueId) {
    let Some(id) = inst.result() else { return };
    let ty = fx.llvm_type(value);
    if fx.ir.is_float(ty) || fx.is_compare(value) {
        let mut fast_math = fx.fast_math(id);
        if matches!(inst.op, Op::FAdd | Op::FSub | Op::FMul | Op::FNegate) && fx.permits_contraction(id) {
            fast_math = fast_math | FastMath::CONTRACT;
        }
        fx.fb.set_fast_math(value, fast_math);
    }
}
