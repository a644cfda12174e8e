//! The declarations that functions share: types, constants of these types, names, decorations and strings; and
//! the warnings about it.
//!
//! This is the lowest layer of the contexts: it knows no function, and no constant or variable of LLVM.

mod constants;
mod decorations;
pub(in crate::lower) mod types;
pub(in crate::lower) mod untyped;

use std::borrow::Cow;
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::callees::Callees;
use crate::analysis::indirect_call_targets::FunctionPointers;
use crate::analysis::placement::VectorCompute;
use crate::analysis::target::{TargetTriple, address_spaces};
use crate::analysis::{Facts, Freezes};
use crate::error::{Error, Result, Warning, WarningKind};
use crate::ir::{AttributePosition, DataLayout, Function, ModuleRef, Value};
use crate::lower::cx::declarations::decorations::WrittenDecorations;
use crate::lower::cx::declarations::types::PointerForm;
use crate::lower::cx::declarations::types::Types;
use crate::lower::cx::forms::LegalTypes;
use crate::lower::cx::typed::SpirvType;
use crate::map::address_space::AddressSpaces;
use crate::map::function_metadata::{VECTOR_COMPUTE_FUNCTION, VECTOR_COMPUTE_VARIABLE};
use crate::options::Options;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration, Enumerant, Op, Std, Version};
use crate::spirv::inst::Inst;
use crate::spirv::limits::MAX_CHARACTERS;
use crate::spirv::module::{Module, Section};
use crate::spirv::requires::Limits;
use crate::spirv::{Id, utf8};

/// The declarations so far, and the facts and options that decide how the next one is written.
pub(crate) struct Declarations<'m> {
    pub(crate) options: &'m Options,
    pub(crate) layout: &'m DataLayout,
    pub(in crate::lower) address_spaces: AddressSpaces,
    pub(crate) facts: Arc<Facts<'m>>,
    /// The output written so far.
    pub(crate) out: Module,
    /// 32 or 64.
    pub(crate) pointer_bits: u32,
    pub(crate) legal: LegalTypes,
    pub(in crate::lower) types: Types<'m>,
    pub(in crate::lower::cx) decorations: WrittenDecorations,
    /// The form of pointers that may have either.
    pub(in crate::lower::cx) pointer_form: PointerForm,
    /// `true` if the module freezes values and the options do not allow an instruction for that.
    pub(in crate::lower) expands_freeze: bool,
    /// Constants whose value depends on a specialization constant.
    specializable: FxHashSet<Id>,
    /// The `OpString`s written so far.
    strings: FxHashMap<Box<[u8]>, Id>,
    /// The names that a warning about escaping has been reported for.
    escaped_names: FxHashSet<Box<[u8]>>,
    pub(in crate::lower) warnings: Vec<Warning>,
    /// The numbers of warnings about instructions.
    warning_counts: FxHashMap<WarningKind, usize>,
    /// The messages of [`warn_or_refuse`](Self::warn_or_refuse).
    reported: FxHashSet<Box<str>>,
    std: Id,
}

/// Returns the capability of vectors of any length, if the allowed extensions have one. A module with vector compute
/// code keeps that of SPV_INTEL_vector_compute, whose consumers may not know the other.
fn vectors_of_any_length(module: ModuleRef<'_>, out: &mut Module) -> Option<Capability> {
    let vector_compute = out.allows_extension(Extension::INTEL_vector_compute) && has_vector_compute(module);
    let capability = if vector_compute { Capability::VectorAnyINTEL } else { Capability::LongVectorEXT };
    out.requirements().allows_capability(capability).then_some(capability)
}

/// Returns `true` if a module has functions or variables of vector compute code.
fn has_vector_compute(module: ModuleRef<'_>) -> bool {
    let is_marked = |function: Function<'_>| {
        function.string_attribute(AttributePosition::Function, VECTOR_COMPUTE_FUNCTION).is_some()
    };
    module.functions().any(is_marked)
        || module.globals().any(|global| global.string_attribute(VECTOR_COMPUTE_VARIABLE).is_some())
}

impl<'m> Declarations<'m> {
    pub(in crate::lower::cx) fn new(
        module: ModuleRef<'m>,
        callees: Callees<'m>,
        options: &'m Options,
        target: TargetTriple,
    ) -> Result<Self> {
        let max_version = target.highest_version(options.highest_version())?;
        let mut out = Module::new(Limits {
            max_version,
            allowed: options.allowed_extensions(),
            capabilities: options.allowed_capabilities(),
        });
        out.requirements().version(target.version.unwrap_or(Version::V1_0))?;
        // Id 1 is OpenCL.std in every module of the translators that drivers accept.
        let std = out.ext_inst_import("OpenCL.std")?;
        let any_width = [Extension::INTEL_arbitrary_precision_integers, Extension::ALTERA_arbitrary_precision_integers];
        let legal = LegalTypes {
            int4: out.allows_extension(Extension::INTEL_int4),
            any_width: any_width.iter().any(|extension| out.allows_extension(*extension)),
            any_length: vectors_of_any_length(module, &mut out),
        };
        let pointer_form = match out.allows_extension(Extension::KHR_untyped_pointers) {
            true => PointerForm::Untyped,
            false => PointerForm::Typed,
        };
        let function_pointers = match out.allows_extension(Extension::INTEL_function_pointers) {
            true => FunctionPointers::Typed,
            false => FunctionPointers::Resolved,
        };
        let vector_compute = match out.allows_extension(Extension::INTEL_vector_compute) {
            true => VectorCompute::Allowed,
            false => VectorCompute::Ignored,
        };
        let facts = Arc::new(Facts::new(module, callees, function_pointers, vector_compute));
        let expands_freeze = facts.freezes != Freezes::Nothing && !out.requirements().allows_op(Op::FreezeKHR);
        Ok(Self {
            options,
            layout: module.data_layout(),
            address_spaces: address_spaces(module.data_layout()),
            facts,
            out,
            pointer_bits: target.pointer_bits,
            legal,
            types: Types::default(),
            decorations: WrittenDecorations::of(module),
            pointer_form,
            expands_freeze,
            specializable: FxHashSet::default(),
            strings: FxHashMap::default(),
            escaped_names: FxHashSet::default(),
            warnings: Vec::new(),
            warning_counts: FxHashMap::default(),
            reported: FxHashSet::default(),
            std,
        })
    }

    /// Returns the same for another thread; see [`Module::fork`].
    pub(in crate::lower::cx) fn fork(&self) -> Self {
        Self {
            decorations: self.decorations.fork(),
            options: self.options,
            layout: self.layout,
            address_spaces: self.address_spaces,
            facts: Arc::clone(&self.facts),
            out: self.out.fork(),
            pointer_bits: self.pointer_bits,
            legal: self.legal,
            types: self.types.clone(),
            pointer_form: self.pointer_form,
            expands_freeze: self.expands_freeze,
            specializable: self.specializable.clone(),
            strings: self.strings.clone(),
            escaped_names: self.escaped_names.clone(),
            warnings: Vec::new(),
            warning_counts: self.warning_counts.clone(),
            reported: self.reported.clone(),
            std: self.std,
        }
    }

    /// Reports a warning.
    pub(crate) fn warn(&mut self, warning: Warning) {
        self.out.note_order();
        self.warnings.push(warning);
    }

    /// Counts a warning about an instruction; returns how many of its kind there are.
    pub(in crate::lower::cx) fn count_warning(&mut self, kind: WarningKind) -> usize {
        let count = self.warning_counts.entry(kind).or_insert(0);
        *count += 1;
        *count
    }

    /// Refuses a property of the module that the options do not allow to express, if they are strict. Otherwise warns,
    /// once a message, and the caller goes on without the property; the text after `kind` says how. `locate` adds the
    /// locations that the callers of this function add to an error.
    pub(in crate::lower) fn warn_or_refuse(
        &mut self,
        error: Error,
        (kind, consequence): (WarningKind, &str),
        locate: impl FnOnce(Warning) -> Warning,
    ) -> Result<()> {
        if self.options.strict {
            return Err(error);
        }
        let error = match &self.options.environment {
            Some(environment) => {
                error.with_remedies(&|remedies| environment.remedies(remedies, self.options.extensions))
            }
            None => error,
        };
        let message = format!("{}; {consequence}", error.message());
        if self.reported.insert(message.as_str().into()) {
            let warning = Warning::new(kind, message);
            let warning = match error.remedy() {
                Some(option) => warning.avoided_by(option),
                None => warning,
            };
            self.warn(locate(warning));
        }
        Ok(())
    }

    /// Returns the id of the `OpenCL.std` import.
    pub(crate) fn opencl_std(&self) -> Id {
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

    /// Returns the name by which the host and other modules find a function or variable, and warns if it is
    /// [escaped](utf8::escaped).
    pub(crate) fn exported_name<'n>(&mut self, name: &'n [u8]) -> Cow<'n, [u8]> {
        let text = utf8::escaped(name);
        if matches!(text, Cow::Owned(_)) && self.escaped_names.insert(name.into()) {
            self.warn_of_escaped(name, &text);
        }
        text
    }

    fn warn_of_escaped(&mut self, name: &[u8], text: &[u8]) {
        let message = format!(
            "the name \"{}\" is written as `{}`: SPIR-V strings are UTF-8 without zero bytes (specification, section \
             2.2.1); text that looks like an escaped byte is escaped too",
            name.escape_ascii(),
            String::from_utf8_lossy(text)
        );
        self.warn(Warning::new(WarningKind::EscapedName, message));
    }

    /// Returns a name as SPIR-V has it; `None` if it is empty or longer than every consumer accepts (specification, section
    /// 2.17), or if names are disabled.
    fn accepted_name<'n>(&mut self, name: &'n [u8]) -> Option<Cow<'n, [u8]>> {
        let is_wanted = !name.is_empty() && !self.options.strip;
        let text = is_wanted.then(|| utf8::escaped(name)).filter(|text| text.len() <= MAX_CHARACTERS)?;
        // No consumer looks for this name, so one warning is enough.
        if matches!(text, Cow::Owned(_)) && self.escaped_names.is_empty() {
            self.escaped_names.insert(name.into());
            self.warn_of_escaped(name, &text);
        }
        Some(text)
    }

    /// `OpName id name`, if the name is accepted
    pub(crate) fn name(&mut self, id: impl Into<Id>, name: &[u8]) -> Result<()> {
        match self.accepted_name(name) {
            Some(text) => self.out.emit(Section::DebugNames, Inst::new(Op::Name).id(id).string(&text)),
            None => Ok(()),
        }
    }

    /// `OpMemberName structure member name`, if the name is accepted
    pub(in crate::lower) fn member_name(&mut self, structure: SpirvType, member: u32, name: &[u8]) -> Result<()> {
        match self.accepted_name(name) {
            Some(text) => {
                let inst = Inst::new(Op::MemberName).id(structure).literal(member).string(&text);
                self.out.emit(Section::DebugNames, inst)
            }
            None => Ok(()),
        }
    }

    /// Returns the core instruction that an allowed extension has for one of `OpenCL.std`: `fma` => `OpFmaKHR`
    pub(in crate::lower) fn core_form(&self, instruction: Std) -> Option<Op> {
        let is_core = instruction == Std::fma && self.out.allows_extension(Extension::KHR_fma);
        is_core.then_some(Op::FmaKHR)
    }

    /// `OpDecorate id decoration literals...`
    pub(crate) fn decorate(&mut self, id: impl Into<Id>, decoration: Decoration, literals: &[u32]) -> Result<()> {
        self.emit_decoration(Inst::new(Op::Decorate).id(id).enumerant(decoration).words(literals))
    }

    /// `OpDecorate id decoration enumerant`
    pub(crate) fn decorate_with<E: Enumerant>(
        &mut self,
        id: impl Into<Id>,
        decoration: Decoration,
        operand: E,
    ) -> Result<()> {
        let inst = Inst::new(Op::Decorate).id(id).enumerant(decoration).enumerant(operand);
        self.emit_decoration(inst)
    }

    /// `OpName` of an LLVM value, if it has a name.
    pub(crate) fn name_value(&mut self, id: impl Into<Id>, value: Value<'m>) -> Result<()> {
        self.name(id, value.name())
    }
}
