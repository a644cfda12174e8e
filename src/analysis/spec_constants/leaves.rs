//! Scalars of a specialization constant: their offsets, types and defaults.

use super::requests::Request;
use crate::ir::{DataLayout, Type, TypeKind, Value, ValueKind};

/// A scalar of a specialization constant.
#[derive(Clone, Copy)]
pub(crate) struct Leaf<'m> {
    pub(crate) id: u32,
    /// The offset in bytes.
    pub(crate) offset: u64,
    pub(crate) ty: Type<'m>,
    pub(crate) default: Value<'m>,
}

/// The size limit of one constant; `OpSpecConstantComposite`, of at most 65,535 words, could not hold as many scalars.
const MAX_BYTES: u64 = 1 << 20;

/// Returns the scalars of a requested constant, without ids yet.
pub(super) fn leaves<'m>(layout: &'m DataLayout, request: &Request<'m>) -> Result<Vec<Leaf<'m>>, String> {
    for ty in [request.ty, request.default.ty()] {
        if layout.alloc_size(ty) > MAX_BYTES {
            return Err(format!("a specialization constant of type {ty} takes more than {MAX_BYTES} bytes"));
        }
    }
    let mut defined = Vec::new();
    let mut is_defined = |offset, ty, value: Value<'m>| {
        if !matches!(value.kind(), ValueKind::Undef | ValueKind::Poison) {
            defined.push((offset, ty, value));
        }
    };
    walk_constant(layout, request.default, 0, &mut is_defined)?;
    let mut defined = defined.into_iter().peekable();
    let mut leaves = Vec::new();
    let fits = |ty: Type<'_>, default: Type<'_>| ty == default || (is_bool(ty) && default.integer_bits() == Some(8));
    let mut collect = |offset, ty: Type<'m>| match defined.next_if(|(at, _, _)| *at == offset) {
        Some((_, default_ty, default)) if fits(ty, default_ty) && is_number(ty) => {
            leaves.push(Leaf { id: 0, offset, ty, default });
            Ok(())
        }
        Some((_, default_ty, _)) => {
            Err(format!("expected {ty} at byte {offset} of a specialization constant's default, found {default_ty}"))
        }
        // Padding between members.
        None => Ok(()),
    };
    walk_type(layout, request.ty, 0, &mut collect)?;
    match defined.next() {
        Some((offset, default, _)) => Err(format!(
            "the default of a specialization constant has {default} at byte {offset}, where type {} has no member",
            request.ty
        )),
        None if leaves.is_empty() => Err(format!("a specialization constant of type {} holds no number", request.ty)),
        None => Ok(leaves),
    }
}

fn is_bool(ty: Type<'_>) -> bool {
    ty.integer_bits() == Some(1)
}

fn is_number(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Integer(bits) => matches!(bits, 1 | 8 | 16 | 32 | 64),
        _ => ty.is_float(),
    }
}

/// Returns the members of a composite, each with its offset, or none if it is empty; `None` for other types.
pub(crate) fn members<'m>(layout: &'m DataLayout, ty: Type<'m>) -> Option<impl Iterator<Item = (u64, Type<'m>)>> {
    let (count, element) = match ty.kind() {
        // Empty structures may be members of each other many times.
        TypeKind::Struct | TypeKind::Array { .. } if layout.alloc_size(ty) == 0 => (0, None),
        TypeKind::Struct => (u64::from(ty.member_count()), None),
        TypeKind::Array { element, length } => (length, Some(element)),
        TypeKind::Vector { element, length, .. } => (u64::from(length), Some(element)),
        _ => return None,
    };
    let member = move |index: u64| match element {
        Some(element) => (index.saturating_mul(layout.alloc_size(element)), element),
        None => (layout.element_offset(ty, index as u32), ty.member(index as u32)),
    };
    Some((0..count).map(member))
}

fn walk_type<'m>(
    layout: &'m DataLayout,
    ty: Type<'m>,
    offset: u64,
    found: &mut impl FnMut(u64, Type<'m>) -> Result<(), String>,
) -> Result<(), String> {
    match members(layout, ty) {
        Some(mut members) => members.try_for_each(|(at, member)| walk_type(layout, member, offset + at, found)),
        None => found(offset, ty),
    }
}

fn walk_constant<'m>(
    layout: &'m DataLayout,
    value: Value<'m>,
    offset: u64,
    found: &mut impl FnMut(u64, Type<'m>, Value<'m>),
) -> Result<(), String> {
    let Some(members) = members(layout, value.ty()) else {
        found(offset, value.ty(), value);
        return Ok(());
    };
    for (index, (at, _)) in members.enumerate() {
        let member = value.aggregate_element(index as u32);
        let member = member.ok_or_else(|| format!("the default {} is not a constant", value.describe()))?;
        walk_constant(layout, member, offset + at, found)?;
    }
    Ok(())
}
