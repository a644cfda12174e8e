//! The additions of an extension according to the grammar's rows.

use super::Extension;
use crate::spirv::grammar::{Capability, EnumKind, EnumerantRow, Op, OpRow, Version, enum_kinds, enumerants, op_row};

impl Extension {
    /// Returns the capabilities of the extension, by name.
    pub fn capabilities(self) -> Vec<&'static str> {
        self.capability_rows().map(|row| row.name).collect()
    }

    /// Returns the instructions that need the extension or one of its capabilities, by opcode.
    pub fn instructions(self) -> Vec<&'static str> {
        let capabilities: Vec<_> = self.capability_rows().map(|row| Capability(row.value)).collect();
        let is_added = |row: &&OpRow| {
            row.extensions.contains(&self.name()) || row.capabilities.iter().any(|needed| capabilities.contains(needed))
        };
        (0..=u16::MAX).filter_map(|number| op_row(Op(number))).filter(is_added).map(|row| row.name).collect()
    }

    /// Returns the version of SPIR-V that has all of the extension without its name.
    pub fn core_version(self) -> Option<Version> {
        let ops = (0..=u16::MAX).filter_map(|number| op_row(Op(number)));
        let ops = ops.filter(|row| row.extensions.contains(&self.name())).map(|row| row.version);
        let enumerants = enum_kinds().flat_map(enumerants);
        let enumerants = enumerants.filter(|row| row.extensions.contains(&self.name())).map(|row| row.version);
        // Its instruction sets have no rows in the grammar of the core.
        let sets = (self == Self::KHR_non_semantic_info).then_some(Some(Version::V1_6));
        let versions: Option<Vec<Version>> = ops.chain(enumerants).chain(sets).collect();
        versions?.into_iter().max()
    }

    fn capability_rows(self) -> impl Iterator<Item = &'static EnumerantRow> {
        let is_added =
            move |row: &&EnumerantRow| row.version != Some(Version::V1_0) && row.extensions.contains(&self.name());
        enumerants(EnumKind::Capability).filter(is_added)
    }
}
