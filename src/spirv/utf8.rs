//! SPIR-V strings: UTF-8 without zero bytes (specification, section 2.2.1).

use std::borrow::Cow;
use std::io::Write as _;

/// Returns `bytes` unchanged if they are a SPIR-V string, and otherwise with each invalid byte as `\xHH`.
///
/// If `bytes` contain such an escape, its backslash becomes `\x5C`, so that different texts stay different.
pub fn escaped(bytes: &[u8]) -> Cow<'_, [u8]> {
    // Most names are of these: one pass without decoding.
    if bytes.iter().all(|byte| matches!(byte, b' '..=b'[' | b']'..=b'~')) {
        return Cow::Borrowed(bytes);
    }
    if std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0')) && !has_escape(bytes) {
        return Cow::Borrowed(bytes);
    }
    let mut escaped = Vec::with_capacity(bytes.len() + 3);
    let mut before = 0;
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid().as_bytes();
        for (index, &byte) in valid.iter().enumerate() {
            match byte == 0 || starts_escape(&bytes[before + index..]) {
                true => append(&mut escaped, byte),
                false => escaped.push(byte),
            }
        }
        chunk.invalid().iter().for_each(|&byte| append(&mut escaped, byte));
        before += valid.len() + chunk.invalid().len();
    }
    Cow::Owned(escaped)
}

fn append(escaped: &mut Vec<u8>, byte: u8) {
    // Writing to a vector does not fail.
    let _ = write!(escaped, "\\x{byte:02X}");
}

fn has_escape(bytes: &[u8]) -> bool {
    bytes.contains(&b'\\') && (0..bytes.len()).any(|start| starts_escape(&bytes[start..]))
}

fn starts_escape(bytes: &[u8]) -> bool {
    matches!(bytes, [b'\\', b'x', b'0'..=b'9' | b'A'..=b'F', b'0'..=b'9' | b'A'..=b'F', ..])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bytes that an escaped text represents.
    fn unescaped(mut text: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        while let Some((&first, rest)) = text.split_first() {
            let digits =
                || std::str::from_utf8(&text[2..4]).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok());
            match starts_escape(text).then(digits).flatten() {
                Some(byte) => {
                    bytes.push(byte);
                    text = &text[4..];
                }
                None => {
                    bytes.push(first);
                    text = rest;
                }
            }
        }
        bytes
    }

    #[test]
    fn utf8_is_unchanged() {
        for text in ["", "kernel", "größe", r"\xff", r"\x5", r"a\b"] {
            assert!(matches!(escaped(text.as_bytes()), Cow::Borrowed(_)), "{text}");
        }
    }

    #[test]
    fn other_bytes_are_escaped() {
        assert_eq!(&*escaped(b"a\xFFb\0c"), br"a\xFFb\x00c");
        assert_eq!(&*escaped(b"\xC3\xA4\xC3"), r"ä\xC3".as_bytes());
        assert_eq!(&*escaped(br"a\xFF"), br"a\x5CxFF");
    }

    /// Every text of up to five of these bytes comes back, so no two become one.
    #[test]
    fn escaping_is_injective() {
        let alphabet = [b'\\', b'x', b'F', b'5', b'C', 0xFF, 0xC3, 0xA4, 0];
        let mut texts = vec![Vec::new()];
        for _ in 0..5 {
            let longer = texts.iter().flat_map(|text: &Vec<u8>| {
                alphabet.iter().map(move |&byte| text.iter().copied().chain([byte]).collect::<Vec<u8>>())
            });
            texts = longer.collect();
            for text in &texts {
                let escaped = escaped(text);
                assert!(std::str::from_utf8(&escaped).is_ok_and(|text| !text.contains('\0')), "{text:?}");
                assert_eq!(unescaped(&escaped), *text);
            }
        }
    }
}
