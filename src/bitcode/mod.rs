//! LLVM's bitcode: the bit stream, and modules read from it and written to it.

pub(crate) mod codes;
pub mod read;
pub(crate) mod stream;
pub mod write;
