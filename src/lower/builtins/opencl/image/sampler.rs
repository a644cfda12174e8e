//! Constant samplers.

use crate::lower::builtins::opencl::checks::{arguments, one_part, wrong_arguments, wrong_result};
use crate::lower::cx::prelude::*;

/// `__translate_sampler_initializer(bits)` => `OpConstantSampler`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [bits] = arguments(inst)?;
    if fx.object_type(inst.value()).target_name() != "spirv.Sampler" {
        return Err(wrong_result(inst));
    }
    let bits = bits.int_zext().ok_or_else(|| wrong_arguments(inst))?;
    fx.mx.sampler(bits)?.map(one_part).ok_or_else(|| wrong_arguments(inst))
}
