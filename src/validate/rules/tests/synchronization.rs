//! Rules about atomic instructions and barriers.

use super::*;

/// Types and constants beyond those of the common module.
const FURTHER: &str = "
    OpCapability Int64
    OpCapability Int64Atomics
    OpCapability GenericPointer
    %ulong = OpTypeInt 64 0
    %u64 = OpConstantNull %ulong
    %device = OpConstant %uint 1
    %relaxed = OpConstant %uint 0
    %acquire = OpConstant %uint 2
    %release = OpConstant %uint 4
    %sequential = OpConstant %uint 16
    %orders = OpConstant %uint 6
    %spec = OpSpecConstant %uint 99
    %unknown = OpConstant %uint 99
    %uniform_memory = OpConstant %uint 64
    %uniform_memory_and_unknown = OpConstant %uint 65
    %global_uint = OpTypePointer CrossWorkgroup %uint
    %global_ulong = OpTypePointer CrossWorkgroup %ulong
    %global_float = OpTypePointer CrossWorkgroup %float
    %global_bool = OpTypePointer CrossWorkgroup %bool
    %constant_uint = OpTypePointer UniformConstant %uint
    %p = OpConstantNull %global_uint
    %pl = OpConstantNull %global_ulong
    %pf = OpConstantNull %global_float
    %pb = OpConstantNull %global_bool
    %pc = OpConstantNull %constant_uint";

#[test]
fn atomic_instructions_access_numbers_in_some_storage_classes() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpAtomicLoad %uint %p %device %relaxed", Valid),
            ("%r = OpAtomicLoad %float %pf %device %relaxed", Valid),
            (
                "%r = OpAtomicLoad %uint %p %device %uniform_memory_and_unknown",
                Violates("UniformMemory requires the capability"),
            ),
            (
                "%r = OpAtomicLoad %bool %pb %device %relaxed",
                Violates("must be a scalar of integers or floating-point"),
            ),
            ("%r = OpAtomicLoad %uint %pf %device %relaxed", Violates("whose pointee is of the result type")),
            (
                "%r = OpAtomicLoad %uint %pc %device %relaxed",
                Violates("a pointer to Uniform or Workgroup or CrossWorkgroup"),
            ),
            ("%r = OpAtomicLoad %uint %uint_1 %device %relaxed", Violates("a pointer to Uniform")),
            ("OpAtomicStore %p %device %relaxed %uint_1", Valid),
            ("OpAtomicStore %p %device %relaxed %float_1", Violates("the value must be of the pointee type")),
            ("%r = OpAtomicExchange %float %pf %device %relaxed %float_1", Valid),
            ("%r = OpAtomicExchange %uint %p %device %relaxed %u64", Violates("Value must be of the result type")),
            ("%r = OpAtomicIAdd %uint %p %device %relaxed %uint_1", Valid),
            ("%r = OpAtomicIAdd %float %pf %device %relaxed %float_1", Violates("must be a scalar of integers")),
            ("%r = OpAtomicIIncrement %ulong %pl %device %relaxed", Valid),
            ("%r = OpAtomicFlagTestAndSet %bool %p %device %relaxed", Valid),
            ("%r = OpAtomicFlagTestAndSet %uint %p %device %relaxed", Violates("must be a scalar of Booleans")),
            ("OpAtomicFlagClear %p %device %relaxed", Valid),
            ("OpAtomicFlagClear %pl %device %relaxed", Violates("whose pointee is a scalar of 32-bit integers")),
        ],
    );
}

#[test]
fn wide_numbers_and_floats_have_their_capabilities() {
    const LONG: &str = "
        OpCapability Int64
        %ulong = OpTypeInt 64 0
        %global_ulong = OpTypePointer CrossWorkgroup %ulong
        %global_float = OpTypePointer CrossWorkgroup %float
        %pf = OpConstantNull %global_float
        %pl = OpConstantNull %global_ulong";
    const FLOAT: &str = "OpExtension \"SPV_EXT_shader_atomic_float_add\"\nOpCapability AtomicFloat32AddEXT\n";
    const DOUBLE: &str = "OpExtension \"SPV_EXT_shader_atomic_float_add\"\nOpCapability AtomicFloat64AddEXT\n";
    let cases = [
        ("OpCapability Int64Atomics\n", "%r = OpAtomicLoad %ulong %pl %uint_1 %uint_0", Valid),
        ("", "%r = OpAtomicLoad %ulong %pl %uint_1 %uint_0", Violates("requires the capability Int64Atomics")),
        (FLOAT, "%r = OpAtomicFAddEXT %float %pf %uint_1 %uint_0 %float_1", Valid),
        (
            DOUBLE,
            "%r = OpAtomicFAddEXT %float %pf %uint_1 %uint_0 %float_1",
            BrokenForUs("requires the capability AtomicFloat32AddEXT"),
        ),
    ];
    let cases = cases.map(|(capability, line, expected)| (format!("{capability}{line}"), expected));
    check_functions(LONG, &cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn scopes_and_memory_semantics_are_integers_with_known_values() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpAtomicLoad %uint %p %spec %spec", Valid),
            ("%r = OpAtomicLoad %uint %p %float_1 %relaxed", Violates("scope must be a 32-bit integer")),
            ("%r = OpAtomicLoad %uint %p %unknown %relaxed", ValidForUs),
            ("%r = OpAtomicLoad %uint %p %device %u64", Violates("memory semantics must be a 32-bit integer")),
            ("%r = OpAtomicIAdd %uint %p %device %orders %uint_1", Violates("must have at most one of Acquire")),
            (
                "%r = OpAtomicLoad %uint %p %device %uniform_memory",
                Violates("UniformMemory requires the capability Shader"),
            ),
            ("%r = OpAtomicLoad %uint %p %device %acquire", Valid),
            ("OpControlBarrier %uint_2 %uint_2 %acquire", Valid),
            ("OpControlBarrier %unknown %uint_2 %acquire", ValidForUs),
            ("OpMemoryBarrier %uint_2 %orders", Violates("must have at most one of Acquire")),
            ("OpMemoryBarrier %uint_2 %relaxed", Valid),
        ],
    );
}

#[test]
fn orders_fit_the_access() {
    check_functions(
        FURTHER,
        &[
            ("OpAtomicStore %p %device %release %uint_1", Valid),
            ("OpAtomicStore %p %device %acquire %uint_1", Violates("must not be Acquire|AcquireRelease")),
            ("%r = OpAtomicLoad %uint %p %device %release", Violates("must not be Release|AcquireRelease")),
            ("OpAtomicFlagClear %p %device %acquire", Violates("must not be Acquire|AcquireRelease")),
            ("%r = OpAtomicCompareExchange %uint %p %device %sequential %acquire %uint_1 %uint_2", Valid),
            (
                "%r = OpAtomicCompareExchange %uint %p %device %sequential %release %uint_1 %uint_2",
                Violates("the unequal case must not be Release"),
            ),
            (
                "%r = OpAtomicCompareExchange %uint %p %device %acquire %sequential %uint_1 %uint_2",
                Violates("must not be stronger than those of the equal case"),
            ),
            (
                "%r = OpAtomicCompareExchange %uint %p %device %acquire %acquire %uint_1 %u64",
                Violates("Comparator must be of the result type"),
            ),
        ],
    );
}

#[test]
fn named_barriers_have_their_type() {
    const NAMED: &str = "
        OpCapability NamedBarrier
        %barrier = OpTypeNamedBarrier
        %u32x4 = OpConstantNull %v4uint";
    check_functions(
        NAMED,
        &[
            ("%b = OpNamedBarrierInitialize %barrier %uint_4\nOpMemoryNamedBarrier %b %uint_2 %uint_0", Valid),
            ("%b = OpNamedBarrierInitialize %uint %uint_4", Violates("must be a type of OpTypeNamedBarrier")),
            ("%b = OpNamedBarrierInitialize %barrier %u32x4", Violates("must be a scalar of 32-bit integers")),
            ("OpMemoryNamedBarrier %uint_1 %uint_2 %uint_0", Violates("must be a type of OpTypeNamedBarrier")),
        ],
    );
}
