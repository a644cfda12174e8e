//! The operations of `DIExpression`.

const OP_CONSTU: u64 = 0x10;
const OP_CONSTS: u64 = 0x11;
const OP_SWAP: u64 = 0x16;
const OP_PLUS_UCONST: u64 = 0x23;
const OP_REGISTERS: std::ops::RangeInclusive<u64> = 0x50..=0x6f;
const OP_BASE_REGISTERS: std::ops::RangeInclusive<u64> = 0x70..=0x8f;
const OP_REGX: u64 = 0x90;
const OP_BREGX: u64 = 0x92;
const OP_DEREF_SIZE: u64 = 0x94;
const OP_PUSH_OBJECT_ADDRESS: u64 = 0x97;
const OP_STACK_VALUE: u64 = 0x9f;
const OP_FRAGMENT: u64 = 0x1000;
const OP_CONVERT: u64 = 0x1001;
const OP_TAG_OFFSET: u64 = 0x1002;
const OP_ENTRY_VALUE: u64 = 0x1003;
const OP_IMPLICIT_POINTER: u64 = 0x1004;
const OP_ARG: u64 = 0x1005;
const OP_EXTRACT_SEXT: u64 = 0x1006;
const OP_EXTRACT_ZEXT: u64 = 0x1007;

/// Returns the number of words of an operation with its operands.
fn size(op: u64) -> usize {
    match op {
        OP_CONVERT | OP_FRAGMENT | OP_EXTRACT_SEXT | OP_EXTRACT_ZEXT | OP_BREGX => 3,
        OP_CONSTU | OP_CONSTS | OP_DEREF_SIZE | OP_PLUS_UCONST | OP_TAG_OFFSET | OP_ENTRY_VALUE | OP_ARG | OP_REGX => 2,
        op if OP_BASE_REGISTERS.contains(&op) => 2,
        _ => 1,
    }
}

/// Returns `true` for operations without restrictions.
fn is_plain(op: u64) -> bool {
    // deref; dup; over; rot ... xor, without swap and the signed constant; comparisons; lit0.
    matches!(op, 0x06 | 0x12 | 0x14 | 0x17..=0x27 | 0x29..=0x2e | 0x30)
        || matches!(
            op,
            OP_CONSTU
                | OP_CONSTS
                | OP_REGX
                | OP_BREGX
                | OP_DEREF_SIZE
                | OP_PUSH_OBJECT_ADDRESS
                | OP_CONVERT
                | OP_TAG_OFFSET
                | OP_IMPLICIT_POINTER
                | OP_ARG
                | OP_EXTRACT_SEXT
                | OP_EXTRACT_ZEXT
        )
}

/// Returns `true` if the operations are known, have their operands, and are where they may be.
pub(super) fn is_valid_expression(words: &[u64]) -> bool {
    let mut rest = words;
    while let Some(&op) = rest.first() {
        let Some(next) = rest.get(size(op)..) else { return false };
        let is_sound = match op {
            op if OP_REGISTERS.contains(&op) || OP_BASE_REGISTERS.contains(&op) => return true,
            OP_FRAGMENT => return next.is_empty(),
            OP_STACK_VALUE => next.first().is_none_or(|op| *op == OP_FRAGMENT),
            OP_SWAP => words.len() > 1,
            OP_ENTRY_VALUE => return is_entry_value_at(words, rest) && rest[1] == 1,
            op => is_plain(op),
        };
        if !is_sound {
            return false;
        }
        rest = next;
    }
    true
}

/// Returns `true` if an entry value is the first operation, or the second after the first argument.
fn is_entry_value_at(words: &[u64], rest: &[u64]) -> bool {
    let first = match words {
        [OP_ARG, 0, others @ ..] => others,
        others => others,
    };
    first.len() == rest.len()
}

/// Returns `true` if a valid expression is an entry value.
pub(super) fn is_entry_value(words: &[u64]) -> bool {
    let mut rest = words;
    while let Some(&op) = rest.first() {
        if op == OP_ENTRY_VALUE {
            return true;
        }
        rest = rest.get(size(op)..).unwrap_or_default();
    }
    false
}

/// Returns the offset and the size of the fragment of a variable, in bits.
pub(super) fn fragment(words: &[u64]) -> Option<(u64, u64)> {
    let mut rest = words;
    while let Some(&op) = rest.first() {
        if let [OP_FRAGMENT, offset, size, ..] = *rest {
            return Some((offset, size));
        }
        rest = rest.get(size(op)..)?;
    }
    None
}
