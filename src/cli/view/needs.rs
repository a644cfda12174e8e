//! The instructions that need each declared capability and extension.

use llvm_spirv_rs::spirv::grammar::{Capability, EnumKind, Op, enumerant, op_row};
use llvm_spirv_rs::spirv::operands::{Part, parts};
use llvm_spirv_rs::spirv::view::{Instruction, View};

/// A declared capability or extension.
pub(super) struct Need {
    pub(super) name: String,
    /// The numbers of the instructions that need it.
    pub(super) lines: Vec<usize>,
}

/// Returns the capabilities and extensions in the order of their declaration.
pub(super) fn needs(view: &View<'_>) -> Vec<Need> {
    let name = |capability: Capability| enumerant(EnumKind::Capability, capability.0).map_or("", |row| row.name);
    let capabilities: Vec<_> = view.capabilities().map(|(_, capability)| name(capability)).collect();
    let extensions: Vec<_> = view.extensions().map(|(_, name)| name).collect();
    let names = capabilities.iter().map(|name| (*name).to_owned()).chain(extensions.iter().cloned());
    let mut needs: Vec<_> = names.map(|name| Need { name, lines: Vec::new() }).collect();
    for (line, inst) in view.instructions().enumerate() {
        for needed in needed_by(&inst) {
            if let Some(need) = needs.iter_mut().find(|need| need.name == needed)
                && need.lines.last() != Some(&line)
            {
                need.lines.push(line);
            }
        }
    }
    needs
}

/// Returns the names of the capabilities and extensions of which an instruction needs one or more.
fn needed_by(inst: &Instruction<'_>) -> Vec<&'static str> {
    let mut names = Vec::new();
    let mut add = |capabilities: &[Capability], extensions: &[&'static str]| {
        let rows = capabilities.iter().filter_map(|capability| enumerant(EnumKind::Capability, capability.0));
        names.extend(rows.map(|row| row.name));
        names.extend(extensions);
    };
    if let Some(row) = op_row(inst.op) {
        add(row.capabilities, row.extensions);
    }
    parts(inst.op, inst.operands, |at, part| {
        if let Part::Enumerant(kind) = part
            && let Some(row) = enumerant(kind, inst.operands[at])
        {
            // The row of a capability has those that it implies.
            let capabilities = if kind == EnumKind::Capability { &[] } else { row.capabilities };
            add(capabilities, row.extensions);
        }
    });
    names.extend(match (inst.op, inst.operands) {
        (Op::TypeInt, [_, 8, ..]) => Some("Int8"),
        (Op::TypeInt, [_, 16, ..]) => Some("Int16"),
        (Op::TypeInt, [_, 64, ..]) => Some("Int64"),
        (Op::TypeFloat, [_, 16, ..]) => Some("Float16"),
        (Op::TypeFloat, [_, 64, ..]) => Some("Float64"),
        (Op::TypeVector, [_, _, 8 | 16]) => Some("Vector16"),
        _ => None,
    });
    names
}
