//! Control flow: blocks, their order, branches, phis and dominance (specification, sections 2.2.5, 2.4 and 2.16.1).

use super::cx::Cx;
use super::found::Findings;
use crate::graph::Dominators;
use crate::spirv::grammar::Op;
use crate::spirv::view::{Block, Function, Instruction, Type};

const BLOCKS: &str = "2.2.5";
const DOMINANCE: &str = "2.16.1";

/// The body of a function.
#[derive(Debug)]
pub(super) struct Body {
    /// The index of the function.
    pub(super) index: usize,
    blocks: Vec<Block>,
    dominators: Dominators,
    /// The predecessors of each block, in the order of the module; one for each edge.
    predecessors: crate::graph::Digraph,
}

impl Body {
    pub(super) fn new(cx: &Cx<'_, '_>, index: usize, function: &Function) -> Self {
        let flow = cx.view.control_flow(function);
        let dominators = Dominators::new(&flow.graph, 0);
        Self { index, predecessors: flow.graph.reversed(), blocks: flow.blocks, dominators }
    }

    /// Returns the index of the block with the instruction at an offset; `None` for parameters.
    fn block_at(&self, offset: usize) -> Option<usize> {
        // The words of a block start after its label.
        self.blocks.partition_point(|block| block.words.start <= offset + 2).checked_sub(1)
    }

    /// Returns the index of the block with a label.
    fn block(&self, cx: &Cx<'_, '_>, label: u32) -> Option<usize> {
        let offset = cx.view.definition_offset(label)?;
        let index = self.blocks.partition_point(|block| block.words.start < offset + 2);
        self.blocks.get(index).filter(|block| block.label == label).map(|_| index)
    }

    fn is_reachable(&self, block: usize) -> bool {
        self.dominators.is_reached(block)
    }

    /// Checks that the definition at `offset` is available where an instruction uses it: what is used in a block that can
    /// be reached is defined before it in the same block, or in one that dominates it.
    pub(super) fn use_of(
        &self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        at: usize,
        offset: usize,
        may_be_later: bool,
        found: &mut Findings,
    ) {
        if cx.op(inst.operands[at]) == Some(Op::Label) {
            return;
        }
        let Some(from) = self.block_at(offset) else { return };
        let to = match inst.op {
            Op::Phi => match inst.operands.get(at + 1).and_then(|&parent| self.block(cx, parent)) {
                Some(parent) => parent,
                None => return,
            },
            _ => match self.block_at(inst.offset) {
                Some(block) => block,
                None => return found.add(inst, DOMINANCE, "a declaration must not use what the function computes"),
            },
        };
        let is_available = match from == to {
            true => may_be_later || offset < inst.offset || inst.op == Op::Phi,
            false => !self.is_reachable(to) || self.dominators.dominates(from, to),
        };
        found.require(is_available, inst, DOMINANCE, || {
            format!("the definition of {} does not dominate its use", cx.name(inst.operands[at]))
        });
    }

    /// Checks the blocks of the function.
    pub(super) fn check(&self, cx: &Cx<'_, '_>, function: &Function, found: &mut Findings) {
        self.parameters(cx, function, found);
        for (index, block) in self.blocks.iter().enumerate() {
            self.block_order(cx, index, found);
            self.instructions(cx, function, index, block, found);
        }
    }

    /// Checks that nothing but parameters and lines is before the first label.
    fn parameters(&self, cx: &Cx<'_, '_>, function: &Function, found: &mut Findings) {
        for inst in cx.view.instructions_in(function.head.clone()).skip_while(|inst| inst.op != Op::Function).skip(1) {
            let is_head = matches!(inst.op, Op::FunctionParameter | Op::Line | Op::NoLine | Op::FunctionEnd);
            let is_debug = inst.op == Op::ExtInst && cx.view.extended_sets().is_debug_information(*inst);
            found.require(is_head || is_debug, &inst, BLOCKS, || format!("{} must be in a block", inst.op));
        }
    }

    /// Checks that a block comes after its immediate dominator.
    fn block_order(&self, cx: &Cx<'_, '_>, index: usize, found: &mut Findings) {
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

    fn instructions(&self, cx: &Cx<'_, '_>, function: &Function, index: usize, block: &Block, found: &mut Findings) {
        let mut is_ended = false;
        let (mut phis, mut variables) = (true, index == 0);
        let mut last: Option<Instruction<'_>> = None;
        for inst in cx.view.instructions_in(block.words.clone()) {
            let is_neutral = matches!(inst.op, Op::Line | Op::NoLine) || is_debug(cx, &inst);
            if is_ended && !is_neutral {
                found.add(
                    &inst,
                    BLOCKS,
                    format!("{} must be in a block, before the instruction that ends it", inst.op),
                );
            }
            match inst.op {
                Op::Phi => {
                    found.require(phis, &inst, "OpPhi", || {
                        "an OpPhi must come before all other instructions".to_owned()
                    });
                    self.phi(cx, index, &inst, found);
                }
                Op::Variable | Op::UntypedVariableKHR => {
                    found.require(variables, &inst, BLOCKS, || {
                        "the variables of a function must come first in its first block".to_owned()
                    });
                    phis = false;
                }
                Op::FunctionParameter => {
                    found.add(&inst, BLOCKS, "a parameter must come before the first block");
                }
                _ if is_neutral => {}
                _ => {
                    (phis, variables) = (false, false);
                    if is_terminator(inst.op) {
                        is_ended = true;
                        self.terminator(cx, function, &inst, found);
                    } else if let Some(merge) = last.filter(|last| is_merge(last.op)) {
                        found.add(&merge, "2.16.1", "a merge instruction must be before a branch");
                    }
                }
            }
            if !is_neutral {
                last = Some(inst);
            }
        }
        if !is_ended && let Some(label) = cx.definition(block.label) {
            found.add(&label, BLOCKS, "the block does not end with a branch or another instruction that ends it");
        }
    }

    fn phi(&self, cx: &Cx<'_, '_>, index: usize, inst: &Instruction<'_>, found: &mut Findings) {
        let (&[ty, _, ref pairs @ ..], section) = (inst.operands, "OpPhi") else { return };
        let mut parents: Vec<u32> = pairs.iter().skip(1).step_by(2).copied().collect();
        for value in pairs.iter().step_by(2) {
            found.require(cx.type_id(*value) == Some(ty), inst, section, || {
                format!("{} does not have the result type", cx.name(*value))
            });
        }
        parents.sort_unstable();
        let count = parents.len();
        parents.dedup();
        found.require(parents.len() == count, inst, section, || "a parent occurs twice".to_owned());
        let labels = self.predecessors.successors(index).iter().map(|&block| self.blocks[block].label);
        let mut expected: Vec<u32> = labels.collect();
        expected.sort_unstable();
        expected.dedup();
        found.require(parents == expected, inst, section, || {
            "the parents must be the predecessors of the block, each once".to_owned()
        });
    }

    fn terminator(&self, cx: &Cx<'_, '_>, function: &Function, inst: &Instruction<'_>, found: &mut Findings) {
        let is_void = matches!(cx.ty(function.result_type), Some(Type::Void));
        match (inst.op, inst.operands) {
            (Op::Return, _) => found.require(is_void, inst, "OpReturn", || "the function must return void".to_owned()),
            (Op::ReturnValue, &[value, ..]) => {
                found.require(
                    cx.type_id(value) == Some(function.result_type) && !is_void,
                    inst,
                    "OpReturnValue",
                    || format!("{} does not have the return type of the function", cx.name(value)),
                );
            }
            (Op::BranchConditional, &[condition, _, _, ref weights @ ..]) => {
                let is_bool = matches!(cx.type_of(condition), Some(Type::Bool));
                found.require(is_bool, inst, "OpBranchConditional", || {
                    "the condition must be a Boolean scalar".to_owned()
                });
                let are_weights = matches!(weights, [] | [_, _]) && weights != [0, 0];
                found.require(are_weights, inst, "OpBranchConditional", || {
                    "there must be no weights, or two that are not both 0".to_owned()
                });
            }
            (Op::Switch, _) => {}
            _ => {}
        }
        for &at in &targets(cx, inst) {
            let target = inst.operands[at];
            if let Some(block) = self.block(cx, target) {
                found.require(block != 0, inst, BLOCKS, || {
                    "the first block of a function must not be the target of a branch".to_owned()
                });
            }
        }
    }
}

/// Returns the positions of a branch's labels.
fn targets(_cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> smallvec::SmallVec<[usize; 2]> {
    match inst.op {
        Op::Branch => smallvec::smallvec![0],
        Op::BranchConditional => smallvec::smallvec![1, 2],
        _ => smallvec::SmallVec::new(),
    }
}

fn is_debug(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
    matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR)
        && cx.view.extended_sets().is_debug_information(**inst)
}

fn is_merge(op: Op) -> bool {
    matches!(op, Op::LoopMerge | Op::SelectionMerge | Op::LoopControlINTEL)
}

/// Returns `true` for instructions that end a block (specification, section 2.2.5).
pub(super) fn is_terminator(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Kill
            | Op::Unreachable
            | Op::TerminateInvocation
            | Op::IgnoreIntersectionKHR
            | Op::TerminateRayKHR
            | Op::EmitMeshTasksEXT
            | Op::AbortKHR
    )
}
