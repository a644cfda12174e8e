//! The sizes of the packets of kernels' pipes, which their types do not have: those of the instructions that a pipe reaches.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::lift::cx::ModuleCx;
use crate::spirv::Op;
use crate::spirv::grammar::op_row;
use crate::spirv::view::{Instruction, Type};

/// The uses of the pipes of a module.
#[derive(Default)]
pub(super) struct PipeUses {
    /// For a pipe, or a pointer to one, the pipes and pointers that have its value.
    copies: FxHashMap<u32, Vec<u32>>,
    /// For a pipe, the sizes of packets in the instructions on it.
    sizes: FxHashMap<u32, Vec<u64>>,
}

impl PipeUses {
    /// Finds the uses in all functions.
    pub(super) fn new(mx: &ModuleCx<'_>) -> Self {
        let mut found = Self::default();
        if mx.view.preamble().any(|inst| inst.op == Op::TypePipe) {
            mx.view.bodies().for_each(|inst| found.add(mx, inst));
        }
        found
    }

    fn add(&mut self, mx: &ModuleCx<'_>, inst: Instruction<'_>) {
        let is_pipe = |id: &u32| matches!(mx.view.type_of(*id), Some(Type::Other(Op::TypePipe)));
        match (inst.op, inst.operands) {
            (Op::FunctionCall, [_, _, callee, arguments @ ..]) => {
                let Some(index) = mx.view.function(*callee) else { return };
                let head = mx.view.instructions_in(mx.view.functions()[index].head.clone());
                let parameters = head.filter(|inst| inst.op == Op::FunctionParameter).filter_map(|inst| inst.result());
                for (argument, parameter) in arguments.iter().zip(parameters).filter(|(argument, _)| is_pipe(argument))
                {
                    self.copies.entry(*argument).or_default().push(parameter);
                }
            }
            (Op::Store, [pointer, pipe, ..]) if is_pipe(pipe) => self.copies.entry(*pipe).or_default().push(*pointer),
            (Op::Load, [_, pipe, pointer, ..]) if is_pipe(pipe) => {
                self.copies.entry(*pointer).or_default().push(*pipe);
            }
            (Op::CopyObject | Op::Phi | Op::Select, [_, result, operands @ ..]) if is_pipe(result) => {
                for operand in operands.iter().filter(|operand| is_pipe(operand)) {
                    self.copies.entry(*operand).or_default().push(*result);
                }
            }
            (op, [.., size, _]) if op_row(op).is_some_and(|row| row.name.contains("Pipe")) => {
                let pipe = inst.operands.iter().find(|operand| is_pipe(operand));
                if let (Some(pipe), Some(size)) = (pipe, mx.constant(*size)) {
                    self.sizes.entry(*pipe).or_default().push(size);
                }
            }
            _ => {}
        }
    }

    /// Returns the size of the packets of a pipe, if the instructions that it reaches have one.
    pub(super) fn packet_size(&self, pipe: u32) -> Option<u32> {
        let (mut found, mut pending) = (FxHashSet::from_iter([pipe]), vec![pipe]);
        let mut sizes: FxHashSet<u64> = FxHashSet::default();
        while let Some(id) = pending.pop() {
            sizes.extend(self.sizes.get(&id).into_iter().flatten());
            let copies = self.copies.get(&id).into_iter().flatten();
            pending.extend(copies.filter(|copy| found.insert(**copy)));
        }
        match Vec::from_iter(sizes)[..] {
            [size] => u32::try_from(size).ok(),
            _ => None,
        }
    }
}
