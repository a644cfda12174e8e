//! Motion estimation by sub-groups (cl_intel_device_side_avc_motion_estimation).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{one_part, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_motion;
use crate::map::opencl_motion::Motion;
use crate::spirv::grammar::op_row;
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(opencl_motion::motion(name.base, &name.parameters)?)),
    names: || opencl_motion::names().collect(),
    ..Family::EMPTY
};

impl BuiltinFunction for Motion {
    /// `intel_sub_group_avc_ime_initialize(...)` => `OpSubgroupAvcImeInitializeINTEL ...`
    ///
    /// An image and the sampler after it become one `OpVmeImageINTEL`.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        // These instructions need all of their capabilities, while for others one of several is enough.
        for capability in op_row(self.op).map_or(&[][..], |row| row.capabilities) {
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
                id = vme_image(fx, id, sampler)?;
            } else if self.is_common
                && let Some((to_common, _)) = opencl_motion::conversion(argument.ty().target_name())
            {
                let ty = common_type(fx, to_common)?;
                id = fx.op(to_common, ty, &[id])?;
            }
            operands.push(id);
        }
        let from_common = match opencl_motion::conversion(inst.ty().target_name()) {
            Some((to_common, Some(from_common))) if self.is_common => Some((to_common, from_common)),
            _ => None,
        };
        let ty = fx.type_of(inst.value())?;
        match from_common {
            None => fx.op(self.op, ty, &operands).map(one_part),
            Some((to_common, from_common)) => {
                let common = common_type(fx, to_common)?;
                let id = fx.op(self.op, common, &operands)?;
                fx.op(from_common, ty, &[id]).map(one_part)
            }
        }
    }
}

/// Returns the result type of a conversion to the common stage.
fn common_type(fx: &mut FunctionCx<'_, '_>, conversion: Op) -> Result<SpirvType> {
    let results = [
        Op::SubgroupAvcImeConvertToMceResultINTEL,
        Op::SubgroupAvcRefConvertToMceResultINTEL,
        Op::SubgroupAvcSicConvertToMceResultINTEL,
    ];
    let ty = if results.contains(&conversion) { Op::TypeAvcMceResultINTEL } else { Op::TypeAvcMcePayloadINTEL };
    fx.mx.declare_type(SpirvInst::new(ty))
}

fn vme_image<'m>(fx: &mut FunctionCx<'_, 'm>, image: Typed, sampler: Value<'m>) -> Result<Typed> {
    let ty = fx.mx.declare_type(SpirvInst::new(Op::TypeVmeImageINTEL).id(image.ty))?;
    let operands = [image, fx.scalar(sampler)?];
    let id = fx.op(Op::VmeImageINTEL, ty, &operands)?;
    // The name that the Khronos translator gives it.
    fx.mx.name(id, b"TempSampledImage")?;
    Ok(id)
}
