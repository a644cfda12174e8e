//! Writing of bitcode as LLVM 22 writes it.
//!
//! The file has an identification block, one module and its string table. The optional parts that only speed up linkers
//! are left out: the symbol table of native objects, summaries, hashes and the index of metadata.

mod abbreviations;
mod attributes;
mod constants;
mod enumerate;
mod function;
mod globals;
mod instructions;
mod metadata;
mod symbols;
mod types;

use rustc_hash::FxHashMap;

use super::codes::{
    EPOCH, MAGIC, block, bundle_tags, identification, module as module_code, strings, symbols as symbol_code,
    sync_scopes,
};
use super::stream::writer::{Encoding, Writer};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::Module;
use crate::ir::StrId;
use crate::ir::function::FunctionId;
use crate::ir::values::ValueId;

use self::abbreviations::Abbreviations;
use self::enumerate::Enumerator;

/// The version of module blocks with relative value numbers and names in a string table.
const MODULE_VERSION: u64 = 2;
const PRODUCER: &str = concat!("llvm-spirv-rs ", env!("CARGO_PKG_VERSION"));

/// Returns a module as bitcode.
///
/// The module is one that LLVM's verifier accepts. An error names what bitcode cannot express; it is only possible for
/// modules that are invalid.
pub fn write(module: &Module) -> Result<Vec<u8>> {
    let mut stream = Writer::new(MAGIC);
    write_identification(&mut stream);
    let mut writer = ModuleWriter::new(module, stream);
    writer.write_module();
    writer.write_string_table();
    match writer.fault {
        None => Ok(writer.stream.finish()),
        Some(fault) => Err(Error::new(ErrorKind::InvalidLlvmModule, fault)),
    }
}

fn write_identification(stream: &mut Writer) {
    stream.enter(block::IDENTIFICATION, 5);
    stream.text_record(identification::STRING, &[], PRODUCER.as_bytes());
    stream.record(identification::EPOCH, &[EPOCH]);
    stream.exit();
}

/// A module that is being written.
struct ModuleWriter<'m> {
    module: &'m Module,
    stream: Writer,
    numbers: Enumerator<'m>,
    abbreviations: Abbreviations,
    /// The operands of the current record.
    record: Vec<u64>,
    strings: Strings<'m>,
    /// The number of the next instruction with a result.
    next_value: u32,
    /// The words at which functions start.
    function_starts: Vec<(FunctionId, u64)>,
    /// The position of the record with the position of the symbol table, in bits.
    symbols_at: u64,
    /// The first construct that bitcode cannot express.
    fault: Option<String>,
}

/// The string table of a file: the names of symbols.
struct Strings<'m> {
    module: &'m Module,
    bytes: Vec<u8>,
    offsets: FxHashMap<StrId, u64>,
}

impl Strings<'_> {
    /// Adds a string. Returns its position and its length.
    fn add(&mut self, id: StrId) -> [u64; 2] {
        let text = self.module.strings.get(id);
        if text.is_empty() {
            return [0, 0];
        }
        let offset = *self.offsets.entry(id).or_insert_with(|| {
            self.bytes.extend_from_slice(text);
            (self.bytes.len() - text.len()) as u64
        });
        [offset, text.len() as u64]
    }
}

impl<'m> ModuleWriter<'m> {
    fn new(module: &'m Module, stream: Writer) -> Self {
        Self {
            module,
            stream,
            numbers: Enumerator::new(module),
            abbreviations: Abbreviations::default(),
            record: Vec::new(),
            strings: Strings { module, bytes: Vec::new(), offsets: FxHashMap::default() },
            next_value: 0,
            function_starts: Vec::new(),
            symbols_at: 0,
            fault: None,
        }
    }

    fn write_module(&mut self) {
        self.stream.enter(block::MODULE, 3);
        self.stream.record(module_code::VERSION, &[MODULE_VERSION]);
        self.abbreviations = Abbreviations::define(&mut self.stream, self.numbers.type_count());
        self.write_types();
        self.write_attribute_groups();
        self.write_attribute_lists();
        self.write_globals();
        self.write_module_constants();
        self.write_metadata_kinds();
        self.write_module_metadata();
        self.write_names(block::OPERAND_BUNDLE_TAGS, bundle_tags::TAG, &self.module.bundle_tags);
        // Also if it is empty: a function starts at a word, as it does after a block.
        self.write_names(block::SYNC_SCOPE_NAMES, sync_scopes::NAME, &self.module.sync_scopes);
        for index in 0..self.module.functions.len() as u32 {
            self.write_function(FunctionId(index));
        }
        self.write_function_index();
        self.stream.exit();
    }

    /// Writes a block of names, the numbers of which are their positions.
    fn write_names(&mut self, block: u32, code: u32, names: &[Box<str>]) {
        self.stream.enter(block, 3);
        for name in names {
            self.stream.text_record(code, &[], name.as_bytes());
        }
        self.stream.exit();
    }

    /// Writes the positions of the functions, for readers that read them one by one.
    fn write_function_index(&mut self) {
        let position = self.stream.word_position();
        self.stream.patch(self.symbols_at, position as u32);
        self.stream.enter(block::VALUE_SYMTAB, 4);
        let (code, id, word) = (Encoding::Literal(symbol_code::FNENTRY.into()), Encoding::Vbr(8), Encoding::Vbr(8));
        let entry = self.stream.define(&[code, id, word]);
        for (function, start) in std::mem::take(&mut self.function_starts) {
            let symbol = &self.module.functions[function.index()].symbol;
            let number = self.value(symbol.value);
            self.stream.abbreviated(&entry, &[number.into(), start]);
        }
        self.stream.exit();
    }

    fn write_string_table(&mut self) {
        self.stream.enter(block::STRTAB, 3);
        let table = self.stream.define(&[Encoding::Literal(strings::BLOB.into()), Encoding::Blob]);
        self.stream.abbreviated_text(&table, &[], &self.strings.bytes);
        self.stream.exit();
    }

    /// Returns the number of a value.
    #[inline]
    fn value(&mut self, id: ValueId) -> u32 {
        match self.numbers.value_number(id) {
            Some(number) => number,
            None => {
                self.fail(format_args!("the value {id:?} is neither in the module nor in the function that uses it"));
                0
            }
        }
    }

    /// Notes what cannot be expressed.
    #[cold]
    fn fail(&mut self, message: std::fmt::Arguments<'_>) {
        self.fault.get_or_insert_with(|| format!("cannot write bitcode: {message}"));
    }
}

/// Returns the number of an alignment in bytes, which is a power of two: its logarithm plus one; zero for none.
fn alignment_number(alignment: u64) -> u64 {
    alignment.checked_ilog2().map_or(0, |log| u64::from(log) + 1)
}

/// Returns the number of bits for numbers below `count`.
fn bits_for(count: usize) -> u32 {
    usize::BITS - count.leading_zeros()
}

#[cfg(test)]
mod tests;
