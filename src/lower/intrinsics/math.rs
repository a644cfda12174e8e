//! Intrinsics that are one instruction, and floating-point arithmetic.

use crate::error::Result;
use crate::llvm::Inst;
use crate::map::intrinsics::{Intrinsic, Operands, Target};
use crate::spirv::Id;
use crate::spirv::grammar::Std;

use crate::lower::forms::{Lane, Parts};
use crate::lower::function_cx::FunctionCx;
use crate::lower::inst::cast::resize_part;
use crate::lower::module_cx::invalid;

/// An intrinsic whose row names one instruction => that instruction on each part
pub(super) fn same_operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, row: &Intrinsic) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    let whole = match lanes.lane {
        Lane::Int { bits, width } => bits == width,
        Lane::Float(_) => true,
        Lane::Bool | Lane::Wide { .. } | Lane::Pointer { .. } => false,
    };
    if !whole {
        return Err(invalid(format!("{} of {} is not supported yet", row.name, inst.ty())));
    }
    let types = fx.types_of(inst.value())?;
    let count = match row.operands {
        Operands::First(count) => count,
        Operands::Exponent => 2,
    };
    let mut operands = (0..count).map(|index| fx.value(inst.argument(index))).collect::<Result<Vec<Parts>>>()?;
    if row.operands == Operands::Exponent {
        operands[1] = exponents(fx, inst)?;
    }
    let mut parts = Parts::new();
    for (part, ty) in types.iter().enumerate() {
        let arguments: Parts<Id> = operands.iter().map(|operand| operand[part]).collect();
        let id = match row.target {
            Target::Core(op) => fx.op(op, *ty, &arguments)?,
            Target::Std(std) => fx.std(std, *ty, &arguments)?,
        };
        parts.push(id);
    }
    Ok(parts)
}

/// The exponent of `llvm.powi` and `llvm.ldexp`, as `OpenCL.std` wants it: 32 bits, in each lane.
fn exponents<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    let exponent = fx.mx.lanes(inst.argument(1).ty())?;
    let parts = fx.value(inst.argument(1))?;
    let word = Lane::Int { bits: 32, width: 32 };
    let wider = !matches!(exponent.lane, Lane::Int { bits: 0..=32, .. } | Lane::Bool);
    if wider {
        return Err(invalid("an exponent of more than 32 bits is not supported yet"));
    }
    let mut results = Parts::new();
    for (position, count) in lanes.chunks().enumerate() {
        let id = if exponent.count == lanes.count {
            resize_part(fx, exponent.lane, word, count, parts[position], true)?
        } else {
            let scalar = resize_part(fx, exponent.lane, word, 1, parts[0], true)?;
            fx.splat(word, scalar, count)?
        };
        results.push(id);
    }
    Ok(results)
}

/// `llvm.fmuladd` => `OpenCL.std mad`
///
/// Both may round once or twice.
pub(super) fn multiply_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let types = fx.types_of(inst.value())?;
    let operands = inst.arguments().map(|argument| fx.value(argument)).collect::<Result<Vec<Parts>>>()?;
    let parts = types.iter().enumerate();
    parts.map(|(part, ty)| fx.std(Std::mad, *ty, &[operands[0][part], operands[1][part], operands[2][part]])).collect()
}
