//! Integers of any width (SPV_ALTERA_arbitrary_precision_integers and others).

use crate::error::Result;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::typed::SpirvType;
use crate::spirv::grammar::Op;

impl Declarations<'_> {
    /// `OpTypeInt bits 0`, whatever the width.
    ///
    /// # Errors
    ///
    /// `RequiresExtension` if no extension that has such integers is allowed.
    pub(in crate::lower) fn type_exact_int(&mut self, bits: u32) -> Result<SpirvType> {
        match bits {
            8 | 16 | 32 | 64 => self.type_int(bits),
            _ => self.out.intern(Op::TypeInt, None, &[bits, 0]).map(SpirvType::new),
        }
    }
}
