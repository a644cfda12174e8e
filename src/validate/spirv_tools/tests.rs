//! What SPIRV-Tools is shown instead of the module, and that its answer is about the module all the same.

use super::library::disassemble_whole;
use super::parts::Parts;
use super::{Disassembly, check, check_in_parts, check_whole, default_part_size, disassemble, equivalent};
use crate::spirv::View;
use crate::spirv::binary::write;
use crate::spirv::grammar::{
    AddressingModel, Decoration, ExecutionMode, ExecutionModel, LinkageType, MemoryModel, StorageClass, Version,
};
use crate::spirv::{Inst, Op};
use crate::validate::id_sets::Marks;
use crate::validate::tests::kernels::*;

const NEWEST: Version = Version::V1_6;

/// The module that is shown instead, if not all of it is.
fn shown(sketch: &Sketch) -> Option<Vec<u32>> {
    let words = sketch.words();
    let omitted = equivalent::omitted(&View::parse(&words).unwrap())?;
    Some(equivalent::without(&words, &omitted).into_owned())
}

fn count_of(words: &[u32], op: Op) -> usize {
    let all = crate::spirv::inst::iter(&words[write::HEADER_WORDS..]);
    all.filter(|inst| inst.as_ref().is_ok_and(|inst| inst.op == op)).count()
}

/// A module with these kernels beside the sketch's two, which have lists of modes of their own.
fn with_kernels(modes: &[&[Inst]]) -> Sketch {
    let mut sketch = Sketch::new(NEWEST);
    for (index, modes) in modes.iter().enumerate() {
        let id = FREE + 2 * index as u32;
        sketch.entry_points.push(entry_point(id, format!("k{index}").as_bytes(), &[]));
        sketch.modes.extend_from_slice(modes);
        sketch.other.extend(function(id, vec![]));
    }
    sketch
}

fn hint(function: u32, size: u32) -> Inst {
    Inst::new(Op::ExecutionMode).literal(function).enumerant(ExecutionMode::LocalSizeHint).words(&[size, 1, 1])
}

#[test]
fn a_kernel_of_each_list_of_modes_is_shown() {
    let sketch = with_kernels(&[
        &[],
        &[hint(52, 1), local_size(52, [2, 2, 2])],
        &[local_size(54, [1, 3, 5])],
        &[local_size(56, [9, 9, 9]), hint(56, 0)],
    ]);
    assert_eq!(check_whole(&sketch.words()).unwrap(), Ok(()));
    let shown = shown(&sketch).unwrap();
    assert_eq!(check_whole(&shown).unwrap(), Ok(()));
    // None, a size, a hint and a size.
    assert_eq!((count_of(&shown, Op::EntryPoint), count_of(&shown, Op::ExecutionMode)), (3, 3));
}

#[test]
fn a_mode_that_is_wrong_is_shown() {
    for wrong in [
        &[local_size(50, [4, 0, 4])][..],
        &[local_size(50, [4, 4, 4]), local_size(50, [4, 4, 4])],
        &[Inst::new(Op::ExecutionMode).words(&[50, ExecutionMode::LocalSize.0, 1])],
        &[Inst::new(Op::ExecutionModeId).words(&[50, ExecutionMode::LocalSize.0, 1, 1, 1])],
    ] {
        let words = with_kernels(&[wrong]).words();
        let expected = check_whole(&words).unwrap().unwrap_err();
        assert_eq!(check(&words).unwrap().unwrap_err(), expected);
    }
}

#[test]
fn what_may_look_back_at_entry_points_is_shown_whole() {
    let whole = |change: fn(&mut Sketch)| {
        let mut sketch = Sketch::new(NEWEST);
        change(&mut sketch);
        assert!(shown(&sketch).is_none());
        let words = sketch.words();
        assert_eq!(check(&words).unwrap(), check_whole(&words).unwrap());
    };
    whole(|it| {
        let vertex = Inst::new(Op::EntryPoint).enumerant(ExecutionModel::Vertex).literal(OTHER).string(b"vertex");
        it.entry_points.push(vertex);
    });
    whole(|it| it.helper[4] = Inst::new(Op::Kill));
    whole(|it| it.globals.push(pointer(FREE, StorageClass::Uniform, UINT)));
    whole(|it| it.modes.push(Inst::new(Op::ExecutionModeId).words(&[OTHER, ExecutionMode::FPFastMathDefault.0, 3, 3])));
    whole(|it| it.decorations.push(Inst::new(Op::Decorate).words(&[UINT, Decoration::Block.0])));
    whole(|it| it.decorations.push(Inst::new(Op::DecorationGroup).literal(FREE)));
    whole(|it| it.capabilities.push(Inst::new(Op::ExtInstImport).literal(FREE).string(b"GLSL.std.450")));
    // Where it stands is wrong.
    whole(|it| it.names.push(entry_point(OTHER, b"late", &[])));
}

#[test]
fn the_place_of_a_violation_is_that_in_the_module() {
    let mut sketch = with_kernels(&[&[], &[], &[]]);
    sketch.other.push(load(UINT, FREE + 9, FREE + 9));
    let words = sketch.words();
    let expected = check_whole(&words).unwrap().unwrap_err();
    assert_eq!(expected.offset, Some(words.len() - 4));
    assert_eq!(check(&words).unwrap().unwrap_err(), expected);
    assert_eq!(check_in_parts(&words, 1).unwrap().unwrap_err(), expected);
}

/// An upper bound of the steps that SPIRV-Tools takes for what it is shown: for each entry point and execution mode it
/// walks all words.
fn steps(words: &[u32]) -> usize {
    words.len() * (1 + count_of(words, Op::EntryPoint) + count_of(words, Op::ExecutionMode))
}

/// The steps for a module of `count` kernels, each with a work-group size of its own: in parts, and as a whole.
fn steps_for_kernels(count: u32) -> [usize; 2] {
    let modes: Vec<[Inst; 1]> = (0..count).map(|index| [local_size(FREE + 2 * index, [index + 1, 1, 1])]).collect();
    let modes: Vec<&[Inst]> = modes.iter().map(<[Inst; 1]>::as_slice).collect();
    let mut words = with_kernels(&modes).words();
    words[3] = FREE + 2 * count;
    assert_eq!(check(&words).unwrap(), Ok(()));
    let view = View::parse(&words).unwrap();
    let omitted = equivalent::omitted(&view).unwrap();
    let parts = Parts::new(&view, &omitted, default_part_size).unwrap();
    let (mut marks, mut part_words) = (Marks::new(view.bound() as usize), Vec::new());
    let in_parts = (0..parts.count()).map(|part| {
        parts.write(part, &mut marks, &mut part_words).unwrap();
        steps(&part_words)
    });
    [in_parts.sum(), steps(&equivalent::without(&words, &omitted))]
}

/// SPIRV-Tools alone takes four times the steps for twice the kernels.
#[test]
fn work_grows_linearly_with_the_number_of_kernels() {
    let (few, many) = (steps_for_kernels(5_000), steps_for_kernels(10_000));
    for (few, many) in few.into_iter().zip(many) {
        assert!(many * 10 < few * 21, "{few} steps for 5,000 kernels, {many} for 10,000");
    }
}

/// The assembly of each part, with one function a part.
fn parts(sketch: &Sketch) -> Option<Vec<String>> {
    let words = sketch.words();
    let view = View::parse(&words).unwrap();
    let omitted = equivalent::omitted(&view)?;
    let parts = Parts::new(&view, &omitted, |_| 1)?;
    let mut marks = Marks::new(view.bound() as usize);
    let part = |part| {
        let mut words = Vec::new();
        parts.write(part, &mut marks, &mut words)?;
        assert_eq!(check_whole(&words).unwrap(), Ok(()));
        Some(disassemble(&words, Disassembly { no_header: true, raw_ids: true }).unwrap())
    };
    (0..parts.count()).map(part).collect()
}

#[test]
fn a_part_holds_its_functions_and_declares_those_it_calls() {
    let mut sketch = Sketch::new(NEWEST);
    sketch.names.push(Inst::new(Op::Name).literal(HELPER + 2).string(b"loaded"));
    sketch.decorations.push(Inst::new(Op::Decorate).words(&[WORKGROUP, Decoration::Alignment.0, 4]));
    let parts = parts(&sketch).unwrap();
    let [kernel, helper, other] = parts.as_slice() else { panic!("{} parts", parts.len()) };
    let has = |part: &str, text: &str| part.contains(text);
    assert!(has(kernel, "OpEntryPoint Kernel %20") && has(kernel, "OpDecorate %30 LinkageAttributes \"-\" Import"));
    assert!(kernel.find("%30 = OpFunction").unwrap() < kernel.find("%20 = OpFunction").unwrap());
    assert!(!has(kernel, "OpLoad") && !has(helper, "OpFunctionCall") && !has(helper, "OpEntryPoint"));
    assert!(has(helper, "OpDecorate %30 LinkageAttributes \"linked\" Export") && has(helper, "OpName %32 \"loaded\""));
    assert!(has(other, "OpExecutionMode %40 LocalSize 8 4 1") && !has(other, "OpName"));
    for part in &parts {
        assert!(has(part, "OpDecorate %7 Alignment 4"), "{part}");
    }
    // The name of what is in no function.
    assert!(has(kernel, "OpName %5 \"input\""));
}

#[test]
fn functions_share_a_part_up_to_its_size() {
    let words = Sketch::new(NEWEST).words();
    let view = View::parse(&words).unwrap();
    let count = |size: usize| Parts::new(&view, &[], |_| size).map(|parts| parts.count());
    let first = view.functions()[0].words.len();
    assert_eq!((count(1), count(first), count(first + 1), count(1000)), (Some(3), Some(3), Some(2), None));
}

#[test]
fn functions_that_call_each_other_are_shown_a_few_at_a_time() {
    const COUNT: u32 = 1000;
    let id = |index: u32| FREE + 3 * index;
    let mut sketch = Sketch::new(NEWEST);
    for index in 0..COUNT {
        let call = |callee| Inst::new(Op::FunctionCall).words(&[VOID, id(index) + 2, id(callee)]);
        sketch.other.extend(function(id(index), index.checked_sub(1).map(call).into_iter().collect()));
    }
    let mut words = sketch.words();
    words[3] = id(COUNT);
    let view = View::parse(&words).unwrap();
    let parts = Parts::new(&view, &[], |_| usize::MAX).unwrap();
    assert!((3..10).contains(&parts.count()), "{}", parts.count());
    assert_eq!(check(&words).unwrap(), Ok(()));
}

#[test]
fn what_parts_would_hide_is_not_divided() {
    let whole = |change: fn(&mut Sketch)| {
        let mut sketch = Sketch::new(NEWEST);
        change(&mut sketch);
        assert!(parts(&sketch).is_none());
        let words = sketch.words();
        assert_eq!(check_in_parts(&words, 1).unwrap(), check_whole(&words).unwrap());
    };
    let has_parts = |sketch: &Sketch| parts(sketch).is_some();
    assert!(has_parts(&Sketch::new(NEWEST)));
    // An id that two functions define.
    whole(|it| it.other.insert(2, Inst::new(Op::Undef).words(&[UINT, HELPER + 2])));
    // A declaration behind the definitions.
    whole(|it| {
        it.other.extend(function(FREE, vec![]).drain(..1));
        it.other.push(Inst::new(Op::FunctionEnd));
        it.decorations.push(linkage(FREE, LinkageType::Import));
    });
    // A name behind a decoration, each for another function.
    whole(|it| it.decorations.push(Inst::new(Op::Name).literal(OTHER).string(b"other")));
    // A name and a decoration of nothing.
    whole(|it| it.names.push(Inst::new(Op::Name).literal(FREE).string(b"nothing")));
    whole(|it| it.decorations.push(Inst::new(Op::Decorate).words(&[FREE, Decoration::Restrict.0])));
    // A function without end.
    whole(|it| drop(it.helper.pop()));
    // Linkage that no capability allows, and no entry point where one has to be.
    whole(|it| drop(it.capabilities.remove(2)));
    whole(|it| {
        it.capabilities.remove(2);
        it.decorations.clear();
        it.entry_points.clear();
        it.modes.clear();
    });
    // A function as a value.
    whole(|it| it.kernel.insert(2, Inst::new(Op::CopyObject).words(&[VOID, FREE, OTHER])));
    whole(|it| {
        let model = Inst::new(Op::MemoryModel).enumerant(AddressingModel::Logical);
        it.memory_model = model.enumerant(MemoryModel::OpenCL);
    });
}

/// Names that differ, that are equal, that become equal or take the number of another, and of an id that has one.
#[test]
fn names_are_those_of_the_disassembler() {
    let mut sketch = Sketch::new(NEWEST);
    let names: [&[u8]; 14] = [
        b"a",
        b"a",
        b"a.b",
        b"a_b",
        b"a_0",
        b"a",
        b"",
        b"_",
        b"\"\\\"",
        b"\"\\\"",
        "é\n".as_bytes(),
        b"___",
        b"uint",
        b"void",
    ];
    for (id, name) in (FREE..).zip(names) {
        let ty = Inst::new(Op::TypeInt).literal(id).words(&[8 + id % 3, 0]);
        sketch.names.push(Inst::new(Op::Name).literal(id).string(name));
        sketch.names.push(Inst::new(Op::Name).literal(id).string(b"second"));
        sketch.other.insert(0, ty);
    }
    let words = sketch.words();
    let options = Disassembly::default();
    assert_eq!(disassemble(&words, options).unwrap(), disassemble_whole(&words, options).unwrap());
}
