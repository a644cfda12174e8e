//! Functions of sub-groups: the lanes of a warp or wavefront, by shuffles and ballots.

use super::code::Code;
use super::work_item;
use crate::ir::{FloatPredicate, IntPredicate, Opcode, TypeId, ValueId};
use crate::map::gpu::Gpu;
use crate::map::opencl_groups;
use crate::map::opencl_ops::core_function;
use crate::names::{Class, Parameter};
use crate::spirv::Op;
use crate::spirv::grammar::{BuiltIn, GroupOperation, Scope};

/// The lanes of a shuffle of NVPTX that exchange values: those of the whole warp.
const WHOLE_WARP: u32 = 31;

/// A function that can be defined.
#[derive(Clone, Copy)]
pub(super) enum SubGroupFunction {
    /// Combines the values of all lanes, or of those up to the own one.
    Combined(Combination, GroupOperation),
    Any,
    All,
    AllEqual,
    Elect,
    Ballot,
    InverseBallot,
    BallotBitExtract,
    BallotBitCount(Option<GroupOperation>),
    BallotFindLsb,
    BallotFindMsb,
    BroadcastFirst,
    /// Returns the value of another lane.
    Shuffle(SourceLane),
}

/// The lane that a shuffle reads, by its second parameter.
#[derive(Clone, Copy)]
pub(super) enum SourceLane {
    /// The parameter is the number of the lane.
    Number,
    Xor,
    Up,
    Down,
    Rotate,
}

/// An operation on two values, and the value with which it changes nothing.
#[derive(Clone, Copy)]
pub(super) enum Combination {
    Binary(Opcode, Identity),
    /// The smaller (`true`) or larger one.
    Extreme(bool, Class),
}

#[derive(Clone, Copy)]
pub(super) enum Identity {
    Zero,
    One,
    AllBits,
}

impl SubGroupFunction {
    /// Returns the number of parameters.
    fn parameter_count(self) -> usize {
        match self {
            Self::Elect => 0,
            Self::Combined(..)
            | Self::Any
            | Self::All
            | Self::AllEqual
            | Self::Ballot
            | Self::InverseBallot
            | Self::BallotBitCount(_)
            | Self::BallotFindLsb
            | Self::BallotFindMsb
            | Self::BroadcastFirst => 1,
            Self::BallotBitExtract | Self::Shuffle(_) => 2,
        }
    }
}

/// Returns how the function with a name and parameters is defined; `None` if it is not.
pub(super) fn parse(name: &str, parameters: &[Parameter<'_>]) -> Option<SubGroupFunction> {
    let function = match core_function(name).and_then(|row| row.pick(None, 1)) {
        Some(Op::SubgroupShuffleINTEL) => SubGroupFunction::Shuffle(SourceLane::Number),
        Some(Op::SubgroupShuffleXorINTEL) => SubGroupFunction::Shuffle(SourceLane::Xor),
        _ => group_function(name, parameters)?,
    };
    // The functions of clusters have the size of a cluster as a further parameter.
    (parameters.len() == function.parameter_count()).then_some(function)
}

fn group_function(name: &str, parameters: &[Parameter<'_>]) -> Option<SubGroupFunction> {
    let group = opencl_groups::group(name).filter(|group| group.scope == Scope::Subgroup)?;
    let op = group.op.pick(parameters.first().and_then(Parameter::class))?;
    let operation = group.operation.unwrap_or(GroupOperation::Reduce);
    match combination(op) {
        Some(combination) => Some(SubGroupFunction::Combined(combination, operation)),
        None => function_of(op, group.operation),
    }
}

/// Returns the function for an instruction that combines no values.
fn function_of(op: Op, operation: Option<GroupOperation>) -> Option<SubGroupFunction> {
    Some(match op {
        Op::GroupAny | Op::GroupNonUniformAny => SubGroupFunction::Any,
        Op::GroupAll | Op::GroupNonUniformAll => SubGroupFunction::All,
        Op::GroupNonUniformAllEqual => SubGroupFunction::AllEqual,
        Op::GroupNonUniformElect => SubGroupFunction::Elect,
        Op::GroupNonUniformBallot => SubGroupFunction::Ballot,
        Op::GroupNonUniformInverseBallot => SubGroupFunction::InverseBallot,
        Op::GroupNonUniformBallotBitExtract => SubGroupFunction::BallotBitExtract,
        Op::GroupNonUniformBallotBitCount => SubGroupFunction::BallotBitCount(operation),
        Op::GroupNonUniformBallotFindLSB => SubGroupFunction::BallotFindLsb,
        Op::GroupNonUniformBallotFindMSB => SubGroupFunction::BallotFindMsb,
        Op::GroupNonUniformBroadcastFirst => SubGroupFunction::BroadcastFirst,
        Op::GroupBroadcast | Op::GroupNonUniformBroadcast | Op::GroupNonUniformShuffle => {
            SubGroupFunction::Shuffle(SourceLane::Number)
        }
        Op::GroupNonUniformShuffleXor => SubGroupFunction::Shuffle(SourceLane::Xor),
        Op::GroupNonUniformShuffleUp => SubGroupFunction::Shuffle(SourceLane::Up),
        Op::GroupNonUniformShuffleDown => SubGroupFunction::Shuffle(SourceLane::Down),
        Op::GroupNonUniformRotateKHR => SubGroupFunction::Shuffle(SourceLane::Rotate),
        _ => return None,
    })
}

impl Combination {
    /// The combination that is true if all conditions are.
    pub(super) const AND: Self = Self::Binary(Opcode::And, Identity::AllBits);
    /// The combination that is true if any condition is.
    pub(super) const OR: Self = Self::Binary(Opcode::Or, Identity::Zero);
}

/// Returns how an instruction combines values, if it does.
pub(super) fn combination(op: Op) -> Option<Combination> {
    use Combination::{Binary, Extreme};
    Some(match op {
        Op::GroupIAdd | Op::GroupNonUniformIAdd => Binary(Opcode::Add, Identity::Zero),
        Op::GroupFAdd | Op::GroupNonUniformFAdd => Binary(Opcode::FAdd, Identity::Zero),
        Op::GroupIMulKHR | Op::GroupNonUniformIMul => Binary(Opcode::Mul, Identity::One),
        Op::GroupFMulKHR | Op::GroupNonUniformFMul => Binary(Opcode::FMul, Identity::One),
        Op::GroupBitwiseAndKHR | Op::GroupNonUniformBitwiseAnd => Binary(Opcode::And, Identity::AllBits),
        Op::GroupBitwiseOrKHR | Op::GroupNonUniformBitwiseOr => Binary(Opcode::Or, Identity::Zero),
        Op::GroupBitwiseXorKHR | Op::GroupNonUniformBitwiseXor => Binary(Opcode::Xor, Identity::Zero),
        Op::GroupSMin | Op::GroupNonUniformSMin => Extreme(true, Class::Signed),
        Op::GroupUMin | Op::GroupNonUniformUMin => Extreme(true, Class::Unsigned),
        Op::GroupFMin | Op::GroupNonUniformFMin => Extreme(true, Class::Float),
        Op::GroupSMax | Op::GroupNonUniformSMax => Extreme(false, Class::Signed),
        Op::GroupUMax | Op::GroupNonUniformUMax => Extreme(false, Class::Unsigned),
        Op::GroupFMax | Op::GroupNonUniformFMax => Extreme(false, Class::Float),
        _ => return None,
    })
}

/// Returns `true` if work-items can exchange the values that the function gets: scalars, or the lanes of a ballot.
pub(super) fn has_values(code: &Code<'_, '_>, function: SubGroupFunction) -> bool {
    let takes_lanes = matches!(
        function,
        SubGroupFunction::InverseBallot
            | SubGroupFunction::BallotBitExtract
            | SubGroupFunction::BallotBitCount(_)
            | SubGroupFunction::BallotFindLsb
            | SubGroupFunction::BallotFindMsb
    );
    let Some(&ty) = code.signature().get(1).filter(|_| !takes_lanes) else { return true };
    let bits = code.ir.int_width(ty).or(code.ir.float_width(ty));
    code.ir.vector_length(ty).is_none() && matches!(bits, Some(8 | 16 | 32 | 64))
}

/// Defines a function of a sub-group; returns `false` if it has other parameters than those of its name.
pub(super) fn define(mut code: Code<'_, '_>, function: SubGroupFunction) -> bool {
    let (result, parameters) = (code.signature()[0], code.parameters());
    let Some(value) = value_of(&mut code, function, &parameters) else { return false };
    let is_condition = code.ir.int_width(code.ty(value)) == Some(1);
    let value = match code.ir.int_width(result).filter(|_| is_condition) {
        Some(bits) => code.resized(value, bits),
        None => value,
    };
    code.finish_convergent(Some(value));
    true
}

/// Returns the result of a function; `None` if its parameters are not those of its name.
fn value_of(code: &mut Code<'_, '_>, function: SubGroupFunction, parameters: &[ValueId]) -> Option<ValueId> {
    Some(match (function, parameters) {
        (SubGroupFunction::Combined(combination, operation), &[value]) => combined(code, combination, operation, value),
        (SubGroupFunction::Any, &[predicate]) => any(code, predicate),
        (SubGroupFunction::All, &[predicate]) => {
            let is_true = is_true(code, predicate);
            let is_false = not(code, is_true);
            all(code, is_false)
        }
        (SubGroupFunction::AllEqual, &[value]) => all_equal(code, value),
        (SubGroupFunction::Elect, []) => {
            let (first, lane) = (first_lane(code), lane(code));
            code.icmp(IntPredicate::Eq, first, lane)
        }
        (SubGroupFunction::Ballot, &[predicate]) => {
            let is_true = is_true(code, predicate);
            let lanes = ballot(code, is_true);
            work_item::words(code, lanes)
        }
        (SubGroupFunction::InverseBallot, &[words]) => {
            let (lanes, lane) = (lanes_of(code, words), lane(code));
            bit(code, lanes, lane)
        }
        (SubGroupFunction::BallotBitExtract, &[words, index]) => {
            let lanes = lanes_of(code, words);
            bit(code, lanes, index)
        }
        (SubGroupFunction::BallotBitCount(operation), &[words]) => bit_count(code, words, operation),
        (SubGroupFunction::BallotFindLsb, &[words]) => {
            let lanes = lanes_of(code, words);
            lowest(code, lanes)
        }
        (SubGroupFunction::BallotFindMsb, &[words]) => highest(code, words),
        (SubGroupFunction::BroadcastFirst, &[value]) => {
            let first = first_lane(code);
            shuffle(code, value, first)
        }
        (SubGroupFunction::Shuffle(source), &[value, index]) => {
            let index = source_lane(code, source, index);
            shuffle(code, value, index)
        }
        _ => return None,
    })
}

fn any(code: &mut Code<'_, '_>, predicate: ValueId) -> ValueId {
    let is_true = is_true(code, predicate);
    let lanes = ballot(code, is_true);
    is_not_zero(code, lanes)
}

/// Returns `true` if all lanes have the value of the lowest active one.
fn all_equal(code: &mut Code<'_, '_>, value: ValueId) -> ValueId {
    let first = first_lane(code);
    let other = shuffle(code, value, first);
    let is_float = code.ir.is_float(code.ty(value));
    let differs = match is_float {
        true => code.fb.fcmp(code.ir, FloatPredicate::Une, value, other),
        false => code.icmp(IntPredicate::Ne, value, other),
    };
    all(code, differs)
}

/// Returns the number of the lane that a shuffle reads.
fn source_lane(code: &mut Code<'_, '_>, source: SourceLane, index: ValueId) -> ValueId {
    let own = lane(code);
    match source {
        SourceLane::Number => index,
        SourceLane::Xor => code.binary(Opcode::Xor, own, index),
        SourceLane::Up => code.binary(Opcode::Sub, own, index),
        SourceLane::Down => code.binary(Opcode::Add, own, index),
        SourceLane::Rotate => {
            let size = work_item::read(code, BuiltIn::SubgroupSize, 0);
            let (size, sum) = (code.resized(size, 32), code.binary(Opcode::Add, own, index));
            code.binary(Opcode::URem, sum, size)
        }
    }
}

/// Returns the number of the work-item in its sub-group.
fn lane(code: &mut Code<'_, '_>) -> ValueId {
    let lane = work_item::read(code, BuiltIn::SubgroupLocalInvocationId, 0);
    code.resized(lane, 32)
}

fn is_true(code: &mut Code<'_, '_>, value: ValueId) -> ValueId {
    if code.ir.int_width(code.ty(value)) == Some(1) { value } else { is_not_zero(code, value) }
}

pub(super) fn is_not_zero(code: &mut Code<'_, '_>, value: ValueId) -> ValueId {
    let ty = code.ty(value);
    let zero = code.ir.int(ty, 0);
    code.icmp(IntPredicate::Ne, value, zero)
}

fn not(code: &mut Code<'_, '_>, condition: ValueId) -> ValueId {
    let yes = code.ir.bool(true);
    code.binary(Opcode::Xor, condition, yes)
}

/// Returns `true` if no work-item has the exception.
fn all(code: &mut Code<'_, '_>, exception: ValueId) -> ValueId {
    let lanes = ballot(code, exception);
    let found = is_not_zero(code, lanes);
    not(code, found)
}

/// Returns the work-items with a condition as bits.
fn ballot(code: &mut Code<'_, '_>, condition: ValueId) -> ValueId {
    let (word, lanes) = (code.ir.int_type(32), code.ir.int_type(64));
    match code.gpu {
        Gpu::Nvptx64 => {
            let active = code.call("llvm.nvvm.activemask", word, &[]);
            let found = code.call("llvm.nvvm.vote.ballot.sync", word, &[active, condition]);
            code.resized(found, 64)
        }
        Gpu::Amdgcn => code.call("llvm.amdgcn.ballot.i64", lanes, &[condition]),
    }
}

/// Returns the lowest active lane.
fn first_lane(code: &mut Code<'_, '_>) -> ValueId {
    let yes = code.ir.bool(true);
    let active = ballot(code, yes);
    lowest(code, active)
}

/// Returns the number of the lowest bit.
fn lowest(code: &mut Code<'_, '_>, lanes: ValueId) -> ValueId {
    let (ty, is_poison) = (code.ty(lanes), code.ir.bool(false));
    let index = code.call("llvm.cttz.i64", ty, &[lanes, is_poison]);
    code.resized(index, 32)
}

/// Returns the number of the highest bit of a vector of four words.
fn highest(code: &mut Code<'_, '_>, words: ValueId) -> ValueId {
    let lanes = lanes_of(code, words);
    let (ty, is_poison) = (code.ty(lanes), code.ir.bool(false));
    let above = code.call("llvm.ctlz.i64", ty, &[lanes, is_poison]);
    let last = code.i64(63);
    let index = code.binary(Opcode::Sub, last, above);
    code.resized(index, 32)
}

/// Returns the lanes that a vector of four words has.
fn lanes_of(code: &mut Code<'_, '_>, words: ValueId) -> ValueId {
    let [low, high] = [0, 1].map(|index| {
        let index = code.i32(index);
        let word = code.fb.extract_element(code.ir, words, index);
        code.resized(word, 64)
    });
    let half = code.i64(32);
    let high = code.binary(Opcode::Shl, high, half);
    code.binary(Opcode::Or, low, high)
}

fn bit(code: &mut Code<'_, '_>, lanes: ValueId, index: ValueId) -> ValueId {
    let index = code.resized(index, 64);
    let found = code.binary(Opcode::LShr, lanes, index);
    code.resized(found, 1)
}

fn bit_count(code: &mut Code<'_, '_>, words: ValueId, operation: Option<GroupOperation>) -> ValueId {
    let lanes = lanes_of(code, words);
    let (own, one) = (work_item::read(code, BuiltIn::SubgroupLocalInvocationId, 0), code.i64(1));
    let own = code.binary(Opcode::Shl, one, own);
    let below = code.binary(Opcode::Sub, own, one);
    let counted = match operation {
        Some(GroupOperation::InclusiveScan) => {
            let up_to = code.binary(Opcode::Or, own, below);
            code.binary(Opcode::And, lanes, up_to)
        }
        Some(GroupOperation::ExclusiveScan) => code.binary(Opcode::And, lanes, below),
        _ => lanes,
    };
    let ty = code.ty(counted);
    let count = code.call("llvm.ctpop.i64", ty, &[counted]);
    code.resized(count, 32)
}

/// Returns the value of another lane, word by word.
fn shuffle(code: &mut Code<'_, '_>, value: ValueId, index: ValueId) -> ValueId {
    let ty = code.ty(value);
    let bits = code.ir.int_width(ty).or(code.ir.float_width(ty)).unwrap_or(32);
    let integer = code.ir.int_type(bits);
    let whole = code.cast(Opcode::BitCast, value, integer);
    let low = code.resized(whole, 32);
    let low = shuffled_word(code, low, index);
    let result = if bits <= 32 {
        code.resized(low, bits)
    } else {
        let half = code.i64(32);
        let high = code.binary(Opcode::LShr, whole, half);
        let high = code.resized(high, 32);
        let high = shuffled_word(code, high, index);
        let (low, high) = (code.resized(low, 64), code.resized(high, 64));
        let high = code.binary(Opcode::Shl, high, half);
        code.binary(Opcode::Or, low, high)
    };
    code.cast(Opcode::BitCast, result, ty)
}

fn shuffled_word(code: &mut Code<'_, '_>, value: ValueId, index: ValueId) -> ValueId {
    let word = code.ir.int_type(32);
    match code.gpu {
        Gpu::Nvptx64 => {
            let active = code.call("llvm.nvvm.activemask", word, &[]);
            let lanes = code.i32(WHOLE_WARP);
            code.call("llvm.nvvm.shfl.sync.idx.i32", word, &[active, value, index, lanes])
        }
        Gpu::Amdgcn => {
            // The index counts bytes.
            let two = code.i32(2);
            let address = code.binary(Opcode::Shl, index, two);
            code.call("llvm.amdgcn.ds.bpermute", word, &[address, value])
        }
    }
}

/// Combines the values of the active lanes one after the other, all or those up to the own one.
fn combined(code: &mut Code<'_, '_>, combination: Combination, operation: GroupOperation, value: ValueId) -> ValueId {
    let ty = code.ty(value);
    let (yes, own) = (code.ir.bool(true), lane(code));
    let active = ballot(code, yes);
    let start = identity(code, combination, ty);
    let Some(entry) = code.fb.current_block() else { return start };
    let [body, after] = [(); 2].map(|()| code.fb.create_block());
    code.fb.br(body);
    code.fb.start_block(body);
    let (lanes, lanes_phi) = code.fb.phi(code.ty(active));
    let (sum, sum_phi) = code.fb.phi(ty);
    let index = lowest(code, lanes);
    let other = shuffle(code, value, index);
    let both = combine(code, combination, sum, other);
    let next = match operation {
        GroupOperation::InclusiveScan => {
            let is_counted = code.icmp(IntPredicate::Ule, index, own);
            code.select(is_counted, both, sum)
        }
        GroupOperation::ExclusiveScan => {
            let is_counted = code.icmp(IntPredicate::Ult, index, own);
            code.select(is_counted, both, sum)
        }
        _ => both,
    };
    let minus_one = code.i64(u64::MAX);
    let below = code.binary(Opcode::Add, lanes, minus_one);
    let rest = code.binary(Opcode::And, lanes, below);
    let is_more = is_not_zero(code, rest);
    code.fb.cond_br(is_more, body, after);
    code.fb.set_incoming(lanes_phi, &[(active, entry), (rest, body)]);
    code.fb.set_incoming(sum_phi, &[(start, entry), (next, body)]);
    code.fb.start_block(after);
    next
}

pub(super) fn combine(code: &mut Code<'_, '_>, combination: Combination, a: ValueId, b: ValueId) -> ValueId {
    let ty = code.ty(a);
    match combination {
        Combination::Binary(opcode, _) => code.binary(opcode, a, b),
        Combination::Extreme(is_min, class) => {
            let name = match (class, is_min) {
                (Class::Signed, true) => "smin",
                (Class::Signed, false) => "smax",
                (Class::Unsigned, true) => "umin",
                (Class::Unsigned, false) => "umax",
                (Class::Float, true) => "minnum",
                (Class::Float, false) => "maxnum",
            };
            let name = format!("llvm.{name}.{}", code.ir.intrinsic_suffix(ty));
            code.call(&name, ty, &[a, b])
        }
    }
}

pub(super) fn identity(code: &mut Code<'_, '_>, combination: Combination, ty: TypeId) -> ValueId {
    if let Some(bits) = code.ir.float_width(ty) {
        let [one, infinity] = match bits {
            16 => [0x3c00, 0x7c00],
            32 => [0x3f80_0000, 0x7f80_0000],
            _ => [0x3ff0_0000_0000_0000, 0x7ff0_0000_0000_0000],
        };
        let word = match combination {
            Combination::Binary(_, Identity::One) => one,
            Combination::Binary(..) => 0,
            Combination::Extreme(true, _) => infinity,
            Combination::Extreme(false, _) => infinity | 1 << (bits - 1),
        };
        return code.ir.float(ty, word);
    }
    let bits = code.ir.int_width(ty).unwrap_or(32);
    let all = u64::MAX >> (64 - bits.clamp(1, 64));
    let highest = all >> 1;
    let word = match combination {
        Combination::Binary(_, Identity::One) => 1,
        Combination::Binary(_, Identity::AllBits) | Combination::Extreme(true, Class::Unsigned) => all,
        Combination::Extreme(true, _) => highest,
        Combination::Extreme(false, Class::Signed) => highest + 1,
        Combination::Binary(..) | Combination::Extreme(..) => 0,
    };
    code.ir.int(ty, word)
}
