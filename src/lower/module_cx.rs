//! What lowering may see of the module, and the doors through which it writes.

use std::borrow::Cow;

use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::Facts;
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::llvm::{DataLayout, Function, ModuleRef, Value};
use crate::options::Options;
use crate::spec_map::SpecConstant;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, Enumerant, ExecutionMode, Op, StorageClass, Version};
use crate::spirv::inst::Inst;
use crate::spirv::module::{Module, Section};
use crate::spirv::requires::Limits;
use crate::spirv::utf8;

use super::aliasing;
use super::annotations::MemberDecorations;
use super::builtins::Builtin;
use super::constants::Constants;
use super::debug::Debug;
use super::decorations::Sought;
use super::function_cx::Pointer;
use super::functions::{Groups, Signature};
use super::inst::contraction::Products;
use super::interface::CallGraph;
use super::source::Target;
use super::stated::Given;
use super::synth::{Helper, Written};
use super::trace::Trace;
use super::types::Types;

/// The state of one translation.
pub(crate) struct ModuleCx<'m> {
    pub(crate) options: &'m Options,
    pub(crate) module: ModuleRef<'m>,
    pub(crate) layout: DataLayout<'m>,
    pub(crate) facts: Facts<'m>,
    /// What has been written so far.
    pub(crate) out: Module,
    /// 32 or 64.
    pub(crate) pointer_bits: u32,
    pub(super) types: Types<'m>,
    pub(super) constants: Constants<'m>,
    pub(super) signatures: IndexMap<Function<'m>, Signature, rustc_hash::FxBuildHasher>,
    pub(super) variables: Variables<'m>,
    /// The operands of the execution modes written, by entry point and mode.
    pub(super) execution_modes: FxHashMap<(Id, ExecutionMode, u32), Box<[u32]>>,
    /// What each declared function that was called is.
    pub(super) builtins: FxHashMap<Function<'m>, Builtin>,
    pub(super) call_graph: CallGraph,
    /// The multiplications of the module, once somebody wants to know.
    pub(super) products: Option<Products<'m>>,
    /// Whether it has arithmetic fences that the options do not allow: nothing may be told of fast math then, lest a
    /// consumer reaches across a fence that it does not see.
    pub(super) drops_fences: bool,
    /// The variables that lie together in frames.
    pub(super) groups: Groups,
    pub(super) alias_scopes: aliasing::Declared<'m>,
    /// The decorations that metadata and annotations might repeat.
    pub(super) given: Given,
    pub(super) member_decorations: MemberDecorations,
    /// What is said of the source.
    pub(super) debug: Debug<'m>,
    /// The `OpString`s written so far.
    strings: FxHashMap<Box<[u8]>, Id>,
    /// The names that a warning says were escaped.
    escaped_names: FxHashSet<Box<[u8]>>,
    /// The helper functions written so far.
    pub(super) helpers: FxHashMap<Helper, Written>,
    /// What is looked for at every instruction and parameter.
    pub(super) sought: Sought,
    pub(super) trace: Trace<'m>,
    pub(super) warnings: Vec<Warning>,
    /// The specialization constants written so far.
    pub(super) spec_map: Vec<SpecConstant>,
    std: Id,
}

/// The module-scope variables.
#[derive(Default)]
pub(super) struct Variables<'m> {
    /// Those of LLVM's globals; `None` while the initialiser is made.
    pub(super) globals: FxHashMap<Value<'m>, Option<Id>>,
    /// Those of constants that constant memory and global memory both hold: the ones that are not LLVM's.
    pub(super) copies: FxHashMap<Value<'m>, Pointer>,
    /// Those of constant bytes: what each byte is, and how many there are.
    pub(super) bytes: FxHashMap<(u64, u64), Id>,
    /// Those of built-in inputs, by the number of the `BuiltIn`.
    pub(super) built_ins: FxHashMap<u32, Id>,
    /// The storage class of each.
    pub(super) storage: FxHashMap<Id, StorageClass>,
    /// The pointer type of each.
    pub(super) types: FxHashMap<Id, Id>,
}

impl<'m> ModuleCx<'m> {
    pub(super) fn new(module: ModuleRef<'m>, options: &'m Options, target: Target, trace: Trace<'m>) -> Result<Self> {
        let max_version = target.highest_version(options.highest_version())?;
        let mut out = Module::new(Limits { max_version, allowed: options.allowed_extensions() });
        out.requirements().version(target.version.unwrap_or(Version::V1_0))?;
        // Id 1 is OpenCL.std in every module of the translators drivers know.
        let std = out.ext_inst_import("OpenCL.std")?;
        let has_fences =
            || module.functions().any(|function| function.intrinsic_name() == Some("llvm.arithmetic.fence"));
        let drops_fences = !out.requirements().allows_op(Op::ArithmeticFenceEXT) && has_fences();
        Ok(Self {
            options,
            module,
            layout: module.data_layout(),
            facts: Facts::of(module),
            out,
            pointer_bits: target.pointer_bits,
            types: Types::default(),
            constants: Constants::default(),
            signatures: IndexMap::default(),
            variables: Variables::default(),
            execution_modes: FxHashMap::default(),
            builtins: FxHashMap::default(),
            call_graph: CallGraph::default(),
            products: None,
            drops_fences,
            groups: Groups::default(),
            alias_scopes: aliasing::Declared::default(),
            given: Given::default(),
            member_decorations: MemberDecorations::default(),
            debug: Debug::default(),
            strings: FxHashMap::default(),
            escaped_names: FxHashSet::default(),
            helpers: FxHashMap::default(),
            sought: Sought::of(module),
            trace,
            warnings: Vec::new(),
            spec_map: Vec::new(),
            std,
        })
    }

    /// Tells the user what does not stop the translation.
    pub(crate) fn warn(&mut self, warning: Warning) {
        self.warnings.push(warning);
    }

    /// The id of the `OpenCL.std` import.
    pub(crate) fn std(&self) -> Id {
        self.std
    }

    /// `OpString text`, once a text.
    pub(crate) fn string(&mut self, text: &[u8]) -> Result<Id> {
        if let Some(known) = self.strings.get(text) {
            return Ok(*known);
        }
        let id = self.out.fresh_global();
        self.out.emit(Section::DebugStrings, Inst::new(Op::String).id(id).text(text))?;
        self.strings.insert(text.into(), id);
        Ok(id)
    }

    /// Returns the name by which the host and other modules find something, and warns if it is [escaped](utf8::escaped).
    pub(crate) fn exported_name<'n>(&mut self, name: &'n [u8]) -> Cow<'n, [u8]> {
        let text = utf8::escaped(name);
        if matches!(text, Cow::Owned(_)) && self.escaped_names.insert(name.into()) {
            self.warn_of_escaped(name, &text);
        }
        text
    }

    fn warn_of_escaped(&mut self, name: &[u8], text: &[u8]) {
        self.warn(Warning::new(format!(
            "the name \"{}\" is written as `{}`: SPIR-V has UTF-8 without zero bytes only (specification, section 2.2.1), \
             and what looks like the escape of such a byte is escaped too",
            name.escape_ascii(),
            String::from_utf8_lossy(text)
        )));
    }

    /// `OpName id name`, unless the name is empty or longer than every consumer accepts (specification, section 2.17), or
    /// names are not wanted.
    pub(crate) fn name(&mut self, id: Id, name: &[u8]) -> Result<()> {
        const LONGEST: usize = 65_535;
        if name.is_empty() || self.options.strip {
            return Ok(());
        }
        let text = utf8::escaped(name);
        if text.len() > LONGEST {
            return Ok(());
        }
        // Nothing is found by this name, so one warning is enough.
        if matches!(text, Cow::Owned(_)) && self.escaped_names.is_empty() {
            self.escaped_names.insert(name.into());
            self.warn_of_escaped(name, &text);
        }
        self.out.emit(Section::DebugNames, Inst::new(Op::Name).id(id).string(&text))
    }

    /// `OpDecorate id decoration literals...`
    pub(crate) fn decorate(&mut self, id: Id, decoration: Decoration, literals: &[u32]) -> Result<()> {
        self.out.emit(Section::Annotations, Inst::new(Op::Decorate).id(id).enumerant(decoration).words(literals))
    }

    /// `OpDecorate id decoration enumerant`
    pub(crate) fn decorate_with<E: Enumerant>(&mut self, id: Id, decoration: Decoration, operand: E) -> Result<()> {
        let inst = Inst::new(Op::Decorate).id(id).enumerant(decoration).enumerant(operand);
        self.out.emit(Section::Annotations, inst)
    }

    /// A module-scope `OpVariable`; `pointer` is its type.
    pub(super) fn declare_variable(
        &mut self,
        id: Id,
        pointer: Id,
        storage: StorageClass,
        initializer: Option<Id>,
    ) -> Result<()> {
        let inst = Inst::new(Op::Variable).id(pointer).id(id).enumerant(storage).ids(initializer.as_slice());
        self.out.emit(Section::Globals, inst)?;
        self.variables.storage.insert(id, storage);
        self.variables.types.insert(id, pointer);
        Ok(())
    }

    /// The global that a module-scope variable stands for.
    pub(super) fn global_of(&self, variable: Id) -> Option<Value<'m>> {
        self.variables.globals.iter().find(|(_, id)| **id == Some(variable)).map(|(global, _)| *global)
    }

    /// `OpName` of an LLVM value, if it has a name.
    pub(crate) fn name_value(&mut self, id: Id, value: Value<'m>) -> Result<()> {
        self.name(id, value.name())
    }
}

/// `InvalidInstruction`: what the text says, at a place the caller adds.
pub(crate) fn invalid(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidInstruction, message)
}
