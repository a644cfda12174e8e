//! Tests of code whose function-local ids get their numbers.

use super::*;
use crate::spirv::grammar::Decoration;
use crate::spirv::id::IdAllocator;
use crate::spirv::inst;

/// Returns the words that `build` writes, numbered behind three ids of module scope.
fn numbered(build: impl FnOnce(&mut Code, &mut IdAllocator)) -> Vec<u32> {
    let (mut code, mut ids) = (Code::default(), IdAllocator::default());
    build(&mut code, &mut ids);
    while ids.local_offset() != 4_u32.wrapping_sub(LOCAL) {
        ids.fresh_global();
    }
    code.numbered(&Numbers::new(&ids))
}

fn push(code: &mut Code, inst: &Inst) {
    code.push(inst).expect("the instruction is short enough");
}

/// The operands of each instruction.
fn operands(words: &[u32]) -> Vec<Vec<u32>> {
    inst::iter(words).map(|inst| inst.expect("it is whole").operands.to_vec()).collect()
}

#[test]
fn local_ids_follow_those_of_module_scope() {
    let words = numbered(|code, ids| {
        let (global, local, other) = (ids.fresh_global(), ids.fresh_local(), ids.fresh_local());
        code.push_ids(Op::IAdd, &[global.word(), local.word()], &[other, global]).expect("it is short");
        push(code, &Inst::new(Op::Label).id(other));
        assert_eq!(ids.bound(), 4);
    });
    assert_eq!(operands(&words), [vec![1, 4, 5, 1], vec![5]]);
}

#[test]
fn numbers_that_look_like_local_ids_stay() {
    const HIGH: u32 = 0x8000_0000;
    let decoration = Decoration(HIGH + 9);
    let words = numbered(|code, ids| {
        let local = ids.fresh_local();
        push(code, &Inst::new(Op::VectorShuffle).id(local).literal(u32::MAX).literal(0).literal(HIGH));
        push(code, &Inst::new(Op::Switch).id(local).literal64(u64::MAX - 1).id(local).literal64(1 << 63).id(local));
        push(code, &Inst::new(Op::CompositeExtract).words(&[1, HIGH, 2, HIGH + 1]).id(local));
        push(code, &Inst::new(Op::Name).id(local).string("aé©zzzü©aaa".as_bytes()));
        push(code, &Inst::new(Op::Decorate).id(local).enumerant(decoration));
    });
    let name = Inst::new(Op::Name).words(&[4]).string("aé©zzzü©aaa".as_bytes()).operands().to_vec();
    assert!(name.iter().any(|word| word & LOCAL != 0));
    let switch = vec![4, u32::MAX - 1, u32::MAX, 4, 0, HIGH, 4];
    let expected = [vec![4, u32::MAX, 0, HIGH], switch, vec![1, HIGH, 2, HIGH + 1, 4], name, vec![4, HIGH + 9]];
    assert_eq!(operands(&words), expected);
}

#[test]
fn code_appended_keeps_its_numbers() {
    let words = numbered(|code, ids| {
        let local = ids.fresh_local();
        let mut other = Code::default();
        push(&mut other, &Inst::new(Op::Constant).id(local).literal(u32::MAX));
        push(code, &Inst::new(Op::Label).id(local));
        code.append(&other);
        code.append(&other);
    });
    assert_eq!(operands(&words), [vec![4], vec![4, u32::MAX], vec![4, u32::MAX]]);
}

#[test]
fn a_place_kept_free_takes_an_id_later() {
    let words = numbered(|code, ids| {
        let local = ids.fresh_local();
        push(code, &Inst::new(Op::Phi).id(local).words(&[0; 2]).literal(u32::MAX));
        code.set_id(2, local);
    });
    assert_eq!(operands(&words), [vec![4, 4, 0, u32::MAX]]);
}

#[test]
fn a_literal_that_is_raised_stays_a_literal() {
    let words = numbered(|code, ids| {
        let local = ids.fresh_local();
        push(code, &Inst::new(Op::Label).id(local).literal(8).literal(u32::MAX));
        code.raise_literal(2, 1 << 31);
        code.raise_literal(3, 16);
    });
    assert_eq!(operands(&words), [vec![4, 1 << 31, u32::MAX]]);
}

/// The count of words is in the upper half of the first word, and reaches its highest bit.
#[test]
fn first_words_of_long_instructions_stay() {
    for count in [0x7FFF, 0x8000, 0x8001, 0xFFFF, 0x1_0000, 0x2_5000] {
        let words = numbered(|code, ids| {
            let (global, locals) = (ids.fresh_global(), [ids.fresh_local(), ids.fresh_local()]);
            push(code, &Inst::new(Op::Label).id(locals[1]));
            let mut others = vec![locals[0]; count - 3];
            others[count - 4] = locals[1];
            code.push_ids(Op::CompositeConstruct, &[global.word(), locals[0].word()], &others)
                .expect("it is continued");
            push(
                code,
                &Inst::new(Op::CompositeConstruct).id(locals[1]).words(&vec![u32::MAX; count - 2]).id(locals[1]),
            );
        });
        let found: Vec<u32> = operands(&words).concat();
        let first = [vec![5, 1], vec![4; count - 3], vec![5]].concat();
        let second = [vec![5], vec![u32::MAX; count - 2], vec![5]].concat();
        assert!(found == [first, second].concat(), "{count} words");
    }
}
