//! `!spirv.NonSemantic`: instructions of non-semantic sets that are not lowered otherwise, which a translation from SPIR-V
//! has kept.

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind};
use crate::ir::{MdId, MdNode, MdOperand};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::auxiliary;
use crate::map::module_metadata;
use crate::spirv::Id;
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

/// `!{!"set", i32 number, operands...}` => `OpExtInst set number operands`, after all functions, whose ids it may have
pub(in crate::lower) fn lower_kept_instructions(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut ids = FxHashMap::default();
    for node in mx.module.named_metadata(module_metadata::NON_SEMANTIC) {
        let id = lower(mx, node, &ids).map_err(|error| error.at("!spirv.NonSemantic"))?;
        ids.insert(node.id(), id);
    }
    Ok(())
}

fn lower<'m>(mx: &mut ModuleCx<'m>, node: MdNode<'m>, ids: &FxHashMap<MdId, Id>) -> Result<Id> {
    let name = node.string(0).and_then(|name| std::str::from_utf8(name).ok());
    let number = node.int(1).and_then(|number| u32::try_from(number).ok());
    let (Some(name), Some(number)) = (name.filter(|name| name.starts_with("NonSemantic.")), number) else {
        return Err(invalid_module("expected the name of a non-semantic set and a number"));
    };
    let mut operands = Vec::new();
    for operand in node.operands().skip(2) {
        let id = match operand {
            Some(MdOperand::Node(node)) => ids.get(&node.id()).copied(),
            operand => auxiliary::operand(mx, operand)?,
        };
        operands
            .push(id.ok_or_else(|| invalid_module("expected a string, a constant, a function or an earlier node"))?);
    }
    let (set, void) = (mx.out.ext_inst_import(name)?, mx.type_void()?);
    let id = mx.out.fresh_global();
    let inst = Inst::new(Op::ExtInst).id(void).id(id).id(set).literal(number);
    mx.out.emit(Section::Definitions, inst.ids(&operands))?;
    Ok(id)
}

fn invalid_module(message: &str) -> Error {
    Error::new(ErrorKind::InvalidModule, message)
}
