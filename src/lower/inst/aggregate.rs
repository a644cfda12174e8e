//! `extractvalue`, `insertvalue` => `OpCompositeExtract`, `OpCompositeInsert`, or nothing for an aggregate in
//! legalized parts

use std::ops::Range;

use crate::ir::{Type, TypeKind};
use crate::lower::cx::declarations::types::element_type;
use crate::lower::cx::prelude::*;
use crate::spirv::inst::Inst as SpirvInst;

/// The position of a member in the legalized parts of an aggregate.
struct Path<'m> {
    /// The legalized parts of the member, or the one composite that contains it.
    parts: Range<usize>,
    /// The remaining indices into that composite.
    indices: &'m [u32],
}

fn path<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, indices: &'m [u32]) -> Result<Path<'m>> {
    let mut ty = ty;
    let mut first = 0;
    for (depth, index) in indices.iter().enumerate() {
        if fx.form(ty)? == LegalForm::Whole {
            return Ok(Path { parts: first..first + 1, indices: &indices[depth..] });
        }
        if matches!(ty.kind(), TypeKind::Array { .. }) {
            first += fx.part_count(element_type(ty, 0))? * *index as usize;
        } else {
            for before in 0..*index {
                first += fx.part_count(element_type(ty, before))?;
            }
        }
        ty = element_type(ty, *index);
    }
    let count = fx.part_count(ty)?;
    Ok(Path { parts: first..first + count, indices: &[] })
}

/// `extractvalue` => `OpCompositeExtract`, or the legalized parts of the member
///
/// The call of an intrinsic that returns a structure has its members as parts, even if the legal form of the structure is
/// one composite, where all users extract one member.
pub(in crate::lower) fn extract_value<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let aggregate = inst.operand(0);
    let all = fx.value(aggregate)?;
    let path = path(fx, aggregate.ty(), inst.value().indices())?;
    // Only a composite without other members around it has all indices left.
    if path.indices.len() == inst.value().indices().len()
        && let ([member], true) = (path.indices, all.len() > 1)
    {
        return Ok(Parts::from_elem(all[*member as usize], 1));
    }
    let parts = Parts::from_slice(&all[path.parts]);
    let parts = if path.indices.is_empty() {
        parts
    } else {
        // A member of a composite has the same legal form in it: one value.
        let (ty, id) = (member_type(fx, inst.ty())?, fx.fresh());
        fx.emit(SpirvInst::new(Op::CompositeExtract).id(ty).id(id).id(parts[0]).words(path.indices))?;
        Parts::from_elem(Typed::new(id, ty), 1)
    };
    fx.as_result(inst, parts)
}

/// `insertvalue` => `OpCompositeInsert`, or a replacement of the legalized parts of the member
pub(in crate::lower) fn insert_value<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let path = path(fx, inst.ty(), inst.value().indices())?;
    let mut parts = fx.value(inst.operand(0))?;
    let member = fx.value_as(inst.operand(1), None)?;
    if path.indices.is_empty() {
        parts[path.parts].copy_from_slice(&member);
        return Ok(parts);
    }
    let part = path.parts.start;
    let (ty, id) = (fx.types_of(inst.value())?[part], fx.fresh());
    let insert = SpirvInst::new(Op::CompositeInsert).id(ty).id(id).id(member[0]).id(parts[part]);
    fx.emit(insert.words(path.indices))?;
    parts[part] = Typed::new(id, ty);
    Ok(parts)
}

/// Returns the type of a member of a composite, which is one value.
fn member_type<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<SpirvType> {
    Ok(fx.mx.memory(ty)?.ty)
}
