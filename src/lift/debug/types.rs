//! Types of the source: `DebugType*` => `DIType`s

use rustc_hash::FxHashSet;

use super::operands::{DebugInst, Fields};
use super::scopes::{dwarf_version, template_parameters, unit_of};
use crate::ir::{MdField as F, MdId, MdKind};
use crate::lift::cx::ModuleCx;
use crate::lift::cx::debug::DebugNode;
use crate::map::address_space;
use crate::map::debug_conventions::COMPLEX;
use crate::map::dwarf::{self, tag};
use crate::spirv::Op;
use crate::spirv::binary::LLVM_TRANSLATOR;
use crate::spirv::grammar::{
    AddressingModel, Dbg, SHADER_FLAG_BIT_FIELD, ShaderDebugInfo, StorageClass, debug_composite_type,
    debug_info_flags as flag,
};
use crate::spirv::operands::ExtendedSet;

/// The storage class operand of a pointer in an unknown address space.
const NO_STORAGE_CLASS: u32 = u32::MAX;
/// The first version of DWARF in which static members are variables.
const VERSION_WITH_STATIC_VARIABLES: u32 = 5;

/// `DebugTypeBasic` => `DIBasicType`; one without an encoding is an unspecified type
pub(super) fn basic(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let size = mx.debug_constant(inst, "Size").unwrap_or(0);
    let encoding = match encoding(mx, inst) {
        0 => encoding_of_name(&name, size),
        encoding => encoding,
    };
    let fields = Fields::default().text(mx, F::Name, &name);
    let fields = match encoding {
        0 => fields.number(F::Tag, tag::UNSPECIFIED),
        _ => fields.number(F::Size, size).number(F::Encoding, encoding),
    };
    fields.define(mx, node, false);
}

/// Returns the encoding of a character of C++ or Rust, of this size in bits, which the sets of debug instructions do not have; 0
/// for any other type.
fn encoding_of_name(name: &[u8], size: u64) -> u64 {
    match (name, size) {
        (b"char8_t", 8) | (b"char16_t", 16) | (b"char32_t" | b"char", 32) => dwarf::UTF,
        _ => 0,
    }
}

fn encoding(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> u64 {
    match mx.debug_number(inst, "Encoding") {
        COMPLEX => dwarf::COMPLEX_FLOAT,
        number => dwarf::base_encoding_number(number).unwrap_or(0),
    }
}

/// Returns a type for a type that is not known.
pub(super) fn unknown(mx: &mut ModuleCx<'_>) -> MdId {
    let fields = Fields::default().number(F::Tag, tag::UNSPECIFIED);
    fields.text(mx, F::Name, b"SPIRV unknown type").node(mx, MdKind::BasicType)
}

/// Returns the type that is the operand with a name; an unspecified one if it is not known.
pub(super) fn known_type(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, name: &str) -> MdId {
    match mx.ty_of(inst, name) {
        Some(ty) => ty,
        None => unknown(mx),
    }
}

/// Returns the type that is the operand with a name, as that of an object: one of functions is unknown.
pub(super) fn object_type(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, name: &str) -> MdId {
    match mx.node_of_kind(inst.word(name), MdKind::SubroutineType) {
        Some(_) => unknown(mx),
        None => known_type(mx, inst, name),
    }
}

/// `DebugTypePointer` => a pointer or reference type
pub(super) fn pointer(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let flags = mx.debug_number(inst, "Flags");
    let kind = match flags {
        _ if flags & flag::FlagLValueReference != 0 => tag::REFERENCE,
        _ if flags & flag::FlagRValueReference != 0 => tag::RVALUE_REFERENCE,
        _ => tag::POINTER,
    };
    let bits = match flags {
        _ if flags & flag::FlagObjectPointer != 0 => dwarf::FLAG_OBJECT_POINTER | dwarf::FLAG_ARTIFICIAL,
        _ if flags & flag::FlagArtificial != 0 => dwarf::FLAG_ARTIFICIAL,
        _ => 0,
    };
    let mut fields = Fields::default()
        .number(F::Tag, kind)
        .link(F::Type, mx.ty_of(inst, "Base Type"))
        .number(F::Size, pointer_size(mx))
        .number(F::Flags, bits);
    let storage = mx.debug_number(inst, "Storage Class");
    if let Some(space) = address_space::number(StorageClass(storage)).filter(|_| storage != NO_STORAGE_CLASS) {
        fields = fields.exactly(F::AddressSpace, space.into());
    }
    fields.define(mx, node, false);
}

fn pointer_size(mx: &ModuleCx<'_>) -> u64 {
    match mx.view.memory_model().map(|models| models.addressing) {
        Some(AddressingModel::Physical32) => 32,
        Some(AddressingModel::Physical64) => 64,
        _ => 0,
    }
}

/// `DebugTypeQualifier` => a type with a qualifier
pub(super) fn qualifier(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let qualifier = mx.debug_number(inst, "Type Qualifier");
    let kind = dwarf::qualifier_tag(qualifier).unwrap_or(tag::CONST);
    let base = mx.ty_of(inst, "Base Type");
    Fields::default().number(F::Tag, kind).link(F::Type, base).define(mx, node, false);
}

/// Returns the fields of the location of a declaration.
fn location(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> Fields {
    Fields::default()
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.line_of(inst))
        .link(F::Scope, mx.parent_of(inst))
}

/// `DebugTypedef` => `DW_TAG_typedef`
pub(super) fn typedef(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let (name, base) = (mx.debug_text(inst, "Name"), mx.ty_of(inst, "Base Type"));
    let fields = location(mx, inst).number(F::Tag, tag::TYPEDEF).link(F::Type, base);
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// Returns the type that a member belongs to: its parent, or the type that lists it.
fn owner(mx: &ModuleCx<'_>, inst: &DebugInst<'_>, operand: &str) -> Option<MdId> {
    let own = inst.word(operand).filter(|_| !inst.is_non_semantic());
    mx.debug_type(own.or_else(|| mx.debug.owners.get(&inst.id()).copied()))
}

/// `DebugTypeMember` => `DW_TAG_member`
pub(super) fn member(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let ty = known_type(mx, inst, "Type");
    let flags = mx.debug_number(inst, "Flags");
    let [offset, size] = ["Offset", "Size"].map(|name| mx.debug_constant(inst, name).unwrap_or(0));
    let is_bit_field = match inst.set {
        ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200) => flags & SHADER_FLAG_BIT_FIELD != 0,
        // The other sets have no flag.
        _ => {
            let ty = inst.word("Type").and_then(|ty| unqualified(mx, ty));
            let ty = ty.filter(|ty| matches!(ty.number, Dbg::TypeBasic | Dbg::TypeEnum));
            let whole = ty.map_or(0, |ty| self::size(mx, ty.id()));
            size != 0 && whole != 0 && (size < whole || !offset.is_multiple_of(8))
        }
    };
    let bits = dwarf::flag_bits(flags) | if is_bit_field { dwarf::FLAG_BIT_FIELD } else { 0 };
    let fields = Fields::default()
        .link(F::File, mx.file_of(inst))
        .number(F::Line, mx.line_of(inst))
        .link(F::Scope, owner(mx, inst, "Parent"))
        .link(F::Type, Some(ty))
        .number(F::Flags, bits)
        .text(mx, F::Name, &name);
    let fields = if bits & dwarf::FLAG_STATIC_MEMBER != 0 {
        let is_variable = dwarf_version(mx) >= VERSION_WITH_STATIC_VARIABLES;
        let value = inst.word("Value").and_then(|id| mx.global_value(id).ok());
        let value = value.map(|value| mx.ir.md_value(value));
        fields.number(F::Tag, if is_variable { tag::VARIABLE } else { tag::MEMBER }).link(F::ExtraData, value)
    } else {
        fields.number(F::Tag, tag::MEMBER).number(F::Offset, offset).number(F::Size, size)
    };
    fields.define(mx, node, false);
}

/// `DebugTypeInheritance` => `DW_TAG_inheritance`
pub(super) fn inheritance(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let bits = dwarf::flag_bits(mx.debug_number(inst, "Flags"));
    let fields = Fields::default()
        .number(F::Tag, tag::INHERITANCE)
        .link(F::Scope, owner(mx, inst, "Child"))
        .link(F::Type, mx.ty_of(inst, "Parent"))
        .number(F::Offset, mx.debug_constant(inst, "Offset").unwrap_or(0))
        .number(F::Flags, bits);
    fields.define(mx, node, false);
}

/// `DebugTypePtrToMember` => `DW_TAG_ptr_to_member_type`
pub(super) fn pointer_to_member(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let (member, class) = (known_type(mx, inst, "Member Type"), known_type(mx, inst, "Parent"));
    let fields = Fields::default().number(F::Tag, tag::PTR_TO_MEMBER).link(F::Type, Some(member));
    fields.link(F::ExtraData, Some(class)).define(mx, node, false);
}

/// Returns a bound of a range: a constant, a variable or an expression.
fn bound(mx: &mut ModuleCx<'_>, id: Option<u32>) -> Option<MdId> {
    let id = id.filter(|id| !mx.is_none(Some(*id)))?;
    if let Some(node) = mx.any_node(Some(id)) {
        let is_bound = matches!(node.kind, MdKind::LocalVariable | MdKind::GlobalVariable | MdKind::Expression);
        return is_bound.then_some(node.id);
    }
    let value = mx.constant(id)?;
    let value = mx.ir.int_of(64, sign_extended(mx, id, value, false));
    Some(mx.ir.md_value(value))
}

/// Returns the 64 bits of a constant. A shorter one is extended by its sign if it has one, or if `is_signed`: that of an
/// enumerator is shorter than the type of the enumeration, since one of 64 bits would be written for a negative number.
fn sign_extended(mx: &ModuleCx<'_>, id: u32, value: u64, is_signed: bool) -> u64 {
    match mx.view.type_of(id) {
        Some(crate::spirv::view::Type::Int { width: width @ 1..64, is_signed: own }) if is_signed || own => {
            let shift = 64 - width;
            ((value << shift) as i64 >> shift) as u64
        }
        _ => value,
    }
}

/// `DebugTypeSubrange` => `DISubrange`
pub(super) fn subrange(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let pairs =
        [(F::LowerBound, "Lower Bound"), (F::UpperBound, "Upper Bound"), (F::Count, "Count"), (F::Stride, "Stride")];
    let mut fields = Fields::default();
    for (field, name) in pairs {
        let bound = if field == F::Count { count(mx, inst.word(name)) } else { bound(mx, inst.word(name)) };
        fields = fields.link(field, bound);
    }
    fields.define(mx, node, false);
}

/// Returns a number of elements as [`bound`] does, unless it is a negative one, which LLVM refuses; -1 is an unknown one.
fn count(mx: &mut ModuleCx<'_>, id: Option<u32>) -> Option<MdId> {
    let constant = id.and_then(|id| Some(sign_extended(mx, id, mx.constant(id)?, false)));
    if constant.is_some_and(|count| (count as i64) < -1) { None } else { bound(mx, id) }
}

/// Returns the range of a number of elements.
fn range_of(mx: &mut ModuleCx<'_>, count: u64, lower: Option<u64>) -> MdId {
    let mut fields = Fields::default().exactly(F::Count, count);
    if let Some(lower) = lower {
        fields = fields.exactly(F::LowerBound, lower);
    }
    fields.node(mx, MdKind::Subrange)
}

/// Returns the ranges of an array, one for each dimension.
fn ranges(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>) -> Vec<MdId> {
    let rest = inst.rest();
    if rest.iter().any(|id| mx.node_of_kind(Some(*id), MdKind::Subrange).is_some()) {
        return rest.iter().filter_map(|id| mx.node_of_kind(Some(*id), MdKind::Subrange)).collect();
    }
    let (lengths, lowers) = dimensions(mx, inst);
    let mut ranges = Vec::with_capacity(lengths.len());
    for (at, length) in lengths.iter().enumerate() {
        let (field, length) = match mx.any_node(Some(*length)) {
            Some(_) => (F::UpperBound, bound(mx, Some(*length))),
            None => (F::Count, count(mx, Some(*length))),
        };
        let lower = bound(mx, lowers.get(at).copied());
        ranges.push(Fields::default().link(field, length).link(F::LowerBound, lower).node(mx, MdKind::Subrange));
    }
    ranges
}

/// Returns the length or the upper bound of each dimension of an array, and the lower bounds, if there are any: the Khronos
/// translator writes them after all lengths.
fn dimensions<'a>(mx: &ModuleCx<'_>, inst: &DebugInst<'a>) -> (&'a [u32], &'a [u32]) {
    let rest = inst.rest();
    let has_lowers = mx.debug.has_lower_bounds && inst.number == Dbg::TypeArray;
    if has_lowers { rest.split_at(rest.len() / 2) } else { (rest, &[]) }
}

/// Returns `true` if the arrays of a module have as many lower bounds as lengths, as the Khronos translator writes them, and one
/// of them tells so: a bound is absent, zero, a variable or an expression. Arrays that all begin at another constant, as those of
/// Fortran at 1, are taken for ones with more dimensions.
pub(super) fn have_lower_bounds(mx: &ModuleCx<'_>, insts: &[DebugInst<'_>]) -> bool {
    let number_of = |id: u32| mx.debug_inst_of(id).map(|inst| inst.number);
    let is_variable = |id| matches!(number_of(id), Some(Dbg::LocalVariable | Dbg::GlobalVariable | Dbg::Expression));
    let mut tells = false;
    if mx.view.generator() >> 16 != LLVM_TRANSLATOR {
        return false;
    }
    for inst in insts.iter().filter(|inst| inst.number == Dbg::TypeArray) {
        let rest = inst.rest();
        if !rest.len().is_multiple_of(2) || rest.iter().any(|id| number_of(*id) == Some(Dbg::TypeSubrange)) {
            return false;
        }
        let lowers = &rest[rest.len() / 2..];
        tells |= lowers.iter().any(|id| mx.is_none(Some(*id)) || mx.constant(*id) == Some(0));
        tells |= rest.iter().any(|id| is_variable(*id));
    }
    tells
}

/// `DebugTypeArray`, `DebugTypeArrayDynamic` => `DW_TAG_array_type`
pub(super) fn array(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let base = known_type(mx, inst, "Base Type");
    let ranges = ranges(mx, inst);
    let elements = mx.ir.md_list(&ranges);
    let size = size(mx, inst.id());
    let mut fields = Fields::default()
        .number(F::Tag, tag::ARRAY)
        .link(F::Type, Some(base))
        .number(F::Size, size)
        .link(F::Elements, Some(elements));
    let pairs = [
        (F::DataLocation, "Data Location"),
        (F::Associated, "Associated"),
        (F::Allocated, "Allocated"),
        (F::Rank, "Rank"),
    ];
    for (field, name) in pairs {
        fields = fields.link(field, bound(mx, inst.word(name)));
    }
    fields.define(mx, node, false);
}

/// `DebugTypeVector` => `DW_TAG_array_type` with `DIFlagVector`
pub(super) fn vector(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let base = known_type(mx, inst, "Base Type");
    let count = mx.debug_number(inst, "Component Count");
    let range = range_of(mx, count.into(), None);
    let elements = mx.ir.md_list(&[range]);
    let size = size(mx, inst.id());
    let fields = Fields::default().number(F::Tag, tag::ARRAY).link(F::Type, Some(base)).number(F::Size, size);
    fields.number(F::Flags, dwarf::FLAG_VECTOR).link(F::Elements, Some(elements)).define(mx, node, false);
}

/// `DebugTypeMatrix` => an array of vectors
pub(super) fn matrix(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let base = known_type(mx, inst, "Vector Type");
    let count = mx.debug_number(inst, "Vector Count");
    let range = range_of(mx, count.into(), None);
    let elements = mx.ir.md_list(&[range]);
    let size = size(mx, inst.id());
    let fields = Fields::default().number(F::Tag, tag::ARRAY).link(F::Type, Some(base)).number(F::Size, size);
    fields.link(F::Elements, Some(elements)).define(mx, node, false);
}

/// The size of a type: of its own, or a multiple of another's.
enum Size {
    Known(u64),
    Multiple(u64, u32),
}

/// Returns the size of a type in bits; zero if it is not known.
pub(super) fn size(mx: &mut ModuleCx<'_>, id: u32) -> u64 {
    let (mut path, mut at) = (Vec::new(), id);
    let mut bits = loop {
        if let Some(&known) = mx.debug.sizes.get(&at) {
            break known;
        }
        // The size of a type that contains itself.
        mx.debug.sizes.insert(at, 0);
        match own_size(mx, at) {
            Size::Known(size) => {
                mx.debug.sizes.insert(at, size);
                break size;
            }
            Size::Multiple(factor, base) => {
                path.push((at, factor));
                at = base;
            }
        }
    };
    for (id, factor) in path.into_iter().rev() {
        bits = bits.wrapping_mul(factor);
        mx.debug.sizes.insert(id, bits);
    }
    bits
}

fn own_size(mx: &ModuleCx<'_>, id: u32) -> Size {
    let Some(inst) = mx.debug_inst_of(id) else { return Size::Known(0) };
    let base = |name| inst.word(name).unwrap_or(0);
    match inst.number {
        Dbg::TypePointer => Size::Known(pointer_size(mx)),
        Dbg::TypeQualifier | Dbg::Typedef => Size::Multiple(1, base("Base Type")),
        Dbg::TypeVector => {
            let count = u64::from(mx.debug_number(&inst, "Component Count"));
            Size::Multiple(count.checked_next_power_of_two().unwrap_or(0), base("Base Type"))
        }
        Dbg::TypeMatrix => Size::Multiple(mx.debug_number(&inst, "Vector Count").into(), base("Vector Type")),
        Dbg::TypeArray | Dbg::TypeArrayDynamic => Size::Multiple(element_count(mx, &inst), base("Base Type")),
        _ => Size::Known(mx.debug_constant(&inst, "Size").unwrap_or(0)),
    }
}

/// Returns the number of elements of an array; dimensions whose number is not constant have one.
fn element_count(mx: &ModuleCx<'_>, inst: &DebugInst<'_>) -> u64 {
    let length = |id: &u32| {
        let range = mx.debug_inst_of(*id).filter(|inst| inst.number == Dbg::TypeSubrange);
        let count = match range {
            Some(range) => mx.debug_constant(&range, "Count"),
            None => mx.constant(*id),
        };
        count.map_or(1, |count| if (count as i64) > 0 { count } else { 0 })
    };
    dimensions(mx, inst).0.iter().map(length).fold(1, u64::wrapping_mul)
}

/// `DebugTypeEnum` => `DW_TAG_enumeration_type`
pub(super) fn enumeration(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let bits = dwarf::flag_bits(mx.debug_number(inst, "Flags"));
    let size = mx.debug_constant(inst, "Size").unwrap_or(0);
    let mut fields = location(mx, inst).number(F::Tag, tag::ENUMERATION).number(F::Size, size).number(F::Flags, bits);
    if bits & dwarf::FLAG_FORWARD == 0 {
        let underlying = inst.word("Underlying Type");
        let is_unsigned = underlying.is_some_and(|id| is_unsigned(mx, id));
        let is_short = size <= 32 && !is_unsigned;
        let width = if underlying.is_some_and(|id| is_boolean(mx, id)) { 1 } else { size };
        let mut enumerators = Vec::new();
        for pair in inst.rest().chunks_exact(2) {
            let value = mx.constant(pair[0]).map_or(0, |value| sign_extended(mx, pair[0], value, is_short));
            // The Khronos translator extends the sign of any value.
            let value = if is_unsigned && (1..64).contains(&width) { value & ((1 << width) - 1) } else { value };
            let text = mx.text(Some(pair[1]));
            let fields =
                Fields::default().exactly(F::EnumeratorValue, value).number(F::IsUnsigned, u64::from(is_unsigned));
            enumerators.push(fields.text(mx, F::Name, &text).node(mx, MdKind::Enumerator));
        }
        let elements = mx.ir.md_list(&enumerators);
        fields = fields.link(F::Elements, Some(elements)).link(F::Type, mx.debug_type(underlying));
    }
    fields.text(mx, F::Name, &name).define(mx, node, false);
    let unit = unit_of(mx, inst);
    mx.debug.lists.entry(unit).or_default().enumerations.push(node.id);
}

/// Returns DWARF's encoding of a basic type, of whatever name and qualifiers; 0 for another type.
fn basic_encoding(mx: &ModuleCx<'_>, id: u32) -> u64 {
    let basic = unqualified(mx, id).filter(|ty| ty.number == Dbg::TypeBasic);
    basic.map_or(0, |basic| encoding(mx, &basic))
}

fn is_boolean(mx: &ModuleCx<'_>, id: u32) -> bool {
    basic_encoding(mx, id) == dwarf::BOOLEAN
}

/// Returns `true` if the values of a type have no sign.
fn is_unsigned(mx: &ModuleCx<'_>, id: u32) -> bool {
    let encoding = basic_encoding(mx, id);
    encoding != 0 && dwarf::is_integer(encoding) && !dwarf::is_signed(encoding)
}

/// Returns the type that a type is without its qualifiers and other names.
fn unqualified<'a>(mx: &ModuleCx<'a>, id: u32) -> Option<DebugInst<'a>> {
    let mut at = id;
    let mut seen = FxHashSet::default();
    loop {
        let inst = mx.debug_inst_of(at).filter(|_| seen.insert(at))?;
        match inst.number {
            Dbg::TypeQualifier | Dbg::Typedef => at = inst.word("Base Type").unwrap_or(0),
            _ => return Some(inst),
        }
    }
}

/// `DebugTypeComposite` => a class, structure or union; classes are distinct
pub(super) fn composite(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let (name, identifier) = (mx.debug_text(inst, "Name"), mx.debug_text(inst, "Linkage Name"));
    let kind = match mx.debug_number(inst, "Tag") {
        debug_composite_type::Class => tag::CLASS,
        debug_composite_type::Union => tag::UNION,
        _ => tag::STRUCTURE,
    };
    let bits = dwarf::flag_bits(mx.debug_number(inst, "Flags"));
    let mut fields = location(mx, inst)
        .number(F::Tag, kind)
        .number(F::Size, mx.debug_constant(inst, "Size").unwrap_or(0))
        .number(F::Flags, bits);
    let is_element = |kind: MdKind| {
        matches!(kind, MdKind::DerivedType | MdKind::CompositeType | MdKind::Subprogram | MdKind::BasicType)
    };
    let elements = inst.rest().iter().filter_map(|id| mx.any_node(Some(*id))).filter(|node| is_element(node.kind));
    let elements: Vec<MdId> = elements.map(|node| node.id).collect();
    fields = fields.link(F::Elements, Some(mx.ir.md_list(&elements)));
    let template = mx.debug.templates.get(&inst.id()).copied();
    let fields = fields.link(F::TemplateParams, template).text(mx, F::Name, &name);
    fields.text(mx, F::LinkageName, &identifier).define(mx, node, kind == tag::CLASS);
}

/// `DebugTypeFunction` => `DISubroutineType`
pub(super) fn function(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let bits = dwarf::flag_bits(mx.debug_number(inst, "Flags"));
    let ids = inst.word("Return Type").into_iter().chain(inst.rest().iter().copied());
    let types: Vec<Option<MdId>> = ids.map(|id| mx.debug_type(Some(id))).collect();
    let types = mx.ir.md_tuple(&types);
    Fields::default().number(F::Flags, bits).link(F::Elements, Some(types)).define(mx, node, false);
}

/// `DebugTypeString` => `DIStringType`
pub(super) fn string(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let base = inst.word("Base Type").and_then(|id| mx.debug_inst_of(id));
    let encoding = base.filter(|base| base.number == Dbg::TypeBasic).map_or(0, |base| encoding(mx, &base));
    let length = mx.any_node(inst.word("Length Address"));
    let of = |kind: MdKind| length.filter(|node| node.kind == kind).map(|node| node.id);
    let variable = of(MdKind::LocalVariable).or_else(|| of(MdKind::GlobalVariable));
    let fields = Fields::default()
        .link(F::StringLength, variable)
        .link(F::StringLengthExpression, of(MdKind::Expression))
        .link(F::DataLocation, mx.node_of_kind(inst.word("Data Location"), MdKind::Expression))
        .number(F::Size, mx.debug_constant(inst, "Size").unwrap_or(0))
        .number(F::Encoding, encoding);
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// `DebugTypeTemplateParameter` => `DITemplateTypeParameter`, or `DITemplateValueParameter` if it has a value
pub(super) fn template_parameter(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let mut fields = Fields::default().link(F::Type, mx.ty_of(inst, "Actual Type"));
    if node.kind == MdKind::TemplateValueParameter {
        let value = inst.word("Value").and_then(|id| mx.global_value(id).ok());
        let value = value.map(|value| mx.ir.md_value(value));
        fields = fields.link(F::Value, value);
    }
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// `DebugTypeTemplateTemplateParameter` => `DW_TAG_GNU_template_template_param`
pub(super) fn template_template_parameter(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    // The Khronos translator writes packs under this number, with the operands of packs: name, source, line, column, parameters.
    let second = inst.word("Template Name").and_then(|id| mx.debug_inst_of(id)).map(|second| second.number);
    let parameters = inst.words.get(4..).unwrap_or_default();
    let is_parameter = |id: &u32| mx.debug_inst_of(*id).is_some_and(|inst| inst.number == Dbg::TypeTemplateParameter);
    if second == Some(Dbg::Source) || second == Some(Dbg::InfoNone) && parameters.iter().any(is_parameter) {
        return pack(mx, inst, parameters, node);
    }
    template_template(mx, inst, node);
}

fn template_template(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    let (name, template) = (mx.debug_text(inst, "Name"), mx.text(inst.words.get(1).copied()));
    let template = mx.ir.md_string(&template);
    let fields = Fields::default().number(F::Tag, tag::TEMPLATE_TEMPLATE_PARAMETER).link(F::Value, Some(template));
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// `DebugTypeTemplateParameterPack` => `DW_TAG_GNU_template_parameter_pack`
pub(super) fn parameter_pack(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, node: DebugNode) {
    // The Khronos translator writes them under each other's number: an `OpString` is the name of a template.
    match inst.words.get(1).and_then(|second| mx.op_of(*second)) {
        Some(Op::String) => template_template(mx, inst, node),
        _ => pack(mx, inst, inst.rest(), node),
    }
}

fn pack(mx: &mut ModuleCx<'_>, inst: &DebugInst<'_>, parameters: &[u32], node: DebugNode) {
    let name = mx.debug_text(inst, "Name");
    let parameters = template_parameters(mx, parameters);
    let fields = Fields::default().number(F::Tag, tag::TEMPLATE_PARAMETER_PACK).link(F::Value, Some(parameters));
    fields.text(mx, F::Name, &name).define(mx, node, false);
}

/// Makes the types that no instruction refers to types that the unit retains.
pub(super) fn retain_unused(mx: &mut ModuleCx<'_>, insts: &[DebugInst<'_>]) {
    // The parameters of a template are about its target, which they do not use; nor does a member use its type.
    let used_ids = |inst: &DebugInst<'_>| {
        let targets = usize::from(inst.number == Dbg::TypeTemplate);
        let owner = mx.debug.owners.get(&inst.id()).copied();
        inst.ids().skip(targets).filter(|id| Some(*id) != owner).collect::<Vec<_>>()
    };
    let mut used: FxHashSet<u32> = insts.iter().flat_map(used_ids).collect();
    // The members that other instructions than their types refer to.
    let is_other = |inst: &&DebugInst<'_>| inst.number != Dbg::TypeComposite;
    let others = insts.iter().filter(is_other).flat_map(DebugInst::ids);
    used.extend(others.filter_map(|id| mx.debug.owners.get(&id)));
    for inst in insts {
        let is_type = matches!(
            inst.number,
            Dbg::TypeBasic
                | Dbg::TypePointer
                | Dbg::TypePtrToMember
                | Dbg::TypeQualifier
                | Dbg::TypeArray
                | Dbg::TypeArrayDynamic
                | Dbg::TypeVector
                | Dbg::TypeMatrix
                | Dbg::Typedef
                | Dbg::TypeComposite
                | Dbg::TypeString
        );
        if let Some(ty) = mx.debug_type(Some(inst.id())).filter(|_| is_type && !used.contains(&inst.id())) {
            let unit = unit_of(mx, inst);
            mx.debug.lists.entry(unit).or_default().retained.push(ty);
        }
    }
}
