//! Helper functions: what a lowering needs that is too long to write out at every use.
//!
//! Each is written once a module, on first use, without a linkage name, so that modules that carry the same helper
//! can be linked.

use smallvec::SmallVec;

use crate::error::Result;
use crate::spirv::grammar::{FunctionControl, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;
use crate::spirv::{Code, Id};

use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::wide;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::call_graph::CallNode;

/// Which helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Helper {
    /// The quotient and the remainder of two unsigned integers of this many 64-bit words.
    Divide { words: u32 },
}

/// A helper that has been written.
#[derive(Clone)]
pub(in crate::lower) struct Written {
    id: Id,
    /// The type of its result, a structure of `results`.
    result: Id,
    results: Parts,
}

impl Helper {
    fn name(self) -> String {
        match self {
            Helper::Divide { words } => format!("divide.i{}", words * 64),
        }
    }

    /// The types of its parameters and of its results.
    fn types(self, mx: &mut ModuleCx<'_>) -> Result<(Parts, Parts)> {
        match self {
            Helper::Divide { words } => {
                let word = mx.type_int(64)?;
                let both = Parts::from_elem(word, 2 * words as usize);
                Ok((both.clone(), both))
            }
        }
    }

    fn body(self, fx: &mut FunctionCx<'_, '_>, parameters: &[Id]) -> Result<Parts> {
        match self {
            Helper::Divide { words } => {
                let (a, b) = parameters.split_at(words as usize);
                wide::divide::divide_unsigned(fx, a, b)
            }
        }
    }
}

impl FunctionCx<'_, '_> {
    /// Calls a helper; what it returns, part by part.
    pub(in crate::lower) fn call_written(&mut self, helper: Helper, operands: &[Id]) -> Result<Parts> {
        let written = match self.mx.helpers.get(&helper) {
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

    fn write_helper(&mut self, helper: Helper) -> Result<Written> {
        let (parameter_types, results) = helper.types(self.mx)?;
        let result = self.mx.type_struct(&results)?;
        let function_type = self.mx.type_function(result, &parameter_types)?;
        let (id, label) = (self.mx.out.fresh_global(), self.fresh());
        self.mx.name(id, helper.name().as_bytes())?;

        let mut head = SmallVec::<[Inst; 8]>::new();
        head.push(Inst::new(Op::Function).id(result).id(id).enumerant(FunctionControl::None).id(function_type));
        let mut parameters = Parts::new();
        for ty in &parameter_types {
            let parameter = self.fresh();
            head.push(Inst::new(Op::FunctionParameter).id(*ty).id(parameter));
            parameters.push(parameter);
        }
        head.push(Inst::new(Op::Label).id(label));

        let mut inner = FunctionCx::for_helper(&mut *self.mx, self.function, label);
        let values = helper.body(&mut inner, &parameters)?;
        let whole = inner.op(Op::CompositeConstruct, result, &values)?;
        inner.emit(Inst::new(Op::ReturnValue).id(whole))?;
        inner.emit(Inst::new(Op::FunctionEnd))?;
        let FunctionCx { words, used_variables, callees, forbids_contraction, .. } = inner;

        let mut opening = Code::default();
        for inst in head {
            self.mx.out.note(&inst)?;
            opening.push(&inst)?;
        }
        for part in [&opening, &words.variables, &words.prologue, &words.main] {
            self.mx.out.append_function(Section::Definitions, part);
        }
        self.mx.call_graph.add(CallNode {
            function: id,
            variables: used_variables.into_iter().collect(),
            callees: callees.into_iter().collect(),
            forbids_contraction,
        });
        let written = Written { id, result, results };
        self.mx.helpers.insert(helper, written.clone());
        Ok(written)
    }
}
