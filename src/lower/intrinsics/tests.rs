use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::lookup::{find_foreign, find_name, foreign, row_of};
use super::row::{Action, IntrinsicRow};
use super::table::{FOREIGN, INSTRUCTIONS, ROWS};
use crate::ir::{has_signature, intrinsic_names, is_known_intrinsic};
use crate::map::assert_ascending;
use crate::map::intrinsics::{BFloat, Effect, Flow, Intrinsic, IntrinsicId, LongFloat, Operands, Rule, Semantics};
use crate::spirv::grammar::std_row;

#[test]
fn rows_are_sorted_and_unique() {
    assert_ascending(ROWS.iter().map(|row| row.name));
    assert_ascending(INSTRUCTIONS.iter().map(|row| row.name));
    assert_ascending(FOREIGN.iter().map(|row| row.name));
}

#[test]
fn every_row_is_an_intrinsic_of_llvm_or_foreign() {
    let names: Vec<&str> = intrinsic_names().collect();
    for IntrinsicRow { name, .. } in ROWS {
        let is_known = match name.ends_with('.') {
            true => names.iter().any(|known| known.starts_with(name)),
            false => is_known_intrinsic(name),
        };
        assert!(is_known, "LLVM has no {name}");
    }
    for IntrinsicRow { name, .. } in FOREIGN {
        assert!(!names.contains(name), "LLVM has {name}");
    }
}

/// Later code relies on the number and the types of the arguments.
#[test]
fn signatures_of_translated_intrinsics_are_verified() {
    let is_translated = |row: &&IntrinsicRow| !matches!(row.action, Action::Refused(_) | Action::Dropped);
    let unverified = ROWS.iter().filter(is_translated).filter(|row| !has_signature(row.name));
    assert_eq!(unverified.map(|row| row.name).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_form_of_an_instruction_is_an_intrinsic_of_llvm() {
    let names: Vec<&str> = intrinsic_names().collect();
    for IntrinsicRow { name, action, .. } in INSTRUCTIONS {
        for rule in Rule::ALL.into_iter().filter(|rule| action.has_form(*rule)) {
            let form = format!("{}{name}", rule.prefix());
            assert!(names.contains(&form.as_str()), "LLVM has no {form}");
        }
    }
}

#[test]
fn every_intrinsic_of_llvm_has_a_row() {
    let without: Vec<&str> = intrinsic_names().filter(|name| find_name(name).is_none()).collect();
    assert!(without.is_empty(), "no row for {without:?}");
}

#[test]
fn intrinsics_derived_from_others_are_translated() {
    for name in intrinsic_names() {
        let Some(Intrinsic { id, rule, .. }) = find_name(name) else { continue };
        let is_translated = !matches!(row_of(id).action, Action::Refused(_) | Action::Dropped);
        assert!(rule == Rule::Name || is_translated, "{name} is a form of {}", row_of(id).name);
    }
}

#[test]
fn foreign_names_are_found_with_suffixes() {
    let found = |name: &str| find_foreign(name).map(|found| row_of(found.id).name);
    assert_eq!(found("llvm.sycl.alloca.p0.p4.p4.p4.f32"), Some("llvm.sycl.alloca"));
    assert_eq!(found("llvm.sycl"), None);
    assert_eq!(found("llvm.genx.unknown"), None);
}

#[test]
fn operand_counts_are_those_of_the_grammar() {
    for IntrinsicRow { name, action, .. } in ROWS {
        let (instructions, count) = match *action {
            Action::Std(std, Operands::First(count)) => ([std, std], count as usize),
            Action::Std(std, Operands::Exponent | Operands::Power) => ([std, std], 2),
            Action::Approximable(std, native) => ([std, native], 1),
            _ => continue,
        };
        for std in instructions {
            assert_eq!(std_row(std).map(|row| row.operands.len()), Some(count), "{name}");
        }
    }
}

#[test]
fn masked_and_constrained_forms_derive_their_semantics() {
    let semantics = |name: &str| find_name(name).expect(name).semantics;
    let of_fabs = Semantics { bfloat: BFloat::Float, long_float: LongFloat::Refused, ..semantics("llvm.fabs") };
    assert_eq!(semantics("llvm.vp.fabs"), of_fabs);
    assert_eq!(semantics("llvm.experimental.constrained.fma").bfloat, BFloat::RoundsTwice);
    assert_eq!(semantics("llvm.vp.smin").flow, Flow::Opaque);
    assert_eq!(semantics("llvm.vp.reduce.smin").flow, Flow::Opaque);
    assert_eq!(semantics("llvm.vp.reduce.fmul").flow, Flow::Product);
}

#[test]
fn the_documentation_shows_the_table() {
    let page = page();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/intrinsics.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &page).expect("docs/intrinsics.md is written");
    }
    let shown = std::fs::read_to_string(file).expect("docs/intrinsics.md is read");
    assert!(shown == page, "docs/intrinsics.md differs from the table; `BLESS=1 cargo test intrinsics` renews it");
}

/// Returns the translation of an intrinsic and its line in the table.
fn line(name: &str, id: IntrinsicId, semantics: Semantics) -> (&'static str, String) {
    let (word, reason) = match row_of(id).action {
        Action::Std(..) | Action::Approximable(..) | Action::Mapped(_) => ("mapped", ""),
        Action::Expanded(_) | Action::Instruction { .. } | Action::Reduction(_) => ("expanded", ""),
        Action::Dropped => ("dropped", ""),
        Action::Refused(reason) => ("refused", reason),
    };
    if word == "refused" {
        return (word, format!("| `{name}` | refused: {reason} | | | | |"));
    }
    let flow = match semantics.flow {
        Flow::None => "",
        Flow::Opaque => "other",
        Flow::Pointer => "pointer",
        Flow::Bytes => "bytes",
        Flow::Moved => "moved",
        Flow::Loaded => "loaded",
        Flow::Product => "product",
        Flow::Fenced => "fenced",
        Flow::Chosen(_) => "chosen",
        Flow::Magnitude => "absolute",
    };
    let bfloat = match semantics.bfloat {
        BFloat::None => "",
        BFloat::Bits => "bits",
        BFloat::Instruction => "instruction",
        BFloat::Float => "float",
        BFloat::Fused | BFloat::MayFuse => "fused",
        BFloat::ClearsSign | BFloat::CopiesSign => "sign",
        BFloat::RoundsTwice => "refused",
    };
    let long = match semantics.long_float {
        LongFloat::None => "",
        LongFloat::Bits => "bits",
        LongFloat::ClearsSign => "sign",
        LongFloat::Refused => "refused",
    };
    let effect = match semantics.effect {
        Effect::None | Effect::Unknown => "",
        Effect::Reads => "reads",
        Effect::Writes => "writes",
        Effect::Copies => "copies",
        Effect::Annotates => "annotates",
        Effect::Lifetime => "lifetime",
        Effect::Allocates => "allocates",
        Effect::SavesStack => "saves stack",
        Effect::RestoresStack => "restores stack",
        Effect::Clock => "clock",
        Effect::Traps => "traps",
    };
    let cells = [flow, bfloat, long, effect].map(|cell| format!("{cell} |"));
    (word, format!("| `{name}` | {word} | {}", cells.join(" ")).replace("|  |", "| |").replace("|  |", "| |"))
}

fn page() -> String {
    let mut counts = BTreeMap::new();
    let mut lines = String::new();
    let of_rows = ROWS.iter().map(|row| row.name).filter(|name| !name.ends_with('.'));
    let names = intrinsic_names().chain(of_rows).filter_map(|name| Some((name, find_name(name)?)));
    let foreign = FOREIGN.iter().enumerate().map(|(row, known)| (known.name, foreign(row)));
    let all: BTreeMap<&str, Intrinsic> = names.chain(foreign).collect();
    for (name, Intrinsic { id, semantics, .. }) in all {
        let (word, line) = line(name, id, semantics);
        *counts.entry(word).or_insert(0) += 1;
        let _ = writeln!(lines, "{line}");
    }
    let counts: Vec<String> = counts.iter().map(|(word, count)| format!("{count} {word}")).collect();
    format!(
        "# LLVM's intrinsics\n\n\
         The translation of each intrinsic of LLVM 22 that is not specific to a target, of those for SPIR-V that clang's \
         `gpuintrin.h` calls, and of those of front ends that LLVM does not know: {}.\n\n\
         *Mapped* is one instruction for the types that SPIR-V has, *expanded* is several instructions or a constant; \
         both work for every integer width and vector length. *Dropped* is a hint that a consumer does not need. \
         *Refused* is an error that names the call and gives the reason.\n\n\
         *Result* is the origin of the result: elements of the operands that are *moved*, values \
         *loaded* from memory, a *product* that consumers may fuse with an addition, the first operand if it is a \
         *pointer* to the same type, becomes one to *bytes* or is *fenced* from other arithmetic, one *chosen* of two \
         operands, or the \
         *absolute* value of an operand. *Other* results are not traced to operands.\n\n\
         *bfloat* is the lowering on bfloats: their *bits* are moved, by one *instruction* where bfloat \
         has arithmetic and in float otherwise, always in *float*, *fused* with one rounding, or on the *sign* bit; \
         *refused* would be rounded twice. *Long floats* are `x86_fp80`, `fp128` and `ppc_fp128`, whose *bits* \
         and *sign* can be handled without arithmetic. Where these columns are empty, the intrinsic has no \
         floating-point operands or results.\n\n\
         *Effect* is the effect of a call other than its result.\n\n\
         `llvm.trap` and `llvm.ubsantrap` are `OpAbortKHR` where SPV_KHR_abort is allowed by name. SPIR-V has no other \
         instruction that ends a work-item within a function, and consumers assume that control does not reach \
         `OpUnreachable`, so they would remove the check before it. Therefore a kernel returns, which ends only this \
         work-item. A function of internal linkage that never returns (`panic`, `__assert_fail`) returns after a \
         trap, and its callers end the work-item after the call in the same way. In any other function, whose caller \
         would continue, a volatile store to global memory at address 0 ends the kernel with a memory fault on most \
         devices (and the host's process on a CPU), and an endless loop after it stops the work-item on \
         other devices. `llvm.debugtrap` is for an attached debugger, which SPIR-V does not have: it is dropped, and the \
         work-item continues.\n\n\
         | intrinsic | translation | result | bfloat | long floats | effect |\n|---|---|---|---|---|---|\n{lines}",
        counts.join(", ")
    )
}
