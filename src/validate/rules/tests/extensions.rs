//! Rules of extensions.

use super::*;

/// Checks the lines of a function after some declarations.
#[track_caller]
fn check_body(declarations: &str, cases: &[(&str, Expected)]) {
    let function = |body: &str| {
        format!(
            "{declarations}\n%f = OpFunction %void None %to_void\n %entry = OpLabel\n {body}\n OpReturn\n OpFunctionEnd"
        )
    };
    let cases: Vec<(String, Expected)> = cases.iter().map(|(body, expected)| (function(body), *expected)).collect();
    check_cases(&cases.iter().map(|(case, expected)| (case.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn assumptions_and_fences_have_their_types() {
    check_body(
        "OpCapability ExpectAssumeKHR\n OpExtension \"SPV_KHR_expect_assume\"\n %true = OpConstantTrue %bool",
        &[
            ("OpAssumeTrueKHR %true\n %r = OpExpectKHR %uint %uint_1 %uint_2", Valid),
            ("OpAssumeTrueKHR %uint_1", Violates("must be a scalar of Booleans")),
            ("%r = OpExpectKHR %float %float_1 %float_1", Violates("the result type must be")),
            ("%r = OpExpectKHR %uint %uint_1 %true", Violates("must be of the result type")),
        ],
    );
    check_body(
        "OpCapability ArithmeticFenceEXT\n OpExtension \"SPV_EXT_arithmetic_fence\"",
        &[
            ("%r = OpArithmeticFenceEXT %float %float_1", Valid),
            ("%r = OpArithmeticFenceEXT %uint %uint_1", BrokenForUs("the result type must be")),
        ],
    );
}

#[test]
fn calls_through_pointers_match_the_type_of_the_function() {
    check_body(
        "OpCapability FunctionPointersINTEL\n OpExtension \"SPV_INTEL_function_pointers\"
         %to_uint = OpTypeFunction %uint %float\n %pointer = OpTypePointer CodeSectionINTEL %to_uint
         %data = OpTypePointer CrossWorkgroup %uint\n %null = OpConstantNull %pointer\n %no = OpConstantNull %data",
        &[
            ("%r = OpFunctionPointerCallINTEL %uint %null %float_1", ValidForUs),
            ("%r = OpFunctionPointerCallINTEL %float %null %float_1", Violates("the return type of the function")),
            ("%r = OpFunctionPointerCallINTEL %uint %null", Violates("the call has 0 arguments")),
            ("%r = OpFunctionPointerCallINTEL %uint %null %uint_1", Violates("the type of its parameter")),
            ("%r = OpFunctionPointerCallINTEL %uint %no %float_1", Violates("is no function pointer")),
        ],
    );
}

#[test]
fn assembly_has_a_target_and_a_type() {
    check_body(
        "OpCapability AsmINTEL\n OpExtension \"SPV_INTEL_inline_assembly\"\n %to_uint = OpTypeFunction %uint %uint
         %target = OpAsmTargetINTEL \"t\"\n %asm = OpAsmINTEL %uint %to_uint %target \"add\" \"r\"",
        &[
            ("%r = OpAsmCallINTEL %uint %asm %uint_1", Valid),
            ("%r = OpAsmCallINTEL %uint %asm", BrokenForUs("the call has 0 arguments")),
            ("%r = OpAsmCallINTEL %uint %uint_1 %uint_1", BrokenForUs("is no OpAsmINTEL")),
            ("%own = OpAsmINTEL %uint %to_uint %target \"add\" \"r\"", ValidForUs),
            ("%own = OpAsmINTEL %float %to_uint %target \"add\" \"r\"", Violates("that of the assembly's type")),
            ("%own = OpAsmINTEL %uint %to_uint %uint_1 \"add\" \"r\"", Violates("is no OpAsmTargetINTEL")),
        ],
    );
}

#[test]
fn lists_of_alias_scopes_have_scopes_of_domains() {
    const ALIASING: &str = "OpCapability MemoryAccessAliasingINTEL
        OpExtension \"SPV_INTEL_memory_access_aliasing\"\n %name = OpString \"n\"";
    let case = |lines: &str| format!("{ALIASING}\n {lines}");
    let cases = [
        (
            case(
                "%domain = OpAliasDomainDeclINTEL %name\n %scope = OpAliasScopeDeclINTEL %domain
                 %list = OpAliasScopeListDeclINTEL %scope",
            ),
            ValidForUs,
        ),
        (case("%domain = OpAliasDomainDeclINTEL %uint_1"), Violates("is no OpString")),
        (case("%scope = OpAliasScopeDeclINTEL %name"), Violates("is no OpAliasDomainDeclINTEL")),
        (
            case("%domain = OpAliasDomainDeclINTEL\n %list = OpAliasScopeListDeclINTEL %domain"),
            Violates("is no OpAliasScopeDeclINTEL"),
        ),
        (
            case(
                "OpDecorateId %late AliasScopeINTEL %list\n %domain = OpAliasDomainDeclINTEL
                 %scope = OpAliasScopeDeclINTEL %domain\n %list = OpAliasScopeListDeclINTEL %scope
                 %late = OpConstant %uint 9",
            ),
            Violates("for OpFunctionCall and atomic instructions only"),
        ),
    ];
    check_cases(&cases.iter().map(|(case, expected)| (case.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn products_of_matrices_have_sizes_that_match() {
    check_body(
        "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"\n %three = OpConstant %uint 3
         %eight = OpConstant %uint 8\n %a = OpTypeCooperativeMatrixKHR %float %three %eight %uint_4 %uint_0
         %b = OpTypeCooperativeMatrixKHR %float %three %uint_4 %uint_2 %uint_1
         %c = OpTypeCooperativeMatrixKHR %float %three %eight %uint_2 %uint_2
         %d = OpTypeCooperativeMatrixKHR %float %three %uint_4 %uint_2 %uint_2
         %m = OpConstantNull %a\n %n = OpConstantNull %b\n %o = OpConstantNull %c\n %p = OpConstantNull %d",
        &[
            ("%r = OpCooperativeMatrixMulAddKHR %c %m %n %o", Valid),
            ("%r = OpCooperativeMatrixMulAddKHR %c %m %n %uint_1", Violates("must be cooperative matrices")),
            ("%r = OpCooperativeMatrixMulAddKHR %d %m %n %p", Violates("the numbers of rows of A, C and the result")),
            (
                "%r = OpCooperativeMatrixMulAddKHR %c %m %n %o MatrixASignedComponentsKHR",
                BrokenForUs("requires that the components of A are integers"),
            ),
            ("%r = OpCooperativeMatrixLengthKHR %uint %c", Valid),
            ("%r = OpCooperativeMatrixLengthKHR %uint %uint", Violates("is no type of cooperative matrices")),
            ("%r = OpCooperativeMatrixLengthKHR %float %c", Violates("must be a 32-bit integer without sign")),
        ],
    );
}

#[test]
fn blocked_layouts_have_small_strides() {
    const MATRIX: &str = "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"
         OpCapability CooperativeMatrixLayoutsARM\n OpExtension \"SPV_ARM_cooperative_matrix_layouts\"
         OpCapability Int64\n %ulong = OpTypeInt 64 0\n %huge = OpConstant %ulong 0x4000000000000000
         %three = OpConstant %uint 3\n %eight = OpConstant %uint 8\n %blocked = OpConstant %uint 4202
         %global = OpTypePointer CrossWorkgroup %float\n %p = OpConstantNull %global
         %matrix = OpTypeCooperativeMatrixKHR %float %three %eight %eight %uint_2";
    check_body(
        MATRIX,
        &[
            ("%r = OpCooperativeMatrixLoadKHR %matrix %p %blocked %uint_1", Valid),
            ("%r = OpCooperativeMatrixLoadKHR %matrix %p %blocked %huge", Violates("a constant stride of 1, 2 or 4")),
        ],
    );
}

#[test]
fn matrices_of_tensors_are_loaded_through_pointers() {
    const MATRIX: &str = "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"
         OpCapability CooperativeMatrixTensorAddressingNV\n OpExtension \"SPV_NV_cooperative_matrix2\"
         %three = OpConstant %uint 3\n %eight = OpConstant %uint 8
         %matrix = OpTypeCooperativeMatrixKHR %float %three %eight %eight %uint_2\n %m = OpUndef %matrix";
    check_body(
        MATRIX,
        &[
            ("%r = OpCooperativeMatrixLoadTensorNV %matrix %m %m %m None None", Violates("is not a pointer")),
            ("OpCooperativeMatrixStoreTensorNV %m %m %m None None", Violates("is not a pointer")),
        ],
    );
}

#[test]
fn nibbles_are_stored_and_converted_only() {
    check_body(
        "OpCapability Int4TypeINTEL\n OpExtension \"SPV_INTEL_int4\"\n %nibble = OpTypeInt 4 0\n %n = OpUndef %nibble",
        &[
            ("%r = OpUConvert %uint %n", ValidForUs),
            ("%r = OpIAdd %nibble %n %n", Violates("must not have 4-bit integers")),
            ("%r = OpIEqual %bool %n %n", Violates("must not have 4-bit integers")),
        ],
    );
}

#[test]
fn messages_of_aborts_match_logically() {
    let case = |ty: &str, value: &str| {
        format!(
            "OpCapability !5120\n OpExtension \"SPV_KHR_abort\"\n %pair = OpTypeStruct %uint %float
             %same = OpTypeStruct %uint %float\n %message = OpUndef %pair\n %true = OpConstantTrue %bool
             %f = OpFunction %void None %to_void\n %entry = OpLabel\n !0x00031401 {ty} {value}\n OpFunctionEnd"
        )
    };
    check_cases(&[
        (&case("%pair", "%message"), ValidForUs),
        (&case("%same", "%message"), ValidForUs),
        (&case("%uint", "%message"), Violates("must logically match")),
        (&case("%bool", "%true"), Violates("must be a concrete type")),
    ]);
}

#[test]
fn arithmetic_of_any_precision_is_that_of_integers() {
    check_body(
        "OpCapability ArbitraryPrecisionFloatingPointALTERA
         OpExtension \"SPV_ALTERA_arbitrary_precision_floating_point\"
         OpCapability FPGARegALTERA\n OpExtension \"SPV_ALTERA_fpga_reg\"",
        &[
            ("%r = OpArbitraryFloatAddALTERA %uint %uint_1 1 %uint_2 1 1 0 0 0", Valid),
            (
                "%r = OpArbitraryFloatAddALTERA %uint %float_1 1 %uint_2 1 1 0 0 0",
                BrokenForUs("must be a scalar of integers"),
            ),
            ("%r = OpArbitraryFloatGTALTERA %bool %uint_1 1 %uint_2 1", Valid),
            ("%r = OpArbitraryFloatGTALTERA %uint %uint_1 1 %uint_2 1", BrokenForUs("the result type must be")),
            ("%r = OpFPGARegALTERA %uint %uint_1", Valid),
            ("%r = OpFPGARegALTERA %uint %float_1", BrokenForUs("must be of the result type")),
        ],
    );
}

#[test]
fn motion_estimation_has_types_of_its_own() {
    check_body(
        "OpCapability SubgroupAvcMotionEstimationINTEL\n OpCapability Int8
         OpExtension \"SPV_INTEL_device_side_avc_motion_estimation\"\n %byte = OpTypeInt 8 0\n %one = OpConstant %byte 1
         %mce = OpTypeAvcMcePayloadINTEL\n %ime = OpTypeAvcImePayloadINTEL\n %payload = OpUndef %mce
         OpCapability Int16\n %short = OpTypeInt 16 0\n %v2short = OpTypeVector %short 2",
        &[
            ("%r = OpSubgroupAvcMceSetInterDirectionPenaltyINTEL %mce %one %payload", ValidForUs),
            (
                "%r = OpSubgroupAvcMceSetInterDirectionPenaltyINTEL %mce %uint_1 %payload",
                Violates("a scalar of 8-bit integers"),
            ),
            (
                "%r = OpSubgroupAvcMceSetInterDirectionPenaltyINTEL %byte %one %payload",
                Violates("the result type must be a type of OpTypeAvcMcePayloadINTEL"),
            ),
            ("%r = OpSubgroupAvcMceConvertToImePayloadINTEL %ime %payload", ValidForUs),
            (
                "%r = OpSubgroupAvcMceConvertToImePayloadINTEL %ime %one",
                Violates("must be a type of OpTypeAvcMcePayloadINTEL"),
            ),
            ("%r = OpSubgroupAvcImeRefWindowSizeINTEL %v2short %one %one", ValidForUs),
            ("%sum = OpIAdd %byte %one %one\n%r = OpSubgroupAvcImeRefWindowSizeINTEL %v2short %sum %one", ValidForUs),
        ],
    );
}

#[test]
fn continuations_follow_what_they_continue() {
    const LONG: &str = "OpCapability LongCompositesINTEL\n OpExtension \"SPV_INTEL_long_composites\"";
    let valid = format!("{LONG}\n %s = OpTypeStruct %uint\n OpTypeStructContinuedINTEL %float");
    let invalid =
        format!("{LONG}\n %s = OpTypeStruct %uint\n %i = OpTypeFunction %uint\n OpTypeStructContinuedINTEL %float");
    let empty = format!("{LONG}\n %s = OpTypeStruct %uint\n OpTypeStructContinuedINTEL");
    check_cases(&[
        (&valid, ValidForUs),
        (&invalid, Violates("OpTypeStructContinuedINTEL must follow OpTypeStruct")),
        (&empty, Violates("OpTypeStructContinuedINTEL must have an operand")),
    ]);
    let member = |index: u32| format!("OpMemberName %s {index} \"name\"\n {valid}");
    check_cases(&[(&member(1), ValidForUs), (&member(2), Violates("has no member 2"))]);
}

#[test]
fn tensors_have_ranks_and_coordinates() {
    check_body(
        "OpCapability TensorsARM\n OpExtension \"SPV_ARM_tensors\"\n %ranked = OpTypeTensorARM %float %uint_2
         %place = OpTypeArray %uint %uint_2\n %short = OpTypeArray %uint %uint_1\n %tensor = OpUndef %ranked
         %at = OpConstantNull %place\n %near = OpConstantNull %short",
        &[
            ("%r = OpTensorReadARM %float %tensor %at", Valid),
            ("%r = OpTensorReadARM %uint %tensor %at", Violates("must be an element of the tensor")),
            ("%r = OpTensorReadARM %float %uint_1 %at", Violates("must be of an OpTypeTensorARM with a rank")),
            ("%r = OpTensorReadARM %float %tensor %near", Violates("one for each dimension")),
            ("OpTensorWriteARM %tensor %at %float_1 OutOfBoundsValueARM %float_1", Violates("must not include")),
            ("%r = OpTensorQuerySizeARM %uint %tensor %uint_1", Valid),
            ("%r = OpTensorQuerySizeARM %uint %tensor %uint_2", Violates("the tensor does not have the dimension")),
        ],
    );
}

#[test]
fn some_extensions_require_a_version() {
    const EXTENSION: &str = "OpExtension \"SPV_KHR_vulkan_memory_model\"";
    check_cases(&[
        (&format!("; Version: 1.3\n {EXTENSION}"), Valid),
        (&format!("; Version: 1.2\n {EXTENSION}"), Violates("requires a later version of SPIR-V")),
    ]);
}

#[test]
fn matrices_are_converted_and_selected() {
    let declarations = |capability: &str| {
        format!(
            "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"\n {capability}
             OpExtension \"SPV_NV_cooperative_matrix2\"\n OpCapability Float16\n %half = OpTypeFloat 16
             %three = OpConstant %uint 3\n %from = OpTypeCooperativeMatrixKHR %float %three %uint_4 %uint_4 %uint_2
             %to = OpTypeCooperativeMatrixKHR %half %three %uint_4 %uint_4 %uint_0
             %m = OpConstantNull %from\n %true = OpConstantTrue %bool"
        )
    };
    check_body(
        &declarations("OpCapability CooperativeMatrixConversionsNV"),
        &[("%r = OpFConvert %to %m", Valid), ("%r = OpSelect %from %true %m %m", ValidForUs)],
    );
    check_body(&declarations(""), &[("%r = OpFConvert %to %m", Violates("as many"))]);
}

#[test]
fn reductions_of_matrices_match_their_mask() {
    check_body(
        "OpCapability CooperativeMatrixKHR\n OpExtension \"SPV_KHR_cooperative_matrix\"
         OpCapability CooperativeMatrixReductionsNV\n OpExtension \"SPV_NV_cooperative_matrix2\"
         %three = OpConstant %uint 3\n %big = OpTypeCooperativeMatrixKHR %float %three %uint_4 %uint_4 %uint_2
         %small = OpTypeCooperativeMatrixKHR %float %three %uint_2 %uint_2 %uint_2
         %wide = OpTypeCooperativeMatrixKHR %float %three %uint_2 %uint_4 %uint_2
         %use = OpTypeCooperativeMatrixKHR %float %three %uint_4 %uint_4 %uint_0
         %m = OpConstantNull %big\n %a = OpConstantNull %use\n %two = OpTypeFunction %float %float %float
         %one = OpTypeFunction %float %float\n %add = OpFunction %float None %two\n %p = OpFunctionParameter %float
         %q = OpFunctionParameter %float\n %block = OpLabel\n OpReturnValue %p\n OpFunctionEnd
         %same = OpFunction %float None %one\n %r = OpFunctionParameter %float\n %only = OpLabel
         OpReturnValue %r\n OpFunctionEnd",
        &[
            ("%x = OpCooperativeMatrixReduceNV %small %m Row|Column %add", Valid),
            ("%x = OpCooperativeMatrixReduceNV %small %m 2x2 %add", Valid),
            ("%x = OpCooperativeMatrixReduceNV %wide %m 2x2 %add", Violates("halves the rows and the columns")),
            ("%x = OpCooperativeMatrixReduceNV %small %m Row %add", Violates("do not match those of the matrix")),
            ("%x = OpCooperativeMatrixReduceNV %big %a Row %add", Violates("the use of the matrix must be")),
            ("%x = OpCooperativeMatrixReduceNV %big %m Row %same", Violates("must combine two components")),
        ],
    );
}

#[test]
fn layouts_of_tensors_have_up_to_five_dimensions() {
    check_body(
        "OpCapability TensorAddressingNV\n OpExtension \"SPV_NV_tensor_addressing\"
         %layout = OpTypeTensorLayoutNV %uint_2 %uint_0",
        &[
            (
                "%r = OpCreateTensorLayoutNV %layout\n %s = OpTensorLayoutSetDimensionNV %layout %r %uint_4 %uint_4",
                Valid,
            ),
            ("%r = OpCreateTensorLayoutNV %uint", Violates("the result type must be a type of OpTypeTensorLayoutNV")),
            (
                "%r = OpCreateTensorLayoutNV %layout\n %s = OpTensorLayoutSetDimensionNV %layout %r %uint_4",
                Violates("the number of operands is not that of the dimensions"),
            ),
        ],
    );
    const TENSORS: &str = "OpCapability TensorsARM\n OpExtension \"SPV_ARM_tensors\"";
    check_cases(&[
        (&format!("{TENSORS}\n %t = OpTypeTensorARM %v4uint %uint_2"), Violates("the elements must be scalars")),
        (&format!("{TENSORS}\n %t = OpTypeTensorARM %uint %uint_0"), Violates("the rank must be a constant integer")),
        (
            &format!(
                "{TENSORS}\n %shape_type = OpTypeArray %uint %uint_2\n
                 %shape = OpConstantComposite %shape_type %uint_1 %uint_0\n %t = OpTypeTensorARM %uint %uint_2 %shape"
            ),
            Violates("no dimension of the shape may be 0"),
        ),
    ]);
    const ADDRESSING: &str = "OpCapability TensorAddressingNV\n OpExtension \"SPV_NV_tensor_addressing\"";
    check_cases(&[
        (&format!("{ADDRESSING}\n %t = OpTypeTensorLayoutNV %uint_0 %uint_0"), Violates("between 1 and 5")),
        (
            &format!("{ADDRESSING}\n %nine = OpConstant %uint 9\n %t = OpTypeTensorLayoutNV %uint_2 %nine"),
            Violates("the clamp mode is unknown"),
        ),
    ]);
}

#[test]
fn clocks_have_64_bits() {
    check_body(
        "OpCapability ShaderClockKHR\n OpExtension \"SPV_KHR_shader_clock\"\n %three = OpConstant %uint 3
         %v2uint = OpTypeVector %uint 2",
        &[
            ("%r = OpReadClockKHR %v2uint %three", Valid),
            ("%r = OpReadClockKHR %uint %three", Violates("the result type must be a 64-bit integer")),
            ("%r = OpReadClockKHR %v2uint %float_1", Violates("scope")),
        ],
    );
}
