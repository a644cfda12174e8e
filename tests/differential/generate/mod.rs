//! Random functions whose result LLVM defines completely: without poison, undefined or target-dependent values.
//!
//! Each function reads its inputs from one record of memory and stores every value it computes into another, so that a
//! difference shows where it begins. The text has `$G` in place of the type of a pointer to a record, which differs
//! between host and device.

mod builder;
mod control;
mod floats;
mod integers;
mod masks;
mod memory;
mod vectors;

use std::collections::BTreeSet;

use crate::random::Random;
use crate::types::Ty;

use builder::Builder;

/// Bytes that a function reads.
pub(crate) const INPUT_BYTES: u32 = 512;

/// Bytes that a function may write.
pub(crate) const OUTPUT_BYTES: u32 = 2048;

/// The offset, in the writable record, of the memory for atomic operations: its last 64 bytes.
const ATOMICS: u32 = OUTPUT_BYTES - 64;

/// An operation and a type it was tried on.
pub(crate) type Covered = (String, Ty);

/// Some functions.
#[derive(Clone)]
pub(crate) struct Functions {
    /// The definition of each function and its callees.
    pub(crate) definitions: Vec<String>,
    /// Declarations of intrinsics.
    pub(crate) declarations: BTreeSet<String>,
    /// The operations that were tried.
    pub(crate) covered: BTreeSet<Covered>,
    /// The values that each function stores: offset, size and name.
    pub(crate) stores: Vec<Vec<Store>>,
}

/// A value that a function stores.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) offset: u32,
    pub(crate) bytes: u32,
    pub(crate) value: String,
}

impl Functions {
    /// Returns the functions with all but one emptied.
    pub(crate) fn alone(&self, index: usize) -> Self {
        let mut one = self.clone();
        for other in (0..one.stores.len()).filter(|other| *other != index) {
            one.leave_out(other);
        }
        one
    }

    /// Empties a function.
    pub(crate) fn leave_out(&mut self, index: usize) {
        self.definitions[index] = format!("define internal void @body_{index}($G %in, $G %out) {{\n  ret void\n}}\n\n");
        self.stores[index].clear();
    }
}

/// Generates `count` functions `@body_0`, `@body_1`, ...
pub(crate) fn functions(seed: u64, count: u32) -> Functions {
    let mut all = Functions {
        definitions: Vec::new(),
        declarations: BTreeSet::new(),
        covered: BTreeSet::new(),
        stores: Vec::new(),
    };
    for index in 0..count {
        let mut random = Random::new(seed.wrapping_mul(1000).wrapping_add(index.into()));
        let mut builder = Builder::new(&mut random, format!("body_{index}"));
        builder.inputs();
        // A function about one family of operations covers it better than one about all families.
        let focus = Family::any(builder.random);
        let steps = builder.random.between(2, 12);
        for _ in 0..steps {
            step(&mut builder, focus);
        }
        let function = builder.finish();
        all.definitions.push(function.definitions);
        all.declarations.extend(function.declarations);
        all.covered.extend(function.covered);
        all.stores.push(function.stores);
    }
    all
}

#[derive(Clone, Copy)]
enum Family {
    Anything,
    Integers,
    IntIntrinsics,
    Casts,
    Floats,
    Vectors,
    Masks,
    Memory,
    Control,
}

impl Family {
    fn any(random: &mut Random) -> Self {
        *random.pick(&[
            Family::Anything,
            Family::Anything,
            Family::Integers,
            Family::IntIntrinsics,
            Family::Casts,
            Family::Floats,
            Family::Vectors,
            Family::Masks,
            Family::Memory,
            Family::Control,
        ])
    }
}

fn step(builder: &mut Builder<'_>, focus: Family) {
    let family = if builder.random.percent(60) { focus } else { Family::any(builder.random) };
    match family {
        Family::Integers => integers::binary(builder),
        Family::IntIntrinsics => integers::intrinsic(builder),
        Family::Casts => builder.cast(),
        Family::Floats => floats::operation(builder),
        Family::Vectors => vectors::operation(builder),
        Family::Masks => masks::operation(builder),
        Family::Memory => memory::operation(builder),
        Family::Control => control::operation(builder),
        Family::Anything => match builder.random.below(4) {
            0 => integers::compare(builder),
            1 => integers::select(builder),
            2 => builder.freeze(),
            _ => integers::binary(builder),
        },
    }
}
