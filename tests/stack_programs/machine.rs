//! Interprets the checkpoints and branches of a SPIR-V function, and checks the rules of
//! SPV_INTEL_variable_length_array: each checkpoint is restored at most once, and none after an older one.

use std::collections::HashMap;

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::inst::{self, InstView};

use crate::Outcome;

/// A value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Number(u64),
    Bit(bool),
    /// The time of the save.
    Checkpoint(u64),
    /// A variable, by its id.
    Variable(u32),
    Undefined,
}

/// A module's functions.
pub(crate) struct Module<'w> {
    constants: HashMap<u32, Value>,
    /// The instructions of each function with a body, by its position.
    bodies: Vec<Vec<InstView<'w>>>,
    names: HashMap<String, u32>,
}

impl<'w> Module<'w> {
    pub(crate) fn read(words: &'w [u32]) -> Outcome<Self> {
        let mut module = Self { constants: HashMap::new(), bodies: Vec::new(), names: HashMap::new() };
        let mut function: Option<Vec<InstView<'w>>> = None;
        for inst in inst::iter(&words[HEADER_WORDS..]) {
            let inst = inst.map_err(|error| error.to_string())?;
            match (inst.op, inst.operands) {
                (Op::Name, &[id, ..]) => {
                    let name = inst.string(1).map(|(name, _)| String::from_utf8_lossy(&name).into_owned());
                    module.names.extend(name.map(|name| (name, id)));
                }
                (Op::Constant, &[_, id, low, ref high @ ..]) => {
                    let high = high.first().map_or(0, |high| u64::from(*high) << 32);
                    module.constants.insert(id, Value::Number(u64::from(low) | high));
                }
                (Op::ConstantTrue | Op::ConstantFalse, &[_, id]) => {
                    module.constants.insert(id, Value::Bit(inst.op == Op::ConstantTrue));
                }
                (Op::ConstantNull | Op::Undef, &[_, id]) if function.is_none() => {
                    module.constants.insert(id, Value::Undefined);
                }
                (Op::Function, _) => function = Some(vec![inst]),
                (Op::FunctionEnd, _) => {
                    module.bodies.extend(function.take().filter(|body| body.iter().any(|inst| inst.op == Op::Label)));
                }
                _ => function.iter_mut().for_each(|body| body.push(inst)),
            }
        }
        Ok(module)
    }

    /// Returns the number of arrays at each call of `use`, until the function returns or the bits are used up.
    pub(crate) fn trace(&self, name: &str, bits: &[bool]) -> Outcome<Vec<usize>> {
        let id = |name: &str| self.names.get(name).copied().ok_or_else(|| format!("there is no {name}"));
        let function = id(name)?;
        let body = self.bodies.iter().find(|body| body[0].operands.get(1) == Some(&function));
        let body = body.ok_or_else(|| format!("{name} has no body"))?;
        let mut machine = Machine {
            module: self,
            body,
            next: id("next")?,
            values: HashMap::new(),
            memory: HashMap::new(),
            time: 0,
            arrays: Vec::new(),
            live: Vec::new(),
            trace: Vec::new(),
        };
        machine.run(bits).map_err(|message| format!("{name}: {message}"))?;
        Ok(machine.trace)
    }
}

struct Machine<'m, 'w> {
    module: &'m Module<'w>,
    body: &'m [InstView<'w>],
    /// The function that returns the next bit.
    next: u32,
    values: HashMap<u32, Value>,
    memory: HashMap<u32, Value>,
    time: u64,
    arrays: Vec<u64>,
    /// The checkpoints that may be restored.
    live: Vec<u64>,
    trace: Vec<usize>,
}

impl Machine<'_, '_> {
    fn value(&self, id: u32) -> Outcome<Value> {
        let known = self.values.get(&id).or_else(|| self.module.constants.get(&id));
        known.copied().ok_or_else(|| format!("%{id} has no value"))
    }

    fn number(&self, id: u32) -> Outcome<u64> {
        match self.value(id)? {
            Value::Number(number) => Ok(number),
            other => Err(format!("%{id} is {other:?} and not a number")),
        }
    }

    fn bit(&self, id: u32) -> Outcome<bool> {
        match self.value(id)? {
            Value::Bit(bit) => Ok(bit),
            other => Err(format!("%{id} is {other:?} and not a bit")),
        }
    }

    fn run(&mut self, bits: &[bool]) -> Outcome {
        let mut bits = bits.iter();
        let labels: HashMap<u32, usize> = self
            .body
            .iter()
            .enumerate()
            .filter(|(_, inst)| inst.op == Op::Label)
            .map(|(place, inst)| (inst.operands[0], place))
            .collect();
        let mut place = self.body.iter().position(|inst| inst.op == Op::Label).ok_or("no block")?;
        for inst in &self.body[1..place] {
            self.step(inst.op, inst.operands)?;
        }
        let (mut block, mut before) = (self.body[place].operands[0], 0);
        // The maximum number of blocks between two branches; more are an infinite loop.
        let mut quiet = 0;
        loop {
            place += 1;
            let InstView { op, operands } = self.body[place];
            let target = match (op, operands) {
                (Op::Return, _) => return Ok(()),
                (Op::Branch, &[target]) => target,
                (Op::BranchConditional, &[condition, yes, no, ..]) => {
                    if self.bit(condition)? {
                        yes
                    } else {
                        no
                    }
                }
                (Op::FunctionCall, &[_, id, callee, ..]) if callee == self.next => {
                    quiet = 0;
                    let Some(bit) = bits.next() else { return Ok(()) };
                    self.values.insert(id, Value::Bit(*bit));
                    continue;
                }
                (Op::Phi, _) => {
                    place = self.phis(place, before)?;
                    continue;
                }
                _ => {
                    self.step(op, operands)?;
                    continue;
                }
            };
            quiet += 1;
            if quiet > 300 {
                return Ok(());
            }
            (before, block) = (block, target);
            place = *labels.get(&target).ok_or("a branch to nowhere")?;
        }
    }

    /// Evaluates all phis of a block simultaneously; returns the position of the last.
    fn phis(&mut self, first: usize, before: u32) -> Outcome<usize> {
        let phis = self.body[first..].iter().take_while(|inst| inst.op == Op::Phi);
        let chosen: Vec<(u32, Value)> = phis
            .map(|phi| {
                let pair = phi.operands[2..].chunks_exact(2).find(|pair| pair[1] == before);
                let pair = pair.ok_or_else(|| format!("%{} has no operand for %{before}", phi.operands[1]))?;
                Ok((phi.operands[1], self.value(pair[0])?))
            })
            .collect::<Outcome<_>>()?;
        let last = first + chosen.len() - 1;
        self.values.extend(chosen);
        Ok(last)
    }

    fn step(&mut self, op: Op, operands: &[u32]) -> Outcome {
        self.time += 1;
        let value = match (op, operands) {
            (Op::FunctionCall, _) => {
                self.trace.push(self.arrays.len());
                return Ok(());
            }
            (Op::VariableLengthArrayINTEL, _) => {
                self.arrays.push(self.time);
                Value::Undefined
            }
            (Op::SaveMemoryINTEL, _) => {
                self.live.push(self.time);
                Value::Checkpoint(self.time)
            }
            (Op::RestoreMemoryINTEL, &[id]) => return self.restore(id),
            (Op::Store, &[to, from, ..]) => {
                let Value::Variable(variable) = self.value(to)? else { return Err(format!("%{to} is no variable")) };
                self.memory.insert(variable, self.value(from)?);
                return Ok(());
            }
            (Op::Load, &[_, _, from, ..]) => match self.value(from)? {
                Value::Variable(variable) => self.memory.get(&variable).copied().unwrap_or(Value::Undefined),
                _ => return Err(format!("%{from} is no variable")),
            },
            (Op::Variable, &[_, id, ..]) => Value::Variable(id),
            (Op::Undef | Op::FunctionParameter, _) => Value::Undefined,
            (Op::IAdd, &[_, _, a, b]) => Value::Number(self.number(a)?.wrapping_add(self.number(b)?)),
            (Op::UGreaterThanEqual, &[_, _, a, b]) => Value::Bit(self.number(a)? >= self.number(b)?),
            (Op::Select, &[_, _, condition, yes, no]) => self.value(if self.bit(condition)? { yes } else { no })?,
            (Op::UConvert | Op::CopyObject, &[_, _, a]) => self.value(a)?,
            (Op::LogicalNot, &[_, _, a]) => Value::Bit(!self.bit(a)?),
            (Op::LogicalOr, &[_, _, a, b]) => Value::Bit(self.bit(a)? | self.bit(b)?),
            (Op::LogicalAnd, &[_, _, a, b]) => Value::Bit(self.bit(a)? & self.bit(b)?),
            (Op::LogicalNotEqual, &[_, _, a, b]) => Value::Bit(self.bit(a)? != self.bit(b)?),
            _ => return Err(format!("{op} is not known")),
        };
        self.values.insert(operands[1], value);
        Ok(())
    }

    fn restore(&mut self, id: u32) -> Outcome {
        let Value::Checkpoint(saved) = self.value(id)? else { return Err(format!("%{id} is no checkpoint")) };
        let Some(place) = self.live.iter().position(|live| *live == saved) else {
            return Err(format!("the checkpoint %{id} is restored before, or an older one is"));
        };
        self.live.truncate(place);
        self.arrays.retain(|made| *made < saved);
        Ok(())
    }
}
