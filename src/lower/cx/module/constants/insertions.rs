//! Chains of `insertvalue` as specialization constants: `OpSpecConstantComposite` (specification, section 3.3.7).

use rustc_hash::FxHashSet;

use crate::analysis::callees::{Callees, SpecConstantCall};
use crate::error::{Result, invalid};
use crate::ir::{Inst, Opcode, Value};
use crate::lower::cx::declarations::types::aggregate_length;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::constants::specialization::not_constant;

/// The number of members of a composite that a chain changes, at most.
const MAX_MEMBERS: u32 = 1 << 20;

/// An `insertvalue`.
#[derive(Clone, Copy)]
struct Insertion<'m> {
    /// The indices of the replaced member; none if it is the whole.
    path: &'m [u32],
    member: Value<'m>,
}

impl<'m> ModuleCx<'m> {
    /// `insertvalue (insertvalue base, a, 0), b, 1` => `OpSpecConstantComposite a b`
    pub(super) fn specialized_insertions(&mut self, last: Inst<'m>) -> Result<Parts> {
        self.composite_with(last.value(), &[])
    }

    /// Returns the parts of a composite after insertions, of which the later ones count.
    fn composite_with(&mut self, composite: Value<'m>, insertions: &[Insertion<'m>]) -> Result<Parts> {
        let (whole, later) = match insertions.iter().rposition(|insertion| insertion.path.is_empty()) {
            Some(last) => (insertions[last].member, &insertions[last + 1..]),
            None => (composite, insertions),
        };
        let (base, mut chain) = chain(whole)?;
        chain.extend(later);
        if chain.is_empty() {
            return self.specialized_member(base);
        }
        let (ty, count) = (base.ty(), aggregate_length(base.ty()));
        if count > MAX_MEMBERS {
            return Err(invalid(format!("expected at most {MAX_MEMBERS} members, found {ty}")));
        }
        let mut members: Vec<Vec<Insertion<'m>>> = vec![Vec::new(); count as usize];
        for Insertion { path, member } in chain {
            // LLVM's verifier has checked the indices.
            let Some((inside, rest)) =
                path.split_first().and_then(|(index, rest)| Some((members.get_mut(*index as usize)?, rest)))
            else {
                return Err(not_constant(whole));
            };
            inside.push(Insertion { path: rest, member });
        }
        let mut parts = Parts::new();
        for (index, insertions) in (0..).zip(&members) {
            let is_replaced = insertions.iter().any(|insertion| insertion.path.is_empty());
            let member = match insertions.first() {
                // Its old value does not count.
                Some(first) if is_replaced => first.member,
                _ => member_of(&self.facts.callees, base, index).ok_or_else(|| not_constant(base))?,
            };
            parts.extend(self.composite_with(member, insertions)?);
        }
        self.compose(ty, parts)
    }
}

/// Returns the composite that a chain of `insertvalue` starts with, and the insertions from the first to the last.
fn chain(mut composite: Value<'_>) -> Result<(Value<'_>, Vec<Insertion<'_>>)> {
    let (mut insertions, mut seen) = (Vec::new(), FxHashSet::default());
    while let Some(inst) = composite.as_instruction().filter(|inst| inst.opcode() == Opcode::InsertValue) {
        // In unreachable code, an instruction may be its own operand.
        if !seen.insert(composite) {
            return Err(not_constant(composite));
        }
        insertions.push(Insertion { path: inst.value().indices(), member: inst.operand(1) });
        composite = inst.operand(0);
    }
    insertions.reverse();
    Ok((composite, insertions))
}

/// Returns a member of a constant, or of a specialization constant.
fn member_of<'m>(callees: &Callees<'m>, composite: Value<'m>, index: u32) -> Option<Value<'m>> {
    match composite.as_instruction() {
        Some(inst) => {
            let is_composite = callees.is_spec_constant(inst, SpecConstantCall::Composite);
            (is_composite && index < inst.argument_count()).then(|| inst.argument(index))
        }
        None => composite.aggregate_element(index),
    }
}
