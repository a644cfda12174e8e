//! Decorations: their targets and operands, and how often each may occur (specification, sections 2.16 and 3.20).

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::view::Instruction;

/// Checks an instruction of this family.
pub(super) fn check(_cx: &Cx<'_, '_>, _inst: &Instruction<'_>, _found: &mut Findings) {}
