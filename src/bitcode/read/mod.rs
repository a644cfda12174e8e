//! Modules from bitcode of LLVM 15 to 24. What LLVM 22 lacks becomes what it has instead: byte types become integers, and
//! attributes become strings; hints are left out.
//!
//! The bytes are not trusted: whatever they are, [`read`] returns a module whose tables refer to existing entries, or an
//! error. It is the verifier that judges types and dominance.

mod attributes;
mod bodies;
mod body;
mod constants;
mod container;
mod globals;
mod inst;
mod metadata;
mod operands;
mod symbols;
mod types;
mod upgrade;

use std::num::NonZeroUsize;

use rustc_hash::FxHashMap;

use super::codes::{block, block_name, module, record_name};
use super::stream::{BlockHead, Cursor, Item, Record};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::attributes::AttributeListId;
use crate::ir::builder::ModuleBuilder;
use crate::ir::types::TypeData;
use crate::ir::{FunctionId, Module, Opcode, StrId, TypeId, ValueId};

use metadata::ModuleMetadata;
use operands::{Operands, text};
use upgrade::DebugIntrinsic;

pub use container::select;

/// A module as it was read.
#[derive(Debug)]
pub struct Read {
    pub module: Module,
    /// Parts of the file that are not known and were passed over.
    pub warnings: Vec<String>,
}

/// The result of reading.
#[derive(Debug)]
pub enum Outcome {
    /// The module.
    Read(Box<Read>),
    /// LLVM would change the module as it reads it, in a way that this reader does not know. The reason is a noun phrase.
    NeedsUpgrade(Box<str>),
}

/// The reason why reading stopped.
#[derive(Debug)]
enum Stop {
    Invalid(Error),
    NeedsUpgrade(Box<str>),
}

type Step<T> = std::result::Result<T, Stop>;

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Invalid(error)
    }
}

impl Stop {
    #[cold]
    fn invalid(message: impl Into<String>) -> Self {
        Self::Invalid(Error::new(ErrorKind::InvalidLlvmModule, message))
    }

    #[cold]
    fn exceeded(message: impl Into<String>) -> Self {
        Self::Invalid(Error::new(ErrorKind::LimitExceeded, message))
    }

    #[cold]
    fn needs_upgrade(reason: impl Into<Box<str>>) -> Self {
        Self::NeedsUpgrade(reason.into())
    }
}

/// Reads a module on one thread; `name` becomes its identifier.
///
/// # Errors
///
/// Returns an error if the bytes are not bitcode, if there are several modules (see [`select`]), or if the module is not
/// well-formed.
pub fn read(bytes: &[u8], name: &str) -> Result<Outcome> {
    read_on(bytes, name, Some(NonZeroUsize::MIN))
}

/// Reads a module on at most that many threads; by default as many as there are processors. The result does not depend on
/// their number.
///
/// # Errors
///
/// As [`read`].
pub fn read_on(bytes: &[u8], name: &str, threads: Option<NonZeroUsize>) -> Result<Outcome> {
    outcome(ModuleReader::new(container::sole(bytes)?, name, threads).read())
}

/// Reads a module to translate it to SPIR-V: other addresses of a function, `no_cfi @f` and `dso_local_equivalent @f`, become
/// `@f`.
///
/// # Errors
///
/// As [`read`].
pub(crate) fn read_to_translate(bytes: &[u8], name: &str, threads: Option<NonZeroUsize>) -> Result<Outcome> {
    let mut reader = ModuleReader::new(container::sole(bytes)?, name, threads);
    reader.tables.resolves_functions = true;
    outcome(reader.read())
}

/// Reads a module that LLVM has just read and written, as [`read_to_translate`] does: nothing in it is treated as a construct
/// of an older release.
///
/// # Errors
///
/// As [`read`].
pub(crate) fn read_upgraded(bytes: &[u8], name: &str, threads: Option<NonZeroUsize>) -> Result<Outcome> {
    let mut reader = ModuleReader::new(container::sole(bytes)?, name, threads);
    reader.tables.resolves_functions = true;
    outcome(ModuleReader { is_upgraded: true, ..reader }.read())
}

fn outcome(read: Step<Read>) -> Result<Outcome> {
    match read {
        Ok(read) => Ok(Outcome::Read(Box::new(read))),
        Err(Stop::NeedsUpgrade(reason)) => Ok(Outcome::NeedsUpgrade(reason)),
        Err(Stop::Invalid(error)) => Err(error),
    }
}

/// The tables that the bodies of functions refer to.
#[derive(Debug, Default)]
struct Tables<'a> {
    strings: &'a [u8],
    types: Vec<TypeId>,
    attributes: Vec<AttributeListId>,
    /// The values of the module by their number in the file; [`absent`] for a value that is left out.
    values: Vec<ValueId>,
    /// The sync scopes by their number in the file.
    sync_scopes: Vec<u32>,
    metadata: ModuleMetadata,
    /// The declarations of intrinsics that become debug records, by the number of their value.
    debug_intrinsics: FxHashMap<u32, DebugIntrinsic>,
    /// The address space of `alloca` that the data layout says.
    alloca_space: u32,
    /// `true` if `no_cfi @f` and `dso_local_equivalent @f` become `@f`, which they are in a SPIR-V module.
    resolves_functions: bool,
    /// `true` if some integers of the module are bytes of LLVM 23, which a bitcast makes pointers and the other way round.
    has_bytes: bool,
}

/// Returns the opcode of LLVM 22 for a bitcast in a module with byte types, which are integers there. A cast of another integer
/// to a pointer is accepted with them.
fn bitcast_of_bytes(builder: &ModuleBuilder, from: TypeId, to: TypeId) -> Opcode {
    let scalar = |ty| builder.type_data(builder.scalar_type(ty));
    match (scalar(from), scalar(to)) {
        (TypeData::Integer(_), TypeData::Pointer(_)) => Opcode::IntToPtr,
        (TypeData::Pointer(_), TypeData::Integer(_)) => Opcode::PtrToInt,
        _ => Opcode::BitCast,
    }
}

/// Returns the placeholder for a number without a value.
fn absent() -> ValueId {
    ValueId::of_module(u32::MAX)
}

/// A module as it is read.
#[derive(Debug)]
struct ModuleReader<'a> {
    entry: container::ModuleEntry<'a>,
    threads: Option<NonZeroUsize>,
    /// `true` if LLVM has made all changes that it makes in modules of older releases.
    is_upgraded: bool,
    builder: ModuleBuilder,
    tables: Tables<'a>,
    groups: attributes::Groups,
    sections: Vec<StrId>,
    collectors: Vec<StrId>,
    /// Initializers, targets and operands of symbols that refer to constants.
    references: Vec<globals::SymbolReference>,
    /// The functions with bodies, in the order of these.
    defined: Vec<FunctionId>,
    bodies: Vec<BlockHead>,
    /// The blocks whose addresses are taken, each with the number of its function.
    addressed: Vec<(u32, u32)>,
    /// The text of the data layout.
    layout: String,
    /// The assembly of the module, whose fragments have a record each since LLVM 23.
    asm: String,
    /// The number of vector lanes that may still come from constants which name one value for all.
    splat_budget: usize,
    warnings: Vec<String>,
}

impl<'a> ModuleReader<'a> {
    fn new(entry: container::ModuleEntry<'a>, name: &str, threads: Option<NonZeroUsize>) -> Self {
        let mut builder = ModuleBuilder::new();
        builder.set_identifier(name.as_bytes());
        let tables = Tables { strings: entry.strings, ..Tables::default() };
        Self {
            splat_budget: entry.bytes.len().saturating_mul(2).saturating_add(1 << 16),
            entry,
            threads,
            is_upgraded: false,
            builder,
            tables,
            groups: attributes::Groups::default(),
            sections: Vec::new(),
            collectors: Vec::new(),
            references: Vec::new(),
            defined: Vec::new(),
            bodies: Vec::new(),
            addressed: Vec::new(),
            layout: String::new(),
            asm: String::new(),
            warnings: Vec::new(),
        }
    }

    fn read(mut self) -> Step<Read> {
        let mut cursor = self.entry.cursor();
        let mut record = Record::default();
        loop {
            match cursor.next(&mut record)? {
                Item::End => break,
                Item::Block(head) => self.module_block(&mut cursor, head)?,
                Item::Record => self.module_record(Operands::new(block::MODULE, &record))?,
            }
        }
        self.resolve_symbols()?;
        self.set_layout()?;
        self.read_bodies(&cursor)?;
        self.check_block_addresses()?;
        self.finish_metadata()?;
        self.builder.module.asm = self.asm.into();
        Ok(Read { module: self.builder.finish(), warnings: self.warnings })
    }

    fn module_block(&mut self, cursor: &mut Cursor<'a>, head: BlockHead) -> Step<()> {
        match head.id {
            block::BLOCKINFO => Ok(cursor.read_block_info(head)?),
            block::PARAMATTR_GROUP => self.read_attribute_groups(cursor.enter(head)),
            block::PARAMATTR => self.read_attribute_lists(cursor.enter(head)),
            block::TYPE_NEW => self.read_types(cursor.enter(head)),
            block::CONSTANTS => self.read_constants(cursor.enter(head)),
            block::METADATA_KIND => self.read_metadata_kinds(cursor.enter(head)),
            block::METADATA => self.read_metadata(cursor.enter(head)),
            block::OPERAND_BUNDLE_TAGS => self.read_bundle_tags(cursor.enter(head)),
            block::SYNC_SCOPE_NAMES => self.read_sync_scopes(cursor.enter(head)),
            block::FUNCTION => {
                self.bodies.push(head);
                Ok(())
            }
            // The symbols have their names in the string table, and the bodies are found by their lengths. The order of
            // uses and the summaries for link-time optimization are no part of the module.
            block::VALUE_SYMTAB
            | block::USELIST
            | block::MODULE_STRTAB
            | block::GLOBALVAL_SUMMARY
            | block::FULL_LTO_GLOBALVAL_SUMMARY => Ok(()),
            unknown => {
                self.warn_skipped_block(block::MODULE, unknown);
                Ok(())
            }
        }
    }

    fn module_record(&mut self, mut operands: Operands<'_>) -> Step<()> {
        match operands.code {
            module::VERSION => match operands.next()? {
                0 | 1 => Err(Stop::needs_upgrade("symbols without a string table")),
                2 => Ok(()),
                version => Err(operands.invalid(&format!("version {version}"))),
            },
            module::TRIPLE => {
                let triple = utf8(&operands)?;
                self.builder.set_triple(&triple);
                Ok(())
            }
            module::DATALAYOUT => {
                self.layout = utf8(&operands)?;
                Ok(())
            }
            module::ASM => {
                if !self.asm.is_empty() && !self.asm.ends_with('\n') {
                    self.asm.push('\n');
                }
                self.asm += &utf8(&operands)?;
                Ok(())
            }
            module::SOURCE_FILENAME => {
                self.builder.set_source_file(&text(operands.rest()));
                Ok(())
            }
            module::SECTIONNAME => {
                let name = self.builder.string(&text(operands.rest()));
                self.sections.push(name);
                Ok(())
            }
            module::GCNAME => {
                let name = self.builder.string(&text(operands.rest()));
                self.collectors.push(name);
                Ok(())
            }
            module::COMDAT => self.read_comdat(operands),
            module::GLOBALVAR => self.read_variable(operands),
            module::FUNCTION => self.read_function(operands),
            module::ALIAS | module::IFUNC => self.read_alias(operands),
            module::ALIAS_OLD => Err(Stop::needs_upgrade("aliases with typed pointers")),
            // The offset of the symbol table, a hash of the file, numbers for link-time optimization, the processor that
            // assembly is for.
            module::VSTOFFSET
            | module::HASH
            | module::DEPLIB
            | module::METADATA_VALUES_UNUSED
            | module::GUIDLIST
            | module::ASM_PROPERTY => Ok(()),
            code => {
                self.warn_skipped_record(block::MODULE, code);
                Ok(())
            }
        }
    }

    /// Notes that a block was passed over because its id is unknown.
    fn warn_skipped_block(&mut self, block: u32, inner: u32) {
        let (block, inner) = (block_name(block), block_name(inner));
        self.warn(format!("unknown block {inner} in block {block} is ignored"));
    }

    /// Notes that a record was passed over because its code is unknown.
    fn warn_skipped_record(&mut self, block: u32, code: u32) {
        let (block, record) = (block_name(block), record_name(block, code));
        self.warn(format!("unknown record {record} in block {block} is ignored"));
    }

    fn warn(&mut self, what: String) {
        let warning = format!("{what}; the file was written by {}", self.entry.producer());
        if !self.warnings.contains(&warning) && self.warnings.len() < MAX_WARNINGS {
            self.warnings.push(warning);
        }
    }

    /// Returns an error about a record that cannot be passed over.
    #[cold]
    fn unknown_record(&self, block: u32, code: u32) -> Stop {
        unknown_record(block, code, self.entry.producer())
    }
}

/// The maximum number of warnings about one module.
const MAX_WARNINGS: usize = 20;

/// Returns an error about a record that cannot be passed over.
#[cold]
fn unknown_record(block: u32, code: u32, producer: &str) -> Stop {
    let (block, record) = (block_name(block), record_name(block, code));
    Stop::invalid(format!("unknown record {record} in block {block}; the file was written by {producer}"))
}

/// Returns the operands that are left as text.
fn utf8(operands: &Operands<'_>) -> Step<String> {
    String::from_utf8(text(operands.rest())).map_err(|_| operands.invalid("text that is not UTF-8"))
}

#[cfg(test)]
mod tests;
