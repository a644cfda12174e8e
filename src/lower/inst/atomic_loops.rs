//! Atomic operations without an instruction in SPIR-V: loops around `OpAtomicCompareExchange`.
//!
//! The value is handled as the bits of an integer of 32 or 64 bits. A value of 8 or 16 bits is part of the 32-bit word
//! that contains it: memory is allocated in whole words, and the exchange does not change the other bytes, or fails if
//! another work-item changes them.

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode, RmwOp};
use crate::lower::cx::forms::ones;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::bit_packing::reinterpret;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::float_order::{Order as FloatOrder, preferring_numbers, propagating};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanewise::{Number, extremum};
use crate::lower::cx::legal::{bfloat, lanewise};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::{Std, StorageClass};

/// A value in memory, accessed through the word that contains its bits.
pub(super) struct Bits {
    /// The address of the word.
    word: Pointer,
    /// 32 or 64.
    word_bits: u32,
    /// The offset in the word of a narrower value, in bits.
    shift: Option<Typed>,
    /// The type of the value.
    lanes: Lanes,
    value_bits: u32,
}

impl Bits {
    /// Returns the value of `lanes` at `pointer`; `None` unless it has the size of an integer of 8 to 64 bits.
    pub(super) fn at(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, lanes: Lanes) -> Result<Option<Self>> {
        let Some(value_bits) = lanes.lane.bits().and_then(|bits| bits.checked_mul(lanes.count)) else {
            return Ok(None);
        };
        let word_bits = match value_bits {
            8 | 16 | 32 => 32,
            64 => 64,
            _ => return Ok(None),
        };
        Self::new(fx, pointer, lanes, value_bits, word_bits).map(Some)
    }

    fn new(
        fx: &mut FunctionCx<'_, '_>,
        pointer: Pointer,
        lanes: Lanes,
        value_bits: u32,
        word_bits: u32,
    ) -> Result<Self> {
        let ty = fx.mx.type_int(word_bits)?;
        if value_bits == word_bits {
            let word = fx.pointer_cast(pointer, ty)?;
            return Ok(Self { word, word_bits, shift: None, lanes, value_bits });
        }
        // The address without its last two bits, and the offset in bits that these two stand for.
        let (size, width) = (fx.mx.type_size()?, fx.mx.pointer_bits);
        let address = fx.ptr_to_int(size, pointer.value())?;
        let (above, below) = (fx.mx.int_constant(width, !3)?, fx.mx.int_constant(width, 3)?);
        let aligned = fx.and(address, above)?;
        let pointer_ty = fx.mx.type_pointer(pointer.storage, ty)?;
        let word = fx.int_to_ptr(pointer_ty, aligned)?;
        let byte = fx.and(address, below)?;
        let byte = if width == word_bits { byte } else { fx.zext_or_trunc(ty, byte)? };
        let three = fx.mx.int_constant(word_bits, 3)?;
        let shift = fx.shl(byte, three)?;
        let word = Pointer::new(word, pointer.storage, ty);
        Ok(Self { word, word_bits, shift: Some(shift), lanes, value_bits })
    }

    pub(super) fn storage(&self) -> StorageClass {
        self.word.storage
    }

    /// Returns the integer that holds the bits of the value.
    fn integer(&self) -> Lane {
        let bits = self.value_bits;
        Lane::Int { bits, width: bits }
    }

    fn word_layout(&self) -> IntLayout {
        IntLayout { bits: self.word_bits, width: self.word_bits, count: 1 }
    }

    /// Extracts the value from a word.
    fn value(&self, fx: &mut FunctionCx<'_, '_>, word: Typed) -> Result<Legal> {
        let mut bits = word;
        if let Some(shift) = self.shift {
            bits = fx.lshr(word, shift)?;
            let own = fx.mx.type_int(self.value_bits)?;
            bits = fx.zext_or_trunc(own, bits)?;
        }
        reinterpret(fx, &Legal::scalar(self.integer(), bits), self.lanes)
    }

    /// Inserts a value into a word.
    fn with_value(&self, fx: &mut FunctionCx<'_, '_>, word: Typed, value: &Legal) -> Result<Typed> {
        let bits = reinterpret(fx, value, Lanes { lane: self.integer(), count: 1 })?.parts[0];
        let Some(shift) = self.shift else { return Ok(bits) };
        let layout = self.word_layout();
        let (ty, mask) = (layout.ty(fx)?, layout.splat(fx, ones(self.value_bits))?);
        let mask = fx.shl(mask, shift)?;
        let others = fx.op(Op::Not, ty, &[mask])?;
        let others = fx.and(word, others)?;
        let bits = fx.zext_or_trunc(ty, bits)?;
        let bits = fx.shl(bits, shift)?;
        fx.or(others, bits)
    }

    /// Loads the value atomically.
    pub(super) fn load(&self, fx: &mut FunctionCx<'_, '_>, order: Order) -> Result<Parts> {
        let ty = self.word_layout().ty(fx)?;
        let word = fx.op(Op::AtomicLoad, ty, &[self.word.value(), order.scope, order.semantics])?;
        self.value(fx, word).map(Legal::into_parts)
    }

    /// Replaces the value by the result of `change`; returns the previous value.
    pub(super) fn update<'a, 'm>(
        &self,
        fx: &mut FunctionCx<'a, 'm>,
        order: Order,
        change: impl FnOnce(&mut FunctionCx<'a, 'm>, &Legal) -> Result<Legal>,
    ) -> Result<Parts> {
        let old = self.exchange(fx, order, change)?;
        self.value(fx, old).map(Legal::into_parts)
    }

    /// Returns `{ previous value, success }`, the result of `cmpxchg`.
    pub(super) fn compare_exchange(
        &self,
        fx: &mut FunctionCx<'_, '_>,
        order: Order,
        expected: &Legal,
        new: &Legal,
    ) -> Result<Parts> {
        let old = self.exchange(fx, order, |fx, old| {
            let same = compare_integers(fx, IntPredicate::Eq, old, expected)?;
            lanewise::select(fx, &same, new, old)
        })?;
        let result = self.value(fx, old)?;
        let same = compare_integers(fx, IntPredicate::Eq, &result, expected)?;
        Ok(result.parts.into_iter().chain(same.parts).collect())
    }

    /// Repeats the exchange until no other work-item has changed the word in between; returns the previous word.
    fn exchange<'a, 'm>(
        &self,
        fx: &mut FunctionCx<'a, 'm>,
        order: Order,
        change: impl FnOnce(&mut FunctionCx<'a, 'm>, &Legal) -> Result<Legal>,
    ) -> Result<Typed> {
        let (ty, boolean) = (self.word_layout().ty(fx)?, fx.mx.type_bool()?);
        let relaxed = fx.mx.u32_constant(0)?;
        let first = fx.op(Op::AtomicLoad, ty, &[self.word.value(), order.scope, relaxed])?;
        let last = fx.do_while(&[first], |fx, state| {
            let old = self.value(fx, state[0])?;
            let new = change(fx, &old)?;
            let new = self.with_value(fx, state[0], &new)?;
            let operands = [self.word.value(), order.scope, order.semantics, order.failure, new, state[0]];
            let found = fx.op(Op::AtomicCompareExchange, ty, &operands)?;
            let again = fx.op(Op::INotEqual, boolean, &[found, state[0]])?;
            Ok((again, Parts::from_elem(found, 1)))
        })?;
        last.first().copied().ok_or_else(|| invalid("an exchange without a result"))
    }
}

/// Returns the new value that an operation computes from the value in memory.
pub(super) fn modified(fx: &mut FunctionCx<'_, '_>, operation: RmwOp, old: &Legal, operand: &Legal) -> Result<Legal> {
    let lanes = old.lanes;
    if lanes.lane == Lane::BFloat && operation != RmwOp::Xchg {
        let (old, operand) = (bfloat::widen(fx, old)?, bfloat::widen(fx, operand)?);
        let new = modified(fx, operation, &old, &operand)?;
        return bfloat::narrow(fx, &new);
    }
    match operation {
        RmwOp::Xchg => Ok(operand.clone()),
        RmwOp::Add => integer_parts(fx, Opcode::Add, old, operand),
        RmwOp::Sub => integer_parts(fx, Opcode::Sub, old, operand),
        RmwOp::And => integer_parts(fx, Opcode::And, old, operand),
        RmwOp::Or => integer_parts(fx, Opcode::Or, old, operand),
        RmwOp::Xor => integer_parts(fx, Opcode::Xor, old, operand),
        RmwOp::Nand => {
            let both = integer_parts(fx, Opcode::And, old, operand)?;
            lanewise::complement(fx, &both)
        }
        RmwOp::Max => extremum(fx, IntPredicate::Sgt, old, operand),
        RmwOp::Min => extremum(fx, IntPredicate::Slt, old, operand),
        RmwOp::UMax => extremum(fx, IntPredicate::Ugt, old, operand),
        RmwOp::UMin => extremum(fx, IntPredicate::Ult, old, operand),
        RmwOp::UIncWrap => {
            let one = lanewise::number(fx, lanes, Number::Small(1))?;
            let zero = lanewise::number(fx, lanes, Number::Small(0))?;
            let more = integer_parts(fx, Opcode::Add, old, &one)?;
            let at_end = compare_integers(fx, IntPredicate::Uge, old, operand)?;
            lanewise::select(fx, &at_end, &zero, &more)
        }
        RmwOp::UDecWrap => {
            let one = lanewise::number(fx, lanes, Number::Small(1))?;
            let less = integer_parts(fx, Opcode::Sub, old, &one)?;
            // Zero minus one is above every operand but the largest number, which it equals.
            let beyond = compare_integers(fx, IntPredicate::Uge, &less, operand)?;
            lanewise::select(fx, &beyond, operand, &less)
        }
        RmwOp::USubCond | RmwOp::USubSat => {
            let less = integer_parts(fx, Opcode::Sub, old, operand)?;
            let fits = compare_integers(fx, IntPredicate::Uge, old, operand)?;
            let otherwise =
                if operation == RmwOp::USubSat { lanewise::number(fx, lanes, Number::Small(0))? } else { old.clone() };
            lanewise::select(fx, &fits, &less, &otherwise)
        }
        RmwOp::FAdd => lanewise::arithmetic(fx, Op::FAdd, old, operand),
        RmwOp::FSub => lanewise::arithmetic(fx, Op::FSub, old, operand),
        RmwOp::FMax => lanewise::direct(fx, Std::fmax, old, operand),
        RmwOp::FMin => lanewise::direct(fx, Std::fmin, old, operand),
        RmwOp::FMaximum => propagating(fx, FloatOrder::Greater, old, operand),
        RmwOp::FMinimum => propagating(fx, FloatOrder::Less, old, operand),
        RmwOp::FMaximumNum => preferring_numbers(fx, FloatOrder::Greater, old, operand),
        RmwOp::FMinimumNum => preferring_numbers(fx, FloatOrder::Less, old, operand),
    }
}

/// The scope and the semantics of a compare-and-exchange.
#[derive(Clone, Copy)]
pub(super) struct Order {
    pub(super) scope: Typed,
    pub(super) semantics: Typed,
    /// The semantics of an exchange that fails.
    pub(super) failure: Typed,
}
