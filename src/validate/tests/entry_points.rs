//! One violation of each rule about entry points, each beside a module without it.

use super::kernels::*;
use crate::spirv::View;
use crate::spirv::binary::write;
use crate::spirv::grammar::{FunctionControl, LinkageType, StorageClass, Version};
use crate::spirv::{Inst, Op};
use crate::validate::entry_points::check;
use crate::validate::is_checkable;
use crate::validate::violation::{Violation, Violations};

const NEWEST: Version = Version::V1_6;

fn checked(sketch: &Sketch) -> Vec<Violation> {
    let mut found = Violations::new(usize::MAX);
    check(&View::parse(&sketch.words()).expect("a sketch is a module"), &mut found);
    found.into_list()
}

#[track_caller]
fn passes(sketch: &Sketch) {
    assert_eq!(checked(sketch), []);
    #[cfg(feature = "validate")]
    assert_eq!(crate::validate::spirv_tools::check(&sketch.words()).unwrap(), Ok(()));
}

/// The rule is violated, by an instruction with this opcode, and SPIRV-Tools refuses the module too.
#[track_caller]
fn violation(sketch: &Sketch, op: Op, rule: &str) {
    let words = sketch.words();
    let violation = checked(sketch);
    let [violation] = violation.as_slice() else { panic!("{violation:?}") };
    assert_eq!(violation.rule, format!("{rule} (OpEntryPoint)"));
    assert_eq!(words[violation.offset.unwrap()] as u16, op.0);
    #[cfg(feature = "validate")]
    assert!(crate::validate::spirv_tools::check(&words).unwrap().is_err());
}

fn sketch(change: impl FnOnce(&mut Sketch)) -> Sketch {
    let mut sketch = Sketch::new(NEWEST);
    change(&mut sketch);
    sketch
}

#[test]
fn the_sketch_is_valid_in_every_version() {
    for version in Version::ALL {
        passes(&Sketch::new(version));
    }
}

#[test]
fn a_name_is_given_once_for_an_execution_model() {
    let twice = sketch(|it| it.entry_points[1] = entry_point(OTHER, b"kernel", &[]));
    let rule = "entry point \"kernel\": another entry point has the same name and execution model";
    violation(&twice, Op::EntryPoint, rule);
    passes(&sketch(|it| it.entry_points.push(entry_point(OTHER, b"third", &[]))));
}

#[test]
fn an_entry_point_is_a_function() {
    let ty = sketch(|it| {
        it.entry_points[1] = entry_point(UINT, b"other", &[]);
        it.modes.clear();
    });
    violation(&ty, Op::EntryPoint, "entry point \"other\": it is not a function");
    let nothing = sketch(|it| {
        it.entry_points[1] = entry_point(FREE, b"other", &[]);
        it.modes.clear();
    });
    violation(&nothing, Op::EntryPoint, "entry point \"other\": it is not a function");
}

#[test]
fn an_entry_point_returns_nothing() {
    let returns = sketch(|it| {
        it.globals.push(Inst::new(Op::TypeFunction).words(&[FREE, UINT]));
        it.globals.push(Inst::new(Op::Constant).words(&[UINT, FREE + 1, 7]));
        let head = Inst::new(Op::Function).words(&[UINT, OTHER]).enumerant(FunctionControl::None).literal(FREE);
        it.other[0] = head;
        it.other[2] = Inst::new(Op::ReturnValue).literal(FREE + 1);
    });
    violation(&returns, Op::EntryPoint, "entry point \"other\": it does not return void");
}

#[test]
fn an_entry_point_is_not_linked() {
    let exported = sketch(|it| it.decorations.push(linkage(OTHER, LinkageType::Export)));
    violation(&exported, Op::Decorate, "entry point \"other\": it has LinkageAttributes");
}

#[test]
fn an_entry_point_has_a_body() {
    let declared = sketch(|it| {
        it.kernel.splice(0..0, [it.other[0].clone(), Inst::new(Op::FunctionEnd)]);
        it.other.clear();
    });
    violation(&declared, Op::EntryPoint, "entry point \"other\": it has no body");
}

#[test]
fn an_entry_point_is_not_called() {
    let called = sketch(|it| it.helper.insert(2, Inst::new(Op::FunctionCall).words(&[VOID, FREE, OTHER])));
    violation(&called, Op::FunctionCall, "entry point \"other\": it is called");
    let itself = sketch(|it| it.other.insert(2, Inst::new(Op::FunctionCall).words(&[VOID, FREE, OTHER])));
    violation(&itself, Op::FunctionCall, "entry point \"other\": it is called");
}

#[test]
fn an_interface_holds_variables() {
    // A type, a function, a constant, nothing.
    for id in [UINT, HELPER, ADDRESS, FREE] {
        let wrong = sketch(|it| it.entry_points[1] = entry_point(OTHER, b"other", &[id]));
        let rule = format!("entry point \"other\": its interface lists %{id}, which is not a module-scope variable");
        violation(&wrong, Op::EntryPoint, &rule);
    }
    let local = sketch(|it| {
        it.globals.push(pointer(FREE, StorageClass::Function, UINT));
        it.other.insert(2, variable(FREE, FREE + 1, StorageClass::Function));
        it.entry_points[1] = entry_point(OTHER, b"other", &[FREE + 1]);
    });
    let rule = "entry point \"other\": its interface lists %51, which is not a module-scope variable";
    violation(&local, Op::EntryPoint, rule);
    passes(&sketch(|it| it.entry_points[1] = entry_point(OTHER, b"other", &[UNUSED])));
}

#[test]
fn before_1_4_an_interface_holds_inputs_and_outputs_only() {
    let mut old = Sketch::new(Version::V1_3);
    old.entry_points[0] = entry_point(KERNEL, b"kernel", &[INPUT, WORKGROUP]);
    let rule = "entry point \"kernel\": its interface lists the Workgroup variable %7, which requires SPIR-V 1.4";
    violation(&old, Op::EntryPoint, rule);
}

#[test]
fn from_1_4_on_an_interface_holds_a_variable_once() {
    let twice = [INPUT, INPUT];
    let new = sketch(|it| it.entry_points[1] = entry_point(OTHER, b"other", &twice));
    violation(&new, Op::EntryPoint, "entry point \"other\": its interface lists %5 twice");
    let mut old = Sketch::new(Version::V1_3);
    old.entry_points[1] = entry_point(OTHER, b"other", &twice);
    passes(&old);
    // Each in its own interface is no repetition.
    passes(&sketch(|it| it.entry_points[1] = entry_point(OTHER, b"other", &[INPUT])));
}

#[test]
fn an_interface_is_complete() {
    // By a call, by a call, by an initialiser, by a constant.
    for missing in ALL {
        let listed = ALL.into_iter().filter(|&id| id != missing).collect::<Vec<_>>();
        let incomplete = sketch(|it| it.entry_points[0] = entry_point(KERNEL, b"kernel", &listed));
        let rule = format!(
            "entry point \"kernel\": its interface does not list the variable %{missing}, which its call tree uses"
        );
        violation(&incomplete, Op::EntryPoint, &rule);
    }
    let mut old = Sketch::new(Version::V1_3);
    old.entry_points[0] = entry_point(KERNEL, b"kernel", &[]);
    let rule = "entry point \"kernel\": its interface does not list the variable %5, which its call tree uses";
    violation(&old, Op::EntryPoint, rule);
}

#[test]
fn a_function_that_calls_itself_names_what_it_names() {
    let cycle = |interface: &[u32]| {
        sketch(|it| {
            it.helper.insert(2, Inst::new(Op::FunctionCall).words(&[VOID, FREE, HELPER]));
            it.entry_points[0] = entry_point(KERNEL, b"kernel", interface);
        })
    };
    passes(&cycle(&ALL));
    let rule = "entry point \"kernel\": its interface does not list the variable %5, which its call tree uses";
    violation(&cycle(&ALL[1..]), Op::EntryPoint, rule);
}

#[test]
fn numbers_are_not_variables() {
    // The alignment of a load in the sketch is the id of a variable; so are these.
    let std = |it: &mut Sketch| {
        let import = Inst::new(Op::ExtInstImport).literal(FREE).string(b"OpenCL.std");
        it.capabilities.push(import);
        it.helper.insert(2, Inst::new(Op::ExtInst).words(&[UINT, FREE + 1, FREE, 171, HELPER + 2, INPUT, UNUSED]));
    };
    // `vloadn` with the offset and the pointer as ids, and the count as a number.
    assert_eq!(checked(&sketch(std)), []);
    let as_id = |name: &'static [u8], number| {
        sketch(|it| {
            it.capabilities.push(Inst::new(Op::ExtInstImport).literal(FREE).string(name));
            it.helper.insert(2, Inst::new(Op::ExtInst).words(&[VOID, FREE + 1, FREE, number, UNUSED]));
        })
    };
    assert!(!checked(&as_id(b"NonSemantic.Anything", 3)).is_empty());
    assert!(!checked(&as_id(b"OpenCL.DebugInfo.100", 29)).is_empty());
    // A line number.
    assert_eq!(checked(&as_id(b"OpenCL.DebugInfo.100", 25)), []);
}

#[test]
fn an_execution_mode_names_an_entry_point() {
    let helper = sketch(|it| it.modes.push(local_size(HELPER, [1, 1, 1])));
    let rule = "an execution mode is declared for %30, which is not an entry point";
    violation(&helper, Op::ExecutionMode, rule);
}

#[test]
fn modules_without_sound_entry_points_or_with_too_many_ids_are_for_spirv_tools() {
    let words = Sketch::new(NEWEST).words();
    let mut bound = words.clone();
    bound[3] = u32::MAX;
    assert!(View::parse(&bound).is_ok_and(|view| !is_checkable(&view)));
    // The name of an entry point does not end.
    let endless = Inst::new(Op::EntryPoint).words(&[6, KERNEL, 0x6161_6161]);
    let mut unnamed = words[..write::HEADER_WORDS].to_vec();
    endless.append_to(&mut unnamed).unwrap();
    assert!(View::parse(&unnamed).is_ok_and(|view| !is_checkable(&view)));
}

#[test]
fn every_violation_is_found() {
    let mut violation = sketch(|it| it.entry_points[1] = entry_point(OTHER, b"kernel", &[]));
    violation.entry_points.push(entry_point(UINT, b"third", &[VOID]));
    let rules: Vec<_> = checked(&violation).into_iter().map(|violation| violation.rule).collect();
    let expected = [
        "entry point \"kernel\": another entry point has the same name and execution model",
        "entry point \"third\": it is not a function",
        &format!("entry point \"third\": its interface lists %{VOID}, which is not a module-scope variable"),
    ];
    assert_eq!(rules, expected.map(|rule| format!("{rule} (OpEntryPoint)")));
}
