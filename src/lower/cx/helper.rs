//! The description of a helper function.

use crate::error::Result;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::Id;

/// A helper function.
pub(crate) struct Helper {
    /// Its name, which tells it from other helpers.
    pub(crate) name: String,
    /// The types of its parameters.
    pub(crate) parameters: Parts,
    /// The types of its results.
    pub(crate) results: Parts,
    /// Writes its body, given the parameters, and returns the results.
    pub(crate) body: fn(&mut FunctionCx<'_, '_>, &[Id]) -> Result<Parts>,
}
