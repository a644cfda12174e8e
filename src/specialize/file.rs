//! A module as the bytes of a file, which may be in either order.

use crate::error::Result;
use crate::spirv::binary::{ByteOrder, read, write};

/// The words of a module, and the order of their bytes in the file they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleFile {
    /// The words, header included.
    pub words: Vec<u32>,
    /// The order of the bytes of each word.
    pub order: ByteOrder,
}

impl ModuleFile {
    /// Reads a file; its magic number tells the order.
    ///
    /// # Errors
    ///
    /// The bytes are not as many as whole words have, or do not begin with a magic number.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let words = read::words(bytes)?;
        let is_little = bytes.first_chunk() == words.first().map(|word| word.to_le_bytes()).as_ref();
        Ok(Self { words, order: if is_little { ByteOrder::Little } else { ByteOrder::Big } })
    }

    /// The bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        write::bytes(&self.words, self.order)
    }
}
