//! Computing the operations that `OpSpecConstantOp` may hold (specification, section 3.32.7), exactly as the
//! instruction of that opcode does it in a kernel.
//!
//! A result that is not known gives `None`: of addresses, of numbers above 64 bits or in other formats than those of
//! IEEE 754, of constants whose members are not known.

mod composites;
mod floats;
mod integers;

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::types::{Type, Types};
use super::values::{Folded, Member, Value, Values};
use crate::spirv::Op;

pub(super) use floats::{half_from_f64, to_f64};

/// The operands of an operation that are ids; the others are indices.
pub(super) fn ids(op: Op, operands: &[u32]) -> &[u32] {
    let count = match op {
        Op::CompositeExtract => 1,
        Op::CompositeInsert | Op::VectorShuffle => 2,
        _ => operands.len(),
    };
    operands.get(..count).unwrap_or(operands)
}

/// Whether an operation gives a pointer, or looks at one: its result has no ordinary form.
pub(super) fn computes_addresses(op: Op) -> bool {
    matches!(
        op,
        Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain
            | Op::UntypedAccessChainKHR
            | Op::UntypedInBoundsAccessChainKHR
            | Op::UntypedPtrAccessChainKHR
            | Op::UntypedInBoundsPtrAccessChainKHR
            | Op::ConvertPtrToU
            | Op::ConvertUToPtr
            | Op::PtrCastToGeneric
            | Op::GenericCastToPtr
            | Op::Bitcast
    )
}

/// What an operation gives, and why that is undefined if it is, in one lane at least.
pub(super) type Computed = (Folded, Option<&'static str>);

/// What an operation gives, all of whose operands are ordinary constants.
pub(super) fn fold(types: &Types, values: &Values, ty: u32, op: Op, operands: &[u32]) -> Option<Computed> {
    let folded = match op {
        Op::CompositeExtract => composites::extract(types, values, operands),
        Op::CompositeInsert => composites::insert(types, values, operands),
        Op::VectorShuffle => composites::shuffle(types, values, operands),
        Op::Select => composites::select(types, values, operands),
        Op::Bitcast => composites::bitcast(types, values, ty, operands),
        _ => return lanewise(types, values, ty, op, operands),
    };
    Some((folded?, None))
}

/// Returns `true` for an operation on floats of one of these widths that computes, rather than moves, them.
pub(super) fn depends_on_modes(
    types: &Types,
    values: &Values,
    ty: u32,
    op: Op,
    operands: &[u32],
    widths: &FxHashSet<u32>,
) -> bool {
    let moves = matches!(
        op,
        Op::CompositeExtract | Op::CompositeInsert | Op::VectorShuffle | Op::Select | Op::Bitcast | Op::FNegate
    );
    if widths.is_empty() || moves {
        return false;
    }
    let types_used = operands.iter().filter_map(|&id| Some(values.get(id)?.0)).chain([ty]);
    let mut shapes = types_used.filter_map(|ty| Lanes::shape(types, ty));
    shapes.any(|lanes| matches!(lanes.scalar, Type::Float { width } if widths.contains(width)))
}

/// Lane by lane: operands have as many lanes as the result.
fn lanewise(types: &Types, values: &Values, ty: u32, op: Op, operands: &[u32]) -> Option<Computed> {
    let result = Lanes::shape(types, ty)?;
    let operands: SmallVec<[Lanes<'_>; 2]> =
        operands.iter().map(|&id| Lanes::of(types, values, id)).collect::<Option<_>>()?;
    let (mut lanes, mut undefined) = (SmallVec::<[Member; 4]>::new(), None);
    for lane in 0..result.count {
        let numbers: SmallVec<[Number<'_>; 2]> =
            operands.iter().map(|operand| operand.number(lane)).collect::<Option<_>>()?;
        lanes.push(match scalar(op, result.scalar, &numbers)? {
            Outcome::Bits(bits) => Member::Scalar(result.ty, bits),
            Outcome::Undefined(why) => {
                undefined = Some(why);
                Member::Undefined(result.ty)
            }
        });
    }
    Some((result.folded(lanes)?, undefined))
}

/// One lane of a result.
enum Outcome {
    Bits(u64),
    /// Any value, for this reason.
    Undefined(&'static str),
}

/// One lane.
fn scalar(op: Op, result: &Type, operands: &[Number<'_>]) -> Option<Outcome> {
    match *operands {
        [a] => floats::unary(op, result, a).or_else(|| integers::unary(op, result, a).map(Outcome::Bits)),
        [a, b] => floats::binary(op, result, a, b).map(Outcome::Bits).or_else(|| integers::binary(op, result, a, b)),
        _ => None,
    }
}

/// A scalar and its type.
#[derive(Clone, Copy)]
struct Number<'t> {
    ty: &'t Type,
    bits: u64,
}

/// A scalar, or a vector of scalars.
struct Lanes<'t> {
    /// The id of the lanes' type.
    ty: u32,
    scalar: &'t Type,
    count: usize,
    is_vector: bool,
    /// As many as there are lanes; none of a shape only.
    bits: SmallVec<[u64; 4]>,
}

impl<'t> Lanes<'t> {
    /// The lanes that values of a type have.
    fn shape(types: &'t Types, id: u32) -> Option<Self> {
        let (ty, count, is_vector) = match types.get(id)? {
            Type::Vector { element, count } => (*element, *count as usize, true),
            Type::Bool | Type::Int { .. } | Type::Float { .. } => (id, 1, false),
            Type::Array { .. } | Type::Struct(_) => return None,
        };
        let scalar = types.get(ty).filter(|scalar| scalar.is_scalar())?;
        Some(Self { ty, scalar, count, is_vector, bits: SmallVec::new() })
    }

    /// The lanes of a constant.
    fn of(types: &'t Types, values: &Values, id: u32) -> Option<Self> {
        let mut lanes = Self::shape(types, values.get(id)?.0)?;
        lanes.bits = if lanes.is_vector {
            let members = values.members(types, &Member::Constant(id))?;
            members.iter().map(|member| bits_of(values, member)).collect::<Option<_>>()?
        } else {
            smallvec::smallvec![values.bits(id)?]
        };
        Some(lanes)
    }

    fn number(&self, lane: usize) -> Option<Number<'t>> {
        Some(Number { ty: self.scalar, bits: *self.bits.get(lane)? })
    }

    /// A constant of this shape.
    fn folded(&self, lanes: SmallVec<[Member; 4]>) -> Option<Folded> {
        if self.is_vector {
            return Some(Folded::Members(lanes));
        }
        match lanes.as_slice() {
            [Member::Scalar(_, bits)] => Some(Folded::Value(Value::Bits(*bits))),
            [Member::Undefined(_)] => Some(Folded::Value(Value::Undefined)),
            _ => None,
        }
    }
}

fn bits_of(values: &Values, member: &Member) -> Option<u64> {
    match member {
        Member::Constant(id) => values.bits(*id),
        Member::Scalar(_, bits) => Some(*bits),
        Member::Null(_) | Member::Undefined(_) => Some(0),
        Member::Composite(..) => None,
    }
}
