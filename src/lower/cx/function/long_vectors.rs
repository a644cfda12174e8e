//! Vectors of any length (SPV_EXT_long_vector, SPV_INTEL_vector_compute) as operands of instructions that take vectors of
//! 2, 3, 4, 8 and 16 lanes only.
//!
//! These are the instructions of `OpenCL.std` (OpenCL extended instruction set, section 2); neither extension changes
//! them.

use crate::error::Result;
use crate::ir::{Type, Value, ValueKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::declarations::types::LongVector;
use crate::lower::cx::forms::{Lanes, Legal, Parts, one_part, standard_lengths};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::{Op, Std};
use crate::spirv::inst::Inst;

/// An instruction of `OpenCL.std` that works on each component => one instruction for each vector of a standard length,
/// and `OpCompositeConstruct`
pub(super) fn std_by_chunks(
    fx: &mut FunctionCx<'_, '_>,
    instruction: Std,
    vector: LongVector,
    ty: SpirvType,
    operands: &[Typed],
) -> Result<Typed> {
    let mut split_operands = Vec::with_capacity(operands.len());
    for (index, operand) in operands.iter().enumerate() {
        let element = if is_integer_operand(instruction, index) { fx.mx.type_int(32)? } else { vector.element };
        split_operands.push(split(fx, LongVector { element, ..vector }, *operand)?);
    }
    let mut results = Parts::new();
    for (part, length) in standard_lengths(vector.count).enumerate() {
        let ty = fx.mx.type_vector(vector.element, length)?;
        let operands: Parts = split_operands.iter().map(|operand| operand[part]).collect();
        results.push(fx.std(instruction, ty, &operands)?);
    }
    join(fx, vector, ty, &results)
}

/// Returns `true` if an operand is a vector of 32-bit integers while the result is a vector of floating-point numbers.
fn is_integer_operand(instruction: Std, operand: usize) -> bool {
    matches!(instruction, Std::ldexp | Std::pown | Std::rootn) && operand == 1
}

/// Returns the vectors of standard lengths that a vector consists of.
pub(in crate::lower) fn split(fx: &mut FunctionCx<'_, '_>, vector: LongVector, id: Typed) -> Result<Parts> {
    let mut first = 0;
    let mut parts = Parts::new();
    for length in standard_lengths(vector.count) {
        parts.push(match length {
            1 => fx.extract(vector.element, id, first)?,
            _ => {
                let (ty, part) = (fx.mx.type_vector(vector.element, length)?, fx.fresh());
                let shuffle = Inst::new(Op::VectorShuffle).id(ty).id(part).id(id).id(id);
                fx.emit((first..first + length).fold(shuffle, Inst::literal))?;
                Typed::new(part, ty)
            }
        });
        first += length;
    }
    Ok(parts)
}

/// Returns the vector of the parts of [`split`], constructed from its components: several consumers do not read
/// constituents that are vectors themselves.
pub(in crate::lower) fn join(
    fx: &mut FunctionCx<'_, '_>,
    vector: LongVector,
    ty: SpirvType,
    parts: &[Typed],
) -> Result<Typed> {
    let mut components = Vec::with_capacity(vector.count as usize);
    for (length, part) in standard_lengths(vector.count).zip(parts) {
        for index in 0..length {
            components.push(if length == 1 { *part } else { fx.extract(vector.element, *part, index)? });
        }
    }
    fx.construct(ty, &components)
}

/// Returns the parts of a value for instructions that take standard vectors only: one for each of the
/// [chunks](Lanes::chunks) of such vectors.
pub(in crate::lower) fn to_standard(fx: &mut FunctionCx<'_, '_>, value: &Legal) -> Result<Parts> {
    match long_type(fx, value.lanes)? {
        Some((_, vector)) => split(fx, vector, value.parts[0]),
        None => Ok(value.parts.clone()),
    }
}

/// Returns the parts of a value whose parts are those of [`to_standard`].
pub(in crate::lower) fn from_standard(fx: &mut FunctionCx<'_, '_>, value: Legal) -> Result<Parts> {
    match long_type(fx, value.lanes)? {
        Some((ty, vector)) => join(fx, vector, ty, &value.parts).map(one_part),
        None => Ok(value.parts),
    }
}

impl<'m> FunctionCx<'_, 'm> {
    /// Returns the argument or return value of SPIR-V's function for a value, which is a vector where
    /// [`single_lane_vector`](crate::lower::cx::declarations::Declarations::single_lane_vector) has a type.
    pub(in crate::lower) fn wrap_single_lane(&mut self, value: Value<'m>, parts: Parts) -> Result<Parts> {
        let (Some(ty), [lane]) = (self.mx.single_lane_vector(value.ty())?, parts.as_slice()) else { return Ok(parts) };
        if is_number(value) {
            return self.mx.composite(ty, &[*lane]).map(one_part);
        }
        // OpCompositeConstruct of a vector has at least two constituents (specification, OpCompositeConstruct).
        let (undefined, id) = (self.mx.undef(ty)?, self.fresh());
        self.emit(Inst::new(Op::CompositeInsert).id(ty).id(id).id(*lane).id(undefined).literal(0))?;
        Ok(one_part(Typed::new(id, ty)))
    }

    /// Returns the parts of a value of the type `ty` from the parameter or result of SPIR-V's function.
    pub(in crate::lower) fn unwrap_single_lane(&mut self, ty: Type<'m>, passed: Parts) -> Result<Parts> {
        match (self.mx.single_lane_vector(ty)?, passed.as_slice()) {
            (Some(_), [vector]) => {
                let Lanes { lane, .. } = self.mx.lanes(ty)?;
                let element = self.mx.lane_type(lane)?;
                self.extract(element, *vector, 0).map(one_part)
            }
            _ => Ok(passed),
        }
    }
}

/// Returns `true` for a constant vector whose lane is a number, so that its parts are at module scope.
fn is_number(value: Value<'_>) -> bool {
    match value.kind() {
        ValueKind::AggregateZero | ValueKind::DataVector | ValueKind::Undef | ValueKind::Poison => true,
        ValueKind::ConstantVector => matches!(value.operand(0).kind(), ValueKind::ConstantInt | ValueKind::ConstantFp),
        _ => false,
    }
}

/// Returns the type of a value that is one vector of a length that only an extension has.
fn long_type(fx: &mut FunctionCx<'_, '_>, lanes: Lanes) -> Result<Option<(SpirvType, LongVector)>> {
    if fx.mx.legal.any_length.is_none() || !lanes.lane.has_vectors() {
        return Ok(None);
    }
    let ty = fx.mx.chunk_type(lanes.lane, lanes.count)?;
    Ok(fx.mx.long_vector(ty).map(|vector| (ty, vector)))
}
