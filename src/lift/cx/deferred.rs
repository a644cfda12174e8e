//! Constants and variables that LLVM IR has no constant for: samplers, cooperative matrices, and composites of these. Each
//! function that uses one makes it in its entry block; a sampler is made where it is used, as clang does.

use rustc_hash::FxHashSet;

use super::{Call, FunctionCx, Location, ModuleCx, ordinary};
use crate::error::Result;
use crate::ir::builder::CallSpec;
use crate::ir::{Opcode, ValueId};
use crate::map::builtin_names;
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::StorageClass;
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{ConstantValue, Instruction};

/// clang's function that makes a sampler.
const SAMPLER_INITIALIZER: &str = "__translate_sampler_initializer";

impl ModuleCx<'_> {
    /// Returns `true` for a constant that functions make.
    pub(in crate::lift) fn is_deferred(&self, id: u32) -> bool {
        self.location(id) == Location::Deferred
    }

    /// Returns the constituents of a composite, the operands of an operation, or the initializer of a variable.
    pub(super) fn deferred_operands(&self, inst: Instruction<'_>) -> Vec<u32> {
        let operands: &[u32] = match (inst.op, inst.operands) {
            (Op::ConstantSampler, _) => &[],
            (op, _) if ordinary(op).is_some() => &[],
            (Op::SpecConstantOp, &[_, id, op, ..]) => return self.ids_of_operation(id, Op(op as u16)),
            (Op::Variable, operands) => operands.get(3..4).unwrap_or_default(),
            (_, operands) => operands.get(2..).unwrap_or_default(),
        };
        operands.to_vec()
    }

    fn ids_of_operation(&self, id: u32, op: Op) -> Vec<u32> {
        let operands = self.kept.operations.get(&id).map_or(&[][..], Vec::as_slice);
        let mut ids = Vec::new();
        // The first id is that of the type.
        parts(op, operands, |at, part| ids.extend((part == OperandPart::Id && at > 0).then(|| operands[at])));
        ids
    }

    /// Returns the initializer of a variable that functions make.
    pub(in crate::lift) fn deferred_initializer(&self, pointer: u32) -> Option<u32> {
        let inst = self.view.definition(pointer).filter(|inst| inst.op == Op::Variable)?;
        inst.operands.get(3).copied().filter(|_| self.is_deferred(pointer))
    }
}

impl<'a> FunctionCx<'_, 'a> {
    /// Returns the value of a deferred constant, or the address of a deferred variable, for an instruction that is added now.
    pub(super) fn deferred_here(&mut self, id: u32) -> Result<ValueId> {
        match self.view.definition(id) {
            Some(inst) if inst.op == Op::ConstantSampler => self.make(inst, &[]),
            _ => self.deferred(id),
        }
    }

    /// Returns the value of a deferred constant, or the address of a deferred variable, in all blocks of the function.
    pub(super) fn deferred(&mut self, id: u32) -> Result<ValueId> {
        let mut pending = vec![id];
        let mut entered = FxHashSet::default();
        while let Some(&next) = pending.last() {
            if self.materialized.contains_key(&next) {
                pending.pop();
                continue;
            }
            let Some(inst) = self.view.definition(next) else { return Err(self.undefined(next)) };
            let members = self.deferred_operands(inst);
            let is_waiting = |fx: &Self, id: u32| fx.is_deferred(id) && !fx.materialized.contains_key(&id);
            let waiting: Vec<u32> = members.iter().copied().filter(|&id| is_waiting(self, id)).collect();
            if waiting.is_empty() {
                let value = self.in_prologue(|fx| fx.make(inst, &members))?;
                self.materialized.insert(next, value);
                pending.pop();
            } else if entered.insert(next) {
                pending.extend(waiting);
            } else {
                return Err(self.invalid(inst, "the constant contains itself"));
            }
        }
        match self.materialized.get(&id) {
            Some(&value) => Ok(value),
            None => Err(self.undefined(id)),
        }
    }

    fn make(&mut self, inst: Instruction<'a>, members: &[u32]) -> Result<ValueId> {
        match (inst.op, inst.operands) {
            (Op::ConstantSampler, &[_, _, addressing, normalized, filter, ..]) => {
                self.sampler(inst, addressing << 1 | normalized | filter.wrapping_add(1) << 4)
            }
            (Op::Variable | Op::UntypedVariableKHR, &[_, id, ..]) => self.sampler_memory(id, members),
            (Op::SpecConstantOp, &[_, id, op, ..]) => self.kept_operation(inst, id, Op(op as u16)),
            (op, &[ty, id, ..]) if ordinary(op).is_some() => self.kept_constant(inst, ty, id),
            _ => self.deferred_composite(inst, members),
        }
    }

    /// `OpConstantSampler` => `__translate_sampler_initializer(bits)`
    fn sampler(&mut self, inst: Instruction<'_>, bits: u32) -> Result<ValueId> {
        let result = self.result_type(inst)?;
        let bits = self.i32(bits);
        let word = self.llvm_type(bits);
        let ty = self.ir.function_type(result, &[word], false);
        let (function, _) = self.declare(SAMPLER_INITIALIZER, ty, 0);
        let (fb, ir) = self.builders();
        let spec = CallSpec::of_function(ir, function, std::slice::from_ref(&bits));
        Ok(fb.call(ir, &spec))
    }

    /// Returns the address of memory with the initializer of a variable.
    fn sampler_memory(&mut self, id: u32, members: &[u32]) -> Result<ValueId> {
        // The type of the contents comes first where the pointer does not have it.
        let Some(&initializer) = members.last() else { return Err(self.undefined(id)) };
        let value = self.value(initializer)?;
        let ty = self.llvm_type(value);
        let memory = self.alloca(ty, 0);
        let alignment = self.access_alignment(ty, 0);
        self.fb.store(value, memory, alignment, false);
        let space = self.address_space(StorageClass::UniformConstant)?;
        let pointer = self.ir.pointer_type(space);
        Ok(self.cast(Opcode::AddrSpaceCast, memory, pointer))
    }

    /// `OpSpecConstant default` => `__spirv_SpecConstant(id, default)`
    fn kept_constant(&mut self, inst: Instruction<'a>, ty: u32, id: u32) -> Result<ValueId> {
        let Some(number) = self.kept.numbers.get(&id).copied() else { return Err(self.undefined(id)) };
        let Some(parameter) = self.parameter(ty) else {
            return Err(self.unsupported(inst, "the type of the specialization constant has no name"));
        };
        let (result, number) = (self.ty(ty)?, self.i32(number));
        let default = match self.view.declared_constant(inst).map(|constant| constant.value) {
            Some(ConstantValue::Bool(value)) => self.ir.bool(value),
            _ => self.number(result, inst.operands.get(2..).unwrap_or_default()),
        };
        let call = Call::new(builtin_names::spec_constant(), result);
        let call = call.argument(number, Parameter::Scalar(Scalar::Int)).argument(default, parameter);
        let value = self.call(inst, call)?;
        if let Some(name) = self.local_name(id) {
            self.set_name(value, &name);
        }
        Ok(value)
    }

    /// `OpSpecConstantOp op operands` => the operation
    fn kept_operation(&mut self, inst: Instruction<'a>, id: u32, op: Op) -> Result<ValueId> {
        let Some(operands) = self.kept.operations.get(&id) else { return Err(self.undefined(id)) };
        let lift = self.lift_instruction;
        lift(self, Instruction::of_specialization(inst.offset, op, operands))?;
        let value = self.value(id);
        // Each function computes it.
        self.set_value(id, Location::Deferred);
        value
    }

    /// Returns an array or structure, or a cooperative matrix all of whose components are the only member.
    fn deferred_composite(&mut self, inst: Instruction<'a>, members: &[u32]) -> Result<ValueId> {
        let ty = self.result_type(inst)?;
        let repeated = match inst.op {
            Op::ConstantCompositeReplicateEXT | Op::SpecConstantCompositeReplicateEXT => {
                inst.result_type().map(|ty| self.replicated_count(inst, ty)).transpose()?.flatten()
            }
            _ => None,
        };
        let members = &members.repeat(repeated.unwrap_or(1));
        if self.ir.vector_length(ty).is_some() {
            let mut value = self.ir.poison(ty);
            for (index, &member) in members.iter().enumerate() {
                let (member, index) = (self.value(member)?, self.i32(index as u32));
                value = self.insert_element(value, member, index);
            }
            return Ok(value);
        }
        if self.ir.is_aggregate(ty) {
            let mut value = self.ir.poison(ty);
            for (index, &member) in members.iter().enumerate() {
                let member = self.value(member)?;
                value = self.insert_value(value, member, &[index as u32]);
            }
            return Ok(value);
        }
        let result = inst.result_type().and_then(|ty| self.parameter(ty));
        let Some(name) = result.and_then(|result| builtin_names::constant_composite(&result)) else {
            return Err(self.unsupported(inst, "the type of the constant has no name"));
        };
        let mut call = Call::new(name, ty);
        for &member in members {
            let (value, parameter) = self.id_operand(inst, member)?;
            call = call.argument(value, parameter);
        }
        self.call(inst, call)
    }
}
