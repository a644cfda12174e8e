//! The numbers in bitcode: the first bytes of a file, and the codes of blocks and records with their names, as in
//! `llvm/Bitcode/LLVMBitCodes.h` of LLVM 24.

/// The first bytes of bitcode.
pub(crate) const MAGIC: [u8; 4] = *b"BC\xC0\xDE";

/// The first bytes of the header before wrapped bitcode, which has the offset of the bitcode.
pub(crate) const WRAPPER_MAGIC: [u8; 4] = 0x0B17_C0DE_u32.to_le_bytes();

/// The version of the format that LLVM's identification blocks have.
pub(crate) const EPOCH: u64 = 0;

/// Returns `true` for bitcode, also if it is wrapped.
pub(crate) fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER_MAGIC)
}

macro_rules! codes {
    ($($(#[$doc:meta])* $module:ident { $($code:ident = $number:literal;)* })*) => {
        $(
            $(#[$doc])*
            pub(crate) mod $module {
                $(pub(crate) const $code: u32 = $number;)*

                /// Number and name of each code.
                pub(crate) const NAMES: &[(u32, &str)] = &[$(($number, stringify!($code)),)*];
            }
        )*
    };
}

codes! {
    /// The blocks.
    block {
        BLOCKINFO = 0;
        MODULE = 8;
        PARAMATTR = 9;
        PARAMATTR_GROUP = 10;
        CONSTANTS = 11;
        FUNCTION = 12;
        IDENTIFICATION = 13;
        VALUE_SYMTAB = 14;
        METADATA = 15;
        METADATA_ATTACHMENT = 16;
        TYPE_NEW = 17;
        USELIST = 18;
        MODULE_STRTAB = 19;
        GLOBALVAL_SUMMARY = 20;
        OPERAND_BUNDLE_TAGS = 21;
        METADATA_KIND = 22;
        STRTAB = 23;
        FULL_LTO_GLOBALVAL_SUMMARY = 24;
        SYMTAB = 25;
        SYNC_SCOPE_NAMES = 26;
    }
    /// The records of BLOCKINFO_BLOCK.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    block_info {
        SETBID = 1;
        BLOCKNAME = 2;
        SETRECORDNAME = 3;
    }
    /// The records of IDENTIFICATION_BLOCK.
    identification {
        STRING = 1;
        EPOCH = 2;
    }
    /// The records of MODULE_BLOCK.
    module {
        VERSION = 1;
        TRIPLE = 2;
        DATALAYOUT = 3;
        ASM = 4;
        SECTIONNAME = 5;
        DEPLIB = 6;
        GLOBALVAR = 7;
        FUNCTION = 8;
        ALIAS_OLD = 9;
        GCNAME = 11;
        COMDAT = 12;
        VSTOFFSET = 13;
        ALIAS = 14;
        METADATA_VALUES_UNUSED = 15;
        SOURCE_FILENAME = 16;
        HASH = 17;
        IFUNC = 18;
        ASM_PROPERTY = 19;
        GUIDLIST = 20;
    }
    /// The records of PARAMATTR_BLOCK and PARAMATTR_GROUP_BLOCK.
    attributes {
        CODE_ENTRY_OLD = 1;
        CODE_ENTRY = 2;
        GRP_CODE_ENTRY = 3;
    }
    /// The records of TYPE_BLOCK_NEW.
    types {
        NUMENTRY = 1;
        VOID = 2;
        FLOAT = 3;
        DOUBLE = 4;
        LABEL = 5;
        OPAQUE = 6;
        INTEGER = 7;
        POINTER = 8;
        FUNCTION_OLD = 9;
        HALF = 10;
        ARRAY = 11;
        VECTOR = 12;
        X86_FP80 = 13;
        FP128 = 14;
        PPC_FP128 = 15;
        METADATA = 16;
        X86_MMX = 17;
        STRUCT_ANON = 18;
        STRUCT_NAME = 19;
        STRUCT_NAMED = 20;
        FUNCTION = 21;
        TOKEN = 22;
        BFLOAT = 23;
        X86_AMX = 24;
        OPAQUE_POINTER = 25;
        TARGET_TYPE = 26;
        BYTE = 27;
    }
    /// The records of OPERAND_BUNDLE_TAGS_BLOCK.
    bundle_tags {
        TAG = 1;
    }
    /// The records of SYNC_SCOPE_NAMES_BLOCK.
    sync_scopes {
        NAME = 1;
    }
    /// The records of VALUE_SYMTAB_BLOCK.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    symbols {
        ENTRY = 1;
        BBENTRY = 2;
        FNENTRY = 3;
        COMBINED_ENTRY = 5;
    }
    /// The records of METADATA_BLOCK, METADATA_KIND_BLOCK and METADATA_ATTACHMENT.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    metadata {
        STRING_OLD = 1;
        VALUE = 2;
        NODE = 3;
        NAME = 4;
        DISTINCT_NODE = 5;
        KIND = 6;
        LOCATION = 7;
        OLD_NODE = 8;
        OLD_FN_NODE = 9;
        NAMED_NODE = 10;
        ATTACHMENT = 11;
        GENERIC_DEBUG = 12;
        SUBRANGE = 13;
        ENUMERATOR = 14;
        BASIC_TYPE = 15;
        FILE = 16;
        DERIVED_TYPE = 17;
        COMPOSITE_TYPE = 18;
        SUBROUTINE_TYPE = 19;
        COMPILE_UNIT = 20;
        SUBPROGRAM = 21;
        LEXICAL_BLOCK = 22;
        LEXICAL_BLOCK_FILE = 23;
        NAMESPACE = 24;
        TEMPLATE_TYPE = 25;
        TEMPLATE_VALUE = 26;
        GLOBAL_VAR = 27;
        LOCAL_VAR = 28;
        EXPRESSION = 29;
        OBJC_PROPERTY = 30;
        IMPORTED_ENTITY = 31;
        MODULE = 32;
        MACRO = 33;
        MACRO_FILE = 34;
        STRINGS = 35;
        GLOBAL_DECL_ATTACHMENT = 36;
        GLOBAL_VAR_EXPR = 37;
        INDEX_OFFSET = 38;
        INDEX = 39;
        LABEL = 40;
        STRING_TYPE = 41;
        COMMON_BLOCK = 44;
        GENERIC_SUBRANGE = 45;
        ARG_LIST = 46;
        ASSIGN_ID = 47;
        SUBRANGE_TYPE = 48;
        FIXED_POINT_TYPE = 49;
    }
    /// The records of CONSTANTS_BLOCK.
    constants {
        SETTYPE = 1;
        NULL = 2;
        UNDEF = 3;
        INTEGER = 4;
        WIDE_INTEGER = 5;
        FLOAT = 6;
        AGGREGATE = 7;
        STRING = 8;
        CSTRING = 9;
        CE_BINOP = 10;
        CE_CAST = 11;
        CE_GEP_OLD = 12;
        CE_SELECT = 13;
        CE_EXTRACTELT = 14;
        CE_INSERTELT = 15;
        CE_SHUFFLEVEC = 16;
        CE_CMP = 17;
        INLINEASM_OLD = 18;
        CE_SHUFVEC_EX = 19;
        CE_INBOUNDS_GEP = 20;
        BLOCKADDRESS = 21;
        DATA = 22;
        INLINEASM_OLD2 = 23;
        CE_GEP_WITH_INRANGE_INDEX_OLD = 24;
        CE_UNOP = 25;
        POISON = 26;
        DSO_LOCAL_EQUIVALENT = 27;
        INLINEASM_OLD3 = 28;
        NO_CFI_VALUE = 29;
        INLINEASM = 30;
        CE_GEP_WITH_INRANGE = 31;
        CE_GEP = 32;
        PTRAUTH = 33;
        PTRAUTH2 = 34;
        BYTE = 35;
        WIDE_BYTE = 36;
    }
    /// The records of FUNCTION_BLOCK.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    function {
        DECLAREBLOCKS = 1;
        INST_BINOP = 2;
        INST_CAST = 3;
        INST_GEP_OLD = 4;
        INST_SELECT = 5;
        INST_EXTRACTELT = 6;
        INST_INSERTELT = 7;
        INST_SHUFFLEVEC = 8;
        INST_CMP = 9;
        INST_RET = 10;
        INST_BR = 11;
        INST_SWITCH = 12;
        INST_INVOKE = 13;
        INST_UNREACHABLE = 15;
        INST_PHI = 16;
        INST_ALLOCA = 19;
        INST_LOAD = 20;
        INST_VAARG = 23;
        INST_STORE_OLD = 24;
        INST_EXTRACTVAL = 26;
        INST_INSERTVAL = 27;
        INST_CMP2 = 28;
        INST_VSELECT = 29;
        INST_INBOUNDS_GEP_OLD = 30;
        INST_INDIRECTBR = 31;
        DEBUG_LOC_AGAIN = 33;
        INST_CALL = 34;
        DEBUG_LOC = 35;
        INST_FENCE = 36;
        INST_CMPXCHG_OLD = 37;
        INST_ATOMICRMW_OLD = 38;
        INST_RESUME = 39;
        INST_LANDINGPAD_OLD = 40;
        INST_LOADATOMIC = 41;
        INST_STOREATOMIC_OLD = 42;
        INST_GEP = 43;
        INST_STORE = 44;
        INST_STOREATOMIC = 45;
        INST_CMPXCHG = 46;
        INST_LANDINGPAD = 47;
        INST_CLEANUPRET = 48;
        INST_CATCHRET = 49;
        INST_CATCHPAD = 50;
        INST_CLEANUPPAD = 51;
        INST_CATCHSWITCH = 52;
        OPERAND_BUNDLE = 55;
        INST_UNOP = 56;
        INST_CALLBR = 57;
        INST_FREEZE = 58;
        INST_ATOMICRMW = 59;
        BLOCKADDR_USERS = 60;
        DEBUG_RECORD_VALUE = 61;
        DEBUG_RECORD_DECLARE = 62;
        DEBUG_RECORD_ASSIGN = 63;
        DEBUG_RECORD_VALUE_SIMPLE = 64;
        DEBUG_RECORD_LABEL = 65;
        DEBUG_RECORD_DECLARE_VALUE = 66;
        INST_BITINSERT = 67;
        INST_BITEXTRACT = 68;
    }
    /// The records of USELIST_BLOCK.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    use_lists {
        DEFAULT = 1;
        BB = 2;
    }
    /// The records of STRTAB_BLOCK.
    strings {
        BLOB = 1;
    }
    /// The records of SYMTAB_BLOCK.
    #[expect(dead_code, reason = "the table has the codes of the format, also those without a use")]
    symbol_index {
        BLOB = 1;
    }
}

/// Returns the name of a block; its number if it is unknown.
pub(crate) fn block_name(block: u32) -> String {
    name(block::NAMES, block)
}

/// Returns the name of a record of a block; its number if it is unknown.
pub(crate) fn record_name(block: u32, code: u32) -> String {
    let names = match block {
        block::BLOCKINFO => block_info::NAMES,
        block::MODULE => module::NAMES,
        block::PARAMATTR | block::PARAMATTR_GROUP => attributes::NAMES,
        block::CONSTANTS => constants::NAMES,
        block::FUNCTION => function::NAMES,
        block::IDENTIFICATION => identification::NAMES,
        block::VALUE_SYMTAB => symbols::NAMES,
        block::METADATA | block::METADATA_KIND | block::METADATA_ATTACHMENT => metadata::NAMES,
        block::TYPE_NEW => types::NAMES,
        block::USELIST => use_lists::NAMES,
        block::OPERAND_BUNDLE_TAGS => bundle_tags::NAMES,
        block::STRTAB => strings::NAMES,
        block::SYMTAB => symbol_index::NAMES,
        block::SYNC_SCOPE_NAMES => sync_scopes::NAMES,
        _ => &[],
    };
    name(names, code)
}

fn name(names: &[(u32, &str)], number: u32) -> String {
    match names.iter().find(|(known, _)| *known == number) {
        Some((_, name)) => (*name).to_owned(),
        None => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_numbers_are_their_own_names() {
        assert_eq!(block_name(block::TYPE_NEW), "TYPE_NEW");
        assert_eq!(block_name(200), "200");
        assert_eq!(record_name(block::FUNCTION, function::INST_LOAD), "INST_LOAD");
        assert_eq!(record_name(block::FUNCTION, 200), "200");
        assert_eq!(record_name(200, 1), "1");
    }
}
