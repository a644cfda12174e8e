//! Tests of the views on modules with known contents.

use super::*;
use crate::load::{Loaded, load};
use crate::options::Options;

/// Loads the assembly and passes its view to `check`.
pub(crate) fn with(source: &str, check: impl FnOnce(ModuleRef<'_>)) {
    let Loaded { module, .. } = load(source.as_bytes(), "test.ll", &Options::default()).expect("the module is valid");
    check(&module);
}

/// Returns the instruction of that name in any function.
fn inst<'m>(module: ModuleRef<'m>, name: &str) -> Inst<'m> {
    let mut all = module.functions().flat_map(Function::blocks).flat_map(Block::instructions);
    all.find(|inst| inst.name() == name.as_bytes()).expect("an instruction has the name")
}

/// Returns the first instruction with that opcode in any function.
fn first(module: ModuleRef<'_>, opcode: Opcode) -> Inst<'_> {
    let mut all = module.functions().flat_map(Function::blocks).flat_map(Block::instructions);
    all.find(|inst| inst.opcode() == opcode).expect("an instruction has the opcode")
}

fn initializer<'m>(module: ModuleRef<'m>, name: &str) -> Value<'m> {
    module.global(name).and_then(Global::initializer).expect("a global with an initializer")
}

#[test]
fn walks_a_module() {
    let source = r#"
        target triple = "spir64-unknown-unknown"
        module asm ".text"
        @a = internal addrspace(1) constant i32 0, section "s", align 16
        @b = external thread_local externally_initialized global i8
        @c = alias i32, ptr addrspace(1) @a
        @d = ifunc i32 (), ptr @resolve
        define spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
          ret void
        }
        declare extern_weak spir_func i32 @v(ptr, ...)
        declare float @llvm.fma.f32(float, float, float)
        declare void @llvm.genx.unknown()
        define linkonce_odr ptr @resolve() {
          ret ptr null
        }
        !names = !{!0, !1}
        !0 = !{!"text", i32 -7, null, !1, ptr @k}
        !1 = distinct !{}"#;
    with(source, |module| {
        assert_eq!(module.triple(), "spir64-unknown-unknown");
        assert_eq!(module.module_asm(), ".text\n");
        let names: Vec<_> = module.functions().map(|function| str::from_utf8(function.name()).unwrap()).collect();
        assert_eq!(names, ["k", "v", "llvm.fma.f32", "llvm.genx.unknown", "resolve"]);
        let [k, v, fma, genx, resolve] = names.map_functions(module);
        assert_eq!((k.calling_convention(), v.calling_convention()), (SPIR_KERNEL, SPIR_FUNC));
        assert_eq!((k.linkage(), v.linkage()), (Linkage::External, Linkage::ExternWeak));
        assert_eq!(resolve.linkage(), Linkage::LinkOnceOdr);
        assert!(!k.is_declaration() && v.is_declaration() && v.is_variadic() && !k.is_variadic());
        assert_eq!((k.block_count(), v.blocks().count(), k.parameters().len()), (1, 0, 2));
        assert_eq!(k.parameter(1).ty().kind(), TypeKind::Pointer { address_space: 1 });
        assert_eq!(k.parameter(1).kind(), ValueKind::Argument(1));
        assert_eq!(k.parameter(1).argument_function(), Some(k));
        assert_eq!((fma.is_intrinsic(), fma.intrinsic_name()), (true, Some("llvm.fma")));
        assert_eq!((genx.is_intrinsic(), genx.intrinsic_name()), (true, None));
        assert!(!k.is_intrinsic());

        let [a, b] = [module.global("a").unwrap(), module.global("b").unwrap()];
        assert_eq!(module.globals().collect::<Vec<_>>(), [a, b]);
        assert_eq!((a.address_space(), a.alignment(), a.section()), (1, 16, b"s".as_slice()));
        assert_eq!((b.address_space(), b.alignment(), b.section()), (0, 0, b"".as_slice()));
        assert_eq!((a.linkage(), b.linkage()), (Linkage::Internal, Linkage::External));
        assert!(a.is_constant() && !b.is_constant() && b.is_thread_local() && b.is_externally_initialized());
        assert!(a.initializer().is_some_and(Value::is_null) && b.initializer().is_none() && b.is_declaration());
        assert_eq!(a.value().ty().address_space(), Some(1));
        assert_eq!(a.value_type().kind(), TypeKind::Integer(32));
        let alias = module.aliases().next().unwrap();
        assert_eq!(
            (alias.kind(), alias.operand(0), alias.linkage()),
            (ValueKind::Alias, a.value(), Some(Linkage::External))
        );
        let ifunc = module.ifuncs().next().unwrap();
        assert_eq!((ifunc.kind(), ifunc.operand(0)), (ValueKind::IFunc, resolve.value()));

        assert_eq!(module.named_metadata_names().collect::<Vec<_>>(), [b"names"]);
        assert_eq!(module.named_metadata("absent").len(), 0);
        let nodes: Vec<_> = module.named_metadata("names").collect();
        let [text, empty] = nodes.as_slice() else { unreachable!("two nodes") };
        assert_eq!((text.kind(), text.is_distinct(), empty.is_distinct()), (MdKind::Tuple, false, true));
        assert_eq!((text.operand_count(), empty.operands().len()), (5, 0));
        assert_eq!((text.string(0), text.int(1), text.operand(2)), (Some(b"text".as_slice()), Some(-7), None));
        assert_eq!((text.node(3), text.value(4)), (Some(*empty), Some(k.value())));
        assert_eq!((text.operand(9), text.string(1), text.int(0), text.node(1)), (None, None, None, None));
    });
}

trait MapFunctions {
    fn map_functions<const N: usize>(self, module: ModuleRef<'_>) -> [Function<'_>; N];
}

impl MapFunctions for Vec<&str> {
    fn map_functions<const N: usize>(self, module: ModuleRef<'_>) -> [Function<'_>; N] {
        let functions: Vec<_> = self.into_iter().filter_map(|name| module.function(name)).collect();
        functions.try_into().expect("each name is one of a function")
    }
}

#[test]
fn distinguishes_types() {
    let source = r#"
        %named = type <{ i8, [3 x i33], ptr addrspace(4) }>
        %opaque = type opaque
        %self = type { i32, ptr }
        declare void @f(half, bfloat, float, double, x86_fp80, fp128, ppc_fp128, i1, i1000, <3 x i16>, <vscale x 4 x float>,
            [18446744073709551615 x i8], %named, { i64 }, target("spirv.Image", void, 1, 0, 6), ptr)
        declare { i8, i8 } @g(...)
        declare token @llvm.experimental.convergence.anchor()
        declare i32 @llvm.read_register.i32(metadata)
        @o = external global %opaque"#;
    with(source, |module| {
        let f = module.function("f").unwrap();
        let types: Vec<_> = f.ty().parameters().collect();
        let kinds: Vec<_> = types.iter().map(|ty| ty.kind()).collect();
        let (named, literal, image) = (types[12], types[13], types[14]);
        assert_eq!(
            kinds[..9],
            [
                TypeKind::Half,
                TypeKind::BFloat,
                TypeKind::Float,
                TypeKind::Double,
                TypeKind::X86Fp80,
                TypeKind::Fp128,
                TypeKind::PpcFp128,
                TypeKind::Integer(1),
                TypeKind::Integer(1000),
            ]
        );
        assert!(matches!(kinds[9], TypeKind::Vector { element, length: 3 } if element.integer_bits() == Some(16)));
        assert!(matches!(kinds[10], TypeKind::ScalableVector { element, minimum: 4 } if element.is_float()));
        assert!(matches!(kinds[11], TypeKind::Array { length: u64::MAX, .. }));
        let others = [TypeKind::Struct, TypeKind::Struct, TypeKind::TargetExt, TypeKind::Pointer { address_space: 0 }];
        assert_eq!(kinds[12..], others);
        let token = module.function("llvm.experimental.convergence.anchor").unwrap().return_type();
        let metadata = module.function("llvm.read_register.i32").unwrap().ty().parameters().next().unwrap();
        assert_eq!((token.kind(), metadata.kind()), (TypeKind::Token, TypeKind::Metadata));
        assert_eq!((f.ty().kind(), f.return_type().kind()), (TypeKind::Function, TypeKind::Void));
        assert_eq!((named.name(), literal.name()), (Some(b"named".as_slice()), None));
        assert!(named.is_packed() && !named.is_literal() && literal.is_literal() && !literal.is_packed());
        assert_eq!((named.member_count(), named.member(1).to_string()), (3, "[3 x i33]".into()));
        assert_eq!(named.members().last().and_then(Type::address_space), Some(4));
        assert_eq!(image.target_name(), "spirv.Image");
        assert_eq!(image.target_type_parameters().map(Type::kind).collect::<Vec<_>>(), [TypeKind::Void]);
        assert_eq!(image.target_int_parameters(), [1, 0, 6]);
        assert_eq!((named.target_name(), named.target_int_parameters()), ("", [].as_slice()));
        assert_eq!(types[9].scalar().kind(), TypeKind::Integer(16));
        let g = module.function("g").unwrap();
        assert!(g.is_variadic() && g.ty().parameters().len() == 0 && g.return_type().member_count() == 2);
        let opaque = module.global("o").unwrap().value_type();
        assert!(opaque.is_opaque());

        let layout = module.data_layout();
        assert_eq!(
            [layout.size_bits(types[8]), layout.store_size(types[8]), layout.alloc_size(types[8])],
            [1000, 125, 128]
        );
        assert_eq!([layout.element_offset(named, 1), layout.element_offset(named, 2)], [1, 25]);
        assert_eq!((layout.pointer_size(4), layout.index_size(0), layout.is_big_endian()), (8, 8, false));
        assert_eq!((layout.alloc_size(opaque), layout.size_bits(f.ty()), layout.abi_alignment(token)), (0, 0, 0));
        assert_eq!(layout.abi_alignment(types[3]), 8);
    });
}

#[test]
fn reads_constants_exactly() {
    let source = r#"
        @i = global i65 -2
        @j = global i64 -1
        @k = global i7 -3
        @h = global half 0xH3C01
        @x = global x86_fp80 0xK7FFF8000000000000001
        @q = global fp128 0xL00000000000000017FFF000000000000
        @n = global float 0x7FF0000020000000
        @data = global [3 x i16] [i16 1, i16 -1, i16 7]
        @vector = global <2 x float> <float 1.0, float -0.0>
        @zero = global { i8, [2 x i32] } zeroinitializer
        @mixed = global { i8, ptr } { i8 1, ptr @i }
        @poison = global <2 x i8> poison
        @undef = global i8 undef
        @sum = global i64 add (i64 ptrtoint (ptr @i to i64), i64 5)
        @gep = global ptr getelementptr inbounds nuw ([3 x i16], ptr @data, i64 0, i64 1)
        @block = global ptr blockaddress(@f, %b)
        @handle = global target("spirv.Event") zeroinitializer
        define void @f() {
          br label %b
        b:
          ret void
        }"#;
    with(source, |module| {
        let value = |name| initializer(module, name);
        assert_eq!((value("i").int_bits(), value("i").int_words().as_slice()), (65, [u64::MAX - 1, 1].as_slice()));
        assert_eq!((value("i").int_zext(), value("i").int_sext()), (None, None));
        assert_eq!((value("j").int_zext(), value("j").int_sext()), (Some(u64::MAX), Some(-1)));
        assert_eq!((value("k").int_zext(), value("k").int_sext()), (Some(125), Some(-3)));
        assert_eq!(value("h").float_bits().as_slice(), [0x3C01]);
        assert_eq!(value("x").float_bits().as_slice(), [0x8000_0000_0000_0001, 0x7FFF]);
        assert_eq!(value("q").float_bits().as_slice(), [1, 0x7FFF_0000_0000_0000]);
        assert_eq!((value("n").float_bits().as_slice(), value("n").float_bit_count()), ([0x7F80_0001].as_slice(), 32));
        assert_eq!((value("j").float_bits().len(), value("h").int_words().len()), (0, 0));

        assert_eq!(value("data").kind(), ValueKind::DataArray);
        assert_eq!(value("data").data_bytes(), [1, 0, 0xff, 0xff, 7, 0]);
        assert_eq!(value("data").element(1).int_sext(), Some(-1));
        assert_eq!(value("data").aggregate_element(3), None);
        assert_eq!(value("vector").kind(), ValueKind::DataVector);
        assert_eq!(value("vector").element(1).float_bits().as_slice(), [0x8000_0000]);
        assert!(!value("vector").element(1).is_null());
        assert_eq!(value("zero").kind(), ValueKind::AggregateZero);
        assert_eq!(value("zero").element(1).element(1).int_zext(), Some(0));
        assert_eq!(value("mixed").kind(), ValueKind::ConstantStruct);
        assert_eq!(value("mixed").operand(1), module.global("i").unwrap().value());
        assert_eq!((value("poison").kind(), value("undef").kind()), (ValueKind::Poison, ValueKind::Undef));
        assert_eq!(value("poison").element(0).kind(), ValueKind::Poison);
        assert_eq!(value("sum").kind(), ValueKind::ConstantExpr(Opcode::Add));
        assert_eq!(value("sum").operand(0).opcode(), Some(Opcode::PtrToInt));
        let gep = value("gep");
        assert_eq!(gep.kind(), ValueKind::ConstantExpr(Opcode::GetElementPtr));
        assert!(gep.is_inbounds() && gep.no_unsigned_wrap() && gep.no_unsigned_signed_wrap());
        assert_eq!(value("block").kind(), ValueKind::BlockAddress);
        let (function, block) = value("block").block_address().unwrap();
        assert_eq!((function.name(), block.name()), (b"f".as_slice(), b"b".as_slice()));
        assert_eq!(value("handle").kind(), ValueKind::TargetNone);
    });
}

#[test]
fn reads_flags() {
    let source = r"
        define void @f(i32 %a, i64 %b, float %x, ptr %p, <2 x float> %v) {
          %add = add nuw i32 %a, 1
          %sub = sub nsw i32 %a, 1
          %div = udiv exact i32 %a, 4
          %or = or disjoint i32 %a, 1
          %ext = zext nneg i32 %a to i64
          %cut = trunc nuw nsw i64 %b to i32
          %int = icmp samesign sle i32 %a, 7
          %float = fcmp nnan uge float %x, 0.0
          %mul = fmul reassoc ninf nsz arcp contract afn float %x, %x, !fpmath !0
          %fast = fneg fast float %x
          %gep = getelementptr nusw i16, ptr %p, i64 3
          %shuffle = shufflevector <2 x float> %v, <2 x float> poison, <3 x i32> <i32 1, i32 poison, i32 0>
          ret void
        }
        !0 = !{float 2.5}";
    with(source, |module| {
        let of = |name| {
            let inst = inst(module, name);
            let wraps = [inst.no_unsigned_wrap(), inst.no_signed_wrap()];
            (wraps, inst.exact(), inst.disjoint(), inst.non_negative(), inst.same_sign())
        };
        assert_eq!(of("add"), ([true, false], false, false, false, false));
        assert_eq!(of("sub"), ([false, true], false, false, false, false));
        assert_eq!(of("div"), ([false, false], true, false, false, false));
        assert_eq!(of("or"), ([false, false], false, true, false, false));
        assert_eq!(of("ext"), ([false, false], false, false, true, false));
        assert_eq!(of("cut"), ([true, true], false, false, false, false));
        assert_eq!(of("int"), ([false, false], false, false, false, true));
        assert_eq!(inst(module, "int").icmp_predicate(), IntPredicate::Sle);
        assert_eq!(inst(module, "float").fcmp_predicate(), FloatPredicate::Uge);
        assert_eq!(inst(module, "float").fast_math(), FastMath::NNAN);
        let mul = inst(module, "mul").fast_math();
        assert!(mul.reassoc() && !mul.nnan() && mul.ninf() && mul.nsz() && mul.arcp() && mul.contract() && mul.afn());
        assert_eq!(mul | FastMath::NNAN, FastMath::FAST);
        assert_eq!(inst(module, "fast").fast_math(), FastMath::FAST);
        assert!(inst(module, "add").fast_math().is_empty());
        assert_eq!((inst(module, "mul").float_accuracy(), inst(module, "fast").float_accuracy()), (2.5, 0.0));
        let gep = inst(module, "gep");
        assert!(!gep.is_inbounds() && gep.no_unsigned_signed_wrap() && !gep.no_unsigned_wrap());
        assert_eq!(gep.source_element_type().integer_bits(), Some(16));
        assert_eq!(inst(module, "shuffle").mask().collect::<Vec<_>>(), [Some(1), None, Some(0)]);
        assert_eq!(inst(module, "add").mask().len(), 0);
    });
}

#[test]
fn reads_memory_accesses() {
    let operations = "xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin fmaximum fminimum uinc_wrap udec_wrap \
         usub_cond usub_sat";
    let updates: String = operations
        .split(' ')
        .map(|operation| {
            let ty = if operation.starts_with('f') { "float" } else { "i32" };
            format!("%{operation} = atomicrmw {operation} ptr %p, {ty} zeroinitializer monotonic\n")
        })
        .collect();
    let source = format!(
        r#"define void @f(ptr %p, i32 %n) {{
          %slot = alloca i16, i32 %n, align 32
          %load = load volatile i32, ptr %p, align 2
          %atomic = load atomic i32, ptr %p syncscope("workgroup") acquire, align 4
          store atomic i32 %n, ptr %p seq_cst, align 4
          fence syncscope("singlethread") acq_rel
          %pair = cmpxchg weak ptr %p, i32 %n, i32 0 release monotonic, align 8
          %part = extractvalue {{ i32, i1 }} %pair, 1
          {updates}
          ret void
        }}"#
    );
    with(&source, |module| {
        let slot = inst(module, "slot");
        assert_eq!((slot.allocated_type().integer_bits(), slot.alignment()), (Some(16), 32));
        let load = inst(module, "load");
        assert_eq!((load.alignment(), load.is_volatile(), load.ordering()), (2, true, Ordering::NotAtomic));
        let atomic = inst(module, "atomic");
        assert_eq!((atomic.ordering(), atomic.sync_scope()), (Ordering::Acquire, "workgroup"));
        let store = first(module, Opcode::Store);
        assert_eq!((store.ordering(), store.sync_scope()), (Ordering::SequentiallyConsistent, ""));
        let fence = first(module, Opcode::Fence);
        assert_eq!((fence.ordering(), fence.sync_scope()), (Ordering::AcquireRelease, "singlethread"));
        let pair = inst(module, "pair");
        assert_eq!((pair.success_ordering(), pair.failure_ordering()), (Ordering::Release, Ordering::Monotonic));
        assert!(pair.is_weak() && !pair.is_volatile() && pair.alignment() == 8);
        assert_eq!((inst(module, "part").indices(), pair.indices()), ([1].as_slice(), [].as_slice()));
        for operation in operations.split(' ') {
            let found = format!("{:?}", inst(module, operation).rmw_operation());
            assert_eq!(found.to_lowercase(), operation.replace('_', ""));
        }
    });
}

#[test]
fn follows_control_flow() {
    let source = r"
        define i32 @f(i32 %n, i1 %c) {
        entry:
          switch i32 %n, label %other [
            i32 1, label %one
            i32 -2, label %one
          ]
        one:
          br i1 %c, label %other, label %done
        other:
          br label %done
        done:
          %r = phi i32 [ 10, %one ], [ %n, %other ]
          ret i32 %r
        dead:
          unreachable
        }";
    with(source, |module| {
        let function = module.function("f").unwrap();
        let blocks: Vec<_> = function.blocks().collect();
        let [entry, one, other, done, _] = blocks.as_slice() else { unreachable!("five blocks") };
        let switch = entry.terminator();
        assert_eq!((switch.condition(), switch.default()), (function.parameter(0), *other));
        let cases: Vec<_> = switch.cases().map(|(value, block)| (value.int_sext(), block)).collect();
        assert_eq!(cases, [(Some(1), *one), (Some(-2), *one)]);
        assert_eq!(entry.successors().collect::<Vec<_>>(), [*other, *one, *one]);
        let branch = one.terminator();
        assert!(branch.is_conditional() && !other.terminator().is_conditional() && !switch.is_conditional());
        assert_eq!((branch.condition(), branch.successor(1)), (function.parameter(1), *done));
        let phi = done.first_instruction().unwrap();
        let incoming: Vec<_> = phi.incoming().map(|(value, block)| (value.int_zext(), block)).collect();
        assert_eq!(incoming, [(Some(10), *one), (None, *other)]);
        assert_eq!((phi.block(), phi.function(), phi.value().as_instruction()), (*done, function, Some(phi)));
        assert_eq!(done.terminator().successor_count(), 0);
        assert_eq!((done.instructions().count(), done.value().kind()), (2, ValueKind::Block));
        assert_eq!((done.value().as_block(), done.value().describe()), (Some(*done), "%done".into()));
        let users: Vec<_> = function.parameter(0).uses().collect();
        assert!(users.len() == 2 && users.contains(&switch.value()) && users.contains(&phi.value()));
        assert!(function.parameter(0).use_slots().any(|slot| slot == (phi.value(), 1)));
    });
}

#[test]
fn reads_calls_and_attributes() {
    let source = r#"
        declare void @take(ptr byval({ i32, i8 }) align 16, i32 zeroext) #0
        declare i32 @pure() memory(none)
        declare i32 @reader() memory(read)
        define void @f(ptr %p, ptr sret(i64) %q) alwaysinline "key"="some value" "flag" {
          tail call spir_func void @take(ptr byval({ i32, i8 }) align 4 %p, i32 7) [ "deopt"(i32 1) ], !kind !0
          %r = call i32 %p(ptr %q)
          call void asm sideeffect "nop $0", "r"(i32 3)
          call void @llvm.donothing()
          ret void
        }
        declare void @llvm.donothing()
        @g = global i32 0 #1
        attributes #0 = { convergent }
        attributes #1 = { "memory"="slow" }
        !0 = !{i32 1}"#;
    with(source, |module| {
        use AttributePosition::{Function as Whole, Parameter, Return};
        let [f, take] = ["f", "take"].map(|name| module.function(name).unwrap());
        assert!(f.has_attribute(Whole, "alwaysinline") && !f.has_attribute(Whole, "noinline"));
        assert!(take.has_attribute(Whole, "convergent") && take.has_attribute(Parameter(1), "zeroext"));
        assert!(!take.has_attribute(Return, "zeroext") && !take.has_attribute(Parameter(9), "zeroext"));
        assert!(!f.has_attribute(Whole, "no such attribute"));
        assert_eq!(take.int_attribute(Parameter(0), "align"), Some(16));
        assert_eq!(take.int_attribute(Parameter(0), "byval"), None);
        assert_eq!(take.type_attribute(Parameter(0), "byval").map(Type::member_count), Some(2));
        assert_eq!(f.type_attribute(Parameter(1), "sret").and_then(Type::integer_bits), Some(64));
        assert_eq!(take.type_attribute(Parameter(0), "align"), None);
        assert_eq!(f.string_attribute(Whole, "key"), Some("some value"));
        assert_eq!((f.string_attribute(Whole, "flag"), f.string_attribute(Whole, "none")), (Some(""), None));
        assert_eq!(module.global("g").unwrap().string_attribute("memory"), Some("slow"));
        let memory = |name| module.function(name).unwrap().int_attribute(Whole, "memory");
        // Two bits for each kind of memory, of which LLVM 22 has six.
        assert_eq!(["pure", "reader", "take"].map(memory), [Some(0), Some(0b0101_0101_0101), None]);

        let calls: Vec<_> = f.blocks().flat_map(Block::instructions).filter(|inst| inst.is_call()).collect();
        let [direct, indirect, assembly, intrinsic] = calls.as_slice() else { unreachable!("four calls") };
        assert_eq!((direct.called_function(), direct.callee()), (Some(take), take.value()));
        assert_eq!((direct.argument_count(), direct.argument(1).int_zext()), (2, Some(7)));
        assert_eq!((direct.tail_call(), direct.calling_convention()), (TailCall::Tail, SPIR_FUNC));
        assert_eq!((direct.bundle_count(), direct.bundle_tag(0), direct.bundle_tag(1)), (1, "deopt", ""));
        assert_eq!(direct.int_attribute(Parameter(0), "align"), Some(4));
        assert_eq!(direct.metadata("kind").and_then(|node| node.int(0)), Some(1));
        assert!(direct.has_metadata() && direct.metadata("other").is_none() && !indirect.has_metadata());
        assert_eq!((indirect.called_function(), indirect.callee()), (None, f.parameter(0)));
        assert_eq!(indirect.called_type().to_string(), "i32 (ptr)");
        assert_eq!(indirect.arguments().collect::<Vec<_>>(), [f.parameter(1)]);
        let text = assembly.callee();
        assert_eq!(
            (text.kind(), text.asm_text(), text.asm_constraints()),
            (ValueKind::InlineAsm, b"nop $0".as_slice(), b"r".as_slice())
        );
        assert!(text.asm_has_side_effects() && text.asm_type() == Some(assembly.called_type()));
        assert_eq!(intrinsic.called_function().and_then(Function::intrinsic_name), Some("llvm.donothing"));
    });
}

#[test]
fn finds_debug_information() {
    let source = r#"
        define void @f(i32 %n) !dbg !3 {
            #dbg_value(i32 %n, !4, !DIExpression(), !5)
          %a = add i32 %n, 1, !dbg !5
          ret void
        }
        !llvm.dbg.cu = !{!1}
        !llvm.module.flags = !{!0}
        !0 = !{i32 2, !"Debug Info Version", i32 3}
        !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
        !2 = !DIFile(filename: "f.c", directory: "/")
        !3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 7, unit: !1, spFlags: DISPFlagDefinition)
        !4 = !DILocalVariable(name: "n", arg: 1, scope: !3, file: !2, line: 7)
        !5 = !DILocation(line: 8, column: 3, scope: !3)"#;
    with(source, |module| {
        let function = module.function("f").unwrap();
        assert_eq!((function.subprogram().map(MdNode::kind), function.line()), (Some(MdKind::Subprogram), Some(7)));
        let add = inst(module, "a");
        assert_eq!(add.diagnostic_location().source.map(|source| source.to_string()).as_deref(), Some("f.c:8:3"));
        assert!(!add.has_metadata(), "a place in the source is no attachment");
        let records: Vec<_> = add.debug_records().collect();
        let [record] = records.as_slice() else { unreachable!("one record") };
        assert_eq!(record.kind(), DebugRecordKind::Value);
        assert_eq!(record.variable().map(MdNode::kind), Some(MdKind::LocalVariable));
        assert_eq!(record.expression().map(MdNode::kind), Some(MdKind::Expression));
        assert_eq!(record.location(), add.debug_location_node());
        assert_eq!(record.values().collect::<Vec<_>>(), [function.parameter(0)]);
        let ret = first(module, Opcode::Ret).diagnostic_location();
        assert_eq!((ret.function.as_deref(), ret.block.as_deref()), (Some("f"), Some("%0")));
        assert_eq!(ret.source.map(|source| source.to_string()).as_deref(), Some("f.c:7"));
    });
}

#[test]
fn describes_in_one_line() {
    let source = format!(
        "@long = constant [3 x ptr] [ptr @{0}, ptr @{0}, ptr @{0}]
         @{0} = external global i8
         define void @f() {{
           switch i32 0, label %a [ i32 1, label %a ]
         a:
           call void @f()
           ret void
         }}",
        "name".repeat(20)
    );
    with(&source, |module| {
        let function = module.function("f").unwrap();
        assert_eq!(function.value().describe(), "@f");
        assert_eq!(first(module, Opcode::Switch).describe(), "switch i32 0, label %a [ i32 1, label %a ]");
        let long = initializer(module, "long").describe();
        assert!(long.ends_with("...") && long.len() == 203, "{long}");
        assert_eq!(first(module, Opcode::Call).to_string(), "call void @f()");
    });
}

#[test]
fn sizes_of_structures_are_those_of_their_own_module() {
    // Structures of different modules may have the same addresses.
    for length in 1..200 {
        let source = format!(
            "target triple = \"spirv64-unknown-unknown\"
             %t = type {{ [{length} x i32], i64 }}
             @g = addrspace(1) global %t zeroinitializer"
        );
        with(&source, |module| {
            let (ty, layout) = (module.global("g").unwrap().value_type(), module.data_layout());
            let offset = (4 * length as u64).next_multiple_of(8);
            assert_eq!((layout.alloc_size(ty), layout.element_offset(ty, 1)), (offset + 8, offset));
        });
    }
}
