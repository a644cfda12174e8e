//! The layouts of types (`src/ir/layout.rs`) against LLVM's.

use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::values::AsValueRef as _;
use llvm_sys::core::{LLVMCountParams, LLVMGetParam, LLVMTypeOf};
use llvm_sys::prelude::LLVMTypeRef;
use llvm_sys::target::{
    LLVMABIAlignmentOfType, LLVMABISizeOfType, LLVMByteOrder, LLVMByteOrdering, LLVMGetModuleDataLayout,
    LLVMOffsetOfElement, LLVMPointerSizeForAS, LLVMPreferredAlignmentOfType, LLVMSizeOfTypeInBits, LLVMStoreSizeOfType,
    LLVMTargetDataRef,
};

use super::load::load;
use crate::ir::{DataLayout, ModuleRef, Type, TypeKind};
use crate::options::Optimization;

const LAYOUTS: &[&str] = &[
    "",
    "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1",
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1",
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
    "[0 x i32]",
    "[3 x i24]",
    "[5 x x86_fp80]",
    "[2 x [3 x i7]]",
    "[9223372036854775807 x i64]",
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
    r#"target("llvm.test.vectorelement")"#,
    r#"target("spirv.Literal", 3)"#,
    r#"target("unknown")"#,
];

/// A type with the layout of its module, in LLVM.
#[derive(Copy, Clone)]
struct Measured {
    layout: LLVMTargetDataRef,
    ty: LLVMTypeRef,
}

impl Measured {
    /// Returns the only parameter's type of each function; the module must stay alive.
    fn of_functions(module: &Module<'_>) -> Vec<Self> {
        let functions = module.get_functions().map(|function| {
            // SAFETY: the module and its function are live.
            unsafe {
                assert_eq!(LLVMCountParams(function.as_value_ref()), 1);
                let ty = LLVMTypeOf(LLVMGetParam(function.as_value_ref(), 0));
                Self { layout: LLVMGetModuleDataLayout(module.as_mut_ptr()), ty }
            }
        });
        functions.collect()
    }

    /// Returns the bits, the store size, the allocation size, the ABI alignment and the preferred alignment.
    fn answers(self) -> [u64; 5] {
        let Self { layout, ty } = self;
        // SAFETY: the layout and the type are those of a live module, and the type has a size.
        unsafe {
            [
                LLVMSizeOfTypeInBits(layout, ty),
                LLVMStoreSizeOfType(layout, ty),
                LLVMABISizeOfType(layout, ty),
                LLVMABIAlignmentOfType(layout, ty).into(),
                LLVMPreferredAlignmentOfType(layout, ty).into(),
            ]
        }
    }

    /// Returns the offset of a member of a structure.
    fn element_offset(self, index: u32) -> u64 {
        // SAFETY: the layout and the type are those of a live module; the caller has a structure with that member.
        unsafe { LLVMOffsetOfElement(self.layout, self.ty, index) }
    }
}

/// Returns what [`Measured::answers`] does, by our own layout.
fn answers(layout: &DataLayout, ty: Type<'_>) -> [u64; 5] {
    [
        layout.size_bits(ty),
        layout.store_size(ty),
        layout.alloc_size(ty),
        layout.abi_alignment(ty),
        layout.preferred_alignment(ty),
    ]
}

/// Returns a module with a function for each of the types.
fn source(layout: &str) -> String {
    let mut source = format!("target datalayout = \"{layout}\"\n");
    source.push_str("%named = type { i16, i8, double }\n%packed = type <{ i16, %named }>\n");
    for (index, ty) in TYPES.iter().enumerate() {
        source.push_str(&format!("declare void @f{index}({ty})\n"));
    }
    source
}

fn assert_same(layout: &DataLayout, ours: ModuleRef<'_>, theirs: &[Measured]) {
    assert_eq!((ours.functions().count(), theirs.len()), (TYPES.len(), TYPES.len()));
    for ((text, function), measured) in TYPES.iter().zip(ours.functions()).zip(theirs) {
        let ty = function.parameter(0).ty();
        assert_eq!(answers(layout, ty), measured.answers(), "{text} with {}", layout.text());
        let members = if ty.kind() == TypeKind::Struct { ty.member_count() } else { 0 };
        for index in 0..members {
            assert_eq!(layout.element_offset(ty, index), measured.element_offset(index), "{text}, {index}");
        }
    }
}

#[test]
fn sizes_alignments_and_offsets_are_those_of_llvm() {
    for text in LAYOUTS {
        let source = source(text);
        let context = Context::create();
        let theirs = load(&context, source.as_bytes(), "test.ll").unwrap().module;
        let ours = crate::load::load(source.as_bytes(), "test.ll", Optimization::None).unwrap().module;
        let layout = DataLayout::parse(text).unwrap();
        assert_same(&layout, &ours, &Measured::of_functions(&theirs));
        // SAFETY: the module is live.
        let llvm_layout = unsafe { LLVMGetModuleDataLayout(theirs.as_mut_ptr()) };
        for space in [0, 1, 2, 3, 7, 8, 270] {
            // SAFETY: the layout is that of a live module.
            assert_eq!(layout.pointer_size(space), unsafe { LLVMPointerSizeForAS(llvm_layout, space) });
        }
        // SAFETY: as above.
        let is_big_endian = unsafe { LLVMByteOrder(llvm_layout) } == LLVMByteOrdering::LLVMBigEndian;
        assert_eq!(layout.is_big_endian(), is_big_endian);
    }
}
