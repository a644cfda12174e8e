//! Violations of each rule about checkpoints of memory, and restores with undefined behavior, each beside a module without
//! it. SPIRV-Tools accepts them all.

use super::kernels::*;
use crate::spirv::View;
use crate::spirv::grammar::{Capability, FunctionControl, StorageClass, Version};
use crate::spirv::{Inst, Op};
use crate::validate::saved_memory::{check, check_restores};
use crate::validate::violation::{Violation, Violations};

const POINTER_TO_UINT: u32 = 50;
const CONDITION: u32 = 51;
const BOOL: u32 = 52;
const LONG: u32 = 53;
const NULL: u32 = 54;
const LABEL: u32 = 60;
const CHECKPOINT: u32 = 70;

fn block(number: u32, body: Vec<Inst>, end: Inst) -> Vec<Inst> {
    let mut block = vec![Inst::new(Op::Label).literal(LABEL + number)];
    block.extend(body);
    block.push(end);
    block
}

fn save(number: u32) -> Inst {
    Inst::new(Op::SaveMemoryINTEL).words(&[POINTER_TO_UINT, CHECKPOINT + number])
}

fn restore(number: u32) -> Inst {
    Inst::new(Op::RestoreMemoryINTEL).literal(CHECKPOINT + number)
}

fn array(number: u32) -> Inst {
    Inst::new(Op::VariableLengthArrayINTEL).words(&[POINTER_TO_UINT, 80 + number, UINT_FOUR])
}

const UINT_FOUR: u32 = 55;

fn jump(to: u32) -> Inst {
    Inst::new(Op::Branch).literal(LABEL + to)
}

fn either(yes: u32, no: u32) -> Inst {
    Inst::new(Op::BranchConditional).words(&[CONDITION, LABEL + yes, LABEL + no])
}

fn end() -> Inst {
    Inst::new(Op::Return)
}

/// A module whose helper has these blocks.
fn module(blocks: Vec<Vec<Inst>>) -> Vec<u32> {
    let mut sketch = Sketch::new(Version::V1_0);
    sketch.capabilities.push(Inst::new(Op::Capability).enumerant(Capability::VariableLengthArrayINTEL));
    sketch.capabilities.push(Inst::new(Op::Extension).string(b"SPV_INTEL_variable_length_array"));
    sketch.globals.extend([
        pointer(POINTER_TO_UINT, StorageClass::Function, UINT),
        Inst::new(Op::TypeBool).literal(BOOL),
        Inst::new(Op::ConstantTrue).words(&[BOOL, CONDITION]),
        Inst::new(Op::Constant).words(&[12, LONG, 1, 0]),
        Inst::new(Op::ConstantNull).words(&[POINTER_TO_UINT, NULL]),
        Inst::new(Op::Constant).words(&[UINT, UINT_FOUR, 4]),
    ]);
    let head = Inst::new(Op::Function).words(&[VOID, HELPER]).enumerant(FunctionControl::None).literal(TO_VOID);
    sketch.helper = vec![head];
    sketch.helper.extend(blocks.into_iter().flatten());
    sketch.helper.push(Inst::new(Op::FunctionEnd));
    sketch.entry_points[0] = entry_point(KERNEL, b"kernel", &[]);
    let mut words = sketch.words();
    words[3] = 100;
    words
}

/// Checks arrays and restores.
fn check_both(words: &[u32], limit: usize) -> Vec<Violation> {
    let view = View::parse(words).unwrap();
    let (mut arrays, mut restores) = (Violations::new(limit), Violations::new(limit));
    check(&view, &mut arrays);
    check_restores(&view, &mut restores);
    [arrays.into_list(), restores.into_list()].concat()
}

#[track_caller]
fn passes(blocks: Vec<Vec<Inst>>) {
    let words = module(blocks);
    assert_eq!(check_both(&words, usize::MAX), []);
    #[cfg(feature = "validate")]
    assert_eq!(crate::validate::spirv_tools::check(&words).unwrap(), Ok(()));
}

/// The rule is violated by the instruction with this opcode and these operands.
#[track_caller]
fn violation(blocks: Vec<Vec<Inst>>, at: &Inst, rule: &str) {
    let words = module(blocks);
    let violation = check_both(&words, usize::MAX).swap_remove(0);
    assert!(violation.rule.contains(rule), "{}", violation.rule);
    assert_eq!(words[violation.offset.unwrap()] as u16, at.op().0);
    assert_eq!(&words[violation.offset.unwrap() + 1..][..at.operands().len()], at.operands());
    // A restore with undefined behavior makes no module invalid.
    assert_eq!(crate::validate::check(&words).is_empty(), at.op() == Op::RestoreMemoryINTEL);
    // SPIRV-Tools does not know the rules.
    #[cfg(feature = "validate")]
    assert_eq!(crate::validate::spirv_tools::check(&words).unwrap(), Ok(()));
}

const UNDOMINATED: &str = "OpVariableLengthArrayINTEL: no OpSaveMemoryINTEL dominates it";
const TWICE: &str = "OpRestoreMemoryINTEL: the checkpoint %70 is already restored on a path to it";
const ORDER: &str = "OpRestoreMemoryINTEL: on a path to it %71 is not saved, or a checkpoint that was saved before %71";

#[test]
fn an_array_behind_a_save_is_dominated() {
    passes(vec![block(0, vec![save(0), array(0), array(1)], end())]);
    passes(vec![block(0, vec![save(0)], jump(1)), block(1, vec![array(0)], either(1, 2)), block(2, vec![], end())]);
}

#[test]
fn an_array_is_dominated_by_a_save() {
    violation(vec![block(0, vec![array(0)], end())], &array(0), UNDOMINATED);
    violation(vec![block(0, vec![array(0), save(0)], end())], &array(0), UNDOMINATED);
}

#[test]
fn a_save_on_each_way_dominates_nothing() {
    let blocks = vec![
        block(0, vec![], either(1, 2)),
        block(1, vec![save(0)], jump(3)),
        block(2, vec![save(1), array(0)], jump(3)),
        block(3, vec![array(1)], end()),
    ];
    violation(blocks, &array(1), UNDOMINATED);
}

#[test]
fn a_save_later_in_the_loop_dominates_nothing() {
    let blocks = vec![
        block(0, vec![], jump(1)),
        block(1, vec![array(0)], jump(2)),
        block(2, vec![save(0)], either(1, 3)),
        block(3, vec![], end()),
    ];
    violation(blocks, &array(0), UNDOMINATED);
}

#[test]
fn nested_checkpoints_are_restored_from_the_newest_on() {
    passes(vec![block(
        0,
        vec![save(0), array(0), save(1), array(1), restore(1), save(2), array(2), restore(2), restore(0)],
        end(),
    )]);
    // What is never restored is gone with the older one.
    passes(vec![block(0, vec![save(0), array(0), save(1), array(1), restore(0)], end())]);
}

#[test]
fn each_pass_of_a_loop_restores_its_own_checkpoint() {
    passes(vec![
        block(0, vec![save(0)], jump(1)),
        block(1, vec![save(1), array(0)], either(2, 3)),
        block(2, vec![restore(1)], jump(1)),
        block(3, vec![restore(1)], jump(4)),
        block(4, vec![restore(0)], end()),
    ]);
}

#[test]
fn a_checkpoint_is_restored_once() {
    violation(vec![block(0, vec![save(0), array(0), restore(0), array(1), restore(0)], end())], &restore(0), TWICE);
    let arms = vec![
        block(0, vec![save(0), array(0)], either(1, 2)),
        block(1, vec![restore(0)], jump(2)),
        block(2, vec![restore(0)], end()),
    ];
    violation(arms, &restore(0), TWICE);
    let one_way_each = vec![
        block(0, vec![save(0), array(0)], either(1, 2)),
        block(1, vec![restore(0)], end()),
        block(2, vec![restore(0)], end()),
    ];
    passes(one_way_each);
}

#[test]
fn a_loop_does_not_restore_what_was_saved_before_it() {
    let blocks = vec![
        block(0, vec![save(0)], jump(1)),
        block(1, vec![array(0), restore(0)], either(1, 2)),
        block(2, vec![], end()),
    ];
    violation(blocks, &restore(0), TWICE);
}

#[test]
fn an_older_checkpoint_is_not_restored_first() {
    // The extension's own example.
    let example = vec![save(0), array(0), save(1), array(1), restore(0), restore(1)];
    violation(vec![block(0, example, end())], &restore(1), ORDER);
    let one_way = vec![
        block(0, vec![save(0), array(0), save(1), array(1)], either(1, 2)),
        block(1, vec![restore(0)], jump(2)),
        block(2, vec![restore(1)], end()),
    ];
    violation(one_way, &restore(1), ORDER);
}

#[test]
fn what_is_restored_was_saved() {
    let null = Inst::new(Op::RestoreMemoryINTEL).literal(NULL);
    let rule = "OpRestoreMemoryINTEL: %54 is not the result of an OpSaveMemoryINTEL";
    violation(vec![block(0, vec![save(0), null.clone()], end())], &null, rule);
}

/// `%(70 + number)`, chosen among checkpoints by the blocks that they come from.
fn phi(number: u32, operands: &[(u32, u32)]) -> Inst {
    let words: Vec<u32> = operands.iter().flat_map(|(operand, block)| [CHECKPOINT + operand, LABEL + block]).collect();
    Inst::new(Op::Phi).words(&[POINTER_TO_UINT, CHECKPOINT + number]).words(&words)
}

fn select(number: u32, yes: u32, no: u32) -> Inst {
    Inst::new(Op::Select).words(&[POINTER_TO_UINT, CHECKPOINT + number, CONDITION, CHECKPOINT + yes, CHECKPOINT + no])
}

/// Two branches with these instructions, and what follows where they meet.
fn branches(before: Vec<Inst>, left: Vec<Inst>, right: Vec<Inst>, joined: Vec<Inst>) -> Vec<Vec<Inst>> {
    vec![block(0, before, either(1, 2)), block(1, left, jump(3)), block(2, right, jump(3)), block(3, joined, end())]
}

const CHOICE_TWICE: &str = "OpRestoreMemoryINTEL: the checkpoint %72 is already restored on a path to it";
const NOT_SAVED: &str = "is not saved, or a checkpoint that was saved before";

#[test]
fn a_phi_is_restored_for_what_it_chooses() {
    let chosen = phi(2, &[(0, 1), (1, 2)]);
    let both = |joined: Vec<Inst>| branches(vec![save(5)], vec![save(0), array(0)], vec![save(1), array(1)], joined);
    passes(both(vec![chosen.clone(), restore(2), restore(5)]));
    violation(both(vec![chosen.clone(), restore(2), restore(2)]), &restore(2), CHOICE_TWICE);
    violation(both(vec![chosen.clone(), restore(5), restore(2)]), &restore(2), NOT_SAVED);
    let used_up = branches(vec![], vec![save(0), restore(0)], vec![save(1)], vec![chosen, restore(2)]);
    violation(used_up, &restore(2), NOT_SAVED);
}

#[test]
fn a_loop_restores_what_it_saved_in_the_pass_before() {
    let blocks = |operand, last| {
        vec![
            block(0, vec![save(0)], jump(1)),
            block(1, vec![phi(2, &[(0, 0), (operand, 1)]), array(0), restore(2), save(1)], either(1, 2)),
            block(2, last, end()),
        ]
    };
    passes(blocks(1, vec![restore(1)]));
    violation(blocks(0, vec![]), &restore(2), NOT_SAVED);
    violation(blocks(1, vec![restore(0)]), &restore(0), NOT_SAVED);
}

#[test]
fn phis_keep_the_order_of_what_they_choose() {
    let (older, newer) = (phi(4, &[(0, 1), (2, 2)]), phi(5, &[(1, 1), (3, 2)]));
    let blocks = |joined| branches(vec![], vec![save(0), save(1)], vec![save(2), save(3)], joined);
    passes(blocks(vec![newer.clone(), older.clone(), restore(5), restore(4)]));
    violation(blocks(vec![newer.clone(), older.clone(), restore(4), restore(5)]), &restore(5), NOT_SAVED);
    // On one path both are the same.
    let newer = phi(5, &[(0, 1), (3, 2)]);
    violation(blocks(vec![older.clone(), newer, restore(5), restore(4)]), &restore(4), NOT_SAVED);
    // On one path the one is older, on another the other.
    let newer = phi(5, &[(1, 1), (2, 2)]);
    let older = phi(4, &[(0, 1), (3, 2)]);
    violation(blocks(vec![older, newer, restore(5), restore(4)]), &restore(4), NOT_SAVED);
}

#[test]
fn a_select_is_restored_for_the_lowest_that_it_may_be() {
    let chosen = |rest: &[Inst]| {
        let mut body = vec![save(5), save(0), array(0), save(1), array(1), select(2, 0, 1)];
        body.extend_from_slice(rest);
        vec![block(0, body, end())]
    };
    passes(chosen(&[restore(2), restore(5)]));
    violation(chosen(&[restore(2), restore(2)]), &restore(2), CHOICE_TWICE);
    violation(chosen(&[restore(2), restore(0)]), &restore(0), NOT_SAVED);
    violation(chosen(&[restore(0), restore(2)]), &restore(2), NOT_SAVED);
    // One of the two is used up; the program may know which.
    passes(chosen(&[restore(1), restore(2)]));
}

#[test]
fn a_phi_of_what_all_paths_have_is_followed() {
    let chosen = phi(2, &[(0, 0), (1, 1)]);
    let blocks =
        |last| vec![block(0, vec![save(0), save(1)], either(1, 2)), block(1, vec![], jump(2)), block(2, last, end())];
    passes(blocks(vec![chosen.clone(), restore(2)]));
    violation(blocks(vec![chosen, restore(2), restore(1)]), &restore(1), NOT_SAVED);
}

#[test]
fn the_cases_of_a_switch_are_as_wide_as_its_selector() {
    // The high word of a case, %62 if it were a label, is none.
    let switch = Inst::new(Op::Switch).words(&[LONG, LABEL + 1, 5, LABEL + 2, LABEL + 3]);
    let blocks = |last| {
        vec![
            block(0, vec![save(0), array(0)], switch.clone()),
            block(1, vec![restore(0)], jump(2)),
            block(2, vec![], jump(3)),
            block(3, last, end()),
        ]
    };
    passes(blocks(vec![]));
    violation(blocks(vec![restore(0)]), &restore(0), TWICE);
}

#[test]
fn blocks_that_nothing_reaches_are_not_looked_at() {
    passes(vec![block(0, vec![], end()), block(1, vec![array(0), save(0), restore(0), restore(0)], end())]);
}

#[test]
fn every_violation_is_found() {
    let words = module(vec![block(0, vec![array(0), array(1), save(0), restore(0), restore(0), restore(0)], end())]);
    let rules: Vec<_> = check_both(&words, usize::MAX).into_iter().map(|violation| violation.rule).collect();
    for (rule, expected) in rules.iter().zip([UNDOMINATED, UNDOMINATED, TWICE, TWICE]) {
        assert!(rule.contains(expected), "{rule}");
    }
    assert_eq!(rules.len(), 4);
}

#[test]
fn many_violations_are_found_in_part() {
    let restores = (0..1_000).map(|_| restore(0));
    let words = module(vec![block(0, [save(0)].into_iter().chain(restores).collect(), end())]);
    assert_eq!(check_both(&words, 100).len(), 100);
}

/// One of two predecessors of many blocks has as many checkpoints: all joins together visit their square.
#[test]
fn functions_with_too_many_checkpoints_are_not_checked() {
    const COUNT: u32 = 4_000;
    let saves = (0..COUNT).map(save).collect();
    let cases = |first: u32| {
        let targets: Vec<u32> = (0..COUNT).flat_map(|index| [index, first + index]).collect();
        Inst::new(Op::Switch).words(&[UINT_FOUR, first]).words(&targets)
    };
    let first = LABEL + 10_000;
    let mut blocks =
        vec![block(0, vec![], either(1, 2)), block(1, saves, cases(first)), block(2, vec![], cases(first))];
    blocks.extend((0..COUNT).map(|index| block(10_000 + index, vec![restore(0)], end())));
    let mut words = module(blocks);
    words[3] = 20_000;
    assert_eq!(check_both(&words, usize::MAX), []);
}
