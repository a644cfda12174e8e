//! The one door to LLVM: any input becomes current bitcode (`current`), which the rest of the crate reads by itself.
//!
//! LLVM reads assembly and the bitcode of all its versions, upgrades and verifies the module, and runs passes. It trusts its
//! input: on damaged bytes it may end the process, which `load::helper` therefore makes another one.
//!
//! Numbers that C++ and Rust share are rows of `constants.def`: C++ includes it, and `build.rs` passes it to the macro of
//! the same name.

mod ffi;
mod heap;
mod load;

pub use heap::prepare_heap;
pub use load::linked_llvm_version;
pub(crate) use load::{Process, bitcode, current};
