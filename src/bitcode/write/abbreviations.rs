//! The abbreviations that all blocks of functions, constants and symbols share.

use super::super::codes::{block, constants, function, symbols};
use super::super::stream::writer::{Abbreviation, Encoding, Writer};
use super::bits_for;

/// The abbreviations of frequent records.
#[derive(Debug, Default)]
pub(super) struct Abbreviations(Option<Box<Defined>>);

/// The abbreviations of frequent records, named after the records.
#[derive(Debug)]
pub(super) struct Defined {
    /// Names of other characters, of values and of blocks: the first operand is the code.
    pub(super) any_name: Abbreviation,
    /// A name of ASCII characters.
    pub(super) name_7: Abbreviation,
    pub(super) name_6: Abbreviation,
    pub(super) block_name_6: Abbreviation,
    pub(super) set_type: Abbreviation,
    pub(super) integer: Abbreviation,
    pub(super) constant_cast: Abbreviation,
    pub(super) null: Abbreviation,
    pub(super) load: Abbreviation,
    pub(super) store: Abbreviation,
    pub(super) unary: Abbreviation,
    pub(super) unary_flags: Abbreviation,
    pub(super) binary: Abbreviation,
    pub(super) binary_flags: Abbreviation,
    pub(super) cast: Abbreviation,
    pub(super) cast_flags: Abbreviation,
    pub(super) ret_void: Abbreviation,
    pub(super) ret: Abbreviation,
    pub(super) br: Abbreviation,
    pub(super) cond_br: Abbreviation,
    pub(super) unreachable: Abbreviation,
    pub(super) gep: Abbreviation,
    pub(super) compare: Abbreviation,
    pub(super) compare_flags: Abbreviation,
    pub(super) debug_location: Abbreviation,
    pub(super) debug_value: Abbreviation,
}

/// The encoding of numbers of values.
const VALUE: Encoding = Encoding::Vbr(6);
const OPCODE: Encoding = Encoding::Fixed(4);
const FLAGS: Encoding = Encoding::Fixed(8);

impl std::ops::Deref for Abbreviations {
    type Target = Defined;

    fn deref(&self) -> &Defined {
        match &self.0 {
            Some(defined) => defined,
            None => unreachable!("abbreviations before their definition"),
        }
    }
}

impl Abbreviations {
    /// Writes the block that defines the abbreviations; the module has `types` types.
    pub(super) fn define(stream: &mut Writer, types: usize) -> Self {
        let ty = Encoding::Fixed(bits_for(types));
        stream.enter_block_info();
        stream.select_block(block::VALUE_SYMTAB);
        let mut name = |code: Encoding, element: Encoding| {
            stream.define_shared(block::VALUE_SYMTAB, &[code, Encoding::Vbr(8), Encoding::Array, element])
        };
        let any_name = name(Encoding::Fixed(3), Encoding::Fixed(8));
        let name_7 = name(literal(symbols::ENTRY), Encoding::Fixed(7));
        let name_6 = name(literal(symbols::ENTRY), Encoding::Char6);
        let block_name_6 = name(literal(symbols::BBENTRY), Encoding::Char6);

        stream.select_block(block::CONSTANTS);
        let mut constant = |code: u32, operands: &[Encoding]| shared(stream, block::CONSTANTS, code, operands);
        let set_type = constant(constants::SETTYPE, &[ty]);
        let integer = constant(constants::INTEGER, &[Encoding::Vbr(8)]);
        let constant_cast = constant(constants::CE_CAST, &[OPCODE, ty, Encoding::Vbr(8)]);
        let null = constant(constants::NULL, &[]);

        stream.select_block(block::FUNCTION);
        let mut inst = |code: u32, operands: &[Encoding]| shared(stream, block::FUNCTION, code, operands);
        let (access_alignment, is_volatile, predicate) = (Encoding::Vbr(4), Encoding::Fixed(1), Encoding::Fixed(6));
        let metadata = Encoding::Vbr(7);
        let defined = Defined {
            any_name,
            name_7,
            name_6,
            block_name_6,
            set_type,
            integer,
            constant_cast,
            null,
            load: inst(function::INST_LOAD, &[VALUE, ty, access_alignment, is_volatile]),
            store: inst(function::INST_STORE, &[VALUE, VALUE, access_alignment, is_volatile]),
            unary: inst(function::INST_UNOP, &[VALUE, OPCODE]),
            unary_flags: inst(function::INST_UNOP, &[VALUE, OPCODE, FLAGS]),
            binary: inst(function::INST_BINOP, &[VALUE, VALUE, OPCODE]),
            binary_flags: inst(function::INST_BINOP, &[VALUE, VALUE, OPCODE, FLAGS]),
            cast: inst(function::INST_CAST, &[VALUE, ty, OPCODE]),
            cast_flags: inst(function::INST_CAST, &[VALUE, ty, OPCODE, FLAGS]),
            ret_void: inst(function::INST_RET, &[]),
            ret: inst(function::INST_RET, &[VALUE]),
            br: inst(function::INST_BR, &[VALUE]),
            cond_br: inst(function::INST_BR, &[VALUE, VALUE, VALUE]),
            unreachable: inst(function::INST_UNREACHABLE, &[]),
            gep: inst(function::INST_GEP, &[Encoding::Fixed(3), ty, Encoding::Array, VALUE]),
            compare: inst(function::INST_CMP2, &[VALUE, VALUE, predicate]),
            compare_flags: inst(function::INST_CMP2, &[VALUE, VALUE, predicate, FLAGS]),
            debug_location: inst(
                function::DEBUG_LOC,
                &[VALUE, Encoding::Vbr(8), VALUE, VALUE, Encoding::Fixed(1), VALUE, Encoding::Vbr(3)],
            ),
            debug_value: inst(function::DEBUG_RECORD_VALUE_SIMPLE, &[metadata, metadata, metadata, VALUE]),
        };
        stream.exit();
        Self(Some(Box::new(defined)))
    }
}

fn shared(stream: &mut Writer, block: u32, code: u32, operands: &[Encoding]) -> Abbreviation {
    stream.define_shared(block, &[&[literal(code)], operands].concat())
}

/// Returns the encoding of a code that all records of an abbreviation have.
pub(super) fn literal(code: u32) -> Encoding {
    Encoding::Literal(code.into())
}
