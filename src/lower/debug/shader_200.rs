//! The types of NonSemantic.Shader.DebugInfo.200 that the other sets do not have: ranges, strings, and arrays whose
//! bounds are computed when the program runs.

use smallvec::smallvec;

use crate::error::Result;
use crate::ir::{DiRef, MdKind, MdNode, MdOperand};
use crate::lower::debug::expressions::operations;
use crate::lower::debug::items::{Item, Role};
use crate::lower::debug::types::GENERIC_RANGE;
use crate::lower::debug::writer::{Built, Operand, Writer};
use crate::lower::debug::{Arg, Args};
use crate::spirv::grammar::Dbg;
use crate::spirv::limits::MAX_ARGUMENTS;

impl<'m> Writer<'_, 'm> {
    /// Builds the items that only version 200 has, or has in another form.
    pub(super) fn build_shader_200(&mut self, item: Item<'m>) -> Result<Option<Built>> {
        let node = item.node;
        match (item.role, node.kind()) {
            (Role::Itself, MdKind::Subrange) => self.range(node).map(Some),
            (Role::Itself, MdKind::StringType) => self.string(node).map(Some),
            _ => Ok(None),
        }
    }

    /// `DISubrange` => `DebugTypeSubrange`
    fn range(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut args = Args::new();
        for field in [DiRef::LowerBound, DiRef::UpperBound, DiRef::Count] {
            args.push(self.bound(node, field)?);
        }
        if node.di(DiRef::Stride).is_some() {
            args.push(self.bound(node, DiRef::Stride)?);
        }
        Ok(Built::New(Dbg::TypeSubrange, args))
    }

    /// `DIStringType` => `DebugTypeString`
    fn string(&mut self, node: MdNode<'m>) -> Result<Built> {
        let (name, none) = (self.text_of(node, DiRef::Name)?, self.none()?);
        let location = self.bound(node, DiRef::DataLocation)?;
        let size = self.size(node)?;
        // The variable, which LLVM prefers to an expression; it is written after its function.
        let variable = node.di_node(DiRef::StringLength);
        let function = variable.and_then(|variable| variable.di_node(DiRef::Scope));
        let is_late = function.is_some_and(|function| self.written(Item::new(function)).is_none());
        let has_expression = node.di(DiRef::StringLengthExpression).is_some();
        let length = match variable.is_none() || is_late && has_expression {
            true => DiRef::StringLengthExpression,
            false => DiRef::StringLength,
        };
        Ok(Built::New(Dbg::TypeString, smallvec![name, none, location, size, self.bound(node, length)?]))
    }

    /// `DW_TAG_array_type` => `DebugTypeArray` of its ranges; `DebugTypeArrayDynamic` if its data is elsewhere or may be
    /// absent
    pub(super) fn array_of_ranges(&mut self, node: MdNode<'m>) -> Result<Built> {
        const FIELDS: [DiRef; 4] = [DiRef::DataLocation, DiRef::Associated, DiRef::Allocated, DiRef::Rank];
        let mut args: Args = smallvec![Arg::Id(self.ty(node.di_node(DiRef::Type))?)];
        if !self.is_complete() {
            return Ok(Built::New(Dbg::TypeArray, args));
        }
        let is_dynamic = FIELDS.iter().any(|field| node.di(*field).is_some());
        if is_dynamic {
            for field in FIELDS {
                args.push(self.bound(node, field)?);
            }
        }
        for range in node.di_list(DiRef::Elements) {
            if args.len() == MAX_ARGUMENTS {
                self.note_omission(
                    "dimensions of a debug array type past the 255 operands of an instruction are omitted",
                    node,
                );
                break;
            }
            if range.kind() != MdKind::Subrange {
                self.note_omission(GENERIC_RANGE, range);
                continue;
            }
            args.push(match self.request(Item::new(range)) {
                Operand::Written(known) => Arg::Id(known.id),
                Operand::Pending | Operand::Cycle => self.none()?,
            });
        }
        Ok(Built::New(if is_dynamic { Dbg::TypeArrayDynamic } else { Dbg::TypeArray }, args))
    }

    /// Returns a constant, a variable or an expression that a type depends on; `DebugInfoNone` if it is absent.
    fn bound(&mut self, node: MdNode<'m>, field: DiRef) -> Result<Arg> {
        match node.di(field) {
            Some(MdOperand::Value(value)) => match value.int_sext() {
                Some(value) => self.wide_constant(node, value),
                None => self.none(),
            },
            Some(MdOperand::Node(bound)) if bound.kind() == MdKind::Expression => {
                match operations(bound.operations(), true) {
                    Ok(operations) => self.written_expression(operations).map(Arg::Id),
                    Err(_) => {
                        self.note_omission(
                        "bounds of types are omitted from debug information where the set does not have their expression",
                        node,
                    );
                        self.none()
                    }
                }
            }
            Some(MdOperand::Node(bound)) => match self.request(Item::new(bound)) {
                Operand::Written(known) => Ok(Arg::Id(known.id)),
                Operand::Pending | Operand::Cycle => self.none(),
            },
            Some(MdOperand::String(_)) | None => self.none(),
        }
    }
}
