//! Group and subgroup instructions (specification, sections 3.3.21 and 3.3.24).

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::view::Instruction;

/// Checks an instruction of this family.
pub(super) fn check(_cx: &Cx<'_, '_>, _inst: &Instruction<'_>, _found: &mut Findings) {}
