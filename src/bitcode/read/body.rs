//! The bodies of functions: blocks, values by number, debug locations, records, names and attachments.
//!
//! A body refers to the tables of the module and adds to the module only constants, types, strings and metadata.

use rustc_hash::FxHashMap;

use super::constants::{ConstantReader, Values};
use super::metadata::{MetadataReader, Numbers, ValueSource, attachments};
use super::operands::{Operands, bytes};
use super::upgrade::DebugIntrinsic;
use super::{Step, Stop, Tables, absent};
use crate::bitcode::codes::{block, function, symbols, use_lists};
use crate::bitcode::encoding::{METADATA_INPUT, signed};
use crate::bitcode::stream::{BlockHead, Cursor, Item, Record};
use crate::ir::builder::ModuleBuilder;
use crate::ir::function::{BlockData, Body};
use crate::ir::inst::{BundleData, InstData, flags};
use crate::ir::metadata::{MdData, reference_word};
use crate::ir::records::RecordData;
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{DebugRecordKind, FunctionId, MdId, MdKind, Opcode, StrId, TypeId, ValueId};

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

    /// Reads DEBUG_LOC: line, column, scope, inlined-at location, and what later releases appended.
    fn debug_location(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let (line, column) = (operands.next()?, operands.next()?);
        let (scope, inlined_at) = (operands.next()?, operands.next()?);
        let is_implicit = operands.or_zero() != 0;
        let (group, rank) = match operands.len() {
            2 => (operands.next()?, operands.next()?),
            _ => (0, 0),
        };
        let Some(scope) = scope.checked_sub(1) else { return Err(operands.invalid("a location without a scope")) };
        let scope = self.node_at(scope, &operands)?;
        let inlined_at = match inlined_at.checked_sub(1) {
            Some(number) => Some(self.node_at(number, &operands)?),
            None => None,
        };
        let words = [
            u64::from(line as u32),
            u16::try_from(column).map_or(0, u64::from),
            reference_word(Some(scope)),
            reference_word(inlined_at),
            is_implicit.into(),
            group & ((1 << 61) - 1),
            rank & 7,
        ];
        self.location = Some(self.builder.module.metadata.node(MdKind::Location, false, &words));
        self.set_location(&operands)
    }

    fn node_at(&self, number: u64, operands: &Operands<'_>) -> Step<MdId> {
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::Node { .. } => Ok(id),
            _ => Err(operands.invalid(&format!("metadata {number} is no node"))),
        }
    }

    /// Sets the location of the last instruction or record.
    fn set_location(&mut self, operands: &Operands<'_>) -> Step<()> {
        let Some(location) = self.location else { return Err(operands.invalid("no location before")) };
        match self.target {
            LocationTarget::None => return Err(operands.invalid("no instruction before")),
            LocationTarget::Inst => {
                if let Some(inst) = self.body.insts.last_mut() {
                    inst.location = Some(location);
                }
            }
            LocationTarget::Record => {
                if let Some((_, record)) = self.body.records.last_mut() {
                    record.location = location;
                }
            }
        }
        Ok(())
    }

    /// Reads a debug record, which precedes the last instruction.
    fn debug_record(&mut self, mut operands: Operands<'_>) -> Step<()> {
        let Some(inst) = self.body.insts.len().checked_sub(1) else {
            return Err(operands.invalid("no instruction before"));
        };
        let location = self.record_operand(MdKind::Location, &mut operands)?;
        let record = match operands.code {
            function::DEBUG_RECORD_LABEL => RecordData {
                kind: DebugRecordKind::Label,
                location,
                variable: self.record_operand(MdKind::Label, &mut operands)?,
                expression: None,
                value: None,
                assignment: None,
            },
            code => self.variable_record(code, location, &mut operands)?,
        };
        operands.end()?;
        self.body.records.push((inst as u32, record));
        self.body.insts[inst].flags |= flags::HAS_RECORDS;
        Ok(())
    }

    fn variable_record(&mut self, code: u32, location: MdId, operands: &mut Operands<'_>) -> Step<RecordData> {
        let variable = self.record_operand(MdKind::LocalVariable, operands)?;
        let expression = self.record_operand(MdKind::Expression, operands)?;
        let value = match code {
            function::DEBUG_RECORD_VALUE_SIMPLE => {
                let value = self.value(operands)?;
                self.as_metadata(value)
            }
            _ => self.record_value(operands)?,
        };
        let assignment = match code {
            function::DEBUG_RECORD_ASSIGN => {
                let id = self.record_operand(MdKind::AssignId, operands)?;
                let address_expression = self.record_operand(MdKind::Expression, operands)?;
                let address = self.record_value(operands)?;
                Some([id, address, address_expression])
            }
            _ => None,
        };
        let kind = match code {
            function::DEBUG_RECORD_DECLARE => DebugRecordKind::Declare,
            function::DEBUG_RECORD_DECLARE_VALUE => DebugRecordKind::DeclareValue,
            function::DEBUG_RECORD_ASSIGN => DebugRecordKind::Assign,
            _ => DebugRecordKind::Value,
        };
        Ok(RecordData { kind, location, variable, expression: Some(expression), value: Some(value), assignment })
    }

    /// Takes a node of that kind.
    fn record_operand(&mut self, kind: MdKind, operands: &mut Operands<'_>) -> Step<MdId> {
        let number = operands.next()?;
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::Node { kind: found, .. } if found == kind => Ok(id),
            _ => Err(operands.invalid(&format!("metadata {number} is no {}", kind.name()))),
        }
    }

    /// Takes the operand of a record: a value, a list of values, or the empty node.
    fn record_value(&mut self, operands: &mut Operands<'_>) -> Step<MdId> {
        let number = operands.next()?;
        let id = self.metadata_at(number, operands)?;
        match self.builder.module.metadata.get(id) {
            MdData::String(_) | MdData::Forward => Err(operands.invalid(&format!("metadata {number} is no value"))),
            MdData::Value(_) | MdData::LocalValue(..) | MdData::ArgList { .. } | MdData::Node { .. } => Ok(id),
        }
    }

    /// Returns a value as metadata.
    fn as_metadata(&mut self, value: ValueId) -> MdId {
        if !value.is_local() {
            return self.builder.md_value(value);
        }
        let Self { local_metadata, builder, id, .. } = self;
        *local_metadata.entry(value).or_insert_with(|| builder.module.metadata.push(MdData::LocalValue(*id, value)))
    }

    /// Makes a debug record of the call of an intrinsic; its arguments are metadata.
    pub(super) fn debug_call(&mut self, intrinsic: DebugIntrinsic, mut operands: Operands<'_>) -> Step<()> {
        // The callee.
        operands.next()?;
        let mut arguments = Vec::with_capacity(operands.len());
        while !operands.is_empty() {
            let number = self.number(operands.next()?);
            arguments.push(self.metadata_at(number, &operands)?);
        }
        let record = |kind, variable, expression, value, assignment| RecordData {
            kind,
            // A location follows.
            location: MdId(u32::MAX),
            variable,
            expression,
            value,
            assignment,
        };
        let record = match (intrinsic, &*arguments) {
            (DebugIntrinsic::Declare, &[value, variable, expression]) => {
                record(DebugRecordKind::Declare, variable, Some(expression), Some(value), None)
            }
            (DebugIntrinsic::Value, &[value, variable, expression]) => {
                record(DebugRecordKind::Value, variable, Some(expression), Some(value), None)
            }
            (DebugIntrinsic::Assign, &[value, variable, expression, id, address, address_expression]) => {
                let assignment = Some([id, address, address_expression]);
                record(DebugRecordKind::Assign, variable, Some(expression), Some(value), assignment)
            }
            (DebugIntrinsic::Label, &[label]) => record(DebugRecordKind::Label, label, None, None, None),
            _ => return Err(Stop::needs_upgrade("debug intrinsics of older releases")),
        };
        self.replaced.push((self.body.insts.len() + self.replaced.len()) as u32);
        self.body.records.push((self.body.insts.len() as u32, record));
        self.target = LocationTarget::Record;
        Ok(())
    }

    /// Reads METADATA of the function.
    fn read_metadata(&mut self, cursor: Cursor<'_>) -> Step<()> {
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
    fn read_attachments(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
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
    fn read_use_orders(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
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
    fn read_names(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
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

    /// Checks the records that were calls.
    fn finish_records(&mut self) -> Step<()> {
        if self.replaced.is_empty() {
            return Ok(());
        }
        for &(inst, record) in &self.body.records {
            if record.location == MdId(u32::MAX) {
                return Err(Stop::needs_upgrade("a call of a debug intrinsic without a location"));
            }
            let has_kind = |id: MdId, wanted: MdKind| matches!(self.builder.module.metadata.get(id), MdData::Node { kind, .. } if kind == wanted);
            let (variable, address_expression) = match record.kind {
                DebugRecordKind::Label => (MdKind::Label, None),
                _ => (MdKind::LocalVariable, record.assignment.map(|[_, _, expression]| expression)),
            };
            let expressions = record.expression.into_iter().chain(address_expression);
            let is_valid = has_kind(record.variable, variable)
                && expressions.into_iter().all(|id| has_kind(id, MdKind::Expression))
                && has_kind(record.location, MdKind::Location);
            if !is_valid {
                return Err(Stop::needs_upgrade("debug intrinsics with other arguments"));
            }
            match self.body.insts.get_mut(inst as usize) {
                Some(inst) => inst.flags |= flags::HAS_RECORDS,
                None => return Err(Stop::invalid("a debug intrinsic behind the last instruction")),
            }
        }
        Ok(())
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
