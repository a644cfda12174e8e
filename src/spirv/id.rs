//! Result ids (SPIR-V specification, section 2.2.1): numbers above zero, dense, each given out once.

use std::num::NonZeroU32;

/// A SPIR-V `<id>`; never zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Id(NonZeroU32);

impl Id {
    /// The id that `word` encodes, or `None` for the reserved zero.
    pub fn new(word: u32) -> Option<Self> {
        NonZeroU32::new(word).map(Self)
    }

    /// The word that stands for this id in a module.
    pub fn word(self) -> u32 {
        self.0.get()
    }
}

/// Gives out ids 1, 2, 3, ...
#[derive(Debug)]
pub struct IdAllocator {
    next: NonZeroU32,
}

impl Default for IdAllocator {
    fn default() -> Self {
        Self { next: NonZeroU32::MIN }
    }
}

impl IdAllocator {
    /// The next unused id.
    pub fn fresh(&mut self) -> Id {
        let id = Id(self.next);
        self.next = self.next.saturating_add(1);
        id
    }

    /// The header's bound: one above the highest id given out.
    pub fn bound(&self) -> u32 {
        self.next.get()
    }
}
