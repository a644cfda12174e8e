//! Integers in the layout of a wider integer: masking, sign extension, words.
//!
//! An integer of a width that SPIR-V lacks is in the next wider one with the bits above it zero. Operations that may
//! set those bits clear them afterwards; operations that read the sign extend it first.

use crate::error::Result;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, ones};
use crate::lower::cx::typed::{SpirvType, Typed};

/// The layout of an integer lane: `bits` used bits in an integer of `width` bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) struct IntLayout {
    pub(in crate::lower) bits: u32,
    pub(in crate::lower) width: u32,
    /// The number of lanes of the part.
    pub(in crate::lower) count: u32,
}

impl IntLayout {
    /// Returns the layout of a part with `count` lanes; `None` if the lanes are not integers of one word.
    pub(in crate::lower) fn of(lane: Lane, count: u32) -> Option<Self> {
        match lane {
            Lane::Int { bits, width } => Some(Self { bits, width, count }),
            Lane::Bool | Lane::MultiWord { .. } | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => None,
        }
    }

    /// Returns `true` if there are bits above the used bits.
    pub(in crate::lower) fn has_unused_bits(self) -> bool {
        self.bits != self.width
    }

    pub(in crate::lower) fn ty<'m, B: Builder<'m>>(self, builder: &mut B) -> Result<SpirvType> {
        let mx = builder.declarations();
        let element = mx.type_int(self.width)?;
        mx.type_vector(element, self.count)
    }

    /// Returns the same number in each lane.
    pub(in crate::lower) fn splat<'m, B: Builder<'m>>(self, builder: &mut B, value: u64) -> Result<Typed> {
        builder.declarations().int_splat(self.width, value, self.count)
    }

    /// Clears the bits above the used bits.
    pub(in crate::lower) fn mask<'m, B: Builder<'m>>(self, builder: &mut B, id: Typed) -> Result<Typed> {
        if !self.has_unused_bits() {
            return Ok(id);
        }
        let mask = self.splat(builder, ones(self.bits))?;
        builder.and(id, mask)
    }

    /// Fills the bits above the used bits with the sign.
    pub(in crate::lower) fn sign_extend<'m, B: Builder<'m>>(self, builder: &mut B, id: Typed) -> Result<Typed> {
        if !self.has_unused_bits() {
            return Ok(id);
        }
        let shift = self.splat(builder, u64::from(self.width - self.bits))?;
        let shifted = builder.shl(id, shift)?;
        builder.ashr(shifted, shift)
    }
}
