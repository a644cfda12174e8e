//! Views of LLVM IR: everything the translator reads of a module, and the only code that talks to LLVM.
//!
//! A view ([`Value`], [`Type`], [`Inst`], [`MdNode`], ...) is one pointer that carries the lifetime of the module it
//! was taken from; views are `Copy`, compare by identity and never change the module. What a view answers is typed by
//! closed enums of ours, so callers `match` without `_`. inkwell owns context and module ([`load`]); its own value
//! types are not used, as its type enums do not cover every type of LLVM.
//!
//! A question that a value has no answer to is a fault of the caller. Where an absent answer is ordinary the method
//! returns an `Option`, `false` or zero; otherwise it stops like an index out of bounds does, naming the value.
//!
//! Numbers that C++ and Rust share stand in the lists `*.def`, a row each: C++ includes them, and `build.rs` hands them to
//! the macros of the same names.
//!
//! Nothing here knows SPIR-V.

mod attributes;
mod constants;
mod debug;
mod di;
mod ffi;
mod functions;
mod inst;
mod load;
mod metadata;
mod module;
mod opcode;
mod types;
mod values;

#[cfg(test)]
pub(crate) mod tests;

pub use attributes::{AttributeList, AttributePlace};
pub use debug::{DebugRecord, DebugRecordKind};
pub use di::{DiNumber, DiRef, Location};
pub use functions::{Block, Function, FunctionKey, Global, Linkage, SPIR_FUNC, SPIR_KERNEL, intrinsic_names};
pub use inst::{FastMath, FloatPredicate, Inst, IntPredicate, Ordering, RmwOp, TailCall};
pub use load::{Effort, Module, load};
pub use metadata::{AttachmentKind, MdKind, MdNode, MdOperand};
pub use module::{DataLayout, ModuleRef};
pub use opcode::Opcode;
pub use types::{Type, TypeKind};
pub use values::{Value, ValueKind};

/// Stops at a question its caller should not have asked, as an index out of bounds does.
#[cold]
#[track_caller]
fn misuse(question: std::fmt::Arguments<'_>, value: Value<'_>) -> ! {
    unreachable!("{question} of `{}`", value.describe())
}
