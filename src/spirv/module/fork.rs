//! Forks of a module under construction: copies without code, in which other threads write functions.
//!
//! A fork is told nothing about the functions that others write at the same time, so a function in it is a *draft*. The module
//! adopts a draft where the instructions are those that the function would have if it were written in the module itself:
//! the draft declares types and constants that depend on nothing else, asks for what its writer can make again on the module
//! ([`Request`]), and needs no capability, extension or version that is new in the fork. Every other draft is discarded, and
//! its function is written again.

use std::cell::Cell;
use std::ops::Range;

use smallvec::SmallVec;

use super::{Declarations, Module, SECTIONS, Section, is_allowed};
use crate::error::Result;
use crate::spirv::code::Code;
use crate::spirv::function::FunctionCode;
use crate::spirv::grammar::{EnumKind, Op, op_row};
use crate::spirv::id::{AdoptedIds, Id, IdAllocator};
use crate::spirv::operands::ids_of;
use crate::spirv::requires::Snapshot;

/// The sections that drafts write.
const DRAFTED: [Section; 4] =
    [Section::ExecutionModes, Section::DebugNames, Section::Annotations, Section::Definitions];

/// Returns `true` if drafts may write a section.
#[inline]
pub(super) fn has_drafts(section: Section) -> bool {
    DRAFTED.contains(&section)
}

/// A type or constant that a fork declared.
#[derive(Clone, Debug)]
pub struct Declaration {
    id: Id,
    /// The opcode and the operands but for the result id.
    key: Box<[u32]>,
    has_type: bool,
    enumerants: SmallVec<[(EnumKind, u32); 1]>,
}

/// An event of a draft.
#[derive(Clone, Debug)]
pub enum Event {
    /// A declaration was needed for the first time in the fork.
    Declared(Declaration),
    /// [`Module::begin_request`] was called.
    Requested(Requested),
}

/// A request of a draft.
#[derive(Clone, Copy, Debug)]
pub struct Requested {
    pub request: Request,
    /// `true` if making it wrote names or decorations that come after some of the draft. A module that adopts the draft must
    /// have made it before, as it would write them too early.
    pub is_amid_words: bool,
}

/// An item that the writer of a module makes once, in the same way in each fork; its numbers are the writer's.
#[derive(Clone, Copy, Debug)]
pub enum Request {
    /// The signature of a function.
    Signature(u32),
    /// A type that is declared by more than its operands.
    Type(u32),
    /// A node of debug information.
    DebugNode(u32),
    /// The source file of lines.
    DebugFile(u32),
    /// A `DebugExpression`.
    DebugExpression(u32),
    /// `DebugInfoNone`.
    DebugNone,
}

/// The events of a fork.
#[derive(Debug, Default)]
pub(super) struct Journal {
    events: Vec<Event>,
    /// The events of the requests that are being made.
    requests: SmallVec<[usize; 4]>,
    /// The words in each of [`DRAFTED`] at the start of the draft at hand.
    starts: [usize; DRAFTED.len()],
    /// `true` if the draft at hand depends on what is written before it.
    depends_on_order: Cell<bool>,
}

impl Journal {
    /// Records a declaration and returns its id.
    pub(super) fn declare(
        &mut self,
        ids: &mut IdAllocator,
        key: &[u32],
        has_type: bool,
        enumerants: &[(EnumKind, u32)],
    ) -> Id {
        let id = ids.fresh_provisional();
        // The module that adopts it does not know what its operation requires.
        if key.first() == Some(&u32::from(Op::SpecConstantOp.0)) {
            self.depends_on_order.set(true);
        }
        let enumerants = SmallVec::from_slice(enumerants);
        self.events.push(Event::Declared(Declaration { id, key: key.into(), has_type, enumerants }));
        id
    }
}

/// The start of a draft.
#[derive(Debug)]
pub struct DraftStart {
    events: usize,
    first_local: Id,
    sections: [usize; DRAFTED.len()],
    snapshot: Snapshot,
}

/// The words of one function in a fork.
#[derive(Debug)]
pub struct Draft {
    events: Range<usize>,
    locals: Range<u32>,
    /// The words in each of [`DRAFTED`].
    sections: [Range<usize>; DRAFTED.len()],
    /// The declarations of the fork, which the draft did not change; `None` if it changed them or depends on the functions
    /// before it.
    snapshot: Option<Snapshot>,
}

impl Draft {
    /// Returns `true` if a module could adopt the draft.
    pub fn may_be_adopted(&self) -> bool {
        self.snapshot.is_some()
    }
}

impl Module {
    /// Returns a fork, which knows all declarations and has no code.
    pub fn fork(&self) -> Self {
        Self {
            sections: [const { Code::EMPTY }; SECTIONS],
            declarations: Declarations::default(),
            ids: self.ids.clone(),
            requirements: self.requirements.clone(),
            interned: self.interned.clone(),
            imports: self.imports.clone(),
            spare: FunctionCode::default(),
            journal: Some(Journal::default()),
            redeclarations: self.redeclarations,
        }
    }

    /// Notes that what is written next depends on everything that was written before, so that no draft with it is adopted.
    /// The words that a request writes are not part of the draft.
    #[inline]
    pub fn note_order(&self) {
        if let Some(journal) = &self.journal
            && journal.requests.is_empty()
        {
            journal.depends_on_order.set(true);
        }
    }

    /// Begins what the module that adopts the draft makes by itself at this point: nothing of it becomes part of the draft,
    /// and its writer maps the ids that it allocates ([`AdoptedIds::insert`]).
    pub fn begin_request(&mut self, request: Request) {
        if let Some(journal) = &mut self.journal {
            journal.requests.push(journal.events.len());
            journal.events.push(Event::Requested(Requested { request, is_amid_words: false }));
        }
    }

    /// Ends the request that was begun last.
    pub fn end_request(&mut self) {
        if let Some(journal) = &mut self.journal {
            journal.requests.pop();
        }
    }

    /// Returns `true` during a request in a fork.
    #[inline]
    pub fn is_in_request(&self) -> bool {
        self.journal.as_ref().is_some_and(|journal| !journal.requests.is_empty())
    }

    /// Notes that an instruction of a request is left out of a section.
    #[cold]
    pub(super) fn omit(&mut self, section: Section) {
        let Some(Journal { events, requests, starts, .. }) = &mut self.journal else { return };
        let drafted = DRAFTED.into_iter().position(|drafted| drafted == section);
        if drafted.is_some_and(|index| self.sections[section as usize].len() > starts[index])
            && let Some(Event::Requested(requested)) = requests.last().and_then(|request| events.get_mut(*request))
        {
            requested.is_amid_words = true;
        }
    }

    #[cold]
    pub(super) fn fresh_provisional(&mut self) -> Id {
        self.note_order();
        self.ids.fresh_provisional()
    }

    /// Starts a draft in a fork.
    pub fn start_draft(&mut self) -> DraftStart {
        let journal = self.journal.get_or_insert_default();
        journal.depends_on_order.set(false);
        journal.starts = DRAFTED.map(|section| self.sections[section as usize].len());
        DraftStart {
            events: journal.events.len(),
            first_local: self.ids.next_local(),
            sections: journal.starts,
            snapshot: self.requirements.snapshot(),
        }
    }

    /// Ends a draft in a fork.
    pub fn end_draft(&mut self, start: DraftStart) -> Draft {
        let journal = self.journal.get_or_insert_default();
        let is_stable = !journal.depends_on_order.get() && self.requirements.snapshot() == start.snapshot;
        let mut starts = start.sections.into_iter();
        let sections = &self.sections;
        Draft {
            events: start.events..journal.events.len(),
            locals: start.first_local.word()..self.ids.next_local().word(),
            sections: DRAFTED.map(|section| starts.next().unwrap_or_default()..sections[section as usize].len()),
            snapshot: is_stable.then_some(start.snapshot),
        }
    }

    /// Returns the events of a draft of this fork, in order.
    pub fn events(&self, draft: &Draft) -> &[Event] {
        let events = self.journal.as_ref().map_or(&[][..], |journal| &journal.events);
        events.get(draft.events.clone()).unwrap_or_default()
    }

    /// Returns `true` if a draft of a fork has what it needs here; what it asks for and declares is still to come.
    pub fn suits(&self, fork: &Self, draft: &Draft) -> bool {
        self.redeclarations == fork.redeclarations
            && self.has_room_for(draft)
            && draft.snapshot.is_some_and(|snapshot| self.requirements.covers(&snapshot))
    }

    fn has_room_for(&self, draft: &Draft) -> bool {
        is_allowed(self.bound().saturating_add(draft.locals.end - draft.locals.start))
    }

    /// Declares a type or constant that a fork declared, unless it is known; returns `false` if it depends on an id that has
    /// no counterpart in `ids`.
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    pub fn adopt_declaration(&mut self, declaration: &Declaration, ids: &mut AdoptedIds) -> Result<bool> {
        let Some(key) = adopted_key(declaration, ids) else { return Ok(false) };
        let id = self.intern_key(&key, declaration.has_type, &declaration.enumerants)?;
        ids.insert(declaration.id, id);
        Ok(true)
    }

    /// Maps a declaration of a fork if this module has it.
    pub fn find_declaration(&self, declaration: &Declaration, ids: &mut AdoptedIds) {
        if let Some(key) = adopted_key(declaration, ids)
            && let Some(id) = self.interned.get(key.as_slice())
        {
            ids.insert(declaration.id, *id);
        }
    }

    /// Appends the words of a draft of a fork; returns `false`, and appends nothing, if they refer to an id that has no
    /// counterpart in `ids`, or if there are too many ids with what was declared since [`Self::suits`].
    pub fn adopt(&mut self, fork: &Self, draft: &Draft, ids: &AdoptedIds) -> bool {
        if !self.has_room_for(draft) {
            return false;
        }
        let shift = self.ids.next_local().word().wrapping_sub(draft.locals.start);
        let lens = DRAFTED.map(|section| self.sections[section as usize].mark());
        for (section, range) in DRAFTED.into_iter().zip(&draft.sections) {
            let (code, of_fork) = (&mut self.sections[section as usize], &fork.sections[section as usize]);
            if !code.adopt(of_fork, range.clone(), ids, shift) {
                DRAFTED.into_iter().zip(lens).for_each(|(section, mark)| self.sections[section as usize].reset(mark));
                return false;
            }
        }
        self.ids.skip_locals(draft.locals.end - draft.locals.start);
        true
    }
}

/// Returns the key of a declaration with the ids of the module; `None` if one is not known.
fn adopted_key(declaration: &Declaration, ids: &AdoptedIds) -> Option<SmallVec<[u32; 16]>> {
    let Declaration { key, has_type, id, .. } = declaration;
    let (first, operands) = key.split_first()?;
    let (ty, rest) = operands.split_at(usize::from(*has_type));
    let words: SmallVec<[u32; 16]> = ty.iter().chain([&id.word()]).chain(rest).copied().collect();
    let mut adopted: SmallVec<[u32; 16]> = words.clone();
    for at in op_row(Op(*first as u16)).map(|row| ids_of(row.operands, &words, 0))? {
        adopted[at] = ids.get(Id::new(words[at])?)?.word();
    }
    adopted.remove(ty.len());
    adopted.insert(0, *first);
    Some(adopted)
}
