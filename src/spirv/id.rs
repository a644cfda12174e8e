//! Result ids (SPIR-V specification, section 2.2.1): positive and dense numbers, each allocated once.
//!
//! Ids of module scope come before function-local ids, as some consumers accept only low numbers for the former: they are
//! allocated as 1, 2, 3, ... A function-local id has the bit [`LOCAL`] until the module is finished and the number of
//! module-scope ids is known; then its number follows those ([`IdAllocator::local_offset`]). An [alias](Aliases) has no
//! number: it is written as the id that it stands for. Nor has an id of module scope in a fork, which another thread
//! writes functions in: it gets the number that it has in the module when that adopts the functions ([`AdoptedIds`]).

use std::num::NonZeroU32;

use crate::error::{Error, ErrorKind, Result};

/// The bit of an id of a module under construction that has no number yet: a function-local id, an alias, or an id of
/// module scope in a fork.
pub const LOCAL: u32 = 1 << 31;

/// The bits of an alias, and of an id of module scope in a fork.
const ALIAS: u32 = LOCAL | LOCAL >> 1;

/// The maximum number of aliases of a module under construction.
const MAX_ALIASES: usize = (LOCAL >> 1) as usize;

const FIRST_LOCAL: NonZeroU32 = NonZeroU32::new(LOCAL).expect("a bit is set");

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
        self.word() & ALIAS == LOCAL
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
}

impl Default for IdAllocator {
    fn default() -> Self {
        Self { next_global: NonZeroU32::MIN, next_local: FIRST_LOCAL }
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

/// Ids that a module under construction distinguishes, and that are written as one id: types and values that differ only
/// for the lowering.
#[derive(Debug, Default)]
pub struct Aliases(Vec<Id>);

impl Aliases {
    /// Returns a new alias of `id`.
    ///
    /// # Errors
    ///
    /// `LimitExceeded` if there are 2^30.
    pub fn add(&mut self, id: Id) -> Result<Id> {
        if self.0.len() == MAX_ALIASES {
            return Err(Error::new(
                ErrorKind::LimitExceeded,
                format!("the module has more than {MAX_ALIASES} pointer types and pointer casts"),
            ));
        }
        let alias = Id(FIRST_LOCAL | (ALIAS | self.0.len() as u32));
        self.0.push(self.resolve(id));
        Ok(alias)
    }

    /// Returns a new id of module scope in a fork; it stands for itself.
    ///
    /// # Errors
    ///
    /// As of [`Self::add`].
    pub fn add_provisional(&mut self) -> Result<Id> {
        let next = Id(FIRST_LOCAL | (ALIAS | self.0.len() as u32));
        self.add(next)
    }

    /// Returns the id that `id` is written as: itself, unless it is an alias.
    #[inline]
    pub fn resolve(&self, id: Id) -> Id {
        match alias_index(id.word()) {
            Some(index) => self.0.get(index).copied().unwrap_or(id),
            None => id,
        }
    }
}

#[inline]
fn alias_index(word: u32) -> Option<usize> {
    (word & ALIAS == ALIAS).then_some((word & !ALIAS) as usize)
}

/// The ids that a module has for the ids of module scope of a fork.
#[derive(Debug, Default)]
pub struct AdoptedIds(Vec<Option<Id>>);

impl AdoptedIds {
    /// Records the id in the module of an id of the fork; nothing if both know it.
    pub fn insert(&mut self, of_fork: Id, id: Id) {
        let Some(index) = alias_index(of_fork.word()) else { return };
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index] = Some(id);
    }

    /// Returns the id in the module of an id of the fork that is not local to a function; `None` if it is not known.
    pub fn get(&self, of_fork: Id) -> Option<Id> {
        match alias_index(of_fork.word()) {
            Some(index) => *self.0.get(index)?,
            None => Some(of_fork),
        }
    }
}

/// The numbers of ids in the finished module.
#[derive(Debug)]
pub struct Numbers {
    local_offset: u32,
    of_aliases: Vec<u32>,
}

impl Numbers {
    /// Computes the numbers of the allocated ids.
    pub fn new(ids: &IdAllocator, aliases: &Aliases) -> Self {
        let mut numbers = Self { local_offset: ids.local_offset(), of_aliases: Vec::new() };
        numbers.of_aliases = aliases.0.iter().map(|id| numbers.local(id.word())).collect();
        numbers
    }

    /// Replaces ids by their numbers in words that are ids or less than [`LOCAL`].
    #[inline]
    pub fn assign(&self, words: &mut [u32]) {
        if self.of_aliases.is_empty() {
            words.iter_mut().for_each(|word| *word = self.local(*word));
            return;
        }
        for word in words {
            let alias = alias_index(*word).and_then(|index| self.of_aliases.get(index));
            *word = alias.copied().unwrap_or_else(|| self.local(*word));
        }
    }

    #[inline]
    fn local(&self, word: u32) -> u32 {
        let is_local = word & LOCAL != 0;
        word.wrapping_add(if is_local { self.local_offset } else { 0 })
    }
}
