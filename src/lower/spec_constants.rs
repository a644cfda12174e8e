//! Specialization constants (specification, section 2.9; SYCL private_alloca design).

use crate::analysis::allocas::{has_specialized_form, is_spec_composite, spec_constant_call};
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Inst, Type, TypeKind, Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, Op};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;

use super::constant_exprs::lower_specialized;
use super::forms::{Form, Lane, Parts};
use super::inst::vector::gather;
use super::module_cx::{ModuleCx, invalid};
use super::types::{aggregate_length, element_type};

impl<'m> ModuleCx<'m> {
    /// `__spirv_SpecConstant(id, default)` => one `OpSpecConstant` for each id, decorated `SpecId`
    ///
    /// # Errors
    ///
    /// `InvalidFunctionCall` if the id is not a constant or was given another type or default before.
    pub(crate) fn spec_constant(&mut self, spec_id: Value<'m>, default: Value<'m>, ty: Type<'m>) -> Result<Id> {
        let bad = |message: &str| Error::new(ErrorKind::InvalidFunctionCall, message);
        let spec_id = spec_id.int_zext().and_then(|id| u32::try_from(id).ok());
        let spec_id = spec_id.ok_or_else(|| bad("the id of a specialization constant is not a constant"))?;
        // A language keeps its Booleans in bytes, defaults included.
        let is_truth = matches!(ty.kind(), TypeKind::Integer(1)) && default.ty().is_integer();
        if ty != default.ty() && !is_truth {
            return Err(bad(&format!("a specialization constant of type {ty} has a default of type {}", default.ty())));
        }
        let lanes = self.lanes(ty)?;
        if lanes.count != 1 || !(lanes.is_plain() || lanes.lane == Lane::Bool) {
            return Err(bad(&format!(
                "a specialization constant is a Boolean or a number of 8, 16, 32 or 64 bits, not {ty}"
            )));
        }
        let key = SpecConstant {
            ty: self.chunk_type(lanes.lane, lanes.count)?,
            default: default_words(default, lanes.lane)?,
        };
        if let Some((known, id)) = self.constants.specialized.get(&spec_id) {
            if *known == key {
                return Ok(*id);
            }
            return Err(bad("a specialization constant is asked for with two types or defaults"));
        }
        let id = self.out.fresh();
        let op = match (lanes.lane, key.default.first()) {
            (Lane::Bool, Some(0)) => Op::SpecConstantFalse,
            (Lane::Bool, _) => Op::SpecConstantTrue,
            _ => Op::SpecConstant,
        };
        let words = if lanes.lane == Lane::Bool { &[] } else { key.default.as_slice() };
        self.out.emit(Section::Globals, SpirvInst::new(op).id(key.ty).id(id).words(words))?;
        self.decorate(id, Decoration::SpecId, &[spec_id])?;
        self.note_changeable(id);
        self.constants.specialized.insert(spec_id, (key, id));
        Ok(id)
    }

    /// `__spirv_SpecConstantComposite(members...)` => `OpSpecConstantComposite` of constants
    pub(crate) fn spec_composite(&mut self, call: Inst<'m>) -> Result<Parts> {
        let ty = call.ty();
        if call.argument_count() != aggregate_length(ty) {
            let message = format!("a composite of type {ty} has {} members", aggregate_length(ty));
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
        }
        let mut members = Parts::new();
        for (index, member) in call.arguments().enumerate() {
            if member.ty() != element_type(ty, index as u32) {
                let message = format!("member {index} of {ty} cannot be of type {}", member.ty());
                return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
            }
            members.extend(self.specialized_parts(member)?);
        }
        match self.form(ty)? {
            Form::Lanes(lanes) => gather(self, lanes, &members),
            Form::Whole => {
                let ty = self.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.composite(ty, &members)?, 1))
            }
            Form::Members | Form::Void | Form::Opaque => Ok(members),
        }
    }

    /// A number made of specialization constants, as a constant; see [`Length::Specialized`].
    ///
    /// [`Length::Specialized`]: crate::analysis::allocas::Length::Specialized
    pub(crate) fn specialized_value(&mut self, value: Value<'m>) -> Result<Id> {
        match self.specialized_parts(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(invalid(format!("a value of type {} is not expected here", value.ty()))),
        }
    }

    /// The parts of a value made of specialization constants.
    fn specialized_parts(&mut self, value: Value<'m>) -> Result<Parts> {
        if let Some(known) = self.constants.specialized_values.get(&value) {
            return Ok(known.clone());
        }
        let parts = match value.kind() {
            ValueKind::Instruction(inst) if is_spec_composite(inst) => self.spec_composite(inst)?,
            ValueKind::Instruction(inst) => Parts::from_elem(
                match spec_constant_call(inst) {
                    Some((spec_id, default)) => self.spec_constant(spec_id, default, inst.ty())?,
                    None if has_specialized_form(inst.opcode()) => lower_specialized(self, inst)?,
                    None => return Err(not_constant(value)),
                },
                1,
            ),
            ValueKind::Argument(_) => return Err(not_constant(value)),
            _ => self.constant(value)?,
        };
        self.constants.specialized_values.insert(value, parts.clone());
        Ok(parts)
    }
}

fn not_constant(value: Value<'_>) -> Error {
    let message = format!("{} is made of more than constants and specialization constants", value.describe());
    Error::new(ErrorKind::InvalidFunctionCall, message)
}

/// Refuses the calls that a SYCL compiler's later stages replace: importing them would only fail elsewhere.
pub(super) fn check_callee(callee: Function<'_>) -> Result<()> {
    const UNFINISHED: [&str; 3] = [
        "__builtin_intel_sycl_alloca",
        "__sycl_getScalar2020SpecConstantValue",
        "__sycl_getComposite2020SpecConstantValue",
    ];
    let name = String::from_utf8_lossy(callee.name());
    if !UNFINISHED.iter().any(|unfinished| name.contains(unfinished)) {
        return Ok(());
    }
    let message = format!(
        "@{name} stands for a specialization constant, but the module has not been through sycl-post-link, which makes \
         it one"
    );
    Err(Error::new(ErrorKind::InvalidFunctionCall, message))
}

/// What makes two requests for one specialization constant the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SpecConstant {
    ty: Id,
    /// The words of the default, as `OpSpecConstant` has them.
    default: Vec<u32>,
}

fn default_words(default: Value<'_>, lane: Lane) -> Result<Vec<u32>> {
    let bits = match (default.kind(), lane) {
        (ValueKind::ConstantInt, Lane::Bool | Lane::Int { .. }) => default.int_zext(),
        (ValueKind::ConstantFp, Lane::Float(_)) => default.float_bits().first().copied(),
        _ => None,
    };
    let bits = bits.ok_or_else(|| {
        let message = "the default of a specialization constant is not a constant of up to 64 bits";
        Error::new(ErrorKind::InvalidFunctionCall, message)
    })?;
    Ok(match lane {
        Lane::Int { width: 64, .. } | Lane::Float(64) => vec![bits as u32, (bits >> 32) as u32],
        _ => vec![bits as u32],
    })
}
