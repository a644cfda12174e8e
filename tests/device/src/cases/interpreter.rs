//! Programs for the stack machine, run here and on the device: loops, calls, every fault.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const DEPTH: usize = 16;
const LIMIT: i32 = 2000;

#[derive(Copy, Clone)]
enum Op {
    Halt,
    Push(i32),
    Input,
    Binary(Binary),
    Not,
    Negate,
    Duplicate,
    Swap,
    Drop,
    Load(i32),
    Store(i32),
    Jump(i32),
    JumpIfZero(i32),
    Call(i32),
    Return,
    Output,
    CountBits,
    Unknown,
}

/// In the order of their numbers.
#[derive(Copy, Clone)]
enum Binary {
    Add = 3,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    Equal = 15,
    Less,
}

#[derive(Copy, Clone)]
enum Fault {
    Stack = 1,
    BadOpcode,
    DividedByZero,
    TooLong,
    BadAddress,
}

use Binary::{Add, And, Divide, Equal, Less, Multiply, Or, Remainder, ShiftLeft, ShiftRight, Subtract, Xor};
use Op::{
    Call, CountBits, Drop, Duplicate, Halt, Input, Jump, JumpIfZero, Load, Negate, Not, Output, Push, Return, Store,
    Swap, Unknown,
};

/// The steps of Collatz's rule from the input down to one.
#[rustfmt::skip]
const COLLATZ: &[Op] = &[
    Input, Store(0), Load(0), Push(1), Op::Binary(Equal), JumpIfZero(9), Load(1), Output, Halt,
    Load(1), Push(1), Op::Binary(Add), Store(1), Load(0), Push(1), Op::Binary(And), JumpIfZero(23),
    Load(0), Push(3), Op::Binary(Multiply), Push(1), Op::Binary(Add), Jump(26),
    Load(0), Push(2), Op::Binary(Divide), Store(0), Jump(2),
];

/// Every operation once, through a subroutine that is called twice.
#[rustfmt::skip]
const MIXTURE: &[Op] = &[
    Input, Call(6), Call(6), Output, Halt, Drop, Duplicate, Push(12345), Op::Binary(Xor), Swap, Push(3),
    Op::Binary(ShiftLeft), Op::Binary(Or), Duplicate, CountBits, Op::Binary(Subtract), Negate, Duplicate, Push(2),
    Op::Binary(ShiftRight), Output, Duplicate, Push(-77), Op::Binary(Remainder), Output, Duplicate, Push(-1),
    Op::Binary(Divide), Output, Duplicate, Push(1000), Op::Binary(Less), Output, Not, Return,
];

/// The fault in the program, by the last three bits of the input; zero means none.
const FAULTS: [&[Op]; 7] = [
    &[Op::Binary(Add)],
    &[Unknown],
    &[Push(1), Jump(0)],
    &[Jump(-5)],
    &[Return],
    &[Push(4), Push(0), Op::Binary(Divide)],
    &[Jump(0)],
];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(15);
    let faults = faults();
    for (ops, items) in [(COLLATZ, 1_usize), (COLLATZ, 30), (MIXTURE, 100), (&faults, 8), (&[], 1), (&[Call(0)], 2)] {
        let mut inputs = random.list(items, |random| random.word() as i32);
        if items <= 30 {
            inputs = (1..=items as i32).collect();
        }
        let code: Vec<i32> = ops.iter().map(Op::encode).collect();
        let code_buffer = device.upload(&code)?;
        let input = device.upload(&inputs)?;
        let outputs = device.zeroed::<i32>(items)?;
        let faults = device.zeroed::<u8>(items)?;
        let length = code.len() as i32;
        program.run("interpret", &[&code_buffer, &length, &input, &outputs, &faults, &LIMIT], [items], [1])?;
        let (want, want_faults): (Vec<i32>, Vec<u8>) = inputs.iter().map(|input| interpret(ops, *input)).unzip();
        equal("outputs", &device.download(&outputs)?, &want)?;
        equal("faults", &device.download(&faults)?, &want_faults)?;
    }
    Ok(())
}

fn faults() -> Vec<Op> {
    let mut code = vec![Input, Push(7), Op::Binary(And), Store(7)];
    for (number, body) in (1..).zip(FAULTS) {
        let next = code.len() + 4 + body.len();
        code.extend([Load(7), Push(number), Op::Binary(Equal), JumpIfZero(next as i32)]);
        code.extend(body);
    }
    code.extend([Push(9), Output, Halt]);
    code
}

impl Op {
    fn encode(&self) -> i32 {
        let (opcode, operand) = match *self {
            Halt => (0, 0),
            Push(value) => (1, value),
            Input => (2, 0),
            Self::Binary(binary) => (binary as i32, 0),
            Not => (13, 0),
            Negate => (14, 0),
            Duplicate => (17, 0),
            Swap => (18, 0),
            Drop => (19, 0),
            Load(cell) => (20, cell),
            Store(cell) => (21, cell),
            Jump(to) => (22, to),
            JumpIfZero(to) => (23, to),
            Call(to) => (24, to),
            Return => (25, 0),
            Output => (100, 0),
            CountBits => (200, 0),
            Unknown => (99, 0),
        };
        opcode | operand << 8
    }
}

/// Returns the output and the number of the fault, 0 if there was none.
fn interpret(ops: &[Op], input: i32) -> (i32, u8) {
    let mut machine = Machine { stack: Vec::new(), cells: [0; 8], calls: Vec::new(), at: 0, output: 0, input };
    for _ in 0..LIMIT {
        match machine.step(ops) {
            Ok(true) => {}
            Ok(false) => return (machine.output, 0),
            Err(fault) => return (machine.output, fault as u8),
        }
    }
    (machine.output, Fault::TooLong as u8)
}

struct Machine {
    stack: Vec<i32>,
    cells: [i32; 8],
    calls: Vec<i32>,
    at: i32,
    output: i32,
    input: i32,
}

impl Machine {
    /// Returns `true` if there is a next step.
    fn step(&mut self, ops: &[Op]) -> Result<bool, Fault> {
        let op = usize::try_from(self.at).ok().and_then(|at| ops.get(at)).ok_or(Fault::BadAddress)?;
        self.at += 1;
        match *op {
            Halt => return Ok(false),
            Push(value) => self.push(value)?,
            Input => self.push(self.input)?,
            Op::Binary(binary) => {
                let (b, a) = self.pop_two()?;
                self.push(apply(binary, a, b)?)?;
            }
            Not => self.apply_to_top(|value| !value)?,
            Negate => self.apply_to_top(i32::wrapping_neg)?,
            CountBits => self.apply_to_top(|value| value.count_ones() as i32)?,
            Duplicate => {
                let top = *self.stack.last().ok_or(Fault::Stack)?;
                self.push(top)?;
            }
            Swap => {
                let (b, a) = self.pop_two()?;
                self.push(b)?;
                self.push(a)?;
            }
            Drop => drop(self.pop()?),
            Load(cell) => self.push(self.cells[cell as usize])?,
            Store(cell) => self.cells[cell as usize] = self.pop()?,
            Jump(to) => self.at = to,
            JumpIfZero(to) => {
                if self.pop()? == 0 {
                    self.at = to;
                }
            }
            Call(to) => {
                if self.calls.len() == 4 {
                    return Err(Fault::Stack);
                }
                self.calls.push(self.at);
                self.at = to;
            }
            Return => self.at = self.calls.pop().ok_or(Fault::Stack)?,
            Output => self.output = self.output.wrapping_mul(31).wrapping_add(self.pop()?),
            Unknown => return Err(Fault::BadOpcode),
        }
        Ok(true)
    }

    fn push(&mut self, value: i32) -> Result<(), Fault> {
        if self.stack.len() == DEPTH {
            return Err(Fault::Stack);
        }
        self.stack.push(value);
        Ok(())
    }

    fn pop(&mut self) -> Result<i32, Fault> {
        self.stack.pop().ok_or(Fault::Stack)
    }

    fn pop_two(&mut self) -> Result<(i32, i32), Fault> {
        Ok((self.pop()?, self.pop()?))
    }

    fn apply_to_top(&mut self, function: impl Fn(i32) -> i32) -> Result<(), Fault> {
        let value = self.pop()?;
        self.push(function(value))
    }
}

fn apply(binary: Binary, a: i32, b: i32) -> Result<i32, Fault> {
    Ok(match binary {
        Add => a.wrapping_add(b),
        Subtract => a.wrapping_sub(b),
        Multiply => a.wrapping_mul(b),
        Divide | Remainder if b == 0 => return Err(Fault::DividedByZero),
        Divide => a.wrapping_div(b),
        Remainder => a.wrapping_rem(b),
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        ShiftLeft => a.wrapping_shl(b as u32),
        ShiftRight => a.wrapping_shr(b as u32),
        Equal => i32::from(a == b),
        Less => i32::from(a < b),
    })
}
