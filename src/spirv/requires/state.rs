//! The declarations of a module as a value: small enough to try a change on a copy and to discard the copy.

use super::Limits;
use super::refusal::{Refusal, first};
use crate::spirv::extension::{Adoption, Extension, ExtensionSet};
use crate::spirv::grammar::{
    CAPABILITY_COUNT, Capability, EnabledToo, EnumKind, EnumerantRow, Op, OpRow, Version, capability_at,
    capability_index, corrected, enabled_too, enabling_too, op_row,
};

type Step = Result<(), Refusal>;

/// The capabilities of every module: OpenCL's memory model and physical addressing require them.
const BASE: [Capability; 2] = [Capability::Addresses, Capability::Kernel];

/// Capabilities, each with one that it implies and that is declared as well, as consumers know it from the Khronos
/// translator's modules.
#[rustfmt::skip]
const DECLARED_TOGETHER: [(Capability, Capability); 8] = [
    (Capability::ImageReadWrite,                          Capability::ImageBasic),
    (Capability::ImageMipmap,                             Capability::ImageBasic),
    (Capability::Image1D,                                 Capability::Sampled1D),
    (Capability::ImageBuffer,                             Capability::SampledBuffer),
    (Capability::SubgroupAvcMotionEstimationINTEL,        Capability::Groups),
    (Capability::SubgroupAvcMotionEstimationIntraINTEL,   Capability::SubgroupAvcMotionEstimationINTEL),
    (Capability::SubgroupAvcMotionEstimationChromaINTEL,  Capability::SubgroupAvcMotionEstimationIntraINTEL),
    (Capability::Int16AtomicsINTEL,                       Capability::AtomicInt16CompareExchangeINTEL),
];

/// The columns of an opcode's or an enumerant's grammar row that are requirements.
pub(super) struct RequirementRow {
    pub(super) version: Option<Version>,
    pub(super) last_version: Option<Version>,
    pub(super) capabilities: &'static [Capability],
    pub(super) extensions: &'static [&'static str],
    /// A further capability that satisfies the row if it is already declared.
    pub(super) enabled_too: Option<EnabledToo>,
}

impl RequirementRow {
    /// Returns the row of an opcode.
    pub(super) fn of_op(op: Op) -> Option<Self> {
        let OpRow { version, last_version, capabilities, extensions, .. } = *op_row(op)?;
        Some(Self { version, last_version, capabilities, extensions, enabled_too: enabled_too(op) })
    }

    /// Returns the row of an enumerant in Kernel modules.
    pub(super) fn of_enumerant(kind: EnumKind, value: u32) -> Option<Self> {
        let EnumerantRow { version, last_version, capabilities, extensions, .. } = *corrected(kind, value)?;
        Some(Self { version, last_version, capabilities, extensions, enabled_too: None })
    }

    /// Returns the row of a feature of an extension that became part of a version.
    pub(super) fn of_extension(version: Version, extension: Extension) -> Self {
        let (version, extensions) = (Some(version), extension.as_list());
        Self { version, last_version: None, capabilities: &[], extensions, enabled_too: None }
    }

    fn of_capability(capability: Capability) -> Result<Self, Refusal> {
        Self::of_enumerant(EnumKind::Capability, capability.0).ok_or(Refusal::Unknown)
    }
}

/// The declarations so far, and their limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    version: Version,
    /// The maximum version, lowered by instructions that later versions removed.
    ceiling: Version,
    max_version: Version,
    allowed: ExtensionSet,
    /// The capabilities that may be declared, if not all may.
    permitted: Option<CapabilitySet>,
    used: ExtensionSet,
    declared: CapabilitySet,
    /// The declared capabilities and all capabilities that they imply.
    provided: CapabilitySet,
}

impl State {
    pub(super) fn new(limits: &Limits) -> Self {
        let mut base = CapabilitySet::default();
        BASE.into_iter().for_each(|capability| base.insert(capability));
        Self {
            version: Version::V1_0,
            ceiling: limits.max_version,
            max_version: limits.max_version,
            allowed: limits.allowed,
            permitted: limits.capabilities,
            used: ExtensionSet::default(),
            declared: base,
            provided: base,
        }
    }

    pub(super) fn version(&self) -> Version {
        self.version
    }

    /// Returns `true` if everything that `other` satisfies without a change is satisfied by these declarations without a
    /// change, and nothing else is allowed.
    pub(super) fn covers(&self, other: &Self) -> bool {
        let is_subset =
            |all: &CapabilitySet, part: &CapabilitySet| all.0.iter().zip(part.0).all(|(all, part)| part & !all == 0);
        self.ceiling == other.ceiling
            && self.version >= other.version
            && other.used.iter().all(|extension| self.uses(extension))
            && is_subset(&self.declared, &other.declared)
            && is_subset(&self.provided, &other.provided)
            && enabling_too().all(|capability| self.has(capability) == other.has(capability))
    }

    pub(super) fn has(&self, capability: Capability) -> bool {
        self.provided.contains(capability)
    }

    pub(super) fn uses(&self, extension: Extension) -> bool {
        self.used.contains(extension)
    }

    pub(super) fn extensions(&self) -> impl Iterator<Item = Extension> + '_ {
        self.used.iter()
    }

    pub(super) fn capabilities(&self) -> Vec<Capability> {
        let mut list: Vec<_> = self.declared.iter().collect();
        list.sort_unstable();
        list
    }

    /// Satisfies a row: one of its capabilities, then its version or one of its extensions.
    pub(super) fn admit(&mut self, row: &RequirementRow) -> Step {
        if let Some(enabled) = row.enabled_too.filter(|enabled| self.has(enabled.capability)) {
            // As by the Khronos translator; the extension of the capability suffices.
            if let Some(extension) = self.best_allowed(enabled.added_by) {
                self.use_extension(extension)?;
            }
            return self.admit_last(row);
        }
        self.admit_capability(row.capabilities)?;
        if row.capabilities.iter().any(|&capability| self.has(capability) && is_from_extension(capability)) {
            return self.admit_last(row);
        }
        self.admit_version(row)
    }

    /// Declares a capability, also if another one implies it; provides all capabilities that it implies.
    pub(super) fn declare(&mut self, capability: Capability) -> Step {
        if self.declared.contains(capability) {
            return Ok(());
        }
        if is_for_shaders(capability) {
            return Err(Refusal::Shader);
        }
        if self.permitted.is_some_and(|permitted| !permitted.contains(capability)) {
            return Err(Refusal::Capability(capability));
        }
        self.provide(capability)?;
        self.declared.insert(capability);
        let together = DECLARED_TOGETHER.iter().filter(|(first, _)| *first == capability);
        together.map(|(_, second)| *second).try_for_each(|second| self.declare(second))
    }

    /// Declares an extension, and the extensions and the version that it requires.
    pub(super) fn use_extension(&mut self, extension: Extension) -> Step {
        if !self.allowed.contains(extension) {
            return Err(Refusal::Extension(extension.as_list()));
        }
        self.raise(extension.version(), &[])?;
        self.used.insert(extension);
        extension.needs().try_for_each(|needed| self.use_extension(needed))
    }

    /// Raises the version. `alternatives` are the extensions that the message suggests instead.
    pub(super) fn raise(&mut self, version: Version, alternatives: &'static [&'static str]) -> Step {
        if version > self.max_version {
            return Err(Refusal::Version { required: version, limit: self.max_version, alternatives });
        }
        if version > self.ceiling {
            return Err(Refusal::Conflict(version, self.ceiling));
        }
        self.version = self.version.max(version);
        Ok(())
    }

    /// Declares one of several capabilities: the first that requires no further extension, otherwise the first of those
    /// whose extensions are the most [preferred](Adoption).
    fn admit_capability(&mut self, any_of: &[Capability]) -> Step {
        if let [capability] = *any_of {
            return self.declare(capability);
        }
        // Each capability of motion estimation is required (SPV_INTEL_device_side_avc_motion_estimation), but the grammar
        // lists alternatives.
        if any_of.first() == Some(&Capability::SubgroupAvcMotionEstimationINTEL) {
            return any_of.iter().try_for_each(|&capability| self.declare(capability));
        }
        if any_of.is_empty() || any_of.iter().any(|&capability| self.has(capability)) {
            return Ok(());
        }
        let (mut first_refusal, mut sufficient) = (Refusal::Shader, ExtensionSet::default());
        let mut best: Option<(Option<Adoption>, Self)> = None;
        for &capability in any_of {
            let mut next = *self;
            match next.declare(capability) {
                Ok(()) => {
                    let adoption = next.adoption_beyond(self);
                    if best.as_ref().is_none_or(|(other, _)| adoption < *other) {
                        best = Some((adoption, next));
                    }
                }
                Err(refusal) => {
                    if let Refusal::Extension(names) = refusal {
                        Extension::by_name(first(names)).into_iter().for_each(|extension| sufficient.insert(extension));
                    }
                    if first_refusal == Refusal::Shader {
                        first_refusal = refusal;
                    }
                }
            }
        }
        (_, *self) = best.ok_or(match first_refusal {
            Refusal::Extension(names) if sufficient.iter().count() > 1 => {
                Refusal::AnyExtension { names, all: sufficient }
            }
            refusal => refusal,
        })?;
        Ok(())
    }

    /// Returns the least preferred of the extensions that `self` uses and `earlier` does not; `None` if there is none.
    fn adoption_beyond(&self, earlier: &Self) -> Option<Adoption> {
        if self.used == earlier.used {
            return None;
        }
        self.used
            .iter()
            .filter(|&extension| !earlier.uses(extension))
            .map(|extension| self.allowed.adoption(extension))
            .max()
    }

    fn provide(&mut self, capability: Capability) -> Step {
        if self.has(capability) {
            return Ok(());
        }
        let row = RequirementRow::of_capability(capability)?;
        self.admit_version(&row)?;
        self.provided.insert(capability);
        row.capabilities.iter().try_for_each(|&implied| self.provide(implied))
    }

    /// Satisfies the version and extension columns, in the order: no change, a higher version, a further extension.
    fn admit_version(&mut self, row: &RequirementRow) -> Step {
        let is_used = |name: &&str| Extension::by_name(name).is_some_and(|extension| self.used.contains(extension));
        let is_there = match row.version {
            Some(version) => version <= self.version,
            None => row.extensions.is_empty(),
        };
        if is_there || row.extensions.iter().any(is_used) {
            return self.admit_last(row);
        }
        if let Some(version) = row.version
            && version <= self.ceiling
        {
            self.raise(version, &[])?;
            return self.admit_last(row);
        }
        match (self.best_allowed(row.extensions), row.version) {
            (Some(extension), _) => self.use_extension(extension)?,
            (None, Some(version)) => self.raise(version, row.extensions)?,
            (None, None) => return Err(Refusal::Extension(row.extensions)),
        }
        self.admit_last(row)
    }

    fn admit_last(&mut self, row: &RequirementRow) -> Step {
        match row.last_version {
            Some(last) if last < self.version => Err(Refusal::Dropped(last)),
            Some(last) => {
                self.ceiling = self.ceiling.min(last);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Returns the most preferred of the allowed extensions among `names`.
    fn best_allowed(&self, names: &[&str]) -> Option<Extension> {
        let known = names.iter().filter_map(|name| Extension::by_name(name));
        known
            .filter(|&extension| self.allowed.contains(extension))
            .min_by_key(|&extension| self.allowed.adoption(extension))
    }
}

/// Returns `true` if only extensions provide a capability, so that its extension also provides the opcode.
pub(super) fn is_from_extension(capability: Capability) -> bool {
    RequirementRow::of_capability(capability).is_ok_and(|row| row.version.is_none())
}

/// Returns `true` for a capability of graphics shaders.
fn is_for_shaders(capability: Capability) -> bool {
    match capability {
        Capability::Shader | Capability::Matrix => true,
        _ => RequirementRow::of_capability(capability)
            .is_ok_and(|row| row.capabilities.iter().any(|&implied| is_for_shaders(implied))),
    }
}

/// A set of capabilities in the grammar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CapabilitySet([u64; CAPABILITY_COUNT.div_ceil(64)]);

impl CapabilitySet {
    pub(super) fn insert(&mut self, capability: Capability) {
        if let Some(index) = capability_index(capability) {
            self.0[index / 64] |= 1 << (index % 64);
        }
    }

    /// Returns `true` if a capability is in the set.
    pub fn contains(&self, capability: Capability) -> bool {
        capability_index(capability).is_some_and(|index| self.0[index / 64] >> (index % 64) & 1 != 0)
    }

    fn iter(&self) -> impl Iterator<Item = Capability> + '_ {
        (0..CAPABILITY_COUNT).filter(|index| self.0[index / 64] >> (index % 64) & 1 != 0).filter_map(capability_at)
    }
}

impl FromIterator<Capability> for CapabilitySet {
    /// Collects capabilities and all that they imply.
    fn from_iter<I: IntoIterator<Item = Capability>>(capabilities: I) -> Self {
        let mut set = Self::default();
        let mut new: Vec<Capability> = capabilities.into_iter().collect();
        while let Some(capability) = new.pop() {
            if capability_index(capability).is_some() && !set.contains(capability) {
                set.insert(capability);
                new.extend(RequirementRow::of_capability(capability).iter().flat_map(|row| row.capabilities));
            }
        }
        set
    }
}
