//! Writing of bitstreams: blocks, records and their abbreviations.

/// The width of an abbreviation id outside of all blocks.
const TOP_LEVEL_WIDTH: u32 = 2;
/// The abbreviation ids that every block has.
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREVIATION: u64 = 2;
const UNABBREVIATED: u64 = 3;
/// The first id of an abbreviation that a block defines.
const FIRST_ABBREVIATION: u32 = 4;
/// The block that defines abbreviations for other blocks, and its record that selects one.
const BLOCKINFO_BLOCK: u32 = 0;
const BLOCKINFO_SETBID: u32 = 1;

/// The encoding of an operand of an abbreviated record; the first operand is the code of the record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// The operand has this value and is not written.
    Literal(u64),
    /// That many bits.
    Fixed(u32),
    /// Chunks of that many bits.
    Vbr(u32),
    /// All remaining operands, encoded as the one encoding that follows.
    Array,
    /// A letter, a digit, `.` or `_`.
    Char6,
    /// Bytes.
    Blob,
}

/// An abbreviation of records.
#[derive(Clone, Debug)]
pub(crate) struct Abbreviation {
    id: u32,
    encodings: Box<[Encoding]>,
}

#[derive(Copy, Clone, Debug)]
struct OpenBlock {
    number: u32,
    outer_width: u32,
    /// The position of the word with the length of the block.
    length_at: usize,
    next_abbreviation: u32,
}

/// A bitstream under construction: words of 32 bits, the first bit in the lowest one.
#[derive(Debug, Default)]
pub(crate) struct Writer {
    bytes: Vec<u8>,
    /// The bits that do not fill a word yet.
    pending: u64,
    pending_bits: u32,
    width: u32,
    blocks: Vec<OpenBlock>,
    /// The number of abbreviations that the block of that number has without defining them.
    inherited: Vec<u32>,
}

impl Writer {
    /// Returns a stream that begins with these bytes, whose number is a multiple of 4.
    pub(crate) fn new(magic: [u8; 4]) -> Self {
        Self { bytes: magic.to_vec(), width: TOP_LEVEL_WIDTH, ..Self::default() }
    }

    /// Returns the bytes of the finished stream.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }

    /// Returns the position in words; the stream is at the start of a word after each block.
    pub(crate) fn word_position(&self) -> u64 {
        debug_assert_eq!(self.pending_bits, 0);
        self.bytes.len() as u64 / 4
    }

    /// Returns the position in bits.
    pub(crate) fn bit_position(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.pending_bits)
    }

    /// Replaces 32 bits that were written as zeros at a position in bits.
    pub(crate) fn patch(&mut self, bit: u64, value: u32) {
        let (byte, shift) = ((bit / 8) as usize, bit % 8);
        for (index, part) in (u64::from(value) << shift).to_le_bytes()[..5].iter().enumerate() {
            match self.bytes.get_mut(byte + index) {
                Some(own) => *own |= part,
                // The last bits are not in a word yet.
                None => self.pending |= u64::from(*part) << (8 * (byte + index - self.bytes.len())),
            }
        }
    }

    /// Writes the low `width` bits of a value, at most 32.
    #[inline]
    fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 32 && value >> width == 0, "{value} in {width} bits");
        self.pending |= value << self.pending_bits;
        self.pending_bits += width;
        if self.pending_bits >= 32 {
            self.bytes.extend_from_slice(&(self.pending as u32).to_le_bytes());
            self.pending >>= 32;
            self.pending_bits -= 32;
        }
    }

    /// Writes a value in chunks of `width` bits, the low ones first.
    #[inline]
    pub(crate) fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// Fills the current word with zeros.
    fn align(&mut self) {
        if self.pending_bits > 0 {
            self.fixed(0, 32 - self.pending_bits);
        }
    }

    /// Starts a block whose abbreviation ids have `width` bits.
    pub(crate) fn enter(&mut self, number: u32, width: u32) {
        self.fixed(ENTER_SUBBLOCK, self.width);
        self.vbr(number.into(), 8);
        self.vbr(width.into(), 4);
        self.align();
        let inherited = self.inherited.get(number as usize).copied().unwrap_or(0);
        self.blocks.push(OpenBlock {
            number,
            outer_width: self.width,
            length_at: self.bytes.len(),
            next_abbreviation: FIRST_ABBREVIATION + inherited,
        });
        self.bytes.extend_from_slice(&[0; 4]);
        self.width = width;
    }

    /// Ends the current block.
    pub(crate) fn exit(&mut self) {
        self.fixed(END_BLOCK, self.width);
        self.align();
        let Some(block) = self.blocks.pop() else { return };
        let words = (self.bytes.len() - block.length_at) / 4 - 1;
        self.bytes[block.length_at..block.length_at + 4].copy_from_slice(&(words as u32).to_le_bytes());
        self.width = block.outer_width;
    }

    /// Defines an abbreviation for the current block.
    pub(crate) fn define(&mut self, encodings: &[Encoding]) -> Abbreviation {
        self.definition(encodings);
        let id = match self.blocks.last_mut() {
            Some(block) => {
                block.next_abbreviation += 1;
                block.next_abbreviation - 1
            }
            None => FIRST_ABBREVIATION,
        };
        Abbreviation { id, encodings: encodings.into() }
    }

    /// Starts the block that defines abbreviations for all blocks of a number.
    pub(crate) fn enter_block_info(&mut self) {
        self.enter(BLOCKINFO_BLOCK, TOP_LEVEL_WIDTH);
    }

    /// Selects the number of the blocks for which [`Self::define_shared`] defines abbreviations.
    pub(crate) fn select_block(&mut self, number: u32) {
        self.record(BLOCKINFO_SETBID, &[number.into()]);
        if self.inherited.len() <= number as usize {
            self.inherited.resize(number as usize + 1, 0);
        }
    }

    /// Defines an abbreviation for all blocks of a number that was selected.
    pub(crate) fn define_shared(&mut self, number: u32, encodings: &[Encoding]) -> Abbreviation {
        debug_assert_eq!(self.blocks.last().map(|block| block.number), Some(BLOCKINFO_BLOCK));
        self.definition(encodings);
        let inherited = &mut self.inherited[number as usize];
        *inherited += 1;
        Abbreviation { id: FIRST_ABBREVIATION + *inherited - 1, encodings: encodings.into() }
    }

    fn definition(&mut self, encodings: &[Encoding]) {
        self.fixed(DEFINE_ABBREVIATION, self.width);
        self.vbr(encodings.len() as u64, 5);
        for encoding in encodings {
            let (number, width) = match *encoding {
                Encoding::Literal(value) => {
                    self.fixed(1, 1);
                    self.vbr(value, 8);
                    continue;
                }
                Encoding::Fixed(width) => (1, Some(width)),
                Encoding::Vbr(width) => (2, Some(width)),
                Encoding::Array => (3, None),
                Encoding::Char6 => (4, None),
                Encoding::Blob => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(number, 3);
            if let Some(width) = width {
                self.vbr(width.into(), 5);
            }
        }
    }

    /// Writes a record without abbreviation.
    pub(crate) fn record(&mut self, code: u32, operands: &[u64]) {
        self.fixed(UNABBREVIATED, self.width);
        self.vbr(code.into(), 6);
        self.vbr(operands.len() as u64, 6);
        for &operand in operands {
            self.vbr(operand, 6);
        }
    }

    /// Writes a record without abbreviation whose operands are bytes, after `first`.
    pub(crate) fn text_record(&mut self, code: u32, first: &[u64], text: &[u8]) {
        self.fixed(UNABBREVIATED, self.width);
        self.vbr(code.into(), 6);
        self.vbr((first.len() + text.len()) as u64, 6);
        for &operand in first {
            self.vbr(operand, 6);
        }
        for &byte in text {
            self.vbr(byte.into(), 6);
        }
    }

    /// Writes a record with an abbreviation, whose literals are not among the operands. An abbreviation ends with the last
    /// operand or with an array.
    pub(crate) fn abbreviated(&mut self, abbreviation: &Abbreviation, operands: &[u64]) {
        self.fixed(abbreviation.id.into(), self.width);
        let mut rest = operands;
        let mut encodings = abbreviation.encodings.iter();
        while let Some(&encoding) = encodings.next() {
            match (encoding, rest) {
                (Encoding::Literal(_), _) => {}
                (Encoding::Array, _) => {
                    self.vbr(rest.len() as u64, 6);
                    if let Some(&element) = encodings.next() {
                        rest.iter().for_each(|&operand| self.scalar(element, operand));
                    }
                    return;
                }
                (Encoding::Blob, _) => return self.blob(&[]),
                (_, [first, others @ ..]) => {
                    self.scalar(encoding, *first);
                    rest = others;
                }
                (_, []) => self.scalar(encoding, 0),
            }
        }
        debug_assert!(rest.is_empty(), "operands without encoding");
    }

    /// Writes a record with an abbreviation that ends with an array of the bytes of a text.
    pub(crate) fn abbreviated_text(&mut self, abbreviation: &Abbreviation, first: &[u64], text: &[u8]) {
        self.fixed(abbreviation.id.into(), self.width);
        let mut first = first.iter();
        let mut encodings = abbreviation.encodings.iter();
        while let Some(&encoding) = encodings.next() {
            match encoding {
                Encoding::Literal(_) => {}
                Encoding::Array => {
                    self.vbr(text.len() as u64, 6);
                    if let Some(&element) = encodings.next() {
                        text.iter().for_each(|&byte| self.scalar(element, byte.into()));
                    }
                }
                Encoding::Blob => self.blob(text),
                Encoding::Fixed(_) | Encoding::Vbr(_) | Encoding::Char6 => {
                    self.scalar(encoding, first.next().copied().unwrap_or(0));
                }
            }
        }
    }

    #[inline]
    fn scalar(&mut self, encoding: Encoding, value: u64) {
        match encoding {
            Encoding::Fixed(width) => self.fixed(value, width),
            Encoding::Vbr(width) => self.vbr(value, width),
            Encoding::Char6 => self.fixed(char6(value as u8).unwrap_or(0), 6),
            Encoding::Literal(_) | Encoding::Array | Encoding::Blob => {}
        }
    }

    fn blob(&mut self, bytes: &[u8]) {
        self.vbr(bytes.len() as u64, 6);
        self.align();
        self.bytes.extend_from_slice(bytes);
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }
}

/// Returns the number of a character in the 6-bit encoding.
pub(crate) fn char6(byte: u8) -> Option<u64> {
    Some(u64::from(match byte {
        b'a'..=b'z' => byte - b'a',
        b'A'..=b'Z' => byte - b'A' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    }))
}
