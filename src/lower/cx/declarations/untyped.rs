//! Pointers whose types have only a storage class (SPV_KHR_untyped_pointers, revision 3), where the options allow them.
//!
//! The lowering is the same with and without: a pointer type has a pointee. Where pointers are untyped, such a type is
//! an [alias](crate::spirv::Module::alias) of the one `OpTypeUntypedPointerKHR` of its storage class, and a pointer
//! cast returns an alias of its operand. The form is chosen when an instruction is emitted:
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
use crate::spirv::grammar::{Op, StorageClass, op_row};
use crate::spirv::inst::{Inst, InstView};
use rustc_hash::FxHashMap;

/// The untyped pointers of a module.
#[derive(Default)]
pub(in crate::lower) struct UntypedPointers {
    /// The pointer type of each untyped pointer, for instructions that need it.
    types: FxHashMap<Id, Id>,
    /// The pointer type of each typed pointer.
    typed: FxHashMap<Id, Id>,
    /// The alias of a pointer that has another pointer type.
    casts: FxHashMap<(Id, Id), Id>,
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

    /// Returns the pointer type of `id`, if that is an untyped pointer.
    pub(in crate::lower::cx) fn type_of_untyped(&self, id: Id) -> Option<Id> {
        self.untyped.as_ref()?.types.get(&id).copied()
    }

    /// Returns the pointee of `id`, if that is a pointer, typed or untyped.
    pub(in crate::lower::cx) fn pointee_of_value(&self, id: Id) -> Option<Id> {
        let untyped = self.untyped.as_ref()?;
        let ty = untyped.types.get(&id).or_else(|| untyped.typed.get(&id))?;
        self.pointee_of(*ty).map(|(_, pointee)| pointee)
    }

    /// Returns `true` if `id` is an untyped pointer and `ty` is the same type but for the pointee.
    pub(in crate::lower::cx) fn is_same_untyped(&self, id: Id, ty: Id) -> bool {
        let storage = |ty| self.untyped_pointee(ty).map(|(storage, _)| storage);
        let own = self.type_of_untyped(id).and_then(storage);
        own.is_some() && own == storage(ty)
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

    /// Records the type of an instruction's result, if that is a pointer type.
    pub(in crate::lower) fn record_result(&mut self, inst: &Inst) {
        let view = InstView { op: inst.op(), operands: inst.operands() };
        if self.untyped.is_some()
            && let (Some(ty), Some(id)) = (view.id(0), view.id(1))
            && op_row(view.op).is_some_and(|row| row.has_result() && row.has_result_type())
        {
            self.record_pointer(id, ty);
        }
    }

    /// Records that `id` is of type `ty`, if that is a pointer type.
    pub(in crate::lower::cx) fn record_pointer(&mut self, id: Id, ty: Id) {
        let is_untyped = self.is_untyped_pointer(ty);
        let is_pointer = self.pointee_of(ty).is_some();
        if let Some(untyped) = self.untyped.as_mut().filter(|_| is_pointer) {
            let types = if is_untyped { &mut untyped.types } else { &mut untyped.typed };
            types.insert(id, ty);
        }
    }

    /// Returns `id` as a value of type `ty`: an alias if it is an untyped pointer of another pointer type.
    pub(in crate::lower) fn as_pointer(&mut self, id: Id, ty: Id) -> Result<Typed> {
        if self.untyped_pointee(ty).is_none() {
            self.record_pointer(id, ty);
            return Ok(Typed::new(id, ty));
        }
        let (id, Some(untyped)) = (self.out.resolve(id), &mut self.untyped) else { return Ok(Typed::new(id, ty)) };
        if *untyped.types.entry(id).or_insert(ty) == ty {
            return Ok(Typed::new(id, ty));
        }
        if let Some(known) = untyped.casts.get(&(id, ty)) {
            return Ok(Typed::new(*known, ty));
        }
        let cast = self.out.alias(id)?;
        untyped.casts.insert((id, ty), cast);
        untyped.types.insert(cast, ty);
        Ok(Typed::new(cast, ty))
    }

    /// `OpVariable` or `OpUntypedVariableKHR`; `pointer` is its type
    pub(in crate::lower) fn variable(&mut self, pointer: Id, id: Id, storage: StorageClass, initial: &[Typed]) -> Inst {
        self.record_pointer(id, pointer);
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
        let typed = match self.type_of_untyped(base.id) {
            Some(pointer_type) => {
                let from = self.with_pointee(pointer_type)?;
                self.constant_op(Op::Bitcast, from, &[*base])?
            }
            None => *base,
        };
        let chain = [&[typed], indices].concat();
        let chain = self.constant_op(op, to, &chain)?;
        if to == ty { Ok(Some(chain)) } else { self.constant_op(Op::Bitcast, ty, &[chain]).map(Some) }
    }
}
