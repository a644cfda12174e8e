//! Reads metadata: of the module, and of functions, whose numbers follow those of the module.

use rustc_hash::FxHashMap;

use super::operands::{Operands, text};
use super::{ModuleReader, Step, Stop, absent, upgrade};
use crate::bitcode::codes::{block, metadata};
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::builder::ModuleBuilder;
use crate::ir::constants::ConstantKind;
use crate::ir::metadata::{MdData, RecordError, RecordResolver, read_record};
use crate::ir::{MdId, MdKind, StrId, ValueId};

/// The metadata of a module by the numbers in the file.
#[derive(Debug, Default)]
pub(super) struct ModuleMetadata {
    pub(super) ids: Vec<MdId>,
    /// The kinds of attachments.
    pub(super) kinds: FxHashMap<u64, u32>,
    /// The positions of named metadata, by name.
    named: FxHashMap<StrId, usize>,
}

/// Metadata by number, of which some is not known yet.
#[derive(Debug, Default)]
pub(super) struct Numbers<'r> {
    pub(super) shared: &'r [MdId],
    pub(super) own: Vec<MdId>,
    /// Reserved metadata, by its number.
    forward: FxHashMap<u64, MdId>,
    /// The first number that cannot exist.
    limit: u64,
}

impl Numbers<'_> {
    pub(super) fn new(shared: &[MdId]) -> Numbers<'_> {
        Numbers { shared, own: Vec::new(), forward: FxHashMap::default(), limit: 0 }
    }

    fn next(&self) -> u64 {
        (self.shared.len() + self.own.len()) as u64
    }

    /// Returns known metadata.
    pub(super) fn get(&self, number: u64) -> Option<MdId> {
        let number = usize::try_from(number).ok()?;
        match self.shared.get(number) {
            Some(id) => Some(*id),
            None => self.own.get(number - self.shared.len()).copied(),
        }
    }

    /// Returns metadata that may follow.
    fn reference(&mut self, builder: &mut ModuleBuilder, number: u64) -> Option<MdId> {
        if let Some(known) = self.get(number) {
            return Some(known);
        }
        if number >= self.limit {
            return None;
        }
        Some(*self.forward.entry(number).or_insert_with(|| builder.module.metadata.reserve()))
    }

    /// Gives the next number to a string or a value.
    fn define_leaf(&mut self, builder: &mut ModuleBuilder, data: MdData) {
        let table = &mut builder.module.metadata;
        let id = match self.forward.remove(&self.next()) {
            Some(id) => {
                table.set(id, data, false);
                id
            }
            None => table.leaf(data),
        };
        self.own.push(id);
    }

    /// Gives the next number to a node.
    fn define_node(&mut self, builder: &mut ModuleBuilder, kind: MdKind, is_distinct: bool, words: &[u64]) {
        let table = &mut builder.module.metadata;
        let id = match self.forward.remove(&self.next()) {
            Some(id) => {
                table.define(id, kind, is_distinct, words);
                id
            }
            None => table.node(kind, is_distinct, words),
        };
        self.own.push(id);
    }

    /// Gives the next number to metadata that exists.
    fn define(&mut self, builder: &mut ModuleBuilder, known: MdId) {
        if let Some(id) = self.forward.remove(&self.next()) {
            let data = builder.module.metadata.get(known);
            builder.module.metadata.set(id, data, false);
        }
        self.own.push(known);
    }

    /// Checks that nothing is missing.
    pub(super) fn finish(&self) -> Step<()> {
        match self.forward.keys().min() {
            None => Ok(()),
            Some(number) => Err(Stop::invalid(format!("metadata {number} is referred to, but does not exist"))),
        }
    }
}

/// The values to which metadata refers: those of the module, or of a function.
pub(super) trait ValueSource {
    /// `true` for the metadata of a function, which has no names and kinds.
    const IS_OF_FUNCTION: bool;

    /// Returns a value of the type with that number, as metadata.
    fn value(&mut self, builder: &mut ModuleBuilder, operands: &Operands<'_>, ty: u64, number: u64) -> Step<MdData>;

    /// Returns a value of a function as metadata.
    fn local(&mut self, builder: &mut ModuleBuilder, data: MdData) -> MdId;
}

/// A block of metadata as it is read.
pub(super) struct MetadataReader<'r, 'n, S> {
    pub(super) builder: &'r mut ModuleBuilder,
    pub(super) numbers: &'r mut Numbers<'n>,
    pub(super) source: S,
    pub(super) kinds: &'r mut FxHashMap<u64, u32>,
    /// Attachments of symbols: the operands of their records.
    pub(super) attachments: Vec<Vec<u64>>,
    pub(super) unknown: Vec<u32>,
    /// The positions of named metadata, by name; that of a function has none.
    pub(super) named: Option<&'r mut FxHashMap<StrId, usize>>,
}

struct Resolver<'r, 'n> {
    builder: &'r mut ModuleBuilder,
    numbers: &'r mut Numbers<'n>,
}

impl RecordResolver for Resolver<'_, '_> {
    fn metadata(&mut self, number: u64) -> Option<MdId> {
        self.numbers.reference(self.builder, number)
    }

    fn constant(&mut self, value: u64) -> MdId {
        let value = self.builder.int_of(64, value);
        self.builder.md_value(value)
    }
}

impl<S: ValueSource> MetadataReader<'_, '_, S> {
    /// Reads a METADATA block.
    pub(super) fn read(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let (mut record, mut words, mut name) = (Record::default(), Vec::new(), None);
        // A record has a bit at least, and defines at most one number; strings are checked on their own.
        self.numbers.limit = self.numbers.next() + cursor.remaining() as u64;
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.unknown.push(head.id),
                Item::Record => self.record(&record, &mut words, &mut name)?,
            }
        }
    }

    fn record(&mut self, record: &Record<'_>, words: &mut Vec<u64>, name: &mut Option<StrId>) -> Step<()> {
        let mut operands = Operands::new(block::METADATA, record);
        match record.code {
            metadata::NAME | metadata::NAMED_NODE | metadata::KIND if S::IS_OF_FUNCTION => {
                Err(operands.invalid("names in the metadata of a function"))
            }
            metadata::STRINGS => self.strings(operands, record.blob),
            metadata::STRING_OLD => {
                let string = self.builder.string(&text(operands.rest()));
                self.numbers.define_leaf(self.builder, MdData::String(string));
                Ok(())
            }
            metadata::VALUE => {
                let (ty, number) = (operands.next()?, operands.next()?);
                let data = self.source.value(self.builder, &operands, ty, number)?;
                match data {
                    MdData::LocalValue(..) => {
                        let id = self.source.local(self.builder, data);
                        self.numbers.define(self.builder, id);
                    }
                    data => self.numbers.define_leaf(self.builder, data),
                }
                Ok(())
            }
            metadata::ARG_LIST => {
                let mut values = Vec::with_capacity(operands.len());
                while !operands.is_empty() {
                    values.push(self.reference(&mut operands)?);
                }
                let id = self.builder.module.metadata.arg_list(&values);
                self.numbers.define(self.builder, id);
                Ok(())
            }
            metadata::NAME => {
                *name = Some(self.builder.string(&text(operands.rest())));
                Ok(())
            }
            metadata::NAMED_NODE => {
                let Some(name) = name.take() else { return Err(operands.invalid("no name")) };
                self.named_node(name, operands)
            }
            metadata::KIND => read_kind(self.builder, self.kinds, operands),
            metadata::GLOBAL_DECL_ATTACHMENT => {
                self.attachments.push(operands.rest().to_vec());
                Ok(())
            }
            // Positions in the file.
            metadata::INDEX_OFFSET | metadata::INDEX => Ok(()),
            metadata::OLD_NODE | metadata::OLD_FN_NODE => Err(Stop::needs_upgrade("metadata of older releases")),
            code => match MdKind::from_code(code) {
                Some(kind) => self.node(kind, operands, words),
                None => Err(operands.invalid("unknown metadata")),
            },
        }
    }

    /// Takes the number of metadata.
    fn reference(&mut self, operands: &mut Operands<'_>) -> Step<MdId> {
        let number = operands.next()?;
        let found = self.numbers.reference(self.builder, number);
        found.ok_or_else(|| operands.invalid(&format!("unknown metadata {number}")))
    }

    fn node(&mut self, kind: MdKind, operands: Operands<'_>, words: &mut Vec<u64>) -> Step<()> {
        words.clear();
        let mut resolver = Resolver { builder: self.builder, numbers: self.numbers };
        let is_distinct = match read_record(kind, operands.code, operands.rest(), &mut resolver, words) {
            Ok(is_distinct) => is_distinct,
            // LLVM knows which fields a release did not have.
            Err(RecordError::OldLayout(kind) | RecordError::TooShort(kind)) => {
                return Err(Stop::needs_upgrade(format!("a {} of an older release", kind.name())));
            }
            Err(error) => return Err(operands.invalid(&error.to_string())),
        };
        self.numbers.define_node(self.builder, kind, is_distinct, words);
        Ok(())
    }

    /// Reads strings: their number, and where their characters begin in the blob; the blob begins with their lengths.
    fn strings(&mut self, mut operands: Operands<'_>, blob: &[u8]) -> Step<()> {
        let (count, start) = (operands.next()?, operands.next()?);
        let split = usize::try_from(start).ok().and_then(|start| blob.split_at_checked(start));
        let Some((lengths, mut characters)) = split else {
            return Err(operands.invalid("strings outside of the blob"));
        };
        if count > lengths.len() as u64 * 8 / 6 {
            return Err(operands.invalid("more strings than lengths"));
        }
        let mut lengths = Cursor::new(lengths, 0);
        for _ in 0..count {
            let length = usize::try_from(lengths.number()).ok();
            let split = length.and_then(|length| characters.split_at_checked(length));
            let Some((string, rest)) = split else { return Err(operands.invalid("a string outside of the blob")) };
            characters = rest;
            let string = self.builder.string(string);
            self.numbers.define_leaf(self.builder, MdData::String(string));
        }
        Ok(())
    }

    fn named_node(&mut self, name: StrId, mut operands: Operands<'_>) -> Step<()> {
        let mut nodes = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            nodes.push(self.reference(&mut operands)?);
        }
        let named = &mut self.builder.module.named_metadata;
        let position = self.named.as_mut().map(|known| *known.entry(name).or_insert(named.len()));
        match position.and_then(|position| named.get_mut(position)) {
            Some((_, list)) => list.extend(nodes),
            None => named.push((name, nodes)),
        }
        Ok(())
    }
}

/// Reads the number and the name of a kind of attachments.
fn read_kind(builder: &mut ModuleBuilder, kinds: &mut FxHashMap<u64, u32>, mut operands: Operands<'_>) -> Step<()> {
    let number = operands.next()?;
    let name = String::from_utf8(text(operands.rest()));
    let name = name.map_err(|_| operands.invalid("a name that is not UTF-8"))?;
    kinds.insert(number, builder.attachment_number(&name));
    Ok(())
}

/// The values of a module.
struct ModuleValues<'r> {
    values: &'r [ValueId],
}

impl ValueSource for ModuleValues<'_> {
    const IS_OF_FUNCTION: bool = false;

    fn value(&mut self, _: &mut ModuleBuilder, operands: &Operands<'_>, _ty: u64, number: u64) -> Step<MdData> {
        let value = usize::try_from(number).ok().and_then(|number| self.values.get(number));
        match value {
            Some(value) if *value != absent() => Ok(MdData::Value(*value)),
            _ => Err(operands.invalid(&format!("unknown value {number}"))),
        }
    }

    fn local(&mut self, builder: &mut ModuleBuilder, data: MdData) -> MdId {
        builder.module.metadata.leaf(data)
    }
}

impl ModuleReader<'_> {
    /// Reads METADATA_KIND_BLOCK.
    pub(super) fn read_metadata_kinds(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.warn_skipped_block(block::METADATA_KIND, head.id),
                Item::Record if record.code == metadata::KIND => {
                    let operands = Operands::new(block::METADATA_KIND, &record);
                    read_kind(&mut self.builder, &mut self.tables.metadata.kinds, operands)?;
                }
                Item::Record => self.warn_skipped_record(block::METADATA_KIND, record.code),
            }
        }
    }

    /// Reads METADATA_BLOCK of the module.
    pub(super) fn read_metadata(&mut self, cursor: Cursor<'_>) -> Step<()> {
        let own = std::mem::take(&mut self.tables.metadata.ids);
        let mut numbers = Numbers { own, ..Numbers::new(&[]) };
        let mut reader = MetadataReader {
            builder: &mut self.builder,
            numbers: &mut numbers,
            source: ModuleValues { values: &self.tables.values },
            kinds: &mut self.tables.metadata.kinds,
            attachments: Vec::new(),
            unknown: Vec::new(),
            named: Some(&mut self.tables.metadata.named),
        };
        reader.read(cursor)?;
        let (attachments, unknown) = (reader.attachments, reader.unknown);
        numbers.finish()?;
        self.tables.metadata.ids = numbers.own;
        for inner in unknown {
            self.warn_skipped_block(block::METADATA, inner);
        }
        for words in attachments {
            self.attach_to_symbol(Operands::of_slice(block::METADATA, metadata::GLOBAL_DECL_ATTACHMENT, &words))?;
        }
        Ok(())
    }

    /// Reads GLOBAL_DECL_ATTACHMENT: the value, and pairs of kind and node.
    fn attach_to_symbol(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let number = operands.next()?;
        let value = usize::try_from(number).ok().and_then(|number| self.tables.values.get(number));
        let entry = value.and_then(|value| self.builder.entry(*value));
        let attachments = self.attachments(&mut operands)?;
        let module = &mut self.builder.module;
        let symbol = entry.and_then(|entry| match entry.kind {
            ConstantKind::Function => Some(&mut module.functions.get_mut(entry.start as usize)?.symbol),
            ConstantKind::GlobalVariable => Some(&mut module.globals.get_mut(entry.start as usize)?.symbol),
            _ => None,
        });
        let symbol = symbol.ok_or_else(|| operands.invalid("attachments of no function or variable"))?;
        symbol.attachments.extend(attachments);
        Ok(())
    }

    /// Puts the attachments of symbols in the order of their kinds.
    fn sort_attachments(&mut self) {
        let module = &mut self.builder.module;
        let functions = module.functions.iter_mut().map(|function| &mut function.symbol);
        let symbols = functions.chain(module.globals.iter_mut().map(|global| &mut global.symbol));
        symbols.for_each(|symbol| symbol.attachments.sort_by_key(|(kind, _)| *kind));
    }

    fn attachments(&self, operands: &mut Operands<'_>) -> Step<Vec<(u32, MdId)>> {
        let numbers = Numbers::new(&self.tables.metadata.ids);
        attachments(&self.builder, &self.tables.metadata.kinds, &numbers, operands)
    }

    /// Checks and upgrades what depends on all metadata.
    pub(super) fn finish_metadata(&mut self) -> Step<()> {
        self.sort_attachments();
        if self.is_upgraded {
            return Ok(());
        }
        upgrade::check_debug_info(&self.builder)?;
        upgrade::check_attachments(&self.builder)?;
        upgrade::upgrade_module_flags(&mut self.builder)
    }
}

/// Takes pairs of kind and node.
pub(super) fn attachments(
    builder: &ModuleBuilder,
    kinds: &FxHashMap<u64, u32>,
    numbers: &Numbers<'_>,
    operands: &mut Operands<'_>,
) -> Step<Vec<(u32, MdId)>> {
    let mut found = Vec::with_capacity(operands.len() / 2);
    while !operands.is_empty() {
        let (kind, number) = (operands.next()?, operands.next()?);
        let known = kinds.get(&kind).copied();
        let kind = known.ok_or_else(|| operands.invalid(&format!("unknown kind {kind} of attachments")))?;
        let node = numbers.get(number).filter(|id| matches!(builder.module.metadata.get(*id), MdData::Node { .. }));
        let node = node.ok_or_else(|| operands.invalid(&format!("metadata {number}, which is no node")))?;
        found.push((kind, node));
    }
    Ok(found)
}
