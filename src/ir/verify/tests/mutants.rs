//! Mutants: modules with changed tables, which LLVM and [`verify`] judge alike.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;

use crate::bitcode::read::{Outcome, read};
use crate::ir::function::Body;
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::values::{Referent, ValueId};
use crate::ir::{FunctionId, verify};

const MUTANTS: u64 = 1500;

const SOURCE: &str = include_str!("mutants.txt");

/// A generator of numbers (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

fn parse(source: &str) -> Module {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(source.as_bytes(), "test.ll");
    let bitcode = context.create_module_from_ir(buffer).unwrap().write_bitcode_to_memory();
    match read(bitcode.as_slice(), "test.ll").unwrap() {
        Outcome::Read(read) => read.module,
        Outcome::NeedsUpgrade(reason) => unreachable!("{reason}"),
    }
}

/// Returns `true` if LLVM parses the assembly and its verifier accepts it.
fn accepts(source: &str) -> bool {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(source.as_bytes(), "test.ll");
    context.create_module_from_ir(buffer).is_ok_and(|module| module.verify().is_ok())
}

/// Changes a function body; returns what was changed.
fn mutate(module: &mut Module, random: &mut Random) -> Option<String> {
    let bodies: Vec<usize> =
        (0..module.functions.len()).filter(|index| module.functions[*index].body.is_some()).collect();
    let function = bodies[random.below(bodies.len())];
    let kind = random.below(6);
    let arguments = module.types.contained(module.functions[function].symbol.value_type).len() - 1;
    let constants = module.constants.entries.len();
    let types: Vec<_> = {
        let body = module.functions[function].body();
        body.operands.iter().map(|id| module.type_of(FunctionId(function as u32), *id)).collect()
    };
    let body = module.functions[function].body.as_mut()?;
    let inst = random.below(body.insts.len());
    let data = body.insts[inst];
    let text = format!("{kind} at {inst} {:?} of function {function}", data.opcode);
    let operand = data.operands as usize + random.below(data.operand_count as usize);
    match kind {
        // Another value of any type, for operands on which no type of a result depends.
        0 if data.operand_count > 0 && has_fixed_result(data.opcode) && !is_block(body.operands[operand]) => {
            body.operands[operand] = match random.below(3) {
                0 => ValueId::of_inst(random.below(body.insts.len()) as u32),
                // Assembly has the types of some operands only; a constant of another type would become one of theirs.
                1 | 2 if arguments > 0 && !data.opcode.is_terminator() => {
                    ValueId::of_argument(random.below(arguments) as u32)
                }
                1 if arguments > 0 => ValueId::of_argument(random.below(arguments) as u32),
                _ => ValueId::of_module(random.below(constants) as u32),
            };
        }
        // Another value of the same type.
        1 | 2 if data.operand_count > 0 => {
            let ty = types[operand];
            let same: Vec<usize> = (0..types.len()).filter(|index| types[*index] == ty).collect();
            body.operands[operand] = body.operands[same[random.below(same.len())]];
        }
        3 if data.opcode == Opcode::Phi && data.operand_count > 0 => {
            let entry = data.extra as usize + random.below(data.operand_count as usize);
            body.extras[entry] = random.below(body.blocks.len()) as u32;
        }
        4 if data.opcode.is_integer_binary() || data.opcode.is_float_binary() => {
            body.insts[inst].opcode = [Opcode::FAdd, Opcode::Add, Opcode::Xor, Opcode::Shl][random.below(4)];
            body.insts[inst].flags = 0;
        }
        5 => swap(body, inst)?,
        _ => return None,
    }
    Some(text)
}

fn is_block(id: ValueId) -> bool {
    matches!(id.referent(), Referent::Block(_))
}

/// Swaps an instruction with the next one of its block, if nothing refers to either.
fn swap(body: &mut Body, inst: usize) -> Option<()> {
    let next = inst + 1;
    if body.insts.get(next)?.block != body.insts[inst].block {
        return None;
    }
    let is_used = |id: &ValueId| matches!(id.referent(), Referent::Inst(index) if index as usize == inst || index as usize == next);
    if body.operands.iter().any(is_used) {
        return None;
    }
    body.insts.swap(inst, next);
    Some(())
}

/// Returns `true` if the type of the result does not depend on one operand. Assembly does not have the function type of a call.
fn has_fixed_result(opcode: Opcode) -> bool {
    opcode.is_terminator()
        || opcode.is_integer_binary()
        || opcode.is_float_binary()
        || matches!(opcode, Opcode::Store | Opcode::Phi | Opcode::Load | Opcode::ICmp | Opcode::Alloca)
}

#[test]
fn mutants_have_the_verdicts_of_llvm() {
    let mut random = Random(1);
    let (mut refused, mut accepted, mut different) = (0, 0, Vec::new());
    for _ in 0..MUTANTS {
        let mut module = parse(SOURCE);
        let Some(change) = mutate(&mut module, &mut random) else { continue };
        let own = verify(&module);
        let text = module.to_string();
        let is_valid = accepts(&text);
        *(if is_valid { &mut accepted } else { &mut refused }) += 1;
        if own.is_ok() != is_valid {
            different.push(format!("{change}: LLVM accepts: {is_valid}, found {own:?}"));
        }
    }
    assert!(accepted > 300 && refused > 300, "{accepted} accepted, {refused} refused");
    assert!(different.is_empty(), "{} of {}:\n{}", different.len(), accepted + refused, different.join("\n"));
}
