//! The origins of all instructions, from the locations that a translation recorded.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::ir::{Function, Listing, ModuleRef};
use crate::lower::cx::prelude::*;
use crate::lower::trace::{Trace, TracedFunction};
use crate::source_map::{MappedInstruction, Positions, SourceMap};
use crate::spirv::view::{Instruction, instructions};

/// Returns the origins of the instructions of `words`; `named` are the [values](named_values) of module scope.
pub(super) fn source_map<'m>(
    module: ModuleRef<'m>,
    named: FxHashMap<u32, Value<'m>>,
    trace: &Trace<'m>,
    words: &[u32],
) -> SourceMap {
    let mut builder = Builder { listing: Listing::new(module), named, positions: Positions::default() };
    let mut functions = IndexSet::<Function<'m>, FxBuildHasher>::default();
    let outside = Current { function: None, traced: None, start: 0 };
    let mut current = outside;
    let mut mapped = Vec::new();
    for inst in instructions(words) {
        if inst.op == Op::Function {
            let traced = inst.result().and_then(|id| trace.function_with(id));
            current = Current { function: builder.declared_by(inst), traced, start: inst.offset };
        }
        let value = current.traced.and_then(|traced| trace.value_at(traced, inst.offset - current.start));
        let function = current.function.or_else(|| builder.declared_by(inst));
        let value = value.or_else(|| builder.value_of(inst)).or_else(|| function.map(Function::value));
        mapped.push(MappedInstruction {
            offset: inst.offset,
            op: inst.op,
            function: function.map(|function| functions.insert_full(function).0),
            line: value.and_then(|value| builder.listing.line(value)),
            source: value.and_then(|value| builder.positions.find(value)),
        });
        if inst.op == Op::FunctionEnd {
            current = outside;
        }
    }
    SourceMap {
        llvm: builder.listing.text,
        files: builder.positions.into_files(),
        functions: functions.iter().map(|function| String::from_utf8_lossy(function.name()).into_owned()).collect(),
        instructions: mapped,
    }
}

/// Returns the functions and variables of module scope by their ids.
pub(super) fn named_values<'m>(mx: &ModuleCx<'m>, trace: &Trace<'m>) -> FxHashMap<u32, Value<'m>> {
    let globals = mx.variables.globals.iter().filter_map(|(global, id)| Some((id.as_ref()?.word(), *global)));
    let declared = mx.signatures.iter().map(|(function, signature)| (signature.id.word(), function.value()));
    let defined = trace.functions().map(|traced| (traced.id.word(), traced.function.value()));
    globals.chain(declared).chain(defined).collect()
}

/// The function that the current instruction is in.
#[derive(Clone, Copy)]
struct Current<'t, 'm> {
    /// `None` outside of functions, and in a helper function that no LLVM function corresponds to.
    function: Option<Function<'m>>,
    /// The locations of its words, if it has a body.
    traced: Option<&'t TracedFunction<'m>>,
    /// The offset of its first instruction.
    start: usize,
}

struct Builder<'m> {
    listing: Listing,
    named: FxHashMap<u32, Value<'m>>,
    positions: Positions<'m>,
}

impl<'m> Builder<'m> {
    /// Returns the value that an instruction outside of functions declares, names or decorates.
    fn value_of(&self, inst: Instruction<'_>) -> Option<Value<'m>> {
        self.named.get(&inst.subject()?).copied()
    }

    /// Returns the function that an instruction outside of function bodies declares.
    fn declared_by(&self, inst: Instruction<'_>) -> Option<Function<'m>> {
        self.value_of(inst)?.as_function()
    }
}
