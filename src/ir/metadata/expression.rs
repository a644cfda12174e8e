//! The operations of `DIExpression`: the words of each, and where each may be.

/// The operations that this file distinguishes, as in DWARF and `llvm/BinaryFormat/Dwarf.h`.
mod op {
    pub(super) const DEREF: u64 = 0x06;
    pub(super) const CONSTU: u64 = 0x10;
    pub(super) const CONSTS: u64 = 0x11;
    pub(super) const DUP: u64 = 0x12;
    pub(super) const OVER: u64 = 0x14;
    pub(super) const SWAP: u64 = 0x16;
    pub(super) const PLUS_UCONST: u64 = 0x23;
    pub(super) const XOR: u64 = 0x27;
    pub(super) const EQ: u64 = 0x29;
    pub(super) const NE: u64 = 0x2e;
    pub(super) const LIT0: u64 = 0x30;
    pub(super) const REG0: u64 = 0x50;
    pub(super) const BREG0: u64 = 0x70;
    pub(super) const BREG31: u64 = 0x8f;
    pub(super) const REGX: u64 = 0x90;
    pub(super) const BREGX: u64 = 0x92;
    pub(super) const DEREF_SIZE: u64 = 0x94;
    pub(super) const PUSH_OBJECT_ADDRESS: u64 = 0x97;
    pub(super) const STACK_VALUE: u64 = 0x9f;
    pub(super) const FRAGMENT: u64 = 0x1000;
    pub(super) const CONVERT: u64 = 0x1001;
    pub(super) const TAG_OFFSET: u64 = 0x1002;
    pub(super) const ENTRY_VALUE: u64 = 0x1003;
    pub(super) const IMPLICIT_POINTER: u64 = 0x1004;
    pub(super) const ARG: u64 = 0x1005;
    pub(super) const EXTRACT_BITS_SEXT: u64 = 0x1006;
    pub(super) const EXTRACT_BITS_ZEXT: u64 = 0x1007;
}

/// Returns the number of words of an operation with its operands.
pub(crate) fn operation_size(operation: u64) -> usize {
    match operation {
        op::CONVERT | op::FRAGMENT | op::EXTRACT_BITS_SEXT | op::EXTRACT_BITS_ZEXT | op::BREGX => 3,
        op::CONSTU | op::CONSTS | op::DEREF_SIZE | op::PLUS_UCONST | op::TAG_OFFSET | op::ENTRY_VALUE | op::ARG => 2,
        op::REGX | op::BREG0..=op::BREG31 => 2,
        _ => 1,
    }
}

/// Returns the operations of an expression, each with its operands, up to one that lacks some.
pub(crate) fn operations(words: &[u64]) -> impl Iterator<Item = &[u64]> {
    let mut rest = words;
    std::iter::from_fn(move || {
        let (operation, next) = rest.split_at_checked(operation_size(*rest.first()?))?;
        rest = next;
        Some(operation)
    })
}

/// Returns `true` if a valid expression has the value that a register had when the function was entered.
pub(crate) fn is_entry_value(words: &[u64]) -> bool {
    operations(words).any(|operation| operation[0] == op::ENTRY_VALUE)
}

/// Returns the offset and the size, in bits, of the fragment of a variable that an expression describes.
pub(crate) fn fragment(words: &[u64]) -> Option<(u64, u64)> {
    operations(words).find_map(|operation| match *operation {
        [op::FRAGMENT, offset, size] => Some((offset, size)),
        _ => None,
    })
}

/// Returns `true` for an expression that LLVM accepts: the operations are known, have their operands, and are where they
/// may be.
pub(crate) fn is_valid_expression(words: &[u64]) -> bool {
    let mut rest = words;
    while let Some(&operation) = rest.first() {
        let Some((own, next)) = rest.split_at_checked(operation_size(operation)) else { return false };
        match operation {
            op::REG0..=op::BREG31 => return true,
            // At the end.
            op::FRAGMENT => return next.is_empty(),
            // At the end, or before a fragment.
            op::STACK_VALUE if !next.is_empty() && next[0] != op::FRAGMENT => return false,
            op::SWAP if words.len() == 1 => return false,
            op::ENTRY_VALUE => return is_at_start(words, rest) && own[1] == 1,
            _ if !is_known(operation) => return false,
            _ => {}
        }
        rest = next;
    }
    true
}

/// Returns `true` if `rest` is all of an expression but the argument 0.
fn is_at_start(words: &[u64], rest: &[u64]) -> bool {
    match words {
        [op::ARG, 0, others @ ..] => others.len() == rest.len(),
        _ => words.len() == rest.len(),
    }
}

/// Returns `true` for the operations that an expression may have anywhere, and for those that [`is_valid_expression`]
/// handles.
fn is_known(operation: u64) -> bool {
    matches!(
        operation,
        op::DEREF
            | op::CONSTU
            | op::CONSTS
            | op::DUP
            | op::OVER
            | op::SWAP..=op::XOR
            | op::EQ..=op::NE
            | op::LIT0
            | op::REGX
            | op::BREGX
            | op::DEREF_SIZE
            | op::PUSH_OBJECT_ADDRESS
            | op::STACK_VALUE
            | op::CONVERT
            | op::TAG_OFFSET
            | op::IMPLICIT_POINTER
            | op::ARG
            | op::EXTRACT_BITS_SEXT
            | op::EXTRACT_BITS_ZEXT
    )
}
