//! Rules about arithmetic, bits, comparisons and conversions.

use super::*;

/// Checks cases whose operations are in a function, with further types and constants.
#[track_caller]
fn check_operations(cases: &[(&str, Expected)]) {
    check_functions(FURTHER, cases);
}

/// Types and constants beyond those of the common module.
const FURTHER: &str = "
    OpCapability Int8
    OpCapability Int64
    OpCapability Float16
    OpCapability GenericPointer
    %uchar = OpTypeInt 8 0
    %ulong = OpTypeInt 64 0
    %half = OpTypeFloat 16
    %v4bool = OpTypeVector %bool 4
    %v2uint = OpTypeVector %uint 2
    %v4uchar = OpTypeVector %uchar 4
    %v4half = OpTypeVector %half 4
    %true = OpConstantTrue %bool
    %u8 = OpConstantNull %uchar
    %u64 = OpConstantNull %ulong
    %f16 = OpConstantNull %half
    %f32x4 = OpConstantNull %v4float
    %f16x4 = OpConstantNull %v4half
    %u32x4 = OpConstantNull %v4uint
    %u32x2 = OpConstantNull %v2uint
    %u8x4 = OpConstantNull %v4uchar
    %bx4 = OpConstantNull %v4bool
    %global_uint = OpTypePointer CrossWorkgroup %uint
    %global_float = OpTypePointer CrossWorkgroup %float
    %local_uint = OpTypePointer Workgroup %uint
    %constant_uint = OpTypePointer UniformConstant %uint
    %generic_uint = OpTypePointer Generic %uint
    %global = OpConstantNull %global_uint
    %generic = OpConstantNull %generic_uint
    %constant = OpConstantNull %constant_uint
    %pair = OpTypeStruct %uint %uint
    %mixed = OpTypeStruct %uint %ulong
    %s = OpConstantNull %pair";

#[test]
fn arithmetic_has_operands_of_the_result_type() {
    check_operations(&[
        ("%r = OpFAdd %float %float_1 %float_1", Valid),
        ("%r = OpFAdd %uint %uint_1 %uint_1", Violates("must be a scalar or vector of floating-point numbers")),
        ("%r = OpFAdd %float %float_1 %f16", Violates("Operand 2 must be of the result type")),
        ("%r = OpFNegate %v4float %f32x4", Valid),
        ("%r = OpFNegate %v4float %float_1", Violates("must be of the result type")),
        ("%r = OpIMul %v4uint %u32x4 %u32x4", Valid),
        ("%r = OpIAdd %uint %uint_1 %u64", Violates("with as many and as wide components as the result type")),
        ("%r = OpIAdd %uint %uint_1 %u32x4", Violates("with as many and as wide components as the result type")),
        ("%r = OpSRem %float %float_1 %float_1", Violates("the result type must be a scalar or vector of integers")),
        ("%r = OpUDiv %uint %uint_1 %uint_1", Valid),
        ("%r = OpUMod %float %float_1 %float_1", Violates("must be a scalar or vector of unsigned integers")),
        ("%r = OpVectorTimesScalar %v4float %f32x4 %float_1", Valid),
        ("%r = OpVectorTimesScalar %v4float %f32x4 %f16", Violates("the type of the components of the result type")),
        ("%r = OpVectorTimesScalar %float %float_1 %float_1", Violates("must be a vector of floating-point numbers")),
        ("%r = OpDot %float %f32x4 %f32x4", Valid),
        ("%r = OpDot %half %f32x4 %f32x4", Violates("must be of the result type")),
        ("%r = OpDot %float %f32x4 %f16x4", Violates("must be of the type of the first operand")),
        ("%r = OpIAddCarry %pair %uint_1 %uint_2", Valid),
        ("%r = OpUMulExtended %mixed %uint_1 %uint_2", Violates("a structure of two members")),
        ("%r = OpSMulExtended %uint %uint_1 %uint_2", Violates("a structure of two members")),
    ]);
}

#[test]
fn dot_products_of_integers_have_their_capabilities() {
    const EXTENSION: &str = "OpCapability DotProduct\nOpExtension \"SPV_KHR_integer_dot_product\"\n";
    const ALL: &str = "OpCapability DotProductInputAll\n";
    const FOUR: &str = "OpCapability DotProductInput4x8Bit\n";
    const PACKED: &str = "OpCapability DotProductInput4x8BitPacked\n";
    let cases = [
        (FOUR, "%r = OpUDot %uint %u8x4 %u8x4", Valid),
        ("", "%r = OpUDot %uint %u8x4 %u8x4", BrokenForUs("require the capability DotProductInputAll")),
        (FOUR, "%r = OpSDot %uint %u32x4 %u32x4", BrokenForUs("require the capability DotProductInputAll")),
        (ALL, "%r = OpSDot %uint %u32x4 %u32x4", Valid),
        (ALL, "%r = OpSDot %uchar %u32x4 %u32x4", BrokenForUs("the result must be as wide")),
        (PACKED, "%r = OpSDot %uint %uint_1 %uint_2 PackedVectorFormat4x8Bit", Valid),
        (PACKED, "%r = OpSDot %uint %uint_1 %uint_2", BrokenForUs("require a packed vector format")),
        (
            PACKED,
            "%r = OpSUDotAccSat %uint %uint_1 %uint_2 %u64 PackedVectorFormat4x8Bit",
            BrokenForUs("Accumulator must be of the result type"),
        ),
    ];
    let cases = cases.map(|(capability, line, expected)| (format!("{EXTENSION}{capability}{line}"), expected));
    check_operations(&cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn bit_instructions_have_integers() {
    check_operations(&[
        ("%r = OpShiftLeftLogical %uint %uint_1 %u8", Valid),
        ("%r = OpShiftLeftLogical %uint %uint_1 %u32x2", Violates("with as many components as the result type")),
        ("%r = OpShiftRightLogical %uint %u64 %uint_1", Violates("as many and as wide components as the result type")),
        ("%r = OpShiftRightArithmetic %float %uint_1 %uint_1", Violates("must be a scalar or vector of integers")),
        ("%r = OpBitwiseAnd %v4uint %u32x4 %u32x4", Valid),
        ("%r = OpBitwiseXor %uint %uint_1 %float_1", Violates("must be a scalar or vector of integers")),
        ("%r = OpNot %uint %u64", Violates("as many and as wide components as the result type")),
        ("%r = OpBitCount %uint %u64", Valid),
        ("%r = OpBitCount %uint %u32x2", Violates("with as many components as the result type")),
        (
            "OpCapability ArbitraryPrecisionIntegersINTEL\nOpExtension \"SPV_INTEL_arbitrary_precision_integers\"
             %crumb = OpTypeInt 2 0\n%r = OpBitCount %crumb %uint_1",
            Violates("wide enough for the number of bits"),
        ),
    ]);
}

#[test]
fn bit_fields_are_integers_of_the_result_type() {
    const BITS: &str = "OpCapability BitInstructions\nOpExtension \"SPV_KHR_bit_instructions\"\n";
    let cases = [
        ("%r = OpBitReverse %uint %uint_1", Valid),
        ("%r = OpBitReverse %uint %u64", Violates("must be of the result type")),
        ("%r = OpBitFieldInsert %v4uint %u32x4 %u32x4 %uint_1 %u8", Valid),
        ("%r = OpBitFieldUExtract %v4uint %u32x4 %u32x4 %uint_1", Violates("Offset must be a scalar of integers")),
    ];
    let cases = cases.map(|(line, expected)| (format!("{BITS}{line}"), expected));
    check_operations(&cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn comparisons_have_booleans_as_results() {
    check_operations(&[
        ("%r = OpIEqual %bool %uint_1 %uint_2", Valid),
        ("%r = OpIEqual %uint %uint_1 %uint_2", Violates("must be a scalar or vector of Booleans")),
        ("%r = OpULessThan %bool %uint_1 %u64", Violates("as wide components as the first operand")),
        ("%r = OpSLessThan %v4bool %u32x4 %u32x4", Valid),
        ("%r = OpSLessThan %bool %u32x4 %u32x4", Violates("with as many components as the result type")),
        ("%r = OpFOrdLessThan %bool %float_1 %float_1", Valid),
        ("%r = OpFOrdLessThan %bool %float_1 %f16", Violates("must be of the type of the first operand")),
        ("%r = OpFUnordEqual %bool %uint_1 %uint_1", Violates("must be a scalar or vector of floating-point numbers")),
        ("%r = OpIsNan %v4bool %f32x4", Valid),
        ("%r = OpIsNan %bool %f32x4", Violates("with as many components as the result type")),
        ("%r = OpAny %bool %bx4", Valid),
        ("%r = OpAny %bool %true", Violates("must be a vector of Booleans")),
        ("%r = OpLogicalAnd %bool %true %true", Valid),
        ("%r = OpLogicalNot %bool %bx4", Violates("must be of the result type")),
    ]);
}

#[test]
fn selections_have_conditions_for_their_components() {
    check_operations(&[
        ("%r = OpSelect %uint %true %uint_1 %uint_2", Valid),
        ("%r = OpSelect %uint %true %uint_1 %u64", Violates("Object 2 must be of the result type")),
        ("%r = OpSelect %uint %uint_1 %uint_1 %uint_2", Violates("Condition must be a scalar or vector of Booleans")),
        ("%r = OpSelect %uint %bx4 %uint_1 %uint_2", Violates("as many components as the result type")),
        ("%r = OpSelect %v4uint %bx4 %u32x4 %u32x4", Valid),
        ("%r = OpSelect %v4uint %true %u32x4 %u32x4", Valid),
        ("%r = OpSelect %pair %true %s %s", Valid),
        ("%r = OpSelect %global_uint %true %global %global", Valid),
        (
            "; Version: 1.3\n%r = OpSelect %v4uint %true %u32x4 %u32x4",
            Violates("as many components as the result type"),
        ),
        ("; Version: 1.3\n%r = OpSelect %pair %true %s %s", Violates("composites require SPIR-V 1.4")),
    ]);
}

#[test]
fn conversions_have_as_many_components() {
    check_operations(&[
        ("%r = OpConvertFToU %uint %float_1", Valid),
        ("%r = OpConvertFToU %float %float_1", Violates("must be a scalar or vector of unsigned integers")),
        ("%r = OpConvertFToS %v4uint %float_1", Violates("with as many components as the result type")),
        ("%r = OpConvertSToF %float %float_1", Violates("must be a scalar or vector of integers")),
        ("%r = OpUConvert %ulong %uint_1", Valid),
        ("%r = OpUConvert %uint %uint_1", Violates("must be wider or narrower than the result type")),
        ("%r = OpSConvert %v4uint %u8x4", Valid),
        ("%r = OpFConvert %float %f16", Valid),
        ("%r = OpFConvert %float %float_1", Violates("must have other components than the result type")),
        ("%r = OpSatConvertSToU %uchar %uint_1", Valid),
        ("%r = OpSatConvertUToS %uchar %float_1", Violates("must be a scalar or vector of integers")),
        ("%r = OpSpecConstantOp %ulong UConvert %uint_1", Valid),
        ("%r = OpSpecConstantOp %uint SConvert %uint_1", BrokenForUs("must be wider or narrower")),
    ]);
}

#[test]
fn pointers_are_cast_between_storage_classes_that_include_each_other() {
    check_operations(&[
        ("%r = OpConvertPtrToU %ulong %global", Valid),
        ("%r = OpConvertPtrToU %ulong %u64", Violates("must be a scalar or vector of pointers")),
        ("%r = OpConvertPtrToU %float %global", Violates("must be a scalar or vector of unsigned integers")),
        ("%r = OpConvertUToPtr %global_uint %u64", Valid),
        ("%r = OpConvertUToPtr %global_uint %float_1", Violates("must be a scalar or vector of integers")),
        ("%r = OpPtrCastToGeneric %generic_uint %global", Valid),
        ("%r = OpPtrCastToGeneric %global_uint %global", Violates("the result type must point to Generic")),
        (
            "%r = OpPtrCastToGeneric %generic_uint %constant",
            Violates("the operand must point to Workgroup or CrossWork"),
        ),
        ("%r = OpGenericCastToPtr %local_uint %generic", Valid),
        ("%r = OpGenericCastToPtr %global_float %generic", Violates("must have the same pointee")),
        ("%r = OpGenericCastToPtr %constant_uint %generic", Violates("the result type must point to Workgroup")),
        ("%r = OpGenericCastToPtrExplicit %global_uint %generic CrossWorkgroup", Valid),
        (
            "%r = OpGenericCastToPtrExplicit %global_uint %generic Workgroup",
            Violates("the storage class of the operand"),
        ),
    ]);
}

#[test]
fn bitcasts_keep_the_bits() {
    check_operations(&[
        ("%r = OpBitcast %float %uint_1", Valid),
        ("%r = OpBitcast %float %u64", Violates("the operand has 64 bits, the result type 32")),
        ("%r = OpBitcast %v2uint %u64", Valid),
        ("%r = OpBitcast %uint %true", Violates("must be a scalar or vector of integers")),
        ("%r = OpBitcast %global_float %global", Valid),
        ("%r = OpBitcast %local_uint %global", BrokenForUs("pointers must keep their storage class")),
        ("%r = OpBitcast %ulong %global", Valid),
        ("%r = OpBitcast %global_uint %float_1", Violates("a pointer must be cast to or from another pointer")),
        ("%r = OpBitcast %v2uint %global", Violates("a pointer must be cast to or from another pointer")),
        ("; Version: 1.5\n%r = OpBitcast %v2uint %global", Valid),
        ("; Version: 1.5\n%r = OpBitcast %v4uint %global", BrokenForUs("a vector of integers with as many bits")),
        (
            "; Version: 1.5\nOpCapability Int16\n%short = OpTypeInt 16 0\n%v4short = OpTypeVector %short 4\n%r = OpBitcast %v4short %global",
            ValidForUs,
        ),
    ]);
}

#[test]
fn cooperative_matrices_take_part_component_by_component() {
    const MATRICES: &str = "
        OpCapability Matrix
        OpCapability CooperativeMatrixKHR
        OpExtension \"SPV_KHR_cooperative_matrix\"
        %subgroup = OpConstant %uint 3
        %eight = OpConstant %uint 8
        %also_eight = OpSpecConstant %uint 8
        %floats = OpTypeCooperativeMatrixKHR %float %subgroup %eight %eight %uint_2
        %uints = OpTypeCooperativeMatrixKHR %uint %subgroup %eight %eight %uint_2
        %tall = OpTypeCooperativeMatrixKHR %float %subgroup %eight %uint_4 %uint_2
        %sized = OpTypeCooperativeMatrixKHR %uint %subgroup %eight %also_eight %uint_2
        %first = OpTypeCooperativeMatrixKHR %float %subgroup %eight %eight %uint_0
        %f = OpUndef %floats
        %u = OpUndef %uints
        %t = OpUndef %tall
        %z = OpUndef %sized
        %a = OpUndef %first";
    check_functions(
        MATRICES,
        &[
            ("%r = OpFAdd %floats %f %f", Valid),
            ("%r = OpFAdd %floats %f %t", Violates("Operand 2 must be of the result type")),
            ("%r = OpFAdd %floats %f %a", Violates("Operand 2 must be of the result type")),
            ("%r = OpFRem %floats %f %f", Violates("must be a scalar or vector of floating-point numbers")),
            ("%r = OpIMul %uints %u %u", Valid),
            ("%r = OpIAdd %uints %u %z", Valid),
            ("%r = OpIAdd %uints %u %f", Violates("must be a scalar or vector of integers, or a cooperative matrix")),
            ("%r = OpConvertFToU %uints %f", Valid),
            ("%r = OpConvertFToU %uints %t", Violates("with as many components as the result type")),
            ("%r = OpBitcast %uints %f", Valid),
            ("%r = OpBitcast %uints %t", Violates("must be cast to one of the same dimensions")),
            ("%r = OpMatrixTimesScalar %floats %f %float_1", Valid),
            ("%r = OpMatrixTimesScalar %floats %f %uint_1", Violates("of the type of the components of the matrix")),
            ("%true = OpConstantTrue %bool\n%r = OpSelect %floats %true %f %f", ValidForUs),
        ],
    );
    const CONVERSIONS: &str = "
        OpCapability CooperativeMatrixConversionsNV
        OpExtension \"SPV_NV_cooperative_matrix2\"";
    check_functions(
        &format!(
            "{MATRICES}{CONVERSIONS}\n%u_first = OpTypeCooperativeMatrixKHR %uint %subgroup %eight %eight %uint_0"
        ),
        &[
            ("%r = OpConvertFToU %u_first %f", Valid),
            ("%r = OpConvertFToU %u_first %t", Violates("with as many components as the result type")),
            ("%r = OpFAdd %floats %f %a", Violates("Operand 2 must be of the result type")),
        ],
    );
}

#[test]
fn small_numbers_are_stored_and_converted_only() {
    const FLOATS: &str = "
        OpCapability Float8EXT
        OpCapability Groups
        OpExtension \"SPV_EXT_float8\"
        %small = OpTypeFloat 8 Float8E4M3EXT
        %v2small = OpTypeVector %small 2
        %pointer = OpTypePointer CrossWorkgroup %small
        %s = OpUndef %small
        %sx2 = OpUndef %v2small
        %p = OpConstantNull %pointer";
    check_functions(
        FLOATS,
        &[
            ("%r = OpFConvert %float %s", Valid),
            ("%r = OpDot %small %sx2 %sx2", BrokenForUs("the result type must be a scalar of floating-point numbers")),
            ("%r = OpAtomicLoad %small %p %uint_1 %uint_0", Violates("must not be a small floating-point number")),
            ("%r = OpGroupFAdd %small %uint_2 Reduce %s", BrokenForUs("the result type must be")),
            ("%r = OpGroupBroadcast %small %uint_2 %s %uint_0", BrokenForUs("the result type must be")),
        ],
    );
}

#[test]
fn conversions_accept_subsets_of_global_memory_and_untyped_pointers() {
    const USM: &str = "
        OpCapability GenericPointer
        OpCapability USMStorageClassesINTEL
        OpExtension \"SPV_INTEL_usm_storage_classes\"
        %device_uint = OpTypePointer DeviceOnlyINTEL %uint
        %global_uint = OpTypePointer CrossWorkgroup %uint
        %generic_uint = OpTypePointer Generic %uint
        %constant_uint = OpTypePointer UniformConstant %uint
        %device = OpConstantNull %device_uint";
    check_functions(
        USM,
        &[
            ("%r = OpAtomicIAdd %uint %device %uint_1 %uint_0 %uint_1", ValidForUs),
            ("%r = OpPtrCastToGeneric %generic_uint %device", ValidForUs),
            ("%r = OpPtrCastToGeneric %constant_uint %device", Violates("the result type must point to Generic")),
            ("%r = OpPtrCastToCrossWorkgroupINTEL %global_uint %device", Valid),
            ("%r = OpPtrCastToCrossWorkgroupINTEL %uint %device", BrokenForUs("the result type must be")),
            ("%r = OpCrossWorkgroupCastToPtrINTEL %generic_uint %device", BrokenForUs("the result type must point to")),
        ],
    );
    const UNTYPED: &str = "
        OpCapability GenericPointer
        OpCapability UntypedPointersKHR
        OpExtension \"SPV_KHR_untyped_pointers\"
        %global_uint = OpTypePointer CrossWorkgroup %uint
        %global_float = OpTypePointer CrossWorkgroup %float
        %generic_uint = OpTypePointer Generic %uint
        %untyped = OpTypeUntypedPointerKHR Generic
        %global = OpTypeUntypedPointerKHR CrossWorkgroup
        %g = OpConstantNull %generic_uint
        %u = OpConstantNull %untyped
        %ug = OpConstantNull %global
        %p = OpConstantNull %global_uint";
    check_functions(
        UNTYPED,
        &[
            ("%r = OpGenericCastToPtr %global_uint %u", ValidForUs),
            ("%r = OpGenericCastToPtr %global_float %g", Violates("must have the same pointee")),
            ("%r = OpPtrCastToGeneric %untyped %p", Violates("must have the same pointee")),
            ("%r = OpAtomicFlagTestAndSet %bool %ug %uint_1 %uint_0", ValidForUs),
        ],
    );
}

#[test]
fn products_of_matrices_have_dimensions_that_match() {
    const MATRICES: &str = "
        OpCapability Matrix
        %v2 = OpTypeVector %float 2
        %v3 = OpTypeVector %float 3
        %two_rows = OpTypeMatrix %v2 3
        %three_rows = OpTypeMatrix %v3 2
        %square = OpTypeMatrix %v2 2
        %a = OpUndef %v2
        %b = OpUndef %v3
        %m = OpUndef %two_rows
        %n = OpUndef %three_rows";
    check_functions(
        MATRICES,
        &[
            ("%r = OpVectorTimesMatrix %v3 %a %m", Valid),
            ("%r = OpVectorTimesMatrix %v2 %a %m", Violates("the dimensions of the result")),
            ("%r = OpVectorTimesMatrix %v3 %b %m", Violates("as many columns as the right operand has rows")),
            ("%r = OpMatrixTimesVector %v2 %m %b", Valid),
            ("%r = OpMatrixTimesVector %v2 %m %a", Violates("as many columns as the right operand has rows")),
            ("%r = OpMatrixTimesVector %v2 %b %b", Violates("must be a matrix or vector of floating-point numbers")),
            ("%r = OpMatrixTimesMatrix %square %m %n", Valid),
            ("%r = OpMatrixTimesMatrix %two_rows %m %n", Violates("the dimensions of the result")),
            ("%r = OpOuterProduct %two_rows %a %b", Valid),
            ("%r = OpOuterProduct %two_rows %b %a", Violates("the dimensions of the result")),
            ("%r = OpMatrixTimesScalar %two_rows %m %float_1", Valid),
        ],
    );
}
