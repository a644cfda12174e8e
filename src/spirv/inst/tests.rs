//! Tests of building and reading single instructions.

use super::*;
use crate::spirv::grammar::{Decoration, MemoryAccess};

fn id(word: u32) -> Id {
    Id::new(word).expect("tests use ids above zero")
}

fn words(inst: &Inst) -> Vec<u32> {
    let mut stream = Vec::new();
    inst.append_to(&mut stream).expect("tests build short instructions");
    stream
}

#[test]
fn operands_follow_the_count() {
    let inst = Inst::new(Op::Load).id(id(1)).id(id(2)).ids(&[id(3)]).enumerant(MemoryAccess::Aligned).literal(4);
    assert_eq!(words(&inst), [6 << 16 | 61, 1, 2, 3, 2, 4]);
    assert_eq!(inst.op(), Op::Load);
    assert_eq!(inst.operands(), [1, 2, 3, 2, 4]);
    assert_eq!(inst.enumerants(), [(EnumKind::MemoryAccess, 2)]);
}

#[test]
fn wide_literals_have_the_low_word_first() {
    assert_eq!(words(&Inst::new(Op::Constant).literal64(0x1_0000_0002))[1..], [2, 1]);
}

#[test]
fn strings_end_with_a_zero_byte() {
    let operands = |bytes: &[u8]| Inst::new(Op::String).string(bytes).operands().to_vec();
    assert_eq!(operands(b""), [0]);
    assert_eq!(operands(b"abc"), [0x0063_6261]);
    assert_eq!(operands(b"abcd"), [0x6463_6261, 0]);
    assert_eq!(operands(b"ab\0cd"), [0x0000_6261]);
    assert_eq!(operands(b"\xFF\xFEabcd"), [0x6261_FEFF, 0x0000_6463]);
}

#[test]
fn strings_are_read_back() {
    for text in [&b""[..], b"a", b"abc", b"abcd", b"abcdefgh!"] {
        let inst = Inst::new(Op::Name).id(id(7)).string(text).literal(9);
        let view = InstView { op: Op::Name, operands: inst.operands() };
        assert_eq!(view.id(0), Some(id(7)));
        let length = text.len() / 4 + 1;
        assert_eq!(view.string(1), Some((text.to_vec(), length)));
        assert_eq!(view.operands[1 + length..], [9]);
    }
    assert_eq!(string(&[0x6463_6261]), None);
    assert_eq!(InstView { op: Op::Name, operands: &[0] }.id(0), None);
    assert_eq!(InstView { op: Op::Name, operands: &[0] }.string(5), None);
}

#[test]
fn up_to_fifteen_operand_words_stay_off_the_heap() {
    let inst = Inst::new(Op::TypeFunction).words(&[1; 15]).enumerant(Decoration::Restrict);
    assert!(!Inst::new(Op::TypeFunction).words(&[1; 15]).words.spilled());
    assert!(inst.words.spilled());
    assert!(!inst.enumerants.spilled());
}

#[test]
fn too_many_words_are_refused() {
    let mut stream = vec![1, 2];
    assert!(Inst::new(Op::TypeStruct).words(&vec![1; MAX_WORDS - 1]).append_to(&mut stream).is_ok());
    assert_eq!(stream[2], 0xFFFF << 16 | 30);
    stream.clear();
    let error = Inst::new(Op::Switch)
        .words(&vec![1; MAX_WORDS])
        .append_to(&mut stream)
        .map_err(|error| error.message().to_owned());
    let message = "OpSwitch has 65536 words; the limit of an instruction is 65535";
    assert_eq!(error, Err(message.to_owned()));
    assert!(stream.is_empty());
}

#[test]
fn composites_are_continued() {
    let mut stream = Vec::new();
    let operands: Vec<u32> = (0..2 * MAX_WORDS as u32).collect();
    assert!(Inst::new(Op::TypeStruct).words(&operands).append_to(&mut stream).is_ok());
    let views: Vec<_> = iter(&stream).filter_map(Result::ok).collect();
    let counts: Vec<_> = views.iter().map(|view| (view.op, view.operands.len())).collect();
    let rest = Op::TypeStructContinuedINTEL;
    assert_eq!(counts, [(Op::TypeStruct, MAX_WORDS - 1), (rest, MAX_WORDS - 1), (rest, 2)]);
    assert_eq!(views.iter().flat_map(|view| view.operands).copied().collect::<Vec<_>>(), operands);
}

#[test]
fn streams_are_walked() {
    let stream = [1 << 16 | 253, 3 << 16 | 62, 8, 9];
    let views: Vec<_> = iter(&stream).filter_map(Result::ok).collect();
    assert_eq!(views, [InstView { op: Op::Return, operands: &[] }, InstView { op: Op::Store, operands: &[8, 9] }]);
    assert_eq!(iter(&[]).count(), 0);
}

#[test]
fn wrong_word_counts_end_the_walk() {
    for stream in [&[62][..], &[3 << 16 | 62, 8][..], &[0xFFFF_FFFF, 0][..]] {
        let items: Vec<_> = iter(stream).collect();
        assert_eq!(items.len(), 1);
        assert_eq!(items[0].as_ref().err().map(Error::kind), Some(ErrorKind::InvalidSpirv));
    }
}
