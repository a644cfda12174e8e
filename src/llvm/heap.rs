//! The heap of a process that translates one module.

use super::ffi;

/// The least size of an input that the heap is prepared for, in bytes.
const MIN_INPUT: usize = 100_000;

/// The bytes of heap that reading and translating take for each byte of bitcode, about.
const HEAP_PER_BYTE: usize = 48;

/// Prepares the heap of a process that translates one input of `size` bytes and ends: lets it grow at once, in huge pages
/// if the system grants them on request. LLVM's objects are many and far apart, so page faults and misses of the TLB are
/// a tenth of the time otherwise. Changes nothing for small inputs, and in a process whose C library is not glibc.
///
/// Tunes malloc for the whole process: not for a process that does other work as well.
pub fn prepare_heap(size: usize) {
    if size >= MIN_INPUT {
        // SAFETY: allocates and frees, and sets parameters of malloc; any size is fine.
        unsafe { ffi::lsr_grow_heap(size.saturating_mul(HEAP_PER_BYTE)) }
    }
}
