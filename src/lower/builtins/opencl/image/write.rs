//! Writes of texels.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::Inst;
use crate::lower::builtins::opencl::call::arguments;
use crate::lower::builtins::opencl::image::{Image, ImageOperandList, Texel};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{ImageOperands, Op};
use crate::spirv::inst::Inst as SpirvInst;

/// `write_imagef(image, coordinate, texel)` => `OpImageWrite`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, texel: Texel) -> Result<Parts> {
    if inst.argument_count() == 4 {
        let message = "found a write to a level of detail (cl_khr_mipmap_image_writes), for which OpImageWrite \
                       has no operand in kernels; write to an image created from that level alone";
        return Err(Error::new(ErrorKind::InvalidInstruction, message));
    }
    let [_, coordinate, value] = arguments(inst)?;
    let image = Image::read(fx, inst)?;
    texel.check_type(fx, inst, value.ty())?;
    let (coordinate, value) = (fx.scalar(coordinate)?, fx.scalar(value)?);
    let out = SpirvInst::new(Op::ImageWrite).id(image.id).id(coordinate).id(value);
    let out = ImageOperandList::new(ImageOperands::None, &[]).with_sign(fx, texel).append(out);
    fx.emit(out)?;
    Ok(Parts::new())
}
