use super::*;

fn read(name: &str) -> Mangled<'_> {
    match parse(name) {
        Some(mangled) => mangled,
        None => panic!("not read: {name}"),
    }
}

fn scalar(scalar: Scalar) -> Parameter<'static> {
    Parameter::Scalar(scalar)
}

fn vector(element: Scalar, length: u32) -> Parameter<'static> {
    Parameter::Vector { element, length }
}

fn pointer(pointee: Parameter<'_>, qualifiers: Qualifiers) -> Parameter<'_> {
    Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
}

fn space(address_space: u32) -> Qualifiers {
    Qualifiers { address_space, ..Qualifiers::default() }
}

/// Checks base and parameters of a name that is neither nested nor a template.
fn check(name: &str, base: &str, parameters: &[Parameter<'_>]) {
    let mangled = read(name);
    assert!(mangled.is_complete, "{name}");
    assert_eq!((mangled.base, mangled.parameters.as_slice()), (base, parameters), "{name}");
    assert_eq!((mangled.is_nested, &mangled.return_type), (false, &None), "{name}");
}

#[test]
fn scalars_and_vectors() {
    check("_Z12get_work_dimv", "get_work_dim", &[]);
    check("_Z13get_global_idj", "get_global_id", &[scalar(Scalar::UInt)]);
    check("_Z17convert_char3_satDv3_f", "convert_char3_sat", &[vector(Scalar::Float, 3)]);
    check("_Z3fmaDv4_fS_S_", "fma", &[vector(Scalar::Float, 4), vector(Scalar::Float, 4), vector(Scalar::Float, 4)]);
    check("_Z5isnanDv16_Dh", "isnan", &[vector(Scalar::Half, 16)]);
    check("_Z1fDF16_DF16bu6__bf16Dh", "f", &[Scalar::Half, Scalar::BFloat, Scalar::BFloat, Scalar::Half].map(scalar));
    check("_Z20__spirv_SpecConstantii", "__spirv_SpecConstant", &[scalar(Scalar::Int), scalar(Scalar::Int)]);
    check("_Z1fbcahstijlmxy", "f", &{
        use Scalar::*;
        [Bool, Char, SChar, UChar, Short, UShort, Int, UInt, Long, ULong, Long, ULong].map(scalar)
    });
    check("_Z2a1DB24_S_DU128_", "a1", &[Scalar::BitInt(24), Scalar::BitInt(24), Scalar::UBitInt(128)].map(scalar));
    check("_Z1fz", "f", &[Parameter::Variadic]);
}

#[test]
fn pointers() {
    check(
        "_Z6vload4mPU3AS4Kf",
        "vload4",
        &[scalar(Scalar::ULong), pointer(scalar(Scalar::Float), Qualifiers { is_const: true, ..space(4) })],
    );
    check(
        "_Z10atomic_addPU3AS1Vii",
        "atomic_add",
        &[pointer(scalar(Scalar::Int), Qualifiers { is_volatile: true, ..space(1) }), scalar(Scalar::Int)],
    );
    // The order that clang 3 wrote.
    check(
        "_Z10atomic_addPVU3AS1ii",
        "atomic_add",
        &[pointer(scalar(Scalar::Int), Qualifiers { is_volatile: true, ..space(1) }), scalar(Scalar::Int)],
    );
    check("_Z5fractDv2_DhPU3AS4S_", "fract", &[vector(Scalar::Half, 2), pointer(vector(Scalar::Half, 2), space(4))]);
    check(
        "_Z1fPU8CLglobaliPU7CLlocaliPU9CLprivateiPU9CLgenerici",
        "f",
        &[1, 3, 0, 4].map(|number| pointer(scalar(Scalar::Int), space(number))),
    );
    check("_Z1fPvPA3_iRf", "f", &{
        let plain = |pointee| pointer(pointee, space(0));
        [plain(Parameter::Void), plain(Parameter::Array), plain(scalar(Scalar::Float))]
    });
}

/// `_Atomic` is a separate type, so the numbers of substitutions depend on it.
#[test]
fn atomics() {
    let atomic = Qualifiers { is_volatile: true, is_atomic: true, ..space(1) };
    let target = || pointer(scalar(Scalar::Double), atomic);
    let order = || Parameter::Named("memory_order");
    check(
        "_Z39atomic_compare_exchange_strong_explicitPU3AS1VU7_AtomicdPU3AS1dd12memory_orderS4_12memory_scope",
        "atomic_compare_exchange_strong_explicit",
        &[
            target(),
            pointer(scalar(Scalar::Double), space(1)),
            scalar(Scalar::Double),
            order(),
            order(),
            Parameter::Named("memory_scope"),
        ],
    );
}

/// OpenCL C 1.2 counts `private T` as a separate type, without writing it.
#[test]
fn private_pointees() {
    let (v, w) = (|| vector(Scalar::Int, 4), || vector(Scalar::Float, 4));
    let to = |pointee| pointer(pointee, space(0));
    check("_Z1fPDv4_iS_S1_", "f", &[to(v()), v(), to(v())]);
    check("_Z1gDv4_iPS_PS1_S_PS3_Dv4_fS6_", "g", &[v(), to(v()), to(to(v())), v(), to(to(to(v()))), w(), w()]);
    let to_const = || pointer(w(), Qualifiers { is_const: true, ..space(0) });
    check(
        "_Z1hPfPDv4_fS1_S3_PKS1_S5_",
        "h",
        &[to(scalar(Scalar::Float)), to(w()), w(), to(w()), to_const(), to_const()],
    );
    let atomic = Qualifiers { is_volatile: true, is_atomic: true, ..space(3) };
    check(
        "_Z1fPU3AS3VU7_AtomicjPjj12memory_orderS4_",
        "f",
        &[
            pointer(scalar(Scalar::UInt), atomic),
            to(scalar(Scalar::UInt)),
            scalar(Scalar::UInt),
            Parameter::Named("memory_order"),
            Parameter::Named("memory_order"),
        ],
    );
}

#[test]
fn named_types() {
    check(
        "_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i",
        "read_imagei",
        &[Parameter::Named("ocl_image2d_ro"), Parameter::Named("ocl_sampler"), vector(Scalar::Int, 2)],
    );
    check("_Z1f14ocl_image1d_roS_", "f", &[Parameter::Named("ocl_image1d_ro"), Parameter::Named("ocl_image1d_ro")]);
    check("_Z1fu20ocl_image2d_array_roS_", "f", &["ocl_image2d_array_ro"; 2].map(Parameter::Named));
    check(
        "_Z17wait_group_eventsiPU3AS49ocl_event",
        "wait_group_events",
        &[scalar(Scalar::Int), pointer(Parameter::Named("ocl_event"), space(4))],
    );
    check("_Z2b5U13block_pointerFviEi", "b5", &[Parameter::Block, scalar(Scalar::Int)]);
}

#[test]
fn templates_have_their_return_type() {
    let mangled = read("_Z20__spirv_SpecConstantIN4sycl3_V14halfEET_iS3_");
    assert!(mangled.is_complete);
    assert_eq!(mangled.base, "__spirv_SpecConstant");
    assert_eq!(mangled.return_type, Some(Parameter::Named("half")));
    assert_eq!(mangled.parameters.as_slice(), &[scalar(Scalar::Int), Parameter::Named("half")]);

    let mangled = read("_Z24__spirv_ConvertFToU_RintIDv4_iDv2_DF16_ET_T0_");
    assert_eq!(mangled.return_type, Some(vector(Scalar::Int, 4)));
    assert_eq!(mangled.parameters.as_slice(), &[vector(Scalar::Half, 2)]);

    let mangled = read("_Z18__spirv_ocl_printfIJidPiEEiPU3AS2KcDpT_");
    assert!(mangled.is_complete);
    assert_eq!(mangled.parameters.len(), 4);
    assert_eq!(mangled.parameters[2], scalar(Scalar::Double));

    let mangled = read(
        "_Z28__spirv_JointMatrixLoadINTELIaLm8ELm32ELN5__spv9MatrixUseE0ELNS0_6LayoutE0EEPNS0_1MIT_XT0_EXT1_EXT2_EEEPS4_mS2_NS0_4FlagE",
    );
    assert!(mangled.is_complete);
    assert_eq!(mangled.return_type, Some(pointer(Parameter::Named("M"), space(0))));
    assert_eq!(
        mangled.parameters.as_slice(),
        &[
            pointer(scalar(Scalar::SChar), space(0)),
            scalar(Scalar::ULong),
            Parameter::Named("Layout"),
            Parameter::Named("Flag"),
        ]
    );
}

/// Names that clang 22 wrote for C++ code that uses every rule; the types on the right are those of the last parameter.
#[test]
fn cxx_names_are_parsed_completely() {
    let int = || pointer(scalar(Scalar::Int), space(0));
    #[rustfmt::skip]
    let cases: &[(&str, &str, Option<Parameter<'_>>)] = &[
        ("_Z2a2PDF16bS_", "a2", Some(pointer(scalar(Scalar::BFloat), space(0)))),
        ("_Z2a3I1AEvT_IiES2_S0_IiE", "a3", Some(Parameter::Named("A"))),
        ("_Z2a4PKPiS1_PVKiPrS_S5_", "a4", Some(pointer(int(), Qualifiers { is_restrict: true, ..space(0) }))),
        ("_Z2a51AIDv4_fES_IPS0_ES0_", "a5", Some(vector(Scalar::Float, 4))),
        ("_Z2a7IiEvT_PKS0_S2_PS0_", "a7", Some(int())),
        ("_Z2a8N1n1DIiE2InES1_", "a8", Some(Parameter::Named("D"))),
        ("_Z2a9PA4_iPFiS0_E", "a9", Some(pointer(Parameter::Function, space(0)))),
        ("_Z2b1PSt1sPSaIcES2_", "b1", Some(pointer(Parameter::Named("allocator"), space(0)))),
        ("_Z2b2ILi3EEvP1AIAplT_Li2E_iE", "b2", Some(pointer(Parameter::Named("A"), space(0)))),
        ("_Z2b3IiEvP1AIDTstT_EES1_", "b3", Some(scalar(Scalar::Int))),
        ("_Z2b4B2x1i", "b4", Some(scalar(Scalar::Int))),
        ("_Z2b5U13block_pointerFviEU13block_pointerFivE", "b5", Some(Parameter::Block)),
        ("_Z1fU13block_pointerFviES0_PiU13block_pointerFvvE", "f", Some(Parameter::Block)),
        ("_Z2b6Dv5_iPS_PKS_", "b6", Some(pointer(vector(Scalar::Int, 5), Qualifiers { is_const: true, ..space(0) }))),
        ("_Z2b7PU7_AtomiciPVS_S0_", "b7", Some(pointer(scalar(Scalar::Int), Qualifiers { is_atomic: true, ..space(0) }))),
        ("_Z3arrIiLm4EEvRAT0__T_PA3_S0_", "arr", Some(pointer(Parameter::Array, space(0)))),
        ("_Z3fnpPFiicEM1SiMS1_KDoFiiE", "fnp", Some(Parameter::Other)),
        ("_Z3useN1n1BENS0_1CE", "use", Some(Parameter::Named("C"))),
        ("_Z4declIiEDTplfp_Li1EET_", "decl", Some(scalar(Scalar::Int))),
        ("_Z4declIZ3usevE1SEvT_i", "decl", Some(scalar(Scalar::Int))),
        ("_Z2tkIZ4use2vEUlvE0_EvT_i", "tk", Some(scalar(Scalar::Int))),
        ("_Z4miscDB24_DU128_DF16bDF16_xwDsDiDnePDhbDv4_baDuCfPmz", "misc", Some(Parameter::Variadic)),
        ("_Z2tfIiET_PU3AS1S0_PS0_", "tf", Some(int())),
        ("_ZL3loci", "loc", Some(scalar(Scalar::Int))),
        ("_ZN1S1sEPS_OS_", "s", Some(pointer(Parameter::Named("S"), space(0)))),
        ("_ZN4sycl3_V13maxEii", "max", Some(scalar(Scalar::Int))),
        ("_ZN4sycl3_V16detail1fIfEET_PS3_RKNS0_3vecIS3_Li3EEENS1_5ScopeE", "f", Some(Parameter::Named("Scope"))),
        ("_ZN1n1B1C1uES1_S0_", "u", Some(Parameter::Named("B"))),
        ("_ZN1n1B1tIS0_EEvT_S0_PS0_", "t", Some(pointer(Parameter::Named("B"), space(0)))),
        ("_ZN1n1DIiE1fENS1_2InES1_i", "f", Some(scalar(Scalar::Int))),
        ("_ZN1n1hENS_1AIPiEENS0_IfEES1_", "h", Some(int())),
        ("_ZN1n1hEMNS_1SEKFbvES2_PS2_", "h", Some(pointer(Parameter::Other, space(0)))),
        ("_ZN1n1gENS_1EENS_1B1CE", "g", Some(Parameter::Named("C"))),
        ("_ZNK1S1mEi", "m", Some(scalar(Scalar::Int))),
        ("_ZNU3AS3K1S1cEv", "c", None),
        ("_ZN1A1xE", "x", None),
    ];
    for (name, base, last) in cases {
        let mangled = read(name);
        assert!(mangled.is_complete, "{name}");
        assert_eq!(mangled.base, *base, "{name}");
        assert_eq!(mangled.is_nested, name.starts_with("_ZN"), "{name}");
        assert_eq!(mangled.parameters.last(), last.as_ref(), "{name}");
    }
}

#[test]
fn names_of_unnamed_entities_are_refused() {
    let names = [
        "",
        "_",
        "_Z",
        "_Zv",
        "get_global_id",
        "__spirv_ocl_fma",
        "_Z0v",
        "_Z99999999999999999999fv",
        "_Z9shortv",
        "_ZN1SC1Ei",
        "_ZN1SD1Ev",
        "_ZN1ScviEv",
        "_ZN1SplEi",
        "_ZZ3usevEN1Q1qEv",
        "_ZTS1S",
        "_ZGV1a",
        "_ZN",
        "_ZNE",
        "_ZN1S",
    ];
    for name in names {
        assert_eq!(parse(name), None, "{name}");
    }
}

#[test]
fn unsupported_names_are_reported() {
    for name in ["_Z1fi.1", "_Z1fS_", "_Z1fP", "_Z1fDv4", "_Z1f?", "_Z1fT_S0_", "_Z1fIiE", "_Z1fIJiEEvDp1AIT_E"] {
        let mangled = read(name);
        assert_eq!(mangled.base, "f", "{name}");
        assert_eq!(mangled.is_complete, name == "_Z1fIiE", "{name}");
    }
    assert_eq!(read("_Z1fi.1").parameters.as_slice(), &[scalar(Scalar::Int)]);
}

/// Long and deep names end early instead of taking stack or time.
#[test]
fn hostile_names() {
    for unit in
        ["P", "K", "U", "U1a", "N", "NZ", "Z1f", "F", "I", "J", "Dv4_", "1AI", "A4_", "X", "DT", "Dp", "S_", "PS_"]
    {
        for prefix in ["_Z1f", "_Z", "_Z1fI", "_Z1fIXcl", "_Z1fIJ", "_Z1fIJiEEvi"] {
            let name = format!("{prefix}{}", unit.repeat(20_000));
            assert!(parse(&name).is_none_or(|mangled| mangled.parameters.len() <= 1024 + 1), "{prefix} {unit}");
        }
    }
    let packs = format!("_Z1fIJ{}EEv{}", "i".repeat(20_000), "DpT_".repeat(20_000));
    assert!(!read(&packs).is_complete);
    let chain: String = (0..100).map(|_| "PS_".to_owned()).collect();
    assert!(parse(&format!("_Z1fPi{chain}")).is_some());
}

/// Every truncation and every changed byte of a complex name is parsed or refused without a panic.
#[test]
fn damaged_names() {
    let names = [
        "_Z28__spirv_JointMatrixLoadINTELIaLm8ELm32ELN5__spv9MatrixUseE0ELNS0_6LayoutE0EEPNS0_1MIT_XT0_EXT1_EXT2_EEEPS4_mS2_NS0_4FlagE",
        "_ZNU3AS3K1S1cEPU3AS1VU7_AtomicdPU3AS1dd12memory_orderS4_12memory_scope",
        "_Z4declIZ3usevEUlDTplfp_Li1EEE0_EvDv4_DhU13block_pointerFvvE",
        "_Z1fPFiicEM1SiMS1_KDoFiiEé1é",
    ];
    for name in names {
        for end in (0..=name.len()).filter(|&end| name.is_char_boundary(end)) {
            parse(&name[..end]);
            for byte in "0_9AEIJKLNPSTUXZviDé".chars() {
                parse(&format!("{}{byte}{}", &name[..end], name[end..].chars().skip(1).collect::<String>()));
            }
        }
    }
}

#[test]
fn mangling_is_the_inverse_of_parsing() {
    let names = [
        "_Z12get_work_dimv",
        "_Z6vload4mPU3AS4Kf",
        "_Z3fmaDv4_fS_S_",
        "_Z10atomic_addPU3AS1Vii",
        "_Z16atomic_fetch_minPU3AS4VU7_Atomicii",
        "_Z38atomic_compare_exchange_weak_explicitsPU3AS1VU7_AtomicdPU3AS1dd12memory_orderS4_12memory_scope",
        "_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i",
        "_Z2b7PU7_AtomiciPVS_S0_",
        "_Z2a4PKPiS1_PVKiPrS_S5_",
        "_Z2a2PDF16bS_",
        "_Z1fPU3AS2Kcz",
        "_Z1fPvPKvS_S1_",
        "_Z1fPcS_PS_PS0_PS1_PS2_PS3_PS4_PS5_PS6_PS7_PS8_PS9_PSA_PSB_S9_SC_",
    ];
    for name in names {
        let mangled = read(name);
        assert_eq!(mangle(mangled.base, &mangled.parameters).as_deref(), Some(name));
    }
    assert_eq!(mangle("f", &[Parameter::Other]), None);
}

/// Names that the Khronos translator writes and its tests expect.
#[test]
fn names_of_spirv_friendly_calls_and_opencl_functions() {
    let names = [
        "_Z12__spirv_FAddPU3AS145__spirv_CooperativeMatrixKHR__float_3_12_12_2S1_",
        "_Z13get_image_dim26ocl_image2d_array_depth_ro",
        "_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_",
        "_Z10ndrange_3DPKmS0_S0_",
        "_Z17wait_group_eventsiPU3AS49ocl_event",
        "_Z18__spirv_ImageWritePU3AS133__spirv_Image__void_2_0_0_0_0_0_1Dv4_iS2_ii",
        "_Z20__spirv_SampledImagePU3AS133__spirv_Image__void_1_0_0_0_0_0_0PU3AS215__spirv_Sampler",
        "_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope",
        "_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4cii",
        "_Z21__spirv_EnqueueKernelP13__spirv_Queuei9ndrange_tiPU3AS4P19__spirv_DeviceEventS5_U13block_pointerFvvEPU3AS4ciiPiSA_SA_",
        "_Z21__spirv_EnqueueMarkerP13__spirv_QueuejPU3AS4P19__spirv_DeviceEventS4_",
        "_Z22__spirv_GroupAsyncCopyiPU3AS1Dv2_cPU3AS3KS_jjP13__spirv_Event",
        "_Z23__spirv_BuildNDRange_2DPlS_S_",
        "_Z23__spirv_CreateUserEventv",
        "_Z23__spirv_GroupWaitEventsiiPU3AS4P13__spirv_Event",
        "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicdd12memory_order12memory_scope",
        "_Z38__spirv_ImageSampleExplicitLod_Rfloat4PU3AS140__spirv_SampledImage__void_1_0_0_0_0_0_0Dv2_fif",
        "_Z90__spirv_ConvertHandleToSampledImageINTEL_RPU3AS140__spirv_SampledImage__long_1_0_0_0_0_0_0m",
        "_Z69__spirv_SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELjjP25__spirv_AvcMceResultINTEL",
    ];
    for name in names {
        let mangled = read(name);
        assert_eq!(mangle(mangled.base, &mangled.parameters).as_deref(), Some(name));
    }
}

#[test]
fn a_type_alone() {
    let image = pointer(Parameter::Named("__spirv_Image__void_1_0_0_0_0_0_0"), space(1));
    assert_eq!(mangle_type(&image).as_deref(), Some("PU3AS133__spirv_Image__void_1_0_0_0_0_0_0"));
    assert_eq!(mangle_type(&vector(Scalar::UInt, 4)).as_deref(), Some("Dv4_j"));
    assert_eq!(mangle_type(&Parameter::Array), None);
}

#[test]
fn integers_by_width() {
    for bits in [1, 8, 16, 24, 32, 64, 128, 129] {
        let unsigned = Scalar::integer(bits, Signedness::Unsigned);
        assert_eq!((unsigned.bits(), unsigned.signedness()), (bits, Some(Signedness::Unsigned)));
        let signed = unsigned.with_signedness(Signedness::Signed);
        assert_eq!((signed.bits(), signed == unsigned), (bits, bits == 1));
    }
    assert_eq!(Scalar::Half.with_signedness(Signedness::Unsigned), Scalar::Half);
}
