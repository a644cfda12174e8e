//! Specialization constants (specification, section 2.9; SYCL private_alloca design).

use std::iter::Peekable;
use std::slice::Iter;

use smallvec::SmallVec;

use crate::analysis::callees::SpecConstantCall;
use crate::analysis::spec_constants::{Leaf, fold, members, spec_constant_call, spec_form};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Function, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use crate::lower::cx::declarations::types::{aggregate_length, element_type};
use crate::lower::cx::forms::{Lane, Legal, LegalForm, Parts, several_parts};
use crate::lower::cx::legal::lanes::gather;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::constants::expressions::lower_specialized;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::options::SpecConstants;
use crate::spec_map::{SpecConstant as MappedConstant, SpecConstantType};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, Op};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::module::Section;

impl<'m> ModuleCx<'m> {
    /// `__spirv_SpecConstant(id, default)` => one `OpSpecConstant` for each id, decorated `SpecId`
    ///
    /// # Errors
    ///
    /// `InvalidInstruction` if the id is not a constant or was used with another type or default before.
    pub(crate) fn spec_constant(&mut self, spec_id: Value<'m>, default: Value<'m>, ty: Type<'m>) -> Result<Typed> {
        let spec_id = spec_id.int_zext().and_then(|id| u32::try_from(id).ok());
        let spec_id = spec_id.ok_or_else(|| invalid_call("the id of a specialization constant is not a constant"))?;
        self.spec_number(spec_id, default, ty)
    }

    /// Returns the number with the id `spec_id`; its default alone if specialization constants are disabled.
    fn spec_number(&mut self, spec_id: u32, default: Value<'m>, ty: Type<'m>) -> Result<Typed> {
        // Front ends store Booleans in bytes, defaults included.
        let is_truth = matches!(ty.kind(), TypeKind::Integer(1)) && default.ty().is_integer();
        if ty != default.ty() && !is_truth {
            return Err(invalid_call(format!(
                "a specialization constant of type {ty} has a default of type {}",
                default.ty()
            )));
        }
        let lanes = self.lanes(ty)?;
        if lanes.count != 1 || !(lanes.has_memory_form(self.legal) || lanes.lane == Lane::Bool) {
            return Err(invalid_call(format!(
                "expected a Boolean or a number of 8, 16, 32 or 64 bits as a specialization constant, found {ty}"
            )));
        }
        let bits = default_bits(default, lanes.lane)?;
        let words = match lanes.lane {
            Lane::Int { width: 33.., .. } | Lane::Float(64) => {
                SmallVec::from_slice(&[bits as u32, (bits >> 32) as u32])
            }
            _ => SmallVec::from_elem(bits as u32, 1),
        };
        let key = SpecConstant { ty: self.chunk_type(lanes.lane, lanes.count)?, default: words };
        if let Some((known, id)) = self.constants.specialized.get(&spec_id) {
            if *known == key {
                return Ok(Typed::new(*id, key.ty));
            }
            return Err(invalid_call("a specialization constant is requested with two types or defaults"));
        }
        let id = match (self.options.spec_constants, lanes.lane) {
            (SpecConstants::Defaults, Lane::Bool) => self.bool_constant(bits != 0)?.id,
            (SpecConstants::Defaults, _) => self.out.intern(Op::Constant, Some(key.ty.id()), &key.default)?,
            (SpecConstants::Native, lane) => self.declare_spec_number(spec_id, &key, lane, bits)?,
        };
        let ty = key.ty;
        // A further request with another type or default is an error.
        self.out.note_order();
        self.constants.specialized.insert(spec_id, (key, id));
        Ok(Typed::new(id, ty))
    }

    fn declare_spec_number(&mut self, spec_id: u32, key: &SpecConstant, lane: Lane, bits: u64) -> Result<Id> {
        let id = self.out.fresh_global();
        let op = match (lane, bits) {
            (Lane::Bool, 0) => Op::SpecConstantFalse,
            (Lane::Bool, _) => Op::SpecConstantTrue,
            _ => Op::SpecConstant,
        };
        let words = if lane == Lane::Bool { &[] } else { key.default.as_slice() };
        self.out.emit(Section::Globals, SpirvInst::new(op).id(key.ty).id(id).words(words))?;
        self.decorate(id, Decoration::SpecId, &[spec_id])?;
        self.record_specializable(id);
        let ty = match lane {
            Lane::Float(16) => SpecConstantType::Half,
            Lane::Float(32) => SpecConstantType::Float,
            Lane::Float(_) => SpecConstantType::Double,
            Lane::Int { width: 8, .. } => SpecConstantType::I8,
            Lane::Int { width: 16, .. } | Lane::BFloat => SpecConstantType::I16,
            Lane::Int { width: 32, .. } => SpecConstantType::I32,
            Lane::Int { .. } | Lane::MultiWord { .. } | Lane::Pointer { .. } => SpecConstantType::I64,
            Lane::Bool => SpecConstantType::Bool,
        };
        let named = self.facts.spec_constants.string(spec_id);
        let (string, offset) = named.unzip();
        match string {
            Some(string) if offset == Some(0) => self.name(id, string)?,
            Some(string) => self.name(id, &[string, format!("+{}", offset.unwrap_or(0)).as_bytes()].concat())?,
            None => {}
        }
        let whole_size = string.and_then(|string| self.facts.spec_constants.size(string));
        self.spec_map.push(MappedConstant {
            string: string.map(|string| String::from_utf8_lossy(string).into_owned()),
            id: spec_id,
            offset: offset.unwrap_or(0),
            size: ty.size(),
            whole_size: whole_size.unwrap_or(u64::from(ty.size())),
            ty,
            default: bits,
        });
        Ok(id)
    }

    /// Returns the specialization constant that a call of `__sycl_getScalar2020SpecConstantValue` and the like
    /// requests; `None` for other calls.
    pub(crate) fn requested_constant(&mut self, call: Inst<'m>, ty: Type<'m>) -> Option<Result<Parts>> {
        let leaves = match self.facts.spec_constants.requested_by(call)? {
            Ok(named) => named.leaves.clone(),
            Err(message) => return Some(Err(invalid_call(message))),
        };
        Some(self.requested_parts(ty, 0, &mut leaves.iter().peekable()))
    }

    /// Returns the parts of the member of a constant that starts at `offset`; `leaves` are the numbers from there on.
    fn requested_parts(
        &mut self,
        ty: Type<'m>,
        offset: u64,
        leaves: &mut Peekable<Iter<'_, Leaf<'m>>>,
    ) -> Result<Parts> {
        if let Some(members) = members(self.layout, ty) {
            let mut parts = Parts::new();
            for (at, member) in members {
                parts.extend(self.requested_parts(member, offset + at, leaves)?);
            }
            return self.compose(ty, parts);
        }
        match leaves.next_if(|leaf| leaf.offset == offset) {
            Some(leaf) => Ok(Parts::from_elem(self.spec_number(leaf.id, leaf.default, ty)?, 1)),
            None => self.part_types(ty, None)?.into_iter().map(|ty| self.undef(ty)).collect(),
        }
    }

    /// Returns the length that `llvm.sycl.alloca` requests, as a constant, its type and its default.
    pub(crate) fn requested_length(&mut self, call: Inst<'m>) -> Result<(Typed, Type<'m>, u64)> {
        let leaf = match self.facts.spec_constants.requested_by(call) {
            Some(Ok(named)) => named.leaves.first().copied(),
            Some(Err(message)) => return Err(invalid_call(message)),
            None => None,
        };
        let leaf = leaf.filter(|leaf| leaf.ty.is_integer());
        let leaf =
            leaf.ok_or_else(|| invalid_call("the length of an array is not an integer specialization constant"))?;
        let default =
            leaf.default.int_zext().ok_or_else(|| invalid_call("the default length of an array is not an integer"))?;
        Ok((self.spec_number(leaf.id, leaf.default, leaf.ty)?, leaf.ty, default))
    }

    /// `__spirv_SpecConstantComposite(members...)` => `OpSpecConstantComposite` of constants
    pub(crate) fn spec_composite(&mut self, call: Inst<'m>) -> Result<Parts> {
        let ty = call.ty();
        if !matches!(ty.kind(), TypeKind::Struct | TypeKind::Array { .. } | TypeKind::Vector { .. }) {
            return Err(Error::new(ErrorKind::InvalidInstruction, format!("{ty} is not the type of a composite")));
        }
        if call.argument_count() != aggregate_length(ty) {
            let message = format!("a composite of type {ty} has {} members", aggregate_length(ty));
            return Err(Error::new(ErrorKind::InvalidInstruction, message));
        }
        let mut members = Parts::new();
        for (index, member) in call.arguments().enumerate() {
            if member.ty() != element_type(ty, index as u32) {
                let message = format!("member {index} of {ty} cannot be of type {}", member.ty());
                return Err(Error::new(ErrorKind::InvalidInstruction, message));
            }
            members.extend(self.specialized_member(member)?);
        }
        self.compose(ty, members)
    }

    /// Returns the parts of a member of a composite, which is a constant or computed from specialization constants.
    pub(super) fn specialized_member(&mut self, member: Value<'m>) -> Result<Parts> {
        // The lowering recurses no deeper than the evaluation.
        if member.as_instruction().is_some_and(|inst| spec_form(&self.facts.callees, inst).is_some())
            && fold(&self.facts.callees, member).is_none()
        {
            return Err(not_constant(member));
        }
        match member.ty().address_space().filter(|_| member.as_instruction().is_none()) {
            Some(space) => Ok(Parts::from_elem(self.constant_pointer_member(member, space)?, 1)),
            None => self.specialized_parts(member),
        }
    }

    /// Returns the parts of a composite from those of its members, which are constants.
    pub(super) fn compose(&mut self, ty: Type<'m>, members: Parts) -> Result<Parts> {
        match self.form(ty)? {
            LegalForm::Lanes(lanes) => gather(self, lanes, &members).map(Legal::into_parts),
            LegalForm::Whole => {
                let ty = self.part_types(ty, None)?[0];
                Ok(Parts::from_elem(self.composite(ty, &members)?, 1))
            }
            LegalForm::Members | LegalForm::Void | LegalForm::Opaque => Ok(members),
        }
    }

    /// Returns a number computed from specialization constants, as a constant; see [`Length::Specialized`].
    ///
    /// [`Length::Specialized`]: crate::analysis::allocas::Length::Specialized
    pub(crate) fn specialized_value(&mut self, value: Value<'m>) -> Result<Typed> {
        match self.specialized_parts(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(several_parts(value.ty())),
        }
    }

    /// Returns the parts of a value computed from specialization constants.
    fn specialized_parts(&mut self, value: Value<'m>) -> Result<Parts> {
        if let Some(known) = self.constants.specialized_values.get(&value) {
            let known = known.clone();
            self.name_variables_of(value);
            return Ok(known);
        }
        let parts = self.naming_variables(value, |mx| mx.lower_specialized_parts(value))?;
        self.constants.specialized_values.insert(value, parts.clone());
        Ok(parts)
    }

    fn lower_specialized_parts(&mut self, value: Value<'m>) -> Result<Parts> {
        match value.kind() {
            ValueKind::Instruction(inst) if self.facts.callees.is_spec_constant(inst, SpecConstantCall::Composite) => {
                self.spec_composite(inst)
            }
            ValueKind::Instruction(inst) if inst.opcode() == Opcode::InsertValue => self.specialized_insertions(inst),
            ValueKind::Instruction(inst) if self.facts.spec_constants.requested_by(inst).is_some() => {
                self.requested_constant(inst, inst.ty()).ok_or_else(|| not_constant(value))?
            }
            ValueKind::Instruction(inst) => Ok(Parts::from_elem(
                match spec_constant_call(&self.facts.callees, inst) {
                    Some((spec_id, default)) => self.spec_constant(spec_id, default, inst.ty())?,
                    None => match spec_form(&self.facts.callees, inst) {
                        Some(form) => lower_specialized(self, inst, form)?,
                        None => return Err(not_constant(value)),
                    },
                },
                1,
            )),
            ValueKind::Argument(_) => Err(not_constant(value)),
            _ => self.constant(value),
        }
    }
}

pub(super) fn not_constant(value: Value<'_>) -> Error {
    let message = format!("{} does not depend on constants and specialization constants only", value.describe());
    Error::new(ErrorKind::InvalidInstruction, message)
}

/// Returns an error for calls that a SYCL compiler must replace: an import of the function would fail only at link
/// time.
pub(in crate::lower) fn check_callee(callee: Function<'_>) -> Result<()> {
    /// The name of a builtin, and the name that it is an alias of in the headers.
    const UNFINISHED: [&str; 6] = [
        "__builtin_intel_sycl_alloca",
        "6oneapi12experimental14private_alloca",
        "6oneapi12experimental22aligned_private_alloca",
        "__sycl_getScalarSpecConstantValue",
        "__sycl_getCompositeSpecConstantValue",
        "__sycl_getSpecConstantValue",
    ];
    let name = String::from_utf8_lossy(callee.name());
    if !UNFINISHED.iter().any(|unfinished| name.contains(unfinished)) {
        return Ok(());
    }
    Err(invalid_call(format!(
        "@{name} is a builtin that a SYCL compiler replaces, and this module still calls it: compile the source for a \
         device, with headers and compiler of one release"
    )))
}

fn invalid_call(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidInstruction, message)
}

/// The key of a specialization constant: requests with the same key are one constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lower) struct SpecConstant {
    ty: SpirvType,
    /// The words of the default, as `OpSpecConstant` has them.
    default: SmallVec<[u32; 2]>,
}

/// Returns the bits of a default, the others zero; those of a Boolean are 1 or 0.
fn default_bits(default: Value<'_>, lane: Lane) -> Result<u64> {
    let bits = match (default.kind(), lane) {
        (ValueKind::ConstantInt, Lane::Bool) => default.int_zext().map(|bits| u64::from(bits != 0)),
        (ValueKind::ConstantInt, Lane::Int { .. }) => default.int_zext(),
        (ValueKind::ConstantFp, Lane::Float(_) | Lane::BFloat) => default.float_bits().first().copied(),
        _ => None,
    };
    bits.ok_or_else(|| invalid_call("the default of a specialization constant is not a constant of up to 64 bits"))
}
