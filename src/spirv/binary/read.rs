//! Reading: bytes to words, and the header. Malformed input is an error.

use super::{MAGIC, write};
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::Version;

/// The words before the first instruction, without the magic number and the reserved zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The version of the specification.
    pub version: Version,
    /// The generator: the registered vendor in the high half, the vendor's own number in the low half.
    pub generator: u32,
    /// One more than the highest id.
    pub bound: u32,
}

/// Reads the header of a module.
pub fn header(words: &[u32]) -> Result<Header> {
    let Some(&[magic, version, generator, bound, reserved]) = words.first_chunk::<{ write::HEADER_WORDS }>() else {
        return Err(invalid_spirv(format!(
            "the module has {} words; expected at least the 5 words of the header",
            words.len()
        )));
    };
    if magic != MAGIC {
        return Err(invalid_spirv(format!("the module starts with {magic:#010x}; expected {MAGIC:#010x}")));
    }
    let version = Version::from_word(version).ok_or_else(|| unknown_version(version))?;
    if bound == 0 || reserved != 0 {
        return Err(invalid_spirv(format!(
            "the header has the bound {bound} and the reserved word {reserved}; expected a positive bound and 0"
        )));
    }
    Ok(Header { version, generator, bound })
}

/// Converts the bytes of a file to words; the magic number determines the byte order.
pub fn words(bytes: &[u8]) -> Result<Vec<u32>> {
    let (chunks, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        let message = format!("the file has {} bytes; expected a multiple of 4", bytes.len());
        return Err(no_binary(bytes, message));
    }
    match chunks.first() {
        Some(&first) if u32::from_le_bytes(first) == MAGIC => {
            Ok(chunks.iter().map(|&word| u32::from_le_bytes(word)).collect())
        }
        Some(&first) if u32::from_be_bytes(first) == MAGIC => {
            Ok(chunks.iter().map(|&word| u32::from_be_bytes(word)).collect())
        }
        Some(&first) => {
            let first = u32::from_le_bytes(first);
            Err(no_binary(bytes, format!("the file starts with {first:#010x}; expected {MAGIC:#010x}")))
        }
        None => Err(invalid_spirv("the file is empty".to_owned())),
    }
}

/// Returns the error for a file that is no binary module; `message` says why.
fn no_binary(bytes: &[u8], message: String) -> Error {
    match bytes.starts_with(MAGIC.to_string().as_bytes()) {
        true => {
            invalid_spirv("the file is the text form of a module; expected a binary (--to-binary makes one)".to_owned())
        }
        false => invalid_spirv(message),
    }
}

/// Returns the error of the Khronos translator.
fn unknown_version(version: u32) -> Error {
    let (first, last) = (Version::V1_0, Version::V1_6);
    let message = format!(
        "unsupported SPIR-V version number 'unknown ({version})'. Range of supported/known SPIR-V versions is {first} ({}) \
         - {last} ({})",
        first.word(),
        last.word()
    );
    Error::new(ErrorKind::InvalidModule, message)
}

fn invalid_spirv(message: String) -> Error {
    Error::new(ErrorKind::InvalidSpirv, message)
}

#[cfg(test)]
mod tests;
