//! The builder of constants: each operation is an `OpSpecConstantOp`.

use crate::error::{Error, Result, invalid};
use crate::ir::{Global, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::Id;
use crate::spirv::grammar::{Capability, ConstantUse, Op, Std, StorageClass, constant_use};

impl<'m> Builder<'m> for ModuleCx<'m> {
    fn declarations(&mut self) -> &mut Declarations<'m> {
        self
    }

    /// `OpSpecConstantOp ty op operands...` (specification, section 3.3.7)
    fn op(&mut self, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        if matches!(constant_use(op), ConstantUse::Never | ConstantUse::With(Capability::Shader)) {
            return Err(invalid(format!("OpSpecConstantOp does not take {op}; compute this in a function")));
        }
        if let (Op::Bitcast, &[operand]) = (op, operands)
            && self.is_same_untyped(operand.ty, ty)
        {
            return Ok(Typed::new(operand.id, ty));
        }
        match self.untyped_constant_chain(op, ty, operands)? {
            Some(chain) => Ok(chain),
            None => self.constant_op(op, ty, operands),
        }
    }

    /// The number with the other sign bit: existing consumers crash on `OpSpecConstantOp FNegate`.
    fn fneg(&mut self, a: Typed) -> Result<Typed> {
        let Some(width) = self.types.float_width(a.ty) else { return Err(not_constant()) };
        let (int, sign) = (self.type_int(width)?, self.int_constant(width, 1 << (width - 1))?);
        let bits = self.bitcast(int, a)?;
        let bits = self.xor(bits, sign)?;
        self.bitcast(a.ty, bits)
    }

    fn std(&mut self, _: Std, _: SpirvType, _: &[Typed]) -> Result<Typed> {
        Err(not_constant())
    }

    fn divide_words(&mut self, _: &[Typed], _: &[Typed]) -> Result<Parts> {
        Err(not_constant())
    }

    fn copy_in(&mut self, storage: StorageClass, global: Global<'m>) -> Result<Pointer> {
        self.copy_of(storage, global)
    }

    fn construct(&mut self, ty: SpirvType, members: &[Typed]) -> Result<Typed> {
        self.composite(ty, members)
    }

    fn shuffle(&mut self, ty: SpirvType, vectors: [Typed; 2], lanes: &[u32]) -> Result<Typed> {
        let id = self.out.intern_constant_op(ty.id(), Op::VectorShuffle, &vectors, lanes)?;
        self.record_operation(id, &vectors);
        Ok(Typed::new(id, ty))
    }

    fn extract(&mut self, ty: SpirvType, composite: Typed, index: u32) -> Result<Typed> {
        let id = self.out.intern_constant_op(ty.id(), Op::CompositeExtract, &[composite], &[index])?;
        self.record_operation(id, &[composite]);
        Ok(Typed::new(id, ty))
    }

    fn use_variable(&mut self, variable: Id) {
        self.constants.named.insert(variable);
    }

    fn value(&mut self, value: Value<'m>) -> Result<Parts> {
        match value.kind() {
            ValueKind::Instruction(_) => Ok(Parts::from_elem(self.specialized_value(value)?, 1)),
            _ => self.constant(value),
        }
    }

    fn pointer_type_of(&mut self, value: Value<'m>) -> Result<SpirvType> {
        self.constant_pointer_type(value)
    }
}

/// Returns the error for an operation that `OpSpecConstantOp` does not take.
fn not_constant() -> Error {
    invalid("SPIR-V cannot compute this constant before the kernel runs; compute it in a function")
}
