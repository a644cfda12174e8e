//! Calls as lists of arguments, from which the operands of an instruction are taken.

use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Inst, Type, TypeKind, Value};
use crate::lower::builtins::spirv::exact::{odd_integers, to_exact};
use crate::lower::builtins::spirv::named::{What, wrong_call};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, load};
use crate::names::TypeName;
use crate::spirv::Id;
use crate::spirv::grammar::{Operand, OperandKind};
use smallvec::SmallVec;
use std::fmt::Display;

/// One argument of a call.
#[derive(Clone, Copy)]
pub(super) struct Argument<'m> {
    pub(super) value: Value<'m>,
    /// `byval`: the pointer stands for what it points to, which is of this type.
    pub(super) by_value: Option<Type<'m>>,
    /// What the mangled name says the pointer points to.
    pub(super) pointee: Option<TypeName>,
}

impl<'m> Argument<'m> {
    /// Returns `true` if the argument is a pointer, and does not stand for what it points to.
    pub(super) fn is_pointer(self) -> bool {
        self.by_value.is_none() && self.value.ty().address_space().is_some()
    }

    /// The type of what the argument stands for.
    pub(super) fn ty(self) -> Type<'m> {
        self.by_value.map_or(self.value.ty(), unwrapped)
    }
}

/// A call as an instruction's operands are read from it.
pub(super) struct Call<'m> {
    pub(super) inst: Inst<'m>,
    /// The instruction's name, for messages.
    name: &'static str,
    pub(super) arguments: SmallVec<[Argument<'m>; 8]>,
    /// Where the result goes, and its type, if the call returns it through its first argument.
    pub(super) sret: Option<(Value<'m>, Type<'m>)>,
}

/// What an operand is of.
#[derive(Clone, Copy)]
pub(super) struct Owner<'g> {
    pub(super) target: What,
    /// All operands, result type and result included.
    pub(super) operands: &'g [Operand],
    /// The type of the result.
    pub(super) result: Option<Id>,
}

impl<'m> Call<'m> {
    /// The arguments of `inst`; `pointees` is what the mangled name says of its parameters.
    pub(super) fn new(inst: Inst<'m>, name: &'static str, pointees: &[Option<TypeName>]) -> Self {
        let attribute = |index: usize, name: &str| {
            let place = AttributePlace::Parameter(index as u32);
            let declared = || inst.called_function().and_then(|callee| callee.type_attribute(place, name));
            inst.type_attribute(place, name).or_else(declared)
        };
        let mut arguments = SmallVec::<[Argument<'m>; 8]>::new();
        let mut sret = None;
        for (index, value) in inst.arguments().enumerate() {
            if let (0, Some(ty)) = (index, attribute(index, "sret")) {
                sret = Some((value, ty));
                continue;
            }
            let by_value = attribute(index, "byval");
            // A mangled name does not mention the place of the result.
            let pointee = pointees.get(arguments.len()).copied().flatten();
            arguments.push(Argument { value, by_value, pointee });
        }
        Self { inst, name, arguments, sret }
    }

    /// The argument for the operand `name` of an instruction whose operands before it occur once each.
    pub(super) fn argument(&self, owner: Owner<'_>, name: &str) -> Option<Argument<'m>> {
        let own = owner.operands.iter().filter(|operand| !is_result(operand));
        let index = own.clone().position(|operand| operand.name == name)?;
        self.arguments.get(index).copied()
    }

    /// The argument at `index`, the place of the result not counted.
    pub(super) fn argument_at(&self, index: usize) -> Option<Argument<'m>> {
        self.arguments.get(index).copied()
    }

    /// A refusal of this call.
    pub(super) fn refuse(&self, why: impl Display) -> Error {
        wrong_call(self.name, why)
    }

    /// The single id that stands for an argument, if its value is one that SPIR-V has.
    pub(super) fn plain(&self, fx: &mut FunctionCx<'_, 'm>, argument: Argument<'m>) -> Result<Id> {
        let ty = argument.ty();
        let odd = odd_integers(fx, ty)?;
        if odd.is_none() && !is_single(fx, ty)? {
            return Err(self.no_single_value(ty));
        }
        let parts = match argument.by_value {
            None => fx.value(argument.value)?,
            Some(memory) => {
                let place = fx.pointer(argument.value)?;
                let alignment = fx.mx.layout.abi_alignment(memory);
                load(fx, ty, place, Access { alignment, volatile: false, nontemporal: false })?
            }
        };
        match (odd, parts.as_slice()) {
            (Some(lanes), parts) => to_exact(fx, lanes, parts),
            (None, [id]) => Ok(*id),
            (None, _) => Err(self.no_single_value(ty)),
        }
    }

    pub(super) fn no_single_value(&self, ty: Type<'m>) -> Error {
        self.refuse(format!(
            "a value of type {ty} is not one value in SPIR-V; use integers of 8, 16, 32 or 64 bits and vectors of 2, 3, 4, \
             8 or 16 elements"
        ))
    }
}

/// Whether SPIR-V has exactly this type.
pub(super) fn is_single<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<bool> {
    Ok(match fx.form(ty)? {
        Form::Lanes(lanes) => {
            let whole = match lanes.lane {
                Lane::Int { bits, width } => bits == width,
                Lane::MultiWord { .. } => false,
                Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => true,
            };
            whole && lanes.chunks().count() == 1
        }
        Form::Whole | Form::Opaque => true,
        Form::Void | Form::Members => false,
    })
}

/// The type inside of structures that wrap one value: `struct half { half }`.
pub(super) fn unwrapped(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while matches!(ty.kind(), TypeKind::Struct) && !ty.is_opaque() && ty.member_count() == 1 {
        ty = ty.member(0);
    }
    ty
}

pub(super) fn is_result(operand: &&Operand) -> bool {
    matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult)
}
