//! Where module-scope variables lie that cannot lie where their address space says.
//!
//! SPIR-V has no variables of a whole module in the storage class of address space 0. A constant there is either
//!
//! - *read in place*: if all that happens to its address is arithmetic, loads and copies from it, it may as well lie in
//!   constant memory, and every pointer made of it points there; or
//! - *in a frame*: otherwise it is a variable of each function through which the module is entered (a kernel, or a
//!   function other modules call), which lives as long as anything that can know its address. The functions below are
//!   given the address as a further argument.
//!
//! Built-in inputs are declared in whatever address space the front end likes and always lie in that of inputs.

use std::collections::BTreeSet;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::llvm::{Function, Global, Inst, Linkage, ModuleRef, Opcode, Ordering, Value, ValueKind};
use crate::names::{FriendlyKind, friendly};

/// Where a pointer points, if not where its address space says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Into constant memory.
    Constant,
    /// To a built-in input.
    Input,
}

/// The places of all variables that have none of their own.
#[derive(Default)]
pub(crate) struct Placement<'m> {
    places: FxHashMap<Value<'m>, Place>,
    /// The constants that lie in frames, in the module's order.
    framed: IndexSet<Value<'m>, FxBuildHasher>,
    /// The constants that an address in a frame is part of.
    naming: FxHashSet<Value<'m>>,
    /// The constants in frames that a function, or one it calls, names, by their place in `framed`.
    needs: FxHashMap<Function<'m>, Vec<usize>>,
    /// The constants in frames that the initialiser of one names.
    initializers: FxHashMap<usize, Vec<usize>>,
    /// Built-in inputs whose address is used other than to read them.
    misused: FxHashSet<Value<'m>>,
}

impl<'m> Placement<'m> {
    /// Where `pointer` points, if not where its address space says.
    pub(crate) fn place(&self, pointer: Value<'m>) -> Option<Place> {
        if self.places.is_empty() { None } else { self.places.get(&pointer).copied() }
    }

    /// Whether `global` is a constant of private memory.
    pub(crate) fn is_private_constant(&self, global: Global<'m>) -> bool {
        self.place(global.value()) == Some(Place::Constant) || self.is_framed(global)
    }

    /// Whether `global` lies in frames.
    pub(crate) fn is_framed(&self, global: Global<'m>) -> bool {
        self.framed.contains(&global.value())
    }

    /// Whether the address of a variable in a frame is part of `constant`.
    pub(crate) fn names_framed(&self, constant: Value<'m>) -> bool {
        !self.naming.is_empty() && self.naming.contains(&constant)
    }

    /// The variables in frames whose addresses a function needs.
    pub(crate) fn framed_in(&self, function: Function<'m>) -> impl Iterator<Item = Global<'m>> {
        let needs = self.needs.get(&function).map_or(&[][..], Vec::as_slice);
        needs.iter().filter_map(|index| self.framed_at(*index))
    }

    /// The variables in the frame that a function opens: those it needs, and those that their initialisers name.
    pub(crate) fn frame_of(&self, function: Function<'m>) -> impl Iterator<Item = Global<'m>> {
        let mut next = self.needs.get(&function).cloned().unwrap_or_default();
        let mut all = BTreeSet::new();
        while let Some(index) = next.pop() {
            if all.insert(index) {
                next.extend(self.initializers.get(&index).into_iter().flatten());
            }
        }
        all.into_iter().filter_map(|index| self.framed_at(index))
    }

    fn framed_at(&self, index: usize) -> Option<Global<'m>> {
        self.framed.get_index(index)?.as_global()
    }

    /// Whether the address of a built-in input is used other than to read it.
    pub(crate) fn is_misused(&self, input: Global<'m>) -> bool {
        self.misused.contains(&input.value())
    }
}

/// Whether LLVM's own tools are the only readers of a global: it is no data of the program.
pub(crate) fn is_for_tools(global: Global<'_>) -> bool {
    matches!(global.name(), b"llvm.used" | b"llvm.compiler.used" | b"llvm.global.annotations")
        || global.section() == b"llvm.metadata"
}

/// Whether a global stands for a built-in input.
pub(crate) fn is_built_in(global: Global<'_>) -> bool {
    let name = std::str::from_utf8(global.name()).unwrap_or_default();
    friendly::parse(name).is_some_and(|parsed| parsed.kind == FriendlyKind::BuiltIn)
}

/// Whether a global is a constant of private memory: one that LLVM calls so, or one that nobody writes.
fn is_private_constant(global: Global<'_>) -> bool {
    global.address_space() == 0
        && global.initializer().is_some()
        && !global.is_externally_initialized()
        && !global.is_thread_local()
        && !is_for_tools(global)
        && (global.is_constant() || is_never_written(global))
}

fn is_never_written(global: Global<'_>) -> bool {
    matches!(global.linkage(), Linkage::Internal | Linkage::Private) && !Readers::of(global).others
}

/// Places the variables of a module.
pub(super) fn of(module: ModuleRef<'_>) -> Placement<'_> {
    let mut placement = Placement::default();
    let mut private = IndexSet::<Value<'_>, FxBuildHasher>::default();
    for global in module.globals() {
        if is_built_in(global) {
            let readers = Readers::of(global);
            if readers.others {
                placement.misused.insert(global.value());
            }
            placement.places.extend(readers.pointers.into_iter().map(|pointer| (pointer, Place::Input)));
        } else if is_private_constant(global) {
            private.insert(global.value());
        }
    }
    if private.is_empty() {
        return placement;
    }
    let mut naming = FxHashMap::default();
    for value in &private {
        let Some(global) = value.as_global() else { continue };
        let readers = Readers::of(global);
        let names_private = global.initializer().is_some_and(|initial| names(initial, &private, &mut naming));
        if readers.others || names_private {
            placement.framed.insert(*value);
        } else {
            placement.places.extend(readers.pointers.into_iter().map(|pointer| (pointer, Place::Constant)));
        }
    }
    if !placement.framed.is_empty() {
        Needs::of(&placement.framed).close(&mut placement);
    }
    placement
}

/// What becomes of a global's address.
struct Readers<'m> {
    /// The global and the pointers made of it by arithmetic and casts.
    pointers: Vec<Value<'m>>,
    /// Whether something is done to one of them but reading.
    others: bool,
}

impl<'m> Readers<'m> {
    fn of(global: Global<'m>) -> Self {
        let mut readers = Self { pointers: vec![global.value()], others: false };
        let mut next = 0;
        while let Some(&pointer) = readers.pointers.get(next) {
            next += 1;
            for (user, operand) in pointer.use_places() {
                match effect(user, operand) {
                    Effect::Derives => readers.pointers.push(user),
                    Effect::Reads => {}
                    Effect::Other => readers.others |= is_live(user),
                }
            }
        }
        readers
    }
}

/// What a user does with a pointer.
enum Effect {
    Derives,
    Reads,
    Other,
}

fn effect(user: Value<'_>, operand: u32) -> Effect {
    let opcode = match user.kind() {
        ValueKind::Alias => return Effect::Derives,
        ValueKind::ConstantExpr(opcode) => opcode,
        ValueKind::Instruction(inst) => inst.opcode(),
        _ => return Effect::Other,
    };
    match (opcode, user.as_instruction()) {
        (Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast, _)
            if operand == 0 && user.ty().is_pointer() =>
        {
            Effect::Derives
        }
        (Opcode::Load, Some(inst)) if inst.ordering() == Ordering::NotAtomic => Effect::Reads,
        (Opcode::Call, Some(inst)) if operand == 1 && copies(inst) => Effect::Reads,
        _ => Effect::Other,
    }
}

/// Whether a call copies from its second argument.
fn copies(call: Inst<'_>) -> bool {
    let copying: [&[u8]; 2] = [b"llvm.memcpy.", b"llvm.memmove."];
    call.called_function()
        .is_some_and(|callee| callee.is_intrinsic() && copying.iter().any(|name| callee.name().starts_with(name)))
}

/// Whether code or a variable of the program comes to use a constant.
fn is_live(user: Value<'_>) -> bool {
    let mut users = vec![user];
    let mut seen = FxHashSet::default();
    while let Some(user) = users.pop() {
        match user.kind() {
            ValueKind::GlobalVariable(global) if is_for_tools(global) => {}
            ValueKind::Instruction(_) | ValueKind::GlobalVariable(_) | ValueKind::Function(_) => return true,
            _ if seen.insert(user) => users.extend(user.uses()),
            _ => {}
        }
    }
    false
}

/// Whether one of the globals is part of a constant. `known` holds the answers given before.
fn names<'m>(
    constant: Value<'m>,
    globals: &IndexSet<Value<'m>, FxBuildHasher>,
    known: &mut FxHashMap<Value<'m>, bool>,
) -> bool {
    // Depth first, without recursion: a constant is entered, then its parts, then it is left.
    let mut path = vec![(constant, 0)];
    let mut answer = false;
    while let Some((value, operand)) = path.pop() {
        let done = match value.kind() {
            ValueKind::GlobalVariable(_) => Some(globals.contains(&value)),
            ValueKind::Function(_) => Some(false),
            _ => known.get(&value).copied(),
        };
        if let Some(names) = done {
            answer |= names;
        } else if answer || operand == value.operand_count() {
            known.insert(value, answer);
        } else {
            path.push((value, operand + 1));
            path.push((value.operand(operand), 0));
        }
    }
    answer
}

/// Which functions need the addresses of which variables in frames.
#[derive(Default)]
struct Needs<'m> {
    naming: FxHashSet<Value<'m>>,
    functions: IndexMap<Function<'m>, BTreeSet<usize>, FxBuildHasher>,
    initializers: FxHashMap<usize, Vec<usize>>,
}

impl<'m> Needs<'m> {
    /// What code names itself.
    fn of(framed: &IndexSet<Value<'m>, FxBuildHasher>) -> Self {
        let mut needs = Self::default();
        for (index, global) in framed.iter().enumerate() {
            let mut constants = vec![*global];
            let mut seen = FxHashSet::default();
            while let Some(constant) = constants.pop() {
                if !seen.insert(constant) {
                    continue;
                }
                needs.naming.insert(constant);
                for user in constant.uses() {
                    match user.kind() {
                        ValueKind::Instruction(inst) => {
                            needs.functions.entry(inst.function()).or_default().insert(index);
                        }
                        ValueKind::GlobalVariable(_) => {
                            if let Some(other) = framed.get_index_of(&user) {
                                needs.initializers.entry(other).or_default().push(index);
                            }
                        }
                        _ => constants.push(user),
                    }
                }
            }
        }
        needs
    }

    /// Adds what callees need.
    fn close(mut self, placement: &mut Placement<'m>) {
        let mut changed: Vec<Function<'m>> = self.functions.keys().copied().collect();
        while let Some(function) = changed.pop() {
            let needs = self.functions.get(&function).cloned().unwrap_or_default();
            for caller in callers(function) {
                let own = self.functions.entry(caller).or_default();
                let before = own.len();
                own.extend(&needs);
                if own.len() > before {
                    changed.push(caller);
                }
            }
        }
        placement.naming = self.naming;
        placement.initializers = self.initializers;
        placement.needs =
            self.functions.into_iter().map(|(function, needs)| (function, needs.into_iter().collect())).collect();
    }
}

/// The functions that call `function`, by its name or an alias.
pub(super) fn callers(function: Function<'_>) -> Vec<Function<'_>> {
    let mut callees = vec![function.value()];
    let mut callers = Vec::new();
    while let Some(callee) = callees.pop() {
        for user in callee.uses() {
            match user.kind() {
                ValueKind::Instruction(inst) => callers.push(inst.function()),
                ValueKind::Alias => callees.push(user),
                _ => {}
            }
        }
    }
    callers
}
