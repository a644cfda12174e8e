//! The context of the module, which lowering reads and writes.

pub(in crate::lower) mod call_graph;
mod constant_memory;
pub(in crate::lower) mod constants;
pub(in crate::lower) mod execution_modes;
pub(in crate::lower) mod explicit;
pub(in crate::lower) mod explicit_operands;
pub(in crate::lower) mod function_pointers;
pub(in crate::lower) mod globals;
pub(in crate::lower) mod kinds;
mod linkage;
pub(in crate::lower) mod private_variables;
pub(in crate::lower) mod signatures;
pub(in crate::lower) mod variable_hints;

use std::ops::{Deref, DerefMut};

use indexmap::IndexMap;
use rustc_hash::FxHashMap;

use crate::analysis::callees::Callees;
use crate::analysis::target::TargetTriple;
use crate::error::Result;
use crate::ir::{Function, MdNode, ModuleRef, Value};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::module::call_graph::CallGraph;
use crate::lower::cx::module::constants::Constants;
use crate::lower::cx::module::execution_modes::{ExecutionModes, has_default_fast_math};
use crate::lower::cx::module::explicit::Recorded;
use crate::lower::cx::module::kinds::CachedKinds;
use crate::lower::cx::module::private_variables::Groups;
use crate::lower::cx::module::signatures::Signature;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::intrinsics::Flow;
use crate::options::Options;
use crate::spec_map::SpecConstant;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::module::Section;

/// The state of one translation.
pub(crate) struct ModuleCx<'m> {
    pub(crate) module: ModuleRef<'m>,
    /// The declarations so far; their methods are those of the context, too.
    pub(in crate::lower) declarations: Declarations<'m>,
    pub(in crate::lower) constants: Constants<'m>,
    pub(in crate::lower) signatures: IndexMap<Function<'m>, Signature, rustc_hash::FxBuildHasher>,
    pub(in crate::lower) variables: Variables<'m>,
    /// The operands of the execution modes written, by entry point and mode.
    pub(in crate::lower) execution_modes: ExecutionModes,
    pub(in crate::lower) call_graph: CallGraph,
    /// `true` if the module has arithmetic fences that the options do not allow: fast-math flags that permit
    /// reassociation are dropped then, since a consumer does not see the fence and could move operations across it.
    pub(in crate::lower) drops_fences: bool,
    /// `true` if a kernel has the execution mode `FPFastMathDefault` (SPV_KHR_float_controls2).
    pub(in crate::lower) has_default_fast_math: bool,
    /// The layouts of promoted private variables.
    pub(in crate::lower) groups: Groups,
    pub(in crate::lower) alias_scopes: FxHashMap<MdNode<'m>, Id>,
    /// The decorations that metadata and annotations might repeat.
    pub(in crate::lower) recorded: Recorded<'m>,
    /// The kinds that are looked up for every instruction and parameter.
    pub(in crate::lower) kinds: CachedKinds,
    /// The specialization constants written so far.
    pub(in crate::lower) spec_map: Vec<SpecConstant>,
}

impl<'m> Deref for ModuleCx<'m> {
    type Target = Declarations<'m>;

    fn deref(&self) -> &Self::Target {
        &self.declarations
    }
}

impl DerefMut for ModuleCx<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.declarations
    }
}

/// The module-scope variables.
#[derive(Clone, Default)]
pub(in crate::lower) struct Variables<'m> {
    /// The variables of LLVM's globals; `None` while the initializer is lowered.
    pub(in crate::lower) globals: FxHashMap<Value<'m>, Option<Id>>,
    /// The duplicates of constants that are in both constant and global memory.
    pub(in crate::lower) copies: FxHashMap<Value<'m>, Pointer>,
    /// The constant variables of bytes of zero, by the number of bytes.
    pub(in crate::lower) zeros: FxHashMap<u64, Id>,
    /// The variables of built-in inputs, by the number of the `BuiltIn`.
    pub(in crate::lower) built_ins: FxHashMap<u32, Id>,
    /// The storage class of each variable.
    pub(in crate::lower) storage: FxHashMap<Id, StorageClass>,
    /// The pointer type of each variable.
    pub(in crate::lower) types: FxHashMap<Id, SpirvType>,
    /// The globals that aliases of aliases resolve to.
    aliasees: FxHashMap<Value<'m>, Value<'m>>,
}

impl<'m> ModuleCx<'m> {
    pub(in crate::lower) fn new(
        module: ModuleRef<'m>,
        callees: Callees<'m>,
        options: &'m Options,
        target: TargetTriple,
    ) -> Result<Self> {
        let has_fences = callees.declares_flow(Flow::Fenced);
        let mut declarations = Declarations::new(module, callees, options, target)?;
        let has_default_fast_math =
            has_default_fast_math(module) && declarations.out.allows_extension(Extension::KHR_float_controls2);
        let drops_fences = has_fences && !declarations.out.requirements().allows_op(Op::ArithmeticFenceEXT);
        Ok(Self {
            module,
            declarations,
            constants: Constants::default(),
            signatures: IndexMap::default(),
            variables: Variables::default(),
            execution_modes: ExecutionModes::default(),
            call_graph: CallGraph::default(),
            drops_fences,
            has_default_fast_math,
            groups: Groups::default(),
            alias_scopes: FxHashMap::default(),
            recorded: Recorded::default(),
            kinds: CachedKinds::of(module),
            spec_map: Vec::new(),
        })
    }

    /// Returns the same for another thread, which drafts functions; see [`Module::fork`](crate::spirv::module::Module::fork).
    pub(in crate::lower) fn fork(&self) -> Self {
        Self {
            module: self.module,
            declarations: self.declarations.fork(),
            constants: self.constants.clone(),
            signatures: self.signatures.clone(),
            variables: self.variables.clone(),
            execution_modes: self.execution_modes.clone(),
            call_graph: CallGraph::default(),
            drops_fences: self.drops_fences,
            has_default_fast_math: self.has_default_fast_math,
            groups: self.groups.clone(),
            alias_scopes: self.alias_scopes.clone(),
            recorded: Recorded::default(),
            kinds: self.kinds.clone(),
            spec_map: Vec::new(),
        }
    }

    /// A module-scope `OpVariable`; `pointer` is its type.
    pub(in crate::lower) fn declare_variable(
        &mut self,
        id: Id,
        pointer: SpirvType,
        storage: StorageClass,
        initializer: Option<Typed>,
    ) -> Result<()> {
        let inst = self.variable(pointer, id, storage, initializer.as_slice());
        self.out.emit(Section::Globals, inst)?;
        self.variables.storage.insert(id, storage);
        self.variables.types.insert(id, pointer);
        Ok(())
    }

    /// Returns the global of a module-scope variable.
    pub(in crate::lower) fn global_of(&self, variable: Id) -> Option<Value<'m>> {
        self.variables.globals.iter().find(|(_, id)| **id == Some(variable)).map(|(global, _)| *global)
    }

    /// Returns the function that an `OpFunction` comes from, with its signature.
    pub(in crate::lower) fn function_of(&self, id: Id) -> Option<(Function<'m>, &Signature)> {
        let mut signatures = self.signatures.iter();
        let found = signatures.find(|(_, signature)| signature.id == id || signature.outer == Some(id));
        found.map(|(function, signature)| (*function, signature))
    }
}
