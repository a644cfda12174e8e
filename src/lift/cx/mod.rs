//! The contexts of a lift: the module ([`ModuleCx`]) and the function at hand ([`FunctionCx`]).

mod calls;
mod constants;
pub(super) mod debug;
mod function;
mod generic;
mod module;
mod spelling;
pub(super) mod types;

pub(super) use calls::Call;
pub(super) use constants::Chain;
pub(super) use function::FunctionCx;
pub(super) use module::{Location, ModuleCx};
pub(super) use spelling::Spellings;
