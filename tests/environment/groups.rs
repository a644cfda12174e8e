//! Scopes and group instructions.

use super::{HEAD, accepts, module, refuses, takes};

#[test]
fn unsupported_execution_scopes_are_refused() {
    for scope in ["%int_2", "%int_3"] {
        accepts("", &module(HEAD, "", &format!("OpControlBarrier {scope} %int_1 %int_0")));
    }
    for (scope, name) in [("%int_0", "CrossDevice"), ("%int_1", "Device"), ("%int_4", "Invocation")] {
        let message = format!("the execution scope of OpControlBarrier is {name}; expected Workgroup or Subgroup");
        refuses("", &module(HEAD, "", &format!("OpControlBarrier {scope} %int_1 %int_0")), &message);
    }
    let types = "%event = OpTypeEvent\n%from = OpUndef %pglobal\n%to = OpUndef %plocal\n%none = OpUndef %event";
    let copy = |scope: &str| {
        module(HEAD, types, &format!("%copy = OpGroupAsyncCopy %event {scope} %to %from %long_1 %long_1 %none"))
    };
    accepts("", &copy("%int_2"));
    refuses("", &copy("%int_3"), "the execution scope of OpGroupAsyncCopy is Subgroup; expected Workgroup");
    let head = format!("OpCapability GroupNonUniform\n{HEAD}");
    accepts("subgroups", &module(&head, "", "%first = OpGroupNonUniformElect %bool %int_3"));
    let elect = module(&head, "", "%first = OpGroupNonUniformElect %bool %int_2");
    refuses("subgroups", &elect, "the execution scope of OpGroupNonUniformElect is Workgroup; expected Subgroup");
}

#[test]
fn unsupported_memory_scopes_are_refused() {
    for scope in ["%int_0", "%int_1", "%int_2", "%int_3", "%int_4"] {
        accepts("", &module(HEAD, "", &format!("OpMemoryBarrier {scope} %int_0")));
    }
    refuses(
        "",
        &module(HEAD, "", "OpMemoryBarrier %int_5 %int_0"),
        "the memory scope of OpMemoryBarrier is QueueFamily",
    );
}

/// Undefined values of several types, as operands.
const VALUES: &str = "%half = OpTypeFloat 16\n%double = OpTypeFloat 64\n%v2 = OpTypeVector %int 2\n%v3 = OpTypeVector %int 3\n\
    %v4 = OpTypeVector %int 4\n%l2 = OpTypeVector %long 2\n%s8 = OpTypeVector %short 8\n%c16 = OpTypeVector %char 16\n\
    %f4 = OpTypeVector %float 4\n%h2 = OpTypeVector %half 2\n\
    %x_bool = OpUndef %bool\n%x_char = OpUndef %char\n%x_short = OpUndef %short\n%x_int = OpUndef %int\n%x_long = OpUndef %long\n\
    %x_half = OpUndef %half\n%x_float = OpUndef %float\n%x_double = OpUndef %double\n%x_v2 = OpUndef %v2\n%x_v3 = OpUndef %v3\n\
    %x_v4 = OpUndef %v4\n%x_l2 = OpUndef %l2\n%x_s8 = OpUndef %s8\n%x_c16 = OpUndef %c16\n%x_f4 = OpUndef %f4\n%x_h2 = OpUndef %h2";

fn with_values(capability: &str, body: &str) -> String {
    module(
        &format!("OpCapability Float16\nOpCapability Float64\nOpCapability Vector16\n{capability}\n{HEAD}"),
        VALUES,
        body,
    )
}

#[test]
fn sub_group_shuffles_need_supported_types() {
    let shuffle = |ty: &str| {
        let extension = "OpCapability SubgroupShuffleINTEL\nOpExtension \"SPV_INTEL_subgroups\"";
        with_values(extension, &format!("%moved = OpSubgroupShuffleINTEL %{ty} %x_{ty} %int_0"))
    };
    for ty in ["char", "short", "int", "float", "v2", "v4", "s8", "c16", "f4", "long", "half", "double"] {
        accepts("fp16,fp64", &shuffle(ty));
    }
    refuses(
        "fp16,fp64",
        &shuffle("v3"),
        "unsupported data type of OpSubgroupShuffleINTEL: a vector of 3 times a 32-bit integer",
    );
    refuses(
        "fp16,fp64",
        &shuffle("l2"),
        "unsupported data type of OpSubgroupShuffleINTEL: a vector of 2 times a 64-bit integer",
    );
    refuses(
        "fp16,fp64",
        &shuffle("h2"),
        "unsupported data type of OpSubgroupShuffleINTEL: a vector of 2 times a 16-bit",
    );
    refuses("fp16,fp64", &shuffle("bool"), "unsupported data type of OpSubgroupShuffleINTEL: bool");
}

#[test]
fn sub_group_block_accesses_need_supported_types() {
    let extension = "OpCapability SubgroupBufferBlockIOINTEL\nOpExtension \"SPV_INTEL_subgroups\"";
    let read = |ty: &str| {
        with_values(extension, &format!("%p = OpUndef %pglobal\n%block = OpSubgroupBlockReadINTEL %{ty} %p"))
    };
    for ty in ["int", "short", "v2", "v4", "s8"] {
        accepts("fp16,fp64", &read(ty));
    }
    refuses("fp16,fp64", &read("v3"), "unsupported data type of OpSubgroupBlockReadINTEL: a vector of 3");
    refuses("fp16,fp64", &read("long"), "unsupported data type of OpSubgroupBlockReadINTEL: a 64-bit integer");
    refuses(
        "fp16,fp64",
        &read("float"),
        "unsupported data type of OpSubgroupBlockReadINTEL: a 32-bit floating-point number",
    );
    let local = with_values(extension, "%p = OpUndef %plocal\n%block = OpSubgroupBlockReadINTEL %int %p");
    refuses("fp16,fp64", &local, "OpSubgroupBlockReadINTEL accesses Workgroup memory; expected CrossWorkgroup");
    let aligned = |alignment: u32, body: &str| {
        let text = with_values(extension, &format!("%p = OpUndef %pglobal\n{body}"));
        takes("fp16,fp64", &text.replace(HEAD, &format!("{HEAD}\nOpDecorate %p Alignment {alignment}")))
    };
    assert!(aligned(4, "%block = OpSubgroupBlockReadINTEL %int %p").is_empty());
    assert!(aligned(16, "OpSubgroupBlockWriteINTEL %p %x_int").is_empty());
    assert!(
        aligned(2, "%block = OpSubgroupBlockReadINTEL %int %p")[0].contains("aligned to 4 bytes; its alignment is 2")
    );
    assert!(aligned(8, "OpSubgroupBlockWriteINTEL %p %x_int")[0].contains("aligned to 16 bytes; its alignment is 8"));
}

#[test]
fn image_block_accesses_need_supported_types() {
    let read = |image: &str, coordinate: &str| {
        let extension =
            "OpCapability ImageBasic\nOpCapability SubgroupImageBlockIOINTEL\nOpExtension \"SPV_INTEL_subgroups\"";
        let text = with_values(extension, &format!("%block = OpSubgroupImageBlockReadINTEL %int %i {coordinate}"));
        text.replace("%x_bool =", &format!("%image = OpTypeImage {image}\n%i = OpUndef %image\n%x_bool ="))
    };
    let plain = "%void 2D 0 0 0 0 Unknown ReadOnly";
    accepts("fp16,fp64,images", &read(plain, "%x_v2"));
    for image in
        ["%void 3D 0 0 0 0 Unknown ReadOnly", "%void 2D 1 0 0 0 Unknown ReadOnly", "%void 2D 0 1 0 0 Unknown ReadOnly"]
    {
        refuses("fp16,fp64,images", &read(image, "%x_v2"), "expected a 2D image without depth, layers or samples");
    }
    refuses(
        "fp16,fp64,images",
        &read(plain, "%x_v4"),
        "the coordinate of OpSubgroupImageBlockReadINTEL is a vector of 4",
    );
}

#[test]
fn group_instructions_need_supported_types_and_scopes() {
    let broadcast = |ty: &str| with_values("", &format!("%all = OpGroupBroadcast %{ty} %int_3 %x_{ty} %int_0"));
    let sum = |ty: &str| with_values("", &format!("%all = OpGroupIAdd %{ty} %int_3 Reduce %x_{ty}"));
    for ty in ["int", "long", "half", "float", "double"] {
        accepts("fp16,fp64", &broadcast(ty));
    }
    for ty in ["char", "short", "v3", "c16", "f4", "h2"] {
        accepts("fp16,fp64,subgroups", &broadcast(ty));
        refuses("fp16,fp64", &broadcast(ty), "unsupported data type of OpGroupBroadcast of a sub-group: ");
    }
    refuses(
        "fp16,fp64,subgroups",
        &broadcast("bool"),
        "unsupported data type of OpGroupBroadcast of a sub-group: bool",
    );
    accepts("fp16,fp64", &sum("int"));
    accepts("fp16,fp64,subgroups", &sum("short"));
    refuses(
        "fp16,fp64",
        &sum("short"),
        "unsupported data type of OpGroupIAdd of a sub-group: a 16-bit integer, which requires the device feature subgroups",
    );
    refuses("fp16,fp64,subgroups", &sum("v2"), "unsupported data type of OpGroupIAdd of a sub-group: a vector of 2");
    // The extension adds nothing for work-groups.
    let of_work_group = |ty: &str| with_values("", &format!("%all = OpGroupBroadcast %{ty} %int_2 %x_{ty} %int_0"));
    for ty in ["int", "long", "half", "float", "double"] {
        accepts("fp16,fp64", &of_work_group(ty));
    }
    for ty in ["char", "short", "v2", "f4"] {
        refuses(
            "fp16,fp64,subgroups",
            &of_work_group(ty),
            "unsupported data type of OpGroupBroadcast of a work-group: ",
        );
    }
    let sum = with_values("", "%all = OpGroupIAdd %short %int_2 Reduce %x_short");
    refuses("fp16,fp64,subgroups", &sum, "unsupported data type of OpGroupIAdd of a work-group: a 16-bit integer");
}

#[test]
fn non_uniform_instructions_need_sub_group_scope_and_features() {
    let with = |capability: &str, body: &str| with_values(&format!("OpCapability {capability}"), body);
    for (capability, body) in [
        ("GroupNonUniformVote", "%r = OpGroupNonUniformAllEqual %bool %int_3 %x_half"),
        ("GroupNonUniformVote", "%r = OpGroupNonUniformAny %bool %int_3 %true"),
        ("GroupNonUniformBallot", "%r = OpGroupNonUniformBroadcast %c16 %int_3 %x_c16 %int_0"),
        ("GroupNonUniformBallot", "%r = OpGroupNonUniformBroadcastFirst %double %int_3 %x_double"),
        ("GroupNonUniformBallot", "%r = OpGroupNonUniformBallot %v4 %int_3 %true"),
        ("GroupNonUniformBallot", "%r = OpGroupNonUniformBallotBitCount %int %int_3 Reduce %x_v4"),
        ("GroupNonUniformArithmetic", "%r = OpGroupNonUniformIAdd %char %int_3 InclusiveScan %x_char"),
        ("GroupNonUniformArithmetic", "%r = OpGroupNonUniformLogicalXor %bool %int_3 Reduce %x_bool"),
        ("GroupNonUniformShuffle", "%r = OpGroupNonUniformShuffleXor %short %int_3 %x_short %int_1"),
        ("GroupNonUniformShuffleRelative", "%r = OpGroupNonUniformShuffleUp %long %int_3 %x_long %int_1"),
        ("GroupNonUniformClustered", "%r = OpGroupNonUniformFMax %float %int_3 ClusteredReduce %x_float %int_4"),
    ] {
        accepts("fp16,fp64,subgroups", &with(capability, body));
        refuses(
            "fp16,fp64",
            &with(capability, body),
            &format!("capability {capability} requires the device feature subgroups"),
        );
    }
    for (capability, body, message) in [
        (
            "GroupNonUniformVote",
            "%r = OpGroupNonUniformAllEqual %bool %int_3 %x_v2",
            "unsupported operand type of OpGroupNonUniformAllEqual: a vector",
        ),
        (
            "GroupNonUniformBallot",
            "%r = OpGroupNonUniformBroadcastFirst %v2 %int_3 %x_v2",
            "unsupported operand type of OpGroupNonUniformBroadcastFirst: a vector",
        ),
        (
            "GroupNonUniformBallot",
            "%r = OpGroupNonUniformBallot %v2 %int_3 %true",
            "unsupported operand type of OpGroupNonUniformBallot: bool",
        ),
        (
            "GroupNonUniformBallot",
            "%r = OpGroupNonUniformBallotBitCount %int %int_3 Reduce %x_v2",
            "unsupported operand type of OpGroupNonUniformBallotBitCount: a vector of 2",
        ),
        (
            "GroupNonUniformArithmetic",
            "%r = OpGroupNonUniformIAdd %v2 %int_3 Reduce %x_v2",
            "unsupported operand type of OpGroupNonUniformIAdd: a vector",
        ),
        (
            "GroupNonUniformArithmetic",
            "%r = OpGroupNonUniformLogicalXor %int %int_3 Reduce %x_int",
            "unsupported operand type of OpGroupNonUniformLogicalXor: a 32-bit integer",
        ),
        (
            "GroupNonUniformShuffle",
            "%r = OpGroupNonUniformShuffle %v2 %int_3 %x_v2 %int_1",
            "unsupported operand type of OpGroupNonUniformShuffle: a vector",
        ),
        (
            "GroupNonUniformArithmetic",
            "%r = OpGroupNonUniformIAdd %int %int_3 Reduce %x_int %int_4",
            "OpGroupNonUniformIAdd has a cluster size",
        ),
    ] {
        refuses("fp16,fp64,subgroups", &with(capability, body), message);
    }
}

#[test]
fn sub_group_masks_are_vectors_of_four() {
    let with = |ty: &str| {
        let text = with_values("OpCapability GroupNonUniformBallot", "");
        let text = text.replace(HEAD, &format!("{HEAD} %mask\nOpDecorate %mask BuiltIn SubgroupEqMask"));
        text.replace(
            "%x_bool =",
            &format!("%pinput = OpTypePointer Input %{ty}\n%mask = OpVariable %pinput Input\n%x_bool ="),
        )
    };
    accepts("fp16,fp64,subgroups", &with("v4"));
    refuses("fp16,fp64,subgroups", &with("int"), "the built-in variable SubgroupEqMask is a 32-bit integer");
}

#[test]
fn bfloat16_conversions_need_supported_types() {
    let with = |from: &str, to: &str| {
        let extension = "OpCapability BFloat16ConversionINTEL\nOpExtension \"SPV_INTEL_bfloat16_conversion\"";
        with_values(extension, &format!("%r = OpConvertFToBF16INTEL %{to} %x_{from}"))
    };
    let list = "fp16,fp64,bfloat16-conversions";
    accepts(list, &with("float", "short"));
    accepts(list, &with("f4", "s8"));
    refuses(list, &with("double", "int"), "unsupported result type of OpConvertFToBF16INTEL: a 32-bit integer");
    refuses(
        "fp16,fp64",
        &with("float", "short"),
        "the module uses SPV_INTEL_bfloat16_conversion, which requires the device feature bfloat16-conversions",
    );
}
