//! Variables of the source, local and global, with their memory or their value.

use super::operands::{DebugInst, Fields};
use super::{scopes, types};
use crate::ir::{MdField as F, MdKind};
use crate::lift::cx::ModuleCx;
use crate::lift::cx::debug::DebugNode;
use crate::map::dwarf::{self, op};
use crate::spirv::Op;
use crate::spirv::grammar::debug_info_flags as flag;
use crate::spirv::view::is_variable;

/// `DebugLocalVariable` => `DILocalVariable`
pub(super) fn local(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let ty = types::object_type(mx, inst, "Type");
    let fields = Fields::default()
        .number(F::Argument, mx.argument_number(inst))
        .link(F::Scope, mx.parent_of(inst))
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.debug_number(inst, "Line"))
        .link(F::Type, Some(ty))
        .number(F::Flags, dwarf::flag_bits(mx.debug_number(inst, "Flags")));
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// `DebugGlobalVariable` => `DIGlobalVariable`, and `DIGlobalVariableExpression` of a definition
pub(super) fn global(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let [name, linkage_name] = ["Name", "Linkage Name"].map(|operand| mx.debug_text(inst, operand));
    let ty = types::known_type(mx, inst, "Type");
    let scope = mx.scope_node(inst.word("Parent"));
    let flags = mx.debug_number(inst, "Flags");
    let is_definition = flags & flag::FlagIsDefinition != 0;
    let declaration = mx.node_of_kind(inst.word("Static Member Declaration"), MdKind::DerivedType);
    let fields = Fields::default()
        .link(F::Scope, scope)
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.debug_number(inst, "Line"))
        .link(F::Type, Some(ty))
        .number(F::IsLocal, u64::from(flags & flag::FlagIsLocal != 0))
        .number(F::IsDefinition, u64::from(is_definition))
        .link(F::Declaration, declaration);
    let fields = fields.text(mx, F::Name, &name);
    fields.text(mx, F::LinkageName, &linkage_name).define(mx, node, is_definition);
    if is_definition {
        describe(mx, inst, node);
    }
}

/// Connects a global variable with its memory or its value.
fn describe(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let variable = inst.word("Variable");
    let own = mx.node_of_kind(variable, MdKind::Expression);
    let expression = match own {
        Some(own) => own,
        None => {
            let words = variable.map_or_else(Vec::new, |id| value(mx, id));
            mx.ir.md_expression(&words)
        }
    };
    let fields = Fields::default().link(F::Variable, Some(node.id)).link(F::Expression, Some(expression));
    let described = fields.node(mx, MdKind::GlobalVariableExpression);
    let unit = scopes::unit_of(mx, inst);
    mx.debug.lists.entry(unit).or_default().globals.push(described);
    let memory = variable.filter(|id| mx.op_of(*id).is_some_and(is_variable));
    if let Some(memory) = memory.and_then(|id| mx.global_value(id).ok()) {
        mx.ir.attach_to_global(memory, "dbg", described);
    }
}

/// Returns the operations that give the value of a constant.
fn value(mx: &ModuleCx<'_>, id: u32) -> Vec<u64> {
    match mx.constant(id).filter(|_| mx.op_of(id) == Some(Op::Constant)) {
        Some(value) => vec![op::CONSTU, value, op::STACK_VALUE],
        None => Vec::new(),
    }
}
