//! Rules about memory.

use super::*;

#[test]
fn variables_have_pointers_to_their_storage_class() {
    let pointers = "%pointer = OpTypePointer CrossWorkgroup %uint\n %generic = OpTypePointer Generic %uint\n
        %nothing = OpTypePointer CrossWorkgroup %void\n
        %input = OpTypePointer Input %uint\n ";
    let module = |line: &str| format!("OpCapability GenericPointer\n {pointers}{line}");
    let cases = [
        ("%v = OpVariable %pointer CrossWorkgroup", Valid),
        ("%v = OpVariable %pointer CrossWorkgroup %uint_1", Valid),
        ("%v = OpVariable %pointer CrossWorkgroup %float_1", Violates("must have the type of the object")),
        ("%v = OpVariable %pointer CrossWorkgroup %undef\n %undef = OpUndef %uint", Violates("neither a constant nor")),
        ("%v = OpVariable %pointer Workgroup", Violates("must be that of the result type")),
        ("%v = OpVariable %nothing CrossWorkgroup", BrokenForUs("must not be of the type OpTypeVoid")),
        ("%v = OpVariable %uint CrossWorkgroup", Violates("must be an OpTypePointer")),
        ("%v = OpVariable %generic Generic", Violates("must not be Generic")),
        ("%v = OpVariable %input Input %uint_1", Violates("must have no initializer")),
    ];
    let modules: Vec<_> = cases
        .map(|(line, expected)| match line.split_once("\n ") {
            Some((variable, constant)) => (module(&format!("{constant}\n {variable}")), expected),
            None => (module(line), expected),
        })
        .into();
    check_cases(&modules.iter().map(|(text, expected)| (text.as_str(), *expected)).collect::<Vec<_>>());
}

const GLOBALS: &str = "
    %array = OpTypeArray %uint %uint_4
    %struct = OpTypeStruct %float %array
    %to_uint = OpTypePointer Workgroup %uint
    %to_float = OpTypePointer Workgroup %float
    %to_struct = OpTypePointer Workgroup %struct
    %private = OpTypePointer Function %uint
    %constant = OpTypePointer UniformConstant %uint
    %u = OpVariable %to_uint Workgroup
    %f = OpVariable %to_float Workgroup
    %s = OpVariable %to_struct Workgroup
    %c = OpVariable %constant UniformConstant %uint_1
    %spec = OpSpecConstant %uint 0
    %no_uint = OpConstantNull %uint
";

#[test]
fn accesses_have_the_type_of_the_pointee() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpLoad %uint %u Aligned 4", Valid),
            ("%x = OpLoad %float %u", Violates("the pointer points to")),
            ("%x = OpLoad %uint %uint_1", Violates("is not a pointer")),
            ("%x = OpLoad %uint %u Aligned 3", Violates("not a power of two")),
            ("%x = OpLoad %uint %u Aligned 0", Violates("not a power of two")),
            ("OpStore %u %uint_1 Volatile|Aligned 8", Valid),
            ("OpStore %u %float_1", Violates("the pointer points to")),
            ("OpStore %uint_0 %uint_1", Violates("is not a pointer")),
            ("OpStore %c %uint_1", Violates("is read-only")),
            ("OpCopyMemory %u %c", Valid),
            ("OpCopyMemory %u %f", Violates("the target points to")),
            ("OpCopyMemory %u %uint_1", Violates("is not a pointer")),
            ("OpCopyMemory %u %c Aligned 4 Aligned 4", Valid),
            ("OpCopyMemory %u %c Aligned 4 Aligned 5", Violates("not a power of two")),
            ("OpCopyMemorySized %u %f %uint_4 Aligned 4", Valid),
            ("OpCopyMemorySized %u %f %uint_0", Violates("not the constant 0")),
            ("OpCopyMemorySized %u %f %float_1", Violates("must be a scalar integer")),
        ],
    );
    check_cases(&[(
        &format!(
            "; Version: 1.3\n{GLOBALS}\n%function = OpFunction %void None %to_void\n%entry = OpLabel\n
             OpCopyMemory %u %c Aligned 4 Aligned 4\nOpReturn\nOpFunctionEnd"
        ),
        Violates("require SPIR-V 1.4"),
    )]);
}

#[test]
fn access_chains_lead_to_the_pointee() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpAccessChain %to_uint %s %uint_1 %spec", Valid),
            ("%x = OpAccessChain %to_struct %s", Valid),
            ("%x = OpInBoundsPtrAccessChain %to_float %s %uint_4 %uint_0", Valid),
            ("%x = OpAccessChain %to_float %s %uint_1 %uint_0", Violates("the indexes lead to")),
            ("%x = OpAccessChain %to_uint %s %uint_2 %uint_0", Violates("has no member 2")),
            ("%x = OpAccessChain %to_uint %s %spec %uint_0", Violates("is not an OpConstant")),
            ("%x = OpAccessChain %to_float %s %no_uint", Valid),
            ("%x = OpAccessChain %to_uint %s %uint_1 %float_1", Violates("is not a scalar integer")),
            ("%x = OpAccessChain %to_uint %s %uint_1 %uint_1 %uint_0", Violates("has no constituents")),
            ("%x = OpAccessChain %private %s %uint_1 %uint_1", Violates("must have the storage class of the base")),
            ("%x = OpAccessChain %uint %s %uint_1 %uint_1", Violates("must be an OpTypePointer")),
            ("%x = OpAccessChain %to_uint %uint_1 %uint_1", Violates("is not a typed pointer")),
            ("%x = OpPtrAccessChain %to_float %s %float_1 %uint_0", Violates("is not a scalar integer")),
        ],
    );
}

#[test]
fn untyped_pointers_have_types_at_their_uses() {
    let globals = format!(
        "OpCapability UntypedPointersKHR\n OpExtension \"SPV_KHR_untyped_pointers\"\n {GLOBALS}
         %untyped = OpTypeUntypedPointerKHR Workgroup\n %local = OpTypeUntypedPointerKHR Function
         %v = OpUntypedVariableKHR %untyped Workgroup %struct"
    );
    check_bodies(
        &globals,
        &[
            ("%x = OpLoad %float %v", Valid),
            ("OpStore %v %uint_1", Valid),
            ("%x = OpUntypedAccessChainKHR %untyped %struct %v %uint_1 %uint_1", Valid),
            ("%x = OpUntypedAccessChainKHR %untyped %struct %v %uint_2", Violates("has no member 2")),
            (
                "%x = OpUntypedAccessChainKHR %to_uint %struct %v %uint_1",
                Violates("must be an OpTypeUntypedPointerKHR"),
            ),
            (
                "%x = OpUntypedAccessChainKHR %local %struct %v %uint_1",
                Violates("with the storage class of the result"),
            ),
            ("%x = OpUntypedAccessChainKHR %untyped %to_uint %v", Violates("must not be a pointer type")),
            ("%x = OpUntypedPtrAccessChainKHR %untyped %to_uint %v %uint_1", ValidForUs),
            ("%x = OpUntypedVariableKHR %local Function", Violates("must have a data type")),
            ("%x = OpUntypedVariableKHR %private Function %uint", Violates("must be an untyped pointer")),
            ("OpCopyMemory %v %v", Violates("one of the two pointers must be a typed pointer")),
        ],
    );
}

#[test]
fn pointers_are_compared_with_their_like() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpPtrEqual %bool %u %u", Valid),
            ("%x = OpPtrDiff %uint %u %u", Valid),
            ("%x = OpPtrEqual %uint %u %u", Violates("must be OpTypeBool (OpPtrEqual)")),
            ("%x = OpPtrDiff %bool %u %u", Violates("must be a scalar integer (OpPtrDiff)")),
            ("%x = OpPtrNotEqual %bool %u %f", Violates("must have the same type (OpPtrNotEqual)")),
        ],
    );
}

#[test]
fn memory_semantics_are_those_of_generic_pointers() {
    let globals = format!(
        "OpCapability GenericPointer\n {GLOBALS} %generic = OpTypePointer Generic %uint\n %null = OpConstantNull %generic"
    );
    check_bodies(
        &globals,
        &[
            ("%x = OpGenericPtrMemSemantics %uint %null", Valid),
            ("%x = OpGenericPtrMemSemantics %uint %u", BrokenForUs("storage class Generic")),
        ],
    );
}

#[test]
fn texels_are_those_of_images() {
    let globals = format!(
        "OpCapability UntypedPointersKHR\n OpExtension \"SPV_KHR_untyped_pointers\"\n
         %untyped = OpTypeUntypedPointerKHR UniformConstant\n %v = OpUntypedVariableKHR %untyped UniformConstant\n
         OpCapability ImageBasic\n OpCapability ImageReadWrite\n {GLOBALS} %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadWrite\n
         %to_image = OpTypePointer UniformConstant %image\n %texel = OpTypePointer Image %void\n
         %other = OpTypePointer Image %float\n %i = OpVariable %to_image UniformConstant\n %v2uint = OpTypeVector %uint 2\n
         %xy = OpConstantNull %v2uint"
    );
    check_bodies(
        &globals,
        &[
            ("%x = OpImageTexelPointer %texel %i %xy %uint_0", Valid),
            ("%x = OpImageTexelPointer %texel %v %xy %uint_0", ValidForUs),
            ("%x = OpImageTexelPointer %to_uint %i %xy %uint_0", Violates("to the storage class Image")),
            ("%x = OpImageTexelPointer %texel %u %xy %uint_0", Violates("must be a pointer to an image")),
            ("%x = OpImageTexelPointer %other %i %xy %uint_0", Violates("the sampled type of the image")),
            ("%x = OpImageTexelPointer %texel %i %xy %float_1", Violates("must be integers")),
        ],
    );
}

#[test]
fn cooperative_matrices_are_accessed_with_a_layout() {
    let globals = format!(
        "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"\n {GLOBALS} %uint_3 = OpConstant %uint 3\n
         %matrix = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_4 %uint_4 %uint_0\n %m = OpConstantNull %matrix"
    );
    check_bodies(
        &globals,
        &[
            ("%x = OpCooperativeMatrixLoadKHR %matrix %f %uint_0 %uint_4", Valid),
            ("%x = OpCooperativeMatrixLoadKHR %matrix %f %uint_0", Violates("the layout requires a stride")),
            ("%x = OpCooperativeMatrixLoadKHR %matrix %s %uint_0 %uint_4", Violates("a scalar or vector of numbers")),
            ("%x = OpCooperativeMatrixLoadKHR %uint %f %uint_0 %uint_4", Violates("must be a cooperative matrix")),
            ("%x = OpCooperativeMatrixLoadKHR %matrix %f %uint_0 %float_1", Violates("the stride must be")),
            ("OpCooperativeMatrixStoreKHR %f %m %uint_0 %uint_4", Valid),
            (
                "OpCooperativeMatrixStoreKHR %f %m %float_1 %uint_4",
                Violates("the layout must be a constant 32-bit integer"),
            ),
        ],
    );
}

#[test]
fn arrays_of_variable_length_are_in_functions() {
    let globals = format!(
        "OpCapability VariableLengthArrayINTEL\n OpExtension \"SPV_INTEL_variable_length_array\"\n {GLOBALS}\n \
             %nothing = OpTypePointer Function %void"
    );
    check_bodies(
        &globals,
        &[
            ("%t = OpSaveMemoryINTEL %private\n %x = OpVariableLengthArrayINTEL %private %uint_4", Valid),
            (
                "%t = OpSaveMemoryINTEL %private\n %x = OpVariableLengthArrayINTEL %to_uint %uint_4",
                BrokenForUs("a pointer with a pointee to the storage class Function"),
            ),
            (
                "%t = OpSaveMemoryINTEL %private\n %x = OpVariableLengthArrayINTEL %private %float_1",
                BrokenForUs("must be a scalar integer"),
            ),
            (
                "%t = OpSaveMemoryINTEL %private\n %x = OpVariableLengthArrayINTEL %nothing %uint_4",
                BrokenForUs("the elements must not be of the type OpTypeVoid"),
            ),
            ("%x = OpVariableLengthArrayINTEL %private %uint_4", BrokenForUs("no OpSaveMemoryINTEL dominates it")),
            ("%t = OpSaveMemoryINTEL %private\n OpRestoreMemoryINTEL %t", Valid),
            ("OpRestoreMemoryINTEL %uint_4", BrokenForUs("must be")),
        ],
    );
}

/// The words of `OpPredicatedLoadINTEL` and `OpPredicatedStoreINTEL`, which SPIRV-Tools does not know.
#[test]
fn predicated_accesses_have_a_predicate_and_a_default() {
    let globals =
        format!("OpCapability !6257\n OpExtension \"SPV_INTEL_predicated_io\"\n {GLOBALS} %yes = OpConstantTrue %bool");
    let load = |operands: &str, words: u32| format!("!{} %uint %x %u {operands}", words << 16 | 6258);
    let store = |operands: &str| format!("!{} %u {operands}", 4 << 16 | 6259);
    let cases = [
        (load("%yes %uint_0 !2 !4", 8), ValidForUs),
        (load("%uint_1 %uint_0", 6), Violates("must be a Boolean scalar")),
        (load("%yes %float_1", 6), Violates("the default value must have")),
        (load("%yes %uint_0 !1", 7), Violates("must not be Volatile")),
        (store("%uint_1 %yes"), ValidForUs),
        (store("%float_1 %yes"), Violates("the pointer points to")),
        (store("%uint_1 %uint_1"), Violates("must be a Boolean scalar")),
    ];
    check_bodies(&globals, &cases.each_ref().map(|(body, expected)| (body.as_str(), *expected)));
}
