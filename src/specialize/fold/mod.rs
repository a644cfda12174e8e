//! Constant folding of the operations of `OpSpecConstantOp` (specification, section 3.3.7), with the same results as the
//! instructions of these opcodes in a kernel.
//!
//! The result is `None` if it is not known: for addresses, for numbers above 64 bits or in other formats than those of
//! IEEE 754, for constants whose members are not known.

mod composites;

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::values::{Folded, Member, Value, Values};
use crate::spirv::evaluate::{Number, Outcome, Scalar, evaluate};
use crate::spirv::view::Type;
use crate::spirv::{Op, View};

/// Returns the operands of an operation that are ids; the others are indices.
pub(super) fn ids(op: Op, operands: &[u32]) -> &[u32] {
    let count = match op {
        Op::CompositeExtract => 1,
        Op::CompositeInsert | Op::VectorShuffle => 2,
        _ => operands.len(),
    };
    operands.get(..count).unwrap_or(operands)
}

/// Returns `true` if an operation has a pointer as its result or operand: its result is not an ordinary constant.
pub(super) fn computes_addresses(view: &View<'_>, ty: u32, op: Op) -> bool {
    matches!(view.ty(ty), Some(Type::Pointer { .. }))
        || op.is_access_chain()
        || matches!(
            op,
            Op::ConvertPtrToU | Op::ConvertUToPtr | Op::PtrCastToGeneric | Op::GenericCastToPtr | Op::Bitcast
        )
}

/// The result of an operation, and the reason if at least one of its lanes is undefined.
pub(super) type Computed = (Folded, Option<&'static str>);

/// Folds an operation whose operands are all ordinary constants.
pub(super) fn fold(view: &View<'_>, values: &Values, ty: u32, op: Op, operands: &[u32]) -> Option<Computed> {
    let folded = match op {
        Op::CompositeExtract => composites::extract(view, values, operands),
        Op::CompositeInsert => composites::insert(view, values, operands),
        Op::VectorShuffle => composites::shuffle(view, values, operands),
        Op::Select => composites::select(view, values, operands),
        Op::Bitcast => composites::bitcast(view, values, ty, operands),
        _ => return lanewise(view, values, ty, op, operands),
    };
    Some((folded?, None))
}

/// Returns `true` for an arithmetic operation, which rounds, on floats of one of these widths.
pub(super) fn depends_on_modes(
    view: &View<'_>,
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
    let mut shapes = types_used.filter_map(|ty| Lanes::shape(view, ty));
    shapes.any(|lanes| matches!(lanes.scalar, Scalar::Float { width } if widths.contains(&width)))
}

/// Folds an operation lane by lane; operands have as many lanes as the result.
fn lanewise(view: &View<'_>, values: &Values, ty: u32, op: Op, operands: &[u32]) -> Option<Computed> {
    let result = Lanes::shape(view, ty)?;
    let operands: SmallVec<[Lanes; 2]> =
        operands.iter().map(|&id| Lanes::read(view, values, id)).collect::<Option<_>>()?;
    let (mut lanes, mut undefined) = (SmallVec::<[Member; 4]>::new(), None);
    for lane in 0..result.count {
        let numbers: SmallVec<[Number; 2]> =
            operands.iter().map(|operand| operand.number(lane)).collect::<Option<_>>()?;
        lanes.push(match evaluate(op, result.scalar, &numbers)? {
            Outcome::Bits(bits) => Member::Scalar(result.ty, bits),
            Outcome::Undefined(why) => {
                undefined = Some(why);
                Member::Undefined(result.ty)
            }
        });
    }
    Some((result.folded(lanes)?, undefined))
}

/// A scalar, or a vector of scalars.
struct Lanes {
    /// The id of the type of the lanes.
    ty: u32,
    scalar: Scalar,
    count: usize,
    is_vector: bool,
    /// The bits of each lane; empty if only the shape is known.
    bits: SmallVec<[u64; 4]>,
}

impl Lanes {
    /// Returns the shape of values of a type.
    fn shape(view: &View<'_>, id: u32) -> Option<Self> {
        let (ty, count, is_vector) = match view.ty(id)? {
            Type::Vector { element, count } | Type::Matrix { column: element, count } => {
                (element, count as usize, true)
            }
            _ => (id, 1, false),
        };
        let scalar = Scalar::read(view, ty)?;
        Some(Self { ty, scalar, count, is_vector, bits: SmallVec::new() })
    }

    /// Returns the lanes of a constant.
    fn read(view: &View<'_>, values: &Values, id: u32) -> Option<Self> {
        let mut lanes = Self::shape(view, values.get(id)?.0)?;
        lanes.bits = if lanes.is_vector {
            let members = values.members(view, &Member::Constant(id))?;
            members.iter().map(|member| bits_of(values, member)).collect::<Option<_>>()?
        } else {
            smallvec::smallvec![values.bits(id)?]
        };
        Some(lanes)
    }

    fn number(&self, lane: usize) -> Option<Number> {
        Some(Number { ty: self.scalar, bits: *self.bits.get(lane)? })
    }

    /// Returns a constant of this shape.
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
