//! Our own validator, for modules of kernels: linear in the size of the module, and complete to its end.
//!
//! [`check`] reports every violation, not only the first. The rules are those of the specification's universal rules for
//! kernels and of the extensions in the grammar; rules of graphics shaders are not among them. Each family of rules is one
//! file, with the signature `fn(&Cx, &Instruction, &mut Findings)`; `families` chooses it by the opcode.
//!
//! | file | rules |
//! |---|---|
//! | `layout` | the order of instructions |
//! | `form` | the words of an instruction, and the capabilities, extensions and version that it requires |
//! | `ids` | definitions and uses |
//! | `flow` | blocks, branches, phis, dominance |
//! | the others | the instructions of one chapter, see `families` |

mod annotations;
mod arithmetic;
mod atomics;
mod barriers;
mod bits;
mod composites;
mod constants;
mod conversions;
mod cx;
mod debug;
mod debug_info;
mod enqueue;
mod extended;
mod extensions;
mod families;
mod flow;
mod form;
mod found;
mod functions;
mod groups;
mod ids;
mod images;
mod layout;
mod memory;
mod modes;
mod pipes;
mod relational;
mod shapes;
mod scopes;
mod signatures;
mod switches;
#[cfg(all(test, feature = "validate"))]
mod tests;
mod types;

use std::ops::Range;

use cx::Cx;
use flow::Body;
use form::Form;
use found::{Finding, Findings};
use ids::{Ids, Place};

use super::Violation;
use crate::spirv::View;
use crate::spirv::grammar::Op;
use crate::spirv::module::MAX_BOUND;
use crate::spirv::view::{Function, Instruction};

/// The maximum number of violations that are reported.
const MAX_VIOLATIONS: usize = 100;

/// Checks a module, and returns its violations in the order of the module, at most 100.
pub fn check(words: &[u32]) -> Vec<Violation> {
    let view = match View::parse(words) {
        Ok(view) => view,
        Err(error) => {
            return vec![Violation::of_module(error.message().to_owned())];
        }
    };
    check_view(&view)
}

/// Checks a parsed module as [`check`] does.
pub fn check_view(view: &View<'_>) -> Vec<Violation> {
    if view.bound() > MAX_BOUND {
        let rule = format!("the bound of ids is {}; the limit is {MAX_BOUND}", view.bound());
        return vec![Violation::of_module(rule)];
    }
    let mut list = findings(view).into_list();
    list.sort_by_key(|finding| finding.offset);
    let rule = |Finding { rule, section, .. }: Finding| format!("{rule} ({section})");
    list.into_iter().map(|finding| Violation::at(view, finding.offset, rule(finding))).collect()
}

fn findings(view: &View<'_>) -> Findings {
    let cx = Cx::new(view);
    let mut found = Findings::new(MAX_VIOLATIONS);
    layout::check(&cx, &mut found);
    let mut pass = Pass::default();
    for inst in view.preamble() {
        pass.instruction(&cx, &inst, None, &mut found);
    }
    families::module(&cx, &mut found);
    let mut end = view.functions().first().map_or(view.words().len(), |function| function.words.start);
    for (index, function) in view.functions().iter().enumerate() {
        if found.is_full() {
            break;
        }
        pass.between(&cx, end..function.words.start, &mut found);
        pass.function(&cx, index, function, &mut found);
        end = function.words.end;
    }
    pass.between(&cx, end..view.words().len(), &mut found);
    found
}

/// The check of one instruction after the other.
#[derive(Debug, Default)]
struct Pass {
    form: Form,
    ids: Ids,
}

impl Pass {
    fn function(&mut self, cx: &Cx<'_, '_>, index: usize, function: &Function, found: &mut Findings) {
        let body = Body::new(cx, index, function);
        let mut block = function.words.start;
        for inst in cx.view.instructions_in(function.words.clone()) {
            if inst.op == Op::Label {
                block = inst.offset;
            }
            self.instruction(cx, &inst, Some(Place { body: &body, block }), found);
        }
        body.check(cx, function, found);
        families::function(cx, function, &body, found);
    }

    /// Checks the non-semantic instructions between functions.
    fn between(&mut self, cx: &Cx<'_, '_>, words: Range<usize>, found: &mut Findings) {
        for inst in cx.view.instructions_in(words) {
            self.instruction(cx, &inst, None, found);
        }
    }

    fn instruction(&mut self, cx: &Cx<'_, '_>, inst: &Instruction<'_>, place: Option<Place<'_>>, found: &mut Findings) {
        let is_formed = self.form.check(cx, inst, &mut self.ids, found);
        ids::result(cx, inst, found);
        // Rules about types and values have no meaning for ids that are something else.
        if is_formed && ids::uses(cx, inst, &self.ids, place, found) {
            families::instruction(cx, inst, found);
        }
    }
}
