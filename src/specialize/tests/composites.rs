//! Operations on vectors and structures.

use super::*;

/// `%20 = 5`, chosen, `%21 = 7`, `%22 = <%20, %21>`, `%23 = { %21, %22 }`, `%24 = null : PAIR`, `%25 = undef : V2`
fn composites() -> Sketch {
    Sketch::default()
        .choice(Op::SpecConstant, &[I32, 20, 5])
        .inst(Op::Constant, &[I32, 21, 7])
        .inst(Op::SpecConstantComposite, &[V2, 22, 20, 21])
        .inst(Op::SpecConstantComposite, &[PAIR, 23, 21, 22])
        .inst(Op::ConstantNull, &[PAIR, 24])
        .inst(Op::Undef, &[V2, 25])
}

fn with_operation(ty: u32, op: Op, operands: &[u32]) -> Vec<u32> {
    let operation = [&[ty, 30, u32::from(op.0)], operands].concat();
    composites().inst(Op::SpecConstantOp, &operation).specialized(&[], true)
}

/// The members of a constant as numbers.
#[track_caller]
fn members(words: &[u32], id: u32) -> Vec<u64> {
    let (op, operands) = definition(words, id);
    assert_eq!(op, Op::ConstantComposite);
    operands[2..].iter().map(|&member| bits(words, member)).collect()
}

#[test]
fn members_are_taken_out() {
    assert_eq!(bits(&with_operation(I32, Op::CompositeExtract, &[22, 0]), 30), 5);
    assert_eq!(bits(&with_operation(I32, Op::CompositeExtract, &[23, 1, 1]), 30), 7);
    let vector = with_operation(V2, Op::CompositeExtract, &[23, 1]);
    assert_eq!(definition(&vector, 30), (Op::ConstantComposite, vec![V2, 30, 20, 21]));
    let null = with_operation(V2, Op::CompositeExtract, &[24, 1]);
    assert_eq!(definition(&null, 30), (Op::ConstantNull, vec![V2, 30]));
    let zero = with_operation(I32, Op::CompositeExtract, &[24, 0]);
    assert_eq!(definition(&zero, 30), (Op::ConstantNull, vec![I32, 30]));
}

#[test]
fn members_are_put_in() {
    assert_eq!(members(&with_operation(V2, Op::CompositeInsert, &[21, 22, 0]), 30), [7, 7]);
    // One level deeper, into what has no members yet: they are declared before.
    let deep = with_operation(PAIR, Op::CompositeInsert, &[20, 24, 1, 1]);
    let (op, operands) = definition(&deep, 30);
    assert_eq!((op, bits(&deep, operands[2])), (Op::ConstantComposite, 0));
    assert_eq!(members(&deep, operands[3]), [0, 5]);
    assert_eq!(deep[3], 102, "two new ids");
}

#[test]
fn lanes_are_shuffled() {
    assert_eq!(members(&with_operation(V2, Op::VectorShuffle, &[22, 22, 3, 0]), 30), [7, 5]);
    let words = with_operation(V2, Op::VectorShuffle, &[22, 25, u32::MAX, 1]);
    let (_, operands) = definition(&words, 30);
    assert_eq!(definition(&words, operands[2]).0, Op::Undef);
    assert_eq!(operands[3], 21);
}

#[test]
fn lanes_are_computed_one_by_one() {
    assert_eq!(members(&with_operation(V2, Op::IMul, &[22, 22]), 30), [25, 49]);
    assert_eq!(members(&with_operation(V2, Op::IAdd, &[22, 25]), 30), [5, 7]);
    let compared = with_operation(B2, Op::ULessThan, &[22, 25]);
    assert_eq!(members(&compared, 30), [0, 0]);
    // Equal numbers are declared once: 7 is there already.
    let sum = with_operation(V2, Op::BitwiseOr, &[22, 22]);
    assert_eq!(definition(&sum, 30).1, [V2, 30, 20, 21]);
}

/// One lane of a quotient is undefined; what is not chosen of it does no harm.
#[test]
fn only_the_lanes_that_are_undefined_become_so() {
    let specialized = composites()
        .inst(Op::Constant, &[I32, 26, 0])
        .inst(Op::ConstantComposite, &[V2, 27, 21, 26])
        .inst(Op::SpecConstantOp, &[V2, 28, u32::from(Op::UDiv.0), 22, 27])
        .inst(Op::ConstantTrue, &[BOOL, 29])
        .inst(Op::SpecConstantOp, &[V2, 30, u32::from(Op::Select.0), 29, 22, 28])
        .try_specialize(&[], true)
        .expect("it can be specialized");
    let words = specialized.words;
    let (op, operands) = definition(&words, 28);
    assert_eq!((op, bits(&words, operands[2])), (Op::ConstantComposite, 0));
    assert_eq!(definition(&words, operands[3]).0, Op::Undef);
    assert_eq!(specialized.warnings.len(), 1);
    assert_eq!(members(&words, 30), [5, 7]);
}

#[test]
fn values_are_selected_whole_and_lane_by_lane() {
    let select = |condition: &[u32], op: Op| {
        composites()
            .inst(Op::ConstantTrue, &[BOOL, 26])
            .inst(Op::ConstantFalse, &[BOOL, 27])
            .inst(op, condition)
            .inst(Op::SpecConstantComposite, &[V2, 29, 21, 20])
            .inst(Op::SpecConstantOp, &[V2, 30, u32::from(Op::Select.0), 28, 22, 29])
            .specialized(&[], true)
    };
    assert_eq!(members(&select(&[BOOL, 28], Op::ConstantFalse), 30), [7, 5]);
    assert_eq!(members(&select(&[B2, 28, 26, 27], Op::ConstantComposite), 30), [5, 5]);
    assert_eq!(members(&select(&[B2, 28, 27, 26], Op::ConstantComposite), 30), [7, 7]);
}

#[test]
fn bits_are_cast_between_vectors_and_numbers() {
    let words = with_operation(I64, Op::Bitcast, &[22]);
    assert_eq!(bits(&words, 30), 7 << 32 | 5);
    let words = composites()
        .choice(Op::SpecConstant, &[I32, 28, 0x0403_02FF])
        .inst(Op::SpecConstantOp, &[V4, 30, u32::from(Op::Bitcast.0), 28])
        .specialized(&[], true);
    assert_eq!(members(&words, 30), [0xFF, 2, 3, 4]);
}

#[test]
fn repeated_members_and_long_lists() {
    let words = Sketch::default()
        .choice(Op::SpecConstant, &[I32, 20, 5])
        .inst(Op::SpecConstantCompositeReplicateEXT, &[V2, 22, 20])
        .inst(Op::SpecConstantOp, &[I32, 30, u32::from(Op::CompositeExtract.0), 22, 1])
        .inst(Op::SpecConstantComposite, &[V2, 31, 20])
        .inst(Op::SpecConstantCompositeContinuedINTEL, &[30])
        .inst(Op::SpecConstantOp, &[I32, 32, u32::from(Op::CompositeExtract.0), 31, 1])
        .specialized(&["20=9"], false);
    assert_eq!(definition(&words, 22), (Op::ConstantCompositeReplicateEXT, vec![V2, 22, 20]));
    assert_eq!(bits(&words, 30), 9);
    assert_eq!(bits(&words, 32), 9);
    assert!(words.windows(2).any(|pair| pair == [2 << 16 | u32::from(Op::ConstantCompositeContinuedINTEL.0), 30]));
}
