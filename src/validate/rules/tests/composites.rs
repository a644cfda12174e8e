//! Rules about composites.

use super::*;

const GLOBALS: &str = "
    %v2uint = OpTypeVector %uint 2
    %array = OpTypeArray %uint %uint_2
    %struct = OpTypeStruct %uint %float
    %other = OpTypeStruct %uint %float
    %third = OpTypeStruct %uint
    %also_two = OpSpecConstant %uint 2
    %pairs = OpTypeStruct %struct %array
    %same_array = OpTypeArray %uint %uint_2
    %sized_array = OpTypeArray %uint %also_two
    %other_pairs = OpTypeStruct %other %same_array
    %sized_pairs = OpTypeStruct %other %sized_array
    %v2 = OpConstantNull %v2uint
    %v4 = OpConstantNull %v4uint
    %f4 = OpConstantNull %v4float
    %a = OpConstantNull %array
    %s = OpConstantNull %struct
    %two = OpConstantNull %pairs
";

#[test]
fn constructed_composites_have_their_constituents() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpCompositeConstruct %v4uint %v2 %uint_0 %uint_1", Valid),
            ("%x = OpCompositeConstruct %v4uint %v2 %uint_0", Violates("there are 3 components")),
            ("%x = OpCompositeConstruct %v4uint %v2 %uint_0 %float_1", Violates("another type than the components")),
            ("%x = OpCompositeConstruct %v4uint %v4", Violates("at least two constituents")),
            ("%x = OpCompositeConstruct %array %uint_0 %uint_1", Valid),
            ("%x = OpCompositeConstruct %array %uint_0", Violates("there are 1 constituents")),
            ("%x = OpCompositeConstruct %struct %uint_0 %float_1", Valid),
            ("%x = OpCompositeConstruct %struct %uint_0 %uint_1", Violates("constituent 1 has the type")),
            ("%x = OpCompositeConstruct %uint %uint_0", Violates("must be a composite type")),
        ],
    );
}

#[test]
fn indexes_lead_to_constituents() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpCompositeExtract %float %s 1", Valid),
            ("%x = OpCompositeExtract %uint %s 1", Violates("the indexes lead to")),
            ("%x = OpCompositeExtract %uint %s 2", Violates("no constituent 2")),
            ("%x = OpCompositeExtract %uint %a 2", Violates("no constituent 2")),
            ("%x = OpCompositeExtract %uint %v4 4", Violates("no constituent 4")),
            ("%x = OpCompositeExtract %uint %v4 1 0", Violates("no constituent 0")),
            ("%x = OpCompositeExtract %v4uint %v4", Violates("at least one index")),
            ("%x = OpCompositeInsert %struct %float_1 %s 1", Valid),
            ("%x = OpCompositeInsert %struct %float_1 %s 0", Violates("which is not the type of the object")),
            ("%x = OpCompositeInsert %other %float_1 %s 1", Violates("must have the result type")),
        ],
    );
}

#[test]
fn vectors_are_shuffled_and_indexed() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpVectorShuffle %v4uint %v2 %v4 0 5 4294967295 1", Valid),
            ("%x = OpVectorShuffle %v4uint %v2 %v4 0 6 1 1", Violates("the component 6 is not among the 6")),
            ("%x = OpVectorShuffle %v4uint %v2 %v4 0 1", Violates("there are 2 components; the result type has 4")),
            ("%x = OpVectorShuffle %v4uint %v2 %f4 0 1 2 3", Violates("must be a vector with the component type")),
            ("%x = OpVectorExtractDynamic %uint %v4 %uint_1", Valid),
            ("%x = OpVectorExtractDynamic %float %v4 %uint_1", Violates("must be the component type")),
            ("%x = OpVectorExtractDynamic %uint %v4 %float_1", Violates("must be a scalar integer")),
            ("%x = OpVectorInsertDynamic %v4uint %v4 %uint_1 %uint_0", Valid),
            (
                "%x = OpVectorInsertDynamic %v4uint %f4 %uint_1 %uint_0",
                Violates("the vector must have the result type"),
            ),
            ("%x = OpVectorInsertDynamic %v4uint %v4 %float_1 %uint_0", Violates("must have the component type")),
            ("%x = OpVectorInsertDynamic %v4uint %v4 %uint_1 %float_1", Violates("must be a scalar integer")),
        ],
    );
}

#[test]
fn long_vectors_are_vectors() {
    check_bodies(
        "OpCapability !5425\n OpExtension \"SPV_EXT_long_vector\"\n %cl = OpExtInstImport \"OpenCL.std\"
         OpCapability Int64\n %ulong = OpTypeInt 64 0\n %zero = OpConstantNull %ulong
         !0x000414A8 %long %uint %uint_4\n %global = OpTypePointer CrossWorkgroup %uint
         %l = OpConstantNull %long\n %p = OpConstantNull %global",
        &[
            ("%x = OpVectorShuffle %v4uint %l %l 0 1 2 7", ValidForUs),
            ("%x = OpVectorShuffle %v4uint %l %l 0 1 2 8", Violates("the component 8 is not among the 8")),
            ("%x = OpVectorShuffle %long %l %l 0 1 2", Violates("there are 3 components; the result type has 4")),
            ("%x = OpExtInst %long %cl vloadn %zero %p 4", ValidForUs),
            ("%x = OpExtInst %long %cl vloadn %zero %p 3", Violates("n must be the number of components")),
        ],
    );
}

#[test]
fn copies_keep_the_type_or_match_it() {
    check_bodies(
        GLOBALS,
        &[
            ("%x = OpCopyObject %uint %uint_1", Valid),
            ("%x = OpCopyObject %float %uint_1", Violates("the operand must have the result type")),
            ("%x = OpCopyLogical %other %s", Valid),
            ("%x = OpCopyLogical %struct %s", Violates("logically matches")),
            ("%x = OpCopyLogical %third %s", Violates("logically matches")),
            ("%x = OpCopyLogical %other_pairs %two", Valid),
            ("%x = OpCopyLogical %sized_pairs %two", Violates("logically matches")),
        ],
    );
}
