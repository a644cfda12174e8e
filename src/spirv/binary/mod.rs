//! Modules as words and as bytes (specification, section 2.3).

pub mod read;
pub mod write;

/// The first word of every module.
pub const MAGIC: u32 = 0x0723_0203;

/// The high half of the generator word of translators of LLVM IR: the number of the Khronos translator, which this one
/// writes too (the registry of generators, `spir-v.xml`).
pub const LLVM_TRANSLATOR: u32 = 6;

/// The order of the bytes of a word in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByteOrder {
    /// The lowest byte first.
    Little,
    /// The highest byte first.
    Big,
}

impl ByteOrder {
    /// The byte order of the host.
    pub const HOST: Self = if cfg!(target_endian = "big") { Self::Big } else { Self::Little };
}
