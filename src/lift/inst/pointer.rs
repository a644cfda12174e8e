//! Pointers: access chains, casts, comparisons, differences.

use super::loops;
use crate::error::Result;
use crate::ir::{IntPredicate, Opcode, TypeId, ValueId};
use crate::lift::cx::{BooleanComponent, BuiltInComponent, Call, Chain, FunctionCx, NO_COMPONENT_ADDRESS};
use crate::map::builtin_names::{self, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, StorageClass};
use crate::spirv::view::{Instruction, Type};

/// Returns `true` for the instructions of this family.
pub(super) fn is_pointer(op: Op) -> bool {
    op.is_access_chain()
        || is_cast(op)
        || matches!(op, Op::GenericCastToPtrExplicit | Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff)
}

fn is_cast(op: Op) -> bool {
    matches!(
        op,
        Op::PtrCastToGeneric
            | Op::GenericCastToPtr
            | Op::PtrCastToCrossWorkgroupINTEL
            | Op::CrossWorkgroupCastToPtrINTEL
    )
}

/// Lifts an instruction on pointers.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::GenericCastToPtrExplicit => cast_explicit(fx, inst),
        Op::PtrEqual | Op::PtrNotEqual => equal(fx, inst),
        Op::PtrDiff => difference(fx, inst),
        op if is_cast(op) => cast(fx, inst),
        _ => chain(fx, inst),
    }
}

/// `OpInBoundsPtrAccessChain p e i...` => `getelementptr inbounds T, ptr p, e, i...`
fn chain<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let operands = FunctionCx::operands(inst);
    let chain = Chain::parse(fx, inst, inst.op, operands)?;
    let component = match *chain.indices {
        [index] if !chain.has_element => Some(index),
        [element, index] if chain.has_element && fx.constant_u32(element) == Some(0) => Some(index),
        _ => None,
    };
    if let (Some(builtin), Some(id), Some(index)) = (fx.builtin_of(chain.base), inst.result(), component)
        && fx.is_only_loaded(id)
    {
        // A component of a built-in variable: its loads become calls.
        let index = fx.value(index)?;
        fx.set_builtin_component(id, BuiltInComponent { variable: chain.base, builtin, index });
        return Ok(());
    }
    let source = fx.ty(chain.source)?;
    if fx.is_opaque_type(chain.source) {
        return opaque_chain(fx, inst, &chain);
    }
    if !fx.ir.is_sized(source) {
        return Err(fx.unsupported(inst, "the pointer is to a type without a size: it has no elements"));
    }
    let base = fx.value(chain.base)?;
    let mut indices = Vec::with_capacity(chain.indices.len() + 1);
    if !chain.has_element {
        indices.push(fx.i32(0));
    }
    fx.derive_volatile(inst, chain.base);
    let (elements, members) = chain.indices.split_at(usize::from(chain.has_element));
    for &index in elements {
        indices.push(fx.value(index)?);
    }
    let mut ty = Some(chain.source);
    for &index in members {
        let Some(outer) = ty else { return Err(fx.invalid(inst, "an index is that of a member of a scalar")) };
        if fx.is_boolean_vector(outer) {
            // A chain without an element starts with an index of zero.
            let is_base = !chain.has_element && indices.len() == 1;
            let vector = if is_base { base } else { fx.gep(source, base, &indices, chain.flags()) };
            return boolean_component(fx, inst, vector, (outer, index));
        }
        indices.push(member_index(fx, inst, outer, index)?);
        ty = fx.member_type(outer, index);
    }
    let value = fx.gep(source, base, &indices, chain.flags());
    loops::attach_groups(fx, value, chain.base);
    fx.set_result(inst, value);
    Ok(())
}

/// The address of a component of a vector of Booleans => that of the vector, of which loads and stores access the component
///
/// A vector of `i1` in memory has a bit for each component. Other work-items may access the other components of a vector in
/// memory that they share, so that only loads are exact there.
fn boolean_component<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    vector: ValueId,
    (ty, index): (u32, u32),
) -> Result<()> {
    let Some(id) = inst.result() else { return Err(fx.invalid(inst, "expected a result")) };
    let is_private = matches!(
        fx.view.ty(fx.type_id_of(id)?),
        Some(Type::Pointer { storage: StorageClass::Function | StorageClass::Private, .. })
    );
    let has_accesses_only = if is_private { fx.is_only_loaded_or_stored(id) } else { fx.is_only_loaded(id) };
    if !has_accesses_only {
        return Err(fx.unsupported(inst, NO_COMPONENT_ADDRESS));
    }
    let component = BooleanComponent { vector, ty: fx.ty(ty)?, index: fx.value(index)? };
    fx.set_boolean_component(id, component);
    Ok(())
}

/// `OpUntypedAccessChainKHR T p i` of a cooperative matrix => `__spirv_UntypedAccessChainKHR(p, i)`, whose name has the
/// matrix as the pointee
fn opaque_chain<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, chain: &Chain<'_>) -> Result<()> {
    let facts = fx.facts(inst);
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    let mut call = Call::new(name, fx.result_type(inst)?);
    let base = fx.value(chain.base)?;
    let Some(parameter) = fx.pointer_parameter(chain.base, chain.source) else {
        return Err(fx.unsupported(inst, "the type of an operand has no name"));
    };
    call = call.argument(base, parameter);
    for &index in chain.indices {
        let (value, parameter) = fx.id_operand(inst, index)?;
        call = call.argument(value, parameter);
    }
    let value = fx.call(inst, call)?;
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the index of a member of a type as LLVM IR wants it: that of a structure's member is a 32-bit constant.
fn member_index(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, ty: u32, index: u32) -> Result<ValueId> {
    if !matches!(fx.view.ty(ty), Some(Type::Struct(_))) {
        return fx.value(index);
    }
    let Some(member) = fx.constant_u32(index) else {
        return Err(fx.invalid(inst, "expected a constant as the index of a structure's member"));
    };
    if fx.has_volatile_memory() && fx.is_member_decorated(ty, member, Decoration::Volatile) {
        fx.set_volatile(inst);
    }
    Ok(fx.i32(member))
}

/// Returns the structure and the number of the member whose address an access chain computes.
pub(in crate::lift) fn last_member<'a>(fx: &FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Option<(u32, u32)> {
    let chain = Chain::parse(fx, inst, inst.op, FunctionCx::operands(inst)).ok()?;
    let (last, outer) = chain.indices.get(usize::from(chain.has_element)..)?.split_last()?;
    let mut ty = chain.source;
    for &index in outer {
        ty = fx.member_type(ty, index)?;
    }
    matches!(fx.view.ty(ty)?, Type::Struct(_)).then_some((ty, fx.constant_u32(*last)?))
}

/// `OpPtrCastToGeneric p` => `addrspacecast p`; a built-in variable is in private memory
fn cast<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let pointer = match fx.memory_of_builtin(operand)? {
        Some(memory) => memory,
        None => fx.value(operand)?,
    };
    let ty = fx.result_type(inst)?;
    let value = fx.pointer_cast(pointer, ty);
    fx.derive_volatile(inst, operand);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpGenericCastToPtrExplicit p storage` => `__to_global(p)`, `__to_local(p)` or `__to_private(p)`
fn cast_explicit<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [pointer, storage] = fx.exactly(inst)?;
    fx.derive_volatile(inst, pointer);
    let value = fx.value(pointer)?;
    let result = fx.result_type(inst)?;
    let facts = Facts { storage: Some(StorageClass(storage)), ..Facts::default() };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    let ty = fx.type_id_of(pointer)?;
    let Some(parameter) = fx.parameter(ty) else { return Err(fx.unsupported(inst, "the type has no name")) };
    let mut call = Call::new(name, result).argument(value, parameter);
    if !fx.is_opencl() {
        let storage = fx.i32(storage);
        call = call.argument(storage, Parameter::Scalar(Scalar::Int));
    }
    let value = fx.call(inst, call)?;
    fx.set_result(inst, value);
    Ok(())
}

/// `OpPtrEqual a b` => `icmp eq ptr a, b`; in the OpenCL environments `icmp eq i64 (ptrtoint a), (ptrtoint b)`, as the Khronos
/// translator writes it, which the translation to SPIR-V would not make the instruction again
fn equal<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let (mut a, mut b) = (fx.value(a)?, fx.value(b)?);
    // Null and functions have the type of the other operand.
    if !fx.ir.is_global_variable(a) {
        let ty = fx.llvm_type(b);
        a = fx.constant_pointer(a, ty);
    }
    let ty = fx.llvm_type(a);
    b = fx.constant_pointer(b, ty);
    if fx.is_opencl() {
        let long = fx.ir.int_type(64);
        (a, b) = (fx.cast(Opcode::PtrToInt, a, long), fx.cast(Opcode::PtrToInt, b, long));
    }
    let predicate = if inst.op == Op::PtrEqual { IntPredicate::Eq } else { IntPredicate::Ne };
    let value = fx.icmp(predicate, a, b);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpPtrDiff a b` => `sdiv exact (ptrtoint a - ptrtoint b), size`, in the result type
fn difference<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let Some(pointee) = fx.pointee_of(a)? else {
        return Err(fx.unsupported(inst, "untyped pointers have no elements to count"));
    };
    let element = fx.ty(pointee)?;
    let size = fx.alloc_size(element);
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let word = fx.size_type();
    let (a, b) = (fx.cast(Opcode::PtrToInt, a, word), fx.cast(Opcode::PtrToInt, b, word));
    let bytes = fx.binary(Opcode::Sub, 0, a, b);
    let size = fx.int(word, size.max(1));
    let count = fx.binary(Opcode::SDiv, crate::ir::builder::flags::EXACT, bytes, size);
    let ty = fx.result_type(inst)?;
    let value = fx.sext_or_trunc(count, ty);
    fx.set_result(inst, value);
    Ok(())
}

impl<'a> FunctionCx<'_, 'a> {
    /// Returns `true` for values of types whose elements only instructions reach.
    pub(super) fn is_opaque_composite(&self, value: u32) -> Result<bool> {
        Ok(self.is_opaque_type(self.type_id_of(value)?))
    }

    /// Returns the integer type, or vector of integers, as wide as a pointer type.
    pub(super) fn int_like_pointer(&mut self, ty: TypeId) -> TypeId {
        let space = self.ir.address_space(ty).unwrap_or(0);
        let bits = self.ir.module().data_layout().pointer_size(space) * 8;
        let integer = self.ir.int_type(bits);
        self.ir.with_scalar(ty, integer)
    }
}
