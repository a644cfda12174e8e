//! Functions whose names are those of instructions.

use std::fmt::Display;

use crate::error::{Error, ErrorKind, Result};
use crate::map::spirv_calls;
use crate::names::{Class, Friendly, Mangled, Rounding, TypeName};
use crate::spirv::grammar::{Op, OperandKind, Std, op_row, overlay, std_by_name, std_row};

/// The properties of a call that the function's name determines.
pub(in crate::lower) struct NamedCall {
    pub(super) instruction: Instruction,
    pub(super) saturated: bool,
    pub(super) rounding: Option<Rounding>,
    /// The pointee of each parameter that is a pointer to a number or vector.
    pub(super) pointees: Box<[Option<TypeName>]>,
    /// The class of the texels that the instruction reads or writes.
    pub(super) texel: Option<Class>,
}

/// The instruction.
#[derive(Clone, Copy, Debug)]
pub(super) enum Instruction {
    Op(Op),
    Std(Std),
}

impl NamedCall {
    /// Returns the call of a core instruction.
    ///
    /// # Errors
    ///
    /// `InvalidInstruction` for an instruction that cannot be called.
    pub(super) fn from_op(op: Op, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Result<Self> {
        if let Some(why) = spirv_calls::refusal(op) {
            return Err(Error::new(ErrorKind::InvalidInstruction, format!("{op} cannot be called: {why}")));
        }
        Ok(Self::new(Instruction::Op(op), name, mangled))
    }

    pub(super) fn from_std(std: Std, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        // `vstore_half_rtz` is `vstore_half_r` with a mode.
        let rounded = name.rounding.and_then(|_| std_by_name(&format!("{}_r", std_row(std)?.name)));
        Self::new(Instruction::Std(rounded.unwrap_or(std)), name, mangled)
    }

    /// Returns the call of an instruction by another name; the call's arguments are the operands.
    pub(in crate::lower::builtins) fn from_operands(op: Op, mangled: Option<&Mangled<'_>>) -> Self {
        Self {
            instruction: Instruction::Op(op),
            saturated: false,
            rounding: None,
            pointees: pointees(mangled),
            texel: None,
        }
    }

    /// Returns `true` for the name of a core instruction.
    pub(super) fn is(&self, op: Op) -> bool {
        matches!(self.instruction, Instruction::Op(actual) if actual == op)
    }

    /// Returns `true` for an instruction on Booleans.
    pub(super) fn takes_booleans(&self) -> bool {
        matches!(self.instruction, Instruction::Op(op) if overlay(op).takes_booleans)
    }

    /// Returns `true` for an instruction whose first operand is a scope.
    pub(super) fn starts_with_scope(&self) -> bool {
        let Instruction::Op(op) = self.instruction else { return false };
        let is_result = |kind| matches!(kind, OperandKind::IdResultType | OperandKind::IdResult);
        let mut kinds = op_row(op).into_iter().flat_map(|row| row.operands).map(|operand| operand.kind);
        kinds.find(|&kind| !is_result(kind)) == Some(OperandKind::IdScope)
    }

    fn new(instruction: Instruction, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        let texel = texel(instruction, name, mangled);
        Self { instruction, saturated: name.saturated, rounding: name.rounding, pointees: pointees(mangled), texel }
    }
}

/// Returns the class of texels: of the result, or of the third parameter of a write.
fn texel(instruction: Instruction, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Option<Class> {
    match instruction {
        Instruction::Op(Op::ImageRead | Op::ImageSampleExplicitLod) => {
            let returned = mangled.and_then(|mangled| mangled.return_type.as_ref()?.class());
            returned.or_else(|| name.return_type.map(class_of_spelling))
        }
        Instruction::Op(Op::ImageWrite) => mangled?.parameters.get(2)?.class(),
        Instruction::Op(_) | Instruction::Std(_) => None,
    }
}

/// Returns the class of a type in OpenCL C's spelling: `uint4`.
fn class_of_spelling(spelling: &str) -> Class {
    match spelling {
        _ if ["float", "half", "double"].iter().any(|float| spelling.starts_with(float)) => Class::Float,
        _ if spelling.starts_with('u') => Class::Unsigned,
        _ => Class::Signed,
    }
}

fn pointees(mangled: Option<&Mangled<'_>>) -> Box<[Option<TypeName>]> {
    let parameters = mangled.map_or(&[][..], |mangled| &mangled.parameters);
    parameters.iter().map(|parameter| parameter.pointer()?.element()).collect()
}

/// Returns the error for an invalid call of an instruction.
pub(super) fn wrong_call(op: &str, why: impl Display) -> Error {
    Error::new(ErrorKind::InvalidInstruction, format!("invalid call of {op}: {why}"))
}
