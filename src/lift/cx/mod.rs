//! The contexts of a lift: the module ([`ModuleCx`]) and the function at hand ([`FunctionCx`]).

mod annotations;
mod calls;
mod constants;
pub(super) mod debug;
mod decorations;
mod deferred;
mod function;
mod generic;
mod ids;
mod kept;
mod module;
mod spelling;
mod symbols;
pub(super) mod types;

pub(super) use annotations::ANNOTATION_SECTION;
pub(super) use calls::Call;
pub(super) use constants::{Chain, NO_COMPONENT_ADDRESS};
pub(super) use decorations::{DecorationOperand, operands as decoration_operands};
pub(super) use function::{BooleanComponent, BuiltInComponent, FunctionCx, Loop};
pub(super) use kept::{KeptConstants, kept_numbers, ordinary};
pub(super) use module::{Location, ModuleCx, Traced, TracedInstruction};
pub(super) use spelling::Spellings;
pub(super) use symbols::SymbolDeclaration;
