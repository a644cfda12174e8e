//! `select`.

use crate::error::invalid;
use crate::ir::TypeKind;
use crate::lower::cx::declarations::types::Shape;
use crate::lower::cx::function::sampled_images::SampledImage;
use crate::lower::cx::legal::lanewise::select as lanewise_select;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::Version;

/// `select` => `OpSelect` of each part; below version 1.4 a composite is selected by a branch
pub(in crate::lower) fn select<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if let Some(parts) = select_sampled_image(fx, inst)? {
        return Ok(parts);
    }
    let node = fx.mx.facts.element_types.node(inst.value());
    let conditions = fx.value(inst.operand(0))?;
    let (yes, no) = (fx.value_as(inst.operand(1), node)?, fx.value_as(inst.operand(2), node)?);
    if !is_scalar_condition(inst) {
        return select_lanes(fx, inst, conditions, [yes, no]);
    }
    let [condition] = conditions.as_slice() else { return Err(invalid("expected a condition of one part")) };
    let mut parts = Parts::new();
    for (yes, no) in yes.iter().zip(&no) {
        let part = match fx.mx.shape(yes.ty) {
            Shape::Scalar => fx.select(*condition, *yes, *no)?,
            // Each lane of a vector is selected by a lane of the condition.
            Shape::Vector(length) => {
                let condition = fx.splat(Lane::Bool, *condition, length)?;
                fx.select(condition, *yes, *no)?
            }
            Shape::Composite if fx.mx.out.requirements().allows_version(Version::V1_4) => {
                fx.select(*condition, *yes, *no)?
            }
            Shape::Composite | Shape::Opaque => fx.choose(*condition, *yes, *no)?,
        };
        parts.push(part);
    }
    Ok(parts)
}

/// `select i1 %c, %a, %b` of sampled images => an `OpSampledImage` of the image and the sampler chosen by `%c`; `None` if
/// neither was made in this function.
fn select_sampled_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let arms = [inst.operand(1), inst.operand(2)];
    let [Some(yes), Some(no)] = arms.map(|arm| fx.sampled_image_parts(arm)) else { return Ok(None) };
    let condition = fx.scalar(inst.operand(0))?;
    let mut choose = |yes, no| match yes == no {
        true => Ok(yes),
        false => fx.choose(condition, yes, no),
    };
    let image = choose(yes.image, no.image)?;
    let sampler = choose(yes.sampler, no.sampler)?;
    fx.define_sampled_image(inst.value(), SampledImage { image, sampler, emitted: None, ..yes });
    Ok(fx.sampled_image(inst.value())?.map(|id| Parts::from_elem(id, 1)))
}

fn is_scalar_condition(inst: Inst<'_>) -> bool {
    !matches!(inst.operand(0).ty().kind(), TypeKind::Vector { .. })
}

/// Lowers a `select` with one condition for each lane.
fn select_lanes<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    conditions: Parts,
    [yes, no]: [Parts; 2],
) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let (conditions, yes, no) =
        (Legal::booleans(lanes.count, conditions), Legal::new(lanes, yes), Legal::new(lanes, no));
    lanewise_select(fx, &conditions, &yes, &no).map(Legal::into_parts)
}
