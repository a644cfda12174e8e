//! Requirements of a module: the capabilities, extensions and version that its instructions need (specification, sections
//! 2.16 and 3.3).
//!
//! The rules are the grammar's rows; this module satisfies a row with as few declarations as possible, and implements the
//! few differences of Kernel modules. `types` has the requirements that depend on types (a 16-bit integer, an atomic on
//! `float`); the caller requests all others with [`Requirements::capability`]. Both come before the instruction is noted: a
//! row that offers several capabilities is satisfied by any that is already declared.
//!
//! `state` has the declarations, `refusal` the messages about those that the options do not allow, `declared` the check
//! of a finished module. [`needs`](crate::validate::needs), which `--spirv-ext-report` prints, tells which instruction
//! of a finished module needs a declaration.

mod declared;
mod refusal;
mod state;
mod types;

#[cfg(test)]
mod tests;

use rustc_hash::FxHashSet;

use super::extension::{Extension, ExtensionSet};
use super::grammar::{Capability, ENUM_COUNT, EnumKind, OP_LIMIT, Op, Version, bits, enum_row};
use super::inst::{Inst, TOO_LONG};
use crate::error::{ErrorKind, Result};

use self::refusal::Refusal;
use self::state::{RequirementRow, State};
use self::types::Types;

pub use self::declared::{Declared, MissingRequirement};
pub use self::state::CapabilitySet;
pub use self::types::{Number, atomic_capability};

/// The version and the extensions that a module may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The highest version the header may name.
    pub max_version: Version,
    /// The extensions the module may declare.
    pub allowed: ExtensionSet,
    /// The capabilities the module may declare, if not all may be.
    pub capabilities: Option<CapabilitySet>,
}

/// The requirements of a module so far.
#[derive(Clone, Debug)]
pub struct Requirements {
    limits: Limits,
    state: State,
    seen_ops: [u64; OP_LIMIT.div_ceil(64)],
    /// The enumerants below 64, one word for each enumeration.
    seen_low: [u64; ENUM_COUNT],
    /// The other enumerants and masks.
    seen_high: FxHashSet<(EnumKind, u32)>,
    types: Types,
}

/// The declarations at some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Snapshot(State);

impl Requirements {
    /// Creates the requirements of an empty Kernel module with physical addresses: version 1.0, no extension.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            state: State::new(&limits),
            seen_ops: [0; OP_LIMIT.div_ceil(64)],
            seen_low: [0; ENUM_COUNT],
            seen_high: FxHashSet::default(),
            types: Types::default(),
        }
    }

    /// Returns the limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Declares what an instruction requires: its enumerants, then its opcode.
    #[inline]
    pub fn note(&mut self, inst: &Inst) -> Result<()> {
        inst.enumerants().iter().try_for_each(|&(kind, value)| self.note_enumerant(kind, value))?;
        self.note_op(inst.op())?;
        self.note_length(inst)
    }

    /// Declares what the instructions require that continue a long instruction.
    #[inline]
    pub(super) fn note_length(&mut self, inst: &Inst) -> Result<()> {
        match inst.continued_by()? {
            None => Ok(()),
            Some(next) => {
                self.note_op(next).map_err(|error| error.with_kind(ErrorKind::InvalidWordCount).about(TOO_LONG))
            }
        }
    }

    /// Declares what an opcode requires.
    #[inline]
    pub fn note_op(&mut self, op: Op) -> Result<()> {
        let (word, bit) = (usize::from(op.0 / 64), 1 << (op.0 % 64));
        if self.seen_ops.get(word).is_some_and(|word| word & bit != 0) {
            return Ok(());
        }
        self.admit_op(op).map_err(|refusal| refusal.of_op(op))?;
        if let Some(word) = self.seen_ops.get_mut(word) {
            *word |= bit;
        }
        Ok(())
    }

    /// Declares what an enumerant requires, or what each bit of a mask requires.
    #[inline]
    pub fn note_enumerant(&mut self, kind: EnumKind, value: u32) -> Result<()> {
        let seen = match self.seen_low.get(usize::from(kind.0)) {
            Some(&word) if value < 64 => word >> value & 1 != 0,
            _ => self.seen_high.contains(&(kind, value)),
        };
        if seen { Ok(()) } else { self.first_enumerant(kind, value) }
    }

    #[cold]
    fn first_enumerant(&mut self, kind: EnumKind, value: u32) -> Result<()> {
        let mut next = self.state;
        for value in parts(kind, value) {
            admit_enumerant(&mut next, kind, value).map_err(|refusal| refusal.of_enumerant(kind, value))?;
        }
        self.state = next;
        match self.seen_low.get_mut(usize::from(kind.0)) {
            Some(word) if value < 64 => *word |= 1 << value,
            _ => _ = self.seen_high.insert((kind, value)),
        }
        Ok(())
    }

    #[cold]
    fn admit_op(&mut self, op: Op) -> std::result::Result<(), Refusal> {
        let mut next = self.state;
        next.admit(&RequirementRow::of_op(op).ok_or(Refusal::Unknown)?)?;
        self.state = next;
        Ok(())
    }

    /// Declares a capability.
    pub fn capability(&mut self, capability: Capability) -> Result<()> {
        let mut next = self.state;
        next.declare(capability).map_err(|refusal| refusal.of_enumerant(EnumKind::Capability, capability.0))?;
        self.state = next;
        Ok(())
    }

    /// Declares an extension.
    pub fn extension(&mut self, extension: Extension) -> Result<()> {
        self.extension_for("the module", extension)
    }

    /// Declares an extension; the message of an error names the `subject` that requires it.
    pub fn extension_for(&mut self, subject: &str, extension: Extension) -> Result<()> {
        let mut next = self.state;
        next.use_extension(extension).map_err(|refusal| refusal.error(subject))?;
        self.state = next;
        Ok(())
    }

    /// Raises the version to at least `version`.
    pub fn version(&mut self, version: Version) -> Result<()> {
        self.version_for("the module", version)
    }

    /// Raises the version to at least `version`; the message of an error names the `subject` that requires it.
    pub fn version_for(&mut self, subject: &str, version: Version) -> Result<()> {
        self.state.raise(version, &[]).map_err(|refusal| refusal.error(subject))
    }

    /// Raises the version to that which includes an extension, or declares the extension where that is not possible;
    /// does nothing if the module has either already.
    pub fn version_or_extension(&mut self, subject: &str, version: Version, extension: Extension) -> Result<()> {
        let mut next = self.state;
        next.admit(&RequirementRow::of_extension(version, extension)).map_err(|refusal| refusal.error(subject))?;
        self.state = next;
        Ok(())
    }

    /// Returns `true` if [`note_op`](Self::note_op) would succeed.
    pub fn allows_op(&self, op: Op) -> bool {
        RequirementRow::of_op(op).is_some_and(|row| { self.state }.admit(&row).is_ok())
    }

    /// Returns `true` if [`note_enumerant`](Self::note_enumerant) would succeed.
    pub fn allows_enumerant(&self, kind: EnumKind, value: u32) -> bool {
        let mut next = self.state;
        parts(kind, value).all(|value| admit_enumerant(&mut next, kind, value).is_ok())
    }

    /// Returns `true` if [`capability`](Self::capability) would succeed.
    pub fn allows_capability(&self, capability: Capability) -> bool {
        { self.state }.declare(capability).is_ok()
    }

    /// Returns `true` if [`version`](Self::version) would succeed.
    pub fn allows_version(&self, version: Version) -> bool {
        { self.state }.raise(version, &[]).is_ok()
    }

    /// Returns `true` if [`extension`](Self::extension) would succeed.
    pub fn allows_extension(&self, extension: Extension) -> bool {
        self.limits.allowed.contains(extension) && { self.state }.use_extension(extension).is_ok()
    }

    /// Returns `true` if a capability is declared or implied by a declared one.
    pub fn has_capability(&self, capability: Capability) -> bool {
        self.state.has(capability)
    }

    /// Returns `true` if an extension is declared.
    pub fn uses_extension(&self, extension: Extension) -> bool {
        self.state.uses(extension)
    }

    /// Returns the capabilities to declare, by number: those that something in the module requires by name, and
    /// `Addresses` and `Kernel`, which identify the kind of module.
    pub fn capabilities(&self) -> Vec<Capability> {
        self.state.capabilities()
    }

    /// Returns the extensions to declare, by name.
    pub fn extensions(&self) -> impl Iterator<Item = Extension> + '_ {
        self.state.extensions()
    }

    /// Returns the declarations so far.
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot(self.state)
    }

    /// Returns `true` if everything that was satisfied without a change at a snapshot of a fork is so now, and nothing else
    /// is allowed.
    pub(super) fn covers(&self, of_fork: &Snapshot) -> bool {
        self.state.covers(&of_fork.0)
    }

    /// Returns the lowest version that satisfies all requirements.
    pub fn min_version(&self) -> Version {
        self.state.version()
    }
}

/// Returns the enumerants in a value: the bits of a mask, or the value itself.
fn parts(kind: EnumKind, value: u32) -> impl Iterator<Item = u32> {
    let is_mask = enum_row(kind).is_mask;
    bits(if is_mask { value } else { 0 }).chain((!is_mask).then_some(value))
}

fn admit_enumerant(state: &mut State, kind: EnumKind, value: u32) -> std::result::Result<(), Refusal> {
    if kind == EnumKind::Capability {
        return state.declare(Capability(value));
    }
    state.admit(&RequirementRow::of_enumerant(kind, value).ok_or(Refusal::Unknown)?)
}
