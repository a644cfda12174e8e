//! The type of bfloats: `SPV_KHR_bfloat16` has one; without it they are 16-bit integers.

use crate::error::Result;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, FPEncoding, Op};
use crate::spirv::inst::Inst;

impl Declarations<'_> {
    /// Returns `true` if bfloats have a type of their own.
    pub(in crate::lower) fn has_bfloat_type(&self) -> bool {
        self.out.allows_extension(Extension::KHR_bfloat16)
    }

    /// Returns `true` if that type has arithmetic; declares the capability in this case.
    pub(in crate::lower) fn has_bfloat_arithmetic(&mut self) -> Result<bool> {
        let has = self.has_bfloat_type() && self.out.allows_extension(Extension::INTEL_bfloat16_arithmetic);
        if has {
            // The result type of a comparison does not imply the capability.
            self.out.requirements().capability(Capability::BFloat16ArithmeticINTEL)?;
        }
        Ok(has)
    }

    /// `OpTypeFloat 16 BFloat16KHR`, or a 16-bit integer.
    pub(in crate::lower) fn type_bfloat(&mut self) -> Result<SpirvType> {
        if !self.has_bfloat_type() {
            return self.type_int(16);
        }
        self.declare_type(Inst::new(Op::TypeFloat).literal(16).enumerant(FPEncoding::BFloat16KHR))
    }

    /// Returns a bfloat constant from its bits.
    pub(in crate::lower) fn bfloat_constant(&mut self, bits: u64) -> Result<Typed> {
        let ty = self.type_bfloat()?;
        let id = self.out.intern(Op::Constant, Some(ty.id()), &[bits as u32])?;
        Ok(Typed::new(id, ty))
    }
}
