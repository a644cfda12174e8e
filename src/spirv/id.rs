//! Result ids (SPIR-V specification, section 2.2.1): numbers above zero, dense, each given out once.
//!
//! Ids of module scope come before those inside of functions, as some consumers take only low numbers for the former:
//! they are 1, 2, 3, ... when they are given out. A function-local id has the bit [`LOCAL`] until the module is finished
//! and the number of module-scope ids is known; then it follows those ([`IdAllocator::local_offset`]).

use std::num::NonZeroU32;

/// The bit of an id that is local to a function of a module under construction.
pub const LOCAL: u32 = 1 << 31;

const FIRST_LOCAL: NonZeroU32 = NonZeroU32::new(LOCAL).expect("a bit is set");

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

/// Gives out the ids of a module: of module scope, and local to a function.
#[derive(Debug)]
pub struct IdAllocator {
    next_global: NonZeroU32,
    next_local: NonZeroU32,
}

impl Default for IdAllocator {
    fn default() -> Self {
        Self { next_global: NonZeroU32::MIN, next_local: FIRST_LOCAL }
    }
}

impl IdAllocator {
    /// The next unused id of module scope.
    #[inline]
    pub fn fresh_global(&mut self) -> Id {
        let id = Id(self.next_global);
        self.next_global = self.next_global.saturating_add(1);
        id
    }

    /// The next unused id for a parameter, a label or a result in a function.
    #[inline]
    pub fn fresh_local(&mut self) -> Id {
        let id = Id(self.next_local);
        self.next_local = self.next_local.saturating_add(1);
        id
    }

    /// The id that the next call of [`Self::fresh_local`] returns.
    #[inline]
    pub fn next_local(&self) -> Id {
        Id(self.next_local)
    }

    /// The number of a finished module's function-local id is its word plus this, modulo 2^32.
    pub fn local_offset(&self) -> u32 {
        self.next_global.get().wrapping_sub(LOCAL)
    }

    /// The header's bound: one above the number of ids given out.
    #[inline]
    pub fn bound(&self) -> u32 {
        // Nothing is written any more long before this wraps around.
        self.next_global.get().wrapping_add(self.next_local.get() - LOCAL)
    }
}
