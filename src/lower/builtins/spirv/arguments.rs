//! Calls as lists of arguments that supply the operands of an instruction.

use std::fmt::Display;

use smallvec::SmallVec;

use crate::error::Error;
use crate::ir::{Type, TypeKind};
use crate::lower::builtins::spirv::exact::{odd_width_integers, to_exact};
use crate::lower::builtins::spirv::named::{Instruction, NamedCall, wrong_call};
use crate::lower::cx::function::memory_access::{Access, load};
use crate::lower::cx::prelude::*;
use crate::lower::inst::atomic::before_generic;
use crate::names::{Class, TypeName};
use crate::spirv::grammar::{OpRow, Operand, OperandKind};
use crate::spirv::text::first_op_name;

/// One argument of a call.
#[derive(Clone, Copy)]
pub(super) struct Argument<'m> {
    pub(super) value: Value<'m>,
    /// The type of `byval`, whose operand is the pointee rather than the pointer.
    pub(super) by_value: Option<Type<'m>>,
    /// The pointee in the mangled name.
    pub(super) pointee: Option<TypeName>,
}

impl<'m> Argument<'m> {
    /// Returns `true` if the argument is a pointer without `byval`.
    pub(super) fn is_pointer(self) -> bool {
        self.by_value.is_none() && self.value.ty().address_space().is_some()
    }

    /// Returns the type of the argument; with `byval`, of its pointee.
    pub(super) fn ty(self) -> Type<'m> {
        self.by_value.map_or(self.value.ty(), unwrap_structs)
    }
}

/// A call that supplies the operands of an instruction.
pub(super) struct Call<'m> {
    pub(super) inst: Inst<'m>,
    /// The instruction's name, for messages.
    name: &'static str,
    pub(super) arguments: SmallVec<[Argument<'m>; 8]>,
    /// The class of the texels of an image, from the function's name.
    pub(super) texel: Option<Class>,
    /// The `sret` argument and the type of the result, if the call has one.
    pub(super) sret: Option<(Value<'m>, Type<'m>)>,
}

/// The instruction that has the operands.
#[derive(Clone, Copy)]
pub(super) struct OperandOwner<'g> {
    pub(super) target: Instruction,
    /// All operands, result type and result included.
    pub(super) operands: &'g [Operand],
    /// The type of the result.
    pub(super) result: Option<SpirvType>,
}

impl<'m> Call<'m> {
    /// Reads the arguments of `inst`; `named` is what the function's name determines.
    pub(super) fn new(inst: Inst<'m>, name: &'static str, named: &NamedCall) -> Self {
        let mut arguments = SmallVec::<[Argument<'m>; 8]>::new();
        let sret = inst.struct_return();
        for (index, value) in (0..).zip(inst.arguments()).skip(usize::from(sret.is_some())) {
            let by_value = inst.argument_type_attribute(index, "byval");
            // A mangled name does not contain the `sret` parameter.
            let pointee = named.pointees.get(arguments.len()).copied().flatten();
            arguments.push(Argument { value, by_value, pointee });
        }
        Self { inst, name, arguments, texel: named.texel, sret }
    }

    /// Omits the argument for the last operand of an instruction, memory operands, if it is constant zero: without any
    /// of them. The Khronos translator reads the word as an id, and crashes on zero.
    pub(super) fn omit_empty_mask(&mut self, row: &OpRow) {
        let count = row.operands.iter().filter(|operand| !is_result(operand)).count();
        let is_empty = |argument: &Argument<'_>| argument.value.int_zext() == Some(0);
        if self.arguments.len() == count && self.arguments.last().is_some_and(is_empty) {
            self.arguments.pop();
        }
    }

    /// Takes the pointer of an atomic instruction as [`before_generic`] returns it.
    pub(super) fn omit_generic_cast(&mut self, mx: &ModuleCx<'m>) {
        if let Some(pointer) = self.arguments.first_mut().filter(|argument| argument.is_pointer()) {
            pointer.value = before_generic(mx, pointer.value);
        }
    }

    /// Returns the argument for the operand `name` of an instruction whose operands before it occur once each.
    pub(super) fn argument(&self, owner: OperandOwner<'_>, name: &str) -> Option<Argument<'m>> {
        let operands = owner.operands.iter().filter(|operand| !is_result(operand));
        let index = operands.clone().position(|operand| operand.name == name)?;
        self.arguments.get(index).copied()
    }

    /// Returns the argument at `index`, not counting `sret`.
    pub(super) fn argument_at(&self, index: usize) -> Option<Argument<'m>> {
        self.arguments.get(index).copied()
    }

    /// Returns the type of the result, which may be written to memory.
    pub(super) fn result_type(&self) -> Type<'m> {
        self.sret.map_or(self.inst.ty(), |(_, ty)| ty)
    }

    /// Returns the error for this call.
    pub(super) fn error(&self, why: impl Display) -> Error {
        wrong_call(self.name, why)
    }

    /// Returns the error for an operand that violates a rule of the instruction.
    pub(super) fn violation(&self, rule: &str, found: impl Display) -> Error {
        self.error(found).about(format!("{}\n{rule}", self.published_name()))
    }

    /// Returns the name of the instruction without `Op`, as it was published first.
    pub(super) fn published_name(&self) -> String {
        first_op_name(self.name).into_owned()
    }

    /// Returns the id of an argument whose type has a single SPIR-V value.
    pub(super) fn single_value(&self, fx: &mut FunctionCx<'_, 'm>, argument: Argument<'m>) -> Result<Typed> {
        let ty = argument.ty();
        let odd_width = odd_width_integers(fx, ty)?;
        if odd_width.is_none() && !is_single(fx, ty)? {
            return Err(self.multiple_parts_error(ty));
        }
        let parts = match argument.by_value {
            None => fx.value(argument.value)?,
            Some(memory) => {
                let pointer = fx.pointer(argument.value)?;
                let alignment = fx.mx.layout.abi_alignment(memory);
                load(fx, ty, pointer, Access { alignment, volatile: false, nontemporal: false })?
            }
        };
        match (odd_width, parts.as_slice()) {
            (Some(lanes), _) => to_exact(fx, &Legal::new(lanes, parts)),
            (None, [id]) => Ok(*id),
            (None, _) => Err(self.multiple_parts_error(ty)),
        }
    }

    pub(super) fn multiple_parts_error(&self, ty: Type<'m>) -> Error {
        self.error(format!(
            "a value of type {ty} is not a single value in SPIR-V; use integers of 8, 16, 32 or 64 bits and vectors of \
             2, 3, 4, 8 or 16 elements"
        ))
    }
}

/// Returns `true` if SPIR-V has exactly this type.
pub(super) fn is_single<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<bool> {
    Ok(match fx.form(ty)? {
        LegalForm::Lanes(lanes) => {
            let whole = match lanes.lane {
                Lane::Int { bits, width } => bits == width,
                Lane::MultiWord { .. } => false,
                Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => true,
            };
            whole && lanes.chunks(fx.mx.legal).count() == 1
        }
        LegalForm::Whole | LegalForm::Opaque => true,
        LegalForm::Void | LegalForm::Members => false,
    })
}

/// Returns the type inside structures that wrap one value: `struct half { half }`.
pub(super) fn unwrap_structs(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while matches!(ty.kind(), TypeKind::Struct) && !ty.is_opaque() && ty.member_count() == 1 {
        ty = ty.member(0);
    }
    ty
}

pub(super) fn is_result(operand: &&Operand) -> bool {
    matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult)
}
