//! The blocks inside of a function's block other than those of its constants: metadata, attachments, orders of uses, names.

use rustc_hash::FxHashMap;

use super::{BodyReader, Forwards, type_of};
use crate::bitcode::codes::{block, symbols, use_lists};
use crate::bitcode::read::constants::Values;
use crate::bitcode::read::metadata::{MetadataReader, ValueSource, attachments};
use crate::bitcode::read::operands::{Operands, bytes};
use crate::bitcode::read::{Step, absent};
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::builder::ModuleBuilder;
use crate::ir::function::Body;
use crate::ir::inst::flags;
use crate::ir::metadata::MdData;
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{FunctionId, MdId, StrId, TypeId, ValueId};

impl BodyReader<'_, '_> {
    /// Reads METADATA of the function.
    pub(super) fn read_metadata(&mut self, cursor: Cursor<'_>) -> Step<()> {
        let mut numbers = std::mem::take(&mut self.metadata);
        let mut kinds = FxHashMap::default();
        let mut values = std::mem::take(&mut self.local_metadata);
        // The builder is that of the reader, so the source has the rest of it.
        let Self { tables, builder, id, function_type, values: known, forwards, body, .. } = self;
        let source = BodyValues {
            types: &tables.types,
            id: *id,
            function_type: *function_type,
            known,
            forwards,
            body,
            local_metadata: &mut values,
        };
        let mut reader = MetadataReader {
            builder,
            numbers: &mut numbers,
            source,
            kinds: &mut kinds,
            attachments: Vec::new(),
            unknown: Vec::new(),
            named: None,
        };
        reader.read(cursor)?;
        let unknown = std::mem::take(&mut reader.unknown);
        self.warnings.extend(unknown.into_iter().map(|inner| (block::METADATA, inner)));
        self.metadata = numbers;
        self.local_metadata = values;
        self.metadata.finish()
    }

    /// Reads METADATA_ATTACHMENT: of an instruction, or of the function.
    pub(super) fn read_attachments(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => break,
                Item::Block(head) => self.warnings.push((block::METADATA_ATTACHMENT, head.id)),
                Item::Record => {
                    let mut operands = Operands::new(block::METADATA_ATTACHMENT, &record);
                    let inst = match operands.len() % 2 {
                        1 => Some(self.attached_inst(&mut operands)?),
                        _ => None,
                    };
                    let kinds = &self.tables.metadata.kinds;
                    let mut found = attachments(self.builder, kinds, &self.metadata, &mut operands)?;
                    found.sort_by_key(|(kind, _)| *kind);
                    self.attach(inst, found);
                }
            }
        }
        self.body.attachments.sort_by_key(|(inst, ..)| *inst);
        Ok(())
    }

    /// Takes the number of an instruction, among all that the file has.
    fn attached_inst(&self, operands: &mut Operands<'_>) -> Step<Option<u32>> {
        let number = operands.next()?;
        let before = self.replaced.partition_point(|replaced| u64::from(*replaced) < number);
        if self.replaced.get(before).is_some_and(|replaced| u64::from(*replaced) == number) {
            // A debug record has no attachments.
            return Ok(None);
        }
        match number.checked_sub(before as u64) {
            Some(index) if index < self.body.insts.len() as u64 => Ok(Some(index as u32)),
            _ => Err(operands.invalid(&format!("unknown instruction {number}"))),
        }
    }

    /// Attaches nodes to an instruction that is still there, or to the function.
    fn attach(&mut self, inst: Option<Option<u32>>, found: Vec<(u32, MdId)>) {
        match inst {
            None => {
                self.attachments.extend(found);
            }
            Some(Some(index)) if !found.is_empty() => {
                self.body.insts[index as usize].flags |= flags::HAS_ATTACHMENTS;
                self.body.attachments.extend(found.into_iter().map(|(kind, node)| (index, kind, node)));
            }
            Some(_) => {}
        }
    }

    /// Reads the orders of the uses of blocks, which the comments of the assembly show. Those of other values have no effect.
    pub(super) fn read_use_orders(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => break,
                Item::Block(_) => {}
                Item::Record => self.use_order(Operands::new(block::USELIST, &record))?,
            }
        }
        self.body.use_orders.sort_by_key(|(block, _)| *block);
        Ok(())
    }

    fn use_order(&mut self, mut operands: Operands<'_>) -> Step<()> {
        if operands.code != use_lists::BB {
            return Ok(());
        }
        let mut ranks = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            ranks.push(operands.next_u32()?);
        }
        if let Some(block) = ranks.pop().filter(|block| *block < self.block_count) {
            self.body.use_orders.push((block, ranks.into()));
        }
        Ok(())
    }

    /// Reads the names of values and blocks.
    pub(super) fn read_names(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        let base = self.values.shared.len() as u64;
        *self.symbol_tables += 1;
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.warnings.push((block::VALUE_SYMTAB, head.id)),
                Item::Record => {
                    let mut operands = Operands::new(block::VALUE_SYMTAB, &record);
                    let number = operands.next()?;
                    let value = match operands.code {
                        symbols::BBENTRY if number < self.block_count.into() => ValueId::of_block(number as u32),
                        symbols::ENTRY => match self.values.get(number).filter(|_| number >= base) {
                            Some(value) if value.is_local() => value,
                            _ => return Err(operands.invalid(&format!("unknown value {number}"))),
                        },
                        symbols::BBENTRY => return Err(operands.invalid(&format!("unknown block {number}"))),
                        _ => return Err(operands.invalid("unknown entry")),
                    };
                    self.lists.text.clear();
                    self.lists.text.extend(bytes(operands.rest()));
                    let name = self.builder.string(&self.lists.text);
                    if !self.is_new_name(name) {
                        return Err(operands.invalid("two values have one name"));
                    }
                    self.name(value, name);
                }
            }
        }
    }

    /// Returns `true` unless another value of the symbol table at hand has that name.
    fn is_new_name(&mut self, name: StrId) -> bool {
        let index = name.index();
        if self.named_in.len() <= index {
            self.named_in.resize(index + 1, 0);
        }
        std::mem::replace(&mut self.named_in[index], *self.symbol_tables) != *self.symbol_tables
    }

    fn name(&mut self, value: ValueId, name: StrId) {
        let (names, index, count) = match value.referent() {
            Referent::Argument(index) => {
                let count = self.builder.contained_types(self.function_type).len() - 1;
                (&mut self.body.argument_names, index, count)
            }
            Referent::Block(index) => (&mut self.body.block_names, index, self.body.blocks.len()),
            Referent::Inst(index) => (&mut self.body.inst_names, index, self.body.insts.len()),
            Referent::Module(_) | Referent::Prologue(_) => return,
        };
        if names.is_empty() {
            names.resize(count, StrId::EMPTY);
        }
        if let Some(slot) = names.get_mut(index as usize) {
            *slot = name;
        }
    }
}

/// The values of a function, as operands of metadata.
struct BodyValues<'b, 'v> {
    types: &'b [TypeId],
    id: FunctionId,
    function_type: TypeId,
    known: &'b Values<'v>,
    forwards: &'b mut Forwards,
    body: &'b Body,
    local_metadata: &'b mut FxHashMap<ValueId, MdId>,
}

impl ValueSource for BodyValues<'_, '_> {
    const IS_OF_FUNCTION: bool = true;

    fn value(&mut self, builder: &mut ModuleBuilder, operands: &Operands<'_>, ty: u64, number: u64) -> Step<MdData> {
        let known = usize::try_from(ty).ok().and_then(|ty| self.types.get(ty));
        let ty = *known.ok_or_else(|| operands.invalid(&format!("unknown type {ty}")))?;
        if matches!(builder.type_data(ty), TypeData::Void | TypeData::Metadata | TypeData::Function { .. }) {
            return Err(operands.invalid("a type without values"));
        }
        let value = match self.known.get(number) {
            Some(value) if value != absent() => value,
            Some(_) => return Err(operands.invalid(&format!("value {number} is an intrinsic"))),
            None => self.forwards.placeholder(number, ty),
        };
        if type_of(builder, self.body, self.function_type, self.forwards, value) != ty {
            return Err(operands.invalid(&format!("value {number} has another type")));
        }
        Ok(match value.is_local() {
            true => MdData::LocalValue(self.id, value),
            false => MdData::Value(value),
        })
    }

    fn local(&mut self, builder: &mut ModuleBuilder, data: MdData) -> MdId {
        match data {
            MdData::LocalValue(_, value) => {
                *self.local_metadata.entry(value).or_insert_with(|| builder.module.metadata.push(data))
            }
            data => builder.module.metadata.leaf(data),
        }
    }
}
