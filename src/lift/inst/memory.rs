//! Variables of functions, loads, stores and copies.

use super::alias;
use crate::error::Result;
use crate::ir::dialect::Feature;
use crate::ir::{Opcode, TypeId, ValueId};
use crate::lift::cx::{BooleanComponent, BuiltInComponent, Call, FunctionCx, NO_COMPONENT_ADDRESS};
use crate::map::builtin_names::{self, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::grammar::{Decoration, MemoryAccess, StorageClass};
use crate::spirv::view::{Instruction, Type, is_variable};
use crate::spirv::{Op, Std};

/// Returns `true` for the instructions of this family.
pub(super) fn is_memory(op: Op) -> bool {
    matches!(
        op,
        Op::Variable
            | Op::UntypedVariableKHR
            | Op::Load
            | Op::Store
            | Op::CopyMemory
            | Op::CopyMemorySized
            | Op::LifetimeStart
            | Op::LifetimeStop
            | Op::VariableLengthArrayINTEL
            | Op::UntypedVariableLengthArrayINTEL
            | Op::SaveMemoryINTEL
            | Op::RestoreMemoryINTEL
            | Op::MaskedGatherINTEL
            | Op::MaskedScatterINTEL
            | Op::UntypedPrefetchKHR
    )
}

/// Lifts an instruction that accesses or reserves memory.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::Variable | Op::UntypedVariableKHR => variable(fx, inst),
        Op::Load => load(fx, inst),
        Op::Store => store(fx, inst),
        Op::CopyMemory | Op::CopyMemorySized => copy(fx, inst),
        Op::LifetimeStart | Op::LifetimeStop => lifetime(fx, inst),
        Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL => variable_length_array(fx, inst),
        Op::SaveMemoryINTEL | Op::RestoreMemoryINTEL => stack(fx, inst),
        Op::MaskedGatherINTEL | Op::MaskedScatterINTEL => masked(fx, inst),
        Op::UntypedPrefetchKHR => prefetch(fx, inst),
        _ => fx.lift_as_call(inst),
    }
}

/// `OpVariable Function initializer` => `alloca`, and a `store` of the initializer
fn variable<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let Some(id) = inst.result() else { return Err(fx.invalid(inst, "expected a result")) };
    let operands = FunctionCx::operands(inst);
    let (contents, initializer) = match inst.op {
        Op::UntypedVariableKHR => (operands.get(1).copied(), operands.get(2)),
        _ => (fx.pointee_of(id)?, operands.get(1)),
    };
    let Some(contents) = contents else { return Err(fx.invalid(inst, "expected the type of the contents")) };
    let ty = fx.ty(contents)?;
    let alignment = fx.alignment(id)?;
    // A variable exists once in each call of the function, also one in a loop.
    let is_in_entry = fx.fb.is_in_entry_block();
    let value = match is_in_entry {
        true => fx.alloca(ty, alignment),
        false => fx.in_prologue(|fx| Ok(fx.alloca(ty, alignment)))?,
    };
    fx.set_result(inst, value);
    if let Some(&initializer) = initializer {
        let initializer = fx.value(initializer)?;
        let initializer = fx.constant_pointer(initializer, ty);
        let is_volatile = fx.is_decorated(id, Decoration::Volatile);
        // The alignment of the type, unless the variable has less.
        let lower = if alignment < fx.access_alignment(ty, 0) { alignment } else { 0 };
        fx.fb.store(initializer, value, lower, is_volatile);
    }
    Ok(())
}

/// The memory operands of a load, store or copy.
#[derive(Clone, Copy, Debug, Default)]
struct MemoryOperands {
    is_volatile: bool,
    is_nontemporal: bool,
    /// In bytes; zero if there is none.
    alignment: u64,
    /// The lists of scopes.
    alias_scope: Option<u32>,
    no_alias: Option<u32>,
}

impl MemoryOperands {
    /// Reads a mask and its operands; returns the words after them.
    fn parse(words: &[u32]) -> (Self, &[u32]) {
        let [mask, rest @ ..] = words else { return (Self::default(), &[]) };
        let is_set = |bit: MemoryAccess| mask & bit.0 != 0;
        let mut rest = rest;
        let mut found = Self {
            is_volatile: is_set(MemoryAccess::Volatile),
            is_nontemporal: is_set(MemoryAccess::Nontemporal),
            ..Self::default()
        };
        for bit in WITH_OPERAND.into_iter().filter(|bit| is_set(*bit)) {
            let [operand, others @ ..] = rest else { break };
            rest = others;
            match bit {
                MemoryAccess::Aligned if operand.is_power_of_two() => found.alignment = u64::from(*operand),
                MemoryAccess::AliasScopeINTELMask => found.alias_scope = Some(*operand),
                MemoryAccess::NoAliasINTELMask => found.no_alias = Some(*operand),
                // Scopes of availability have no form of their own.
                _ => {}
            }
        }
        (found, rest)
    }
}

/// The bits of a memory access that have an operand, in the order of the operands.
const WITH_OPERAND: [MemoryAccess; 5] = [
    MemoryAccess::Aligned,
    MemoryAccess::MakePointerAvailable,
    MemoryAccess::MakePointerVisible,
    MemoryAccess::AliasScopeINTELMask,
    MemoryAccess::NoAliasINTELMask,
];

/// `OpLoad p` => `load T, ptr p`; of a built-in variable, the calls that read it
fn load<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [pointer] = fx.exactly(inst)?;
    if let (Some(builtin), Some(ty)) = (fx.builtin_of(pointer), inst.result_type())
        && fx.contents_of(pointer)? == Some(ty)
    {
        let value = fx.builtin_variable(builtin, ty)?;
        fx.set_result(inst, value);
        return Ok(());
    }
    if let (Some(component), Some(ty)) = (builtin_component(fx, pointer, inst)?, inst.result_type()) {
        let value = fx.builtin_component_value(component, ty)?;
        fx.set_result(inst, value);
        return Ok(());
    }
    if let Some(initializer) = fx.deferred_initializer(pointer) {
        let value = fx.value(initializer)?;
        fx.set_result(inst, value);
        return Ok(());
    }
    let is_volatile = fx.is_volatile_access(pointer, inst.result_type());
    let (operands, _) = MemoryOperands::parse(&FunctionCx::operands(inst)[1..]);
    if let Some(component) = fx.boolean_component(pointer) {
        check_boolean(fx, inst, inst.result_type())?;
        let whole = load_vector(fx, component, operands.is_volatile || is_volatile);
        finish(fx, whole, operands);
        let value = fx.extract_element(whole, component.index);
        fx.set_result(inst, value);
        return Ok(());
    }
    let pointer = fx.value(pointer)?;
    let ty = fx.result_type(inst)?;
    let alignment = fx.access_alignment(ty, operands.alignment);
    let value = fx.fb.load(ty, pointer, alignment, operands.is_volatile || is_volatile);
    finish(fx, value, operands);
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the component of a built-in variable that an instruction loads: that of an access chain, or the first of an untyped
/// variable, of which no other part is loaded by its type.
fn builtin_component(
    fx: &mut FunctionCx<'_, '_>,
    pointer: u32,
    load: Instruction<'_>,
) -> Result<Option<BuiltInComponent>> {
    let Some(builtin) = fx.builtin_of(pointer) else { return Ok(fx.builtin_component(pointer)) };
    let element = match fx.contents_of(pointer)?.and_then(|contents| fx.view.ty(contents)) {
        Some(Type::Vector { element, .. }) => Some(element),
        _ => None,
    };
    let is_first = element.is_some() && element == load.result_type();
    Ok(is_first.then(|| BuiltInComponent { variable: pointer, builtin, index: fx.i32(0) }))
}

/// `OpStore p x` => `store T x, ptr p`
fn store<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [pointer, object] = fx.exactly(inst)?;
    if fx.written_results.contains(&object) {
        return Ok(());
    }
    if fx.may_be_own_built_in(object) && !is_own_variable(fx, pointer) {
        let message = "the address of a built-in variable is that of memory of the function: store its value";
        return Err(fx.unsupported(inst, message));
    }
    let is_volatile = fx.is_volatile_access(pointer, fx.type_id_of(object).ok());
    let (operands, _) = MemoryOperands::parse(&FunctionCx::operands(inst)[2..]);
    if let Some(component) = fx.boolean_component(pointer) {
        check_boolean(fx, inst, fx.type_id_of(object).ok())?;
        let is_volatile = operands.is_volatile || is_volatile;
        let (whole, object) = (load_vector(fx, component, is_volatile), fx.value(object)?);
        let changed = fx.insert_element(whole, object, component.index);
        let value = fx.fb.store(changed, component.vector, 1, is_volatile);
        finish(fx, value, operands);
        return Ok(());
    }
    let (target, mut object) = (pointer, fx.value(object)?);
    let pointer = fx.value(target)?;
    if !object.is_local()
        && let Some(contents) = fx.pointee_of(target)?
    {
        let ty = fx.ty(contents)?;
        object = fx.constant_pointer(object, ty);
    }
    let ty = fx.llvm_type(object);
    let alignment = fx.access_alignment(ty, operands.alignment);
    let value = fx.fb.store(object, pointer, alignment, operands.is_volatile || is_volatile);
    finish(fx, value, operands);
    Ok(())
}

/// Returns `true` for a variable of the function: others may refer to memory of a caller.
fn is_own_variable(fx: &FunctionCx<'_, '_>, pointer: u32) -> bool {
    let ty = fx.view.type_of(pointer);
    matches!(ty, Some(Type::Pointer { storage: StorageClass::Function, .. }))
        && fx.view.definition_op(pointer).is_some_and(is_variable)
}

/// Checks that an access of a component of a vector of Booleans has the type of the component.
fn check_boolean(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, ty: Option<u32>) -> Result<()> {
    match ty.and_then(|ty| fx.view.ty(ty)) {
        Some(Type::Bool) => Ok(()),
        _ => Err(fx.unsupported(inst, NO_COMPONENT_ADDRESS)),
    }
}

/// Loads the vector of Booleans that has a component; the alignment of an access is that of the component.
fn load_vector(fx: &mut FunctionCx<'_, '_>, component: BooleanComponent, is_volatile: bool) -> ValueId {
    fx.fb.load(component.ty, component.vector, 1, is_volatile)
}

fn finish(fx: &mut FunctionCx<'_, '_>, access: ValueId, operands: MemoryOperands) {
    alias::attach(fx, access, operands.alias_scope, operands.no_alias);
    if operands.is_nontemporal {
        attach_nontemporal(fx, access, "nontemporal");
    }
}

/// `Nontemporal` => `!nontemporal !{i32 1}`, with the kind of an access to memory or to an image
pub(super) fn attach_nontemporal(fx: &mut FunctionCx<'_, '_>, access: ValueId, kind: &str) {
    let one = fx.ir.md_i32(1);
    let node = fx.ir.md_list(&[one]);
    let (fb, ir) = fx.builders();
    fb.attach(ir, access, kind, node);
}

/// `OpCopyMemory target source` => `llvm.memcpy(target, source, size)`
fn copy<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [target, source] = fx.exactly(inst)?;
    let operands = FunctionCx::operands(inst);
    let (size, rest) = match inst.op {
        Op::CopyMemorySized => match operands.get(2) {
            Some(&size) => (fx.value(size)?, &operands[3..]),
            None => return Err(fx.invalid(inst, "expected a size")),
        },
        _ => {
            let pointee = match fx.pointee_of(target)? {
                Some(pointee) => Some(pointee),
                None => fx.pointee_of(source)?,
            };
            let Some(pointee) = pointee else { return Err(fx.invalid(inst, "expected a pointer with a pointee")) };
            let ty = fx.ty(pointee)?;
            let size = fx.store_size(ty);
            let size_type = fx.size_type();
            (fx.int(size_type, size), &operands[2..])
        }
    };
    let (first, rest) = MemoryOperands::parse(rest);
    let second = if rest.is_empty() { first } else { MemoryOperands::parse(rest).0 };
    let [target_type, source_type] = [fx.pointee_of(target)?, fx.pointee_of(source)?];
    let is_volatile = first.is_volatile
        || second.is_volatile
        || fx.is_volatile_access(target, target_type)
        || fx.is_volatile_access(source, source_type);
    let (target, source) = (fx.value(target)?, fx.value(source)?);
    let call = fx.memcpy(target, source, size, is_volatile);
    // Without an alignment it is 1, unlike that of a load or store.
    let given = |alignment: u64| if alignment == 1 { 0 } else { alignment };
    fx.set_argument_alignments(call, &[(0, given(first.alignment)), (1, given(second.alignment))]);
    Ok(())
}

/// `OpLifetimeStart p` => `llvm.lifetime.start(p)` for memory of the function, before LLVM 22 with the size
fn lifetime<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    /// The size of all memory that an `alloca` has.
    const WHOLE: u64 = u64::MAX;
    let [pointer] = fx.exactly(inst)?;
    let Some(variable) = fx.variable_of(pointer) else { return Ok(()) };
    let memory = fx.value(variable)?;
    let memory = fx.fb.space_cast_operand(memory).unwrap_or(memory);
    let ty = fx.llvm_type(memory);
    let name = if inst.op == Op::LifetimeStart { "start" } else { "end" };
    let name = format!("llvm.lifetime.{name}.{}", fx.suffix(ty));
    let mut arguments = vec![memory];
    if !fx.options.dialect.has(Feature::LifetimeWithoutSize) {
        let long = fx.ir.int_type(64);
        arguments.insert(0, fx.ir.int(long, WHOLE));
    }
    fx.intrinsic(&name, TypeId::VOID, &arguments);
    Ok(())
}

/// `OpVariableLengthArrayINTEL n`, `OpUntypedVariableLengthArrayINTEL T n` => `alloca T, n`
fn variable_length_array<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let Some(id) = inst.result() else { return Err(fx.invalid(inst, "expected a result")) };
    let (element, length) = match inst.op {
        Op::UntypedVariableLengthArrayINTEL => {
            let [element, length] = fx.exactly(inst)?;
            (Some(element), length)
        }
        _ => {
            let [length] = fx.exactly(inst)?;
            (fx.pointee_of(id)?, length)
        }
    };
    let Some(element) = element else { return Err(fx.invalid(inst, "expected a pointer with a pointee")) };
    let (ty, count) = (fx.ty(element)?, fx.value(length)?);
    if ty == TypeId::VOID {
        return Err(fx.invalid(inst, "elements of type void have no size"));
    }
    let alignment = fx.alignment(id)?;
    let value = fx.alloca_array(ty, count, alignment);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpSaveMemoryINTEL` => `llvm.stacksave`; `OpRestoreMemoryINTEL p` => `llvm.stackrestore(p)`
fn stack<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let space = fx.stack_space();
    let pointer = fx.ir.pointer_type(space);
    let has_types = fx.options.dialect.has(Feature::StackPointerTypes);
    if !has_types && space != 0 {
        let message = format!(
            "LLVM {} saves the stack of address space 0 only, and private memory is in {space}: request LLVM 18 or later \
             with --lift-dialect",
            fx.options.dialect
        );
        return Err(fx.unsupported(inst, message));
    }
    let suffix = if has_types { format!(".{}", fx.suffix(pointer)) } else { String::new() };
    match (inst.op, FunctionCx::operands(inst)) {
        (Op::RestoreMemoryINTEL, &[saved, ..]) => {
            let saved = fx.value(saved)?;
            let saved = fx.cast(Opcode::AddrSpaceCast, saved, pointer);
            fx.intrinsic(&format!("llvm.stackrestore{suffix}"), TypeId::VOID, &[saved]);
        }
        _ => {
            let value = fx.intrinsic(&format!("llvm.stacksave{suffix}"), pointer, &[]);
            let ty = fx.private_pointer();
            let value = fx.cast(Opcode::AddrSpaceCast, value, ty);
            fx.set_result(inst, value);
        }
    }
    Ok(())
}

/// `OpMaskedGatherINTEL pointers alignment mask fill` => `llvm.masked.gather(pointers, mask, fill)`;
/// `OpMaskedScatterINTEL vector pointers alignment mask` => `llvm.masked.scatter(vector, pointers, mask)`
fn masked<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let operands = FunctionCx::operands(inst);
    let (ids, alignment, name, pointers) = match (inst.op, operands) {
        (Op::MaskedGatherINTEL, &[pointers, alignment, mask, fill]) => ([pointers, mask, fill], alignment, "gather", 0),
        (_, &[vector, pointers, alignment, mask]) => ([vector, pointers, mask], alignment, "scatter", 1),
        _ => return Err(fx.invalid(inst, "expected four operands")),
    };
    if !alignment.is_power_of_two() {
        return Err(fx.invalid(inst, "expected a power of two as the alignment"));
    }
    let mut arguments = fx.values(&ids)?;
    let data = fx.llvm_type(arguments[if pointers == 0 { 2 } else { 0 }]);
    let suffixes = [data, fx.llvm_type(arguments[pointers as usize])].map(|ty| fx.suffix(ty));
    let result = fx.result_type(inst)?;
    let is_attribute = fx.options.dialect.has(Feature::MaskedAlignment);
    if !is_attribute {
        let alignment = fx.i32(alignment);
        arguments.insert(pointers as usize + 1, alignment);
    }
    let value = fx.intrinsic(&format!("llvm.masked.{name}.{}", suffixes.join(".")), result, &arguments);
    if is_attribute {
        fx.set_argument_alignments(value, &[(pointers, alignment.into())]);
    }
    fx.set_result(inst, value);
    Ok(())
}

/// `OpUntypedPrefetchKHR pointer count` => `prefetch(pointer, count)` of OpenCL.std, whose count is a `size_t`
fn prefetch<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [pointer, count] = fx.exactly(inst)?;
    let size = fx.size_type();
    let scalar = if fx.ir.int_width(size) == Some(64) { Scalar::Long } else { Scalar::Int };
    let count = fx.value(count)?;
    let count = fx.zext_or_trunc(count, size);
    let operands = [fx.id_operand(inst, pointer)?, (count, Parameter::Scalar(scalar))];
    let parameters = [operands[0].1.clone(), operands[1].1.clone()];
    let facts = Facts { operands: &parameters, ..Facts::default() };
    let name = builtin_names::extended(fx.options.environment, Std::prefetch, &facts);
    let mut call = Call::new(name, TypeId::VOID);
    for (value, parameter) in operands {
        call = call.argument(value, parameter);
    }
    fx.call(inst, call)?;
    Ok(())
}
