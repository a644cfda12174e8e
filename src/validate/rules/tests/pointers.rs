//! Rules about pointers of the logical addressing model.

use super::*;

const GLOBALS: &str = "
    OpMemoryModel Logical OpenCL
    %array = OpTypeArray %uint %uint_4
    %to_uint = OpTypePointer Workgroup %uint
    %to_array = OpTypePointer Workgroup %array
    %to_pointer = OpTypePointer Workgroup %to_uint
    %global = OpTypePointer CrossWorkgroup %uint
    %long = OpTypePointer Workgroup %float
    %u = OpVariable %to_uint Workgroup
    %a = OpVariable %to_array Workgroup
    %yes = OpConstantTrue %bool
";

#[test]
fn logical_pointers_are_created_and_used_by_few_instructions() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpAccessChain %to_uint %a %uint_1\n %y = OpLoad %uint %x\n OpStore %u %y", Valid),
            ("%x = OpPtrEqual %bool %u %u", Violates("must not use a pointer")),
            ("%x = OpUndef %to_uint\n OpStore %x %uint_1", Violates("must not be accessed")),
            ("%x = OpUndef %global\n %y = OpCopyObject %global %x\n OpStore %y %uint_1", Valid),
        ],
    );
    check_cases(&[
        (&format!("{GLOBALS} %p = OpVariable %to_pointer Workgroup"), Violates("must not contain a pointer")),
        (&format!("{GLOBALS} %n = OpConstantNull %to_uint"), Violates("must not create a pointer")),
    ]);
}

#[test]
fn logical_pointers_are_arguments_if_they_are_variables() {
    let globals = format!(
        "OpDecorate %callee LinkageAttributes \"callee\" Import\n {GLOBALS} %type = OpTypeFunction %void %to_uint\n
         %callee = OpFunction %void None %type\n %p = OpFunctionParameter %to_uint\n OpFunctionEnd"
    );
    check_bodies(
        &globals,
        &[
            ("%x = OpFunctionCall %void %callee %u", Valid),
            (
                "%x = OpAccessChain %to_uint %a %uint_1\n %y = OpFunctionCall %void %callee %x",
                Violates("must not be an arg"),
            ),
        ],
    );
}
