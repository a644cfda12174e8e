//! Calls whose arguments differ from the instruction's operands.

use smallvec::SmallVec;

use crate::analysis::element_types::Pointee;
use crate::error::{Error, ErrorKind};
use crate::ir::{Type, TypeKind};
use crate::lower::builtins::spirv::matrices;
use crate::lower::builtins::spirv::named::{Instruction, NamedCall, wrong_call};
use crate::lower::builtins::spirv::ops::core;
use crate::lower::cx::function::sampled_images::SampledImage;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::inst::{atomic, trap};
use crate::spirv::grammar::op_row;

/// The lowering of a call whose arguments are not the instruction's operands.
pub(super) type Special = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>, &NamedCall) -> Result<Parts>;

/// Returns the lowering for an instruction that needs one.
pub(super) fn find(op: Op) -> Option<Special> {
    Some(match op {
        Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain => access_chain,
        Op::UntypedAccessChainKHR
        | Op::UntypedInBoundsAccessChainKHR
        | Op::UntypedPtrAccessChainKHR
        | Op::UntypedInBoundsPtrAccessChainKHR => access_chain,
        Op::AtomicLoad
        | Op::AtomicStore
        | Op::AtomicExchange
        | Op::AtomicCompareExchange
        | Op::AtomicCompareExchangeWeak
        | Op::AtomicIIncrement
        | Op::AtomicIDecrement
        | Op::AtomicIAdd
        | Op::AtomicISub
        | Op::AtomicSMin
        | Op::AtomicUMin
        | Op::AtomicSMax
        | Op::AtomicUMax
        | Op::AtomicAnd
        | Op::AtomicOr
        | Op::AtomicXor => atomic,
        Op::AbortKHR => abort,
        Op::CooperativeMatrixGetElementCoordINTEL => matrices::element_coordinate,
        Op::CooperativeMatrixLengthKHR => matrices::length,
        Op::SampledImage => sampled_image,
        Op::VectorExtractDynamic => matrices::extract_dynamic,
        Op::VectorInsertDynamic => matrices::insert_dynamic,
        _ => return None,
    })
}

/// `__spirv_SpecConstant(id, default)` => one `OpSpecConstant` for each id
pub(super) fn spec_constant<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.argument_count() != 2 {
        let message = "__spirv_SpecConstant takes two arguments: an id and a default value";
        return Err(Error::new(ErrorKind::InvalidInstruction, message));
    }
    Ok(Parts::from_elem(fx.mx.spec_constant(inst.argument(0), inst.argument(1), inst.ty())?, 1))
}

/// `__spirv_AbortKHR(message)` => `OpAbortKHR`, the end of the block
fn abort<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, _named: &NamedCall) -> Result<Parts> {
    if inst.argument_count() != 1 {
        let message = "__spirv_AbortKHR must be called with exactly one Message argument";
        return Err(Error::new(ErrorKind::InvalidInstruction, message));
    }
    let message = inst.argument(0);
    let message = fx.scalar(message)?;
    trap::abort(fx, inst, message)?;
    Ok(Parts::new())
}

/// `__spirv_SampledImage(image, sampler)` => `OpSampledImage`, again in each other block that uses the result
fn sampled_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let parts = core(fx, inst, named, Op::SampledImage)?;
    if let [id] = *parts {
        let (ty, block) = (fx.type_of(inst.value())?, fx.current_block()?);
        let (image, sampler) = (fx.scalar(inst.argument(0))?, fx.scalar(inst.argument(1))?);
        let emitted = Some((block, id));
        fx.define_sampled_image(inst.value(), SampledImage { ty, image, sampler, emitted });
    }
    Ok(parts)
}

/// `__spirv_AtomicIAdd(...)` => `OpAtomicIAdd`, or a loop for integers that are too narrow for it
fn atomic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let Instruction::Op(op) = named.instruction else {
        return Err(wrong_call("an atomic operation", "expected a core instruction"));
    };
    match atomic::narrow_call(fx, inst, op)? {
        Some(parts) => Ok(parts),
        None => core(fx, inst, named, op),
    }
}

/// `__spirv_AccessChain(p, i)` => `OpAccessChain` through the pointee of `p`
///
/// The pointee of `p` is known, so the instructions for untyped pointers become those for typed ones.
fn access_chain<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let Instruction::Op(op) = named.instruction else {
        return Err(wrong_call("an access chain", "expected a core instruction"));
    };
    let name = op_row(op).map_or("", |row| row.name);
    let op = typed_access_chain(op);
    let refuse = |why: &str| wrong_call(name, why);
    let mut arguments = inst.arguments();
    let base =
        arguments.next().filter(|base| base.ty().is_pointer()).ok_or_else(|| refuse("the base is not a pointer"))?;
    let node = fx.mx.facts.element_types.node(base);
    let Some(Pointee::Type(mut ty)) = node.and_then(|node| fx.mx.facts.element_types.pointee(node)) else {
        return Err(refuse("cannot determine the pointee type of the base; use getelementptr"));
    };
    let mut memory = fx.mx.memory(ty)?.ty;
    let pointer = fx.pointer(base)?;
    let pointer = fx.pointer_cast(pointer, memory)?;
    let mut operands = SmallVec::<[Typed; 8]>::from_elem(pointer.value(), 1);
    if matches!(op, Op::PtrAccessChain | Op::InBoundsPtrAccessChain) {
        let element = arguments.next().ok_or_else(|| refuse("expected an Element operand"))?;
        operands.push(fx.scalar(element)?);
    }
    for index in arguments {
        let Some((next, member)) = select_member(fx, ty, index.int_zext()) else {
            return Err(refuse(&format!("cannot index into a value of type {ty}")));
        };
        operands.push(match member {
            Some(member) => fx.mx.u32_constant(member)?,
            None => fx.scalar(index)?,
        });
        ty = next;
        memory = fx.mx.memory(ty)?.ty;
    }
    let ty = fx.mx.type_pointer(pointer.storage, memory)?;
    let id = fx.op(op, ty, &operands)?;
    let expected = fx.pointer_type_of(inst.value())?;
    let expected = fx.mx.pointee_of(expected).ok_or_else(|| refuse("the result is not a pointer"))?;
    let result = fx.pointer_cast(Pointer::new(id, pointer.storage, memory), expected.1)?;
    Ok(Parts::from_elem(result.value(), 1))
}

fn typed_access_chain(op: Op) -> Op {
    match op {
        Op::UntypedAccessChainKHR => Op::AccessChain,
        Op::UntypedInBoundsAccessChainKHR => Op::InBoundsAccessChain,
        Op::UntypedPtrAccessChainKHR => Op::PtrAccessChain,
        Op::UntypedInBoundsPtrAccessChainKHR => Op::InBoundsPtrAccessChain,
        typed => typed,
    }
}

/// Returns the type that an index selects, and the SPIR-V member index if the composite is a structure.
fn select_member<'m>(fx: &FunctionCx<'_, 'm>, ty: Type<'m>, index: Option<u64>) -> Option<(Type<'m>, Option<u32>)> {
    match ty.kind() {
        TypeKind::Struct => {
            let index = u32::try_from(index?).ok().filter(|index| *index < ty.member_count())?;
            Some((ty.member(index), Some(fx.mx.struct_member(ty, index)?)))
        }
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Some((element, None)),
        TypeKind::TargetExt => Some((ty.target_type_parameters().next()?, None)),
        _ => None,
    }
}
