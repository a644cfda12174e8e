//! The values of a kernel's arguments: from the command line, and to print.

use std::fs;
use std::path::Path;

use llvm_spirv_rs::Result;
use llvm_spirv_rs::lift::{HostArgumentKind, HostNumber};

use super::{cannot, npy, wrong};

/// The maximum number of bytes that an argument may have.
const MAX_SIZE: u64 = 1 << 36;

/// Returns a number of bytes.
pub(super) fn size(text: &str) -> Result<u64> {
    let (digits, shift) = match text.char_indices().next_back() {
        Some((at, 'k' | 'K')) => (&text[..at], 10),
        Some((at, 'M')) => (&text[..at], 20),
        Some((at, 'G')) => (&text[..at], 30),
        _ => (text, 0),
    };
    let found = digits.parse::<u64>().ok().and_then(|count| count.checked_mul(1 << shift));
    found.filter(|size| *size <= MAX_SIZE).ok_or_else(|| wrong(format!("expected a number of bytes, found \"{text}\"")))
}

/// Returns the contents of memory.
pub(super) fn memory(element: Option<HostNumber>, text: &str) -> Result<Vec<u8>> {
    if let Some(count) = text.strip_prefix("zeros:") {
        return zeros(size(count)?);
    }
    if let Some((ty, numbers)) = text.split_once(':')
        && let Some(element) = named_type(ty)
    {
        return list(element, numbers);
    }
    if let Some(rest) = text.strip_prefix("random:") {
        let parsed = rest.split_once(':').and_then(|(seed, count)| Some((seed.parse().ok()?, count)));
        let Some((seed, count)) = parsed else { return Err(wrong("expected random:SEED:BYTES")) };
        return random(element, seed, size(count)?);
    }
    // A list of numbers is no file: `./1,1` is the one of that name.
    if let Some(Ok(numbers)) = element.map(|element| list(element, text)) {
        return Ok(numbers);
    }
    if Path::new(text).exists() {
        return file(element, text);
    }
    let type_of_numbers = match element {
        Some(element) => format!("numbers of type {}", HostNumber::new(element.is_float, element.bits, 1)),
        None => "numbers after their type, as in float:1,2".to_owned(),
    };
    Err(wrong(format!("expected zeros:BYTES, random:SEED:BYTES, {type_of_numbers}, or a file, found \"{text}\"")))
}

/// Returns the type of numbers with a name in OpenCL C. One without a sign is that with a sign, whose numbers may have the
/// values of both.
pub(super) fn named_type(name: &str) -> Option<HostNumber> {
    let parse = |name: &str| name.parse::<HostNumber>().ok();
    parse(name).or_else(|| parse(name.strip_prefix('u')?).filter(|number| !number.is_float))
}

/// Returns numbers that are separated by commas.
fn list(element: HostNumber, text: &str) -> Result<Vec<u8>> {
    text.split(',').map(|number| component(element, number)).collect::<Result<Vec<_>>>().map(|list| list.concat())
}

/// Returns so many zeros.
fn zeros(count: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let reserved = usize::try_from(count).ok().and_then(|count| bytes.try_reserve_exact(count).ok().map(|()| count));
    let Some(count) = reserved else { return Err(wrong(format!("there is no memory for {count} bytes"))) };
    bytes.resize(count, 0);
    Ok(bytes)
}

fn file(element: Option<HostNumber>, path: &str) -> Result<Vec<u8>> {
    let bytes = fs::read(path).map_err(|error| cannot("read", Path::new(path), error))?;
    match npy::contents(&bytes, element) {
        Some(contents) => contents.map(<[u8]>::to_vec).map_err(|message| wrong(format!("{path}: {message}"))),
        None => Ok(bytes),
    }
}

/// Returns random numbers: from -1 to 1, or all integers.
fn random(element: Option<HostNumber>, seed: u64, size: u64) -> Result<Vec<u8>> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    };
    let mut bytes = zeros(size)?;
    for chunk in bytes.chunks_mut(element.map_or(8, |element| element.bits as usize / 8)) {
        let number = match element.filter(|element| element.is_float) {
            Some(element) => element.float_bytes((next() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0),
            None => next().to_le_bytes().to_vec(),
        };
        chunk.copy_from_slice(&number[..chunk.len()]);
    }
    Ok(bytes)
}

/// Returns a number or vector: its components, or one for all of them.
pub(super) fn number(number: HostNumber, text: &str) -> Result<Vec<u8>> {
    let components = text.split(',').map(|text| component(number, text)).collect::<Result<Vec<_>>>()?;
    let wanted = number.components as usize;
    let components = match components.len() {
        1 => vec![components[0].clone(); wanted],
        found if found == wanted => components,
        found => return Err(wrong(format!("expected {wanted} components, found {found}"))),
    };
    let mut bytes = components.concat();
    // A vector of three is as large as one of four.
    bytes.resize(wanted.next_power_of_two() * number.bits as usize / 8, 0);
    Ok(bytes)
}

/// Returns the bytes of a structure.
pub(super) fn bytes(size: u64, text: &str) -> Result<Vec<u8>> {
    let bytes = if text == "zeros" { zeros(size)? } else { file(None, text)? };
    match bytes.len() as u64 == size {
        true => Ok(bytes),
        false => Err(wrong(format!("expected {size} bytes, found {}", bytes.len()))),
    }
}

fn component(number: HostNumber, text: &str) -> Result<Vec<u8>> {
    let expected = || {
        wrong(format!(
            "expected a number of type {}, found \"{text}\"",
            HostNumber::new(number.is_float, number.bits, 1)
        ))
    };
    if number.is_float {
        return text.parse().map(|value| number.float_bytes(value)).map_err(|_| expected());
    }
    let (digits, is_negative) = match text.strip_prefix('-') {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    if !digits.starts_with(|first: char| first.is_ascii_digit()) || digits.contains(['+', '-']) {
        return Err(expected());
    }
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    let value = magnitude.map_err(|_| expected())? * if is_negative { -1 } else { 1 };
    let range = -(1_i128 << (number.bits - 1))..1 << number.bits;
    if !range.contains(&value) {
        return Err(expected());
    }
    Ok(value.to_le_bytes()[..number.bits as usize / 8].to_vec())
}

/// Prints memory on one line, after a name: as numbers of a type, or of the memory's own.
pub(super) fn print(name: &str, kind: HostArgumentKind, ty: Option<HostNumber>, bytes: &[u8]) -> String {
    let number = ty.unwrap_or(match kind {
        HostArgumentKind::Memory(Some(number)) => number,
        _ => HostNumber::BYTE,
    });
    let mut text = format!("{name}:");
    for component in bytes.chunks(number.bits as usize / 8) {
        let mut word = [0; 8];
        word[..component.len()].copy_from_slice(component);
        text.push(' ');
        text.push_str(&number.text(u64::from_le_bytes(word)));
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const INT: HostNumber = HostNumber::new(false, 32, 1);
    const HALF4: HostNumber = HostNumber::new(true, 16, 4);

    #[test]
    fn numbers_have_the_width_of_their_type() {
        assert_eq!(number(INT, "-1").unwrap(), [255; 4]);
        assert_eq!(number(INT, "0xffffffff").unwrap(), [255; 4]);
        assert!(number(INT, "4294967296").is_err());
        assert!(number(INT, "1.5").is_err());
        assert_eq!(number(HALF4, "1").unwrap(), [0, 0x3c, 0, 0x3c, 0, 0x3c, 0, 0x3c]);
        assert!(number(HALF4, "1,2").is_err());
        let three = HostNumber::new(false, 8, 3);
        assert_eq!(number(three, "1,2,3").unwrap(), [1, 2, 3, 0]);
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("3k").unwrap(), 3072);
        assert_eq!(size("1M").unwrap(), 1 << 20);
        assert!(size("99999999999G").is_err());
        assert!(size("k").is_err());
        assert_eq!(memory(None, "zeros:3").unwrap(), [0; 3]);
        assert_eq!(memory(Some(INT), "random:1:5").unwrap().len(), 5);
        assert_eq!(memory(Some(INT), "1,2").unwrap(), [1, 0, 0, 0, 2, 0, 0, 0]);
        assert!(memory(None, "1,2").is_err());
        assert_eq!(memory(None, "short:1,-2").unwrap(), [1, 0, 254, 255]);
        assert_eq!(memory(Some(INT), "ushort:1,65535").unwrap(), [1, 0, 255, 255]);
        assert!(memory(Some(INT), "ufloat:1").is_err());
        assert!(memory(Some(INT), "--1").is_err());
        assert!(memory(Some(INT), "0x-1").is_err());
    }

    #[test]
    fn memory_is_printed_as_numbers() {
        let memory = HostArgumentKind::Memory(Some(INT));
        let bytes = [1, 0, 0, 0, 255, 255, 255, 255];
        assert_eq!(print("a", memory, None, &bytes), "a: 1 -1\n");
        assert_eq!(print("a", memory, Some(HostNumber::new(false, 64, 1)), &bytes), "a: -4294967295\n");
    }
}
