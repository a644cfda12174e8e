//! Pieces of text: numbers, escapes and names.

use std::fmt::Write;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// The sigil of a name in LLVM's assembly.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Sigil {
    /// `@`
    Global,
    /// `%`
    Local,
    /// `$`
    Comdat,
}

/// Appends a decimal number.
pub(crate) fn push_number(out: &mut String, mut number: u64) {
    let mut digits = [0; 20];
    let mut start = digits.len();
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    push_ascii(out, &digits[start..]);
}

/// Appends the hexadecimal digits of a number, at least `width` of them.
pub(super) fn push_hex(out: &mut String, number: u64, width: usize) {
    // Writing to a string cannot fail.
    let _ = write!(out, "{number:0width$X}");
}

/// Appends bytes as the contents of a quoted string: `\XX` for those that are not printable, and for `"`; `\\` for `\`.
pub(crate) fn push_escaped(out: &mut String, bytes: &[u8]) {
    let mut rest = bytes;
    while let Some(special) = rest.iter().position(|byte| !is_verbatim(*byte)) {
        push_ascii(out, &rest[..special]);
        match rest[special] {
            b'\\' => out.push_str("\\\\"),
            byte => push_escape(out, byte),
        }
        rest = &rest[special + 1..];
    }
    push_ascii(out, rest);
}

fn is_verbatim(byte: u8) -> bool {
    (b' '..=b'~').contains(&byte) && byte != b'"' && byte != b'\\'
}

fn push_escape(out: &mut String, byte: u8) {
    out.push('\\');
    out.push(char::from(HEX[usize::from(byte >> 4)]));
    out.push(char::from(HEX[usize::from(byte & 15)]));
}

/// Appends bytes that LLVM prints as they are. Those that are no UTF-8 become replacement characters.
pub(super) fn push_raw(out: &mut String, bytes: &[u8]) {
    out.push_str(&String::from_utf8_lossy(bytes));
}

/// Appends bytes that are known to be ASCII.
fn push_ascii(out: &mut String, bytes: &[u8]) {
    match str::from_utf8(bytes) {
        Ok(text) => out.push_str(text),
        Err(_) => out.extend(bytes.iter().map(|byte| char::from(*byte))),
    }
}

/// Appends `"..."`.
pub(crate) fn push_quoted(out: &mut String, bytes: &[u8]) {
    out.push('"');
    push_escaped(out, bytes);
    out.push('"');
}

/// Appends a name without sigil, in quotation marks if LLVM's lexer needs them.
pub(super) fn push_label(out: &mut String, name: &[u8]) {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    match name.first() {
        Some(first) if !first.is_ascii_digit() && name.iter().all(is_plain) => push_ascii(out, name),
        _ => push_quoted(out, name),
    }
}

/// Appends a name with its sigil.
pub(super) fn push_name(out: &mut String, sigil: Sigil, name: &[u8]) {
    out.push(match sigil {
        Sigil::Global => '@',
        Sigil::Local => '%',
        Sigil::Comdat => '$',
    });
    push_label(out, name);
}

/// Appends the name of metadata, without `!`: of a kind of attachments, or of named metadata.
pub(super) fn push_metadata_name(out: &mut String, name: &[u8]) {
    if name.is_empty() {
        out.push_str("<empty name> ");
    }
    for (index, &byte) in name.iter().enumerate() {
        let is_plain = byte.is_ascii_alphabetic()
            || matches!(byte, b'-' | b'$' | b'.' | b'_')
            || index > 0 && byte.is_ascii_digit();
        match is_plain {
            true => out.push(char::from(byte)),
            false => push_escape(out, byte),
        }
    }
}

/// Appends an integer of `bits` bits, whose words are the low one first, as a signed decimal number.
pub(crate) fn push_signed(out: &mut String, words: &[u64], bits: u32) {
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    let sign = bits.saturating_sub(1);
    let is_negative = bits > 0 && word(sign as usize / 64) >> (sign % 64) & 1 != 0;
    if is_negative {
        out.push('-');
    }
    if bits <= 64 {
        let unused = 64 - bits.max(1);
        return push_number(out, ((word(0) << unused) as i64 >> unused).unsigned_abs());
    }
    let mut magnitude: Vec<u64> = (0..bits.div_ceil(64) as usize).map(word).collect();
    if is_negative {
        negate(&mut magnitude, bits);
    }
    push_wide(out, magnitude);
}

/// Replaces a number of `bits` bits by its two's complement.
fn negate(words: &mut [u64], bits: u32) {
    let mut carry = true;
    for word in words.iter_mut() {
        let (sum, overflow) = (!*word).overflowing_add(u64::from(carry));
        (*word, carry) = (sum, overflow);
    }
    if let (Some(last), 1..) = (words.last_mut(), bits % 64) {
        *last &= (1 << (bits % 64)) - 1;
    }
}

/// Appends an unsigned number of several words.
fn push_wide(out: &mut String, mut words: Vec<u64>) {
    const GROUP: u64 = 1_000_000_000_000_000_000;
    let mut groups = Vec::new();
    while let Some(top) = words.iter().rposition(|word| *word != 0) {
        words.truncate(top + 1);
        let mut remainder = 0;
        for word in words.iter_mut().rev() {
            let dividend = u128::from(remainder) << 64 | u128::from(*word);
            (*word, remainder) = ((dividend / u128::from(GROUP)) as u64, (dividend % u128::from(GROUP)) as u64);
        }
        groups.push(remainder);
    }
    push_number(out, groups.pop().unwrap_or(0));
    for group in groups.iter().rev() {
        let _ = write!(out, "{group:018}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(print: impl FnOnce(&mut String)) -> String {
        let mut out = String::new();
        print(&mut out);
        out
    }

    #[test]
    fn escapes_are_upper_case_and_a_backslash_is_doubled() {
        assert_eq!(printed(|out| push_escaped(out, b"a\x00\"\\\xffb~")), r"a\00\22\\\FFb~");
    }

    #[test]
    fn names_are_quoted_when_the_lexer_needs_it() {
        assert_eq!(printed(|out| push_name(out, Sigil::Global, b"a.b-c_1")), "@a.b-c_1");
        assert_eq!(printed(|out| push_name(out, Sigil::Local, b"1a")), "%\"1a\"");
        assert_eq!(printed(|out| push_name(out, Sigil::Comdat, b"a$")), "$\"a$\"");
        assert_eq!(printed(|out| push_label(out, "é".as_bytes())), "\"\\C3\\A9\"");
    }

    #[test]
    fn names_of_metadata_are_escaped_without_quotation_marks() {
        assert_eq!(printed(|out| push_metadata_name(out, b"1a 2$")), r"\31a\202$");
    }

    #[test]
    fn integers_are_signed() {
        let signed = |words: &[u64], bits| printed(|out| push_signed(out, words, bits));
        assert_eq!(signed(&[0xFF], 8), "-1");
        assert_eq!(signed(&[0x7F], 8), "127");
        assert_eq!(signed(&[1 << 63], 64), "-9223372036854775808");
        assert_eq!(signed(&[0, 1 << 63], 128), "-170141183460469231731687303715884105728");
        assert_eq!(signed(&[u64::MAX, 1], 66), "36893488147419103231");
        assert_eq!(signed(&[0, 1], 65), "-18446744073709551616");
        assert_eq!(signed(&[], 128), "0");
    }
}
