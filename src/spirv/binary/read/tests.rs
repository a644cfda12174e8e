//! Tests of reading whole modules, sound and damaged.

use super::*;
use crate::spirv::InstView;
use crate::spirv::binary::ByteOrder;
use crate::spirv::grammar::Op;
use crate::spirv::view::View;

const SOUND: [u32; 9] = [MAGIC, 0x0001_0200, 7, 12, 0, 2 << 16 | 17, 6, 2 << 16 | 19, 1];

fn refused(words: &[u32]) -> String {
    View::parse(words).map_or_else(|error| error.to_string(), |_| "fine".to_owned())
}

#[test]
fn header_and_instructions_are_read() {
    assert_eq!(header(&SOUND).ok(), Some(Header { version: Version::V1_2, generator: 7, bound: 12 }));
    let read = View::parse(&SOUND).expect("the module is sound");
    let views: Vec<_> = read.instructions().collect();
    assert_eq!(views.len(), 2);
    assert_eq!(*views[1], InstView { op: Op::TypeVoid, operands: &[1] });
    assert_eq!(View::parse(&SOUND[..5]).map(|read| read.instructions().count()).ok(), Some(0));
}

#[test]
fn damaged_modules_are_errors() {
    let with = |at: usize, word: u32| {
        let mut words = SOUND;
        words[at] = word;
        refused(&words)
    };
    assert_eq!(
        refused(&SOUND[..4]),
        "InvalidSpirv: the module has 4 words; expected at least the 5 words of the header"
    );
    assert_eq!(with(0, 1), "InvalidSpirv: the module starts with 0x00000001; expected 0x07230203");
    assert_eq!(
        with(1, 0x0002_0000),
        "InvalidModule: Invalid SPIR-V module: unsupported SPIR-V version number 'unknown (131072)'. Range of \
         supported/known SPIR-V versions is 1.0 (65536) - 1.6 (67072)"
    );
    assert_eq!(
        with(3, 0),
        "InvalidSpirv: the header has the bound 0 and the reserved word 0; expected a positive bound and 0"
    );
    assert_eq!(
        with(4, 1),
        "InvalidSpirv: the header has the bound 12 and the reserved word 1; expected a positive bound and 0"
    );
    assert_eq!(
        with(7, 19),
        "InvalidSpirv: input SPIR-V module has a truncated instruction: OpTypeVoid at word 2 has 0 words"
    );
    assert_eq!(
        with(7, 3 << 16 | 19),
        "InvalidSpirv: input SPIR-V module has a truncated instruction: OpTypeVoid at word 2 has 3 words"
    );
    for length in 0..SOUND.len() {
        assert_eq!(View::parse(&SOUND[..length]).is_ok(), [5, 7].contains(&length), "{length}");
    }
}

#[test]
fn bytes_are_read_in_either_order() {
    for order in [ByteOrder::Little, ByteOrder::Big, ByteOrder::HOST] {
        let bytes = write::bytes(&SOUND, order);
        assert_eq!(words(&bytes).ok(), Some(SOUND.to_vec()));
    }
    assert_eq!(write::bytes(&SOUND[..1], ByteOrder::Little), [0x03, 0x02, 0x23, 0x07]);
    assert_eq!(write::bytes(&SOUND[..1], ByteOrder::Big), [0x07, 0x23, 0x02, 0x03]);
    for damaged in [&b""[..], b"abc", b"abcd", b"BC\xC0\xDE"] {
        assert!(words(damaged).is_err());
    }
    let message = words(b"119734787 65536 6").expect_err("it is text").to_string();
    assert!(message.contains("the text form of a module"), "{message}");
}

/// Words and bytes from a fixed generator: whatever comes, the answer is a value.
#[test]
fn garbage_never_panics() {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u32
    };
    for round in 0..2000 {
        let mut stream = SOUND[..5].to_vec();
        stream.extend((0..round % 40).map(|_| next() & if round % 2 == 0 { 0x0003_00FF } else { u32::MAX }));
        if let Ok(read) = View::parse(&stream) {
            let length: usize = read.instructions().map(|inst| inst.operands.len() + 1).sum();
            assert_eq!(length, stream.len() - 5);
        }
        let bytes: Vec<u8> = stream.iter().flat_map(|word| word.to_le_bytes()).take(round).collect();
        let _ = words(&bytes).map(|words| View::parse(&words).map(drop));
    }
}
