//! A module as the bytes of a file, in either byte order.

use crate::error::Result;
use crate::spirv::binary::{ByteOrder, read, write};

/// The words of a module, and the order of their bytes in the file they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleFile {
    /// The words, header included.
    pub words: Vec<u32>,
    /// The byte order of each word.
    pub order: ByteOrder,
}

impl ModuleFile {
    /// Reads a file, whose magic number determines the byte order.
    ///
    /// # Errors
    ///
    /// The number of bytes is not a multiple of 4, or the file does not start with a magic number.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let words = read::words(bytes)?;
        let is_little = bytes.first_chunk() == words.first().map(|word| word.to_le_bytes()).as_ref();
        Ok(Self { words, order: if is_little { ByteOrder::Little } else { ByteOrder::Big } })
    }

    /// Returns the bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        write::bytes(&self.words, self.order)
    }
}
