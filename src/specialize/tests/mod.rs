//! Tests over small modules, built word by word.

mod composites;
mod numbers;
mod requests;

use super::{Request, Setting, Specialized, constants, specialize};
use crate::spirv::Op;
use crate::spirv::binary::{MAGIC, write};
use crate::spirv::grammar::{Decoration, ExecutionMode};
use crate::spirv::inst::{self, Inst};

const BOOL: u32 = 1;
const I8: u32 = 2;
const I16: u32 = 3;
const I32: u32 = 4;
const I64: u32 = 5;
const F16: u32 = 6;
const F32: u32 = 7;
const F64: u32 = 8;
/// 8 bits with a sign.
const S8: u32 = 9;
/// `<2 x i32>`
const V2: u32 = 10;
/// `<4 x i8>`
const V4: u32 = 11;
/// `{ i32, <2 x i32> }`
const PAIR: u32 = 12;
/// `<2 x bool>`
const B2: u32 = 13;
/// Ids from here on are free.
const FREE: u32 = 20;

/// A module under construction: decorations, then types and constants.
#[derive(Default)]
struct Sketch {
    decorations: Vec<Inst>,
    constants: Vec<Inst>,
}

impl Sketch {
    fn inst(mut self, op: Op, operands: &[u32]) -> Self {
        self.constants.push(Inst::new(op).words(operands));
        self
    }

    fn decorated(mut self, id: u32, decoration: Decoration, operands: &[u32]) -> Self {
        self.decorations.push(Inst::new(Op::Decorate).literal(id).enumerant(decoration).words(operands));
        self
    }

    fn mode(mut self, mode: ExecutionMode, width: u32) -> Self {
        self.decorations.insert(0, Inst::new(Op::ExecutionMode).literal(1).enumerant(mode).literal(width));
        self
    }

    fn named(mut self, id: u32, name: &str) -> Self {
        self.decorations.insert(0, Inst::new(Op::Name).literal(id).string(name.as_bytes()));
        self
    }

    /// A constant with a `SpecId` of the same number as its id.
    fn choice(self, op: Op, operands: &[u32]) -> Self {
        let id = operands[1];
        self.inst(op, operands).decorated(id, Decoration::SpecId, &[id])
    }

    fn words(&self) -> Vec<u32> {
        let types = [
            (Op::TypeBool, &[BOOL][..]),
            (Op::TypeInt, &[I8, 8, 0]),
            (Op::TypeInt, &[I16, 16, 0]),
            (Op::TypeInt, &[I32, 32, 0]),
            (Op::TypeInt, &[I64, 64, 0]),
            (Op::TypeFloat, &[F16, 16]),
            (Op::TypeFloat, &[F32, 32]),
            (Op::TypeFloat, &[F64, 64]),
            (Op::TypeInt, &[S8, 8, 1]),
            (Op::TypeVector, &[V2, I32, 2]),
            (Op::TypeVector, &[V4, I8, 4]),
            (Op::TypeStruct, &[PAIR, I32, V2]),
            (Op::TypeVector, &[B2, BOOL, 2]),
        ];
        let types = types.map(|(op, operands)| Inst::new(op).words(operands));
        let mut words = vec![MAGIC, 0x0001_0100, 0, 100, 0];
        for inst in self.decorations.iter().chain(&types).chain(&self.constants) {
            inst.append_to(&mut words).expect("it is short");
        }
        words
    }

    #[track_caller]
    fn specialized(&self, settings: &[&str], full: bool) -> Vec<u32> {
        let Specialized { words, warnings } = self.try_specialize(settings, full).expect("it can be specialized");
        assert!(warnings.is_empty(), "{warnings:?}");
        words
    }

    fn try_specialize(&self, settings: &[&str], full: bool) -> crate::Result<Specialized> {
        let settings = settings.iter().map(|text| text.parse::<Setting>()).collect::<crate::Result<_>>()?;
        specialize(&self.words(), &Request { settings, full })
    }
}

/// The instruction that defines an id, as opcode and operands.
fn definition(words: &[u32], id: u32) -> (Op, Vec<u32>) {
    let views = inst::iter(&words[write::HEADER_WORDS..]).map(|view| view.expect("the words are sound"));
    let found = views.filter(|view| view.op != Op::Decorate && view.operands.get(1) == Some(&id)).last();
    found.map(|view| (view.op, view.operands.to_vec())).expect("the id is defined")
}

/// The number that a constant is.
fn bits(words: &[u32], id: u32) -> u64 {
    match definition(words, id) {
        (Op::ConstantTrue, _) => 1,
        (Op::ConstantFalse, _) => 0,
        (Op::Constant, operands) => operands[2..].iter().rev().fold(0, |bits, &word| bits << 32 | u64::from(word)),
        (op, _) => panic!("%{id} is an {op}"),
    }
}
