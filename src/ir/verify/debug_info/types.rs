//! The rules of types, of their bounds and sizes.

use super::kinds::{is_scope, is_source_node, is_type, is_variable_or_expression, tag};
use super::node::DebugNode;
use crate::ir::metadata::{MdData, MdField as Field, MdId, MdKind};
use crate::ir::values::Value;
use crate::ir::verify::{Verdict, require_debug_info as require};

/// `DIFlagReservedBit4`
const BLOCK_BY_REFERENCE: u64 = 1 << 4;
/// `DIFlagVector`
const VECTOR: u64 = 1 << 11;
/// `DIFlagStaticMember`
const STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagLValueReference` and `DIFlagRValueReference`
const REFERENCES: u64 = 3 << 13;
/// `DIFlagTypePassByValue` and `DIFlagTypePassByReference`
const PASSING: u64 = 3 << 22;
/// The maximum number of derived types between a variable and the type that has its size.
const MAX_DERIVED_TYPES: usize = 64;

impl<'m> DebugNode<'m> {
    /// Returns the size of a variable in bits.
    pub(super) fn variable_bits(self) -> Option<u64> {
        let mut ty = self.other(self.reference(Field::Type)?)?;
        for _ in 0..MAX_DERIVED_TYPES {
            match ty.constant(Field::Size).and_then(Value::int_zext) {
                None | Some(0) => {}
                Some(size) => return Some(size),
            }
            if ty.kind != MdKind::DerivedType {
                return None;
            }
            ty = ty.other(ty.reference(Field::Type)?)?;
        }
        None
    }

    fn check_bounds(self, fields: &[Field], is_accepted: impl Fn(MdKind) -> bool + Copy) -> Verdict {
        let are_sound = fields.iter().all(|field| self.accepts_constant(*field, is_accepted));
        require(are_sound, "bound must be signed constant or DIVariable or DIExpression")
    }

    pub(super) fn check_subrange(self) -> Verdict {
        require(
            self.reference(Field::Count).is_none() || self.reference(Field::UpperBound).is_none(),
            "Subrange can have any one of count or upperBound",
        )?;
        let count = self.constant(Field::Count).and_then(Value::int_sext);
        require(count.is_none_or(|count| count >= -1), "invalid subrange count")?;
        let fields = [Field::Count, Field::LowerBound, Field::UpperBound, Field::Stride];
        self.check_bounds(&fields, is_variable_or_expression)
    }

    pub(super) fn check_generic_subrange(self) -> Verdict {
        require(
            self.reference(Field::Count).is_none() || self.reference(Field::UpperBound).is_none(),
            "GenericSubrange can have any one of count or upperBound",
        )?;
        require(self.reference(Field::LowerBound).is_some(), "GenericSubrange must contain lowerBound")?;
        require(self.reference(Field::Stride).is_some(), "GenericSubrange must contain stride")?;
        let fields = [Field::Count, Field::LowerBound, Field::UpperBound, Field::Stride];
        let are_sound = fields.iter().all(|field| self.accepts(*field, is_variable_or_expression));
        require(are_sound, "bound must be signed constant or DIVariable or DIExpression")
    }

    pub(super) fn check_subrange_type(self) -> Verdict {
        self.check_type()?;
        require(self.accepts(Field::Type, is_type), "BaseType must be a type")?;
        let is_bound = |kind| is_variable_or_expression(kind) || kind == MdKind::DerivedType;
        self.check_bounds(&[Field::LowerBound, Field::UpperBound], is_bound)?;
        self.check_bounds(&[Field::Stride, Field::Bias], is_variable_or_expression)?;
        require(self.accepts_constant(Field::Size, |_| false), "SizeInBits must be a constant")
    }

    /// Checks the fields that all types have.
    pub(super) fn check_type(self) -> Verdict {
        require(self.accepts(Field::Scope, is_scope), "invalid scope")?;
        self.check_file_field()?;
        require(self.reference(Field::File).is_some() || self.number(Field::Line) == 0, "line specified with no file")
    }

    fn check_size(self) -> Verdict {
        require(
            self.accepts_constant(Field::Size, is_variable_or_expression),
            "SizeInBits must be a constant or DIVariable or DIExpression",
        )
    }

    pub(super) fn check_basic_type(self) -> Verdict {
        self.check_type()?;
        let tags = [tag::BASE_TYPE, tag::UNSPECIFIED_TYPE, tag::STRING_TYPE];
        require(tags.contains(&self.tag()), "invalid tag")?;
        require(self.accepts_constant(Field::Size, |_| false), "SizeInBits must be a constant")
    }

    pub(super) fn check_fixed_point_type(self) -> Verdict {
        self.check_basic_type()?;
        require(self.tag() == tag::BASE_TYPE, "invalid tag")?;
        require(matches!(self.number(Field::Encoding), 0x0d | 0x0e), "invalid encoding")?;
        let kind = self.number(Field::ScaleKind);
        require(kind <= 2, "invalid kind")?;
        require(kind != 2 || self.number(Field::Factor) == 0, "factor should be 0 for rationals")
    }

    pub(super) fn check_derived_type(self) -> Verdict {
        self.check_type()?;
        let own = self.tag();
        let is_static = self.number(Field::Flags) & STATIC_MEMBER != 0;
        let tags = [
            tag::TYPEDEF,
            tag::POINTER_TYPE,
            tag::PTR_TO_MEMBER_TYPE,
            tag::REFERENCE_TYPE,
            tag::RVALUE_REFERENCE_TYPE,
            tag::CONST_TYPE,
            tag::IMMUTABLE_TYPE,
            tag::VOLATILE_TYPE,
            tag::RESTRICT_TYPE,
            tag::ATOMIC_TYPE,
            tag::LLVM_PTRAUTH_TYPE,
            tag::MEMBER,
            tag::INHERITANCE,
            tag::FRIEND,
            tag::SET_TYPE,
            tag::TEMPLATE_ALIAS,
        ];
        require(tags.contains(&own) || own == tag::VARIABLE && is_static, "invalid tag")?;
        self.check_extra_data(own)?;
        if own == tag::SET_TYPE {
            self.check_set_type()?;
        }
        require(self.accepts(Field::Type, is_type), "invalid base type")?;
        let is_pointer = matches!(own, tag::POINTER_TYPE | tag::REFERENCE_TYPE | tag::RVALUE_REFERENCE_TYPE);
        require(
            self.number(Field::AddressSpace) == 0 || is_pointer,
            "DWARF address space only applies to pointer or reference types",
        )?;
        self.check_size()
    }

    fn check_extra_data(self, own: u64) -> Verdict {
        let is_member = matches!(own, tag::INHERITANCE | tag::MEMBER | tag::VARIABLE);
        match own {
            tag::PTR_TO_MEMBER_TYPE => {
                require(self.accepts(Field::ExtraData, is_type), "invalid pointer to member type")
            }
            tag::TEMPLATE_ALIAS => {
                require(self.accepts(Field::ExtraData, |kind| kind == MdKind::Tuple), "invalid template parameters")
            }
            _ if is_member => {
                let Some(id) = self.reference(Field::ExtraData) else { return Ok(()) };
                let is_string = matches!(self.module.metadata.get(id), MdData::String(_));
                let tuple = self.list(Field::ExtraData).map(Iterator::collect::<Vec<_>>);
                let is_tuple = matches!(tuple.as_deref(), Some([Some(only)]) if self.is_constant(*only));
                let is_property = self.kind_of(id) == Some(MdKind::ObjCProperty);
                require(
                    self.is_constant(id) || is_string || is_property || is_tuple,
                    "extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single \
                     ConstantAsMetadata operand",
                )
            }
            _ => Ok(()),
        }
    }

    fn check_set_type(self) -> Verdict {
        let Some(base) = self.reference(Field::Type) else { return Ok(()) };
        let is_sound = self.other(base).is_some_and(|base| match base.kind {
            MdKind::CompositeType => base.tag() == tag::ENUMERATION_TYPE,
            MdKind::SubrangeType => true,
            MdKind::BasicType => matches!(base.number(Field::Encoding), 0x02 | 0x05 | 0x06 | 0x07 | 0x08),
            _ => false,
        });
        require(is_sound, "invalid set base type")
    }

    pub(super) fn check_reference_flags(self) -> Verdict {
        let flags = self.number(Field::Flags);
        let has_both = |mask: u64| flags & mask == mask;
        require(!has_both(REFERENCES) && !has_both(PASSING), "invalid reference flags")
    }

    pub(super) fn check_template_parameters(self) -> Verdict {
        let is_parameter = |kind| matches!(kind, MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter);
        self.check_list(Field::TemplateParams, "invalid template params", "invalid template parameter", |id| {
            self.is_kind(id, is_parameter)
        })
    }

    pub(super) fn check_composite_type(self) -> Verdict {
        self.check_type()?;
        let own = self.tag();
        let tags = [
            tag::ARRAY_TYPE,
            tag::STRUCTURE_TYPE,
            tag::UNION_TYPE,
            tag::ENUMERATION_TYPE,
            tag::CLASS_TYPE,
            tag::VARIANT_PART,
            tag::VARIANT,
            tag::NAMELIST,
        ];
        require(tags.contains(&own), "invalid tag")?;
        require(self.accepts(Field::Type, is_type), "invalid base type")?;
        self.check_list(
            Field::Elements,
            "invalid composite elements",
            "DISubprogram contains null entry in `elements` field",
            |id| self.is_kind(id, is_source_node),
        )?;
        require(self.accepts(Field::VTableHolder, is_type), "invalid vtable holder")?;
        self.check_reference_flags()?;
        let flags = self.number(Field::Flags);
        require(flags & BLOCK_BY_REFERENCE == 0, "DIBlockByRefStruct on DICompositeType is no longer supported")?;
        if flags & VECTOR != 0 {
            self.check_vector()?;
        }
        self.check_template_parameters()?;
        if self.reference(Field::DiscriminatorMember).is_some() {
            let is_member = self.accepts(Field::DiscriminatorMember, |kind| kind == MdKind::DerivedType);
            require(is_member && own == tag::VARIANT_PART, "discriminator can only appear on variant part")?;
        }
        for field in [Field::DataLocation, Field::Associated, Field::Allocated, Field::Rank] {
            require(
                self.reference(field).is_none() || own == tag::ARRAY_TYPE,
                "dataLocation, associated, allocated and rank can only appear in array type",
            )?;
        }
        require(own != tag::ARRAY_TYPE || self.reference(Field::Type).is_some(), "array types must have a base type")?;
        self.check_size()
    }

    fn check_vector(self) -> Verdict {
        let elements: Vec<Option<MdId>> = self.list(Field::Elements).map_or_else(Vec::new, Iterator::collect);
        let is_range = |id: Option<MdId>| {
            id.and_then(|id| self.other(id)).is_some_and(|element| element.tag() == tag::SUBRANGE_TYPE)
        };
        require(elements.len() == 1 && is_range(elements[0]), "invalid vector, expected one element of type subrange")
    }

    pub(super) fn check_subroutine_type(self) -> Verdict {
        self.check_list(Field::Elements, "invalid composite elements", "invalid subroutine type ref", |id| {
            id.is_none() || self.is_kind(id, is_type)
        })?;
        self.check_reference_flags()
    }
}
