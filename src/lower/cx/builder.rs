//! The builder: operations that may be in the body of a function or, as `OpSpecConstantOp`, in the constant section.
//!
//! A constant expression is lowered by the code that lowers the instruction of the same name; only the section that the
//! result is written to differs.

use crate::analysis::element_types::Node;
use crate::error::{Result, invalid};
use crate::ir::{Global, Type, Value};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms::{Form, Lanes, Parts};
use crate::lower::cx::pointer::Pointer;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std, StorageClass};

/// Builds operations. The methods have the names that LLVM's IR builder and SPIR-V give the operations.
///
/// `ty` is the type of the result.
pub(crate) trait Builder<'m> {
    /// Returns what the module declares.
    fn declarations(&mut self) -> &mut Declarations<'m>;

    /// Writes `op` and returns its result.
    ///
    /// # Errors
    ///
    /// `InvalidInstruction` if the result must be a constant and `OpSpecConstantOp` does not take `op`.
    fn op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Result<Id>;

    /// Writes an instruction of `OpenCL.std`, which is possible in functions only.
    fn std(&mut self, instruction: Std, ty: Id, operands: &[Id]) -> Result<Id>;

    /// Returns the words of the quotient and then those of the remainder of two unsigned integers of equally many words, which
    /// is possible in functions only.
    fn divide_words(&mut self, a: &[Id], b: &[Id]) -> Result<Parts>;

    /// Returns the variable in `storage` with the value of a constant `global`, which is in other memory as well.
    fn copy_in(&mut self, storage: StorageClass, global: Global<'m>) -> Result<Pointer>;

    /// Returns a composite of `members`.
    fn construct(&mut self, ty: Id, members: &[Id]) -> Result<Id>;

    /// Returns part `index` of a composite, which is of type `ty`.
    fn extract(&mut self, ty: Id, composite: Id, index: u32) -> Result<Id>;

    /// `OpVectorShuffle ty vectors lanes...`
    fn shuffle(&mut self, ty: Id, vectors: [Id; 2], lanes: &[u32]) -> Result<Id>;

    /// Records a use of a module-scope variable.
    fn use_variable(&mut self, variable: Id);

    /// Returns the parts of an operand.
    ///
    /// A pointer has the type that [`Self::pointer_type_of`] returns.
    fn value(&mut self, value: Value<'m>) -> Result<Parts>;

    /// Returns the pointer type of each part that [`Self::value`] returns for a pointer or vector of pointers.
    fn pointer_type_of(&mut self, value: Value<'m>) -> Result<Id>;

    /// Returns the pointee type that each part of the pointer `value` must have.
    fn result_pointee(&mut self, value: Value<'m>) -> Result<Id>;

    /// Returns the legal form of a type.
    fn form(&mut self, ty: Type<'m>) -> Result<Form> {
        self.declarations().form(ty)
    }

    /// Returns the lanes of a type that is known to be a scalar or a vector.
    fn lanes(&mut self, ty: Type<'m>) -> Result<Lanes> {
        self.declarations().lanes(ty)
    }

    /// Returns the types of the parts of a value of `ty`; `node` determines the pointee type of its pointers.
    fn part_types(&mut self, ty: Type<'m>, node: Option<Node>) -> Result<Parts> {
        self.declarations().part_types(ty, node)
    }

    /// Returns the number of parts of a value of `ty`.
    fn part_count(&mut self, ty: Type<'m>) -> Result<usize> {
        self.declarations().part_count(ty)
    }

    /// Returns `true` if flags that make the result of `value` poison may be kept.
    fn may_keep_poison_flags(&self, _value: Value<'m>) -> bool {
        true
    }

    /// Returns the pointers of an operand, each with its pointee type.
    fn pointers(&mut self, value: Value<'m>) -> Result<Parts<Pointer>> {
        let ty = self.pointer_type_of(value)?;
        let (storage, pointee) = self
            .declarations()
            .pointee_of(ty)
            .ok_or_else(|| invalid(format!("{} is not a pointer", value.describe())))?;
        let parts = self.value(value)?;
        Ok(parts.into_iter().map(|id| Pointer { id, storage, pointee }).collect())
    }

    /// Returns the same address as a pointer to another memory type.
    fn pointer_cast(&mut self, pointer: Pointer, pointee: Id) -> Result<Pointer> {
        if pointer.pointee == pointee {
            return Ok(pointer);
        }
        let ty = self.declarations().type_pointer(pointer.storage, pointee)?;
        let id = self.bitcast(ty, pointer.id)?;
        Ok(Pointer { id, pointee, ..pointer })
    }

    /// `OpIAdd ty a b`
    fn add(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::IAdd, ty, &[a, b])
    }

    /// `OpISub ty a b`
    fn sub(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::ISub, ty, &[a, b])
    }

    /// `OpIMul ty a b`
    fn mul(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::IMul, ty, &[a, b])
    }

    /// `OpBitwiseAnd ty a b`
    fn and(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::BitwiseAnd, ty, &[a, b])
    }

    /// `OpBitwiseOr ty a b`
    fn or(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::BitwiseOr, ty, &[a, b])
    }

    /// `OpBitwiseXor ty a b`
    fn xor(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::BitwiseXor, ty, &[a, b])
    }

    /// `OpShiftLeftLogical ty a amount`
    fn shl(&mut self, ty: Id, a: Id, amount: Id) -> Result<Id> {
        self.op(Op::ShiftLeftLogical, ty, &[a, amount])
    }

    /// `OpShiftRightLogical ty a amount`
    fn lshr(&mut self, ty: Id, a: Id, amount: Id) -> Result<Id> {
        self.op(Op::ShiftRightLogical, ty, &[a, amount])
    }

    /// `OpShiftRightArithmetic ty a amount`
    fn ashr(&mut self, ty: Id, a: Id, amount: Id) -> Result<Id> {
        self.op(Op::ShiftRightArithmetic, ty, &[a, amount])
    }

    /// `OpIEqual ty a b`
    fn icmp_eq(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::IEqual, ty, &[a, b])
    }

    /// `OpINotEqual ty a b`
    fn icmp_ne(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::INotEqual, ty, &[a, b])
    }

    /// `OpULessThan ty a b`
    fn icmp_ult(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::ULessThan, ty, &[a, b])
    }

    /// `OpUGreaterThanEqual ty a b`
    fn icmp_uge(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::UGreaterThanEqual, ty, &[a, b])
    }

    /// `OpSLessThan ty a b`
    fn icmp_slt(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::SLessThan, ty, &[a, b])
    }

    /// `OpLogicalNot ty a`
    fn logical_not(&mut self, ty: Id, a: Id) -> Result<Id> {
        self.op(Op::LogicalNot, ty, &[a])
    }

    /// `OpLogicalAnd ty a b`
    fn logical_and(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::LogicalAnd, ty, &[a, b])
    }

    /// `OpLogicalOr ty a b`
    fn logical_or(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::LogicalOr, ty, &[a, b])
    }

    /// `OpUConvert ty a`
    fn zext_or_trunc(&mut self, ty: Id, a: Id) -> Result<Id> {
        self.op(Op::UConvert, ty, &[a])
    }

    /// `OpFConvert ty a`
    fn fp_convert(&mut self, ty: Id, a: Id) -> Result<Id> {
        self.op(Op::FConvert, ty, &[a])
    }

    /// `OpConvertPtrToU ty pointer`
    fn ptr_to_int(&mut self, ty: Id, pointer: Id) -> Result<Id> {
        self.op(Op::ConvertPtrToU, ty, &[pointer])
    }

    /// `OpConvertUToPtr ty address`
    fn int_to_ptr(&mut self, ty: Id, address: Id) -> Result<Id> {
        self.op(Op::ConvertUToPtr, ty, &[address])
    }

    /// `OpBitcast ty a`
    fn bitcast(&mut self, ty: Id, a: Id) -> Result<Id> {
        self.op(Op::Bitcast, ty, &[a])
    }

    /// `OpLoad ty pointer`, which is possible in functions only
    fn load(&mut self, ty: Id, pointer: Id) -> Result<Id> {
        self.op(Op::Load, ty, &[pointer])
    }

    /// `OpFNegate ty a`
    fn fneg(&mut self, ty: Id, a: Id) -> Result<Id> {
        self.op(Op::FNegate, ty, &[a])
    }

    /// `OpFAdd ty a b`
    fn fadd(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::FAdd, ty, &[a, b])
    }

    /// `OpFSub ty a b`
    fn fsub(&mut self, ty: Id, a: Id, b: Id) -> Result<Id> {
        self.op(Op::FSub, ty, &[a, b])
    }

    /// `OpSelect ty condition yes no`
    fn select(&mut self, ty: Id, condition: Id, yes: Id, no: Id) -> Result<Id> {
        self.op(Op::Select, ty, &[condition, yes, no])
    }
}
