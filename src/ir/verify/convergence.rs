//! Convergence control tokens.

use rustc_hash::FxHashMap;

use super::attributes::List;
use super::dominance::Dominance;
use super::intrinsics::{ConvergenceOperation, Intrinsic};
use super::{Verdict, require};
use crate::graph::Components;
use crate::ir::attributes::AttributeKind;
use crate::ir::function::Function;
use crate::ir::inst::Inst;
use crate::ir::types::TypeData;
use crate::ir::values::Value;

/// The control of convergence in a function.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Control {
    Controlled,
    Uncontrolled,
}

/// The tokens of a function.
#[derive(Debug, Default)]
pub(super) struct Tokens {
    control: Option<Control>,
    has_convergent_operation: bool,
    /// The users of tokens, in order: user, definition.
    uses: Vec<(u32, u32)>,
    /// The operations that make tokens.
    operations: FxHashMap<u32, ConvergenceOperation>,
}

fn is_convergent(call: Inst<'_>, callee: Option<Function<'_>>) -> bool {
    let module = call.module();
    let own = call.call_data().map(|data| List::new(module, data.attributes()));
    let declared = callee.map(|callee| List::new(module, callee.data().attributes));
    [own, declared].into_iter().flatten().any(|list| list.has_function(AttributeKind::Convergent))
}

impl Tokens {
    pub(super) fn start_block(&mut self) {
        self.has_convergent_operation = false;
    }

    /// Checks a call.
    pub(super) fn check_call<'m>(
        &mut self,
        function: Function<'m>,
        call: Inst<'m>,
        intrinsic: Intrinsic,
        callee: Option<Function<'m>>,
    ) -> Verdict {
        let operation = intrinsic.convergence();
        let token = self.token_of(call)?;
        let is_convergent = is_convergent(call, callee) || operation.is_some();
        if let Some(operation) = operation {
            self.check_operation(function, call, operation, token.is_some())?;
            self.operations.insert(call.index(), operation);
        }
        self.has_convergent_operation |= is_convergent;
        let control = match token.is_some() || operation.is_some() {
            true => Control::Controlled,
            false if is_convergent => Control::Uncontrolled,
            false => return Ok(()),
        };
        require(
            *self.control.get_or_insert(control) == control,
            "Cannot mix controlled and uncontrolled convergence in the same function.",
        )
    }

    /// Checks the position of a convergence intrinsic, and its token.
    fn check_operation<'m>(
        &self,
        function: Function<'m>,
        call: Inst<'m>,
        operation: ConvergenceOperation,
        has_token: bool,
    ) -> Verdict {
        match operation {
            ConvergenceOperation::Entry => {
                let list = List::new(function.module(), function.data().attributes);
                require(
                    list.has_function(AttributeKind::Convergent),
                    "Entry intrinsic can occur only in a convergent function.",
                )?;
                require(call.block().index() == 0, "Entry intrinsic can occur only in the entry block.")?;
                require(
                    !self.has_convergent_operation,
                    "Entry intrinsic cannot be preceded by a convergent operation in the same basic block.",
                )?;
                require(!has_token, "Entry or anchor intrinsic cannot have a convergencectrl token operand.")
            }
            ConvergenceOperation::Anchor => {
                require(!has_token, "Entry or anchor intrinsic cannot have a convergencectrl token operand.")
            }
            ConvergenceOperation::Loop => {
                require(has_token, "Loop intrinsic must have a convergencectrl token operand.")?;
                require(
                    !self.has_convergent_operation,
                    "Loop intrinsic cannot be preceded by a convergent operation in the same basic block.",
                )
            }
        }
    }

    /// Returns the token that a call has.
    fn token_of<'m>(&mut self, call: Inst<'m>) -> Result<Option<Inst<'m>>, super::Failure> {
        let bundle = call.operand_bundles().find(|(tag, _)| *tag == "convergencectrl");
        let Some((_, inputs)) = bundle else { return Ok(None) };
        let [token] = &*inputs else {
            return Err("The 'convergencectrl' bundle requires exactly one token use.".into());
        };
        require(
            matches!(token.ty().data(), TypeData::Token),
            "The 'convergencectrl' bundle requires exactly one token use.",
        )?;
        let Some(definition) = token_definition(*token) else {
            return Err(
                "Convergence control tokens can only be produced by calls to the convergence control intrinsics."
                    .into(),
            );
        };
        self.uses.push((call.index(), definition.index()));
        Ok(Some(definition))
    }

    /// Checks the regions of the tokens of a function.
    pub(super) fn check(&self, flow: &Dominance<'_>) -> Verdict {
        if self.operations.is_empty() {
            return Ok(());
        }
        let regions = Regions { tokens: self, flow, components: Components::new(&flow.graph) };
        regions.check()
    }
}

fn token_definition(token: Value<'_>) -> Option<Inst<'_>> {
    let definition = token.as_instruction()?;
    let callee = definition.callee_if_call()?;
    Intrinsic::new(callee.name(), definition.function().module().dialect).convergence().map(|_| definition)
}

impl<'m> Inst<'m> {
    fn callee_if_call(self) -> Option<Function<'m>> {
        self.is_call().then(|| self.callee().as_function())?
    }
}

/// The search for tokens that are live at their uses.
struct Regions<'a, 'm> {
    tokens: &'a Tokens,
    flow: &'a Dominance<'m>,
    components: Components,
}

impl Regions<'_, '_> {
    fn block_of(&self, inst: u32) -> usize {
        let function = self.flow.function();
        function.data().body.as_ref().map_or(0, |body| body.block_of(inst) as usize)
    }

    /// Checks that regions are nested, in a walk over the blocks in reverse postorder.
    fn check(&self) -> Verdict {
        let uses: FxHashMap<u32, u32> = self.tokens.uses.iter().copied().collect();
        let count = self.flow.graph.len();
        let mut live: Vec<Option<Vec<u32>>> = vec![None; count];
        let mut hearts = FxHashMap::default();
        let mut events: Vec<Vec<u32>> = vec![Vec::new(); count];
        let mut order: Vec<u32> = self.tokens.operations.keys().chain(uses.keys()).copied().collect();
        order.sort_unstable();
        order.dedup();
        for inst in order {
            events[self.block_of(inst)].push(inst);
        }
        for block in self.flow.graph.reverse_postorder(0) {
            let mut tokens = live[block].take().unwrap_or_default();
            for &inst in &events[block] {
                if let Some(&token) = uses.get(&inst) {
                    self.check_use(inst, token, &mut tokens, &mut hearts)?;
                }
                if self.tokens.operations.contains_key(&inst) {
                    tokens.push(inst);
                }
            }
            for &next in self.flow.graph.successors(block) {
                match &mut live[next] {
                    Some(known) => known.retain(|token| tokens.contains(token)),
                    unseen => {
                        let dominates = |token: &&u32| self.flow.dominators.dominates(self.block_of(**token), next);
                        *unseen = Some(tokens.iter().take_while(dominates).copied().collect());
                    }
                }
            }
        }
        Ok(())
    }

    fn check_use(&self, user: u32, token: u32, live: &mut Vec<u32>, hearts: &mut FxHashMap<usize, u32>) -> Verdict {
        let [block, defined_in] = [user, token].map(|inst| self.block_of(inst));
        require(
            self.flow.dominators.dominates(defined_in, block),
            "Convergence control token must dominate all its uses.",
        )?;
        let Some(position) = live.iter().position(|own| *own == token) else {
            return Err("Convergence region is not well-nested.".into());
        };
        live.truncate(position + 1);
        let component = self.components.component_of(block);
        let is_cycle = self.components.is_cyclic(&self.flow.graph, block);
        if !is_cycle || defined_in == block || self.components.component_of(defined_in) == component {
            return Ok(());
        }
        require(
            self.tokens.operations.get(&user) == Some(&ConvergenceOperation::Loop),
            "Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does \
             not contain the token's definition.",
        )?;
        let dominates_all =
            |node: &usize| self.flow.dominators.dominates(block, *node) || !self.flow.is_reached(*node as u32);
        require(
            self.components.nodes(component).iter().all(dominates_all),
            "Cycle heart must dominate all blocks in the cycle.",
        )?;
        require(
            hearts.insert(component, user).is_none(),
            "Two static convergence token uses in a cycle that does not contain either token's definition.",
        )
    }
}
