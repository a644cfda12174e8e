//! Composites: construction, extraction, insertion, shuffles, copies (specification, section 3.3.12).

use super::constituents::{Parts, may_have_parts, not_composite, parts, replicated};
use super::cx::Cx;
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::VectorExtractDynamic, &[ty, _, vector, index]) => extract_dynamic(cx, inst, ty, vector, index, found),
        (Op::VectorInsertDynamic, &[ty, _, vector, component, index]) => {
            insert_dynamic(cx, inst, ty, [vector, component, index], found);
        }
        (Op::VectorShuffle, &[ty, _, first, second, ref components @ ..]) => {
            shuffle(cx, inst, ty, [first, second], components, found);
        }
        (Op::CompositeConstruct, &[ty, _, ref constituents @ ..]) => construct(cx, inst, ty, constituents, found),
        (Op::CompositeConstructReplicateEXT, &[ty, _, value]) => {
            replicated(cx, inst, ty, value, "SPV_EXT_replicated_composites", found);
        }
        (Op::CompositeExtract, &[ty, _, composite, ref indexes @ ..]) => {
            if let Some(part) = indexed(cx, inst, composite, indexes, found).filter(|part| *part != ty) {
                let message = format!("the indexes lead to {}, which is not the result type", cx.name(part));
                found.add_if(!cx.are_one_in_llvm(part, ty), inst, "OpCompositeExtract", message);
            }
        }
        (Op::CompositeInsert, &[ty, _, object, composite, ref indexes @ ..]) => {
            found.require(cx.type_id(composite) == Some(ty), inst, "OpCompositeInsert", || {
                "the composite must have the result type".to_owned()
            });
            let part = cx.type_id(object).and_then(|own| Some((own, indexed(cx, inst, composite, indexes, found)?)));
            if let Some((_, part)) = part.filter(|(own, part)| own != part) {
                let message = format!("the indexes lead to {}, which is not the type of the object", cx.name(part));
                found.add_if(!cx.fits_in_llvm(object, part), inst, "OpCompositeInsert", message);
            }
        }
        (Op::CopyObject, &[ty, _, operand]) => {
            let is_copy = cx.type_id(operand) == Some(ty) && !matches!(cx.ty(ty), Some(Type::Void));
            found.require(is_copy, inst, "OpCopyObject", || {
                "the operand must have the result type, which must not be OpTypeVoid".to_owned()
            });
        }
        (Op::ConditionalCopyObjectINTEL, &[ty, _, ref pairs @ ..]) => conditional_copy(cx, inst, ty, pairs, found),
        (Op::Transpose, &[ty, _, matrix]) => transpose(cx, inst, ty, matrix, found),
        (Op::CopyLogical, &[ty, _, operand]) => {
            let is_match = cx.type_id(operand).is_some_and(|operand| operand != ty && logically_match(cx, operand, ty));
            found.require(is_match, inst, "OpCopyLogical", || {
                "the result type must be another type that logically matches that of the operand".to_owned()
            });
        }
        _ => {}
    }
}

fn is_int(cx: &Cx<'_, '_>, value: u32) -> bool {
    matches!(cx.type_of(value), Some(Type::Int { .. }))
}

/// Returns the type of the components of a vector type, of either kind.
fn component(cx: &Cx<'_, '_>, ty: Option<u32>) -> Option<u32> {
    cx.vector(ty?).map(|(component, _)| component)
}

fn extract_dynamic(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, vector: u32, index: u32, found: &mut Violations) {
    let section = "OpVectorExtractDynamic";
    found.require(component(cx, cx.type_id(vector)) == Some(ty), inst, section, || {
        "the result type must be the component type of the vector".to_owned()
    });
    found.require(is_int(cx, index), inst, section, || "the index must be a scalar integer".to_owned());
}

fn insert_dynamic(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, operands: [u32; 3], found: &mut Violations) {
    let (section, [vector, value, index]) = ("OpVectorInsertDynamic", operands);
    found.require(component(cx, Some(ty)).is_some(), inst, section, || "the result type must be a vector".to_owned());
    found.require(cx.type_id(vector) == Some(ty), inst, section, || "the vector must have the result type".to_owned());
    found.require(component(cx, Some(ty)) == cx.type_id(value), inst, section, || {
        "the component must have the component type of the result type".to_owned()
    });
    found.require(is_int(cx, index), inst, section, || "the index must be a scalar integer".to_owned());
}

fn shuffle(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    vectors: [u32; 2],
    components: &[u32],
    found: &mut Violations,
) {
    let section = "OpVectorShuffle";
    let mut available = Some(0);
    for vector in vectors {
        let is_alike =
            component(cx, Some(ty)).is_some() && component(cx, cx.type_id(vector)) == component(cx, Some(ty));
        found.require(is_alike, inst, section, || {
            format!("{} must be a vector with the component type of the result type, a vector", cx.name(vector))
        });
        let count = cx.vector_of(vector).and_then(|(_, count)| count);
        available = available.zip(count).map(|(sum, count)| u64::from(count) + sum);
    }
    if let Some((_, Some(count))) = cx.vector(ty) {
        found.require(components.len() as u64 == u64::from(count), inst, section, || {
            format!("there are {} components; the result type has {count}", components.len())
        });
    }
    let Some(available) = available else { return };
    for &index in components {
        found.require(index == u32::MAX || u64::from(index) < available, inst, section, || {
            format!("the component {index} is not among the {available} components of both vectors")
        });
    }
}

fn construct(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, constituents: &[u32], found: &mut Violations) {
    let section = "OpCompositeConstruct";
    let Some(parts) = parts(cx, ty) else { return not_composite(cx, inst, ty, section, found) };
    if let (Some(element), Parts::Equal { count, .. }) = (component(cx, Some(ty)), parts) {
        return construct_vector(cx, inst, element, count, constituents, found);
    }
    let continued = cx.view.continuations(*inst).flat_map(|next| next.operands.iter().copied());
    parts.check(cx, inst, constituents.iter().copied().chain(continued), section, found);
}

fn construct_vector(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    element: u32,
    expected: Option<u64>,
    constituents: &[u32],
    found: &mut Violations,
) {
    let section = "OpCompositeConstruct";
    let mut given = Some(0);
    let continued = cx.view.continuations(*inst).flat_map(|next| next.operands.iter().copied());
    for id in constituents.iter().copied().chain(continued) {
        let ty = cx.type_id(id);
        let count = match (ty == Some(element), component(cx, ty)) {
            (true, _) => Some(1),
            (false, Some(inner)) if inner == element => cx.vector_of(id).and_then(|(_, count)| count).map(u64::from),
            (false, _) => {
                let message = format!("{} has another type than the components of the result type", cx.name(id));
                return found.add(inst, section, message);
            }
        };
        given = given.zip(count).map(|(given, count): (u64, u64)| given + count);
    }
    let is_complete = given.zip(expected).is_none_or(|(given, expected)| given == expected);
    found.require(is_complete, inst, section, || {
        format!("there are {} components; the result type has {}", given.unwrap_or(0), expected.unwrap_or(0))
    });
    let has_several = constituents.len() >= 2 || cx.has(Capability::LongVectorEXT) || expected.is_none();
    found.require(has_several, inst, section, || "a vector must have at least two constituents".to_owned());
}

/// Checks indexes into a value, and returns the type of the part that they lead to, if it is known.
fn indexed(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    composite: u32,
    indexes: &[u32],
    found: &mut Violations,
) -> Option<u32> {
    let section = "OpCompositeExtract";
    found.require(!indexes.is_empty(), inst, section, || "there must be at least one index".to_owned());
    let mut ty = cx.type_id(composite)?;
    for &index in indexes {
        match parts(cx, ty).map(|parts| parts.get(index.into())) {
            Some(Some(part)) => ty = part,
            None if may_have_parts(cx, ty) => return None,
            Some(None) | None => {
                found.add(inst, section, format!("{} has no constituent {index}", cx.name(ty)));
                return None;
            }
        }
    }
    Some(ty)
}

fn conditional_copy(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, pairs: &[u32], found: &mut Violations) {
    let section = "SPV_INTEL_function_variants";
    found.require(pairs.len().is_multiple_of(2), inst, section, || "each condition must have an operand".to_owned());
    for pair in pairs.chunks_exact(2) {
        let &[condition, operand] = pair else { return };
        found.require(matches!(cx.type_of(condition), Some(Type::Bool)), inst, section, || {
            "the conditions must be Boolean scalars".to_owned()
        });
        found.require(cx.type_id(operand) == Some(ty), inst, section, || {
            "the operands must have the result type".to_owned()
        });
    }
}

fn transpose(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, matrix: u32, found: &mut Violations) {
    let shape = |ty: Option<u32>| match cx.ty(ty?)? {
        Type::Matrix { column, count: columns } => match cx.ty(column)? {
            Type::Vector { element, count: rows } => Some((element, columns, rows)),
            _ => None,
        },
        _ => None,
    };
    let is_transposed = match (shape(Some(ty)), shape(cx.type_id(matrix))) {
        (Some((element, columns, rows)), Some(other)) => other == (element, rows, columns),
        _ => false,
    };
    found.require(is_transposed, inst, "OpTranspose", || {
        "the result type must be the matrix type with columns and rows exchanged".to_owned()
    });
}

/// Returns `true` if two types are the same, or aggregates of the same form whose constituents logically match
/// (specification, section 2.2.2).
pub(super) fn logically_match(cx: &Cx<'_, '_>, a: u32, b: u32) -> bool {
    let classes = cx.logical_classes();
    a == b || classes.get(&a).is_some_and(|class| classes.get(&b) == Some(class))
}
