//! Pointers whose types have only a storage class (SPV_KHR_untyped_pointers, revision 3), where the options allow them.
//!
//! The lowering is the same with and without: a pointer type has a pointee. Where pointers are untyped, such a type is
//! an [alias](crate::spirv::Module::alias) of the one `OpTypeUntypedPointerKHR` of its storage class, and a pointer
//! cast returns its operand with another type. The form is chosen when an instruction is emitted:
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
use crate::lower::cx::typed::Typed;
use crate::map::untyped_pointers::untyped_chain;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::inst::Inst;
use rustc_hash::FxHashMap;

/// The untyped pointers of a module.
#[derive(Clone, Default)]
pub(in crate::lower) struct UntypedPointers {
    /// The alias of the untyped pointer type that stands for a typed one.
    without_pointee: FxHashMap<Id, Id>,
}

impl Declarations<'_> {
    /// Returns `true` if pointers are untyped.
    pub(in crate::lower) fn has_untyped_pointers(&self) -> bool {
        self.untyped.is_some()
    }

    /// Returns the storage class and the pointee of the pointer type `ty`, if it is written as an untyped one.
    pub(in crate::lower::cx) fn untyped_pointee(&self, ty: Id) -> Option<(StorageClass, Id)> {
        self.untyped.as_ref()?;
        self.pointee_of(ty).filter(|_| self.out.resolve(ty) != ty)
    }

    /// Returns `true` if `ty` is a pointer type that is written as an untyped one.
    pub(in crate::lower::cx) fn is_untyped_pointer(&self, ty: Id) -> bool {
        self.untyped_pointee(ty).is_some()
    }

    /// Returns `true` if both types are untyped pointers that differ at most in their pointees.
    pub(in crate::lower::cx) fn is_same_untyped(&self, a: Id, b: Id) -> bool {
        let storage = |ty| self.untyped_pointee(ty).map(|(storage, _)| storage);
        let of_first = storage(a);
        of_first.is_some() && of_first == storage(b)
    }

    /// Declares an untyped pointer type; only its aliases have a pointee.
    pub(in crate::lower) fn declare_untyped_pointer(&mut self, storage: StorageClass) -> Result<Id> {
        let ty = self.out.intern_inst(Inst::new(Op::TypeUntypedPointerKHR).enumerant(storage))?;
        self.out.alias(ty)
    }

    /// Returns the pointer type `ty` as a typed pointer type.
    pub(in crate::lower) fn with_pointee(&mut self, ty: Id) -> Result<Id> {
        match self.untyped_pointee(ty) {
            Some((storage, pointee)) => self.declare_typed_pointer(storage, pointee),
            None => Ok(ty),
        }
    }

    /// Returns the pointer type `ty` as an untyped pointer type.
    pub(in crate::lower::cx) fn without_pointee(&mut self, ty: Id) -> Result<Id> {
        let Some((storage, pointee)) = self.pointee_of(ty).filter(|_| !self.is_untyped_pointer(ty)) else {
            return Ok(ty);
        };
        if let Some(known) = self.untyped.as_ref().and_then(|untyped| untyped.without_pointee.get(&ty)) {
            return Ok(*known);
        }
        let alias = self.declare_untyped_pointer(storage)?;
        self.types.record_pointer(alias, storage, pointee);
        if let Some(untyped) = &mut self.untyped {
            untyped.without_pointee.insert(ty, alias);
        }
        Ok(alias)
    }

    /// `OpVariable` or `OpUntypedVariableKHR`; `pointer` is its type
    pub(in crate::lower) fn variable(&self, pointer: Id, id: Id, storage: StorageClass, initial: &[Typed]) -> Inst {
        let inst = |op| Inst::new(op).id(pointer).id(id).enumerant(storage);
        match self.untyped_pointee(pointer) {
            Some((_, pointee)) => inst(Op::UntypedVariableKHR).id(pointee).ids(initial),
            None => inst(Op::Variable).ids(initial),
        }
    }

    /// Returns the base type of an untyped access chain from a pointer to `pointee`: a type of the same size if the
    /// pointee is a pointer, which the extension does not allow there.
    pub(in crate::lower::cx) fn base_type(&mut self, pointee: Id) -> Result<Id> {
        if self.pointee_of(pointee).is_none() { Ok(pointee) } else { self.type_struct(&[pointee]) }
    }

    /// Writes an access chain in the constant section, where no untyped form is allowed: of a typed pointer, with a typed
    /// result, each with a cast from or to an untyped pointer.
    ///
    /// Returns `None` if `op` is no access chain, or if pointers are typed.
    pub(in crate::lower) fn untyped_constant_chain(
        &mut self,
        op: Op,
        ty: Id,
        operands: &[Typed],
    ) -> Result<Option<Typed>> {
        let (Some(_), Some((base, indices))) = (untyped_chain(op), operands.split_first()) else { return Ok(None) };
        if self.untyped.is_none() {
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
