//! Names and lines (specification, section 3.3.2).

use super::annotations::check_member;
use super::cx::Cx;
use crate::spirv::grammar::Op;
use crate::spirv::view::Instruction;
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    if let (Op::MemberName, &[structure, member, ..]) = (inst.op, inst.operands) {
        check_member(cx, inst, structure, member, "OpMemberName", found);
    }
}
