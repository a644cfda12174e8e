//! Lines and scopes: where in the source instructions come from (specification, sections 2.4 and 3.3.2;
//! OpenCL.DebugInfo.100, DebugScope).
//!
//! An `OpLine` holds up to the next one, an `OpNoLine` or the end of its block, and so does a `DebugScope`. They are
//! written in front of the first instruction that comes from another place than the one before, whoever writes that
//! instruction: never in front of a label or a phi, and never with nothing after them.

use crate::error::Result;
use crate::llvm::{Inst, Location, MdNode};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, Op};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::debug::scopes::lexical_scope;
use crate::lower::debug::{Arg, Args, Item};

/// A place in the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    line: Option<Line>,
    scope: Option<Scope>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    /// An `OpString`.
    file: Id,
    line: u32,
    column: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scope {
    scope: Id,
    inlined_at: Option<Id>,
}

/// The places of the function at hand.
#[derive(Default)]
pub(super) struct Lines<'m> {
    /// Where the instruction at hand comes from, as LLVM says it.
    location: Option<MdNode<'m>>,
    /// The same, as it is written.
    wanted: Place,
    /// What holds where the next instruction will stand.
    written: Place,
}

impl<'m> FunctionCx<'_, 'm> {
    /// What is written from here on comes from where `inst` comes from.
    #[inline]
    pub(in crate::lower) fn come_from(&mut self, inst: Inst<'m>) -> Result<()> {
        if self.mx.debug.is_wanted { self.change_place(inst.debug_location_node()) } else { Ok(()) }
    }

    /// What is written from here on comes from a `DILocation`.
    pub(super) fn change_place(&mut self, location: Option<MdNode<'m>>) -> Result<()> {
        if self.debug.lines.location != location {
            self.debug.lines.wanted = match location {
                Some(location) => place(self.mx, location)?,
                None => Place::default(),
            };
            self.debug.lines.location = location;
        }
        Ok(())
    }

    /// A block starts: nothing holds in it yet.
    #[inline]
    pub(in crate::lower) fn forget_lines(&mut self) {
        self.debug.lines.written = Place::default();
    }

    /// Writes where the instruction that is about to be written comes from, unless that is known.
    #[inline]
    pub(in crate::lower) fn lower_line(&mut self, op: Op) -> Result<()> {
        if matches!(op, Op::Label | Op::Phi) { Ok(()) } else { self.lower_place() }
    }

    /// Writes the line and the scope of the instruction or record at hand, as far as they differ from those that hold.
    #[inline]
    pub(super) fn lower_place(&mut self) -> Result<()> {
        let lines = &self.debug.lines;
        if lines.wanted == lines.written {
            return Ok(());
        }
        self.lower_scope()?;
        self.change_line()
    }

    fn change_line(&mut self) -> Result<()> {
        let line = self.debug.lines.wanted.line;
        if self.debug.lines.written.line == line {
            return Ok(());
        }
        self.debug.lines.written.line = line;
        let inst = match line {
            Some(Line { file, line, column }) => SpirvInst::new(Op::Line).id(file).literal(line).literal(column),
            None => SpirvInst::new(Op::NoLine),
        };
        self.mx.out.note(&inst)?;
        self.words.main.push(&inst)
    }

    /// Writes the scope that what is about to be written lies in, unless that is known.
    fn lower_scope(&mut self) -> Result<()> {
        let scope = self.debug.lines.wanted.scope;
        if self.debug.lines.written.scope == scope {
            return Ok(());
        }
        self.debug.lines.written.scope = scope;
        match scope {
            Some(Scope { scope, inlined_at: None }) => self.emit_debug(Dbg::Scope, &[scope]),
            Some(Scope { scope, inlined_at: Some(inlined_at) }) => self.emit_debug(Dbg::Scope, &[scope, inlined_at]),
            None => self.emit_debug(Dbg::NoScope, &[]),
        }
    }

    /// Writes a debug instruction, which comes from nowhere.
    pub(super) fn emit_debug(&mut self, is: Dbg, operands: &[Id]) -> Result<()> {
        let args: Args = operands.iter().map(|id| Arg::Id(*id)).collect();
        let id = self.fresh();
        let inst = self.mx.debug_inst(is, id, &args)?;
        self.mx.out.note(&inst)?;
        self.words.main.push(&inst)
    }
}

/// Returns the file, line and scope of a `DILocation`.
fn place<'m>(mx: &mut ModuleCx<'m>, location: MdNode<'m>) -> Result<Place> {
    let Some(location) = location.location() else { return Ok(Place::default()) };
    if mx.debug.set.is_none() {
        return Ok(Place { line: line_of_source(mx, &location)?, scope: None });
    }
    let file = match location.file {
        Some(file) => mx.debug_path(file)?,
        None => mx.debug_text(b"")?,
    };
    // Line 0 is written as well: Intel's GPU compiler needs an `OpLine` before each `DebugDeclare` and `DebugValue`, and
    // LLVM gives line 0 to most of the latter.
    let line = Some(Line { file, line: location.line, column: location.column });
    let scope = lexical_scope(location.scope).map(|scope| Scope {
        scope: mx.debug_id(Item::of(scope)),
        inlined_at: location.inlined_at.map(|outer| mx.debug_id(Item::of(outer))),
    });
    Ok(Place { line, scope })
}

/// Returns the line of a location, unless it is line 0: that of instructions which belong to no line.
fn line_of_source<'m>(mx: &mut ModuleCx<'m>, location: &Location<'m>) -> Result<Option<Line>> {
    match location.file {
        Some(file) if location.line != 0 => {
            Ok(Some(Line { file: mx.debug_path(file)?, line: location.line, column: location.column }))
        }
        _ => Ok(None),
    }
}
