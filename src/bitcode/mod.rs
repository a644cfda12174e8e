//! LLVM's bitcode: the bit stream, and modules read from it and written to it.

pub(crate) mod codes;
mod stream;
pub(crate) mod write;
