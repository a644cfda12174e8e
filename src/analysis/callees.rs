//! The semantics of the declared functions that are no imports: intrinsics and builtin functions.
//!
//! Each is resolved once a module. Its row is in a table of `lower`, whose columns may name functions there: the caller
//! passes the function that looks a declaration up, and what analyses ask for is known here.

use std::marker::PhantomData;

use crate::ir::{Function, Inst, ModuleRef, Opcode};
use crate::map::intrinsics::{Effect, Flow, Intrinsic};

/// A declared function whose name gives its semantics.
#[derive(Clone, Copy)]
pub(crate) enum Callee {
    /// An intrinsic, by its row.
    Intrinsic(Intrinsic),
    /// A builtin function, and the specialization constant that its calls are.
    Builtin(BuiltinId, Option<SpecConstantCall>),
}

/// The specialization constants that are calls.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SpecConstantCall {
    /// `__spirv_SpecConstant(id, default)`
    Scalar,
    /// `__spirv_SpecConstantComposite(members...)`
    Composite,
    /// `__sycl_getScalar2020SpecConstantValue(name, default, buffer)`, and the same for composites.
    Getter,
}

/// The index of a builtin function in the list of those that the module declares.
#[derive(Clone, Copy)]
pub(crate) struct BuiltinId(pub(crate) u32);

/// The intrinsics and the builtin functions that a module declares.
pub(crate) struct Callees<'m> {
    callees: Vec<Callee>,
    /// The index in `callees` of each function of the module, by its id; [`NO_CALLEE`] for others.
    indices: Vec<u32>,
    /// The functions are those of one module.
    module: PhantomData<ModuleRef<'m>>,
}

/// The index of functions with bodies, and of imports.
const NO_CALLEE: u32 = u32::MAX;

impl<'m> Callees<'m> {
    /// Resolves the functions of a module; `resolve` returns `None` for an import and for an intrinsic without a row.
    pub(crate) fn new(module: ModuleRef<'m>, mut resolve: impl FnMut(Function<'m>) -> Option<Callee>) -> Self {
        let mut callees = Vec::new();
        let mut index = |function: Function<'m>| {
            let callee = if function.is_declaration() { resolve(function) } else { None };
            callee.map_or(NO_CALLEE, |callee| {
                callees.push(callee);
                callees.len() as u32 - 1
            })
        };
        let indices = module.functions().map(&mut index).collect();
        Self { callees, indices, module: PhantomData }
    }

    fn callee(&self, function: Function<'m>) -> Option<&Callee> {
        self.callees.get(*self.indices.get(function.id().0 as usize)? as usize)
    }

    /// Returns the row of a function; `None` if it is not an intrinsic or has no row.
    pub(crate) fn intrinsic(&self, function: Function<'m>) -> Option<Intrinsic> {
        match self.callee(function)? {
            Callee::Intrinsic(intrinsic) => Some(*intrinsic),
            Callee::Builtin(..) => None,
        }
    }

    /// Returns the row of the intrinsic that an instruction calls.
    pub(crate) fn called_intrinsic(&self, inst: Inst<'m>) -> Option<Intrinsic> {
        if self.callees.is_empty() || inst.opcode() != Opcode::Call {
            None
        } else {
            self.intrinsic(inst.called_function()?)
        }
    }

    /// Returns the builtin function that a function is.
    pub(crate) fn builtin(&self, function: Function<'m>) -> Option<BuiltinId> {
        match self.callee(function)? {
            Callee::Builtin(builtin, _) => Some(*builtin),
            Callee::Intrinsic(_) => None,
        }
    }

    /// Returns the kind of the specialization constants that the calls of a function are.
    pub(crate) fn spec_constant(&self, function: Function<'m>) -> Option<SpecConstantCall> {
        match self.callee(function)? {
            Callee::Builtin(_, constant) => *constant,
            Callee::Intrinsic(_) => None,
        }
    }

    /// Returns `true` if an instruction is a call that is a specialization constant of this kind.
    pub(crate) fn is_spec_constant(&self, inst: Inst<'m>, kind: SpecConstantCall) -> bool {
        !self.callees.is_empty()
            && inst.opcode() == Opcode::Call
            && inst.called_function().is_some_and(|callee| self.spec_constant(callee) == Some(kind))
    }

    /// Returns `true` for a declaration that is neither an intrinsic nor a builtin function.
    pub(crate) fn is_import(&self, function: Function<'m>) -> bool {
        function.is_declaration() && !function.is_intrinsic() && self.builtin(function).is_none()
    }

    /// Returns `true` for the call of an intrinsic with this flow of values.
    pub(crate) fn has_flow(&self, inst: Inst<'m>, flow: Flow) -> bool {
        self.called_intrinsic(inst).is_some_and(|intrinsic| intrinsic.semantics.flow == flow)
    }

    /// Returns `true` for the call of an intrinsic with this effect.
    pub(crate) fn has_effect(&self, inst: Inst<'m>, effect: Effect) -> bool {
        self.called_intrinsic(inst).is_some_and(|intrinsic| intrinsic.semantics.effect == effect)
    }

    /// Returns `true` if an intrinsic with this flow is declared.
    pub(crate) fn declares_flow(&self, flow: Flow) -> bool {
        self.declares(|intrinsic| intrinsic.semantics.flow == flow)
    }

    /// Returns `true` if an intrinsic with this effect is declared.
    pub(crate) fn declares_effect(&self, effect: Effect) -> bool {
        self.declares(|intrinsic| intrinsic.semantics.effect == effect)
    }

    fn declares(&self, is_it: impl Fn(&Intrinsic) -> bool) -> bool {
        self.callees.iter().any(|callee| matches!(callee, Callee::Intrinsic(intrinsic) if is_it(intrinsic)))
    }
}
