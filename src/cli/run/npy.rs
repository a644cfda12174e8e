//! Files of numpy (`.npy`, format version 1.0): a header that says what the bytes after it are.

use llvm_spirv_rs::lift::{HostArgumentKind, HostNumber};

const MAGIC: &[u8] = b"\x93NUMPY";

/// The number of bytes before the text of the header in version 1.0: the magic number, the version and the length.
const START: usize = 10;

/// The header ends at a multiple of this number.
const ALIGNMENT: usize = 64;

/// Returns the bytes of the array in a file, or why it does not fit memory of these numbers; `None` if the file is not one of
/// numpy.
pub(super) fn contents(file: &[u8], element: Option<HostNumber>) -> Option<Result<&[u8], String>> {
    let rest = file.strip_prefix(MAGIC)?;
    let Some((header, bytes)) = parts(file, rest) else { return Some(Err("the header is cut off".to_owned())) };
    let header = String::from_utf8_lossy(header).replace(' ', "");
    let descriptor = header.split("'descr':'").nth(1).and_then(|rest| rest.split('\'').next()).unwrap_or_default();
    let is_in_order = header.contains("'fortran_order':False");
    let fits = |number: HostNumber| {
        let size = (number.bits / 8).to_string();
        let kinds: &[char] = if number.is_float { &['f'] } else { &['i', 'u', 'b'] };
        let rest = descriptor.trim_start_matches(['<', '|', '=']);
        rest.strip_prefix(kinds).is_some_and(|found| found == size)
    };
    Some(if descriptor.starts_with('>') || !is_in_order {
        Err(format!("expected an array in the order of C and of this machine, found {}", header.trim_end()))
    } else if element.is_some_and(|element| !fits(element)) {
        let wanted = element.map(|element| HostNumber::new(element.is_float, element.bits, 1).to_string());
        Err(format!("expected numbers of type {}, found {descriptor}", wanted.unwrap_or_default()))
    } else {
        Ok(bytes)
    })
}

/// Returns the header of a file and what follows it.
fn parts<'f>(file: &'f [u8], rest: &[u8]) -> Option<(&'f [u8], &'f [u8])> {
    let (start, length) = match *rest {
        [1, _, low, high, ..] => (START, usize::from(u16::from_le_bytes([low, high]))),
        [2 | 3, _, a, b, c, d, ..] => (START + 2, u32::from_le_bytes([a, b, c, d]) as usize),
        _ => return None,
    };
    file.get(start..)?.split_at_checked(length)
}

/// Returns a file with an array of the numbers that memory has, or of bytes.
pub(super) fn write(kind: HostArgumentKind, bytes: &[u8]) -> Vec<u8> {
    let number = match kind {
        HostArgumentKind::Memory(Some(number)) => number,
        _ => HostNumber::BYTE,
    };
    let size = number.bits as usize / 8;
    let letter = if number.is_float { 'f' } else { 'i' };
    let order = if size == 1 { '|' } else { '<' };
    let count = bytes.len() / size;
    let mut header =
        format!("{{'descr': '{order}{letter}{size}', 'fortran_order': False, 'shape': ({count},), }}").into_bytes();
    let end = (START + header.len() + 1).next_multiple_of(ALIGNMENT);
    header.resize(end - START - 1, b' ');
    header.push(b'\n');
    [MAGIC, &[1, 0], &(header.len() as u16).to_le_bytes(), &header, bytes].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_read_as_they_were_written() {
        let file = write(HostArgumentKind::Memory(Some(HostNumber::new(true, 32, 4))), &[7; 16]);
        let float = Some(HostNumber::new(true, 32, 1));
        assert_eq!(contents(&file, float), Some(Ok(&[7; 16][..])));
        assert_eq!(contents(&file, None), Some(Ok(&[7; 16][..])));
        assert!(contents(&file, Some(HostNumber::new(true, 64, 1))).is_some_and(|found| found.is_err()));
        assert!(contents(&file, Some(HostNumber::new(false, 32, 1))).is_some_and(|found| found.is_err()));
        let turned = String::from_utf8_lossy(&file[10..]).replace("False", "True ");
        let turned = [&file[..10], turned.as_bytes()].concat();
        assert!(contents(&turned, float).is_some_and(|found| found.is_err()));
        assert_eq!((file.len() - 16) % ALIGNMENT, 0);
        assert!(
            file.starts_with(b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }")
        );
        assert_eq!(contents(b"1234", None), None);
        assert!(contents(b"\x93NUMPY\x01\x00\xff\xff", None).is_some_and(|found| found.is_err()));
    }
}
