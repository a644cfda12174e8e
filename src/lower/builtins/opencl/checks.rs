//! Checks and conversions that all families of builtins share.

pub(super) use crate::lower::cx::forms::one_part;
pub(super) use crate::lower::cx::function::builtin::{arguments, check_result, wrong_arguments, wrong_result};
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::prelude::*;
use crate::names::{Mangled, Scalar, TypeName};
use crate::spirv::grammar::{Operand, OperandKind, op_row};
use crate::spirv::operands::are_ids;

/// Returns `true` if an instruction has that many operands after its result, ids all.
pub(super) fn takes(op: Op, count: usize) -> bool {
    let is_result = |operand: &Operand| matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult);
    op_row(op).is_some_and(|row| {
        let results = row.operands.iter().take_while(|operand| is_result(operand)).count();
        are_ids(&row.operands[results..], count)
    })
}

/// A 32-bit integer.
pub(super) const WORD: Lanes = Lanes { lane: Lane::Int { bits: 32, width: 32 }, count: 1 };

/// Returns the pointee of the first pointer parameter, if it is a number or a vector of numbers.
pub(super) fn pointee_of(name: &Mangled<'_>) -> Option<TypeName> {
    let pointer = name.parameters.iter().find_map(|parameter| parameter.pointer())?;
    Some(TypeName { scalar: pointer.pointee.scalar()?, length: pointer.pointee.length() })
}

/// Returns the lanes of a type in a mangled name; `None` if SPIR-V has no such numbers.
pub(super) fn lanes_of(name: TypeName) -> Option<Lanes> {
    let bits = name.scalar.bits();
    let lane = match name.scalar {
        Scalar::Bool | Scalar::BFloat => return None,
        Scalar::Half | Scalar::Float | Scalar::Double => Lane::Float(bits),
        _ if matches!(bits, 8 | 16 | 32 | 64) => Lane::Int { bits, width: bits },
        _ => return None,
    };
    Some(Lanes { lane, count: name.length })
}

/// Returns the id of an argument that must be an integer of exactly 32 bits.
pub(super) fn u32_argument<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, value: Value<'m>) -> Result<Typed> {
    match fx.lanes(value.ty())? {
        WORD => fx.scalar(value),
        _ => Err(wrong_arguments(inst)),
    }
}

/// Converts `count` Booleans to OpenCL C's integers: true is 1 as a scalar and -1 in a vector.
pub(super) fn int_from_bool<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    boolean: Typed,
    count: u32,
) -> Result<Parts> {
    match fx.form(inst.ty())? {
        LegalForm::Lanes(Lanes { lane: lane @ (Lane::Bool | Lane::Int { .. }), count: actual }) if actual == count => {
            resize_part(fx, Lane::Bool, lane, count, boolean, count > 1).map(one_part)
        }
        _ => Err(wrong_result(inst)),
    }
}
