//! Tests of instructions that fit their rows and of those that do not.

use super::*;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, MemoryAccess, OperandKind, Quantifier, StorageClass};

fn id(word: u32) -> Id {
    Id::new(word).expect("tests use ids above zero")
}

fn inst(op: Op) -> Inst {
    Inst::new(op)
}

#[track_caller]
fn fits(inst: &Inst) {
    assert_eq!(fault(inst, true, None), None);
}

#[track_caller]
fn fails(inst: &Inst, expected: &str) {
    let fault = fault(inst, true, None).unwrap_or_default();
    assert!(fault.contains(expected), "{fault}");
}

#[test]
fn operands_are_counted() {
    fits(&inst(Op::IAdd).ids(&[id(1); 4]));
    fails(&inst(Op::IAdd).ids(&[id(1); 3]), "Missing(IdRef)");
    fails(&inst(Op::IAdd).ids(&[id(1); 5]), "More");
    fits(&inst(Op::Variable).ids(&[id(1), id(2)]).enumerant(StorageClass::Function));
    fits(&inst(Op::Variable).ids(&[id(1), id(2)]).enumerant(StorageClass::Function).id(id(3)));
    fits(&inst(Op::Phi).ids(&[id(1); 6]));
    fails(&inst(Op::Phi).ids(&[id(1); 5]), "Missing(IdRef)");
}

#[test]
fn ids_are_told_from_numbers() {
    fits(&inst(Op::CompositeExtract).ids(&[id(1), id(2), id(3)]).literal(0));
    fails(&inst(Op::CompositeExtract).ids(&[id(1), id(2), id(3), id(4)]), "word 3 of OpCompositeExtract");
    fails(&inst(Op::CompositeExtract).ids(&[id(1), id(2)]).literal(3).literal(0), "added as Number, but is Id");
    fails(&inst(Op::Label).literal(1), "added as Number, but is Result");
    fits(&inst(Op::Label).words(&[1]));
    fails(&inst(Op::Label).words(&[0]), "added as Any, but is Result");
    fails(&inst(Op::Label).words(&[LOCAL | 1]), "added as Any, but is Result");
}

#[test]
fn enumerants_are_added_as_such_with_their_parameters() {
    let load = || inst(Op::Load).ids(&[id(1), id(2), id(3)]);
    fits(&load().enumerant(MemoryAccess::Aligned).literal(4));
    fails(&load().enumerant(MemoryAccess::Aligned), "Missing(LiteralInteger)");
    fails(&load().literal(MemoryAccess::Aligned.0).literal(4), "but is Enumerant(MemoryAccess)");
    fails(&load().enumerant(MemoryAccess(1 << 30)), "Unknown(MemoryAccess, 1073741824)");
    let banks = |numbers: &[u32]| inst(Op::Decorate).id(id(1)).enumerant(Decoration::BankBitsALTERA).words(numbers);
    fits(&banks(&[1, 2, 3]));
    fails(&banks(&[]), "Missing(LiteralInteger)");
    fails(&inst(Op::Decorate).id(id(1)).enumerant(Decoration::Alignment).words(&[4, 4]), "More");
}

#[test]
fn strings_end() {
    fits(&inst(Op::Name).id(id(1)).string(b"four"));
    fails(&inst(Op::Name).id(id(1)).words(&[u32::MAX]), "EndlessString");
    fails(&inst(Op::Name).id(id(1)).string(b"four").literal(1), "More");
}

#[test]
fn numbers_are_as_wide_as_their_type_says() {
    fits(&inst(Op::Constant).ids(&[id(1), id(2)]).literal64(7));
    fails(&inst(Op::Constant).ids(&[id(1), id(2)]), "Missing(LiteralContextDependentNumber)");
    fails(&inst(Op::Constant).ids(&[id(1), id(2), id(3)]), "added as Id, but is a number");
    let switch = || inst(Op::Switch).ids(&[id(1), id(2)]);
    fits(&switch());
    fits(&switch().literal(1).id(id(3)).literal(2).id(id(4)));
    fits(&switch().literal64(1).id(id(3)).literal64(2).id(id(4)));
    for wrong in [
        switch().literal(1),
        switch().id(id(3)),
        switch().literal(1).id(id(3)).literal64(2).id(id(4)),
        switch().literal(1).id(id(3)).literal(2),
    ] {
        fails(&wrong, "its cases are not pairs");
    }
}

#[test]
fn operations_on_constants_have_the_operands_of_their_opcode() {
    let operation = |op: u32| inst(Op::SpecConstantOp).id(id(1)).literal(op);
    let extract = operation(u32::from(Op::CompositeExtract.0)).id(id(3)).literal(0);
    assert_eq!(fault(&extract, false, None), None);
    assert!(fault(&operation(0xFFFF).id(id(3)), false, None).is_some_and(|fault| fault.contains("UnknownOpcode")));
}

#[test]
fn operands_of_extended_instructions_are_those_of_their_set() {
    let number = [Operand { kind: OperandKind::LiteralInteger, quantifier: Quantifier::One, name: "" }];
    let call = || inst(Op::ExtInst).ids(&[id(1), id(2), id(3)]).literal(9);
    assert_eq!(fault(&call().literal(4), true, Some(&number)), None);
    assert!(fault(&call().id(id(4)), true, Some(&number)).is_some_and(|fault| fault.contains("added as Id")));
    fits(&call().id(id(4)));
    fails(&call().literal(4), "added as Number, but is Id");
}
