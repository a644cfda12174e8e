//! Operations that may stand in a function or, as `OpSpecConstantOp`, among the constants.
//!
//! A constant expression is lowered by the code that lowers the instruction of the same name; only where the result
//! goes differs.

use crate::error::{Error, Result};
use crate::llvm::{Value, ValueKind};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::helpers::Helper;
use crate::lower::cx::module::{ModuleCx, invalid};
use crate::lower::cx::pointer::Pointer;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};
use crate::spirv::inst::Inst;

/// What may stand in an `OpSpecConstantOp` of a kernel's module, of what is asked for here.
#[rustfmt::skip]
const CONSTANT_OPS: [Op; 56] = [
    Op::SNegate, Op::Not, Op::IAdd, Op::ISub, Op::IMul, Op::UDiv, Op::SDiv, Op::UMod, Op::SRem, Op::SMod,
    Op::ShiftRightLogical, Op::ShiftRightArithmetic, Op::ShiftLeftLogical,
    Op::BitwiseOr, Op::BitwiseXor, Op::BitwiseAnd,
    Op::LogicalOr, Op::LogicalAnd, Op::LogicalNot, Op::LogicalEqual, Op::LogicalNotEqual, Op::Select,
    Op::IEqual, Op::INotEqual, Op::ULessThan, Op::SLessThan, Op::UGreaterThan, Op::SGreaterThan,
    Op::ULessThanEqual, Op::SLessThanEqual, Op::UGreaterThanEqual, Op::SGreaterThanEqual,
    Op::SConvert, Op::UConvert, Op::FConvert, Op::ConvertFToS, Op::ConvertSToF, Op::ConvertFToU, Op::ConvertUToF,
    Op::ConvertPtrToU, Op::ConvertUToPtr, Op::GenericCastToPtr, Op::PtrCastToGeneric, Op::Bitcast,
    Op::FNegate, Op::FAdd, Op::FSub, Op::FMul, Op::FDiv, Op::FRem,
    Op::VectorShuffle, Op::CompositeInsert,
    Op::AccessChain, Op::InBoundsAccessChain, Op::PtrAccessChain, Op::InBoundsPtrAccessChain,
];

/// Where operations go.
pub(crate) trait Emitter<'m> {
    /// The module.
    fn module(&mut self) -> &mut ModuleCx<'m>;

    /// Performs `op` and returns its result.
    fn operate(&mut self, op: Op, ty: Id, operands: &[Id]) -> Result<Id>;

    /// Performs an instruction of `OpenCL.std`, which is possible in functions only.
    fn extended(&mut self, instruction: Std, ty: Id, operands: &[Id]) -> Result<Id>;

    /// Calls a helper function, which is possible in functions only.
    fn call_helper(&mut self, helper: &Helper, operands: &[Id]) -> Result<Parts>;

    /// A composite of `members`.
    fn construct(&mut self, ty: Id, members: &[Id]) -> Result<Id>;

    /// Part `index` of a composite, which is of type `ty`.
    fn extract(&mut self, ty: Id, composite: Id, index: u32) -> Result<Id>;

    /// Notes that a module-scope variable is named.
    fn names(&mut self, variable: Id);

    /// The parts of an operand.
    fn operand(&mut self, value: Value<'m>) -> Result<Parts>;

    /// The pointer type of each part that [`Self::operand`] gives for a pointer or vector of pointers.
    fn operand_pointer_type(&mut self, value: Value<'m>) -> Result<Id>;

    /// The pointers of an operand, each with what it points to.
    fn operand_pointers(&mut self, value: Value<'m>) -> Result<Parts<Pointer>> {
        let ty = self.operand_pointer_type(value)?;
        let (storage, pointee) =
            self.module().pointee_of(ty).ok_or_else(|| invalid(format!("{} is not a pointer", value.describe())))?;
        let parts = self.operand(value)?;
        Ok(parts.into_iter().map(|id| Pointer { id, storage, pointee }).collect())
    }

    /// Whether a value may be poison where it breaks what it promises.
    fn keeps_promises(&self, _value: Value<'m>) -> bool {
        true
    }

    /// The same address as a pointer to another memory type.
    fn repoint(&mut self, pointer: Pointer, pointee: Id) -> Result<Pointer> {
        if pointer.pointee == pointee {
            return Ok(pointer);
        }
        let ty = self.module().type_pointer(pointer.storage, pointee)?;
        let id = self.operate(Op::Bitcast, ty, &[pointer.id])?;
        Ok(Pointer { id, pointee, ..pointer })
    }

    /// The type that each part of the pointer `value` must have.
    fn result_pointee(&mut self, value: Value<'m>) -> Result<Id>;
}

impl<'m> Emitter<'m> for FunctionCx<'_, 'm> {
    fn module(&mut self) -> &mut ModuleCx<'m> {
        self.mx
    }

    fn operate(&mut self, op: Op, ty: Id, operands: &[Id]) -> Result<Id> {
        self.op(op, ty, operands)
    }

    fn extended(&mut self, instruction: Std, ty: Id, operands: &[Id]) -> Result<Id> {
        self.std(instruction, ty, operands)
    }

    fn call_helper(&mut self, helper: &Helper, operands: &[Id]) -> Result<Parts> {
        self.call_written(helper, operands)
    }

    fn construct(&mut self, ty: Id, members: &[Id]) -> Result<Id> {
        self.op(Op::CompositeConstruct, ty, members)
    }

    fn keeps_promises(&self, value: Value<'m>) -> bool {
        !self.facts.freeze_slice.contains(&value)
    }

    fn extract(&mut self, ty: Id, composite: Id, index: u32) -> Result<Id> {
        let id = self.fresh();
        self.emit(Inst::new(Op::CompositeExtract).id(ty).id(id).id(composite).literal(index))?;
        Ok(id)
    }

    fn names(&mut self, variable: Id) {
        self.used_variables.insert(variable);
    }

    fn operand(&mut self, value: Value<'m>) -> Result<Parts> {
        self.value(value)
    }

    fn operand_pointer_type(&mut self, value: Value<'m>) -> Result<Id> {
        self.own_pointer_type(value)
    }

    fn result_pointee(&mut self, value: Value<'m>) -> Result<Id> {
        let ty = self.own_pointer_type(value)?;
        self.typed_pointee(ty)
    }
}

impl FunctionCx<'_, '_> {
    fn typed_pointee(&mut self, ty: Id) -> Result<Id> {
        self.mx.pointee_of(ty).map(|(_, pointee)| pointee).ok_or_else(|| invalid("a pointer type is needed here"))
    }
}

impl<'m> Emitter<'m> for ModuleCx<'m> {
    fn module(&mut self) -> &mut ModuleCx<'m> {
        self
    }

    /// `OpSpecConstantOp ty op operands...` (specification, section 3.3.7)
    fn operate(&mut self, op: Op, ty: Id, operands: &[Id]) -> Result<Id> {
        if !CONSTANT_OPS.contains(&op) {
            return Err(invalid(format!("SPIR-V has no {op} of constants; compute this in a function")));
        }
        let id = self.out.intern_constant_op(ty, op, operands, &[])?;
        self.note_changeable(id);
        Ok(id)
    }

    fn extended(&mut self, _: Std, _: Id, _: &[Id]) -> Result<Id> {
        Err(not_constant())
    }

    fn call_helper(&mut self, _: &Helper, _: &[Id]) -> Result<Parts> {
        Err(not_constant())
    }

    fn construct(&mut self, ty: Id, members: &[Id]) -> Result<Id> {
        self.composite(ty, members)
    }

    fn extract(&mut self, ty: Id, composite: Id, index: u32) -> Result<Id> {
        let id = self.out.intern_constant_op(ty, Op::CompositeExtract, &[composite], &[index])?;
        self.note_changeable(id);
        Ok(id)
    }

    fn names(&mut self, variable: Id) {
        self.constants.named.push(variable);
    }

    fn operand(&mut self, value: Value<'m>) -> Result<Parts> {
        match value.kind() {
            ValueKind::Instruction(_) => Ok(Parts::from_elem(self.specialized_value(value)?, 1)),
            _ => self.constant(value),
        }
    }

    fn operand_pointer_type(&mut self, value: Value<'m>) -> Result<Id> {
        self.constant_pointer_type(value)
    }

    fn result_pointee(&mut self, value: Value<'m>) -> Result<Id> {
        let ty = self.constant_pointer_type(value)?;
        self.pointee_of(ty).map(|(_, pointee)| pointee).ok_or_else(|| invalid("a pointer type is needed here"))
    }
}

/// The refusal of an operation that `OpSpecConstantOp` has no counterpart of.
fn not_constant() -> Error {
    invalid("SPIR-V cannot compute this constant before the kernel runs; compute it in a function")
}
