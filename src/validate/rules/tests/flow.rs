//! Rules about blocks.

use super::*;
use crate::spirv::grammar::Op;
use crate::validate::rules::layout_position;

#[test]
fn the_first_block_has_no_phis() {
    let with = |first: &str, second: &str| {
        format!(
            "%case = OpFunction %void None %to_void\n%first = OpLabel\n{first}\nOpBranch %second\n%second = OpLabel\n\
             {second}\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&with("", "%phi = OpPhi %uint %uint_1 %first"), Valid),
        (&with("%phi = OpPhi %uint", ""), Violates("must not be in the first block")),
    ]);
}

#[test]
fn uses_in_unreachable_blocks() {
    let function = |first: &str, last: &str, use_of: &str| {
        format!(
            "%case = OpFunction %void None %to_void\n%first = OpLabel\n{first}\nOpBranch %last\n%dead = OpLabel\n\
             %sum = OpIAdd %uint {use_of} %uint_1\nOpBranch %last\n%last = OpLabel\n{last}\nOpReturn\nOpFunctionEnd"
        )
    };
    let copy = |name: &str| format!("{name} = OpCopyObject %uint %uint_2");
    check_cases(&[
        (&function(&copy("%early"), "", "%early"), Valid),
        (&function("", &copy("%late"), "%late"), Violates("does not dominate its use")),
    ]);
}

#[test]
fn a_phi_merges_values() {
    let case = |phi: &str| {
        format!(
            "%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n OpCapability ImageBasic
             %taking = OpTypeFunction %void %image %uint\n
             %case = OpFunction %void None %taking\n%i = OpFunctionParameter %image\n%u = OpFunctionParameter %uint
             %first = OpLabel\nOpBranch %second\n%second = OpLabel\n{phi}\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&case("%phi = OpPhi %uint %u %first"), Valid),
        (&case("%phi = OpPhi %uint %case %first"), Violates("is not a value")),
        (&case("%phi = OpPhi %image %i %first"), Valid),
    ]);
}

#[test]
fn no_line_is_between_a_merge_and_its_branch() {
    let case = |before: &str, between: &str| {
        format!(
            "%true = OpConstantTrue %bool\n %case = OpFunction %void None %to_void\n%first = OpLabel\n{before}
             OpSelectionMerge %last None\n{between}\nOpBranchConditional %true %then %last\n%then = OpLabel
             OpBranch %last\n%last = OpLabel\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&case("OpNoLine", ""), Valid),
        (&case("", "OpNoLine"), Violates("must not be between a merge instruction")),
    ]);
}

#[test]
fn a_loop_control_is_before_the_branch_of_a_header() {
    let case = |before: &str, end: &str| {
        format!(
            "OpCapability UnstructuredLoopControlsINTEL\n OpExtension \"SPV_INTEL_unstructured_loop_controls\"
             %true = OpConstantTrue %bool\n %case = OpFunction %void None %to_void\n%first = OpLabel\n{before}
             OpBranch %header\n%header = OpLabel\n{end}\n%last = OpLabel\nOpReturn\nOpFunctionEnd"
        )
    };
    const CONTROL: &str = "OpLoopControlINTEL 1";
    let branch = "OpBranchConditional %true %header %last";
    check_cases(&[
        (&case("", &format!("{CONTROL}\n{branch}")), Valid),
        (&case(CONTROL, branch), BrokenForUs("must be in a block that a back edge leads to")),
        (&case("", &format!("{CONTROL}\nOpSwitch %uint_1 %header 1 %last")), BrokenForUs("must be directly before")),
    ]);
}

#[test]
fn weights_have_a_sum() {
    let case = |weights: &str| {
        format!(
            "%true = OpConstantTrue %bool\n %case = OpFunction %void None %to_void\n%first = OpLabel
             OpBranchConditional %true %then %last {weights}\n%then = OpLabel
             OpBranch %last\n%last = OpLabel\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&case("4294967295 0"), Valid),
        (&case("4294967295 1"), BrokenForUs("two whose sum is neither 0 nor too large")),
    ]);
}

#[test]
fn an_opnop_is_in_a_block() {
    check_cases(&[
        ("%case = OpFunction %void None %to_void\n%first = OpLabel\nOpNop\nOpReturn\nOpFunctionEnd", Valid),
        ("OpNop", Violates("OpNop must be in a function")),
    ]);
}

#[test]
fn continued_constituents_stand_in_functions() {
    assert!(layout_position::is_in_functions(Op::CompositeConstructContinuedINTEL));
    assert!(!layout_position::is_in_functions(Op::ConstantCompositeContinuedINTEL));
}
