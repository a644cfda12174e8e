//! The rules of scopes (files, compile units, functions, lexical blocks) and of locations in them.

use super::kinds::{is_local_scope, is_scope, is_type, tag};
use super::node::DebugNode;
use crate::ir::metadata::{MdField as Field, MdId, MdKind};
use crate::ir::module::Module;
use crate::ir::verify::{Verdict, require_debug_info as require};

/// `DIFlagAllCallsDescribed`
const ALL_CALLS_DESCRIBED: u64 = 1 << 29;

impl<'m> DebugNode<'m> {
    pub(super) fn check_location(self) -> Verdict {
        require(self.requires(Field::Scope, is_local_scope), "location requires a valid scope")?;
        require(self.accepts(Field::InlinedAt, |kind| kind == MdKind::Location), "inlined-at should be a location")?;
        self.check_definition_scope()
    }

    /// Checks that the scope is no declaration of a function.
    fn check_definition_scope(self) -> Verdict {
        let scope = self.reference(Field::Scope).and_then(|id| self.other(id));
        let is_declaration = scope.is_some_and(|scope| scope.kind == MdKind::Subprogram && !scope.is_definition());
        require(!is_declaration, "scope points into the type hierarchy")
    }

    pub(super) fn check_file(self) -> Verdict {
        let length = match self.number(Field::ChecksumKind) {
            0 => return Ok(()),
            1 => 32,
            2 => 40,
            3 => 64,
            _ => return require(false, "invalid checksum kind"),
        };
        let checksum = self.text(Field::Checksum);
        require(checksum.len() == length, "invalid checksum length")?;
        require(checksum.iter().all(u8::is_ascii_hexdigit), "invalid checksum")
    }

    pub(super) fn check_compile_unit(self) -> Verdict {
        require(self.node.is_distinct(), "compile units must be distinct")?;
        require(self.requires(Field::File, |kind| kind == MdKind::File), "invalid file")?;
        let file = self.reference(Field::File).and_then(|id| self.other(id));
        require(file.is_some_and(|file| !file.text(Field::Filename).is_empty()), "invalid filename")?;
        require(self.number(Field::EmissionKind) <= 3, "invalid emission kind")?;
        self.check_list(Field::EnumTypes, "invalid enum list", "invalid enum type", |id| {
            let ty = id.and_then(|id| self.other(id));
            ty.is_some_and(|ty| ty.kind == MdKind::CompositeType && ty.tag() == tag::ENUMERATION_TYPE)
        })?;
        self.check_list(Field::RetainedTypes, "invalid retained type list", "invalid retained type", |id| {
            let node = id.and_then(|id| self.other(id));
            node.is_some_and(|node| is_type(node.kind) || node.kind == MdKind::Subprogram && !node.is_definition())
        })?;
        self.check_list(Field::Globals, "invalid global variable list", "invalid global variable ref", |id| {
            self.is_kind(id, |kind| kind == MdKind::GlobalVariableExpression)
        })?;
        self.check_list(
            Field::ImportedEntities,
            "invalid imported entity list",
            "invalid imported entity ref",
            |id| self.is_kind(id, |kind| kind == MdKind::ImportedEntity),
        )?;
        self.check_macros(Field::Macros)
    }

    pub(super) fn check_subprogram(self) -> Verdict {
        require(self.accepts(Field::Scope, is_scope), "invalid scope")?;
        self.check_file_field()?;
        require(self.reference(Field::File).is_some() || self.number(Field::Line) == 0, "line specified with no file")?;
        require(self.accepts(Field::Type, |kind| kind == MdKind::SubroutineType), "invalid subroutine type")?;
        require(self.accepts(Field::ContainingType, is_type), "invalid containing type")?;
        self.check_template_parameters()?;
        let declaration = self.reference(Field::Declaration);
        let is_declaration = |id| {
            let node = self.other(id);
            node.is_some_and(|node| node.kind == MdKind::Subprogram && !node.is_definition())
        };
        require(declaration.is_none_or(is_declaration), "invalid subprogram declaration")?;
        self.check_retained_nodes()?;
        self.check_reference_flags()?;
        let is_definition = self.is_definition();
        if is_definition {
            require(self.node.is_distinct(), "subprogram definitions must be distinct")?;
            require(self.reference(Field::Unit).is_some(), "subprogram definitions must have a compile unit")?;
            require(self.accepts(Field::Unit, |kind| kind == MdKind::CompileUnit), "invalid unit type")?;
        } else {
            require(self.reference(Field::Unit).is_none(), "subprogram declarations must not have a compile unit")?;
            require(declaration.is_none(), "subprogram declaration must not have a declaration field")?;
        }
        self.check_list(Field::ThrownTypes, "invalid thrown types list", "invalid thrown type", |id| {
            self.is_kind(id, is_type)
        })?;
        require(
            self.number(Field::Flags) & ALL_CALLS_DESCRIBED == 0 || is_definition,
            "DIFlagAllCallsDescribed must be attached to a definition",
        )
    }

    /// Checks that the retained nodes of a function are of it.
    fn check_retained_nodes(self) -> Verdict {
        if self.reference(Field::RetainedNodes).is_none() {
            return Ok(());
        }
        let Some(nodes) = self.list(Field::RetainedNodes) else {
            return require(false, "invalid retained nodes list");
        };
        for id in nodes {
            let Some(id) = id else { return require(false, "nullptr in retained nodes") };
            let is_local = |kind| matches!(kind, MdKind::LocalVariable | MdKind::Label | MdKind::ImportedEntity);
            let Some(node) = self.other(id).filter(|node| is_local(node.kind)) else {
                return require(false, "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity");
            };
            let scope = node.reference(Field::Scope).filter(|scope| self.kind_of(*scope).is_some_and(is_local_scope));
            let Some(scope) = scope else {
                return require(false, "invalid retained nodes, retained node is not local");
            };
            require(
                subprogram_of(self.module, scope) == Some(self.node.id()),
                "invalid retained nodes, retained node does not belong to subprogram",
            )?;
        }
        Ok(())
    }

    pub(super) fn check_lexical_block(self) -> Verdict {
        require(self.requires(Field::Scope, is_local_scope), "invalid local scope")?;
        self.check_definition_scope()?;
        require(
            self.number(Field::Line) != 0 || self.number(Field::Column) == 0,
            "cannot have column info without line info",
        )
    }

    pub(super) fn check_macros(self, field: Field) -> Verdict {
        let is_macro = |id| self.is_kind(id, |kind| matches!(kind, MdKind::Macro | MdKind::MacroFile));
        self.check_list(field, "invalid macro list", "invalid macro ref", is_macro)
    }
}

/// The maximum number of lexical blocks around a scope.
const MAX_SCOPES: usize = 4096;

/// Returns the subprogram of a local scope.
pub(in crate::ir::verify) fn subprogram_of(module: &Module, scope: MdId) -> Option<MdId> {
    let mut id = scope;
    for _ in 0..MAX_SCOPES {
        let node = DebugNode::new(module, id)?;
        match node.kind {
            MdKind::Subprogram => return Some(id),
            MdKind::LexicalBlock | MdKind::LexicalBlockFile => id = node.reference(Field::Scope)?,
            _ => return None,
        }
    }
    None
}
