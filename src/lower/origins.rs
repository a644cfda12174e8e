//! The LLVM values that words of the result come from, for messages about it.
//!
//! The module is lowered once more, with a [`Trace`]: the same input gives the same words, so that translations without a
//! message do not pay for a record.

use std::ops::Range;

use crate::error::{Error, ErrorKind};
use crate::ir::{Function, ModuleRef};
use crate::lower::cx::module::explicit::Origin;
use crate::lower::cx::prelude::*;
use crate::lower::decorations::execution_modes::explicit_mode;
use crate::lower::trace::{Trace, TracedFunction};
use crate::options::Options;
use crate::spirv::grammar::{Class, OpRow, op_row};
use crate::spirv::{Id, View, inst};

/// The LLVM values that the words of a result of [`lower_module`](super::lower_module) come from.
pub(crate) struct Origins<'m, 'w> {
    mx: ModuleCx<'m>,
    trace: Trace<'m>,
    view: View<'w>,
    /// The offset of the first decoration.
    decorations: Option<usize>,
}

impl<'m, 'w> Origins<'m, 'w> {
    /// Lowers `module` once more. `words` are the result of the first time, with the same options.
    ///
    /// # Errors
    ///
    /// The words are no sequence of instructions.
    pub(crate) fn new(module: ModuleRef<'m>, options: &'m Options, words: &'w [u32]) -> Result<Self> {
        let (mx, trace) = super::lower(module, options, Trace::enabled())?;
        let view = View::parse(words)?;
        let is_decoration = |op| op_row(op).is_some_and(|row| row.class == Class::Annotation);
        let decorations = view.preamble().find(|inst| is_decoration(inst.op)).map(|inst| inst.offset);
        Ok(Self { mx, trace, view, decorations })
    }

    /// Returns the LLVM instruction or function that the word at `offset` comes from, as text; `None` for words outside of
    /// functions, and of functions that the LLVM module does not have.
    pub(crate) fn text(&self, offset: usize) -> Option<String> {
        let (traced, words) = self.function_at(offset)?;
        let name = String::from_utf8_lossy(traced.function.name());
        Some(match self.instruction_at(traced, offset - words.start) {
            Some(inst) => format!("{}, in function @{name}", inst.value().describe()),
            None => format!("function @{name}"),
        })
    }

    /// Adds the LLVM value of the word at `offset` to an error about the word.
    pub(crate) fn add(&self, offset: usize, error: Error) -> Error {
        if offset < self.view.preamble_end() {
            return self.add_module_scope(offset, error);
        }
        let Some((traced, words)) = self.function_at(offset) else { return error };
        let error = match self.instruction_at(traced, offset - words.start) {
            Some(inst) => of_call(&self.mx, error, inst).located(inst.diagnostic_location()),
            None => error,
        };
        error.located(traced.function.diagnostic_location())
    }

    /// Returns the function with the word at an offset, and the range of its words.
    fn function_at(&self, offset: usize) -> Option<(&TracedFunction<'m>, &Range<usize>)> {
        let functions = self.view.functions();
        let at = functions.partition_point(|function| function.words.start <= offset).checked_sub(1)?;
        let function = functions.get(at).filter(|function| function.words.contains(&offset))?;
        Some((self.trace.function_with(function.id)?, &function.words))
    }

    /// Returns the instruction that the word at an offset in a function comes from.
    fn instruction_at(&self, function: &TracedFunction<'m>, offset: usize) -> Option<Inst<'m>> {
        self.trace.value_at(function, offset).and_then(Value::as_instruction)
    }

    /// Adds the global that a module-scope variable comes from, the metadata that an execution mode or a decoration comes
    /// from, or the target extension type that a type comes from.
    fn add_module_scope(&self, offset: usize, error: Error) -> Error {
        let Some(Ok(inst)) = inst::iter(self.view.words().get(offset..).unwrap_or_default()).next() else {
            return error;
        };
        match (inst.op, inst.operands) {
            (Op::ExecutionMode | Op::ExecutionModeId, &[entry, mode, ..]) => {
                let error = of_mode(error, explicit_mode(&self.mx, mode));
                match self.trace.function_with(entry) {
                    Some(traced) => error.located(traced.function.diagnostic_location()),
                    None => error,
                }
            }
            (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, ..]) => {
                let error = self.of_decoration(offset, error);
                match self.definition(target) {
                    Some(definition) => definition.add_place(&self.mx, error),
                    None => error,
                }
            }
            (Op::MemberDecorate, _) => self.of_decoration(offset, error),
            (op, &[id, ..]) if op_row(op).is_some_and(OpRow::declares_type) => of_type(&self.mx, id, error),
            (Op::Variable | Op::UntypedVariableKHR, _) => match inst.id(1).and_then(|id| self.mx.global_of(id)) {
                Some(value) => Definition::Global(value).add_place(&self.mx, error),
                None => error,
            },
            _ => error,
        }
    }

    /// Returns the violation of a rule by the decoration at `offset` as an error of the metadata or the annotation that
    /// gives it, if any does.
    fn of_decoration(&self, offset: usize, error: Error) -> Error {
        let offset = self.decorations.and_then(|first| offset.checked_sub(first));
        let origin = offset.and_then(|offset| self.mx.origin_of_decoration(offset));
        let Some(origin) = origin.filter(|_| error.kind() == ErrorKind::InvalidSpirv) else { return error };
        let what = match origin {
            Origin::Metadata(_) => "the metadata does not make a valid decoration",
            Origin::Annotation(_) => "the annotation does not make a valid decoration",
        };
        wrong_input(error, ErrorKind::InvalidModule, what).at(origin.to_string())
    }

    /// Returns the definition that the instruction with a result id comes from.
    fn definition(&self, id: u32) -> Option<Definition<'m>> {
        let (mx, view) = (&self.mx, &self.view);
        let (offset, Some(function)) = view.location(id)? else {
            return mx.global_of(Id::new(id)?).map(Definition::Global);
        };
        let function = &view.functions()[function];
        match view.op_at(offset) {
            Op::Function => Some(Definition::Function(mx.function_of(Id::new(id)?)?.0)),
            Op::FunctionParameter => {
                let (of, signature) = mx.function_of(Id::new(function.id)?)?;
                let before = view.instructions_in(function.words.start..offset);
                let part = before.filter(|inst| inst.op == Op::FunctionParameter).count();
                Some(Definition::Parameter(of, signature.llvm_parameter(part)?))
            }
            _ => {
                let traced = self.trace.function_with(function.id)?;
                self.instruction_at(traced, offset - function.words.start).map(Definition::Instruction)
            }
        }
    }
}

/// Returns the violation of a rule by what an instruction became as an error of the call, if it is that of a builtin
/// function.
fn of_call<'m>(mx: &ModuleCx<'m>, error: Error, inst: Inst<'m>) -> Error {
    let callee = if inst.is_call() { inst.called_function() } else { None };
    if error.kind() != ErrorKind::InvalidSpirv || callee.and_then(|callee| mx.facts.callees.builtin(callee)).is_none() {
        return error;
    }
    wrong_input(error, ErrorKind::InvalidInstruction, "the call does not make a valid instruction")
}

/// Returns the violation of a rule by an instruction as an error of the input, which has its operands.
fn wrong_input(violation: Error, kind: ErrorKind, what: &str) -> Error {
    let message = format!("{what}: {}", violation.message());
    let error = Error::new(kind, message);
    violation.locations().fold(error, Error::at)
}

/// Returns the violation of a rule by an execution mode as an error of the metadata that gives it, if any does.
fn of_mode(error: Error, metadata: Option<String>) -> Error {
    match metadata {
        Some(metadata) if error.kind() == ErrorKind::InvalidSpirv => {
            wrong_input(error, ErrorKind::InvalidModule, "the metadata does not make a valid execution mode")
                .at(metadata)
        }
        Some(_) | None => error,
    }
}

/// Returns the violation of a rule by a type as an error of the target extension type that it comes from, if it does.
fn of_type(mx: &ModuleCx<'_>, id: u32, error: Error) -> Error {
    match Id::new(id).and_then(|id| mx.target_extension_of(id)) {
        Some(ty) if error.kind() == ErrorKind::InvalidSpirv => {
            let what = "the target extension type does not make a valid type";
            wrong_input(error, ErrorKind::InvalidModule, what).at(format!("the type {ty}"))
        }
        Some(_) | None => error,
    }
}

/// The definition in the LLVM module that a variable or the target of a decoration comes from.
enum Definition<'m> {
    Global(Value<'m>),
    Function(Function<'m>),
    /// A parameter, by its index.
    Parameter(Function<'m>, u32),
    Instruction(Inst<'m>),
}

impl<'m> Definition<'m> {
    /// Adds the definition to an error; see [`of_call`] for an instruction.
    fn add_place(&self, mx: &ModuleCx<'m>, error: Error) -> Error {
        match *self {
            Self::Global(value) => {
                let error = error.at(value.describe());
                match value.as_global() {
                    Some(global) => error.located(global.diagnostic_location()),
                    None => error,
                }
            }
            Self::Function(function) => error.located(function.diagnostic_location()),
            Self::Parameter(function, index) => {
                error.at(function.parameter(index).describe()).located(function.diagnostic_location())
            }
            Self::Instruction(inst) => of_call(mx, error, inst)
                .located(inst.diagnostic_location())
                .located(inst.function().diagnostic_location()),
        }
    }
}
