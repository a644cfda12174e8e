//! The locations of instructions: `DILocation`s as lines and scopes.

use crate::error::Result;
use crate::llvm::{Inst, Location as DiLocation, MdNode};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::locations::{DebugSet, Line, Location, Scope};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::scopes::lexical_scope;
use crate::lower::debug::{Debug, Item};
use crate::spirv::Id;
use crate::spirv::grammar::Dbg;

/// The debug information of one function.
pub(in crate::lower) struct FunctionDebug<'d, 'm> {
    pub(super) module: &'d mut Debug<'m>,
    /// The `DILocation` of the current instruction.
    location: Option<MdNode<'m>>,
    /// The parameters.
    pub(super) parameters: Vec<Id>,
}

impl<'d, 'm> FunctionDebug<'d, 'm> {
    /// Returns the debug information of the function of `fx`, which has these parameters.
    pub(in crate::lower) fn new(module: &'d mut Debug<'m>, fx: &mut FunctionCx<'_, 'm>, parameters: Vec<Id>) -> Self {
        fx.locations.set = module.set.map(|(dialect, id)| DebugSet { id, lines: dialect.line_form() });
        Self { module, location: None, parameters }
    }

    /// The `DISubprogram` of the function => `DebugFunctionDefinition`, in the sets that have it
    pub(in crate::lower) fn lower_definition(&mut self, fx: &mut FunctionCx<'_, 'm>, function: Id) -> Result<()> {
        let has_definitions = self.module.set.is_some_and(|(dialect, _)| dialect.is_non_semantic());
        match fx.function.subprogram().filter(|_| has_definitions) {
            Some(subprogram) => {
                let subprogram = self.module.enqueue(fx.mx, Item::new(subprogram));
                fx.emit_debug(Dbg::FunctionDefinition, &[subprogram, function])
            }
            None => Ok(()),
        }
    }

    /// Sets the location of the instructions that follow to that of `inst`.
    #[inline]
    pub(in crate::lower) fn locate(&mut self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
        if self.module.is_enabled { self.change_location(fx, inst.debug_location_node()) } else { Ok(()) }
    }

    /// Sets the location of the instructions that follow to a `DILocation`.
    pub(super) fn change_location(&mut self, fx: &mut FunctionCx<'_, 'm>, location: Option<MdNode<'m>>) -> Result<()> {
        if self.location != location {
            fx.locations.current = match location {
                Some(location) => self::location(fx.mx, self.module, location)?,
                None => Location::default(),
            };
            self.location = location;
        }
        Ok(())
    }
}

/// Returns the file, line and scope of a `DILocation`.
fn location<'m>(mx: &mut ModuleCx<'m>, debug: &mut Debug<'m>, location: MdNode<'m>) -> Result<Location> {
    let Some(location) = location.location() else { return Ok(Location::default()) };
    if debug.set.is_none() {
        return Ok(Location { line: line_of_source(mx, debug, &location)?, scope: None });
    }
    let file = debug.file_of_line(mx, location.file)?;
    // Line 0 is written as well: Intel's GPU compiler needs an `OpLine` before each `DebugDeclare` and `DebugValue`, and
    // LLVM gives line 0 to most of the latter.
    let line = Some(Line { file, line: location.line, column: location.column });
    let scope = lexical_scope(location.scope).map(|scope| Scope {
        scope: debug.enqueue(mx, Item::new(scope)),
        inlined_at: location.inlined_at.map(|outer| debug.enqueue(mx, Item::new(outer))),
    });
    Ok(Location { line, scope })
}

/// Returns the line of a location; `None` for line 0, which means that the instruction belongs to no line.
fn line_of_source<'m>(mx: &mut ModuleCx<'m>, debug: &mut Debug<'m>, location: &DiLocation<'m>) -> Result<Option<Line>> {
    match location.file {
        Some(file) if location.line != 0 => {
            Ok(Some(Line { file: debug.path(mx, file)?, line: location.line, column: location.column }))
        }
        _ => Ok(None),
    }
}
