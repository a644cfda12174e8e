//! Instructions by name: `__spirv_IAdd(a, b)` => `OpIAdd`, `__spirv_ocl_fma(a, b, c)` => `OpExtInst fma`
//! (features.md H1 to H4, H6, H9).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, Type, Value};
use crate::lower::builtins::opencl::printf;
use crate::lower::builtins::spirv::exact::{exact_type, from_exact, odd_integers};
use crate::lower::builtins::spirv::operands::{Call, Owner, is_single, unwrapped};
use crate::lower::builtins::spirv::special;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, store};
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::module::invalid;
use crate::map::{rounding_mode, spirv_calls};
use crate::names::{Friendly, Mangled, Rounding, TypeName};
use crate::spirv::Id;
use crate::spirv::grammar::{Class, Decoration, EnumKind, Op, OperandKind, Std, op_row, std_by_name, std_row};
use crate::spirv::inst::Inst as SpirvInst;
use std::rc::Rc;

/// What a function's name says of its calls.
#[derive(Clone)]
pub(in crate::lower) struct NamedCall {
    pub(super) what: What,
    saturated: bool,
    rounding: Option<Rounding>,
    /// What each parameter that is a pointer to a number or vector points to.
    pub(super) pointees: Rc<[Option<TypeName>]>,
}

/// The instruction.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Op(Op),
    Std(Std),
}

impl NamedCall {
    /// # Errors
    ///
    /// `InvalidFunctionCall` for an instruction that a call cannot be.
    pub(super) fn of_op(op: Op, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Result<Self> {
        if let Some(why) = spirv_calls::refusal(op) {
            return Err(Error::new(ErrorKind::InvalidFunctionCall, format!("{op} cannot be called: {why}")));
        }
        Ok(Self::new(What::Op(op), name, mangled))
    }

    pub(super) fn of_std(std: Std, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        // `vstore_half_rtz` is `vstore_half_r` with a mode.
        let rounded = name.rounding.and_then(|_| std_by_name(&format!("{}_r", std_row(std)?.name)));
        Self::new(What::Std(rounded.unwrap_or(std)), name, mangled)
    }

    /// The instruction, called by a name that is not its own; the call's arguments are its operands.
    pub(in crate::lower::builtins) fn plain(op: Op, mangled: Option<&Mangled<'_>>) -> Self {
        Self { what: What::Op(op), saturated: false, rounding: None, pointees: pointees(mangled) }
    }

    /// Returns `true` for the name of a core instruction.
    pub(super) fn is(&self, op: Op) -> bool {
        matches!(self.what, What::Op(own) if own == op)
    }

    fn new(what: What, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        Self { what, saturated: name.saturated, rounding: name.rounding, pointees: pointees(mangled) }
    }
}

fn pointees(mangled: Option<&Mangled<'_>>) -> Rc<[Option<TypeName>]> {
    let parameters = mangled.map_or(&[][..], |mangled| &mangled.parameters);
    parameters.iter().map(|parameter| parameter.pointer()?.element()).collect()
}

/// Lowers one call.
pub(in crate::lower::builtins) fn lower<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    named: &NamedCall,
) -> Result<Parts> {
    match named.what {
        What::Op(op) => match special::find(op) {
            Some(special) => special(fx, inst, named),
            None => core(fx, inst, named, op),
        },
        What::Std(Std::printf) => printf::lower(fx, inst),
        What::Std(std) => extended(fx, inst, named, std),
    }
}

pub(super) fn core<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall, op: Op) -> Result<Parts> {
    let row = op_row(op).ok_or_else(|| Error::new(ErrorKind::InvalidFunctionCall, format!("{op} is unknown")))?;
    let mut call = Call::new(inst, row.name, &named.pointees);
    let outcome = match row.has_result_type() {
        true => Outcome::of(fx, &call, Some(op))?,
        false => Outcome::Nothing,
    };
    if matches!(outcome, Outcome::Nothing) && (!inst.ty().is_void() || call.sret.is_some()) {
        return Err(call.refuse("it has no result, but the function returns something"));
    }
    let owner = Owner { target: What::Op(op), operands: row.operands, result: outcome.ty() };
    special::require(fx, &call, owner)?;
    let mut built = SpirvInst::new(op);
    let mut result = None;
    if let Some(ty) = outcome.ty() {
        let id = fx.fresh();
        fx.mx.note_computed(op, ty)?;
        built = built.id(ty).id(id);
        result = Some(id);
    }
    let built = call.add_operands(fx, owner, built)?;
    fx.emit(built)?;
    match result {
        Some(id) => {
            decorate(fx, named, id)?;
            outcome.give(fx, inst, id)
        }
        None => Ok(Parts::new()),
    }
}

/// `_sat` => `SaturatedConversion`, `_rte` and the like => `FPRoundingMode`
fn decorate(fx: &mut FunctionCx<'_, '_>, named: &NamedCall, id: Id) -> Result<()> {
    if named.saturated {
        fx.mx.decorate(id, Decoration::SaturatedConversion, &[])?;
    }
    match named.rounding {
        Some(rounding) => fx.mx.decorate_with(id, Decoration::FPRoundingMode, rounding_mode(rounding)),
        None => Ok(()),
    }
}

fn extended<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall, std: Std) -> Result<Parts> {
    let row = std_row(std).ok_or_else(|| Error::new(ErrorKind::InvalidFunctionCall, format!("{std} is unknown")))?;
    let mut call = Call::new(inst, row.name, &named.pointees);
    let outcome = match inst.ty().is_void() && call.sret.is_none() {
        true => Outcome::Nothing,
        false => Outcome::of(fx, &call, None)?,
    };
    let ty = match outcome.ty() {
        Some(ty) => ty,
        None => fx.mx.type_void()?,
    };
    fx.mx.note_computed(Op::ExtInst, ty)?;
    let owner = Owner { target: What::Std(std), operands: row.operands, result: outcome.ty() };
    let (id, set) = (fx.fresh(), fx.mx.opencl_std());
    let built = SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(std.0);
    let built = match (named.rounding, row.operands.split_last()) {
        (Some(rounding), Some((mode, operands))) if mode.kind == OperandKind::Enum(EnumKind::FPRoundingMode) => {
            let built = call.add_operands(fx, Owner { operands, ..owner }, built)?;
            built.enumerant(rounding_mode(rounding))
        }
        (Some(_), _) => return Err(call.refuse("it has no rounding mode")),
        (None, _) => call.add_operands(fx, owner, built)?,
    };
    fx.emit(built)?;
    outcome.give(fx, inst, id)
}

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
