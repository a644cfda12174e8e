//! Lines: where in the source instructions come from (specification, sections 2.4 and 3.3.2).
//!
//! An `OpLine` holds up to the next one, an `OpNoLine` or the end of its block. It is written in front of the first
//! instruction that comes from another place than the one before, whoever writes that instruction: never in front of
//! a label or a phi, and never with nothing after it.

use crate::error::Result;
use crate::llvm::{Inst, MdNode};
use crate::lower::function_cx::FunctionCx;
use crate::lower::module_cx::ModuleCx;
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// An `OpString`.
    file: Id,
    line: u32,
    column: u32,
}

/// The places of the function at hand.
#[derive(Default)]
pub(in crate::lower) struct Lines<'m> {
    /// Where the instruction at hand comes from, as LLVM says it.
    location: Option<MdNode<'m>>,
    /// The same, as it is written.
    wanted: Option<Place>,
    /// What holds where the next instruction will stand.
    written: Option<Place>,
}

impl<'m> FunctionCx<'_, 'm> {
    /// What is written from here on comes from where `inst` comes from.
    #[inline]
    pub(in crate::lower) fn come_from(&mut self, inst: Inst<'m>) -> Result<()> {
        if self.mx.debug.is_wanted { self.change_place(inst.debug_location_node()) } else { Ok(()) }
    }

    fn change_place(&mut self, location: Option<MdNode<'m>>) -> Result<()> {
        if self.lines.location != location {
            self.lines.wanted = match location {
                Some(location) => place(self.mx, location)?,
                None => None,
            };
            self.lines.location = location;
        }
        Ok(())
    }

    /// A block starts: no line holds in it yet.
    #[inline]
    pub(in crate::lower) fn forget_lines(&mut self) {
        self.lines.written = None;
    }

    /// Writes where the instruction that is about to be written comes from, unless that is known.
    #[inline]
    pub(in crate::lower) fn lower_line(&mut self, op: Op) -> Result<()> {
        if self.lines.wanted == self.lines.written || matches!(op, Op::Label | Op::Phi) {
            return Ok(());
        }
        self.change_line()
    }

    fn change_line(&mut self) -> Result<()> {
        let inst = match self.lines.wanted {
            Some(Place { file, line, column }) => SpirvInst::new(Op::Line).id(file).literal(line).literal(column),
            None => SpirvInst::new(Op::NoLine),
        };
        self.lines.written = self.lines.wanted;
        self.mx.out.note(&inst)?;
        inst.append_to(&mut self.words.main)
    }
}

/// The place that a `DILocation` says; none if that is no line of a file.
fn place<'m>(mx: &mut ModuleCx<'m>, location: MdNode<'m>) -> Result<Option<Place>> {
    let Some(location) = location.location() else { return Ok(None) };
    match location.file {
        // Line 0 is that of instructions which belong to no line.
        Some(file) if location.line != 0 => {
            Ok(Some(Place { file: mx.debug_path(file)?, line: location.line, column: location.column }))
        }
        _ => Ok(None),
    }
}
