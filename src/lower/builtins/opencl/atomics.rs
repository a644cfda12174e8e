//! Atomic functions of all three generations (OpenCL C 3.0, section 6.15.12).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{
    WORD, arguments, check_result, int_from_bool, lanes_of, one_part, pointee_of, wrong_arguments, wrong_result,
};
use crate::lower::builtins::opencl::memory_model;
use crate::lower::builtins::opencl::memory_model::MaskValue;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::function::memory_access::{Access, load_word, store_word};
use crate::lower::cx::prelude::*;
use crate::lower::inst::atomic::{Cell, cell, cell_of, memory_accessed, negated};
use crate::map::opencl_atomics::{self, ATOMIC_INIT, Atomic, Generation, Shape, atomic};
use crate::names::Mangled;
use crate::spirv::grammar::{MemorySemantics, Scope};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family =
    Family { find: |name| Some(builtin(find(name)?)), names: || opencl_atomics::names().collect(), ..Family::EMPTY };

/// An overload of an atomic function.
#[derive(Clone, Copy)]
enum AtomicCall {
    /// `atomic_init`
    Init,
    Operation {
        atomic: Atomic,
        op: Op,
        lane: Lane,
    },
}

/// Returns the atomic function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<AtomicCall> {
    let pointer = name.parameters.first()?.pointer()?;
    // No atomic function has an overload for vectors or structures.
    let Lanes { lane, count: 1 } = lanes_of(pointee_of(name)?)? else { return None };
    if name.base == ATOMIC_INIT {
        return Some(AtomicCall::Init);
    }
    let atomic = atomic(name.base).filter(|atomic| atomic.takes(name.parameters.len()))?;
    let op = atomic.op.pick(pointer.pointee.class())?;
    Some(AtomicCall::Operation { atomic, op, lane })
}

impl BuiltinFunction for AtomicCall {
    /// `atomic_inc(p)` => `OpAtomicIIncrement` and the like
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let AtomicCall::Operation { atomic, op, lane } = self else { return init(fx, inst) };
        let operation = Operation::read(fx, inst, atomic, *lane)?;
        match atomic.shape {
            Shape::Load | Shape::IncrementOrDecrement => operation.emit_with_result(fx, *op, &[]).map(one_part),
            Shape::Store => {
                let value = fx.scalar(inst.argument(1))?;
                operation.emit_without_result(fx, *op, &[value])
            }
            Shape::Update => {
                let value = inst.argument(1);
                let value = match operation.cell.lane {
                    Lane::Float(_) if atomic.negates_float => negated(fx, &operation.cell, value)?,
                    _ => fx.scalar(value)?,
                };
                operation.emit_with_result(fx, *op, &[value]).map(one_part)
            }
            Shape::CompareExchange => {
                let [comparator, value] = [fx.scalar(inst.argument(1))?, fx.scalar(inst.argument(2))?];
                operation.compare_exchange(fx, comparator, value).map(one_part)
            }
            Shape::CompareExchangeThrough => compare_exchange_through(fx, inst, &operation),
            Shape::FlagTestAndSet => {
                let boolean = fx.mx.type_bool()?;
                let operands = [operation.cell.pointer.value(), operation.scope, operation.semantics];
                let set = fx.op(*op, boolean, &operands)?;
                int_from_bool(fx, inst, set, 1)
            }
            Shape::FlagClear => operation.emit_without_result(fx, *op, &[]),
        }
    }

    /// `atomic_init` stores a value of any type.
    fn takes_any_value(&self) -> bool {
        matches!(self, Self::Init)
    }
}

/// `atomic_init(p, x)` => `OpStore`: no other work-item can access the object yet
fn init<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [address, value] = arguments(inst)?;
    let cell = cell(fx, address, value.ty())?;
    let value = fx.scalar(value)?;
    store_word(fx, cell.pointer, value, natural_access(cell.lane))?;
    Ok(Parts::new())
}

fn natural_access(lane: Lane) -> Access {
    Access { alignment: u64::from(lane.bits().unwrap_or(32) / 8), volatile: false, nontemporal: false }
}

/// The operands of an atomic instruction other than its values.
struct Operation {
    cell: Cell,
    scope: Typed,
    semantics: Typed,
    /// The semantics if the compared values differ.
    unequal_semantics: Typed,
}

impl Operation {
    fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, atomic: &Atomic, lane: Lane) -> Result<Self> {
        if !atomic.takes(inst.argument_count() as usize) {
            return Err(wrong_arguments(inst));
        }
        let cell = operation_cell(fx, inst, atomic.shape, lane)?;
        let scope = match atomic.scope().and_then(|index| argument(inst, index)) {
            Some(scope) => memory_model::scope(fx, inst, scope)?,
            // OpenCL 1.x specifies the work-group, but its environment allows no scope other than the device (OpenCL
            // environment specification, section 3, atomic instructions).
            None => fx.mx.u32_constant(Scope::Device.0)?,
        };
        let explicit = atomic.order().and_then(|index| argument(inst, index));
        let semantics = order(fx, inst, atomic.generation, explicit, &cell)?;
        let explicit = atomic.failure_order().and_then(|index| argument(inst, index));
        let unequal_semantics = order(fx, inst, atomic.generation, explicit, &cell)?;
        Ok(Self { cell, scope, semantics, unequal_semantics })
    }

    /// Emits `op` with a result of the memory's type.
    fn emit_with_result(&self, fx: &mut FunctionCx<'_, '_>, op: Op, values: &[Typed]) -> Result<Typed> {
        let mut operands = Parts::from_slice(&[self.cell.pointer.value(), self.scope, self.semantics]);
        operands.extend_from_slice(values);
        fx.op(op, self.cell.ty, &operands)
    }

    /// Emits `op` without a result.
    fn emit_without_result(&self, fx: &mut FunctionCx<'_, '_>, op: Op, values: &[Typed]) -> Result<Parts> {
        let inst = SpirvInst::new(op).id(self.cell.pointer.id).id(self.scope).id(self.semantics).ids(values);
        fx.emit_with_pointers(inst, &[self.cell.pointer.value()])?;
        Ok(Parts::new())
    }

    /// Emits `OpAtomicCompareExchange` and returns the previous value.
    fn compare_exchange(&self, fx: &mut FunctionCx<'_, '_>, comparator: Typed, value: Typed) -> Result<Typed> {
        let operands =
            [self.cell.pointer.value(), self.scope, self.semantics, self.unequal_semantics, value, comparator];
        fx.op(Op::AtomicCompareExchange, self.cell.ty, &operands)
    }
}

/// Returns the memory that an operation accesses, with the type of the access; `lane` is the pointee in the mangled name.
fn operation_cell<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, shape: Shape, lane: Lane) -> Result<Cell> {
    let number = Lanes { lane, count: 1 };
    let values = inst.arguments().skip(1).take(shape.value_count());
    for value in values.filter(|value| !value.ty().is_pointer()) {
        if fx.lanes(value.ty())? != number {
            return Err(wrong_arguments(inst));
        }
    }
    let mut access_lane = lane;
    match shape {
        Shape::Load | Shape::IncrementOrDecrement | Shape::Update | Shape::CompareExchange => {
            check_result(fx, inst, number)?
        }
        Shape::Store | Shape::FlagClear if !inst.ty().is_void() => return Err(wrong_result(inst)),
        Shape::Store => {}
        // See `Atomic::compares_bits`.
        Shape::CompareExchangeThrough => {
            if let Lane::Float(width) = lane {
                access_lane = Lane::Int { bits: width, width };
            }
        }
        Shape::FlagTestAndSet | Shape::FlagClear => access_lane = WORD.lane,
    }
    cell_of(fx, inst.argument(0), access_lane)
}

fn argument<'m>(inst: Inst<'m>, index: usize) -> Option<Value<'m>> {
    inst.arguments().nth(index)
}

fn order<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    generation: Generation,
    explicit: Option<Value<'m>>,
    cell: &Cell,
) -> Result<Typed> {
    let order = match (explicit, generation) {
        (Some(order), _) => memory_model::order(fx, inst, order)?,
        (None, Generation::Implicit) => MaskValue::Constant(MemorySemantics::SequentiallyConsistent.0),
        (None, Generation::Legacy | Generation::Explicit) => MaskValue::Constant(MemorySemantics::Relaxed.0),
    };
    // OpenCL C has an order for global and one for local memory, so that of the pointer alone (OpenCL C 3.0, section
    // 6.15.12.3). A relaxed operation orders neither, and has the storage class all the same, as consumers expect.
    let memory = MaskValue::Constant(memory_accessed(cell.pointer.storage).0);
    order.or(fx, memory)?.id(fx)
}

/// `atomic_compare_exchange_strong(p, expected, desired)` => a load, `OpAtomicCompareExchange`, a comparison, and a
/// store if the values differ
///
/// After the exchange, other work-items may access `expected`; an unconditional store of the value that it already has
/// would be a race.
fn compare_exchange_through<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operation: &Operation) -> Result<Parts> {
    let (cell, access) = (&operation.cell, natural_access(operation.cell.lane));
    let expected = fx.pointer_with_pointee(inst.argument(1), cell.ty)?;
    let mut desired = fx.scalar(inst.argument(2))?;
    if matches!(fx.lanes(inst.argument(2).ty())?.lane, Lane::Float(_)) {
        desired = fx.bitcast(cell.ty, desired)?;
    }
    let comparator = load_word(fx, expected, access)?;
    fx.mx.name(comparator.id, b"exp")?;
    let old = operation.compare_exchange(fx, comparator, desired)?;
    let equal = fx.icmp_eq(old, comparator)?;
    let (unequal, after) = (fx.fresh(), fx.fresh());
    fx.emit(SpirvInst::new(Op::BranchConditional).id(equal).id(after).id(unequal))?;
    fx.begin_block(unequal)?;
    store_word(fx, expected, old, access)?;
    fx.emit(SpirvInst::new(Op::Branch).id(after))?;
    fx.begin_block(after)?;
    int_from_bool(fx, inst, equal, 1)
}
