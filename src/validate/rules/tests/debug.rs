//! Rules about names and lines.

use super::*;

#[test]
fn names_of_members_are_those_of_structures() {
    check_cases(&[
        ("OpMemberName %struct 0 \"x\"\n %struct = OpTypeStruct %uint", Valid),
        ("OpMemberName %struct 1 \"x\"\n %struct = OpTypeStruct %uint", Violates("has no member 1")),
        ("OpMemberName %uint 0 \"x\"", Violates("is not a structure")),
    ]);
}

#[test]
fn texts_of_sources_continue_a_source() {
    check_cases(&[
        ("OpSource OpenCL_C 200\n OpSourceContinued \"b\"\n OpSourceContinued \"c\"", Valid),
        ("OpSourceContinued \"b\"", BrokenForUs("must be an OpSource or OpSourceContinued")),
        (
            "OpSource OpenCL_C 200\n OpSourceExtension \"a\"\n OpSourceContinued \"b\"",
            BrokenForUs("must be an OpSource"),
        ),
    ]);
}

#[test]
fn strings_end_in_zeros() {
    check_cases(&[
        ("OpName %uint !99", Valid),
        ("OpName %uint !1677721699", BrokenForUs("the bytes of the last word of a string behind its end must be 0")),
    ]);
}
