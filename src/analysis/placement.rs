//! Where module-scope variables lie that cannot lie where their address space says.
//!
//! SPIR-V has no variables of a whole module in the storage class of address space 0, of which each work-item has its
//! own. Such a variable, thread-local or not, is either
//!
//! - *read in place*: if all that happens to its address is arithmetic, loads and copies from it, it may as well lie in
//!   constant memory, and every pointer made of it points there; or
//! - *in a frame*: otherwise it is a variable of each function through which the module is entered (a kernel, or a
//!   function other modules call), which lives as long as anything that can know its address. The functions below are
//!   given the address as a further argument; see [`frames`](super::frames).
//!
//! Built-in inputs are declared in whatever address space the front end likes and always lie in that of inputs.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::llvm::{Global, Inst, Linkage, ModuleRef, Opcode, Ordering, Value, ValueKind};

use super::frames::Frames;
use super::globals::{is_built_in, is_for_tools};
use super::spec_constants::is_request;

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
    /// The variables that lie in frames.
    pub(crate) frames: Frames<'m>,
    /// Built-in inputs whose address is used other than to read them.
    misused: FxHashSet<Value<'m>>,
}

impl<'m> Placement<'m> {
    /// Where `pointer` points, if not where its address space says.
    pub(crate) fn place(&self, pointer: Value<'m>) -> Option<Place> {
        if self.places.is_empty() { None } else { self.places.get(&pointer).copied() }
    }

    /// Whether `global` is a variable of private memory.
    pub(crate) fn is_private(&self, global: Global<'m>) -> bool {
        self.place(global.value()) == Some(Place::Constant) || self.frames.has(global)
    }

    /// Whether the address of a built-in input is used other than to read it.
    pub(crate) fn is_misused(&self, input: Global<'m>) -> bool {
        self.misused.contains(&input.value())
    }
}

/// Whether a global is a variable of private memory that this module knows all of. No other module knows it: there is
/// nothing to import it from.
fn is_private(global: Global<'_>) -> bool {
    let is_defined = global.is_constant() || global.linkage() != Linkage::AvailableExternally;
    global.address_space() == 0
        && global.initializer().is_some()
        && is_defined
        && !global.is_externally_initialized()
        && !is_for_tools(global)
}

/// Places the variables of a module.
pub(super) fn of(module: ModuleRef<'_>) -> Placement<'_> {
    let mut placement = Placement::default();
    let mut private = IndexMap::<Value<'_>, Readers<'_>, FxBuildHasher>::default();
    for global in module.globals() {
        if is_built_in(global) {
            let readers = Readers::of(global);
            if readers.others {
                placement.misused.insert(global.value());
            }
            placement.places.extend(readers.pointers.into_iter().map(|pointer| (pointer, Place::Input)));
        } else if is_private(global) {
            private.insert(global.value(), Readers::of(global));
        }
    }
    if private.is_empty() {
        return placement;
    }
    let mut framed = IndexMap::default();
    let mut naming = FxHashMap::default();
    for (value, readers) in &private {
        let Some(global) = value.as_global() else { continue };
        let names_private = global.initializer().is_some_and(|initial| names(initial, &private, &mut naming));
        if readers.others || names_private {
            framed.insert(*value, readers.others && !global.is_constant());
        } else {
            placement.places.extend(readers.pointers.iter().map(|pointer| (*pointer, Place::Constant)));
        }
    }
    placement.frames = Frames::of(framed);
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
        // What names a specialization constant is looked at here only.
        (Opcode::Call, Some(inst)) if is_request(inst) => Effect::Reads,
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
    globals: &IndexMap<Value<'m>, Readers<'m>, FxBuildHasher>,
    known: &mut FxHashMap<Value<'m>, bool>,
) -> bool {
    // Depth first, without recursion: a constant is entered, then its parts, then it is left.
    let mut path = vec![(constant, 0)];
    let mut answer = false;
    while let Some((value, operand)) = path.pop() {
        let done = match value.kind() {
            ValueKind::GlobalVariable(_) => Some(globals.contains_key(&value)),
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
