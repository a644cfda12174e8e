//! Rules that no validator checks, for every module that the tests write with several options, checked on its words.
//! Beside each rule is a module that violates it.

#![cfg(all(feature = "llvm", feature = "validate"))]

mod capabilities;
mod layout;
mod refusals;
mod runs;
mod stack;
mod validity;
mod written;

use llvm_spirv_rs::spirv::{Inst, Op, View};
use test_support::{corpus, programs};

/// An opcode and the words of its operands.
type Instruction<'a> = (Op, &'a [u32]);

/// A rule: returns the violation, or how often the rule applied.
type Rule = fn(&View<'_>) -> Result<usize, String>;

/// Checks that every module follows the rule, and that it applies at least this often.
#[track_caller]
fn holds(rule: Rule, at_least: usize) {
    let mut applied = 0;
    for module in written::modules() {
        match rule(&view(module.words)) {
            Ok(count) => applied += count,
            Err(broken) => panic!("{}: {broken}", module.name),
        }
    }
    assert!(applied >= at_least, "the rule applied {applied} times only");
}

/// Checks that the rule rejects a module of these instructions, with a message that starts like this.
#[track_caller]
fn breaks(rule: Rule, instructions: &[Instruction<'_>], message: &str) {
    let broken = rule(&view(&words(instructions))).expect_err("the rule is broken");
    assert!(broken.starts_with(message), "{broken}");
}

/// Checks that the rule accepts a module of these instructions.
#[track_caller]
fn keeps(rule: Rule, instructions: &[Instruction<'_>]) {
    assert_eq!(rule(&view(&words(instructions))).map(drop), Ok(()));
}

fn view(words: &[u32]) -> View<'_> {
    View::parse(words).expect("the module has a header")
}

fn words(instructions: &[Instruction<'_>]) -> Vec<u32> {
    let mut words = vec![0x0723_0203, 0x0001_0000, 0, 1_000, 0];
    for (op, operands) in instructions {
        Inst::new(*op).words(operands).append_to(&mut words).expect("the instruction is short");
    }
    words
}
