//! A report of a module's declarations as lines of text, in the format that scripts for other translators parse.

use std::fmt::Write as _;

use crate::error::Result;
use crate::spirv::View;
use crate::spirv::grammar::{EnumKind, enumerant};

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
        view.capabilities().map(|(_, capability)| name(EnumKind::Capability, capability.0)).collect();
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

fn name(kind: EnumKind, number: u32) -> String {
    enumerant(kind, number).map_or_else(|| number.to_string(), |row| row.name.to_owned())
}
