//! Calls of builtin functions and intrinsics, which are declared at their first call.

use rustc_hash::FxHashMap;

use super::{BuiltInComponent, FunctionCx, ModuleCx, SymbolDeclaration};
use crate::error::{Result, WarningKind};
use crate::ir::attributes::AttributeListId;
use crate::ir::builder::{CallSpec, attributes};
use crate::ir::{FastMath, FunctionId, Linkage, Opcode, SPIR_FUNC, TypeId, ValueId};
use crate::map::MemoryEffect;
use crate::map::builtin_names::{self, Arrangement, BuiltinName, Environment, Facts};
use crate::map::opencl_ops::integer_dot_parameters;
use crate::map::work_item::Shape;
use crate::names::Parameter;
use crate::spirv::Op;
use crate::spirv::grammar::{BuiltIn, MemoryAccess};
use crate::spirv::view::{Instruction, Type};

/// A call of a builtin function.
#[derive(Debug)]
pub(in crate::lift) struct Call<'p> {
    pub(in crate::lift) name: BuiltinName,
    pub(in crate::lift) result: TypeId,
    pub(in crate::lift) arguments: Vec<ValueId>,
    /// The types of the arguments as the name spells them, integers as signed ones.
    pub(in crate::lift) parameters: Vec<Parameter<'p>>,
    pub(in crate::lift) fast_math: FastMath,
    pub(in crate::lift) convention: u32,
    /// Only the declaration says which memory the function accesses, as the Khronos translator writes the calls of some.
    pub(in crate::lift) hides_effect: bool,
}

impl<'p> Call<'p> {
    pub(in crate::lift) fn new(name: BuiltinName, result: TypeId) -> Self {
        Self {
            name,
            result,
            arguments: Vec::new(),
            parameters: Vec::new(),
            fast_math: FastMath::default(),
            convention: SPIR_FUNC,
            hides_effect: false,
        }
    }

    /// Adds an argument.
    #[must_use]
    pub(in crate::lift) fn argument(mut self, value: ValueId, parameter: Parameter<'p>) -> Self {
        self.arguments.push(value);
        self.parameters.push(parameter);
        self
    }
}

/// The properties of a call of a builtin function that determine its attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CallKind {
    is_convergent: bool,
    accesses_no_memory: bool,
    /// The type of a result in memory.
    in_memory: Option<TypeId>,
}

/// The memory that a call returns its result in.
#[derive(Clone, Copy)]
struct ResultMemory {
    pointer: ValueId,
    /// `true` for the variable that the result is stored to.
    is_target: bool,
}

impl ModuleCx<'_> {
    /// Returns the declaration of a function, which is added if it does not exist.
    pub(in crate::lift) fn declare(&mut self, symbol: &str, ty: TypeId, convention: u32) -> (FunctionId, bool) {
        let (function, is_new) = self.function_once(symbol, ty, Linkage::External, convention);
        // Calls that become functions of OpenCL C do so after the whole module in the Khronos translator.
        if is_new && (!self.is_opencl() || symbol.starts_with("llvm.")) {
            self.declared_in.insert(function, self.current_function);
        }
        (function, is_new)
    }

    /// Returns the names of the functions that [`Self::declare`] has returned, which may have other symbols.
    pub(in crate::lift) fn declared_builtins(&self) -> FxHashMap<FunctionId, &str> {
        let builtins = self.builtins.iter();
        builtins.filter_map(|((name, _), value)| Some((self.ir.function_of_value(*value)?, name.as_str()))).collect()
    }

    /// Returns a function that only this module has, and `true` if it is added: then it has no body yet.
    pub(in crate::lift) fn private_function(&mut self, name: &str, ty: TypeId) -> (FunctionId, bool) {
        self.function_once(name, ty, Linkage::Private, SPIR_FUNC)
    }

    /// Returns the function that was added, or that the module imports, with this name and type, or adds it.
    fn function_once(&mut self, name: &str, ty: TypeId, linkage: Linkage, convention: u32) -> (FunctionId, bool) {
        let key = (name.to_owned(), ty);
        if let Some(known) = self.builtins.get(&key).and_then(|value| self.ir.function_of_value(*value)) {
            return (known, false);
        }
        let is_defined = linkage == Linkage::Private;
        let import = self.imported_function(name, ty).filter(|_| !is_defined);
        let declaration =
            SymbolDeclaration { name: name.as_bytes(), ty, linkage, space: self.program_space(), is_defined };
        let function = import.unwrap_or_else(|| self.add_new_function(&declaration, convention));
        self.builtins.insert(key, self.ir.function_value(function));
        (function, import.is_none())
    }
}

impl<'a> FunctionCx<'_, 'a> {
    /// Adds a call of a builtin function.
    pub(in crate::lift) fn call(&mut self, inst: Instruction<'_>, call: Call<'_>) -> Result<ValueId> {
        let Call { mut name, result, mut arguments, parameters, fast_math, convention, hides_effect } = call;
        let Some(symbol) = name.symbol(parameters) else {
            return Err(self.unsupported(inst, format!("a type of {} has no mangled name", name.base)));
        };
        let memory = self.result_memory(inst, result, &arguments)?;
        arguments.splice(0..0, memory.map(|memory| memory.pointer));
        let returned = if memory.is_some() { TypeId::VOID } else { result };
        let types: Vec<TypeId> = arguments.iter().map(|argument| self.llvm_type(*argument)).collect();
        if types.contains(&TypeId::VOID) {
            return Err(self.unsupported(inst, "an operand has the type void"));
        }
        let ty = self.ir.function_type(returned, &types, false);
        let (function, is_new) = self.declare(&symbol, ty, convention);
        let in_memory = memory.map(|_| result);
        if is_new {
            self.set_properties(function, &name, &types, in_memory);
        }
        if hides_effect {
            name.effect = MemoryEffect::Unknown;
        }
        let list = self.call_attributes(&name, in_memory);
        let (fb, ir) = self.builders();
        let spec = CallSpec { fast_math, ..CallSpec::of_function(ir, function, &arguments) };
        let value = fb.call(ir, &spec.with_attributes(list));
        Ok(match memory {
            // The store, which is the only use, is omitted.
            Some(memory) if memory.is_target => self.ir.poison(result),
            Some(memory) => {
                let alignment = self.access_alignment(result, 0);
                self.fb.load(result, memory.pointer, alignment, false)
            }
            None => value,
        })
    }

    /// Returns the memory that a call returns a structure in; `None` for other results.
    fn result_memory(
        &mut self,
        inst: Instruction<'_>,
        result: TypeId,
        arguments: &[ValueId],
    ) -> Result<Option<ResultMemory>> {
        if !self.ir.is_struct(result) {
            return Ok(None);
        }
        let target = self.result_target(inst, arguments)?;
        let pointer = match target {
            Some(target) => target,
            None => self.in_prologue(|fx| Ok(fx.alloca(result, 0)))?,
        };
        Ok(Some(ResultMemory { pointer, is_target: target.is_some() }))
    }

    /// Returns the variable that a call may write its result to: that of the store that follows and is the only use of the
    /// result, if no argument is a pointer, which the function might read from.
    fn result_target(&mut self, inst: Instruction<'_>, arguments: &[ValueId]) -> Result<Option<ValueId>> {
        let takes_pointer = arguments.iter().any(|argument| {
            let ty = self.llvm_type(*argument);
            self.ir.address_space(self.ir.scalar_type(ty)).is_some()
        });
        let Some(variable) = self.stored_next(inst).filter(|_| !takes_pointer) else { return Ok(None) };
        let Some(memory) = self.variable_of(variable) else { return Ok(None) };
        self.written_results.extend(inst.result());
        self.value(memory).map(Some)
    }

    /// Returns the pointer of the store that follows an instruction and is the only use of its result.
    pub(in crate::lift) fn stored_next(&mut self, inst: Instruction<'_>) -> Option<u32> {
        let view = self.view;
        let next = view.instructions_in(inst.end()..view.words().len()).next();
        let (pointer, object) = match next.filter(|next| next.op == Op::Store).map(|next| next.operands) {
            Some(&[pointer, object]) => (pointer, object),
            Some(&[pointer, object, mask, _]) if MemoryAccess(mask) == MemoryAccess::Aligned => (pointer, object),
            _ => return None,
        };
        let is_only_use = Some(object) == inst.result() && self.is_used_once(object);
        (is_only_use && !self.is_volatile(pointer)).then_some(pointer)
    }

    /// Returns the attributes of a call of a builtin function; `in_memory` is the type of a result in memory.
    fn call_attributes(&mut self, name: &BuiltinName, in_memory: Option<TypeId>) -> AttributeListId {
        let kind = CallKind {
            is_convergent: name.is_convergent,
            accesses_no_memory: name.effect == MemoryEffect::None,
            in_memory,
        };
        if let Some(list) = self.call_attributes.get(&kind) {
            return *list;
        }
        let sets = self.common_attributes(name, in_memory);
        let list = self.ir.attribute_list(sets);
        self.call_attributes.insert(kind, list);
        list
    }

    /// Returns the attributes that a builtin function and its calls have; `in_memory` is the type of a result in memory.
    fn common_attributes(
        &mut self,
        name: &BuiltinName,
        in_memory: Option<TypeId>,
    ) -> Vec<(attributes::Index, attributes::Set)> {
        let mut list = properties(name);
        if in_memory.is_some() {
            // The function writes its result.
            list.retain(|attribute| *attribute != attributes::memory_none());
        }
        let mut sets = vec![(attributes::FUNCTION, self.ir.attribute_set(list))];
        if let Some(ty) = in_memory {
            sets.push((attributes::parameter(0), self.ir.attribute_set(vec![attributes::typed("sret", ty)])));
        }
        sets
    }

    fn set_properties(
        &mut self,
        function: FunctionId,
        name: &BuiltinName,
        parameters: &[TypeId],
        in_memory: Option<TypeId>,
    ) {
        let mut sets = self.common_attributes(name, in_memory);
        // clang passes Booleans extended.
        for (index, ty) in parameters.iter().enumerate() {
            if *ty == TypeId::I1 {
                let zeroext = self.ir.attribute_set(vec![attributes::flag("zeroext")]);
                sets.push((attributes::parameter(index as u32), zeroext));
            }
        }
        let list = self.ir.attribute_list(sets);
        self.ir.function_mut(function).attributes = list;
    }

    /// Adds a call of an intrinsic: `name` with the suffixes of the overloaded types.
    pub(in crate::lift) fn intrinsic(&mut self, name: &str, result: TypeId, arguments: &[ValueId]) -> ValueId {
        let types: Vec<TypeId> = arguments.iter().map(|argument| self.llvm_type(*argument)).collect();
        let ty = self.ir.function_type(result, &types, false);
        let (function, _) = self.declare(name, ty, 0);
        let (fb, ir) = self.builders();
        let spec = CallSpec::of_function(ir, function, arguments);
        fb.call(ir, &spec)
    }

    /// Adds a call of `llvm.memcpy`.
    pub(in crate::lift) fn memcpy(
        &mut self,
        target: ValueId,
        source: ValueId,
        size: ValueId,
        is_volatile: bool,
    ) -> ValueId {
        let suffixes = [target, source, size].map(|value| self.llvm_type(value)).map(|ty| self.suffix(ty));
        let name = format!("llvm.memcpy.{}", suffixes.join("."));
        let is_volatile = self.ir.bool(is_volatile);
        self.intrinsic(&name, TypeId::VOID, &[target, source, size, is_volatile])
    }

    /// Returns the suffix of an overloaded type in the name of an intrinsic.
    pub(in crate::lift) fn suffix(&self, ty: TypeId) -> String {
        self.ir.intrinsic_suffix(ty)
    }

    /// Returns the value of a built-in variable of a type: calls of the functions that read it.
    pub(in crate::lift) fn builtin_variable(&mut self, builtin: BuiltIn, ty: u32) -> Result<ValueId> {
        let whole = self.ty(ty)?;
        let Some(Type::Vector { element, count }) = self.view.ty(ty) else {
            return self.builtin_scalar(builtin, ty, None);
        };
        let Some(variable) = builtin_names::builtin_variable(self.options.environment, builtin) else {
            return self.builtin_scalar(builtin, ty, None);
        };
        if !variable.takes_dimension {
            return self.builtin_scalar(builtin, ty, None);
        }
        let mut value = self.ir.poison(whole);
        for index in 0..count {
            let dimension = self.i32(index);
            let component = self.builtin_scalar(builtin, element, Some(dimension))?;
            value = self.insert_element(value, component, dimension);
        }
        Ok(value)
    }

    /// Returns the value of a component of a built-in variable, which has a type.
    pub(in crate::lift) fn builtin_component_value(&mut self, component: BuiltInComponent, ty: u32) -> Result<ValueId> {
        let BuiltInComponent { variable, builtin, index } = component;
        let found = builtin_names::builtin_variable(self.options.environment, builtin);
        if found.is_none_or(|found| found.takes_dimension) {
            return self.builtin_scalar(builtin, ty, Some(index));
        }
        let Some(whole) = self.contents_of(variable)? else { return Err(self.undefined(variable)) };
        let vector = self.builtin_variable(builtin, whole)?;
        Ok(self.extract_element(vector, index))
    }

    /// Returns a built-in variable, or its component in a dimension, as a value of a type.
    pub(in crate::lift) fn builtin_scalar(
        &mut self,
        builtin: BuiltIn,
        ty: u32,
        dimension: Option<ValueId>,
    ) -> Result<ValueId> {
        let wanted = self.ty(ty)?;
        let found = builtin_names::builtin_variable(self.options.environment, builtin);
        let Some(variable) = found else {
            let message = format!("unknown built-in variable {builtin}");
            return Err(crate::error::Error::new(crate::error::ErrorKind::InvalidSpirv, message));
        };
        let own = match variable.shape.filter(|_| self.is_opencl()) {
            Some(Shape::Dimensions { .. } | Shape::Size) => self.size_type(),
            Some(Shape::Word) => self.ir.int_type(32),
            Some(Shape::Mask) | None => wanted,
        };
        let inst = self.current();
        if !self.ir.same_shape(own, wanted) {
            return Err(self.unsupported(inst, format!("{builtin} is no vector, but the variable is one")));
        }
        if variable.takes_dimension && dimension.is_none() {
            return Err(self.unsupported(inst, format!("{builtin} is a vector, but the variable is none")));
        }
        let mut name = variable.name;
        if self.options.is_for_host {
            // The work-items of a group run in a loop, in which the value is not invariant.
            name.effect = MemoryEffect::Unknown;
        }
        let dimension = dimension.filter(|_| variable.takes_dimension);
        let constant = dimension.filter(|_| self.options.gpu.is_some()).and_then(|value| self.ir.int_value(value));
        if let Some(name) = constant.and_then(|number| name.clone().in_dimension(number)) {
            let value = self.call(inst, Call::new(name, own))?;
            return Ok(self.zext_or_trunc(value, wanted));
        }
        let mut call = Call::new(name, own);
        if let Some(dimension) = dimension {
            let dimension = self.sext_or_trunc_to_i32(dimension);
            call = call.argument(dimension, Parameter::Scalar(crate::names::Scalar::Int));
        }
        let value = self.call(inst, call)?;
        Ok(self.zext_or_trunc(value, wanted))
    }

    fn sext_or_trunc_to_i32(&mut self, value: ValueId) -> ValueId {
        let word = self.ir.int_type(32);
        match self.ir.int_value(value) {
            Some(known) => self.ir.int(word, known),
            None => self.sext_or_trunc(value, word),
        }
    }

    /// Returns the type of `size_t`.
    pub(in crate::lift) fn size_type(&mut self) -> TypeId {
        let bits = self.ir.module().data_layout().pointer_size(0) * 8;
        self.ir.int_type(bits.max(32))
    }

    /// Adds the call that an instruction without a form of its own becomes: its operands in their order, ids as values and
    /// literals as 32-bit integers.
    pub(in crate::lift) fn call_of_instruction(&mut self, inst: Instruction<'a>) -> Result<ValueId> {
        self.call_in(self.options.environment, inst)
    }

    /// Lifts an instruction without a form of its own: as a call of `__spirv_Op`.
    pub(in crate::lift) fn lift_as_call(&mut self, inst: Instruction<'a>) -> Result<()> {
        let value = self.call_of_instruction(inst)?;
        self.set_result(inst, value);
        Ok(())
    }

    /// Adds the call of the function with the name of the instruction, also where OpenCL C has another for other operands.
    pub(in crate::lift) fn friendly_call(&mut self, inst: Instruction<'a>) -> Result<ValueId> {
        self.call_in(Environment::SpirvFriendly, inst)
    }

    fn call_in(&mut self, environment: Environment, inst: Instruction<'a>) -> Result<ValueId> {
        let result = self.result_type(inst)?;
        let operands = self.generic_operands(inst)?;
        let parameter = inst.result_type().and_then(|ty| self.parameter(ty));
        self.add_call(environment, inst, operands, (result, parameter))
    }

    /// Adds the call that an instruction becomes, with these operands and a result of this type.
    pub(in crate::lift) fn call_with(
        &mut self,
        inst: Instruction<'a>,
        operands: Vec<(ValueId, Parameter<'a>)>,
        result: TypeId,
        parameter: Option<Parameter<'a>>,
    ) -> Result<ValueId> {
        self.add_call(self.options.environment, inst, operands, (result, parameter))
    }

    fn add_call(
        &mut self,
        environment: Environment,
        inst: Instruction<'a>,
        mut operands: Vec<(ValueId, Parameter<'a>)>,
        (result, result_parameter): (TypeId, Option<Parameter<'a>>),
    ) -> Result<ValueId> {
        let parameters: Vec<Parameter<'_>> = operands.iter().map(|operand| operand.1.clone()).collect();
        let facts = Facts { result: result_parameter.as_ref(), operands: &parameters, ..self.facts(inst) };
        let name = builtin_names::instruction(environment, inst.op, &facts);
        if let Some(count) = integer_dot_parameters(inst.op).filter(|_| name.arrangement == Arrangement::OpenCl) {
            operands.truncate(count);
        }
        let mut call = Call::new(name, result);
        for (value, parameter) in operands {
            call = call.argument(value, parameter);
        }
        call.fast_math = self.call_fast_math(inst, result);
        self.call(inst, call)
    }

    /// Adds a warning about the instruction at hand.
    pub(in crate::lift) fn warn_here(&mut self, kind: WarningKind, message: impl Into<String>) {
        let inst = self.current();
        self.warn(kind, inst, message);
    }

    /// Adds the conversion of a pointer to another address space.
    pub(in crate::lift) fn pointer_cast(&mut self, value: ValueId, ty: TypeId) -> ValueId {
        self.cast(Opcode::AddrSpaceCast, value, ty)
    }
}

/// Returns the attributes of a builtin function.
fn properties(name: &BuiltinName) -> Vec<attributes::Attribute> {
    let mut list = vec![attributes::flag("nounwind")];
    if name.is_convergent {
        list.push(attributes::flag("convergent"));
    }
    if name.effect == MemoryEffect::None {
        list.extend([attributes::flag("willreturn"), attributes::memory_none()]);
    }
    list
}
