//! The names that most files above the contexts use: `use crate::lower::cx::prelude::*`.

pub(in crate::lower) use crate::error::Result;
pub(in crate::lower) use crate::ir::{Inst, Value};
pub(in crate::lower) use crate::lower::cx::builder::Builder as _;
pub(in crate::lower) use crate::lower::cx::forms::{Lane, Lanes, Legal, LegalForm, Parts};
pub(in crate::lower) use crate::lower::cx::function::FunctionCx;
pub(in crate::lower) use crate::lower::cx::module::ModuleCx;
pub(in crate::lower) use crate::lower::cx::typed::{SpirvType, Typed};
pub(in crate::lower) use crate::spirv::grammar::Op;
