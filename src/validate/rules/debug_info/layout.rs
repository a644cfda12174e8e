//! The positions of instructions of debug information and of other non-semantic sets.

use super::{Cx, Extended, Violations, extended};
use crate::spirv::grammar::Dbg;
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Function, Instruction};
use crate::validate::function_body::Body;

const SHADER: &str = "NonSemantic.Shader.DebugInfo";

/// Returns `true` for an instruction that may stand anywhere in a function: that of a set of debug information which
/// is not non-semantic.
pub(in crate::validate::rules) fn may_stand_anywhere(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
    extended(cx, inst)
        .is_some_and(|extended| matches!(extended.set, ExtendedSet::DebugInfo | ExtendedSet::OldDebugInfo))
}

/// Returns `true` for instructions that stand in functions; the others stand before them.
fn is_local(extended: Extended<'_>) -> bool {
    match extended.number {
        Dbg::Scope | Dbg::NoScope | Dbg::Declare | Dbg::Value => true,
        Dbg::Line | Dbg::NoLine | Dbg::FunctionDefinition => extended.set.is_non_semantic(),
        _ => false,
    }
}

/// Checks that an instruction is in a function, or before all functions, as its set requires.
pub(super) fn check(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    extended: Extended<'_>,
    document: &'static str,
    found: &mut Violations,
) {
    let is_inside = inst.result().and_then(|id| cx.view.function_of(id)).is_some();
    let is_before = cx.view.functions().first().is_none_or(|first| inst.offset < first.words.start);
    match is_local(extended) {
        true => found.tolerate(is_inside, inst, document, || "the instruction must be in a function".to_owned()),
        false => found.tolerate(is_before, inst, document, || {
            "the instruction must be after the types, constants and variables, and before the functions".to_owned()
        }),
    }
}

/// Checks that each `DebugSourceContinued` follows the text that it continues.
pub(in crate::validate::rules) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    let mut last = None;
    for inst in cx.view.preamble() {
        let this = extended(cx, &inst);
        if let Some(Extended { set: ExtendedSet::ShaderDebugInfo(_), number: Dbg::SourceContinued, .. }) = this {
            let has_text = last.is_some_and(|(set, number, count)| {
                inst.operands.get(2) == Some(&set)
                    && (number == Dbg::SourceContinued || number == Dbg::Source && count > 1)
            });
            found.tolerate(has_text, &inst, SHADER, || {
                "DebugSourceContinued must follow a DebugSource with a text, or another DebugSourceContinued".to_owned()
            });
        }
        last = this.and_then(|this| Some((*inst.operands.get(2)?, this.number, this.operands.len())));
    }
}

/// Checks that a function has one `DebugFunctionDefinition` at most, in its first block.
pub(in crate::validate::rules) fn function(cx: &Cx<'_, '_>, function: &Function, body: &Body, found: &mut Violations) {
    if !cx.view.extended_sets().has_shader_debug_info() {
        return;
    }
    let mut is_defined = false;
    for inst in cx.view.instructions_in(function.words.clone()) {
        let Some(Extended { set: ExtendedSet::ShaderDebugInfo(_), number: Dbg::FunctionDefinition, .. }) =
            extended(cx, &inst)
        else {
            continue;
        };
        found.tolerate(body.is_in_first_block(inst.offset), &inst, SHADER, || {
            "DebugFunctionDefinition must be in the first block of the function".to_owned()
        });
        found.tolerate(!is_defined, &inst, SHADER, || {
            "a function must have at most one DebugFunctionDefinition".to_owned()
        });
        is_defined = true;
    }
}
