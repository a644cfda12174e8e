//! Samplers that the module itself holds.

use crate::error::Result;
use crate::llvm::Inst;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use super::super::call::{arguments, one, wrong_arguments, wrong_result};

/// `__translate_sampler_initializer(bits)` => `OpConstantSampler`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [bits] = arguments(inst)?;
    if inst.ty().target_name() != "spirv.Sampler" {
        return Err(wrong_result(inst));
    }
    let bits = bits.int_zext().ok_or_else(|| wrong_arguments(inst))?;
    constant(fx, inst, bits).map(one)
}

/// A sampler by the bits of its literal: whether coordinates are normalised, how they wrap (`CLK_ADDRESS_...`), and
/// how texels are filtered (`CLK_FILTER_...`).
pub(super) fn constant(fx: &mut FunctionCx<'_, '_>, inst: Inst<'_>, bits: u64) -> Result<Id> {
    let addressing = match bits >> 1 & 7 {
        0 => SamplerAddressingMode::None,
        1 => SamplerAddressingMode::ClampToEdge,
        2 => SamplerAddressingMode::Clamp,
        3 => SamplerAddressingMode::Repeat,
        4 => SamplerAddressingMode::RepeatMirrored,
        _ => return Err(wrong_arguments(inst)),
    };
    let filter = match bits >> 4 & 3 {
        // No filter is named in the literal 0, which programs pass for "whatever".
        0 | 1 => SamplerFilterMode::Nearest,
        2 => SamplerFilterMode::Linear,
        _ => return Err(wrong_arguments(inst)),
    };
    let ty = fx.mx.out.intern_inst(SpirvInst::new(Op::TypeSampler))?;
    let sampler = SpirvInst::new(Op::ConstantSampler).id(ty).enumerant(addressing);
    fx.mx.out.intern_inst(sampler.literal((bits & 1) as u32).enumerant(filter))
}
