//! The violations of a module, and their order, do not depend on the number of threads.

use std::num::NonZeroUsize;

use super::assemble;
use crate::spirv::Op;
use crate::spirv::view::View;
use crate::validate::rules::{check, check_for_lift};

#[test]
fn threads_find_the_same_violations() {
    let function = |index: usize| {
        format!(
            "%f{index} = OpFunction %uint None %to_uint\n%b{index} = OpLabel\n%s{index} = OpIAdd %uint %uint_1 %uint_2\n\
             %p{index} = OpIMul %uint %s{index} %s{index}\n%d{index} = OpISub %uint %p{index} %uint_1\n\
             OpReturnValue %d{index}\nOpFunctionEnd\n"
        )
    };
    let functions: String = (0..8_000).map(function).collect();
    let mut words = assemble(&format!("%to_uint = OpTypeFunction %uint\n{functions}"));
    assert!(words.len() > 200_000, "only {} words: one thread checks them", words.len());
    let violations = |words: &[u32], threads| check(words, NonZeroUsize::new(threads));
    assert_eq!(violations(&words, 3), []);
    // Sums become comparisons, which have another result type.
    let view = View::parse(&words).unwrap();
    let sums = view.bodies().filter(|inst| inst.op == Op::IAdd).map(|inst| inst.offset);
    let sums: Vec<usize> = sums.step_by(90).collect();
    let capability = view.preamble().find(|inst| inst.op == Op::Capability).expect("there is one").offset;
    sums.iter().for_each(|&at| words[at] = words[at] & 0xFFFF_0000 | u32::from(Op::IEqual.0));
    words[capability + 1] = 60_000;
    let alone = violations(&words, 1);
    assert_eq!(alone[0].offset, Some(capability));
    assert!(alone.len() > sums.len(), "{} for {}", alone.len(), sums.len());
    for threads in [2, 3, 8] {
        assert_eq!(violations(&words, threads), alone);
    }
    // Violations that a lift tolerates come after more of the others than are recorded.
    let sums = view_offsets(&words, Op::ISub);
    sums.iter().step_by(40).for_each(|&at| words[at] = words[at] & 0xFFFF_0000 | u32::from(Op::IEqual.0));
    let products = view_offsets(&words, Op::IMul);
    products[7_900..].iter().for_each(|&at| words[at] = words[at] & 0xFFFF_0000 | u32::from(Op::IAddSatINTEL.0));
    let of_lift = |threads| check_for_lift(&View::parse(&words).unwrap(), NonZeroUsize::new(threads));
    let alone = of_lift(1);
    assert_eq!(alone.iter().filter(|violation| violation.is_relied_on).count(), 100);
    assert_eq!(alone.iter().filter(|violation| !violation.is_relied_on).count(), 100);
    for threads in [2, 3, usize::MAX] {
        assert_eq!(of_lift(threads), alone);
    }
}

/// Returns the offsets of the instructions in functions that have an opcode.
fn view_offsets(words: &[u32], op: Op) -> Vec<usize> {
    let view = View::parse(words).expect("the words are a module");
    view.bodies().filter(|inst| inst.op == op).map(|inst| inst.offset).collect()
}
