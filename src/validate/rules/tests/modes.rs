//! Rules about entry points, execution modes and the memory model.

use super::*;

const KERNEL: &str = "
    OpEntryPoint Kernel %kernel \"kernel\"
    %kernel = OpFunction %void None %to_void
    %entry = OpLabel
    OpReturn
    OpFunctionEnd
";

#[track_caller]
fn check_kernels(cases: &[(&str, Expected)]) {
    let modules: Vec<(String, Expected)> =
        cases.iter().map(|(lines, expected)| (format!("{lines}\n{KERNEL}"), *expected)).collect();
    check_cases(&modules.iter().map(|(text, expected)| (text.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn entry_points_are_kernels() {
    check_kernels(&[
        ("", Valid),
        ("OpEntryPoint Kernel %kernel \"kernel\"", Violates("the same name and execution model")),
        ("OpDecorate %kernel LinkageAttributes \"kernel\" Export", Violates("it has LinkageAttributes")),
        ("OpEntryPoint Kernel %kernel \"other\" %uint_1", Violates("is not a module-scope variable")),
    ]);
}

#[test]
fn entry_points_have_each_mode_once() {
    check_kernels(&[
        ("OpExecutionMode %kernel LocalSize 1 1 1\n OpExecutionMode %kernel ContractionOff", Valid),
        (
            "OpExecutionMode %kernel LocalSize 1 1 1\n OpExecutionMode %kernel LocalSize 2 1 1",
            Violates("has the mode LocalSize already"),
        ),
        (
            "OpCapability DenormPreserve\n OpExecutionMode %kernel DenormPreserve 16\n
             OpExecutionMode %kernel DenormPreserve 32",
            Valid,
        ),
        (
            "OpExecutionMode %function ContractionOff\n %function = OpFunction %void None %to_void\n %l = OpLabel\n OpReturn\n OpFunctionEnd",
            Violates("which is not an entry point"),
        ),
    ]);
}

#[test]
fn modes_exclude_each_other() {
    let rounding = |modes: &str| format!("OpCapability RoundingModeRTE\n OpCapability RoundingModeRTZ\n{modes}");
    check_kernels(&[
        ("OpExecutionMode %kernel LocalSize 1 1 1\n OpExecutionMode %kernel LocalSizeHint 1 1 1", Valid),
        (
            "OpExecutionMode %kernel LocalSize 1 1 1\n OpExecutionModeId %kernel LocalSizeId %uint_1 %uint_1 %uint_1",
            BrokenForUs("the mode LocalSize already, which excludes LocalSizeId"),
        ),
        (&rounding("OpExecutionMode %kernel RoundingModeRTE 16\n OpExecutionMode %kernel RoundingModeRTZ 32"), Valid),
        (
            &rounding("OpExecutionMode %kernel RoundingModeRTE 32\n OpExecutionMode %kernel RoundingModeRTZ 32"),
            BrokenForUs("the mode RoundingModeRTE already"),
        ),
    ]);
}

#[test]
fn ids_are_operands_of_modes_with_ids() {
    check_kernels(&[
        ("OpExecutionModeId %kernel LocalSizeId %uint_1 %uint_1 %uint_1", Valid),
        ("OpExecutionModeId %kernel LocalSizeId %uint_1 %uint_1 %uint_0", Violates("must not be 0")),
        ("OpExecutionMode %kernel LocalSize 1 0 1", Violates("must not be 0")),
        ("OpExecutionMode %kernel LocalSizeId %uint_1 %uint_1 %uint_1", Violates("requires OpExecutionModeId")),
        ("OpExecutionModeId %kernel LocalSize 1 1 1", Violates("has no ids as operands")),
        (
            "OpExecutionModeId %kernel LocalSizeId %uint_1 %float_1 %uint_1",
            BrokenForUs("not a constant of a scalar integer type"),
        ),
        (
            "OpExecutionModeId %kernel LocalSizeId %uint_1 %uint_1 %x\n %x = OpUndef %uint",
            Violates("is not a constant"),
        ),
    ]);
}

#[test]
fn entry_points_of_modules_with_poison_have_its_mode() {
    // PoisonFreezeKHR and ArithmeticPoisonKHR, which SPIRV-Tools does not know.
    let head = "OpCapability !5156\n OpExtension \"SPV_KHR_poison_freeze\"";
    check_kernels(&[
        (&format!("{head}\n OpExecutionMode %kernel !5157"), ValidForUs),
        (head, Violates("must have the mode ArithmeticPoisonKHR")),
    ]);
}

#[test]
fn default_fast_math_modes_are_masks() {
    let head = "; Version: 1.6\nOpCapability FloatControls2\n OpExtension \"SPV_KHR_float_controls2\"\n
        %fast = OpConstant %uint 16\n %transform = OpConstant %uint !262144\n ";
    let module = |line: &str| format!("{head}{line}");
    check_kernels(&[
        (&module("OpExecutionModeId %kernel FPFastMathDefault %float %uint_1"), Valid),
        (&module("OpExecutionModeId %kernel FPFastMathDefault %float %fast"), Violates("without Fast")),
        (&module("OpExecutionModeId %kernel FPFastMathDefault %float %transform"), Violates("AllowTransform requires")),
        (
            &module("OpExecutionModeId %kernel FPFastMathDefault %uint %uint_1"),
            Violates("a scalar floating-point type"),
        ),
        (
            &module(
                "OpExecutionMode %kernel ContractionOff\n OpExecutionModeId %kernel FPFastMathDefault %float %uint_1",
            ),
            Violates("excludes ContractionOff"),
        ),
    ]);
}

#[test]
fn default_fast_math_modes_exclude_the_fast_mode() {
    let module = |mode: &str, body: &str| {
        format!(
            "; Version: 1.6\nOpCapability FloatControls2\n OpExtension \"SPV_KHR_float_controls2\"\n
             OpExecutionModeId %kernel FPFastMathDefault %float %uint_1\n OpDecorate %sum FPFastMathMode {mode}\n
             {KERNEL}%callee = OpFunction %void None %to_void\n%l = OpLabel\n
             %sum = OpFAdd %float %float_1 %float_1\nOpReturn\nOpFunctionEnd"
        )
        .replace("%entry = OpLabel", body)
    };
    let call = "%entry = OpLabel\n%call = OpFunctionCall %void %callee";
    let constant = |user: &str| {
        let product =
            "OpDecorate %product FPFastMathMode Fast\n%product = OpSpecConstantOp %float FMul %float_1 %float_1\n";
        module("NotNaN", call)
            .replace("%sum = OpFAdd %float %float_1 %float_1", user)
            .replace("OpExecutionModeId", &format!("{product}OpExecutionModeId"))
    };
    check_cases(&[
        (&module("NotNaN", call), Valid),
        (&module("Fast", "%entry = OpLabel"), Valid),
        (&module("Fast", call), Violates("excludes NoContraction")),
        (&constant("%sum = OpFNegate %float %product"), Violates("excludes NoContraction")),
        (&constant("%sum = OpFNegate %float %float_1"), Valid),
    ]);
}

#[test]
fn modules_have_entry_points_or_are_linked() {
    let (version, minor) = (Version::V1_0.word(), 4 << 8);
    let capabilities = "OpCapability Kernel\nOpCapability Addresses\n";
    let module = |linkage: &str| {
        let text = format!("{capabilities}{linkage}OpMemoryModel Physical64 OpenCL\n");
        check(&spirv_tools::assemble(&text, version | minor).expect("the assembly is sound"))
    };
    assert!(module("OpCapability Linkage\n").is_empty());
    assert!(module("")[0].rule.contains("requires the capability Linkage"));
}
