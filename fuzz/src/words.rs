//! Words that may be no module, given to everything that reads modules.

use llvm_spirv_rs::specialize::{ModuleFile, Request, Setting, constants, specialize};
use llvm_spirv_rs::spirv::View;
use llvm_spirv_rs::spirv::binary::{self, ByteOrder, MAGIC};
use llvm_spirv_rs::spirv::operands::{ExtendedSets, ids};
use llvm_spirv_rs::validate::environment::{self, Environment};
use llvm_spirv_rs::validate::{self, Disassembly, limits};
use llvm_spirv_rs::{report, text};

/// Any bytes; if the first is odd, behind a sound header.
pub fn run(data: &[u8]) {
    let Some((first, bytes)) = data.split_first() else { return };
    let mut file = Vec::new();
    if first % 2 == 1 {
        for word in [MAGIC, 0x0001_0000 | u32::from(first % 7) << 8, 0, u32::from(*first) << (first % 23), 0] {
            file.extend(word.to_le_bytes());
        }
    }
    file.extend(bytes);
    let Ok(module) = ModuleFile::read(&file) else { return };
    assert_eq!(module.bytes(), file, "a file is written as it was read");
    read(&module.words);
}

/// Everything that is done with the words of a module, sound or not.
pub fn read(words: &[u32]) {
    let is_sound = binary::read::module(words).is_ok();
    assert_eq!(report(words).is_ok(), is_sound);
    let bytes = binary::write::bytes(words, ByteOrder::Big);
    assert!(binary::read::words(&bytes).is_ok_and(|read| read == words) || words.first() != Some(&MAGIC));
    if let Ok(module) = binary::read::module(words) {
        let mut sets = ExtendedSets::default();
        for inst in module.instructions() {
            sets.note_import(inst);
            let named = ids(inst).into_iter().chain(sets.ids(inst));
            named.for_each(|position| assert!(position < inst.operands.len(), "{}", inst.op));
        }
    }
    assert_eq!(View::parse(words).is_ok(), is_sound);
    if let Ok(view) = View::parse_any_version(words) {
        asked(&view);
    }
    let is_valid = judged(words);
    let _ = validate::disassemble(words, Disassembly::default());
    let _ = limits::check(words);
    for name in ["level-zero", "level-zero:1.0", "level-zero:all"] {
        let Ok(environment) = name.parse::<Environment>() else { unreachable!("{name} is known") };
        let _ = environment::check(words, &environment);
    }
    specialized(words, is_valid);
    let text = text::print(words);
    assert_eq!(text.is_ok(), is_sound);
    if let Ok(text) = text {
        assert!(text::parse(&text).is_ok_and(|again| again == words), "the text says something else");
    }
}

/// Every question about the ids that a module defines.
fn asked(view: &View<'_>) {
    for inst in view.instructions() {
        let Some(id) = inst.result() else { continue };
        let _ = (view.definition(id), view.function(id), view.global_variable(id), view.name(id));
        let _ = (view.type_of(id), view.constant(id), view.decorations(id).count());
        if let Some(ty) = view.ty(id) {
            let _ = (ty.member(0), ty.member(u32::MAX), format!("{ty:?}"));
        }
    }
    for function in view.functions() {
        let flow = view.control_flow(function);
        let ends = flow.blocks.iter().map(|block| block.words.end);
        ends.for_each(|end| assert!(end <= function.words.end, "a block ends in its function"));
    }
}

/// Whether a module is valid: by itself, in small parts, and as SPIRV-Tools alone says, which may not differ.
fn judged(words: &[u32]) -> bool {
    let (ours, parts, theirs) =
        (validate::check(words), validate::check_in_parts(words, 50), validate::check_whole(words));
    let (Ok(ours), Ok(parts), Ok(theirs)) = (&ours, &parts, &theirs) else {
        assert!(ours.is_err() && parts.is_err() && theirs.is_err(), "of an unknown version nothing is known");
        return false;
    };
    assert_eq!(ours.is_ok(), parts.is_ok(), "{ours:?} as one, {parts:?} in parts");
    match (ours, theirs) {
        (Ok(()), Err(violation)) => panic!("we take what SPIRV-Tools does not: {violation:?}"),
        // It does not have these rules.
        (Err(violation), Ok(())) => {
            let is_about_memory = violation.rule.contains("MemoryINTEL");
            assert!(is_about_memory, "SPIRV-Tools takes what we do not: {violation:?}");
        }
        _ => {}
    }
    ours.is_ok()
}

/// Constants are listed and chosen; a valid module stays valid.
fn specialized(words: &[u32], is_valid: bool) {
    let Ok(constants) = constants(words) else { return };
    let settings = constants.iter().take(3).map(|constant| format!("%{}={}", constant.id, constant.default));
    let settings: Vec<Setting> = settings.filter_map(|setting| setting.parse().ok()).collect();
    for request in [Request { settings, full: false }, Request { settings: Vec::new(), full: true }] {
        let Ok(specialized) = specialize(words, &request) else { continue };
        if is_valid && let Ok(Err(violation)) = validate::check(&specialized.words) {
            // That a length is none is only found once it is computed.
            let is_computed = violation.rule.contains("must be at least 1");
            assert!(is_computed, "{violation:?} after {request:?}");
        }
    }
}
