//! The known extensions: those in the grammar that a Kernel module can use, and those of the vendors' registries that the
//! grammar has no rows for.
//!
//! The grammar's rows have the extensions that a construct requires; [`requires`](super::requires) chooses among them.
//! Extensions of graphics shaders are omitted: no Kernel module can use them.

mod additions;
mod constants;
mod table;
#[cfg(test)]
mod tests;

use std::fmt;

use super::grammar::Version;
use crate::error::{Error, ErrorKind, Result};
use crate::suggestions;

pub use table::{Adoption, EXTENSIONS, ExtensionRow, Use, Uses, Without};

/// A known extension; ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Extension(u16);

impl Extension {
    /// Returns the extension with a name, or `None` if it is unknown.
    pub fn by_name(name: &str) -> Option<Self> {
        EXTENSIONS.binary_search_by_key(&name, |row| row.name).ok().map(|index| Self(index as u16))
    }

    /// Returns the extension with a name, for constants: an unknown name does not compile.
    pub const fn known(name: &str) -> Self {
        let mut index = 0;
        while index < EXTENSIONS.len() {
            if same(EXTENSIONS[index].name.as_bytes(), name.as_bytes()) {
                return Self(index as u16);
            }
            index += 1;
        }
        panic!("not in the table of extensions")
    }

    /// Returns the name in `OpExtension`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the lowest version that its document requires.
    pub fn version(self) -> Version {
        self.row().version
    }

    /// Returns the preference of the extension.
    pub fn adoption(self) -> Adoption {
        self.row().adoption
    }

    /// Returns the row of the extension.
    pub fn row(self) -> &'static ExtensionRow {
        &EXTENSIONS[usize::from(self.0)]
    }

    /// Returns the extension whose name is the most similar to `name`, if one is similar enough.
    pub fn nearest(name: &str) -> Option<Self> {
        let name = name.to_ascii_uppercase();
        let known = Self::all().map(|other| (other, other.name().to_ascii_uppercase()));
        // A vendor's name in place of another is the most frequent error; `SPV_` alone is no similarity.
        suggestions::nearest(&name, known, (name.len() / 5).clamp(2, 6))
    }

    /// Returns the extensions that its document requires.
    pub fn needs(self) -> impl Iterator<Item = Self> {
        self.row().needs.iter().filter_map(|name| Self::by_name(name))
    }

    /// Returns the name as a list with one element.
    pub(super) fn as_list(self) -> &'static [&'static str] {
        std::slice::from_ref(&self.row().name)
    }

    /// Returns all known extensions, ordered by name.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..EXTENSIONS.len() as u16).map(Self)
    }

    /// Returns `true` if `all` includes this extension.
    pub fn is_included_in_all(self) -> bool {
        self.adoption() < Adoption::ByName
    }
}

impl fmt::Debug for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const WORDS: usize = EXTENSIONS.len().div_ceil(64);

/// A set of extensions.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ExtensionSet {
    bits: [u64; WORDS],
    /// `true` if a list has added `all`.
    has_all: bool,
}

impl ExtensionSet {
    /// Returns the set of all known extensions.
    pub fn all() -> Self {
        Extension::all().collect()
    }

    /// Parses a list such as `+SPV_KHR_bfloat16,-SPV_INTEL_optnone` or `all,-SPV_INTEL_optnone`, from left to right.
    ///
    /// `all` and `+all` add all known extensions except those that are used [by name](Adoption::ByName) only, `-all`
    /// removes all extensions. Adding an extension adds the extensions that it requires.
    pub fn parse_list(list: &str) -> Result<Self> {
        let mut set = Self::default();
        set.apply_list(list)?;
        Ok(set)
    }

    /// Applies a further list to the set; see [`parse_list`](Self::parse_list).
    pub fn apply_list(&mut self, list: &str) -> Result<()> {
        list.split(',').map(str::trim).filter(|item| !item.is_empty()).try_for_each(|item| self.apply_item(item))
    }

    /// Applies the value of one option `--spirv-ext`, without empty items; see [`parse_list`](Self::parse_list).
    pub fn apply_option(&mut self, list: &str) -> Result<()> {
        if list.split(',').any(|item| item.trim().is_empty()) {
            return Err(invalid_list(format!("expected a list of extensions, found `{list}`")));
        }
        self.apply_list(list)
    }

    fn apply_item(&mut self, item: &str) -> Result<()> {
        let (add, name) = match (item.strip_prefix('+'), item.strip_prefix('-')) {
            (Some(name), _) => (true, name),
            (None, Some(name)) => (false, name),
            (None, None) if item == "all" => (true, item),
            (None, None) => {
                return Err(invalid_list(format!("expected `+` or `-` before the name of the extension `{item}`")));
            }
        };
        if name == "all" {
            match add {
                true => {
                    Extension::all().filter(|other| other.is_included_in_all()).for_each(|other| self.insert(other));
                    self.has_all = true;
                }
                false => *self = Self::default(),
            }
            return Ok(());
        }
        let extension = Extension::by_name(name).ok_or_else(|| {
            if name.is_empty() {
                return invalid_list(format!("expected the name of an extension after the sign in `{item}`"));
            }
            unknown(name)
        })?;
        if add {
            self.insert_with_needs(extension);
        } else {
            self.remove(extension);
        }
        Ok(())
    }

    fn insert_with_needs(&mut self, extension: Extension) {
        self.insert(extension);
        extension.needs().for_each(|needed| self.insert_with_needs(needed));
    }

    /// Adds an extension.
    pub fn insert(&mut self, extension: Extension) {
        self.bits[usize::from(extension.0) / 64] |= bit(extension);
    }

    /// Removes an extension.
    pub fn remove(&mut self, extension: Extension) {
        self.bits[usize::from(extension.0) / 64] &= !bit(extension);
    }

    /// Returns `true` if an extension is in the set.
    pub fn contains(&self, extension: Extension) -> bool {
        self.bits[usize::from(extension.0) / 64] & bit(extension) != 0
    }

    /// Returns `true` if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.bits == [0; WORDS]
    }

    /// Returns the preference of an extension of the set.
    pub(super) fn adoption(&self, extension: Extension) -> Adoption {
        match extension.adoption() {
            Adoption::Successor if self.has_all => Adoption::Alternative,
            adoption => adoption,
        }
    }

    /// Returns the extensions in the set, ordered by name.
    pub fn iter(&self) -> impl Iterator<Item = Extension> + '_ {
        Extension::all().filter(|&extension| self.contains(extension))
    }
}

impl FromIterator<Extension> for ExtensionSet {
    fn from_iter<I: IntoIterator<Item = Extension>>(extensions: I) -> Self {
        let mut set = Self::default();
        extensions.into_iter().for_each(|extension| set.insert(extension));
        set
    }
}

impl fmt::Debug for ExtensionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

fn bit(extension: Extension) -> u64 {
    1 << (extension.0 % 64)
}

fn unknown(name: &str) -> Error {
    let hint = match Extension::nearest(name) {
        Some(nearest) => format!("; did you mean {nearest}?"),
        None => "; --list-extensions lists the known ones".to_owned(),
    };
    let message = format!("Unknown extension '{name}' was specified via --spirv-ext option{hint}");
    Error::new(ErrorKind::UnknownExtension, message)
}

fn invalid_list(message: String) -> Error {
    Error::new(ErrorKind::InvalidExtensionList, message).about("--spirv-ext=+EXT_NAME,-EXT_NAME")
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}
