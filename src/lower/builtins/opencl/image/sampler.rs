//! Samplers that the module itself holds.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, Value};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;

use crate::lower::builtins::opencl::call::{arguments, one, wrong_arguments, wrong_result};

/// `__translate_sampler_initializer(bits)` => `OpConstantSampler`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [bits] = arguments(inst)?;
    if fx.object_type(inst.value()).target_name() != "spirv.Sampler" {
        return Err(wrong_result(inst));
    }
    let bits = bits.int_zext().ok_or_else(|| wrong_arguments(inst))?;
    constant(fx, bits)?.map(one).ok_or_else(|| wrong_arguments(inst))
}

/// What stands for an integer that is passed as a sampler, as clang once had it.
pub(in crate::lower) fn of_integer<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Parts> {
    if fx.object_type(value).target_name() == "spirv.Sampler" {
        return fx.value(value);
    }
    let constant = value.int_zext().map(|bits| constant(fx, bits)).transpose()?.flatten();
    constant.map(one).ok_or_else(|| {
        let message = format!("{} is passed as a sampler, but is neither one nor the bits of one", value.describe());
        Error::new(ErrorKind::InvalidFunctionCall, message)
    })
}

/// A sampler by the bits of its literal: whether coordinates are normalised, how they wrap (`CLK_ADDRESS_...`), and
/// how texels are filtered (`CLK_FILTER_...`).
///
/// `None` if they are the bits of none.
fn constant(fx: &mut FunctionCx<'_, '_>, bits: u64) -> Result<Option<Id>> {
    let addressing = match bits >> 1 & 7 {
        0 => SamplerAddressingMode::None,
        1 => SamplerAddressingMode::ClampToEdge,
        2 => SamplerAddressingMode::Clamp,
        3 => SamplerAddressingMode::Repeat,
        4 => SamplerAddressingMode::RepeatMirrored,
        _ => return Ok(None),
    };
    let filter = match bits >> 4 & 3 {
        // No filter is named in the literal 0, which programs pass for "whatever".
        0 | 1 => SamplerFilterMode::Nearest,
        2 => SamplerFilterMode::Linear,
        _ => return Ok(None),
    };
    let ty = fx.mx.out.intern_inst(SpirvInst::new(Op::TypeSampler))?;
    let sampler = SpirvInst::new(Op::ConstantSampler).id(ty).enumerant(addressing);
    fx.mx.out.intern_inst(sampler.literal((bits & 1) as u32).enumerant(filter)).map(Some)
}
