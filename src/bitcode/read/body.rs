//! The bodies of functions: blocks, values by number, and what stands beside the instructions.
//!
//! A body refers to the tables of the module and adds to the module only constants, types, strings and metadata.

mod debug;
mod tables;

use rustc_hash::FxHashMap;

use super::constants::{ConstantReader, Values};
use super::metadata::Numbers;
use super::operands::Operands;
use super::upgrade::DebugIntrinsic;
use super::{Step, Stop, Tables, absent};
use crate::bitcode::codes::{block, function};
use crate::bitcode::encoding::{METADATA_INPUT, signed};
use crate::bitcode::stream::{BlockHead, Cursor, Item, Record};
use crate::ir::builder::ModuleBuilder;
use crate::ir::function::{BlockData, Body};
use crate::ir::inst::{BundleData, InstData};
use crate::ir::metadata::MdData;
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{FunctionId, MdId, Opcode, TypeId, ValueId};

/// A value that an instruction uses before it is defined. Its [`ValueId`] is that of a prologue's instruction until then.
#[derive(Copy, Clone, Debug)]
struct Forward {
    number: u64,
    ty: TypeId,
}

/// The values that are used before they are defined.
#[derive(Debug, Default)]
struct Forwards {
    list: Vec<Forward>,
    /// The placeholder of each number.
    placeholders: FxHashMap<u64, ValueId>,
}

impl Forwards {
    /// Returns the placeholder of a number, of that type unless it has one already.
    fn placeholder(&mut self, number: u64, ty: TypeId) -> ValueId {
        *self.placeholders.entry(number).or_insert_with(|| {
            self.list.push(Forward { number, ty });
            ValueId::of_prologue(self.list.len() as u32 - 1)
        })
    }
}

/// Returns the type of a value in a body that is read.
#[inline]
fn type_of(builder: &ModuleBuilder, body: &Body, function_type: TypeId, forwards: &Forwards, value: ValueId) -> TypeId {
    match value.referent() {
        Referent::Module(index) => builder.module.constants.get(index).ty,
        Referent::Inst(index) => body.insts[index as usize].ty,
        Referent::Argument(index) => builder.contained_types(function_type)[index as usize + 1],
        Referent::Block(_) => TypeId::LABEL,
        Referent::Prologue(index) => forwards.list[index as usize].ty,
    }
}

/// The instruction or record to which a debug location belongs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum LocationTarget {
    None,
    Inst,
    /// The last record, which a call of an intrinsic was.
    Record,
}

/// An operand bundle that waits for its call.
#[derive(Debug)]
pub(super) struct Bundle {
    pub(super) data: BundleData,
    pub(super) inputs: Vec<ValueId>,
}

/// The body of a function, beside the entries that it adds to the tables of the module.
#[derive(Debug)]
pub(super) struct ReadBody {
    pub(super) body: Body,
    /// Nodes attached to the function: number of the kind, node.
    pub(super) attachments: Vec<(u32, MdId)>,
    /// Unknown blocks, each behind the one that contains it.
    pub(super) skipped: Vec<(u32, u32)>,
}

/// The state of the reader that consecutive bodies share.
pub(super) struct Shared<'r> {
    pub(super) builder: &'r mut ModuleBuilder,
    /// See `ModuleReader`.
    pub(super) splat_budget: usize,
    pub(super) addressed: Vec<(u32, u32)>,
    pub(super) producer: &'r str,
    lists: Lists,
    /// The last symbol table, counted from one, in which a string is a name; by string.
    named_in: Vec<u32>,
    symbol_tables: u32,
}

impl<'r> Shared<'r> {
    pub(super) fn new(builder: &'r mut ModuleBuilder, splat_budget: usize, producer: &'r str) -> Self {
        Self {
            builder,
            splat_budget,
            addressed: Vec::new(),
            producer,
            lists: Lists::default(),
            named_in: Vec::new(),
            symbol_tables: 0,
        }
    }
}

/// Lists that grow while a body is read and whose memory the next body uses again.
#[derive(Debug, Default)]
struct Lists {
    values: Vec<ValueId>,
    insts: Vec<InstData>,
    operands: Vec<ValueId>,
    extras: Vec<u32>,
    of_inst: Vec<ValueId>,
    forward: Vec<Forward>,
    text: Vec<u8>,
}

/// The number of elements from which on a list keeps the memory that it was read in.
const LARGE_LIST: usize = 1 << 14;

/// Returns an empty list with the memory of one that is not used any more.
fn reused<T>(list: &mut Vec<T>) -> Vec<T> {
    let mut list = std::mem::take(list);
    list.clear();
    list
}

/// Moves the contents of a list to memory of its own, and gives back what it was read in. A large list keeps its memory: a
/// copy beside it would count.
fn give_back<T: Copy>(list: &mut Vec<T>, memory: &mut Vec<T>) {
    if list.len() >= LARGE_LIST {
        list.shrink_to_fit();
        return;
    }
    let exact = list.as_slice().into();
    *memory = std::mem::replace(list, exact);
}

/// The body of a function as it is read.
pub(super) struct BodyReader<'r, 'a> {
    pub(super) tables: &'r Tables<'a>,
    pub(super) builder: &'r mut ModuleBuilder,
    pub(super) id: FunctionId,
    pub(super) function_type: TypeId,
    pub(super) body: Body,
    pub(super) values: Values<'r>,
    pub(super) bundles: Vec<Bundle>,
    pub(super) splat_budget: &'r mut usize,
    /// The number of blocks that the function declares.
    pub(super) block_count: u32,
    pub(super) operands: Vec<ValueId>,
    pub(super) producer: &'r str,
    addressed: &'r mut Vec<(u32, u32)>,
    lists: &'r mut Lists,
    named_in: &'r mut Vec<u32>,
    symbol_tables: &'r mut u32,
    attachments: Vec<(u32, MdId)>,
    /// The size of the block.
    bits: usize,
    /// The first instruction of the current block.
    block_start: u32,
    metadata: Numbers<'r>,
    forwards: Forwards,
    location: Option<MdId>,
    target: LocationTarget,
    /// Values of the function as metadata.
    local_metadata: FxHashMap<ValueId, MdId>,
    /// The numbers in the file of calls that became records.
    replaced: Vec<u32>,
    warnings: Vec<(u32, u32)>,
}

impl<'r, 'a> BodyReader<'r, 'a> {
    /// Returns a reader of the body of a function of that type.
    pub(super) fn new(
        shared: &'r mut Shared<'_>,
        tables: &'r Tables<'a>,
        id: FunctionId,
        function_type: TypeId,
    ) -> Self {
        let Shared { builder, splat_budget, addressed, producer, lists, named_in, symbol_tables } = shared;
        let parameters = builder.contained_types(function_type).len() as u32 - 1;
        let mut own = reused(&mut lists.values);
        own.extend((0..parameters).map(ValueId::of_argument));
        let mut body = Body::default();
        body.insts = reused(&mut lists.insts);
        body.operands = reused(&mut lists.operands);
        body.extras = reused(&mut lists.extras);
        Self {
            metadata: Numbers::new(&tables.metadata.ids),
            tables,
            builder,
            id,
            function_type,
            body,
            values: Values { shared: &tables.values, own },
            bundles: Vec::new(),
            splat_budget,
            block_count: 0,
            operands: reused(&mut lists.of_inst),
            producer,
            addressed,
            block_start: 0,
            forwards: Forwards { list: reused(&mut lists.forward), ..Forwards::default() },
            lists,
            named_in,
            symbol_tables,
            attachments: Vec::new(),
            bits: 0,
            location: None,
            target: LocationTarget::None,
            local_metadata: FxHashMap::default(),
            replaced: Vec::new(),
            warnings: Vec::new(),
        }
    }
}

impl BodyReader<'_, '_> {
    /// Reads the body.
    pub(super) fn read(mut self, mut cursor: Cursor<'_>) -> Step<ReadBody> {
        let mut record = Record::default();
        self.bits = cursor.remaining();
        loop {
            match cursor.next(&mut record)? {
                Item::End => break,
                Item::Block(head) => self.block(&cursor, head)?,
                Item::Record => self.record(Operands::new(block::FUNCTION, &record))?,
            }
        }
        self.finish()
    }

    fn block(&mut self, cursor: &Cursor<'_>, head: BlockHead) -> Step<()> {
        match head.id {
            block::CONSTANTS => {
                let reader = ConstantReader {
                    builder: self.builder,
                    types: &self.tables.types,
                    values: &mut self.values,
                    addressed: self.addressed,
                    splat_budget: self.splat_budget,
                    producer: self.producer,
                    resolves_functions: self.tables.resolves_functions,
                    has_bytes: self.tables.has_bytes,
                };
                reader.read(cursor.enter(head))
            }
            block::METADATA => self.read_metadata(cursor.enter(head)),
            block::METADATA_ATTACHMENT => self.read_attachments(cursor.enter(head)),
            block::VALUE_SYMTAB => self.read_names(cursor.enter(head)),
            block::USELIST => self.read_use_orders(cursor.enter(head)),
            unknown => {
                self.warnings.push((block::FUNCTION, unknown));
                Ok(())
            }
        }
    }

    fn record(&mut self, mut operands: Operands<'_>) -> Step<()> {
        match operands.code {
            function::DECLAREBLOCKS => {
                self.block_count = match operands.next_u32()? {
                    count @ 1..=ValueId::MAX_LOCALS => count,
                    count => return Err(operands.invalid(&format!("{count} blocks"))),
                };
                // Each has an instruction, and nearly all functions have more bits an instruction.
                self.body.blocks.reserve((self.block_count as usize).min(self.bits / 40));
                Ok(())
            }
            function::DEBUG_LOC => self.debug_location(operands),
            function::DEBUG_LOC_AGAIN => self.set_location(&operands),
            function::BLOCKADDR_USERS => Ok(()),
            function::OPERAND_BUNDLE => self.bundle(operands),
            function::DEBUG_RECORD_LABEL
            | function::DEBUG_RECORD_VALUE
            | function::DEBUG_RECORD_VALUE_SIMPLE
            | function::DEBUG_RECORD_DECLARE
            | function::DEBUG_RECORD_DECLARE_VALUE
            | function::DEBUG_RECORD_ASSIGN => self.debug_record(operands),
            _ => self.instruction(operands),
        }
    }

    /// Returns the type of a value that is defined.
    #[inline]
    pub(super) fn type_of(&self, value: ValueId) -> TypeId {
        type_of(self.builder, &self.body, self.function_type, &self.forwards, value)
    }

    pub(super) fn type_at(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let id = operands.next()?;
        let ty = usize::try_from(id).ok().and_then(|id| self.tables.types.get(id));
        ty.copied().ok_or_else(|| operands.invalid(&format!("unknown type {id}")))
    }

    /// Returns the number of a value from its distance to the next one.
    #[inline]
    fn number(&self, distance: u64) -> u64 {
        // Distances to later values wrap around at 32 bits.
        u64::from((self.values.len() as u32).wrapping_sub(distance as u32))
    }

    /// Returns the value with a number; one that is not defined yet has `ty`.
    #[inline]
    pub(super) fn value_or_forward(&mut self, number: u64, ty: TypeId, operands: &Operands<'_>) -> Step<ValueId> {
        match self.values.get(number) {
            Some(value) if value != absent() => match self.type_of(value) == ty {
                true => Ok(value),
                false => Err(operands.invalid(&format!("value {number} has another type"))),
            },
            Some(_) => Err(operands.invalid(&format!("value {number} is an intrinsic without use"))),
            None => self.placeholder(number, ty, operands),
        }
    }

    fn placeholder(&mut self, number: u64, ty: TypeId, operands: &Operands<'_>) -> Step<ValueId> {
        let is_value = !matches!(
            self.builder.type_data(ty),
            TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. }
        );
        if !is_value {
            return Err(operands.invalid(&format!("value {number} has a type without values")));
        }
        let value = self.forwards.placeholder(number, ty);
        match self.type_of(value) == ty {
            true => Ok(value),
            false => Err(operands.invalid(&format!("value {number} has several types"))),
        }
    }

    /// Takes a value; one that is not defined yet has its type behind it.
    #[inline]
    pub(super) fn value(&mut self, operands: &mut Operands<'_>) -> Step<ValueId> {
        let number = self.number(operands.next()?);
        match self.values.get(number) {
            Some(value) if value != absent() => Ok(value),
            Some(_) => Err(operands.invalid(&format!("value {number} is an intrinsic without use"))),
            None => {
                let ty = self.type_at(operands)?;
                self.placeholder(number, ty, operands)
            }
        }
    }

    /// Takes a value of a known type.
    #[inline]
    pub(super) fn value_of(&mut self, ty: TypeId, operands: &mut Operands<'_>) -> Step<ValueId> {
        let number = self.number(operands.next()?);
        if ty == TypeId::METADATA {
            return self.metadata_value(number, operands);
        }
        self.value_or_forward(number, ty, operands)
    }

    /// Takes a value of a known type whose distance is signed.
    pub(super) fn signed_value_of(&mut self, ty: TypeId, operands: &mut Operands<'_>) -> Step<ValueId> {
        let distance = signed(operands.next()?);
        let number = u64::from((self.values.len() as u32).wrapping_sub(distance as u32));
        self.value_or_forward(number, ty, operands)
    }

    /// Takes the number of a value that is not relative.
    pub(super) fn absolute_value_of(&mut self, ty: TypeId, operands: &mut Operands<'_>) -> Step<ValueId> {
        let number = operands.next()?;
        self.value_or_forward(number, ty, operands)
    }

    fn metadata_value(&mut self, number: u64, operands: &Operands<'_>) -> Step<ValueId> {
        let id = self.metadata_at(number, operands)?;
        Ok(self.builder.metadata_value(id))
    }

    fn metadata_at(&self, number: u64, operands: &Operands<'_>) -> Step<MdId> {
        self.metadata.get(number).ok_or_else(|| operands.invalid(&format!("unknown metadata {number}")))
    }

    /// Takes the number of a block.
    #[inline]
    pub(super) fn successor(&self, operands: &mut Operands<'_>) -> Step<ValueId> {
        match operands.next()? {
            number if number < self.block_count.into() => Ok(ValueId::of_block(number as u32)),
            number => Err(operands.invalid(&format!("unknown block {number}"))),
        }
    }

    /// Returns the number of the callee if it is an intrinsic that becomes a debug record.
    pub(super) fn debug_intrinsic(&self, operands: &Operands<'_>) -> Option<DebugIntrinsic> {
        if self.tables.debug_intrinsics.is_empty() {
            return None;
        }
        let number = self.number(*operands.rest().first()?);
        self.tables.debug_intrinsics.get(&u32::try_from(number).ok()?).copied()
    }

    /// Appends an instruction with the operands in [`Self::operands`].
    pub(super) fn push(&mut self, opcode: Opcode, ty: TypeId, flags: u32, extra: u32, at: &Operands<'_>) -> Step<()> {
        let block = self.body.blocks.len() as u32;
        if block >= self.block_count {
            return Err(at.invalid("an instruction behind the last block"));
        }
        if !self.bundles.is_empty() && !opcode.is_call() {
            return Err(at.invalid("operand bundles before an instruction that is no call"));
        }
        let index = self.body.insts.len() as u32;
        if index >= ValueId::MAX_LOCALS {
            return Err(at.invalid("too many instructions"));
        }
        let start = self.body.operands.len() as u32;
        self.body.operands.extend_from_slice(&self.operands);
        let operand_count = self.operands.len() as u32;
        self.operands.clear();
        self.body.insts.push(InstData {
            opcode,
            flags,
            ty,
            operands: start,
            operand_count,
            block,
            extra,
            location: None,
        });
        self.target = LocationTarget::Inst;
        if ty != TypeId::VOID {
            self.values.own.push(ValueId::of_inst(index));
        }
        if opcode.is_terminator() {
            self.body.blocks.push(BlockData { start: self.block_start, end: index + 1 });
            self.block_start = index + 1;
        }
        Ok(())
    }

    /// Reads OPERAND_BUNDLE: tag, inputs.
    fn bundle(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let tag = operands.next()?;
        if tag >= self.builder.module.bundle_tags.len() as u64 {
            return Err(operands.invalid(&format!("unknown tag {tag}")));
        }
        let mut inputs = Vec::new();
        while !operands.is_empty() {
            let input = match operands.rest().first() {
                Some(&METADATA_INPUT) => {
                    operands.next()?;
                    let number = self.number(operands.next()?);
                    self.metadata_value(number, &operands)?
                }
                _ => self.value(&mut operands)?,
            };
            inputs.push(input);
        }
        self.bundles.push(Bundle { data: BundleData { tag: tag as u32, inputs: inputs.len() as u32 }, inputs });
        Ok(())
    }

    /// Replaces placeholders, and checks that nothing is missing.
    fn finish(mut self) -> Step<ReadBody> {
        if !self.bundles.is_empty() {
            return Err(Stop::invalid("operand bundles without a call"));
        }
        if self.body.blocks.len() != self.block_count as usize || self.block_count == 0 {
            let (found, declared) = (self.body.blocks.len(), self.block_count);
            return Err(Stop::invalid(format!("a function has {found} complete blocks of {declared}")));
        }
        if self.block_start as usize != self.body.insts.len() {
            return Err(Stop::invalid("instructions behind the last terminator"));
        }
        self.replace_placeholders()?;
        self.finish_records()?;
        let Self { mut body, lists, values, operands, forwards, attachments, warnings, .. } = self;
        give_back(&mut body.insts, &mut lists.insts);
        give_back(&mut body.operands, &mut lists.operands);
        give_back(&mut body.extras, &mut lists.extras);
        lists.values = values.own;
        lists.of_inst = operands;
        lists.forward = forwards.list;
        Ok(ReadBody { body, attachments, skipped: warnings })
    }

    fn replace_placeholders(&mut self) -> Step<()> {
        if self.forwards.list.is_empty() {
            return Ok(());
        }
        let mut replacements = Vec::with_capacity(self.forwards.list.len());
        for Forward { number, ty } in &self.forwards.list {
            match self.values.get(*number) {
                Some(value) if value != absent() && self.type_of(value) == *ty => replacements.push(value),
                Some(_) => return Err(Stop::invalid(format!("value {number} has another type where it is used"))),
                None => return Err(Stop::invalid(format!("value {number} is used, but not defined"))),
            }
        }
        let replace = |value: &mut ValueId| {
            if let Referent::Prologue(index) = value.referent() {
                *value = replacements[index as usize];
            }
        };
        self.body.operands.iter_mut().for_each(replace);
        let entries = &mut self.builder.module.metadata.entries;
        let mut are_local = true;
        self.local_metadata.values().for_each(|MdId(id)| {
            if let MdData::LocalValue(_, value) = &mut entries[*id as usize] {
                replace(value);
                are_local &= value.is_local();
            }
        });
        match are_local {
            true => Ok(()),
            false => Err(Stop::invalid("metadata of a function refers to a constant before that is defined")),
        }
    }
}
