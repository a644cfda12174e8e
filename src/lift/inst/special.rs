//! Assumptions, expectations, fences of arithmetic, registers of FPGAs, sizes of types, and numbers of arbitrary precision.

use crate::error::Result;
use crate::ir::builder::{CallSpec, attributes};
use crate::ir::{Opcode, SPIR_FUNC, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::arbitrary_precision::{self, MAX_RETURNED_BITS};
use crate::map::builtin_names::format_conversion;
use crate::map::format_conversions::{Format, FormatConversion};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, FPEncoding, OperandKind};
use crate::spirv::view::{Instruction, Type};

/// Returns `true` for the instructions of this family.
pub(super) fn is_special(op: Op) -> bool {
    arbitrary_precision::operands(op).is_some()
        || matches!(
            op,
            Op::AssumeTrueKHR
                | Op::ExpectKHR
                | Op::ArithmeticFenceEXT
                | Op::FPGARegALTERA
                | Op::SizeOf
                | Op::UMulExtended
                | Op::SMulExtended
        )
}

pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match inst.op {
        Op::AssumeTrueKHR => assume(fx, inst)?,
        Op::ExpectKHR => expect(fx, inst)?,
        Op::ArithmeticFenceEXT => arithmetic_fence(fx, inst)?,
        Op::FPGARegALTERA => register(fx, inst)?,
        Op::SizeOf => size_of(fx, inst)?,
        Op::UMulExtended | Op::SMulExtended if fx.is_opencl() => extended_product(fx, inst)?,
        Op::UMulExtended | Op::SMulExtended => fx.call_of_instruction(inst)?,
        _ => arbitrary_precision_call(fx, inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpAssumeTrueKHR c` => `llvm.assume(c)`
fn assume<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let [condition] = fx.exactly(inst)?;
    let condition = fx.value(condition)?;
    Ok(fx.intrinsic("llvm.assume", TypeId::VOID, &[condition]))
}

/// `OpExpectKHR x y` => `llvm.expect(x, y)`
fn expect<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let operands: [u32; 2] = fx.exactly(inst)?;
    let operands = fx.values(&operands)?;
    let ty = fx.result_type(inst)?;
    let name = format!("llvm.expect.{}", fx.suffix(ty));
    Ok(fx.intrinsic(&name, ty, &operands))
}

/// `OpArithmeticFenceEXT x` => `llvm.arithmetic.fence(x)`
fn arithmetic_fence<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let [operand] = fx.exactly(inst)?;
    let operand = fx.value(operand)?;
    let ty = fx.result_type(inst)?;
    let name = format!("llvm.arithmetic.fence.{}", fx.suffix(ty));
    let value = fx.intrinsic(&name, ty, &[operand]);
    super::fast_math::set_fast_math(fx, inst, value);
    Ok(value)
}

/// `OpFPGARegALTERA x` => `llvm.annotation(x, "__builtin_intel_fpga_reg")`, of other types than integers through their bits
/// or memory
fn register<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    const TEXT: &[u8] = b"__builtin_intel_fpga_reg";
    let [operand] = fx.exactly(inst)?;
    let value = fx.value(operand)?;
    let ty = fx.llvm_type(value);
    let is_scalar = fx.ir.scalar_type(ty) == ty;
    let text = fx.new_text(TEXT);
    if is_scalar && fx.ir.address_space(ty).is_some() {
        return Ok(fx.pointer_annotation(value, text));
    }
    if is_scalar && (fx.ir.int_width(ty).is_some() || fx.ir.is_float(ty)) {
        let integer = fx.int_like(ty);
        let value = fx.cast(Opcode::BitCast, value, integer);
        let value = fx.integer_annotation(value, text);
        return Ok(fx.cast(Opcode::BitCast, value, ty));
    }
    let memory = fx.in_prologue(|fx| Ok(fx.alloca(ty, 0)))?;
    fx.fb.store(value, memory, 0, false);
    let memory = fx.pointer_annotation(memory, text);
    Ok(fx.fb.load(ty, memory, 0, false))
}

/// `OpSizeOf p` => the distance between elements of the pointee in memory
fn size_of<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let [operand] = fx.exactly(inst)?;
    // The operand is a pointer; the Khronos translator takes the pointer type.
    let pointer = fx.type_id_of(operand).unwrap_or(operand);
    let pointee = match fx.view.ty(pointer) {
        Some(Type::Pointer { pointee: Some(pointee), .. }) => pointee,
        _ => return Err(fx.invalid(inst, "expected a pointer with a pointee")),
    };
    let pointee = fx.ty(pointee)?;
    let size = fx.alloc_size(pointee);
    let ty = fx.result_type(inst)?;
    Ok(fx.int(ty, size))
}

/// `OpUMulExtended a b` => `mul (zext a), (zext b)`, split
fn extended_product<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let [a, b] = fx.exactly(inst)?;
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let ty = fx.llvm_type(a);
    let Some(bits) = fx.ir.int_width(ty) else { return Err(fx.invalid(inst, "expected integers")) };
    let scalar = fx.ir.int_type(bits * 2);
    let wide = fx.ir.with_scalar(ty, scalar);
    let extension = if inst.op == Op::UMulExtended { Opcode::ZExt } else { Opcode::SExt };
    let (a, b) = (fx.cast(extension, a, wide), fx.cast(extension, b, wide));
    let product = fx.binary(Opcode::Mul, 0, a, b);
    let low = fx.cast(Opcode::Trunc, product, ty);
    let amount = fx.ir.int(scalar, bits.into());
    let amount = match fx.ir.vector_length(wide) {
        Some(length) => fx.ir.aggregate(wide, &vec![amount; length as usize]),
        None => amount,
    };
    let high = fx.binary(Opcode::LShr, 0, product, amount);
    let high = fx.cast(Opcode::Trunc, high, ty);
    let result = fx.result_type(inst)?;
    let poison = fx.ir.poison(result);
    let value = fx.insert_value(poison, low, &[0]);
    Ok(fx.insert_value(value, high, &[1]))
}

/// `OpFixedSqrtALTERA x S I ...` => `intel_arbitrary_fixed_sqrt.iR.iN(x, i1 S, i32 I, ...)`; a result of more than 64 bits is
/// returned through memory
fn arbitrary_precision_call<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let rows = arbitrary_precision::operands(inst.op).unwrap_or_default();
    let result = fx.result_type(inst)?;
    let mut widths = Vec::new();
    let mut arguments = Vec::new();
    for (row, &word) in rows.iter().zip(FunctionCx::operands(inst)) {
        arguments.push(match row.kind {
            OperandKind::IdRef => {
                let value = fx.value(word)?;
                let ty = fx.llvm_type(value);
                widths.push(fx.ir.int_width(ty).unwrap_or(0));
                value
            }
            _ if arbitrary_precision::is_signedness(row) => fx.ir.bool(word != 0),
            _ => fx.i32(word),
        });
    }
    let bits = fx.ir.int_width(result).unwrap_or(0);
    let Some(name) = arbitrary_precision::name_of(inst.op, bits, &widths) else {
        return Err(fx.unsupported(inst, "the instruction has no function"));
    };
    let nounwind = fx.ir.attribute_set(vec![attributes::flag("nounwind")]);
    let is_wide = bits > MAX_RETURNED_BITS;
    let mut sets = vec![(attributes::FUNCTION, nounwind)];
    if is_wide {
        let memory = fx.in_prologue(|fx| Ok(fx.alloca(result, 0)))?;
        let generic = fx.address_space(crate::spirv::grammar::StorageClass::Generic)?;
        let generic = fx.ir.pointer_type(generic);
        arguments.insert(0, fx.cast(Opcode::AddrSpaceCast, memory, generic));
        sets.push((attributes::parameter(0), fx.ir.attribute_set(vec![attributes::typed("sret", result)])));
    }
    let types: Vec<TypeId> = arguments.iter().map(|argument| fx.llvm_type(*argument)).collect();
    let ty = fx.ir.function_type(if is_wide { TypeId::VOID } else { result }, &types, false);
    let (function, is_new) = fx.declare(&name, ty, SPIR_FUNC);
    let list = fx.ir.attribute_list(sets);
    if is_new {
        fx.ir.function_mut(function).attributes = list;
    }
    let (fb, ir) = fx.builders();
    let call = fb.call(ir, &CallSpec::of_function(ir, function, &arguments).with_attributes(list));
    Ok(if is_wide { fx.fb.load(result, arguments[0], 0, false) } else { call })
}

/// Adds the call of a conversion from or to a number format that LLVM IR has no type for; `None` for other conversions.
pub(super) fn convert_format<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Option<ValueId>> {
    let Some(conversion) = conversion(fx, inst) else { return Ok(None) };
    let Some(name) = format_conversion(&conversion) else { return Ok(None) };
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for (index, &operand) in FunctionCx::operands(inst).iter().enumerate() {
        let (value, parameter) = fx.id_operand(inst, operand)?;
        let has_4_bits = index == 0 && matches!(conversion.from, Format::Float4(_) | Format::Int4);
        let parameter = if has_4_bits { as_int(parameter) } else { parameter };
        call = call.argument(value, parameter);
    }
    fx.call(inst, call).map(Some)
}

/// Returns `true` if the name of the function for a conversion tells whether it saturates.
pub(in crate::lift) fn names_saturation(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> bool {
    conversion(fx, inst).is_some_and(|conversion| format_conversion(&conversion).is_some())
}

/// Returns the spelling of numbers of 4 bits in the names of the functions: as `int`.
fn as_int(parameter: Parameter<'_>) -> Parameter<'_> {
    match parameter {
        Parameter::Scalar(_) => Parameter::Scalar(Scalar::Int),
        Parameter::Vector { length, .. } => Parameter::Vector { element: Scalar::Int, length },
        other => other,
    }
}

fn conversion(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> Option<FormatConversion> {
    let id = inst.result()?;
    let is_conversion = matches!(
        inst.op,
        Op::FConvert
            | Op::ConvertSToF
            | Op::ConvertFToS
            | Op::SConvert
            | Op::ClampConvertFToSINTEL
            | Op::StochasticRoundFToFINTEL
            | Op::ClampStochasticRoundFToSINTEL
            | Op::ClampStochasticRoundFToFINTEL
            | Op::ClampConvertFToFINTEL
    );
    if !is_conversion {
        return None;
    }
    let operand = inst.operands.get(2..)?.first().copied()?;
    let from = format(fx, fx.type_id_of(operand).ok()?)?;
    let to = format(fx, inst.result_type()?)?;
    // The clamping instructions are those of an earlier revision.
    let (op, is_clamped) = match inst.op {
        Op::ClampStochasticRoundFToFINTEL => (Op::StochasticRoundFToFINTEL, true),
        Op::ClampConvertFToFINTEL => (Op::FConvert, true),
        op => (op, false),
    };
    // Only the names of conversions without suffixes tell the encodings of 4 bits apart.
    let to = match to {
        Format::Float4(_) if op == Op::StochasticRoundFToFINTEL => Format::Float4(FPEncoding::Float4E2M1EXT),
        to => to,
    };
    let saturates = is_clamped
        || fx.is_decorated(id, Decoration::SaturatedConversion)
        || fx.is_decorated(id, Decoration::SaturatedToLargestFloat8NormalConversionEXT);
    Some(FormatConversion { op, from, to, saturates })
}

/// Checks that the decoration for saturation to the numbers of 8 bits is one of a conversion to them (SPV_EXT_float8).
pub(super) fn check_saturation(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> Result<()> {
    let decoration = Decoration::SaturatedToLargestFloat8NormalConversionEXT;
    if !inst.result().is_some_and(|id| fx.is_decorated(id, decoration)) {
        return Ok(());
    }
    let message = match inst.op {
        Op::ClampConvertFToFINTEL | Op::ClampStochasticRoundFToFINTEL => {
            "SaturatedToLargestFloat8NormalConversionEXT is not valid on OpClampConvertFToFINTEL or \
             OpClampStochasticRoundFToFINTEL."
        }
        Op::FConvert | Op::ConvertSToF | Op::ConvertUToF | Op::StochasticRoundFToFINTEL
            if matches!(inst.result_type().and_then(|ty| format(fx, ty)), Some(Format::Float8(_))) =>
        {
            if names_saturation(fx, inst) || fx.lists_decorations() {
                return Ok(());
            }
            "no function converts between these types with saturation: list the decoration with --lift-decorations=all"
        }
        _ => {
            "SaturatedToLargestFloat8NormalConversionEXT decoration is only valid on \
             OpFConvert/OpConvertSToF/OpConvertUToF/OpStochasticRoundFToFINTEL whose Result Type uses Float8E4M3EXT or \
             Float8E5M2EXT encoding."
        }
    };
    Err(fx.unsupported(inst, message))
}

/// Returns the number format of a type or of its components.
fn format(fx: &FunctionCx<'_, '_>, ty: u32) -> Option<Format> {
    let ty = match fx.view.ty(ty)? {
        Type::Vector { element, .. } => element,
        Type::Other(Op::TypeCooperativeMatrixKHR) => *fx.view.definition(ty)?.operands.get(1)?,
        _ => ty,
    };
    Some(match fx.view.ty(ty)? {
        Type::Float { width: 16 } => Format::Half,
        Type::Int { width: 4, .. } => Format::Int4,
        Type::Int { width: 8, .. } => Format::Int8,
        Type::Other(Op::TypeFloat) => match fx.view.definition(ty)?.operands {
            [_, 16, ..] => Format::BFloat,
            [_, 8, encoding] => Format::Float8(FPEncoding(*encoding)),
            [_, 4, encoding] => Format::Float4(FPEncoding(*encoding)),
            _ => return None,
        },
        _ => return None,
    })
}
