//! The operands of a record, taken one after the other.

use super::{Step, Stop};
use crate::bitcode::codes::{block_name, record_name};
use crate::bitcode::stream::Record;

/// The operands of a record that are left.
#[derive(Copy, Clone, Debug)]
pub(super) struct Operands<'r> {
    block: u32,
    pub(super) code: u32,
    rest: &'r [u64],
}

impl<'r> Operands<'r> {
    /// Returns the operands of a record of a block.
    pub(super) fn new(block: u32, record: &'r Record<'_>) -> Self {
        Self { block, code: record.code, rest: &record.operands }
    }

    /// Returns the operands of a record that was kept.
    pub(super) fn of_slice(block: u32, code: u32, rest: &'r [u64]) -> Self {
        Self { block, code, rest }
    }

    /// Returns an error about the record.
    #[cold]
    pub(super) fn invalid(&self, message: &str) -> Stop {
        let (block, record) = (block_name(self.block), record_name(self.block, self.code));
        Stop::invalid(format!("{message} in record {record} of block {block}"))
    }

    /// Returns the next operand, which must exist.
    #[inline]
    pub(super) fn next(&mut self) -> Step<u64> {
        match self.optional() {
            Some(operand) => Ok(operand),
            None => Err(self.invalid("missing operands")),
        }
    }

    /// Returns the next operand, which must have at most 32 bits.
    #[inline]
    pub(super) fn next_u32(&mut self) -> Step<u32> {
        let operand = self.next()?;
        u32::try_from(operand).map_err(|_| self.invalid("an operand of more than 32 bits"))
    }

    /// Returns the next operand as a flag.
    #[inline]
    pub(super) fn next_bool(&mut self) -> Step<bool> {
        Ok(self.next()? != 0)
    }

    /// Returns the next operand, if there is one.
    #[inline]
    pub(super) fn optional(&mut self) -> Option<u64> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    /// Returns the next operand, zero if there is none.
    #[inline]
    pub(super) fn or_zero(&mut self) -> u64 {
        self.optional().unwrap_or(0)
    }

    /// Returns the number of operands that are left.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.rest.len()
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns the operands that are left.
    #[inline]
    pub(super) fn rest(&self) -> &'r [u64] {
        self.rest
    }

    /// Takes the next `count` operands.
    pub(super) fn take(&mut self, count: u64) -> Step<&'r [u64]> {
        match usize::try_from(count).ok().and_then(|count| self.rest.split_at_checked(count)) {
            Some((taken, rest)) => {
                self.rest = rest;
                Ok(taken)
            }
            None => Err(self.invalid("missing operands")),
        }
    }

    /// Checks that no operand is left.
    #[inline]
    pub(super) fn end(&self) -> Step<()> {
        match self.rest.is_empty() {
            true => Ok(()),
            false => Err(self.invalid("unexpected operands")),
        }
    }
}

/// Returns operands that are the bytes of a string.
pub(super) fn text(operands: &[u64]) -> Vec<u8> {
    bytes(operands).collect()
}

/// Returns the low bytes of operands.
pub(super) fn bytes(operands: &[u64]) -> impl Iterator<Item = u8> {
    operands.iter().map(|&byte| byte as u8)
}
