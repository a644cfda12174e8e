//! Addresses of constants in private memory that may be used when the activation that they belong to has ended.
//!
//! A function that other modules, or a pointer, may call has copies of the [promoted variables](super::promoted) that it
//! needs, for the time of the call. That is right for constants whose addresses it only uses until it returns. The search
//! follows an address from its constant through the code, also into memory of functions and out of it again, until it is
//! returned by such a function, stored to other memory, or compared with an address from elsewhere, which may be that of
//! another copy. Calls of functions of other modules are expected to use addresses until they return.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::addresses::addressed_type;
use super::callees::Callees;
use super::callers::callers;
use super::entry_points::{has_unknown_callers, is_kernel};
use crate::ir::{Function, Inst, ModuleRef, Opcode, Type, Value, ValueKind};
use crate::map::intrinsics::Effect;

/// The role of a value in the search. That of a function is the role of what it returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Role {
    /// It is an address, or contains or encodes one.
    Address,
    /// It points to memory that contains an address.
    Contents,
    /// It points to memory to which an address is stored.
    Target,
    /// It is a variable of a function that contains a pointer to memory to which an address is stored.
    TargetVariable,
    /// It is compared with an address.
    Compared,
    /// It is a parameter, for that of all functions of the same type whose addresses are taken, which is an address.
    PassedAddress,
    /// It is such a parameter, which points to memory that contains an address.
    PassedContents,
}

/// The constants whose addresses may outlive the activation that they belong to.
#[derive(Default)]
pub(super) struct Escapes<'m> {
    pub(super) constants: FxHashSet<Value<'m>>,
    /// The functions in whose activations an address escapes.
    pub(super) functions: FxHashSet<Function<'m>>,
}

impl<'m> Escapes<'m> {
    /// Searches the uses of `constants`.
    pub(super) fn new(callees: &Callees<'m>, constants: impl Iterator<Item = Value<'m>>) -> Self {
        let nodes: IndexSet<_, _> = constants.map(|constant| (constant, Role::Address)).collect();
        let count = nodes.len();
        let Some(module) = nodes.first().map(|(constant, _)| constant.module()) else {
            return Self::default();
        };
        let mut search = Search {
            callees,
            nodes,
            sources: vec![Vec::new(); count],
            escaping: Vec::new(),
            functions: Vec::new(),
            current: 0,
            by_type: functions_with_addresses(module),
        };
        while let Some(&(value, role)) = search.nodes.get_index(search.current) {
            search.visit(value, role);
            search.current += 1;
        }
        let is_escaping = search.reaching_escapes();
        let constants = search.nodes.iter().take(count).zip(is_escaping).filter(|(_, escapes)| *escapes);
        let constants = constants.map(|((value, _), _)| *value).collect();
        Self { constants, functions: with_callers(search.functions) }
    }
}

/// Returns the functions whose addresses are used other than by direct calls, by their types.
fn functions_with_addresses(module: ModuleRef<'_>) -> FxHashMap<Type<'_>, Vec<Function<'_>>> {
    let mut by_type = FxHashMap::<_, Vec<_>>::default();
    for function in module.functions().filter(|function| !function.is_declaration() && has_unknown_callers(*function)) {
        by_type.entry(function.ty()).or_default().push(function);
    }
    by_type
}

/// Returns functions and those that call them, directly or through others.
fn with_callers(functions: Vec<Function<'_>>) -> FxHashSet<Function<'_>> {
    let mut all = FxHashSet::default();
    let mut next = functions;
    while let Some(function) = next.pop() {
        if all.insert(function) {
            next.extend(callers(function));
        }
    }
    all
}

struct Search<'a, 'm> {
    callees: &'a Callees<'m>,
    nodes: IndexSet<(Value<'m>, Role), FxBuildHasher>,
    /// The nodes from which each node was found.
    sources: Vec<Vec<usize>>,
    /// The nodes with uses that outlive the activation, and the functions with these uses.
    escaping: Vec<usize>,
    functions: Vec<Function<'m>>,
    /// The node whose uses are searched.
    current: usize,
    by_type: FxHashMap<Type<'m>, Vec<Function<'m>>>,
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

    /// Adds an address that was read from memory, or a pointer to memory with one.
    fn add_read(&mut self, value: Value<'m>) {
        self.add(value, Role::Address);
        self.add(value, Role::Contents);
    }

    /// Adds a pointer or a number that `function` uses, to find where it comes from. A constant has no function of its own.
    fn add_origin(&mut self, value: Value<'m>, role: Role, function: Function<'m>) {
        if value.is_constant() {
            self.functions.push(function);
        }
        self.add(value, role);
    }

    /// Records that the current node has a use in `function` that outlives the activation.
    fn escape(&mut self, function: Option<Function<'m>>) {
        self.escaping.push(self.current);
        self.functions.extend(function);
    }

    fn visit(&mut self, value: Value<'m>, role: Role) {
        match (role, value.kind()) {
            (Role::Address | Role::Contents, ValueKind::Function(function)) => {
                if role == Role::Address && is_entered(function) {
                    self.escape(Some(function));
                }
                direct_calls(function).for_each(|call| self.add(call.value(), role));
            }
            (Role::Target | Role::Compared, ValueKind::Function(function)) if !function.is_declaration() => {
                returned_values(function).for_each(|returned| self.add_origin(returned, role, function));
            }
            (Role::Address | Role::Contents, _) => self.follow(value, role),
            (Role::Target | Role::Compared, _) => self.find_origin(value, role),
            (Role::TargetVariable, _) => self.find_stored(value),
            (Role::PassedAddress, _) => self.pass(value, Role::Address),
            (Role::PassedContents, _) => self.pass(value, Role::Contents),
        }
    }

    /// Follows an address, or a pointer to memory with an address, to its uses.
    fn follow(&mut self, value: Value<'m>, role: Role) {
        for (user, operand) in value.use_slots() {
            match user.kind() {
                ValueKind::Instruction(inst) => self.follow_use(inst, operand, role),
                // The address is part of the initial value of another constant.
                ValueKind::GlobalVariable(_) => self.add(user, Role::Contents),
                _ => self.add(user, role),
            }
        }
    }

    fn follow_use(&mut self, inst: Inst<'m>, operand: u32, role: Role) {
        match inst.opcode() {
            Opcode::Load if role == Role::Contents && may_load_pointer(inst) => self.add_read(inst.value()),
            Opcode::Load => {}
            Opcode::Store | Opcode::AtomicRmw | Opcode::AtomicCmpXchg => self.follow_access(inst, operand, role),
            Opcode::ICmp => self.compare(inst, operand, role),
            // The distance from another address.
            Opcode::Sub if inst.operand(1 - operand).kind() != ValueKind::ConstantInt => {
                self.compare(inst, operand, role);
            }
            Opcode::Ret => self.add(inst.function().value(), role),
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.follow_argument(inst, operand, role),
            // The condition of a selection is no address.
            Opcode::Select if operand == 0 => {}
            // Nor are the low bits, which tell the alignment.
            Opcode::And if inst.operand(1 - operand).int_zext().is_some_and(|mask| mask <= MAX_ALIGNMENT) => {}
            // Of a structure with pointers, the numbers are none of them.
            Opcode::ExtractValue if holds_pointers(inst.operand(0).ty()) && !holds_pointers(inst.ty()) => {}
            _ if inst.ty().is_void() => {}
            _ => self.add(inst.value(), role),
        }
    }

    fn follow_access(&mut self, inst: Inst<'m>, operand: u32, role: Role) {
        let location = u32::from(inst.opcode() == Opcode::Store);
        if operand != location {
            self.add_origin(inst.operand(location), Role::Target, inst.function());
        } else if role == Role::Contents && inst.opcode() != Opcode::Store {
            self.add_read(inst.value());
        }
    }

    fn compare(&mut self, inst: Inst<'m>, operand: u32, role: Role) {
        let [own, other] = [operand, 1 - operand].map(|operand| inst.operand(operand));
        if role == Role::Address && base(own) != base(other) {
            self.add_origin(other, Role::Compared, inst.function());
        }
    }

    fn follow_argument(&mut self, call: Inst<'m>, operand: u32, role: Role) {
        if operand >= call.argument_count() {
            return;
        }
        match call.called_function() {
            Some(callee) if !callee.is_declaration() && operand < callee.parameter_count() => {
                self.add(callee.parameter(operand), role);
            }
            Some(callee) if callee.is_intrinsic() => self.follow_intrinsic(call, operand, role),
            None => {
                let same = self.by_type.get(&call.called_type()).and_then(|functions| functions.first());
                if let Some(first) = same.filter(|first| operand < first.parameter_count()) {
                    let passed = if role == Role::Address { Role::PassedAddress } else { Role::PassedContents };
                    self.add(first.parameter(operand), passed);
                    self.functions.push(call.function());
                }
                self.add_result(call, role);
            }
            Some(_) => self.add_result(call, role),
        }
    }

    /// Adds the result of a call that may be derived from an argument.
    fn add_result(&mut self, call: Inst<'m>, role: Role) {
        if holds_pointers(call.ty()) {
            self.add(call.value(), role);
        }
    }

    fn follow_intrinsic(&mut self, call: Inst<'m>, operand: u32, role: Role) {
        let has_effect = |effect| self.callees.has_effect(call, effect);
        if has_effect(Effect::Copies) {
            if operand == 1 && role == Role::Contents {
                self.add_origin(call.argument(0), Role::Target, call.function());
            }
        } else if has_effect(Effect::Reads) {
            if role == Role::Contents && !call.ty().is_void() {
                self.add_read(call.value());
            }
        } else if has_effect(Effect::Writes) {
            let others = (0..call.argument_count()).filter(|other| *other != operand).map(|other| call.argument(other));
            for other in others.filter(|other| other.ty().scalar().is_pointer()) {
                self.add_origin(other, Role::Target, call.function());
            }
        } else if !call.ty().is_void() {
            self.add(call.value(), role);
        }
    }

    /// Adds a parameter of all functions with the type of its function.
    fn pass(&mut self, parameter: Value<'m>, role: Role) {
        let ValueKind::Argument(index) = parameter.kind() else { return };
        let Some(function) = parameter.argument_function() else { return };
        let same = self.by_type.get(&function.ty()).map_or(&[][..], Vec::as_slice);
        let parameters: Vec<_> = same.iter().map(|function| function.parameter(index)).collect();
        parameters.into_iter().for_each(|parameter| self.add(parameter, role));
    }

    /// Finds where a pointer, or a number that is compared with an address, comes from.
    fn find_origin(&mut self, value: Value<'m>, role: Role) {
        match value.kind() {
            ValueKind::Argument(index) => self.find_arguments(value, index, role),
            ValueKind::Instruction(inst) => self.find_origin_of_result(inst, role),
            ValueKind::ConstantExpr(_) => value.operands().for_each(|operand| self.add(operand, role)),
            ValueKind::NullPointer | ValueKind::Undef | ValueKind::Poison | ValueKind::ConstantInt => {}
            // Every activation has its own address of it.
            ValueKind::GlobalVariable(_) if role == Role::Compared => {}
            _ => self.escape(None),
        }
    }

    fn find_arguments(&mut self, value: Value<'m>, index: u32, role: Role) {
        let Some(function) = value.argument_function() else { return };
        if role == Role::Target {
            self.add(value, Role::Contents);
        }
        if is_entered(function) {
            self.escape(Some(function));
        }
        direct_calls(function).for_each(|call| self.add_origin(call.argument(index), role, call.function()));
    }

    fn find_origin_of_result(&mut self, inst: Inst<'m>, role: Role) {
        match inst.opcode() {
            Opcode::Alloca if role == Role::Target => self.add(inst.value(), Role::Contents),
            Opcode::Alloca => {}
            Opcode::Phi => inst.incoming().for_each(|(value, _)| self.add_origin(value, role, inst.function())),
            Opcode::Select => {
                inst.operands().skip(1).for_each(|operand| self.add_origin(operand, role, inst.function()))
            }
            Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => {
                self.add_origin(inst.operand(0), role, inst.function());
            }
            Opcode::PtrToInt | Opcode::Add | Opcode::Sub | Opcode::And if role == Role::Compared => {
                inst.operands().for_each(|operand| self.add_origin(operand, role, inst.function()));
            }
            // A pointer that was stored to a variable of its own, as without optimization.
            Opcode::Load if is_variable(inst.operand(0)) => self.add(inst.operand(0), Role::TargetVariable),
            Opcode::Call => match inst.called_function().filter(|callee| !callee.is_declaration()) {
                Some(callee) => self.add(callee.value(), role),
                None => self.escape(Some(inst.function())),
            },
            _ => self.escape(Some(inst.function())),
        }
    }

    /// Finds the pointers that are stored to a variable of a function, which must only be loaded and stored.
    fn find_stored(&mut self, variable: Value<'m>) {
        for (user, operand) in variable.use_slots() {
            let Some(inst) = user.as_instruction() else { continue };
            match (inst.opcode(), operand) {
                (Opcode::Load, _) => {}
                (Opcode::Call, _) if self.callees.has_effect(inst, Effect::Lifetime) => {}
                (Opcode::Store, 1) => {
                    self.add_origin(inst.operand(0), Role::Target, inst.function());
                    self.add_origin(inst.operand(0), Role::Compared, inst.function());
                }
                _ => self.escape(Some(inst.function())),
            }
        }
    }

    /// Returns `true` for each node that leads to a use that outlives the activation.
    fn reaching_escapes(&mut self) -> Vec<bool> {
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

/// Returns `true` if an activation may begin with a call of the function. The caller of a kernel is no part of the
/// work-item.
fn is_entered(function: Function<'_>) -> bool {
    !is_kernel(function) && has_unknown_callers(function)
}

/// Returns the direct calls of a function.
fn direct_calls<'m>(function: Function<'m>) -> impl Iterator<Item = Inst<'m>> {
    let calls = function.value().uses().filter_map(Value::as_instruction);
    calls.filter(move |call| {
        call.is_call() && call.called_function() == Some(function) && call.called_type() == function.ty()
    })
}

/// Returns the values that a function returns.
fn returned_values<'m>(function: Function<'m>) -> impl Iterator<Item = Value<'m>> {
    let ends = function.blocks().filter_map(|block| block.instructions().next_back());
    ends.filter(|end| end.opcode() == Opcode::Ret).filter_map(|end| end.operands().next())
}

/// Returns the pointer from which a few `getelementptr`s compute a pointer.
fn base(mut pointer: Value<'_>) -> Value<'_> {
    const MAX_LENGTH: usize = 8;
    for _ in 0..MAX_LENGTH {
        match pointer.as_instruction().filter(|inst| inst.opcode() == Opcode::GetElementPtr) {
            Some(inst) => pointer = inst.operand(0),
            None => break,
        }
    }
    pointer
}

fn is_variable(pointer: Value<'_>) -> bool {
    pointer.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::Alloca)
}

/// Returns `true` if a load may read a pointer, also as a number.
fn may_load_pointer(load: Inst<'_>) -> bool {
    let (location, layout) = (load.operand(0), load.module().data_layout());
    let is_element = location.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::GetElementPtr);
    let member = if is_element { addressed_type(location) } else { None };
    let is_wide = layout.size_bits(load.ty()) >= u64::from(layout.pointer_bits(0));
    holds_pointers(load.ty()) || is_wide && member.is_none_or(holds_pointers)
}

/// Returns `true` for a type of which a part is a pointer.
fn holds_pointers(ty: Type<'_>) -> bool {
    ty.find(|part| part.scalar().is_pointer()).is_some()
}
