//! Reports of a module's declarations as lines of text: [`report`] for `--spirv-print-report`, in the format that
//! scripts for other translators parse, and [`needs_report`] for `--spirv-ext-report`, with the instructions that need
//! each.
//!
//! [`validate::needs`](crate::validate::needs) finds those instructions in a finished module. The declarations
//! themselves are derived by [`spirv::requires`](crate::spirv::requires) while the module is written.

use std::fmt::Write as _;

use crate::error::Result;
use crate::spirv::View;
use crate::spirv::grammar::{EnumKind, enumerant};
use crate::spirv::text::{self, assembly};
use crate::validate::check_bound;
use crate::validate::needs::{Need, needs};

/// Lists the version, memory model, capabilities, extensions and sets of extended instructions.
///
/// # Errors
///
/// `InvalidSpirv` if the words are not a module.
pub fn report(words: &[u32]) -> Result<String> {
    let view = View::parse(words)?;
    let models = view.memory_model();
    let or_none = |name: Option<String>| name.unwrap_or_else(|| "none".to_owned());
    let memory = or_none(models.map(|models| name(EnumKind::MemoryModel, models.memory.0)));
    let addressing = or_none(models.map(|models| name(EnumKind::AddressingModel, models.addressing.0)));
    let version = or_none(view.version().map(|version| version.to_string()));
    let mut report = format!("SPIR-V module report:\n Version: {version}\n");
    // Writing to a string does not fail.
    let _ = writeln!(report, " Memory model: {memory}");
    let _ = writeln!(report, " Addressing model: {addressing}");
    let capabilities: Vec<_> =
        view.capabilities().map(|(_, capability)| text::capability_name(&view, capability)).collect();
    let extensions: Vec<_> = view.extensions().map(|(_, name)| name).collect();
    let sets: Vec<_> = view.imports().map(|(_, name)| name).collect();
    let lists = [
        ("capabilities", "Capability", capabilities),
        ("extensions", "Extension", extensions),
        ("extended instruction sets", "Extended Instruction Set", sets),
    ];
    for (plural, singular, list) in lists {
        let _ = writeln!(report, " Number of {plural}: {}", list.len());
        for item in list {
            let _ = writeln!(report, "  {singular}: {item}");
        }
    }
    Ok(report)
}

/// Lists the version, the capabilities and the extensions of a module, each with the first instruction of every function
/// that needs it, and the type, decoration or the like that makes it need it.
///
/// # Errors
///
/// `InvalidSpirv` if the words are not a module, or one of too many ids.
pub fn needs_report(words: &[u32]) -> Result<String> {
    let view = View::parse(words)?;
    check_bound(&view)?;
    Ok(listed_needs(&view, &needs(&view), |_| None))
}

/// Returns the lines of [`needs_report`], where `origin` has the source of an instruction at an offset.
pub(crate) fn listed_needs(view: &View<'_>, needs: &[Need], origin: impl Fn(usize) -> Option<String>) -> String {
    let mut report = String::new();
    for Need { declaration, users } in needs {
        // Writing to a string does not fail.
        let _ = writeln!(report, "{declaration}");
        if users.is_empty() {
            report.push_str("  no instruction alone\n");
        }
        for user in users {
            let text = origin(user.offset).unwrap_or_else(|| described(view, user.offset));
            let cause = user.cause_text(view).map(|cause| format!(" ({cause})")).unwrap_or_default();
            let _ = writeln!(report, "  {text}{cause}");
        }
    }
    report
}

/// Describes the instruction at an offset, and its function.
fn described(view: &View<'_>, offset: usize) -> String {
    let Some(inst) = view.instructions_in(offset..view.words().len()).next() else { return String::new() };
    let text = assembly::instruction(view, &inst);
    let functions = view.functions();
    let index = functions.partition_point(|function| function.words.start <= offset).checked_sub(1);
    match index.map(|index| &functions[index]).filter(|function| function.words.contains(&offset)) {
        Some(function) => format!("{text}, in function {}", assembly::id(view, function.id)),
        None => text,
    }
}

fn name(kind: EnumKind, number: u32) -> String {
    enumerant(kind, number).map_or_else(|| number.to_string(), |row| row.name.to_owned())
}
