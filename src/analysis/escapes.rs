//! Addresses of constants in private memory that may be used when the activation that they belong to has ended.
//!
//! A function that other modules, or a pointer, may call has copies of the [promoted variables](super::promoted) that it
//! needs, for the time of the call. That is right for constants whose addresses it only uses until it returns. The search
//! follows an address from its constant through the code, also into memory of functions and out of it again, until it is
//! returned by such a function, stored to other memory, or compared with an address from elsewhere, which may be that of
//! another copy. Calls of functions without a body are expected to use addresses until they return.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::ir::{Function, Inst, Opcode, Type, TypeKind, Value, ValueKind};
use crate::map::intrinsics::Effect;

use super::entry_points::has_unknown_callers;
use super::intrinsics::Intrinsics;

/// The role of a value in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Role {
    /// It is an address, or contains or encodes one.
    Address,
    /// It points to memory that contains an address.
    Contents,
    /// It points to memory to which an address is stored.
    Target,
}

/// Returns the constants among `constants` whose addresses may outlive the activation that they belong to.
pub(super) fn escaping<'m>(
    intrinsics: &Intrinsics<'m>,
    constants: impl Iterator<Item = Value<'m>>,
) -> FxHashSet<Value<'m>> {
    let nodes: IndexSet<_, _> = constants.map(|constant| (constant, Role::Address)).collect();
    let count = nodes.len();
    let mut search = Search {
        intrinsics,
        nodes,
        sources: vec![Vec::new(); count],
        escaping: Vec::new(),
        comparisons: Vec::new(),
        current: 0,
    };
    while let Some(&(value, role)) = search.nodes.get_index(search.current) {
        match role {
            Role::Address | Role::Contents => search.follow(value, role),
            Role::Target => search.find_memory(value),
        }
        search.current += 1;
    }
    let is_escaping = search.finish();
    let escaping = search.nodes.iter().take(count).zip(is_escaping).filter(|(_, escapes)| *escapes);
    escaping.map(|((value, _), _)| *value).collect()
}

struct Search<'a, 'm> {
    intrinsics: &'a Intrinsics<'m>,
    nodes: IndexSet<(Value<'m>, Role), FxBuildHasher>,
    /// The nodes from which each node was found.
    sources: Vec<Vec<usize>>,
    /// The nodes with uses that outlive the activation.
    escaping: Vec<usize>,
    /// Comparisons of the address in a node with another value.
    comparisons: Vec<(usize, Value<'m>)>,
    /// The node whose uses are searched.
    current: usize,
}

impl<'m> Search<'_, 'm> {
    /// Adds a node that the current one leads to.
    fn add(&mut self, value: Value<'m>, role: Role) {
        let (node, is_new) = self.nodes.insert_full((value, role));
        if is_new {
            self.sources.push(Vec::new());
        }
        self.sources[node].push(self.current);
    }

    /// Records that the current node has a use that outlives the activation.
    fn escape(&mut self) {
        self.escaping.push(self.current);
    }

    /// Follows an address, or a pointer to memory with an address, to its uses.
    fn follow(&mut self, value: Value<'m>, role: Role) {
        for (user, operand) in value.use_slots() {
            match user.kind() {
                ValueKind::Instruction(inst) => self.follow_use(value, inst, operand, role),
                // The address is part of the initial value of another constant.
                ValueKind::GlobalVariable(_) => self.add(user, Role::Contents),
                _ => self.add(user, role),
            }
        }
    }

    fn follow_use(&mut self, value: Value<'m>, inst: Inst<'m>, operand: u32, role: Role) {
        match inst.opcode() {
            Opcode::Load if role == Role::Contents => {
                if holds_pointers(inst.ty()) {
                    self.add(inst.value(), Role::Address);
                    self.add(inst.value(), Role::Contents);
                }
            }
            Opcode::Load => {}
            Opcode::Store if operand == 0 => self.add(inst.operand(1), Role::Target),
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg if operand > 0 => self.add(inst.operand(0), Role::Target),
            Opcode::Store | Opcode::AtomicRmw | Opcode::AtomicCmpXchg => {}
            Opcode::ICmp => self.compare(inst.operand(1 - operand), role),
            Opcode::Ret => self.follow_return(inst.function(), role),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.follow_argument(value, inst, operand, role),
            // The condition of a selection, and the distance between two addresses, are none.
            Opcode::Select if operand == 0 => {}
            Opcode::Sub if inst.operands().all(|operand| is_number_of_pointer(operand)) => {}
            // The low bits, which tell the alignment.
            Opcode::And if inst.operand(1 - operand).int_zext().is_some_and(|mask| mask <= MAX_ALIGNMENT) => {}
            _ if inst.ty().is_void() => {}
            _ => self.add(inst.value(), role),
        }
    }

    fn compare(&mut self, other: Value<'m>, role: Role) {
        if role == Role::Address && !other.is_null_or_undef() && other.kind() != ValueKind::ConstantInt {
            self.comparisons.push((self.current, other));
        }
    }

    fn follow_return(&mut self, function: Function<'m>, role: Role) {
        if role == Role::Address && has_unknown_callers(function) {
            self.escape();
        }
        for call in direct_calls(function) {
            self.add(call.value(), role);
        }
    }

    fn follow_argument(&mut self, value: Value<'m>, call: Inst<'m>, operand: u32, role: Role) {
        if operand >= call.argument_count() {
            return;
        }
        match call.called_function() {
            Some(callee) if !callee.is_declaration() && operand < callee.parameter_count() => {
                self.add(callee.parameter(operand), role);
            }
            Some(callee) if callee.is_intrinsic() && self.intrinsics.has_effect(call, Effect::Copies) => {
                if operand == 1 && role == Role::Contents {
                    self.add(call.argument(0), Role::Target);
                }
            }
            _ if holds_pointers(call.ty()) || call.ty() == value.ty() => self.add(call.value(), role),
            _ => {}
        }
    }

    /// Finds the memory that a pointer to which an address is stored points to.
    fn find_memory(&mut self, pointer: Value<'m>) {
        match pointer.kind() {
            ValueKind::Argument(index) => self.find_memory_of_argument(pointer, index),
            ValueKind::Instruction(inst) => self.find_memory_of_result(inst),
            ValueKind::ConstantExpr(_) => self.add(pointer.operand(0), Role::Target),
            ValueKind::NullPointer | ValueKind::Undef | ValueKind::Poison => {}
            _ => self.escape(),
        }
    }

    fn find_memory_of_argument(&mut self, pointer: Value<'m>, index: u32) {
        let Some(function) = pointer.argument_function() else { return };
        self.add(pointer, Role::Contents);
        if has_unknown_callers(function) {
            self.escape();
        }
        for call in direct_calls(function) {
            self.add(call.argument(index), Role::Target);
        }
    }

    fn find_memory_of_result(&mut self, inst: Inst<'m>) {
        match inst.opcode() {
            Opcode::Alloca => self.add(inst.value(), Role::Contents),
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => {
                self.add(inst.operand(0), Role::Target);
            }
            Opcode::Phi => inst.incoming().for_each(|(value, _)| self.add(value, Role::Target)),
            Opcode::Select => (1..3).for_each(|operand| self.add(inst.operand(operand), Role::Target)),
            // A pointer that was stored to a variable of its own, as without optimization.
            Opcode::Load => match stored_values(inst.operand(0)) {
                Some(values) => values.for_each(|value| self.add(value, Role::Target)),
                None => self.escape(),
            },
            Opcode::Call => match inst.called_function().filter(|callee| !callee.is_declaration()) {
                Some(callee) => returned_values(callee).for_each(|value| self.add(value, Role::Target)),
                None => self.escape(),
            },
            _ => self.escape(),
        }
    }

    /// Returns `true` for each node that leads to a use that outlives the activation.
    fn finish(&mut self) -> Vec<bool> {
        for (node, other) in std::mem::take(&mut self.comparisons) {
            if !self.nodes.contains(&(other, Role::Address)) {
                self.escaping.push(node);
            }
        }
        let mut is_escaping = vec![false; self.nodes.len()];
        while let Some(node) = self.escaping.pop() {
            if !std::mem::replace(&mut is_escaping[node], true) {
                self.escaping.extend(&self.sources[node]);
            }
        }
        is_escaping
    }
}

/// The maximum of a mask that cannot leave enough of an address to find it again.
const MAX_ALIGNMENT: u64 = 4095;

/// Returns the direct calls of a function.
fn direct_calls<'m>(function: Function<'m>) -> impl Iterator<Item = Inst<'m>> {
    let calls = function.value().uses().filter_map(Value::as_instruction);
    calls.filter(move |call| call.called_function() == Some(function) && call.called_type() == function.ty())
}

/// Returns the values that a function returns.
fn returned_values<'m>(function: Function<'m>) -> impl Iterator<Item = Value<'m>> {
    let ends = function.blocks().filter_map(|block| block.instructions().next_back());
    ends.filter(|end| end.opcode() == Opcode::Ret).filter_map(|end| end.operands().next())
}

/// Returns the values that are stored to a variable of a function that is only loaded and stored.
fn stored_values<'m>(variable: Value<'m>) -> Option<impl Iterator<Item = Value<'m>>> {
    let is_variable = variable.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::Alloca);
    let is_access = |(user, operand): (Value<'m>, u32)| {
        user.as_instruction().is_some_and(|inst| match inst.opcode() {
            Opcode::Load => true,
            Opcode::Store => operand == 1,
            _ => false,
        })
    };
    if !is_variable || !variable.use_slots().all(is_access) {
        return None;
    }
    let stores = variable.uses().filter_map(Value::as_instruction).filter(|inst| inst.opcode() == Opcode::Store);
    Some(stores.map(|store| store.operand(0)))
}

fn is_number_of_pointer(value: Value<'_>) -> bool {
    match value.kind() {
        ValueKind::Instruction(inst) => inst.opcode() == Opcode::PtrToInt,
        ValueKind::ConstantExpr(opcode) => opcode == Opcode::PtrToInt,
        _ => false,
    }
}

/// Returns `true` for a type of which a part is a pointer.
fn holds_pointers(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Pointer { .. } => true,
        TypeKind::Integer(_) => false,
        _ => ty.find(|part| part.scalar().is_pointer()).is_some(),
    }
}
