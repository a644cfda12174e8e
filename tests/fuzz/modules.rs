//! SPIR-V modules that no compiler writes. Every reader accepts or refuses them quickly, and without much memory.

use llvm_spirv_rs::specialize::{Request, specialize};
use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::binary::MAGIC;
use llvm_spirv_rs::spirv::grammar::{AddressingModel, Capability, Decoration, MemoryModel, StorageClass};
use llvm_spirv_rs::validate::spirv_tools;
use llvm_spirv_rs::{ErrorKind, Version};

use super::fuzz::words::read;

/// The ids that every module starts with: `i32`, its constant 1, its specialization constant 5.
const INT: u32 = 1;
const ONE: u32 = 2;
const CHOSEN: u32 = 3;
/// The first id that is free.
const FIRST: u32 = 10;

/// The depth of nesting: recursion to this depth would overflow the stack.
const DEEP: u32 = 20_000;

/// A function that returns an instruction of a chain, from its id and that of the one before.
type Link<'a> = &'a dyn Fn(u32, u32) -> (Op, Vec<u32>);

struct Writer {
    words: Vec<u32>,
}

impl Writer {
    fn new(annotations: &[(Op, Vec<u32>)]) -> Self {
        let mut writer = Self { words: vec![MAGIC, Version::V1_4.word(), 0, 1 << 20, 0] };
        for capability in [Capability::Addresses, Capability::Kernel, Capability::Linkage] {
            writer.inst(Op::Capability, &[capability.0]);
        }
        writer.inst(Op::MemoryModel, &[AddressingModel::Physical64.0, MemoryModel::OpenCL.0]);
        writer.inst(Op::Decorate, &[CHOSEN, Decoration::SpecId.0, 7]);
        annotations.iter().for_each(|(op, operands)| writer.inst(*op, operands));
        writer.inst(Op::TypeInt, &[INT, 32, 0]);
        writer.inst(Op::Constant, &[INT, ONE, 1]);
        writer.inst(Op::SpecConstant, &[INT, CHOSEN, 5]);
        writer
    }

    fn inst(&mut self, op: Op, operands: &[u32]) {
        self.words.push((operands.len() as u32 + 1) << 16 | u32::from(op.0));
        self.words.extend_from_slice(operands);
    }

    /// Appends `DEEP` instructions and returns the last one.
    fn chain(&mut self, link: Link<'_>) -> u32 {
        let mut last = INT;
        for id in FIRST..FIRST + DEEP {
            let (op, operands) = link(id, last);
            self.inst(op, &operands);
            last = id;
        }
        last
    }
}

fn module(instructions: &[(Op, &[u32])]) -> Vec<u32> {
    let mut writer = Writer::new(&[]);
    instructions.iter().for_each(|(op, operands)| writer.inst(*op, operands));
    writer.words
}

#[test]
fn deeply_nested_types_are_handled() {
    let function = StorageClass::Function.0;
    let kinds: [Link<'_>; 4] = [
        &|id, inner| (Op::TypeArray, vec![id, inner, ONE]),
        &|id, inner| (Op::TypeStruct, vec![id, inner]),
        &|id, inner| (Op::TypePointer, vec![id, function, inner]),
        &|id, inner| (Op::TypeFunction, vec![id, inner, inner]),
    ];
    for kind in kinds {
        let mut writer = Writer::new(&[]);
        let last = writer.chain(kind);
        writer.inst(Op::ConstantNull, &[last, FIRST + DEEP]);
        read(&writer.words);
        let result = spirv_tools::check(&writer.words);
        assert!(result.is_err_and(|error| error.kind() == ErrorKind::LimitExceeded));
    }
}

#[test]
fn deeply_nested_constants_are_handled() {
    let mut writer = Writer::new(&[]);
    let add = u32::from(Op::IAdd.0);
    writer.chain(&|id, last| (Op::SpecConstantOp, vec![INT, id, add, if last == INT { CHOSEN } else { last }, ONE]));
    read(&writer.words);
}

/// Each structure contains the one before twice: SPIRV-Tools would visit exponentially many members.
#[test]
fn exponentially_growing_structures_are_handled() {
    let mut writer = Writer::new(&[]);
    writer.inst(Op::TypeStruct, &[FIRST, INT, INT]);
    for id in FIRST + 1..FIRST + 50 {
        writer.inst(Op::TypeStruct, &[id, id - 1, id - 1]);
    }
    let (deepest, null) = (FIRST + 49, FIRST + 50);
    writer.inst(Op::ConstantNull, &[deepest, null]);
    let indices = vec![0; 50];
    let insert = [&[deepest, null + 1, u32::from(Op::CompositeInsert.0), CHOSEN, null], indices.as_slice()].concat();
    writer.inst(Op::SpecConstantOp, &insert);
    read(&writer.words);
    let specialized = specialize(&writer.words, &Request { settings: Vec::new(), full: true }).expect("it is computed");
    assert!(specialized.words.len() < writer.words.len() + 1000);
}

#[test]
fn self_containing_types_and_constants_are_handled() {
    let storage = StorageClass::CrossWorkgroup.0;
    let [a, b, c, d] = [FIRST, FIRST + 1, FIRST + 2, FIRST + 3];
    let (extract, add) = (u32::from(Op::CompositeExtract.0), u32::from(Op::IAdd.0));
    for instructions in [
        &[(Op::TypeVector, &[a, a, 4][..]), (Op::ConstantNull, &[a, b]), (Op::SpecConstant, &[a, c, 0])][..],
        &[(Op::TypeStruct, &[a, a, a]), (Op::TypePointer, &[b, storage, a]), (Op::Variable, &[b, c, storage])],
        &[(Op::TypeStruct, &[a, b]), (Op::TypeStruct, &[b, a]), (Op::ConstantNull, &[a, c])],
        &[(Op::TypeArray, &[a, a, ONE]), (Op::ConstantNull, &[a, b])],
        &[(Op::TypeArray, &[a, INT, b]), (Op::SpecConstantOp, &[INT, b, add, b, b]), (Op::ConstantNull, &[a, c])],
        &[
            (Op::TypeStruct, &[a, a]),
            (Op::ConstantComposite, &[a, b, b]),
            (Op::SpecConstantOp, &[a, c, extract, b, 0, 0]),
        ],
        &[
            (Op::TypePointer, &[a, storage, a]),
            (Op::Variable, &[a, b, storage, b]),
            (Op::ConstantComposite, &[c, d, c]),
        ],
    ] {
        read(&module(instructions));
    }
}

/// A kernel with an argument of a type that contains itself, and one that returns such a vector: device rules visit
/// these types.
#[test]
fn kernels_with_self_containing_types_are_handled() {
    let [void, a, function, kernel, parameter, label] = std::array::from_fn(|index| FIRST + index as u32);
    for ty in [(Op::TypeStruct, vec![a, a, a]), (Op::TypeVector, vec![a, a, 4])] {
        for result in [void, a] {
            let mut writer = Writer::new(&[(Op::EntryPoint, vec![6, kernel, u32::from_le_bytes(*b"k\0\0\0")])]);
            writer.inst(Op::TypeVoid, &[void]);
            writer.inst(ty.0, &ty.1);
            writer.inst(Op::TypeFunction, &[function, result, a]);
            writer.inst(Op::Function, &[result, kernel, 0, function]);
            writer.inst(Op::FunctionParameter, &[a, parameter]);
            writer.inst(Op::Label, &[label]);
            writer.inst(Op::ConvertFToBF16INTEL, &[a, label + 1, parameter]);
            writer.inst(Op::Return, &[]);
            writer.inst(Op::FunctionEnd, &[]);
            read(&writer.words);
        }
    }
}

/// Groups that decorate groups, each the next one twice, and one that decorates itself.
#[test]
fn nested_decoration_groups_are_handled() {
    let groups = FIRST..FIRST + 60;
    let mut annotations = vec![(Op::Decorate, vec![FIRST, Decoration::SpecId.0, 9])];
    annotations.extend(groups.clone().map(|group| (Op::DecorationGroup, vec![group])));
    annotations.extend(groups.map(|group| (Op::GroupDecorate, vec![group, group + 1, group + 1])));
    annotations.push((Op::GroupDecorate, vec![FIRST, FIRST, CHOSEN]));
    read(&Writer::new(&annotations).words);
}

/// Many decorations of many constants: a few kilobytes that would expand to more than the memory.
#[test]
fn large_decoration_groups_are_handled() {
    const MANY: u32 = 20_000;
    let decorations = (0..MANY).map(|number| (Op::Decorate, vec![FIRST, Decoration::Alignment.0, number]));
    let mut annotations: Vec<_> = decorations.collect();
    annotations.push((Op::Decorate, vec![FIRST, Decoration::SpecId.0, 9]));
    annotations.push((Op::DecorationGroup, vec![FIRST]));
    annotations.push((Op::GroupDecorate, (FIRST..=FIRST + MANY).collect()));
    let mut writer = Writer::new(&annotations);
    (FIRST + 1..=FIRST + MANY).for_each(|id| writer.inst(Op::SpecConstant, &[INT, id, 0]));
    let error = specialize(&writer.words, &Request { settings: Vec::new(), full: true }).expect_err("it is too much");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
}

#[test]
fn counts_beyond_the_end_are_handled() {
    let [a, b, c, d] = [FIRST, FIRST + 1, FIRST + 2, FIRST + 3];
    let (add, insert) = (u32::from(Op::IAdd.0), u32::from(Op::CompositeInsert.0));
    let mut modules = vec![
        module(&[
            (Op::TypeVector, &[a, INT, u32::MAX]),
            (Op::ConstantNull, &[a, b]),
            (Op::SpecConstantOp, &[a, c, add, b, b]),
        ]),
        module(&[
            (Op::Constant, &[INT, a, u32::MAX]),
            (Op::TypeArray, &[b, INT, a]),
            (Op::ConstantNull, &[b, c]),
            (Op::SpecConstantOp, &[b, d, insert, CHOSEN, c, 7]),
        ]),
        module(&[
            (Op::SpecConstant, &[INT, u32::MAX, 4]),
            (Op::SpecConstantOp, &[INT, u32::MAX - 1, add, u32::MAX, ONE]),
        ]),
        module(&[(Op::Switch, &[ONE, a]), (Op::Function, &[]), (Op::Label, &[]), (Op::ExtInst, &[])]),
    ];
    for bound in [0, 1, 0x003F_FFFF, 0x0040_0000, 0x0040_0001, u32::MAX] {
        let mut words = module(&[]);
        words[3] = bound;
        modules.push(words);
    }
    modules.iter().for_each(|words| read(words));
}

/// Each function calls the next, more of them than are validated at a time.
#[test]
fn long_call_chains_are_handled() {
    const LENGTH: u32 = 10_000;
    let [void, ty, first] = [FIRST, FIRST + 1, FIRST + 2];
    let mut writer = Writer::new(&[]);
    writer.inst(Op::TypeVoid, &[void]);
    writer.inst(Op::TypeFunction, &[ty, void]);
    for function in (first..first + 3 * LENGTH).step_by(3) {
        writer.inst(Op::Function, &[void, function, 0, ty]);
        writer.inst(Op::Label, &[function + 1]);
        if function + 3 < first + 3 * LENGTH {
            writer.inst(Op::FunctionCall, &[void, function + 2, function + 3]);
        }
        writer.inst(Op::Return, &[]);
        writer.inst(Op::FunctionEnd, &[]);
    }
    assert!(matches!(spirv_tools::check(&writer.words), Ok(Ok(()))));
}
