//! State that families own, for the whole module or for a function.

use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};

/// The state of each family, by its type.
#[derive(Default)]
pub(in crate::lower) struct FamilyStates(FxHashMap<TypeId, Box<dyn Any>>);

impl FamilyStates {
    /// Returns the state of type `T`, which is initially the default.
    pub(in crate::lower) fn get<T: Any + Default>(&mut self) -> &mut T {
        let state = self.0.entry(TypeId::of::<T>()).or_insert_with(|| Box::<T>::default());
        match state.downcast_mut() {
            Some(state) => state,
            None => unreachable!("the key of a state is its type"),
        }
    }
}
