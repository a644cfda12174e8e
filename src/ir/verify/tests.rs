//! One invalid module for each rule. LLVM's verifier refuses those in assembly, too.

use super::*;
use crate::ir::builder::{FunctionBuilder, ModuleBuilder};
use crate::ir::function::Linkage;
use crate::ir::inst::{Ordering, PackedAccess};
use crate::ir::metadata::{MdField, MdKind, reference_word};
use crate::ir::opcode::Opcode;
use crate::ir::values::ValueId;

fn messages(module: &Module) -> Vec<&str> {
    match verify(module) {
        Ok(()) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.message).collect(),
    }
}

/// Returns a module with a function `f(i32, float)` whose body `build` makes.
fn with_body(build: impl FnOnce(&mut ModuleBuilder, &mut FunctionBuilder)) -> Module {
    let mut module = ModuleBuilder::new();
    let types = [module.int_type(32), module.float_type(32).unwrap()];
    let ty = module.function_type(TypeId::VOID, &types, false);
    let function = module.add_function(b"f", ty, Linkage::External, 0, 0);
    let mut body = FunctionBuilder::new(&module, function);
    let entry = body.create_block();
    body.start_block(entry);
    build(&mut module, &mut body);
    body.finish(&mut module);
    module.finish()
}

#[test]
fn operands_of_other_types_are_refused() {
    let arguments = [ValueId::of_argument(0), ValueId::of_argument(1)];
    let cases: [(Opcode, [ValueId; 2], &str); 4] = [
        (Opcode::Add, arguments, "Both operands to a binary operator are not of the same type!"),
        (Opcode::FAdd, [arguments[0]; 2], "Floating-point arithmetic operators only work with floating-point types!"),
        (Opcode::Xor, [arguments[1]; 2], "Logical operators only work with integral types!"),
        (Opcode::Shl, [arguments[1]; 2], "Shifts only work with integral types!"),
    ];
    for (opcode, [a, b], message) in cases {
        let module = with_body(|module, body| {
            body.binary(module, opcode, 0, a, b);
            body.ret(None);
        });
        assert_eq!(messages(&module), [message]);
    }
}

#[test]
fn conversions_between_other_types_are_refused() {
    let cases = [
        (Opcode::Trunc, 0, 64, "DestTy too big for Trunc"),
        (Opcode::ZExt, 0, 8, "Type too small for ZExt"),
        (Opcode::SExt, 1, 64, "SExt only operates on integer"),
        (Opcode::FPTrunc, 0, 8, "FPTrunc only operates on FP"),
        (Opcode::PtrToInt, 0, 64, "PtrToInt source must be pointer"),
        (Opcode::IntToPtr, 0, 64, "IntToPtr result must be a pointer"),
        (Opcode::BitCast, 0, 64, "Invalid bitcast"),
        (Opcode::AddrSpaceCast, 0, 64, "AddrSpaceCast source must be a pointer"),
        (Opcode::UIToFP, 0, 64, "conversion result must be FP or FP vector"),
    ];
    for (opcode, argument, bits, message) in cases {
        let module = with_body(|module, body| {
            let ty = module.int_type(bits);
            body.cast(opcode, 0, ValueId::of_argument(argument), ty);
            body.ret(None);
        });
        assert_eq!(messages(&module), [message]);
    }
}

#[test]
fn terminators_are_at_the_end_of_blocks() {
    let module = with_body(|_, _| {});
    assert_eq!(messages(&module), ["Basic Block does not have terminator!"]);
    let module = with_body(|_, body| {
        body.ret(None);
        body.ret(None);
    });
    assert_eq!(messages(&module), ["Terminator found in the middle of a basic block!"]);
}

#[test]
fn branches_and_returns_have_values_of_their_types() {
    let module = with_body(|_, body| {
        let next = body.create_block();
        body.cond_br(ValueId::of_argument(0), next, next);
        body.start_block(next);
        body.ret(Some(ValueId::of_argument(0)));
    });
    let expected = [
        "Branch condition is not 'i1' type!",
        "Found return instr that returns non-void in Function of void return type!",
    ];
    assert_eq!(messages(&module), expected);
}

#[test]
fn addresses_are_pointers() {
    let module = with_body(|module, body| {
        let ty = module.int_type(32);
        body.load(ty, ValueId::of_argument(0), 4, false);
        body.store(ValueId::of_argument(0), ValueId::of_argument(0), 4, false);
        let index = module.int_of(64, 0);
        body.gep(module, ty, ValueId::of_argument(0), &[index], 0);
        body.ret(None);
    });
    let expected = [
        "Load operand must be a pointer.",
        "Store operand must be a pointer.",
        "GEP base pointer is not a vector or a vector of pointers",
    ];
    assert_eq!(messages(&module), expected);
}

#[test]
fn the_cases_of_a_switch_differ() {
    let module = with_body(|module, body| {
        let [exit, one] = [body.create_block(), module.int_of(32, 1)];
        body.switch(ValueId::of_argument(0), exit, &[(one, exit), (one, exit)]);
        body.start_block(exit);
        body.ret(None);
    });
    assert_eq!(messages(&module), ["Duplicate integer as switch case"]);
}

#[test]
fn accesses_have_orderings_of_their_kind() {
    let module = with_body(|module, body| {
        let [int, pointer] = [module.int_type(32), module.pointer_type(0)];
        let address = module.null(pointer).unwrap();
        let access =
            |ordering, failure_ordering| PackedAccess { ordering, failure_ordering, ..PackedAccess::aligned(4) };
        let none = Ordering::NotAtomic;
        body.access(Opcode::Load, int, &[address], access(Ordering::Release, none), 0);
        body.access(
            Opcode::Store,
            TypeId::VOID,
            &[ValueId::of_argument(0), address],
            access(Ordering::Acquire, none),
            0,
        );
        body.access(Opcode::Fence, TypeId::VOID, &[], access(Ordering::Monotonic, none), 0);
        body.access(Opcode::AtomicRmw, int, &[address, ValueId::of_argument(0)], access(none, none), 0);
        body.ret(None);
    });
    let expected = [
        "Load cannot have Release ordering",
        "Store cannot have Acquire ordering",
        "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
        "atomicrmw instructions cannot be unordered.",
    ];
    assert_eq!(messages(&module), expected);
}

#[test]
fn symbols_have_linkage_of_their_kind() {
    let mut module = ModuleBuilder::new();
    let ty = module.function_type(TypeId::VOID, &[], false);
    module.add_function(b"f", ty, Linkage::LinkOnceAny, 0, 0);
    module.add_function(b"g", ty, Linkage::Common, 0, 0);
    let target = module.add_global(b"v", TypeId::I1, Linkage::External, 0);
    module.add_alias(b"a", TypeId::I1, Linkage::Appending, target);
    let external = "Global is external, but doesn't have external or weak linkage!";
    let expected = [external, external, "Functions may not have common linkage"];
    let module = module.finish();
    let found = messages(&module);
    assert_eq!(found[..3], expected);
    assert!(found[3].starts_with("Alias should have private, internal"), "{found:?}");
}

#[test]
fn an_instruction_with_too_few_operands_is_refused() {
    let mut module = with_body(|_, body| {
        body.ret(None);
    });
    module.functions[0].body.as_mut().unwrap().insts[0].opcode = Opcode::Add;
    assert_eq!(messages(&module), ["Basic Block does not have terminator!"]);
    module.functions[0].body.as_mut().unwrap().insts[0].opcode = Opcode::Br;
    assert_eq!(messages(&module), ["instruction with an invalid number of operands"]);
}

#[test]
fn invalid_types_and_constants_are_refused() {
    let mut builder = ModuleBuilder::new();
    builder.array_type(TypeId::VOID, 2);
    builder.int_type(1 << 24);
    builder.pointer_type(1 << 24);
    let expected = [
        "Invalid type for array element!",
        "integer type with an invalid width",
        "Invalid address space, must be a 24-bit integer",
    ];
    assert_eq!(messages(&builder.finish()), expected);

    let mut builder = ModuleBuilder::new();
    let named = builder.named_struct_type(b"s");
    builder.set_struct_body(named, &[named], false);
    assert_eq!(messages(&builder.finish()), ["identified structure type is recursive"]);

    let mut builder = ModuleBuilder::new();
    let [int, float] = [builder.int_type(32), builder.float_type(32).unwrap()];
    let one = builder.int(int, 1);
    builder.simple_expression(Opcode::BitCast, 0, TypeId::I1, &[one]);
    builder.simple_expression(Opcode::Mul, 0, int, &[one, one]);
    builder.float(int, 1);
    builder.int(float, 1);
    let invalid = "constant with an invalid type";
    assert_eq!(messages(&builder.finish()), ["Invalid bitcast", "invalid constant expression", invalid, invalid]);
}

/// Returns a node with these fields; the others are zero or null.
fn node(builder: &mut ModuleBuilder, kind: MdKind, is_distinct: bool, fields: &[(MdField, u64)]) -> MdId {
    let mut words = vec![0; kind.row().fields.len()];
    for (field, word) in fields {
        words[kind.field(*field).unwrap().0] = *word;
    }
    builder.module.metadata.node(kind, is_distinct, &words)
}

fn link(id: MdId) -> u64 {
    reference_word(Some(id))
}

/// Adds debug information: file, unit, subprogram.
fn debug_info(builder: &mut ModuleBuilder) -> [MdId; 3] {
    let name = builder.md_string(b"a.c");
    let file = node(builder, MdKind::File, false, &[(MdField::Filename, link(name))]);
    let unit = node(builder, MdKind::CompileUnit, true, &[(MdField::File, link(file))]);
    builder.append_named_metadata("llvm.dbg.cu", &[unit]);
    let ty = node(builder, MdKind::SubroutineType, false, &[]);
    let fields = [
        (MdField::File, link(file)),
        (MdField::Type, link(ty)),
        (MdField::Unit, link(unit)),
        (MdField::SubprogramFlags, 8),
    ];
    [file, unit, node(builder, MdKind::Subprogram, true, &fields)]
}

/// Returns the messages for a node that named metadata refers to.
fn check_node(kind: MdKind, is_distinct: bool, fields: impl FnOnce([MdId; 3]) -> Vec<(MdField, u64)>) -> Vec<String> {
    let mut builder = ModuleBuilder::new();
    let info = debug_info(&mut builder);
    let own = node(&mut builder, kind, is_distinct, &fields(info));
    builder.append_named_metadata("nodes", &[info[2], own]);
    let module = builder.finish();
    let errors = verify(&module).err().unwrap_or_default();
    assert!(errors.iter().all(|error| error.dropped() == Some(Dropped::DebugInfo)), "{errors:?}");
    errors.iter().map(|error| error.message().to_owned()).collect()
}

#[test]
fn debug_information_of_another_form_is_refused() {
    use MdField as F;
    use MdKind as K;
    type Fields = fn([MdId; 3]) -> Vec<(F, u64)>;
    let none: Vec<String> = Vec::new();
    assert_eq!(check_node(K::Location, false, |[_, _, function]| vec![(F::Scope, link(function))]), none);
    let cases: [(K, bool, Fields, &str); 21] = [
        (K::Location, false, |[file, ..]| vec![(F::Scope, link(file))], "location requires a valid scope"),
        (
            K::Location,
            false,
            |[file, _, function]| vec![(F::Scope, link(function)), (F::InlinedAt, link(file))],
            "inlined-at should be a location",
        ),
        (K::CompileUnit, false, |[file, ..]| vec![(F::File, link(file))], "compile units must be distinct"),
        (K::CompileUnit, true, |_| vec![], "invalid file"),
        (K::BasicType, false, |_| vec![(F::Tag, 1)], "invalid tag"),
        (K::BasicType, false, |_| vec![(F::Tag, 0x24), (F::Size, 0)].into_iter().chain([]).collect(), ""),
        (K::DerivedType, false, |_| vec![(F::Tag, 1)], "invalid tag"),
        (K::DerivedType, false, |[file, ..]| vec![(F::Tag, 0x0f), (F::Type, link(file))], "invalid base type"),
        (K::DerivedType, false, |_| vec![(F::Tag, 0x0f), (F::Line, 3)], "line specified with no file"),
        (
            K::DerivedType,
            false,
            |_| vec![(F::Tag, 0x16), (F::AddressSpace, 2)],
            "DWARF address space only applies to pointer or reference types",
        ),
        (K::CompositeType, false, |_| vec![(F::Tag, 1)], "array types must have a base type"),
        (K::CompositeType, false, |_| vec![(F::Tag, 0x13), (F::Flags, 3 << 13)], "invalid reference flags"),
        (K::CompositeType, false, |_| vec![(F::Tag, 0x99)], "invalid tag"),
        (K::SubroutineType, false, |[file, ..]| vec![(F::Elements, link(file))], "invalid composite elements"),
        (K::Subprogram, false, |_| vec![(F::SubprogramFlags, 8)], "subprogram definitions must be distinct"),
        (K::Subprogram, true, |_| vec![(F::SubprogramFlags, 8)], "subprogram definitions must have a compile unit"),
        (
            K::Subprogram,
            false,
            |[_, unit, _]| vec![(F::Unit, link(unit))],
            "subprogram declarations must not have a compile unit",
        ),
        (
            K::LexicalBlock,
            true,
            |[_, _, function]| vec![(F::Scope, link(function)), (F::Column, 1)],
            "cannot have column info without line info",
        ),
        (K::LocalVariable, false, |[file, ..]| vec![(F::Scope, link(file))], "local variable requires a valid scope"),
        (K::GlobalVariable, true, |_| vec![(F::IsDefinition, 1)], "missing global variable type"),
        (K::ImportedEntity, false, |_| vec![(F::Tag, 8), (F::Entity, 0), (F::Scope, 0)], ""),
    ];
    for (kind, is_distinct, fields, message) in cases {
        let found = check_node(kind, is_distinct, fields);
        match message {
            "" => assert_eq!(found, none, "{kind:?}"),
            _ => assert_eq!(found.first().map(String::as_str), Some(message), "{kind:?}"),
        }
    }
}

#[test]
fn units_are_listed_and_subprograms_are_attached_once() {
    let mut builder = ModuleBuilder::new();
    let [file, _, subprogram] = debug_info(&mut builder);
    let other = node(&mut builder, MdKind::CompileUnit, true, &[(MdField::File, link(file))]);
    builder.append_named_metadata("nodes", &[other]);
    let ty = builder.function_type(TypeId::VOID, &[], false);
    for name in [b"f", b"g"] {
        let function = builder.add_function(name, ty, Linkage::External, 0, 0);
        let mut body = FunctionBuilder::new(&builder, function);
        let entry = body.create_block();
        body.start_block(entry);
        body.ret(None);
        body.finish(&mut builder);
        builder.attach_to_function(function, "dbg", subprogram);
    }
    let module = builder.finish();
    let expected = ["DISubprogram attached to more than one function", "DICompileUnit not listed in llvm.dbg.cu"];
    assert_eq!(messages(&module), expected);
}

#[test]
fn a_location_in_another_function_is_refused() {
    let mut builder = ModuleBuilder::new();
    let [file, unit, subprogram] = debug_info(&mut builder);
    let fields = [(MdField::File, link(file)), (MdField::Unit, link(unit)), (MdField::SubprogramFlags, 8)];
    let other = node(&mut builder, MdKind::Subprogram, true, &fields);
    let location = node(&mut builder, MdKind::Location, false, &[(MdField::Scope, link(other))]);
    let ty = builder.function_type(TypeId::VOID, &[], false);
    let function = builder.add_function(b"f", ty, Linkage::External, 0, 0);
    let mut body = FunctionBuilder::new(&builder, function);
    let entry = body.create_block();
    body.start_block(entry);
    body.set_location(Some(location));
    body.ret(None);
    body.finish(&mut builder);
    builder.attach_to_function(function, "dbg", subprogram);
    assert_eq!(messages(&builder.finish()), ["!dbg attachment points at wrong subprogram for function"]);
}

#[test]
fn large_functions_take_linear_time() {
    // A chain of blocks, each with a phi of the one before, and a block with as many predecessors.
    let mut module = ModuleBuilder::new();
    let int = module.int_type(32);
    let ty = module.function_type(int, &[int], false);
    let function = module.add_function(b"f", ty, Linkage::External, 0, 0);
    let mut body = FunctionBuilder::new(&module, function);
    let blocks: Vec<ValueId> = (0..50_000).map(|_| body.create_block()).collect();
    let exit = body.create_block();
    let condition = module.bool(true);
    let (mut value, mut incoming) = (ValueId::of_argument(0), Vec::new());
    for (index, block) in blocks.iter().enumerate() {
        body.start_block(*block);
        if index > 0 {
            let (phi, slot) = body.phi(int);
            body.set_incoming(slot, &[(value, blocks[index - 1])]);
            value = phi;
        }
        incoming.push((value, *block));
        match blocks.get(index + 1) {
            Some(next) => body.cond_br(condition, *next, exit),
            None => body.br(exit),
        };
    }
    body.start_block(exit);
    let (phi, slot) = body.phi(int);
    body.set_incoming(slot, &incoming);
    body.ret(Some(phi));
    body.finish(&mut module);
    assert_eq!(messages(&module.finish()), [""; 0]);
}

#[cfg(feature = "llvm")]
mod assembly;
#[cfg(feature = "llvm")]
mod mutants;

/// Returns a module of functions of 1,000 instructions, of which those with the numbers in `invalid` violate a rule.
fn with_functions(count: usize, invalid: &[usize]) -> Module {
    let mut module = ModuleBuilder::new();
    let types = [module.int_type(32), module.float_type(32).unwrap()];
    let ty = module.function_type(TypeId::VOID, &types, false);
    for number in 0..count {
        let function = module.add_function(format!("f{number}").as_bytes(), ty, Linkage::External, 0, 0);
        let mut body = FunctionBuilder::new(&module, function);
        let entry = body.create_block();
        body.start_block(entry);
        for _ in 0..1000 {
            body.binary(&module, Opcode::Add, 0, ValueId::of_argument(0), ValueId::of_argument(0));
        }
        if invalid.contains(&number) {
            body.binary(&module, Opcode::FAdd, 0, ValueId::of_argument(0), ValueId::of_argument(0));
        }
        body.ret(None);
        body.finish(&mut module);
    }
    module.finish()
}

#[test]
fn the_number_of_threads_changes_no_result() {
    for invalid in [
        &[][..],
        &[0],
        &[29],
        &[3, 17],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    ] {
        let module = with_functions(30, invalid);
        let expected = verify(&module);
        assert_eq!(expected.as_ref().map_or_else(Vec::len, |()| 0), invalid.len().min(MAX_ERRORS));
        for threads in [2, 3, 100] {
            assert_eq!(verify_on(&module, NonZeroUsize::new(threads)), expected, "{threads} threads");
        }
    }
}
