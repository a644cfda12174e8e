//! LLVM's bitcode: the bit stream, and modules read from it and written to it.

pub(crate) mod codes;
mod encoding;
pub mod read;
pub(crate) mod stream;
pub mod write;

/// The newest release of LLVM whose bitcode is read whole; it is also the one that is written.
pub const NEWEST_RELEASE: u32 = 22;

/// Bitcode of the current release, which LLVM wrote.
#[derive(Debug)]
pub(crate) struct Current {
    pub(crate) bitcode: Vec<u8>,
    /// The reason why debug information of the input was dropped; `None` if none was.
    pub(crate) dropped_debug_info: Option<String>,
}
