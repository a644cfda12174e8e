//! The body of a function that is added for a target: LLVM's verbs, and the intrinsics of the target.

use crate::ir::builder::{CallSpec, FunctionBuilder, ModuleBuilder, attributes};
use crate::ir::import::Importer;
use crate::ir::{FunctionId, IntPredicate, Linkage, Opcode, TypeId, ValueId};
use crate::map::gpu::Gpu;

/// The body of a function that is added for a target.
pub(super) struct Code<'b, 's> {
    pub(super) fb: FunctionBuilder,
    pub(super) ir: &'b mut ModuleBuilder,
    pub(super) gpu: Gpu,
    function: FunctionId,
    importer: &'b mut Importer<'s>,
}

impl<'b, 's> Code<'b, 's> {
    /// Starts the entry block of a function that is only declared.
    pub(super) fn new(
        ir: &'b mut ModuleBuilder,
        importer: &'b mut Importer<'s>,
        gpu: Gpu,
        function: FunctionId,
    ) -> Self {
        let mut fb = FunctionBuilder::new(ir, function);
        let entry = fb.create_block();
        fb.start_block(entry);
        Self { fb, ir, gpu, function, importer }
    }

    /// Returns a value from the function, whose callers get its body.
    pub(super) fn finish(self, value: Option<ValueId>) {
        self.finish_with(value, &["alwaysinline", "nounwind"]);
    }

    /// Returns a value from a function that the work-items of a group call together.
    pub(super) fn finish_convergent(self, value: Option<ValueId>) {
        self.finish_with(value, &["alwaysinline", "convergent", "nounwind"]);
    }

    fn finish_with(mut self, value: Option<ValueId>, flags: &[&str]) {
        self.fb.ret(value);
        self.fb.finish(self.ir);
        let set = self.ir.attribute_set(flags.iter().map(|name| attributes::flag(name)).collect());
        let list = self.ir.attribute_list(vec![(attributes::FUNCTION, set)]);
        let function = self.ir.function_mut(self.function);
        function.attributes = list;
        function.symbol.linkage = Linkage::Internal;
        function.symbol.is_dso_local = true;
    }

    /// Returns the types of the result and of the parameters.
    pub(super) fn signature(&self) -> Vec<TypeId> {
        self.ir.contained_types(self.ir.function_data(self.function).symbol.value_type).to_vec()
    }

    /// Returns the parameters.
    pub(super) fn parameters(&self) -> Vec<ValueId> {
        (1..self.signature().len() as u32).map(|index| self.fb.argument(index - 1)).collect()
    }

    pub(super) fn ty(&self, value: ValueId) -> TypeId {
        self.fb.ty(self.ir, value)
    }

    pub(super) fn i32(&mut self, value: u32) -> ValueId {
        self.ir.int_of(32, value.into())
    }

    pub(super) fn i64(&mut self, value: u64) -> ValueId {
        self.ir.int_of(64, value)
    }

    pub(super) fn binary(&mut self, opcode: Opcode, a: ValueId, b: ValueId) -> ValueId {
        self.fb.binary(self.ir, opcode, 0, a, b)
    }

    pub(super) fn icmp(&mut self, predicate: IntPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.fb.icmp(self.ir, predicate, a, b)
    }

    pub(super) fn select(&mut self, condition: ValueId, a: ValueId, b: ValueId) -> ValueId {
        self.fb.select(self.ir, condition, a, b)
    }

    /// Adds a conversion, unless the value has the type.
    pub(super) fn cast(&mut self, opcode: Opcode, value: ValueId, ty: TypeId) -> ValueId {
        if self.ty(value) == ty { value } else { self.fb.cast(opcode, 0, value, ty) }
    }

    /// Returns an integer as an unsigned one of another width.
    pub(super) fn resized(&mut self, value: ValueId, bits: u32) -> ValueId {
        let ty = self.ir.int_type(bits);
        let own = self.ir.int_width(self.ty(value)).unwrap_or(bits);
        self.cast(if own > bits { Opcode::Trunc } else { Opcode::ZExt }, value, ty)
    }

    /// Adds a call of an intrinsic or of a function of the target's library.
    pub(super) fn call(&mut self, name: &str, result: TypeId, arguments: &[ValueId]) -> ValueId {
        let types: Vec<TypeId> = arguments.iter().map(|argument| self.ty(*argument)).collect();
        let ty = self.ir.function_type(result, &types, false);
        let (function, _) = self.importer.declare(self.ir, name.as_bytes(), ty);
        let spec = CallSpec::of_function(self.ir, function, arguments);
        self.fb.call(self.ir, &spec)
    }
}
