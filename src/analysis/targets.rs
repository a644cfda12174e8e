//! Which function a pointer is, where only one is possible.
//!
//! A pointer is followed through casts, phis, selections, variables of a function that nothing but loads and stores
//! reach, and parameters of functions all of whose callers are known. What a call through such a pointer calls is called
//! directly; and an address that nothing but such calls ever looks at need not exist.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::llvm::{Function, Inst, Opcode, Value, ValueKind};

use super::entry_points::{is_kernel, is_known_outside};

/// What is known of the pointers to functions.
#[derive(Default)]
pub(crate) struct Targets<'m> {
    /// What each call through a pointer calls, where that is known.
    calls: FxHashMap<Value<'m>, Function<'m>>,
    /// The functions whose addresses nothing looks at but the calls above.
    unseen: FxHashSet<Function<'m>>,
}

/// What a pointer may be: nothing yet, one function, or more than is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target<'m> {
    Nothing,
    One(Function<'m>),
    Unknown,
}

impl<'m> Target<'m> {
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Target::Nothing, target) | (target, Target::Nothing) => target,
            (one, other) if one == other => one,
            _ => Target::Unknown,
        }
    }
}

impl<'m> Targets<'m> {
    /// Follows the pointers that are called; `calls` are all that [`is_indirect`].
    pub(super) fn of(calls: &[Inst<'m>]) -> Self {
        if calls.is_empty() {
            return Self::default();
        }
        let mut flow = Flow::default();
        for call in calls {
            flow.visit(call.callee());
        }
        flow.solve();
        let fits = |call: &Inst<'m>| match flow.target(call.callee()) {
            Target::One(function) if function.ty() == call.called_type() => Some((call.value(), function)),
            _ => None,
        };
        let calls: FxHashMap<_, _> = calls.iter().filter_map(fits).collect();
        let unseen = Looks::of(&calls).unseen();
        Self { calls, unseen }
    }

    /// The function that a call through a pointer calls, if it can be no other.
    pub(crate) fn of_call(&self, call: Inst<'m>) -> Option<Function<'m>> {
        if self.calls.is_empty() { None } else { self.calls.get(&call.value()).copied() }
    }

    /// Whether nothing but direct calls needs the address of a function.
    pub(crate) fn leaves_unseen(&self, function: Function<'m>) -> bool {
        self.unseen.contains(&function)
    }
}

/// Whether a call is of a pointer.
pub(super) fn is_indirect(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && matches!(inst.callee().kind(), ValueKind::Instruction(_) | ValueKind::Argument(_))
}

/// The graph of what the called pointers are made of.
#[derive(Default)]
struct Flow<'m> {
    targets: FxHashMap<Value<'m>, Target<'m>>,
    /// The values that a value flows into.
    onward: FxHashMap<Value<'m>, SmallVec<[Value<'m>; 2]>>,
}

impl<'m> Flow<'m> {
    /// Adds `value` and all it is made of.
    fn visit(&mut self, value: Value<'m>) {
        let mut next = vec![value];
        while let Some(value) = next.pop() {
            if self.targets.contains_key(&value) {
                continue;
            }
            let sources = sources(value);
            let target = match &sources {
                Some(_) => Target::Nothing,
                None => constant_target(value),
            };
            self.targets.insert(value, target);
            for source in sources.into_iter().flatten() {
                self.onward.entry(source).or_default().push(value);
                next.push(source);
            }
        }
    }

    /// Carries what is known onward until nothing changes; a value changes twice at most.
    fn solve(&mut self) {
        let known = |(_, target): &(&Value<'m>, &Target<'m>)| **target != Target::Nothing;
        let mut next: Vec<Value<'m>> = self.targets.iter().filter(known).map(|(value, _)| *value).collect();
        while let Some(value) = next.pop() {
            let target = self.targets[&value];
            for onward in self.onward.get(&value).into_iter().flatten() {
                let known = self.targets.get_mut(onward);
                if let Some(known) = known.filter(|known| known.or(target) != **known) {
                    *known = known.or(target);
                    next.push(*onward);
                }
            }
        }
    }

    fn target(&self, value: Value<'m>) -> Target<'m> {
        self.targets.get(&value).copied().unwrap_or(Target::Unknown)
    }
}

/// What a value without sources is.
fn constant_target(value: Value<'_>) -> Target<'_> {
    match value.kind() {
        // Kernels are called as the functions that they wrap.
        ValueKind::Function(function) if !is_kernel(function) && !function.is_intrinsic() => Target::One(function),
        _ if value.is_undefined() => Target::Nothing,
        _ => Target::Unknown,
    }
}

/// The values that a value is one of; `None` if it is not known to be one of any.
fn sources(value: Value<'_>) -> Option<SmallVec<[Value<'_>; 4]>> {
    match value.kind() {
        ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) => {
            Some([value.operand(0)].into_iter().collect())
        }
        ValueKind::Argument(index) => arguments(value.argument_function()?, index),
        ValueKind::Instruction(inst) => match inst.opcode() {
            Opcode::Phi => Some(inst.incoming().map(|(value, _)| value).collect()),
            Opcode::Select => Some(inst.value().operands().skip(1).collect()),
            Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => Some([inst.operand(0)].into_iter().collect()),
            // A variable stands for what it holds.
            Opcode::Load => Some([variable_of(inst.operand(0))?].into_iter().collect()),
            Opcode::Alloca => Some(Contents::of(inst)?.stored),
            _ => None,
        },
        _ => None,
    }
}

/// What the callers of a function that nobody else can call pass.
fn arguments(function: Function<'_>, index: u32) -> Option<SmallVec<[Value<'_>; 4]>> {
    if is_known_outside(function) || is_kernel(function) {
        return None;
    }
    let calls = function.value().uses().filter_map(Value::as_instruction);
    calls.map(|call| (index < call.argument_count()).then(|| call.argument(index))).collect()
}

/// The variable that a pointer is the address of, in whatever address space.
fn variable_of(pointer: Value<'_>) -> Option<Value<'_>> {
    let mut pointer = pointer.as_instruction()?;
    while pointer.opcode() == Opcode::AddrSpaceCast {
        pointer = pointer.operand(0).as_instruction()?;
    }
    (pointer.opcode() == Opcode::Alloca).then(|| pointer.value())
}

/// What goes into a variable that nothing but loads and stores of pointers reach, and what comes out.
#[derive(Default)]
struct Contents<'m> {
    stored: SmallVec<[Value<'m>; 4]>,
    loaded: SmallVec<[Value<'m>; 4]>,
}

impl<'m> Contents<'m> {
    fn of(variable: Inst<'m>) -> Option<Self> {
        let ty = variable.allocated_type();
        let mut contents = Self::default();
        let mut addresses = vec![variable.value()];
        while let Some(address) = addresses.pop() {
            for (user, operand) in address.use_places() {
                let inst = user.as_instruction()?;
                match inst.opcode() {
                    Opcode::AddrSpaceCast => addresses.push(user),
                    Opcode::Load if inst.ty() == ty && !inst.is_volatile() => contents.loaded.push(user),
                    Opcode::Store if operand == 1 && inst.operand(0).ty() == ty && !inst.is_volatile() => {
                        contents.stored.push(inst.operand(0));
                    }
                    Opcode::Call if is_lifetime(inst) => {}
                    _ => return None,
                }
            }
        }
        ty.is_pointer().then_some(contents)
    }
}

fn is_lifetime(call: Inst<'_>) -> bool {
    let name = call.called_function().and_then(Function::intrinsic_name);
    matches!(name, Some("llvm.lifetime.start" | "llvm.lifetime.end"))
}

/// Who looks at the addresses of the functions that are called.
struct Looks<'a, 'm> {
    calls: &'a FxHashMap<Value<'m>, Function<'m>>,
    /// The values that flow into a value.
    sources: FxHashMap<Value<'m>, SmallVec<[Value<'m>; 2]>>,
    /// Whether all callers of a function are known.
    closed: FxHashMap<Function<'m>, bool>,
    /// The values that something looks at.
    looked_at: FxHashSet<Value<'m>>,
}

impl<'a, 'm> Looks<'a, 'm> {
    fn of(calls: &'a FxHashMap<Value<'m>, Function<'m>>) -> Self {
        let (sources, closed) = (FxHashMap::default(), FxHashMap::default());
        let mut looks = Self { calls, sources, closed, looked_at: FxHashSet::default() };
        let mut next: Vec<Value<'m>> = calls.values().map(|function| function.value()).collect();
        let mut seen = FxHashSet::default();
        while let Some(value) = next.pop() {
            if !seen.insert(value) {
                continue;
            }
            match looks.flows_into(value) {
                Some(onward) => {
                    for onward in onward {
                        looks.sources.entry(onward).or_default().push(value);
                        next.push(onward);
                    }
                }
                None => _ = looks.looked_at.insert(value),
            }
        }
        looks
    }

    /// The called functions of which nothing looks at the address, or at what it flows into.
    fn unseen(mut self) -> FxHashSet<Function<'m>> {
        let mut next: Vec<Value<'m>> = self.looked_at.iter().copied().collect();
        while let Some(value) = next.pop() {
            for source in self.sources.get(&value).into_iter().flatten() {
                if self.looked_at.insert(*source) {
                    next.push(*source);
                }
            }
        }
        self.calls.values().filter(|function| !self.looked_at.contains(&function.value())).copied().collect()
    }

    /// What a value, or what a variable holds, is handed on to; `None` if something looks at it.
    fn flows_into(&mut self, value: Value<'m>) -> Option<SmallVec<[Value<'m>; 4]>> {
        let mut onward = SmallVec::new();
        if let Some(variable) = value.as_instruction().filter(|inst| inst.opcode() == Opcode::Alloca) {
            return Some(Contents::of(variable)?.loaded);
        }
        for (user, operand) in value.use_places() {
            onward.extend(self.hands_on(user, operand)?);
        }
        Some(onward)
    }

    /// What operand `operand` of `user` is handed on to.
    fn hands_on(&mut self, user: Value<'m>, operand: u32) -> Option<Option<Value<'m>>> {
        if let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = user.kind() {
            return Some(Some(user));
        }
        let inst = user.as_instruction()?;
        match inst.opcode() {
            Opcode::Phi | Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => Some(Some(user)),
            Opcode::Select if operand > 0 => Some(Some(user)),
            Opcode::Store if operand == 0 => variable_of(inst.operand(1)).map(Some),
            Opcode::Call if operand + 1 == user.operand_count() => {
                (is_direct(inst) || self.calls.contains_key(&user)).then_some(None)
            }
            Opcode::Call if operand < inst.argument_count() => {
                let function = inst.called_function()?;
                let closed = self.closed.entry(function);
                let is_closed = *closed.or_insert_with(|| !is_known_outside(function) && !is_kernel(function));
                is_closed.then(|| Some(function.parameter(operand)))
            }
            _ => None,
        }
    }
}

/// Whether a call names what it calls, through casts or not.
fn is_direct(call: Inst<'_>) -> bool {
    let mut callee = call.callee();
    while let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = callee.kind() {
        callee = callee.operand(0);
    }
    callee.as_function().is_some_and(|function| function.ty() == call.called_type())
}
