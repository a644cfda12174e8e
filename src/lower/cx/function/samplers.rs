//! Samplers that the module itself holds.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Value;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, SamplerAddressingMode, SamplerFilterMode};
use crate::spirv::inst::Inst as SpirvInst;

impl<'m> FunctionCx<'_, 'm> {
    /// What stands for an integer that is passed as a sampler, as clang once had it.
    pub(in crate::lower) fn sampler_of_integer(&mut self, value: Value<'m>) -> Result<Parts> {
        if self.object_type(value).target_name() == "spirv.Sampler" {
            return self.value(value);
        }
        let constant = value.int_zext().map(|bits| self.mx.sampler(bits)).transpose()?.flatten();
        constant.map(|id| Parts::from_elem(id, 1)).ok_or_else(|| {
            let message =
                format!("{} is passed as a sampler, but is neither one nor the bits of one", value.describe());
            Error::new(ErrorKind::InvalidFunctionCall, message)
        })
    }
}

impl ModuleCx<'_> {
    /// A sampler by the bits of its literal: whether coordinates are normalised, how they wrap (`CLK_ADDRESS_...`), and
    /// how texels are filtered (`CLK_FILTER_...`).
    ///
    /// `None` if they are the bits of none.
    pub(in crate::lower) fn sampler(&mut self, bits: u64) -> Result<Option<Id>> {
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
        let ty = self.out.intern_inst(SpirvInst::new(Op::TypeSampler))?;
        let sampler = SpirvInst::new(Op::ConstantSampler).id(ty).enumerant(addressing);
        self.out.intern_inst(sampler.literal((bits & 1) as u32).enumerant(filter)).map(Some)
    }
}
