//! What a SPIR-V module declares, as lines of text; scripts that call other translators read them.

use std::fmt::Write as _;

use crate::error::Result;
use crate::spirv::binary::read;
use crate::spirv::grammar::{EnumKind, Op, enumerant};

/// Version, memory model, capabilities, extensions and sets of extended instructions.
///
/// # Errors
///
/// `InvalidSpirv` for what is no module.
pub fn report(words: &[u32]) -> Result<String> {
    let module = read::module(words)?;
    let (mut models, mut capabilities, mut extensions, mut sets) = ([None; 2], Vec::new(), Vec::new(), Vec::new());
    for inst in module.instructions() {
        let text = |index| inst.string(index).map(|(text, _)| String::from_utf8_lossy(&text).into_owned());
        match inst.op {
            Op::Capability => capabilities.extend(inst.operands.first().map(|n| name(EnumKind::Capability, *n))),
            Op::Extension => extensions.extend(text(0)),
            Op::ExtInstImport => sets.extend(text(1)),
            Op::MemoryModel => models = [0, 1].map(|index| inst.operands.get(index).copied()),
            // Nothing of this comes later.
            Op::EntryPoint | Op::Function => break,
            _ => {}
        }
    }
    let model = |kind, number: Option<u32>| number.map_or_else(|| "none".to_owned(), |number| name(kind, number));
    let mut report = format!("SPIR-V module report:\n Version: {}\n", module.header.version);
    // Writing to a string does not fail.
    let _ = writeln!(report, " Memory model: {}", model(EnumKind::MemoryModel, models[1]));
    let _ = writeln!(report, " Addressing model: {}", model(EnumKind::AddressingModel, models[0]));
    let lists = [
        ("capabilities", "Capability", capabilities),
        ("extensions", "Extension", extensions),
        ("extended instruction sets", "Extended Instruction Set", sets),
    ];
    for (what, one, list) in lists {
        let _ = writeln!(report, " Number of {what}: {}", list.len());
        for item in list {
            let _ = writeln!(report, "  {one}: {item}");
        }
    }
    Ok(report)
}

fn name(kind: EnumKind, number: u32) -> String {
    enumerant(kind, number).map_or_else(|| number.to_string(), |row| row.name.to_owned())
}
