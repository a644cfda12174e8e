//! Vectors, arrays and structures as values.

use crate::error::Result;
use crate::ir::{TypeId, ValueId};
use crate::lift::cx::FunctionCx;
use crate::spirv::Op;
use crate::spirv::grammar::Decoration;
use crate::spirv::view::Instruction;

/// Returns `true` for the instructions of this family.
pub(super) fn is_composite(op: Op) -> bool {
    matches!(
        op,
        Op::CompositeExtract
            | Op::CompositeInsert
            | Op::CompositeConstruct
            | Op::CopyObject
            | Op::CopyLogical
            | Op::VectorExtractDynamic
            | Op::VectorInsertDynamic
            | Op::VectorShuffle
            | Op::Undef
            | Op::PoisonKHR
            | Op::FreezeKHR
    )
}

/// Lifts an instruction on composites, or one on values of any type.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::CompositeExtract => extract(fx, inst),
        Op::CompositeInsert => insert(fx, inst),
        Op::CompositeConstruct => construct(fx, inst),
        Op::CopyObject | Op::CopyLogical => copy(fx, inst),
        Op::VectorExtractDynamic => extract_dynamic(fx, inst),
        Op::VectorInsertDynamic => insert_dynamic(fx, inst),
        Op::VectorShuffle => shuffle(fx, inst),
        Op::Undef | Op::PoisonKHR => undefined(fx, inst),
        Op::FreezeKHR => freeze(fx, inst),
        _ => fx.lift_as_call(inst),
    }
}

/// Returns how many of the indices walk arrays and structures; a further one is that of a vector's component.
fn aggregate_indices(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, ty: TypeId, indices: &[u32]) -> Result<usize> {
    let mut ty = ty;
    for (count, index) in indices.iter().enumerate() {
        if fx.ir.vector_length(ty).is_some() {
            return match count + 1 == indices.len() {
                true => Ok(count),
                false => Err(fx.invalid(inst, "an index is that of a member of a scalar")),
            };
        }
        ty = match fx.ir.member_type(ty, *index) {
            Some(member) => member,
            None => return Err(fx.invalid(inst, "the composite has no member with these indices")),
        };
    }
    Ok(indices.len())
}

/// `OpCompositeExtract c i...` => `extractvalue`, then `extractelement` for a vector's component
fn extract<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [composite] = fx.exactly(inst)?;
    let composite = fx.value(composite)?;
    let value = extract_at(fx, inst, composite, &FunctionCx::operands(inst)[1..])?;
    fx.set_result(inst, value);
    Ok(())
}

fn extract_at(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    composite: ValueId,
    indices: &[u32],
) -> Result<ValueId> {
    let ty = fx.llvm_type(composite);
    let count = aggregate_indices(fx, inst, ty, indices)?;
    let (outer, inner) = indices.split_at(count);
    let mut value = composite;
    if !outer.is_empty() {
        value = fx.extract_value(inst, value, outer)?;
    }
    if let [index] = inner {
        let index = fx.i32(*index);
        value = fx.extract_element(value, index);
    }
    Ok(value)
}

/// `OpCompositeInsert o c i...` => `insertvalue`, or `insertelement` into the vector at the outer indices
fn insert<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [object, composite] = fx.exactly(inst)?;
    let indices = &FunctionCx::operands(inst)[2..];
    let (mut object, composite) = (fx.value(object)?, fx.value(composite)?);
    let ty = fx.llvm_type(composite);
    let count = aggregate_indices(fx, inst, ty, indices)?;
    let (outer, inner) = indices.split_at(count);
    let part = outer.iter().try_fold(ty, |ty, index| fx.ir.member_type(ty, *index));
    if let Some(part) = part.filter(|_| inner.is_empty()) {
        object = fx.constant_pointer(object, part);
    }
    let value = match inner {
        [] if outer.is_empty() => object,
        [] => match *outer {
            [index] if !object.is_local() && !composite.is_local() => {
                match fx.ir.with_member(composite, object, index) {
                    Some(constant) => constant,
                    None => fx.insert_value(composite, object, outer),
                }
            }
            _ => fx.insert_value(composite, object, outer),
        },
        [index, ..] => {
            let vector = if outer.is_empty() { composite } else { fx.extract_value(inst, composite, outer)? };
            let index = fx.i32(*index);
            let vector = fx.insert_element(vector, object, index);
            if outer.is_empty() { vector } else { fx.insert_value(composite, vector, outer) }
        }
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpCompositeConstruct ...` => `insertelement` or `insertvalue` for each constituent; vectors in a vector are
/// concatenated
fn construct<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let mut constituents = fx.values(FunctionCx::operands(inst))?;
    let ty = fx.result_type(inst)?;
    for (index, constituent) in (0..).zip(&mut constituents) {
        if let Some(member) = fx.ir.member_type(ty, index) {
            *constituent = fx.constant_pointer(*constituent, member);
        }
    }
    let are_constants = !constituents.iter().any(|constituent| constituent.is_local());
    let value = match fx.ir.vector_length(ty) {
        Some(length) if are_constants && constituents.len() == length as usize => fx.ir.aggregate(ty, &constituents),
        None if are_constants && fx.ir.member_count(ty).is_some_and(|count| constituents.len() == count as usize) => {
            fx.ir.aggregate(ty, &constituents)
        }
        Some(_) => vector_of(fx, ty, &constituents),
        None if fx.ir.is_aggregate(ty) => {
            let mut value = fx.ir.poison(ty);
            for (index, constituent) in constituents.iter().enumerate() {
                value = fx.insert_value(value, *constituent, &[index as u32]);
            }
            value
        }
        // Objects such as cooperative matrices.
        None => fx.call_of_instruction(inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

fn vector_of(fx: &mut FunctionCx<'_, '_>, ty: TypeId, constituents: &[ValueId]) -> ValueId {
    let mut value = fx.ir.poison(ty);
    let mut next = 0;
    for &constituent in constituents {
        let own = fx.llvm_type(constituent);
        let components: Vec<ValueId> = match fx.ir.vector_length(own) {
            None => vec![constituent],
            Some(length) => (0..length)
                .map(|index| {
                    let index = fx.i32(index);
                    fx.extract_element(constituent, index)
                })
                .collect(),
        };
        for component in components {
            let index = fx.i32(next);
            value = fx.insert_element(value, component, index);
            next += 1;
        }
    }
    value
}

/// `OpCopyObject x` => `x`, or `llvm.annotation` of an integer that has texts; `OpCopyLogical x` => `x`, member by member if
/// its type is another one
fn copy<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    if let Some(id) = inst.result()
        && inst.op == Op::CopyObject
        && fx.builtin_of(operand).is_some()
    {
        let location = fx.location(operand);
        fx.set_value(id, location);
        return Ok(());
    }
    fx.derive_volatile(inst, operand);
    let value = fx.value(operand)?;
    let ty = fx.result_type(inst)?;
    let mut value = copied(fx, inst, value, ty)?;
    if let Some(id) = inst.result()
        && fx.ir.int_width(ty).is_some()
    {
        for words in user_texts(fx, id) {
            let text = fx.shared_text(&words);
            value = fx.integer_annotation(value, text);
        }
    }
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the texts of the decorations `UserSemantic`.
fn user_texts(fx: &FunctionCx<'_, '_>, id: u32) -> Vec<Vec<u8>> {
    let found = fx.decorations(id).filter(|found| found.decoration == Decoration::UserSemantic);
    found.filter_map(|found| Some(crate::spirv::inst::string(found.operands)?.0)).collect()
}

/// The number of leaves that a copy between types may have.
const MAX_LEAVES: usize = 1 << 16;

/// Returns a value as one of a type with matching members, leaf by leaf.
fn copied(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, value: ValueId, ty: TypeId) -> Result<ValueId> {
    let from = fx.llvm_type(value);
    if from == ty {
        return Ok(value);
    }
    let mut result = fx.ir.poison(ty);
    let mut leaves = 0;
    let mut pending = vec![(from, ty, Vec::new())];
    while let Some((from, to, path)) = pending.pop() {
        leaves += 1;
        if from == to {
            let member = fx.extract_value(inst, value, &path)?;
            result = fx.insert_value(result, member, &path);
            continue;
        }
        let count = fx.ir.member_count(to).filter(|count| fx.ir.member_count(from) == Some(*count));
        let Some(count) = count.filter(|count| leaves + pending.len() + *count as usize <= MAX_LEAVES) else {
            return Err(fx.invalid(inst, "expected a type with the same members as that of the operand"));
        };
        for index in (0..count).rev() {
            if let (Some(from), Some(to)) = (fx.ir.member_type(from, index), fx.ir.member_type(to, index)) {
                let path = path.iter().copied().chain([index]).collect();
                pending.push((from, to, path));
            }
        }
    }
    Ok(result)
}

/// `OpVectorExtractDynamic v i` => `extractelement v, i`
fn extract_dynamic<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [vector, index] = fx.exactly(inst)?;
    if fx.is_opaque_composite(vector)? {
        return fx.lift_as_call(inst);
    }
    let (vector, index) = (fx.value(vector)?, fx.value(index)?);
    let value = fx.extract_element(vector, index);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpVectorInsertDynamic v c i` => `insertelement v, c, i`
fn insert_dynamic<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [vector, component, index] = fx.exactly(inst)?;
    if fx.is_opaque_composite(vector)? {
        return fx.lift_as_call(inst);
    }
    let (vector, component, index) = (fx.value(vector)?, fx.value(component)?, fx.value(index)?);
    let value = fx.insert_element(vector, component, index);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpVectorShuffle a b lanes` => `shufflevector`; the shorter operand is widened first
fn shuffle<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let lanes = &FunctionCx::operands(inst)[2..];
    let (mut a, mut b) = (fx.value(a)?, fx.value(b)?);
    let [a_type, b_type] = [a, b].map(|value| fx.llvm_type(value));
    let (Some(a_length), Some(b_length)) = (fx.ir.vector_length(a_type), fx.ir.vector_length(b_type)) else {
        return Err(fx.invalid(inst, "expected vectors"));
    };
    let length = a_length.max(b_length);
    if a_length != b_length {
        fx.expand(inst, length as usize, "use vectors of one length")?;
    }
    a = widened(fx, a, a_length, length);
    b = widened(fx, b, b_length, length);
    let lane = |&lane: &u32| match lane {
        u32::MAX => None,
        lane if lane >= a_length => Some(lane - a_length + length),
        lane => Some(lane),
    };
    let mask: Vec<Option<u32>> = lanes.iter().map(lane).collect();
    let value = fx.shuffle(a, b, &mask);
    fx.set_result(inst, value);
    Ok(())
}

fn widened(fx: &mut FunctionCx<'_, '_>, vector: ValueId, from: u32, to: u32) -> ValueId {
    if from == to {
        return vector;
    }
    let ty = fx.llvm_type(vector);
    let poison = fx.ir.poison(ty);
    let mask: Vec<Option<u32>> = (0..to).map(|lane| (lane < from).then_some(lane)).collect();
    fx.shuffle(vector, poison, &mask)
}

/// `OpUndef` => `undef`; `OpPoisonKHR` => `poison`
fn undefined<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if let (Some(ty), Some(id)) = (inst.result_type(), inst.result()) {
        fx.check_value_type(ty, id)?;
    }
    let ty = fx.result_type(inst)?;
    let value = if inst.op == Op::Undef { fx.ir.undef(ty) } else { fx.ir.poison(ty) };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpFreezeKHR x` => `freeze x`
fn freeze<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let operand = fx.value(operand)?;
    let (fb, ir) = fx.builders();
    let value = fb.freeze(ir, operand);
    fx.set_result(inst, value);
    Ok(())
}
