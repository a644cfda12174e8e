//! The first declarations of a module: capabilities, extensions, sets of extended instructions, memory model.

use super::{Instruction, View};
use crate::spirv::grammar::{AddressingModel, Capability, MemoryModel, Op};
use crate::spirv::operands::ExtendedSets;

/// An `OpMemoryModel`.
#[derive(Clone, Copy, Debug)]
pub struct MemoryModels<'a> {
    /// The instruction.
    pub inst: Instruction<'a>,
    /// The addressing model.
    pub addressing: AddressingModel,
    /// The memory model.
    pub memory: MemoryModel,
}

impl<'a> View<'a> {
    /// Returns the capabilities in order, with their instructions.
    pub fn capabilities(&self) -> impl Iterator<Item = (Instruction<'a>, Capability)> {
        self.heads(Op::Capability).filter_map(|inst| Some((inst, Capability(*inst.operands.first()?))))
    }

    /// Returns `true` if the module declares a capability.
    pub fn declares(&self, capability: Capability) -> bool {
        self.capabilities.contains(&capability)
    }

    /// Returns the names of the extensions in order, with their instructions.
    pub fn extensions(&self) -> impl Iterator<Item = (Instruction<'a>, String)> {
        self.heads(Op::Extension).map(|inst| (inst, string(inst, 0)))
    }

    /// Returns the names of the sets of extended instructions in order, with the instructions that import them.
    pub fn imports(&self) -> impl Iterator<Item = (Instruction<'a>, String)> {
        self.heads(Op::ExtInstImport).map(|inst| (inst, string(inst, 1)))
    }

    /// Returns the sets of extended instructions that the module imports.
    pub fn extended_sets(&self) -> &ExtendedSets {
        &self.sets
    }

    /// Returns the memory model.
    pub fn memory_model(&self) -> Option<MemoryModels<'a>> {
        let inst = self.heads(Op::MemoryModel).next()?;
        let &[addressing, memory, ..] = inst.operands else { return None };
        Some(MemoryModels { inst, addressing: AddressingModel(addressing), memory: MemoryModel(memory) })
    }

    fn heads(&self, op: Op) -> impl Iterator<Item = Instruction<'a>> {
        self.heads.iter().copied().filter(move |inst| inst.op == op)
    }
}

/// Returns the string at an operand; an empty one if there is none.
fn string(inst: Instruction<'_>, index: usize) -> String {
    inst.string(index).map(|(text, _)| String::from_utf8_lossy(&text).into_owned()).unwrap_or_default()
}
