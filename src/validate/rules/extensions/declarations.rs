//! Declarations of alias scopes, of what is conditional, and of composites in several instructions.

use rustc_hash::FxHashSet;

use crate::spirv::grammar::{Capability, Decoration, Op};
use crate::spirv::inst::CONTINUED;
use crate::spirv::view::{Function, Instruction, Type};
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::Operation;
use crate::validate::violation::Violations;

const ALIASING: &str = "SPV_INTEL_memory_access_aliasing";
const VARIANTS: &str = "SPV_INTEL_function_variants";
const LONG: &str = "SPV_INTEL_long_composites";

pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    match (it.op, it.operands) {
        (Op::AliasDomainDeclINTEL, names) => names_of(cx, it, names, found),
        (Op::AliasScopeDeclINTEL, &[domain, ref names @ ..]) => {
            it.require(cx.op(domain) == Some(Op::AliasDomainDeclINTEL), found, || {
                format!("{} is no OpAliasDomainDeclINTEL", cx.name(domain))
            });
            names_of(cx, it, names, found);
        }
        (Op::AliasScopeListDeclINTEL, scopes) => {
            for &scope in scopes {
                it.require(cx.op(scope) == Some(Op::AliasScopeDeclINTEL), found, || {
                    format!("{} is no OpAliasScopeDeclINTEL", cx.name(scope))
                });
            }
        }
        _ => {}
    }
}

fn names_of(cx: &Cx<'_, '_>, it: &Operation<'_>, names: &[u32], found: &mut Violations) {
    for &name in names {
        it.require(cx.op(name) == Some(Op::String), found, || format!("{} is no OpString", cx.name(name)));
    }
}

/// Checks the decorations and conditional declarations of a module.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    let has_aliases = cx.has(Capability::MemoryAccessAliasingINTEL);
    let has_conditions = cx.has(Capability::SpecConditionalINTEL);
    let is_long = cx.has(Capability::LongCompositesINTEL);
    if !(has_aliases || has_conditions || is_long) {
        return;
    }
    let mut conditional = FxHashSet::default();
    let mut last = None;
    for inst in cx.view.preamble() {
        match (inst.op, inst.operands) {
            (Op::Decorate | Op::DecorateId, &[target, decoration, operand, ..]) => match Decoration(decoration) {
                Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL => aliasing(cx, &inst, target, operand, found),
                Decoration::ConditionalINTEL => {
                    condition(cx, &inst, operand, found);
                    found.require(conditional.insert(target), &inst, VARIANTS, || {
                        format!("{} has two conditions", cx.name(target))
                    });
                    found.require(may_be_conditional(cx, target), &inst, VARIANTS, || {
                        format!("{} must not be conditional", cx.name(target))
                    });
                }
                _ => {}
            },
            (
                Op::ConditionalExtensionINTEL | Op::ConditionalCapabilityINTEL | Op::ConditionalEntryPointINTEL,
                &[value, ..],
            ) => condition(cx, &inst, value, found),
            _ => {}
        }
        continuation(&inst, last, found);
        last = Some(inst.op);
    }
}

/// Checks the constructed composites of a function that are in several instructions.
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
    if !cx.has(Capability::LongCompositesINTEL) {
        return;
    }
    let mut last = None;
    for inst in cx.view.instructions_in(function.words.clone()) {
        continuation(&inst, last, found);
        last = Some(inst.op);
    }
}

/// Checks a decoration with a list of alias scopes.
fn aliasing(cx: &Cx<'_, '_>, inst: &Instruction<'_>, target: u32, list: u32, found: &mut Violations) {
    found.require(cx.op(list) == Some(Op::AliasScopeListDeclINTEL), inst, ALIASING, || {
        format!("{} is no OpAliasScopeListDeclINTEL", cx.name(list))
    });
    let is_access = cx.op(target).is_some_and(|op| op == Op::FunctionCall || is_atomic(op));
    found.tolerate(is_access, inst, ALIASING, || {
        "the decoration is for OpFunctionCall and atomic instructions only".to_owned()
    });
}

fn is_atomic(op: Op) -> bool {
    use crate::spirv::grammar::{Class, op_row};
    op_row(op).is_some_and(|row| row.class == Class::Atomic)
}

/// Checks that a condition is a Boolean constant.
fn condition(cx: &Cx<'_, '_>, inst: &Instruction<'_>, value: u32, found: &mut Violations) {
    let is_condition = cx.is_constant(value) && matches!(cx.type_of(value), Some(Type::Bool));
    found.require(is_condition, inst, VARIANTS, || {
        format!("the condition {} must be a Boolean constant", cx.name(value))
    });
}

/// Returns `true` for what a condition may remove.
fn may_be_conditional(cx: &Cx<'_, '_>, target: u32) -> bool {
    let is_call = |op| matches!(op, Op::FunctionCall | Op::FunctionPointerCallINTEL | Op::ExtInst | Op::Function);
    let is_outside = cx.view.function_of(target).is_none();
    cx.op(target).is_none_or(|op| is_outside || is_call(op))
}

/// Checks that an instruction that continues another follows it, and has operands (SPV_INTEL_long_composites, Validation
/// Rules, and the word counts of its instructions: "2 + variable").
fn continuation(inst: &Instruction<'_>, last: Option<Op>, found: &mut Violations) {
    let Some((continued, _)) = CONTINUED.iter().find(|(_, next)| *next == inst.op) else { return };
    found.require(last == Some(*continued) || last == Some(inst.op), inst, LONG, || {
        format!("{} must follow {continued} or {}", inst.op, inst.op)
    });
    found.require(!inst.operands.is_empty(), inst, LONG, || format!("{} must have an operand", inst.op));
}
