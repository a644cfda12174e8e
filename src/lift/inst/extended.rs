//! Extended instructions: OpenCL.std. Those of debug information are in `debug`; unknown non-semantic ones are skipped.

use super::rounded;
use crate::error::Result;
use crate::ir::builder::CallSpec;
use crate::ir::{SPIR_FUNC, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::lift::debug::lines;
use crate::lift::host;
use crate::lift::options::StdPointers;
use crate::map::builtin_names::{self, Arrangement, Facts};
use crate::map::gpu::Gpu;
use crate::map::name_rounding;
use crate::names::{Parameter, Scalar};
use crate::spirv::grammar::{FPRoundingMode, StorageClass};
use crate::spirv::operands::{EXTENDED_OPERANDS, ExtendedSet};
use crate::spirv::view::{Instruction, Type};
use crate::spirv::{Op, Std};

/// `OpExtInst OpenCL.std name arguments` => the call of a function
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match fx.view.extended_instruction_at(inst.offset) {
        Some((ExtendedSet::OpenClStd, number)) => opencl_std(fx, inst, Std(number)),
        Some(_) => lines::lift(fx, inst),
        None => Err(fx.unsupported(inst, "the set of extended instructions is not one for kernels")),
    }
}

/// Returns `true` if the last operand is a literal: the length of a vector load or the rounding mode of a store.
fn has_literal(std: Std) -> bool {
    matches!(
        std,
        Std::vloadn
            | Std::vload_halfn
            | Std::vloada_halfn
            | Std::vstore_half_r
            | Std::vstore_halfn_r
            | Std::vstorea_halfn_r
    )
}

fn is_rounding_store(std: Std) -> bool {
    matches!(std, Std::vstore_half_r | Std::vstore_halfn_r | Std::vstorea_halfn_r)
}

fn opencl_std<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, std: Std) -> Result<()> {
    let words = inst.operands.get(EXTENDED_OPERANDS..).unwrap_or_default();
    let (ids, literal) = match words {
        [ids @ .., literal] if has_literal(std) => (ids, Some(*literal)),
        ids => (ids, None),
    };
    let result_parameter = inst.result_type().and_then(|ty| fx.parameter(ty));
    let operands = std_operands(fx, inst, std, ids, result_parameter.as_ref())?;
    if let (Std::sqrt, &[(value, _)], Some(mode)) = (std, &operands[..], rounded::mode(fx, inst)) {
        rounded::lift(fx, inst, "sqrt", &[value], mode);
        return Ok(());
    }
    let parameters: Vec<Parameter<'_>> = operands.iter().map(|operand| operand.1.clone()).collect();
    let rounding = literal.filter(|_| is_rounding_store(std)).map(FPRoundingMode);
    let facts = Facts {
        result: result_parameter.as_ref(),
        operands: &parameters,
        rounding: rounding.and_then(name_rounding),
        storage: ids.first().and_then(|&id| storage_of(fx, id)),
        ..Facts::default()
    };
    let name = builtin_names::extended(fx.options.environment, std, &facts);
    if std == Std::printf && !name.is_mangled {
        let arguments: Vec<ValueId> = operands.into_iter().map(|operand| operand.0).collect();
        return printf(fx, inst, &name.base, ids.first().copied(), &arguments);
    }
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for (value, parameter) in operands {
        call = call.argument(value, parameter);
    }
    if let Some(literal) = literal.filter(|_| call.name.arrangement == Arrangement::Operands) {
        let literal = fx.i32(literal);
        call = call.argument(literal, Parameter::Scalar(Scalar::Int));
    }
    call.fast_math = fx.call_fast_math(inst, result);
    let value = fx.call(inst, call)?;
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the operands of an instruction of OpenCL.std that are ids, each with its type as a parameter.
fn std_operands<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    std: Std,
    ids: &[u32],
    result: Option<&Parameter<'a>>,
) -> Result<Vec<(ValueId, Parameter<'a>)>> {
    let mut operands = Vec::with_capacity(ids.len());
    for &id in ids {
        operands.push(fx.id_operand(inst, uncast(fx, id))?);
    }
    let data = memory_type(std, result, operands.first().map(|operand| &operand.1));
    if let Some(data) = data {
        for (_, parameter) in &mut operands {
            if let Parameter::Pointer(pointer) = parameter {
                pointer.pointee = data.clone();
            }
        }
    }
    Ok(operands)
}

/// Lifts a call of `printf`, as far as the target has one.
fn printf(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    name: &str,
    format: Option<u32>,
    arguments: &[ValueId],
) -> Result<()> {
    let result = fx.result_type(inst)?;
    let value = match fx.options.gpu {
        Some(gpu @ Gpu::Amdgcn) => {
            let message = format!("{gpu} has no printf without a library of its compiler: remove the call");
            return Err(fx.unsupported(inst, message));
        }
        _ if fx.options.is_for_machine() => host::printf::lift(fx, result, format, arguments)?,
        _ => variadic_call(fx, name, result, arguments),
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the pointer that was cast to a generic one, if functions get that.
fn uncast(fx: &FunctionCx<'_, '_>, id: u32) -> u32 {
    let cast = fx.view.definition(id).filter(|inst| inst.op == Op::PtrCastToGeneric);
    match (fx.options.std_pointers, cast.map(|inst| inst.operands)) {
        (StdPointers::Private, Some(&[_, _, pointer])) => pointer,
        _ => id,
    }
}

/// Returns the type of the memory that an instruction accesses through a pointer, whatever the type of the pointer says.
fn memory_type<'p>(std: Std, result: Option<&Parameter<'p>>, first: Option<&Parameter<'p>>) -> Option<Parameter<'p>> {
    match std {
        Std::fract | Std::modf | Std::sincos => result.cloned(),
        Std::frexp | Std::lgamma_r | Std::remquo => Some(match result?.length() {
            1 => Parameter::Scalar(Scalar::Int),
            length => Parameter::Vector { element: Scalar::Int, length },
        }),
        Std::vloadn => result?.scalar().map(Parameter::Scalar),
        Std::vstoren => first?.scalar().map(Parameter::Scalar),
        _ => None,
    }
}

/// `printf(format, ...)` => the variadic function of OpenCL C
fn variadic_call(fx: &mut FunctionCx<'_, '_>, name: &str, result: TypeId, arguments: &[ValueId]) -> ValueId {
    let format = arguments.first().map(|format| fx.llvm_type(*format));
    let ty = fx.ir.function_type(result, format.as_slice(), true);
    let (function, _) = fx.declare(name, ty, SPIR_FUNC);
    let (fb, ir) = fx.builders();
    let spec = CallSpec::of_function(ir, function, arguments);
    fb.call(ir, &spec)
}

fn storage_of(fx: &FunctionCx<'_, '_>, id: u32) -> Option<StorageClass> {
    match fx.view.type_of(id)? {
        Type::Pointer { storage, .. } => Some(storage),
        _ => None,
    }
}
