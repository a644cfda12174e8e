//! Rules about types.

use super::*;

#[test]
fn numbers_have_widths_that_capabilities_enable() {
    check_cases(&[
        ("OpCapability Int8\n %byte = OpTypeInt 8 0", Valid),
        ("%byte = OpTypeInt 8 0", Violates("requires the capability Int8")),
        ("%short = OpTypeInt 16 0", Violates("requires the capability Int16")),
        ("OpCapability Int64\n %long = OpTypeInt 64 0", Valid),
        ("%long = OpTypeInt 64 0", Violates("requires the capability Int64")),
        ("%seven = OpTypeInt 7 0", Violates("requires the capability ArbitraryPrecisionIntegers")),
        ("%int = OpTypeInt 32 1", Violates("the signedness must be 0 in a module")),
        ("%int = OpTypeInt 32 2", Violates("the signedness must be 0 or 1")),
        ("OpCapability Float16Buffer\n %half = OpTypeFloat 16", Valid),
        ("%half = OpTypeFloat 16", Violates("requires the capability Float16 or Float16Buffer")),
        ("%double = OpTypeFloat 64", Violates("requires the capability Float64")),
        ("%small = OpTypeFloat 8", Violates("must have an encoding")),
        (
            "OpCapability BFloat16TypeKHR\n OpExtension \"SPV_KHR_bfloat16\"\n %bfloat = OpTypeFloat 16 BFloat16KHR",
            Valid,
        ),
        (
            "OpCapability BFloat16TypeKHR\n OpExtension \"SPV_KHR_bfloat16\"\n %bfloat = OpTypeFloat 32 BFloat16KHR",
            BrokenForUs("the encoding has 16 bits, the type 32"),
        ),
    ]);
}

#[test]
fn vectors_have_scalar_components_in_a_number_that_capabilities_enable() {
    check_cases(&[
        ("%vector = OpTypeVector %uint 3", Valid),
        ("%vector = OpTypeVector %uint 1", Violates("must not have 1 components")),
        ("%vector = OpTypeVector %uint 5", Violates("must not have 5 components")),
        ("%vector = OpTypeVector %uint 16", Violates("requires the capability Vector16")),
        ("OpCapability Vector16\n %vector = OpTypeVector %uint 16", Valid),
        (
            "OpCapability VectorAnyINTEL\n OpExtension \"SPV_INTEL_vector_compute\"\n %vector = OpTypeVector %uint 16",
            Violates("requires the capability Vector16"),
        ),
        ("%vector = OpTypeVector %v4uint 2", Violates("must be a scalar type")),
    ]);
}

#[test]
fn aggregates_have_members_of_sound_types() {
    check_cases(&[
        ("%array = OpTypeArray %uint %uint_4\n %struct = OpTypeStruct %array %float", Valid),
        ("%array = OpTypeArray %void %uint_4", Violates("must not be OpTypeVoid")),
        ("%array = OpTypeArray %uint %uint_0", Violates("the length must be at least 1")),
        ("%array = OpTypeArray %uint %float_1", Violates("the length must be a constant")),
        ("%length = OpUndef %uint\n %array = OpTypeArray %uint %length", Violates("the length must be a constant")),
        ("%length = OpSpecConstant %uint 4\n %array = OpTypeArray %uint %length", Valid),
        ("%array = OpTypeArray %array %uint_4", Violates("is not declared before")),
        ("%struct = OpTypeStruct %uint %struct", Violates("is not declared before")),
        ("%struct = OpTypeStruct %uint %void", Violates("must not be OpTypeVoid")),
        ("%struct = OpTypeStruct %to_void", Violates("must not be a function type")),
        (
            "OpTypeForwardPointer %next CrossWorkgroup\n %struct = OpTypeStruct %next\n
             %next = OpTypePointer CrossWorkgroup %struct",
            Valid,
        ),
        (
            "%struct = OpTypeStruct %next\n %next = OpTypePointer CrossWorkgroup %struct",
            Violates("no OpTypeForwardPointer announces it"),
        ),
        (
            "OpTypeForwardPointer %next Workgroup\n %struct = OpTypeStruct %next\n
             %next = OpTypePointer CrossWorkgroup %struct",
            Violates("the storage class must be that of the pointer type"),
        ),
        (
            "OpTypeForwardPointer %next CrossWorkgroup\n %struct = OpTypeStruct %next\n
             %next = OpTypePointer CrossWorkgroup %uint",
            Violates("the pointer must point to a structure"),
        ),
        (
            "%struct = OpTypeStruct %uint\n %next = OpTypePointer CrossWorkgroup %struct\n
             OpTypeForwardPointer %next CrossWorkgroup",
            Violates("is declared before, and needs no forward reference"),
        ),
    ]);
}

#[test]
fn types_may_have_pointers_that_are_announced() {
    let module = |ty: &str| {
        format!(
            "OpTypeForwardPointer %next CrossWorkgroup\n %user = {ty}\n %struct = OpTypeStruct %uint\n
             %next = OpTypePointer CrossWorkgroup %struct"
        )
    };
    check_cases(&[
        (&module("OpTypePointer Function %next"), Valid),
        (&module("OpTypeFunction %void %next"), Valid),
        (&module("OpTypePointer Function %struct"), Violates("is defined after its use")),
    ]);
}

#[test]
fn function_types_are_used_by_functions_only() {
    check_cases(&[
        ("%type = OpTypeFunction %uint %uint %float", Valid),
        ("%type = OpTypeFunction %uint %void", Violates("must not be OpTypeVoid")),
        ("%pointer = OpTypePointer Function %to_void", Violates("requires the capability FunctionPointersINTEL")),
        ("%value = OpUndef %to_void", Violates("a value must not have a function type")),
    ]);
}

#[test]
fn types_are_declared_once() {
    check_cases(&[
        ("%a = OpTypeStruct %uint\n %b = OpTypeStruct %uint", Valid),
        ("%a = OpTypePointer Workgroup %uint\n %b = OpTypePointer Workgroup %uint", Valid),
        ("%a = OpTypeInt 32 0", Violates("declared already")),
        ("%a = OpTypeVector %float 4", Violates("declared already")),
        ("%a = OpTypeEvent\n %b = OpTypeEvent", Violates("declared already")),
        ("%a = OpTypeFunction %void", Violates("declared already")),
    ]);
}
