//! Rules about operands of the instructions of control flow.

use super::*;

/// Types and values beyond those of the common module.
const FURTHER: &str = "
    OpCapability Int8
    OpCapability Int64
    %uchar = OpTypeInt 8 0
    %ulong = OpTypeInt 64 0
    %u8 = OpUndef %uchar
    %u32 = OpUndef %uint
    %u64 = OpUndef %ulong
    %true = OpConstantTrue %bool
    %private_uint = OpTypePointer Function %uint
    %global_uint = OpTypePointer CrossWorkgroup %uint
    %global = OpConstantNull %global_uint";

#[test]
fn literals_of_a_switch_are_extended_and_differ() {
    let switch = |cases: &str| format!("OpSwitch {cases}\n%a = OpLabel\nOpBranch %b\n%b = OpLabel");
    let cases = [
        (switch("%u32 %a 1 %b 2 %a"), Valid),
        (switch("%u32 %a 1 %b 1 %a"), BrokenForUs("the literals must differ from each other")),
        (switch("%u64 %a 1 %b 4294967297 %a"), Valid),
        (switch("%u64 %a 4294967297 %b 4294967297 %a"), BrokenForUs("the literals must differ from each other")),
        (switch("%u8 %a 255 %b 2 %a"), Valid),
        (switch("%u32 %b"), Valid),
        (switch("%true %b"), Violates("the selector must be a scalar integer")),
    ];
    check_functions(FURTHER, &cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn loop_controls_exclude_each_other() {
    let merge = |control: &str| {
        format!(
            "OpBranch %head\n%head = OpLabel\nOpLoopMerge %done %next {control}\nOpBranch %next\n%next = OpLabel
             OpBranchConditional %true %head %done\n%done = OpLabel"
        )
    };
    let cases = [
        (merge("Unroll"), Valid),
        (merge("PeelCount|PartialCount 2 3"), Valid),
        (merge("Unroll|DontUnroll"), Violates("both DontUnroll and Unroll")),
        (merge("DontUnroll|PeelCount 2"), Violates("both DontUnroll and PeelCount")),
        (merge("DontUnroll|PartialCount 2"), Violates("both DontUnroll and PartialCount")),
        (merge("DependencyLength|IterationMultiple 0 4"), Valid),
        (merge("DependencyLength|IterationMultiple 4 0"), Violates("IterationMultiple must be at least 1")),
    ];
    check_functions(FURTHER, &cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn lifetimes_are_those_of_private_memory() {
    check_functions(
        FURTHER,
        &[
            ("%p = OpVariable %private_uint Function\nOpLifetimeStart %p 4\nOpLifetimeStop %p 0", Valid),
            ("OpLifetimeStart %global 0", BrokenForUs("the pointer must point to Function")),
            ("OpLifetimeStop %uint_1 0", BrokenForUs("the pointer must point to Function")),
        ],
    );
}
