//! Rules about groups, pipes and device-side enqueue.

use super::*;

/// Types and constants beyond those of the common module.
const FURTHER: &str = "
    OpCapability Int64
    OpCapability Groups
    OpCapability GroupNonUniform
    OpCapability GroupNonUniformVote
    OpCapability GroupNonUniformBallot
    OpCapability GroupNonUniformShuffle
    OpCapability GroupNonUniformArithmetic
    OpCapability GroupNonUniformClustered
    %ulong = OpTypeInt 64 0
    %event = OpTypeEvent
    %true = OpConstantTrue %bool
    %u64 = OpConstantNull %ulong
    %e = OpConstantNull %event
    %f32x4 = OpConstantNull %v4float
    %u32x4 = OpConstantNull %v4uint
    %workgroup = OpConstant %uint 2
    %subgroup = OpConstant %uint 3
    %device = OpConstant %uint 1
    %global_uint = OpTypePointer CrossWorkgroup %uint
    %local_uint = OpTypePointer Workgroup %uint
    %local_float = OpTypePointer Workgroup %float
    %global_event = OpTypePointer CrossWorkgroup %event
    %pg = OpConstantNull %global_uint
    %pl = OpConstantNull %local_uint
    %pf = OpConstantNull %local_float
    %pe = OpConstantNull %global_event";

#[test]
fn group_instructions_have_operands_of_the_result_type() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpGroupAll %bool %workgroup %true", Valid),
            ("%r = OpGroupAny %bool %workgroup %uint_1", BrokenForUs("Predicate must be a scalar of Booleans")),
            ("%r = OpGroupBroadcast %float %workgroup %float_1 %uint_0", Valid),
            (
                "%r = OpGroupBroadcast %float %workgroup %uint_1 %uint_0",
                BrokenForUs("Value must be of the result type"),
            ),
            (
                "%r = OpGroupBroadcast %float %workgroup %float_1 %float_1",
                BrokenForUs("a scalar or vector of 2 or 3 integers"),
            ),
            ("%r = OpGroupIAdd %uint %workgroup Reduce %uint_1", Valid),
            (
                "%r = OpGroupSMax %float %workgroup Reduce %float_1",
                BrokenForUs("must be a scalar or vector of integers"),
            ),
            ("%r = OpGroupFAdd %float %workgroup Reduce %uint_1", BrokenForUs("X must be of the result type")),
            ("%r = OpGroupIAdd %uint %u64 Reduce %uint_1", BrokenForUs("scope must be a 32-bit integer")),
        ],
    );
}

#[test]
fn ballots_and_scopes_are_those_of_the_specification() {
    const UNIFORM: &str =
        "OpCapability GroupUniformArithmeticKHR\nOpExtension \"SPV_KHR_uniform_group_instructions\"\n";
    let cases = [
        ("", "%r = OpGroupNonUniformBallot %v4uint %workgroup %true", Valid),
        ("", "%r = OpGroupNonUniformBallot %v4uint %device %true", Violates("the scope must be Subgroup or Workgroup")),
        ("", "%r = OpGroupNonUniformShuffle %uint %workgroup %uint_1 %uint_0", Valid),
        ("", "%r = OpGroupNonUniformInverseBallot %bool %subgroup %u32x4", Valid),
        (
            "%v4ulong = OpTypeVector %ulong 4\n",
            "%r = OpGroupNonUniformBallot %v4ulong %subgroup %true",
            BrokenForUs("a vector of 4 32-bit unsigned integers"),
        ),
        (UNIFORM, "%r = OpGroupIMulKHR %uint %workgroup Reduce %uint_1", Valid),
        (UNIFORM, "%r = OpGroupIMulKHR %uint %device Reduce %uint_1", BrokenForUs("must be Subgroup or Workgroup")),
    ];
    let cases = cases.map(|(declarations, line, expected)| (format!("{declarations}{line}"), expected));
    check_functions(FURTHER, &cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn groups_of_other_vendors_have_operands_of_the_result_type() {
    const AMD: &str = "OpExtension \"SPV_AMD_shader_ballot\"\n";
    const PARTITION: &str =
        "OpExtension \"SPV_NV_shader_subgroup_partitioned\"\nOpCapability GroupNonUniformPartitionedNV\n";
    let cases = [
        (AMD, "%r = OpGroupIAddNonUniformAMD %uint %workgroup Reduce %uint_1", Valid),
        (AMD, "%r = OpGroupFMaxNonUniformAMD %float %workgroup Reduce %uint_1", BrokenForUs("X must be of the result")),
        (PARTITION, "%r = OpGroupNonUniformPartitionNV %v4uint %uint_1", Valid),
        (PARTITION, "%r = OpGroupNonUniformPartitionNV %uint %uint_1", BrokenForUs("a vector of 4 32-bit unsigned")),
    ];
    let cases = cases.map(|(extension, line, expected)| (format!("{extension}{line}"), expected));
    check_functions(FURTHER, &cases.each_ref().map(|(case, expected)| (case.as_str(), *expected)));
}

#[test]
fn copies_are_between_local_and_global_memory() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpGroupAsyncCopy %event %workgroup %pl %pg %u64 %u64 %e", Valid),
            (
                "%r = OpGroupAsyncCopy %event %workgroup %pg %pg %u64 %u64 %e",
                BrokenForUs("must point to Workgroup, the other"),
            ),
            ("%r = OpGroupAsyncCopy %event %workgroup %pf %pg %u64 %u64 %e", BrokenForUs("must have the same pointee")),
            ("%r = OpGroupAsyncCopy %event %workgroup %pl %pg %uint_1 %u64 %e", BrokenForUs("as wide as pointers")),
            (
                "%r = OpGroupAsyncCopy %event %workgroup %pl %pg %u64 %u64 %u64",
                BrokenForUs("must be a type of OpTypeEvent"),
            ),
            ("OpGroupWaitEvents %workgroup %uint_1 %pe", Valid),
            ("OpGroupWaitEvents %workgroup %u64 %pe", BrokenForUs("must be a scalar of 32-bit integers")),
            ("OpGroupWaitEvents %workgroup %uint_1 %pg", BrokenForUs("must be a pointer to OpTypeEvent")),
        ],
    );
}

#[test]
fn copies_between_untyped_pointers_have_sizes() {
    let further = format!(
        "{FURTHER}\nOpCapability UntypedPointersKHR\nOpExtension \"SPV_KHR_untyped_pointers\"
         %global = OpTypeUntypedPointerKHR CrossWorkgroup\n%local = OpTypeUntypedPointerKHR Workgroup
         %ug = OpConstantNull %global\n%ul = OpConstantNull %local"
    );
    check_functions(
        &further,
        &[
            ("%r = OpUntypedGroupAsyncCopyKHR %event %workgroup %ul %ug %u64 %u64 %u64 %e", Valid),
            (
                "%r = OpUntypedGroupAsyncCopyKHR %event %workgroup %ug %ug %u64 %u64 %u64 %e",
                BrokenForUs("must point to Workgroup, the other"),
            ),
            (
                "%r = OpUntypedGroupAsyncCopyKHR %event %workgroup %pl %pg %u64 %u64 %u64 %e",
                BrokenForUs("must be untyped pointers"),
            ),
            (
                "%r = OpUntypedGroupAsyncCopyKHR %event %workgroup %ul %ug %uint_1 %u64 %u64 %e",
                BrokenForUs("as wide as pointers"),
            ),
        ],
    );
}

#[test]
fn blocks_of_images_are_read_without_a_sampler() {
    let further = format!(
        "{FURTHER}\nOpCapability ImageBasic\nOpCapability SubgroupImageBlockIOINTEL\nOpCapability SubgroupImageMediaBlockIOINTEL
         OpExtension \"SPV_INTEL_subgroups\"\nOpExtension \"SPV_INTEL_media_block_io\"
         %v2uint = OpTypeVector %uint 2\n%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
         %texture = OpTypeImage %void 2D 0 0 0 1 Unknown ReadOnly\n%i = OpUndef %image\n%t = OpUndef %texture
         %u32x2 = OpConstantNull %v2uint"
    );
    check_functions(
        &further,
        &[
            ("%r = OpSubgroupImageBlockReadINTEL %uint %i %u32x2", Valid),
            ("%r = OpSubgroupImageBlockReadINTEL %uint %uint_1 %u32x2", BrokenForUs("must be a type of OpTypeImage")),
            ("%r = OpSubgroupImageBlockReadINTEL %uint %t %u32x2", BrokenForUs("must have a Sampled of 0 or 2")),
            ("OpSubgroupImageBlockWriteINTEL %i %u32x2 %uint_1", Valid),
            ("%r = OpSubgroupImageMediaBlockReadINTEL %uint %i %u32x2 %uint_1 %uint_1", Valid),
            (
                "%r = OpSubgroupImageMediaBlockReadINTEL %uint %i %uint_1 %uint_1 %uint_1",
                BrokenForUs("Coordinate must be a vector of integers"),
            ),
            ("OpSubgroupImageMediaBlockWriteINTEL %i %u32x2 %uint_1 %uint_1 %uint_1", Valid),
            (
                "OpSubgroupImageMediaBlockWriteINTEL %t %u32x2 %uint_1 %uint_1 %uint_1",
                BrokenForUs("must have a Sampled of 0 or 2"),
            ),
        ],
    );
}

#[test]
fn ranges_have_sizes_as_wide_as_pointers() {
    let further = format!(
        "{FURTHER}\nOpCapability DeviceEnqueue\n%three = OpConstant %uint 3\n%sizes = OpTypeArray %ulong %three
         %narrow = OpTypeArray %uint %three\n%range = OpTypeStruct %uint %sizes %sizes %sizes
         %other = OpTypeStruct %uint %narrow %sizes %sizes\n%short = OpTypeStruct %uint %sizes %sizes
         %pair = OpTypeArray %ulong %uint_2\n%p = OpConstantNull %pair"
    );
    const RESULT: &str = "the result type must be a structure of a 32-bit integer and three arrays";
    check_functions(
        &further,
        &[
            ("%r = OpBuildNDRange %range %u64 %u64 %u64", Valid),
            ("%r = OpBuildNDRange %range %p %p %p", Valid),
            ("%r = OpBuildNDRange %range %p %p %u64", BrokenForUs("must be of the same type")),
            ("%r = OpBuildNDRange %range %uint_1 %uint_1 %uint_1", BrokenForUs("must be integers as wide as pointers")),
            ("%r = OpBuildNDRange %other %u64 %u64 %u64", BrokenForUs(RESULT)),
            ("%r = OpBuildNDRange %short %u64 %u64 %u64", BrokenForUs(RESULT)),
        ],
    );
}

#[test]
fn invocations_of_subgroups_exchange_values() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpGroupNonUniformElect %bool %subgroup", Valid),
            ("%r = OpGroupNonUniformElect %bool %device", Violates("the scope must be Subgroup, not Device")),
            ("%r = OpGroupNonUniformElect %uint %subgroup", Violates("must be a scalar of Booleans")),
            ("%r = OpGroupNonUniformAllEqual %bool %subgroup %f32x4", Valid),
            ("%r = OpGroupNonUniformAllEqual %bool %subgroup %pg", Violates("Value must be a scalar or vector of")),
            ("%r = OpGroupNonUniformShuffle %float %subgroup %float_1 %uint_1", Valid),
            (
                "%r = OpGroupNonUniformShuffle %float %subgroup %uint_1 %uint_1",
                Violates("Value must be of the result type"),
            ),
            (
                "%r = OpGroupNonUniformShuffle %float %subgroup %float_1 %float_1",
                Violates("a scalar of unsigned integers"),
            ),
            (
                "%i = OpIAdd %uint %uint_1 %uint_1\n%r = OpGroupNonUniformBroadcast %float %subgroup %float_1 %i",
                Violates("must be a constant"),
            ),
            (
                "; Version: 1.5\n%i = OpIAdd %uint %uint_1 %uint_1\n%r = OpGroupNonUniformBroadcast %float %subgroup %float_1 %i",
                Valid,
            ),
            ("%r = OpGroupNonUniformBallot %v4uint %subgroup %true", Valid),
            ("%r = OpGroupNonUniformBallot %uint %subgroup %true", Violates("must be a vector of 4 32-bit unsigned")),
            ("%r = OpGroupNonUniformBallotBitCount %uint %subgroup Reduce %u32x4", Valid),
            (
                "%r = OpGroupNonUniformBallotBitExtract %bool %subgroup %uint_1 %uint_1",
                Violates("a vector of 4 32-bit unsigned"),
            ),
        ],
    );
}

#[test]
fn group_operations_have_the_operands_that_they_require() {
    check_functions(
        FURTHER,
        &[
            ("%r = OpGroupNonUniformIAdd %uint %subgroup Reduce %uint_1", Valid),
            ("%r = OpGroupNonUniformFAdd %uint %subgroup Reduce %uint_1", Violates("floating-point numbers")),
            ("%r = OpGroupNonUniformLogicalAnd %uint %subgroup Reduce %uint_1", Violates("Booleans")),
            ("%r = OpGroupNonUniformIAdd %uint %subgroup ClusteredReduce %uint_1 %uint_4", Valid),
            (
                "%r = OpGroupNonUniformIAdd %uint %subgroup ClusteredReduce %uint_1",
                Violates("requires one more operand"),
            ),
            (
                "%r = OpGroupNonUniformIAdd %uint %subgroup ClusteredReduce %uint_1 %float_1",
                Violates("a scalar of unsigned"),
            ),
        ],
    );
}

#[test]
fn pipes_have_the_access_that_instructions_need() {
    const PIPES: &str = "
        OpCapability Pipes
        OpCapability GenericPointer
        OpCapability Groups
        OpCapability Int64
        %ulong = OpTypeInt 64 0
        %u64 = OpConstantNull %ulong
        %reader = OpTypePipe ReadOnly
        %writer = OpTypePipe WriteOnly
        %reserve = OpTypeReserveId
        %reading = OpUndef %reader
        %writing = OpUndef %writer
        %id = OpUndef %reserve
        %generic_uint = OpTypePointer Generic %uint
        %global_uint = OpTypePointer CrossWorkgroup %uint
        %pu = OpConstantNull %generic_uint
        %pg = OpConstantNull %global_uint";
    check_functions(
        PIPES,
        &[
            ("%r = OpReadPipe %uint %reading %pu %uint_4 %uint_4", Valid),
            (
                "%r = OpReadPipe %uint %writing %pu %uint_4 %uint_4",
                BrokenForUs("the pipe must be ReadOnly, not WriteOnly"),
            ),
            ("%r = OpWritePipe %uint %writing %pg %uint_4 %uint_4", BrokenForUs("a pointer to Generic")),
            ("%r = OpWritePipe %uint %writing %pu %u64 %uint_4", BrokenForUs("must be a scalar of 32-bit integers")),
            ("%r = OpReserveReadPipePackets %reserve %reading %uint_1 %uint_4 %uint_4", Valid),
            (
                "%r = OpGroupReserveWritePipePackets %reserve %uint_2 %reading %uint_1 %uint_4 %uint_4",
                BrokenForUs("must be WriteOnly"),
            ),
            ("OpCommitReadPipe %reading %id %uint_4 %uint_4", Valid),
            ("OpCommitReadPipe %reading %uint_1 %uint_4 %uint_4", BrokenForUs("must be a type of OpTypeReserveId")),
            ("%r = OpIsValidReserveId %bool %id", Valid),
            ("%r = OpGetNumPipePackets %uint %reading %uint_4 %uint_4", Valid),
            ("%r = OpGetNumPipePackets %uint %uint_1 %uint_4 %uint_4", BrokenForUs("must be a type of OpTypePipe")),
        ],
    );
}

#[test]
fn functions_are_enqueued_with_their_parameters() {
    const ENQUEUE: &str = "
        OpCapability DeviceEnqueue
        OpCapability Int8
        OpCapability GenericPointer
        %uchar = OpTypeInt 8 0
        %queue = OpTypeQueue
        %event = OpTypeDeviceEvent
        %range = OpTypeStruct %uint
        %global_bytes = OpTypePointer CrossWorkgroup %uchar
        %global_event = OpTypePointer CrossWorkgroup %event
        %q = OpUndef %queue
        %e = OpUndef %event
        %n = OpUndef %range
        %bytes = OpConstantNull %global_bytes
        %events = OpConstantNull %global_event
        %block = OpTypeFunction %void %global_bytes
        %number = OpTypeFunction %void %uint
        %invoke = OpFunction %void None %block
        %parameter = OpFunctionParameter %global_bytes
        %block_entry = OpLabel
        OpReturn
        OpFunctionEnd
        %other = OpFunction %void None %number
        %other_parameter = OpFunctionParameter %uint
        %other_entry = OpLabel
        OpReturn
        OpFunctionEnd";
    check_functions(
        ENQUEUE,
        &[
            ("%r = OpEnqueueMarker %uint %q %uint_0 %events %events", Valid),
            ("%r = OpEnqueueMarker %uint %e %uint_0 %events %events", BrokenForUs("must be a type of OpTypeQueue")),
            (
                "%r = OpEnqueueMarker %uint %q %uint_0 %bytes %events",
                BrokenForUs("whose pointee is a type of OpTypeDevice"),
            ),
            ("%r = OpEnqueueKernel %uint %q %uint_0 %n %uint_0 %events %events %invoke %bytes %uint_4 %uint_4", Valid),
            (
                "%r = OpEnqueueKernel %uint %q %uint_0 %n %uint_0 %events %events %other %bytes %uint_4 %uint_4",
                BrokenForUs("the first parameter of the enqueued function"),
            ),
            (
                "%r = OpEnqueueKernel %uint %q %uint_0 %uint_0 %uint_0 %events %events %invoke %bytes %uint_4 %uint_4",
                BrokenForUs("the range must be a structure"),
            ),
            (
                "%r = OpEnqueueKernel %uint %q %uint_0 %n %uint_0 %events %events %invoke %bytes %uint_4 %uint_4 %float_1",
                BrokenForUs("must be a scalar of integers or pointers"),
            ),
            ("%r = OpGetKernelWorkGroupSize %uint %invoke %bytes %uint_4 %uint_4", Valid),
            ("OpRetainEvent %e", Valid),
            ("OpRetainEvent %q", BrokenForUs("must be a type of OpTypeDeviceEvent")),
            ("%r = OpGetDefaultQueue %queue", Valid),
            ("%r = OpGetDefaultQueue %event", BrokenForUs("must be a type of OpTypeQueue")),
        ],
    );
}
