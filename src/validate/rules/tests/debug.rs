//! Rules about names and lines.

use super::*;

#[test]
fn names_of_members_are_those_of_structures() {
    check_cases(&[
        ("OpMemberName %struct 0 \"x\"\n %struct = OpTypeStruct %uint", Valid),
        ("OpMemberName %struct 1 \"x\"\n %struct = OpTypeStruct %uint", Broken("has no member 1")),
        ("OpMemberName %uint 0 \"x\"", Broken("is not a structure")),
    ]);
}
