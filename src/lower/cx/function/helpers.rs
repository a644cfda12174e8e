//! Helper functions: code of a lowering that is too long to write at every use, which is the division of integers of several
//! words.
//!
//! Each is written once a module, on first use, without a linkage name, so that modules with the same helper can be
//! linked.

use crate::error::Result;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, PartTypes, Parts, WORD_BITS};
use crate::lower::cx::function::families::Helper;
use crate::lower::cx::function::{FunctionCx, FunctionState};
use crate::lower::cx::legal::multi_word::divide::any_bits;
use crate::lower::cx::legal::multi_word::shift::{Amount, shift};
use crate::lower::cx::legal::multi_word::{WORD, bits, compare, select, subtract};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{FunctionControl, Op};
use crate::spirv::inst::Inst;

/// A helper function that is written on first use.
struct HelperDefinition {
    /// Its name, which identifies it in the module.
    name: String,
    /// The types of its parameters.
    parameters: PartTypes,
    /// The types of its results.
    results: PartTypes,
    /// Writes its body, which takes the parameters, and returns the results.
    body: fn(&mut FunctionCx<'_, '_>, &[Typed]) -> Result<Parts>,
}

impl FunctionCx<'_, '_> {
    /// Calls the helper that divides unsigned integers, and returns the words of the quotient and of the remainder.
    pub(super) fn call_division(&mut self, a: &[Typed], b: &[Typed]) -> Result<Parts> {
        let operands = [a, b].concat();
        let words = PartTypes::from_elem(WORD.ty(self)?, operands.len());
        let helper = HelperDefinition {
            name: format!("divide.i{}", a.len() as u32 * WORD_BITS),
            parameters: words.clone(),
            results: words,
            body: divide_unsigned,
        };
        self.call_helper(&helper, &operands)
    }

    /// Calls a helper and returns the parts of its results.
    fn call_helper(&mut self, helper: &HelperDefinition, operands: &[Typed]) -> Result<Parts> {
        let written = match self.families.helpers.get(&helper.name) {
            Some(written) => written.clone(),
            None => self.write_helper(helper)?,
        };
        self.callees.insert(written.id);
        let call = self.fresh();
        self.emit(Inst::new(Op::FunctionCall).id(written.result).id(call).id(written.id).ids(operands))?;
        let mut results = Parts::new();
        for (index, ty) in written.results.iter().enumerate() {
            let id = self.fresh();
            self.emit(Inst::new(Op::CompositeExtract).id(*ty).id(id).id(call).literal(index as u32))?;
            results.push(Typed::new(id, *ty));
        }
        Ok(results)
    }

    fn write_helper(&mut self, helper: &HelperDefinition) -> Result<Helper> {
        let result = self.mx.type_struct(&helper.results)?;
        let function_type = self.mx.type_function(result, &helper.parameters)?;
        let (id, label) = (self.mx.out.fresh_global(), self.fresh());
        self.mx.name(id, helper.name.as_bytes())?;

        let mut state = FunctionState::of_helper(label);
        let mut inner = FunctionCx::new(self.mx, self.families, &mut state, self.function);
        let opening = Inst::new(Op::Function).id(result).id(id).enumerant(FunctionControl::None).id(function_type);
        inner.emit_head(&opening)?;
        let mut parameters = Parts::new();
        for ty in &helper.parameters {
            let parameter = inner.fresh();
            inner.emit_head(&Inst::new(Op::FunctionParameter).id(*ty).id(parameter))?;
            parameters.push(Typed::new(parameter, *ty));
        }
        inner.emit_head(&Inst::new(Op::Label).id(label))?;
        let values = (helper.body)(&mut inner, &parameters)?;
        let whole = inner.op(Op::CompositeConstruct, result, &values)?;
        inner.emit(Inst::new(Op::ReturnValue).id(whole))?;
        state.finish(self.mx, id)?;
        let written = Helper { id, result, results: helper.results.clone() };
        self.families.helpers.insert(helper.name.clone(), written.clone());
        Ok(written)
    }
}

/// The body of the helper: the quotient and the remainder of two unsigned integers.
fn divide_unsigned(fx: &mut FunctionCx<'_, '_>, operands: &[Typed]) -> Result<Parts> {
    let (a, b) = operands.split_at(operands.len() / 2);
    let (boolean, word, zero) = (fx.mx.type_bool()?, WORD.ty(fx)?, WORD.splat(fx, 0)?);
    let high = a[1..].iter().chain(&b[1..]);
    let high = any_bits(fx, high.copied())?;
    let one_word = fx.op(Op::IEqual, boolean, &[high, zero])?;
    fx.if_else(
        one_word,
        |fx| {
            let quotient = fx.op(Op::UDiv, word, &[a[0], b[0]])?;
            let remainder = fx.op(Op::UMod, word, &[a[0], b[0]])?;
            let mut results = Parts::from_elem(zero, 2 * a.len());
            results[0] = quotient;
            results[a.len()] = remainder;
            Ok(results)
        },
        |fx| divide_bits(fx, a, b),
    )
}

/// Divides bit by bit from the highest set bit of `a`: in each step the top bit of `quotient`, which is initially `a`,
/// moves into the remainder, and a bit of the quotient is shifted in at the bottom.
fn divide_bits(fx: &mut FunctionCx<'_, '_>, a: &[Typed], b: &[Typed]) -> Result<Parts> {
    let count = a.len();
    let lane = Lane::MultiWord { bits: count as u32 * WORD_BITS };
    let (zero, one) = (WORD.splat(fx, 0)?, WORD.splat(fx, 1)?);
    let last = WORD.splat(fx, u64::from(WORD_BITS - 1))?;
    let width = WORD.splat(fx, u64::from(count as u32 * WORD_BITS))?;

    let unused = bits::leading_zeros(fx, a)?;
    let steps = fx.sub(width, unused)?;
    let quotient = shift(fx, lane, Opcode::Shl, a, Amount::Word(unused))?;
    // The state is the number of steps left, the quotient and the remainder.
    let mut initial = Parts::from_elem(steps, 1);
    initial.extend(quotient);
    initial.extend(std::iter::repeat_n(zero, count));
    let end = fx.while_loop(
        &initial,
        |fx, state| fx.icmp_ne(state[0], zero),
        |fx, state| {
            let (quotient, rest) = state[1..].split_at(count);
            let carry = fx.lshr(rest[count - 1], last)?;
            let carries = fx.icmp_ne(carry, zero)?;
            let bit = fx.lshr(quotient[count - 1], last)?;
            let mut rest = shift(fx, lane, Opcode::Shl, rest, Amount::Known(1))?;
            rest[0] = fx.or(rest[0], bit)?;
            let fits = compare(fx, lane, IntPredicate::Uge, &rest, b)?;
            let fits = fx.logical_or(carries, fits)?;
            let less = subtract(fx, &rest, b)?;
            let rest = select(fx, fits, &less, &rest)?;
            let mut quotient = shift(fx, lane, Opcode::Shl, quotient, Amount::Known(1))?;
            let bit = fx.select(fits, one, zero)?;
            quotient[0] = fx.or(quotient[0], bit)?;
            let left = fx.sub(state[0], one)?;
            Ok([left].into_iter().chain(quotient).chain(rest).collect())
        },
    )?;
    Ok(Parts::from_slice(&end[1..]))
}
