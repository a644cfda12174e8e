//! The first use of a declaration in a function, as the location for messages.

use rustc_hash::FxHashSet;

use crate::spirv::grammar::Op;
use crate::spirv::view::Instruction;
use crate::spirv::{View, operands};

/// Returns the offset of the first instruction in a function that uses the declaration at `offset`, directly or through
/// other declarations; `offset` itself if there is none.
pub(super) fn offset(view: &View<'_>, offset: usize) -> usize {
    if offset >= view.preamble_end() {
        return offset;
    }
    let mut depends = FxHashSet::default();
    for inst in view.instructions_in(offset..view.preamble_end()) {
        if let Some(id) = inst.result()
            && (inst.offset == offset || uses(&inst, &depends))
        {
            depends.insert(id);
        }
    }
    // The types of functions and parameters follow from their uses, which are more helpful in a message.
    let is_head = |inst: &Instruction<'_>| matches!(inst.op, Op::Function | Op::FunctionParameter);
    let used = view.bodies().find(|inst| !is_head(inst) && uses(inst, &depends));
    used.or_else(|| view.bodies().find(|inst| uses(inst, &depends))).map_or(offset, |inst| inst.offset)
}

fn uses(inst: &Instruction<'_>, ids: &FxHashSet<u32>) -> bool {
    operands::ids(**inst).into_iter().any(|position| ids.contains(&inst.operands[position]))
}
