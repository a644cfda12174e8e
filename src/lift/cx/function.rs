//! The context of the function at hand: its values, and verbs that need no family.

use std::ops::{Deref, DerefMut};

use rustc_hash::{FxHashMap, FxHashSet};

use super::debug::FunctionDebug;
use super::{Chain, Location, ModuleCx, Traced, TracedInstruction};
use crate::error::{Error, Result};
use crate::ir::builder::{FunctionBuilder, ModuleBuilder, Phi, attributes};
use crate::ir::values::Referent;
use crate::ir::{FastMath, IntPredicate, MdId, Opcode, TypeId, ValueId};
use crate::lift::options::ContractionForm;
use crate::spirv::Op;
use crate::spirv::grammar::{BuiltIn, Capability, Decoration, FPFastMathMode};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{Instruction, Type};

/// A loop of the function, by its merge instruction.
#[derive(Debug)]
pub(in crate::lift) struct Loop<'a> {
    pub(in crate::lift) inst: Instruction<'a>,
    /// The identity of the loop, once a latch has it.
    pub(in crate::lift) node: Option<MdId>,
    /// The arrays without dependencies between iterations: each with the distance of iterations and its group.
    pub(in crate::lift) arrays: Vec<(u32, u32, MdId)>,
    /// The group of each of them.
    pub(in crate::lift) groups: FxHashMap<u32, MdId>,
}

/// The uses of an id in a function.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    count: u32,
    /// The number of those that are the pointers of loads.
    loads: u32,
    /// The number of those that are the pointers of stores.
    stores: u32,
}

/// A component of a built-in variable.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) struct BuiltInComponent {
    /// The id of the variable.
    pub(in crate::lift) variable: u32,
    pub(in crate::lift) builtin: BuiltIn,
    pub(in crate::lift) index: ValueId,
}

/// A component of a vector of Booleans in memory, where LLVM IR packs them: it has no address of its own.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) struct BooleanComponent {
    /// The address of the vector.
    pub(in crate::lift) vector: ValueId,
    /// The type of the vector.
    pub(in crate::lift) ty: TypeId,
    pub(in crate::lift) index: ValueId,
}

/// The context of a function: where its instructions are added. It dereferences to that of the module.
pub(in crate::lift) struct FunctionCx<'c, 'a> {
    mx: &'c mut ModuleCx<'a>,
    pub(in crate::lift) fb: FunctionBuilder,
    /// The index of the function in the module.
    index: u32,
    /// The id of the function.
    function_id: u32,
    /// The first block of each label.
    pub(in crate::lift) blocks: FxHashMap<u32, ValueId>,
    /// The block with the branch of each label: instructions may become several blocks.
    pub(in crate::lift) ends: FxHashMap<u32, ValueId>,
    /// The phis without incoming values, each with the label of its block.
    pub(in crate::lift) phis: Vec<(Phi, Instruction<'a>, u32)>,
    /// The number of edges between the blocks of two labels, if it is not one.
    pub(in crate::lift) edges: FxHashMap<(u32, u32), usize>,
    /// The instruction at hand.
    current: Instruction<'a>,
    /// The loops, by the label of the header.
    pub(in crate::lift) loops: FxHashMap<u32, Loop<'a>>,
    /// The headers of the loops with arrays around a block, the outermost first, by its label.
    pub(in crate::lift) loops_of_block: FxHashMap<u32, Vec<u32>>,
    /// The headers of the loops with arrays around the block at hand, the outermost first.
    pub(in crate::lift) loops_at_hand: Vec<u32>,
    /// The location of the instruction at hand.
    pub(in crate::lift) location_state: FunctionDebug,
    /// The components of built-in variables that pointers refer to.
    components: FxHashMap<u32, BuiltInComponent>,
    /// The components of vectors of Booleans that pointers refer to.
    boolean_components: FxHashMap<u32, BooleanComponent>,
    /// The pointers derived from memory that is decorated as `Volatile`.
    volatile_pointers: FxHashSet<u32>,
    /// The results that calls have written to the variables of their only uses, which are stores.
    pub(in crate::lift) written_results: FxHashSet<u32>,
    /// Values that are named after all values with ids.
    late_names: Vec<(ValueId, &'static str)>,
    /// The uses of each id in the function, once something asks for them.
    uses: Option<FxHashMap<u32, Uses>>,
    /// The translations of instructions, by offset, and `true` for an instruction of the prologue.
    traced: Vec<(usize, Traced, bool)>,
    /// The values that the prologue makes, by id: pointers to built-in variables, and deferred constants.
    pub(super) materialized: FxHashMap<u32, ValueId>,
    /// The private memory of built-in variables.
    builtin_memories: FxHashMap<u32, ValueId>,
}

impl<'a> Deref for FunctionCx<'_, 'a> {
    type Target = ModuleCx<'a>;

    fn deref(&self) -> &ModuleCx<'a> {
        self.mx
    }
}

impl<'a> DerefMut for FunctionCx<'_, 'a> {
    fn deref_mut(&mut self) -> &mut ModuleCx<'a> {
        self.mx
    }
}

/// The maximum number of casts between a lifetime instruction and its variable.
const MAX_CASTS: usize = 64;
impl<'c, 'a> FunctionCx<'c, 'a> {
    pub(in crate::lift) fn new(
        mx: &'c mut ModuleCx<'a>,
        fb: FunctionBuilder,
        index: usize,
        head: Instruction<'a>,
    ) -> Self {
        Self {
            mx,
            fb,
            index: index as u32,
            function_id: head.result().unwrap_or(0),
            blocks: FxHashMap::default(),
            ends: FxHashMap::default(),
            phis: Vec::new(),
            edges: FxHashMap::default(),
            current: head,
            loops: FxHashMap::default(),
            loops_of_block: FxHashMap::default(),
            loops_at_hand: Vec::new(),
            location_state: FunctionDebug::default(),
            components: FxHashMap::default(),
            boolean_components: FxHashMap::default(),
            volatile_pointers: FxHashSet::default(),
            written_results: FxHashSet::default(),
            late_names: Vec::new(),
            uses: None,
            traced: Vec::new(),
            materialized: FxHashMap::default(),
            builtin_memories: FxHashMap::default(),
        }
    }

    /// Adds the body to its function.
    pub(in crate::lift) fn finish(mut self) {
        self.finish_trace();
        for (value, name) in std::mem::take(&mut self.late_names) {
            self.set_name(value, name);
        }
        self.fb.finish(&mut self.mx.ir);
    }

    /// Records the translation of an instruction, which began when the body had `count` instructions.
    pub(in crate::lift) fn trace(&mut self, inst: Instruction<'_>, count: u32) {
        if self.trace.is_none() {
            return;
        }
        let result = match inst.result().map(|id| self.location(id)) {
            Some(Location::Local(_, value)) => match value.referent() {
                Referent::Inst(index) => Some((index, false)),
                Referent::Prologue(index) => Some((index, true)),
                Referent::Module(_) | Referent::Argument(_) | Referent::Block(_) => None,
            },
            _ => None,
        };
        let last = (self.fb.instruction_count() > count).then(|| self.fb.instruction_count() - 1);
        let traced = match inst.op {
            Op::Label => Some((Traced::Block(count), false)),
            _ => result
                .or(last.map(|index| (index, false)))
                .map(|(index, is_first)| (Traced::Instruction(index), is_first)),
        };
        self.traced.extend(traced.map(|(value, is_in_prologue)| (inst.offset, value, is_in_prologue)));
    }

    /// Adds the translations of the instructions to the module: the prologue precedes all other instructions.
    fn finish_trace(&mut self) {
        let (prologue, traced) = (self.fb.prologue_count(), std::mem::take(&mut self.traced));
        let function = self.mx.ir.function_value(self.mx.current_function);
        let Some(trace) = &mut self.mx.trace else { return };
        trace.extend(traced.into_iter().map(|(offset, value, is_in_prologue)| {
            let value = match value {
                Traced::Instruction(index) => Traced::Instruction(index + if is_in_prologue { 0 } else { prologue }),
                // The prologue is in the entry block.
                Traced::Block(0) => Traced::Block(0),
                Traced::Block(first) => Traced::Block(first + prologue),
            };
            TracedInstruction { offset, function, value }
        }));
    }

    /// Splits the context to the builder of the body and that of the module.
    pub(in crate::lift) fn builders(&mut self) -> (&mut FunctionBuilder, &mut ModuleBuilder) {
        (&mut self.fb, &mut self.mx.ir)
    }

    /// Sets the instruction at hand, which is the location of errors.
    pub(in crate::lift) fn set_current(&mut self, inst: Instruction<'a>) {
        self.current = inst;
    }

    /// Returns the instruction at hand.
    pub(in crate::lift) fn current(&self) -> Instruction<'a> {
        self.current
    }

    /// Returns the value of an id.
    pub(in crate::lift) fn value(&mut self, id: u32) -> Result<ValueId> {
        match self.location(id) {
            Location::Global(value) => Ok(value),
            Location::Local(function, value) if function == self.index => Ok(value),
            Location::BuiltIn(builtin) => self.materialize(id, builtin),
            Location::Deferred => self.deferred_here(id),
            Location::Local(..) | Location::Undefined => Err(self.undefined(id)),
        }
    }

    /// Returns the value of an id as an operand of a phi, which is computed before the phi's block.
    pub(in crate::lift) fn incoming_value(&mut self, id: u32) -> Result<ValueId> {
        match self.location(id) {
            Location::Deferred => self.deferred(id),
            _ => self.value(id),
        }
    }

    /// Returns the values of ids.
    pub(in crate::lift) fn values(&mut self, ids: &[u32]) -> Result<Vec<ValueId>> {
        ids.iter().map(|&id| self.value(id)).collect()
    }

    /// Sets the value of the result of an instruction, and names it.
    pub(in crate::lift) fn set_result(&mut self, inst: Instruction<'_>, value: ValueId) {
        let Some(id) = inst.result() else { return };
        self.set_local(id, value);
    }

    /// Sets the value of an id, and names it if it has no name yet.
    pub(in crate::lift) fn set_local(&mut self, id: u32, value: ValueId) {
        let index = self.index;
        self.set_value(id, Location::Local(index, value));
        let is_nameable = value.is_local_result() && self.llvm_type(value) != TypeId::VOID;
        if let Some(name) = self.local_name(id).filter(|_| is_nameable) {
            let (fb, ir) = self.builders();
            if !fb.has_name(value) {
                fb.set_name(ir, value, name.as_bytes());
            }
        }
    }

    /// Makes another value that of an id, which keeps the name of its first value.
    pub(in crate::lift) fn replace_local(&mut self, id: u32, value: ValueId) {
        let index = self.index;
        self.set_value(id, Location::Local(index, value));
    }

    /// Returns the variable of the function that a pointer is a cast of, if there is one.
    pub(in crate::lift) fn variable_of(&self, pointer: u32) -> Option<u32> {
        let mut pointer = pointer;
        // A cast refers to a value before it, but invalid modules may have cycles.
        for _ in 0..MAX_CASTS {
            let inst = self.view.definition(pointer)?;
            match inst.op {
                Op::Variable
                | Op::UntypedVariableKHR
                | Op::VariableLengthArrayINTEL
                | Op::UntypedVariableLengthArrayINTEL => {
                    return matches!(self.location(pointer), Location::Local(..)).then_some(pointer);
                }
                Op::Bitcast | Op::CopyObject | Op::PtrCastToGeneric => pointer = *inst.operands.get(2)?,
                _ => return None,
            }
        }
        None
    }

    /// Returns `true` if the function has one use of an id.
    pub(super) fn is_used_once(&mut self, id: u32) -> bool {
        self.uses_of(id).count == 1
    }

    /// Returns `true` if the function only loads from a pointer.
    pub(in crate::lift) fn is_only_loaded(&mut self, pointer: u32) -> bool {
        let uses = self.uses_of(pointer);
        uses.count == uses.loads
    }

    /// Returns `true` if the function only loads from a pointer and stores to it.
    pub(in crate::lift) fn is_only_loaded_or_stored(&mut self, pointer: u32) -> bool {
        let uses = self.uses_of(pointer);
        uses.count == uses.loads + uses.stores
    }

    fn uses_of(&mut self, id: u32) -> Uses {
        let (view, index) = (self.view, self.index as usize);
        let uses = self.uses.get_or_insert_with(|| {
            let mut uses: FxHashMap<u32, Uses> = FxHashMap::default();
            for inst in view.instructions_in(view.functions()[index].words.clone()) {
                parts(inst.op, inst.operands, |at, part| {
                    if part == OperandPart::Id {
                        let uses = uses.entry(inst.operands[at]).or_default();
                        uses.count += 1;
                        uses.loads += u32::from(inst.op == Op::Load);
                        uses.stores += u32::from(inst.op == Op::Store && at == 0);
                    }
                });
            }
            uses
        });
        uses.get(&id).copied().unwrap_or_default()
    }

    /// Names a value at the end of the function, when the names of ids are taken.
    pub(in crate::lift) fn set_name_late(&mut self, value: ValueId, name: &'static str) {
        self.late_names.push((value, name));
    }

    /// Names a value that has no id of its own.
    pub(in crate::lift) fn set_name(&mut self, value: ValueId, name: &str) {
        let (fb, ir) = self.builders();
        if value.is_local_result() && !fb.has_name(value) {
            fb.set_name(ir, value, name.as_bytes());
        }
    }

    /// Returns the type of an LLVM value.
    pub(in crate::lift) fn llvm_type(&self, value: ValueId) -> TypeId {
        self.fb.ty(&self.mx.ir, value)
    }

    /// Returns the LLVM type that the function returns.
    pub(in crate::lift) fn return_type(&self) -> Result<TypeId> {
        self.ty(self.view.functions()[self.index as usize].result_type)
    }

    /// Returns the LLVM type of the result of an instruction.
    pub(in crate::lift) fn result_type(&self, inst: Instruction<'_>) -> Result<TypeId> {
        match inst.result_type() {
            Some(ty) => self.ty(ty),
            None => Ok(TypeId::VOID),
        }
    }

    /// Returns the operand words after the result.
    pub(in crate::lift) fn operands(inst: Instruction<'a>) -> &'a [u32] {
        inst.operands_after_result()
    }

    /// Returns the first `N` operand words after the result.
    pub(in crate::lift) fn exactly<const N: usize>(&self, inst: Instruction<'a>) -> Result<[u32; N]> {
        let operands = Self::operands(inst);
        match operands.first_chunk::<N>() {
            Some(found) => Ok(*found),
            None => Err(self.missing(inst, N)),
        }
    }

    #[cold]
    fn missing(&self, inst: Instruction<'_>, count: usize) -> Error {
        self.invalid(inst, format!("expected {count} operands"))
    }

    /// Returns the memory with the value of a built-in variable, for uses other than loads, as a pointer of the variable's
    /// type.
    fn materialize(&mut self, id: u32, builtin: BuiltIn) -> Result<ValueId> {
        if let Some(&known) = self.materialized.get(&id) {
            return Ok(known);
        }
        let memory = self.builtin_memory(id, builtin)?;
        let ty = self.type_id_of(id)?;
        let pointer = self.ty(ty)?;
        let pointer = match self.llvm_type(memory) == pointer {
            true => memory,
            false => self.in_prologue(|fx| Ok(fx.fb.cast(Opcode::AddrSpaceCast, 0, memory, pointer)))?,
        };
        self.materialized.insert(id, pointer);
        Ok(pointer)
    }

    /// Returns the private memory with the value of an id that is a built-in variable.
    pub(in crate::lift) fn memory_of_builtin(&mut self, id: u32) -> Result<Option<ValueId>> {
        match self.location(id) {
            Location::BuiltIn(builtin) => self.builtin_memory(id, builtin).map(Some),
            _ => Ok(None),
        }
    }

    /// Returns private memory with the value of a built-in variable: an alloca that the entry block fills.
    fn builtin_memory(&mut self, id: u32, builtin: BuiltIn) -> Result<ValueId> {
        if let Some(&known) = self.builtin_memories.get(&id) {
            return Ok(known);
        }
        let Some(pointee) = self.contents_of(id)? else { return Err(self.undefined(id)) };
        let ty = self.ty(pointee)?;
        let memory = self.in_prologue(|fx| {
            let value = fx.builtin_variable(builtin, pointee)?;
            let memory = fx.alloca(ty, 0);
            fx.fb.store(value, memory, 0, false);
            Ok(memory)
        })?;
        self.builtin_memories.insert(id, memory);
        Ok(memory)
    }

    /// Adds the instructions that `add` adds to the start of the entry block.
    pub(in crate::lift) fn in_prologue<R>(&mut self, add: impl FnOnce(&mut Self) -> Result<R>) -> Result<R> {
        let before = self.fb.enter_prologue(true);
        let result = add(self);
        self.fb.enter_prologue(before);
        result
    }
}

/// The verbs of LLVM, with types derived from the operands.
impl FunctionCx<'_, '_> {
    pub(in crate::lift) fn int(&mut self, ty: TypeId, value: u64) -> ValueId {
        self.ir.int(ty, value)
    }

    pub(in crate::lift) fn i32(&mut self, value: u32) -> ValueId {
        self.ir.int_of(32, value.into())
    }

    pub(in crate::lift) fn binary(&mut self, opcode: Opcode, flags: u32, a: ValueId, b: ValueId) -> ValueId {
        self.fb.binary(&self.mx.ir, opcode, flags, a, b)
    }

    pub(in crate::lift) fn icmp(&mut self, predicate: IntPredicate, a: ValueId, b: ValueId) -> ValueId {
        let (fb, ir) = self.builders();
        fb.icmp(ir, predicate, a, b)
    }

    /// Adds a `select`, unless all three are constants.
    pub(in crate::lift) fn select(&mut self, condition: ValueId, a: ValueId, b: ValueId) -> ValueId {
        if let Some(chosen) = self.ir.int_value(condition).filter(|_| !a.is_local() && !b.is_local()) {
            return if chosen == 0 { b } else { a };
        }
        self.fb.select(&self.mx.ir, condition, a, b)
    }

    /// Adds a conversion, unless the value has the type.
    pub(in crate::lift) fn cast(&mut self, opcode: Opcode, value: ValueId, ty: TypeId) -> ValueId {
        match self.llvm_type(value) == ty {
            true => value,
            false => self.fb.cast(opcode, 0, value, ty),
        }
    }

    /// Adds the truncation or the zero extension to an integer type of the same shape.
    pub(in crate::lift) fn zext_or_trunc(&mut self, value: ValueId, ty: TypeId) -> ValueId {
        self.resize(value, ty, Opcode::ZExt)
    }

    /// Adds the truncation or the sign extension to an integer type of the same shape.
    pub(in crate::lift) fn sext_or_trunc(&mut self, value: ValueId, ty: TypeId) -> ValueId {
        self.resize(value, ty, Opcode::SExt)
    }

    fn resize(&mut self, value: ValueId, ty: TypeId, extension: Opcode) -> ValueId {
        let from = self.llvm_type(value);
        let widths = (self.ir.int_width(from), self.ir.int_width(ty));
        let opcode = if widths.0 > widths.1 { Opcode::Trunc } else { extension };
        self.cast(opcode, value, ty)
    }

    /// Adds an `alloca` of one element in the address space of private memory.
    pub(in crate::lift) fn alloca(&mut self, ty: TypeId, alignment: u64) -> ValueId {
        let one = self.i32(1);
        self.alloca_array(ty, one, alignment)
    }

    /// Adds an `alloca` of `count` elements in the address space of private memory.
    pub(in crate::lift) fn alloca_array(&mut self, ty: TypeId, count: ValueId, alignment: u64) -> ValueId {
        self.mx.alloca(&mut self.fb, ty, count, alignment)
    }

    pub(in crate::lift) fn extract_element(&mut self, vector: ValueId, index: ValueId) -> ValueId {
        self.fb.extract_element(&self.mx.ir, vector, index)
    }

    pub(in crate::lift) fn insert_element(&mut self, vector: ValueId, value: ValueId, index: ValueId) -> ValueId {
        self.fb.insert_element(&self.mx.ir, vector, value, index)
    }

    pub(in crate::lift) fn insert_value(&mut self, aggregate: ValueId, value: ValueId, indices: &[u32]) -> ValueId {
        self.fb.insert_value(&self.mx.ir, aggregate, value, indices)
    }

    pub(in crate::lift) fn extract_value(
        &mut self,
        inst: Instruction<'_>,
        aggregate: ValueId,
        indices: &[u32],
    ) -> Result<ValueId> {
        let found = self.fb.extract_value(&self.mx.ir, aggregate, indices);
        found.ok_or_else(|| self.invalid(inst, "the composite has no member with these indices"))
    }

    pub(in crate::lift) fn shuffle(&mut self, a: ValueId, b: ValueId, mask: &[Option<u32>]) -> ValueId {
        let (fb, ir) = self.builders();
        fb.shuffle(ir, a, b, mask)
    }

    pub(in crate::lift) fn gep(&mut self, source: TypeId, base: ValueId, indices: &[ValueId], flags: u32) -> ValueId {
        let (fb, ir) = self.builders();
        fb.gep(ir, source, base, indices, flags)
    }

    /// Returns the vector all of whose components are a value.
    pub(in crate::lift) fn splat(&mut self, value: ValueId, vector: TypeId) -> ValueId {
        let Some(length) = self.ir.vector_length(vector) else { return value };
        let poison = self.ir.poison(vector);
        let zero = self.ir.int_of(64, 0);
        let first = self.insert_element(poison, value, zero);
        self.set_name(first, ".splatinsert");
        self.shuffle(first, poison, &vec![Some(0); length as usize])
    }

    /// Returns the fast-math flags that the decorations of an id give its instruction.
    pub(in crate::lift) fn fast_math(&self, id: u32) -> FastMath {
        let mode = self.fast_math_mode(id).unwrap_or(FPFastMathMode(0));
        if mode.0 & FPFastMathMode::Fast.0 != 0 {
            return FastMath::FAST;
        }
        let transform =
            FPFastMathMode::AllowContract.0 | FPFastMathMode::AllowReassoc.0 | FPFastMathMode::AllowTransform.0;
        let rows = [
            (FPFastMathMode::NotNaN.0, FastMath::NNAN),
            (FPFastMathMode::NotInf.0, FastMath::NINF),
            (FPFastMathMode::NSZ.0, FastMath::NSZ),
            (FPFastMathMode::AllowRecip.0, FastMath::ARCP),
            (FPFastMathMode::AllowContract.0, FastMath::CONTRACT),
            (FPFastMathMode::AllowReassoc.0, FastMath::REASSOC),
            (transform, FastMath::AFN),
        ];
        let is_set = |bits: u32| mode.0 & bits == bits;
        rows.into_iter().filter(|(bits, _)| is_set(*bits)).fold(FastMath::default(), |flags, (_, flag)| flags | flag)
    }

    /// Returns the mode of floating-point operations of an id: that of its decoration, or the default of the entry point.
    fn fast_math_mode(&self, id: u32) -> Option<FPFastMathMode> {
        let found = self.decoration(id, Decoration::FPFastMathMode).and_then(|found| found.operands.first().copied());
        found.map(FPFastMathMode).or_else(|| self.fast_math_default(id))
    }

    /// Returns `true` if an operation may be fused with others although its mode does not say so. With
    /// SPV_KHR_float_controls2, a mode says it by `AllowContract`.
    pub(in crate::lift) fn permits_contraction(&self, id: u32) -> bool {
        if self.view.declares(Capability::FloatControls2) && self.fast_math_mode(id).is_some() {
            return false;
        }
        self.options.contraction == ContractionForm::Flags
            && !self.uncontracted.contains(&self.function_id)
            && !self.is_decorated(id, Decoration::NoContraction)
    }

    /// Returns the mode that the entry point sets for the type of an undecorated instruction: that of its result, or of its
    /// first operand for a comparison.
    fn fast_math_default(&self, id: u32) -> Option<FPFastMathMode> {
        let defaults = self.fast_math_defaults.get(&self.function_id)?;
        let inst = self.view.definition(id)?;
        let default = |ty: u32| {
            let scalar = match self.view.ty(ty) {
                Some(Type::Vector { element, .. }) => element,
                _ => ty,
            };
            defaults.iter().find(|(of, _)| *of == scalar).map(|(_, mode)| *mode)
        };
        let first = || self.type_id_of(*inst.operands_after_result().first()?).ok();
        default(inst.result_type()?).or_else(|| default(first()?))
    }

    /// Returns the fast-math flags of a call that returns floating-point numbers.
    pub(in crate::lift) fn call_fast_math(&self, inst: Instruction<'_>, result: TypeId) -> FastMath {
        match inst.result().filter(|_| self.ir.is_float(result)) {
            Some(id) => self.fast_math(id),
            None => FastMath::default(),
        }
    }

    /// Returns the wrap flags that the decorations of an id give its instruction.
    pub(in crate::lift) fn wrap_flags(&self, id: u32) -> u32 {
        use crate::ir::builder::flags::{NO_SIGNED_WRAP, NO_UNSIGNED_WRAP};
        let flag = |decoration, flag| if self.is_decorated(id, decoration) { flag } else { 0 };
        flag(Decoration::NoSignedWrap, NO_SIGNED_WRAP) | flag(Decoration::NoUnsignedWrap, NO_UNSIGNED_WRAP)
    }

    /// Returns `true` if a pointer is to memory that is decorated as `Volatile`: accesses to it are volatile (specification,
    /// section 3.2.19).
    pub(in crate::lift) fn is_volatile(&self, pointer: u32) -> bool {
        if !self.has_volatile_memory() {
            return false;
        }
        let mut pointer = pointer;
        for _ in 0..MAX_CASTS {
            if self.volatile_pointers.contains(&pointer) || self.is_decorated(pointer, Decoration::Volatile) {
                return true;
            }
            let constant = self.view.definition(pointer).filter(|inst| inst.op == Op::SpecConstantOp);
            let Some(inst) = constant else { return false };
            let [_, _, op, operands @ ..] = inst.operands else { return false };
            let op = u16::try_from(*op).map_or(Op::Nop, Op);
            let base = match op.is_access_chain() {
                true => Chain::parse(self, inst, op, operands).ok().map(|chain| chain.base),
                false => operands.first().copied(),
            };
            let Some(base) = base else { return false };
            pointer = base;
        }
        false
    }

    /// Returns `true` if an access to data of a type is volatile: it is to memory with the decoration, or to a structure with a
    /// member that has it.
    pub(in crate::lift) fn is_volatile_access(&self, pointer: u32, ty: Option<u32>) -> bool {
        self.is_volatile(pointer) || ty.is_some_and(|ty| self.has_volatile_member(ty))
    }

    /// Notes that the result of an instruction is a pointer to volatile memory if another pointer is.
    pub(in crate::lift) fn derive_volatile(&mut self, inst: Instruction<'_>, base: u32) {
        if self.is_volatile(base) {
            self.volatile_pointers.extend(inst.result());
        }
    }

    /// Notes that the result of an instruction is a pointer to volatile memory.
    pub(in crate::lift) fn set_volatile(&mut self, inst: Instruction<'_>) {
        self.volatile_pointers.extend(inst.result());
    }

    /// Returns the component of a built-in variable that a pointer refers to.
    pub(in crate::lift) fn builtin_component(&self, pointer: u32) -> Option<BuiltInComponent> {
        self.components.get(&pointer).copied()
    }

    /// Makes an id a pointer to a component of a built-in variable.
    pub(in crate::lift) fn set_builtin_component(&mut self, id: u32, component: BuiltInComponent) {
        self.components.insert(id, component);
    }

    /// Returns the component of a vector of Booleans that a pointer refers to.
    pub(in crate::lift) fn boolean_component(&self, pointer: u32) -> Option<BooleanComponent> {
        self.boolean_components.get(&pointer).copied()
    }

    /// Makes an id a pointer to a component of a vector of Booleans.
    pub(in crate::lift) fn set_boolean_component(&mut self, id: u32, component: BooleanComponent) {
        self.boolean_components.insert(id, component);
    }

    /// Sets the alignments of pointers that are arguments of a call; zero is none.
    pub(in crate::lift) fn set_argument_alignments(&mut self, call: ValueId, alignments: &[(u32, u64)]) {
        let mut sets = Vec::new();
        for &(argument, alignment) in alignments.iter().filter(|(_, alignment)| *alignment > 0) {
            let set = self.ir.attribute_set(vec![attributes::int("align", alignment)]);
            sets.push((attributes::parameter(argument), set));
        }
        let list = self.ir.attribute_list(sets);
        self.fb.set_call_attributes(call, list);
    }

    /// Returns the built-in variable that an id stands for, if calls read it.
    pub(in crate::lift) fn builtin_of(&self, id: u32) -> Option<BuiltIn> {
        match self.location(id) {
            Location::BuiltIn(builtin) => Some(builtin),
            _ => None,
        }
    }
}
