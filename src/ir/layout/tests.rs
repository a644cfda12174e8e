//! Tests of layouts: the text, recursive and deep types, and every answer against LLVM's.

use super::*;
use crate::ir::builder::ModuleBuilder;
use crate::ir::types::TypeId;

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
