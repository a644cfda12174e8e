//! The builder: operations that may be in the body of a function or, as `OpSpecConstantOp`, in the constant section.
//!
//! A constant expression is lowered by the code that lowers the instruction of the same name; only the section that the
//! result is written to differs.

use crate::analysis::element_types::Node;
use crate::error::{Result, invalid};
use crate::ir::{Global, Type, Value};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms::{Lanes, Legal, LegalForm, PartTypes, Parts};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
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
    fn op(&mut self, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed>;

    /// Writes an instruction of `OpenCL.std`, which is possible in functions only.
    fn std(&mut self, instruction: Std, ty: SpirvType, operands: &[Typed]) -> Result<Typed>;

    /// Returns the words of the quotient and then those of the remainder of two unsigned integers of equally many words, which
    /// is possible in functions only.
    fn divide_words(&mut self, a: &[Typed], b: &[Typed]) -> Result<Parts>;

    /// Returns the variable in `storage` with the value of a constant `global`, which is in other memory as well.
    fn copy_in(&mut self, storage: StorageClass, global: Global<'m>) -> Result<Pointer>;

    /// Returns a composite of `members`.
    fn construct(&mut self, ty: SpirvType, members: &[Typed]) -> Result<Typed>;

    /// Returns part `index` of a composite, which is of type `ty`.
    fn extract(&mut self, ty: SpirvType, composite: Typed, index: u32) -> Result<Typed>;

    /// `OpVectorShuffle ty vectors lanes...`
    fn shuffle(&mut self, ty: SpirvType, vectors: [Typed; 2], lanes: &[u32]) -> Result<Typed>;

    /// Records a use of a module-scope variable.
    fn use_variable(&mut self, variable: Id);

    /// Returns the parts of an operand.
    fn value(&mut self, value: Value<'m>) -> Result<Parts>;

    /// Returns the parts of an operand that is a scalar or a vector, with its lanes.
    fn legal(&mut self, value: Value<'m>) -> Result<Legal> {
        let lanes = self.lanes(value.ty())?;
        Ok(Legal::new(lanes, self.value(value)?))
    }

    /// Returns the type of each part of a pointer or vector of pointers, which need not be defined yet.
    fn pointer_type_of(&mut self, value: Value<'m>) -> Result<SpirvType>;

    /// Returns the pointee type that each part of the pointer `value` must have.
    fn result_pointee(&mut self, value: Value<'m>) -> Result<SpirvType> {
        let ty = self.pointer_type_of(value)?;
        let pointee = self.declarations().pointee_of(ty).map(|(_, pointee)| pointee);
        pointee.ok_or_else(|| invalid("expected a pointer type"))
    }

    /// Returns the legal form of a type.
    fn form(&mut self, ty: Type<'m>) -> Result<LegalForm> {
        self.declarations().form(ty)
    }

    /// Returns the lanes of a type that is known to be a scalar or a vector.
    fn lanes(&mut self, ty: Type<'m>) -> Result<Lanes> {
        self.declarations().lanes(ty)
    }

    /// Returns the types of the parts of a value of `ty`; `node` determines the pointee type of its pointers.
    fn part_types(&mut self, ty: Type<'m>, node: Option<Node>) -> Result<PartTypes> {
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

    /// Returns the pointers of an operand, each with its storage class and pointee type.
    fn pointers(&mut self, value: Value<'m>) -> Result<Parts<Pointer>> {
        let ty = self.pointer_type_of(value)?;
        let pointee = self.declarations().pointee_of(ty);
        let (storage, pointee) = pointee.ok_or_else(|| invalid(format!("{} is not a pointer", value.describe())))?;
        Ok(self.value(value)?.into_iter().map(|part| Pointer::new(part, storage, pointee)).collect())
    }

    /// Returns a value that is a pointer, with its storage class and pointee type.
    fn typed_pointer(&mut self, value: Typed) -> Result<Pointer> {
        let pointee = self.declarations().pointee_of(value.ty);
        let (storage, pointee) =
            pointee.ok_or_else(|| invalid(format!("%{} is not a pointer type", value.ty.word())))?;
        Ok(Pointer::new(value, storage, pointee))
    }

    /// Returns the same address as a pointer to another memory type.
    fn pointer_cast(&mut self, pointer: Pointer, pointee: SpirvType) -> Result<Pointer> {
        if pointer.pointee == pointee {
            return Ok(pointer);
        }
        let ty = self.declarations().type_pointer(pointer.storage, pointee)?;
        let cast = self.bitcast(ty, pointer.value())?;
        Ok(Pointer::new(cast, pointer.storage, pointee))
    }

    /// `OpIAdd a b`
    fn add(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::IAdd, a.ty, &[a, b])
    }

    /// `OpISub a b`
    fn sub(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::ISub, a.ty, &[a, b])
    }

    /// `OpIMul a b`
    fn mul(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::IMul, a.ty, &[a, b])
    }

    /// `OpBitwiseAnd a b`
    fn and(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::BitwiseAnd, a.ty, &[a, b])
    }

    /// `OpBitwiseOr a b`
    fn or(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::BitwiseOr, a.ty, &[a, b])
    }

    /// `OpBitwiseXor a b`
    fn xor(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::BitwiseXor, a.ty, &[a, b])
    }

    /// `OpShiftLeftLogical a amount`
    fn shl(&mut self, a: Typed, amount: Typed) -> Result<Typed> {
        self.op(Op::ShiftLeftLogical, a.ty, &[a, amount])
    }

    /// `OpShiftRightLogical a amount`
    fn lshr(&mut self, a: Typed, amount: Typed) -> Result<Typed> {
        self.op(Op::ShiftRightLogical, a.ty, &[a, amount])
    }

    /// `OpShiftRightArithmetic a amount`
    fn ashr(&mut self, a: Typed, amount: Typed) -> Result<Typed> {
        self.op(Op::ShiftRightArithmetic, a.ty, &[a, amount])
    }

    /// `op a b`, which returns a Boolean for each lane.
    fn compare(&mut self, op: Op, a: Typed, b: Typed) -> Result<Typed> {
        let ty = self.declarations().type_bool_of(a.ty)?;
        self.op(op, ty, &[a, b])
    }

    /// `OpIEqual a b`
    fn icmp_eq(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.compare(Op::IEqual, a, b)
    }

    /// `OpINotEqual a b`
    fn icmp_ne(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.compare(Op::INotEqual, a, b)
    }

    /// `OpULessThan a b`
    fn icmp_ult(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.compare(Op::ULessThan, a, b)
    }

    /// `OpUGreaterThanEqual a b`
    fn icmp_uge(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.compare(Op::UGreaterThanEqual, a, b)
    }

    /// `OpSLessThan a b`
    fn icmp_slt(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.compare(Op::SLessThan, a, b)
    }

    /// `OpLogicalNot a`
    fn logical_not(&mut self, a: Typed) -> Result<Typed> {
        self.op(Op::LogicalNot, a.ty, &[a])
    }

    /// `OpLogicalAnd a b`
    fn logical_and(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::LogicalAnd, a.ty, &[a, b])
    }

    /// `OpLogicalOr a b`
    fn logical_or(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::LogicalOr, a.ty, &[a, b])
    }

    /// `OpUConvert ty a`
    fn zext_or_trunc(&mut self, ty: SpirvType, a: Typed) -> Result<Typed> {
        self.op(Op::UConvert, ty, &[a])
    }

    /// `OpFConvert ty a`
    fn fp_convert(&mut self, ty: SpirvType, a: Typed) -> Result<Typed> {
        self.op(Op::FConvert, ty, &[a])
    }

    /// `OpConvertPtrToU ty pointer`
    fn ptr_to_int(&mut self, ty: SpirvType, pointer: Typed) -> Result<Typed> {
        self.op(Op::ConvertPtrToU, ty, &[pointer])
    }

    /// `OpConvertUToPtr ty address`
    fn int_to_ptr(&mut self, ty: SpirvType, address: Typed) -> Result<Typed> {
        self.op(Op::ConvertUToPtr, ty, &[address])
    }

    /// `OpBitcast ty a`, unless `a` is of the type already
    fn bitcast(&mut self, ty: SpirvType, a: Typed) -> Result<Typed> {
        if a.ty == ty { Ok(a) } else { self.op(Op::Bitcast, ty, &[a]) }
    }

    /// `OpLoad pointer`, which is possible in functions only
    fn load(&mut self, pointer: Pointer) -> Result<Typed> {
        self.op(Op::Load, pointer.pointee, &[pointer.value()])
    }

    /// `OpFNegate a`
    fn fneg(&mut self, a: Typed) -> Result<Typed> {
        self.op(Op::FNegate, a.ty, &[a])
    }

    /// `OpFAdd a b`
    fn fadd(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::FAdd, a.ty, &[a, b])
    }

    /// `OpFSub a b`
    fn fsub(&mut self, a: Typed, b: Typed) -> Result<Typed> {
        self.op(Op::FSub, a.ty, &[a, b])
    }

    /// `OpSelect condition yes no`
    fn select(&mut self, condition: Typed, yes: Typed, no: Typed) -> Result<Typed> {
        self.op(Op::Select, yes.ty, &[condition, yes, no])
    }
}
