//! Limits on the nesting of types that SPIRV-Tools can validate.
//!
//! SPIRV-Tools visits the members of a type recursively, and a type that occurs twice two times: a few thousand levels
//! overflow the stack, and thirty levels of structures with two members each take minutes. Modules may have such types,
//! so they are not validated.

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::{Class, Op, op_row};
use crate::spirv::inst::InstView;
use crate::spirv::{operands, view};

/// The maximum nesting depth of types, including pointers.
const MAX_DEPTH: u32 = 1_000;

/// The maximum number of types in all types together, counted with repetitions.
const MAX_TYPES: u64 = 1 << 24;

/// Fails if SPIRV-Tools cannot validate the types of a module.
///
/// # Errors
///
/// `LimitExceeded`: types are too deep or too large.
pub(super) fn check(words: &[u32]) -> Result<()> {
    let mut types = FxHashMap::default();
    let mut all = 0_u64;
    for inst in view::preamble(words).filter(|inst| is_type(inst.op)) {
        let Some(&id) = inst.operands.first() else { continue };
        let nested = Nested::new(*inst, &types);
        all = all.saturating_add(nested.size);
        let fail = |message: String| {
            let message = format!("{message}, which SPIRV-Tools cannot validate (see --no-validate)");
            Err(Error::new(ErrorKind::LimitExceeded, message).at(format!("%{id} = {}", inst.op)))
        };
        if nested.depth > MAX_DEPTH {
            return fail(format!("types are nested more than {MAX_DEPTH} levels deep"));
        }
        if all > MAX_TYPES {
            return fail(format!("types contain more than {MAX_TYPES} types, counted with repetitions"));
        }
        types.insert(id, nested);
    }
    Ok(())
}

fn is_type(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.class == Class::TypeDeclaration)
}

/// The nesting of a type.
#[derive(Clone, Copy)]
struct Nested {
    /// The nesting depth, including pointees.
    depth: u32,
    /// The number of types, including the type itself but not the pointees.
    size: u64,
}

impl Nested {
    fn new(inst: InstView<'_>, types: &FxHashMap<u32, Self>) -> Self {
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
