//! Scopes: compilation units, functions, blocks, namespaces, modules, and what is inlined where.

use crate::error::Result;
use crate::llvm::{DiNumber, DiRef, MdKind, MdNode};
use crate::lower::debug::writer::{Built, Known, Named, Writer, number};
use crate::lower::debug::{Arg, Args, Item, MAX_OPERANDS, Role};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Dbg};
use smallvec::{SmallVec, smallvec};

/// How far out a scope is looked for. LLVM nests those that SPIR-V does not have at most a few deep.
const MAX_STEPS: usize = 256;

/// Whether a node is the definition of a function.
pub(super) fn is_definition(node: MdNode<'_>) -> bool {
    node.kind() == MdKind::Subprogram && node.di_number(DiNumber::SubprogramFlags) & dwarf::SUBPROGRAM_DEFINITION != 0
}

/// Whether a type is a class, structure or union.
pub(super) fn is_composite(node: MdNode<'_>) -> bool {
    node.kind() == MdKind::CompositeType
        && matches!(node.di_number(DiNumber::Tag) as u32, tag::CLASS | tag::STRUCTURE | tag::UNION)
}

/// The innermost scope, from `scope` on, that the sets of debug instructions have; none if that is the whole unit.
pub(super) fn lexical_scope(scope: Option<MdNode<'_>>) -> Option<MdNode<'_>> {
    let mut scope = scope;
    for _ in 0..MAX_STEPS {
        let node = scope?;
        let is_scope = match node.kind() {
            MdKind::LexicalBlock | MdKind::Namespace => true,
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

impl<'m> Writer<'_, 'm> {
    /// The scope that a node lies in.
    pub(super) fn parent(&mut self, node: MdNode<'m>) -> Result<Arg> {
        Ok(Arg::Id(self.scope(node.di_node(DiRef::Scope))))
    }

    /// The scope that is `scope`, or that it lies in.
    pub(super) fn scope(&mut self, scope: Option<MdNode<'m>>) -> Id {
        let Some(node) = lexical_scope(scope) else { return self.unit_of(scope) };
        match self.need(Item::of(node)) {
            Named::Known(known) => known.id,
            Named::Later => self.unit,
            Named::Circle => {
                self.leave_out("debug scopes that contain themselves are replaced by their compile unit", node);
                self.unit
            }
        }
    }

    /// The unit that is `scope`, or else the one at hand.
    fn unit_of(&self, scope: Option<MdNode<'m>>) -> Id {
        let named = scope.filter(|scope| scope.kind() == MdKind::CompileUnit);
        named.and_then(|unit| self.written(Item::of(unit))).map_or(self.unit, |known| known.id)
    }

    /// `DISubprogram` => `DebugFunction` of a definition, else `DebugFunctionDeclaration`
    pub(super) fn subprogram(&mut self, node: MdNode<'m>) -> Result<Built> {
        let name = self.text_of(node, DiRef::Name)?;
        let ty = self.function_type(node)?;
        let [source, line, column] = self.place(node)?;
        let scope = node.di_node(DiRef::Scope);
        // What lies in a file lies in the unit that the function belongs to.
        let scope = if lexical_scope(scope).is_some() { scope } else { node.di_node(DiRef::Unit) };
        let parent = Arg::Id(self.scope(scope));
        let linkage_name = self.text_of(node, DiRef::LinkageName)?;
        let flags = dwarf::flags(node.di_number(DiNumber::Flags))
            | dwarf::subprogram_flags(node.di_number(DiNumber::SubprogramFlags));
        let mut args: Args = smallvec![name, ty, source, line, column, parent, linkage_name, Arg::Number(flags)];
        if !is_definition(node) {
            return Ok(Built::New(Dbg::FunctionDeclaration, args));
        }
        args.push(number(node, DiNumber::ScopeLine));
        args.push(match self.functions.get(&node) {
            Some(id) => Arg::Id(*id),
            None => self.none()?,
        });
        if let Some(declaration) = node.di_node(DiRef::Declaration)
            && let Named::Known(Known { id, is: Dbg::FunctionDeclaration }) = self.need(Item::of(declaration))
        {
            args.push(Arg::Id(id));
        }
        if self.is_complete() {
            self.add_template(node);
        }
        Ok(Built::New(Dbg::Function, args))
    }

    fn function_type(&mut self, node: MdNode<'m>) -> Result<Arg> {
        let ty = node.di_node(DiRef::Type).filter(|ty| ty.kind() == MdKind::SubroutineType);
        let known = match ty.map(|ty| self.need(Item::of(ty))) {
            Some(Named::Later) => return Ok(Arg::Id(self.unit)),
            Some(Named::Known(known)) => Some(known.id),
            Some(Named::Circle) => {
                self.leave_out(
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
        let [source, line, column] = self.place(node)?;
        Ok(Built::New(Dbg::LexicalBlock, smallvec![source, line, column, self.parent(node)?]))
    }

    /// `DINamespace` => a `DebugLexicalBlock` with a name
    pub(super) fn namespace(&mut self, node: MdNode<'m>) -> Result<Built> {
        let [source, line, column] = self.place(node)?;
        let (parent, name) = (self.parent(node)?, self.text_of(node, DiRef::Name)?);
        Ok(Built::New(Dbg::LexicalBlock, smallvec![source, line, column, parent, name]))
    }

    /// `DILocation` that something is inlined at => `DebugInlinedAt`
    pub(super) fn inlined_at(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Some(location) = node.location() else { return Ok(Built::Same(self.plain("")?)) };
        let mut args: Args = smallvec![Arg::Number(location.line), Arg::Id(self.scope(location.scope))];
        match location.inlined_at.map(|outer| self.need(Item::of(outer))) {
            Some(Named::Known(known)) => args.push(Arg::Id(known.id)),
            Some(Named::Circle) => self
                .leave_out("inlined calls that are inlined in themselves end at the cycle in debug information", node),
            Some(Named::Later) | None => {}
        }
        Ok(Built::New(Dbg::InlinedAt, args))
    }

    /// `DIModule` => `DebugModuleINTEL` where SPV_INTEL_debug_module is allowed
    pub(super) fn module(&mut self, node: MdNode<'m>) -> Result<Built> {
        if !self.mx.out.allows_extension(Extension::INTEL_debug_module) {
            self.leave_out(
                "modules of the source are omitted from debug information (allow them with --spirv-ext=+SPV_INTEL_debug_module)",
                node,
            );
            return Ok(Built::Same(Known { id: self.unit, is: Dbg::CompilationUnit }));
        }
        self.mx.out.requirements().capability(Capability::DebugInfoModuleINTEL)?;
        let name = self.text_of(node, DiRef::Name)?;
        let (source, parent) = (self.source(node.di_node(DiRef::File))?, self.parent(node)?);
        let line = number(node, DiNumber::Line);
        let fields = [DiRef::ConfigurationMacros, DiRef::IncludePath, DiRef::ApiNotes];
        let mut args: Args = smallvec![name, source, parent, line];
        for field in fields {
            args.push(self.text_of(node, field)?);
        }
        args.push(number(node, DiNumber::IsDeclaration));
        Ok(Built::New(Dbg::ModuleINTEL, args))
    }

    /// The parameters of a template with what they are => `DebugTypeTemplate`
    pub(super) fn template(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Named::Known(target) = self.need(Item::of(node)) else {
            return Ok(Built::Same(Known { id: self.unit, is: Dbg::CompilationUnit }));
        };
        let mut args: Args = SmallVec::from_slice(&[Arg::Id(target.id)]);
        for parameter in template_parameters(node) {
            if parameter.di_number(DiNumber::Tag) as u32 == tag::TEMPLATE_TEMPLATE_PARAMETER {
                self.leave_out(
                    "template template parameters are omitted from debug information: consumers crash on them",
                    parameter,
                );
                continue;
            }
            if args.len() == MAX_OPERANDS {
                self.leave_out(
                    "template parameters past the 255 operands of an instruction are omitted from debug information",
                    node,
                );
                break;
            }
            match self.need(Item::of(parameter)) {
                Named::Known(known) => args.push(Arg::Id(known.id)),
                Named::Later => args.push(Arg::Id(self.unit)),
                Named::Circle => {}
            }
        }
        Ok(Built::New(Dbg::TypeTemplate, args))
    }

    /// Says that a node is a template, once the node is written.
    pub(super) fn add_template(&mut self, node: MdNode<'m>) {
        if template_parameters(node).next().is_some() {
            self.debug.id(self.mx, Item { node, role: Role::Template });
        }
    }
}

/// The parameters of a template; those of a pack one by one.
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
