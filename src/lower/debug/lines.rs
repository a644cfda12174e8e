//! The locations of instructions: `DILocation`s as lines and scopes.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ir::{Location as DiLocation, MdId, MdNode};
use crate::lower::cx::function::locations::{DebugSet, Line, Location, Scope};
use crate::lower::cx::prelude::*;
use crate::lower::debug::Debug;
use crate::lower::debug::items::Item;
use crate::lower::debug::scopes::{is_definition, lexical_scope};
use crate::spirv::Id;
use crate::spirv::grammar::Dbg;

/// The debug information of one function.
pub(in crate::lower) struct FunctionDebug<'d, 'm> {
    pub(super) module: &'d mut Debug<'m>,
    /// The `DILocation` of the current instruction.
    location: Option<MdNode<'m>>,
    /// The scope of the last `DILocation` that has one.
    last_scope: Option<KnownScope<'m>>,
    /// The parameters.
    pub(super) parameters: Vec<Id>,
    /// The numbers of the instructions that write variables, by their identities, once an assignment asked for them.
    pub(super) assignments: Option<FxHashMap<MdId, SmallVec<[u32; 1]>>>,
}

/// The scope and the inlined call of a `DILocation`, which determine everything but the line.
struct KnownScope<'m> {
    node: Option<MdNode<'m>>,
    inlined_at: Option<MdNode<'m>>,
    file: Id,
    scope: Option<Scope>,
}

impl<'d, 'm> FunctionDebug<'d, 'm> {
    /// Returns the debug information of the function of `fx`, which has these parameters.
    pub(in crate::lower) fn new(module: &'d mut Debug<'m>, fx: &mut FunctionCx<'_, 'm>, parameters: Vec<Id>) -> Self {
        fx.locations.set = module.set.map(|(dialect, id)| DebugSet { id, lines: dialect.line_form() });
        Self { module, location: None, last_scope: None, parameters, assignments: None }
    }

    /// The `DISubprogram` of the function => `DebugFunctionDefinition`, in the sets that have it
    pub(in crate::lower) fn lower_definition(&mut self, fx: &mut FunctionCx<'_, 'm>, function: Id) -> Result<()> {
        let has_definitions = self.module.set.is_some_and(|(dialect, _)| dialect.is_non_semantic());
        match fx.function.subprogram().filter(|subprogram| has_definitions && is_definition(*subprogram)) {
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
                Some(location) => self.find_location(fx.mx, location)?,
                None => Location::default(),
            };
            self.location = location;
        }
        Ok(())
    }

    /// Returns the file, line and scope of a `DILocation`.
    fn find_location(&mut self, mx: &mut ModuleCx<'m>, location: MdNode<'m>) -> Result<Location> {
        let Some(location) = location.location() else { return Ok(Location::default()) };
        if self.module.set.is_none() {
            return Ok(Location { line: line_of_source(mx, self.module, &location)?, scope: None });
        }
        let (file, scope) = self.file_and_scope(mx, &location)?;
        // Line 0 is written as well: Intel's GPU compiler needs an `OpLine` before each `DebugDeclare` and `DebugValue`, and
        // LLVM gives line 0 to most of the latter.
        let line = Some(Line { file, line: location.line, column: location.column });
        Ok(Location { line, scope })
    }

    /// Returns the file and the scope of a location, which are mostly those of the location before.
    fn file_and_scope(&mut self, mx: &mut ModuleCx<'m>, location: &DiLocation<'m>) -> Result<(Id, Option<Scope>)> {
        let is_same = |known: &&KnownScope<'m>| (known.node, known.inlined_at) == (location.scope, location.inlined_at);
        if let Some(known) = self.last_scope.as_ref().filter(is_same) {
            return Ok((known.file, known.scope));
        }
        let debug = &mut *self.module;
        let file = debug.file_of_line(mx, location.file)?;
        let scope = lexical_scope(location.scope).map(|scope| Scope {
            scope: debug.enqueue(mx, Item::new(scope)),
            inlined_at: location.inlined_at.map(|outer| debug.enqueue(mx, Item::new(outer))),
        });
        self.last_scope = Some(KnownScope { node: location.scope, inlined_at: location.inlined_at, file, scope });
        Ok((file, scope))
    }
}

/// Returns the line of a location; `None` for line 0, which means that the instruction belongs to no line.
fn line_of_source<'m>(mx: &mut ModuleCx<'m>, debug: &mut Debug<'m>, location: &DiLocation<'m>) -> Result<Option<Line>> {
    match location.file {
        Some(file) if location.line != 0 => {
            Ok(Some(Line { file: debug.file_of_line(mx, Some(file))?, line: location.line, column: location.column }))
        }
        _ => Ok(None),
    }
}
