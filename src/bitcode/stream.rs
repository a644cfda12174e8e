//! The bit stream: blocks, abbreviations and records, as LLVM's `BitCodeFormat` documents them.
//!
//! A read beyond the end yields zeros; the position is compared with the end of the block once a record.

pub(crate) mod writer;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::codes::{block_info, block_name};
use crate::error::{Error, ErrorKind, Result};

/// The abbreviation ids with a fixed meaning.
const END_BLOCK: u32 = 0;
const ENTER_SUBBLOCK: u32 = 1;
const DEFINE_ABBREV: u32 = 2;
const UNABBREV_RECORD: u32 = 3;
const FIRST_ABBREVIATION: u32 = 4;

/// The maximum width of a `Fixed` or `VBR` field.
const MAX_WIDTH: u32 = 32;

/// The number of bits that one load yields at any bit position.
const LOAD_BITS: u32 = 57;

const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// The encoding of one operand of an abbreviation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
}

/// The operand after the scalar operands of an abbreviation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Tail {
    None,
    /// Any number of elements of that encoding.
    Array(Encoding),
    Blob,
}

/// An abbreviation: a range of the encodings of its list, which are those of a record's code and operands.
#[derive(Copy, Clone, Debug)]
struct Abbreviation {
    start: u32,
    end: u32,
    tail: Tail,
}

/// The abbreviations of a block.
#[derive(Clone, Debug, Default)]
struct Abbreviations {
    list: Vec<Abbreviation>,
    encodings: Vec<Encoding>,
}

impl Abbreviations {
    fn push(&mut self, scalars: &[Encoding], tail: Tail) {
        let start = self.encodings.len() as u32;
        self.encodings.extend_from_slice(scalars);
        self.list.push(Abbreviation { start, end: self.encodings.len() as u32, tail });
    }

    /// Moves the last abbreviation to another list.
    fn move_last(&mut self, to: &mut Self) {
        if let Some(Abbreviation { start, tail, .. }) = self.list.pop() {
            to.push(&self.encodings[start as usize..], tail);
            self.encodings.truncate(start as usize);
        }
    }
}

/// The abbreviations that BLOCKINFO defines for the blocks of each id.
#[derive(Debug, Default)]
pub(crate) struct BlockInfo {
    abbreviations: FxHashMap<u32, Arc<Abbreviations>>,
}

/// The head of a block.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BlockHead {
    pub(crate) id: u32,
    /// The width of abbreviation ids.
    width: u32,
    /// The first bit of the contents, and the bit behind the last.
    start: usize,
    end: usize,
}

impl BlockHead {
    /// Returns the size of the contents in bits.
    pub(crate) fn bits(self) -> usize {
        self.end - self.start
    }
}

/// A record, which is filled again and again.
#[derive(Debug)]
pub(crate) struct Record<'a> {
    pub(crate) code: u32,
    pub(crate) operands: Vec<u64>,
    pub(crate) blob: &'a [u8],
}

impl Default for Record<'_> {
    fn default() -> Self {
        // Most records of a block are shorter.
        Self { code: 0, operands: Vec::with_capacity(32), blob: &[] }
    }
}

/// The next item of a block.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Item {
    Record,
    Block(BlockHead),
    End,
}

/// A position in a block.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    /// The next bit.
    position: usize,
    /// The bit behind the last one of the block.
    end: usize,
    block: u32,
    width: u32,
    /// Shared with other blocks of the id until the block defines its own.
    abbreviations: Arc<Abbreviations>,
    info: Arc<BlockInfo>,
}

impl<'a> Cursor<'a> {
    /// Returns a cursor over top-level blocks, which follow the magic number at the start of `bytes`.
    pub(crate) fn new(bytes: &'a [u8], start: usize) -> Self {
        Self {
            bytes,
            position: start * 8,
            end: bytes.len() * 8,
            block: u32::MAX,
            width: 2,
            abbreviations: Arc::default(),
            info: Arc::default(),
        }
    }

    /// Returns a cursor over the contents of a block, which depend on nothing but the abbreviations of BLOCKINFO.
    pub(crate) fn enter(&self, head: BlockHead) -> Self {
        let abbreviations = self.info.abbreviations.get(&head.id).cloned().unwrap_or_default();
        let BlockHead { id, width, start, end } = head;
        let (bytes, info) = (self.bytes, Arc::clone(&self.info));
        Self { bytes, position: start, end, block: id, width, abbreviations, info }
    }

    /// Returns the number of bits up to the end of the block.
    pub(crate) fn remaining(&self) -> usize {
        self.end.saturating_sub(self.position)
    }

    /// Returns the byte of the next bit: top-level blocks begin at full words.
    pub(crate) fn byte(&self) -> usize {
        self.position / 8
    }

    /// Returns `true` at the end of a sequence of top-level blocks: no block is in the last eight bytes.
    pub(crate) fn is_at_end(&self) -> bool {
        self.remaining() <= 64
    }

    #[cold]
    fn error(&self, message: &str) -> Error {
        let location = match self.block {
            u32::MAX => "the bit stream".to_owned(),
            block => format!("block {}", block_name(block)),
        };
        let byte = self.position.min(self.end) / 8;
        Error::new(ErrorKind::InvalidLlvmModule, format!("{message} in {location} at byte {byte}"))
    }

    /// Returns the 57 or more bits at the position, zeros behind the last byte.
    #[inline]
    fn load(&self) -> u64 {
        let byte = self.position >> 3;
        let word = match self.bytes.get(byte..byte.wrapping_add(8)) {
            Some(bytes) => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
            None => self.load_last(byte),
        };
        word >> (self.position & 7)
    }

    #[cold]
    fn load_last(&self, byte: usize) -> u64 {
        let rest = self.bytes.get(byte..).unwrap_or_default();
        let mut word = [0; 8];
        word.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        u64::from_le_bytes(word)
    }

    /// Reads a number of at most 32 bits.
    #[inline]
    fn fixed(&mut self, width: u32) -> u64 {
        let value = self.load() & ((1 << width) - 1);
        self.position += width as usize;
        value
    }

    /// Reads a number in chunks of `width` bits, of which the high one says that another chunk follows.
    #[inline]
    fn vbr(&mut self, width: u32) -> u64 {
        let word = self.load();
        let more = 1 << (width - 1);
        if word & more == 0 {
            self.position += width as usize;
            return word & (more - 1);
        }
        self.vbr_chunks(word, width)
    }

    /// Reads the chunks of a number from the bits at the position.
    #[inline]
    fn vbr_chunks(&mut self, mut word: u64, width: u32) -> u64 {
        let more = 1_u64 << (width - 1);
        let (mut value, mut shift, mut used) = (0_u64, 0, 0);
        loop {
            if used + width > LOAD_BITS {
                word = self.load();
                used = 0;
            }
            if shift < 64 {
                value |= (word & (more - 1)) << shift;
            }
            self.position += width as usize;
            if word & more == 0 || self.position > self.end {
                return value;
            }
            word >>= width;
            used += width;
            shift += width - 1;
        }
    }

    /// Reads a number in chunks of six bits, as in the tables that blobs have.
    pub(crate) fn number(&mut self) -> u64 {
        self.vbr(6)
    }

    #[inline(always)]
    fn scalar(&mut self, encoding: Encoding) -> u64 {
        match encoding {
            Encoding::Literal(value) => value,
            Encoding::Fixed(width) => self.fixed(width),
            Encoding::Vbr(width) => self.vbr(width),
            Encoding::Char6 => u64::from(CHAR6[self.fixed(6) as usize & 63]),
        }
    }

    fn align(&mut self) {
        self.position = self.position.next_multiple_of(32);
    }

    /// Checks that nothing was read beyond the end of the block.
    #[inline]
    fn check(&self) -> Result<()> {
        match self.position <= self.end {
            true => Ok(()),
            false => Err(self.error("unexpected end")),
        }
    }

    /// Reads the next record into `record`, or the head of a block, whose contents are then passed over.
    #[inline]
    pub(crate) fn next(&mut self, record: &mut Record<'a>) -> Result<Item> {
        loop {
            let id = self.fixed(self.width) as u32;
            match id {
                END_BLOCK => return self.end_block(),
                ENTER_SUBBLOCK => return self.block_head().map(Item::Block),
                DEFINE_ABBREV => self.define_abbreviation()?,
                UNABBREV_RECORD => {
                    self.unabbreviated(record)?;
                    return Ok(Item::Record);
                }
                _ => {
                    self.abbreviated(id, record)?;
                    return Ok(Item::Record);
                }
            }
        }
    }

    fn end_block(&mut self) -> Result<Item> {
        self.align();
        match self.position == self.end && self.block != u32::MAX {
            true => Ok(Item::End),
            false => Err(self.error("misplaced end of a block")),
        }
    }

    /// Reads the head of a block and moves behind its contents.
    fn block_head(&mut self) -> Result<BlockHead> {
        let id = self.vbr(8);
        let width = self.vbr(4);
        self.align();
        let words = self.fixed(32) as usize;
        self.check()?;
        let (start, id) = (self.position, u32::try_from(id).unwrap_or(u32::MAX - 1));
        if !(2..=u64::from(MAX_WIDTH)).contains(&width) {
            return Err(self.error(&format!("abbreviation ids of {width} bits of block {}", block_name(id))));
        }
        if words > self.remaining() / 32 {
            return Err(self.error(&format!("block {} extends beyond the end", block_name(id))));
        }
        self.position = start + words * 32;
        Ok(BlockHead { id, width: width as u32, start, end: self.position })
    }

    fn unabbreviated(&mut self, record: &mut Record<'a>) -> Result<()> {
        let code = self.vbr(6);
        let count = self.vbr(6);
        self.start_record(record, code)?;
        if count > (self.remaining() / 6) as u64 {
            return Err(self.error("a record extends beyond the end"));
        }
        self.elements(count, record, |cursor| cursor.vbr(6));
        self.check()
    }

    #[inline]
    fn start_record(&self, record: &mut Record<'a>, code: u64) -> Result<()> {
        record.code = u32::try_from(code).map_err(|_| self.error("a record code has more than 32 bits"))?;
        record.operands.clear();
        record.blob = &[];
        Ok(())
    }

    fn abbreviated(&mut self, id: u32, record: &mut Record<'a>) -> Result<()> {
        let index = (id - FIRST_ABBREVIATION) as usize;
        let Some(&abbreviation) = self.abbreviations.list.get(index) else {
            return Err(self.error(&format!("undefined abbreviation {id}")));
        };
        let Abbreviation { start, end, .. } = abbreviation;
        if start == end {
            return Err(self.error("an abbreviation has no record code"));
        }
        let code = self.scalar(self.abbreviations.encodings[start as usize]);
        self.start_record(record, code)?;
        record.operands.extend((start + 1..end).map(|index| {
            let encoding = self.abbreviations.encodings[index as usize];
            self.scalar(encoding)
        }));
        match abbreviation.tail {
            Tail::None => {}
            Tail::Array(element) => self.array(element, record)?,
            Tail::Blob => self.blob(record)?,
        }
        self.check()
    }

    fn array(&mut self, element: Encoding, record: &mut Record<'a>) -> Result<()> {
        let count = self.vbr(6);
        let width = match element {
            Encoding::Fixed(width) | Encoding::Vbr(width) => width,
            Encoding::Char6 | Encoding::Literal(_) => 6,
        };
        if count > (self.remaining() / width as usize) as u64 {
            return Err(self.error("an array extends beyond the end"));
        }
        match element {
            Encoding::Literal(value) => self.elements(count, record, |_| value),
            Encoding::Fixed(width) => self.elements(count, record, |cursor| cursor.fixed(width)),
            Encoding::Vbr(width) => self.elements(count, record, |cursor| cursor.vbr(width)),
            Encoding::Char6 => self.elements(count, record, |cursor| cursor.scalar(Encoding::Char6)),
        }
        Ok(())
    }

    #[inline]
    fn elements(&mut self, count: u64, record: &mut Record<'a>, mut next: impl FnMut(&mut Self) -> u64) {
        record.operands.extend((0..count).map(|_| next(self)));
    }

    fn blob(&mut self, record: &mut Record<'a>) -> Result<()> {
        let length = self.vbr(6);
        self.align();
        if length > (self.remaining() / 8) as u64 {
            return Err(self.error("a blob extends beyond the end"));
        }
        let (start, bytes) = (self.position / 8, self.bytes);
        record.blob = bytes.get(start..start + length as usize).unwrap_or_default();
        self.position += length as usize * 8;
        self.align();
        Ok(())
    }

    /// Reads the definition of an abbreviation.
    fn define_abbreviation(&mut self) -> Result<()> {
        let count = self.vbr(5);
        if count > self.remaining() as u64 {
            return Err(self.error("an abbreviation extends beyond the end"));
        }
        let mut scalars = Vec::new();
        let mut tail = Tail::None;
        let mut left = count;
        while left > 0 {
            left -= 1;
            match self.encoding()? {
                Some(Ok(scalar)) => scalars.push(scalar),
                Some(Err(Tail::Blob)) if left == 0 => tail = Tail::Blob,
                Some(Err(Tail::Array(_))) if left == 1 => {
                    left -= 1;
                    tail = match self.encoding()? {
                        Some(Ok(element)) if !matches!(element, Encoding::Literal(_)) => Tail::Array(element),
                        _ => return Err(self.error("invalid element of an abbreviation's array")),
                    };
                }
                _ => return Err(self.error("invalid abbreviation")),
            }
        }
        self.check()?;
        Arc::make_mut(&mut self.abbreviations).push(&scalars, tail);
        Ok(())
    }

    /// Reads the encoding of an operand: a scalar, or an array or blob; `None` if it is unknown.
    fn encoding(&mut self) -> Result<Option<std::result::Result<Encoding, Tail>>> {
        if self.fixed(1) == 1 {
            return Ok(Some(Ok(Encoding::Literal(self.vbr(8)))));
        }
        let kind = self.fixed(3);
        if !matches!(kind, 1 | 2) {
            return Ok(match kind {
                3 => Some(Err(Tail::Array(Encoding::Char6))),
                4 => Some(Ok(Encoding::Char6)),
                5 => Some(Err(Tail::Blob)),
                _ => None,
            });
        }
        let width = self.vbr(5);
        Ok(Some(Ok(match (kind, width) {
            // A field without bits is always zero.
            (_, 0) => Encoding::Literal(0),
            (1, 1..=32) => Encoding::Fixed(width as u32),
            // The one bit of a chunk would only say whether another follows.
            (_, 2..=32) => Encoding::Vbr(width as u32),
            _ => return Err(self.error(&format!("a field of {width} bits"))),
        })))
    }

    /// Reads a BLOCKINFO block; its abbreviations apply to the blocks that this cursor enters afterwards.
    pub(crate) fn read_block_info(&mut self, head: BlockHead) -> Result<()> {
        let mut inner = self.enter(head);
        let mut abbreviations = self.info.abbreviations.clone();
        let mut record = Record::default();
        let mut current = None;
        loop {
            let known = inner.abbreviations.list.len();
            match inner.next_of_block_info(&mut record)? {
                Item::End => break,
                Item::Block(_) => {}
                Item::Record if inner.abbreviations.list.len() > known => {
                    let Some(id) = current else { return Err(inner.error("an abbreviation of no block")) };
                    let known = Arc::make_mut(abbreviations.entry(id).or_default());
                    Arc::make_mut(&mut inner.abbreviations).move_last(known);
                }
                Item::Record if record.code == block_info::SETBID => {
                    let id = record.operands.first().and_then(|id| u32::try_from(*id).ok());
                    current = Some(id.ok_or_else(|| inner.error("SETBID without a block"))?);
                }
                Item::Record => {}
            }
        }
        self.info = Arc::new(BlockInfo { abbreviations });
        Ok(())
    }

    /// Reads the next item of a BLOCKINFO block; the definition of an abbreviation is an item, too.
    fn next_of_block_info(&mut self, record: &mut Record<'a>) -> Result<Item> {
        let before = self.position;
        if self.fixed(self.width) as u32 == DEFINE_ABBREV {
            self.define_abbreviation()?;
            return Ok(Item::Record);
        }
        self.position = before;
        self.next(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits, the low one first.
    #[derive(Default)]
    struct Bits(Vec<bool>);

    impl Bits {
        fn fixed(mut self, value: u64, width: u32) -> Self {
            self.0.extend((0..width).map(|bit| value >> bit & 1 == 1));
            self
        }

        fn vbr(mut self, mut value: u64, width: u32) -> Self {
            let chunk = 1 << (width - 1);
            while value >= chunk {
                self = self.fixed(value & (chunk - 1) | chunk, width);
                value >>= width - 1;
            }
            self.fixed(value, width)
        }

        fn align(mut self) -> Self {
            self.0.resize(self.0.len().next_multiple_of(32), false);
            self
        }

        /// Returns a block with these contents.
        fn in_block(self, id: u64, width: u64) -> Vec<u8> {
            let contents = self.fixed(END_BLOCK.into(), width as u32).align();
            let words = contents.0.len() as u64 / 32;
            let mut head = Self::default().fixed(1, 2).vbr(id, 8).vbr(width, 4).align().fixed(words, 32);
            head.0.extend(contents.0);
            head.0.chunks(8).map(|byte| byte.iter().rev().fold(0, |sum, bit| sum << 1 | u8::from(*bit))).collect()
        }
    }

    fn inner(bytes: &[u8]) -> Cursor<'_> {
        let mut cursor = Cursor::new(bytes, 0);
        match cursor.next(&mut Record::default()) {
            Ok(Item::Block(head)) => cursor.enter(head),
            other => unreachable!("{other:?}"),
        }
    }

    /// Returns code and operands of the records of a block.
    fn records(bytes: &[u8]) -> Result<Vec<(u32, Vec<u64>)>> {
        let mut cursor = inner(bytes);
        let (mut record, mut found) = (Record::default(), Vec::new());
        while let Item::Record = cursor.next(&mut record)? {
            found.push((record.code, record.operands.clone()));
        }
        Ok(found)
    }

    #[test]
    fn an_unabbreviated_record_has_numbers_of_any_width() {
        let bits = Bits::default().fixed(3, 3).vbr(7, 6).vbr(3, 6).vbr(1, 6).vbr(u64::MAX, 6).vbr(1 << 31, 6);
        assert_eq!(records(&bits.in_block(8, 3)).unwrap(), [(7, vec![1, u64::MAX, 1 << 31])]);
    }

    #[test]
    fn an_abbreviation_describes_a_record() {
        // [literal 9, fixed 3, vbr 4, array of char6]
        let bits = Bits::default().fixed(2, 4).vbr(5, 5).fixed(1, 1).vbr(9, 8);
        let bits = bits.fixed(0, 1).fixed(1, 3).vbr(3, 5).fixed(0, 1).fixed(2, 3).vbr(4, 5);
        let bits = bits.fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(4, 3);
        let bits = bits.fixed(4, 4).fixed(5, 3).vbr(100, 4).vbr(2, 6).fixed(0, 6).fixed(63, 6);
        let expected = vec![5, 100, u64::from(b'a'), u64::from(b'_')];
        assert_eq!(records(&bits.in_block(8, 4)).unwrap(), [(9, expected)]);
    }

    #[test]
    fn an_array_that_extends_beyond_the_block_is_an_error() {
        let bits = Bits::default().fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(9, 8).fixed(0, 1).fixed(3, 3);
        let bits = bits.fixed(0, 1).fixed(1, 3).vbr(1, 5).fixed(4, 3).vbr(1 << 40, 6);
        let error = records(&bits.in_block(8, 3)).unwrap_err();
        assert!(error.message().starts_with("an array extends beyond the end in block MODULE"), "{error}");
    }

    #[test]
    fn an_undefined_abbreviation_is_an_error() {
        let error = records(&Bits::default().fixed(5, 3).in_block(12, 3)).unwrap_err();
        assert!(error.message().starts_with("undefined abbreviation 5 in block FUNCTION"), "{error}");
    }

    #[test]
    fn abbreviations_of_block_info_apply_to_blocks_of_their_id() {
        let info = Bits::default().fixed(3, 3).vbr(1, 6).vbr(1, 6).vbr(11, 6);
        let info = info.fixed(2, 3).vbr(1, 5).fixed(1, 1).vbr(2, 8).in_block(0, 3);
        let bytes = [info, Bits::default().fixed(4, 3).in_block(11, 3)].concat();
        let mut cursor = Cursor::new(&bytes, 0);
        let mut record = Record::default();
        let Ok(Item::Block(head)) = cursor.next(&mut record) else { unreachable!() };
        cursor.read_block_info(head).unwrap();
        let Ok(Item::Block(head)) = cursor.next(&mut record) else { unreachable!() };
        assert!(matches!(cursor.enter(head).next(&mut record), Ok(Item::Record)));
        assert_eq!(record.code, 2);
    }

    #[test]
    fn a_truncated_block_is_an_error() {
        let bytes = Bits::default().fixed(3, 3).vbr(7, 6).vbr(0, 6).in_block(8, 3);
        for length in 4..bytes.len() {
            let mut cursor = Cursor::new(&bytes[..length], 0);
            assert!(cursor.next(&mut Record::default()).is_err(), "{length}");
        }
    }
}
