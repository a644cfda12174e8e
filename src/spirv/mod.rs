//! SPIR-V: its grammar, building and reading instructions, and the declarations that a module needs.
//!
//! Independent of LLVM and of the command line.

pub mod binary;
mod check;
mod code;
mod declarations;
pub(crate) mod evaluate;
pub mod extension;
pub mod function;
pub mod grammar;
pub(crate) mod half;
pub mod id;
pub mod inst;
pub mod limits;
pub mod module;
pub mod operands;
pub mod reach;
pub mod requires;
pub mod text;
pub mod utf8;
pub mod view;

pub use extension::{Extension, ExtensionSet};
pub use function::{FunctionCode, FunctionPart, Phi};
pub use grammar::{Capability, EnumKind, Enumerant, Op, Std, Version};
pub use id::{Id, IdAllocator};
pub use inst::{Inst, InstView};
pub use module::{Module, Section};
pub use requires::{Limits, Requirements};
pub use view::View;
