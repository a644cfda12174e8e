//! Lines and scopes: the source locations of the instructions of a function (specification, sections 2.4 and 3.3.2;
//! OpenCL.DebugInfo.100, DebugScope).
//!
//! An `OpLine` is in effect up to the next one, an `OpNoLine` or the end of its block, and so is a `DebugScope`. They
//! are written before the first instruction whose location differs from the one in effect, by any lowering: never
//! before a label or a phi, and never with nothing after them.

use crate::error::Result;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{Dbg, Op};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::ExtendedInst;
use crate::spirv::{FunctionPart, Id};

/// A location in the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::lower) struct Location {
    pub(in crate::lower) line: Option<Line>,
    pub(in crate::lower) scope: Option<Scope>,
}

/// A set of debug instructions.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) struct DebugSet {
    pub(in crate::lower) id: Id,
    pub(in crate::lower) lines: LineForm,
}

/// The instructions that lines become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum LineForm {
    /// `OpLine` and `OpNoLine`
    Core,
    /// `DebugLine` and `DebugNoLine`
    Debug,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct Line {
    /// An `OpString`, or a `DebugSource` for a `DebugLine`.
    pub(in crate::lower) file: Id,
    pub(in crate::lower) line: u32,
    pub(in crate::lower) column: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct Scope {
    pub(in crate::lower) scope: Id,
    pub(in crate::lower) inlined_at: Option<Id>,
}

/// The locations of the current function.
#[derive(Default)]
pub(in crate::lower) struct Locations {
    /// The debug instruction set, if scopes are written.
    pub(in crate::lower) set: Option<DebugSet>,
    /// The location of the current instruction.
    pub(in crate::lower) current: Location,
    /// The location in effect at the insertion point.
    written: Location,
    /// The location in effect after the function-scope variables.
    written_variables: Location,
}

impl FunctionCx<'_, '_> {
    /// Resets the location in effect: no location is in effect at the start of a block.
    #[inline]
    pub(in crate::lower) fn forget_location(&mut self) {
        self.locations.written = Location::default();
    }

    /// Writes the location of an instruction that is about to be written, unless it is in effect already.
    #[inline]
    pub(in crate::lower) fn lower_location_of(&mut self, op: Op) -> Result<()> {
        if matches!(op, Op::Label | Op::Phi) { Ok(()) } else { self.lower_location() }
    }

    /// Writes the line and the scope of the current instruction or record where they differ from those in effect.
    #[inline]
    pub(in crate::lower) fn lower_location(&mut self) -> Result<()> {
        let (from, to) = (self.locations.written, self.locations.current);
        if from == to {
            return Ok(());
        }
        self.locations.written = to;
        self.change_location(FunctionPart::Body, from, to)
    }

    /// Writes the location of a function-scope variable that is about to be written.
    pub(in crate::lower) fn lower_variable_location(&mut self) -> Result<()> {
        // SPIRV-Tools takes no `DebugLine` between variables.
        if self.locations.set.is_some_and(|set| set.lines == LineForm::Debug) {
            return Ok(());
        }
        self.change_variable_location(self.locations.current)
    }

    /// Ends the location of the function-scope variables. The body starts without one.
    pub(in crate::lower) fn end_variable_locations(&mut self) -> Result<()> {
        self.change_variable_location(Location::default())
    }

    fn change_variable_location(&mut self, to: Location) -> Result<()> {
        let from = std::mem::replace(&mut self.locations.written_variables, to);
        self.change_location(FunctionPart::Variables, from, to)
    }

    fn change_location(&mut self, part: FunctionPart, from: Location, to: Location) -> Result<()> {
        if from.scope != to.scope {
            self.lower_scope(part, to.scope)?;
        }
        if from.line == to.line {
            return Ok(());
        }
        if self.locations.set.is_some_and(|set| set.lines == LineForm::Debug) {
            return self.lower_debug_line(part, to.line);
        }
        let (out, code) = (&mut self.mx.out, &mut self.state.code);
        match to.line {
            Some(Line { file, line, column }) => out.emit_line(code, part, file, [line, column]),
            None => out.emit_in(code, part, &SpirvInst::new(Op::NoLine)),
        }
    }

    /// A line => `DebugLine` from its column to the next one
    fn lower_debug_line(&mut self, part: FunctionPart, line: Option<Line>) -> Result<()> {
        let Some(Line { file, line, column }) = line else { return self.emit_debug_in(part, Dbg::NoLine, &[]) };
        let mut operands = [file; 5];
        for (operand, number) in operands[1..].iter_mut().zip([line, line, column, column.saturating_add(1)]) {
            *operand = self.mx.u32_constant(number)?.id;
        }
        self.emit_debug_in(part, Dbg::Line, &operands)
    }

    fn lower_scope(&mut self, part: FunctionPart, scope: Option<Scope>) -> Result<()> {
        match scope {
            Some(Scope { scope, inlined_at: None }) => self.emit_debug_in(part, Dbg::Scope, &[scope]),
            Some(Scope { scope, inlined_at: Some(inlined_at) }) => {
                self.emit_debug_in(part, Dbg::Scope, &[scope, inlined_at])
            }
            None => self.emit_debug_in(part, Dbg::NoScope, &[]),
        }
    }

    /// Writes a debug instruction, which has no location of its own.
    pub(in crate::lower) fn emit_debug(&mut self, number: Dbg, operands: &[Id]) -> Result<()> {
        self.emit_debug_in(FunctionPart::Body, number, operands)
    }

    fn emit_debug_in(&mut self, part: FunctionPart, number: Dbg, operands: &[Id]) -> Result<()> {
        let Some(DebugSet { id: set, .. }) = self.locations.set else { return Ok(()) };
        let inst = ExtendedInst { result: self.fresh(), result_type: self.mx.type_void()?.id(), set, number: number.0 };
        self.mx.out.emit_extended(&mut self.state.code, part, inst, operands)
    }
}
