//! The origins of all instructions, from the locations that a translation recorded.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::ir::{DiRef, Function, Inst, Listing, MdNode, ModuleRef, Value, ValueKind};
use crate::lower::cx::module::ModuleCx;
use crate::lower::trace::{Trace, TracedFunction};
use crate::source_map::{MappedInstruction, MappedPosition, SourceFile, SourceMap};
use crate::spirv::grammar::Op;
use crate::spirv::view::{Instruction, instructions};

/// Returns the origins of the instructions of `words`; `named` are the [values](named_values) of module scope.
pub(super) fn source_map<'m>(
    module: ModuleRef<'m>,
    named: FxHashMap<u32, Value<'m>>,
    trace: &Trace<'m>,
    words: &[u32],
) -> SourceMap {
    let (listing, files, known) = (Listing::new(module), IndexSet::default(), FxHashMap::default());
    let mut builder = Builder { listing, named, files, known };
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
            source: value.and_then(|value| builder.position(value)),
        });
        if inst.op == Op::FunctionEnd {
            current = outside;
        }
    }
    SourceMap {
        llvm: builder.listing.text,
        files: builder.files.into_iter().collect(),
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
    /// Its locations, if it has a body.
    traced: Option<&'t TracedFunction<'m>>,
    /// The offset of its first instruction.
    start: usize,
}

struct Builder<'m> {
    listing: Listing,
    named: FxHashMap<u32, Value<'m>>,
    files: IndexSet<SourceFile, FxBuildHasher>,
    /// The indexes of `DIFile`s.
    known: FxHashMap<MdNode<'m>, usize>,
}

impl<'m> Builder<'m> {
    /// Returns the value that an instruction outside of functions declares, names or decorates.
    fn value_of(&self, inst: Instruction<'_>) -> Option<Value<'m>> {
        let id = match inst.op {
            Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString => inst.operands.first().copied(),
            Op::ExecutionMode | Op::ExecutionModeId => inst.operands.first().copied(),
            Op::EntryPoint => inst.operands.get(1).copied(),
            _ => inst.result(),
        };
        self.named.get(&id?).copied()
    }

    /// Returns the function that an instruction outside of function bodies declares.
    fn declared_by(&self, inst: Instruction<'_>) -> Option<Function<'m>> {
        self.value_of(inst)?.as_function()
    }

    /// Returns the position of an instruction, or of the definition of a function.
    fn position(&mut self, value: Value<'m>) -> Option<MappedPosition> {
        match value.kind() {
            ValueKind::Instruction(inst) => self.position_of_instruction(inst),
            ValueKind::Function(function) => self.position_of_definition(function.subprogram()?),
            ValueKind::GlobalVariable(global) => {
                let node = global.debug_expressions().next()?;
                self.position_of_definition(node.di_node(DiRef::Variable)?)
            }
            _ => None,
        }
    }

    fn position_of_instruction(&mut self, inst: Inst<'m>) -> Option<MappedPosition> {
        let location = inst.debug_location_node()?.location().filter(|location| location.line != 0)?;
        Some(MappedPosition { file: self.file(location.file?), line: location.line, column: location.column })
    }

    fn position_of_definition(&mut self, node: MdNode<'m>) -> Option<MappedPosition> {
        let line = node.source_line()?;
        Some(MappedPosition { file: self.file(node.di_node(DiRef::File)?), line, column: 0 })
    }

    fn file(&mut self, node: MdNode<'m>) -> usize {
        if let Some(known) = self.known.get(&node) {
            return *known;
        }
        let field = |field| node.di_string(field).map(|text| String::from_utf8_lossy(text).into_owned());
        let file = SourceFile {
            name: field(DiRef::Filename).unwrap_or_default(),
            directory: field(DiRef::Directory).unwrap_or_default(),
            text: field(DiRef::Source),
        };
        let index = self.files.insert_full(file).0;
        self.known.insert(node, index);
        index
    }
}
