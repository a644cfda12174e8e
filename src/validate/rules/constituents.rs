//! The constituents of composite types, and the values that create a composite.

use super::cx::Cx;
use crate::spirv::grammar::Op;
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

/// The constituents of a composite type.
#[derive(Clone, Copy, Debug)]
pub(super) enum Parts<'a> {
    /// The constituents of a vector, a matrix, an array or a cooperative matrix.
    Equal {
        /// Their type.
        element: u32,
        /// Their number, if it is known before specialization.
        count: Option<u64>,
        /// The number of values that create one if it is not their number.
        values: Option<u64>,
    },
    /// The members of a structure.
    Members(&'a [u32]),
}

/// Returns the constituents of a type; `None` if it is not a composite type.
pub(super) fn parts<'a>(cx: &'a Cx<'_, '_>, ty: u32) -> Option<Parts<'a>> {
    let equal = |element, count| Some(Parts::Equal { element, count, values: None });
    match cx.ty(ty)? {
        Type::Vector { element, count } => equal(element, Some(count.into())),
        Type::Matrix { column, count } => equal(column, Some(count.into())),
        Type::Array { element, length } => equal(element, cx.int(length)),
        Type::Struct(_) => Some(Parts::Members(cx.members(ty)?)),
        Type::Other(op) => match (op, cx.definition(ty)?.operands) {
            (Op::TypeRuntimeArray, &[_, element]) => equal(element, None),
            (Op::TypeVectorIdEXT, &[_, element, _]) => equal(element, cx.vector(ty)?.1.map(u64::from)),
            (Op::TypeCooperativeMatrixKHR | Op::TypeCooperativeMatrixNV, &[_, element, ..]) => {
                Some(Parts::Equal { element, count: None, values: Some(1) })
            }
            _ => None,
        },
        Type::Void | Type::Bool | Type::Int { .. } | Type::Float { .. } => None,
        Type::Pointer { .. } | Type::Image | Type::Sampler => None,
    }
}

/// Returns `true` for types of extensions for shaders that have constituents.
pub(super) fn may_have_parts(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.op(ty), Some(Op::TypeTensorARM | Op::TypeNodePayloadArrayAMDX))
}

impl Parts<'_> {
    /// Returns the type of the constituent at an index; `None` if there is none.
    pub(super) fn get(&self, index: u64) -> Option<u32> {
        match *self {
            Self::Equal { element, count, .. } => count.is_none_or(|count| index < count).then_some(element),
            Self::Members(members) => members.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// Checks the types of the values of which an instruction creates a composite, one for each constituent.
    pub(super) fn check(
        &self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        values: impl Iterator<Item = u32>,
        section: &'static str,
        found: &mut Violations,
    ) {
        let mut given = 0;
        let mut members = match self {
            Self::Members(members) => Some(members.iter()),
            Self::Equal { .. } => None,
        };
        for value in values {
            let expected = match self {
                Self::Equal { element, .. } => Some(*element),
                Self::Members(_) => members.as_mut().and_then(Iterator::next).copied(),
            };
            let ty = cx.type_id(value);
            if let Some(expected) = expected.filter(|expected| ty != Some(*expected)) {
                let is_relied_on = !cx.fits_in_llvm(value, expected);
                let name = ty.map_or_else(String::new, |ty| cx.name(ty));
                let message =
                    format!("constituent {given} has the type {name}, which is not that of the result's constituent");
                found.add_if(is_relied_on, inst, section, message);
            }
            given += 1;
        }
        let expected = match *self {
            Self::Equal { count, values, .. } => values.or(count),
            Self::Members(members) => Some(members.len() as u64),
        };
        found.require(expected.is_none_or(|expected| expected == given), inst, section, || {
            format!("there are {given} constituents; the result type has {}", expected.unwrap_or(given))
        });
    }
}

/// Records that a type must be a composite type, unless it is of an extension for shaders.
pub(super) fn not_composite(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    section: &'static str,
    found: &mut Violations,
) {
    found.require(may_have_parts(cx, ty), inst, section, || "the result type must be a composite type".to_owned());
}

/// Checks that all constituents of a type are of the type of one value.
pub(super) fn replicated(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    value: u32,
    section: &'static str,
    found: &mut Violations,
) {
    let value = cx.type_id(value);
    let is_equal = match parts(cx, ty) {
        Some(Parts::Equal { element, .. }) => value == Some(element),
        Some(Parts::Members(members)) => {
            members.is_empty() || value.is_some_and(|value| cx.facts().has_equal_members(ty, value))
        }
        None => return not_composite(cx, inst, ty, section, found),
    };
    found.require(is_equal, inst, section, || {
        "the value must have the type of all constituents of the result type".to_owned()
    });
}
