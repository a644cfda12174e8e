//! Scopes: compilation units, functions, blocks, namespaces, modules, and inlined locations.

use smallvec::{SmallVec, smallvec};

use crate::error::Result;
use crate::ir::{DiNumber, DiRef, MdKind, MdNode};
use crate::lower::debug::items::{Item, Role};
use crate::lower::debug::writer::{Built, DebugInst, Operand, Writer, number_operand};
use crate::lower::debug::{Arg, Args};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Dbg, debug_info_flags};
use crate::spirv::limits::MAX_ARGUMENTS;

/// The most enclosing scopes that are searched. LLVM nests the kinds that SPIR-V does not have at most a few deep.
const MAX_STEPS: usize = 256;

/// The flags for an access specifier.
const ACCESS: u32 = debug_info_flags::FlagIsPublic;

/// Returns `true` if a node is the definition of a function.
pub(super) fn is_definition(node: MdNode<'_>) -> bool {
    node.kind() == MdKind::Subprogram && node.di_number(DiNumber::SubprogramFlags) & dwarf::SUBPROGRAM_DEFINITION != 0
}

/// Returns `true` if a type is a class, structure or union.
pub(super) fn is_composite(node: MdNode<'_>) -> bool {
    node.kind() == MdKind::CompositeType
        && matches!(node.di_number(DiNumber::Tag) as u32, tag::CLASS | tag::STRUCTURE | tag::UNION)
}

/// Returns the innermost scope, from `scope` on, that the sets of debug instructions have, or a module, which some sets do not
/// have and replace by its unit; `None` for the whole unit.
pub(super) fn lexical_scope(scope: Option<MdNode<'_>>) -> Option<MdNode<'_>> {
    let mut scope = scope;
    for _ in 0..MAX_STEPS {
        let node = scope?;
        let is_scope = match node.kind() {
            MdKind::LexicalBlock | MdKind::LexicalBlockFile | MdKind::Namespace | MdKind::Module => true,
            MdKind::Subprogram => is_definition(node),
            MdKind::CompositeType => is_composite(node),
            _ => false,
        };
        if is_scope {
            return Some(node);
        }
        scope = node.di_node(DiRef::Scope);
    }
    None
}

/// Returns the debug flags of a member, with the access that its type gives to members without an access specifier.
pub(super) fn member_flags(node: MdNode<'_>) -> u32 {
    let flags = dwarf::flags(node.di_number(DiNumber::Flags));
    let scope = node.di_node(DiRef::Scope).filter(|scope| scope.kind() == MdKind::CompositeType);
    match scope.map(|scope| scope.di_number(DiNumber::Tag) as u32) {
        Some(tag) if flags & ACCESS == 0 => flags | default_access(tag),
        Some(_) | None => flags,
    }
}

fn default_access(tag: u32) -> u32 {
    match tag {
        tag::CLASS => debug_info_flags::FlagIsPrivate,
        tag::STRUCTURE | tag::UNION => debug_info_flags::FlagIsPublic,
        _ => debug_info_flags::None,
    }
}

impl<'m> Writer<'_, 'm> {
    /// Returns the scope of a node.
    pub(super) fn parent(&mut self, node: MdNode<'m>) -> Result<Arg> {
        Ok(Arg::Id(self.scope(node.di_node(DiRef::Scope))))
    }

    /// Returns the id of `scope` or of the innermost one around it that has an instruction.
    pub(super) fn scope(&mut self, scope: Option<MdNode<'m>>) -> Id {
        let Some(node) = lexical_scope(scope) else { return self.unit_of(scope) };
        match self.request(Item::new(node)) {
            Operand::Written(known) => known.id,
            Operand::Pending => self.unit,
            Operand::Cycle => {
                self.note_omission("debug scopes that contain themselves are replaced by their compile unit", node);
                self.unit
            }
        }
    }

    /// Returns the unit `scope`, or else the current one.
    fn unit_of(&self, scope: Option<MdNode<'m>>) -> Id {
        let named = scope.filter(|scope| scope.kind() == MdKind::CompileUnit);
        named.and_then(|unit| self.written(Item::new(unit))).map_or(self.unit, |known| known.id)
    }

    /// `DISubprogram` => `DebugFunction` of a definition, else `DebugFunctionDeclaration`
    pub(super) fn subprogram(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut args = self.function_operands(node)?;
        if node.di_list(DiRef::ThrownTypes).next().is_some() {
            self.note_omission("the types of exceptions of functions are omitted from debug information, as the sets of debug instructions have none", node);
        }
        if !is_definition(node) {
            return Ok(Built::New(Dbg::FunctionDeclaration, args));
        }
        self.debug.enqueue_retained(self.mx, node);
        args.push(number_operand(node, DiNumber::ScopeLine));
        args.push(match self.functions.get(&node) {
            Some(id) => Arg::Id(*id),
            None => self.none()?,
        });
        if let Some(declaration) = node.di_node(DiRef::Declaration)
            && let Operand::Written(DebugInst { id, op: Dbg::FunctionDeclaration }) =
                self.request(Item::new(declaration))
        {
            args.push(Arg::Id(id));
        }
        if self.is_complete() {
            self.add_template(node);
        }
        Ok(Built::New(Dbg::Function, args))
    }

    /// The declaration of a member function => `DebugFunction` without a function and without `FlagIsDefinition`
    ///
    /// The members of a type are not `DebugFunctionDeclaration`s (OpenCL.DebugInfo.100, DebugTypeComposite).
    pub(super) fn method(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut args = self.function_operands(node)?;
        args.extend([number_operand(node, DiNumber::ScopeLine), self.none()?]);
        Ok(Built::New(Dbg::Function, args))
    }

    /// Returns the operands that the definition and the declaration of a function share.
    fn function_operands(&mut self, node: MdNode<'m>) -> Result<Args> {
        let name = self.text_of(node, DiRef::Name)?;
        let ty = self.function_type(node)?;
        let [source, line, column] = self.location_operands(node)?;
        let scope = node.di_node(DiRef::Scope);
        // A function in the scope of a file belongs to its unit.
        let scope = if lexical_scope(scope).is_some() { scope } else { node.di_node(DiRef::Unit) };
        let parent = Arg::Id(self.scope(scope));
        let linkage_name = self.text_of(node, DiRef::LinkageName)?;
        let flags = member_flags(node) | dwarf::subprogram_flags(node.di_number(DiNumber::SubprogramFlags));
        Ok(smallvec![name, ty, source, line, column, parent, linkage_name, Arg::Number(flags)])
    }

    fn function_type(&mut self, node: MdNode<'m>) -> Result<Arg> {
        let ty = node.di_node(DiRef::Type).filter(|ty| ty.kind() == MdKind::SubroutineType);
        let known = match ty.map(|ty| self.request(Item::new(ty))) {
            Some(Operand::Pending) => return Ok(Arg::Id(self.unit)),
            Some(Operand::Written(known)) => Some(known.id),
            Some(Operand::Cycle) => {
                self.note_omission(
                    "types of functions that refer to their function are omitted from debug information",
                    node,
                );
                None
            }
            None => None,
        };
        match known {
            Some(id) => Ok(Arg::Id(id)),
            None => Ok(Arg::Id(self.unknown_function_type()?)),
        }
    }

    /// `DILexicalBlock` => `DebugLexicalBlock`
    pub(super) fn lexical_block(&mut self, node: MdNode<'m>) -> Result<Built> {
        let [source, line, column] = self.location_operands(node)?;
        Ok(Built::New(Dbg::LexicalBlock, smallvec![source, line, column, self.parent(node)?]))
    }

    /// `DILexicalBlockFile` => `DebugLexicalBlockDiscriminator`
    pub(super) fn discriminator(&mut self, node: MdNode<'m>) -> Result<Built> {
        let source = self.source(node.di_node(DiRef::File))?;
        let discriminator = number_operand(node, DiNumber::Discriminator);
        Ok(Built::New(Dbg::LexicalBlockDiscriminator, smallvec![source, discriminator, self.parent(node)?]))
    }

    /// `DINamespace` => a `DebugLexicalBlock` with a name
    pub(super) fn namespace(&mut self, node: MdNode<'m>) -> Result<Built> {
        let [source, line, column] = self.location_operands(node)?;
        let mut args: Args = smallvec![source, line, column, self.parent(node)?];
        if self.is_complete() {
            args.push(self.text_of(node, DiRef::Name)?);
        }
        Ok(Built::New(Dbg::LexicalBlock, args))
    }

    /// `DILocation` of an inlined call => `DebugInlinedAt`
    pub(super) fn inlined_at(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Some(location) = node.location() else { return Ok(Built::Existing(self.synthetic_type("")?)) };
        let (line, column) = (Arg::Number(location.line), Arg::Number(location.column));
        let mut args: Args = smallvec![line, column, Arg::Id(self.scope(location.scope))];
        match location.inlined_at.map(|outer| self.request(Item::new(outer))) {
            Some(Operand::Written(known)) => args.push(Arg::Id(known.id)),
            Some(Operand::Cycle) => self.note_omission(
                "inlined calls that are inlined in themselves end at the cycle in debug information",
                node,
            ),
            Some(Operand::Pending) | None => {}
        }
        Ok(Built::New(Dbg::InlinedAt, args))
    }

    /// `DIModule` => `DebugModuleINTEL` where SPV_INTEL_debug_module is allowed
    pub(super) fn module(&mut self, node: MdNode<'m>) -> Result<Built> {
        if self.dialect().is_non_semantic() {
            return self.shader_module(node);
        }
        if !self.mx.out.allows_extension(Extension::INTEL_debug_module) {
            self.note_omission(
                "modules of the source are omitted from debug information (allow them with --spirv-ext=+SPV_INTEL_debug_module)",
                node,
            );
            return Ok(Built::Existing(DebugInst { id: self.unit, op: Dbg::CompilationUnit }));
        }
        self.mx.out.requirements().capability(Capability::DebugInfoModuleINTEL)?;
        let name = self.text_of(node, DiRef::Name)?;
        let (source, parent) = (self.source(node.di_node(DiRef::File))?, self.parent(node)?);
        let line = number_operand(node, DiNumber::Line);
        let fields = [DiRef::ConfigurationMacros, DiRef::IncludePath, DiRef::ApiNotes];
        let mut args: Args = smallvec![name, source, line, parent];
        for field in fields {
            args.push(self.text_of(node, field)?);
        }
        args.push(number_operand(node, DiNumber::IsDeclaration));
        Ok(Built::New(Dbg::ModuleINTEL, args))
    }

    /// A template's target and its parameters => `DebugTypeTemplate`
    pub(super) fn template(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Operand::Written(target) = self.request(Item::new(node)) else {
            return Ok(Built::Existing(DebugInst { id: self.unit, op: Dbg::CompilationUnit }));
        };
        let mut args: Args = SmallVec::from_slice(&[Arg::Id(target.id)]);
        for parameter in template_parameters(node) {
            if parameter.di_number(DiNumber::Tag) as u32 == tag::TEMPLATE_TEMPLATE_PARAMETER {
                self.note_omission(
                    "template template parameters are omitted from debug information: consumers crash on them",
                    parameter,
                );
                continue;
            }
            if args.len() == MAX_ARGUMENTS {
                self.note_omission(
                    "template parameters past the 255 operands of an instruction are omitted from debug information",
                    node,
                );
                break;
            }
            match self.request(Item::new(parameter)) {
                Operand::Written(known) => args.push(Arg::Id(known.id)),
                Operand::Pending => args.push(Arg::Id(self.unit)),
                Operand::Cycle => {}
            }
        }
        Ok(Built::New(Dbg::TypeTemplate, args))
    }

    /// Enqueues the `DebugTypeTemplate` of a node with template parameters. The Khronos translator reads every function with an
    /// empty list back, which says nothing.
    pub(super) fn add_template(&mut self, node: MdNode<'m>) {
        if node.di_list(DiRef::TemplateParams).next().is_some() {
            self.debug.enqueue(self.mx, Item { node, role: Role::Template });
        }
    }
}

/// Returns the parameters of a template, with those of packs one by one: the Khronos translator reads
/// `DebugTypeTemplateParameterPack` and `DebugTypeTemplateTemplateParameter` as each other.
fn template_parameters(node: MdNode<'_>) -> impl Iterator<Item = MdNode<'_>> {
    let is_parameter =
        |node: &MdNode<'_>| matches!(node.kind(), MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter);
    node.di_list(DiRef::TemplateParams).flat_map(move |parameter| {
        let is_pack = parameter.di_number(DiNumber::Tag) as u32 == tag::TEMPLATE_PARAMETER_PACK;
        let pack = if is_pack { Some(parameter.di_list(DiRef::Value)) } else { None };
        let single = if is_pack { None } else { Some(parameter) };
        single.into_iter().chain(pack.into_iter().flatten()).filter(is_parameter)
    })
}
