//! The first use of a declaration in a function, as the location for messages.

use rustc_hash::FxHashSet;

use crate::spirv::grammar::Op;
use crate::spirv::view::{Function, Instruction};
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

/// Returns the first instruction of each function that is at one of `offsets`, or uses a declaration at one of them,
/// directly or through other declarations; without such a function, the declarations.
pub(super) fn in_each_function(view: &View<'_>, offsets: &[usize]) -> Vec<usize> {
    let is_meant = |inst: &Instruction<'_>| offsets.binary_search(&inst.offset).is_ok();
    let mut depends = FxHashSet::default();
    for inst in view.preamble() {
        match inst.result() {
            Some(id) if is_meant(&inst) || uses(&inst, &depends) => _ = depends.insert(id),
            // A decoration or an execution mode concerns its target.
            None if is_meant(&inst) => {
                let target = operands::ids(*inst).into_iter().map(|position| inst.operands[position]).next();
                depends.extend(target);
            }
            Some(_) | None => {}
        }
    }
    let concerns = |inst: &Instruction<'_>| {
        is_meant(inst) || uses(inst, &depends) || inst.result().is_some_and(|id| depends.contains(&id))
    };
    let is_head = |inst: &Instruction<'_>| matches!(inst.op, Op::Function | Op::FunctionParameter);
    let in_function = |function: &Function| {
        let mut all = view.instructions_in(function.words.clone());
        let mut head = None;
        let body = all.find(|inst| {
            let found = concerns(inst);
            if found && is_head(inst) && head.is_none() {
                head = Some(inst.offset);
            }
            found && !is_head(inst)
        });
        body.map(|inst| inst.offset).or(head)
    };
    let found: Vec<usize> = view.functions().iter().filter_map(in_function).collect();
    if found.is_empty() { offsets.to_vec() } else { found }
}

fn uses(inst: &Instruction<'_>, ids: &FxHashSet<u32>) -> bool {
    operands::ids(**inst).into_iter().any(|position| ids.contains(&inst.operands[position]))
}
