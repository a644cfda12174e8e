//! Forks: copies of the tables of a module, for threads that read or build the bodies of some functions.
//!
//! A fork adds types, constants, strings and metadata of its own behind those that it shares with its module. The module
//! adopts them in the order in which the fork has added them, so that what it gets for several forks does not differ from
//! what it would have got without forks.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::ModuleBuilder;
use crate::ir::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm};
use crate::ir::function::Body;
use crate::ir::metadata::{MdData, MdId, MdKind, MdSizes, Tail, reference_word, word_reference};
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::records::RecordData;
use crate::ir::strings::StrId;
use crate::ir::types::TypeId;
use crate::ir::values::{Referent, ValueId};

/// A copy of the tables of a module.
pub(crate) struct Fork {
    builder: ModuleBuilder,
    shared: Shared,
}

/// The numbers of entries that a fork shares with its module.
#[derive(Copy, Clone, Debug)]
struct Shared {
    strings: usize,
    types: usize,
    constants: usize,
    metadata: MdSizes,
}

/// The indices in a module of what a fork has added.
#[derive(Debug)]
pub(crate) struct Renumbering {
    shared: Shared,
    strings: Vec<StrId>,
    types: Vec<TypeId>,
    constants: Vec<ValueId>,
    metadata: Vec<MdId>,
}

impl Fork {
    /// Returns the builder of the fork, which has no functions and globals. It must not add named structures, attributes and
    /// symbols.
    pub(crate) fn builder(&mut self) -> &mut ModuleBuilder {
        &mut self.builder
    }
}

impl ModuleBuilder {
    /// Returns a fork of the module as far as it is built.
    pub(crate) fn fork(&self) -> Fork {
        let module = &self.module;
        let shared = Shared {
            strings: module.strings.len(),
            types: module.types.len(),
            constants: module.constants.entries.len(),
            metadata: module.metadata.sizes(),
        };
        Fork { builder: Self { module: module.fork(), ..Self::default() }, shared }
    }

    /// Adds what a fork of this module has added, unless the module has it by now.
    pub(crate) fn adopt(&mut self, fork: &Fork) -> Renumbering {
        let from = &fork.builder.module;
        let mut renumbering = Renumbering {
            shared: fork.shared,
            strings: Vec::new(),
            types: Vec::new(),
            constants: Vec::new(),
            metadata: Vec::new(),
        };
        renumbering
            .strings
            .extend(from.strings.ids_from(fork.shared.strings).map(|id| self.string(from.strings.get(id))));
        for index in fork.shared.types..from.types.len() {
            let data = from.types.get(TypeId(index as u32)).map(|ty| renumbering.ty(ty));
            let ty = self.add_type(data);
            renumbering.types.push(ty);
        }
        let more = from.metadata.sizes();
        renumbering.metadata.reserve(more.entries - fork.shared.metadata.entries);
        self.module.metadata.reserve_capacity(more, fork.shared.metadata);
        let reserved = from.metadata.definitions().iter().map(|definition| definition.id).collect();
        let mut adoption = Adoption { target: self, from, new: renumbering, reserved, defined: 0 };
        // Constants refer to metadata and metadata to constants, but each only to what was there before.
        while adoption.add_constants() | adoption.add_metadata() {}
        adoption.new
    }
}

/// The constants and metadata of a fork as a module adopts them.
struct Adoption<'t, 'f> {
    target: &'t mut ModuleBuilder,
    from: &'f Module,
    new: Renumbering,
    /// The metadata that the fork has reserved first and defined later.
    reserved: FxHashSet<MdId>,
    /// The number of definitions of reserved metadata that were followed.
    defined: usize,
}

impl Adoption<'_, '_> {
    /// Adds constants up to one that refers to metadata which is not added yet; returns `true` if it added any.
    fn add_constants(&mut self) -> bool {
        let before = self.new.constants.len();
        while let Some(&entry) = self.from.constants.entries.get(self.new.shared.constants + self.new.constants.len()) {
            if entry.metadata().is_some_and(|MdId(id)| id as usize >= self.new.known_metadata()) {
                break;
            }
            let value = self.constant(&entry);
            self.new.constants.push(value);
        }
        self.new.constants.len() > before
    }

    fn constant(&mut self, entry: &ConstantEntry) -> ValueId {
        let Self { target, from, new, .. } = self;
        let ty = new.ty(entry.ty);
        let constants = &mut target.module.constants;
        let all = |values: &[ValueId]| -> Vec<ValueId> { values.iter().map(|value| new.value(*value)).collect() };
        match from.constants.contents(entry) {
            Contents::Operands(operands) => constants.add(entry.kind, ty, Contents::Operands(&all(operands))),
            Contents::Expression(details, operands) => {
                let details = Expression { source: details.source.map(|ty| new.ty(ty)), ..details.clone() };
                constants.add(entry.kind, ty, Contents::Expression(&details, &all(operands)))
            }
            Contents::Asm(asm) => {
                let asm = InlineAsm {
                    function_type: new.ty(asm.function_type),
                    text: new.string(asm.text),
                    constraints: new.string(asm.constraints),
                    ..asm.clone()
                };
                constants.add(entry.kind, ty, Contents::Asm(&asm))
            }
            Contents::Inline(start, len) => {
                let start = if entry.kind == ConstantKind::Metadata { new.metadata(MdId(start)).0 } else { start };
                constants.add(entry.kind, ty, Contents::Inline(start, len))
            }
            contents @ (Contents::Words(_) | Contents::Bytes(_)) => constants.add(entry.kind, ty, contents),
        }
    }

    /// Adds metadata up to what refers to a constant that is not added yet; returns `true` if it added any.
    fn add_metadata(&mut self) -> bool {
        let before = (self.new.metadata.len(), self.defined);
        let from = &self.from.metadata;
        loop {
            let known = self.new.known_metadata();
            let definition = from.definitions().get(self.defined).filter(|definition| definition.after == known);
            let id = definition.map_or(MdId(known as u32), |definition| definition.id);
            let Some(&data) = from.entries.get(id.0 as usize) else { break };
            let is_reserved = definition.is_none() && self.reserved.contains(&id);
            if let MdData::Value(value) = data
                && !is_reserved
                && !self.new.is_known(value)
            {
                break;
            }
            match definition {
                Some(definition) => {
                    let data = self.stored(data);
                    self.target.module.metadata.set(self.new.metadata(id), data, definition.is_indexed);
                    self.defined += 1;
                }
                None => {
                    let id = if is_reserved { self.target.module.metadata.reserve() } else { self.entry(data) };
                    self.new.metadata.push(id);
                }
            }
        }
        (self.new.metadata.len(), self.defined) != before
    }

    /// Adds metadata that was not reserved.
    fn entry(&mut self, data: MdData) -> MdId {
        match data {
            MdData::Node { kind, is_distinct, .. } => {
                let words = self.words(data, Some(kind));
                self.target.module.metadata.node(kind, is_distinct, &words)
            }
            MdData::String(_) | MdData::Value(_) => {
                let data = self.stored(data);
                self.target.module.metadata.leaf(data)
            }
            MdData::LocalValue(..) | MdData::ArgList { .. } | MdData::Forward => {
                let data = self.stored(data);
                self.target.module.metadata.push(data)
            }
        }
    }

    /// Stores the words of metadata in the module and returns it as it is there.
    fn stored(&mut self, data: MdData) -> MdData {
        match data {
            MdData::String(text) => MdData::String(self.new.string(text)),
            MdData::Value(value) => MdData::Value(self.new.value(value)),
            MdData::LocalValue(..) | MdData::Forward => data,
            MdData::ArgList { .. } => {
                let words = self.words(data, None);
                self.target.module.metadata.store_list(&words)
            }
            MdData::Node { kind, is_distinct, .. } => {
                let words = self.words(data, Some(kind));
                self.target.module.metadata.store(kind, is_distinct, &words)
            }
        }
    }

    /// Returns the words of a node, or of a list of values, with the references in the module.
    fn words(&self, data: MdData, kind: Option<MdKind>) -> SmallVec<[u64; 24]> {
        let mut words = SmallVec::from_slice(self.from.metadata.words_of(data));
        let map = |word: &mut u64| {
            *word = reference_word(word_reference(*word).map(|id| self.new.metadata(id)));
        };
        let Some(row) = kind.map(MdKind::row) else {
            words.iter_mut().for_each(map);
            return words;
        };
        for &at in row.operands() {
            words.get_mut(usize::from(at)).into_iter().for_each(map);
        }
        if row.tail == Tail::References {
            words.iter_mut().skip(row.fields.len()).for_each(map);
        }
        words
    }
}

impl Renumbering {
    fn known_metadata(&self) -> usize {
        self.shared.metadata.entries + self.metadata.len()
    }

    fn is_known(&self, value: ValueId) -> bool {
        match value.referent() {
            Referent::Module(index) => (index as usize) < self.shared.constants + self.constants.len(),
            _ => true,
        }
    }

    #[inline]
    fn string(&self, id: StrId) -> StrId {
        id.index().checked_sub(self.shared.strings).map_or(id, |own| self.strings[own])
    }

    #[inline]
    fn ty(&self, id: TypeId) -> TypeId {
        (id.0 as usize).checked_sub(self.shared.types).map_or(id, |own| self.types[own])
    }

    #[inline]
    fn value(&self, id: ValueId) -> ValueId {
        match id.referent() {
            Referent::Module(index) => self.module_value(index).unwrap_or(id),
            _ => id,
        }
    }

    /// Returns the value of the module for the value with that index in the fork; `None` if it is the same.
    #[inline]
    fn module_value(&self, index: u32) -> Option<ValueId> {
        (index as usize).checked_sub(self.shared.constants).map(|own| self.constants[own])
    }

    /// Returns the metadata of the module for that of the fork.
    #[inline]
    pub(crate) fn metadata(&self, id: MdId) -> MdId {
        (id.0 as usize).checked_sub(self.shared.metadata.entries).map_or(id, |own| self.metadata[own])
    }

    /// Lets a body of the fork refer to the tables of the module.
    pub(crate) fn apply(&self, body: &mut Body) {
        let has_new = [self.types.len(), self.constants.len(), self.metadata.len()].iter().any(|len| *len > 0);
        if has_new {
            body.operands.iter_mut().for_each(|operand| *operand = self.value(*operand));
            for inst in &mut body.insts {
                inst.ty = self.ty(inst.ty);
                inst.location = inst.location.map(|location| self.metadata(location));
                let extra = inst.extra as usize;
                match inst.opcode {
                    Opcode::GetElementPtr => inst.extra = self.ty(TypeId(inst.extra)).0,
                    Opcode::Switch => self.cases(&mut body.extras[extra..]),
                    // The allocated type, the type of the function.
                    opcode if opcode == Opcode::Alloca || opcode.is_call() => {
                        body.extras[extra] = self.ty(TypeId(body.extras[extra])).0;
                    }
                    _ => {}
                }
            }
            body.records.iter_mut().for_each(|(_, record)| self.record(record));
            body.attachments.iter_mut().for_each(|(_, _, node)| *node = self.metadata(*node));
        }
        if !self.strings.is_empty() {
            for names in [&mut body.argument_names, &mut body.block_names, &mut body.inst_names] {
                names.iter_mut().for_each(|name| *name = self.string(*name));
            }
        }
    }

    /// Renumbers the constants of the cases of a `switch`.
    fn cases(&self, extras: &mut [u32]) {
        let count = extras[0] as usize;
        for case in &mut extras[1..][..count] {
            if let Some(Referent::Module(index)) = self.module_value(*case).map(ValueId::referent) {
                *case = index;
            }
        }
    }

    fn record(&self, record: &mut RecordData) {
        let RecordData { kind: _, location, variable, expression, value, assignment } = record;
        let optional = [expression, value].into_iter().flat_map(Option::as_mut);
        let assigned = assignment.iter_mut().flatten();
        for id in [location, variable].into_iter().chain(optional).chain(assigned) {
            *id = self.metadata(*id);
        }
    }
}
