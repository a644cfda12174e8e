//! Alias domains, scopes and lists of scopes (SPV_INTEL_memory_access_aliasing).

use crate::ir::{MdId, ValueId};
use crate::lift::cx::{FunctionCx, ModuleCx};
use crate::spirv::Op;
use crate::spirv::grammar::Decoration;

/// Returns the node of an alias domain or scope, the name of which is its last operand.
fn node(mx: &mut ModuleCx<'_>, id: u32) -> Option<MdId> {
    if let Some(&known) = mx.alias_nodes.get(&id) {
        return Some(known);
    }
    let inst = mx.view.definition(id)?;
    let (domain, name) = match (inst.op, inst.operands) {
        (Op::AliasDomainDeclINTEL, [_, name @ ..]) => (None, name.first()),
        (Op::AliasScopeDeclINTEL, [_, domain, name @ ..]) => (Some(domain_node(mx, *domain)?), name.first()),
        _ => return None,
    };
    let mut operands: Vec<MdId> = domain.into_iter().collect();
    let text = name.and_then(|&name| mx.view.definition(name)).and_then(|inst| inst.string(1));
    if let Some((text, _)) = text {
        operands.push(mx.ir.md_string(&text));
    }
    let node = mx.ir.md_self_reference(&operands);
    mx.alias_nodes.insert(id, node);
    Some(node)
}

fn domain_node(mx: &mut ModuleCx<'_>, id: u32) -> Option<MdId> {
    (mx.op_of(id) == Some(Op::AliasDomainDeclINTEL)).then(|| node(mx, id)).flatten()
}

fn scope_node(mx: &mut ModuleCx<'_>, id: u32) -> Option<MdId> {
    (mx.op_of(id) == Some(Op::AliasScopeDeclINTEL)).then(|| node(mx, id)).flatten()
}

/// Returns the list of scopes that an `OpAliasScopeListDeclINTEL` declares; `None` if one is not known, as a list without it
/// would state more.
fn list(mx: &mut ModuleCx<'_>, id: u32) -> Option<MdId> {
    if let Some(&known) = mx.alias_nodes.get(&id) {
        return Some(known);
    }
    let inst = mx.view.definition(id).filter(|inst| inst.op == Op::AliasScopeListDeclINTEL)?;
    let scopes: Option<Vec<MdId>> = inst.operands[1..].iter().map(|&scope| scope_node(mx, scope)).collect();
    let list = mx.ir.md_list(&scopes?);
    mx.alias_nodes.insert(id, list);
    Some(list)
}

/// Attaches lists of scopes to an access to memory: `!alias.scope` and `!noalias`.
pub(super) fn attach(fx: &mut FunctionCx<'_, '_>, access: ValueId, scope: Option<u32>, no_alias: Option<u32>) {
    for (kind, id) in [("alias.scope", scope), ("noalias", no_alias)] {
        if let Some(node) = id.and_then(|id| list(fx, id)) {
            let (fb, ir) = fx.builders();
            fb.attach(ir, access, kind, node);
        }
    }
}

/// Attaches the lists in the decorations of an id.
pub(in crate::lift) fn attach_decorations(fx: &mut FunctionCx<'_, '_>, id: u32, inst: ValueId) {
    let list = |decoration| fx.decoration(id, decoration).and_then(|found| found.operands.first().copied());
    let (scope, no_alias) = (list(Decoration::AliasScopeINTEL), list(Decoration::NoAliasINTEL));
    attach(fx, inst, scope, no_alias);
}
