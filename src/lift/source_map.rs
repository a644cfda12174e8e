//! The source map of a lift: the translation of each instruction of a module.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::cx::{Location, ModuleCx, Traced, TracedInstruction};
use crate::ir::{Function, Listing, Module, Value, ValueId};
use crate::source_map::{MappedInstruction, Positions, SourceMap};
use crate::spirv::view::{Instruction, instructions};
use crate::spirv::{Op, View};

/// The values that instructions became, until the module is finished.
pub(super) struct Trace {
    /// The functions and variables of the module, by id.
    named: FxHashMap<u32, ValueId>,
    /// The instructions of functions, by offset.
    traced: FxHashMap<usize, TracedInstruction>,
    /// The offset of the first function.
    start: usize,
}

impl Trace {
    /// Takes the values from a context that has lifted everything.
    pub(super) fn new(mx: &mut ModuleCx<'_>) -> Self {
        let view = mx.view;
        let variables = view.preamble().filter(|inst| matches!(inst.op, Op::Variable | Op::UntypedVariableKHR));
        let functions = view.functions().iter().map(|function| function.id);
        let named =
            variables.filter_map(|inst| inst.result()).chain(functions).filter_map(|id| match mx.location(id) {
                Location::Global(value) => Some((id, value)),
                _ => None,
            });
        let named = named.collect();
        let traced = std::mem::take(&mut mx.trace).into_iter().flatten();
        Self { named, traced: traced.map(|inst| (inst.offset, inst)).collect(), start: start(view) }
    }

    /// Returns the map of a module; `view` is the module before specialization, which leaves functions as they are.
    pub(super) fn map(&self, module: &Module, view: &View<'_>) -> SourceMap {
        let (listing, mut positions) = (Listing::new(module), Positions::default());
        let (mut names, mut current) = (IndexSet::<Function<'_>, FxBuildHasher>::default(), None);
        let mut mapped = Vec::new();
        for inst in instructions(view.words()) {
            if inst.op == Op::Function {
                current = self.value_of(module, inst).and_then(Value::as_function);
            }
            let moved = inst.offset.checked_sub(start(view)).map(|offset| self.start + offset);
            let traced = moved.and_then(|offset| self.traced.get(&offset)).and_then(|traced| value(module, traced));
            let value = traced.or_else(|| self.value_of(module, inst));
            // A parameter is in the line of its function.
            let own = current.filter(|_| inst.op == Op::FunctionParameter).map(Function::value);
            let value = value.or(own);
            let function = current.or_else(|| value.and_then(Value::as_function));
            mapped.push(MappedInstruction {
                offset: inst.offset,
                op: inst.op,
                function: function.map(|function| names.insert_full(function).0),
                line: value.and_then(|value| listing.line(value)),
                source: value.and_then(|value| positions.find(value)),
            });
            if inst.op == Op::FunctionEnd {
                current = None;
            }
        }
        SourceMap {
            llvm: listing.text,
            files: positions.into_files(),
            functions: names.iter().map(|function| String::from_utf8_lossy(function.name()).into_owned()).collect(),
            instructions: mapped,
        }
    }

    /// Returns the function or variable that an instruction declares, names or decorates.
    fn value_of<'m>(&self, module: &'m Module, inst: Instruction<'_>) -> Option<Value<'m>> {
        let id = inst.subject()?;
        self.named.get(&id).map(|value| module.value(*value))
    }
}

/// Returns the offset of the first function.
fn start(view: &View<'_>) -> usize {
    view.functions().first().map_or(view.words().len(), |function| function.words.start)
}

fn value<'m>(module: &'m Module, inst: &TracedInstruction) -> Option<Value<'m>> {
    let function = module.value(inst.function).as_function()?;
    let value = |index: u32| Value::new(module, function.id(), ValueId::of_inst(index));
    match inst.value {
        Traced::Instruction(index) => Some(value(index)),
        Traced::Block(first) => Some(value(first).as_instruction()?.block().value()),
    }
}
