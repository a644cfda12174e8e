//! Types that are not composite: basic, derived, arrays, functions, enumerations, and the parameters of templates.

use crate::error::Result;
use crate::llvm::{DiNumber, DiRef, MdKind, MdNode, MdOperand, ValueKind};
use crate::lower::debug::writer::{Built, CYCLIC_TYPE, DebugInst, Operand, Writer};
use crate::lower::debug::{Arg, Args, Item, MAX_OPERANDS, Role};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::grammar::{
    Dbg, Enumerant as _, StorageClass, corrected, debug_base_type_attribute_encoding as encoding, debug_info_flags,
};
use smallvec::{SmallVec, smallvec};

impl<'m> Writer<'_, 'm> {
    /// `DIBasicType`, and types without an instruction of their own => `DebugTypeBasic`
    pub(super) fn basic(&mut self, node: MdNode<'m>) -> Result<Built> {
        let kind = match node.kind() {
            MdKind::BasicType => dwarf::base_encoding(node.di_number(DiNumber::Encoding)),
            MdKind::FixedPointType | MdKind::StringType => {
                self.note_omission("fixed-point and string types are written as a name and a size, as OpenCL.DebugInfo.100 has no such types", node);
                encoding::Unspecified
            }
            _ => encoding::Unspecified,
        };
        let (name, size) =
            (self.text_of(node, DiRef::Name)?, self.unsigned_constant(node, node.di_number(DiNumber::Size))?);
        Ok(Built::New(Dbg::TypeBasic, smallvec![name, size, Arg::Number(kind)]))
    }

    /// `DIDerivedType`, by its tag
    pub(super) fn derived(&mut self, node: MdNode<'m>) -> Result<Built> {
        let tag = node.di_number(DiNumber::Tag) as u32;
        if let Some(qualifier) = dwarf::type_qualifier(tag) {
            let base = self.ty(node.di_node(DiRef::Type))?;
            return Ok(Built::New(Dbg::TypeQualifier, smallvec![Arg::Id(base), Arg::Number(qualifier)]));
        }
        match tag {
            tag::POINTER => self.pointer(node, 0),
            tag::REFERENCE => self.pointer(node, debug_info_flags::FlagLValueReference),
            tag::RVALUE_REFERENCE => self.pointer(node, debug_info_flags::FlagRValueReference),
            tag::TYPEDEF | tag::TEMPLATE_ALIAS => self.typedef(node),
            tag::MEMBER | tag::VARIABLE | tag::INHERITANCE => self.member(node),
            tag::PTR_TO_MEMBER => self.pointer_to_member(node),
            _ => {
                self.note_omission("debug types of this kind are replaced by their base type, as OpenCL.DebugInfo.100 has no such type", node);
                self.resolve_type(node.di_node(DiRef::Type)).map(Built::Existing)
            }
        }
    }

    /// Returns the instruction of another type.
    pub(super) fn resolve_type(&mut self, ty: Option<MdNode<'m>>) -> Result<DebugInst> {
        let Some(ty) = ty else { return self.synthetic_type("void") };
        match self.request(Item::new(ty)) {
            Operand::Written(known) => Ok(known),
            Operand::Pending => Ok(DebugInst { id: self.unit, op: Dbg::CompilationUnit }),
            Operand::Cycle => {
                self.note_omission(CYCLIC_TYPE, ty);
                self.synthetic_type("")
            }
        }
    }

    fn pointer(&mut self, node: MdNode<'m>, flag: u32) -> Result<Built> {
        let base = self.ty(node.di_node(DiRef::Type))?;
        let storage = Arg::enumerant(self.storage_class(node));
        let flags = dwarf::flags(node.di_number(DiNumber::Flags)) | flag;
        Ok(Built::New(Dbg::TypePointer, smallvec![Arg::Id(base), storage, Arg::Number(flags)]))
    }

    /// Returns the storage class of a pointer type: private memory, unless it has an address space that the module's
    /// capabilities allow.
    fn storage_class(&mut self, node: MdNode<'m>) -> StorageClass {
        let space = node.di_number(DiNumber::AddressSpace).checked_sub(1).and_then(|space| u32::try_from(space).ok());
        let Some(space) = space else { return StorageClass::Function };
        let found = self.mx.storage_class(space).ok().filter(|storage| {
            let needs = corrected(StorageClass::KIND, storage.value()).map_or(&[][..], |row| row.capabilities);
            needs.is_empty() || needs.iter().any(|capability| self.mx.out.requirements().has_capability(*capability))
        });
        if found.is_none() {
            self.note_omission(
                "address spaces of debug pointer types are omitted where the module has no pointers to them otherwise",
                node,
            );
        }
        found.unwrap_or(StorageClass::Function)
    }

    /// A name of a basic type => `DebugTypedef`. SPIRV-Tools takes no other base: an unnamed type gets the name of the
    /// typedef, and other typedefs are replaced by their type.
    fn typedef(&mut self, node: MdNode<'m>) -> Result<Built> {
        let ty = node.di_node(DiRef::Type);
        let has_name = ty.is_some_and(|ty| ty.kind() != MdKind::CompositeType || ty.di_string(DiRef::Name).is_some());
        if let (false, Some(ty), Some(name)) = (has_name, ty, node.di_string(DiRef::Name)) {
            self.names.entry(ty).or_insert(name);
        }
        let base = self.resolve_type(ty)?;
        if base.op == Dbg::TypeBasic {
            let name = self.text_of(node, DiRef::Name)?;
            let [source, line, column] = self.location_operands(node)?;
            let parent = self.parent(node)?;
            return Ok(Built::New(Dbg::Typedef, smallvec![name, Arg::Id(base.id), source, line, column, parent]));
        }
        if has_name {
            self.note_omission("typedefs of types other than basic ones are replaced by the type, as DebugTypedef takes basic types only", node);
        }
        Ok(Built::Existing(base))
    }

    /// Returns the name of a type, its own or that of a typedef.
    pub(super) fn name_of(&mut self, node: MdNode<'m>) -> Result<Arg> {
        let typedef = self.names.get(&node).copied();
        self.text(node.di_string(DiRef::Name).or(typedef))
    }

    /// `DW_TAG_ptr_to_member_type` => `DebugTypePtrToMember`
    fn pointer_to_member(&mut self, node: MdNode<'m>) -> Result<Built> {
        let member = self.ty(node.di_node(DiRef::Type))?;
        let class = self.ty(node.di_node(DiRef::ExtraData))?;
        Ok(Built::New(Dbg::TypePtrToMember, smallvec![Arg::Id(member), Arg::Id(class)]))
    }

    /// `DISubroutineType` => `DebugTypeFunction`
    pub(super) fn function(&mut self, node: MdNode<'m>) -> Result<Built> {
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        let types = node.di_node(DiRef::Elements);
        let count = types.map_or(0, MdNode::operand_count);
        let result = match types.and_then(|types| types.node(0)) {
            Some(ty) => self.ty(Some(ty))?,
            None => self.mx.type_void()?,
        };
        let mut args: Args = smallvec![flags, Arg::Id(result)];
        for index in 1..count {
            if args.len() == MAX_OPERANDS {
                self.note_omission(
                    "parameters of a debug function type past the 255 operands of an instruction are omitted",
                    node,
                );
                break;
            }
            args.push(Arg::Id(match types.and_then(|types| types.node(index)) {
                Some(ty) => self.ty(Some(ty))?,
                // Further parameters, of any type.
                None => self.synthetic_type("...")?.id,
            }));
        }
        Ok(Built::New(Dbg::TypeFunction, args))
    }

    /// `DW_TAG_array_type` => `DebugTypeVector` of a vector that SPIRV-Tools takes, else `DebugTypeArray`
    ///
    /// An array whose first length is unknown becomes one without lengths, whose elements are the inner arrays. The set
    /// allows variables as lengths, but existing consumers crash on them.
    pub(super) fn array(&mut self, node: MdNode<'m>) -> Result<Built> {
        let base = self.ty(node.di_node(DiRef::Type))?;
        let lengths: SmallVec<[Length; 4]> = node.di_list(DiRef::Elements).map(length).collect();
        let is_vector = node.di_number(DiNumber::Flags) & dwarf::FLAG_VECTOR != 0;
        if let [Length::Constant(count @ 1..=4)] = *lengths.as_slice()
            && is_vector
            && self.is_basic(node.di_node(DiRef::Type))
        {
            return Ok(Built::New(Dbg::TypeVector, smallvec![Arg::Id(base), Arg::Number(count as u32)]));
        }
        let Some(counts) = self.counts(node, &lengths)? else {
            let element = match lengths.as_slice() {
                [_, _, ..] => match self.request(Item { node, role: Role::InnerArray }) {
                    Operand::Written(known) => known.id,
                    Operand::Pending | Operand::Cycle => base,
                },
                _ => base,
            };
            return Ok(Built::New(Dbg::TypeArray, smallvec![Arg::Id(element)]));
        };
        let mut args: Args = smallvec![Arg::Id(base)];
        args.extend(counts);
        Ok(Built::New(Dbg::TypeArray, args))
    }

    /// The elements of an array whose first length is unknown => `DebugTypeArray`
    pub(super) fn inner_array(&mut self, node: MdNode<'m>) -> Result<Built> {
        let base = self.ty(node.di_node(DiRef::Type))?;
        let lengths: SmallVec<[Length; 4]> = node.di_list(DiRef::Elements).skip(1).map(length).collect();
        let mut args: Args = smallvec![Arg::Id(base)];
        match self.counts(node, &lengths)? {
            Some(counts) => args.extend(counts),
            None => {
                self.note_omission("all lengths of a debug array type are omitted where an inner one is unknown", node)
            }
        }
        Ok(Built::New(Dbg::TypeArray, args))
    }

    fn is_basic(&self, ty: Option<MdNode<'m>>) -> bool {
        ty.and_then(|ty| self.written(Item::new(ty))).is_some_and(|known| known.op == Dbg::TypeBasic)
    }

    /// Returns the lengths of an array as operands; `None` if one is unknown.
    fn counts(&mut self, node: MdNode<'m>, lengths: &[Length]) -> Result<Option<Args>> {
        if lengths.len() >= MAX_OPERANDS {
            return Ok(None);
        }
        let mut counts = Args::new();
        for length in lengths {
            counts.push(match *length {
                Length::Constant(count) if u32::try_from(count).is_err() && !self.has_long_numbers() => {
                    return Ok(None);
                }
                Length::Constant(count) => self.unsigned_constant(node, count)?,
                Length::Unknown => return Ok(None),
            });
        }
        Ok(Some(counts))
    }

    /// `DW_TAG_enumeration_type` => `DebugTypeEnum`; a forward declaration => `DebugTypeBasic`
    pub(super) fn enumeration(&mut self, node: MdNode<'m>) -> Result<Built> {
        // SPIRV-Tools looks at the low word of the size, which must not be zero.
        let size = node.di_number(DiNumber::Size);
        if size as u32 == 0 {
            return self.basic(node);
        }
        let name = self.name_of(node)?;
        let underlying = match node.di_node(DiRef::Type) {
            Some(ty) => Arg::Id(self.ty(Some(ty))?),
            None => self.none()?,
        };
        let [source, line, column] = self.location_operands(node)?;
        let (parent, size) = (self.parent(node)?, self.unsigned_constant(node, size)?);
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        let mut args: Args = smallvec![name, underlying, source, line, column, parent, size, flags];
        for enumerator in node.di_list(DiRef::Elements).filter(|element| element.kind() == MdKind::Enumerator) {
            if args.len() + 2 > MAX_OPERANDS {
                self.note_omission(
                    "enumerators past the 255 operands of an instruction are omitted from debug information",
                    node,
                );
                break;
            }
            if enumerator.di_number(DiNumber::EnumeratorWidth) > 64 {
                self.note_omission("enumerators of more than 64 bits are omitted from debug information", enumerator);
                continue;
            }
            let value = self.signed_constant(enumerator, enumerator.di_number(DiNumber::EnumeratorBits) as i64)?;
            args.extend([value, self.text_of(enumerator, DiRef::Name)?]);
        }
        Ok(Built::New(Dbg::TypeEnum, args))
    }

    /// A parameter of a template => `DebugTypeTemplateParameter`
    pub(super) fn template_parameter(&mut self, node: MdNode<'m>) -> Result<Built> {
        let name = self.text_of(node, DiRef::Name)?;
        let source = self.source(None)?;
        let (line, column) = (Arg::Number(0), Arg::Number(0));
        let ty = self.ty(node.di_node(DiRef::Type))?;
        let value = match node.di(DiRef::Value) {
            Some(MdOperand::Value(value)) if value.kind() == ValueKind::ConstantInt => value.int_sext(),
            Some(MdOperand::Value(_) | MdOperand::Node(_) | MdOperand::String(_)) | None => None,
        };
        let value = match value {
            Some(value) => self.signed_constant(node, value)?,
            None => self.none()?,
        };
        Ok(Built::New(Dbg::TypeTemplateParameter, smallvec![name, Arg::Id(ty), value, source, line, column]))
    }
}

/// The length of an array in one dimension.
#[derive(Clone, Copy)]
enum Length {
    Constant(u64),
    Unknown,
}

fn length(range: MdNode<'_>) -> Length {
    let constant = |field| match range.di(field) {
        Some(MdOperand::Value(value)) => value.int_sext(),
        Some(MdOperand::Node(_) | MdOperand::String(_)) | None => None,
    };
    let lower = match range.di(DiRef::LowerBound) {
        None => Some(0),
        Some(_) => constant(DiRef::LowerBound),
    };
    let between = || constant(DiRef::UpperBound)?.checked_sub(lower?)?.checked_add(1);
    let count = constant(DiRef::Count).or_else(between).and_then(|count| u64::try_from(count).ok());
    // SPIRV-Tools rejects a length of zero, and checks only the low word.
    count.filter(|count| *count as u32 != 0).map_or(Length::Unknown, Length::Constant)
}
