//! `DIExpression`: the computation of a variable's value from an SSA value => `DebugExpression` of `DebugOperation`s
//!
//! The sets have ten operations with 32-bit operands, and further ones if the options allow them. The value of a variable
//! with any other expression is unknown.

use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use crate::error::Result;
use crate::ir::MdNode;
use crate::ir::metadata::expression as di_expression;
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::omissions::Unsupported;
use crate::lower::debug::{Arg, Args, Debug};
use crate::map::dwarf::{expression_operation, is_integer, is_standard_operation, op};
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, debug_operation};
use crate::spirv::limits::MAX_ARGUMENTS;
use crate::spirv::module::Section;
use crate::spirv::module::fork::Request;

/// One operation: its number and its operands.
pub(super) type Operation = SmallVec<[u32; 3]>;

/// The operations of an expression.
pub(super) type Operations = SmallVec<[Operation; 4]>;

/// A list of operations in [`Expressions`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Computation(usize);

/// The expressions written so far.
#[derive(Default)]
pub(super) struct Expressions<'m> {
    /// The lists of operations, and the `DebugExpression` of those that have one.
    lists: Vec<(Operations, Option<Id>)>,
    by_operations: FxHashMap<Operations, Computation>,
    /// The lists of `DIExpression`s, most of which many records have.
    pub(super) by_node: FxHashMap<MdNode<'m>, Computation>,
    /// The instructions that are written after the nodes.
    pending: Vec<(Dbg, Id, Args)>,
}

impl<'m> Expressions<'m> {
    /// Returns a list of operations, equal ones as one.
    pub(super) fn intern(&mut self, operations: Operations) -> Computation {
        if let Some(known) = self.by_operations.get(&operations) {
            return *known;
        }
        let computation = Computation(self.lists.len());
        self.lists.push((operations.clone(), None));
        self.by_operations.insert(operations, computation);
        computation
    }

    /// Returns the operations with a number in requests of a fork, and their `DebugExpression`.
    pub(super) fn requested(&self, number: u32) -> Option<(&Operations, Id)> {
        let (operations, id) = self.lists.get(number as usize)?;
        Some((operations, (*id)?))
    }

    /// Returns the `DebugExpression` of some operations, if it has an id.
    pub(super) fn known(&self, operations: &Operations) -> Option<Id> {
        let Computation(index) = self.by_operations.get(operations)?;
        self.lists[*index].1
    }

    /// Returns the operations of a list.
    pub(super) fn operations(&self, computation: Computation) -> &Operations {
        &self.lists[computation.0].0
    }
}

impl<'m> Debug<'m> {
    /// Returns the `DebugExpression` of some operations, which is written once.
    pub(super) fn expression(&mut self, mx: &mut ModuleCx<'m>, operations: Operations) -> Id {
        let computation = self.expressions.intern(operations);
        self.expression_of(mx, computation)
    }

    /// Returns the `DebugExpression` of a list of operations, which is written once.
    pub(super) fn expression_of(&mut self, mx: &mut ModuleCx<'m>, computation: Computation) -> Id {
        if let (_, Some(known)) = self.expressions.lists[computation.0] {
            return known;
        }
        mx.out.begin_request(Request::DebugExpression(computation.0 as u32));
        let mut args = Args::new();
        for operation in self.expressions.operations(computation).clone() {
            let operands = operation.iter().map(|number| Arg::Number(*number)).collect();
            args.push(Arg::Id(self.add_expression(mx, Dbg::Operation, operands)));
        }
        let id = self.add_expression(mx, Dbg::Expression, args);
        mx.out.end_request();
        self.expressions.lists[computation.0].1 = Some(id);
        id
    }

    fn add_expression(&mut self, mx: &mut ModuleCx<'m>, op: Dbg, args: Args) -> Id {
        let id = mx.out.fresh_global();
        self.expressions.pending.push((op, id, args));
        id
    }

    /// Writes the expressions of all records.
    pub(super) fn write_expressions(&mut self, mx: &mut ModuleCx<'m>) -> Result<()> {
        for (op, id, args) in std::mem::take(&mut self.expressions.pending) {
            let inst = self.inst(mx, op, id, &args)?;
            mx.out.emit(Section::Globals, inst)?;
        }
        Ok(())
    }
}

/// Returns `true` if an expression starts with a conversion.
pub(super) fn converts(words: &[u64]) -> bool {
    words.first() == Some(&op::CONVERT)
}

/// The type of a variable, as far as conversions depend on it.
pub(super) struct VariableType {
    /// The size; zero if it is unknown.
    pub(super) bits: u64,
    pub(super) is_boolean: bool,
}

/// Removes a conversion between integers at the start of an expression that describes no computation: a truncation to the
/// size of the variable, because a debugger reads the low bits of the value, and the extension of a Boolean value for a
/// Boolean variable, because `OpTypeBool` has no width.
pub(super) fn without_conversion(words: &[u64], variable: VariableType) -> &[u64] {
    match words {
        [op::CONVERT, from, from_encoding, op::CONVERT, to, to_encoding, rest @ ..]
            if [from_encoding, to_encoding].into_iter().all(|encoding| is_integer(*encoding))
                && (to <= from || variable.is_boolean && *from == 1)
                && *to == described_bits(rest).unwrap_or(variable.bits)
                && !computes(rest) =>
        {
            rest
        }
        _ => words,
    }
}

/// Returns the size of the fragment that an expression describes, if it is not the whole variable.
fn described_bits(words: &[u64]) -> Option<u64> {
    match words {
        [.., op::FRAGMENT, _, bits] => Some(*bits),
        _ => None,
    }
}

/// Returns `true` if an expression describes the whole of a variable that is where its value says.
pub(super) fn describes_all(words: &[u64]) -> bool {
    described_bits(words).is_none() && !computes(words)
}

/// Returns `true` if operations do more than name an address space, mark a value and restrict it to a fragment.
fn computes(words: &[u64]) -> bool {
    let rest = match words {
        [op::LIT0..=op::LIT31, op::SWAP, op::XDEREF, rest @ ..] => rest,
        [op::CONSTU, _, op::SWAP, op::XDEREF, rest @ ..] => rest,
        _ => words,
    };
    let rest = rest.strip_prefix(&[op::STACK_VALUE]).unwrap_or(rest);
    !matches!(rest, [] | [op::FRAGMENT, _, _])
}

/// Returns the operations of a `DIExpression` of one value. `has_more` allows operations that OpenCL.DebugInfo.100 does
/// not have.
///
/// # Errors
///
/// The first part that the sets of debug instructions do not have.
pub(super) fn operations(words: &[u64], has_more: bool) -> std::result::Result<Operations, Unsupported> {
    let mut rest = words;
    let mut found = Operations::new();
    // `DW_OP_LLVM_arg 0` is allowed only at the start.
    if let [op::ARG, 0, others @ ..] = rest
        && !has_more
    {
        rest = others;
    }
    while let [number, others @ ..] = rest {
        let number = *number;
        let (consumed, operation) = match (number, others) {
            (op::LIT0..=op::LIT31, _) if !has_more => (0, constant(number - op::LIT0)?),
            (op::TAG_OFFSET, [_, ..]) if !has_more => {
                rest = &others[1..];
                continue;
            }
            // A negative operand does not fit into 32 bits, but its magnitude can be subtracted.
            (op::CONSTU | op::CONSTS, [value, op::PLUS, ..]) if (*value as i64) < 0 => {
                found.push(constant(value.wrapping_neg())?);
                (2, smallvec![debug_operation::Minus])
            }
            (op::CONSTS, [value, ..]) if !has_more => (1, constant(*value)?),
            _ => {
                let unsupported = Unsupported::Operation(number);
                let found = expression_operation(number).filter(|(name, _)| has_more || is_standard_operation(*name));
                let (name, count) = found.ok_or(unsupported)?;
                let operands = others.get(..count).ok_or(unsupported)?;
                let mut operation: Operation = smallvec![name];
                for operand in operands {
                    operation.push(operand_u32(*operand)?);
                }
                (count, operation)
            }
        };
        found.push(operation);
        rest = others.get(consumed..).ok_or(Unsupported::Operation(number))?;
        // A record may add two operations.
        if found.len() + 2 > MAX_ARGUMENTS {
            return Err(Unsupported::Length);
        }
    }
    Ok(found)
}

fn constant(value: u64) -> std::result::Result<Operation, Unsupported> {
    Ok(smallvec![debug_operation::Constu, operand_u32(value)?])
}

fn operand_u32(value: u64) -> std::result::Result<u32, Unsupported> {
    u32::try_from(value).map_err(|_| Unsupported::Operand)
}

/// Appends a `Deref` to operations, for a value in memory. LLVM allows only `StackValue` and `Fragment` after it.
pub(super) fn with_deref(mut operations: Operations) -> Operations {
    let mut at = operations.len() - usize::from(fragment(&operations).is_some());
    if at > 0 && operations[at - 1].as_slice() == [debug_operation::StackValue] {
        at -= 1;
    }
    operations.insert(at, smallvec![debug_operation::Deref]);
    operations
}

/// Returns the operations that name the fragment which an expression describes, and compute nothing.
pub(super) fn only_fragment(words: &[u64]) -> Operations {
    let described = di_expression::fragment(words);
    let described = described.and_then(|(offset, size)| Some((u32::try_from(offset).ok()?, u32::try_from(size).ok()?)));
    described.map(|(offset, size)| smallvec![debug_operation::Fragment, offset, size]).into_iter().collect()
}

/// Restricts operations to a fragment of their result, for a variable of `bits` bits; `None` if the variable does not
/// have these bits.
pub(super) fn with_fragment(operations: &Operations, offset: u32, size: u32, bits: u64) -> Option<Operations> {
    let before = fragment(operations);
    let (start, end) = before.map_or((0, bits), |(start, size)| (start, u64::from(start) + u64::from(size)));
    let first = start.checked_add(offset)?;
    let left = end.checked_sub(u64::from(first)).filter(|left| *left != 0)?;
    let mut operations = operations.clone();
    // The whole variable is not a fragment.
    if offset == 0 && left <= u64::from(size) {
        return Some(operations);
    }
    if before.is_some() {
        operations.pop();
    }
    let size = u32::try_from(left).map_or(size, |left| size.min(left));
    operations.push(smallvec![debug_operation::Fragment, first, size]);
    Some(operations)
}

/// Returns the first bit and the size of the fragment that operations describe; `None` for the whole variable.
fn fragment(operations: &[Operation]) -> Option<(u32, u32)> {
    match operations.last()?.as_slice() {
        [debug_operation::Fragment, offset, size] => Some((*offset, *size)),
        _ => None,
    }
}
