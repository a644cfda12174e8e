//! Symbols that the Khronos translator writes and its tests expect.

mod recorded;

use super::*;
use crate::map::address_space::AddressSpaceMap;
use crate::map::format_conversions;
use crate::map::opencl_images::ImageQuery;
use crate::names::{Friendly, FriendlyKind, Pointer, Qualifiers, Scalar, Signedness, TypeName, friendly};
use crate::spirv::grammar::{BuiltIn, op_by_name, std_by_name};

const OPENCL_12: Environment = Environment::OpenCl12;
const OPENCL_20: Environment = Environment::OpenCl20;
const FRIENDLY: Environment = Environment::SpirvFriendly;

const CHAR: Parameter<'static> = Parameter::Scalar(Scalar::Char);
const SHORT: Parameter<'static> = Parameter::Scalar(Scalar::Short);
const INT: Parameter<'static> = Parameter::Scalar(Scalar::Int);
const LONG: Parameter<'static> = Parameter::Scalar(Scalar::Long);
const FLOAT: Parameter<'static> = Parameter::Scalar(Scalar::Float);
const HALF: Parameter<'static> = Parameter::Scalar(Scalar::Half);
const BOOL: Parameter<'static> = Parameter::Scalar(Scalar::Bool);

const fn vector(element: Scalar, length: u32) -> Parameter<'static> {
    Parameter::Vector { element, length }
}

fn pointer(pointee: Parameter<'_>, address_space: u32) -> Parameter<'_> {
    let qualifiers = Qualifiers { address_space, ..Qualifiers::default() };
    Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
}

/// Returns the spelling of an object in SPIR-V friendly names.
fn object(name: &str, address_space: u32) -> Parameter<'_> {
    pointer(Parameter::Named(name), address_space)
}

/// Returns the symbol for an instruction whose call has these arguments.
fn symbol(environment: Environment, op: Op, facts: Facts<'_>, arguments: &[Parameter<'_>]) -> String {
    instruction(environment, op, &facts).symbol(arguments.iter().cloned()).unwrap_or_default()
}

/// Returns the symbol for an instruction whose call has the instruction's operands as its arguments.
fn direct(environment: Environment, op: Op, facts: Facts<'_>, operands: &[Parameter<'_>]) -> String {
    symbol(environment, op, Facts { operands, ..facts }, operands)
}

fn std_symbol(environment: Environment, std: Std, facts: Facts<'_>, arguments: &[Parameter<'_>]) -> String {
    extended(environment, std, &facts).symbol(arguments.iter().cloned()).unwrap_or_default()
}

fn returning<'a>(result: &'a Parameter<'a>) -> Facts<'a> {
    Facts { result: Some(result), ..Facts::default() }
}

#[test]
fn atomics() {
    let facts = returning(&INT);
    let operands = [pointer(INT, 1), INT, INT, INT];
    assert_eq!(direct(FRIENDLY, Op::AtomicIAdd, facts, &operands), "_Z18__spirv_AtomicIAddPU3AS1iiii");
    assert_eq!(direct(FRIENDLY, Op::AtomicUMax, facts, &operands), "_Z18__spirv_AtomicUMaxPU3AS1jiij");
    let legacy = [pointer(INT, 1), INT];
    assert_eq!(symbol(OPENCL_12, Op::AtomicIAdd, facts, &legacy), "_Z10atomic_addPU3AS1Vii");
    assert_eq!(symbol(OPENCL_12, Op::AtomicUMax, facts, &legacy), "_Z10atomic_maxPU3AS1Vjj");
    assert_eq!(symbol(OPENCL_12, Op::AtomicIIncrement, facts, &legacy[..1]), "_Z10atomic_incPU3AS1Vi");
    assert_eq!(
        symbol(OPENCL_12, Op::AtomicCompareExchange, returning(&LONG), &[pointer(LONG, 4), LONG, LONG]),
        "_Z12atom_cmpxchgPU3AS4Vlll"
    );
    let explicit = [pointer(INT, 4), INT, INT, INT];
    assert_eq!(
        symbol(OPENCL_20, Op::AtomicUMin, facts, &explicit),
        "_Z25atomic_fetch_min_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope"
    );
    assert_eq!(
        symbol(OPENCL_20, Op::AtomicFAddEXT, returning(&FLOAT), &[pointer(FLOAT, 4), FLOAT, INT, INT]),
        "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicff12memory_order12memory_scope"
    );
    assert_eq!(
        symbol(OPENCL_20, Op::AtomicLoad, facts, &[pointer(INT, 4), INT, INT]),
        "_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope"
    );
    let exchange = [pointer(INT, 4), pointer(INT, 4), INT, INT, INT, INT];
    assert_eq!(
        symbol(OPENCL_20, Op::AtomicCompareExchangeWeak, facts, &exchange),
        "_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope"
    );
}

#[test]
fn barriers_and_fences() {
    let work_group = Facts { scope: Some(Scope::Workgroup), ..Facts::default() };
    let sub_group = Facts { scope: Some(Scope::Subgroup), ..Facts::default() };
    let control = Op::ControlBarrier;
    assert_eq!(direct(FRIENDLY, control, work_group, &[INT, INT, INT]), "_Z22__spirv_ControlBarrieriii");
    assert_eq!(symbol(OPENCL_12, control, work_group, &[INT]), "_Z7barrierj");
    assert_eq!(symbol(OPENCL_20, control, work_group, &[INT, INT]), "_Z18work_group_barrierj12memory_scope");
    assert_eq!(symbol(OPENCL_20, control, sub_group, &[INT, INT]), "_Z17sub_group_barrierj12memory_scope");
    assert_eq!(symbol(OPENCL_12, Op::MemoryBarrier, work_group, &[INT]), "_Z9mem_fencej");
    assert_eq!(
        symbol(OPENCL_20, Op::MemoryBarrier, work_group, &[INT, INT, INT]),
        "_Z22atomic_work_item_fencej12memory_order12memory_scope"
    );
    assert!(instruction(OPENCL_12, control, &work_group).is_convergent);
    assert!(!instruction(OPENCL_12, Op::MemoryBarrier, &work_group).is_convergent);
    // A scope that is no constant has no function of its own.
    assert_eq!(instruction(OPENCL_20, control, &Facts::default()).arrangement, Arrangement::Operands);
}

#[test]
fn groups() {
    let facts = Facts { scope: Some(Scope::Subgroup), operation: Some(GroupOperation::Reduce), ..Facts::default() };
    let of_work_group = Facts { scope: Some(Scope::Workgroup), ..facts };
    let without_operation = Facts { operation: None, ..facts };
    assert_eq!(direct(FRIENDLY, Op::GroupUMax, facts, &[INT, INT, INT]), "_Z17__spirv_GroupUMaxiij");
    assert_eq!(symbol(OPENCL_12, Op::GroupUMax, facts, &[SHORT]), "_Z20sub_group_reduce_maxt");
    assert_eq!(symbol(OPENCL_20, Op::GroupIAdd, of_work_group, &[INT]), "_Z21work_group_reduce_addi");
    let broadcast = Op::GroupBroadcast;
    assert_eq!(symbol(OPENCL_12, broadcast, without_operation, &[INT, INT]), "_Z19sub_group_broadcastjj");
    assert_eq!(direct(FRIENDLY, broadcast, without_operation, &[INT, INT, INT]), "_Z22__spirv_GroupBroadcastiij");
    assert_eq!(direct(FRIENDLY, Op::GroupAll, without_operation, &[INT, BOOL]), "_Z16__spirv_GroupAllib");
    assert_eq!(symbol(OPENCL_12, Op::GroupAll, without_operation, &[INT]), "_Z13sub_group_alli");
    assert_eq!(symbol(OPENCL_12, Op::GroupNonUniformElect, without_operation, &[]), "_Z15sub_group_electv");
    let ballot = [vector(Scalar::Int, 4), INT];
    let extract = Op::GroupNonUniformBallotBitExtract;
    assert_eq!(symbol(OPENCL_12, extract, without_operation, &ballot), "_Z28sub_group_ballot_bit_extractDv4_jj");
    let shuffle = Op::GroupNonUniformShuffleUp;
    assert_eq!(symbol(OPENCL_12, shuffle, without_operation, &[HALF, INT]), "_Z20sub_group_shuffle_upDhj");
    let rotate = Facts { operands: &[INT, CHAR, INT, INT], ..without_operation };
    assert_eq!(
        symbol(OPENCL_12, Op::GroupNonUniformRotateKHR, rotate, &[CHAR, INT, INT]),
        "_Z26sub_group_clustered_rotatecij"
    );
    assert_eq!(
        direct(FRIENDLY, Op::GroupNonUniformRotateKHR, without_operation, &[INT, HALF, INT, INT]),
        "_Z32__spirv_GroupNonUniformRotateKHRiDhjj"
    );
    assert!(instruction(OPENCL_12, Op::GroupAll, &without_operation).is_convergent);
}

#[test]
fn arithmetic_and_conversions() {
    let bytes = vector(Scalar::Char, 4);
    assert_eq!(
        direct(FRIENDLY, Op::UDot, returning(&INT), &[bytes.clone(), bytes.clone()]),
        "_Z21__spirv_UDotKHR_RuintDv4_hS_"
    );
    let packed = Facts { operands: &[INT, INT, INT], ..returning(&INT) };
    assert_eq!(symbol(OPENCL_12, Op::SUDot, packed, &[INT, INT]), "_Z20dot_4x8packed_su_intjj");
    assert_eq!(
        direct(OPENCL_12, Op::UDotAccSat, returning(&INT), &[bytes.clone(), bytes.clone(), INT]),
        "_Z11dot_acc_satDv4_hS_j"
    );
    // OpenCL C has no such function with another result. The call of the instruction has signed integers there.
    assert_eq!(direct(OPENCL_12, Op::UDot, returning(&CHAR), &[INT, INT, INT]), "_Z22__spirv_UDotKHR_Ruchariii");
    assert_eq!(
        instruction(OPENCL_12, Op::SDot, &Facts { operands: &[INT, INT, INT], ..returning(&CHAR) }).base,
        "__spirv_SDotKHR_Rchar"
    );
    assert_eq!(
        direct(OPENCL_12, Op::BitFieldInsert, returning(&INT), &[INT, INT, INT, INT]),
        "_Z15bitfield_insertiijj"
    );
    assert_eq!(direct(FRIENDLY, Op::IsNan, returning(&BOOL), &[FLOAT]), "_Z13__spirv_IsNanf");
    assert_eq!(symbol(OPENCL_12, Op::Any, returning(&BOOL), &[vector(Scalar::Char, 2)]), "_Z3anyDv2_c");
    let saturated = Facts { is_saturated: true, rounding: Some(Rounding::TowardNegative), ..Facts::default() };
    let words = vector(Scalar::Int, 2);
    let floats = vector(Scalar::Float, 2);
    let to_words = Facts { result: Some(&words), ..saturated };
    assert_eq!(
        direct(OPENCL_12, Op::ConvertFToU, to_words, std::slice::from_ref(&floats)),
        "_Z21convert_uint2_sat_rtnDv2_f"
    );
    assert_eq!(
        direct(FRIENDLY, Op::ConvertFToU, to_words, std::slice::from_ref(&floats)),
        "_Z34__spirv_ConvertFToU_Ruint2_sat_rtnDv2_f"
    );
    assert_eq!(direct(OPENCL_12, Op::SatConvertSToU, returning(&CHAR), &[INT]), "_Z17convert_uchar_sati");
    assert_eq!(direct(OPENCL_12, Op::SatConvertUToS, returning(&CHAR), &[INT]), "_Z16convert_char_satj");
    assert_eq!(direct(FRIENDLY, Op::SatConvertSToU, returning(&CHAR), &[INT]), "_Z29__spirv_SatConvertSToU_Ruchari");
    assert_eq!(direct(FRIENDLY, Op::SatConvertUToS, returning(&CHAR), &[INT]), "_Z28__spirv_SatConvertUToS_Rcharj");
    let odd = Parameter::Scalar(Scalar::BitInt(24));
    assert_eq!(
        instruction(OPENCL_12, Op::SConvert, &Facts { operands: &[INT], ..returning(&odd) }).base,
        "__spirv_SConvert_RDB24_"
    );
    let device = Facts { scope: Some(Scope::Device), ..returning(&LONG) };
    assert_eq!(symbol(OPENCL_12, Op::ReadClockKHR, device, &[]), "_Z17clock_read_devicev");
    assert_eq!(direct(FRIENDLY, Op::ReadClockKHR, device, &[INT]), "_Z27__spirv_ReadClockKHR_Rulongi");
    let bfloat = vector(Scalar::Float, 2);
    let shorts = vector(Scalar::Short, 2);
    assert_eq!(
        direct(OPENCL_12, Op::ConvertFToBF16INTEL, returning(&shorts), &[bfloat]),
        "_Z34intel_convert_bfloat162_as_ushort2Dv2_f"
    );
}

#[test]
fn pointers_and_events() {
    let global = Facts { storage: Some(StorageClass::CrossWorkgroup), ..Facts::default() };
    let cast = Op::GenericCastToPtrExplicit;
    assert_eq!(symbol(OPENCL_12, cast, global, &[pointer(CHAR, 4)]), "__to_global");
    assert_eq!(
        direct(FRIENDLY, cast, global, &[pointer(CHAR, 4), INT]),
        "_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4ci"
    );
    let data = || vector(Scalar::Char, 2);
    let copy = [INT, pointer(data(), 1), pointer(data(), 3), INT, INT, object("__spirv_Event", 0)];
    assert_eq!(
        direct(FRIENDLY, Op::GroupAsyncCopy, Facts::default(), &copy),
        "_Z22__spirv_GroupAsyncCopyiPU3AS1Dv2_cPU3AS3KS_jjP13__spirv_Event"
    );
    assert_eq!(
        symbol(OPENCL_12, Op::GroupWaitEvents, Facts::default(), &[INT, pointer(Parameter::Named("ocl_event"), 4)]),
        "_Z17wait_group_eventsiPU3AS49ocl_event"
    );
    let clk = || Parameter::Named("ocl_clkevent");
    assert_eq!(
        symbol(
            OPENCL_20,
            Op::EnqueueMarker,
            Facts::default(),
            &[Parameter::Named("ocl_queue"), INT, pointer(clk(), 4), pointer(clk(), 4)]
        ),
        "_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_"
    );
    assert_eq!(
        symbol(OPENCL_20, Op::CaptureEventProfilingInfo, Facts::default(), &[clk(), INT, pointer(CHAR, 1)]),
        "_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v"
    );
    let in_dimensions = |dimensions| Facts { dimensions: Some(dimensions), ..Facts::default() };
    let arrays = || [pointer(LONG, 0), pointer(LONG, 0), pointer(LONG, 0)];
    assert_eq!(symbol(OPENCL_20, Op::BuildNDRange, in_dimensions(1), &[INT, INT, INT]), "_Z10ndrange_1Djjj");
    assert_eq!(symbol(OPENCL_20, Op::BuildNDRange, in_dimensions(3), &arrays()), "_Z10ndrange_3DPKmS0_S0_");
    assert_eq!(symbol(FRIENDLY, Op::BuildNDRange, in_dimensions(2), &arrays()), "_Z23__spirv_BuildNDRange_2DPlS_S_");
}

#[test]
fn names_without_mangling() {
    let facts = Facts { scope: Some(Scope::Subgroup), access: Some(AccessQualifier::WriteOnly), ..Facts::default() };
    let base = |environment, op| instruction(environment, op, &facts).base;
    assert_eq!(base(OPENCL_12, Op::ReadPipe), "__read_pipe_2");
    assert_eq!(base(OPENCL_20, Op::WritePipeBlockingALTERA), "__write_pipe_2_bl");
    assert_eq!(base(OPENCL_20, Op::GroupCommitReadPipe), "__sub_group_commit_read_pipe");
    assert_eq!(base(OPENCL_20, Op::GetNumPipePackets), "__get_pipe_num_packets_wo");
    assert_eq!(base(FRIENDLY, Op::ReadPipe), "__spirv_ReadPipe");
    assert_eq!(base(FRIENDLY, Op::CreatePipeFromPipeStorage), "__spirv_CreatePipeFromPipeStorage_write");
    for environment in [OPENCL_12, OPENCL_20, FRIENDLY] {
        let name = instruction(environment, Op::GetKernelWorkGroupSize, &facts);
        assert_eq!((name.base.as_str(), name.is_mangled), ("__get_kernel_work_group_size_impl", false));
    }
    let enqueue = |environment, has_events, count| {
        let operands = vec![INT; count];
        instruction(environment, Op::EnqueueKernel, &Facts { has_events, operands: &operands, ..facts }).base
    };
    assert_eq!(enqueue(OPENCL_20, false, 10), "__enqueue_kernel_basic");
    assert_eq!(enqueue(OPENCL_20, true, 10), "__enqueue_kernel_basic_events");
    assert_eq!(enqueue(OPENCL_20, false, 11), "__enqueue_kernel_varargs");
    assert_eq!(enqueue(OPENCL_20, true, 12), "__enqueue_kernel_events_varargs");
    assert_eq!(enqueue(OPENCL_12, true, 12), "__spirv_EnqueueKernel");
}

#[test]
fn numbers_without_types_of_llvm() {
    let [result, first, second] = [14, 13, 15].map(|bits| Parameter::Scalar(Scalar::BitInt(bits)));
    let operands = [first, INT, second, INT, INT, INT, INT, INT];
    for environment in [OPENCL_12, FRIENDLY] {
        let add = direct(environment, Op::ArbitraryFloatAddALTERA, returning(&result), &operands);
        assert_eq!(add, "intel_arbitrary_float_add.i14.i13.i15");
    }
    let conversion = format_conversions::find("__builtin_spirv_ConvertBF16ToE4M3EXT");
    let bfloat = Parameter::Scalar(Scalar::BFloat);
    let name = conversion.as_ref().and_then(format_conversion).and_then(|name| name.symbol([bfloat]));
    assert_eq!(name.as_deref(), Some("_Z36__builtin_spirv_ConvertBF16ToE4M3EXTDF16b"));
}

#[test]
fn images() {
    let texel = vector(Scalar::Float, 4);
    let read = returning(&texel);
    let image = || Parameter::Named("ocl_image2d_ro");
    let coordinate = || vector(Scalar::Int, 2);
    assert_eq!(
        symbol(OPENCL_12, Op::ImageRead, read, &[image(), coordinate()]),
        "_Z11read_imagef14ocl_image2d_roDv2_i"
    );
    let sampler = Parameter::Named("ocl_sampler");
    assert_eq!(
        symbol(OPENCL_12, Op::ImageSampleExplicitLod, read, &[image(), sampler, vector(Scalar::Float, 2)]),
        "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f"
    );
    let unsigned = Facts { image_operands: Some(ImageOperands::ZeroExtend), ..Facts::default() };
    let written = vector(Scalar::Int, 4);
    let operands = [image(), coordinate(), written.clone()];
    assert_eq!(
        symbol(
            OPENCL_12,
            Op::ImageWrite,
            Facts { operands: &operands, ..unsigned },
            &[Parameter::Named("ocl_image2d_wo"), coordinate(), written.clone()]
        ),
        "_Z13write_imageui14ocl_image2d_woDv2_iDv4_j"
    );
    let structure = || object("__spirv_Image__void_1_0_0_0_0_0_1", 1);
    assert_eq!(
        direct(FRIENDLY, Op::ImageWrite, unsigned, &[structure(), coordinate(), written.clone(), INT]),
        "_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_ji"
    );
    let sampled = object("__spirv_SampledImage__void_1_0_0_0_0_0_0", 1);
    assert_eq!(
        direct(FRIENDLY, Op::ImageSampleExplicitLod, read, &[sampled, vector(Scalar::Float, 2), INT, FLOAT]),
        "_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif"
    );
    let order = symbol(OPENCL_12, Op::ImageQueryOrder, Facts::default(), &[image()]);
    assert_eq!(order, "_Z23get_image_channel_order14ocl_image2d_ro");
    let width = query_name(ImageQuery::Size(0)).and_then(|name| name.symbol([image()]));
    assert_eq!(width.as_deref(), Some("_Z15get_image_width14ocl_image2d_ro"));
    let result = object("__spirv_SampledImage__long_1_0_0_0_0_0_0", 1);
    assert_eq!(
        direct(FRIENDLY, Op::ConvertHandleToSampledImageINTEL, returning(&result), &[LONG]),
        "_Z90__spirv_ConvertHandleToSampledImageINTEL_RPU3AS140__spirv_SampledImage__long_1_0_0_0_0_0_0m"
    );
}

#[test]
fn sub_groups() {
    let pair = vector(Scalar::Int, 2);
    let (operands, read) = ([pointer(INT, 1)], returning(&pair));
    assert_eq!(
        direct(OPENCL_12, Op::SubgroupBlockReadINTEL, read, &operands),
        "_Z27intel_sub_group_block_read2PU3AS1Kj"
    );
    let bytes = vector(Scalar::Char, 2);
    assert_eq!(
        direct(FRIENDLY, Op::SubgroupBlockReadINTEL, returning(&bytes), &[pointer(CHAR, 1)]),
        "_Z37__spirv_SubgroupBlockReadINTEL_Rchar2PU3AS1Kh"
    );
    let write = [Parameter::Named("ocl_image2d_wo"), vector(Scalar::Int, 2), vector(Scalar::Int, 2)];
    assert_eq!(
        direct(OPENCL_12, Op::SubgroupImageBlockWriteINTEL, Facts::default(), &write),
        "_Z28intel_sub_group_block_write214ocl_image2d_woDv2_iDv2_j"
    );
    let down = [INT, INT, INT];
    assert_eq!(
        direct(OPENCL_12, Op::SubgroupShuffleDownINTEL, Facts::default(), &down),
        "_Z28intel_sub_group_shuffle_downiij"
    );
    let operands = [CHAR, CHAR, object("__spirv_AvcMceResultINTEL", 0)];
    let (name, polarities) = (
        "__spirv_SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL",
        Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL,
    );
    assert_eq!(
        direct(FRIENDLY, polarities, Facts::default(), &operands),
        format!("_Z69{name}hhP25__spirv_AvcMceResultINTEL")
    );
}

#[test]
fn extended_instructions() {
    let facts = Facts::default();
    assert_eq!(
        std_symbol(
            FRIENDLY,
            Std::fma,
            facts,
            &[vector(Scalar::Float, 4), vector(Scalar::Float, 4), vector(Scalar::Float, 4)]
        ),
        "_Z15__spirv_ocl_fmaDv4_fS_S_"
    );
    assert_eq!(std_symbol(FRIENDLY, Std::nan, returning(&FLOAT), &[INT]), "_Z15__spirv_ocl_nanj");
    let bfloat = Parameter::Scalar(Scalar::BFloat);
    assert_eq!(std_symbol(FRIENDLY, Std::nan, returning(&bfloat), &[SHORT]), "_Z22__spirv_ocl_nan_RDF16bt");
    assert_eq!(std_symbol(OPENCL_12, Std::u_clamp, facts, &[INT, INT, INT]), "_Z5clampjjj");
    assert_eq!(std_symbol(OPENCL_12, Std::fmax_common, facts, &[FLOAT, FLOAT]), "_Z3maxff");
    assert_eq!(std_symbol(OPENCL_12, Std::popcount, facts, &[INT]), "_Z8popcounti");
    let floats = vector(Scalar::Float, 4);
    let load = returning(&floats);
    assert_eq!(std_symbol(OPENCL_12, Std::vload_halfn, load, &[INT, pointer(HALF, 1)]), "_Z11vload_half4jPU3AS1KDh");
    assert_eq!(
        std_symbol(FRIENDLY, Std::vloadn, load, &[LONG, pointer(FLOAT, 1), INT]),
        "_Z26__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi"
    );
    let rounding = Facts { operands: &[FLOAT], rounding: Some(Rounding::ToNearestEven), ..facts };
    assert_eq!(
        std_symbol(OPENCL_12, Std::vstore_half_r, rounding, &[FLOAT, INT, pointer(HALF, 1)]),
        "_Z15vstore_half_rtefjPU3AS1Dh"
    );
    let constant = Facts { storage: Some(StorageClass::UniformConstant), ..facts };
    assert_eq!(std_symbol(OPENCL_12, Std::printf, constant, &[pointer(CHAR, 2), INT]), "printf");
    assert_eq!(std_symbol(OPENCL_12, Std::printf, facts, &[pointer(CHAR, 4), INT]), "_Z18__spirv_ocl_printfPU3AS4ci");
    assert_eq!(extended(OPENCL_12, Std::s_clamp, &facts).effect, MemoryEffect::None);
    assert_eq!(extended(FRIENDLY, Std::vloadn, &load).effect, MemoryEffect::Reads);
    assert_eq!(extended(FRIENDLY, Std::sincos, &facts).effect, MemoryEffect::Writes);
    assert_eq!(extended(FRIENDLY, Std(9999), &facts).effect, MemoryEffect::Unknown);
}

#[test]
fn target_types() {
    let image = [1, 0, 0, 0, 0, 0, 1];
    let spelled = |environment, name: &str, types: &[&str], numbers: &[u32]| {
        itanium::mangle_type(
            &object_spelling(environment, name, types, numbers, AddressSpaceMap::default()).parameter(),
        )
        .unwrap_or_default()
    };
    assert_eq!(spelled(OPENCL_12, "spirv.Image", &["void"], &image), "14ocl_image2d_wo");
    assert_eq!(spelled(FRIENDLY, "spirv.Image", &["void"], &image), "PU3AS133__spirv_Image__void_1_0_0_0_0_0_1");
    assert_eq!(spelled(OPENCL_20, "spirv.Sampler", &[], &[]), "11ocl_sampler");
    assert_eq!(spelled(FRIENDLY, "spirv.Sampler", &[], &[]), "PU3AS215__spirv_Sampler");
    assert_eq!(spelled(FRIENDLY, "spirv.Queue", &[], &[]), "P13__spirv_Queue");
    assert_eq!(
        spelled(OPENCL_12, "spirv.CooperativeMatrixKHR", &["uint"], &[3, 12, 12, 2]),
        "PU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2"
    );
}

#[test]
fn variables() {
    let read = |environment, builtin| {
        let variable = builtin_variable(environment, builtin)?;
        let arguments = variable.takes_dimension.then_some(INT);
        variable.name.symbol(arguments)
    };
    let id = BuiltIn::GlobalInvocationId;
    assert_eq!(read(OPENCL_12, id).as_deref(), Some("_Z13get_global_idj"));
    assert_eq!(read(FRIENDLY, id).as_deref(), Some("_Z33__spirv_BuiltInGlobalInvocationIdi"));
    assert_eq!(read(OPENCL_20, BuiltIn::SubgroupEqMask).as_deref(), Some("_Z21get_sub_group_eq_maskv"));
    assert_eq!(read(OPENCL_20, BuiltIn::GlobalLinearId).as_deref(), Some("_Z20get_global_linear_idv"));
    assert_eq!(read(OPENCL_12, BuiltIn::SubDeviceIDINTEL).as_deref(), Some("_Z31__spirv_BuiltInSubDeviceIDINTELv"));
    assert_eq!(read(OPENCL_12, BuiltIn(99_999)), None);
}

/// Checks that every instruction and extended instruction has a name in every environment, whatever is known of it.
#[test]
fn no_instruction_is_without_name() {
    use crate::spirv::grammar::{op_names, std_names};
    for environment in [OPENCL_12, OPENCL_20, FRIENDLY] {
        for op in op_names().filter_map(op_by_name).chain([Op(u16::MAX)]) {
            assert!(!instruction(environment, op, &Facts::default()).base.is_empty());
        }
        for std in std_names().filter_map(std_by_name) {
            assert!(!extended(environment, std, &Facts::default()).base.is_empty());
        }
    }
}

/// Makes a type that of LLVM: without signs and qualifiers.
fn as_in_llvm<'a>(parameter: &Parameter<'a>) -> Parameter<'a> {
    match parameter {
        Parameter::Scalar(scalar) => Parameter::Scalar(scalar.with_signedness(Signedness::Signed)),
        Parameter::Vector { element, length } => {
            Parameter::Vector { element: element.with_signedness(Signedness::Signed), length: *length }
        }
        Parameter::Pointer(inner) => pointer(as_in_llvm(&inner.pointee), inner.qualifiers.address_space),
        other => other.clone(),
    }
}

/// Returns the type that a name has after `_R`.
fn result_of<'a>(read: &Friendly<'a>) -> Option<Parameter<'a>> {
    let scalar_or_vector = |name: TypeName| match name.length {
        1 => Parameter::Scalar(name.scalar),
        length => vector(name.scalar, length),
    };
    if let Some(name) = read.return_type_name() {
        return Some(as_in_llvm(&scalar_or_vector(name)));
    }
    match read.return_type? {
        "DF16b" => Some(Parameter::Scalar(Scalar::BFloat)),
        "DF16b2" => Some(vector(Scalar::BFloat, 2)),
        mangled => {
            let name = format!("_Z1f{mangled}");
            let object = itanium::parse(&name)?.parameters.first()?.pointer()?.qualifiers.address_space;
            let (_, structure) = mangled.split_once("AS1")?;
            let structure = structure.trim_start_matches(|digit: char| digit.is_ascii_digit());
            Some(pointer(Parameter::Named(structure), object))
        }
    }
}

#[test]
fn recorded_names_follow_from_instruction_and_types() {
    for name in recorded::FRIENDLY_NAMES {
        let mangled = itanium::parse(name).unwrap_or_else(|| panic!("{name} is mangled"));
        let read = friendly::parse(mangled.base).unwrap_or_else(|| panic!("{name} is an instruction"));
        let operands: Vec<Parameter<'_>> = mangled.parameters.iter().map(as_in_llvm).collect();
        let result = result_of(&read);
        let storage = match read.postfix {
            Some("ToGlobal") => Some(StorageClass::CrossWorkgroup),
            Some("ToLocal") => Some(StorageClass::Workgroup),
            Some("ToPrivate") => Some(StorageClass::Function),
            _ => None,
        };
        let facts = Facts {
            result: result.as_ref(),
            operands: &operands,
            is_saturated: read.saturated,
            rounding: read.rounding,
            storage,
            ..Facts::default()
        };
        let symbols = [None, Some(ImageOperands::ZeroExtend)].map(|image_operands| {
            let facts = Facts { image_operands, ..facts };
            let found = match (read.kind, op_by_name(read.name), std_by_name(read.name)) {
                (FriendlyKind::Instruction, Some(op), _) => instruction(FRIENDLY, op, &facts),
                (FriendlyKind::OpenClStd, _, Some(std)) => extended(FRIENDLY, std, &facts),
                _ => panic!("{name} is known"),
            };
            found.symbol(operands.iter().cloned()).unwrap_or_default()
        });
        assert!(symbols.iter().any(|symbol| symbol == name), "{name}: {symbols:?}");
    }
}
