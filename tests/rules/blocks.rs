//! Sections 2.2.4 and 2.4: blocks.

use llvm_spirv_rs::spirv::Op;

use crate::view::{View, is_terminator};
use crate::{Instruction, breaks, holds, keeps};

/// The position of an instruction.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Outside,
    /// After `OpFunction` or a parameter.
    Head,
    InBlock,
    /// After a terminator.
    Between,
}

/// A function consists of its head and blocks; a block begins with a label and ends with its only terminator.
fn whole_blocks(view: &View<'_>) -> Result<usize, String> {
    let (mut place, mut blocks) = (Place::Outside, 0);
    for inst in &view.insts {
        place = match (place, inst.op) {
            (Place::Outside, Op::Function) | (Place::Head, Op::FunctionParameter) => Place::Head,
            (Place::Outside, Op::Label | Op::FunctionEnd | Op::FunctionParameter) => {
                return Err(format!("{} outside of functions", inst.op));
            }
            (Place::Outside, op) if is_terminator(op) => return Err(format!("{op} outside of functions")),
            (Place::Outside, _) => Place::Outside,
            (Place::Head | Place::Between, Op::Label) => Place::InBlock,
            (Place::Head | Place::Between, Op::FunctionEnd) => Place::Outside,
            // OpLine applies to the following instructions, and is allowed anywhere.
            (Place::Head, Op::Line | Op::NoLine) => Place::Head,
            (Place::Head | Place::Between, op) => return Err(format!("{op} outside of blocks")),
            (Place::InBlock, Op::Function | Op::FunctionEnd | Op::FunctionParameter | Op::Label) => {
                return Err(format!("{} in a block", inst.op));
            }
            (Place::InBlock, op) if is_terminator(op) => {
                blocks += 1;
                Place::Between
            }
            (Place::InBlock, _) => Place::InBlock,
        };
    }
    match place {
        Place::Outside => Ok(blocks),
        _ => Err("the last function does not end".to_owned()),
    }
}

#[test]
fn blocks_have_one_label_and_one_terminator() {
    holds(whole_blocks, 10_000);
    let function = |body: &[Instruction<'static>]| {
        let (head, end): (Instruction<'_>, Instruction<'_>) = ((Op::Function, &[1, 2, 0, 3]), (Op::FunctionEnd, &[]));
        [&[head], body, &[end]].concat()
    };
    let (label, end): (Instruction<'_>, Instruction<'_>) = ((Op::Label, &[4]), (Op::Return, &[]));
    keeps(whole_blocks, &function(&[label, end, (Op::Label, &[5]), (Op::Branch, &[5])]));
    keeps(whole_blocks, &function(&[]));
    breaks(whole_blocks, &function(&[label]), "OpFunctionEnd in a block");
    breaks(whole_blocks, &function(&[label, (Op::Label, &[5]), end]), "OpLabel in a block");
    breaks(whole_blocks, &function(&[label, end, end]), "OpReturn outside of blocks");
    breaks(whole_blocks, &function(&[label, end, (Op::Nop, &[])]), "OpNop outside of blocks");
    breaks(whole_blocks, &function(&[end]), "OpReturn outside of blocks");
    breaks(whole_blocks, &[(Op::Function, &[1, 2, 0, 3]), label, end], "the last function does not end");
}

/// Terminators lead to blocks of their function, and none to the first.
fn first_blocks_are_entered_once(view: &View<'_>) -> Result<usize, String> {
    let mut edges = 0;
    for function in view.functions() {
        let first = function.blocks[0].label;
        for block in &function.blocks {
            for target in view.targets(view.insts[block.end - 1]) {
                edges += 1;
                if target == first {
                    return Err(format!("%{} leads to the first block", block.label));
                }
                if !function.blocks.iter().any(|block| block.label == target) {
                    return Err(format!("%{} leads to %{target}, which is no block of its function", block.label));
                }
            }
        }
    }
    Ok(edges)
}

#[test]
fn no_branch_targets_the_entry_block() {
    holds(first_blocks_are_entered_once, 10_000);
    let function = |last: Instruction<'static>| {
        let types: [Instruction<'_>; 4] = [
            (Op::TypeInt, &[10, 64, 0]),
            (Op::Constant, &[10, 11, 0, 0]),
            (Op::TypeBool, &[12]),
            (Op::Undef, &[12, 13]),
        ];
        let head: [Instruction<'_>; 4] =
            [(Op::Function, &[1, 2, 0, 3]), (Op::Label, &[4]), (Op::Branch, &[5]), (Op::Label, &[5])];
        [&types[..], &head, &[last, (Op::FunctionEnd, &[])]].concat()
    };
    let rule = first_blocks_are_entered_once;
    keeps(rule, &function((Op::Branch, &[5])));
    breaks(rule, &function((Op::Branch, &[4])), "%5 leads to the first block");
    breaks(rule, &function((Op::BranchConditional, &[13, 5, 4])), "%5 leads to the first block");
    // The first word of a literal may equal the label.
    keeps(rule, &function((Op::Switch, &[11, 5, 4, 4, 5])));
    breaks(rule, &function((Op::Switch, &[11, 5, 7, 0, 4])), "%5 leads to the first block");
    breaks(rule, &function((Op::Switch, &[11, 4])), "%5 leads to the first block");
    breaks(rule, &function((Op::Branch, &[9])), "%5 leads to %9, which is no block");
}
