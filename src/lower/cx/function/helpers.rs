//! Helper functions: code of a lowering that is too long to write at every use.
//!
//! Each is written once a module, on first use, without a linkage name, so that modules with the same helper can be
//! linked.

use crate::error::Result;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::{FunctionCx, FunctionState};
use crate::lower::cx::helper::Helper;
use crate::spirv::Id;
use crate::spirv::grammar::{FunctionControl, Op};
use crate::spirv::inst::Inst;
use rustc_hash::FxHashMap;

/// The helpers that have been written, by name.
#[derive(Default)]
struct Helpers(FxHashMap<String, Written>);

/// A helper that has been written.
#[derive(Clone)]
struct Written {
    id: Id,
    /// The type of its result, a structure of `results`.
    result: Id,
    results: Parts,
}

impl FunctionCx<'_, '_> {
    /// Calls a helper and returns the parts of its results.
    pub(in crate::lower) fn call_helper_function(&mut self, helper: &Helper, operands: &[Id]) -> Result<Parts> {
        let written = match self.mx.state::<Helpers>().0.get(&helper.name) {
            Some(written) => written.clone(),
            None => self.write_helper(helper)?,
        };
        self.callees.insert(written.id);
        let call = self.fresh();
        self.emit(Inst::new(Op::FunctionCall).id(written.result).id(call).id(written.id).ids(operands))?;
        let mut results = Parts::new();
        for (index, ty) in written.results.iter().enumerate() {
            let id = self.fresh();
            self.emit(Inst::new(Op::CompositeExtract).id(*ty).id(id).id(call).literal(index as u32))?;
            results.push(id);
        }
        Ok(results)
    }

    fn write_helper(&mut self, helper: &Helper) -> Result<Written> {
        let result = self.mx.type_struct(&helper.results)?;
        let function_type = self.mx.type_function(result, &helper.parameters)?;
        let (id, label) = (self.mx.out.fresh_global(), self.fresh());
        self.mx.name(id, helper.name.as_bytes())?;

        let mut state = FunctionState::of_helper(label);
        let mut inner = FunctionCx::new(self.mx, &mut state, self.function);
        let opening = Inst::new(Op::Function).id(result).id(id).enumerant(FunctionControl::None).id(function_type);
        inner.emit_head(&opening)?;
        let mut parameters = Parts::new();
        for ty in &helper.parameters {
            let parameter = inner.fresh();
            inner.emit_head(&Inst::new(Op::FunctionParameter).id(*ty).id(parameter))?;
            parameters.push(parameter);
        }
        inner.emit_head(&Inst::new(Op::Label).id(label))?;
        let values = (helper.body)(&mut inner, &parameters)?;
        let whole = inner.op(Op::CompositeConstruct, result, &values)?;
        inner.emit(Inst::new(Op::ReturnValue).id(whole))?;
        state.finish(self.mx, id)?;
        let written = Written { id, result, results: helper.results.clone() };
        self.mx.state::<Helpers>().0.insert(helper.name.clone(), written.clone());
        Ok(written)
    }
}
