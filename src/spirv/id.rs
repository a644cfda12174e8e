//! Result ids (SPIR-V specification, section 2.2.1): positive and dense numbers, each allocated once.
//!
//! Ids of module scope come before function-local ids, as some consumers accept only low numbers for the former: they are
//! allocated as 1, 2, 3, ... A function-local id has the bit [`LOCAL`] until the module is finished and the number of
//! module-scope ids is known; then its number follows those ([`IdAllocator::local_offset`]). An id of module scope in a
//! fork, which another thread writes functions in, is provisional: it gets the number that it has in the module when that
//! adopts the functions ([`AdoptedIds`]).

use std::num::NonZeroU32;

/// The bit of an id of a module under construction that has no number yet: a function-local or provisional id.
pub const LOCAL: u32 = 1 << 31;

/// The bits of a provisional id.
const PROVISIONAL: u32 = LOCAL | LOCAL >> 1;

const FIRST_LOCAL: NonZeroU32 = NonZeroU32::new(LOCAL).expect("a bit is set");

const FIRST_PROVISIONAL: NonZeroU32 = NonZeroU32::new(PROVISIONAL).expect("two bits are set");

/// A SPIR-V `<id>`; never zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct Id(NonZeroU32);

impl Id {
    /// Returns the id that `word` encodes, or `None` for the reserved zero.
    pub fn new(word: u32) -> Option<Self> {
        NonZeroU32::new(word).map(Self)
    }

    /// Returns the word that encodes this id.
    pub fn word(self) -> u32 {
        self.0.get()
    }

    /// Returns `true` for a function-local id of a module under construction.
    pub fn is_local(self) -> bool {
        self.word() & PROVISIONAL == LOCAL
    }

    /// Returns `true` for a function-local id that was allocated when [`IdAllocator::next_local`] was `first`, or later.
    pub fn is_local_since(self, first: Self) -> bool {
        self.is_local() && self >= first
    }
}

/// Allocates the ids of a module: of module scope, and local to a function.
#[derive(Clone, Debug)]
pub struct IdAllocator {
    next_global: NonZeroU32,
    next_local: NonZeroU32,
    next_provisional: NonZeroU32,
}

impl Default for IdAllocator {
    fn default() -> Self {
        Self { next_global: NonZeroU32::MIN, next_local: FIRST_LOCAL, next_provisional: FIRST_PROVISIONAL }
    }
}

impl IdAllocator {
    /// Allocates an id of module scope.
    #[inline]
    pub fn fresh_global(&mut self) -> Id {
        let id = Id(self.next_global);
        self.next_global = self.next_global.saturating_add(1);
        id
    }

    /// Allocates an id of module scope in a fork; the bound counts it.
    pub fn fresh_provisional(&mut self) -> Id {
        self.fresh_global();
        let id = Id(self.next_provisional);
        self.next_provisional = self.next_provisional.saturating_add(1);
        id
    }

    /// Allocates an id for a parameter, a label or a result in a function.
    #[inline]
    pub fn fresh_local(&mut self) -> Id {
        let id = Id(self.next_local);
        self.next_local = self.next_local.saturating_add(1);
        id
    }

    /// Returns the id that the next call of [`Self::fresh_local`] returns.
    #[inline]
    pub fn next_local(&self) -> Id {
        Id(self.next_local)
    }

    /// Allocates function-local ids at once.
    pub fn skip_locals(&mut self, count: u32) {
        self.next_local = self.next_local.saturating_add(count);
    }

    /// Returns the offset between the word of a function-local id and its number in the finished module, modulo 2^32; see
    /// [`Numbers`].
    pub fn local_offset(&self) -> u32 {
        self.next_global.get().wrapping_sub(LOCAL)
    }

    /// Returns the header's bound: one more than the number of allocated ids.
    #[inline]
    pub fn bound(&self) -> u32 {
        // Emission fails long before this wraps around.
        self.next_global.get().wrapping_add(self.next_local.get() - LOCAL)
    }
}

/// Returns the number of provisional ids before the one that `word` encodes; `None` for all other ids.
#[inline]
fn provisional_index(word: u32) -> Option<usize> {
    (word & PROVISIONAL == PROVISIONAL).then_some((word & !PROVISIONAL) as usize)
}

/// The ids that a module has for the ids of module scope of a fork.
#[derive(Debug, Default)]
pub struct AdoptedIds(Vec<Option<Id>>);

impl AdoptedIds {
    /// Records the id in the module of an id of the fork; nothing if both know it.
    pub fn insert(&mut self, of_fork: Id, id: Id) {
        let Some(index) = provisional_index(of_fork.word()) else { return };
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index] = Some(id);
    }

    /// Returns the id in the module of an id of the fork that is not local to a function; `None` if it is not known.
    pub fn get(&self, of_fork: Id) -> Option<Id> {
        match provisional_index(of_fork.word()) {
            Some(index) => *self.0.get(index)?,
            None => Some(of_fork),
        }
    }
}

/// The numbers of ids in the finished module.
#[derive(Debug)]
pub struct Numbers {
    local_offset: u32,
}

impl Numbers {
    /// Computes the numbers of the allocated ids.
    pub fn new(ids: &IdAllocator) -> Self {
        Self { local_offset: ids.local_offset() }
    }

    /// Replaces ids by their numbers in words that are ids or less than [`LOCAL`].
    #[inline]
    pub fn assign(&self, words: &mut [u32]) {
        for word in words {
            let is_local = *word & LOCAL != 0;
            *word = word.wrapping_add(if is_local { self.local_offset } else { 0 });
        }
    }
}
