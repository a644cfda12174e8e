//! The rules that a metadata node must keep by itself and with the nodes in its fields; most are of debug information.
//!
//! | module | |
//! |---|---|
//! | [`kinds`] | the base classes of nodes, their tags |
//! | [`node`] | access to the fields of a node |
//! | [`types`] | the rules of types, of their bounds and sizes |
//! | [`scopes`] | the rules of scopes (files, compile units, functions, lexical blocks) and of locations in them |
//!
//! The rules of all other nodes are here.

mod kinds;
mod node;
mod scopes;
mod types;

use super::{Verdict, require, require_debug_info as require_di};
use crate::ir::metadata::expression::{fragment, is_valid_expression};
use crate::ir::metadata::{MdField as Field, MdKind};

use kinds::{is_scope, is_source_node, is_type, tag};

pub(super) use kinds::is_local_scope;
pub(super) use node::DebugNode;
pub(super) use scopes::subprogram_of;

impl DebugNode<'_> {
    /// Checks the rules of the node's kind.
    pub(super) fn check(self) -> Verdict {
        require(self.strings_are_sound(), "field must be a string")?;
        match self.kind {
            MdKind::Tuple | MdKind::Enumerator => Ok(()),
            MdKind::Location => self.check_location(),
            MdKind::Expression => require_di(is_valid_expression(self.words), "invalid expression"),
            MdKind::GlobalVariableExpression => self.check_variable_expression(),
            MdKind::GenericNode => require_di(self.tag() != 0, "invalid tag"),
            MdKind::Subrange => self.check_subrange(),
            MdKind::GenericSubrange => self.check_generic_subrange(),
            MdKind::SubrangeType => self.check_subrange_type(),
            MdKind::BasicType => self.check_basic_type(),
            MdKind::FixedPointType => self.check_fixed_point_type(),
            MdKind::StringType => {
                require_di(self.tag() == tag::STRING_TYPE, "invalid tag")?;
                self.check_type()
            }
            MdKind::DerivedType => self.check_derived_type(),
            MdKind::CompositeType => self.check_composite_type(),
            MdKind::SubroutineType => self.check_subroutine_type(),
            MdKind::File => self.check_file(),
            MdKind::CompileUnit => self.check_compile_unit(),
            MdKind::Subprogram => self.check_subprogram(),
            MdKind::LexicalBlock | MdKind::LexicalBlockFile => self.check_lexical_block(),
            MdKind::Namespace | MdKind::CommonBlock => {
                require_di(self.accepts(Field::Scope, is_scope), "invalid scope ref")?;
                require_di(
                    self.accepts(Field::Declaration, |kind| kind == MdKind::GlobalVariable),
                    "invalid declaration",
                )
            }
            MdKind::Module => require_di(!self.text(Field::Name).is_empty(), "anonymous module"),
            MdKind::TemplateTypeParameter => require_di(self.accepts(Field::Type, is_type), "invalid type ref"),
            MdKind::TemplateValueParameter => {
                require_di(self.accepts(Field::Type, is_type), "invalid type ref")?;
                let tags =
                    [tag::TEMPLATE_VALUE_PARAMETER, tag::GNU_TEMPLATE_TEMPLATE_PARAM, tag::GNU_TEMPLATE_PARAMETER_PACK];
                require_di(tags.contains(&self.tag()), "invalid tag")
            }
            MdKind::GlobalVariable => self.check_global_variable(),
            MdKind::LocalVariable => self.check_local_variable(),
            MdKind::Label => {
                require_di(self.accepts(Field::File, |kind| kind == MdKind::File), "invalid file")?;
                require_di(self.requires(Field::Scope, is_local_scope), "label requires a valid scope")
            }
            MdKind::ObjCProperty => {
                require_di(self.accepts(Field::Type, is_type), "invalid type ref")?;
                self.check_file_field()
            }
            MdKind::ImportedEntity => {
                let tags = [tag::IMPORTED_MODULE, tag::IMPORTED_DECLARATION];
                require_di(tags.contains(&self.tag()), "invalid tag")?;
                require_di(self.accepts(Field::Scope, is_scope), "invalid scope for imported entity")?;
                require_di(self.accepts(Field::Entity, is_source_node), "invalid imported entity")
            }
            MdKind::AssignId => require_di(self.node.is_distinct(), "DIAssignID must be distinct"),
            MdKind::Macro => {
                require_di(matches!(self.number(Field::MacroKind), 1 | 2), "invalid macinfo type")?;
                require_di(!self.text(Field::Name).is_empty(), "anonymous macro")
            }
            MdKind::MacroFile => {
                require_di(self.number(Field::MacroKind) == 3, "invalid macinfo type")?;
                self.check_file_field()?;
                self.check_macros(Field::Elements)
            }
        }
    }

    fn check_variable_expression(self) -> Verdict {
        require_di(self.requires(Field::Variable, |kind| kind == MdKind::GlobalVariable), "missing variable")?;
        require_di(self.accepts(Field::Expression, |kind| kind == MdKind::Expression), "invalid expression")?;
        let variable = self.reference(Field::Variable).and_then(|id| self.other(id));
        let expression = self.reference(Field::Expression).and_then(|id| self.other(id));
        match (variable, expression) {
            (Some(variable), Some(expression)) => variable.check_fragment(expression.words),
            _ => Ok(()),
        }
    }

    /// Checks that a fragment is a part of the variable.
    pub(super) fn check_fragment(self, expression: &[u64]) -> Verdict {
        let (Some((offset, size)), Some(variable)) = (fragment(expression), self.variable_bits()) else {
            return Ok(());
        };
        // LLVM computes with 32 bits.
        let [offset, size] = [offset, size].map(|number| number as u32);
        require_di(u64::from(size.wrapping_add(offset)) <= variable, "fragment is larger than or outside of variable")?;
        require_di(u64::from(size) != variable, "fragment covers entire variable")
    }

    fn check_global_variable(self) -> Verdict {
        require_di(self.accepts(Field::Scope, is_scope), "invalid scope")?;
        self.check_file_field()?;
        require_di(self.accepts(Field::Type, is_type), "invalid type ref")?;
        require_di(
            self.number(Field::IsDefinition) == 0 || self.reference(Field::Type).is_some(),
            "missing global variable type",
        )?;
        require_di(
            self.accepts(Field::Declaration, |kind| kind == MdKind::DerivedType),
            "invalid static data member declaration",
        )
    }

    fn check_local_variable(self) -> Verdict {
        self.check_file_field()?;
        require_di(self.accepts(Field::Type, is_type), "invalid type ref")?;
        require_di(self.requires(Field::Scope, is_local_scope), "local variable requires a valid scope")?;
        require_di(!self.requires(Field::Type, |kind| kind == MdKind::SubroutineType), "invalid type")
    }
}
