//! The state of the checks of one function.

use rustc_hash::FxHashMap;

use super::Facts;
use super::convergence::Tokens;
use super::dominance::Dominance;
use crate::ir::function::Function;
use crate::ir::metadata::{MdId, MdNode};
use crate::ir::types::Type;

/// The state of the checks of one function.
pub(super) struct FunctionChecks<'a, 'm> {
    pub(super) facts: &'a Facts<'m>,
    pub(super) function: Function<'m>,
    pub(super) flow: &'a Dominance<'m>,
    /// The subprogram of the function.
    pub(super) subprogram: Option<MdNode<'m>>,
    /// The type of the results of landing pads, once there is one.
    pub(super) landing_pad_type: Option<Type<'m>>,
    pub(super) convergence: Tokens,
    /// The variables of the parameters that have records, by number.
    pub(super) parameters: FxHashMap<u64, MdId>,
}
