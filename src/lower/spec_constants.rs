//! Specialization constants (specification, section 2.9; SYCL private_alloca design).

use crate::analysis::allocas::spec_constant_call;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::constant_exprs::lower_specialized;
use super::forms::Lane;
use super::module_cx::{ModuleCx, invalid};

impl<'m> ModuleCx<'m> {
    /// `__spirv_SpecConstant(id, default)` => one `OpSpecConstant` for each id, decorated `SpecId`
    ///
    /// # Errors
    ///
    /// `InvalidFunctionCall` if the id is not a constant or was given another type or default before.
    pub(crate) fn spec_constant(&mut self, spec_id: Value<'m>, default: Value<'m>) -> Result<Id> {
        let bad = |message: &str| Error::new(ErrorKind::InvalidFunctionCall, message);
        let spec_id = spec_id.int_zext().and_then(|id| u32::try_from(id).ok());
        let spec_id = spec_id.ok_or_else(|| bad("the id of a specialization constant is not a constant"))?;
        let lanes = self.lanes(default.ty())?;
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
        self.out.emit(Section::Globals, Inst::new(op).id(key.ty).id(id).words(words))?;
        self.decorate(id, Decoration::SpecId, &[spec_id])?;
        self.constants.specialized.insert(spec_id, (key, id));
        Ok(id)
    }

    /// A value made of specialization constants, as a constant; see [`Length::Specialized`].
    ///
    /// [`Length::Specialized`]: crate::analysis::allocas::Length::Specialized
    pub(crate) fn specialized_value(&mut self, value: Value<'m>) -> Result<Id> {
        if let Some(known) = self.constants.specialized_values.get(&value) {
            return Ok(*known);
        }
        let id = match value.kind() {
            ValueKind::Instruction(inst) => match spec_constant_call(inst) {
                Some((spec_id, default)) => self.spec_constant(spec_id, default)?,
                None => lower_specialized(self, inst)?,
            },
            _ => match self.constant(value)?.as_slice() {
                [id] => *id,
                _ => return Err(invalid("the length of an array has several parts")),
            },
        };
        self.constants.specialized_values.insert(value, id);
        Ok(id)
    }
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
