//! Attributes, metadata and linkage of functions and global variables, preserved for a translation back to LLVM IR (the set
//! NonSemantic.AuxData). Consumers without support for the set ignore it.

use crate::error::{Warning, WarningKind};
use crate::ir::{Linkage, MdNode, MdOperand, ValueKind};
use crate::lower::cx::prelude::*;
use crate::spirv::Id;
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;
use crate::spirv::operands::{AVAILABLE_EXTERNALLY, AuxData};

/// Each attribute => `OpExtInst FunctionAttribute function name value`, each attached node => `OpExtInst
/// FunctionMetadata function name operands...`, `available_externally` => `OpExtInst Linkage function 0`, and likewise for
/// variables
///
/// No instruction of the set may refer to a function before its definition, so those about functions come last
/// (specification, section 2.4).
pub(in crate::lower) fn keep_attributes_and_metadata(mx: &mut ModuleCx<'_>) -> Result<()> {
    if !mx.options.auxiliary_data {
        return Ok(());
    }
    for global in mx.module.globals() {
        let value = global.value();
        if let Some(id) = mx.variables.globals.get(&value).copied().flatten() {
            write_all(mx, value, id, Section::Globals)?;
        }
    }
    for function in mx.module.functions().filter(|function| !function.is_intrinsic()) {
        if let Some(signature) = mx.signatures.get(&function) {
            let id = signature.outer_id();
            write_all(mx, function.value(), id, Section::Definitions)?;
            if function.linkage() == Linkage::AvailableExternally {
                // A variable of this linkage is an import, whose initializer SPIR-V does not allow.
                let linkage = mx.u32_constant(AVAILABLE_EXTERNALLY)?;
                write(mx, AuxData::Linkage, Section::Definitions, id, &[linkage.id])?;
            }
        }
    }
    Ok(())
}

fn write_all<'m>(mx: &mut ModuleCx<'m>, value: Value<'m>, id: Id, section: Section) -> Result<()> {
    let (attribute, metadata) = match section {
        Section::Globals => (AuxData::GlobalVariableAttribute, AuxData::GlobalVariableMetadata),
        _ => (AuxData::FunctionAttribute, AuxData::FunctionMetadata),
    };
    for (name, text) in value.own_attributes() {
        let mut operands = vec![mx.string(name.as_bytes())?];
        if !text.is_empty() {
            operands.push(mx.string(text.as_bytes())?);
        }
        write(mx, attribute, section, id, &operands)?;
    }
    // Decorations and debug information are lowered elsewhere.
    let is_lowered_elsewhere = |kind: &str| kind == "dbg" || kind.starts_with("spirv.");
    for (kind, node) in value.attachments().into_iter().filter(|(kind, _)| !is_lowered_elsewhere(kind)) {
        let mut operands = vec![mx.string(kind.as_bytes())?];
        match node_operands(mx, node)? {
            Some(others) => {
                operands.extend(others);
                write(mx, metadata, section, id, &operands)?;
            }
            None => {
                let message = format!("!{kind} is omitted: NonSemantic.AuxData takes strings and constants only");
                mx.warn(Warning::new(WarningKind::OmittedMetadata, message).at(value.reference()));
            }
        }
    }
    Ok(())
}

/// Returns the operands of a node; `None` if the set has no operand for one of them.
fn node_operands<'m>(mx: &mut ModuleCx<'m>, node: MdNode<'m>) -> Result<Option<Vec<Id>>> {
    let mut operands = Vec::new();
    for operand in node.operands() {
        match self::operand(mx, operand)? {
            Some(id) => operands.push(id),
            None => return Ok(None),
        }
    }
    Ok(Some(operands))
}

/// Returns the id of a string or value; `None` for other operands.
pub(super) fn operand<'m>(mx: &mut ModuleCx<'m>, operand: Option<MdOperand<'m>>) -> Result<Option<Id>> {
    match operand {
        Some(MdOperand::String(text)) => mx.string(text).map(Some),
        Some(MdOperand::Value(value)) => constant(mx, value),
        Some(MdOperand::Node(_)) | None => Ok(None),
    }
}

fn constant<'m>(mx: &mut ModuleCx<'m>, value: Value<'m>) -> Result<Option<Id>> {
    match value.kind() {
        ValueKind::Function(function) => {
            Ok(mx.signatures.get(&function).map(crate::lower::cx::module::signatures::Signature::outer_id))
        }
        ValueKind::GlobalVariable(_) => Ok(mx.variables.globals.get(&value).copied().flatten()),
        ValueKind::ConstantInt | ValueKind::ConstantFp => match mx.constant(value)?.as_slice() {
            [id] => Ok(Some(id.id)),
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

fn write(mx: &mut ModuleCx<'_>, aux: AuxData, section: Section, target: Id, operands: &[Id]) -> Result<()> {
    let (set, void) = (mx.out.ext_inst_import("NonSemantic.AuxData")?, mx.type_void()?);
    let inst = Inst::new(Op::ExtInst).id(void).id(mx.out.fresh_global()).id(set).literal(aux as u32);
    mx.out.emit(section, inst.id(target).ids(operands))
}
