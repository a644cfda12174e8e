//! Targets of indirect calls, where only one is possible.
//!
//! A pointer is followed through casts, phis, selects, local variables that are only loaded and stored, and parameters
//! of functions whose callers are all known. An indirect call with one target becomes a direct call, and an address
//! that only such calls use need not exist.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::addresses::{VariableUses, variable_of};
use super::callees::Callees;
use super::entry_points::{has_unknown_callers, is_kernel};
use crate::ir::{Function, Inst, Opcode, Type, Value, ValueKind};

/// The treatment of pointers to functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FunctionPointers {
    /// SPIR-V has them: they point to function types, and indirect calls remain.
    Typed,
    /// SPIR-V does not have them: an indirect call with one target becomes direct.
    Resolved,
}

/// The known targets of indirect calls.
#[derive(Default)]
pub(crate) struct Targets<'m> {
    /// The target of each indirect call that has one.
    calls: FxHashMap<Value<'m>, Function<'m>>,
    /// The functions whose addresses only the calls above use.
    only_called: FxHashSet<Function<'m>>,
}

/// The targets of a pointer: none yet, one function, or unknown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PointerTarget<'m> {
    Nothing,
    One(Function<'m>),
    Unknown,
}

impl<'m> PointerTarget<'m> {
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (PointerTarget::Nothing, target) | (target, PointerTarget::Nothing) => target,
            (one, other) if one == other => one,
            _ => PointerTarget::Unknown,
        }
    }
}

impl<'m> Targets<'m> {
    /// Finds the targets of `calls`, which are all calls that are [`is_indirect`].
    pub(super) fn new(callees: &Callees<'m>, calls: &[Inst<'m>]) -> Self {
        if calls.is_empty() {
            return Self::default();
        }
        let mut flow = PointerFlow::default();
        for call in calls {
            flow.visit(callees, call.callee());
        }
        flow.solve();
        let fits = |call: &Inst<'m>| match flow.target(call.callee()) {
            PointerTarget::One(function) if function.ty() == call.called_type() => Some((call.value(), function)),
            _ => None,
        };
        let calls: FxHashMap<_, _> = calls.iter().filter_map(fits).collect();
        let only_called = AddressUses::new(callees, &calls).only_called();
        Self { calls, only_called }
    }

    /// Returns the target of an indirect call, if there is only one.
    pub(crate) fn of_call(&self, call: Inst<'m>) -> Option<Function<'m>> {
        if self.calls.is_empty() { None } else { self.calls.get(&call.value()).copied() }
    }

    /// Returns `true` if the address of a function is used only by calls that become direct.
    pub(crate) fn is_only_called(&self, function: Function<'m>) -> bool {
        self.only_called.contains(&function)
    }
}

/// Returns `true` for an indirect call.
pub(super) fn is_indirect(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && matches!(inst.callee().kind(), ValueKind::Instruction(_) | ValueKind::Argument(_))
}

/// The data flow into the called pointers.
#[derive(Default)]
struct PointerFlow<'m> {
    targets: FxHashMap<Value<'m>, PointerTarget<'m>>,
    /// The values that a value flows into.
    sinks: FxHashMap<Value<'m>, SmallVec<[Value<'m>; 2]>>,
}

impl<'m> PointerFlow<'m> {
    /// Adds `value` and all values that flow into it.
    fn visit(&mut self, callees: &Callees<'m>, value: Value<'m>) {
        let mut next = vec![value];
        while let Some(value) = next.pop() {
            if self.targets.contains_key(&value) {
                continue;
            }
            let sources = sources(callees, value);
            let target = match &sources {
                Some(_) => PointerTarget::Nothing,
                None => constant_target(value),
            };
            self.targets.insert(value, target);
            for source in sources.into_iter().flatten() {
                self.sinks.entry(source).or_default().push(value);
                next.push(source);
            }
        }
    }

    /// Propagates targets until nothing changes; a value changes twice at most.
    fn solve(&mut self) {
        let known = |(_, target): &(&Value<'m>, &PointerTarget<'m>)| **target != PointerTarget::Nothing;
        let mut next: Vec<Value<'m>> = self.targets.iter().filter(known).map(|(value, _)| *value).collect();
        while let Some(value) = next.pop() {
            let target = self.targets[&value];
            for sink in self.sinks.get(&value).into_iter().flatten() {
                let known = self.targets.get_mut(sink);
                if let Some(known) = known.filter(|known| known.join(target) != **known) {
                    *known = known.join(target);
                    next.push(*sink);
                }
            }
        }
    }

    fn target(&self, value: Value<'m>) -> PointerTarget<'m> {
        self.targets.get(&value).copied().unwrap_or(PointerTarget::Unknown)
    }
}

/// Returns the target of a value without sources.
fn constant_target(value: Value<'_>) -> PointerTarget<'_> {
    match value.kind() {
        // Calls of kernels go to the functions that they wrap.
        ValueKind::Function(function) if !is_kernel(function) && !function.is_intrinsic() => {
            PointerTarget::One(function)
        }
        _ if value.is_undefined() => PointerTarget::Nothing,
        _ => PointerTarget::Unknown,
    }
}

/// Returns the values that flow into a value; `None` if they are not known.
fn sources<'m>(callees: &Callees<'m>, value: Value<'m>) -> Option<SmallVec<[Value<'m>; 4]>> {
    match value.kind() {
        ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) => {
            Some([value.operand(0)].into_iter().collect())
        }
        ValueKind::Argument(index) => arguments(value.argument_function()?, index),
        ValueKind::Instruction(inst) => match inst.opcode() {
            Opcode::Phi => Some(inst.incoming().map(|(value, _)| value).collect()),
            Opcode::Select => Some(inst.value().operands().skip(1).collect()),
            Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => Some([inst.operand(0)].into_iter().collect()),
            // A variable represents its content.
            Opcode::Load => Some([variable_of(inst.operand(0))?.value()].into_iter().collect()),
            Opcode::Alloca => Some(Contents::of(callees, inst)?.stored),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the arguments for a parameter of a function whose callers are all known.
fn arguments(function: Function<'_>, index: u32) -> Option<SmallVec<[Value<'_>; 4]>> {
    if has_unknown_callers(function) || is_kernel(function) {
        return None;
    }
    let calls = function.value().uses().filter_map(Value::as_instruction);
    calls.map(|call| (index < call.argument_count()).then(|| call.argument(index))).collect()
}

/// The stores to a variable and the loads from it, if it has no other uses.
struct Contents<'m> {
    stored: SmallVec<[Value<'m>; 4]>,
    loaded: SmallVec<[Value<'m>; 4]>,
}

impl<'m> Contents<'m> {
    fn of(callees: &Callees<'m>, variable: Inst<'m>) -> Option<Self> {
        let ty = variable.allocated_type();
        let uses = VariableUses::of(callees, variable)?;
        let accesses = |inst: &Inst<'m>, accessed: Type<'m>| accessed == ty && !inst.is_volatile();
        let are_whole = uses.loads.iter().all(|load| accesses(load, load.ty()))
            && uses.stores.iter().all(|store| accesses(store, store.operand(0).ty()));
        (ty.is_pointer() && are_whole).then(|| Self {
            stored: uses.stores.iter().map(|store| store.operand(0)).collect(),
            loaded: uses.loads.iter().map(|load| load.value()).collect(),
        })
    }
}

/// The uses of the addresses of the called functions.
struct AddressUses<'a, 'm> {
    callees: &'a Callees<'m>,
    calls: &'a FxHashMap<Value<'m>, Function<'m>>,
    /// The values that flow into a value.
    sources: FxHashMap<Value<'m>, SmallVec<[Value<'m>; 2]>>,
    /// `true` for functions whose callers are all known.
    closed: FxHashMap<Function<'m>, bool>,
    /// The values with other uses than data flow and known calls.
    escaping: FxHashSet<Value<'m>>,
}

impl<'a, 'm> AddressUses<'a, 'm> {
    fn new(callees: &'a Callees<'m>, calls: &'a FxHashMap<Value<'m>, Function<'m>>) -> Self {
        let (sources, closed) = (FxHashMap::default(), FxHashMap::default());
        let mut uses = Self { callees, calls, sources, closed, escaping: FxHashSet::default() };
        let mut next: Vec<Value<'m>> = calls.values().map(|function| function.value()).collect();
        let mut seen = FxHashSet::default();
        while let Some(value) = next.pop() {
            if !seen.insert(value) {
                continue;
            }
            match uses.flows_into(value) {
                Some(sinks) => {
                    for sinks in sinks {
                        uses.sources.entry(sinks).or_default().push(value);
                        next.push(sinks);
                    }
                }
                None => _ = uses.escaping.insert(value),
            }
        }
        uses
    }

    /// Returns the called functions whose addresses do not escape.
    fn only_called(mut self) -> FxHashSet<Function<'m>> {
        let mut next: Vec<Value<'m>> = self.escaping.iter().copied().collect();
        while let Some(value) = next.pop() {
            for source in self.sources.get(&value).into_iter().flatten() {
                if self.escaping.insert(*source) {
                    next.push(*source);
                }
            }
        }
        self.calls.values().filter(|function| !self.escaping.contains(&function.value())).copied().collect()
    }

    /// Returns the values that a value, or the content of a variable, flows into; `None` if it escapes.
    fn flows_into(&mut self, value: Value<'m>) -> Option<SmallVec<[Value<'m>; 4]>> {
        let mut sinks = SmallVec::new();
        if let Some(variable) = value.as_instruction().filter(|inst| inst.opcode() == Opcode::Alloca) {
            return Some(Contents::of(self.callees, variable)?.loaded);
        }
        for (user, operand) in value.use_slots() {
            sinks.extend(self.flows_through(user, operand)?);
        }
        Some(sinks)
    }

    /// Returns the value that operand `operand` of `user` flows into, if any; `None` if it escapes.
    fn flows_through(&mut self, user: Value<'m>, operand: u32) -> Option<Option<Value<'m>>> {
        if let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = user.kind() {
            return Some(Some(user));
        }
        let inst = user.as_instruction()?;
        match inst.opcode() {
            Opcode::Phi | Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => Some(Some(user)),
            Opcode::Select if operand > 0 => Some(Some(user)),
            Opcode::Store if operand == 0 => variable_of(inst.operand(1)).map(|variable| Some(variable.value())),
            Opcode::Call if operand + 1 == user.operand_count() => {
                (is_direct(inst) || self.calls.contains_key(&user)).then_some(None)
            }
            Opcode::Call if operand < inst.argument_count() => {
                let function = inst.called_function()?;
                let closed = self.closed.entry(function);
                let is_closed = *closed.or_insert_with(|| !has_unknown_callers(function) && !is_kernel(function));
                is_closed.then(|| Some(function.parameter(operand)))
            }
            _ => None,
        }
    }
}

/// Returns `true` if a call names its callee, through casts or not.
fn is_direct(call: Inst<'_>) -> bool {
    let mut callee = call.callee();
    while let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = callee.kind() {
        callee = callee.operand(0);
    }
    callee.as_function().is_some_and(|function| function.ty() == call.called_type())
}
