//! What the grammar does not tell: capabilities that depend on types, and calls whose shape differs from the
//! instruction's.

use crate::analysis::element_types::Pointee;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, Type, TypeKind};
use crate::lower::builtins::spirv::operands::{Call, Owner};
use crate::lower::builtins::spirv::ops::{NamedCall, What, core};
use crate::lower::builtins::spirv::wrong_call;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::sampled_images::SampledImage;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::pointer::Pointer;
use crate::lower::inst::atomic::require_float_atomics;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{
    Capability, Class, EnumKind, ImageOperands, Op, OpRow, OperandKind, Scope, Version, op_row,
};
use crate::spirv::inst::Inst as SpirvInst;
use smallvec::SmallVec;

/// Lowers a call that is not the instruction with the call's arguments as its operands.
pub(super) type Special = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>, &NamedCall) -> Result<Parts>;

/// The function for an instruction that needs one.
pub(super) fn find(op: Op) -> Option<Special> {
    Some(match op {
        Op::AccessChain | Op::InBoundsAccessChain | Op::PtrAccessChain | Op::InBoundsPtrAccessChain => access_chain,
        Op::UntypedAccessChainKHR
        | Op::UntypedInBoundsAccessChainKHR
        | Op::UntypedPtrAccessChainKHR
        | Op::UntypedInBoundsPtrAccessChainKHR => access_chain,
        Op::CooperativeMatrixLengthKHR => matrix_length,
        Op::SampledImage => sampled_image,
        _ => return None,
    })
}

/// `__spirv_SpecConstant(id, default)` => one `OpSpecConstant` for each id
pub(super) fn spec_constant<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.argument_count() != 2 {
        let message = "__spirv_SpecConstant takes an id and a default";
        return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
    }
    Ok(Parts::from_elem(fx.mx.spec_constant(inst.argument(0), inst.argument(1), inst.ty())?, 1))
}

/// `__spirv_SampledImage(image, sampler)` => `OpSampledImage`, again in each other block that uses the result
fn sampled_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let parts = core(fx, inst, named, Op::SampledImage)?;
    if let [id] = *parts {
        let (ty, block) = (fx.type_of(inst.value())?, fx.current_block()?);
        let (image, sampler) = (fx.scalar(inst.argument(0))?, fx.scalar(inst.argument(1))?);
        let (image_type, sampler_type) = (fx.type_of_operand(inst.argument(0))?, fx.type_of_operand(inst.argument(1))?);
        let made = Some((block, id));
        fx.define_sampled_image(inst.value(), SampledImage { ty, image, image_type, sampler, sampler_type, made });
    }
    Ok(parts)
}

/// Refuses a conversion between vectors of different lengths, which SPIRV-Tools does not notice of each.
fn require_same_length<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>) -> Result<()> {
    let (Some(operand), result) = (call.argument_at(0), call.inst.ty()) else { return Ok(()) };
    match (fx.form(operand.value.ty())?, fx.form(result)?) {
        (Form::Lanes(from), Form::Lanes(to)) if from.count != to.count => Err(call.refuse(format!(
            "expected a result with as many elements as the operand, found {result} of {}",
            operand.value.ty()
        ))),
        _ => Ok(()),
    }
}

/// Declares what an instruction needs because of the types of its operands. This comes before the instruction itself
/// is noted, so that one of several capabilities is the right one.
pub(super) fn require<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: Owner<'_>) -> Result<()> {
    let What::Op(op) = owner.target else { return Ok(()) };
    match op {
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
            let Some(vector) = call.argument_at(0) else { return Ok(()) };
            // The packed form's capability is that of its last operand.
            let capability = match fx.form(vector.ty())? {
                Form::Lanes(Lanes { lane: Lane::Int { bits: 8, .. }, count: 4 }) => Capability::DotProductInput4x8Bit,
                Form::Lanes(Lanes { count: 2.., .. }) => Capability::DotProductInputAll,
                _ => return Ok(()),
            };
            fx.mx.out.requirements().capability(capability)
        }
        Op::ConvertFToU
        | Op::ConvertFToS
        | Op::ConvertSToF
        | Op::ConvertUToF
        | Op::UConvert
        | Op::SConvert
        | Op::FConvert
        | Op::QuantizeToF16
        | Op::SatConvertSToU
        | Op::SatConvertUToS
        | Op::ConvertFToBF16INTEL
        | Op::ConvertBF16ToFINTEL
        | Op::RoundFToTF32INTEL => require_same_length(fx, call),
        Op::GroupNonUniformBroadcast | Op::GroupNonUniformQuadBroadcast => {
            // Before version 1.5 the invocation is a constant (specification, OpGroupNonUniformBroadcast).
            let is_constant = call.argument_at(2).is_none_or(|invocation| invocation.value.is_constant());
            if is_constant {
                return Ok(());
            }
            let subject = format!("{op} of an invocation that is not a constant");
            fx.mx.out.requirements().version_for(&subject, Version::V1_5)
        }
        Op::ControlBarrier => {
            let extension = Extension::INTEL_device_barrier;
            let is_device =
                call.argument_at(0).and_then(|scope| scope.value.int_zext()) == Some(u64::from(Scope::Device.0));
            if is_device && fx.mx.out.allows_extension(extension) {
                fx.mx.out.requirements().capability(Capability::DeviceBarrierINTEL)?;
            }
            Ok(())
        }
        Op::TaskSequenceCreateALTERA => check_task_sequence(call),
        _ => match op_row(op) {
            Some(row) if row.class == Class::Atomic => require_atomic(fx, call, owner, op),
            Some(row) if row.class == Class::Image => require_level(fx, call, row),
            _ => Ok(()),
        },
    }
}

/// A level of detail that is not constant zero needs `ImageMipmap`. It follows the mask, behind a bias if there is one.
fn require_level<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, row: &OpRow) -> Result<()> {
    let is_result = |kind| matches!(kind, OperandKind::IdResultType | OperandKind::IdResult);
    let mut operands = row.operands.iter().filter(|operand| !is_result(operand.kind));
    let position = operands.position(|operand| operand.kind == OperandKind::Enum(EnumKind::ImageOperands));
    let mask = |position| call.argument_at(position).and_then(|mask| mask.value.int_zext());
    let Some((position, mask)) = position.and_then(|position| Some((position, mask(position)?))) else {
        return Ok(());
    };
    let has = |operand: ImageOperands| mask & u64::from(operand.0) != 0;
    let level = position + 1 + usize::from(has(ImageOperands::Bias));
    match call.argument_at(level) {
        Some(level) if has(ImageOperands::Lod) => fx.mx.require_mipmap(level.value),
        _ => Ok(()),
    }
}

/// The literals of `OpTaskSequenceCreateINTEL` have ranges (SPV_INTEL_task_sequence).
fn check_task_sequence(call: &Call<'_>) -> Result<()> {
    let literals = [
        (1, "Pipelined", -1, i64::from(i32::MAX)),
        (2, "UseStallEnableClusters", -1, 1),
        (3, "GetCapacity", 0, i64::from(i32::MAX)),
        (4, "AsyncCapacity", 0, i64::from(i32::MAX)),
    ];
    for (index, name, least, most) in literals {
        let value = call.argument_at(index).and_then(|argument| argument.value.int_sext());
        if value.is_some_and(|value| !(least..=most).contains(&value)) {
            return Err(call.refuse(format!("the {name} must lie between {least} and {most}")));
        }
    }
    Ok(())
}

/// Those of SPV_INTEL_16bit_atomics.
fn require_bfloat_atomics(mx: &mut ModuleCx<'_>, op: Op) -> Result<()> {
    mx.out.requirements().capability(match op {
        Op::AtomicFAddEXT => Capability::AtomicBFloat16AddINTEL,
        Op::AtomicFMaxEXT | Op::AtomicFMinEXT => Capability::AtomicBFloat16MinMaxINTEL,
        _ => Capability::AtomicBFloat16LoadStoreINTEL,
    })
}

/// The capability of atomic operations depends on the type in memory (specification, section 3.31).
fn require_atomic<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: Owner<'_>, op: Op) -> Result<()> {
    let ty = match call.argument(owner, "Value") {
        Some(value) => value.ty(),
        None => call.inst.ty(),
    };
    let Form::Lanes(Lanes { lane, count }) = fx.form(ty)? else { return Ok(()) };
    match lane {
        Lane::Float(16) if count > 1 => fx.mx.out.requirements().capability(Capability::AtomicFloat16VectorNV),
        _ if count > 1 => Ok(()),
        Lane::Int { width: 64, .. } => fx.mx.out.requirements().capability(Capability::Int64Atomics),
        Lane::Int { width: 16, .. } => {
            let capability = match op {
                Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange | Op::AtomicCompareExchange => {
                    Capability::AtomicInt16CompareExchangeINTEL
                }
                _ => Capability::Int16AtomicsINTEL,
            };
            fx.mx.out.requirements().capability(capability)
        }
        Lane::Float(width) => require_float_atomics(fx.mx, op, width),
        Lane::BFloat => require_bfloat_atomics(fx.mx, op),
        Lane::Bool | Lane::Int { .. } | Lane::Wide { .. } | Lane::Pointer { .. } => Ok(()),
    }
}

/// `__spirv_AccessChain(p, i)` => `OpAccessChain` through what `p` points to
///
/// All pointers here are typed, so the instructions for untyped ones become those for typed ones.
fn access_chain<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let What::Op(op) = named.what else { return Err(wrong_call("an access chain", "it is none")) };
    let name = op_row(op).map_or("", |row| row.name);
    let op = match op {
        Op::UntypedAccessChainKHR => Op::AccessChain,
        Op::UntypedInBoundsAccessChainKHR => Op::InBoundsAccessChain,
        Op::UntypedPtrAccessChainKHR => Op::PtrAccessChain,
        Op::UntypedInBoundsPtrAccessChainKHR => Op::InBoundsPtrAccessChain,
        typed => typed,
    };
    let refuse = |why: &str| wrong_call(name, why);
    let mut arguments = inst.arguments();
    let base =
        arguments.next().filter(|base| base.ty().is_pointer()).ok_or_else(|| refuse("its base is no pointer"))?;
    let node = fx.mx.facts.element_types.node(base);
    let Some(Pointee::Type(mut ty)) = node.and_then(|node| fx.mx.facts.element_types.pointee(node)) else {
        return Err(refuse("nothing tells what its base points to; use getelementptr"));
    };
    let mut memory = fx.mx.memory(ty)?.id;
    let pointer = fx.pointer(base)?;
    let pointer = fx.pointer_cast(pointer, memory)?;
    let mut operands = SmallVec::<[Id; 8]>::from_elem(pointer.id, 1);
    if matches!(op, Op::PtrAccessChain | Op::InBoundsPtrAccessChain) {
        let element = arguments.next().ok_or_else(|| refuse("it has no element"))?;
        operands.push(fx.scalar(element)?);
    }
    for index in arguments {
        let Some((next, member)) = step(fx, ty, index.int_zext()) else {
            return Err(refuse(&format!("an index steps into {ty}")));
        };
        operands.push(match member {
            Some(member) => fx.mx.u32_constant(member)?,
            None => fx.scalar(index)?,
        });
        ty = next;
        memory = fx.mx.memory(ty)?.id;
    }
    let ty = fx.mx.type_pointer(pointer.storage, memory)?;
    let id = fx.op(op, ty, &operands)?;
    let wanted = fx.pointer_type_of(inst.value())?;
    let wanted = fx.mx.pointee_of(wanted).ok_or_else(|| refuse("its result is no pointer"))?;
    let result = fx.pointer_cast(Pointer { id, storage: pointer.storage, pointee: memory }, wanted.1)?;
    Ok(Parts::from_elem(result.id, 1))
}

/// The type an index steps to, and the SPIR-V member if that is what the index chooses.
fn step<'m>(fx: &FunctionCx<'_, 'm>, ty: Type<'m>, index: Option<u64>) -> Option<(Type<'m>, Option<u32>)> {
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

/// `__spirv_CooperativeMatrixLengthKHR(matrix)` => `OpCooperativeMatrixLengthKHR` of its type, and `OpUConvert`
///
/// The length has 32 bits (SPV_KHR_cooperative_matrix), but in SYCL it is a `size_t`.
fn matrix_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, _named: &NamedCall) -> Result<Parts> {
    let op = Op::CooperativeMatrixLengthKHR;
    let mut arguments = inst.arguments();
    let (Some(matrix), None) = (arguments.next(), arguments.next()) else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let [matrix] = fx.part_types(matrix.ty(), None)?[..] else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let Form::Lanes(Lanes { lane: lane @ Lane::Int { .. }, count: 1 }) = fx.form(inst.ty())? else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it gives an integer"));
    };
    let (word, id) = (Lane::Int { bits: 32, width: 32 }, fx.fresh());
    let ty = fx.mx.chunk_type(word, 1)?;
    fx.emit(SpirvInst::new(op).id(ty).id(id).id(matrix))?;
    Ok(Parts::from_elem(resize_part(fx, word, lane, 1, id, false)?, 1))
}
