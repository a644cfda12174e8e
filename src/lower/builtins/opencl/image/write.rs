//! Writes of texels.

use crate::lower::builtins::opencl::checks::wrong_arguments;
use crate::lower::builtins::opencl::image::read::require_mipmap;
use crate::lower::builtins::opencl::image::{Image, ImageOperandList, Texel};
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::ImageOperands;
use crate::spirv::inst::Inst as SpirvInst;

/// `write_imagef(image, coordinate, texel)` => `OpImageWrite`; one more argument, before the texel, is the level of detail
/// (cl_khr_mipmap_image_writes), whose operand is omitted for constant zero: that level is the default
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, texel: Texel) -> Result<Parts> {
    let arguments: Vec<_> = inst.arguments().collect();
    let (coordinate, level, value) = match arguments.as_slice() {
        [_, coordinate, value] => (*coordinate, None, *value),
        [_, coordinate, level, value] => (*coordinate, Some(*level).filter(|level| !level.is_null()), *value),
        _ => return Err(wrong_arguments(inst)),
    };
    let image = Image::read(fx, inst)?;
    texel.check_type(fx, inst, value.ty())?;
    let (coordinate, value) = (fx.scalar(coordinate)?, fx.scalar(value)?);
    let operands = match level {
        Some(level) => {
            require_mipmap(fx.mx, level)?;
            ImageOperandList::new(ImageOperands::Lod, &[fx.scalar(level)?])
        }
        None => ImageOperandList::new(ImageOperands::None, &[]),
    };
    let out = SpirvInst::new(Op::ImageWrite).id(image.id).id(coordinate).id(value);
    let out = operands.with_sign(fx, texel).append(out);
    fx.emit(out)?;
    Ok(Parts::new())
}
