use crate::llvm::intrinsic_names;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::*;

#[test]
fn rows_are_sorted_and_unique() {
    assert!(ROWS.windows(2).all(|rows| rows[0].0 < rows[1].0));
    assert!(FAMILIES.windows(2).all(|rows| rows[0].0 < rows[1].0));
}

#[test]
fn every_row_is_an_intrinsic_of_llvm() {
    let names: Vec<&str> = intrinsic_names().collect();
    for (name, _) in ROWS {
        assert!(names.contains(name), "LLVM has no {name}");
    }
    for (family, _) in FAMILIES {
        assert!(names.iter().any(|name| name.starts_with(family)), "LLVM has no {family}");
    }
}

/// How an intrinsic is answered, in one word, and why it is refused if it is.
fn answer(name: &str) -> Option<(&'static str, &'static str)> {
    let known = match name.split_once("constrained.").or_else(|| name.split_once("llvm.vp.")) {
        Some((_, base)) if name.contains("constrained.") => constrained::is_known(base),
        Some((_, base)) => vp::is_known(base),
        None => true,
    };
    match find(name) {
        Some(Answer::Refused(reason)) => Some(("refused", reason)),
        _ if !known => None,
        Some(Answer::Mapped(_)) => Some(("mapped", "")),
        Some(Answer::Expanded(_)) => Some(("expanded", "")),
        Some(Answer::Dropped) => Some(("dropped", "")),
        None => map::intrinsics::intrinsic(name).map(|_| ("mapped", "")),
    }
}

#[test]
fn every_intrinsic_of_llvm_has_an_answer() {
    let without: Vec<&str> = intrinsic_names().filter(|name| answer(name).is_none()).collect();
    assert!(without.is_empty(), "no answer for {without:?}");
}

#[test]
fn the_documentation_shows_the_table() {
    let page = page();
    assert!(include_str!("../../../docs/intrinsics.md") == page, "docs/intrinsics.md should be:\n{page}");
}

fn page() -> String {
    let mut counts = BTreeMap::new();
    let mut rows = String::new();
    let mut names: Vec<&str> = intrinsic_names().collect();
    names.sort_unstable();
    for name in names {
        let Some((word, reason)) = answer(name) else { continue };
        *counts.entry(word).or_insert(0) += 1;
        let separator = if reason.is_empty() { "" } else { ": " };
        let _ = writeln!(rows, "| `{name}` | {word}{separator}{reason} |");
    }
    let counts: Vec<String> = counts.iter().map(|(word, count)| format!("{count} {word}")).collect();
    format!(
        "# LLVM's intrinsics\n\n\
         What becomes of each intrinsic of LLVM 22 that belongs to no processor: {}.\n\n\
         *Mapped* is one instruction for the types that SPIR-V has, *expanded* several or a constant; both work for \
         every integer width and vector length. *Dropped* is what tells a consumer nothing that it must know. \
         *Refused* is an error that names the call and says why.\n\n\
         `llvm.trap` and `llvm.ubsantrap` are `OpAbortKHR` where SPV_KHR_abort is allowed by name. SPIR-V has no other \
         instruction that ends a work-item from within a function, and consumers take `OpUnreachable` for a promise that \
         control does not come there, so they would drop the check in front of it. So a kernel returns, which ends the \
         work-item alone. A function of internal linkage that never returns (`panic`, `__assert_fail`) returns after a \
         trap, and its callers stop behind the call in the same way. In any other function, whose caller would go \
         on, a volatile store to global memory at address 0 ends the kernel with a memory fault on most devices (and the \
         host's process on a CPU), and an endless loop behind it keeps others from going on. `llvm.debugtrap` is for a \
         debugger that is attached, of which SPIR-V knows nothing: it is dropped, and the work-item goes on.\n\n\
         | intrinsic | answer |\n|---|---|\n{rows}",
        counts.join(", ")
    )
}
