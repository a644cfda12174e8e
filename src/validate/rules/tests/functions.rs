//! Rules about functions and calls.

use super::*;

#[test]
fn functions_have_the_parameters_of_their_type() {
    check_cases(&[
        (
            "%type = OpTypeFunction %uint %uint %float\n %f = OpFunction %uint None %type\n
             %a = OpFunctionParameter %uint\n %b = OpFunctionParameter %float\n %l = OpLabel\n OpReturnValue %a\n
             OpFunctionEnd",
            Valid,
        ),
        (
            "%type = OpTypeFunction %uint %uint\n %f = OpFunction %uint None %type\n
             %a = OpFunctionParameter %float\n %l = OpLabel\n OpReturnValue %uint_1\n OpFunctionEnd",
            Violates("the type must be that of parameter 0"),
        ),
        (
            "%type = OpTypeFunction %uint %uint\n %f = OpFunction %uint None %type\n
             %l = OpLabel\n OpReturnValue %uint_1\n OpFunctionEnd",
            BrokenForUs("there are 0 parameters; the function type has 1"),
        ),
        (
            "%f = OpFunction %void None %to_void\n
             %a = OpFunctionParameter %uint\n %l = OpLabel\n OpReturn\n OpFunctionEnd",
            Violates("there are 1 parameters; the function type has 0"),
        ),
        (
            "%f = OpFunction %uint None %to_void\n %l = OpLabel\n OpReturnValue %uint_1\n OpFunctionEnd",
            Violates("must be the return type"),
        ),
        (
            "%f = OpFunction %void None %uint\n %l = OpLabel\n OpReturn\n OpFunctionEnd",
            Violates("is not a function type"),
        ),
        ("%f = OpFunction %void None %to_void\n OpFunctionEnd", Violates("must have LinkageAttributes with Import")),
        (
            "OpDecorate %group Alignment 4\n %group = OpDecorationGroup\n OpGroupDecorate %group %pointer\n
             %to = OpTypePointer CrossWorkgroup %uint\n %pointer = OpUndef %to\n
             %f = OpFunction %void None %to_void\n OpFunctionEnd",
            Violates("must have LinkageAttributes with Import"),
        ),
        (
            "OpDecorate %f LinkageAttributes \"f\" Import\n
             %f = OpFunction %void None %to_void\n %l = OpLabel\n OpReturn\n OpFunctionEnd",
            Violates("must not have LinkageAttributes with Import"),
        ),
    ]);
}

#[test]
fn calls_have_the_arguments_of_the_function() {
    let callee = "OpDecorate %callee LinkageAttributes \"callee\" Import\n %type = OpTypeFunction %uint %uint %float\n
        %callee = OpFunction %uint None %type\n %a = OpFunctionParameter %uint\n %b = OpFunctionParameter %float\n
        OpFunctionEnd";
    check_bodies(
        callee,
        &[
            ("%x = OpFunctionCall %uint %callee %uint_1 %float_1", Valid),
            ("%x = OpFunctionCall %float %callee %uint_1 %float_1", Violates("must be that of the function")),
            ("%x = OpFunctionCall %uint %callee %uint_1", Violates("there are 1 arguments; the function has 2")),
            ("%x = OpFunctionCall %uint %callee %uint_1 %uint_1", Violates("argument 1 does not have the type")),
        ],
    );
}
