//! Nodes as records of bitcode: words of a node from a record, and a record from the words of a node.

use std::fmt;

use super::nodes::{DISTINCT_TUPLE, NodeRow, SIZE_IS_REFERENCE, Tail};
use super::{FieldRow, FieldType, MdField, MdId, MdKind, RecordSlot, reference_word, word_reference};

/// The maximum number of 64-bit words of an integer in a node.
const MAX_INTEGER_WORDS: usize = 1 << 10;
/// The bit of `DIFlags` that said before `DISPFlags` that a function is the main one.
const OLD_FLAG_MAIN: u64 = 1 << 21;
/// `DISPFlagDefinition`
const FLAG_DEFINITION: u64 = 1 << 3;
/// `DISPFlagMainSubprogram`
const FLAG_MAIN: u64 = 1 << 8;
/// The bit of the language of a compile unit that says that it has a version.
pub(crate) const VERSIONED_LANGUAGE: u64 = 1 << 63;

/// The reader's side of [`read_record`].
pub(crate) trait RecordResolver {
    /// Returns the metadata of that number, which may follow later; `None` if there is no such number.
    fn metadata(&mut self, number: u64) -> Option<MdId>;

    /// Returns a 64-bit constant as metadata.
    fn constant(&mut self, value: u64) -> MdId;
}

/// The reason why a record is no node.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecordError {
    /// The record has fewer words than its kind requires.
    TooShort(MdKind),
    /// The record has a layout of LLVM 14 or older, which LLVM upgrades.
    OldLayout(MdKind),
    /// The record has a field that no release up to LLVM 24 has.
    UnknownField(MdKind),
    /// A reference to metadata that does not exist.
    UndefinedReference(MdKind, u64),
    /// An integer has no words, or too many.
    InvalidInteger(MdKind),
    /// The kind is always distinct, the node is not.
    NotDistinct(MdKind),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort(kind) => write!(f, "the record of a {} is too short", kind.name()),
            Self::OldLayout(kind) => write!(f, "the record of a {} has the layout of an older LLVM", kind.name()),
            Self::UnknownField(kind) => {
                write!(f, "the record of a {} has fields that LLVM 24 does not have", kind.name())
            }
            Self::UndefinedReference(kind, number) => {
                write!(f, "a {} refers to metadata {number}, which does not exist", kind.name())
            }
            Self::InvalidInteger(kind) => write!(f, "a {} has an invalid integer", kind.name()),
            Self::NotDistinct(kind) => write!(f, "a {} is not distinct", kind.name()),
        }
    }
}

/// Reads the record of a node; appends its words. Returns `true` for a distinct node.
///
/// `code` is that of the record, from which [`MdKind::from_code`] gives the kind.
pub(crate) fn read_record(
    kind: MdKind,
    code: u32,
    record: &[u64],
    resolver: &mut impl RecordResolver,
    words: &mut Vec<u64>,
) -> Result<bool, RecordError> {
    let row = kind.row();
    if record.len() < row.required.into() {
        return Err(RecordError::TooShort(kind));
    }
    let mut reader = RecordReader { kind, record, resolver };
    let is_size_reference = reader.check_layout(row)?;
    let start = words.len();
    for field in row.fields {
        let word = reader.field(field, is_size_reference)?;
        words.push(word);
    }
    match row.tail {
        Tail::None => reader.check_rest(record.get(row.words.into()..).unwrap_or_default())?,
        Tail::References => reader.references(row.words.into(), words)?,
        Tail::Operations => words.extend_from_slice(&record[1..]),
        Tail::Integers => reader.integers(start, words)?,
    }
    let words = &mut words[start..];
    Ok(match kind {
        MdKind::Tuple => code == DISTINCT_TUPLE,
        // LLVM reads the bit after it has made the node.
        MdKind::Subrange | MdKind::GenericSubrange => false,
        MdKind::CompileUnit => true,
        MdKind::Subprogram => {
            record[0] & 1 != 0 || word_of(kind, words, MdField::SubprogramFlags) & FLAG_DEFINITION != 0
        }
        MdKind::AssignId if record[0] & 1 == 0 => return Err(RecordError::NotDistinct(kind)),
        _ => record[0] & 1 != 0,
    })
}

/// Returns the word of a field of a node; zero if the kind does not have it.
fn word_of(kind: MdKind, words: &[u64], field: MdField) -> u64 {
    kind.field(field).and_then(|(at, _)| words.get(at).copied()).unwrap_or(0)
}

struct RecordReader<'a, R> {
    kind: MdKind,
    record: &'a [u64],
    resolver: &'a mut R,
}

impl<R: RecordResolver> RecordReader<'_, R> {
    fn word(&self, index: u8) -> Option<u64> {
        self.record.get(usize::from(index)).copied()
    }

    /// Checks the first word. Returns `true` if sizes are references.
    fn check_layout(&self, row: &NodeRow) -> Result<bool, RecordError> {
        let old = Err(RecordError::OldLayout(self.kind));
        let Some(first) = self.word(0).filter(|_| row.words > 0) else { return Ok(true) };
        let size_bit = size_bit(self.kind);
        let own_bits = row.fields.iter().fold(1, |bits, field| match field.slot {
            RecordSlot::Bit(bit) => bits | 1 << bit,
            RecordSlot::Word(_) | RecordSlot::Number(_) => bits,
        });
        if row.version != 0 && first & !own_bits & !size_bit != row.version & !size_bit {
            return old;
        }
        match self.kind {
            // Its functions refer to the unit now.
            MdKind::CompileUnit if self.word(11) != Some(0) => old,
            MdKind::GenericNode if self.word(2) != Some(0) => Err(RecordError::UnknownField(self.kind)),
            _ => Ok(first & size_bit != 0),
        }
    }

    /// Checks that the words after those of LLVM 22 and [`ignored_words`] are zero.
    fn check_rest(&self, rest: &[u64]) -> Result<(), RecordError> {
        match rest.iter().skip(ignored_words(self.kind)).all(|word| *word == 0) {
            true => Ok(()),
            false => Err(RecordError::UnknownField(self.kind)),
        }
    }

    fn reference(&mut self, number: u64) -> Result<u64, RecordError> {
        match self.resolver.metadata(number) {
            Some(id) => Ok(reference_word(Some(id))),
            None => Err(RecordError::UndefinedReference(self.kind, number)),
        }
    }

    /// Returns the word of the reference whose number plus one is given.
    fn reference_or_null(&mut self, number: u64) -> Result<u64, RecordError> {
        number.checked_sub(1).map_or(Ok(0), |number| self.reference(number))
    }

    fn field(&mut self, row: &FieldRow, is_size_reference: bool) -> Result<u64, RecordError> {
        let word = match row.slot {
            RecordSlot::Number(index) => return self.reference(self.word(index).unwrap_or(0)),
            RecordSlot::Bit(bit) => return Ok(self.record[0] >> bit & 1),
            RecordSlot::Word(index) => match self.word(index).filter(|_| self.has(row.field)) {
                Some(word) => word,
                None => return Ok(row.default()),
            },
        };
        Ok(match row.ty {
            FieldType::Size if !is_size_reference => reference_word(Some(self.resolver.constant(word))),
            ty if ty.is_reference() => self.reference_or_null(word)?,
            FieldType::Flags if self.kind == MdKind::Subprogram => word as u32 as u64 & !OLD_FLAG_MAIN,
            FieldType::SubprogramFlags => word as u32 as u64 | self.old_main_flag(),
            ty => number_from_record(ty, word),
        })
    }

    /// Returns `false` for fields that LLVM ignores because of other words of the record.
    fn has(&self, field: MdField) -> bool {
        match (self.kind, field) {
            (MdKind::File, MdField::ChecksumKind | MdField::Checksum) => {
                [3, 4].iter().all(|index| self.word(*index).is_some_and(|word| word != 0))
            }
            // The two fields were in the same word at different times.
            (MdKind::DerivedType, MdField::Annotations) => self.record.len() > 14,
            (MdKind::CompositeType, MdField::Associated) => self.record.len() > 19,
            (MdKind::CompileUnit, MdField::LanguageVersion) => self.record[1] & VERSIONED_LANGUAGE != 0,
            _ => true,
        }
    }

    fn old_main_flag(&self) -> u64 {
        match self.word(11).unwrap_or(0) & OLD_FLAG_MAIN {
            0 => 0,
            _ => FLAG_MAIN,
        }
    }

    fn references(&mut self, from: usize, words: &mut Vec<u64>) -> Result<(), RecordError> {
        for number in self.record.get(from..).unwrap_or_default() {
            let word = self.reference_or_null(*number)?;
            words.push(word);
        }
        Ok(())
    }

    /// Reads the integers of a node whose fields begin at `start`.
    fn integers(&self, start: usize, words: &mut Vec<u64>) -> Result<(), RecordError> {
        let mut rest = match self.kind {
            MdKind::Enumerator => &self.record[3..],
            _ => &self.record[9..],
        };
        let fields = self.kind.row().fields.iter().enumerate().filter(|(_, row)| row.ty == FieldType::Integer);
        for (at, _) in fields {
            let (width, count) = match self.kind {
                MdKind::Enumerator => (self.record[1], rest.len() as u64),
                _ => {
                    let Some((first, others)) = rest.split_first() else {
                        return Err(RecordError::TooShort(self.kind));
                    };
                    rest = others;
                    (first & u64::from(u32::MAX), first >> 32)
                }
            };
            let Some((digits, others)) = rest.split_at_checked(count as usize) else {
                return Err(RecordError::TooShort(self.kind));
            };
            rest = others;
            let digits = integer(width, digits).ok_or(RecordError::InvalidInteger(self.kind))?;
            words[start + at] = integer_word(width, digits.len());
            words.extend(digits);
        }
        self.check_rest(rest)
    }
}

/// Returns the number of words that LLVM 23 and 24 add to those of LLVM 22, and that neither SPIR-V nor LLVM 22 can express: the
/// position of a basic or fixed-point type in the source, the dialect of a unit, the characters of a string type, the layers
/// of a location.
fn ignored_words(kind: MdKind) -> usize {
    match kind {
        MdKind::BasicType | MdKind::FixedPointType => 3,
        MdKind::CompileUnit | MdKind::StringType | MdKind::Location => 1,
        _ => 0,
    }
}

/// Returns the bit of the first word that says that sizes are references.
fn size_bit(kind: MdKind) -> u64 {
    let has_size = kind.row().fields.iter().any(|row| row.ty == FieldType::Size);
    match kind {
        MdKind::CompositeType => SIZE_IS_REFERENCE << 1,
        _ if has_size => SIZE_IS_REFERENCE,
        _ => 0,
    }
}

/// Returns the word of a field that is no reference.
fn number_from_record(ty: FieldType, word: u64) -> u64 {
    match ty {
        FieldType::Number(64) => word,
        FieldType::Number(bits) => word & ((1 << bits) - 1),
        FieldType::Signed => i64::from(word as i32) as u64,
        FieldType::Column => u16::try_from(word).map_or(0, u64::from),
        FieldType::OptionalPlusOne => u64::from(word as u32),
        FieldType::OptionalOr(absent) if word == absent => 0,
        FieldType::EnumKind if word as u32 == u32::MAX => 0,
        FieldType::OptionalOr(_) | FieldType::EnumKind => u64::from(word as u32) + 1,
        FieldType::Bool => u64::from(word != 0),
        FieldType::Tag | FieldType::Language => u64::from(word as u16),
        FieldType::VersionedLanguage => u64::from(word as u16) | word & VERSIONED_LANGUAGE,
        FieldType::Convention => u64::from(word as u8),
        FieldType::Encoding
        | FieldType::MacroKind
        | FieldType::Flags
        | FieldType::SubprogramFlags
        | FieldType::EmissionKind
        | FieldType::NameTableKind
        | FieldType::ChecksumKind
        | FieldType::ScaleKind
        | FieldType::PointerAuthentication => u64::from(word as u32),
        FieldType::Integer
        | FieldType::Reference
        | FieldType::String
        | FieldType::Size
        | FieldType::Bound
        | FieldType::ConstantExpression => word,
    }
}

/// Returns the word of a field that is no reference from its value: a number that may be absent is stored plus one.
pub(crate) fn number_word(ty: FieldType, value: u64) -> u64 {
    match ty {
        FieldType::OptionalPlusOne | FieldType::OptionalOr(_) | FieldType::EnumKind => value.wrapping_add(1),
        _ => number_from_record(ty, value),
    }
}

/// Returns the word of a record from that of a field that is no reference.
fn number_to_record(ty: FieldType, word: u64) -> u64 {
    match (ty, word) {
        (FieldType::OptionalOr(absent), 0) => absent,
        (FieldType::EnumKind, 0) => u32::MAX.into(),
        (FieldType::OptionalOr(_) | FieldType::EnumKind, _) => word - 1,
        _ => word,
    }
}

/// Returns the word of an integer: its width, and the number of its 64-bit words in the upper half.
pub(crate) fn integer_word(width: u64, count: usize) -> u64 {
    width | (count as u64) << 32
}

/// Returns the words of an integer of `width` bits, the lowest first, from those of a record: at least one, no other of
/// which the highest is zero.
fn integer(width: u64, digits: &[u64]) -> Option<Vec<u64>> {
    if digits.is_empty() || digits.len() > MAX_INTEGER_WORDS || width > u64::from(u32::MAX) {
        return None;
    }
    let digits = &digits[..digits.len().min(width.div_ceil(64).max(1) as usize)];
    let mut words: Vec<u64> = digits.iter().map(|digit| unrotate(*digit)).collect();
    let spare = words.len() as u64 * 64;
    if let Some(last) = words.last_mut().filter(|_| width < spare) {
        *last &= u64::MAX.checked_shr((spare - width) as u32).unwrap_or(0);
    }
    trim(&mut words);
    Some(words)
}

/// Drops the highest words while they are zero, but the last one.
pub(crate) fn trim(words: &mut Vec<u64>) {
    while words.len() > 1 && words.last() == Some(&0) {
        words.pop();
    }
}

/// Returns the number whose sign is the lowest bit of a word; a negative zero is the minimum.
#[inline]
pub(crate) fn unrotate(word: u64) -> u64 {
    match (word >> 1, word & 1) {
        (magnitude, 0) => magnitude,
        (0, _) => 1 << 63,
        (magnitude, _) => magnitude.wrapping_neg(),
    }
}

/// Returns a number with its sign in the lowest bit.
pub(crate) fn rotate(number: u64) -> u64 {
    match (number as i64) < 0 {
        true => number.wrapping_neg() << 1 | 1,
        false => number << 1,
    }
}

/// Appends the record of a node. Returns its code.
///
/// `number` gives the number of metadata, `size` the constant that it is, for releases whose records have
/// sizes instead of references to them.
pub(crate) fn write_record(
    kind: MdKind,
    is_distinct: bool,
    words: &[u64],
    number: impl Fn(MdId) -> u64,
    size: Option<&dyn Fn(MdId) -> u64>,
    record: &mut Vec<u64>,
) -> u32 {
    let row = kind.row();
    let start = record.len();
    record.resize(start + usize::from(row.words), 0);
    let (fields, tail) = words.split_at(row.fields.len().min(words.len()));
    let number_plus_one = |word: u64| word_reference(word).map_or(0, |id| number(id) + 1);
    if let Some(first) = record.get_mut(start) {
        *first = row.version | u64::from(is_distinct);
        if size.is_some() {
            *first &= !size_bit(kind);
        }
    }
    for (field, word) in row.fields.iter().zip(fields) {
        match field.slot {
            RecordSlot::Word(index) if field.ty.is_reference() => {
                record[start + usize::from(index)] = match size.filter(|_| field.ty == FieldType::Size) {
                    Some(size) => word_reference(*word).map_or(0, size),
                    None => number_plus_one(*word),
                };
            }
            RecordSlot::Word(index) => record[start + usize::from(index)] = number_to_record(field.ty, *word),
            RecordSlot::Number(index) => record[start + usize::from(index)] = word_reference(*word).map_or(0, &number),
            RecordSlot::Bit(bit) => record[start] |= (*word & 1) << bit,
        }
    }
    match row.tail {
        // LLVM writes the source only if there is one.
        Tail::None if kind == MdKind::File && record.last() == Some(&0) => _ = record.pop(),
        Tail::None => {}
        Tail::References => record.extend(tail.iter().map(|word| number_plus_one(*word))),
        Tail::Operations => record.extend_from_slice(tail),
        Tail::Integers => write_integers(kind, fields, tail, start, record),
    }
    match (kind, is_distinct) {
        (MdKind::Tuple, true) => DISTINCT_TUPLE,
        _ => row.code,
    }
}

/// Writes the integers of a node, which are `tail`, to the record that begins at `start`.
fn write_integers(kind: MdKind, fields: &[u64], mut tail: &[u64], start: usize, record: &mut Vec<u64>) {
    if kind == MdKind::FixedPointType {
        record.truncate(start + 9);
    }
    for (row, word) in kind.row().fields.iter().zip(fields).filter(|(row, _)| row.ty == FieldType::Integer) {
        let (digits, rest) = tail.split_at(((word >> 32) as usize).min(tail.len()));
        tail = rest;
        match (kind, row.slot) {
            (MdKind::Enumerator, RecordSlot::Word(index)) => {
                record[start + usize::from(index)] = word & u64::from(u32::MAX);
            }
            _ => record.push(*word),
        }
        record.extend(digits.iter().map(|digit| rotate(*digit)));
    }
}
