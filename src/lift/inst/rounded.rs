//! Quotients and square roots with a rounding mode (SPV_INTEL_rounded_divide_sqrt).

use crate::ir::ValueId;
use crate::ir::builder::attributes;
use crate::lift::cx::FunctionCx;
use crate::map::ROUNDING_NAMES;
use crate::spirv::grammar::{Decoration, FPRoundingMode};
use crate::spirv::view::Instruction;

/// Returns LLVM's name of the mode with which an instruction rounds, if it is decorated with one.
pub(super) fn mode(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> Option<&'static str> {
    let found = fx.decoration(inst.result()?, Decoration::FPRoundingMode)?;
    let mode = FPRoundingMode(*found.operands.first()?);
    ROUNDING_NAMES.iter().find(|row| row.1 == mode).map(|row| row.0)
}

/// `OpFDiv a b` => `llvm.experimental.constrained.fdiv(a, b, "round.upward", "fpexcept.ignore")`
pub(super) fn lift<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    name: &str,
    operands: &[ValueId],
    mode: &str,
) {
    let ty = fx.llvm_type(operands[0]);
    let mut arguments = operands.to_vec();
    for text in [format!("round.{mode}"), "fpexcept.ignore".to_owned()] {
        let text = fx.ir.md_string(text.as_bytes());
        arguments.push(fx.ir.metadata_value(text));
    }
    let name = format!("llvm.experimental.constrained.{name}.{}", fx.suffix(ty));
    let value = fx.intrinsic(&name, ty, &arguments);
    let (fb, ir) = fx.builders();
    fb.add_call_attribute(ir, value, attributes::flag("strictfp"));
    super::fast_math::set_fast_math(fx, inst, value);
    fx.set_result(inst, value);
}
