//! Samplers that are constants of the module.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::Value;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};
use crate::spirv::inst::Inst as SpirvInst;

impl<'m> FunctionCx<'_, 'm> {
    /// Returns the sampler for an integer that is passed as a sampler, as old versions of clang write it.
    pub(in crate::lower) fn sampler_of_integer(&mut self, value: Value<'m>) -> Result<Parts> {
        if self.object_type(value).target_name() == "spirv.Sampler" {
            return self.value(value);
        }
        let constant = value.int_zext().map(|bits| self.mx.sampler(bits)).transpose()?.flatten();
        constant.map(|id| Parts::from_elem(id, 1)).ok_or_else(|| {
            let message =
                format!("expected a sampler or a constant with the bits of a sampler, found {}", value.describe());
            Error::new(ErrorKind::InvalidInstruction, message)
        })
    }
}

impl ModuleCx<'_> {
    /// Returns a new sampler for the bits of its literal: normalized coordinates, addressing mode (`CLK_ADDRESS_...`)
    /// and filter mode (`CLK_FILTER_...`). Like in the Khronos translator, each use of a literal has its own.
    ///
    /// `None` if the bits are not a valid sampler.
    pub(in crate::lower) fn sampler(&mut self, bits: u64) -> Result<Option<Typed>> {
        let addressing = match bits >> 1 & 7 {
            0 => SamplerAddressingMode::None,
            1 => SamplerAddressingMode::ClampToEdge,
            2 => SamplerAddressingMode::Clamp,
            3 => SamplerAddressingMode::Repeat,
            4 => SamplerAddressingMode::RepeatMirrored,
            _ => return Ok(None),
        };
        let filter = match bits >> 4 & 3 {
            // The literal 0 has no filter mode; programs pass it for "any".
            0 | 1 => SamplerFilterMode::Nearest,
            2 => SamplerFilterMode::Linear,
            _ => return Ok(None),
        };
        let ty = self.declare_type(SpirvInst::new(Op::TypeSampler))?;
        let sampler = SpirvInst::new(Op::ConstantSampler).id(ty).enumerant(addressing);
        let id = self.out.declare_again(sampler.literal((bits & 1) as u32).enumerant(filter))?;
        Ok(Some(Typed::new(id, ty)))
    }
}
