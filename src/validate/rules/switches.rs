//! Branches with a selector (specification, section 3.3.17).

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::view::Instruction;

/// Checks an instruction of this family.
pub(super) fn check(_cx: &Cx<'_, '_>, _inst: &Instruction<'_>, _found: &mut Findings) {}
