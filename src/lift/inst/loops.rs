//! Loop controls as metadata.

use crate::error::Result;
use crate::ir::ValueId;
use crate::lift::cx::FunctionCx;

/// Attaches the metadata of the loop whose latch a branch ends.
pub(in crate::lift) fn attach(_fx: &mut FunctionCx<'_, '_>, _branch: ValueId) -> Result<()> {
    Ok(())
}
