//! Bodies of functions of vectors, which call functions of scalars and pointers.

use crate::ir::attributes::AttributeKind;
use crate::ir::builder::{CallSpec, FunctionBuilder, ModuleBuilder};
use crate::ir::{FunctionId, Linkage, Opcode, TypeId, ValueId};

/// The convention of a call of a function of the runtime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::lift) enum CallForm {
    /// A call with the same arguments.
    Same,
    /// A call for each of `count` components.
    Components {
        count: u32,
        /// A result of 1 becomes -1.
        is_condition: bool,
        /// For each parameter, the number of bytes from one component to the next one in memory: zero unless it is a pointer
        /// to a vector.
        strides: Vec<u32>,
    },
    /// A call with vectors in memory.
    Memory,
    /// A call with this number of bytes as the last argument.
    Sized(u32),
}

/// Defines a function by calls of another one. Returns `false`, and adds nothing, if the types do not fit.
pub(in crate::lift) fn define(
    ir: &mut ModuleBuilder,
    function: FunctionId,
    callee: FunctionId,
    form: &CallForm,
) -> bool {
    let ty = ir.function_data(function).symbol.value_type;
    let signature = ir.contained_types(ty).to_vec();
    let callee_type = ir.function_data(callee).symbol.value_type;
    let mut body = Body { fb: FunctionBuilder::new(ir, function), ir, callee, wanted: Vec::new() };
    body.wanted = body.ir.contained_types(callee_type).to_vec();
    let entry = body.fb.create_block();
    body.fb.start_block(entry);
    let parameters: Vec<ValueId> = (1..signature.len() as u32).map(|index| body.fb.argument(index - 1)).collect();
    let result = match form {
        CallForm::Same => body.call(&parameters),
        CallForm::Components { count, is_condition, strides } => {
            body.components(signature[0], &parameters, *count, *is_condition, strides)
        }
        CallForm::Memory => body.in_memory(signature[0], &parameters),
        CallForm::Sized(size) => {
            let size = body.ir.int_of(64, (*size).into());
            body.call(&[&parameters[..], &[size]].concat())
        }
    };
    let Some(result) = result else { return false };
    let is_void = signature[0] == TypeId::VOID;
    if !is_void && body.fb.ty(body.ir, result) != signature[0] {
        return false;
    }
    body.fb.ret((!is_void).then_some(result));
    let Body { fb, ir, .. } = body;
    fb.finish(ir);
    // What the declaration says about memory is not so for vectors in memory.
    ir.retain_function_attributes(function, |kind| kind == AttributeKind::Convergent);
    let function = ir.function_mut(function);
    function.symbol.linkage = Linkage::Internal;
    function.symbol.is_dso_local = true;
    true
}

struct Body<'b> {
    fb: FunctionBuilder,
    ir: &'b mut ModuleBuilder,
    callee: FunctionId,
    /// The result and the parameters of the callee.
    wanted: Vec<TypeId>,
}

impl Body<'_> {
    /// Adds a call of the callee; `None` if the arguments have other types.
    fn call(&mut self, arguments: &[ValueId]) -> Option<ValueId> {
        let wanted = self.wanted[1..].to_vec();
        if arguments.len() != wanted.len() {
            return None;
        }
        let arguments = arguments.iter().zip(wanted).map(|(argument, ty)| self.converted(*argument, ty));
        let arguments: Vec<ValueId> = arguments.collect::<Option<_>>()?;
        let spec = CallSpec::of_function(self.ir, self.callee, &arguments);
        Some(self.fb.call(self.ir, &spec))
    }

    /// Returns a value as one of a type: a pointer as one to generic memory.
    fn converted(&mut self, value: ValueId, ty: TypeId) -> Option<ValueId> {
        let own = self.fb.ty(self.ir, value);
        if own == ty {
            return Some(value);
        }
        let are_pointers = self.ir.address_space(own).is_some() && self.ir.address_space(ty) == Some(0);
        are_pointers.then(|| self.fb.cast(Opcode::AddrSpaceCast, 0, value, ty))
    }

    /// Calls the callee for each component.
    fn components(
        &mut self,
        result: TypeId,
        parameters: &[ValueId],
        count: u32,
        is_condition: bool,
        strides: &[u32],
    ) -> Option<ValueId> {
        let element = self.ir.scalar_type(result);
        let mut whole = self.ir.poison(result);
        for lane in 0..count {
            let index = self.ir.int_of(32, lane.into());
            let mut arguments = Vec::new();
            for (parameter, stride) in parameters.iter().zip(strides) {
                let ty = self.fb.ty(self.ir, *parameter);
                arguments.push(if self.ir.vector_length(ty).is_some() {
                    self.fb.extract_element(self.ir, *parameter, index)
                } else if *stride > 0 {
                    let offset = self.ir.int_of(64, (lane * stride).into());
                    let byte = self.ir.int_type(8);
                    self.fb.gep(self.ir, byte, *parameter, &[offset], 0)
                } else {
                    *parameter
                });
            }
            let mut value = self.call(&arguments)?;
            if is_condition {
                value = self.condition(value, element);
            }
            if self.fb.ty(self.ir, value) != element {
                return None;
            }
            whole = self.fb.insert_element(self.ir, whole, value, index);
        }
        Some(whole)
    }

    /// Returns -1 for a condition that is true, as an integer of a type.
    fn condition(&mut self, value: ValueId, ty: TypeId) -> ValueId {
        let own = self.fb.ty(self.ir, value);
        let zero = self.ir.int(own, 0);
        let negative = self.fb.binary(self.ir, Opcode::Sub, 0, zero, value);
        match (self.ir.int_width(own), self.ir.int_width(ty)) {
            (Some(from), Some(to)) if from > to => self.fb.cast(Opcode::Trunc, 0, negative, ty),
            (Some(from), Some(to)) if from < to => self.fb.cast(Opcode::SExt, 0, negative, ty),
            _ => negative,
        }
    }

    /// Calls the callee with vectors in memory.
    fn in_memory(&mut self, result: TypeId, parameters: &[ValueId]) -> Option<ValueId> {
        let mut arguments = Vec::new();
        let memory = self.ir.vector_length(result).map(|length| {
            let memory = self.memory(result);
            arguments.extend([memory, self.ir.int_of(32, length.into())]);
            memory
        });
        for parameter in parameters {
            let ty = self.fb.ty(self.ir, *parameter);
            match self.ir.vector_length(ty) {
                Some(length) => {
                    let memory = self.memory(ty);
                    let alignment = self.ir.abi_alignment(ty);
                    self.fb.store(*parameter, memory, alignment, false);
                    arguments.extend([memory, self.ir.int_of(32, length.into())]);
                }
                None => arguments.push(*parameter),
            }
        }
        let value = self.call(&arguments)?;
        Some(match memory {
            Some(memory) => {
                let alignment = self.ir.abi_alignment(result);
                self.fb.load(result, memory, alignment, false)
            }
            None => value,
        })
    }

    fn memory(&mut self, ty: TypeId) -> ValueId {
        let (one, alignment) = (self.ir.int_of(32, 1), self.ir.abi_alignment(ty));
        let space = self.ir.module().data_layout().alloca_address_space();
        let memory = self.fb.alloca(self.ir, ty, one, alignment, space);
        if space == 0 {
            return memory;
        }
        let generic = self.ir.pointer_type(0);
        self.fb.cast(Opcode::AddrSpaceCast, 0, memory, generic)
    }
}
