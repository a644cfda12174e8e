//! Auxiliary data (the set NonSemantic.AuxData) as attributes, metadata and linkage of functions and global variables.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::cx::{Location, ModuleCx};
use crate::error::WarningKind;
use crate::ir::builder::attributes::{self, Attribute};
use crate::ir::{FunctionId, Linkage, MdId, ValueId};
use crate::spirv::Op;
use crate::spirv::operands::{AVAILABLE_EXTERNALLY, AuxData, ExtendedSet};
use crate::spirv::view::Instruction;

/// The function or variable that an instruction is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum AuxiliaryTarget {
    Function(FunctionId),
    Variable(ValueId),
}

/// The data of a function or variable.
#[derive(Default)]
struct Data {
    attributes: Vec<Attribute>,
    /// The kinds of attachments and their nodes.
    nodes: Vec<(String, MdId)>,
}

/// The data of a module, by function or variable.
type Collected = IndexMap<AuxiliaryTarget, Data, FxBuildHasher>;

/// Lifts the instructions of the set, if the options ask for it. What the lift has added from other instructions stays.
pub(super) fn lift(mx: &mut ModuleCx<'_>) {
    if !mx.options.auxiliary_data {
        return;
    }
    let view = mx.view;
    let mut collected = Collected::default();
    for inst in view.instructions() {
        let Some((ExtendedSet::AuxData, number)) = view.extended_instruction_at(inst.offset) else { continue };
        if let Err(message) = read(mx, inst, number, &mut collected) {
            mx.warn(WarningKind::OmittedMetadata, inst, message);
        }
    }
    for (target, data) in collected {
        add(mx, target, data);
    }
}

/// Reads an instruction; returns why it is omitted if it is.
fn read(
    mx: &mut ModuleCx<'_>,
    inst: Instruction<'_>,
    number: u32,
    collected: &mut Collected,
) -> Result<(), &'static str> {
    let &[_, _, _, _, target, first, ref operands @ ..] = inst.operands else {
        return Err("expected a target and another operand");
    };
    let target = target_of(mx, target).ok_or("expected the id of a function or variable of the module")?;
    match AuxData::from_number(number) {
        Some(AuxData::FunctionAttribute | AuxData::GlobalVariableAttribute) => {
            let name = text(mx, first)?;
            let value = operands.first().map_or(Ok(String::new()), |value| text(mx, *value))?;
            let attribute = attribute(mx, &name, &value).ok_or("the attribute has a value that is not read back")?;
            collected.entry(target).or_default().attributes.push(attribute);
        }
        Some(AuxData::FunctionMetadata | AuxData::GlobalVariableMetadata) => {
            let name = text(mx, first)?;
            let nodes: Option<Vec<MdId>> = operands.iter().map(|&id| node(mx, id)).collect();
            let nodes = nodes.ok_or("expected the ids of strings and constants")?;
            collected.entry(target).or_default().nodes.push((name, mx.ir.md_list(&nodes)));
        }
        Some(AuxData::Linkage) => set_linkage(mx, target, first)?,
        None => return Err("the set has no instruction of this number"),
    }
    Ok(())
}

/// Returns the text of an operand.
fn text(mx: &ModuleCx<'_>, id: u32) -> Result<String, &'static str> {
    let bytes = mx.string_of(id).ok_or("expected the id of an OpString as a name or value")?;
    String::from_utf8(bytes).map_err(|_| "expected a text in UTF-8")
}

/// Gives a definition the linkage whose number is a constant.
fn set_linkage(mx: &mut ModuleCx<'_>, target: AuxiliaryTarget, number: u32) -> Result<(), &'static str> {
    if mx.constant_u32(number) != Some(AVAILABLE_EXTERNALLY) {
        return Err("expected the number of a known linkage");
    }
    let symbol = match target {
        AuxiliaryTarget::Function(function) => {
            Some(mx.ir.function_mut(function)).filter(|it| it.body.is_some()).map(|it| &mut it.symbol)
        }
        AuxiliaryTarget::Variable(variable) => {
            mx.ir.global_mut(variable).filter(|it| it.initializer.is_some()).map(|it| &mut it.symbol)
        }
    };
    let symbol = symbol.ok_or("expected a definition")?;
    symbol.linkage = Linkage::AvailableExternally;
    symbol.is_dso_local = false;
    Ok(())
}

/// Adds the attributes and nodes of whose keys and kinds the target has none.
fn add(mx: &mut ModuleCx<'_>, target: AuxiliaryTarget, data: Data) {
    match target {
        AuxiliaryTarget::Function(function) => {
            mx.ir.extend_function_attributes(function, data.attributes);
            mx.ir.extend_function_attachments(function, &data.nodes);
        }
        AuxiliaryTarget::Variable(variable) => {
            mx.ir.extend_global_attributes(variable, data.attributes);
            mx.ir.extend_global_attachments(variable, &data.nodes);
        }
    }
}

fn target_of(mx: &ModuleCx<'_>, id: u32) -> Option<AuxiliaryTarget> {
    if let Some(index) = mx.view.function(id) {
        return mx.functions[index].map(AuxiliaryTarget::Function);
    }
    match mx.location(id) {
        Location::Global(value) if mx.ir.is_global_variable(value) => Some(AuxiliaryTarget::Variable(value)),
        _ => None,
    }
}

/// Returns an attribute as LLVM's assembly spells it: a flag that LLVM defines, `memory(none)`, or a key with its value.
fn attribute(mx: &mut ModuleCx<'_>, name: &str, value: &str) -> Option<Attribute> {
    match (attributes::flag_of_name(name), name) {
        (Some(flag), _) => Some(flag),
        (None, "memory(none)") => Some(attributes::memory_none()),
        (None, "memory(read)") => Some(attributes::memory_read()),
        // Other attributes that LLVM defines have values of their own.
        (None, _) if attributes::is_known(name.split(['(', '=', ' ']).next().unwrap_or(name)) => None,
        (None, _) => Some(mx.ir.string_attribute(name, value)),
    }
}

/// Returns an operand of a node: a string or a constant.
pub(super) fn node(mx: &mut ModuleCx<'_>, id: u32) -> Option<MdId> {
    if mx.op_of(id) == Some(Op::String) {
        let text = mx.string_of(id)?;
        return Some(mx.ir.md_string(&text));
    }
    let value = mx.global_value(id).ok()?;
    Some(mx.ir.md_value(value))
}
