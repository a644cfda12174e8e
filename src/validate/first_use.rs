//! The uses of declarations in functions, as the locations for messages.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::spirv::grammar::Op;
use crate::spirv::text::assembly;
use crate::spirv::view::{Function, Instruction};
use crate::spirv::{View, operands};

/// An instruction that needs a declaration, by itself or through a type, a decoration or another instruction outside of
/// functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct User {
    /// The offset of the instruction.
    pub offset: usize,
    /// The offset of what needs the declaration: the instruction itself, or a type, a decoration or the like.
    pub cause: usize,
}

impl User {
    /// Returns the text of what needs the declaration, if it is not the instruction itself.
    pub(crate) fn cause_text(self, view: &View<'_>) -> Option<String> {
        let cause = view.instructions_in(self.cause..view.words().len()).next();
        cause.filter(|_| self.cause != self.offset).map(|inst| assembly::instruction_start(view, &inst))
    }
}

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
/// directly or through other declarations; without such a function, the declarations. Each comes with the one of `offsets`
/// that it is found by.
pub(super) fn in_each_function(view: &View<'_>, offsets: &[usize]) -> Vec<User> {
    let is_meant = |inst: &Instruction<'_>| offsets.binary_search(&inst.offset).is_ok();
    // The declarations by id, each with the one of `offsets` that it depends on.
    let mut causes: FxHashMap<u32, usize> = FxHashMap::default();
    for inst in view.preamble() {
        match inst.result() {
            Some(id) if is_meant(&inst) => _ = causes.insert(id, inst.offset),
            Some(id) => {
                let cause = cause_of_operands(&inst, &causes);
                causes.extend(cause.map(|cause| (id, cause)));
            }
            // A decoration or an execution mode concerns its target.
            None if is_meant(&inst) => {
                let target = operands::ids(*inst).into_iter().map(|position| inst.operands[position]).next();
                if let Some(target) = target {
                    causes.entry(target).or_insert(inst.offset);
                }
            }
            None => {}
        }
    }
    let cause_of = |inst: &Instruction<'_>| match is_meant(inst) {
        true => Some(inst.offset),
        false => {
            let own = inst.result().and_then(|id| causes.get(&id).copied());
            own.or_else(|| cause_of_operands(inst, &causes))
        }
    };
    let is_head = |inst: &Instruction<'_>| matches!(inst.op, Op::Function | Op::FunctionParameter);
    let in_function = |function: &Function| {
        let all = view.instructions_in(function.words.clone());
        let mut head = None;
        for (inst, cause) in all.filter_map(|inst| Some((inst, cause_of(&inst)?))) {
            let user = User { offset: inst.offset, cause };
            if !is_head(&inst) {
                return Some(user);
            }
            head.get_or_insert(user);
        }
        head
    };
    let found: Vec<User> = view.functions().iter().filter_map(in_function).collect();
    match found.is_empty() {
        true => offsets.iter().map(|&offset| User { offset, cause: offset }).collect(),
        false => found,
    }
}

/// Returns the cause of the first operand that has one.
fn cause_of_operands(inst: &Instruction<'_>, causes: &FxHashMap<u32, usize>) -> Option<usize> {
    operands::ids(**inst).into_iter().find_map(|position| causes.get(&inst.operands[position]).copied())
}

fn uses(inst: &Instruction<'_>, ids: &FxHashSet<u32>) -> bool {
    operands::ids(**inst).into_iter().any(|position| ids.contains(&inst.operands[position]))
}
