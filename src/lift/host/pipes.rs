//! The sizes of the packets of kernels' pipes, which their types do not have: those of the instructions that a pipe reaches.

use std::ops::ControlFlow;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::lift::cx::ModuleCx;
use crate::spirv::grammar::op_row;
use crate::spirv::reach::Graph;
use crate::spirv::view::{Instruction, Type};
use crate::spirv::{Id, Op};

/// The sizes of the packets of kernels' parameters, by id: of those whose instructions all have one size.
pub(super) struct PacketSizes(FxHashMap<u32, u32>);

impl PacketSizes {
    /// Finds the sizes in a module.
    pub(super) fn new(mx: &ModuleCx<'_>) -> Self {
        let mut found = FxHashMap::default();
        if !mx.view.preamble().any(|inst| inst.op == Op::TypePipe) {
            return Self(found);
        }
        let mut uses = Uses::default();
        mx.view.bodies().for_each(|inst| uses.add(mx, inst));
        let kernels = mx.view.entry_points().iter().filter_map(|entry| mx.view.function(entry.function));
        let pipes: Vec<u32> = kernels.flat_map(|index| parameters(mx, index)).filter(|id| is_pipe(mx, *id)).collect();
        let starts: Vec<Id> = pipes.iter().filter_map(|pipe| Id::new(*pipe)).collect();
        _ = uses.into_graph().visit_reached(
            &starts,
            |_| true,
            |index, sizes| {
                if let [size] = *sizes {
                    found.extend(u32::try_from(size).ok().map(|size| (pipes[index], size)));
                }
                ControlFlow::Continue(())
            },
        );
        Self(found)
    }

    /// Returns the size of the packets of a kernel's parameter.
    pub(super) fn of_parameter(&self, pipe: u32) -> Option<u32> {
        self.0.get(&pipe).copied()
    }
}

/// Returns `true` for a value that is a pipe.
fn is_pipe(mx: &ModuleCx<'_>, id: u32) -> bool {
    matches!(mx.view.type_of(id), Some(Type::Other(Op::TypePipe)))
}

/// Returns the parameters of a function.
fn parameters<'v>(mx: &ModuleCx<'v>, function: usize) -> impl Iterator<Item = u32> + use<'v> {
    let head = mx.view.instructions_in(mx.view.functions()[function].head.clone());
    head.filter(|inst| inst.op == Op::FunctionParameter).filter_map(|inst| inst.result())
}

/// The uses of the pipes of a module, by the id of a pipe, or of a pointer to one.
#[derive(Default)]
struct Uses(IndexMap<u32, PipeUse, FxBuildHasher>);

#[derive(Default)]
struct PipeUse {
    /// The pipes and pointers that have its value.
    copies: Vec<Id>,
    /// The sizes of packets in the instructions on it.
    sizes: Vec<u64>,
}

impl Uses {
    fn add(&mut self, mx: &ModuleCx<'_>, inst: Instruction<'_>) {
        let is_pipe = |id: &u32| is_pipe(mx, *id);
        match (inst.op, inst.operands) {
            (Op::FunctionCall, [_, _, callee, arguments @ ..]) => {
                let Some(index) = mx.view.function(*callee) else { return };
                let pairs = arguments.iter().zip(parameters(mx, index));
                for (argument, parameter) in pairs.filter(|(argument, _)| is_pipe(argument)) {
                    self.add_copy(*argument, parameter);
                }
            }
            (Op::Store, [pointer, pipe, ..]) if is_pipe(pipe) => self.add_copy(*pipe, *pointer),
            (Op::Load, [_, pipe, pointer, ..]) if is_pipe(pipe) => {
                self.add_copy(*pointer, *pipe);
            }
            (Op::CopyObject | Op::Phi | Op::Select, [_, result, operands @ ..]) if is_pipe(result) => {
                for operand in operands.iter().filter(|operand| is_pipe(operand)) {
                    self.add_copy(*operand, *result);
                }
            }
            (op, [.., size, _]) if op_row(op).is_some_and(|row| row.name.contains("Pipe")) => {
                let pipe = inst.operands.iter().find(|operand| is_pipe(operand));
                if let (Some(pipe), Some(size)) = (pipe, mx.constant(*size)) {
                    self.0.entry(*pipe).or_default().sizes.push(size);
                }
            }
            _ => {}
        }
    }

    fn add_copy(&mut self, from: u32, to: u32) {
        self.0.entry(from).or_default().copies.extend(Id::new(to));
    }

    /// Returns the graph of the copies, with the sizes as items.
    fn into_graph(self) -> Graph<u64> {
        let mut graph = Graph::default();
        for (word, PipeUse { copies, sizes }) in self.0 {
            if let Some(id) = Id::new(word) {
                graph.add(id, sizes, copies);
            }
        }
        graph
    }
}
