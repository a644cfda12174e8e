//! Globals that are declared even if no function uses them.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::analysis::globals::{is_for_tools, is_metadata};
use crate::ir::{Global, ValueKind};
use crate::lower::Failures;
use crate::lower::cx::module::globals::{cycle, location};
use crate::lower::cx::prelude::*;
use crate::spirv::Id;

/// Declares every global that is part of the output, in LLVM's order.
pub(in crate::lower) fn lower_globals<'m>(mx: &mut ModuleCx<'m>, failures: &mut Failures) {
    let mut chains = Chains::default();
    let has_chains = mx.module.globals().len() > MAX_NESTING as usize;
    for global in mx.module.globals() {
        match global.name() {
            b"llvm.global_ctors" | b"llvm.global_dtors" => continue,
            _ if is_for_tools(global) || mx.facts.spec_constants.is_name_only(global.value()) => continue,
            // A private variable is declared by the functions that use it; other modules cannot use it.
            _ if mx.facts.placement.is_private(global) => continue,
            // A private variable without uses is omitted: no other module can use it either.
            _ if global.address_space() == mx.address_spaces.private()
                && !mx.facts.unused.leaves_uses_of(global.value()) =>
            {
                continue;
            }
            // An import that SPIR-V cannot express is an error only if it is used.
            _ if global.is_declaration() && !mx.facts.unused.leaves_uses_of(global.value()) => _ = mx.global(global),
            // Metadata that SPIR-V cannot express is omitted.
            _ if is_metadata(global) && refers_to_code(global) => continue,
            _ if is_metadata(global) => _ = mx.global(global),
            _ => {
                let refers = has_chains && global.initializer().is_some_and(|value| value.operand_count() > 0);
                let declared = if refers { chains.declare(mx, global) } else { mx.global(global) };
                failures.record(declared.map(drop));
            }
        }
    }
}

/// The maximum nesting of globals while they are declared: an initializer declares the globals that it refers to.
const MAX_NESTING: u32 = 64;

/// The lengths of the chains of globals whose initializers refer to each other.
#[derive(Default)]
struct Chains<'m> {
    /// The number of globals in the longest chain from a value; [`CYCLIC`] for one that leads to a cycle, and while it is
    /// counted.
    lengths: FxHashMap<Value<'m>, u32>,
    /// `true` if a global that leads to a cycle could not be declared.
    is_cycle_refused: bool,
}

/// The length of a chain that has no end.
const CYCLIC: u32 = u32::MAX;

impl<'m> Chains<'m> {
    /// Declares a global, and before it every [`MAX_NESTING`]th global of the chains from it, the last first: the stack would
    /// overflow if each initializer declared the next global.
    fn declare(&mut self, mx: &mut ModuleCx<'m>, global: Global<'m>) -> Result<Id> {
        let mut pending = vec![(global.value(), false)];
        while let Some((value, is_counted)) = pending.pop() {
            if !is_counted {
                if self.lengths.contains_key(&value) {
                    continue;
                }
                self.lengths.insert(value, CYCLIC);
                pending.push((value, true));
                pending.extend(referents(value).into_iter().map(|value| (value, false)));
                continue;
            }
            let longest = referents(value).iter().filter_map(|value| self.lengths.get(value)).max().copied();
            let is_global = matches!(value.kind(), ValueKind::GlobalVariable(_));
            let length = longest.unwrap_or(0).saturating_add(u32::from(is_global));
            self.lengths.insert(value, length);
            if let ValueKind::GlobalVariable(global) = value.kind()
                && length != CYCLIC
                && length.is_multiple_of(MAX_NESTING)
            {
                // An error is found again where the global is needed.
                _ = mx.global(global);
            }
        }
        let is_cyclic = self.lengths.get(&global.value()) == Some(&CYCLIC);
        if is_cyclic && self.is_cycle_refused {
            return Err(cycle(global).at(location(global)).located(global.diagnostic_location()));
        }
        let declared = mx.global(global);
        self.is_cycle_refused |= is_cyclic && declared.is_err();
        declared
    }
}

/// Returns the values that a constant or the initializer of a global refers to.
fn referents(value: Value<'_>) -> SmallVec<[Value<'_>; 4]> {
    match value.kind() {
        ValueKind::GlobalVariable(global) => global.initializer().into_iter().collect(),
        ValueKind::Function(_) | ValueKind::BlockAddress => SmallVec::new(),
        _ => value.operands().collect(),
    }
}

/// Returns `true` if the address of a function or block is part of an initializer.
fn refers_to_code(global: Global<'_>) -> bool {
    let mut pending: Vec<_> = global.initializer().into_iter().collect();
    let mut seen: FxHashSet<_> = pending.iter().copied().collect();
    while let Some(value) = pending.pop() {
        match value.kind() {
            ValueKind::Function(_) | ValueKind::BlockAddress => return true,
            ValueKind::GlobalVariable(_) => {}
            _ => pending.extend(value.operands().filter(|operand| seen.insert(*operand))),
        }
    }
    false
}
