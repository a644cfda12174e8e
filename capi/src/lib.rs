//! The C interface: the functions that `include/llvm_spirv_rs.h` declares.
//!
//! Each function of [`interface`] is a few lines around a function of the library: it makes references of its pointers,
//! and an error of a panic (`boundary`). C programs hold the addresses of [`objects`].

#![expect(unsafe_code, reason = "C programs pass pointers; this crate makes references of them")]

mod boundary;
#[expect(clippy::missing_safety_doc, reason = "the doc comments are those of the header, which C programs read")]
pub mod interface;
pub mod objects;
