//! Calls of instructions on cooperative matrices.

use crate::ir::Type;
use crate::lower::builtins::spirv::arguments::{Argument, Call, unwrap_structs};
use crate::lower::builtins::spirv::exact::{exact_type, odd_width_integers};
use crate::lower::builtins::spirv::named::{NamedCall, wrong_call};
use crate::lower::builtins::spirv::ops::core;
use crate::lower::builtins::spirv::outcome::CallResult;
use crate::lower::cx::declarations::types::is_cooperative_matrix;
use crate::lower::cx::forms::PartTypes;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::StorageClass;
use crate::spirv::inst::Inst as SpirvInst;

/// `__spirv_CooperativeMatrixLengthKHR(matrix)` => `OpCooperativeMatrixLengthKHR` of its type, and `OpUConvert`
///
/// The length has 32 bits (SPV_KHR_cooperative_matrix), but in SYCL it is a `size_t`.
pub(super) fn length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, _named: &NamedCall) -> Result<Parts> {
    let op = Op::CooperativeMatrixLengthKHR;
    let mut arguments = inst.arguments();
    let (Some(matrix), None) = (arguments.next(), arguments.next()) else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let [matrix] = fx.part_types(matrix.ty(), None)?[..] else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let LegalForm::Lanes(Lanes { lane: lane @ Lane::Int { .. }, count: 1 }) = fx.form(inst.ty())? else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "expected an integer result"));
    };
    let (word, id) = (Lane::Int { bits: 32, width: 32 }, fx.fresh());
    let ty = fx.mx.chunk_type(word, 1)?;
    fx.emit(SpirvInst::new(op).id(ty).id(id).id(matrix))?;
    Ok(Parts::from_elem(resize_part(fx, word, lane, 1, Typed::new(id, ty), false)?, 1))
}

/// `__spirv_VectorExtractDynamic(matrix, index)` => `OpLoad` of a component of a variable that has the matrix
///
/// A cooperative matrix is a composite and no vector: only an access chain selects a component by an index that is not
/// constant (SPV_KHR_cooperative_matrix).
pub(super) fn extract_dynamic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let op = Op::VectorExtractDynamic;
    let call = Call::new(inst, "OpVectorExtractDynamic", named);
    if !takes_matrix(&call) {
        return core(fx, inst, named, op);
    }
    let [matrix, index] = call.arguments[..] else {
        return Err(call.error("it takes a matrix and an index"));
    };
    let wrapped = call.result_type();
    check_component(&call, matrix, unwrap_structs(wrapped))?;
    let outcome = CallResult::infer(fx, &call, Some(op))?;
    let Some(whole) = outcome.ty() else { return Err(call.error("expected a result")) };
    let levels = if call.sret.is_none() { wrapper_types(fx, &call, wrapped)? } else { PartTypes::new() };
    let component = levels.last().copied().unwrap_or(whole);
    let stored = StoredMatrix::new(fx, &call, matrix)?;
    let pointer = stored.component(fx, &call, index, component)?;
    let mut id = fx.load(pointer)?;
    for wrapper in levels.iter().rev().skip(1) {
        id = fx.construct(*wrapper, &[id])?;
    }
    outcome.lower(fx, inst, id)
}

/// `__spirv_VectorInsertDynamic(matrix, component, index)` => `OpStore` to a component of a variable that has the
/// matrix, and `OpLoad` of the variable
pub(super) fn insert_dynamic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let op = Op::VectorInsertDynamic;
    let call = Call::new(inst, "OpVectorInsertDynamic", named);
    if !takes_matrix(&call) {
        return core(fx, inst, named, op);
    }
    let [matrix, component, index] = call.arguments[..] else {
        return Err(call.error("it takes a matrix, a component and an index"));
    };
    check_component(&call, matrix, unwrap_structs(component.ty()))?;
    let (expected, result) = (matrix.value.ty(), call.result_type());
    if result != expected {
        return Err(call.error(format!("expected a result of type {expected}, found {result}")));
    }
    let outcome = CallResult::infer(fx, &call, Some(op))?;
    let (mut ty, mut value) = (operand_type(fx, &call, component)?, call.single_value(fx, component)?);
    for member in wrapper_types(fx, &call, component.ty())?.into_iter().skip(1) {
        (ty, value) = (member, fx.extract(member, value, 0)?);
    }
    let stored = StoredMatrix::new(fx, &call, matrix)?;
    let pointer = stored.component(fx, &call, index, ty)?;
    fx.emit(SpirvInst::new(Op::Store).id(pointer).id(value))?;
    let id = fx.load(stored.variable)?;
    outcome.lower(fx, inst, id)
}

/// `__spirv_JointMatrixGetElementCoordINTEL(matrix, index)` => `OpCooperativeMatrixGetElementCoordINTEL`
///
/// The index has 32 bits (SPV_INTEL_joint_matrix), but in SYCL it is a `size_t`.
pub(super) fn element_coordinate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall) -> Result<Parts> {
    let op = Op::CooperativeMatrixGetElementCoordINTEL;
    let call = Call::new(inst, "OpCooperativeMatrixGetElementCoordINTEL", named);
    let ([matrix, index], true) = (&call.arguments[..], takes_matrix(&call)) else {
        return Err(call.error("it takes a matrix and an index"));
    };
    let outcome = CallResult::infer(fx, &call, Some(op))?;
    let word = Lane::Int { bits: 32, width: 32 };
    let pair = fx.mx.chunk_type(word, 2)?;
    if outcome.ty() != Some(pair) {
        return Err(call.error(format!("expected a result of type <2 x i32>, found {}", call.result_type())));
    }
    let (matrix, (index, lane)) = (call.single_value(fx, *matrix)?, index_operand(fx, &call, *index)?);
    let index = resize_part(fx, lane, word, 1, index, false)?;
    let id = fx.op(op, pair, &[matrix, index])?;
    outcome.lower(fx, inst, id)
}

/// A variable of the function that has the value of a matrix.
struct StoredMatrix {
    variable: Pointer,
}

impl StoredMatrix {
    fn new<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, matrix: Argument<'m>) -> Result<Self> {
        let value = call.single_value(fx, matrix)?;
        let pointer = fx.mx.type_pointer(StorageClass::Function, value.ty)?;
        let variable = fx.variable(pointer)?;
        let variable = fx.typed_pointer(variable)?;
        fx.emit(SpirvInst::new(Op::Store).id(variable).id(value))?;
        Ok(Self { variable })
    }

    /// Returns a pointer to the component at `index`, of type `component`.
    fn component<'m>(
        &self,
        fx: &mut FunctionCx<'_, 'm>,
        call: &Call<'m>,
        index: Argument<'m>,
        component: SpirvType,
    ) -> Result<Pointer> {
        let (index, _) = index_operand(fx, call, index)?;
        let pointer = fx.mx.type_pointer(StorageClass::Function, component)?;
        let component = fx.op(Op::AccessChain, pointer, &[self.variable.value(), index])?;
        fx.typed_pointer(component)
    }
}

fn takes_matrix(call: &Call<'_>) -> bool {
    call.argument_at(0).is_some_and(|argument| is_cooperative_matrix(argument.value.ty()))
}

/// Returns the types of a structure around one value, such as SYCL's `half`, and of the value in it, from the outermost;
/// none for other types.
fn wrapper_types<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, ty: Type<'m>) -> Result<PartTypes> {
    let (inner, mut ty, mut types) = (unwrap_structs(ty), ty, Parts::new());
    if ty == inner {
        return Ok(types);
    }
    loop {
        match fx.part_types(ty, None)?[..] {
            [id] => types.push(id),
            _ => return Err(call.multiple_parts_error(ty)),
        }
        if ty == inner {
            return Ok(types);
        }
        ty = ty.member(0);
    }
}

/// Checks that `found` is the type of the components of `matrix`.
fn check_component<'m>(call: &Call<'m>, matrix: Argument<'m>, found: Type<'m>) -> Result<()> {
    match matrix.value.ty().target_type_parameters().next() {
        Some(component) if component != found => {
            Err(call.error(format!("expected the component type {component} of the matrix, found {found}")))
        }
        _ => Ok(()),
    }
}

/// Returns an index with its lane.
fn index_operand<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, index: Argument<'m>) -> Result<(Typed, Lane)> {
    match fx.form(index.value.ty())? {
        LegalForm::Lanes(Lanes { lane: lane @ Lane::Int { .. }, count: 1 }) => Ok((fx.scalar(index.value)?, lane)),
        _ => Err(call.error(format!("expected an integer as the index, found {}", index.value.ty()))),
    }
}

/// Returns the SPIR-V type of an argument's operand.
fn operand_type<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, argument: Argument<'m>) -> Result<SpirvType> {
    if let Some(lanes) = odd_width_integers(fx, argument.ty())? {
        return exact_type(fx, lanes);
    }
    match fx.part_types(argument.ty(), None)?[..] {
        [ty] => Ok(ty),
        _ => Err(call.multiple_parts_error(argument.ty())),
    }
}
