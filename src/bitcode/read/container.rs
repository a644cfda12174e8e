//! The file around a module: wrapper header, identification, string table, and several modules in one file.

use std::borrow::Cow;
use std::ops::Range;

use super::operands::text;
use crate::bitcode::codes::{EPOCH, MAGIC, WRAPPER_MAGIC, block, identification, strings};
use crate::bitcode::stream::{BlockHead, Cursor, Item, Record};
use crate::error::{Error, ErrorKind, Result};

/// Containers of bitcode: their first bytes, their name, and a command that unpacks them.
const CONTAINERS: &[(&[u8], &str, &str)] = &[
    (b"__CLANG_OFFLOAD_BUNDLE__", "an offload bundle", "clang-offload-bundler --unbundle"),
    (b"CCOB", "a compressed offload bundle", "clang-offload-bundler --unbundle"),
    (b"\x10\xFF\x10\xAD", "an offload binary", "llvm-offload-binary --image=file=OUTPUT"),
    (b"!<arch>\n", "an archive", "llvm-ar x"),
    (b"\x7FELF", "an object file", "llvm-objcopy --dump-section=.llvmbc=OUTPUT"),
];

/// A module of a file, with what the file has about it.
#[derive(Clone, Debug)]
pub(super) struct ModuleEntry<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) strings: &'a [u8],
    top: Cursor<'a>,
    head: BlockHead,
    producer: String,
    parts: FileParts,
}

/// The blocks that a module and what it refers to are, by their bytes.
#[derive(Clone, Debug, Default)]
struct FileParts {
    identification: Range<usize>,
    module: Range<usize>,
    strings: Range<usize>,
}

impl<'a> ModuleEntry<'a> {
    /// Returns a cursor over the contents of the module.
    pub(super) fn cursor(&self) -> Cursor<'a> {
        self.top.enter(self.head)
    }

    /// Returns the program that wrote the file.
    pub(super) fn producer(&self) -> &str {
        match self.producer.as_str() {
            "" => "an unknown program",
            producer => producer,
        }
    }

    /// Returns the major version of the LLVM release that wrote the file.
    pub(super) fn llvm_release(&self) -> Option<u32> {
        let digits = self.producer.strip_prefix("LLVM")?;
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        digits[..end].parse().ok()
    }
}

#[cold]
fn invalid(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, message)
}

/// Returns the module of a file that has one only.
pub(super) fn sole(bytes: &[u8]) -> Result<ModuleEntry<'_>> {
    let mut modules = modules(bytes)?;
    match (modules.len(), modules.pop()) {
        (1, Some(module)) => Ok(module),
        (count, _) => {
            Err(invalid(format!("the file has {count} modules; select one with --module=1 to --module={count}")))
        }
    }
}

/// Returns the module with a number, from one, of a file that may have several, as a file of its own.
///
/// # Errors
///
/// Returns an error if there is no such module, or if the bytes are not bitcode.
pub fn select(bytes: &[u8], number: usize) -> Result<Cow<'_, [u8]>> {
    let modules = modules(bytes)?;
    let count = modules.len();
    let found = number.checked_sub(1).and_then(|index| modules.get(index));
    let found = found.ok_or_else(|| invalid(format!("the file has no module {number}; it has {count}")))?;
    if count == 1 {
        return Ok(bytes.into());
    }
    let FileParts { identification, module, strings } = &found.parts;
    let parts = [identification, module, strings].map(|part| &found.bytes[part.clone()]);
    Ok([&MAGIC[..]].into_iter().chain(parts).collect::<Vec<_>>().concat().into())
}

fn modules(bytes: &[u8]) -> Result<Vec<ModuleEntry<'_>>> {
    let bytes = unwrapped(bytes)?;
    let mut cursor = Cursor::new(bytes, MAGIC.len());
    let (mut found, mut producer, mut without_strings): (Vec<ModuleEntry<'_>>, _, _) = (Vec::new(), String::new(), 0);
    let mut identification = 0..0;
    while !cursor.is_at_end() {
        let start = cursor.byte();
        let head = match cursor.next(&mut Record::default())? {
            Item::Block(head) => head,
            Item::Record | Item::End => return Err(invalid("a record outside of all blocks")),
        };
        match head.id {
            block::IDENTIFICATION => {
                producer = read_identification(cursor.enter(head))?;
                identification = start..cursor.byte();
            }
            block::MODULE => {
                let producer = std::mem::take(&mut producer);
                let identification = std::mem::take(&mut identification);
                let parts = FileParts { identification, module: start..cursor.byte(), strings: 0..0 };
                found.push(ModuleEntry { bytes, strings: &[], top: cursor.clone(), head, producer, parts });
            }
            block::STRTAB => {
                let strings = read_strings(cursor.enter(head))?;
                for entry in &mut found[without_strings..] {
                    entry.strings = strings;
                    entry.parts.strings = start..cursor.byte();
                }
                without_strings = found.len();
            }
            // The symbol table of linkers, and blocks of newer releases.
            _ => {}
        }
    }
    match found.is_empty() {
        false => Ok(found),
        true => Err(invalid("the file has no module")),
    }
}

/// Returns the bitcode in a file.
fn unwrapped(bytes: &[u8]) -> Result<&[u8]> {
    let bitcode = match bytes.starts_with(&WRAPPER_MAGIC) {
        true => wrapped(bytes).ok_or_else(|| invalid("the header of the bitcode wrapper is not valid"))?,
        false => bytes,
    };
    if bitcode.starts_with(&MAGIC) {
        return Ok(bitcode);
    }
    Err(match CONTAINERS.iter().find(|(magic, ..)| bytes.starts_with(magic)) {
        Some((_, name, command)) => invalid(format!("{name}, not bitcode (unpack it with `{command}`)")),
        None => invalid("not bitcode: the first bytes are not `BC` 0xC0DE"),
    })
}

/// Returns the bitcode that a wrapper header describes: magic, version, offset, size, processor.
fn wrapped(bytes: &[u8]) -> Option<&[u8]> {
    let field = |index: usize| {
        let word = bytes.get(4 * index..4 * index + 4)?;
        Some(u32::from_le_bytes(word.try_into().ok()?) as usize)
    };
    bytes.get(field(2)?..)?.get(..field(3)?)
}

/// Returns the name of the program that wrote a module.
fn read_identification(mut cursor: Cursor<'_>) -> Result<String> {
    let (mut record, mut producer) = (Record::default(), String::new());
    loop {
        match cursor.next(&mut record)? {
            Item::End => return Ok(producer),
            Item::Block(_) => {}
            Item::Record if record.code == identification::STRING => {
                producer = String::from_utf8_lossy(&text(&record.operands)).into_owned();
            }
            Item::Record if record.code == identification::EPOCH => match record.operands.first() {
                Some(&EPOCH) => {}
                epoch => {
                    let epoch = epoch.copied().unwrap_or_default();
                    return Err(invalid(format!("bitcode of epoch {epoch}, written by {producer}; expected {EPOCH}")));
                }
            },
            Item::Record => {}
        }
    }
}

fn read_strings<'a>(mut cursor: Cursor<'a>) -> Result<&'a [u8]> {
    let (mut record, mut found) = (Record::default(), &[][..]);
    loop {
        match cursor.next(&mut record)? {
            Item::End => return Ok(found),
            Item::Record if record.code == strings::BLOB => found = record.blob,
            Item::Record | Item::Block(_) => {}
        }
    }
}
