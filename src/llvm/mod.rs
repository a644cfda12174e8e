//! Views of LLVM IR: everything that the translator reads of a module, and the only code that calls LLVM.
//!
//! A view ([`Value`], [`Type`], [`Inst`], [`MdNode`], ...) is one pointer with the lifetime of its module; views are
//! `Copy`, compare by identity and never change the module. Methods return closed enums of this layer, so callers
//! `match` without `_`. inkwell owns context and module ([`load`]); its value types are not used, because its type
//! enums do not cover every type of LLVM.
//!
//! Where a result may be absent, a method returns an `Option`, `false` or zero; otherwise a method that does not apply
//! to the value panics like an index out of bounds, with the value in the message.
//!
//! Numbers that C++ and Rust share are rows of the lists `*.def`: C++ includes them, and `build.rs` passes them to the
//! macros of the same names.
//!
//! This layer does not depend on SPIR-V.

mod attributes;
mod constants;
mod debug;
mod di;
mod ffi;
mod functions;
mod heap;
mod inst;
mod listing;
mod load;
mod metadata;
mod module;
mod opcode;
mod place;
mod types;
mod values;

#[cfg(test)]
pub(crate) mod tests;

pub use attributes::{AttributeList, AttributePlace};
pub use debug::{DebugRecord, DebugRecordKind};
pub use di::{DiNumber, DiRef, Location};
pub use functions::{Block, Function, FunctionKey, Global, Linkage, SPIR_FUNC, SPIR_KERNEL, intrinsic_names};
pub use heap::prepare_heap;
pub use inst::{FastMath, FloatPredicate, Inst, IntPredicate, Ordering, RmwOp, TailCall};
pub use listing::Listing;
pub use load::{Effort, Module, load};
pub use metadata::{AttachmentKind, AttachmentKinds, MdKind, MdNode, MdOperand};
pub use module::{DataLayout, ModuleRef};
pub use opcode::Opcode;
pub use types::{Type, TypeKind};
pub use values::{Value, ValueKind};

/// Panics because a property does not apply to the value, as for an index out of bounds.
#[cold]
#[track_caller]
fn misuse(property: std::fmt::Arguments<'_>, value: Value<'_>) -> ! {
    unreachable!("{property} of `{}`", value.describe())
}
