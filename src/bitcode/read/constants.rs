//! Reads blocks of constants.
//!
//! A constant may refer to later ones of its block. Those that refer to others are kept until the block has been read and
//! are made then, each after its operands.

mod fields;

use smallvec::SmallVec;

use super::operands::{Operands, text};
use super::{ModuleReader, Step, Stop, absent, bitcast_of_bytes, unknown_record, upgrade};
use crate::bitcode::codes::{block, constants};
use crate::bitcode::encoding::{cast_opcode, gep_flags, int_opcode, signed};
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::builder::ModuleBuilder;
use crate::ir::constants::{ConstantEntry, ConstantKind, Contents, Expression, InlineAsm};
use crate::ir::types::TypeData;
use crate::ir::values::Referent;
use crate::ir::{Opcode, TypeId, ValueId};

use fields::{Field, Fields, Layout};

/// The maximum depth of constants in each other, which bounds every recursion over a constant.
const MAX_DEPTH: u16 = 4000;

/// The values by their number: those of the module, and behind them those of a function or none.
#[derive(Debug, Default)]
pub(super) struct Values<'r> {
    pub(super) shared: &'r [ValueId],
    pub(super) own: Vec<ValueId>,
}

impl Values<'_> {
    /// Returns the value of that number; [`absent`] if it has none yet.
    #[inline]
    pub(super) fn get(&self, number: u64) -> Option<ValueId> {
        let number = usize::try_from(number).ok()?;
        match self.shared.get(number) {
            Some(value) => Some(*value),
            None => self.own.get(number - self.shared.len()).copied(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.shared.len() + self.own.len()
    }
}

/// A constant whose operands were not known when its record was read.
#[derive(Copy, Clone, Debug)]
struct Pending {
    code: u32,
    layout: Layout,
    ty: TypeId,
    /// The operands of the record in [`PendingConstants::words`].
    start: usize,
    end: usize,
}

impl Pending {
    fn record<'r>(&self, words: &'r [u64]) -> Operands<'r> {
        Operands::of_slice(block::CONSTANTS, self.code, &words[self.start..self.end])
    }
}

/// The state of a pending constant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum State {
    Waiting,
    Started,
    /// The number of levels of pending constants below.
    Made(u16),
}

/// A block of constants as it is read.
pub(super) struct ConstantReader<'r, 'v> {
    pub(super) builder: &'r mut ModuleBuilder,
    pub(super) types: &'r [TypeId],
    pub(super) values: &'r mut Values<'v>,
    pub(super) addressed: &'r mut Vec<(u32, u32)>,
    pub(super) splat_budget: &'r mut usize,
    pub(super) producer: &'r str,
    /// See `Tables`.
    pub(super) resolves_functions: bool,
    pub(super) has_bytes: bool,
}

impl ModuleReader<'_> {
    /// Reads CONSTANTS_BLOCK of the module.
    pub(super) fn read_constants(&mut self, cursor: Cursor<'_>) -> Step<()> {
        let mut values = Values { shared: &[], own: std::mem::take(&mut self.tables.values) };
        let reader = ConstantReader {
            builder: &mut self.builder,
            types: &self.tables.types,
            values: &mut values,
            addressed: &mut self.addressed,
            splat_budget: &mut self.splat_budget,
            producer: self.entry.producer(),
            resolves_functions: self.tables.resolves_functions,
            has_bytes: self.tables.has_bytes,
        };
        let result = reader.read(cursor);
        self.tables.values = values.own;
        result
    }

    /// Checks that the blocks whose addresses are taken exist. The address of an entry block cannot be taken.
    pub(super) fn check_block_addresses(&self) -> Step<()> {
        for &(function, block) in &self.addressed {
            let body = self.builder.module.functions.get(function as usize).and_then(|data| data.body.as_ref());
            if block == 0 || body.is_none_or(|body| block as usize >= body.blocks.len()) {
                return Err(Stop::invalid(format!("the address of block {block}, which its function does not have")));
            }
        }
        Ok(())
    }
}

impl ConstantReader<'_, '_> {
    /// Reads a block of constants.
    pub(super) fn read(mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let (mut record, mut pending, mut words) = (Record::default(), Vec::new(), Vec::new());
        let first = self.values.len();
        let mut ty = self.builder.int_type(32);
        loop {
            match cursor.next(&mut record)? {
                Item::End => break,
                Item::Block(_) => return Err(Stop::invalid("a block in block CONSTANTS")),
                Item::Record if record.code == constants::SETTYPE => {
                    ty = self.type_at(&mut Operands::new(block::CONSTANTS, &record))?;
                }
                Item::Record => {
                    let value = match Layout::of_code(record.code) {
                        None => self.simple(ty, Operands::new(block::CONSTANTS, &record))?,
                        Some(layout) => {
                            let start = words.len();
                            words.extend_from_slice(&record.operands);
                            let number = self.values.own.len();
                            pending.push((number, Pending { code: record.code, layout, ty, start, end: words.len() }));
                            absent()
                        }
                    };
                    self.values.own.push(value);
                }
            }
        }
        PendingConstants { reader: self, first, pending, words }.make()
    }

    fn type_at(&self, operands: &mut Operands<'_>) -> Step<TypeId> {
        let id = operands.next()?;
        self.type_by_number(id, operands)
    }

    fn type_by_number(&self, id: u64, operands: &Operands<'_>) -> Step<TypeId> {
        let ty = usize::try_from(id).ok().and_then(|id| self.types.get(id));
        ty.copied().ok_or_else(|| operands.invalid(&format!("unknown type {id}")))
    }

    /// Makes a constant that refers to no other values.
    fn simple(&mut self, ty: TypeId, mut operands: Operands<'_>) -> Step<ValueId> {
        Ok(match operands.code {
            constants::NULL => self.builder.null(ty).ok_or_else(|| operands.invalid("a type without a null value"))?,
            constants::UNDEF => self.builder.undef(self.first_class(ty, &operands)?),
            constants::POISON => self.builder.poison(self.first_class(ty, &operands)?),
            constants::INTEGER | constants::BYTE => {
                let value = signed(operands.next()?);
                self.integer(ty, &[value as u64], &operands)?
            }
            constants::WIDE_INTEGER | constants::WIDE_BYTE => {
                let words: Vec<u64> = operands.rest().iter().map(|word| signed(*word) as u64).collect();
                self.integer(ty, &words, &operands)?
            }
            constants::FLOAT => self.float(ty, &mut operands)?,
            constants::STRING => self.string(ty, text(operands.rest()), &operands)?,
            constants::CSTRING => {
                let mut bytes = text(operands.rest());
                bytes.push(0);
                self.string(ty, bytes, &operands)?
            }
            constants::DATA => self.data(ty, &operands)?,
            constants::INLINEASM => self.inline_asm(operands)?,
            constants::INLINEASM_OLD | constants::INLINEASM_OLD2 | constants::INLINEASM_OLD3 => {
                return Err(Stop::needs_upgrade("inline assembly without its function type"));
            }
            constants::CE_UNOP
            | constants::CE_SELECT
            | constants::CE_CMP
            | constants::CE_GEP_OLD
            | constants::CE_INBOUNDS_GEP
            | constants::CE_GEP_WITH_INRANGE_INDEX_OLD => {
                return Err(Stop::needs_upgrade("constant expressions of older releases"));
            }
            code => return Err(unknown_record(block::CONSTANTS, code, self.producer)),
        })
    }

    fn first_class(&self, ty: TypeId, operands: &Operands<'_>) -> Step<TypeId> {
        match self.builder.type_data(ty) {
            TypeData::Void | TypeData::Function { .. } | TypeData::Label | TypeData::Metadata => {
                Err(operands.invalid("a type without values"))
            }
            _ => Ok(ty),
        }
    }

    /// Returns the scalar, or the vector all of whose components are the scalar.
    fn splat(&mut self, ty: TypeId, scalar: ValueId, operands: &Operands<'_>) -> Step<ValueId> {
        match *self.builder.type_data(ty) {
            TypeData::Vector { length, is_scalable: false, .. } => {
                self.spend(length as usize, operands)?;
                Ok(self.builder.aggregate(ty, &vec![scalar; length as usize]))
            }
            TypeData::Vector { .. } => Err(Stop::needs_upgrade("splats of scalable vectors")),
            _ => Ok(scalar),
        }
    }

    /// Takes components that the file does not list from those that it may still have.
    fn spend(&mut self, count: usize, operands: &Operands<'_>) -> Step<()> {
        match self.splat_budget.checked_sub(count) {
            Some(rest) => {
                *self.splat_budget = rest;
                Ok(())
            }
            None => Err(operands.invalid("too many vector components for the size of the file")),
        }
    }

    fn integer(&mut self, ty: TypeId, words: &[u64], operands: &Operands<'_>) -> Step<ValueId> {
        let scalar = self.builder.scalar_type(ty);
        let Some(bits) = self.builder.int_width(scalar) else {
            return Err(operands.invalid("an integer of another type"));
        };
        let value = match (bits > 64, words) {
            (true, &[word]) if (word as i64) < 0 && matches!(operands.code, constants::INTEGER | constants::BYTE) => {
                let words = vec![u64::MAX; bits.div_ceil(64) as usize - 1];
                self.builder.int_words(scalar, &[&[word], words.as_slice()].concat())
            }
            _ => self.builder.int_words(scalar, words),
        };
        self.splat(ty, value, operands)
    }

    fn float(&mut self, ty: TypeId, operands: &mut Operands<'_>) -> Step<ValueId> {
        let scalar = self.builder.scalar_type(ty);
        let first = operands.next()?;
        let value = match self.builder.type_data(scalar) {
            TypeData::Half | TypeData::BFloat => self.builder.float(scalar, first & 0xFFFF),
            TypeData::Float => self.builder.float(scalar, first & 0xFFFF_FFFF),
            TypeData::Double => self.builder.float(scalar, first),
            // The upper 64 bits come first.
            TypeData::X86Fp80 => {
                let low = operands.next()? & 0xFFFF;
                self.builder.wide_float(scalar, [low | first << 16, first >> 48])
            }
            TypeData::Fp128 | TypeData::PpcFp128 => {
                let second = operands.next()?;
                self.builder.wide_float(scalar, [first, second])
            }
            _ => return Err(operands.invalid("a floating-point number of another type")),
        };
        self.splat(ty, value, operands)
    }

    fn string(&mut self, ty: TypeId, bytes: Vec<u8>, operands: &Operands<'_>) -> Step<ValueId> {
        match *self.builder.type_data(ty) {
            TypeData::Array { element, length } if length == bytes.len() as u64 => {
                match self.builder.int_width(element) {
                    Some(8) => Ok(self.builder.data(ty, &bytes)),
                    _ => Err(operands.invalid("a string of other elements than bytes")),
                }
            }
            _ => Err(operands.invalid("a string of another type")),
        }
    }

    fn data(&mut self, ty: TypeId, operands: &Operands<'_>) -> Step<ValueId> {
        let (element, length) = match *self.builder.type_data(ty) {
            TypeData::Array { element, length } => (element, length),
            TypeData::Vector { element, length, is_scalable: false } => (element, length.into()),
            _ => return Err(operands.invalid("data of another type than an array or vector")),
        };
        let size = self.builder.type_data(element).data_size();
        let size = size.ok_or_else(|| operands.invalid("data of other elements than numbers"))?;
        if length != operands.len() as u64 {
            return Err(operands.invalid("data of another length than its type"));
        }
        let bytes: Vec<u8> =
            operands.rest().iter().flat_map(|word| word.to_le_bytes().into_iter().take(size)).collect();
        Ok(self.builder.data(ty, &bytes))
    }

    /// Makes inline assembly: function type, flags, and text and constraints, each after its length.
    fn inline_asm(&mut self, mut operands: Operands<'_>) -> Step<ValueId> {
        let function_type = self.type_at(&mut operands)?;
        if !matches!(self.builder.type_data(function_type), TypeData::Function { .. }) {
            return Err(operands.invalid("assembly of another type than a function"));
        }
        let flags = operands.next()?;
        let length = operands.next()?;
        let code = text(operands.take(length)?);
        let length = operands.next()?;
        let constraints = text(operands.take(length)?);
        if upgrade::is_changed_asm(&code) {
            return Err(Stop::needs_upgrade("inline assembly with an old marker"));
        }
        let asm = InlineAsm {
            function_type,
            text: self.builder.string(&code),
            constraints: self.builder.string(&constraints),
            has_side_effects: flags & 1 != 0,
            aligns_stack: flags & 2 != 0,
            is_intel_dialect: flags & 4 != 0,
            can_throw: flags & 8 != 0,
        };
        Ok(self.builder.inline_asm(&asm))
    }
}

/// The constants of a block that refer to others.
struct PendingConstants<'r, 'v> {
    reader: ConstantReader<'r, 'v>,
    /// The number of the block's first value.
    first: usize,
    /// The constants, each with its index in [`Values::own`], in increasing order.
    pending: Vec<(usize, Pending)>,
    words: Vec<u64>,
}

impl PendingConstants<'_, '_> {
    /// Makes all constants, each after its operands.
    fn make(mut self) -> Step<()> {
        let mut states = vec![State::Waiting; self.pending.len()];
        let mut stack = Vec::new();
        let words = std::mem::take(&mut self.words);
        for index in 0..self.pending.len() {
            if states[index] == State::Waiting {
                stack.push(self.start(index, &words, &mut states));
            }
            while let Some(top) = stack.last_mut() {
                if let Some(operand) = self.next_waiting(top, &states)? {
                    stack.push(self.start(operand, &words, &mut states));
                    continue;
                }
                let Started { index, depth, .. } = *top;
                if depth > MAX_DEPTH {
                    return Err(Stop::exceeded(format!("constants are nested more than {MAX_DEPTH} levels deep")));
                }
                self.make_one(index, &words)?;
                states[index] = State::Made(depth);
                stack.pop();
                if let Some(outer) = stack.last_mut() {
                    outer.depth = outer.depth.max(depth + 1);
                }
            }
        }
        Ok(())
    }

    fn start<'w>(&self, index: usize, words: &'w [u64], states: &mut [State]) -> Started<'w> {
        states[index] = State::Started;
        let (_, pending) = &self.pending[index];
        Started { index, fields: Fields::new(pending.layout, pending.record(words)), depth: 0 }
    }

    /// Returns the index of the next pending constant among the operands of another that has to be made first.
    fn next_waiting(&self, started: &mut Started<'_>, states: &[State]) -> Step<Option<usize>> {
        // An invalid operand is reported when the constant is made.
        for field in started.fields.by_ref().map_while(Result::ok) {
            let Field::Value(number) = field else { continue };
            match self.pending_index(number).map(|index| (index, states[index])) {
                None => {}
                Some((_, State::Made(below))) => started.depth = started.depth.max(below + 1),
                Some((_, State::Started)) => return Err(Stop::invalid("a constant that contains itself")),
                Some((index, State::Waiting)) => return Ok(Some(index)),
            }
        }
        Ok(None)
    }

    /// Returns the index of the pending constant with that number.
    fn pending_index(&self, number: u64) -> Option<usize> {
        let number = usize::try_from(number).ok()?;
        if number < self.first {
            return None;
        }
        let own = number - self.reader.values.shared.len();
        self.pending.binary_search_by_key(&own, |(own, _)| *own).ok()
    }

    fn make_one(&mut self, index: usize, words: &[u64]) -> Step<()> {
        let (own, pending) = self.pending[index];
        let record = self.reader.read_compound(pending.layout, pending.record(words))?;
        self.reader.values.own[own] = self.reader.compound(pending.ty, &record)?;
        Ok(())
    }
}

/// A pending constant whose operands are being made.
struct Started<'w> {
    index: usize,
    /// The operands that are not known to be made.
    fields: Fields<'w>,
    /// The number of levels of pending constants below, as far as they are made.
    depth: u16,
}

/// The operands of a compound constant's record, by their kinds.
struct CompoundRecord<'r> {
    /// The record, which errors name.
    operands: Operands<'r>,
    words: SmallVec<[u64; 2]>,
    values: Vec<ValueId>,
    first_type: Option<TypeId>,
    range: Option<[Vec<u64>; 2]>,
}

impl CompoundRecord<'_> {
    fn words<const N: usize>(&self) -> Step<[u64; N]> {
        self.words.as_slice().try_into().map_err(|_| self.invalid("missing operands"))
    }

    fn values<const N: usize>(&self) -> Step<[ValueId; N]> {
        self.values.as_slice().try_into().map_err(|_| self.invalid("missing operands"))
    }

    /// Returns an error about the record.
    #[cold]
    fn invalid(&self, message: &str) -> Stop {
        self.operands.invalid(message)
    }
}

impl ConstantReader<'_, '_> {
    /// Reads the operands of a compound constant, whose values are made.
    fn read_compound<'r>(&self, layout: Layout, operands: Operands<'r>) -> Step<CompoundRecord<'r>> {
        let mut words = SmallVec::new();
        let mut values = Vec::with_capacity(operands.len());
        let (mut first_type, mut range) = (None, None);
        for field in Fields::new(layout, operands) {
            match field? {
                Field::Word(word) => words.push(word),
                Field::Value(number) => values.push(self.constant(number, &operands)?),
                Field::Type(number) => {
                    let ty = self.type_by_number(number, &operands)?;
                    first_type.get_or_insert(ty);
                }
                Field::Range(bounds) => range = Some(bounds),
            }
        }
        Ok(CompoundRecord { operands, words, values, first_type, range })
    }

    /// Returns the value of a constant that is made.
    fn constant(&self, number: u64, record: &Operands<'_>) -> Step<ValueId> {
        let value = self.values.get(number).filter(|value| *value != absent() && !value.is_local());
        value.ok_or_else(|| record.invalid(&format!("value {number}, which is no constant")))
    }

    fn entry(&self, value: ValueId, record: &CompoundRecord<'_>) -> Step<ConstantEntry> {
        match value.referent() {
            Referent::Module(index) => Ok(self.builder.module.constants.get(index)),
            _ => Err(record.invalid("a value of a function in a constant")),
        }
    }

    fn type_of(&self, value: ValueId, record: &CompoundRecord<'_>) -> Step<TypeId> {
        self.entry(value, record).map(|entry| entry.ty)
    }

    /// Makes a compound constant, whose operands are made.
    fn compound(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        match record.operands.code {
            constants::AGGREGATE => self.aggregate(ty, record),
            constants::CE_BINOP => self.binary(ty, record),
            constants::CE_CAST => self.cast(ty, record),
            constants::CE_GEP | constants::CE_GEP_WITH_INRANGE => self.gep(ty, record),
            constants::CE_EXTRACTELT => {
                let [vector, index] = record.values()?;
                let element = self.builder.scalar_type(self.type_of(vector, record)?);
                check_type(ty, element, record)?;
                Ok(self.builder.simple_expression(Opcode::ExtractElement, 0, ty, &[vector, index]))
            }
            constants::CE_INSERTELT => {
                let [vector, element, index] = record.values()?;
                check_type(ty, self.type_of(vector, record)?, record)?;
                check_type(self.builder.scalar_type(ty), self.type_of(element, record)?, record)?;
                Ok(self.builder.simple_expression(Opcode::InsertElement, 0, ty, &[vector, element, index]))
            }
            constants::CE_SHUFFLEVEC | constants::CE_SHUFVEC_EX => self.shuffle(ty, record),
            constants::BLOCKADDRESS => self.block_address(ty, record),
            constants::DSO_LOCAL_EQUIVALENT => self.global_alias(ConstantKind::DsoLocalEquivalent, record),
            constants::NO_CFI_VALUE => self.global_alias(ConstantKind::NoCfi, record),
            _ => self.signed_pointer(ty, record),
        }
    }

    /// Makes another address of a global value, which has its type; where the module is to be translated, the function itself,
    /// or the alias of one: SPIR-V has no jump tables, and nothing replaces a function when a module is loaded.
    fn global_alias(&mut self, kind: ConstantKind, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [global] = record.values()?;
        let ConstantEntry { kind: referent, ty, .. } = self.entry(global, record)?;
        if self.resolves_functions && matches!(referent, ConstantKind::Function | ConstantKind::Alias) {
            return Ok(global);
        }
        Ok(self.builder.module.constants.add(kind, ty, Contents::Operands(&[global])))
    }

    fn aggregate(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let elements = &record.values;
        let of_types = |expected: &mut dyn Iterator<Item = TypeId>| -> Step<bool> {
            for element in elements {
                if expected.next() != Some(self.type_of(*element, record)?) {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        let length = elements.len() as u64;
        let fits = match *self.builder.type_data(ty) {
            TypeData::Array { element, length: expected } => {
                expected == length && of_types(&mut std::iter::repeat(element))?
            }
            TypeData::Vector { element, length: expected, is_scalable: false } => {
                u64::from(expected) == length && of_types(&mut std::iter::repeat(element))?
            }
            TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => {
                let members = self.builder.contained_types(ty);
                members.len() == elements.len() && of_types(&mut members.iter().copied())?
            }
            _ => false,
        };
        match fits {
            true => Ok(self.builder.aggregate(ty, elements)),
            false => Err(record.invalid("elements that do not fit the type")),
        }
    }

    fn binary(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [opcode, wraps] = record.words()?;
        let [a, b] = record.values()?;
        let opcode = match int_opcode(opcode) {
            Some(opcode @ (Opcode::Add | Opcode::Sub | Opcode::Xor)) => opcode,
            _ => return Err(Stop::needs_upgrade("constant expressions of older releases")),
        };
        let is_integer = self.builder.int_width(ty).is_some();
        if !is_integer || self.type_of(a, record)? != ty || self.type_of(b, record)? != ty {
            return Err(record.invalid("an operand of another type"));
        }
        let wraps = if opcode == Opcode::Xor { 0 } else { wraps as u32 & 3 };
        Ok(self.builder.simple_expression(opcode, wraps, ty, &[a, b]))
    }

    fn cast(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [opcode] = record.words()?;
        let [value] = record.values()?;
        let from = self.type_of(value, record)?;
        match cast_opcode(opcode) {
            // Pointers of one address space have one type.
            Some(Opcode::BitCast) if from == ty => Ok(value),
            Some(Opcode::BitCast) if self.has_bytes => {
                let opcode = bitcast_of_bytes(self.builder, from, ty);
                Ok(self.builder.simple_expression(opcode, 0, ty, &[value]))
            }
            Some(
                opcode @ (Opcode::Trunc
                | Opcode::PtrToInt
                | Opcode::PtrToAddr
                | Opcode::IntToPtr
                | Opcode::BitCast
                | Opcode::AddrSpaceCast),
            ) => Ok(self.builder.simple_expression(opcode, 0, ty, &[value])),
            Some(_) => Err(Stop::needs_upgrade("constant expressions of older releases")),
            None => Err(record.invalid("unknown conversion")),
        }
    }

    fn gep(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [flags] = record.words()?;
        let in_range =
            record.range.as_ref().map(|[low, high]| low.iter().zip(high).map(|(low, high)| [*low, *high]).collect());
        let [base, indices @ ..] = record.values.as_slice() else { return Err(record.invalid("no base address")) };
        if self.builder.address_space(ty).is_none()
            || self.builder.address_space(self.type_of(*base, record)?).is_none()
        {
            return Err(record.invalid("an address of another type than a pointer"));
        }
        // LLVM makes no expression for the address itself.
        let is_null = |value: &ValueId| self.entry(*value, record).is_ok_and(|entry| is_null_index(&entry));
        if in_range.is_none() && indices.iter().all(is_null) && self.type_of(*base, record)? == ty {
            return Ok(*base);
        }
        let details = Expression {
            opcode: Opcode::GetElementPtr,
            flags: gep_flags(flags),
            source: record.first_type,
            in_range,
            mask: Box::default(),
        };
        Ok(self.builder.expression(ty, &details, &record.values))
    }

    fn shuffle(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [a, b, mask] = record.values()?;
        let (a_type, b_type) = (self.type_of(a, record)?, self.type_of(b, record)?);
        let lanes = shuffle_mask(self.builder, mask, self.splat_budget);
        let lanes = lanes.ok_or_else(|| record.invalid("a mask that is no vector of integers"))?;
        let is_vector = |ty| matches!(self.builder.type_data(ty), TypeData::Vector { .. });
        let fits = matches!(*self.builder.type_data(ty), TypeData::Vector { element, length, .. }
            if element == self.builder.scalar_type(a_type) && length as usize == lanes.len());
        if !fits || a_type != b_type || !is_vector(a_type) {
            return Err(record.invalid("operands that do not fit the type"));
        }
        let details =
            Expression { opcode: Opcode::ShuffleVector, flags: 0, source: None, in_range: None, mask: lanes.into() };
        Ok(self.builder.expression(ty, &details, &[a, b]))
    }

    fn block_address(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let [function] = record.values()?;
        let [block] = record.words()?;
        let block = u32::try_from(block).map_err(|_| record.invalid("an operand of more than 32 bits"))?;
        let entry = self.entry(function, record)?;
        if entry.kind != ConstantKind::Function || self.builder.address_space(ty).is_none() {
            return Err(record.invalid("a block of no function"));
        }
        self.addressed.push((entry.start, block));
        let contents = Contents::Inline(entry.start, block);
        Ok(self.builder.module.constants.add(ConstantKind::BlockAddress, ty, contents))
    }

    /// Makes `ptrauth`: pointer, key, discriminator, address discriminator, deactivation symbol.
    fn signed_pointer(&mut self, ty: TypeId, record: &CompoundRecord<'_>) -> Step<ValueId> {
        let mut values = record.values.clone();
        let &[pointer, _, _, discriminator, ..] = values.as_slice() else {
            return Err(record.invalid("missing operands"));
        };
        if record.operands.code == constants::PTRAUTH {
            let ty = self.type_of(discriminator, record)?;
            values.push(self.builder.null(ty).ok_or_else(|| record.invalid("no address discriminator"))?);
        }
        check_type(ty, self.type_of(pointer, record)?, record)?;
        Ok(self.builder.module.constants.add(ConstantKind::PtrAuth, ty, Contents::Operands(&values)))
    }
}

fn check_type(expected: TypeId, found: TypeId, record: &CompoundRecord<'_>) -> Step<()> {
    match expected == found {
        true => Ok(()),
        false => Err(record.invalid("an operand of another type")),
    }
}

/// Returns `true` for an index that adds nothing to an address: zero, `undef` or `poison`.
fn is_null_index(entry: &ConstantEntry) -> bool {
    match entry.kind {
        ConstantKind::Int => entry.inline_bits() == 0,
        ConstantKind::WideInt => entry.len == 0,
        ConstantKind::AggregateZero | ConstantKind::Undef | ConstantKind::Poison => true,
        _ => false,
    }
}

/// Returns the lanes of a constant mask, `u32::MAX` for poison; `None` if it is none. Lanes that the file does not list are
/// taken from the budget.
pub(super) fn shuffle_mask(builder: &ModuleBuilder, mask: ValueId, budget: &mut usize) -> Option<Vec<u32>> {
    let Referent::Module(index) = mask.referent() else { return None };
    let entry = builder.module.constants.entries.get(index as usize)?;
    let TypeData::Vector { length, element, .. } = *builder.type_data(entry.ty) else { return None };
    if builder.int_width(element) != Some(32) {
        return None;
    }
    let lane = |entry: &ConstantEntry| match entry.kind {
        ConstantKind::Int => Some(entry.inline_bits() as u32),
        ConstantKind::Undef | ConstantKind::Poison => Some(u32::MAX),
        _ => None,
    };
    match entry.kind {
        ConstantKind::DataVector => {
            let bytes = builder.module.data_bytes_of(index).chunks_exact(4);
            Some(bytes.map(|lane| u32::from_le_bytes(lane.try_into().unwrap_or_default())).collect())
        }
        ConstantKind::Vector => {
            let operands = builder.module.constants.operands(entry).iter();
            operands.map(|id| lane(&builder.entry(*id)?)).collect()
        }
        ConstantKind::AggregateZero | ConstantKind::Undef | ConstantKind::Poison => {
            *budget = budget.checked_sub(length as usize)?;
            let lane = if entry.kind == ConstantKind::AggregateZero { 0 } else { u32::MAX };
            Some(vec![lane; length as usize])
        }
        _ => None,
    }
}
