//! Pointers whose types have only a storage class (SPV_KHR_untyped_pointers, revision 3), where the options allow them.
//!
//! The lowering is the same with and without: a pointer type has a pointee. Where pointers are untyped, all such
//! [types](SpirvType) of a storage class are written as one `OpTypeUntypedPointerKHR`, and a pointer cast returns its
//! operand with another type. The form is chosen when an instruction is emitted:
//!
//! | typed | untyped |
//! |---|---|
//! | `OpTypePointer` | one `OpTypeUntypedPointerKHR` for each storage class |
//! | `OpVariable`, `OpVariableLengthArrayINTEL` | the untyped form, which names the type |
//! | access chains | the untyped form, which names the type that the base points to |
//! | `OpBitcast` from one pointer type to another | its operand |
//! | types that differ only in the pointees of their pointers | one type |
//!
//! Loads and stores always have the type as an operand. Pointers stay typed where the specification requires that:
//! pointers to functions, and parameters with a memory type from `ByVal` or `Sret`. Those to vectors, arrays, matrices
//! and objects stay typed as in the Khronos translator: `OpBitcast` converts between them and untyped pointers. Core
//! instructions that use more of a pointer than its address take a typed pointer, through an `OpBitcast` before them.
//!
//! Types, variables and constants are here, instructions in `cx/function/untyped.rs`.

use crate::error::Result;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::{PointerForm, PointerType};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::untyped_pointers::untyped_chain;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::inst::Inst;

impl Declarations<'_> {
    /// Returns `true` if pointers are untyped.
    pub(in crate::lower) fn has_untyped_pointers(&self) -> bool {
        self.pointer_form == PointerForm::Untyped
    }

    /// Returns the storage class and the pointee of the pointer type `ty`, if it is written as an untyped one.
    pub(in crate::lower::cx) fn untyped_pointee(&self, ty: SpirvType) -> Option<(StorageClass, SpirvType)> {
        let PointerType { storage, pointee, form } = self.pointer_of(ty)?;
        (form == PointerForm::Untyped).then_some((storage, pointee))
    }

    /// Returns `true` if `ty` is a pointer type that is written as an untyped one.
    pub(in crate::lower::cx) fn is_untyped_pointer(&self, ty: SpirvType) -> bool {
        self.untyped_pointee(ty).is_some()
    }

    /// Returns `true` if both types are untyped pointers that differ at most in their pointees.
    pub(in crate::lower::cx) fn is_same_untyped(&self, a: SpirvType, b: SpirvType) -> bool {
        let storage = |ty| self.untyped_pointee(ty).map(|(storage, _)| storage);
        let of_first = storage(a);
        of_first.is_some() && of_first == storage(b)
    }

    /// `OpTypePointer storage pointee`
    pub(in crate::lower::cx) fn typed_pointer_type(
        &mut self,
        storage: StorageClass,
        pointee: SpirvType,
    ) -> Result<SpirvType> {
        self.declare_pointer(PointerType { storage, pointee, form: PointerForm::Typed })
    }

    /// Returns the pointer type `ty` as a typed pointer type.
    pub(in crate::lower) fn with_pointee(&mut self, ty: SpirvType) -> Result<SpirvType> {
        self.in_form(ty, PointerForm::Typed)
    }

    /// Returns the pointer type `ty` as an untyped pointer type.
    pub(in crate::lower::cx) fn without_pointee(&mut self, ty: SpirvType) -> Result<SpirvType> {
        self.in_form(ty, PointerForm::Untyped)
    }

    fn in_form(&mut self, ty: SpirvType, form: PointerForm) -> Result<SpirvType> {
        match self.pointer_of(ty) {
            Some(pointer) if pointer.form != form => self.declare_pointer(PointerType { form, ..pointer }),
            Some(_) | None => Ok(ty),
        }
    }

    /// `OpVariable` or `OpUntypedVariableKHR`; `pointer` is its type
    pub(in crate::lower) fn variable(
        &self,
        pointer: SpirvType,
        id: Id,
        storage: StorageClass,
        initial: &[Typed],
    ) -> Inst {
        let inst = |op| Inst::new(op).id(pointer).id(id).enumerant(storage);
        match self.untyped_pointee(pointer) {
            Some((_, pointee)) => inst(Op::UntypedVariableKHR).id(pointee).ids(initial),
            None => inst(Op::Variable).ids(initial),
        }
    }

    /// Returns the base type of an untyped access chain from a pointer to `pointee`: a type of the same size if the
    /// pointee is a pointer, which the extension does not allow there.
    pub(in crate::lower::cx) fn base_type(&mut self, pointee: SpirvType) -> Result<SpirvType> {
        if self.pointee_of(pointee).is_none() { Ok(pointee) } else { self.type_struct(&[pointee]) }
    }

    /// Writes an access chain in the constant section, where no untyped form is allowed: of a typed pointer, with a typed
    /// result, each with a cast from or to an untyped pointer.
    ///
    /// Returns `None` if `op` is no access chain, or if pointers are typed.
    pub(in crate::lower) fn untyped_constant_chain(
        &mut self,
        op: Op,
        ty: SpirvType,
        operands: &[Typed],
    ) -> Result<Option<Typed>> {
        let (Some(_), Some((base, indices))) = (untyped_chain(op), operands.split_first()) else { return Ok(None) };
        if !self.has_untyped_pointers() {
            return Ok(None);
        }
        let to = self.with_pointee(ty)?;
        let from = self.with_pointee(base.ty)?;
        let typed = if from == base.ty { *base } else { self.constant_op(Op::Bitcast, from, &[*base])? };
        let chain = [&[typed], indices].concat();
        let chain = self.constant_op(op, to, &chain)?;
        if to == ty { Ok(Some(chain)) } else { self.constant_op(Op::Bitcast, ty, &[chain]).map(Some) }
    }
}
