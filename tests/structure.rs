//! Invariants of every written module, checked on the words alone: the header, the ids, the blocks, and that names have
//! no effect.

#![cfg(feature = "llvm")]

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::grammar::{Capability, Decoration, op_row};
use llvm_spirv_rs::spirv::{InstView, Op, inst, operands, text, view};
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ExtensionSet, Options, Version, translate};
use test_support::corpus;

struct Module {
    name: String,
    source: Vec<u8>,
    words: Vec<u32>,
}

impl Module {
    fn instructions(&self) -> impl Iterator<Item = InstView<'_>> {
        instructions(&self.words)
    }
}

fn instructions(words: &[u32]) -> impl Iterator<Item = InstView<'_>> {
    inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("the words are sound"))
}

/// Returns the extensions that `--spirv-ext=all` allows.
fn options() -> Options {
    let extensions = ExtensionSet::parse_list("all").expect("it is a list");
    Options { extensions, validation: Validation::None, ..Options::default() }
}

/// Returns the translations of the modules of `lit/` and of the kernels, without those that are refused.
fn modules() -> &'static [Module] {
    static MODULES: OnceLock<Vec<Module>> = OnceLock::new();
    MODULES.get_or_init(|| modules_with(&options()))
}

/// Returns the words of [`modules`] without names and sources, in their order.
fn stripped_modules() -> &'static [Vec<u32>] {
    static STRIPPED: OnceLock<Vec<Vec<u32>>> = OnceLock::new();
    let strip = |module: &Module| {
        let stripped = translate(&module.source, "input", &Options { strip: true, ..options() });
        stripped.expect("it was translated before").words
    };
    STRIPPED.get_or_init(|| modules().iter().map(strip).collect())
}

fn modules_with(options: &Options) -> Vec<Module> {
    let translated = |source: corpus::Source| {
        let words = translate(&source.text, "input", options).ok()?.words;
        Some(Module { name: source.name, source: source.text, words })
    };
    let modules: Vec<_> = corpus::sources().into_iter().filter_map(translated).collect();
    assert!(modules.len() > 200, "only {} modules", modules.len());
    modules
}

/// Returns `true` for an instruction of OpenCL.DebugInfo.100: OpenCL.std is the first id of every module.
fn is_for_debugging(inst: InstView<'_>) -> bool {
    inst.op == Op::ExtInst && inst.operands[2] != 1
}

#[test]
fn headers_are_valid() {
    for module in modules() {
        let &[magic, version, generator, bound, reserved] = module.words.first_chunk().expect("there is a header");
        assert_eq!((magic, generator, reserved), (0x0723_0203, 6 << 16 | 14, 0), "{}", module.name);
        assert!(Version::from_word(version).is_some(), "{}", module.name);
        let highest = view::instructions(&module.words).filter_map(|inst| inst.result()).max().unwrap_or(0);
        assert_eq!(bound, highest + 1, "{}", module.name);
    }
    let source = b"target triple = \"spir64-unknown-unknown\"";
    for minor in 0..=6 {
        let max_version: Version = format!("1.{minor}").parse().expect("it is a version");
        let words =
            translate(source, "empty", &Options { max_version, ..Options::default() }).expect("it is fine").words;
        assert!(words[1] <= 0x0001_0000 | minor << 8);
        let triple = format!("target triple = \"spirv64v1.{minor}-unknown-unknown\"");
        let words = translate(triple.as_bytes(), "empty", &Options::default()).expect("it is fine").words;
        assert_eq!(words[1], 0x0001_0000 | minor << 8);
    }
}

/// Every id of module scope is less than those of parameters, labels and values in functions.
#[track_caller]
fn check_order_of_ids(name: &str, words: &[u32]) {
    let (mut global, mut local, mut is_in_function) = (0, u32::MAX, false);
    for inst in view::instructions(words) {
        is_in_function &= inst.op != Op::Function;
        match inst.result() {
            Some(id) if is_in_function => local = local.min(id),
            Some(id) => global = global.max(id),
            None => {}
        }
        is_in_function = inst.op == Op::Function || is_in_function && inst.op != Op::FunctionEnd;
    }
    assert!(global < local, "{name}: %{global} is of module scope, %{local} is in a function");
}

#[test]
fn module_scope_ids_precede_function_ids() {
    let untyped = ExtensionSet::parse_list("+SPV_KHR_untyped_pointers").expect("it is a list");
    let untyped = modules_with(&Options { extensions: untyped, validation: Validation::None, ..Options::default() });
    for module in modules().iter().chain(&untyped) {
        check_order_of_ids(&module.name, &module.words);
    }
}

/// Intel's graphics compiler accepts no module-scope ids above 65,535, for functions of any size.
#[test]
fn module_scope_ids_stay_low_with_large_functions() {
    const COUNT: u32 = 70_000;
    let body: String =
        (0..COUNT).map(|place| format!(" %v{} = xor i32 %v{place}, {}\n", place + 1, place % 100)).collect();
    let source = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_func i32 @large(i32 %v0) noinline {{\n{body} ret i32 %v{COUNT}\n}}\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n\
         define spir_kernel void @k(ptr addrspace(1) %p) {{\n\
         %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
         %x = trunc i64 %i to i32\n\
         %y = call spir_func i32 @large(i32 %x)\n\
         store i32 %y, ptr addrspace(1) %p\n ret void\n}}"
    );
    let words = translate(source.as_bytes(), "large", &Options::default()).expect("it is fine").words;
    check_order_of_ids("large", &words);
    let variable = view::instructions(&words).find(|inst| inst.op == Op::Variable).and_then(|inst| inst.result());
    assert!(variable.is_some_and(|id| id < 200), "{variable:?}");
}

/// A line is followed by an instruction of its block that is no phi, and differs from the line before; none is between a merge and its branch.
#[test]
fn lines_precede_instructions_of_their_block() {
    let mut count = 0;
    for module in modules() {
        let files: BTreeSet<u32> =
            module.instructions().filter(|inst| inst.op == Op::String).map(|inst| inst.operands[0]).collect();
        let (mut holds, mut is_inside) = (None, false);
        for pair in module.instructions().collect::<Vec<_>>().windows(2) {
            let [inst, next] = pair else { unreachable!("a window of two") };
            match inst.op {
                Op::Label => (holds, is_inside) = (None, true),
                Op::Line | Op::NoLine => {
                    count += 1;
                    let place = (inst.op == Op::Line).then_some(inst.operands);
                    assert_ne!(place, holds, "{}: a line repeats the one before", module.name);
                    assert!(place.is_none_or(|place| files.contains(&place[0])), "{}: a line of no file", module.name);
                    holds = place;
                    let wrong = [Op::Line, Op::NoLine, Op::Label, Op::Phi, Op::FunctionEnd];
                    assert!(is_inside && !wrong.contains(&next.op), "{}: {} after a line", module.name, next.op);
                }
                Op::LoopMerge | Op::LoopControlINTEL | Op::SelectionMerge => {
                    assert!(next.op.is_terminator(), "{}: {} after a merge", module.name, next.op);
                }
                op => is_inside &= !op.is_terminator(),
            }
        }
    }
    assert!(count > 15, "only {count} lines");
}

/// Instructions with source information, and their operands.
fn is_for_readers(op: Op) -> bool {
    [
        Op::Name,
        Op::MemberName,
        Op::Source,
        Op::SourceContinued,
        Op::SourceExtension,
        Op::ModuleProcessed,
        Op::Line,
        Op::NoLine,
    ]
    .contains(&op)
}

/// The text form of a module contains all of its words.
#[test]
fn text_form_round_trips() {
    for module in modules() {
        let text = text::print(&module.words).unwrap_or_else(|error| panic!("{}: {error}", module.name));
        let words = text::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", module.name));
        assert!(words == module.words, "{}", module.name);
    }
}

/// Returns `true` if an instruction only serves debug information, or may: lengths of arrays and undefined values declare
/// integers of other widths, and code with such integers is told from other code by their types.
fn allows_debugging(inst: InstView<'_>) -> bool {
    match inst.op {
        Op::ExtInstImport => inst.string(1).is_some_and(|(name, _)| name == b"OpenCL.DebugInfo.100"),
        Op::Extension => inst.string(0).is_some_and(|(name, _)| name == b"SPV_INTEL_debug_module"),
        Op::Capability => [Capability::DebugInfoModuleINTEL, Capability::Int8, Capability::Int16, Capability::Int64]
            .contains(&Capability(inst.operands[0])),
        _ => false,
    }
}

/// Returns a module without its source information, independent of its ids: types and constants are identified by their
/// contents, and may be unused; all else by its position.
fn code(words: &[u32]) -> Vec<(Op, Vec<u64>)> {
    let mut known = Known { long: long_values(words), ..Known::default() };
    let (mut kept, mut is_inside) = (Vec::new(), false);
    for inst in view::instructions(words) {
        let is_left_out = is_for_readers(inst.op) || is_for_debugging(*inst) || allows_debugging(*inst);
        if is_left_out || inst.op == Op::String {
            continue;
        }
        is_inside = inst.op == Op::Function || is_inside && inst.op != Op::FunctionEnd;
        let id = inst.result();
        let is_shared = !is_inside && id.is_some() && inst.op != Op::Variable && inst.op != Op::ExtInstImport;
        let content = is_shared.then(|| {
            let mut hasher = DefaultHasher::new();
            (inst.op, renamed(*inst, id, &known)).hash(&mut hasher);
            hasher.finish()
        });
        if let Some(id) = id {
            let place = kept.len() as u64;
            known.ids.insert(id, content.unwrap_or(place));
        }
        if content.is_none() {
            kept.push((*inst, id));
        }
    }
    kept.into_iter().map(|(inst, id)| (inst.op, renamed(inst, id, &known))).collect()
}

#[derive(Default)]
struct Known {
    /// The description of each id.
    ids: BTreeMap<u32, u64>,
    /// The values that are 64-bit integers.
    long: BTreeSet<u32>,
}

fn long_values(words: &[u32]) -> BTreeSet<u32> {
    let is_long = |inst: &InstView<'_>| inst.op == Op::TypeInt && inst.operands[1] == 64;
    let types: BTreeSet<u32> = instructions(words).filter(is_long).map(|inst| inst.operands[0]).collect();
    let has_type = |inst: &InstView<'_>| op_row(inst.op).is_some_and(|row| row.has_result_type());
    let values = instructions(words).filter(has_type).filter(|inst| types.contains(&inst.operands[0]));
    values.map(|inst| inst.operands[1]).collect()
}

/// Returns the operands of an instruction with the result `id`, with descriptions of their ids.
fn renamed(inst: InstView<'_>, id: Option<u32>, known: &Known) -> Vec<u64> {
    let positions: Vec<usize> = match inst.op {
        // Labels follow literals of one word or two.
        Op::Switch => {
            let step = if known.long.contains(&inst.operands[0]) { 3 } else { 2 };
            [0, 1].into_iter().chain((1 + step..inst.operands.len()).step_by(step)).collect()
        }
        Op::ExtInst => [0].into_iter().chain(4..inst.operands.len()).collect(),
        _ => operands::ids(inst).to_vec(),
    };
    let mut words: Vec<u64> = inst.operands.iter().copied().map(u64::from).collect();
    for position in positions {
        words[position] = known.ids.get(&inst.operands[position]).copied().unwrap_or(u64::MAX);
    }
    if id.is_some() {
        words[usize::from(op_row(inst.op).is_some_and(|row| row.has_result_type()))] = 0;
    }
    words
}

/// Without names and sources a module is otherwise unchanged, word by word; the only text in it are names that the host
/// and other modules use.
#[test]
fn names_and_sources_have_no_effect() {
    let (mut stripped_words, mut with_ids) = (0, 0);
    for (module, stripped) in modules().iter().zip(stripped_modules()) {
        // Source information may have ids, which shift the others.
        if instructions(&module.words).any(|inst| inst.op == Op::String || allows_debugging(inst)) {
            assert!(code(stripped) == code(&module.words), "{}", module.name);
            with_ids += 1;
        } else {
            let rest: Vec<_> = module.instructions().filter(|inst| !is_for_readers(inst.op)).collect();
            assert!(instructions(stripped).eq(rest), "{}", module.name);
        }
        stripped_words += module.words.len() - stripped.len();
        for inst in instructions(stripped) {
            let row = op_row(inst.op).expect("the opcode is known");
            let is_text = row
                .operands
                .iter()
                .any(|operand| operand.kind == llvm_spirv_rs::spirv::grammar::OperandKind::LiteralString);
            let allowed =
                [Op::Extension, Op::ExtInstImport, Op::EntryPoint, Op::TypeOpaque, Op::ConditionalEntryPointINTEL];
            let is_code = matches!(inst.op, Op::AsmINTEL | Op::AsmTargetINTEL);
            assert!(!is_text || allowed.contains(&inst.op) || is_code, "{}: {} is left", module.name, inst.op);
        }
    }
    assert!(stripped_words > 10_000, "only {stripped_words} words");
    assert!(with_ids > 15, "only {with_ids} modules with debug information");
}

/// Every stripped module is valid, with every extension allowed. `tests/rules` checks the modules themselves.
#[cfg(feature = "validate")]
#[test]
fn stripped_modules_are_valid() {
    use llvm_spirv_rs::validate::check as check_rules;
    use llvm_spirv_rs::validate::spirv_tools::{check, is_known_gap};

    for (module, stripped) in modules().iter().zip(stripped_modules()) {
        assert_eq!(check_rules(stripped), [], "{}", module.name);
        if let Err(violation) = check(stripped).expect("SPIRV-Tools answers") {
            assert!(is_known_gap(stripped, &violation), "{}: {violation:?}", module.name);
        }
    }
}

/// Integer types have signedness 0, and entry points have no linkage.
#[test]
fn types_are_unsigned_and_entry_points_have_no_linkage() {
    for module in modules() {
        let entry_points: BTreeSet<u32> =
            module.instructions().filter(|inst| inst.op == Op::EntryPoint).map(|inst| inst.operands[1]).collect();
        for inst in module.instructions() {
            assert!(inst.op != Op::TypeInt || inst.operands[2] == 0, "{}", module.name);
            let is_linked = inst.op == Op::Decorate && inst.operands[1] == Decoration::LinkageAttributes.0;
            assert!(!is_linked || !entry_points.contains(&inst.operands[0]), "{}", module.name);
        }
    }
}
