//! Tests of layouts: the text, recursive and deep types, and every answer against LLVM's.

use super::*;
use crate::ir::builder::ModuleBuilder;

fn error(text: &str) -> String {
    DataLayout::parse(text).unwrap_err().to_string()
}

#[test]
fn an_invalid_text_is_an_error_with_the_message_of_llvm() {
    let cases = [
        ("p:64", r#"malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]""#),
        ("p1():64:64", "Expected `( address space name )`"),
        ("p1(A):64:64", "Cannot use predefined address space names P/G/A in data layout"),
        ("pe(foo):64:64", "address space 0 cannot be unstable or have external state"),
        ("pe1(foo):64:64-p2(foo):32:32", "address space name `foo` already used"),
        ("ve", r#"malformed specification, must be of the form "v<size>:<abi>[:<pref>]""#),
        ("v:8", "size component cannot be empty"),
        ("e-", "empty specification is not allowed"),
        ("-e", "empty specification is not allowed"),
        ("x", "unknown specifier 'x'"),
        ("i8:16", "i8 must be 8-bit aligned"),
        ("i0:8", "size must be a non-zero 24-bit integer"),
        ("i8:0", "ABI alignment must be non-zero"),
        ("i64:64:32", "preferred alignment cannot be less than the ABI alignment"),
        ("a:8:0", "preferred alignment must be non-zero"),
        ("a1:8", "size must be zero"),
        ("a:7", "ABI alignment must be a power of two times the byte width"),
        ("p:64:64:64:128", "index size cannot be larger than the pointer size"),
        ("p:0:8", "pointer size must be a non-zero 24-bit integer"),
        ("p16777216:64:64", "address space must be a 24-bit integer"),
        ("S7", "stack natural alignment must be a power of two times the byte width"),
        ("S", r#"malformed specification, must be of the form "S<size>""#),
        ("n8:", "size component cannot be empty"),
        ("m:q", "unknown mangling mode"),
        ("me", r#"malformed specification, must be of the form "m:<mangling>""#),
        ("ni", r#"malformed specification, must be of the form "ni:<address space>[:<address space>]...""#),
        ("ni:0", "address space 0 cannot be non-integral"),
        ("ni:1:", "address space component cannot be empty"),
        ("A16777216", "address space must be a 24-bit integer"),
        ("G", r#"malformed specification, must be of the form "G<address space>""#),
        ("Fx8", "unknown function pointer alignment type 'x'"),
        ("Fi0", "ABI alignment must be non-zero"),
        ("e:1", "malformed specification, must be just 'e' or 'E'"),
        ("f1:524288", "ABI alignment must be a 16-bit integer"),
        ("i+8:8", "size must be a non-zero 24-bit integer"),
        ("é", "unknown specifier 'é'"),
    ];
    for (text, message) in cases {
        assert_eq!(error(text), message, "{text}");
    }
}

#[test]
fn a_valid_text_is_parsed() {
    for text in ["", "s8:x", "i08:8", "a0:8", "p1(a b):64:64", "peu1:64:64", "E-m:e-S8-Fn8-n8:16"] {
        assert!(DataLayout::parse(text).is_ok(), "{text}");
    }
    let layout = DataLayout::parse("E-ni:2-p1:32:64:128:16-A5-P3-G1-pe4:64:64").unwrap();
    assert!(layout.is_big_endian());
    let spaces = [layout.alloca_address_space(), layout.program_address_space(), layout.globals_address_space()];
    assert_eq!(spaces, [5, 3, 1]);
    assert_eq!([0, 1, 7].map(|space| layout.pointer_size(space)), [8, 4, 8]);
    assert_eq!([0, 1].map(|space| layout.index_size(space)), [8, 2]);
    assert_eq!([0, 1, 2, 3, 4].map(|space| layout.is_non_integral(space)), [false, true, true, false, true]);
}

#[test]
fn spirv_targets_have_a_default_layout() {
    let pointer_size = |triple| DataLayout::of_target(triple).map(|layout| layout.pointer_size(1));
    for triple in ["spir-unknown-unknown", "spirv32", "spirv32v1.2-unknown-unknown"] {
        assert_eq!(pointer_size(triple), Some(4), "{triple}");
    }
    for triple in ["spir64", "spirv64-amd-amdhsa", "spirv64v1.6", "spirv1.5-unknown-vulkan", "spirv-"] {
        assert_eq!(pointer_size(triple), Some(8), "{triple}");
    }
    for triple in ["", "x86_64-linux-gnu", "spirv128", "spirx"] {
        assert_eq!(pointer_size(triple), None, "{triple}");
    }
}

#[test]
fn a_structure_that_contains_itself_has_no_size() {
    let mut builder = ModuleBuilder::new();
    let [outer, inner] = [builder.named_struct_type(b"outer"), builder.named_struct_type(b"inner")];
    let array = builder.array_type(outer, 2);
    assert!(!builder.is_sized(outer));
    builder.set_struct_body(outer, &[TypeId::I1, inner, inner], false);
    assert!(!builder.is_sized(array));
    builder.set_struct_body(inner, &[array], false);
    assert!(!builder.is_sized(outer) && !builder.is_sized(inner) && !builder.is_sized(array));
    assert_eq!((builder.alloc_size(array), builder.element_offset(outer, 0)), (0, None));
}

#[test]
fn a_structure_has_its_size_when_it_has_members() {
    let mut builder = ModuleBuilder::new();
    let inner = builder.named_struct_type(b"inner");
    let outer = builder.literal_struct_type(&[TypeId::I1, inner], false);
    assert!(!builder.is_sized(outer));
    let int = builder.int_type(32);
    builder.set_struct_body(inner, &[int], false);
    assert_eq!((builder.alloc_size(outer), builder.element_offset(outer, 1)), (8, Some(4)));
    builder.set_struct_body(inner, &[TypeId::I1, TypeId::I1], false);
    assert_eq!((builder.alloc_size(outer), builder.element_offset(outer, 1)), (3, Some(1)));
    builder.set_layout(DataLayout::parse("i1:32").unwrap());
    assert_eq!(builder.alloc_size(outer), 12);
}

#[test]
fn deep_and_wide_types_take_linear_time() {
    let mut builder = ModuleBuilder::new();
    let mut deep = builder.int_type(8);
    for _ in 0..100_000 {
        deep = builder.array_type(deep, 1);
    }
    let mut doubling = TypeId::I1;
    for _ in 0..60 {
        doubling = builder.literal_struct_type(&[doubling, doubling], false);
    }
    assert_eq!((builder.alloc_size(deep), builder.alloc_size(doubling)), (1, 1 << 60));
    let module = builder.finish();
    // Also with a layout whose answers are not kept.
    let other = DataLayout::parse("i1:32").unwrap();
    let view = |id| Type::new(&module, id);
    assert_eq!((other.alloc_size(view(deep)), other.alloc_size(view(doubling))), (1, 4 << 60));
    assert_eq!(module.data_layout().element_offset(view(doubling), 1), 1 << 59);
}

#[cfg(feature = "llvm")]
mod against_llvm {
    use inkwell::context::Context;

    use super::*;
    use crate::ir::types::{TargetExtType, TypeData};
    use crate::llvm;

    const LAYOUTS: &[&str] = &[
        "",
        SPIRV32,
        SPIRV64,
        "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-\
         i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
        "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
        "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        "e-m:e-p:32:32-i128:128-f64:32:64-f80:32-n8:16:32-S128",
        "E-i1:16:64-i24:8:64-i64:8-f32:8:16-f128:64-v64:8-v128:256-a:64:128-p3:24:64:128:8",
    ];

    const TYPES: &[&str] = &[
        "i1",
        "i7",
        "i8",
        "i9",
        "i16",
        "i17",
        "i24",
        "i32",
        "i33",
        "i64",
        "i65",
        "i128",
        "i129",
        "i256",
        "i1000",
        "half",
        "bfloat",
        "float",
        "double",
        "x86_fp80",
        "fp128",
        "ppc_fp128",
        "ptr",
        "ptr addrspace(1)",
        "ptr addrspace(3)",
        "ptr addrspace(5)",
        "ptr addrspace(7)",
        "ptr addrspace(8)",
        "ptr addrspace(9)",
        "ptr addrspace(271)",
        "<1 x i1>",
        "<3 x i1>",
        "<8 x i1>",
        "<2 x i8>",
        "<3 x i8>",
        "<4 x i8>",
        "<3 x i16>",
        "<2 x half>",
        "<3 x i32>",
        "<4 x float>",
        "<3 x double>",
        "<16 x i64>",
        "<5 x i7>",
        "<2 x x86_fp80>",
        "<3 x ptr addrspace(3)>",
        "<2 x ptr addrspace(7)>",
        "<vscale x 4 x i32>",
        "<vscale x 3 x i1>",
        "[0 x i32]",
        "[3 x i24]",
        "[5 x x86_fp80]",
        "[2 x [3 x i7]]",
        "[9223372036854775807 x i64]",
        "[3 x <vscale x 2 x i64>]",
        "[3 x <3 x i8>]",
        "{}",
        "<{}>",
        "{ i8, i32 }",
        "<{ i8, i32 }>",
        "{ i8, <{ i8, i64 }>, i16 }",
        "{ i1, { i64, i8 }, [3 x i8], double }",
        "{ ptr, i8, ptr addrspace(3), i8, ptr addrspace(7) }",
        "{ [0 x i64], i8 }",
        "{ x86_fp80, i1, fp128 }",
        "{ <vscale x 2 x i32>, <vscale x 2 x i32> }",
        "{ <3 x float>, i8 }",
        "[7 x { i64, i8 }]",
        "[2 x <{ i8, i24 }>]",
        "%named",
        "[2 x %named]",
        "{ i8, %packed, i8 }",
        r#"target("spirv.Type", 1, 8, 64)"#,
        r#"target("spirv.Type", 1, 12, 24)"#,
        r#"target("spirv.Type", 1, 0, 32)"#,
        r#"target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)"#,
        r#"target("spirv.Event")"#,
        r#"target("spirv.Padding", 5)"#,
        r#"target("dx.Padding", 3)"#,
        r#"target("amdgcn.named.barrier", 0)"#,
        r#"target("aarch64.svcount")"#,
        r#"target("llvm.test.vectorelement")"#,
        r#"target("riscv.vector.tuple", <vscale x 8 x i8>, 3)"#,
        r#"target("spirv.Literal", 3)"#,
        r#"target("unknown")"#,
    ];

    /// Rebuilds a type.
    fn convert(builder: &mut ModuleBuilder, ty: llvm::Type<'_>) -> TypeId {
        let data = match ty.kind() {
            llvm::TypeKind::Void => TypeData::Void,
            llvm::TypeKind::Half => TypeData::Half,
            llvm::TypeKind::BFloat => TypeData::BFloat,
            llvm::TypeKind::Float => TypeData::Float,
            llvm::TypeKind::Double => TypeData::Double,
            llvm::TypeKind::X86Fp80 => TypeData::X86Fp80,
            llvm::TypeKind::Fp128 => TypeData::Fp128,
            llvm::TypeKind::PpcFp128 => TypeData::PpcFp128,
            llvm::TypeKind::Integer(bits) => TypeData::Integer(bits),
            llvm::TypeKind::Pointer { address_space } => TypeData::Pointer(address_space),
            llvm::TypeKind::Array { element, length } => TypeData::Array { element: convert(builder, element), length },
            llvm::TypeKind::Vector { element, length } => {
                TypeData::Vector { element: convert(builder, element), length, is_scalable: false }
            }
            llvm::TypeKind::ScalableVector { element, minimum } => {
                TypeData::Vector { element: convert(builder, element), length: minimum, is_scalable: true }
            }
            llvm::TypeKind::Struct => TypeData::LiteralStruct {
                members: ty.members().map(|member| convert(builder, member)).collect(),
                is_packed: ty.is_packed(),
            },
            llvm::TypeKind::TargetExt => TypeData::TargetExt(Box::new(TargetExtType {
                name: ty.target_name().into(),
                types: ty.target_type_parameters().map(|ty| convert(builder, ty)).collect(),
                integers: ty.target_int_parameters().into(),
            })),
            other => unreachable!("{other:?}"),
        };
        builder.add_type(data)
    }

    #[test]
    fn sizes_alignments_and_offsets_are_those_of_llvm() {
        for text in LAYOUTS {
            let mut source = format!("target datalayout = \"{text}\"\n");
            source.push_str("%named = type { i16, i8, double }\n%packed = type <{ i16, %named }>\n");
            for (index, ty) in TYPES.iter().enumerate() {
                source.push_str(&format!("declare void @f{index}({ty})\n"));
            }
            let context = Context::create();
            let theirs = llvm::load(&context, source.as_bytes(), "test.ll").unwrap();
            let (mut builder, layout) = (ModuleBuilder::new(), DataLayout::parse(text).unwrap());
            let types: Vec<_> = theirs.view().functions().map(|function| function.parameter(0).ty()).collect();
            let own: Vec<TypeId> = types.iter().map(|ty| convert(&mut builder, *ty)).collect();
            builder.set_layout(layout);
            let module = builder.finish();
            assert_eq!(types.len(), TYPES.len());
            let (layout, llvm_layout) = (module.data_layout(), theirs.view().data_layout());
            for ((text, ty), id) in TYPES.iter().zip(types).zip(own) {
                let own = Type::new(&module, id);
                let answers = [
                    layout.size_bits(own),
                    layout.store_size(own),
                    layout.alloc_size(own),
                    layout.abi_alignment(own),
                    layout.preferred_alignment(own),
                ];
                let expected = [
                    llvm_layout.size_bits(ty),
                    llvm_layout.store_size(ty),
                    llvm_layout.alloc_size(ty),
                    llvm_layout.abi_alignment(ty),
                    llvm_layout.preferred_alignment(ty),
                ];
                assert_eq!(answers, expected, "{text} with {}", layout.text());
                for index in 0..if ty.kind() == llvm::TypeKind::Struct { ty.member_count() } else { 0 } {
                    let offset = layout.element_offset(own, index);
                    assert_eq!(offset, llvm_layout.element_offset(ty, index), "{text}, {index}");
                }
            }
            for space in [0, 1, 2, 3, 7, 8, 270] {
                assert_eq!(layout.pointer_size(space), llvm_layout.pointer_size(space));
                assert_eq!(layout.index_size(space), llvm_layout.index_size(space));
            }
            assert_eq!(layout.is_big_endian(), llvm_layout.is_big_endian());
            assert_eq!(layout.alloca_address_space(), llvm_layout.alloca_address_space());
        }
    }
}
