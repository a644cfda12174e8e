//! Choices determined by the bytes of a fuzzer.

/// A source of choices, which consumes bytes; after the last byte, every choice is the first possibility.
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    pub fn word(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    /// Returns `true` or `false`.
    pub fn flip(&mut self) -> bool {
        self.byte().is_multiple_of(2)
    }

    /// Returns a number below `end`, or 0.
    pub fn below(&mut self, end: usize) -> usize {
        let number =
            if end <= 256 { u32::from(self.byte()) } else { u32::from(self.byte()) << 8 | u32::from(self.byte()) };
        let number = if end <= 0x1_0000 { number } else { number << 16 | self.word() >> 16 };
        number as usize % end.max(1)
    }

    /// Returns an element of a slice that is not empty.
    pub fn pick<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }

    /// Returns a number that is likely to be a corner case.
    pub fn number(&mut self) -> u32 {
        match self.byte() % 8 {
            0 => 0,
            1 => u32::MAX,
            2 => 1 << (self.byte() % 32),
            3 => (1_u32 << (self.byte() % 32)).wrapping_sub(1),
            4 => self.word(),
            5 => self.word() & 0xFFFF,
            _ => u32::from(self.byte()),
        }
    }
}
