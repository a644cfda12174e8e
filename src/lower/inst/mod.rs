//! Instructions: one match on the opcode, one file for each family.

pub(super) mod aggregate;
pub(super) mod alloca;
pub(super) mod arith;
pub(super) mod asm;
pub(super) mod atomic;
mod atomic_loops;
pub(super) mod bfloat;
pub(super) mod branch;
pub(super) mod checkpoints;
pub(super) mod compare;
pub(super) mod fast_math;
pub(super) mod freeze;
pub(super) mod function_call;
pub(super) mod indirect_call;
pub(super) mod long_floats;
pub(super) mod loop_controls;
pub(super) mod max_error;
pub(super) mod memory;
pub(super) mod phi;
pub(super) mod pointer_cast;
pub(super) mod predecessors;
pub(super) mod select;
pub(super) mod trap;
pub(super) mod vector;
