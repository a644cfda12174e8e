//! Operations on composites, `OpSelect` and `OpBitcast`.

use super::Lanes;
use crate::specialize::values::{Folded, Member, Value, Values};
use crate::spirv::View;
use crate::spirv::evaluate::low;
use crate::spirv::limits::MAX_INDEXES;

/// The literal of an undefined lane of a shuffle.
const ANY_LANE: u32 = u32::MAX;

/// The maximum number of members that an insertion may copy: a few times the size of a composite.
const MAX_COPIES: usize = 1 << 20;

/// Folds `OpCompositeExtract composite indices...`.
pub(super) fn extract(view: &View<'_>, values: &Values, operands: &[u32]) -> Option<Folded> {
    let (&composite, indices) = operands.split_first()?;
    let whole = Member::Constant(composite);
    let member = indices.iter().try_fold(whole, |member, &index| values.member(view, &member, index))?;
    value_of(values, &member)
}

/// Returns the value of a member.
fn value_of(values: &Values, member: &Member) -> Option<Folded> {
    Some(match member {
        Member::Constant(id) => Folded::Value(values.get(*id)?.1.clone()),
        Member::Scalar(_, bits) => Folded::Value(Value::Bits(*bits)),
        Member::Null(_) => Folded::Value(Value::Null),
        Member::Undefined(_) => Folded::Value(Value::Undefined),
        Member::Composite(_, members) => Folded::Members(members.iter().cloned().collect()),
    })
}

/// Folds `OpCompositeInsert object composite indices...`.
pub(super) fn insert(view: &View<'_>, values: &Values, operands: &[u32]) -> Option<Folded> {
    let &[object, composite, ref indices @ ..] = operands else { return None };
    if indices.len() > MAX_INDEXES {
        return None;
    }
    let (object, composite) = (Member::Constant(object), Member::Constant(composite));
    let mut copies = MAX_COPIES;
    match replace_member(view, values, &composite, indices, &object, &mut copies)? {
        Member::Composite(_, members) => Some(Folded::Members(members.into_iter().collect())),
        member => value_of(values, &member),
    }
}

/// Returns a composite with `object` instead of the member at `indices`; `copies` is the number of members that may still
/// be copied.
fn replace_member(
    view: &View<'_>,
    values: &Values,
    composite: &Member,
    indices: &[u32],
    object: &Member,
    copies: &mut usize,
) -> Option<Member> {
    let Some((&index, deeper)) = indices.split_first() else { return Some(object.clone()) };
    let mut members = values.members(view, composite)?;
    *copies = copies.checked_sub(members.len())?;
    let member = members.get_mut(index as usize)?;
    *member = replace_member(view, values, member, deeper, object, copies)?;
    Some(Member::Composite(values.type_of(composite)?, members.into_iter().collect()))
}

/// Folds `OpVectorShuffle a b lanes...`.
pub(super) fn shuffle(view: &View<'_>, values: &Values, operands: &[u32]) -> Option<Folded> {
    let &[a, b, ref lanes @ ..] = operands else { return None };
    let mut from = values.members(view, &Member::Constant(a))?;
    let element = Lanes::shape(view, values.get(a)?.0)?.ty;
    from.extend(values.members(view, &Member::Constant(b))?);
    let lane = |&lane: &u32| match lane {
        ANY_LANE => Some(Member::Undefined(element)),
        lane => from.get(lane as usize).cloned(),
    };
    Some(Folded::Members(lanes.iter().map(lane).collect::<Option<_>>()?))
}

/// Folds `OpSelect condition a b`, whole or lane by lane.
pub(super) fn select(view: &View<'_>, values: &Values, operands: &[u32]) -> Option<Folded> {
    let &[condition, a, b] = operands else { return None };
    let condition = Lanes::read(view, values, condition)?;
    let pick = |lane: usize| condition.bits.get(lane).map(|&bit| bit == 1);
    if !condition.is_vector {
        return value_of(values, &Member::Constant(if pick(0)? { a } else { b }));
    }
    let members = |id: u32| values.members(view, &Member::Constant(id));
    let (a, b) = (members(a)?, members(b)?);
    let lane = |lane: usize| (if pick(lane)? { &a } else { &b }).get(lane).cloned();
    Some(Folded::Members((0..condition.count).map(lane).collect::<Option<_>>()?))
}

/// Folds `OpBitcast value`: concatenates the bits of all lanes, the first lane lowest.
pub(super) fn bitcast(view: &View<'_>, values: &Values, ty: u32, operands: &[u32]) -> Option<Folded> {
    let &[value] = operands else { return None };
    let result = Lanes::shape(view, ty)?;
    let from = Lanes::read(view, values, value)?;
    let (from_width, width) = (from.scalar.width()?, result.scalar.width()?);
    let is_odd = |width: u32| !width.is_multiple_of(8);
    if is_odd(from_width) || is_odd(width) {
        return None;
    }
    let bytes: Vec<u8> =
        from.bits.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(from_width as usize / 8)).collect();
    if bytes.len() != result.count * width as usize / 8 {
        return None;
    }
    let join = |bytes: &[u8]| bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u64::from(byte));
    let lane = |bytes: &[u8]| Member::Scalar(result.ty, low(join(bytes), width));
    result.folded(bytes.chunks(width as usize / 8).map(lane).collect())
}
