//! Rules about the instructions of OpenCL.std.

use super::*;

/// Types and constants beyond those of the common module.
const FURTHER: &str = "
    OpCapability Int8
    OpCapability Int64
    OpCapability Float16
    OpCapability GenericPointer
    %std = OpExtInstImport \"OpenCL.std\"
    %uchar = OpTypeInt 8 0
    %ulong = OpTypeInt 64 0
    %half = OpTypeFloat 16
    %v3float = OpTypeVector %float 3
    %v4half = OpTypeVector %half 4
    %v4ulong = OpTypeVector %ulong 4
    %string = OpTypeArray %uchar %uint_4
    %u8 = OpConstantNull %uchar
    %u64 = OpConstantNull %ulong
    %f16 = OpConstantNull %half
    %f32x3 = OpConstantNull %v3float
    %f32x4 = OpConstantNull %v4float
    %f16x4 = OpConstantNull %v4half
    %u32x4 = OpConstantNull %v4uint
    %u64x4 = OpConstantNull %v4ulong
    %global_uint = OpTypePointer CrossWorkgroup %uint
    %global_float = OpTypePointer CrossWorkgroup %float
    %global_half = OpTypePointer CrossWorkgroup %half
    %constant_float = OpTypePointer UniformConstant %float
    %constant_string = OpTypePointer UniformConstant %string
    %global_string = OpTypePointer CrossWorkgroup %string
    %pu = OpConstantNull %global_uint
    %pf = OpConstantNull %global_float
    %ph = OpConstantNull %global_half
    %cf = OpConstantNull %constant_float
    %cs = OpConstantNull %constant_string
    %gs = OpConstantNull %global_string";

#[test]
fn mathematical_functions_have_operands_of_the_result_type() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %float %std fmax %float_1 %float_1", Valid),
            ("%r = OpExtInst %v4float %std mad %f32x4 %f32x4 %f32x4", Valid),
            ("%r = OpExtInst %float %std fmax %float_1 %f16", Violates("y must be of the result type (fmax)")),
            ("%r = OpExtInst %uint %std cos %uint_1", Violates("must be a scalar or vector of 2 or 3 or 4 or 8 or 16")),
            ("%r = OpExtInst %float %std smoothstep %float_1 %float_1 %f16", Violates("x must be of the result type")),
            ("%r = OpExtInst %uint %std ilogb %float_1", Valid),
            ("%r = OpExtInst %ulong %std ilogb %float_1", Violates("32-bit integers")),
            ("%r = OpExtInst %v4float %std ldexp %f32x4 %u32x4", Valid),
            ("%r = OpExtInst %v4float %std ldexp %f32x4 %uint_1", Violates("with as many components")),
            ("%r = OpExtInst %float %std nan %uint_1", Valid),
            ("%r = OpExtInst %float %std nan %u64", Violates("as many and as wide components")),
        ],
    );
}

#[test]
fn bfloat16_takes_part_where_the_module_computes_with_it() {
    const BFLOAT: &str = "
        OpCapability BFloat16TypeKHR
        OpExtension \"SPV_KHR_bfloat16\"
        %std = OpExtInstImport \"OpenCL.std\"
        %bfloat = OpTypeFloat 16 BFloat16KHR
        %b = OpConstantNull %bfloat";
    check_functions(
        BFLOAT,
        &[
            ("%r = OpExtInst %bfloat %std ceil %b", Violates("must be a scalar or vector of 2 or 3")),
            ("%r = OpFAdd %bfloat %b %b", Violates("must be a scalar or vector of floating-point numbers")),
            ("%r = OpFOrdLessThan %bool %b %b", BrokenForUs("must be a scalar or vector of floating-point numbers")),
            ("%r = OpFConvert %float %b", Valid),
        ],
    );
}

#[test]
fn second_results_are_stored_through_pointers() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %float %std sincos %float_1 %pf", Valid),
            ("%r = OpExtInst %float %std fract %float_1 %pu", Violates("whose pointee is of the result type")),
            ("%r = OpExtInst %float %std modf %float_1 %cf", Violates("a pointer to CrossWorkgroup or Workgroup")),
            ("%r = OpExtInst %float %std modf %float_1 %float_1", Violates("a pointer to CrossWorkgroup or Workgroup")),
            ("%r = OpExtInst %float %std frexp %float_1 %pu", Valid),
            ("%r = OpExtInst %float %std remquo %float_1 %float_1 %pf", Violates("32-bit integers")),
        ],
    );
}

#[test]
fn integer_functions_have_operands_of_the_result_type() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %uint %std s_max %uint_1 %uint_2", Valid),
            ("%r = OpExtInst %uint %std u_abs_diff %uint_1 %u64", Violates("y must be of the result type")),
            ("%r = OpExtInst %float %std popcount %float_1", Violates("integers")),
            ("%r = OpExtInst %uint %std u_mul24 %uint_1 %uint_1", Valid),
            ("%r = OpExtInst %ulong %std u_mul24 %u64 %u64", Violates("32-bit integers")),
            ("%r = OpExtInst %ulong %std u_upsample %uint_1 %uint_1", Valid),
            ("%r = OpExtInst %ulong %std s_upsample %u8 %u8", Violates("half as wide as the result")),
            ("%r = OpExtInst %float %std bitselect %float_1 %float_1 %float_1", Valid),
            (
                "%r = OpExtInst %float %std bitselect %float_1 %float_1 %uint_1",
                Violates("c must be of the result type"),
            ),
            ("%r = OpExtInst %float %std select %float_1 %float_1 %uint_1", Valid),
            ("%r = OpExtInst %float %std select %float_1 %float_1 %u64", Violates("as many and as wide components")),
        ],
    );
}

#[test]
fn geometric_functions_have_vectors_of_up_to_four_components() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %v3float %std cross %f32x3 %f32x3", Valid),
            ("%r = OpExtInst %float %std cross %float_1 %float_1", Violates("must be a vector of 3 or 4")),
            ("%r = OpExtInst %float %std distance %f32x4 %f32x4", Valid),
            ("%r = OpExtInst %float %std distance %f32x4 %f32x3", Violates("must be of the type of the first operand")),
            ("%r = OpExtInst %float %std length %f16x4", Violates("of the type of the components")),
            ("%r = OpExtInst %v4float %std normalize %f32x3", Violates("must be of the result type")),
        ],
    );
}

#[test]
fn vectors_are_loaded_and_stored_through_pointers_to_components() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %v4float %std vloadn %u64 %pf 4", Valid),
            ("%r = OpExtInst %v4float %std vloadn %u64 %cf 4", Valid),
            ("%r = OpExtInst %v4float %std vloadn %u64 %pf 3", Violates("n must be the number of components")),
            (
                "%r = OpExtInst %v4float %std vloadn %uint_1 %pf 4",
                Violates("offset must be a scalar integer as wide as pointers"),
            ),
            (
                "%r = OpExtInst %v4float %std vloadn %u64 %pu 4",
                Violates("the type of the components of the result type"),
            ),
            ("%r = OpExtInst %void %std vstoren %f32x4 %u64 %pf", Valid),
            ("%r = OpExtInst %void %std vstoren %f32x4 %u64 %cf", Violates("a pointer to CrossWorkgroup or Workgroup")),
            ("%r = OpExtInst %float %std vstoren %f32x4 %u64 %pf", Violates("must be a type of OpTypeVoid")),
            ("%r = OpExtInst %v4float %std vload_halfn %u64 %ph 4", Valid),
            ("%r = OpExtInst %float %std vload_half %u64 %pf", Violates("16-bit floating-point numbers")),
            ("%r = OpExtInst %void %std vstore_half_r %float_1 %u64 %ph RTE", Valid),
            ("%r = OpExtInst %void %std vstore_half %f16 %u64 %ph", Violates("32- or 64-bit floating-point numbers")),
            ("%r = OpExtInst %void %std vstorea_halfn %f32x4 %u64 %ph", Valid),
        ],
    );
}

#[test]
fn other_functions() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpExtInst %v4float %std shuffle %f32x4 %u32x4", Valid),
            ("%r = OpExtInst %v4float %std shuffle %f32x4 %u64x4", Violates("as many and as wide components")),
            (
                "%r = OpExtInst %v4float %std shuffle %f16x4 %u32x4",
                Violates("with components of the type of those of the"),
            ),
            ("%r = OpExtInst %v4float %std shuffle2 %f32x4 %f16x4 %u32x4", Violates("the type of the first operand")),
            ("%r = OpExtInst %uint %std printf %cs %uint_1", Valid),
            ("%r = OpExtInst %uint %std printf %gs", Violates("the format must be a pointer to UniformConstant")),
            ("%r = OpExtInst %uint %std printf %cf", Violates("must point to an 8-bit integer")),
            ("%r = OpExtInst %void %std prefetch %pf %u64", Valid),
            ("%r = OpExtInst %void %std prefetch %cf %u64", Violates("a pointer to CrossWorkgroup")),
        ],
    );
}

#[test]
fn imported_sets_are_known_or_ignorable() {
    check_cases(&[
        ("%std = OpExtInstImport \"OpenCL.std\"", Valid),
        ("OpExtension \"SPV_KHR_non_semantic_info\"\n%set = OpExtInstImport \"NonSemantic.Anything\"", Valid),
    ]);
    // SPIRV-Tools does not assemble the import of a set that it does not know.
    let known = assemble("%std = OpExtInstImport \"OpenCL.std\"");
    let renamed = |word: &u32| if word.to_le_bytes() == *b"Open" { u32::from_le_bytes(*b"Shut") } else { *word };
    let unknown: Vec<u32> = known.iter().map(renamed).collect();
    let rules: Vec<String> = check(&unknown).into_iter().map(|violation| violation.rule).collect();
    assert!(matches!(&rules[..], [one] if one.contains("ShutCL.std is known")), "{rules:?}");
}
