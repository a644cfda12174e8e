//! Calls that name an instruction.

use crate::error::{Error, ErrorKind, Result};
use crate::map::spirv_calls;
use crate::names::{Friendly, Mangled, Rounding, TypeName};
use crate::spirv::grammar::{Op, Std, std_by_name, std_row};
use std::fmt::Display;
use std::rc::Rc;

/// What a function's name says of its calls.
#[derive(Clone)]
pub(in crate::lower) struct NamedCall {
    pub(super) what: What,
    pub(super) saturated: bool,
    pub(super) rounding: Option<Rounding>,
    /// What each parameter that is a pointer to a number or vector points to.
    pub(super) pointees: Rc<[Option<TypeName>]>,
}

/// The instruction.
#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Op(Op),
    Std(Std),
}

impl NamedCall {
    /// # Errors
    ///
    /// `InvalidFunctionCall` for an instruction that a call cannot be.
    pub(super) fn of_op(op: Op, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Result<Self> {
        if let Some(why) = spirv_calls::refusal(op) {
            return Err(Error::new(ErrorKind::InvalidFunctionCall, format!("{op} cannot be called: {why}")));
        }
        Ok(Self::new(What::Op(op), name, mangled))
    }

    pub(super) fn of_std(std: Std, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        // `vstore_half_rtz` is `vstore_half_r` with a mode.
        let rounded = name.rounding.and_then(|_| std_by_name(&format!("{}_r", std_row(std)?.name)));
        Self::new(What::Std(rounded.unwrap_or(std)), name, mangled)
    }

    /// The instruction, called by a name that is not its own; the call's arguments are its operands.
    pub(in crate::lower::builtins) fn plain(op: Op, mangled: Option<&Mangled<'_>>) -> Self {
        Self { what: What::Op(op), saturated: false, rounding: None, pointees: pointees(mangled) }
    }

    /// Returns `true` for the name of a core instruction.
    pub(super) fn is(&self, op: Op) -> bool {
        matches!(self.what, What::Op(own) if own == op)
    }

    fn new(what: What, name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Self {
        Self { what, saturated: name.saturated, rounding: name.rounding, pointees: pointees(mangled) }
    }
}

fn pointees(mangled: Option<&Mangled<'_>>) -> Rc<[Option<TypeName>]> {
    let parameters = mangled.map_or(&[][..], |mangled| &mangled.parameters);
    parameters.iter().map(|parameter| parameter.pointer()?.element()).collect()
}

/// A call of an instruction with arguments it does not take.
pub(super) fn wrong_call(op: &str, why: impl Display) -> Error {
    Error::new(ErrorKind::InvalidFunctionCall, format!("this is no call of {op}: {why}"))
}
