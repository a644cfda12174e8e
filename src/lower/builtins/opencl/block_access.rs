//! Block reads and writes by a sub-group (cl_intel_subgroups and the extensions of it).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{
    arguments, lanes_of, one_part, pointee_of, takes, wrong_arguments, wrong_result,
};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_groups::{self, BlockAccess, block_access, media_block_access};
use crate::names::{Mangled, Parameter, TypeName};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(find(name)?)),
    names: || opencl_groups::block_names().collect(),
    ..Family::EMPTY
};

/// An overload of a block function.
#[derive(Clone, Copy)]
enum BlockCall {
    /// An access through a pointer to these elements.
    Buffer { op: Op, element: TypeName },
    /// An access at a coordinate of an image.
    Image(Op),
    /// An access to a block of this width and height at an offset in an image.
    Media(Op),
    /// A prefetch of this many bytes.
    Prefetch { element: TypeName, bytes: u32 },
}

/// Returns the block function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<BlockCall> {
    if let Some(rest) = name.base.strip_prefix("intel_sub_group_block_prefetch_") {
        let element = pointee_of(name)?;
        let length: u32 = match rest.get(2..)? {
            "" => 1,
            digits => digits.parse().ok()?,
        };
        return Some(BlockCall::Prefetch { element, bytes: length.checked_mul(element.scalar.bits() / 8)? });
    }
    if let Some(op) = media_block_access(name.base) {
        return Some(BlockCall::Media(op));
    }
    let BlockAccess { buffer, image } = block_access(name.base)?;
    let count = name.parameters.len();
    match name.parameters.first()? {
        Parameter::Pointer(_) if takes(buffer, count) => {
            Some(BlockCall::Buffer { op: buffer, element: pointee_of(name)? })
        }
        Parameter::Pointer(_) => None,
        _ => takes(image, count).then_some(BlockCall::Image(image)),
    }
}

impl BuiltinFunction for BlockCall {
    /// `intel_sub_group_block_read2(p)` => `OpSubgroupBlockReadINTEL` and the like
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        match self {
            BlockCall::Buffer { op, element } => lower_buffer(fx, inst, *op, *element),
            BlockCall::Image(op) => {
                let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
                if *op == Op::SubgroupImageBlockWriteINTEL {
                    fx.emit(SpirvInst::new(*op).ids(&operands))?;
                    return Ok(Parts::new());
                }
                let ty = fx.type_of(inst.value())?;
                fx.op(*op, ty, &operands).map(one_part)
            }
            BlockCall::Media(op) => lower_media(fx, inst, *op),
            BlockCall::Prefetch { element, bytes } => {
                let [pointer] = arguments(inst)?;
                let pointee = pointee(fx, inst, *element)?;
                let (pointer, bytes) = (fx.pointer_to(pointer, pointee)?, fx.mx.u32_constant(*bytes)?);
                fx.emit(SpirvInst::new(Op::SubgroupBlockPrefetchINTEL).id(pointer).id(bytes))?;
                Ok(Parts::new())
            }
        }
    }
}

/// `intel_sub_group_media_block_read_uc(offset, width, height, image)` => `OpSubgroupImageMediaBlockReadINTEL image
/// offset width height`; a write has the data before the image, and last among the operands
fn lower_media<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    if op == Op::SubgroupImageMediaBlockWriteINTEL {
        let [offset, width, height, data, image] = arguments(inst)?;
        let mut built = SpirvInst::new(op);
        for operand in [image, offset, width, height, data] {
            built = built.id(fx.scalar(operand)?);
        }
        fx.emit(built)?;
        return Ok(Parts::new());
    }
    let [offset, width, height, image] = arguments(inst)?;
    let mut operands = Parts::new();
    for operand in [image, offset, width, height] {
        operands.push(fx.scalar(operand)?);
    }
    let ty = fx.type_of(inst.value())?;
    fx.op(op, ty, &operands).map(one_part)
}

fn lower_buffer<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op, element: TypeName) -> Result<Parts> {
    let pointee = pointee(fx, inst, element)?;
    if op == Op::SubgroupBlockReadINTEL {
        let [pointer] = arguments(inst)?;
        let result = fx.lanes(inst.ty())?;
        if lanes_of(element).is_none_or(|lanes| lanes.lane != result.lane) {
            return Err(wrong_result(inst));
        }
        let (pointer, ty) = (fx.pointer_to(pointer, pointee)?, fx.type_of(inst.value())?);
        return fx.op(op, ty, &[pointer]).map(one_part);
    }
    let [pointer, data] = arguments(inst)?;
    let (pointer, data) = (fx.pointer_to(pointer, pointee)?, fx.scalar(data)?);
    fx.emit_with_pointers(SpirvInst::new(op).id(pointer).id(data), &[pointer])?;
    Ok(Parts::new())
}

fn pointee<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, element: TypeName) -> Result<SpirvType> {
    let lanes = lanes_of(element).ok_or_else(|| wrong_arguments(inst))?;
    fx.mx.chunk_type(lanes.lane, lanes.count)
}
