//! A module under construction: its sections in the order of the specification's section 2.4, its ids, and the
//! declarations that it needs.

pub mod fork;

use std::borrow::Borrow;
use std::hash::BuildHasher;

use indexmap::IndexMap;
use indexmap::map::raw_entry_v1::{RawEntryApiV1, RawEntryMut};
use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;

use super::binary::write;
use super::check;
use super::code::Code;
use super::declarations::Declarations;
use super::extension::Extension;
use super::function::{FunctionCode, FunctionPart, Phi};
use super::grammar::{EnumKind, Op, Operand, Version, op_row};
use super::id::{Id, IdAllocator, LOCAL, Numbers};
use super::inst::{Inst, MAX_WORDS, TOO_LONG};
use super::limits::MAX_BOUND;
use super::operands;
use super::requires::{Limits, Requirements};
use crate::error::{Error, ErrorKind, Result};

use fork::Journal;

/// The sections of a module, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Section {
    /// `OpCapability`; those of [`Requirements`] are written by [`Module::finish`].
    Capabilities,
    /// `OpExtension`; those of [`Requirements`] are written by [`Module::finish`].
    Extensions,
    /// `OpExtInstImport`, see [`Module::ext_inst_import`].
    ExtInstImports,
    /// `OpMemoryModel`, once.
    MemoryModel,
    /// `OpEntryPoint`.
    EntryPoints,
    /// `OpExecutionMode`, `OpExecutionModeId`.
    ExecutionModes,
    /// `OpString`, `OpSource`, `OpSourceExtension`, `OpSourceContinued`.
    DebugStrings,
    /// `OpName`, `OpMemberName`.
    DebugNames,
    /// `OpModuleProcessed`.
    DebugModuleProcessed,
    /// `OpAliasDomainDeclINTEL` and its like (SPV_INTEL_memory_access_aliasing, Logical Layout of a Module).
    AliasDeclarations,
    /// Decorations.
    Annotations,
    /// Types, constants, variables at module scope, and debug information, each kind in its place.
    Globals,
    /// Functions without a body.
    Declarations,
    /// Functions with a body.
    Definitions,
}

const SECTIONS: usize = Section::Definitions as usize + 1;

/// A module under construction.
#[derive(Debug)]
pub struct Module {
    sections: [Code; SECTIONS],
    /// [`Section::Globals`].
    declarations: Declarations,
    ids: IdAllocator,
    requirements: Requirements,
    /// The words of a declaration without its count and result id => the id.
    interned: IndexMap<Box<[u32]>, Id, FxBuildHasher>,
    imports: Vec<(String, Id)>,
    /// Without instructions, but with the memory of the last function.
    spare: FunctionCode,
    /// Present in a fork.
    journal: Option<Journal>,
    /// The number of times that a declared constant was declared again.
    redeclarations: usize,
}

/// An extended instruction without its operands; its number is below 2^31.
#[derive(Clone, Copy, Debug)]
pub struct ExtendedInst {
    pub result_type: Id,
    pub result: Id,
    /// The `OpExtInstImport`.
    pub set: Id,
    pub number: u32,
}

/// A literal that is the last operand of an instruction and may be raised.
#[derive(Debug)]
pub struct LastOperand {
    section: Section,
    position: usize,
}

impl Module {
    /// Creates a module without instructions.
    pub fn new(limits: Limits) -> Self {
        Self {
            sections: std::array::from_fn(|_| Code::default()),
            declarations: Declarations::default(),
            ids: IdAllocator::default(),
            requirements: Requirements::new(limits),
            interned: IndexMap::default(),
            imports: Vec::new(),
            spare: FunctionCode::default(),
            journal: None,
            redeclarations: 0,
        }
    }

    /// Allocates an id of module scope.
    #[inline]
    pub fn fresh_global(&mut self) -> Id {
        match self.journal {
            None => self.ids.fresh_global(),
            Some(_) => self.fresh_provisional(),
        }
    }

    /// Allocates an id for a parameter, a label or a result in a function.
    #[inline]
    pub fn fresh_local(&mut self) -> Id {
        self.ids.fresh_local()
    }

    /// Returns the id that the next call of [`Self::fresh_local`] returns; earlier ids are less.
    #[inline]
    pub fn next_local(&self) -> Id {
        self.ids.next_local()
    }

    /// Appends an instruction to a section and declares what it requires.
    ///
    /// # Errors
    ///
    /// A requirement is not allowed, or there are too many ids (specification, section 2.17): unbounded growth stops
    /// here, and not when the memory is full.
    #[inline]
    pub fn emit(&mut self, section: Section, inst: Inst) -> Result<()> {
        self.note(&inst)?;
        if self.is_in_request() {
            self.omit(section);
            return Ok(());
        }
        if !fork::has_drafts(section) {
            self.note_order();
        }
        match section {
            Section::Globals if self.journal.is_some() => Ok(()),
            Section::Globals => self.declarations.push(&inst),
            _ => self.sections[section as usize].push(&inst),
        }
    }

    /// Appends an instruction as [`Self::emit`] does, whose last operand is a literal that may be raised later.
    pub fn emit_raisable(&mut self, section: Section, inst: Inst) -> Result<LastOperand> {
        self.emit(section, inst)?;
        Ok(LastOperand { section, position: self.sections[section as usize].len() - 1 })
    }

    /// Raises an operand to at least `value`.
    pub fn raise(&mut self, operand: &LastOperand, value: u32) {
        self.sections[operand.section as usize].raise_literal(operand.position, value);
    }

    /// Appends an instruction to a function and declares what it requires.
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    #[inline]
    pub fn emit_in(&mut self, function: &mut FunctionCode, part: FunctionPart, inst: &Inst) -> Result<()> {
        self.note(inst)?;
        function.push(part, inst)
    }

    /// Appends `result = op type operands...` to the body of a function and declares what the opcode requires.
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    #[inline]
    pub fn emit_op(
        &mut self,
        function: &mut FunctionCode,
        op: Op,
        result_type: Id,
        result: Id,
        operands: &[impl Into<Id> + Copy],
    ) -> Result<()> {
        /// The opcode and the word count, the result type and the result.
        const OTHER_WORDS: usize = 3;
        if operands.len() > MAX_WORDS - OTHER_WORDS {
            let inst = Inst::new(op).id(result_type).id(result).ids(operands);
            return self.emit_in(function, FunctionPart::Body, &inst);
        }
        check_bound(&self.ids)?;
        self.requirements.note_result(op, result_type.word())?;
        self.requirements.note_op(op)?;
        if cfg!(debug_assertions) {
            self.check(&Inst::new(op).id(result_type).id(result).ids(operands), true);
        }
        function.push_ids(FunctionPart::Body, op, &[result_type.word(), result.word()], operands)
    }

    /// Appends an extended instruction whose operands are ids to a function, and declares what its opcode requires.
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    #[inline]
    pub fn emit_extended(
        &mut self,
        function: &mut FunctionCode,
        part: FunctionPart,
        inst: ExtendedInst,
        operands: &[impl Into<Id> + Copy],
    ) -> Result<()> {
        let ExtendedInst { result_type, result, set, number } = inst;
        check_bound(&self.ids)?;
        self.requirements.note_result(Op::ExtInst, result_type.word())?;
        self.requirements.note_op(Op::ExtInst)?;
        if cfg!(debug_assertions) {
            let inst = Inst::new(Op::ExtInst).id(result_type).id(result).id(set).literal(number);
            self.check(&inst.ids(operands), true);
        }
        function.push_ids(part, Op::ExtInst, &[result_type.word(), result.word(), set.word(), number], operands)
    }

    /// Appends `OpLine file line column` to a function.
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    #[inline]
    pub fn emit_line(
        &mut self,
        function: &mut FunctionCode,
        part: FunctionPart,
        file: Id,
        [line, column]: [u32; 2],
    ) -> Result<()> {
        if (line | column) & LOCAL != 0 {
            return self.emit_in(function, part, &Inst::new(Op::Line).id(file).literal(line).literal(column));
        }
        check_bound(&self.ids)?;
        self.requirements.note_op(Op::Line)?;
        function.push_ids(part, Op::Line, &[file.word(), line, column], &[] as &[Id])
    }

    /// Appends an `OpPhi` to the body of a function: `operands` are its first pairs, and `incoming` more pairs are set
    /// with [`FunctionCode::set_incoming`].
    ///
    /// # Errors
    ///
    /// As of [`Self::emit`].
    pub fn emit_phi(
        &mut self,
        function: &mut FunctionCode,
        result_type: Id,
        result: Id,
        operands: &[[Id; 2]],
        incoming: usize,
    ) -> Result<Phi> {
        let inst = Inst::new(Op::Phi).id(result_type).id(result).ids(operands.as_flattened());
        self.note(&inst)?;
        let inst = (0..incoming).fold(inst, |inst, _| inst.words(&[0; 2]));
        self.requirements.note_length(&inst)?;
        function.push_phi(&inst, incoming)
    }

    #[inline]
    fn note(&mut self, inst: &Inst) -> Result<()> {
        check_bound(&self.ids)?;
        self.requirements.note_typed_inst(inst)?;
        self.requirements.note(inst).map_err(|error| {
            let position = op_row(inst.op()).map_or(0, |row| usize::from(row.has_result_type()));
            let id = inst.operands().get(position).copied().unwrap_or(0);
            with_id(error, id, inst.op())
        })?;
        self.check(inst, true);
        Ok(())
    }

    /// Panics in debug builds if the operands of an instruction do not match its row of the grammar; a declaration that is
    /// about to be interned has no result yet.
    #[inline]
    fn check(&self, inst: &Inst, has_result: bool) {
        if cfg!(debug_assertions)
            && let Some(fault) = check::fault(inst, has_result, self.extended_operands(inst, has_result))
        {
            panic!("{fault}");
        }
    }

    /// Returns the operands of an extended instruction whose set is known.
    fn extended_operands(&self, inst: &Inst, has_result: bool) -> Option<&'static [Operand]> {
        if !matches!(inst.op(), Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
            return None;
        }
        let (_, rest) = inst.operands().split_at_checked(1 + usize::from(has_result))?;
        let &[set, number, ..] = rest else { return None };
        let (name, _) = self.imports.iter().find(|(_, id)| id.word() == set)?;
        operands::extended_operands(name, number)
    }

    /// Returns the id of a type or constant, and declares it in [`Section::Globals`] on the first call.
    ///
    /// Declarations with equal opcode, type and operands are one. Declarations that differ in decorations (structures,
    /// specialization constants) must be written with [`emit`](Self::emit) instead.
    pub fn intern(&mut self, op: Op, result_type: Option<Id>, operands: &[u32]) -> Result<Id> {
        let mut key = SmallVec::<[u32; 16]>::new();
        key.push(u32::from(op.0));
        key.extend(result_type.map(Id::word));
        key.extend_from_slice(operands);
        // The ids of a fork are not words below the bit of local ids.
        if cfg!(debug_assertions) && self.journal.is_none() {
            self.check(&Inst::new(op).words(&key[1..]), false);
        }
        self.intern_key(&key, result_type.is_some(), &[])
    }

    /// Interns an instruction that has everything but its result id, as [`intern`](Self::intern) does.
    pub fn intern_inst(&mut self, inst: impl Borrow<Inst>) -> Result<Id> {
        let inst = inst.borrow();
        let mut key = SmallVec::<[u32; 16]>::new();
        key.push(u32::from(inst.op().0));
        key.extend_from_slice(inst.operands());
        let has_type = op_row(inst.op()).is_some_and(|row| row.has_result_type());
        self.check(inst, false);
        self.intern_key(&key, has_type, inst.enumerants())
    }

    /// Interns an `OpSpecConstantOp`: `op` on constants, with its literals after its ids.
    pub fn intern_constant_op(
        &mut self,
        result_type: Id,
        op: Op,
        operands: &[impl Into<Id> + Copy],
        literals: &[u32],
    ) -> Result<Id> {
        self.requirements.note_op(op)?;
        let inst = Inst::new(Op::SpecConstantOp).id(result_type).literal(u32::from(op.0));
        self.intern_inst(inst.ids(operands).words(literals))
    }

    /// Declares a constant even if an equal one is declared; later users share this one.
    pub fn declare_again(&mut self, inst: impl Borrow<Inst>) -> Result<Id> {
        let inst = inst.borrow();
        let mut key = SmallVec::<[u32; 16]>::new();
        key.push(u32::from(inst.op().0));
        key.extend_from_slice(inst.operands());
        self.note_order();
        self.redeclarations += 1;
        self.interned.swap_remove(key.as_slice());
        self.intern_inst(inst)
    }

    /// Interns a declaration by its opcode and its operands but for the result id; `enumerants` are those among them.
    fn intern_key(&mut self, key: &[u32], has_type: bool, enumerants: &[(EnumKind, u32)]) -> Result<Id> {
        let hash = self.interned.hasher().hash_one(key);
        let entry = match self.interned.raw_entry_mut_v1().from_hash(hash, |other| **other == *key) {
            RawEntryMut::Occupied(entry) => return Ok(*entry.get()),
            RawEntryMut::Vacant(entry) => entry,
        };
        check_bound(&self.ids)?;
        let op = Op(key[0] as u16);
        match key[1..] {
            [ty, ..] if has_type => self.requirements.note_result(op, ty)?,
            ref operands => self.requirements.note_type(op, operands)?,
        }
        let bound = self.ids.bound();
        let note = |&(kind, value): &(EnumKind, u32)| self.requirements.note_enumerant(kind, value);
        let noted = enumerants.iter().try_for_each(note).and_then(|()| self.requirements.note_op(op));
        noted.map_err(|error| with_id(error, bound, op))?;
        let id = match &mut self.journal {
            None => self.ids.fresh_global(),
            Some(journal) => journal.declare(&mut self.ids, key, has_type, enumerants),
        };
        if !has_type {
            self.requirements.add_type(op, id, &key[1..]);
        }
        let (before, after) = key.split_at(1 + usize::from(has_type));
        let inst = Inst::new(op).words(&before[1..]).id(id).words(after);
        self.requirements.note_length(&inst)?;
        if self.journal.is_none() {
            self.declarations.push(&inst)?;
        }
        entry.insert_hashed_nocheck(hash, key.into(), id);
        Ok(id)
    }

    /// Returns the id of a set of extended instructions, and imports it on the first call.
    ///
    /// Sets whose name starts with `NonSemantic.` are part of version 1.6; earlier versions need an extension.
    pub fn ext_inst_import(&mut self, name: &str) -> Result<Id> {
        if let Some(&(_, id)) = self.imports.iter().find(|(known, _)| known == name) {
            return Ok(id);
        }
        if name.starts_with("NonSemantic.") {
            let extension = Extension::KHR_non_semantic_info;
            self.requirements.version_or_extension(name, Version::V1_6, extension)?;
        }
        let id = self.fresh_global();
        self.emit(Section::ExtInstImports, Inst::new(Op::ExtInstImport).id(id).string(name.as_bytes()))?;
        self.imports.push((name.to_owned(), id));
        Ok(id)
    }

    /// Returns `true` if the module may use an extension.
    pub fn allows_extension(&self, extension: Extension) -> bool {
        self.requirements.allows_extension(extension)
    }

    /// Returns `true` if the module may have a version.
    pub fn allows_version(&self, version: Version) -> bool {
        self.requirements.allows_version(version)
    }

    /// Returns `true` if what the module has so far needs at least this version.
    pub fn has_version(&self, version: Version) -> bool {
        self.note_order();
        self.requirements.min_version() >= version
    }

    /// Returns the declarations that the module needs so far.
    #[inline]
    pub fn requirements(&mut self) -> &mut Requirements {
        &mut self.requirements
    }

    /// Returns a function without instructions.
    pub fn start_function(&mut self) -> FunctionCode {
        std::mem::take(&mut self.spare)
    }

    /// Appends a whole function to a section.
    pub fn append_function(&mut self, section: Section, mut function: FunctionCode) {
        for code in function.parts() {
            self.sections[section as usize].append(code);
        }
        function.clear();
        self.spare = function;
    }

    /// Returns the number of words of a section other than [`Section::Globals`].
    pub fn section_len(&self, section: Section) -> usize {
        self.sections[section as usize].len()
    }

    /// Returns the words of a section other than [`Section::Globals`] so far; function-local ids have no number yet.
    pub fn words(&self, section: Section) -> &[u32] {
        self.sections[section as usize].words()
    }

    /// Returns one more than the number of ids.
    pub fn bound(&self) -> u32 {
        self.ids.bound()
    }

    /// Returns `true` if the module has more ids than the limit, so that it can emit no instruction any more.
    pub fn is_full(&self) -> bool {
        !is_allowed(self.bound())
    }

    /// Returns the words of the finished module: header, capabilities, extensions, then the sections in order.
    pub fn finish(mut self, generator: u32) -> Vec<u32> {
        let (bound, numbers) = (self.bound(), Numbers::new(&self.ids));
        let mut head = Vec::from(write::header(self.requirements.min_version(), generator, bound));
        head.extend(write::capabilities(&self.requirements));
        head.append(&mut self.take(Section::Capabilities).numbered(&numbers));
        head.extend(write::extensions(&self.requirements));
        // The functions are most of a module: everything else is inserted in front of them without copying them.
        let mut words = self.take(Section::Definitions).numbered(&numbers);
        self.sections[Section::Globals as usize] = self.declarations.into_code();
        for section in self.sections {
            head.append(&mut section.numbered(&numbers));
        }
        words.splice(0..0, head);
        words
    }

    fn take(&mut self, section: Section) -> Code {
        std::mem::take(&mut self.sections[section as usize])
    }
}

/// Adds the id of an instruction to the error that it is too long.
#[cold]
fn with_id(error: Error, id: u32, op: Op) -> Error {
    match error.kind() {
        ErrorKind::InvalidWordCount => {
            let name = op.to_string();
            error.about(format!("{TOO_LONG}\nId: {id}, OpCode: {}, Name: \"\"", name.trim_start_matches("Op")))
        }
        _ => error,
    }
}

#[inline]
fn is_allowed(bound: u32) -> bool {
    bound <= MAX_BOUND
}

#[inline]
fn check_bound(ids: &IdAllocator) -> Result<()> {
    if is_allowed(ids.bound()) {
        return Ok(());
    }
    let message = format!("the module has more than {} ids, which is the limit", MAX_BOUND - 1);
    Err(Error::new(ErrorKind::LimitExceeded, message))
}

#[cfg(test)]
mod tests;
