//! Control flow: blocks, their order, branches, phis and dominance (specification, sections 2.2.5, 2.4 and 2.16.1).

use rustc_hash::FxHashSet;

use super::cx::Cx;
use super::debug_info;
use crate::spirv::grammar::{Op, StorageClass, Version};
use crate::spirv::view::{Block, Function, Instruction, Type};
use crate::validate::function_body::Body;
use crate::validate::violation::Violations;

const BLOCKS: &str = "2.2.5";

impl Body {
    /// Checks the blocks of the function.
    pub(super) fn check(&self, cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
        self.parameters(cx, function, found);
        let mut merge_blocks = FxHashSet::default();
        for (index, block) in self.blocks.iter().enumerate() {
            self.block_order(cx, index, found);
            self.instructions(cx, function, index, block, &mut merge_blocks, found);
        }
    }

    /// Checks that nothing but parameters and lines is before the first label.
    fn parameters(&self, cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
        for inst in cx.view.instructions_in(function.head.clone()).skip_while(|inst| inst.op != Op::Function).skip(1) {
            let is_head = matches!(inst.op, Op::FunctionParameter | Op::Line | Op::NoLine | Op::FunctionEnd);
            let is_debug = debug_info::may_stand_anywhere(cx, &inst);
            found.require(is_head || is_debug, &inst, BLOCKS, || format!("{} must be in a block", inst.op));
        }
    }

    /// Checks that a block comes after its immediate dominator.
    fn block_order(&self, cx: &Cx<'_, '_>, index: usize, found: &mut Violations) {
        if index == 0 {
            if let Some(label) = cx.definition(self.blocks[0].label)
                && !self.predecessors.successors(0).is_empty()
            {
                found.add(&label, BLOCKS, "the first block of a function must not be the target of a branch");
            }
            return;
        }
        if let Some(dominator) = self.dominators.immediate(index)
            && dominator > index
            && let Some(label) = cx.definition(self.blocks[index].label)
        {
            found.add(&label, "2.16.1", "a block must come after the block that dominates it");
        }
    }

    /// Checks the instructions of a block; `merge_blocks` are the merge blocks of headers so far.
    fn instructions(
        &self,
        cx: &Cx<'_, '_>,
        function: &Function,
        index: usize,
        block: &Block,
        merge_blocks: &mut FxHashSet<u32>,
        found: &mut Violations,
    ) {
        let mut is_ended = false;
        let (mut phis, mut variables) = (true, index == 0);
        let mut last: Option<Instruction<'_>> = None;
        // Sorted when the first phi needs them.
        let mut predecessors = None;
        for inst in cx.view.instructions_in(block.words.clone()) {
            if matches!(inst.op, Op::Line | Op::NoLine) || debug_info::may_stand_anywhere(cx, &inst) {
                let is_after_merge = last.is_some_and(|last| is_merge(last.op));
                found.require(!is_after_merge, &inst, "2.16.1", || {
                    format!("{} must not be between a merge instruction and its branch", inst.op)
                });
                continue;
            }
            if is_ended {
                let message = format!("{} must be in a block, before the instruction that ends it", inst.op);
                // A hint about the loop of the block.
                found.add_if(inst.op != Op::LoopMerge, &inst, BLOCKS, message);
                if inst.op == Op::LoopMerge {
                    continue;
                }
            }
            match inst.op {
                Op::Phi => {
                    found.require(index > 0, &inst, "OpPhi", || "an OpPhi must not be in the first block".to_owned());
                    found.tolerate(phis, &inst, "OpPhi", || {
                        "an OpPhi must come before all other instructions of its block".to_owned()
                    });
                    let labels = predecessors.get_or_insert_with(|| self.predecessor_labels(index));
                    phi(cx, &inst, labels, found);
                }
                Op::Variable | Op::UntypedVariableKHR => {
                    found.tolerate(variables, &inst, BLOCKS, || {
                        "the variables of a function must come first in its first block".to_owned()
                    });
                    let is_local = inst.operands.get(2) == Some(&StorageClass::Function.0);
                    found.require(is_local, &inst, "OpVariable", || {
                        "a variable in a function must have the storage class Function".to_owned()
                    });
                    phis = false;
                }
                Op::FunctionParameter => {
                    found.add(&inst, BLOCKS, "a parameter must come before the first block");
                }
                _ => {
                    (phis, variables) = (false, false);
                    self.loop_control(index, &inst, found);
                    if inst.op.is_terminator() {
                        is_ended = true;
                        self.terminator(cx, function, &inst, found);
                    }
                    merge(block.label, last.as_ref(), &inst, found);
                    merge_block(&inst, merge_blocks, found);
                }
            }
            last = Some(inst);
        }
        if !is_ended && let Some(label) = cx.definition(block.label) {
            found.add(&label, BLOCKS, "the block does not end with a branch or another instruction that ends it");
        }
    }

    /// Returns the labels of the predecessors of a block, sorted, each once.
    fn predecessor_labels(&self, index: usize) -> Vec<u32> {
        let labels = self.predecessors.successors(index).iter().map(|&block| self.blocks[block].label);
        let mut labels: Vec<u32> = labels.collect();
        labels.sort_unstable();
        labels.dedup();
        labels
    }

    /// Checks that an `OpLoopControlINTEL` is in the header of a loop.
    fn loop_control(&self, index: usize, inst: &Instruction<'_>, found: &mut Violations) {
        if inst.op == Op::LoopControlINTEL {
            found.require(self.is_header(index), inst, "SPV_INTEL_unstructured_loop_controls", || {
                "OpLoopControlINTEL must be in a block that a back edge leads to".to_owned()
            });
        }
    }

    /// Returns `true` for a block that dominates one of its predecessors.
    fn is_header(&self, index: usize) -> bool {
        self.predecessors.successors(index).iter().any(|&block| self.dominators.dominates(index, block))
    }

    /// Checks the operands of the instruction that ends a block. `switches` has the rules about `OpSwitch`.
    fn terminator(&self, cx: &Cx<'_, '_>, function: &Function, inst: &Instruction<'_>, found: &mut Violations) {
        let is_void = matches!(cx.ty(function.result_type), Some(Type::Void));
        match (inst.op, inst.operands) {
            (Op::Return, _) => found.require(is_void, inst, "OpReturn", || "the function must return void".to_owned()),
            (Op::ReturnValue, &[value, ..]) if cx.type_id(value) != Some(function.result_type) || is_void => {
                let is_relied_on = is_void || !cx.fits_in_llvm(value, function.result_type);
                let message = format!("{} does not have the return type of the function", cx.name(value));
                found.add_if(is_relied_on, inst, "OpReturnValue", message);
            }
            (Op::BranchConditional, &[condition, yes, no, ref weights @ ..]) => {
                let differ = yes != no || cx.version() < Version::V1_6;
                found.tolerate(differ, inst, "OpBranchConditional", || {
                    "from SPIR-V 1.6 on, the two labels must differ".to_owned()
                });
                let is_bool = matches!(cx.type_of(condition), Some(Type::Bool));
                found.require(is_bool, inst, "OpBranchConditional", || {
                    "the condition must be a Boolean scalar".to_owned()
                });
                let are_weights = match weights {
                    [] => true,
                    &[yes, no] => yes.checked_add(no).is_some_and(|sum| sum > 0),
                    _ => false,
                };
                found.require(are_weights, inst, "OpBranchConditional", || {
                    "there must be no weights, or two whose sum is neither 0 nor too large for 32 bits".to_owned()
                });
            }
            _ => {}
        }
    }
}

/// Checks that a phi has a value of its type for each of the sorted labels of the predecessors. It may be an image or a
/// sampler, against section 2.16.1: LLVM merges uses of different images, translators write such phis, and consumers accept
/// them.
fn phi(cx: &Cx<'_, '_>, inst: &Instruction<'_>, expected: &[u32], found: &mut Violations) {
    let (&[ty, _, ref pairs @ ..], section) = (inst.operands, "OpPhi") else { return };
    let mut parents: Vec<(u32, u32)> =
        pairs.as_chunks::<2>().0.iter().map(|&[value, parent]| (parent, value)).collect();
    for value in pairs.iter().step_by(2) {
        // That a function is no value is another message.
        if cx.type_id(*value) != Some(ty) && cx.op(*value) != Some(Op::Function) {
            let is_relied_on = !cx.fits_in_llvm(*value, ty);
            found.add_if(is_relied_on, inst, section, format!("{} does not have the result type", cx.name(*value)));
        }
    }
    parents.sort_unstable();
    let count = parents.len();
    parents.dedup();
    found.tolerate(parents.len() == count, inst, section, || "a parent occurs twice".to_owned());
    let differ = parents.windows(2).all(|pair| pair[0].0 != pair[1].0);
    found.require(differ, inst, section, || "a parent occurs twice, with different values".to_owned());
    found.require(parents.iter().map(|(parent, _)| parent).eq(expected) || !differ, inst, section, || {
        "the parents must be the predecessors of the block, each once".to_owned()
    });
}

/// Checks that a merge instruction, if `last` is one, stands before a branch of the right kind.
fn merge(label: u32, last: Option<&Instruction<'_>>, next: &Instruction<'_>, found: &mut Violations) {
    let Some(last) = last else { return };
    let branches: &[Op] = match last.op {
        Op::LoopMerge | Op::LoopControlINTEL => &[Op::Branch, Op::BranchConditional],
        Op::SelectionMerge => &[Op::BranchConditional, Op::Switch],
        _ => return,
    };
    found.require(branches.contains(&next.op), last, "2.16.1", || {
        let names: Vec<_> = branches.iter().map(Op::to_string).collect();
        format!("{} must be directly before {}", last.op, names.join(" or "))
    });
    let own = match last.operands {
        [merge, next, ..] if last.op == Op::LoopMerge => merge == next || *merge == label,
        [merge, ..] if last.op == Op::SelectionMerge => *merge == label,
        _ => false,
    };
    found.tolerate(!own, last, "2.11.1", || "a block, its merge block and its continue target must differ".to_owned());
}

/// Checks that the merge block of a merge instruction is not that of another header, and records it in `merge_blocks`.
fn merge_block(inst: &Instruction<'_>, merge_blocks: &mut FxHashSet<u32>, found: &mut Violations) {
    let is_repeated = is_merge(inst.op) && inst.operands.first().is_some_and(|&id| !merge_blocks.insert(id));
    found
        .tolerate(!is_repeated, inst, "2.11.1", || "the block is the merge block of another header as well".to_owned());
}

/// Returns `true` for `OpLoopMerge` and `OpSelectionMerge`.
fn is_merge(op: Op) -> bool {
    matches!(op, Op::LoopMerge | Op::SelectionMerge)
}
