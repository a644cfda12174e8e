//! Reads attributes: groups, which are sets at one position, and lists of groups.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::operands::{Operands, text};
use super::{ModuleReader, Step, Stop};
use crate::bitcode::codes::{attributes, block};
use crate::bitcode::encoding::signed;
use crate::bitcode::stream::{Cursor, Item, Record};
use crate::ir::attributes::{Attribute, AttributeIndex, AttributeSetId, AttributeValue, FUNCTION_INDEX};
use crate::ir::builder::ModuleBuilder;
use crate::ir::types::MAX_INTEGER_BITS;
use crate::ir::{AttributeKind, StrId, TypeId};

/// The numbers of attributes that LLVM has replaced.
const NO_CAPTURE: u32 = 11;
const READ_NONE: u32 = 20;
const READ_ONLY: u32 = 21;
const ARG_MEM_ONLY: u32 = 45;
const INACCESSIBLE_MEM_ONLY: u32 = 49;
const INACCESSIBLE_MEM_OR_ARG_MEM_ONLY: u32 = 50;
const WRITE_ONLY: u32 = 52;

/// The numbers of attributes that LLVM 23 has in the place of strings.
const DENORMAL_FP_ENV: u32 = 106;
const NO_OUTLINE: u32 = 107;

/// The numbers of attributes of LLVM 23 for its passes between functions.
const FLATTEN: u32 = 108;
const NO_IPA: u32 = 109;

/// The value of `dead_on_return` without a number of bytes, since LLVM 23.
const ALL_BYTES: u64 = u64::MAX;

/// The effects of `memory(...)`: two bits (reads, writes) for argument memory, inaccessible memory, errno, other memory, and
/// two kinds of memory of the target.
const ALL_MEMORY: u64 = 0xFFF;
const ARGUMENT_MEMORY: u64 = 0x03;
const INACCESSIBLE_MEMORY: u64 = 0x0C;
const READS: u64 = 0x555;
const WRITES: u64 = 0xAAA;

/// The newest version of the encoding of `memory(...)`, that of LLVM 24.
const MEMORY_VERSION: u64 = 2;

/// The attribute groups of a file, by their number.
pub(super) type Groups = FxHashMap<u64, (AttributeIndex, AttributeSetId)>;

impl ModuleReader<'_> {
    /// Reads PARAMATTR_GROUP_BLOCK.
    pub(super) fn read_attribute_groups(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.warn_skipped_block(block::PARAMATTR_GROUP, head.id),
                Item::Record if record.code == attributes::GRP_CODE_ENTRY => {
                    let mut operands = Operands::new(block::PARAMATTR_GROUP, &record);
                    let group = operands.next()?;
                    let index = operands.next_u32()?;
                    let reader = GroupReader::new(&mut self.builder, &self.tables.types, index);
                    let (set, unknown) = reader.read(operands)?;
                    self.groups.insert(group, (index, set));
                    for code in unknown {
                        self.warn(format!("unknown attribute {code} is ignored"));
                    }
                }
                Item::Record => self.warn_skipped_record(block::PARAMATTR_GROUP, record.code),
            }
        }
    }

    /// Reads PARAMATTR_BLOCK.
    pub(super) fn read_attribute_lists(&mut self, mut cursor: Cursor<'_>) -> Step<()> {
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => return Ok(()),
                Item::Block(head) => self.warn_skipped_block(block::PARAMATTR, head.id),
                Item::Record if record.code == attributes::CODE_ENTRY => {
                    // LLVM takes unknown groups for empty ones.
                    let groups = record.operands.iter().filter_map(|group| self.groups.get(group).copied());
                    let mut sets: Vec<_> = groups.collect();
                    sets.sort_by_key(|(index, _)| *index);
                    if sets.windows(2).any(|pair| pair[0].0 == pair[1].0) {
                        return Err(Stop::invalid("an attribute list has two groups at one position"));
                    }
                    let list = self.builder.attribute_list(sets);
                    self.tables.attributes.push(list);
                }
                Item::Record if record.code == attributes::CODE_ENTRY_OLD => {
                    return Err(Stop::needs_upgrade("attributes without groups"));
                }
                Item::Record => self.warn_skipped_record(block::PARAMATTR, record.code),
            }
        }
    }
}

/// The attributes of a group as they are read.
struct GroupReader<'r> {
    builder: &'r mut ModuleBuilder,
    types: &'r [TypeId],
    index: AttributeIndex,
    /// The attributes by their kind, or by their key.
    attributes: IndexMap<(Option<AttributeKind>, StrId), Attribute, FxBuildHasher>,
    /// The memory that the attributes before `memory(...)` allow a function to access.
    memory: u64,
    /// The numbers of attributes without a type that no release up to LLVM 24 has.
    unknown: Vec<u32>,
}

impl<'r> GroupReader<'r> {
    fn new(builder: &'r mut ModuleBuilder, types: &'r [TypeId], index: AttributeIndex) -> Self {
        Self { builder, types, index, attributes: IndexMap::default(), memory: ALL_MEMORY, unknown: Vec::new() }
    }

    /// Returns the attributes, and the numbers of those that are left out because they are not known.
    fn read(mut self, mut operands: Operands<'_>) -> Step<(AttributeSetId, Vec<u32>)> {
        while let Some(form) = operands.optional() {
            match form {
                0 => self.flag(&mut operands)?,
                1 => self.int(&mut operands)?,
                3 | 4 => self.string(form == 4, &mut operands)?,
                5 | 6 => self.ty(form == 6, &mut operands)?,
                7 => self.range(&mut operands)?,
                8 => self.range_list(&mut operands)?,
                _ => return Err(operands.invalid(&format!("unknown form {form} of an attribute"))),
            }
        }
        if self.memory != ALL_MEMORY {
            self.set(Attribute::Int(AttributeKind::Memory, self.memory));
        }
        self.upgrade_strings();
        Ok((self.builder.attribute_set(self.attributes.into_values().collect()), self.unknown))
    }

    /// Adds an attribute in place of one of the same kind or key.
    fn set(&mut self, attribute: Attribute) {
        let key = match attribute {
            Attribute::String(key, _) => (None, key),
            _ => (attribute.kind(), StrId::EMPTY),
        };
        self.attributes.insert(key, attribute);
    }

    fn flag(&mut self, operands: &mut Operands<'_>) -> Step<()> {
        let code = operands.next_u32()?;
        if self.index == FUNCTION_INDEX
            && let Some(allowed) = old_memory_attribute(code)
        {
            self.memory &= allowed;
            return Ok(());
        }
        match code {
            NO_CAPTURE => {
                self.set(Attribute::Int(AttributeKind::Captures, 0));
                return Ok(());
            }
            NO_OUTLINE => {
                self.set_string("nooutline", "");
                return Ok(());
            }
            FLATTEN | NO_IPA => return Ok(()),
            _ => {}
        }
        let Some(kind) = self.known(code) else { return Ok(()) };
        let attribute = match (kind.value(), kind) {
            (AttributeValue::Flag, _) => Attribute::Flag(kind),
            // `uwtable` had no value; it stands for asynchronous tables.
            (_, AttributeKind::UWTable) => Attribute::Int(kind, 2),
            (_, AttributeKind::ByVal | AttributeKind::StructRet | AttributeKind::InAlloca) => {
                return Err(Stop::needs_upgrade(format!("`{}` without a type", kind.name())));
            }
            _ => return Err(operands.invalid(&format!("attribute `{}` without its value", kind.name()))),
        };
        self.set(attribute);
        Ok(())
    }

    fn int(&mut self, operands: &mut Operands<'_>) -> Step<()> {
        let code = operands.next_u32()?;
        let value = operands.next()?;
        if code == DENORMAL_FP_ENV {
            let Ok(modes) = u8::try_from(value) else {
                return Err(operands.invalid("unknown modes of `denormal_fpenv`"));
            };
            self.set_denormal_modes(modes);
            return Ok(());
        }
        let Some(kind) = self.known(code) else { return Ok(()) };
        if kind == AttributeKind::DeadOnReturn {
            // LLVM 22 cannot express the hint that some of the bytes are dead.
            if value == ALL_BYTES {
                self.set(Attribute::Flag(kind));
            }
            return Ok(());
        }
        if kind.value() != AttributeValue::Int {
            return Err(operands.invalid(&format!("attribute `{}` with a number", kind.name())));
        }
        let value = match kind {
            AttributeKind::Memory if value >> 56 > MEMORY_VERSION => {
                return Err(operands.invalid("an unknown version of `memory`"));
            }
            AttributeKind::Memory => memory_effects(value),
            _ => value,
        };
        self.set(Attribute::Int(kind, value));
        Ok(())
    }

    fn string(&mut self, has_value: bool, operands: &mut Operands<'_>) -> Step<()> {
        let key = terminated(operands)?;
        let value = if has_value { terminated(operands)? } else { Vec::new() };
        let (key, value) = (self.builder.string(&key), self.builder.string(&value));
        self.set(Attribute::String(key, value));
        Ok(())
    }

    fn ty(&mut self, has_type: bool, operands: &mut Operands<'_>) -> Step<()> {
        let kind = kind(operands.next_u32()?, operands)?;
        if kind.value() != AttributeValue::Type {
            return Err(operands.invalid(&format!("attribute `{}` with a type", kind.name())));
        }
        if !has_type {
            return Err(Stop::needs_upgrade(format!("`{}` without a type", kind.name())));
        }
        let ty = self.types.get(operands.next()? as usize).ok_or_else(|| operands.invalid("unknown type"))?;
        self.set(Attribute::Type(kind, Some(*ty)));
        Ok(())
    }

    fn range(&mut self, operands: &mut Operands<'_>) -> Step<()> {
        let kind = kind(operands.next_u32()?, operands)?;
        if kind.value() != AttributeValue::Range {
            return Err(operands.invalid(&format!("attribute `{}` with a range", kind.name())));
        }
        let width = width(operands)?;
        let [low, high] = constant_range(operands, width)?;
        self.set(Attribute::Range(kind, width, [low, high].concat().into()));
        Ok(())
    }

    fn range_list(&mut self, operands: &mut Operands<'_>) -> Step<()> {
        let kind = kind(operands.next_u32()?, operands)?;
        if kind.value() != AttributeValue::RangeList {
            return Err(operands.invalid(&format!("attribute `{}` with ranges", kind.name())));
        }
        let count = operands.next()?;
        let width = width(operands)?;
        let mut words = Vec::new();
        for _ in 0..count {
            let [low, high] = constant_range(operands, width)?;
            words.extend(low);
            words.extend(high);
        }
        self.set(Attribute::RangeList(kind, width, words.into()));
        Ok(())
    }

    /// Returns the attribute with that number. One that is not known is noted.
    fn known(&mut self, code: u32) -> Option<AttributeKind> {
        let kind = AttributeKind::from_code(code);
        if kind.is_none() {
            self.unknown.push(code);
        }
        kind
    }

    fn set_string(&mut self, key: &str, value: &str) {
        let (key, value) = (self.builder.string(key.as_bytes()), self.builder.string(value.as_bytes()));
        self.set(Attribute::String(key, value));
    }

    /// Sets the strings for the modes of `denormal_fpenv(...)`: two bits each for results and operands of all types, and for
    /// those of `float`.
    fn set_denormal_modes(&mut self, modes: u8) {
        const NAMES: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];
        let (general, of_float) = (modes & 0xF, modes >> 4);
        let text = |mode: u8| format!("{},{}", NAMES[(mode & 3) as usize], NAMES[(mode >> 2 & 3) as usize]);
        if general != 0 {
            self.set_string("denormal-fp-math", &text(general));
        }
        if of_float != general {
            self.set_string("denormal-fp-math-f32", &text(of_float));
        }
    }

    /// Removes an attribute with a key; returns its value.
    fn remove(&mut self, key: &str) -> Option<Vec<u8>> {
        let builder = &*self.builder;
        let is_wanted = |attribute: &Attribute| matches!(attribute, Attribute::String(own, _) if builder.text(*own) == key.as_bytes());
        let position = self.attributes.values().position(is_wanted)?;
        match self.attributes.swap_remove_index(position)?.1 {
            Attribute::String(_, value) => Some(self.builder.text(value).to_vec()),
            _ => None,
        }
    }

    /// Replaces attributes that had other keys once.
    fn upgrade_strings(&mut self) {
        let eliminates_none = self.remove("no-frame-pointer-elim").map(|value| value == b"true");
        let eliminates_leaves = self.remove("no-frame-pointer-elim-non-leaf").is_some();
        let pointer = match (eliminates_none, eliminates_leaves) {
            (Some(true), _) => "all",
            (_, true) => "non-leaf",
            (Some(false), false) => "none",
            (None, false) => "",
        };
        if !pointer.is_empty() {
            self.set_string("frame-pointer", pointer);
        }
        if self.remove("null-pointer-is-valid").is_some_and(|value| value == b"true") {
            self.set(Attribute::Flag(AttributeKind::NullPointerIsValid));
        }
    }
}

fn kind(code: u32, operands: &Operands<'_>) -> Step<AttributeKind> {
    AttributeKind::from_code(code).ok_or_else(|| operands.invalid(&format!("unknown attribute {code}")))
}

/// Returns the memory that a function with an old attribute may access.
fn old_memory_attribute(code: u32) -> Option<u64> {
    Some(match code {
        READ_NONE => 0,
        READ_ONLY => READS,
        WRITE_ONLY => WRITES,
        ARG_MEM_ONLY => ARGUMENT_MEMORY,
        INACCESSIBLE_MEM_ONLY => INACCESSIBLE_MEMORY,
        INACCESSIBLE_MEM_OR_ARG_MEM_ONLY => ARGUMENT_MEMORY | INACCESSIBLE_MEMORY,
        _ => return None,
    })
}

/// Returns the effects of `memory(...)` from their encoding, whose high byte is its version.
fn memory_effects(encoded: u64) -> u64 {
    match encoded >> 56 {
        // Other memory included errno.
        0 => (encoded & 0xF) | ((encoded >> 4 & 3) * 0x50),
        _ => encoded & ((1 << 56) - 1),
    }
}

/// Takes a string that ends with a zero.
fn terminated(operands: &mut Operands<'_>) -> Step<Vec<u8>> {
    let Some(length) = operands.rest().iter().position(|byte| *byte == 0) else {
        return Err(operands.invalid("a string without its end"));
    };
    let bytes = operands.take(length as u64)?;
    operands.next()?;
    Ok(text(bytes))
}

/// Takes the width of a range.
pub(super) fn width(operands: &mut Operands<'_>) -> Step<u32> {
    match operands.next_u32()? {
        width @ 1..=MAX_INTEGER_BITS => Ok(width),
        width => Err(operands.invalid(&format!("a range of {width} bits"))),
    }
}

/// Takes the bounds of a range of integers of that width, as words whose bits above the width are zero.
pub(super) fn constant_range(operands: &mut Operands<'_>, width: u32) -> Step<[Vec<u64>; 2]> {
    let bounds = signed_constant_range(operands, width)?;
    Ok(bounds.map(|mut words| {
        if let (Some(last), true) = (words.last_mut(), !width.is_multiple_of(64)) {
            *last &= (1 << (width % 64)) - 1;
        }
        words
    }))
}

/// Takes the bounds of a range of integers of that width, as words that are extended by the sign if the width is at most 64.
pub(super) fn signed_constant_range(operands: &mut Operands<'_>, width: u32) -> Step<[Vec<u64>; 2]> {
    if width <= 64 {
        let mut bound = || -> Step<Vec<u64>> { Ok(vec![signed(operands.next()?) as u64]) };
        return Ok([bound()?, bound()?]);
    }
    let counts = operands.next()?;
    let mut bound = |count: u64| -> Step<Vec<u64>> {
        let mut words: Vec<u64> = operands.take(count)?.iter().map(|word| signed(*word) as u64).collect();
        if words.len() > width.div_ceil(64) as usize {
            return Err(operands.invalid("a bound with more bits than its range"));
        }
        words.resize(width.div_ceil(64) as usize, 0);
        Ok(words)
    };
    Ok([bound(counts & 0xFFFF_FFFF)?, bound(counts >> 32)?])
}
