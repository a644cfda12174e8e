//! Whether types lie in one another deeper, or more often, than SPIRV-Tools can look at.
//!
//! It goes through what a type holds by recursion, and through a type that is held twice two times: a few thousand
//! levels fill the stack, and thirty levels of structures with two members each take minutes. Modules may have such
//! types all the same, so they are not judged.

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::{Class, Op, op_row};
use crate::spirv::inst::InstView;
use crate::spirv::{operands, view};

/// How many levels of types there may be, pointers counted.
const MAX_DEPTH: u32 = 1_000;

/// How many types all types may hold together, each counted as often as it is there.
const MAX: u64 = 1 << 24;

/// Fails if SPIRV-Tools had better not be asked about a module.
///
/// # Errors
///
/// `LimitExceeded`: types are too deep or too large.
pub(super) fn check(words: &[u32]) -> Result<()> {
    let mut types = FxHashMap::default();
    let mut all = 0_u64;
    for inst in view::preamble(words).filter(|inst| is_type(inst.op)) {
        let Some(&id) = inst.operands.first() else { continue };
        let nested = Nested::of(*inst, &types);
        all = all.saturating_add(nested.size);
        let unjudged = |message: String| {
            let message = format!("{message}, which SPIRV-Tools cannot look at (see --no-validate)");
            Err(Error::new(ErrorKind::LimitExceeded, message).at(format!("%{id} = {}", inst.op)))
        };
        if nested.depth > MAX_DEPTH {
            return unjudged(format!("types lie in one another more than {MAX_DEPTH} deep"));
        }
        if all > MAX {
            return unjudged(format!("types hold more than {MAX} others, each counted as often as it is there"));
        }
        types.insert(id, nested);
    }
    Ok(())
}

fn is_type(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.class == Class::TypeDeclaration)
}

/// What a type holds.
#[derive(Clone, Copy)]
struct Nested {
    /// How many levels there are, of what pointers lead to as well.
    depth: u32,
    /// How many types there are, itself among them; what a pointer leads to is not held.
    size: u64,
}

impl Nested {
    fn of(inst: InstView<'_>, types: &FxHashMap<u32, Self>) -> Self {
        let holds = !matches!(inst.op, Op::TypePointer | Op::TypeFunction);
        let mut nested = Self { depth: 1, size: 1 };
        for position in operands::ids(inst) {
            let Some(other) = inst.operands.get(position).and_then(|id| types.get(id)) else { continue };
            nested.depth = nested.depth.max(other.depth + 1);
            if holds {
                nested.size = nested.size.saturating_add(other.size);
            }
        }
        nested
    }
}
