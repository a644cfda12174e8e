//! `getelementptr` => `OpPtrAccessChain` or `OpInBoundsPtrAccessChain` (specification, section 3.3.8)
//!
//! Where each index selects a member of a SPIR-V type of the same structure, the access chain takes the indices without
//! change. Where an index selects a member that SPIR-V represents differently (a lane of an illegal vector, a member
//! without size), the offset is computed in bytes instead.

use smallvec::SmallVec;

use crate::error::{Result, invalid};
use crate::ir::{Type, TypeKind, Value};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::Memory;
use crate::lower::cx::forms::{Parts, one_part};
use crate::lower::cx::legal::lanes;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Op;

/// One index of an access chain.
#[derive(Clone, Copy)]
enum Step<'m> {
    Index(Value<'m>),
    Member(u32),
}

/// An access chain with LLVM's indices.
struct Plan<'m> {
    /// The pointee type of the base.
    element: SpirvType,
    steps: SmallVec<[Step<'m>; 4]>,
    /// The pointee type of the result.
    pointee: SpirvType,
}

/// `getelementptr T, ptr %p, ...` => an access chain for each lane of the result
pub(in crate::lower) fn lower_gep<'m, B: Builder<'m>>(builder: &mut B, gep: Value<'m>) -> Result<Parts> {
    let lanes = match gep.ty().kind() {
        TypeKind::Vector { length, .. } => length,
        _ => 1,
    };
    let plan = plan(builder.declarations(), gep)?;
    let bases = builder.pointers(gep.operand(0))?;
    let pointee = builder.result_pointee(gep)?;
    // Without an index the result is the base.
    if gep.operand_count() == 1 {
        return bases.into_iter().map(|base| Ok(builder.pointer_cast(base, pointee)?.value())).collect();
    }
    let mut lane_of = |lane: u32| {
        let base = bases[if bases.len() == 1 { 0 } else { lane as usize }];
        let pointer = match &plan {
            Some(plan) => access_chain(builder, gep, base, plan, lane)?,
            None => byte_offset(builder, gep, base, lane)?,
        };
        builder.pointer_cast(pointer, pointee).map(Pointer::value)
    };
    match lanes {
        1 => lane_of(0).map(one_part),
        _ => (0..lanes).map(lane_of).collect(),
    }
}

/// Returns the pointee type of the result of a `getelementptr` expression.
pub(in crate::lower) fn result_pointee<'m>(declarations: &mut Declarations<'m>, gep: Value<'m>) -> Result<SpirvType> {
    match plan(declarations, gep)? {
        Some(plan) => Ok(plan.pointee),
        None => declarations.type_int(8),
    }
}

/// Returns the access chain of a `getelementptr`, or `None` if the SPIR-V type has other members or there are no
/// indices.
fn plan<'m>(declarations: &mut Declarations<'m>, gep: Value<'m>) -> Result<Option<Plan<'m>>> {
    if gep.operand_count() == 1 {
        return Ok(None);
    }
    let mut ty = gep.source_element_type();
    let mut memory = declarations.memory(ty)?;
    let element = memory.ty;
    let mut steps = SmallVec::new();
    // A type without size is an array of one element, or an empty structure: SPIR-V does not define their size.
    let steps_nowhere = |memory: Memory, index: Value<'m>| memory.size == 0 && index.int_zext() != Some(0);
    if steps_nowhere(memory, gep.operand(1)) {
        return Ok(None);
    }
    steps.push(Step::Index(gep.operand(1)));
    for position in 2..gep.operand_count() {
        let index = gep.operand(position);
        match ty.kind() {
            TypeKind::Struct => {
                let member = member_number(index)?;
                let Some(number) = declarations.struct_member(ty, member) else { return Ok(None) };
                steps.push(Step::Member(number));
                ty = ty.member(member);
            }
            TypeKind::Array { element, .. } => {
                steps.push(Step::Index(index));
                ty = element;
            }
            // A vector of one lane is a scalar, which has no members.
            TypeKind::Vector { element, length: 2.. } if memory.is_value_type => {
                steps.push(Step::Index(index));
                ty = element;
            }
            _ => return Ok(None),
        }
        memory = declarations.memory(ty)?;
        if matches!(steps.last(), Some(Step::Index(index)) if steps_nowhere(memory, *index)) {
            return Ok(None);
        }
    }
    Ok(Some(Plan { element, steps, pointee: memory.ty }))
}

fn member_number(index: Value<'_>) -> Result<u32> {
    // A vector of indices selects the same member in each lane.
    index
        .aggregate_element(0)
        .unwrap_or(index)
        .int_zext()
        .and_then(|index| u32::try_from(index).ok())
        .ok_or_else(|| invalid("the index of a structure member is not a constant"))
}

fn access_chain<'m, B: Builder<'m>>(
    builder: &mut B,
    gep: Value<'m>,
    base: Pointer,
    plan: &Plan<'m>,
    lane: u32,
) -> Result<Pointer> {
    let base = builder.pointer_cast(base, plan.element)?;
    let mut operands = SmallVec::<[Typed; 8]>::new();
    operands.push(base.value());
    for step in &plan.steps {
        operands.push(match step {
            Step::Index(index) => lower_index(builder, *index, lane)?,
            Step::Member(member) => builder.declarations().u32_constant(*member)?,
        });
    }
    let op = if gep.is_inbounds() && builder.may_keep_poison_flags(gep) {
        Op::InBoundsPtrAccessChain
    } else {
        Op::PtrAccessChain
    };
    let ty = builder.declarations().type_pointer(base.storage, plan.pointee)?;
    let id = builder.op(op, ty, &operands)?;
    Ok(Pointer::new(id, base.storage, plan.pointee))
}

/// Returns an index as a signed integer of a width that SPIR-V has.
///
/// LLVM reads indices as signed, of any width; SPIR-V does the same for the widths it has.
fn lower_index<'m, B: Builder<'m>>(builder: &mut B, index: Value<'m>, lane: u32) -> Result<Typed> {
    let index_lanes = builder.legal(index)?;
    let scalar = if matches!(index.ty().kind(), TypeKind::Vector { .. }) {
        lanes::extract_lane(builder, &index_lanes, lane)?
    } else {
        index_lanes
    };
    crate::lower::cx::legal::resize::sign_extended_index(builder, scalar.lanes.lane, &scalar.parts)
}

/// Returns the base plus the byte offset of the indices.
fn byte_offset<'m, B: Builder<'m>>(builder: &mut B, gep: Value<'m>, base: Pointer, lane: u32) -> Result<Pointer> {
    let byte = builder.declarations().type_int(8)?;
    let bits = builder.declarations().pointer_bits;
    let base = builder.pointer_cast(base, byte)?;
    let mut constant: i64 = 0;
    let mut variable: Option<Typed> = None;
    let mut ty = gep.source_element_type();
    for position in 1..gep.operand_count() {
        let index = gep.operand(position);
        if position > 1 && matches!(ty.kind(), TypeKind::Struct) {
            let member = member_number(index)?;
            constant = constant.wrapping_add(builder.declarations().layout.element_offset(ty, member) as i64);
            ty = ty.member(member);
            continue;
        }
        // The lanes of a vector may be closer together than the elements of an array.
        let in_vector = position > 1 && ty.is_vector();
        if position > 1 {
            ty = indexed_type(ty)?;
        }
        let layout = builder.declarations().layout;
        let stride = if in_vector { layout.store_size(ty) } else { layout.alloc_size(ty) };
        if let Some(index) = index.int_sext() {
            constant = constant.wrapping_add(index.wrapping_mul(stride as i64));
            continue;
        }
        let index = lower_index(builder, index, lane)?;
        let index =
            crate::lower::cx::legal::resize::resize_signed(builder, index, index_width(gep.operand(position)), bits)?;
        let stride = builder.declarations().int_constant(bits, stride)?;
        let scaled = builder.mul(index, stride)?;
        variable = Some(match variable {
            Some(sum) => builder.add(sum, scaled)?,
            None => scaled,
        });
    }
    let constant_id = builder.declarations().int_constant(bits, constant as u64)?;
    let offset = match variable {
        Some(sum) if constant != 0 => builder.add(sum, constant_id)?,
        Some(sum) => sum,
        None => constant_id,
    };
    let pointer = builder.declarations().type_pointer(base.storage, byte)?;
    let op = if gep.is_inbounds() && builder.may_keep_poison_flags(gep) {
        Op::InBoundsPtrAccessChain
    } else {
        Op::PtrAccessChain
    };
    let id = builder.op(op, pointer, &[base.value(), offset])?;
    Ok(Pointer::new(id, base.storage, byte))
}

fn index_width(index: Value<'_>) -> u32 {
    crate::lower::cx::legal::resize::index_width(index.ty())
}

fn indexed_type(ty: Type<'_>) -> Result<Type<'_>> {
    match ty.kind() {
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Ok(element),
        _ => Err(invalid(format!("an index selects an element of {ty}, which has no elements"))),
    }
}
