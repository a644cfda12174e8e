//! Rules of the Level Zero guide, each with a module that follows it and one that violates it.

#![cfg(feature = "validate")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use llvm_spirv_rs::validate::environment::{Environment, Feature, check};

mod groups;

/// Returns a module around types and functions, with additional capabilities and names.
fn module(head: &str, types: &str, body: &str) -> String {
    format!(
        "OpCapability Addresses\nOpCapability Kernel\nOpCapability Linkage\nOpCapability Int64\nOpCapability Int8\n\
         OpCapability Int16\nOpCapability Groups\nOpCapability GenericPointer\n{head}\n\
         %void = OpTypeVoid\n%bool = OpTypeBool\n%char = OpTypeInt 8 0\n%short = OpTypeInt 16 0\n\
         %int = OpTypeInt 32 0\n%long = OpTypeInt 64 0\n%float = OpTypeFloat 32\n%fn = OpTypeFunction %void\n\
         %int_0 = OpConstant %int 0\n%int_1 = OpConstant %int 1\n%int_2 = OpConstant %int 2\n%int_3 = OpConstant %int 3\n\
         %int_4 = OpConstant %int 4\n%int_5 = OpConstant %int 5\n%long_1 = OpConstant %long 1\n%true = OpConstantTrue %bool\n\
         %pglobal = OpTypePointer CrossWorkgroup %int\n%plocal = OpTypePointer Workgroup %int\n{types}\n\
         %kernel = OpFunction %void None %fn\n%entry = OpLabel\n{body}\nOpReturn\nOpFunctionEnd\n"
    )
}

const HEAD: &str = "OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %kernel \"kernel\"";

fn assemble(text: &str) -> Vec<u32> {
    let cache = std::env::var_os("LLVM_SPIRV_RS_CACHE").map(PathBuf::from);
    let home = || Path::new(&std::env::var_os("HOME").expect("HOME is set")).join(".cache/llvm-spirv-rs");
    let tool = cache.unwrap_or_else(home).join("spirv-tools/bin/spirv-as");
    let mut command = Command::new(tool);
    command
        .args(["--target-env", "spv1.3", "-", "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("scripts/setup installs spirv-as");
    child.stdin.take().expect("it is piped").write_all(text.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
    bytemuck::pod_collect_to_vec(&output.stdout)
}

fn environment(list: &str) -> Environment {
    format!("level-zero:{list}").parse().expect("it is an environment")
}

/// Returns the warnings about an accepted module.
#[track_caller]
fn takes(list: &str, text: &str) -> Vec<String> {
    match check(&assemble(text), &environment(list)) {
        Ok(warnings) => warnings.iter().map(ToString::to_string).collect(),
        Err(violation) => panic!("{violation:?}"),
    }
}

/// Checks that a module is accepted without a warning.
#[track_caller]
fn accepts(list: &str, text: &str) {
    assert!(takes(list, text).is_empty(), "{:?}", takes(list, text));
}

#[track_caller]
fn refuses(list: &str, text: &str, message: &str) {
    match check(&assemble(text), &environment(list)) {
        Ok(_) => panic!("accepted, expected the refusal: {message}"),
        Err(violation) => assert!(violation.rule.starts_with(message), "{} instead of {message}", violation.rule),
    }
}

#[test]
fn environments_are_parsed() {
    let environment = environment("1.2,fp64,SPV_KHR_bit_instructions,fp32-global-add");
    assert!(environment.has(Feature::Fp64) && !environment.has(Feature::Fp16));
    assert_eq!(environment.version().map(|version| version.to_string()).as_deref(), Some("1.2"));
    assert_eq!(Feature::all().count(), 25);
    for feature in Feature::all() {
        assert_eq!(Feature::by_name(&feature.name()), Some(feature));
    }
    assert!("level-zero:all".parse::<Environment>().is_ok_and(|all| Feature::all().all(|feature| all.has(feature))));
    for wrong in ["vulkan", "level-zero:fp128", "level-zero:2.0", "", "level-zero:SPV_KHR_nothing"] {
        assert!(wrong.parse::<Environment>().is_err(), "{wrong}");
    }
}

#[test]
fn a_small_kernel_is_taken() {
    accepts("", &module(HEAD, "", ""));
    assert!(check(&[1, 2, 3], &environment("")).is_ok(), "words that are no module are for the validator");
}

#[test]
fn violations_name_rule_and_location() {
    let words = assemble(&module(
        HEAD,
        "%odd = OpTypeInt 24 0\n%odd_1 = OpConstant %odd 1",
        "%sum = OpIAdd %odd %odd_1 %odd_1",
    ));
    let violation = check(&words, &environment("")).expect_err("there are no such integers");
    assert_eq!(
        violation.rule,
        "unsupported integer width 24; expected 8, 16, 32 or 64 (Level Zero SPIR-V guide, \"Supported Types\")"
    );
    assert_eq!(violation.instruction.as_deref().map(|text| text.contains("OpIAdd")), Some(true), "{violation:?}");
}

#[test]
fn versions_up_to_that_of_the_device() {
    accepts("1.3", &module(HEAD, "", ""));
    refuses("1.2", &module(HEAD, "", ""), "the module has version 1.3; the device accepts versions up to 1.2");
}

#[test]
fn other_execution_addressing_and_memory_models_are_refused() {
    let head = HEAD.replace("Physical64", "Physical32");
    refuses("", &module(&head, "", ""), "the addressing model is Physical32; expected Physical64");
    let simple = HEAD.replace("OpenCL", "Simple");
    refuses(
        "",
        &module(&format!("OpCapability Shader\n{simple}"), "", ""),
        "the memory model is Simple; expected OpenCL",
    );
    let compute = HEAD.replace("OpEntryPoint Kernel", "OpEntryPoint GLCompute");
    refuses("", &module(&compute, "", ""), "the execution model of kernel is GLCompute; expected Kernel");
}

#[test]
fn extensions_are_allowed_by_name_or_feature() {
    let with = |name: &str| module(&format!("OpExtension \"{name}\"\n{HEAD}"), "", "");
    accepts("", &with("SPV_INTEL_subgroups"));
    refuses(
        "",
        &with("SPV_KHR_bit_instructions"),
        "the module uses SPV_KHR_bit_instructions, which the target environment must list",
    );
    accepts("SPV_KHR_bit_instructions", &with("SPV_KHR_bit_instructions"));
    refuses(
        "",
        &with("SPV_KHR_linkonce_odr"),
        "the module uses SPV_KHR_linkonce_odr, which requires the device feature linkonce-odr",
    );
    accepts("linkonce-odr", &with("SPV_KHR_linkonce_odr"));
    accepts("bfloat16-conversions", &with("SPV_INTEL_bfloat16_conversion"));
    accepts("fp32-global-add", &with("SPV_EXT_shader_atomic_float_add"));
    accepts("fp16-local-add", &with("SPV_EXT_shader_atomic_float16_add"));
    accepts("fp64-local-min-max", &with("SPV_EXT_shader_atomic_float_min_max"));
}

#[test]
fn unsupported_extended_instruction_sets_are_refused() {
    let with = |name: &str| module(&format!("%set = OpExtInstImport \"{name}\"\n{HEAD}"), "", "");
    accepts("", &with("OpenCL.std"));
    refuses("", &with("OpenCL.DebugInfo.100"), "the module imports OpenCL.DebugInfo.100; expected OpenCL.std");
    let extension =
        "OpExtension \"SPV_KHR_non_semantic_info\"\n%set = OpExtInstImport \"NonSemantic.Shader.DebugInfo.100\"";
    accepts("SPV_KHR_non_semantic_info", &module(&format!("{extension}\n{HEAD}"), "", ""));
}

#[test]
fn unsupported_scalar_and_vector_types_are_refused() {
    refuses("", &module(HEAD, "%signed = OpTypeInt 32 1", ""), "unsupported signed integer type");
    refuses("", &module(HEAD, "%odd = OpTypeInt 24 0", ""), "unsupported integer width 24");
    refuses("", &module(HEAD, "%quad = OpTypeFloat 128", ""), "unsupported floating-point width 128");
    refuses("", &module(HEAD, "%v5 = OpTypeVector %int 5", ""), "unsupported vector length 5");
    refuses("", &module(HEAD, "%opaque = OpTypeOpaque \"t\"", ""), "opaque types are not supported");
    accepts(
        "",
        &module(
            &format!("OpCapability Vector16\n{HEAD}"),
            "%v16 = OpTypeVector %float 16\n%v3 = OpTypeVector %bool 3",
            "",
        ),
    );
}

#[test]
fn capabilities_need_their_feature_or_extension() {
    let with = |capability: &str, types: &str| module(&format!("OpCapability {capability}\n{HEAD}"), types, "");
    for capability in ["Vector16", "Float16Buffer"] {
        accepts("", &with(capability, ""));
    }
    let images =
        ["ImageBasic", "LiteralSampler", "Sampled1D", "Image1D", "SampledBuffer", "ImageBuffer", "ImageReadWrite"];
    let others = [
        ("Float16", "fp16"),
        ("Float64", "fp64"),
        ("Int64Atomics", "int64-atomics"),
        ("GroupNonUniformBallot", "subgroups"),
    ];
    for (capability, feature) in images.map(|capability| (capability, "images")).into_iter().chain(others) {
        let message = format!("capability {capability} requires the device feature {feature}");
        refuses("", &with(capability, ""), &message);
        accepts(feature, &with(capability, ""));
    }
    refuses("all", &with("Pipes", ""), "capability Pipes is not supported");
    refuses(
        "",
        &with("AtomicFloat32AddEXT", ""),
        "capability AtomicFloat32AddEXT requires the device feature fp32-global-add or fp32-local-add",
    );
    accepts("fp32-local-add", &with("AtomicFloat32AddEXT", ""));
    refuses("", &with("ExpectAssumeKHR", ""), "capability ExpectAssumeKHR is not supported");
    accepts("SPV_KHR_expect_assume", &with("ExpectAssumeKHR", ""));
}

/// Capabilities added by SPIR-V 1.1 and 1.2 are not available without a feature of the device.
#[test]
fn newer_versions_add_no_capabilities() {
    for version in ["1.0", "1.1", "1.2"] {
        let with = |capability: &str| {
            let mut words = assemble(&module(&format!("OpCapability {capability}\n{HEAD}"), "", ""));
            words[1] = 0x0001_0000 | version[2..].parse::<u32>().expect("it is a number") << 8;
            check(&words, &environment(&format!("all,{version}")))
        };
        assert!(with("Vector16").is_ok());
        for capability in ["SubgroupDispatch", "NamedBarrier", "PipeStorage"] {
            let refused = with(capability).expect_err("it is refused");
            assert!(refused.rule.starts_with(&format!("capability {capability} is not supported")), "{}", refused.rule);
        }
    }
}

#[test]
fn refusals_name_the_first_user_of_a_capability() {
    let head = format!("OpCapability Float64\n{HEAD}");
    let words = assemble(&module(
        &head,
        "%double = OpTypeFloat 64\n%one = OpConstant %double 1",
        "%sum = OpFAdd %double %one %one",
    ));
    let violation = check(&words, &environment("")).expect_err("there are no doubles");
    assert!(violation.instruction.as_deref().is_some_and(|text| text.contains("OpFAdd")), "{violation:?}");
}

/// Returns a second kernel with one parameter.
fn with_argument(head: &str, types: &str, ty: &str) -> String {
    let function = format!(
        "{types}\n%ft = OpTypeFunction %void {ty}\n%k2 = OpFunction %void None %ft\n%arg = OpFunctionParameter {ty}\n\
         %l2 = OpLabel\nOpReturn\nOpFunctionEnd"
    );
    module(&format!("{head}\nOpEntryPoint Kernel %k2 \"second\""), &function, "")
}

#[test]
fn unsupported_kernel_argument_types_are_refused() {
    let fine = [("", "%char"), ("", "%long"), ("", "%float"), ("", "%pglobal"), ("", "%plocal")];
    let more = [
        ("%v4 = OpTypeVector %float 4", "%v4"),
        ("%pair = OpTypeStruct %int %pglobal", "%pair"),
        ("%inner = OpTypeStruct %int %long\n%outer = OpTypeStruct %inner %char", "%outer"),
        ("%pconst = OpTypePointer UniformConstant %int", "%pconst"),
    ];
    for (types, ty) in fine.into_iter().chain(more) {
        accepts("", &with_argument(HEAD, types, ty));
    }
    accepts(
        "images",
        &with_argument(&format!("OpCapability ImageBasic\n{HEAD}"), "%sampler = OpTypeSampler", "%sampler"),
    );
    for (types, ty, what) in [
        ("", "%bool", "bool"),
        ("%array = OpTypeArray %int %int_2", "%array", "an array"),
        ("%event = OpTypeEvent", "%event", "OpTypeEvent"),
        ("%pgeneric = OpTypePointer Generic %int", "%pgeneric", "a pointer to Generic memory"),
        ("%pprivate = OpTypePointer Function %int", "%pprivate", "a pointer to Function memory"),
        ("%flags = OpTypeStruct %int %bool", "%flags", "a structure that contains bool"),
    ] {
        refuses(
            "",
            &with_argument(HEAD, types, ty),
            &format!("unsupported type of a parameter of the kernel second: {what} ("),
        );
    }
    let by_value = HEAD.to_owned() + "\nOpEntryPoint Kernel %k2 \"second\"\nOpDecorate %arg FuncParamAttr ByVal";
    let types = "%pair = OpTypeStruct %int %int\n%pprivate = OpTypePointer Function %pair";
    accepts(
        "",
        &with_argument(&by_value, types, "%pprivate").replacen(
            "\nOpEntryPoint Kernel %k2 \"second\"\n%void",
            "\n%void",
            1,
        ),
    );
}

#[test]
fn unlisted_kernel_argument_types_give_warnings() {
    let array = "%array = OpTypeArray %int %int_2\n%record = OpTypeStruct %int %array";
    let warnings = takes("", &with_argument(HEAD, array, "%record"));
    assert_eq!(warnings.len(), 1);
    assert!(
        warnings[0].starts_with(
            "a parameter is a structure that contains an array, which the guide does not list\n  in   the kernel second"
        ),
        "{warnings:?}"
    );
    let double = with_argument(&format!("OpCapability Float64\n{HEAD}"), "%double = OpTypeFloat 64", "%double");
    assert_eq!(takes("fp64", &double).len(), 1);
    refuses("", &double, "unsupported type of a parameter of the kernel second: a 64-bit floating-point number");
}

#[test]
fn kernels_return_void() {
    let text = module(HEAD, "%fi = OpTypeFunction %int", "").replace("OpReturn\n", "OpReturnValue %int_1\n");
    let text = text.replace("%kernel = OpFunction %void None %fn", "%kernel = OpFunction %int None %fi");
    refuses("", &text, "the kernel kernel returns a 32-bit integer");
}

#[test]
fn unsupported_image_types_are_refused() {
    let head = format!("OpCapability ImageBasic\nOpCapability Image1D\n{HEAD}");
    let image = |ty: &str| module(&head, &format!("%image = OpTypeImage {ty}"), "");
    for ty in
        ["%void 2D 0 0 0 0 Unknown ReadOnly", "%void 1D 0 1 0 0 Unknown WriteOnly", "%void 2D 0 1 0 0 Unknown ReadOnly"]
    {
        accepts("images", &image(ty));
    }
    for (ty, what) in [
        ("%float 2D 0 0 0 0 Unknown ReadOnly", "expected the sampled type void"),
        ("%void 2D 0 0 0 1 Unknown ReadOnly", "expected the operand Sampled to be 0, found 1"),
        ("%void 2D 0 0 1 0 Unknown ReadOnly", "expected the operand MS to be 0, found 1"),
        ("%void 3D 0 1 0 0 Unknown ReadOnly", "expected the dimension 1D or 2D of an arrayed image, found 3D"),
        ("%void 2D 0 0 0 0 Rgba8 ReadOnly", "expected the format Unknown, found Rgba8"),
        ("%void 2D 0 0 0 0 Unknown", "expected an access qualifier"),
    ] {
        let message = format!("unsupported image type: {what}");
        refuses("images", &image(ty), &message);
    }
}

#[test]
fn unsupported_image_operands_are_refused() {
    let head = format!("OpCapability ImageBasic\nOpCapability Vector16\n{HEAD}");
    let types = "%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadWrite\n%v2 = OpTypeVector %int 2\n%v4 = OpTypeVector %float 4\n\
                 %zero = OpConstantNull %v2\n%texel = OpConstantNull %v4\n%none = OpUndef %image";
    let with = |body: &str| module(&head, types, body);
    accepts("images", &with("OpImageWrite %none %zero %texel"));
    refuses(
        "images",
        &with("OpImageWrite %none %zero %texel Lod %int_0"),
        "OpImageWrite has the image operands Lod; expected none",
    );
    accepts("images", &with("%read = OpImageRead %v4 %none %zero Sample %int_0"));
    refuses(
        "images",
        &with("%read = OpImageRead %v4 %none %zero ConstOffset %zero"),
        "OpImageRead has the unsupported image operand ConstOffset",
    );
    let sampled = "%sampled = OpTypeSampledImage %image\n%undef = OpUndef %sampled";
    let sample = |operands: &str| {
        module(
            &head,
            &format!("{types}\n{sampled}"),
            &format!("%s = OpImageSampleExplicitLod %v4 %undef %zero {operands}"),
        )
    };
    accepts("images", &sample("Lod %int_0"));
    refuses(
        "images",
        &sample("Lod|ConstOffset %int_0 %zero"),
        "OpImageSampleExplicitLod has the unsupported image operand ConstOffset",
    );
}

/// Returns an instruction on a pointer to this storage class.
fn with_pointer(head: &str, storage: &str, pointee: &str, instruction: &str) -> String {
    let types = format!(
        "%half = OpTypeFloat 16\n%double = OpTypeFloat 64\n%p = OpTypePointer {storage} {pointee}\n%at = OpUndef %p\n\
                         %float_1 = OpConstant %float 1\n%half_1 = OpConstant %half 1\n%double_1 = OpConstant %double 1"
    );
    module(&format!("OpCapability Float16\nOpCapability Float64\n{head}"), &types, instruction)
}

#[test]
fn integer_atomics_need_supported_widths_and_storage_classes() {
    let add = |ty: &str, value: &str| format!("%old = OpAtomicIAdd {ty} %at %int_1 %int_0 {value}");
    for storage in ["Function", "Workgroup", "CrossWorkgroup", "Generic"] {
        accepts("fp16,fp64", &with_pointer(HEAD, storage, "%int", &add("%int", "%int_1")));
    }
    let constant = with_pointer(HEAD, "UniformConstant", "%int", &add("%int", "%int_1"));
    refuses("fp16,fp64", &constant, "OpAtomicIAdd accesses UniformConstant memory");
    let long =
        with_pointer(&format!("OpCapability Int64Atomics\n{HEAD}"), "Workgroup", "%long", &add("%long", "%long_1"));
    refuses("fp16,fp64", &long, "OpAtomicIAdd of a 64-bit integer requires the device feature int64-atomics");
    accepts("fp16,fp64,int64-atomics", &long);
    let short = "%old = OpAtomicLoad %short %at %int_1 %int_0";
    refuses("fp16,fp64", &with_pointer(HEAD, "Workgroup", "%short", short), "OpAtomicLoad accesses a 16-bit integer");
    let store = "OpAtomicStore %at %int_1 %int_0 %int_1";
    accepts("fp16,fp64", &with_pointer(HEAD, "Workgroup", "%int", store));
}

#[test]
fn float_atomics_need_features_by_storage_class() {
    let widths = [("16", "half"), ("32", "float"), ("64", "double")];
    for (bits, ty) in widths {
        for (storage, memory) in [("CrossWorkgroup", "global"), ("Workgroup", "local")] {
            let rows = [
                ("", "", format!("%old = OpAtomicExchange %{ty} %at %int_1 %int_0 %{ty}_1"), "load-store"),
                ("Add", "add", format!("%old = OpAtomicFAddEXT %{ty} %at %int_1 %int_0 %{ty}_1"), "add"),
                ("MinMax", "min_max", format!("%old = OpAtomicFMaxEXT %{ty} %at %int_1 %int_0 %{ty}_1"), "min-max"),
            ];
            for (capability, extension, instruction, operation) in rows {
                let sixteen = if bits == "16" && extension == "add" { "16" } else { "" };
                let head = match capability {
                    "" => HEAD.to_owned(),
                    _ => format!(
                        "OpCapability AtomicFloat{bits}{capability}EXT\nOpExtension \"SPV_EXT_shader_atomic_float{sixteen}_{extension}\"\n{HEAD}"
                    ),
                };
                let text = with_pointer(&head, storage, &format!("%{ty}"), &instruction);
                let feature = format!("fp{bits}-{memory}-{operation}");
                accepts(&format!("fp16,fp64,{feature}"), &text);
                // With the same operation on the other storage class, only the rule about the storage class is
                // violated.
                let other = if memory == "global" { "local" } else { "global" };
                let list = format!("fp16,fp64,fp{bits}-{other}-{operation}");
                let op = instruction.split(' ').nth(2).expect("it has a name");
                let message = format!(
                    "{op} of a {bits}-bit floating-point number in {storage} memory requires the device feature {feature}"
                );
                refuses(&list, &text, &message);
            }
        }
    }
    let generic = with_pointer(HEAD, "Generic", "%float", "%old = OpAtomicExchange %float %at %int_1 %int_0 %float_1");
    assert_eq!(takes("fp16,fp64,fp32-local-load-store", &generic).len(), 1);
    refuses("fp16,fp64", &generic, "OpAtomicExchange of a 32-bit floating-point number in Generic memory");
}

#[test]
fn recursion_is_refused() {
    let function = |name: &str, callee: &str| {
        format!(
            "%{name} = OpFunction %void None %fn\n%{name}_entry = OpLabel\n%{name}_call = OpFunctionCall %void %{callee}\nOpReturn\nOpFunctionEnd\n"
        )
    };
    let head = format!("{HEAD}\nOpName %f \"f\"\nOpName %g \"g\"");
    let cycle = function("f", "g") + &function("g", "f");
    let message = "the kernel kernel calls recursive functions: f -> g -> f";
    refuses("", &module(&head, &cycle, "%call = OpFunctionCall %void %f"), message);
    // Functions that no kernel calls are not restricted.
    accepts("", &module(&head, &cycle, ""));
    let diamond = function("f", "h")
        + &function("g", "h")
        + "%h = OpFunction %void None %fn\n%he = OpLabel\nOpReturn\nOpFunctionEnd";
    accepts("", &module(&head, &diamond, "%a = OpFunctionCall %void %f\n%b = OpFunctionCall %void %g"));
}

#[test]
fn irreducible_loops_give_warnings() {
    let flow = |first: &str| {
        format!(
            "OpBranchConditional %true %a {first}\n%a = OpLabel\nOpBranch %b\n%b = OpLabel\nOpBranchConditional %true %a %end\n%end = OpLabel"
        )
    };
    accepts("", &module(HEAD, "", &flow("%end")));
    let warnings = takes("", &module(HEAD, "", &flow("%b")));
    assert_eq!(warnings.len(), 1);
    assert!(warnings[0].starts_with(
        "the control flow is irreducible: a loop has several entries, which drivers may reject\n  in   function kernel"
    ));
    // An inner loop, and a switch with a back edge to the outer loop.
    let nested = "OpBranch %outer\n%outer = OpLabel\nOpBranch %inner\n%inner = OpLabel\nOpSwitch %int_1 %inner 1 %outer 2 %end\n%end = OpLabel";
    accepts("", &module(HEAD, "", nested));
}
