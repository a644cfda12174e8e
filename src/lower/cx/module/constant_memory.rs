//! A rule for the types of variables in constant memory.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::Type;
use crate::lower::cx::forms::{self, is_standard_length};
use crate::lower::cx::module::ModuleCx;
use crate::spirv::grammar::Capability;

impl<'m> ModuleCx<'m> {
    /// Returns an error for a type with a vector of more than four components that only SPV_EXT_long_vector has: the
    /// extension allows none in `UniformConstant` (section 2.16.1).
    pub(super) fn check_constant_memory(&self, ty: Type<'m>) -> Result<()> {
        if self.legal.any_length != Some(Capability::LongVectorEXT) {
            return Ok(());
        }
        let Some(ty) = ty.find(|ty| self.is_long_in_memory(ty)) else { return Ok(()) };
        let message = format!(
            "constant memory cannot contain {ty} with SPV_EXT_long_vector; move the variable to global memory, or do not \
             allow the extension"
        );
        Err(Error::new(ErrorKind::InvalidModule, message))
    }

    /// Returns `true` for a vector of five or more components that is one vector in memory due to an extension.
    fn is_long_in_memory(&self, ty: Type<'m>) -> bool {
        let Some(lanes) = forms::lanes(ty, self.legal).ok().flatten() else { return false };
        lanes.count > 4
            && !is_standard_length(lanes.count)
            && lanes.lane.has_vectors()
            && lanes.has_memory_form(self.legal)
    }
}
