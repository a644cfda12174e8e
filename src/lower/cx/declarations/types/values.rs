//! Value types: the types of the parts of a value.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::analysis::element_types::{Node, Pointee};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms;
use crate::lower::cx::forms::{Lane, Lanes, LegalForm, PartTypes};
use crate::lower::cx::typed::SpirvType;

/// One part of a value of some type.
#[derive(Clone, Copy, Debug)]
enum PartType {
    /// A value of this type.
    Typed(SpirvType),
    /// A pointer, whose type depends on its pointee.
    Pointer { address_space: u32 },
}

/// The value form of a type.
pub(in crate::lower) struct ValueType {
    form: LegalForm,
    parts: SmallVec<[PartType; 2]>,
}

/// The maximum number of parts of a type: only malformed or hostile input has values of more.
const MAX_PARTS: usize = 65_535;

impl<'m> Declarations<'m> {
    /// Returns the legal form of `ty`.
    pub(crate) fn form(&mut self, ty: Type<'m>) -> Result<LegalForm> {
        match self.types.values.get(&ty) {
            Some(known) => Ok(known.form),
            None => Ok(self.value_type(ty)?.form),
        }
    }

    /// Returns the lanes of a type that is known to be a scalar or a vector.
    ///
    /// # Errors
    ///
    /// `InvalidModule` if it is neither.
    pub(crate) fn lanes(&mut self, ty: Type<'m>) -> Result<Lanes> {
        match self.form(ty)? {
            LegalForm::Lanes(lanes) => Ok(lanes),
            LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque => {
                Err(forms::unsupported(ty, "expected a scalar or a vector"))
            }
        }
    }

    /// Returns the types of the parts of a value of `ty`; `node` determines the pointee of its pointers, or its object.
    pub(crate) fn part_types(&mut self, ty: Type<'m>, node: Option<Node>) -> Result<PartTypes> {
        let value_type = self.value_type(ty)?;
        let node = if matches!(value_type.form, LegalForm::Lanes(_)) { node } else { None };
        if let Some(Pointee::Object(object)) = node.and_then(|node| self.facts.element_types.pointee(node)) {
            return Ok(SmallVec::from_elem(self.memory(object)?.ty, 1));
        }
        value_type
            .parts
            .iter()
            .map(|part| match *part {
                PartType::Typed(id) => Ok(id),
                PartType::Pointer { address_space } => self.pointer_type(address_space, node),
            })
            .collect()
    }

    /// Returns the number of parts of a value of `ty`.
    pub(crate) fn part_count(&mut self, ty: Type<'m>) -> Result<usize> {
        Ok(self.value_type(ty)?.parts.len())
    }

    fn value_type(&mut self, ty: Type<'m>) -> Result<Arc<ValueType>> {
        if let Some(known) = self.types.values.get(&ty) {
            return Ok(Arc::clone(known));
        }
        let value_type = Arc::new(self.nested(ty, |mx| mx.lower_value_type(ty))?);
        self.types.values.insert(ty, Arc::clone(&value_type));
        Ok(value_type)
    }

    fn lower_value_type(&mut self, ty: Type<'m>) -> Result<ValueType> {
        if let Some(lanes) = forms::lanes(ty, self.legal)? {
            // A vector of any length is one part, but its constants have all lanes.
            check_part_count(ty, lanes.part_count(self.legal.with_standard_vectors()))?;
            return Ok(ValueType { form: LegalForm::Lanes(lanes), parts: self.lane_parts(lanes)? });
        }
        match ty.kind() {
            TypeKind::Void => Ok(ValueType { form: LegalForm::Void, parts: SmallVec::new() }),
            TypeKind::TargetExt => {
                let id = self.target_type(ty)?;
                Ok(ValueType { form: LegalForm::Opaque, parts: SmallVec::from_elem(PartType::Typed(id), 1) })
            }
            TypeKind::Struct | TypeKind::Array { .. } => {
                let memory = self.memory(ty)?;
                if memory.is_value_type {
                    let parts = SmallVec::from_elem(PartType::Typed(memory.ty), 1);
                    return Ok(ValueType { form: LegalForm::Whole, parts });
                }
                Ok(ValueType { form: LegalForm::Members, parts: self.member_parts(ty)? })
            }
            _ => Err(forms::unsupported(ty, "SPIR-V has no values of this type")
                .about(format!("LLVM module contains {ty} type, which doesn't have a counterpart in SPIR-V"))),
        }
    }

    fn lane_parts(&mut self, lanes: Lanes) -> Result<SmallVec<[PartType; 2]>> {
        match lanes.lane {
            Lane::Pointer { address_space } => {
                Ok(SmallVec::from_elem(PartType::Pointer { address_space }, lanes.count as usize))
            }
            Lane::MultiWord { .. } => {
                let word = self.type_int(forms::WORD_BITS)?;
                Ok(SmallVec::from_elem(PartType::Typed(word), (lanes.count * lanes.lane.words()) as usize))
            }
            Lane::Bool | Lane::Int { .. } | Lane::Float(_) | Lane::BFloat => {
                lanes.chunks(self.legal).map(|count| Ok(PartType::Typed(self.chunk_type(lanes.lane, count)?))).collect()
            }
        }
    }

    fn member_parts(&mut self, ty: Type<'m>) -> Result<SmallVec<[PartType; 2]>> {
        let mut parts = SmallVec::new();
        if let TypeKind::Array { element, length } = ty.kind() {
            let element = self.value_type(element)?;
            let count = element.parts.len() as u64 * length.min(MAX_PARTS as u64 + 1);
            check_part_count(ty, count)?;
            for _ in 0..count / element.parts.len().max(1) as u64 {
                parts.extend_from_slice(&element.parts);
            }
            return Ok(parts);
        }
        for member in ty.members() {
            parts.extend_from_slice(&self.value_type(member)?.parts);
            check_part_count(ty, parts.len() as u64)?;
        }
        Ok(parts)
    }
}

fn check_part_count(ty: Type<'_>, count: u64) -> Result<()> {
    if count <= MAX_PARTS as u64 {
        return Ok(());
    }
    let message = format!("a value of type {ty} has more than {MAX_PARTS} parts");
    Err(Error::new(ErrorKind::LimitExceeded, message))
}
