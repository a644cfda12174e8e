//! Rules about decorations.

use super::*;

const GLOBALS: &str = "
    %pointer = OpTypePointer Workgroup %uint
    %input = OpTypePointer Input %uint
    %to_local = OpTypePointer Function %uint
    %struct = OpTypeStruct %uint %float
    %variable = OpVariable %pointer Workgroup
    %builtin = OpVariable %input Input
    %spec = OpSpecConstant %uint 1
    %function = OpFunction %void None %to_void
    %entry = OpLabel
    %local = OpVariable %to_local Function
    %sum = OpIAdd %uint %uint_1 %uint_1
    %product = OpFMul %float %float_1 %float_1
    %number = OpConvertFToU %uint %float_1
    %negative = OpSNegate %uint %uint_1
    %rounded = OpConvertUToF %float %uint_1
    %saturated = OpSatConvertSToU %uint %uint_1
    OpReturn
    OpFunctionEnd
";

#[track_caller]
fn check_decorations(cases: &[(&str, Expected)]) {
    let modules: Vec<(String, Expected)> =
        cases.iter().map(|(lines, expected)| (format!("{lines}\n{GLOBALS}"), *expected)).collect();
    check_cases(&modules.iter().map(|(text, expected)| (text.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn decorations_have_targets() {
    check_decorations(&[
        ("OpDecorate %spec SpecId 1", Valid),
        ("OpDecorate %uint_1 SpecId 1", Violates("a scalar specialization constant")),
        ("OpDecorate %struct CPacked", Valid),
        ("OpDecorate %uint CPacked", Violates("a structure type")),
        ("OpDecorate %builtin BuiltIn SubgroupId\n OpCapability SubgroupDispatch", Valid),
        ("OpDecorate %builtin BuiltIn PointSize", Valid),
        ("OpDecorate %sum BuiltIn SubgroupId\n OpCapability SubgroupDispatch", Violates("a variable")),
        ("OpDecorateId %builtin CounterBuffer %variable", Valid),
        ("OpDecorateId %sum CounterBuffer %variable", BrokenForUs("a variable")),
        ("OpDecorate %variable Volatile", Valid),
        ("OpDecorate %sum Volatile", Violates("a variable or parameter of a pointer type")),
        ("OpDecorate %variable Constant", Valid),
        ("OpDecorate %sum Constant", Violates("a module-scope variable")),
        ("OpDecorate %local Constant", BrokenForUs("a module-scope variable")),
        ("OpDecorate %sum NoUnsignedWrap", Valid),
        ("OpDecorate %negative NoUnsignedWrap", BrokenForUs("multiplication or left shift")),
        ("OpDecorate %negative NoSignedWrap", Valid),
        ("OpDecorate %sum NoSignedWrap", Valid),
        ("OpDecorate %product NoSignedWrap", Violates("an integer addition")),
        ("OpDecorate %number SaturatedConversion", Valid),
        ("OpDecorate %sum SaturatedConversion", BrokenForUs("a conversion to integers")),
        ("OpDecorate %rounded SaturatedConversion", BrokenForUs("a conversion to integers")),
        ("OpDecorate %saturated SaturatedConversion", Valid),
        ("OpDecorate %number FPRoundingMode RTE", Valid),
        ("OpDecorate %sum FPRoundingMode RTE", BrokenForUs("a conversion")),
        ("OpDecorate %product FPFastMathMode NotNaN", Valid),
        ("OpDecorate %number FPFastMathMode NotNaN", Valid),
        ("OpDecorate %sum FPFastMathMode NotNaN", BrokenForUs("an instruction with floating-point numbers")),
        ("OpDecorate %spec FPFastMathMode NotNaN", BrokenForUs("an instruction with floating-point numbers")),
        ("OpDecorate %variable Alignment 4", Valid),
        ("OpDecorate %sum Alignment 4", BrokenForUs("a value of a pointer type")),
        ("OpDecorate %variable LinkageAttributes \"name\" Export", Valid),
        ("OpDecorate %sum LinkageAttributes \"name\" Export", BrokenForUs("a function or a module-scope variable")),
        ("OpDecorate %variable NonWritable", Violates("a storage image")),
    ]);
}

#[test]
fn decorations_are_not_repeated_and_do_not_contradict() {
    check_decorations(&[
        (
            "OpDecorate %variable Volatile\n OpDecorate %variable Volatile",
            Violates("has the decoration Volatile already"),
        ),
        ("OpDecorate %variable Restrict\n OpDecorate %variable Aliased", Violates("exclude each other")),
        ("OpDecorate %function FuncParamAttr Zext\n OpDecorate %function FuncParamAttr Sext", Valid),
        (
            "OpDecorateId %variable AlignmentId %uint_4\n OpDecorateId %variable AlignmentId %uint_4",
            BrokenForUs("has the decoration AlignmentId already"),
        ),
        (
            "OpDecorate %group Volatile\n %group = OpDecorationGroup\n OpDecorate %variable Volatile\n
             OpGroupDecorate %group %variable",
            BrokenForUs("has the decoration Volatile already"),
        ),
        ("OpMemberDecorate %struct 0 Restrict\n OpMemberDecorate %struct 1 Restrict", Valid),
        ("OpMemberDecorate %struct 0 Restrict\n OpMemberDecorate %struct 0 Restrict", Violates("Restrict already")),
    ]);
}

#[test]
fn uniform_values_have_a_scope() {
    let module = |line: &str| format!("; Version: 1.6\n OpCapability UniformDecoration\n {line}\n{GLOBALS}");
    check_cases(&[
        (&module("OpDecorateId %sum UniformId %uint_2"), Valid),
        (&module("OpDecorateId %sum UniformId %float_1"), Violates("must be a scalar integer")),
        (&module("OpDecorateId %function UniformId %uint_2"), Violates("a value")),
        (
            &module(
                "OpDecorateId %sum UniformId %long\n OpCapability Int64\n %ulong = OpTypeInt 64 0\n %long = OpConstant %ulong 2",
            ),
            Violates("must be a scalar integer of 32 bits"),
        ),
    ]);
}

#[test]
fn modes_of_functions_are_given_once_a_width() {
    let module = |lines: &str| {
        format!(
            "OpCapability FunctionFloatControlINTEL\n OpExtension \"SPV_INTEL_float_controls2\"
             OpDecorate %function FunctionRoundingModeINTEL 32 RTE\n {lines}\n{GLOBALS}"
        )
    };
    check_cases(&[
        (&module("OpDecorate %function FunctionRoundingModeINTEL 64 RTZ"), ValidForUs),
        (&module("OpDecorate %function FunctionRoundingModeINTEL 32 RTZ"), Violates("for numbers of 32 bits already")),
    ]);
}

#[test]
fn decorations_of_extensions_have_targets() {
    let module = |line: &str| {
        format!(
            "OpCapability CacheControlsINTEL\n OpExtension \"SPV_INTEL_cache_controls\"\n
             OpCapability FPGAMemoryAccessesINTEL\n OpExtension \"SPV_INTEL_fpga_memory_accesses\"\n
             OpCapability FPGAClusterAttributesINTEL\n OpCapability FPGAClusterAttributesV2INTEL\n
             OpExtension \"SPV_INTEL_fpga_cluster_attributes\"\n
             OpCapability GlobalVariableHostAccessINTEL\n OpExtension \"SPV_INTEL_global_variable_host_access\"\n {line}"
        )
    };
    let (load, level) = ("OpDecorate %variable CacheControlLoadINTEL 0 CachedINTEL\n ", "CacheControlLoadINTEL 0");
    check_decorations(&[
        (&module(load), Valid),
        (&module(&format!("{load}OpDecorate %variable CacheControlLoadINTEL 1 CachedINTEL")), ValidForUs),
        (&module(&format!("{load}OpDecorate %variable {level} UncachedINTEL")), Violates("for cache level 0 already")),
        (&module("OpDecorate %sum CacheControlLoadINTEL 0 CachedINTEL"), BrokenForUs("a value of a pointer type")),
        (&module("OpDecorate %variable BurstCoalesceINTEL"), Valid),
        (&module("OpDecorate %sum BurstCoalesceINTEL"), BrokenForUs("a value of a pointer type")),
        (&module("OpDecorate %function StallEnableINTEL"), Valid),
        (&module("OpDecorate %sum StallEnableINTEL"), BrokenForUs("a function")),
        (
            &module("OpDecorate %function StallEnableINTEL\n OpDecorate %function StallFreeINTEL"),
            BrokenForUs("exclude each other"),
        ),
        (&module("OpDecorate %variable HostAccessINTEL ReadINTEL \"name\""), Valid),
        (&module("OpDecorate %sum HostAccessINTEL ReadINTEL \"name\""), BrokenForUs("a module-scope variable")),
    ]);
}

#[test]
fn members_exist_and_have_decorations_of_members() {
    check_decorations(&[
        ("OpMemberDecorate %struct 2 Restrict", Violates("has no member 2")),
        ("OpMemberDecorate %uint 0 Restrict", Violates("is not a structure")),
        ("OpMemberDecorate %struct 0 Constant", Violates("must not be a decoration of a structure's member")),
        ("OpMemberName %struct 1 \"x\"", Valid),
    ]);
}

#[test]
fn members_are_all_built_in_variables_or_none() {
    const BOTH: &str = "
        OpCapability SubgroupDispatch
        OpMemberDecorate %both 0 BuiltIn SubgroupId
        OpMemberDecorate %both 1 BuiltIn NumSubgroups
        %both = OpTypeStruct %uint %uint";
    check_cases(&[
        (BOTH, Valid),
        (&BOTH.replace("OpMemberDecorate %both 1 BuiltIn NumSubgroups", ""), Violates("all its members must have it")),
        (&format!("{BOTH}\n %outer = OpTypeStruct %both"), Violates("must not be a member of a structure")),
    ]);
}

#[test]
fn groups_decorate_each_target_once() {
    let group = "OpDecorate %group Volatile\n %group = OpDecorationGroup\n ";
    let module = |line: &str| format!("{group}{line}");
    check_decorations(&[
        (&module("OpGroupDecorate %group %variable %builtin"), Valid),
        (&module("OpGroupDecorate %group %variable %variable"), BrokenForUs("occurs twice")),
        (&module("OpGroupMemberDecorate %group %struct 1"), Valid),
        (&module("OpGroupMemberDecorate %group %struct 2"), Violates("has no member 2")),
    ]);
}

#[test]
fn an_entry_point_gets_no_linkage_from_a_group() {
    let module = |target: &str| {
        format!(
            "OpEntryPoint Kernel %kernel \"kernel\"\n OpDecorate %group LinkageAttributes \"name\" Export
             %group = OpDecorationGroup\n OpGroupDecorate %group {target}\n {GLOBALS}
             %kernel = OpFunction %void None %to_void\n%first = OpLabel\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&module("%function"), Valid),
        (&module("%kernel"), Violates("is an entry point, which must not have LinkageAttributes")),
    ]);
}

#[test]
fn ids_are_operands_of_decorations_with_ids() {
    check_decorations(&[
        ("OpDecorateId %variable AlignmentId %uint_4", Valid),
        ("OpDecorate %variable AlignmentId %uint_4", Violates("has ids as operands")),
        ("OpDecorateString %variable UserSemantic \"text\"", Valid),
        ("OpDecorateString %variable Alignment 4", BrokenForUs("are not strings")),
        ("OpDecorateId %variable Alignment 4", Violates("has no ids as operands")),
        ("OpDecorateId %variable AlignmentId %function", Violates("is not a constant or a variable")),
        ("OpDecorateId %variable AlignmentId %sum", Violates("is not a constant or a variable")),
        (
            "OpDecorateId %group AlignmentId %uint_4\n %group = OpDecorationGroup\n OpGroupDecorate %group %variable",
            ValidForUs,
        ),
        ("OpDecorateId %variable AlignmentId %late\n %late = OpConstant %uint 8", Valid),
        ("OpDecorateId %variable AlignmentId %float_1", BrokenForUs("must be a scalar integer")),
        ("OpDecorateId %variable MaxByteOffsetId %float_1", BrokenForUs("must be a scalar integer")),
    ]);
}

#[test]
fn a_definition_is_not_imported_through_a_group() {
    let module = |linkage: &str| {
        format!(
            "OpDecorate %group LinkageAttributes \"name\" {linkage}\n %group = OpDecorationGroup
             OpGroupDecorate %group %function"
        )
    };
    check_decorations(&[
        (&module("Export"), Valid),
        (&module("Import"), Violates("a function with a body must not have LinkageAttributes with Import")),
    ]);
}

#[test]
fn decorations_of_a_group_come_before_it() {
    check_decorations(&[
        ("OpDecorate %group Volatile\n %group = OpDecorationGroup\n OpGroupDecorate %group %variable", Valid),
        (
            "%group = OpDecorationGroup\n OpDecorate %group Volatile\n OpGroupDecorate %group %variable",
            BrokenForUs("must come before it"),
        ),
    ]);
}

#[test]
fn decorations_for_programmable_hardware_have_targets() {
    let module = |line: &str| {
        format!(
            "OpCapability FPGAArgumentInterfacesALTERA\n OpCapability FPGALatencyControlALTERA
             OpCapability FPGAInvocationPipeliningAttributesALTERA\n OpCapability GlobalVariableFPGADecorationsALTERA
             OpExtension \"SPV_ALTERA_fpga_argument_interfaces\"\n OpExtension \"SPV_ALTERA_fpga_latency_control\"
             OpExtension \"SPV_ALTERA_fpga_invocation_pipelining_attributes\"
             OpExtension \"SPV_ALTERA_global_variable_fpga_decorations\"\n OpEntryPoint Kernel %kernel \"kernel\"\n {line}
             %pointer = OpTypePointer CrossWorkgroup %uint\n %type = OpTypeFunction %void %pointer %uint
             %bare = OpVariable %pointer CrossWorkgroup\n %set = OpVariable %pointer CrossWorkgroup %uint_1
             %function = OpFunction %void None %type\n %a = OpFunctionParameter %pointer\n %b = OpFunctionParameter %uint
             %l = OpLabel\n OpReturn\n OpFunctionEnd
             %kernel = OpFunction %void None %type\n %c = OpFunctionParameter %pointer\n %d = OpFunctionParameter %uint
             %m = OpLabel\n OpReturn\n OpFunctionEnd"
        )
    };
    let cases = [
        ("OpDecorate %c MMHostInterfaceLatencyALTERA 1", Valid),
        ("OpDecorate %d MMHostInterfaceLatencyALTERA 1", BrokenForUs("a function's parameter of a pointer type")),
        ("OpDecorate %a MMHostInterfaceLatencyALTERA 1", BrokenForUs("a parameter of an entry point")),
        ("OpDecorate %d StableKernelArgumentALTERA", Valid),
        ("OpDecorate %b StableKernelArgumentALTERA", BrokenForUs("a parameter of an entry point")),
        ("OpDecorate %a LatencyControlLabelALTERA 1", Valid),
        ("OpDecorate %b LatencyControlLabelALTERA 1", BrokenForUs("a pointer or pipe")),
        ("OpDecorate %function InitiationIntervalALTERA 1", Valid),
        ("OpDecorate %function InitiationIntervalALTERA 0", BrokenForUs("must not be 0")),
        ("OpDecorate %set InitModeALTERA InitOnDeviceReprogramALTERA", ValidForUs),
        ("OpDecorate %bare InitModeALTERA InitOnDeviceReprogramALTERA", Violates("with an initializer")),
    ];
    let cases: Vec<(String, Expected)> = cases.map(|(line, expected)| (module(line), expected)).into();
    check_cases(&cases.iter().map(|(case, expected)| (case.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn imported_variables_have_no_initializers() {
    let module = |end: &str| {
        format!("OpDecorate %imported LinkageAttributes \"name\" Import\n {GLOBALS}").replace(
            "%spec =",
            &format!("%to_uint = OpTypePointer CrossWorkgroup %uint\n %imported = OpVariable %to_uint CrossWorkgroup{end}\n %spec ="),
        )
    };
    check_cases(&[
        (&module(""), Valid),
        (&module(" %uint_1"), Violates("an imported variable must not have an initializer")),
    ]);
}
