//! Module-scope variables and pointers whose storage class differs from that of their address space.
//!
//! SPIR-V has no module-scope variables in the storage class of address space 0, which is private to each work-item.
//! Such a variable, thread-local or not, is either
//!
//! - *constant*: if its address is only used for arithmetic, loads and copies from it, it may lie in constant memory,
//!   and every pointer derived from it points there; or
//! - *promoted*: otherwise it is a local variable of each function by which the module is entered (a kernel, or a
//!   function that other modules call), which lives as long as any code that can know its address. Other functions are
//!   passed the address as an additional argument; see [`promoted`](super::promoted).
//!
//! Front ends declare built-in inputs in any address space; their storage class is that of inputs. Where the options allow
//! it, variables of vector compute code are [module-scope variables](super::vector_compute).

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::callees::Callees;
use super::globals::{is_built_in, is_for_tools};
use super::pointer_uses::{PointerUse, is_live, pointer_use};
use super::promoted::PromotedVariables;
use super::target::address_spaces;
use super::vector_compute::VectorComputeVariables;
use crate::ir::{Global, Linkage, ModuleRef, Value, ValueKind};

/// The storage that a pointer points to, if not that of its address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StorageOverride {
    /// Constant memory.
    Constant,
    /// A built-in input.
    Input,
    /// A variable of vector compute code in private memory.
    VectorCompute,
}

/// The treatment of variables of vector compute code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VectorCompute {
    /// Module-scope variables with their decorations.
    Allowed,
    /// The treatment of all other variables.
    Ignored,
}

/// The variables whose storage class differs from that of their address space.
#[derive(Default)]
pub(crate) struct Placement<'m> {
    overrides: FxHashMap<Value<'m>, StorageOverride>,
    /// The variables that become local variables of entry functions.
    pub(crate) promoted: PromotedVariables<'m>,
    /// The built-in inputs with other uses than reads, and the variables of vector compute code with other uses than
    /// accesses.
    misused: FxHashSet<Value<'m>>,
}

impl<'m> Placement<'m> {
    /// Finds the storage of the variables of a module.
    pub(super) fn new(module: ModuleRef<'m>, callees: &Callees<'m>, vector_compute: VectorCompute) -> Self {
        let mut placement = Self::default();
        if vector_compute == VectorCompute::Allowed {
            let variables = VectorComputeVariables::new(module, callees);
            placement.misused = variables.misused;
            let pointers = variables.pointers.into_keys();
            placement.overrides = pointers.map(|pointer| (pointer, StorageOverride::VectorCompute)).collect();
        }
        let mut private = IndexMap::<Value<'m>, Readers<'m>, FxBuildHasher>::default();
        for global in module.globals() {
            if is_built_in(global) {
                let readers = Readers::of(callees, global);
                if readers.others {
                    placement.misused.insert(global.value());
                }
                placement
                    .overrides
                    .extend(readers.pointers.into_iter().map(|pointer| (pointer, StorageOverride::Input)));
            } else if is_private(global) && !placement.overrides.contains_key(&global.value()) {
                private.insert(global.value(), Readers::of(callees, global));
            }
        }
        if private.is_empty() {
            return placement;
        }
        let mut promoted = IndexMap::default();
        let mut naming = FxHashMap::default();
        for (value, readers) in &private {
            let Some(global) = value.as_global() else { continue };
            let names_private = global.initializer().is_some_and(|initial| names(initial, &private, &mut naming));
            if readers.others || names_private {
                promoted.insert(*value, readers.others && !global.is_constant());
            } else {
                placement
                    .overrides
                    .extend(readers.pointers.iter().map(|pointer| (*pointer, StorageOverride::Constant)));
            }
        }
        placement.promoted = PromotedVariables::new(callees, promoted);
        placement
    }

    /// Returns the storage that `pointer` points to, if not that of its address space.
    pub(crate) fn storage_override(&self, pointer: Value<'m>) -> Option<StorageOverride> {
        if self.overrides.is_empty() { None } else { self.overrides.get(&pointer).copied() }
    }

    /// Returns `true` if `global` is a variable of private memory.
    pub(crate) fn is_private(&self, global: Global<'m>) -> bool {
        self.storage_override(global.value()) == Some(StorageOverride::Constant) || self.promoted.contains(global)
    }

    /// Returns `true` if a built-in input has other uses than reads, or a variable of vector compute code other uses
    /// than accesses.
    pub(crate) fn is_misused(&self, global: Global<'m>) -> bool {
        self.misused.contains(&global.value())
    }
}

/// Returns `true` for a global that is a variable of private memory defined in this module. No other module can use it:
/// SPIR-V has nothing to import it as.
pub(crate) fn is_private(global: Global<'_>) -> bool {
    let is_defined = global.is_constant() || global.linkage() != Linkage::AvailableExternally;
    global.address_space() == address_spaces(global.data_layout()).private()
        && global.initializer().is_some()
        && is_defined
        && !global.is_externally_initialized()
        && !is_for_tools(global)
}

/// The uses of a global's address.
struct Readers<'m> {
    /// The global and the pointers computed from it by arithmetic and casts.
    pointers: Vec<Value<'m>>,
    /// `true` if one of them has other uses than reads.
    others: bool,
}

impl<'m> Readers<'m> {
    fn of(callees: &Callees<'m>, global: Global<'m>) -> Self {
        let mut readers = Self { pointers: vec![global.value()], others: false };
        let mut next = 0;
        while let Some(&pointer) = readers.pointers.get(next) {
            next += 1;
            for (user, operand) in pointer.use_slots() {
                match pointer_use(callees, user, operand) {
                    PointerUse::Derives => readers.pointers.push(user),
                    PointerUse::Reads => {}
                    PointerUse::Other => readers.others |= is_live(user),
                }
            }
        }
        readers
    }
}

/// Returns `true` if one of the globals is part of a constant. `known` caches the results.
fn names<'m>(
    constant: Value<'m>,
    globals: &IndexMap<Value<'m>, Readers<'m>, FxBuildHasher>,
    known: &mut FxHashMap<Value<'m>, bool>,
) -> bool {
    // Depth first with a stack instead of recursion: each constant with the number of its next operand.
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
