//! The views against modules whose every answer is known.

use inkwell::context::Context;

use super::*;

fn inst<'m>(module: ModuleRef<'m>, function: &str, name: &str) -> Inst<'m> {
    let mut all = module.function(function).unwrap().blocks().flat_map(Block::instructions);
    all.find(|inst| inst.name() == name.as_bytes()).unwrap()
}

/// Loads the assembly and hands over its view.
fn with(source: &str, check: impl FnOnce(ModuleRef<'_>)) {
    let context = Context::create();
    let module = load(&context, source.as_bytes(), "test.ll").unwrap();
    check(module.view());
}

#[test]
fn walks_a_module() {
    let source = r#"
        target triple = "spir64-unknown-unknown"
        @g = addrspace(1) global [2 x i16] [i16 7, i16 -1], align 4
        define spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
          %sum = add nsw i32 %n, 5
          %same = icmp samesign ult i32 %sum, %n
          ret void
        }
        declare float @llvm.fma.f32(float, float, float)"#;
    with(source, |module| {
        assert_eq!(module.triple(), "spir64-unknown-unknown");
        let names: Vec<_> = module.functions().map(Function::name).collect();
        assert_eq!(names, [b"k".as_slice(), b"llvm.fma.f32"]);
        let kernel = module.function("k").unwrap();
        assert_eq!(kernel.calling_convention(), SPIR_KERNEL);
        assert_eq!(kernel.parameter(1).ty().kind(), TypeKind::Pointer { address_space: 1 });
        assert_eq!(module.function("llvm.fma.f32").unwrap().intrinsic_name(), Some("llvm.fma"));
        let sum = inst(module, "k", "sum");
        assert!(sum.no_signed_wrap() && !sum.no_unsigned_wrap());
        assert_eq!(sum.operand(1).int_sext(), Some(5));
        assert_eq!(sum.describe(), "%sum = add nsw i32 %n, 5");
        assert_eq!(sum.uses().filter_map(Value::as_instruction).collect::<Vec<_>>(), [inst(module, "k", "same")]);
        let same = inst(module, "k", "same");
        assert_eq!((same.icmp_predicate(), same.same_sign()), (IntPredicate::Ult, true));
        let data = module.global("g").unwrap().initializer().unwrap();
        assert_eq!(data.kind(), ValueKind::DataArray);
        assert_eq!(data.data_bytes(), [7, 0, 0xff, 0xff]);
    });
}
