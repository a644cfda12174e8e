//! Results of instructions, as calls give them.

use crate::error::Result;
use crate::llvm::{Inst, Type, Value};
use crate::lower::builtins::spirv::call::{Call, is_single, unwrapped};
use crate::lower::builtins::spirv::exact::{exact_type, from_exact, odd_integers};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, store};
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::invalid;
use crate::map::spirv_calls;
use crate::spirv::Id;
use crate::spirv::grammar::{Class, Op, op_row};

/// What becomes of an instruction's result.
pub(super) enum Outcome<'m> {
    /// It has none.
    Nothing,
    /// It is of the type `void`.
    Void { ty: Id },
    /// It is the call's, or goes where the call's first argument says.
    Value { ty: Id, place: Option<(Value<'m>, Type<'m>)> },
    /// It is a pointer to bytes, and the call's of the type `own`.
    BytePointer { ty: Id, own: Id },
    /// It is a Boolean, or one an element, and the call's an integer.
    Truth { ty: Id, lanes: Lanes },
    /// It is an integer of an odd width, or a vector of them.
    Odd { ty: Id, lanes: Lanes, place: Option<(Value<'m>, Type<'m>)> },
}

impl<'m> Outcome<'m> {
    /// What the result of `call` is, of a core instruction or an extended one.
    pub(super) fn of(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, op: Option<Op>) -> Result<Self> {
        let truth = op.is_some_and(spirv_calls::gives_truth);
        // A structure around one value may be just what such an instruction makes.
        let composite = op.and_then(op_row).is_some_and(|row| row.class == Class::Composite)
            && !matches!(op, Some(Op::VectorExtractDynamic | Op::VectorInsertDynamic | Op::VectorShuffle));
        if let Some((place, ty)) = call.sret {
            let ty = if composite { ty } else { unwrapped(ty) };
            if let Some(lanes) = odd_integers(fx, ty)? {
                return Ok(Self::Odd { ty: exact_type(fx, lanes)?, lanes, place: Some((place, ty)) });
            }
            return Ok(Self::Value { ty: single_type(fx, call, ty)?, place: Some((place, ty)) });
        }
        let ty = call.inst.ty();
        // What a task returns may be nothing, and that is the result's type then.
        if ty.is_void() && op == Some(Op::TaskSequenceGetALTERA) {
            return Ok(Self::Void { ty: fx.mx.type_void()? });
        }
        if ty.is_void() {
            return Err(call.refuse("it has a result, but the function returns nothing"));
        }
        if truth
            && let Form::Lanes(lanes @ Lanes { lane: Lane::Int { .. }, count }) = fx.form(ty)?
            && is_single(fx, ty)?
        {
            return Ok(Self::Truth { ty: fx.mx.chunk_type(Lane::Bool, count)?, lanes });
        }
        if ty.is_pointer() {
            let own = fx.pointer_type_of(call.inst.value())?;
            return Ok(match fx.mx.pointee_of(own) {
                Some((storage, _)) if op.is_some_and(spirv_calls::gives_byte_pointer) => {
                    let byte = fx.mx.type_int(8)?;
                    Self::BytePointer { ty: fx.mx.type_pointer(storage, byte)?, own }
                }
                _ => Self::Value { ty: own, place: None },
            });
        }
        if let Some(lanes) = odd_integers(fx, ty)? {
            return Ok(Self::Odd { ty: exact_type(fx, lanes)?, lanes, place: None });
        }
        Ok(Self::Value { ty: single_type(fx, call, ty)?, place: None })
    }

    /// The type of the instruction's result.
    pub(super) fn ty(&self) -> Option<Id> {
        match self {
            Self::Nothing => None,
            Self::Void { ty }
            | Self::Value { ty, .. }
            | Self::BytePointer { ty, .. }
            | Self::Truth { ty, .. }
            | Self::Odd { ty, .. } => Some(*ty),
        }
    }

    /// The parts of the call's result, `id` being the instruction's.
    pub(super) fn give(self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, id: Id) -> Result<Parts> {
        match self {
            Self::Nothing | Self::Void { .. } => Ok(Parts::new()),
            Self::Value { place: None, .. } => Ok(Parts::from_elem(id, 1)),
            Self::Value { place: Some((place, ty)), .. } => give_through(fx, inst, place, ty, &[id]),
            Self::BytePointer { ty, own } => Ok(Parts::from_elem(fx.bitcast_if_needed(id, ty, own)?, 1)),
            Self::Odd { lanes, place, .. } => {
                let parts = from_exact(fx, lanes, id)?;
                match place {
                    None => Ok(parts),
                    Some((place, ty)) => give_through(fx, inst, place, ty, &parts),
                }
            }
            // True is 1 as a scalar and -1 in a vector, as OpenCL C has it.
            Self::Truth { lanes: Lanes { lane, count }, .. } => {
                Ok(Parts::from_elem(resize_part(fx, Lane::Bool, lane, count, id, count > 1)?, 1))
            }
        }
    }
}

/// Stores a result of type `ty` where the call's first argument says.
fn give_through<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    place: Value<'m>,
    ty: Type<'m>,
    parts: &[Id],
) -> Result<Parts> {
    if fx.part_count(ty)? != parts.len() {
        return Err(invalid(format!("the result of the instruction is no {ty}")));
    }
    let pointer = fx.pointer(place)?;
    let alignment = fx.mx.layout.abi_alignment(ty);
    store(fx, ty, parts, pointer, Access { alignment, volatile: false, nontemporal: false })?;
    debug_assert!(inst.ty().is_void(), "a call with sret returns nothing");
    Ok(Parts::new())
}

fn single_type<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, ty: Type<'m>) -> Result<Id> {
    if !is_single(fx, ty)? {
        return Err(call.no_single_value(ty));
    }
    match fx.part_types(ty, None)?.as_slice() {
        [ty] => Ok(*ty),
        _ => Err(call.no_single_value(ty)),
    }
}
