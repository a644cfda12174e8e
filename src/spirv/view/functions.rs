//! Entry points, functions, and the control flow of their bodies.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::{Instruction, Type, View};
use crate::graph::Digraph;
use crate::spirv::grammar::{ExecutionModel, Op};
use crate::spirv::inst;

/// An `OpEntryPoint` or `OpConditionalEntryPointINTEL`.
#[derive(Clone, Debug)]
pub struct EntryPoint<'a> {
    /// The instruction.
    pub inst: Instruction<'a>,
    /// `true` for an `OpConditionalEntryPointINTEL`.
    pub is_conditional: bool,
    /// The execution model.
    pub model: ExecutionModel,
    /// The function.
    pub function: u32,
    /// The bytes of the name.
    pub name: Vec<u8>,
    /// The variables of the interface.
    pub interface: &'a [u32],
}

impl<'a> EntryPoint<'a> {
    /// Parses `model function name interface...`, after the condition if there is one.
    pub(super) fn read(inst: Instruction<'a>) -> Option<Self> {
        let is_conditional = inst.op == Op::ConditionalEntryPointINTEL;
        let &[model, function, ref rest @ ..] = inst.operands.get(usize::from(is_conditional)..)? else { return None };
        let (name, length) = inst::string(rest)?;
        let (model, interface) = (ExecutionModel(model), &rest[length..]);
        Some(Self { inst, is_conditional, model, function, name, interface })
    }
}

/// An `OpExecutionMode` or `OpExecutionModeId`.
#[derive(Clone, Copy, Debug)]
pub struct Mode<'a> {
    /// The instruction.
    pub inst: Instruction<'a>,
    /// The operand that should be an entry point.
    pub function: u32,
}

/// An `OpFunction` up to its `OpFunctionEnd`.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its id.
    pub id: u32,
    /// The id of the type that it returns.
    pub result_type: u32,
    /// The offsets of its words, including the `OpLine` instructions before it.
    pub words: Range<usize>,
    /// The offsets of the words from `OpFunction` to the last parameter.
    pub head: Range<usize>,
    /// `true` for a definition, `false` for a declaration.
    pub has_body: bool,
}

/// A block of a function.
#[derive(Clone, Debug)]
pub struct Block {
    /// The id of the label.
    pub label: u32,
    /// The offsets of the words after the label.
    pub words: Range<usize>,
}

/// The control-flow graph of a function.
#[derive(Debug)]
pub struct ControlFlow {
    /// The blocks in the order of the module, the entry first. The nodes of the graph are indexes into them.
    pub blocks: Vec<Block>,
    /// An edge for each target of each branch that is a block of the function.
    pub graph: Digraph,
}

impl View<'_> {
    /// Returns the control-flow graph of a function.
    pub fn control_flow(&self, function: &Function) -> ControlFlow {
        let mut blocks: Vec<Block> = Vec::new();
        let mut targets = Vec::new();
        for inst in self.instructions_in(function.words.clone()) {
            match (inst.op, inst.operands, blocks.last_mut()) {
                (Op::Label, &[label, ..], _) => {
                    blocks.push(Block { label, words: inst.end()..inst.end() });
                }
                (Op::FunctionEnd, ..) => {}
                (.., Some(block)) => {
                    block.words.end = inst.end();
                    let from = blocks.len() - 1;
                    self.branch_targets(inst, |target| targets.push((from, target)));
                }
                (.., None) => {}
            }
        }
        if targets.is_empty() {
            let graph = Digraph::from_edges(blocks.len(), &[]);
            return ControlFlow { blocks, graph };
        }
        let indexes: FxHashMap<u32, usize> =
            blocks.iter().enumerate().map(|(index, block)| (block.label, index)).collect();
        let edges = targets.into_iter().filter_map(|(from, target)| Some((from, *indexes.get(&target)?)));
        let graph = Digraph::from_edges(blocks.len(), &edges.collect::<Vec<_>>());
        ControlFlow { blocks, graph }
    }

    /// Visits the target labels of a branch, in order; other instructions have none.
    #[inline]
    fn branch_targets(&self, inst: Instruction<'_>, mut visit: impl FnMut(u32)) {
        match (inst.op, inst.operands) {
            (Op::Branch, &[target, ..]) => visit(target),
            (Op::BranchConditional, &[_, yes, no, ..]) => [yes, no].into_iter().for_each(visit),
            (Op::Switch, &[selector, default, ref cases @ ..]) => {
                visit(default);
                let cases = cases.chunks_exact(self.case_words(selector));
                cases.filter_map(|case| case.last().copied()).for_each(visit);
            }
            _ => {}
        }
    }

    /// Returns the number of words of a case of an `OpSwitch` on `selector`: a literal as wide as the selector, and a
    /// label.
    pub fn case_words(&self, selector: u32) -> usize {
        match self.type_of(selector) {
            Some(Type::Int { width, .. }) if width > 32 => width.div_ceil(32) as usize + 1,
            _ => 2,
        }
    }
}
