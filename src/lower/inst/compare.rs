//! `icmp` and `fcmp`.

use crate::ir::{IntPredicate, TypeKind};
use crate::lower::cx::legal::compare::{compare_integer_binary, compare_integers};
use crate::lower::cx::legal::float_order::compare_floats;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::gather;
use crate::lower::cx::prelude::*;
use crate::lower::inst::fast_math::with_flags;
use crate::spirv::grammar::Version;

/// `icmp` => `OpIEqual`, `OpULessThan`, `OpPtrEqual`, ...
pub(in crate::lower) fn int_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.operand(0).ty().address_space().is_some() {
        return pointer_compare(fx, inst);
    }
    let predicate = inst.icmp_predicate();
    let (a, b) = (fx.legal(inst.operand(0))?, fx.legal(inst.operand(1))?);
    compare_integers(fx, predicate, &a, &b).map(Legal::into_parts)
}

/// `icmp` on pointers => `OpPtrEqual`, `OpPtrNotEqual`, or a comparison of the addresses
fn pointer_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let predicate = inst.icmp_predicate();
    let (left, right) = (inst.operand(0), inst.operand(1));
    let a = fx.value(left)?;
    let b = fx.pointers_as(right, a[0].ty)?;
    let boolean = fx.mx.type_bool()?;
    let direct = match predicate {
        IntPredicate::Eq => Some(Op::PtrEqual),
        IntPredicate::Ne => Some(Op::PtrNotEqual),
        _ => None,
    };
    let direct = direct.filter(|_| fx.mx.out.requirements().allows_version(Version::V1_4) && is_scalar(inst));
    let mut results = Parts::new();
    for (a, b) in a.iter().zip(&b) {
        results.push(match direct {
            Some(op) => fx.op(op, boolean, &[*a, *b])?,
            None => {
                let size = fx.mx.type_size()?;
                let (a, b) = (fx.ptr_to_int(size, *a)?, fx.ptr_to_int(size, *b)?);
                let width = fx.mx.pointer_bits;
                compare_integer_binary(fx, IntLayout { bits: width, width, count: 1 }, predicate, boolean, a, b)?
            }
        });
    }
    let count = results.len() as u32;
    gather(fx, Lanes { lane: Lane::Bool, count }, &results).map(Legal::into_parts)
}

fn is_scalar(inst: Inst<'_>) -> bool {
    !matches!(inst.ty().kind(), TypeKind::Vector { .. })
}

/// The instructions that compare two floating-point numbers.
const FLOAT_COMPARISONS: [Op; 14] = [
    Op::Ordered,
    Op::Unordered,
    Op::FOrdEqual,
    Op::FUnordEqual,
    Op::FOrdNotEqual,
    Op::FUnordNotEqual,
    Op::FOrdLessThan,
    Op::FUnordLessThan,
    Op::FOrdGreaterThan,
    Op::FUnordGreaterThan,
    Op::FOrdLessThanEqual,
    Op::FUnordLessThanEqual,
    Op::FOrdGreaterThanEqual,
    Op::FUnordGreaterThanEqual,
];

/// `fcmp nnan` => `OpFOrdEqual`, `OpFUnordLessThan`, `OpOrdered`, ... with `FPFastMathMode`
pub(in crate::lower) fn float_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.operand(0))?, fx.legal(inst.operand(1))?);
    let compare = |fx: &mut FunctionCx<'_, 'm>| Ok(compare_floats(fx, inst.fcmp_predicate(), &a, &b)?.parts);
    with_flags(fx, fx.fast_math(inst), &FLOAT_COMPARISONS, compare)
}
