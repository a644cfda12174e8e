//! Tests of sections, interning and the finished words.

use super::*;
use crate::spirv::extension::ExtensionSet;
use crate::spirv::grammar::{AddressingModel, Capability, MemoryModel, StorageClass};
use crate::spirv::id::AdoptedIds;
use crate::spirv::view::View;

fn module(max_version: Version, list: &str) -> Module {
    let allowed = ExtensionSet::parse_list(list).expect("tests name known extensions");
    Module::new(Limits { max_version, allowed, capabilities: None })
}

fn fine<T>(result: Result<T>) -> T {
    result.expect("the tests' modules are within their limits")
}

#[test]
fn sections_are_written_in_order() {
    let mut module = module(Version::V1_4, "all");
    let void = fine(module.intern(Op::TypeVoid, None, &[]));
    let mut function = FunctionCode::default();
    fine(module.emit_in(&mut function, FunctionPart::Body, &Inst::new(Op::FunctionEnd)));
    module.append_function(Section::Definitions, function);
    fine(module.emit(Section::DebugNames, Inst::new(Op::Name).id(void).string(b"void")));
    let model = Inst::new(Op::MemoryModel).enumerant(AddressingModel::Physical64).enumerant(MemoryModel::OpenCL);
    fine(module.emit(Section::MemoryModel, model));
    fine(module.ext_inst_import("OpenCL.std"));
    fine(module.requirements().note_op(Op::VariableLengthArrayINTEL));
    fine(module.requirements().capability(Capability::Int8));

    let words = module.finish(0x002B_0001);
    assert_eq!(words[..5], [0x0723_0203, 0x0001_0000, 0x002B_0001, 3, 0]);
    let ops: Vec<_> = fine(View::parse(&words)).instructions().map(|inst| inst.op).collect();
    assert_eq!(
        ops,
        [
            Op::Capability,
            Op::Capability,
            Op::Capability,
            Op::Capability,
            Op::Extension,
            Op::ExtInstImport,
            Op::MemoryModel,
            Op::Name,
            Op::TypeVoid,
            Op::FunctionEnd,
        ]
    );
    let capabilities: Vec<_> = [6, 8, 10, 12].map(|at| words[at]).into();
    assert_eq!(capabilities, [4, 6, 39, 5817]);
}

#[test]
fn equal_declarations_are_one() {
    let mut module = module(Version::V1_0, "");
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let long = fine(module.intern(Op::TypeInt, None, &[64, 0]));
    assert_ne!(int, long);
    assert_eq!(fine(module.intern(Op::TypeInt, None, &[32, 0])), int);
    let one = fine(module.intern(Op::Constant, Some(int), &[1]));
    assert_eq!(fine(module.intern(Op::Constant, Some(int), &[1])), one);
    assert_ne!(fine(module.intern(Op::Constant, Some(int), &[2])), one);
    let pointer = Inst::new(Op::TypePointer).enumerant(StorageClass::Generic).id(int);
    let first = fine(module.intern_inst(&pointer));
    assert_eq!(fine(module.intern_inst(&pointer)), first);
    assert!(module.requirements().has_capability(Capability::GenericPointer));
    let other = fine(module.intern_inst(Inst::new(Op::Constant).id(int).literal(1)));
    assert_eq!(other, one);

    let words = module.finish(0);
    let read = fine(View::parse(&words));
    let globals: Vec<_> = read.instructions().filter(|inst| inst.op != Op::Capability).collect();
    assert_eq!(globals[2].operands, [int.word(), one.word(), 1]);
    assert_eq!(globals[4].operands, [first.word(), 8, int.word()]);
    assert_eq!(globals.len(), 5);
}

#[test]
fn a_refused_declaration_leaves_no_trace() {
    let mut module = module(Version::V1_0, "");
    let before = module.bound();
    assert!(module.intern(Op::TypeTokenINTEL, None, &[]).is_err());
    assert!(module.intern(Op::TypeTokenINTEL, None, &[]).is_err());
    assert!(module.emit(Section::Globals, Inst::new(Op::VariableLengthArrayINTEL)).is_err());
    assert_eq!(module.bound(), before);
    assert_eq!(module.finish(0).len(), 5 + 4);
}

#[test]
fn sets_are_imported_once() {
    let mut module = module(Version::V1_0, "+SPV_KHR_non_semantic_info");
    let std = fine(module.ext_inst_import("OpenCL.std"));
    let debug = fine(module.ext_inst_import("NonSemantic.Shader.DebugInfo.100"));
    assert_ne!(std, debug);
    assert_eq!(fine(module.ext_inst_import("OpenCL.std")), std);
    assert!(module.requirements().uses_extension(Extension::KHR_non_semantic_info));
    let message =
        super::Module::new(Limits { max_version: Version::V1_5, allowed: ExtensionSet::default(), capabilities: None })
            .ext_inst_import("NonSemantic.AuxData")
            .map_err(|error| error.message().to_owned());
    assert_eq!(
        message,
        Err("NonSemantic.AuxData needs SPV_KHR_non_semantic_info or SPIR-V 1.6 (allow it with \
             --spirv-ext=+SPV_KHR_non_semantic_info or --spirv-max-version=1.6)"
            .to_owned())
    );
}

#[test]
fn nothing_more_is_written_when_there_are_no_more_ids() {
    let mut module = module(Version::V1_4, "all");
    let void = fine(module.intern(Op::TypeVoid, None, &[]));
    // Both kinds count.
    while module.bound() < MAX_BOUND {
        if module.bound().is_multiple_of(2) {
            module.fresh_global()
        } else {
            module.fresh_local()
        };
    }
    fine(module.emit(Section::DebugNames, Inst::new(Op::Name).id(void).string(b"void")));
    module.fresh_global();
    let too_many = |result: Result<()>| result.is_err_and(|error| error.kind() == ErrorKind::LimitExceeded);
    assert!(too_many(module.emit(Section::DebugNames, Inst::new(Op::Name).id(void).string(b"void"))));
    assert!(too_many(module.intern(Op::TypeBool, None, &[]).map(drop)));
    assert_eq!(fine(module.intern(Op::TypeVoid, None, &[])), void);
}

#[test]
fn a_function_is_its_parts_in_order() {
    let mut module = module(Version::V1_0, "");
    let mut function = FunctionCode::default();
    let label = module.fresh_local();
    for (part, inst) in [
        (FunctionPart::Body, Inst::new(Op::FunctionEnd)),
        (FunctionPart::Prologue, Inst::new(Op::Store).ids(&[label, label])),
        (FunctionPart::Variables, Inst::new(Op::Variable).ids(&[label, label]).enumerant(StorageClass::Function)),
        (FunctionPart::Head, Inst::new(Op::Label).id(label)),
    ] {
        fine(module.emit_in(&mut function, part, &inst));
    }
    assert_eq!((function.len(), function.body_len()), (10, 1));
    module.append_function(Section::Definitions, function);
    let ops = crate::spirv::inst::iter(module.words(Section::Definitions)).map(|inst| inst.map(|inst| inst.op));
    let expected = [Op::Label, Op::Variable, Op::Store, Op::FunctionEnd];
    assert_eq!(fine(ops.collect::<Result<Vec<_>>>()), expected);
}

/// A loop's phi: the entry comes first, and the loop's end is filled in later.
#[test]
fn operands_of_phis_are_set_later() {
    let mut module = module(Version::V1_0, "");
    let mut function = FunctionCode::default();
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let zero = fine(module.intern(Op::Constant, Some(int), &[0]));
    let [entry, end, value, phi] = std::array::from_fn(|_| module.fresh_local());
    let pending = fine(module.emit_phi(&mut function, int, phi, &[[zero, entry]], 1));
    function.set_incoming(pending, 0, value, end);
    module.append_function(Section::Definitions, function);
    let words = module.finish(0);
    // Ids in functions follow those of the module: 3 is the entry's label.
    assert_eq!(words[words.len() - 7..], [7 << 16 | 245, 1, 6, 2, 3, 5, 4]);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "an operand of a phi is not set")]
fn a_phi_without_its_operands_is_not_written() {
    let mut module = module(Version::V1_0, "");
    let mut function = FunctionCode::default();
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let phi = module.fresh_local();
    fine(module.emit_phi(&mut function, int, phi, &[], 1));
    module.append_function(Section::Definitions, function);
}

#[test]
fn declarations_come_in_the_order_of_their_kinds() {
    let mut module = module(Version::V1_0, "");
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let boolean = fine(module.intern(Op::TypeBool, None, &[]));
    let condition = fine(module.intern(Op::ConstantTrue, Some(boolean), &[]));
    let two = fine(module.intern(Op::Constant, Some(int), &[2]));
    let early = fine(module.intern_constant_op(int, Op::IAdd, &[two, two], &[]));
    // Depends on a constant that is no integer, as does the array with this length.
    let late = fine(module.intern_constant_op(int, Op::Select, &[condition, two, early], &[]));
    let array = fine(module.intern(Op::TypeArray, None, &[int.word(), late.word()]));
    let words = module.finish(0);
    let read = fine(View::parse(&words));
    let order: Vec<_> = read.instructions().filter_map(|inst| inst.result()).collect();
    assert_eq!(order, [int, two, early, boolean, condition, late, array].map(Id::word));
}

#[test]
fn long_operations_declare_the_extension_that_continues_them() {
    let mut module = module(Version::V1_0, "+SPV_INTEL_long_composites");
    let ty = fine(module.intern(Op::TypeVoid, None, &[]));
    let result = module.fresh_local();
    let mut function = FunctionCode::default();
    let members = vec![ty; 65_532];
    fine(module.emit_op(&mut function, Op::CompositeConstruct, ty, result, &members));
    assert!(!module.requirements().has_capability(Capability::LongCompositesINTEL));
    let members = vec![ty; 65_533];
    fine(module.emit_op(&mut function, Op::CompositeConstruct, ty, result, &members));
    assert!(module.requirements().has_capability(Capability::LongCompositesINTEL));
}

/// Writes a function of one instruction in a fork and returns its draft.
fn drafted(fork: &mut Module, write: impl FnOnce(&mut Module, &mut FunctionCode)) -> fork::Draft {
    let start = fork.start_draft();
    let mut function = fork.start_function();
    write(fork, &mut function);
    fork.append_function(Section::Definitions, function);
    fork.end_draft(start)
}

/// Adopts a draft if it can be.
fn adopt(module: &mut Module, fork: &Module, draft: &fork::Draft, ids: &mut AdoptedIds) -> bool {
    let declares = |module: &mut Module, ids: &mut AdoptedIds, event: &fork::Event| match event {
        fork::Event::Declared(declaration) => fine(module.adopt_declaration(declaration, ids)),
        fork::Event::Requested(_) => true,
    };
    module.suits(fork, draft)
        && fork.events(draft).iter().all(|event| declares(module, ids, event))
        && module.adopt(fork, draft, ids)
}

/// `sum = high + high`, where `high` looks like an id under construction, and `OpName sum`
fn write_sum(module: &mut Module, function: &mut FunctionCode) {
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let high = fine(module.intern(Op::Constant, Some(int), &[0xC000_0000]));
    let sum = module.fresh_local();
    fine(module.emit_op(function, Op::IAdd, int, sum, &[high, high]));
    fine(module.emit(Section::DebugNames, Inst::new(Op::Name).id(sum).string("ü".as_bytes())));
}

#[test]
fn adopted_drafts_are_as_if_they_were_written_in_the_module() {
    let write_other = |module: &mut Module, function: &mut FunctionCode| {
        let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
        let one = fine(module.intern(Op::Constant, Some(int), &[1]));
        let local = module.fresh_local();
        fine(module.emit_op(function, Op::Not, int, local, &[one]));
    };
    let mut alone = module(Version::V1_0, "");
    let mut forked = module(Version::V1_0, "");
    let mut fork = forked.fork();
    let (first, second) = (drafted(&mut fork, write_sum), drafted(&mut fork, write_sum));
    for module in [&mut alone, &mut forked] {
        drafted_in(module, write_other);
    }
    let mut ids = AdoptedIds::default();
    for draft in [first, second] {
        drafted_in(&mut alone, write_sum);
        assert!(draft.may_be_adopted());
        assert!(adopt(&mut forked, &fork, &draft, &mut ids));
    }
    assert_eq!(forked.finish(0), alone.finish(0));
}

/// Writes a function in the module itself.
fn drafted_in(module: &mut Module, write: impl FnOnce(&mut Module, &mut FunctionCode)) {
    let mut function = module.start_function();
    write(module, &mut function);
    module.append_function(Section::Definitions, function);
}

#[test]
fn drafts_that_depend_on_others_are_not_adopted() {
    let mut module = module(Version::V1_0, "");
    let mut fork = module.fork();
    // The first use of a capability: another one may be declared by then.
    let narrow = drafted(&mut fork, |fork, _| _ = fine(fork.intern(Op::TypeInt, None, &[8, 0])));
    assert!(!narrow.may_be_adopted());
    let again = drafted(&mut fork, |fork, _| _ = fine(fork.intern(Op::TypeInt, None, &[8, 0])));
    assert!(again.may_be_adopted());
    let mut ids = AdoptedIds::default();
    assert!(!adopt(&mut module, &fork, &again, &mut ids), "the capability is missing");
    fine(module.intern(Op::TypeInt, None, &[8, 0]));
    assert!(adopt(&mut module, &fork, &again, &mut ids));
    // An id that nothing else can allocate.
    let string = drafted(&mut fork, |fork, _| _ = fork.fresh_global());
    assert!(!string.may_be_adopted());
    // A section with an order of its own.
    let source = drafted(&mut fork, |fork, _| {
        fine(fork.emit(Section::DebugStrings, Inst::new(Op::SourceExtension).string(b"text")));
    });
    assert!(!source.may_be_adopted());
    // An id of a draft that was not adopted.
    let pointer = drafted(&mut fork, |fork, _| {
        let narrow = fine(fork.intern(Op::TypeInt, None, &[16, 0]));
        fine(fork.intern_inst(Inst::new(Op::TypePointer).enumerant(StorageClass::Function).id(narrow)));
    });
    assert!(!pointer.may_be_adopted());
    let user = drafted(&mut fork, |fork, function| {
        let narrow = fine(fork.intern(Op::TypeInt, None, &[16, 0]));
        let id = fork.fresh_local();
        fine(fork.emit_in(function, FunctionPart::Body, &Inst::new(Op::Undef).id(narrow).id(id)));
    });
    fine(module.requirements().capability(Capability::Int16));
    assert!(user.may_be_adopted());
    assert!(!adopt(&mut module, &fork, &user, &mut ids), "the type is not known");
    pretend_lowered(&mut module, &fork, &pointer, &mut ids);
    assert!(adopt(&mut module, &fork, &user, &mut ids));
}

/// Declares what a discarded draft declares, as its function does in the module, and maps it.
fn pretend_lowered(module: &mut Module, fork: &Module, draft: &fork::Draft, ids: &mut AdoptedIds) {
    fine(module.intern(Op::TypeInt, None, &[16, 0]));
    for event in fork.events(draft) {
        if let fork::Event::Declared(declaration) = event {
            module.find_declaration(declaration, ids);
        }
    }
}

#[test]
fn names_of_requests_are_known_to_be_amid_words() {
    let mut fork = module(Version::V1_0, "").fork();
    let request = |fork: &mut Module, number| {
        fork.begin_request(fork::Request::Type(number));
        let id = fork.fresh_global();
        fine(fork.emit(Section::DebugNames, Inst::new(Op::Name).id(id).string(b"s")));
        fork.end_request();
    };
    let draft = drafted(&mut fork, |fork, function| {
        request(fork, 1);
        write_sum(fork, function);
        request(fork, 2);
        // No name in this one.
        fork.begin_request(fork::Request::Type(3));
        fork.end_request();
    });
    assert!(draft.may_be_adopted());
    let requests = fork.events(&draft).iter().filter_map(|event| match event {
        fork::Event::Requested(requested) => Some(requested.is_amid_words),
        fork::Event::Declared(_) => None,
    });
    assert_eq!(requests.collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn drafts_with_too_many_ids_are_not_adopted() {
    let mut module = module(Version::V1_0, "");
    let mut fork = module.fork();
    let draft = drafted(&mut fork, write_sum);
    // There is room for the sum, but not for its type and its operand as well.
    module.ids.skip_locals(MAX_BOUND - module.bound() - 2);
    assert!(module.suits(&fork, &draft));
    assert!(!adopt(&mut module, &fork, &draft, &mut AdoptedIds::default()));
}

#[test]
fn constants_that_are_declared_again_end_adoption() {
    let mut module = module(Version::V1_0, "");
    let int = fine(module.intern(Op::TypeInt, None, &[32, 0]));
    let constant = Inst::new(Op::Constant).id(int).literal(1);
    fine(module.intern_inst(&constant));
    let mut fork = module.fork();
    let draft = drafted(&mut fork, write_sum);
    assert!(module.suits(&fork, &draft));
    fine(module.declare_again(&constant));
    assert!(!module.suits(&fork, &draft));
}
