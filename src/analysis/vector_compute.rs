//! Variables of vector compute code in private memory (SPV_INTEL_vector_compute).
//!
//! Such a variable is a module-scope variable of the storage class Private, which the extension allows, and every pointer
//! derived from it points there. A parameter of an intrinsic of vector compute code, which is a function of another
//! module, has the storage class of all pointers that calls pass.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::callees::Callees;
use super::globals::is_for_tools;
use super::pointer_uses::{PointerUse, is_live, pointer_use};
use crate::ir::{Function, Global, Inst, ModuleRef, Opcode, Ordering, Value};
use crate::map::function_metadata::VECTOR_COMPUTE_VARIABLE;
use crate::map::intrinsics::Effect;

/// Returns `true` for a variable of vector compute code in private memory.
pub(super) fn is_private_variable(global: Global<'_>) -> bool {
    global.address_space() == 0 && global.string_attribute(VECTOR_COMPUTE_VARIABLE).is_some() && !is_for_tools(global)
}

/// The variables of vector compute code in private memory.
#[derive(Default)]
pub(super) struct VectorComputeVariables<'m> {
    /// The variables, the pointers derived from them, and the parameters of intrinsics that receive these. Each has its
    /// variable.
    pub(super) pointers: FxHashMap<Value<'m>, Value<'m>>,
    /// The variables whose addresses have other uses than accesses and arguments of intrinsics.
    pub(super) misused: FxHashSet<Value<'m>>,
}

/// The parameters that receive pointers to the variables.
type Receivers<'m> = IndexSet<(Function<'m>, u32), FxBuildHasher>;

impl<'m> VectorComputeVariables<'m> {
    /// Finds the variables of a module.
    pub(super) fn new(module: ModuleRef<'m>, callees: &Callees<'m>) -> Self {
        let mut variables = Self::default();
        let mut receivers = Receivers::default();
        for global in module.globals().filter(|global| is_private_variable(*global)) {
            variables.add(callees, global.value(), &mut receivers);
        }
        for (function, index) in receivers {
            variables.add_parameter(function, index);
        }
        variables
    }

    fn add(&mut self, callees: &Callees<'m>, variable: Value<'m>, receivers: &mut Receivers<'m>) {
        let mut pending = vec![variable];
        while let Some(pointer) = pending.pop() {
            self.pointers.insert(pointer, variable);
            for (user, operand) in pointer.use_slots() {
                match pointer_use(callees, user, operand) {
                    PointerUse::Derives => pending.push(user),
                    PointerUse::Reads => {}
                    PointerUse::Other => match user.as_instruction().map(|inst| (inst, receiver(callees, inst))) {
                        Some((inst, _)) if writes(callees, inst, operand) => {}
                        Some((inst, Some(function))) if operand < inst.argument_count() => {
                            receivers.insert((function, operand));
                        }
                        _ if is_live(user) => _ = self.misused.insert(variable),
                        _ => {}
                    },
                }
            }
        }
    }

    /// Adds a parameter of an intrinsic if all calls pass pointers to variables of vector compute code. Otherwise, it has
    /// the storage class of its address space.
    fn add_parameter(&mut self, function: Function<'m>, index: u32) {
        let parameter = function.parameter(index);
        let passed: Vec<_> = function
            .value()
            .uses()
            .filter_map(Value::as_instruction)
            .filter(|call| index < call.argument_count())
            .map(|call| self.pointers.get(&call.argument(index)).copied())
            .collect();
        match passed.iter().copied().collect::<Option<Vec<_>>>() {
            Some(variables) => {
                let Some(first) = variables.first() else { return };
                self.pointers.insert(parameter, *first);
            }
            None => self.misused.extend(passed.into_iter().flatten()),
        }
    }
}

/// Returns the intrinsic that becomes a function of another module, if `inst` calls one.
fn receiver<'m>(callees: &Callees<'m>, inst: Inst<'m>) -> Option<Function<'m>> {
    let function = inst.called_function().filter(|function| function.name().starts_with(b"llvm."))?;
    let is_translated =
        callees.called_intrinsic(inst).is_some_and(|intrinsic| intrinsic.semantics.effect != Effect::Unknown);
    (!is_translated).then_some(function)
}

/// Returns `true` if the operand is the address of memory that `inst` writes, or whose lifetime it marks.
fn writes<'m>(callees: &Callees<'m>, inst: Inst<'m>, operand: u32) -> bool {
    match inst.opcode() {
        Opcode::Store => operand == 1 && inst.ordering() == Ordering::NotAtomic,
        Opcode::Call => {
            let has = |effect| callees.has_effect(inst, effect);
            operand == 0 && (has(Effect::Copies) || has(Effect::Writes)) || has(Effect::Lifetime)
        }
        _ => false,
    }
}
