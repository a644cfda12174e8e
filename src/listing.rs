//! A finished module as lines of text, and the lines that need each declared capability and extension.

use std::collections::HashMap;

use crate::error::Result;
use crate::spirv::View;
use crate::spirv::grammar::{Capability, EnumKind, Op, enumerant, op_row};
use crate::spirv::operands::{Part, parts};
use crate::spirv::text::assembly;
use crate::spirv::view::Instruction;

/// A module as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleListing {
    /// An instruction a line.
    pub lines: Vec<ModuleLine>,
    /// The declared capabilities, then the extensions, in order.
    pub needs: Vec<Need>,
}

/// An instruction as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleLine {
    /// The offset of its first word, in words.
    pub offset: usize,
    /// The instruction as assembly.
    pub text: String,
    /// `true` for `OpFunction`.
    pub starts_function: bool,
    /// `true` for `OpFunctionEnd`.
    pub ends_function: bool,
}

/// A declared capability or extension.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Need {
    /// The name of the capability or extension.
    pub name: String,
    /// The lines that need it, or one of several of which it is one.
    pub lines: Vec<usize>,
}

impl ModuleListing {
    /// Prints a module.
    ///
    /// # Errors
    ///
    /// `InvalidSpirv` if the words are not a module.
    pub fn new(words: &[u32]) -> Result<Self> {
        let view = View::parse(words)?;
        let lines = view.instructions().map(|inst| ModuleLine {
            offset: inst.offset,
            text: assembly::instruction(&view, &inst),
            starts_function: inst.op == Op::Function,
            ends_function: inst.op == Op::FunctionEnd,
        });
        Ok(Self { lines: lines.collect(), needs: needs(&view) })
    }
}

/// Returns the capabilities and extensions in the order of their declaration.
fn needs(view: &View<'_>) -> Vec<Need> {
    let name = |capability: Capability| enumerant(EnumKind::Capability, capability.0).map_or("", |row| row.name);
    let capabilities = view.capabilities().map(|(_, capability)| name(capability).to_owned());
    let names = capabilities.chain(view.extensions().map(|(_, name)| name));
    let mut needs: Vec<_> = names.map(|name| Need { name, lines: Vec::new() }).collect();
    let indexes: HashMap<String, usize> =
        needs.iter().enumerate().map(|(index, need)| (need.name.clone(), index)).collect();
    for (line, inst) in view.instructions().enumerate() {
        for name in needed_by(&inst) {
            if let Some(need) = indexes.get(name).and_then(|index| needs.get_mut(*index))
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
