//! Builtins that are one instruction of `OpenCL.std`.

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{
    WORD, check_result, lanes_of, one_part, pointee_of, wrong_arguments, wrong_result,
};
use crate::lower::builtins::prefetch;
use crate::lower::cx::forms::is_standard_length;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::legal::float_order::Order;
use crate::lower::cx::prelude::*;
use crate::map::opencl_std::{Returns, STD_FUNCTIONS, StdFunction, std_function};
use crate::names::{Mangled, TypeName};
use crate::spirv::grammar::{Std, std_row};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::operands::are_ids;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(find(name)?)),
    names: || STD_FUNCTIONS.iter().map(|row| row.name.to_owned()).collect(),
    ..Family::EMPTY
};

/// An overload of a builtin function.
#[derive(Clone, Copy)]
struct StdCall {
    row: &'static StdFunction,
    std: Std,
    /// The pointee of the pointer of `frexp`, `fract`, `modf`, `remquo`, `sincos`, `lgamma_r`, `prefetch`.
    pointee: Option<TypeName>,
}

/// Returns the builtin function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<StdCall> {
    let row = std_function(name.base)?;
    let std = row.pick(name.parameters.first().and_then(|first| first.class()))?;
    if !are_ids(std_row(std)?.operands, name.parameters.len()) {
        return None;
    }
    Some(StdCall { row, std, pointee: pointee_of(name) })
}

impl StdCall {
    /// Returns the operand for an argument; a scalar is splatted to `count` components.
    fn operand<'m>(
        &self,
        fx: &mut FunctionCx<'_, 'm>,
        inst: Inst<'m>,
        argument: Value<'m>,
        count: u32,
    ) -> Result<Typed> {
        if argument.ty().address_space().is_some() {
            let lanes = self.pointee.and_then(lanes_of).ok_or_else(|| wrong_arguments(inst))?;
            let pointee = fx.mx.chunk_type(lanes.lane, lanes.count)?;
            return fx.pointer_to(argument, pointee);
        }
        let operand = fx.scalar(argument)?;
        match fx.form(argument.ty())? {
            LegalForm::Lanes(Lanes { lane, count: 1 }) if count > 1 => splat(fx, lane, operand, count),
            _ => Ok(operand),
        }
    }
}

impl BuiltinFunction for StdCall {
    /// `fma(a, b, c)` => `OpExtInst fma`; a scalar operand beside vectors is splatted
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let StdCall { row, std, pointee } = self;
        if *std == Std::prefetch
            && let Some(parts) = prefetch::lower_untyped(fx, inst, *pointee)?
        {
            return Ok(parts);
        }
        let mut lanes = Vec::new();
        for argument in inst.arguments() {
            if let LegalForm::Lanes(argument_lanes) = fx.form(argument.ty())? {
                if argument_lanes.count != 1 && !is_standard_length(argument_lanes.count) {
                    return Err(wrong_arguments(inst));
                }
                lanes.push(argument_lanes);
            }
        }
        let count = lanes.iter().map(|lanes| lanes.count).max().unwrap_or(1);
        match result_lanes(row.returns, &lanes)? {
            Some(lanes) => check_result(fx, inst, lanes)?,
            None if inst.ty().is_void() => {}
            None => return Err(wrong_result(inst)),
        }
        let operands = inst.arguments().enumerate().map(|(index, argument)| {
            let count = if row.may_be_scalar(index) { count } else { 1 };
            self.operand(fx, inst, argument, count)
        });
        let operands = operands.collect::<Result<Parts>>()?;
        if inst.ty().is_void() {
            let ty = fx.mx.type_void()?;
            fx.std(*std, ty, &operands)?;
            return Ok(Parts::new());
        }
        let ty = fx.type_of(inst.value())?;
        if let Some(order) = common_order(*std) {
            return common_extremum(fx, inst, order, ty, &operands, count);
        }
        fx.std(*std, ty, &operands).map(one_part)
    }
}

/// Returns the order that `max` or `min` of floating-point numbers looks for in its second operand.
fn common_order(std: Std) -> Option<Order> {
    match std {
        Std::fmax_common => Some(Order::Greater),
        Std::fmin_common => Some(Order::Less),
        _ => None,
    }
}

/// `max(x, y)` => `x < y ? y : x`, `min(x, y)` => `y < x ? y : x`, the definitions of OpenCL C (section 6.15.4); with
/// `nsz`, `fmax` and `fmin`, which may return either zero
///
/// `fmax_common` and `fmin_common` are the same functions. Intel's CPU runtime crashes where it vectorizes a loop with
/// one, and PoCL before release 4 has neither.
fn common_extremum<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    order: Order,
    ty: SpirvType,
    operands: &[Typed],
    count: u32,
) -> Result<Parts> {
    let &[x, y] = operands else { return Err(wrong_arguments(inst)) };
    if fx.fast_math(inst).nsz() {
        let std = if order == Order::Greater { Std::fmax } else { Std::fmin };
        return fx.std(std, ty, operands).map(one_part);
    }
    let (less, more) = if order == Order::Greater { (x, y) } else { (y, x) };
    let booleans = fx.mx.chunk_type(Lane::Bool, count)?;
    let chooses_second = fx.op(Op::FOrdLessThan, booleans, &[less, more])?;
    fx.select(chooses_second, y, x).map(one_part)
}

/// Returns a vector of equal elements, as LLVM's IR builder constructs it: `OpCompositeInsert` and `OpVectorShuffle`
fn splat(fx: &mut FunctionCx<'_, '_>, lane: Lane, scalar: Typed, count: u32) -> Result<Typed> {
    let ty = fx.mx.chunk_type(lane, count)?;
    let (undef, first, all) = (fx.mx.undef(ty)?, fx.fresh(), fx.fresh());
    fx.emit(SpirvInst::new(Op::CompositeInsert).id(ty).id(first).id(scalar).id(undef).literal(0))?;
    let shuffle = SpirvInst::new(Op::VectorShuffle).id(ty).id(all).id(first).id(undef);
    fx.emit((0..count).fold(shuffle, |inst, _| inst.literal(0)))?;
    Ok(Typed::new(all, ty))
}

/// Returns the lanes of a function's result, given those of its arguments; `None` for `void`.
fn result_lanes(returns: Returns, arguments: &[Lanes]) -> Result<Option<Lanes>> {
    let (Some(first), Some(last)) = (arguments.first(), arguments.last()) else { return Ok(None) };
    let (lane, count) = match returns {
        Returns::First => (first.lane, arguments.iter().map(|lanes| lanes.count).max().unwrap_or(1)),
        Returns::Element => (first.lane, 1),
        Returns::Words => (WORD.lane, first.count),
        Returns::Reals => (Lane::Float(first.lane.number_bits()?), first.count),
        Returns::Wider => {
            let bits = 2 * first.lane.number_bits()?;
            (Lane::Int { bits, width: bits }, first.count)
        }
        Returns::Selection => (first.lane, last.count),
        Returns::Nothing => return Ok(None),
    };
    Ok(Some(Lanes { lane, count }))
}
