//! Classes, structures, unions, and what they are made of.

use crate::error::Result;
use crate::llvm::{DiNumber, DiRef, MdKind, MdNode, MdOperand, ValueKind};
use crate::lower::debug::scopes::is_composite;
use crate::lower::debug::writer::{Built, Named, Writer};
use crate::lower::debug::{Arg, Args, Item, MAX_OPERANDS};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, debug_composite_type};
use smallvec::smallvec;

/// How many names a base class may go by.
const MAX_NAMES: usize = 64;

impl<'m> Writer<'_, 'm> {
    /// `DICompositeType`, by its tag
    pub(super) fn composite(&mut self, node: MdNode<'m>) -> Result<Built> {
        match node.di_number(DiNumber::Tag) as u32 {
            tag::ARRAY => self.array(node),
            tag::ENUMERATION => self.enumeration(node),
            tag::CLASS => self.members(node, debug_composite_type::Class),
            tag::STRUCTURE => self.members(node, debug_composite_type::Structure),
            tag::UNION => self.members(node, debug_composite_type::Union),
            _ => {
                self.leave_out("debug types of this kind are written as a name and a size, as OpenCL.DebugInfo.100 has no such type", node);
                self.basic(node)
            }
        }
    }

    /// A class, structure or union => `DebugTypeComposite`, whose members come later
    fn members(&mut self, node: MdNode<'m>, kind: u32) -> Result<Built> {
        let name = self.name_of(node)?;
        let [source, line, column] = self.place(node)?;
        let (parent, linkage_name) = (self.parent(node)?, self.text_of(node, DiRef::LinkageName)?);
        let flags = node.di_number(DiNumber::Flags);
        let size = match node.di_number(DiNumber::Size) {
            0 if flags & dwarf::FLAG_FORWARD != 0 => self.none()?,
            size => self.bits(node, size)?,
        };
        let flags = Arg::Number(dwarf::flags(flags));
        let mut args: Args =
            smallvec![name, Arg::Number(kind), source, line, column, parent, linkage_name, size, flags];
        if !self.is_complete() {
            return Ok(Built::New(Dbg::TypeComposite, args));
        }
        let id = self.debug.name(self.mx, Item::of(node));
        for element in node.di_list(DiRef::Elements) {
            if args.len() == MAX_OPERANDS {
                self.leave_out("members of a debug type past the 255 operands of an instruction are omitted", node);
                break;
            }
            if let Some(member) = self.promise(element, id, kind) {
                args.push(Arg::Id(member));
            }
        }
        self.add_template(node);
        Ok(Built::New(Dbg::TypeComposite, args))
    }

    /// The id of a member of the composite type `owner`; functions name the type that they are of, and are no members for
    /// SPIRV-Tools.
    fn promise(&mut self, element: MdNode<'m>, owner: Id, kind: u32) -> Option<Id> {
        let is_derived = element.kind() == MdKind::DerivedType;
        match element.di_number(DiNumber::Tag) as u32 {
            tag::MEMBER | tag::VARIABLE if is_derived => {}
            tag::INHERITANCE if is_derived && kind != debug_composite_type::Union && base_class(element).is_some() => {}
            _ if element.kind() == MdKind::Subprogram => {
                self.debug.id(self.mx, Item::of(element));
                return None;
            }
            _ => {
                self.leave_out(
                    "elements of a debug type that are neither members nor base classes are omitted",
                    element,
                );
                return None;
            }
        }
        self.owners.entry(element).or_insert(owner);
        Some(self.debug.id(self.mx, Item::of(element)))
    }

    /// A member => `DebugTypeMember`; a base class => `DebugTypeInheritance`; outside of a composite type, what it is of
    pub(super) fn member(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Some(owner) = self.owner(node) else { return self.same_as(node.di_node(DiRef::Type)).map(Built::Same) };
        let (offset, size) =
            (self.bits(node, node.di_number(DiNumber::Offset))?, self.bits(node, node.di_number(DiNumber::Size))?);
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        if node.di_number(DiNumber::Tag) as u32 == tag::INHERITANCE {
            let base = self.ty(base_class(node))?;
            return Ok(Built::New(Dbg::TypeInheritance, smallvec![Arg::Id(owner), Arg::Id(base), offset, size, flags]));
        }
        let (name, ty) = (self.text_of(node, DiRef::Name)?, self.ty(node.di_node(DiRef::Type))?);
        let [source, line, column] = self.place(node)?;
        let mut args: Args = smallvec![name, Arg::Id(ty), source, line, column, Arg::Id(owner), offset, size, flags];
        if let Some(value) = self.static_value(node)? {
            args.push(value);
        }
        Ok(Built::New(Dbg::TypeMember, args))
    }

    /// The composite type that a member is of.
    fn owner(&mut self, node: MdNode<'m>) -> Option<Id> {
        if let Some(owner) = self.owners.get(&node) {
            return Some(*owner);
        }
        let scope = node.di_node(DiRef::Scope).filter(|scope| is_composite(*scope))?;
        match self.need(Item::of(scope)) {
            Named::Known(known) => Some(known.id),
            Named::Later => Some(self.unit),
            Named::Circle => None,
        }
    }

    /// The value of a static member that has one.
    fn static_value(&mut self, node: MdNode<'m>) -> Result<Option<Arg>> {
        let is_static = node.di_number(DiNumber::Flags) & dwarf::FLAG_STATIC_MEMBER != 0;
        let Some(MdOperand::Value(value)) = node.di(DiRef::ExtraData).filter(|_| is_static) else { return Ok(None) };
        let bits = match value.kind() {
            ValueKind::ConstantInt => value.int_zext(),
            ValueKind::ConstantFp if !value.ty().is_long_float() => value.float_bits().first().copied(),
            _ => None,
        };
        match bits {
            Some(bits) => self.bits(node, bits).map(Some),
            None => {
                self.leave_out("values of static members are omitted from debug information unless they are numbers of up to 64 bits", node);
                Ok(None)
            }
        }
    }
}

/// The class or structure that another inherits, whatever name it goes by.
fn base_class(inheritance: MdNode<'_>) -> Option<MdNode<'_>> {
    let mut ty = inheritance.di_node(DiRef::Type)?;
    for _ in 0..MAX_NAMES {
        if ty.kind() == MdKind::CompositeType {
            let kind = ty.di_number(DiNumber::Tag) as u32;
            return matches!(kind, tag::CLASS | tag::STRUCTURE).then_some(ty);
        }
        ty = ty.di_node(DiRef::Type)?;
    }
    None
}
