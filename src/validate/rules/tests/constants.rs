//! Rules about constants.

use super::*;

#[test]
fn scalars_have_values_of_their_type() {
    check_cases(&[
        ("%yes = OpConstantTrue %bool", Valid),
        ("%yes = OpConstantTrue %uint", Violates("the result type must be OpTypeBool")),
        ("%yes = OpSpecConstantFalse %uint", Violates("the result type must be OpTypeBool")),
        ("OpCapability Int8\n %byte = OpTypeInt 8 0\n %c = OpConstant %byte 255", Valid),
        ("OpCapability Int8\n %byte = OpTypeInt 8 0\n %c = OpConstant %byte !256", Violates("above its 8 bits")),
        ("OpCapability Float16\n %half = OpTypeFloat 16\n %c = OpConstant %half !65536", Violates("above its 16 bits")),
        ("%c = OpUndef %void", Violates("must not be OpTypeVoid")),
    ]);
}

#[test]
fn composites_have_one_constant_for_each_constituent() {
    check_cases(&[
        ("%v = OpTypeVector %uint 2\n %c = OpConstantComposite %v %uint_0 %uint_1", Valid),
        ("%v = OpTypeVector %uint 2\n %c = OpConstantComposite %v %uint_0", Violates("there are 1 constituents")),
        (
            "%v = OpTypeVector %uint 2\n %c = OpConstantComposite %v %uint_0 %float_1",
            Violates("constituent 1 has the type"),
        ),
        (
            "%a = OpTypeArray %uint %uint_2\n %c = OpConstantComposite %a %uint_0 %uint_1 %uint_2",
            Violates("there are 3"),
        ),
        ("%s = OpTypeStruct %uint %float\n %c = OpConstantComposite %s %uint_0 %float_1", Valid),
        ("%s = OpTypeStruct %uint %float\n %c = OpConstantComposite %s %uint_0", Violates("there are 1 constituents")),
        ("%c = OpConstantComposite %uint %uint_0", Violates("must be a composite type")),
        (
            "%pointer = OpTypePointer Workgroup %uint\n %s = OpTypeStruct %pointer\n
             %v = OpVariable %pointer Workgroup\n %c = OpConstantComposite %s %v",
            Violates("is not a constant"),
        ),
        (
            "%length = OpSpecConstant %uint 3\n %a = OpTypeArray %uint %length\n %c = OpSpecConstantComposite %a %uint_0",
            Valid,
        ),
    ]);
}

#[test]
fn composites_of_specialization_constants_are_specialization_constants() {
    let module = |constant: &str| {
        format!(
            "%v = OpTypeVector %uint 2\n %spec = OpSpecConstant %uint 1\n %sum = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
             {constant}"
        )
    };
    check_cases(&[
        (&module("%c = OpSpecConstantComposite %v %spec %uint_1"), Valid),
        (&module("%c = OpConstantComposite %v %spec %uint_1"), BrokenForUs("requires an OpSpecConstantComposite")),
        // Compilers write them.
        (&module("%c = OpConstantComposite %v %sum %uint_1"), Valid),
    ]);
}

#[test]
fn constant_data_fills_an_array_of_integers() {
    // The numbers are the capability ConstantDataKHR and OpConstantDataKHR, which SPIRV-Tools does not know.
    let module = |constant: &str| {
        format!(
            "OpCapability !5146\n OpExtension \"SPV_KHR_constant_data\"\n OpCapability Int8
             %byte = OpTypeInt 8 0\n %five = OpConstant %uint 5\n %bytes = OpTypeArray %byte %five
             %floats = OpTypeArray %float %uint_2\n {constant}"
        )
    };
    check_cases(&[
        (&module("!0x0005141b %bytes %c !1 !2"), ValidForUs),
        (&module("!0x0004141b %bytes %c !1"), Violates("there are 1 words of data; the result type has 2")),
        (&module("!0x0005141b %floats %c !1 !2"), Violates("must be an array of scalar integers")),
    ]);
}

#[test]
fn null_values_exist_for_some_types() {
    check_cases(&[
        ("%p = OpTypePointer Workgroup %uint\n %s = OpTypeStruct %p %float\n %c = OpConstantNull %s", Valid),
        ("%e = OpTypeEvent\n %c = OpConstantNull %e", Valid),
        ("%c = OpConstantNull %void", Violates("has no null value")),
        (
            "OpCapability TaskSequenceALTERA\n OpExtension \"SPV_ALTERA_task_sequence\"\n %t = OpTypeTaskSequenceALTERA
             %c = OpConstantNull %t",
            Violates("has no null value"),
        ),
        (
            "OpCapability Pipes\n %p = OpTypePipe ReadOnly\n %s = OpTypeStruct %p\n %c = OpConstantNull %s",
            Violates("has no null"),
        ),
        (
            "OpCapability ImageBasic\n OpCapability LiteralSampler\n %s = OpTypeSampler\n %c = OpConstantSampler %s None 0 Nearest",
            Valid,
        ),
        (
            "OpCapability ImageBasic\n OpCapability LiteralSampler\n %s = OpTypeSampler\n %c = OpConstantSampler %s None 2 Nearest",
            BrokenForUs("Param must be 0 or 1, not 2"),
        ),
        (
            "OpCapability ImageBasic\n OpCapability LiteralSampler\n %s = OpTypeSampler\n
             %c = OpConstantSampler %uint None 0 Nearest",
            Violates("the result type must be OpTypeSampler"),
        ),
    ]);
}

#[test]
fn operations_of_specialization_constants_are_some_opcodes() {
    check_cases(&[
        (
            "%a = OpSpecConstant %uint 1\n %null = OpConstantNull %v4uint\n %c = OpSpecConstantOp %uint IAdd %a %uint_1",
            Valid,
        ),
        ("%null = OpConstantNull %v4uint\n %c = OpSpecConstantOp %v4uint CompositeInsert %uint_1 %null 3", Valid),
        (
            "%null = OpConstantNull %v4uint\n %c = OpSpecConstantOp %uint CompositeExtract %null 4",
            BrokenForUs("no constituent 4"),
        ),
        ("%c = OpSpecConstantOp %uint !128 %uint_1 %uint_1", Valid),
        ("%c = OpSpecConstantOp %uint !205 %uint_1", Violates("must not be in an OpSpecConstantOp")),
        (
            "%pointer = OpTypePointer Workgroup %uint\n %array = OpTypeArray %uint %uint_4\n
             %to_array = OpTypePointer Workgroup %array\n %variable = OpVariable %to_array Workgroup\n
             %c = OpSpecConstantOp %pointer InBoundsAccessChain %variable %uint_1",
            Valid,
        ),
        (
            "%pointer = OpTypePointer Workgroup %float\n %array = OpTypeArray %uint %uint_4\n
             %to_array = OpTypePointer Workgroup %array\n %variable = OpVariable %to_array Workgroup\n
             %c = OpSpecConstantOp %pointer InBoundsAccessChain %variable %uint_1",
            BrokenForUs("the indexes lead to"),
        ),
    ]);
}

const POINTERS: &str = "OpCapability FunctionPointersINTEL\n OpExtension \"SPV_INTEL_function_pointers\"\n
    OpDecorate %function LinkageAttributes \"function\" Import\n
    %to_function = OpTypePointer CodeSectionINTEL %to_void\n %to_uint = OpTypePointer CodeSectionINTEL %uint\n";

#[test]
fn function_pointers_point_to_functions() {
    let function = "\n %function = OpFunction %void None %to_void\n OpFunctionEnd";
    let module = |constant: &str| format!("{POINTERS}{constant}{function}");
    let valid = module("%c = OpConstantFunctionPointerINTEL %to_function %function");
    let invalid = module("%c = OpConstantFunctionPointerINTEL %to_uint %function");
    // SPIRV-Tools does not know that the function may be defined later.
    check_cases(&[(&valid, ValidForUs), (&invalid, Violates("a pointer to the type of the function"))]);
}
