//! Types that are not composite: basic, derived, arrays, functions, enumerations, and the parameters of templates.

use std::iter;

use smallvec::smallvec;

use crate::error::Result;
use crate::ir::{DiNumber, DiRef, MdKind, MdNode, MdOperand, Value};
use crate::lower::debug::composites::class_of;
use crate::lower::debug::items::{Item, Role};
use crate::lower::debug::writer::{Built, CYCLIC_TYPE, DebugInst, Operand, Writer};
use crate::lower::debug::{Arg, Args, Debug};
use crate::map::dwarf;
use crate::map::dwarf::tag;
use crate::spirv::grammar::{Dbg, StorageClass, debug_base_type_attribute_encoding as encoding, debug_info_flags};
use crate::spirv::limits::MAX_ARGUMENTS;

/// The warning for an array whose number of dimensions is known only when the program runs.
pub(super) const GENERIC_RANGE: &str = "ranges of arrays of unknown rank are omitted from debug information";

impl<'m> Writer<'_, 'm> {
    /// `DIBasicType`, and types without an instruction of their own => `DebugTypeBasic`
    pub(super) fn basic(&mut self, node: MdNode<'m>) -> Result<Built> {
        let kind = match node.kind() {
            MdKind::BasicType => self.encoding(node),
            MdKind::FixedPointType | MdKind::StringType => {
                self.note_omission("fixed-point and string types are written as a name and a size, as the set of debug instructions has no such types", node);
                encoding::Unspecified
            }
            _ => encoding::Unspecified,
        };
        let (name, size) = (self.text_of(node, DiRef::Name)?, self.size(node)?);
        self.write_none_before_types()?;
        Ok(Built::New(Dbg::TypeBasic, smallvec![name, size, Arg::Number(kind)]))
    }

    /// Returns the encoding of a basic type.
    fn encoding(&mut self, node: MdNode<'m>) -> u32 {
        let number = node.di_number(DiNumber::Encoding);
        let found = self.encoding_of_version_200(number).unwrap_or_else(|| dwarf::base_encoding(number));
        if number != 0 && found == encoding::Unspecified {
            self.note_omission(
                "encodings of basic types are unspecified in debug information where the set does not have them",
                node,
            );
        }
        found
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
                self.note_omission("debug types of this kind are replaced by their base type, as the set of debug instructions has no such type", node);
                self.resolve_type(node.di_node(DiRef::Type)).map(Built::Existing)
            }
        }
    }

    /// Returns the instruction of another type.
    pub(super) fn resolve_type(&mut self, ty: Option<MdNode<'m>>) -> Result<DebugInst> {
        let Some(ty) = ty else { return Ok(DebugInst { id: self.debug.none(self.mx)?, op: Dbg::InfoNone }) };
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
        let storage = self.pointer_storage(node);
        let flags = dwarf::flags(node.di_number(DiNumber::Flags)) | flag;
        Ok(Built::New(Dbg::TypePointer, smallvec![Arg::Id(base), storage, Arg::Number(flags)]))
    }

    /// Returns the storage class of a pointer type: private memory, unless it has an address space that the module's
    /// capabilities allow.
    pub(super) fn storage_class(&mut self, node: MdNode<'m>) -> StorageClass {
        let space = node.di_number(DiNumber::AddressSpace).checked_sub(1).and_then(|space| u32::try_from(space).ok());
        let Some(space) = space else { return StorageClass::Function };
        let found = Debug::storage_class(self.mx, space);
        if found.is_none() {
            self.note_omission(
                "address spaces of debug pointer types are omitted where the module has no pointers to them otherwise",
                node,
            );
        }
        found.unwrap_or(StorageClass::Function)
    }

    /// `DW_TAG_typedef` => `DebugTypedef`
    fn typedef(&mut self, node: MdNode<'m>) -> Result<Built> {
        let (name, base) = (self.text_of(node, DiRef::Name)?, self.ty(node.di_node(DiRef::Type))?);
        let [source, line, column] = self.location_operands(node)?;
        let parent = self.parent(node)?;
        Ok(Built::New(Dbg::Typedef, smallvec![name, Arg::Id(base), source, line, column, parent]))
    }

    /// `DW_TAG_ptr_to_member_type` => `DebugTypePtrToMember`
    fn pointer_to_member(&mut self, node: MdNode<'m>) -> Result<Built> {
        let member = self.ty(node.di_node(DiRef::Type))?;
        let class = self.class(node)?;
        Ok(Built::New(Dbg::TypePtrToMember, smallvec![Arg::Id(member), class]))
    }

    /// Returns the class of a pointer to a member, which must be a `DebugTypeComposite`; `DebugInfoNone` for another type.
    fn class(&mut self, node: MdNode<'m>) -> Result<Arg> {
        match class_of(node.di_node(DiRef::ExtraData)).map(|class| self.request(Item::new(class))) {
            Some(Operand::Written(DebugInst { id, op: Dbg::TypeComposite })) => Ok(Arg::Id(id)),
            Some(Operand::Pending) => Ok(Arg::Id(self.unit)),
            Some(Operand::Written(_) | Operand::Cycle) | None => {
                self.note_omission(
                    "classes of pointers to members are omitted from debug information where they are other types",
                    node,
                );
                self.none()
            }
        }
    }

    /// `DISubroutineType` => `DebugTypeFunction`
    pub(super) fn function(&mut self, node: MdNode<'m>) -> Result<Built> {
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        let types = node.di_node(DiRef::Elements);
        let count = types.map_or(0, MdNode::operand_count);
        let result = match types.and_then(|types| types.node(0)) {
            Some(ty) => self.ty(Some(ty))?,
            None => self.mx.type_void()?.id(),
        };
        let mut args: Args = smallvec![flags, Arg::Id(result)];
        for index in 1..count {
            if args.len() == MAX_ARGUMENTS {
                self.note_omission(
                    "parameters of a debug function type past the 255 operands of an instruction are omitted",
                    node,
                );
                break;
            }
            // No type means further parameters, of any type.
            args.push(Arg::Id(self.ty(types.and_then(|types| types.node(index)))?));
        }
        Ok(Built::New(Dbg::TypeFunction, args))
    }

    /// `DW_TAG_array_type` => `DebugTypeVector` of a vector with a constant length, else `DebugTypeArray`
    pub(super) fn array(&mut self, node: MdNode<'m>) -> Result<Built> {
        let mut ranges = node.di_list(DiRef::Elements);
        if node.di_number(DiNumber::Flags) & dwarf::FLAG_VECTOR != 0
            && let (Some(range), None) = (ranges.next(), ranges.next())
            && let Length::Constant(count) = length(range)
            && let Ok(count) = u32::try_from(count)
        {
            let base = self.ty(node.di_node(DiRef::Type))?;
            return Ok(Built::New(Dbg::TypeVector, smallvec![Arg::Id(base), Arg::Number(count)]));
        }
        if self.dialect().is_shader_200() { self.array_of_ranges(node) } else { self.dimension(node, 0) }
    }

    /// An array without its first `dimension` dimensions => `DebugTypeArray` of the elements in the next dimension
    ///
    /// `DebugTypeArray` takes the lengths of several dimensions, but existing consumers read the second half of them as
    /// lower bounds. The set allows variables as lengths, but existing consumers crash on them.
    pub(super) fn dimension(&mut self, node: MdNode<'m>, dimension: u32) -> Result<Built> {
        let ranges = node.di_node(DiRef::Elements);
        let range_at = |dimension| ranges.and_then(|ranges| ranges.node(dimension));
        let range = range_at(dimension);
        let base = match range_at(dimension + 1) {
            Some(_) => match self.request(Item { node, role: Role::Elements(dimension + 1) }) {
                Operand::Written(known) => known.id,
                Operand::Pending => self.unit,
                Operand::Cycle => {
                    self.note_omission(CYCLIC_TYPE, node);
                    self.synthetic_type("")?.id
                }
            },
            None => self.ty(node.di_node(DiRef::Type))?,
        };
        let mut args: Args = smallvec![Arg::Id(base)];
        if let Some(range) = range {
            self.note_bounds(range);
            args.extend(self.count(node, length(range))?);
        }
        Ok(Built::New(Dbg::TypeArray, args))
    }

    /// Records bounds that are computed when the program runs.
    fn note_bounds(&mut self, range: MdNode<'m>) {
        let is_computed = |field| matches!(range.di(field), Some(MdOperand::Node(_)));
        if range.kind() != MdKind::Subrange {
            self.note_omission(GENERIC_RANGE, range);
        } else if [DiRef::Count, DiRef::LowerBound, DiRef::UpperBound].into_iter().any(is_computed) {
            self.note_omission("bounds of arrays are omitted from debug information where they are not constant (use --spirv-debug-info-version=nonsemantic-shader-200)", range);
        }
    }

    /// Returns a length as an operand: -1 if it is unknown, as existing consumers expect; `None` if it cannot be written.
    fn count(&mut self, node: MdNode<'m>, length: Length) -> Result<Option<Arg>> {
        let has_long_numbers = Debug::has_long_numbers(self.mx);
        match length {
            Length::Constant(count) if u32::try_from(count).is_ok() || has_long_numbers => {
                self.wide_constant(node, count as i64).map(Some)
            }
            Length::Unknown if has_long_numbers => self.wide_constant(node, -1).map(Some),
            Length::Constant(_) | Length::Unknown => Ok(None),
        }
    }

    /// `DW_TAG_enumeration_type` => `DebugTypeEnum`; a forward declaration => `DebugTypeBasic`
    pub(super) fn enumeration(&mut self, node: MdNode<'m>) -> Result<Built> {
        // SPIRV-Tools looks at the low word of the size, which must not be zero.
        let size_in_bits = node.di_number(DiNumber::Size);
        if size_in_bits as u32 == 0 {
            return self.basic(node);
        }
        let name = self.text_of(node, DiRef::Name)?;
        let underlying = match node.di_node(DiRef::Type) {
            Some(ty) => Arg::Id(self.ty(Some(ty))?),
            None => self.none()?,
        };
        let [source, line, column] = self.location_operands(node)?;
        let (parent, size) = (self.parent(node)?, self.unsigned_constant(node, size_in_bits)?);
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        let mut args: Args = smallvec![name, underlying, source, line, column, parent, size, flags];
        for enumerator in node.di_list(DiRef::Elements).filter(|element| element.kind() == MdKind::Enumerator) {
            if args.len() + 2 > MAX_ARGUMENTS {
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
            let bits = enumerator.di_number(DiNumber::EnumeratorBits);
            // Existing consumers extend a constant of 32 bits with zeros.
            let value = match size_in_bits {
                ..=32 => self.signed_constant(enumerator, bits as i64)?,
                _ => self.unsigned_constant(enumerator, bits)?,
            };
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
            Some(MdOperand::Value(value)) => self.constant_value(node, value)?,
            Some(MdOperand::Node(_) | MdOperand::String(_)) | None => None,
        };
        let value = match value {
            Some(value) => value,
            None => self.none()?,
        };
        Ok(Built::New(Dbg::TypeTemplateParameter, smallvec![name, Arg::Id(ty), value, source, line, column]))
    }

    /// Returns the value of a static member or template parameter as a constant integer; `None` if it is not a number of
    /// up to 64 bits.
    ///
    /// Integers of less than 32 bits are extended as their type in the source says. Floating-point numbers are written by
    /// their bits, as in DWARF, because the documents have only integers here.
    pub(super) fn constant_value(&mut self, node: MdNode<'m>, value: Value<'m>) -> Result<Option<Arg>> {
        let signed = value.int_sext().filter(|_| dwarf::is_signed(encoding_of_type(node))).map(|value| value as u64);
        let bits = signed.or_else(|| value.int_zext()).or_else(|| match value.float_bits().as_slice() {
            [bits] => Some(*bits),
            _ => None,
        });
        match bits {
            Some(bits) if value.int_bits().max(value.float_bit_count()) <= 32 => {
                self.mx.u32_constant(bits as u32).map(|id| Some(Arg::Id(id.id)))
            }
            Some(bits) => self.long_constant(node, bits).map(Some),
            None => {
                self.note_omission("values of static members and template parameters are omitted from debug information unless they are numbers of up to 64 bits", node);
                Ok(None)
            }
        }
    }
}

/// The length of an array in one dimension.
#[derive(Clone, Copy)]
enum Length {
    Constant(u64),
    Unknown,
}

/// Returns the type of a variable, member or parameter, followed by its base types.
pub(super) fn types(node: MdNode<'_>) -> impl Iterator<Item = MdNode<'_>> {
    /// The most typedefs and qualifiers that are followed.
    const MAX_STEPS: usize = 64;
    iter::successors(node.di_node(DiRef::Type), |ty| ty.di_node(DiRef::Type)).take(MAX_STEPS)
}

/// Returns the `DW_ATE` of a variable, member or parameter of a basic type; zero for other types.
pub(super) fn encoding_of_type(node: MdNode<'_>) -> u64 {
    let basic = types(node).last().filter(|ty| ty.kind() == MdKind::BasicType);
    basic.map_or(0, |ty| ty.di_number(DiNumber::Encoding))
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
