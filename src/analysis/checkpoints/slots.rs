//! Variables of a function that keep saved pointers in memory, as unoptimized code does (`%saved_stack = alloca ptr`).

use super::reaching::Variable;
use super::restore_flow::RestoreFlow;
use crate::analysis::addresses::VariableUses;
use crate::analysis::callees::Callees;
use crate::ir::{Inst, Value};

/// A variable whose definitions are stores.
pub(super) type Slot<'m> = Variable<Value<'m>>;

/// Finds the store that each load of `variable` reads; `None` if its address has other uses than loads and stores of
/// pointers.
pub(super) fn stores<'m>(callees: &Callees<'m>, flow: &RestoreFlow<'_, 'm>, variable: Inst<'m>) -> Option<Slot<'m>> {
    let uses = VariableUses::of(callees, variable)?;
    // A pointer may also be stored as a number, or in an aggregate, which is not traced.
    if !uses.stores.iter().all(|store| store.operand(0).ty().is_pointer()) {
        return None;
    }
    let loads: Vec<_> = uses.loads.into_iter().filter_map(|load| flow.point(load)).collect();
    let stored = |store: Inst<'m>| Some((flow.point(store)?, store.operand(0)));
    Some(Variable::new(flow, uses.stores.into_iter().filter_map(stored).collect(), &loads))
}
