//! A module's instructions with the definitions of their ids.

use std::collections::BTreeMap;

use llvm_spirv_rs::spirv::grammar::op_row;
use llvm_spirv_rs::spirv::operands::ExtendedSets;
use llvm_spirv_rs::spirv::{InstView, Op, inst};

/// A module.
pub(crate) struct View<'a> {
    pub(crate) words: &'a [u32],
    pub(crate) insts: Vec<InstView<'a>>,
    /// Id => the index of the instruction that defines it, the first if there are several.
    definitions: BTreeMap<u32, usize>,
    sets: ExtendedSets,
}

/// A function with a body.
pub(crate) struct Function {
    /// The index of its `OpFunction`.
    pub(crate) start: usize,
    pub(crate) blocks: Vec<Block>,
}

/// A block: the indexes of its label and of the instruction after its last one.
pub(crate) struct Block {
    pub(crate) label: u32,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl<'a> View<'a> {
    pub(crate) fn new(words: &'a [u32]) -> Self {
        let insts: Vec<_> = inst::iter(&words[5..]).map(|inst| inst.expect("the words are sound")).collect();
        let (mut definitions, mut sets) = (BTreeMap::new(), ExtendedSets::default());
        for (index, inst) in insts.iter().enumerate() {
            if let Some(id) = result(*inst) {
                definitions.entry(id).or_insert(index);
            }
            if inst.op == Op::ExtInstImport {
                sets.note_import(*inst);
            }
        }
        Self { words, insts, definitions, sets }
    }

    /// Returns the index of the instruction that defines an id.
    pub(crate) fn index_of(&self, id: u32) -> Option<usize> {
        self.definitions.get(&id).copied()
    }

    /// Returns the instruction that defines an id.
    pub(crate) fn definition(&self, id: u32) -> Option<InstView<'a>> {
        self.index_of(id).map(|index| self.insts[index])
    }

    /// Returns the type of a value.
    pub(crate) fn type_of(&self, value: u32) -> Option<InstView<'a>> {
        self.definition(self.type_id(value)?)
    }

    /// Returns the id of a value's type.
    pub(crate) fn type_id(&self, value: u32) -> Option<u32> {
        let inst = self.definition(value)?;
        op_row(inst.op).filter(|row| row.has_result_type()).map(|_| inst.operands[0])
    }

    /// Returns the ids that an instruction uses, without its result and without labels.
    pub(crate) fn uses(&self, inst: InstView<'_>) -> Vec<u32> {
        match inst.op {
            Op::ExtInst => {
                let own = self.sets.ids(inst);
                [0, 2].into_iter().chain(own).map(|at| inst.operands[at]).collect()
            }
            Op::Phi => inst.operands[2..].iter().step_by(2).chain(&inst.operands[..1]).copied().collect(),
            Op::Branch | Op::LoopMerge | Op::SelectionMerge => Vec::new(),
            Op::BranchConditional | Op::Switch => vec![inst.operands[0]],
            _ => self.sets.ids(inst).into_iter().map(|at| inst.operands[at]).collect(),
        }
    }

    /// Returns the labels that a terminator may lead to.
    pub(crate) fn targets(&self, inst: InstView<'_>) -> Vec<u32> {
        match inst.op {
            Op::Branch => vec![inst.operands[0]],
            Op::BranchConditional => inst.operands[1..3].to_vec(),
            Op::Switch => {
                let selector = self.type_of(inst.operands[0]).expect("the selector has a type");
                let literal = selector.operands[1].div_ceil(32) as usize;
                let cases = inst.operands[2..].chunks(literal + 1).map(|case| case[literal]);
                [inst.operands[1]].into_iter().chain(cases).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the functions with bodies. The blocks must be well formed.
    pub(crate) fn functions(&self) -> Vec<Function> {
        let mut functions = Vec::new();
        for (index, inst) in self.insts.iter().enumerate() {
            let current: Option<&mut Function> = functions.last_mut();
            match (inst.op, current) {
                (Op::Function, _) => functions.push(Function { start: index, blocks: Vec::new() }),
                (Op::Label, Some(function)) => {
                    function.blocks.push(Block { label: inst.operands[0], start: index, end: index + 1 });
                }
                (op, Some(function)) => match function.blocks.last_mut() {
                    Some(block) if op != Op::FunctionEnd && block.end == index => block.end = index + 1,
                    _ => {}
                },
                _ => {}
            }
        }
        functions.retain(|function| !function.blocks.is_empty());
        functions
    }
}

/// Returns the id that an instruction defines.
pub(crate) fn result(inst: InstView<'_>) -> Option<u32> {
    let row = op_row(inst.op).filter(|row| row.has_result())?;
    inst.operands.get(usize::from(row.has_result_type())).copied()
}
