//! The memory that builtin functions access.

/// The memory that a function accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryEffect {
    /// None: the result depends on the arguments only. LLVM's `memory(none)`.
    None,
    /// Reads what its pointer arguments point to. LLVM's `memory(argmem: read)`.
    Reads,
    /// Writes what its pointer arguments point to. LLVM's `memory(argmem: write)`.
    Writes,
    /// Any memory, or effects other than on memory.
    Unknown,
}
