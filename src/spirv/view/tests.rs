//! Questions about small modules, built word by word.

use super::*;
use crate::spirv::binary::MAGIC;
use crate::spirv::grammar::{AddressingModel, Decoration, MemoryModel};
use crate::spirv::inst::Inst;

const VOID: u32 = 1;
const INT: u32 = 2;
const LONG: u32 = 3;
const BOUND: u32 = 100;
/// Ids from here on are free.
const FREE: u32 = 10;

fn inst(op: Op, operands: &[u32]) -> Inst {
    Inst::new(op).words(operands)
}

fn module(instructions: &[Inst]) -> Vec<u32> {
    let mut words = vec![MAGIC, Version::V1_4.word(), 0, BOUND, 0];
    let types = [(Op::TypeVoid, &[VOID][..]), (Op::TypeInt, &[INT, 32, 0]), (Op::TypeInt, &[LONG, 64, 1])];
    for inst in types.map(|(op, operands)| inst(op, operands)).iter().chain(instructions) {
        inst.append_to(&mut words).expect("it is short");
    }
    words
}

/// Runs `check` on the view of a module of three types and these instructions.
#[track_caller]
fn with(instructions: &[Inst], check: impl FnOnce(&View<'_>)) {
    check(&View::parse(&module(instructions)).expect("the words are sound"));
}

/// The functions 20, a definition whose parameter is 21, and 30, a declaration.
fn functions() -> Vec<Inst> {
    vec![
        inst(Op::Line, &[FREE, 1, 1]),
        inst(Op::Function, &[VOID, 20, 0, FREE]),
        inst(Op::FunctionParameter, &[LONG, 21]),
        inst(Op::Label, &[22]),
        inst(Op::Switch, &[21, 24, 7, 0, 23, 8, 0, 99]),
        inst(Op::Label, &[23]),
        inst(Op::BranchConditional, &[21, 24, 22]),
        inst(Op::Label, &[24]),
        inst(Op::Return, &[]),
        inst(Op::FunctionEnd, &[]),
        inst(Op::Line, &[FREE, 2, 1]),
        inst(Op::Function, &[INT, 30, 0, FREE]),
        inst(Op::FunctionEnd, &[]),
    ]
}

#[test]
fn types_are_read_from_their_declarations() {
    let members = inst(Op::TypeStruct, &[10, INT, LONG]);
    let continued = inst(Op::TypeStructContinuedINTEL, &[VOID]);
    let types = [members, continued, inst(Op::TypePointer, &[11, 7, 10]), inst(Op::Undef, &[11, 12])];
    with(&types, |view| {
        assert!(matches!(view.ty(LONG), Some(Type::Int { width: 64, is_signed: true })));
        let Some(Type::Struct(members)) = view.ty(10) else { panic!("%10 is a structure") };
        assert_eq!(members.iter().collect::<Vec<_>>(), [INT, LONG, VOID]);
        assert_eq!((members.count(), members.get(2), members.get(3)), (3, Some(VOID), None));
        let expected = Type::Pointer { storage: StorageClass::Function, pointee: Some(10) };
        assert_eq!(format!("{:?}", view.type_of(12)), format!("{:?}", Some(expected)));
        assert!(view.ty(12).is_none() && view.ty(50).is_none() && view.type_of(LONG).is_none());
    });
}

#[test]
fn constants_are_read_from_their_declarations() {
    let constants = [
        inst(Op::Constant, &[INT, 10, 7]),
        inst(Op::SpecConstant, &[LONG, 11, 1, 2]),
        inst(Op::ConstantNull, &[INT, 12]),
        inst(Op::SpecConstantOp, &[INT, 13, u32::from(Op::IAdd.0), 10, 10]),
        inst(Op::Constant, &[LONG, 14, 1, 2, 3]),
    ];
    with(&constants, |view| {
        let constant = |id| view.constant(id).expect("it is a constant");
        assert!(matches!(constant(10).value, ConstantValue::Number(7)) && !constant(10).is_specialization);
        assert!(matches!(constant(11).value, ConstantValue::Number(0x2_0000_0001)) && constant(11).is_specialization);
        assert_eq!((constant(11).id, constant(11).ty), (11, LONG));
        assert!(matches!(constant(12).value, ConstantValue::Null));
        assert!(matches!(constant(13).value, ConstantValue::Operation { operands: &[10, 10], .. }));
        assert!(matches!(constant(14).value, ConstantValue::LongNumber));
        assert!(view.constant(INT).is_none());
    });
}

#[test]
fn functions_start_with_their_lines_and_end() {
    with(&functions(), |view| {
        let [definition, declaration] = view.functions() else { panic!("there are two functions") };
        assert_eq!((definition.id, definition.has_body, definition.result_type), (20, true, VOID));
        assert_eq!((declaration.id, declaration.has_body, declaration.result_type), (30, false, INT));
        assert_eq!(definition.words.end, declaration.words.start);
        assert_eq!(declaration.words.end, view.words().len());
        assert_eq!(
            view.instructions_in(definition.head.clone()).last().map(|inst| inst.op),
            Some(Op::FunctionParameter)
        );
        // The line in front of the first function is not told from the preamble.
        assert_eq!(view.preamble().last().map(|inst| inst.op), Some(Op::Line));
        assert_eq!((view.function(20), view.function(21), view.function_of(21)), (Some(0), None, Some(0)));
        assert_eq!((view.function(30), view.function_of(VOID)), (Some(1), None));
        assert!(view.is_regular() && view.is_complete());
    });
}

#[test]
fn branches_are_edges_and_cases_are_as_wide_as_the_selector() {
    with(&functions(), |view| {
        let flow = view.control_flow(&view.functions()[0]);
        assert_eq!(flow.blocks.iter().map(|block| block.label).collect::<Vec<_>>(), [22, 23, 24]);
        assert_eq!(flow.graph.successors(0), [2, 1]);
        assert_eq!(flow.graph.successors(1), [2, 0]);
        assert!(flow.graph.successors(2).is_empty());
        let last = view.instructions_in(flow.blocks[2].words.clone()).map(|inst| inst.op);
        assert_eq!(last.collect::<Vec<_>>(), [Op::Return]);
        assert!(view.control_flow(&view.functions()[1]).blocks.is_empty());
    });
}

#[test]
fn names_and_decorations_are_found_by_id() {
    let annotations = [
        inst(Op::Name, &[INT]).string(b"other"),
        inst(Op::Name, &[INT]).string(b"int"),
        inst(Op::Name, &[INT]).string(b""),
        inst(Op::Name, &[BOUND]).string(b"none"),
        inst(Op::Decorate, &[INT, Decoration::Alignment.0, 8]),
        inst(Op::Decorate, &[LONG, Decoration::Restrict.0]),
        inst(Op::Decorate, &[INT, Decoration::Alignment.0, 4]),
        inst(Op::GroupDecorate, &[LONG, INT]),
        inst(Op::Decorate, &[BOUND, Decoration::Restrict.0]),
    ];
    with(&annotations, |view| {
        assert_eq!(view.name(INT).as_deref(), Some("int"));
        assert!(view.name(LONG).is_none() && view.name(BOUND).is_none());
        let decorations: Vec<_> = view.decorations(INT).map(|decorated| decorated.operands.to_vec()).collect();
        assert_eq!(decorations, [[8], [4]]);
        assert_eq!(view.decorations(LONG).count(), 1);
        assert_eq!(view.decorations(BOUND).count() + view.decorations(FREE).count(), 0);
        assert_eq!(view.annotations().count(), 5);
    });
}

#[test]
fn heads_are_listed() {
    let heads = [
        inst(Op::Capability, &[Capability::Kernel.0]),
        inst(Op::Extension, &[]).string(b"SPV_KHR_expect_assume"),
        inst(Op::ExtInstImport, &[4]).string(b"OpenCL.std"),
        inst(Op::MemoryModel, &[2, 1]),
        inst(Op::EntryPoint, &[6, 20]).string(b"kernel").words(&[FREE]),
        inst(Op::ConditionalEntryPointINTEL, &[9, 6, 20]).string(b"other"),
        inst(Op::ExecutionMode, &[20, 17, 1, 1, 1]),
        inst(Op::Variable, &[INT, FREE, StorageClass::Input.0]),
    ];
    with(&heads, |view| {
        assert!(view.declares(Capability::Kernel) && !view.declares(Capability::Shader));
        assert_eq!(view.capabilities().map(|(_, capability)| capability).collect::<Vec<_>>(), [Capability::Kernel]);
        assert_eq!(view.extensions().map(|(_, name)| name).collect::<Vec<_>>(), ["SPV_KHR_expect_assume"]);
        assert_eq!(
            view.imports().map(|(inst, name)| (inst.result(), name)).collect::<Vec<_>>(),
            [(Some(4), "OpenCL.std".to_owned())]
        );
        let models = view.memory_model().map(|models| (models.addressing, models.memory));
        assert_eq!(models, Some((AddressingModel::Physical64, MemoryModel::GLSL450)));
        let [entry_point, conditional] = view.entry_points() else { panic!("there are two entry points") };
        assert_eq!((entry_point.name.as_slice(), entry_point.interface), (&b"kernel"[..], &[FREE][..]));
        assert_eq!((conditional.function, conditional.is_conditional), (20, true));
        assert_eq!(view.name(20).as_deref(), Some("kernel"));
        assert_eq!(view.modes().iter().map(|mode| mode.function).collect::<Vec<_>>(), [20]);
        assert_eq!((view.global_variable(FREE), view.global_variable(INT)), (Some(StorageClass::Input), None));
        assert_eq!(view.version(), Some(Version::V1_4));
    });
}

#[test]
fn what_is_cut_off_is_left_out() {
    for damaged in [inst(Op::EntryPoint, &[6]), inst(Op::ExecutionMode, &[]), inst(Op::Function, &[VOID])] {
        let rest =
            [inst(Op::Label, &[40]), inst(Op::FunctionEnd, &[]), inst(Op::Name, &[]), inst(Op::Decorate, &[INT])];
        with(&[&[damaged][..], &rest].concat(), |view| {
            assert!(!view.is_complete());
            assert!(view.entry_points().is_empty() && view.modes().is_empty() && view.functions().is_empty());
            assert_eq!(view.function_of(40), None);
            assert!(view.name(INT).is_none() && view.decorations(INT).next().is_none());
        });
    }
}

#[test]
fn irregular_modules_are_told() {
    let irregular = [
        vec![inst(Op::TypeVoid, &[INT])],
        vec![inst(Op::TypeVoid, &[BOUND])],
        vec![inst(Op(0xFFFF), &[])],
        vec![inst(Op::Function, &[VOID, 20, 0, FREE])],
        vec![inst(Op::FunctionEnd, &[])],
        [functions(), vec![inst(Op::Undef, &[INT, 50])]].concat(),
        [functions(), vec![inst(Op::EntryPoint, &[6, 20]).string(b"late")]].concat(),
    ];
    for instructions in irregular {
        with(&instructions, |view| assert!(!view.is_regular(), "{instructions:?}"));
    }
}

#[test]
fn headers_are_looked_at_as_far_as_asked_for() {
    let mut words = module(&[inst(Op::TypeVoid, &[BOUND + 5])]);
    assert!(View::parse(&words).is_ok_and(|view| view.definition(BOUND + 5).is_none()));
    words[1] = 0x0009_0000;
    assert!(View::parse(&words).is_err());
    let view = View::parse_any_version(&words).expect("the version does not matter");
    assert!(view.version().is_none() && view.definition(BOUND + 5).is_some());
    for sound in 0..words.len() {
        assert_eq!(View::parse_any_version(&words[..sound]).is_ok(), [5, 7, 11, 15].contains(&sound), "{sound} words");
    }
    assert_eq!(instructions(&words[..words.len() - 1]).count(), 3);
}
