//! Atomic functions of all three generations (features.md G4 to G7; OpenCL C 3.0, section 6.15.12).

use crate::error::Result;
use crate::llvm::{Inst, Value};
use crate::lower::builtins::opencl::call::{
    WORD, arguments, lanes_of, one, pointee_of, returns, truth, wrong_arguments, wrong_result,
};
use crate::lower::builtins::opencl::memory_model;
use crate::lower::builtins::opencl::memory_model::Number;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, load_word, store_word};
use crate::lower::inst::atomic::{Cell, cell, cell_of, memory_ordered};
use crate::map::opencl_atomics::{ATOMIC_INIT, Atomic, Generation, Shape, atomic};
use crate::names::Mangled;
use crate::spirv::Id;
use crate::spirv::grammar::{MemorySemantics, Op, Scope};
use crate::spirv::inst::Inst as SpirvInst;

/// One overload of an atomic function.
#[derive(Clone, Copy)]
pub(in crate::lower) enum AtomicCall {
    /// `atomic_init`
    Init,
    Operation {
        atomic: Atomic,
        op: Op,
        lane: Lane,
    },
}

/// What a mangled name means.
pub(super) fn find(name: &Mangled<'_>) -> Option<AtomicCall> {
    let pointer = name.parameters.first()?.pointer()?;
    // A vector or structure in memory is not an overload of any of them.
    let Lanes { lane, count: 1 } = lanes_of(pointee_of(name)?)? else { return None };
    if name.base == ATOMIC_INIT {
        return Some(AtomicCall::Init);
    }
    let atomic = atomic(name.base).filter(|atomic| atomic.takes(name.parameters.len()))?;
    let op = atomic.op.pick(pointer.pointee.class())?;
    Some(AtomicCall::Operation { atomic, op, lane })
}

/// `atomic_inc(p)` => `OpAtomicIIncrement`, and so on
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, call: &AtomicCall) -> Result<Parts> {
    let AtomicCall::Operation { atomic, op, lane } = call else { return init(fx, inst) };
    let operation = Operation::read(fx, inst, atomic, *lane)?;
    match atomic.shape {
        Shape::Load | Shape::Step => operation.value(fx, *op, &[]).map(one),
        Shape::Store => {
            let value = fx.scalar(inst.argument(1))?;
            operation.effect(fx, *op, &[value])
        }
        Shape::Update => {
            let mut value = fx.scalar(inst.argument(1))?;
            if atomic.negates_float && matches!(operation.cell.lane, Lane::Float(_)) {
                value = fx.fneg(operation.cell.ty, value)?;
            }
            operation.value(fx, *op, &[value]).map(one)
        }
        Shape::CompareExchange => {
            let [comparator, value] = [fx.scalar(inst.argument(1))?, fx.scalar(inst.argument(2))?];
            operation.compare_exchange(fx, comparator, value).map(one)
        }
        Shape::CompareExchangeThrough => compare_exchange_through(fx, inst, &operation),
        Shape::FlagTestAndSet => {
            let boolean = fx.mx.type_bool()?;
            let operands = [operation.cell.pointer.id, operation.scope, operation.semantics];
            let set = fx.op(*op, boolean, &operands)?;
            truth(fx, inst, set, 1)
        }
        Shape::FlagClear => operation.effect(fx, *op, &[]),
    }
}

/// `atomic_init(p, x)` => `OpStore`: nobody else knows of the object yet
fn init<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let [address, value] = arguments(inst)?;
    let cell = cell(fx, address, value.ty())?;
    let value = fx.scalar(value)?;
    store_word(fx, cell.pointer, value, natural(cell.lane))?;
    Ok(Parts::new())
}

fn natural(lane: Lane) -> Access {
    Access { alignment: u64::from(lane.bits().unwrap_or(32) / 8), volatile: false, nontemporal: false }
}

/// What an operation has besides its values.
struct Operation {
    cell: Cell,
    scope: Id,
    semantics: Id,
    /// If the values compared differ.
    unequal: Id,
}

impl Operation {
    fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, atomic: &Atomic, lane: Lane) -> Result<Self> {
        if !atomic.takes(inst.argument_count() as usize) {
            return Err(wrong_arguments(inst));
        }
        let cell = operation_cell(fx, inst, atomic.shape, lane)?;
        let scope = match atomic.scope().and_then(|place| argument(inst, place)) {
            Some(scope) => memory_model::scope(fx, inst, scope)?,
            // OpenCL 1.x means work-groups, but its environment knows no scope other than the device
            // (OpenCL environment specification, section 3, atomic instructions).
            None => fx.mx.u32_constant(Scope::Device.0)?,
        };
        let stated = atomic.order().and_then(|place| argument(inst, place));
        let semantics = order(fx, inst, atomic.generation, stated, &cell)?;
        let stated = atomic.failure_order().and_then(|place| argument(inst, place));
        let unequal = order(fx, inst, atomic.generation, stated, &cell)?;
        Ok(Self { cell, scope, semantics, unequal })
    }

    /// `op` with the value in memory as its result.
    fn value(&self, fx: &mut FunctionCx<'_, '_>, op: Op, values: &[Id]) -> Result<Id> {
        let mut operands = Parts::from_slice(&[self.cell.pointer.id, self.scope, self.semantics]);
        operands.extend_from_slice(values);
        fx.op(op, self.cell.ty, &operands)
    }

    /// `op` without a result.
    fn effect(&self, fx: &mut FunctionCx<'_, '_>, op: Op, values: &[Id]) -> Result<Parts> {
        let inst = SpirvInst::new(op).id(self.cell.pointer.id).id(self.scope).id(self.semantics).ids(values);
        fx.emit(inst)?;
        Ok(Parts::new())
    }

    /// `OpAtomicCompareExchange`; the value before.
    fn compare_exchange(&self, fx: &mut FunctionCx<'_, '_>, comparator: Id, value: Id) -> Result<Id> {
        let operands = [self.cell.pointer.id, self.scope, self.semantics, self.unequal, value, comparator];
        fx.op(Op::AtomicCompareExchange, self.cell.ty, &operands)
    }
}

/// The memory an operation works on, as what it works on it; `lane` is what the name says it is.
fn operation_cell<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, shape: Shape, lane: Lane) -> Result<Cell> {
    let number = Lanes { lane, count: 1 };
    let values = inst.arguments().skip(1).take(shape.value_count());
    for value in values.filter(|value| !value.ty().is_pointer()) {
        if fx.lanes(value.ty())? != number {
            return Err(wrong_arguments(inst));
        }
    }
    let mut worked_on = lane;
    match shape {
        Shape::Load | Shape::Step | Shape::Update | Shape::CompareExchange => returns(fx, inst, number)?,
        Shape::Store | Shape::FlagClear if !inst.ty().is_void() => return Err(wrong_result(inst)),
        Shape::Store => {}
        // The bits are compared, not the numbers (C11, 7.17.7.4), and SPIR-V only compares integers.
        Shape::CompareExchangeThrough => {
            if let Lane::Float(width) = lane {
                worked_on = Lane::Int { bits: width, width };
            }
        }
        Shape::FlagTestAndSet | Shape::FlagClear => worked_on = WORD.lane,
    }
    cell_of(fx, inst.argument(0), worked_on)
}

fn argument<'m>(inst: Inst<'m>, place: usize) -> Option<Value<'m>> {
    inst.arguments().nth(place)
}

fn order<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    generation: Generation,
    stated: Option<Value<'m>>,
    cell: &Cell,
) -> Result<Id> {
    let order = match (stated, generation) {
        (Some(order), _) => memory_model::order(fx, inst, order)?,
        (None, Generation::Implicit) => Number::Known(MemorySemantics::SequentiallyConsistent.0),
        (None, Generation::Legacy | Generation::Explicit) => Number::Known(MemorySemantics::Relaxed.0),
    };
    // An order that turns out to be relaxed at run time orders no memory, whatever memory is named.
    let weakest = match order {
        Number::Known(order) => MemorySemantics(order),
        Number::Computed(_) => MemorySemantics::AcquireRelease,
    };
    let memory = Number::Known(memory_ordered(weakest, cell.pointer.storage).0);
    order.or(fx, memory)?.id(fx)
}

/// `atomic_compare_exchange_strong(p, expected, desired)` => a load, `OpAtomicCompareExchange`, a comparison, and a
/// store if it says that the values differ
///
/// Once the exchange has happened, `expected` may be part of what other work-items see; writing back what it holds
/// anyway would be a race.
fn compare_exchange_through<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operation: &Operation) -> Result<Parts> {
    let (cell, access) = (&operation.cell, natural(operation.cell.lane));
    let expected = fx.pointer(inst.argument(1))?;
    let expected = fx.pointer_cast(expected, cell.ty)?;
    let mut desired = fx.scalar(inst.argument(2))?;
    if matches!(fx.lanes(inst.argument(2).ty())?.lane, Lane::Float(_)) {
        desired = fx.bitcast(cell.ty, desired)?;
    }
    let comparator = load_word(fx, expected, access)?;
    let old = operation.compare_exchange(fx, comparator, desired)?;
    let boolean = fx.mx.type_bool()?;
    let equal = fx.icmp_eq(boolean, old, comparator)?;
    let (unequal, after) = (fx.fresh(), fx.fresh());
    fx.emit(SpirvInst::new(Op::BranchConditional).id(equal).id(after).id(unequal))?;
    fx.begin_block(unequal)?;
    store_word(fx, expected, old, access)?;
    fx.emit(SpirvInst::new(Op::Branch).id(after))?;
    fx.begin_block(after)?;
    truth(fx, inst, equal, 1)
}
