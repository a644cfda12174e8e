//! Types of SPIR-V as types of LLVM IR.

use super::ModuleCx;
use crate::error::Result;
use crate::ir::TypeId;
use crate::ir::dialect::Feature;
use crate::ir::types::MAX_INTEGER_BITS;
use crate::map::target_types;
use crate::spirv::grammar::{Decoration, FPEncoding, StorageClass, op_row};
use crate::spirv::view::{ConstantValue, Instruction, Type};
use crate::spirv::{Op, View};

/// The maximum number of components of a vector or matrix.
const MAX_COMPONENTS: u32 = 1 << 16;

/// Declares the types of the module.
pub(in crate::lift) fn lift(mx: &mut ModuleCx<'_>) -> Result<()> {
    for inst in mx.view.preamble() {
        if let (Some(ty), Some(&id)) = (mx.view.declared_type(inst), inst.operands.first()) {
            let ty = declared(mx, inst, ty)?;
            mx.set_type(id, ty);
        } else if let (Op::TypeForwardPointer, &[id, storage]) = (inst.op, inst.operands) {
            let space = mx.address_space(StorageClass(storage))?;
            let ty = mx.ir.pointer_type(space);
            mx.set_type(id, ty);
        }
    }
    check_offsets(mx)
}

/// Returns an error for a member that is not at the offset that LLVM gives it: other code would find other members there.
fn check_offsets(mx: &ModuleCx<'_>) -> Result<()> {
    if !mx.has_member_decorations() {
        return Ok(());
    }
    for inst in mx.view.preamble().filter(|inst| inst.op == Op::TypeStruct) {
        let &[id, ref members @ ..] = inst.operands else { continue };
        let wanted = |member: u32| {
            let found = mx.member_decorations(id, member).find(|found| found.decoration == Decoration::Offset)?;
            found.operands.first().copied()
        };
        let wanted: Vec<Option<u32>> = (0..members.len() as u32).map(wanted).collect();
        if wanted.iter().all(Option::is_none) {
            continue;
        }
        let offsets = mx.ir.element_offsets(mx.ty(id)?).unwrap_or_default();
        for (member, (wanted, offset)) in wanted.into_iter().zip(offsets).enumerate() {
            if let Some(wanted) = wanted.filter(|wanted| u64::from(*wanted) != offset) {
                let message = format!(
                    "expected member {member} at byte {offset}, where LLVM's layout has it, found Offset {wanted}; add \
                     members for the bytes before it"
                );
                return Err(mx.unsupported(inst, message));
            }
        }
    }
    Ok(())
}

fn check_components(mx: &ModuleCx<'_>, inst: Instruction<'_>, count: u32) -> Result<()> {
    if count <= MAX_COMPONENTS {
        return Ok(());
    }
    let message = format!("a type with {count} components; at most {MAX_COMPONENTS} are translated: use an array");
    Err(mx.limit_exceeded(inst, message))
}

fn declared(mx: &mut ModuleCx<'_>, inst: Instruction<'_>, ty: Type<'_>) -> Result<TypeId> {
    Ok(match ty {
        Type::Void => TypeId::VOID,
        Type::Bool => TypeId::I1,
        Type::Int { width, .. } if width > MAX_INTEGER_BITS => {
            let message = format!("an integer of {width} bits; LLVM IR has at most {MAX_INTEGER_BITS}");
            return Err(mx.limit_exceeded(inst, message));
        }
        Type::Int { width, .. } => mx.ir.int_type(width),
        Type::Float { width } => match mx.ir.float_type(width) {
            Some(ty) => ty,
            None => return Err(mx.unsupported(inst, format!("LLVM IR has no floating-point type of {width} bits"))),
        },
        Type::Vector { element, count } => {
            let element = mx.ty(element)?;
            check_components(mx, inst, count)?;
            mx.ir.vector_type(element, count)
        }
        Type::Matrix { column, count } => {
            let column = mx.ty(column)?;
            let rows = mx.ir.vector_length(column).unwrap_or(1);
            check_components(mx, inst, count.saturating_mul(rows))?;
            mx.ir.array_type(column, count.into())
        }
        Type::Array { element, length } => {
            let element = mx.ty(element)?;
            let Some(length) = mx.constant(length) else {
                return Err(mx.invalid(inst, "expected a constant as the length of an array"));
            };
            mx.ir.array_type(element, length)
        }
        Type::Struct(members) => {
            let members = members.iter().map(|member| mx.ty(member)).collect::<Result<Vec<_>>>()?;
            structure(mx, inst.operands[0], &members)
        }
        Type::Pointer { storage, pointee } => {
            let is_function = pointee.is_some_and(|pointee| mx.op_of(pointee) == Some(Op::TypeFunction));
            let space = match is_function {
                true => mx.address_space(StorageClass::CodeSectionINTEL)?,
                false => mx.address_space(storage)?,
            };
            mx.ir.pointer_type(space)
        }
        Type::Image | Type::Sampler => target(mx, inst)?,
        Type::Other(op) => other(mx, inst, op)?,
    })
}

/// Returns a structure with the name of the type, or `structtype`.
fn structure(mx: &mut ModuleCx<'_>, id: u32, members: &[TypeId]) -> TypeId {
    let is_packed = mx.is_decorated(id, Decoration::CPacked);
    let name = mx.name(id).unwrap_or_else(|| "structtype".to_owned());
    let name = mx.unique_struct(&name);
    let ty = mx.ir.named_struct_type(&name);
    mx.ir.set_struct_body(ty, members, is_packed);
    ty
}

fn other(mx: &mut ModuleCx<'_>, inst: Instruction<'_>, op: Op) -> Result<TypeId> {
    match (op, inst.operands) {
        (op, _) if mx.is_opencl() && is_motion(op) => Ok(mx.private_pointer()),
        (Op::TypeVmeImageINTEL, _) if mx.is_opencl() => Ok(mx.global_pointer()),
        (Op::TypeFloat, &[_, width, encoding]) => Ok(match (width, FPEncoding(encoding)) {
            (16, FPEncoding::BFloat16KHR) => mx.ir.bfloat_type(),
            // LLVM IR has no types of these encodings.
            _ => mx.ir.int_type(width),
        }),
        (Op::TypeFunction, &[_, result, ref parameters @ ..]) => {
            if parameters.iter().any(|ty| mx.op_of(*ty) == Some(Op::TypeOpaque)) {
                return Err(mx.unsupported(inst, "LLVM IR passes no values of opaque types"));
            }
            let result = mx.ty(result)?;
            let parameters = parameters.iter().map(|&ty| mx.ty(ty)).collect::<Result<Vec<_>>>()?;
            Ok(mx.ir.function_type(result, &parameters, false))
        }
        (Op::TypeOpaque, &[id, ..]) => {
            let name = inst.string(1).map(|(name, _)| String::from_utf8_lossy(&name).into_owned());
            let name = name.or_else(|| mx.name(id)).unwrap_or_default();
            let name = mx.unique_struct(&name);
            Ok(mx.ir.named_struct_type(&name))
        }
        (Op::TypeTokenINTEL, _) => Ok(mx.ir.token_type()),
        (Op::TypePipeStorage, _) => Ok(mx.global_pointer()),
        (Op::TypeRuntimeArray, _) => Err(mx.unsupported(inst, "LLVM IR has no arrays of unknown length")),
        _ => target(mx, inst),
    }
}

/// Returns `true` for the payloads and results of motion estimation, which are pointers in the OpenCL environments.
fn is_motion(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.name.starts_with("OpTypeAvc"))
}

/// Returns `target("spirv.X", ...)` for `OpTypeX`.
fn target(mx: &mut ModuleCx<'_>, inst: Instruction<'_>) -> Result<TypeId> {
    if mx.options.is_for_machine() || !mx.options.dialect.has(Feature::TargetTypes) {
        return object_pointer(mx, inst);
    }
    let Some(target) = TargetType::parse(mx.view, inst) else {
        return Err(mx.unsupported(inst, "LLVM IR has no such type"));
    };
    let types = target.types.iter().map(|&ty| mx.ty(ty)).collect::<Result<Vec<_>>>()?;
    Ok(mx.ir.target_type(&target.name, &types, &target.integers))
}

/// Returns the pointer that an object of OpenCL is in releases without target types, as clang has them.
fn object_pointer(mx: &mut ModuleCx<'_>, inst: Instruction<'_>) -> Result<TypeId> {
    match inst.op {
        Op::TypeImage | Op::TypeSampledImage | Op::TypePipe | Op::TypeVmeImageINTEL => Ok(mx.global_pointer()),
        Op::TypeSampler => {
            let space = mx.address_space(StorageClass::UniformConstant)?;
            Ok(mx.ir.pointer_type(space))
        }
        Op::TypeEvent | Op::TypeDeviceEvent | Op::TypeReserveId | Op::TypeQueue => Ok(mx.private_pointer()),
        op if is_motion(op) => Ok(mx.private_pointer()),
        _ => {
            let message = format!(
                "LLVM {} has no such type, nor pointers that stand for it: request LLVM 16 or later with --lift-dialect",
                mx.options.dialect
            );
            Err(mx.unsupported(inst, message))
        }
    }
}

/// The parameters of a target type.
pub(super) struct TargetType {
    /// `spirv.X`
    pub(super) name: String,
    /// The ids of the type parameters.
    pub(super) types: Vec<u32>,
    pub(super) integers: Vec<u32>,
}

/// The number of integers in an image type.
const IMAGE_INTEGERS: usize = 7;

impl TargetType {
    /// Reads the operands of an `OpTypeX`: type operands, then literals and the values of constants.
    pub(super) fn parse(view: &View<'_>, inst: Instruction<'_>) -> Option<Self> {
        let name = target_types::name_of(inst.op)?;
        let operands = match (inst.op, inst.operands) {
            // The parameters are those of the image.
            (Op::TypeSampledImage | Op::TypeVmeImageINTEL, &[_, image]) => view.definition(image)?.operands.get(1..)?,
            (_, operands) => operands.get(1..)?,
        };
        let is_image = matches!(inst.op, Op::TypeImage | Op::TypeSampledImage | Op::TypeVmeImageINTEL);
        let is_access = matches!(inst.op, Op::TypePipe | Op::TypeBufferSurfaceINTEL);
        let (mut types, mut integers) = (Vec::new(), Vec::new());
        for (index, &operand) in operands.iter().enumerate() {
            if is_image && index > 0 || is_access {
                integers.push(operand);
            } else if view.ty(operand).is_some() {
                types.push(operand);
            } else {
                integers.push(constant_number(view, operand).unwrap_or(operand));
            }
        }
        if is_image && integers.len() < IMAGE_INTEGERS {
            // The access qualifier is optional.
            integers.resize(IMAGE_INTEGERS, 0);
        }
        Some(Self { name, types, integers })
    }
}

fn constant_number(view: &View<'_>, id: u32) -> Option<u32> {
    match view.constant(id)?.value {
        ConstantValue::Number(number) => u32::try_from(number).ok(),
        ConstantValue::Null => Some(0),
        _ => None,
    }
}
