//! The description of a helper function.

use crate::error::Result;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::Id;

/// A helper function.
pub(crate) struct Helper {
    /// Its name, which identifies it in the module.
    pub(crate) name: String,
    /// The types of its parameters.
    pub(crate) parameters: Parts,
    /// The types of its results.
    pub(crate) results: Parts,
    /// Writes its body, which takes the parameters, and returns the results.
    pub(crate) body: fn(&mut FunctionCx<'_, '_>, &[Id]) -> Result<Parts>,
}
