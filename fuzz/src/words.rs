//! Arbitrary words as the input of all functions that read modules.

use llvm_spirv_rs::specialize::{ModuleFile, Request, Setting, constants, specialize};
use llvm_spirv_rs::spirv::View;
use llvm_spirv_rs::spirv::binary::write::BOUND;
use llvm_spirv_rs::spirv::binary::{self, ByteOrder, MAGIC};
use llvm_spirv_rs::spirv::operands::{ExtendedSets, ids};
use llvm_spirv_rs::text::assembly::{self, Disassembly};
use llvm_spirv_rs::validate::environment::{self, Environment};
use llvm_spirv_rs::validate::spirv_tools;
use llvm_spirv_rs::validate::{self, limits};
use llvm_spirv_rs::{ErrorKind, report, text};

/// Reads any bytes; if the first is odd, after a valid header.
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

/// Calls every function that reads the words of a module, valid or not.
pub fn read(words: &[u32]) {
    let view = View::parse(words);
    let is_sound = view.is_ok();
    assert_eq!(report(words).is_ok(), is_sound);
    let bytes = binary::write::bytes(words, ByteOrder::Big);
    assert!(binary::read::words(&bytes).is_ok_and(|read| read == words) || words.first() != Some(&MAGIC));
    if let Ok(view) = view {
        let mut sets = ExtendedSets::default();
        for inst in view.instructions() {
            sets.note_import(*inst);
            let named = ids(*inst).into_iter().chain(sets.ids(*inst));
            named.for_each(|position| assert!(position < inst.operands.len(), "{}", inst.op));
        }
    }
    if let Ok(view) = View::parse_any_version(words) {
        query(&view);
    }
    let is_valid = matches!(spirv_tools::check(words), Ok(Ok(())));
    for violation in validate::check(words) {
        assert!(violation.offset.is_none_or(|offset| offset < words.len()), "{violation}");
    }
    let _ = spirv_tools::disassemble(words, Disassembly::default());
    let _ = limits::check(words);
    for name in ["level-zero", "level-zero:1.0", "level-zero:all"] {
        let Ok(environment) = name.parse::<Environment>() else { unreachable!("{name} is known") };
        let _ = environment::check(words, &environment);
    }
    specialized(words, is_valid);
    let text = text::print(words);
    assert_eq!(text.is_ok(), is_sound);
    assert_eq!(assembly::module(words, Disassembly::default()).is_ok(), is_sound);
    if let Ok(text) = text {
        // The words may have fewer operands than a text must, other types, and a bound that is too low.
        let again = text::parse(&text).map_err(|error| error.kind());
        let is_refused = matches!(again, Err(ErrorKind::InvalidWordCount | ErrorKind::InvalidInstruction));
        let is_same = again.is_ok_and(|again| {
            let bound = again[BOUND];
            bound >= words[BOUND] && again == [&words[..BOUND], &[bound], &words[BOUND + 1..]].concat()
        });
        assert!(is_refused || is_same, "the text says something else");
    }
}

/// Calls every query of a view on the ids that a module defines.
fn query(view: &View<'_>) {
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

/// Lists and specializes constants; checks that a valid module stays valid.
fn specialized(words: &[u32], is_valid: bool) {
    let Ok(constants) = constants(words) else { return };
    let settings = constants.iter().take(3).map(|constant| format!("%{}={}", constant.id, constant.default));
    let settings: Vec<Setting> = settings.filter_map(|setting| setting.parse().ok()).collect();
    for request in [Request { settings, full: false }, Request { settings: Vec::new(), full: true }] {
        let Ok(specialized) = specialize(words, &request) else { continue };
        if is_valid && let Ok(Err(violation)) = spirv_tools::check(&specialized.words) {
            // An invalid array length is only found when it is computed.
            let is_computed = violation.rule.contains("must be at least 1");
            assert!(is_computed, "{violation:?} after {request:?}");
        }
    }
}
