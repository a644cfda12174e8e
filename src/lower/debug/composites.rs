//! Classes, structures, unions and their members.

use smallvec::smallvec;

use crate::error::Result;
use crate::ir::{DiNumber, DiRef, MdKind, MdNode, MdOperand};
use crate::lower::debug::dialect::ForwardReferences;
use crate::lower::debug::items::{Item, Role};
use crate::lower::debug::scopes::{is_composite, is_definition, member_flags};
use crate::lower::debug::writer::{Built, Operand, Writer};
use crate::lower::debug::{Arg, Args};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::Id;
use crate::spirv::grammar::{Dbg, debug_composite_type};
use crate::spirv::limits::MAX_ARGUMENTS;

/// The most typedefs that are followed to a base class.
const MAX_STEPS: usize = 64;

/// Returns `true` for the variants of a Rust enumeration, of which one is there at a time.
fn are_variants(element: MdNode<'_>) -> bool {
    element.kind() == MdKind::CompositeType && element.di_number(DiNumber::Tag) as u32 == tag::VARIANT_PART
}

/// Returns an element of a composite type; in the place of variants, their discriminator and their members.
fn with_variants(element: MdNode<'_>) -> impl Iterator<Item = MdNode<'_>> {
    let are_variants = are_variants(element);
    let discriminator = element.di_node(DiRef::DiscriminatorMember).filter(|_| are_variants);
    let variants = are_variants.then(|| element.di_list(DiRef::Elements)).into_iter().flatten();
    discriminator.into_iter().chain(variants).chain((!are_variants).then_some(element))
}

impl<'m> Writer<'_, 'm> {
    /// `DICompositeType`, by its tag
    pub(super) fn composite(&mut self, node: MdNode<'m>) -> Result<Built> {
        match node.di_number(DiNumber::Tag) as u32 {
            tag::ARRAY => self.array(node),
            tag::ENUMERATION => self.enumeration(node),
            tag::CLASS | tag::STRUCTURE | tag::UNION => self.members(node),
            _ => {
                self.note_omission("debug types of this kind are written as a name and a size, as the set of debug instructions has no such type", node);
                self.basic(node)
            }
        }
    }

    /// Returns the operands of a class, structure or union before its members.
    pub(super) fn composite_head(&mut self, node: MdNode<'m>) -> Result<Args> {
        self.write_none_before_types()?;
        let name = self.text_of(node, DiRef::Name)?;
        let kind = match node.di_number(DiNumber::Tag) as u32 {
            tag::CLASS => debug_composite_type::Class,
            tag::UNION => debug_composite_type::Union,
            _ => debug_composite_type::Structure,
        };
        let [source, line, column] = self.location_operands(node)?;
        let (parent, linkage_name) = (self.parent(node)?, self.text_of(node, DiRef::LinkageName)?);
        let flags = node.di_number(DiNumber::Flags);
        let size = match node.di_number(DiNumber::Size) {
            0 if flags & dwarf::FLAG_FORWARD != 0 => self.none()?,
            _ => self.size(node)?,
        };
        let flags = Arg::Number(dwarf::flags(flags));
        Ok(smallvec![name, Arg::Number(kind), source, line, column, parent, linkage_name, size, flags])
    }

    /// A class, structure or union => `DebugTypeComposite`, before its members where the set has forward references
    fn members(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut args = self.composite_head(node)?;
        if !self.is_complete() {
            return Ok(Built::New(Dbg::TypeComposite, args));
        }
        let id = self.debug.assign_id(self.mx, Item::new(node));
        if let Some(variants) = node.di_list(DiRef::Elements).find(|element| are_variants(*element)) {
            self.note_omission(
                "which variants exclude each other is omitted from debug information: all are members of their type",
                variants,
            );
        }
        for element in node.di_list(DiRef::Elements).flat_map(with_variants) {
            if args.len() == MAX_ARGUMENTS {
                self.note_omission("members of a debug type past the 255 operands of an instruction are omitted", node);
                break;
            }
            if let Some(member) = self.member_of(element, node, id) {
                args.push(Arg::Id(member));
            }
        }
        if self.is_complete() {
            self.add_template(node);
        }
        Ok(Built::New(Dbg::TypeComposite, args))
    }

    /// Returns the id of a member of the composite type `node` with the id `owner`.
    fn member_of(&mut self, element: MdNode<'m>, node: MdNode<'m>, owner: Id) -> Option<Id> {
        let is_union = node.di_number(DiNumber::Tag) as u32 == tag::UNION;
        let is_derived = element.kind() == MdKind::DerivedType;
        match element.di_number(DiNumber::Tag) as u32 {
            tag::MEMBER | tag::VARIABLE if is_derived => {}
            tag::INHERITANCE if is_derived && !is_union && base_class(element).is_some() => {}
            _ if element.kind() == MdKind::Subprogram => {
                let role = if is_definition(element) { Role::Itself } else { Role::Method };
                let item = Item { node: element, role };
                if self.forward_references() != ForwardReferences::Never {
                    return Some(self.later_operand(item));
                }
                self.debug.enqueue(self.mx, item);
                self.note_omission("functions are no members of their types in debug information without forward references: only the functions refer to the types (allow them with --spirv-ext=+SPV_KHR_relaxed_extended_instruction)", element);
                return None;
            }
            _ => {
                self.note_omission(
                    "elements of a debug type that are neither members nor base classes are omitted",
                    element,
                );
                return None;
            }
        }
        self.owners.entry(element).or_insert(owner);
        self.operand_or_later(Item::new(element))
    }

    /// A member => `DebugTypeMember`; a base class => `DebugTypeInheritance`; outside of a composite type, the member's
    /// type
    pub(super) fn member(&mut self, node: MdNode<'m>) -> Result<Built> {
        let Some(owner) = self.owner(node) else {
            return self.resolve_type(node.di_node(DiRef::Type)).map(Built::Existing);
        };
        let (offset, size) = (self.offset(node)?, self.size(node)?);
        if node.di_number(DiNumber::Tag) as u32 == tag::INHERITANCE {
            let base = self.ty(base_class(node))?;
            let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
            return Ok(Built::New(Dbg::TypeInheritance, smallvec![Arg::Id(owner), Arg::Id(base), offset, size, flags]));
        }
        let (name, ty) = (self.text_of(node, DiRef::Name)?, self.ty(node.di_node(DiRef::Type))?);
        let [source, line, column] = self.location_operands(node)?;
        let flags = Arg::Number(member_flags(node));
        let mut args: Args = smallvec![name, Arg::Id(ty), source, line, column, Arg::Id(owner), offset, size, flags];
        if let Some(value) = self.static_value(node)? {
            args.push(value);
        }
        Ok(Built::New(Dbg::TypeMember, args))
    }

    /// Returns the composite type that contains a member.
    fn owner(&mut self, node: MdNode<'m>) -> Option<Id> {
        if let Some(owner) = self.owners.get(&node) {
            return Some(*owner);
        }
        let scope = node.di_node(DiRef::Scope).filter(|scope| is_composite(*scope))?;
        match self.request(Item::new(scope)) {
            Operand::Written(known) => Some(known.id),
            Operand::Pending => Some(self.unit),
            Operand::Cycle => None,
        }
    }

    /// Returns the value of a static member that has one.
    fn static_value(&mut self, node: MdNode<'m>) -> Result<Option<Arg>> {
        let is_static = node.di_number(DiNumber::Flags) & dwarf::FLAG_STATIC_MEMBER != 0;
        let Some(MdOperand::Value(value)) = node.di(DiRef::ExtraData).filter(|_| is_static) else { return Ok(None) };
        self.constant_value(node, value)
    }
}

/// Returns the class or structure that another inherits.
fn base_class(inheritance: MdNode<'_>) -> Option<MdNode<'_>> {
    class_of(inheritance.di_node(DiRef::Type)).filter(|class| class.di_number(DiNumber::Tag) as u32 != tag::UNION)
}

/// Returns the class, structure or union that a type is, looking through typedefs.
pub(super) fn class_of(ty: Option<MdNode<'_>>) -> Option<MdNode<'_>> {
    let mut ty = ty?;
    for _ in 0..MAX_STEPS {
        if ty.kind() == MdKind::CompositeType {
            let kind = ty.di_number(DiNumber::Tag) as u32;
            return matches!(kind, tag::CLASS | tag::STRUCTURE | tag::UNION).then_some(ty);
        }
        ty = ty.di_node(DiRef::Type)?;
    }
    None
}
