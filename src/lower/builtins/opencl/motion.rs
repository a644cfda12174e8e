//! Motion estimation on sub-groups (features.md G28; cl_intel_device_side_avc_motion_estimation).

use crate::error::Result;
use crate::llvm::{Inst, Value};
use crate::lower::builtins::opencl::call::{one, wrong_arguments};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::map::opencl_motion;
use crate::map::opencl_motion::Motion;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, op_row};
use crate::spirv::inst::Inst as SpirvInst;

/// `intel_sub_group_avc_ime_initialize(...)` => `OpSubgroupAvcImeInitializeINTEL ...`
///
/// An image and the sampler behind it are one `OpVmeImageINTEL`.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, motion: &Motion) -> Result<Parts> {
    // Each of the capabilities is needed here, while elsewhere one of several is enough.
    for capability in op_row(motion.op).map_or(&[][..], |row| row.capabilities) {
        fx.mx.out.requirements().capability(*capability)?;
    }
    let is = |fx: &FunctionCx<'_, 'm>, value: &Value<'m>, name: &str| fx.object_type(*value).target_name() == name;
    let sampler = inst.arguments().find(|argument| is(fx, argument, "spirv.Sampler"));
    let mut operands = Parts::new();
    for argument in inst.arguments() {
        if is(fx, &argument, "spirv.Sampler") {
            continue;
        }
        let mut id = fx.scalar(argument)?;
        if is(fx, &argument, "spirv.Image") {
            let sampler = sampler.ok_or_else(|| wrong_arguments(inst))?;
            id = vme_image(fx, inst, argument, sampler)?;
        } else if motion.is_common
            && let Some((there, _)) = opencl_motion::conversion(argument.ty().target_name())
        {
            let ty = common_type(fx, there)?;
            id = fx.op(there, ty, &[id])?;
        }
        operands.push(id);
    }
    let back = match opencl_motion::conversion(inst.ty().target_name()) {
        Some((there, Some(back))) if motion.is_common => Some((there, back)),
        _ => None,
    };
    let ty = fx.type_of(inst.value())?;
    match back {
        None => fx.op(motion.op, ty, &operands).map(one),
        Some((there, back)) => {
            let common = common_type(fx, there)?;
            let id = fx.op(motion.op, common, &operands)?;
            fx.op(back, ty, &[id]).map(one)
        }
    }
}

/// What a conversion to the common stage gives.
fn common_type(fx: &mut FunctionCx<'_, '_>, conversion: Op) -> Result<Id> {
    let results = [
        Op::SubgroupAvcImeConvertToMceResultINTEL,
        Op::SubgroupAvcRefConvertToMceResultINTEL,
        Op::SubgroupAvcSicConvertToMceResultINTEL,
    ];
    let ty = if results.contains(&conversion) { Op::TypeAvcMceResultINTEL } else { Op::TypeAvcMcePayloadINTEL };
    fx.mx.out.intern_inst(SpirvInst::new(ty))
}

fn vme_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, image: Value<'m>, sampler: Value<'m>) -> Result<Id> {
    let [image_type] = fx.types_of_operand(image)?[..] else { return Err(wrong_arguments(inst)) };
    let ty = fx.mx.out.intern_inst(SpirvInst::new(Op::TypeVmeImageINTEL).id(image_type))?;
    let operands = [fx.scalar(image)?, fx.scalar(sampler)?];
    fx.op(Op::VmeImageINTEL, ty, &operands)
}
