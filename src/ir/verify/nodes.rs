//! Metadata nodes: what reachable nodes refer to, and the rules of debug information.

use rustc_hash::{FxHashMap, FxHashSet};

use super::expression::{fragment, is_valid_expression};
use super::{Errors, Facts, Root, Verdict, attributes, require, require_debug_info as require_di, tbaa};
use crate::ir::constants::ConstantKind;
use crate::ir::function::FunctionId;
use crate::ir::metadata::{MdData, MdField as Field, MdId, MdKind, MdNode, Tail, word_reference};
use crate::ir::module::Module;
use crate::ir::types::TypeId;
use crate::ir::values::Value;

/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;
/// `DIFlagReservedBit4`
const BLOCK_BY_REFERENCE: u64 = 1 << 4;
/// `DIFlagArtificial`
const ARTIFICIAL: u64 = 1 << 6;
/// `DIFlagVector`
const VECTOR: u64 = 1 << 11;
/// `DIFlagStaticMember`
const STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagLValueReference` and `DIFlagRValueReference`
const REFERENCES: u64 = 3 << 13;
/// `DIFlagTypePassByValue` and `DIFlagTypePassByReference`
const PASSING: u64 = 3 << 22;
/// `DIFlagAllCallsDescribed`
const ALL_CALLS_DESCRIBED: u64 = 1 << 29;

/// The maximum number of derived types between a variable and the type that has its size.
const MAX_DERIVED_TYPES: usize = 64;

mod tag {
    pub(super) const ARRAY_TYPE: u64 = 0x01;
    pub(super) const CLASS_TYPE: u64 = 0x02;
    pub(super) const ENUMERATION_TYPE: u64 = 0x04;
    pub(super) const IMPORTED_DECLARATION: u64 = 0x08;
    pub(super) const MEMBER: u64 = 0x0d;
    pub(super) const POINTER_TYPE: u64 = 0x0f;
    pub(super) const REFERENCE_TYPE: u64 = 0x10;
    pub(super) const STRING_TYPE: u64 = 0x12;
    pub(super) const STRUCTURE_TYPE: u64 = 0x13;
    pub(super) const TYPEDEF: u64 = 0x16;
    pub(super) const UNION_TYPE: u64 = 0x17;
    pub(super) const VARIANT: u64 = 0x19;
    pub(super) const INHERITANCE: u64 = 0x1c;
    pub(super) const PTR_TO_MEMBER_TYPE: u64 = 0x1f;
    pub(super) const SET_TYPE: u64 = 0x20;
    pub(super) const SUBRANGE_TYPE: u64 = 0x21;
    pub(super) const BASE_TYPE: u64 = 0x24;
    pub(super) const CONST_TYPE: u64 = 0x26;
    pub(super) const FRIEND: u64 = 0x2a;
    pub(super) const NAMELIST: u64 = 0x2b;
    pub(super) const TEMPLATE_VALUE_PARAMETER: u64 = 0x30;
    pub(super) const VARIANT_PART: u64 = 0x33;
    pub(super) const VARIABLE: u64 = 0x34;
    pub(super) const VOLATILE_TYPE: u64 = 0x35;
    pub(super) const RESTRICT_TYPE: u64 = 0x37;
    pub(super) const IMPORTED_MODULE: u64 = 0x3a;
    pub(super) const UNSPECIFIED_TYPE: u64 = 0x3b;
    pub(super) const RVALUE_REFERENCE_TYPE: u64 = 0x42;
    pub(super) const TEMPLATE_ALIAS: u64 = 0x43;
    pub(super) const ATOMIC_TYPE: u64 = 0x47;
    pub(super) const IMMUTABLE_TYPE: u64 = 0x4b;
    pub(super) const GNU_TEMPLATE_TEMPLATE_PARAM: u64 = 0x4106;
    pub(super) const GNU_TEMPLATE_PARAMETER_PACK: u64 = 0x4107;
    pub(super) const LLVM_PTRAUTH_TYPE: u64 = 0x4300;
}

/// The nodes that were visited, and what is left for the end of the module.
pub(super) struct Visitor<'f, 'm> {
    facts: &'f Facts<'m>,
    visited: Vec<bool>,
    pending: std::collections::VecDeque<Root>,
    /// The functions that have each subprogram attached.
    subprograms: FxHashMap<MdId, FunctionId>,
    units: Vec<MdId>,
    tbaa: tbaa::Cache,
    attributes: attributes::Checked,
}

impl<'f, 'm> Visitor<'f, 'm> {
    pub(super) fn new(facts: &'f Facts<'m>) -> Self {
        Self {
            facts,
            visited: vec![false; facts.module.metadata.entries.len()],
            pending: std::collections::VecDeque::new(),
            subprograms: FxHashMap::default(),
            units: Vec::new(),
            tbaa: tbaa::Cache::default(),
            attributes: attributes::Checked::default(),
        }
    }

    /// Returns the access tags that were checked.
    pub(super) fn tbaa(&mut self) -> &mut tbaa::Cache {
        &mut self.tbaa
    }

    /// Returns the attribute lists that were checked.
    pub(super) fn attributes(&mut self) -> &mut attributes::Checked {
        &mut self.attributes
    }

    /// Notes the function of a subprogram.
    pub(super) fn attach_subprogram(&mut self, id: MdId, function: FunctionId) -> Verdict {
        let owner = *self.subprograms.entry(id).or_insert(function);
        require_di(owner == function, "DISubprogram attached to more than one function")
    }

    /// Checks a node and the nodes that it reaches, unless they were visited before.
    pub(super) fn visit(&mut self, root: Root, errors: &mut Errors) {
        if std::mem::replace(&mut self.visited[root.node.0 as usize], true) {
            return;
        }
        self.pending.push_back(root);
        while let Some(next) = self.pending.pop_front() {
            let node = MdNode::new(self.facts.module, next.node);
            let verdict = self.check(node, root.allows_locations);
            errors.take(verdict, || Some(super::describe_node(node)));
        }
    }

    fn check(&mut self, node: MdNode<'m>, allows_locations: bool) -> Verdict {
        let module = self.facts.module;
        let Some((kind, words)) = module.metadata.kind_and_words(node.id()) else {
            return Err("Expected no forward declarations!".into());
        };
        let rules = Rules { module, node, kind, words };
        require(rules.has_all_words(), "node with too few fields")?;
        rules.check()?;
        if kind == MdKind::CompileUnit {
            self.units.push(node.id());
        }
        for operand in rules.operands() {
            match module.metadata.get(operand) {
                MdData::LocalValue(..) => return Err("Invalid operand for global metadata!".into()),
                MdData::Node { kind: inner, .. } => {
                    require_di(
                        inner != MdKind::Location || allows_locations,
                        "DILocation not allowed within this metadata node",
                    )?;
                    if !std::mem::replace(&mut self.visited[operand.0 as usize], true) {
                        self.pending.push_back(Root { node: operand, allows_locations });
                    }
                }
                MdData::Value(value) => require(
                    module.type_of(FunctionId::NONE, value) != TypeId::METADATA,
                    "Unexpected metadata round-trip through values",
                )?,
                MdData::Forward => return Err("Expected no forward declarations!".into()),
                MdData::String(_) | MdData::ArgList { .. } => {}
            }
        }
        check_trip_count(node)
    }

    /// Adds what another visitor noted.
    pub(super) fn merge(&mut self, other: Self) -> Verdict {
        self.visited.iter_mut().zip(other.visited).for_each(|(own, other)| *own |= other);
        self.units.extend(other.units);
        // Every entry has to fit, whatever the order.
        #[expect(clippy::iter_over_hash_type, reason = "the result does not depend on the order")]
        for (id, function) in other.subprograms {
            self.attach_subprogram(id, function)?;
        }
        Ok(())
    }

    /// Checks the rules for all nodes together.
    pub(super) fn finish(self, errors: &mut Errors) {
        let module = self.facts.module;
        let listed: FxHashSet<MdId> = module.named_metadata("llvm.dbg.cu").map(MdNode::id).collect();
        for unit in self.units {
            let verdict = require_di(listed.contains(&unit), "DICompileUnit not listed in llvm.dbg.cu");
            errors.take(verdict, || Some(super::describe_node(MdNode::new(module, unit))));
        }
    }
}

/// Checks `llvm.loop.estimated_trip_count`.
fn check_trip_count(node: MdNode<'_>) -> Verdict {
    if node.string(0) != Some(b"llvm.loop.estimated_trip_count") {
        return Ok(());
    }
    require(node.operand_count() == 2, "Expected two operands")?;
    let count = node.value(1).map(|value| value.int_bits());
    require(
        count.is_some_and(|bits| (1..=32).contains(&bits)),
        "Expected second operand to be an integer constant of type i32 or smaller",
    )
}

pub(super) fn is_type(kind: MdKind) -> bool {
    matches!(
        kind,
        MdKind::BasicType
            | MdKind::DerivedType
            | MdKind::CompositeType
            | MdKind::SubroutineType
            | MdKind::StringType
            | MdKind::SubrangeType
            | MdKind::FixedPointType
    )
}

pub(super) fn is_local_scope(kind: MdKind) -> bool {
    matches!(kind, MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile)
}

fn is_scope(kind: MdKind) -> bool {
    let is_other =
        matches!(kind, MdKind::File | MdKind::CompileUnit | MdKind::Namespace | MdKind::CommonBlock | MdKind::Module);
    is_other || is_type(kind) || is_local_scope(kind)
}

/// Returns `true` for debug information that describes a part of the source.
fn is_source_node(kind: MdKind) -> bool {
    let is_other = matches!(
        kind,
        MdKind::GenericNode
            | MdKind::Subrange
            | MdKind::GenericSubrange
            | MdKind::Enumerator
            | MdKind::TemplateTypeParameter
            | MdKind::TemplateValueParameter
            | MdKind::GlobalVariable
            | MdKind::LocalVariable
            | MdKind::Label
            | MdKind::ObjCProperty
            | MdKind::ImportedEntity
    );
    is_other || is_scope(kind)
}

fn is_variable_or_expression(kind: MdKind) -> bool {
    matches!(kind, MdKind::GlobalVariable | MdKind::LocalVariable | MdKind::Expression)
}

/// A node with its fields.
#[derive(Copy, Clone)]
pub(super) struct Rules<'m> {
    module: &'m Module,
    node: MdNode<'m>,
    kind: MdKind,
    words: &'m [u64],
}

impl<'m> Rules<'m> {
    pub(super) fn new(module: &'m Module, id: MdId) -> Option<Self> {
        let (kind, words) = module.metadata.kind_and_words(id)?;
        let rules = Self { module, node: MdNode::new(module, id), kind, words };
        rules.has_all_words().then_some(rules)
    }

    fn has_all_words(self) -> bool {
        self.words.len() >= self.kind.row().fields.len()
    }

    /// Returns what the node refers to.
    fn operands(self) -> impl Iterator<Item = MdId> {
        let row = self.kind.row();
        let tail = match row.tail {
            Tail::References => &self.words[row.fields.len()..],
            Tail::None | Tail::Operations | Tail::Integers => &[],
        };
        let fields = row.operands().iter().map(move |index| self.words[*index as usize]);
        fields.chain(tail.iter().copied()).filter_map(word_reference)
    }

    pub(super) fn number(self, field: Field) -> u64 {
        self.kind.field(field).map_or(0, |(index, _)| self.words[index])
    }

    pub(super) fn reference(self, field: Field) -> Option<MdId> {
        word_reference(self.number(field))
    }

    fn kind_of(self, id: MdId) -> Option<MdKind> {
        self.module.metadata.kind_and_words(id).map(|(kind, _)| kind)
    }

    /// Returns `true` if the field is null or a node of an accepted kind.
    fn accepts(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        self.reference(field).is_none_or(|id| self.kind_of(id).is_some_and(is_accepted))
    }

    /// Returns `true` if the field is a node of an accepted kind.
    fn requires(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        self.reference(field).is_some() && self.accepts(field, is_accepted)
    }

    /// Returns `true` if the field is null, a constant, or a node of an accepted kind.
    fn accepts_constant(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        let Some(id) = self.reference(field) else { return true };
        self.is_constant(id) || self.kind_of(id).is_some_and(is_accepted)
    }

    fn is_constant(self, id: MdId) -> bool {
        matches!(self.module.metadata.get(id), MdData::Value(_))
    }

    fn constant(self, field: Field) -> Option<Value<'m>> {
        match self.module.metadata.get(self.reference(field)?) {
            MdData::Value(value) => Some(self.module.value(value)),
            _ => None,
        }
    }

    fn other(self, id: MdId) -> Option<Self> {
        Self::new(self.module, id)
    }

    /// Returns the tag.
    fn tag(self) -> u64 {
        match self.kind.row().tag {
            0 => self.number(Field::Tag),
            tag => tag.into(),
        }
    }

    fn text(self, field: Field) -> &'m [u8] {
        match self.reference(field).map(|id| self.module.metadata.get(id)) {
            Some(MdData::String(text)) => self.module.strings.get(text),
            _ => b"",
        }
    }

    /// Returns `true` if a field of strings is null or a string.
    fn strings_are_sound(self) -> bool {
        let is_string = |id| matches!(self.module.metadata.get(id), MdData::String(_));
        let fields = self.kind.row().fields.iter().zip(self.words);
        let mut strings = fields.filter(|(row, _)| row.ty == crate::ir::metadata::FieldType::String);
        strings.all(|(_, word)| word_reference(*word).is_none_or(is_string))
    }

    /// Returns the operands of the tuple in a field; `None` if it is no tuple.
    fn list(self, field: Field) -> Option<impl Iterator<Item = Option<MdId>> + Clone + use<'m>> {
        let id = self.reference(field)?;
        let (kind, words) = self.module.metadata.kind_and_words(id)?;
        (kind == MdKind::Tuple).then(|| words.iter().map(|word| word_reference(*word)))
    }

    /// Checks that a field is null or a tuple of nodes that `is_element` accepts.
    fn check_list(
        self,
        field: Field,
        not_a_list: &'static str,
        not_an_element: &'static str,
        is_element: impl Fn(Option<MdId>) -> bool,
    ) -> Verdict {
        if self.reference(field).is_none() {
            return Ok(());
        }
        let Some(mut elements) = self.list(field) else { return require_di(false, not_a_list) };
        require_di(elements.all(is_element), not_an_element)
    }

    fn is_kind(self, id: Option<MdId>, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        id.and_then(|id| self.kind_of(id)).is_some_and(is_accepted)
    }

    fn check(self) -> Verdict {
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

    fn check_file_field(self) -> Verdict {
        require_di(self.accepts(Field::File, |kind| kind == MdKind::File), "invalid file")
    }

    fn check_macros(self, field: Field) -> Verdict {
        let is_macro = |id| self.is_kind(id, |kind| matches!(kind, MdKind::Macro | MdKind::MacroFile));
        self.check_list(field, "invalid macro list", "invalid macro ref", is_macro)
    }

    fn check_location(self) -> Verdict {
        require_di(self.requires(Field::Scope, is_local_scope), "location requires a valid scope")?;
        require_di(self.accepts(Field::InlinedAt, |kind| kind == MdKind::Location), "inlined-at should be a location")?;
        self.check_definition_scope()
    }

    /// Checks that the scope is no declaration of a function.
    fn check_definition_scope(self) -> Verdict {
        let scope = self.reference(Field::Scope).and_then(|id| self.other(id));
        let is_declaration = scope.is_some_and(|scope| scope.kind == MdKind::Subprogram && !scope.is_definition());
        require_di(!is_declaration, "scope points into the type hierarchy")
    }

    fn is_definition(self) -> bool {
        self.number(Field::SubprogramFlags) & DEFINITION != 0
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

    /// Returns the size of a variable in bits.
    fn variable_bits(self) -> Option<u64> {
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

    pub(super) fn is_artificial(self) -> bool {
        self.number(Field::Flags) & ARTIFICIAL != 0
    }

    fn check_bounds(self, fields: &[Field], is_accepted: impl Fn(MdKind) -> bool + Copy) -> Verdict {
        let are_sound = fields.iter().all(|field| self.accepts_constant(*field, is_accepted));
        require_di(are_sound, "bound must be signed constant or DIVariable or DIExpression")
    }

    fn check_subrange(self) -> Verdict {
        require_di(
            self.reference(Field::Count).is_none() || self.reference(Field::UpperBound).is_none(),
            "Subrange can have any one of count or upperBound",
        )?;
        let count = self.constant(Field::Count).and_then(Value::int_sext);
        require_di(count.is_none_or(|count| count >= -1), "invalid subrange count")?;
        let fields = [Field::Count, Field::LowerBound, Field::UpperBound, Field::Stride];
        self.check_bounds(&fields, is_variable_or_expression)
    }

    fn check_generic_subrange(self) -> Verdict {
        require_di(
            self.reference(Field::Count).is_none() || self.reference(Field::UpperBound).is_none(),
            "GenericSubrange can have any one of count or upperBound",
        )?;
        require_di(self.reference(Field::LowerBound).is_some(), "GenericSubrange must contain lowerBound")?;
        require_di(self.reference(Field::Stride).is_some(), "GenericSubrange must contain stride")?;
        let fields = [Field::Count, Field::LowerBound, Field::UpperBound, Field::Stride];
        let are_sound = fields.iter().all(|field| self.accepts(*field, is_variable_or_expression));
        require_di(are_sound, "bound must be signed constant or DIVariable or DIExpression")
    }

    fn check_subrange_type(self) -> Verdict {
        self.check_type()?;
        require_di(self.accepts(Field::Type, is_type), "BaseType must be a type")?;
        let is_bound = |kind| is_variable_or_expression(kind) || kind == MdKind::DerivedType;
        self.check_bounds(&[Field::LowerBound, Field::UpperBound], is_bound)?;
        self.check_bounds(&[Field::Stride, Field::Bias], is_variable_or_expression)?;
        require_di(self.accepts_constant(Field::Size, |_| false), "SizeInBits must be a constant")
    }

    /// Checks the fields that all types have.
    fn check_type(self) -> Verdict {
        require_di(self.accepts(Field::Scope, is_scope), "invalid scope")?;
        self.check_file_field()?;
        require_di(
            self.reference(Field::File).is_some() || self.number(Field::Line) == 0,
            "line specified with no file",
        )
    }

    fn check_size(self) -> Verdict {
        require_di(
            self.accepts_constant(Field::Size, is_variable_or_expression),
            "SizeInBits must be a constant or DIVariable or DIExpression",
        )
    }

    fn check_basic_type(self) -> Verdict {
        self.check_type()?;
        let tags = [tag::BASE_TYPE, tag::UNSPECIFIED_TYPE, tag::STRING_TYPE];
        require_di(tags.contains(&self.tag()), "invalid tag")?;
        require_di(self.accepts_constant(Field::Size, |_| false), "SizeInBits must be a constant")
    }

    fn check_fixed_point_type(self) -> Verdict {
        self.check_basic_type()?;
        require_di(self.tag() == tag::BASE_TYPE, "invalid tag")?;
        require_di(matches!(self.number(Field::Encoding), 0x0d | 0x0e), "invalid encoding")?;
        let kind = self.number(Field::ScaleKind);
        require_di(kind <= 2, "invalid kind")?;
        require_di(kind != 2 || self.number(Field::Factor) == 0, "factor should be 0 for rationals")
    }

    fn check_derived_type(self) -> Verdict {
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
        require_di(tags.contains(&own) || own == tag::VARIABLE && is_static, "invalid tag")?;
        self.check_extra_data(own)?;
        if own == tag::SET_TYPE {
            self.check_set_type()?;
        }
        require_di(self.accepts(Field::Type, is_type), "invalid base type")?;
        let is_pointer = matches!(own, tag::POINTER_TYPE | tag::REFERENCE_TYPE | tag::RVALUE_REFERENCE_TYPE);
        require_di(
            self.number(Field::AddressSpace) == 0 || is_pointer,
            "DWARF address space only applies to pointer or reference types",
        )?;
        self.check_size()
    }

    fn check_extra_data(self, own: u64) -> Verdict {
        let is_member = matches!(own, tag::INHERITANCE | tag::MEMBER | tag::VARIABLE);
        match own {
            tag::PTR_TO_MEMBER_TYPE => {
                require_di(self.accepts(Field::ExtraData, is_type), "invalid pointer to member type")
            }
            tag::TEMPLATE_ALIAS => {
                require_di(self.accepts(Field::ExtraData, |kind| kind == MdKind::Tuple), "invalid template parameters")
            }
            _ if is_member => {
                let Some(id) = self.reference(Field::ExtraData) else { return Ok(()) };
                let is_string = matches!(self.module.metadata.get(id), MdData::String(_));
                let tuple = self.list(Field::ExtraData).map(Iterator::collect::<Vec<_>>);
                let is_tuple = matches!(tuple.as_deref(), Some([Some(only)]) if self.is_constant(*only));
                let is_property = self.kind_of(id) == Some(MdKind::ObjCProperty);
                require_di(
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
        require_di(is_sound, "invalid set base type")
    }

    fn check_reference_flags(self) -> Verdict {
        let flags = self.number(Field::Flags);
        let has_both = |mask: u64| flags & mask == mask;
        require_di(!has_both(REFERENCES) && !has_both(PASSING), "invalid reference flags")
    }

    fn check_template_parameters(self) -> Verdict {
        let is_parameter = |kind| matches!(kind, MdKind::TemplateTypeParameter | MdKind::TemplateValueParameter);
        self.check_list(Field::TemplateParams, "invalid template params", "invalid template parameter", |id| {
            self.is_kind(id, is_parameter)
        })
    }

    fn check_composite_type(self) -> Verdict {
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
        require_di(tags.contains(&own), "invalid tag")?;
        require_di(self.accepts(Field::Type, is_type), "invalid base type")?;
        self.check_list(
            Field::Elements,
            "invalid composite elements",
            "DISubprogram contains null entry in `elements` field",
            |id| self.is_kind(id, is_source_node),
        )?;
        require_di(self.accepts(Field::VTableHolder, is_type), "invalid vtable holder")?;
        self.check_reference_flags()?;
        let flags = self.number(Field::Flags);
        require_di(flags & BLOCK_BY_REFERENCE == 0, "DIBlockByRefStruct on DICompositeType is no longer supported")?;
        if flags & VECTOR != 0 {
            let elements: Vec<Option<MdId>> = self.list(Field::Elements).map_or_else(Vec::new, Iterator::collect);
            let is_range = |id: Option<MdId>| {
                id.and_then(|id| self.other(id)).is_some_and(|element| element.tag() == tag::SUBRANGE_TYPE)
            };
            require_di(
                elements.len() == 1 && is_range(elements[0]),
                "invalid vector, expected one element of type subrange",
            )?;
        }
        self.check_template_parameters()?;
        if self.reference(Field::DiscriminatorMember).is_some() {
            let is_member = self.accepts(Field::DiscriminatorMember, |kind| kind == MdKind::DerivedType);
            require_di(is_member && own == tag::VARIANT_PART, "discriminator can only appear on variant part")?;
        }
        for field in [Field::DataLocation, Field::Associated, Field::Allocated, Field::Rank] {
            require_di(
                self.reference(field).is_none() || own == tag::ARRAY_TYPE,
                "dataLocation, associated, allocated and rank can only appear in array type",
            )?;
        }
        require_di(
            own != tag::ARRAY_TYPE || self.reference(Field::Type).is_some(),
            "array types must have a base type",
        )?;
        self.check_size()
    }

    fn check_subroutine_type(self) -> Verdict {
        self.check_list(Field::Elements, "invalid composite elements", "invalid subroutine type ref", |id| {
            id.is_none() || self.is_kind(id, is_type)
        })?;
        self.check_reference_flags()
    }

    fn check_file(self) -> Verdict {
        let length = match self.number(Field::ChecksumKind) {
            0 => return Ok(()),
            1 => 32,
            2 => 40,
            3 => 64,
            _ => return require_di(false, "invalid checksum kind"),
        };
        let checksum = self.text(Field::Checksum);
        require_di(checksum.len() == length, "invalid checksum length")?;
        require_di(checksum.iter().all(u8::is_ascii_hexdigit), "invalid checksum")
    }

    fn check_compile_unit(self) -> Verdict {
        require_di(self.node.is_distinct(), "compile units must be distinct")?;
        require_di(self.requires(Field::File, |kind| kind == MdKind::File), "invalid file")?;
        let file = self.reference(Field::File).and_then(|id| self.other(id));
        require_di(file.is_some_and(|file| !file.text(Field::Filename).is_empty()), "invalid filename")?;
        require_di(self.number(Field::EmissionKind) <= 3, "invalid emission kind")?;
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

    fn check_subprogram(self) -> Verdict {
        require_di(self.accepts(Field::Scope, is_scope), "invalid scope")?;
        self.check_file_field()?;
        require_di(
            self.reference(Field::File).is_some() || self.number(Field::Line) == 0,
            "line specified with no file",
        )?;
        require_di(self.accepts(Field::Type, |kind| kind == MdKind::SubroutineType), "invalid subroutine type")?;
        require_di(self.accepts(Field::ContainingType, is_type), "invalid containing type")?;
        self.check_template_parameters()?;
        let declaration = self.reference(Field::Declaration);
        let is_declaration = |id| {
            let node = self.other(id);
            node.is_some_and(|node| node.kind == MdKind::Subprogram && !node.is_definition())
        };
        require_di(declaration.is_none_or(is_declaration), "invalid subprogram declaration")?;
        self.check_retained_nodes()?;
        self.check_reference_flags()?;
        let is_definition = self.is_definition();
        if is_definition {
            require_di(self.node.is_distinct(), "subprogram definitions must be distinct")?;
            require_di(self.reference(Field::Unit).is_some(), "subprogram definitions must have a compile unit")?;
            require_di(self.accepts(Field::Unit, |kind| kind == MdKind::CompileUnit), "invalid unit type")?;
        } else {
            require_di(self.reference(Field::Unit).is_none(), "subprogram declarations must not have a compile unit")?;
            require_di(declaration.is_none(), "subprogram declaration must not have a declaration field")?;
        }
        self.check_list(Field::ThrownTypes, "invalid thrown types list", "invalid thrown type", |id| {
            self.is_kind(id, is_type)
        })?;
        require_di(
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
            return require_di(false, "invalid retained nodes list");
        };
        for id in nodes {
            let Some(id) = id else { return require_di(false, "nullptr in retained nodes") };
            let is_local = |kind| matches!(kind, MdKind::LocalVariable | MdKind::Label | MdKind::ImportedEntity);
            let Some(node) = self.other(id).filter(|node| is_local(node.kind)) else {
                return require_di(
                    false,
                    "invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity",
                );
            };
            let scope = node.reference(Field::Scope).filter(|scope| self.kind_of(*scope).is_some_and(is_local_scope));
            let Some(scope) = scope else {
                return require_di(false, "invalid retained nodes, retained node is not local");
            };
            require_di(
                subprogram_of(self.module, scope) == Some(self.node.id()),
                "invalid retained nodes, retained node does not belong to subprogram",
            )?;
        }
        Ok(())
    }

    fn check_lexical_block(self) -> Verdict {
        require_di(self.requires(Field::Scope, is_local_scope), "invalid local scope")?;
        self.check_definition_scope()?;
        require_di(
            self.number(Field::Line) != 0 || self.number(Field::Column) == 0,
            "cannot have column info without line info",
        )
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

/// The maximum number of lexical blocks around a scope.
const MAX_SCOPES: usize = 4096;

/// Returns the subprogram of a local scope.
pub(super) fn subprogram_of(module: &Module, scope: MdId) -> Option<MdId> {
    let mut id = scope;
    for _ in 0..MAX_SCOPES {
        let rules = Rules::new(module, id)?;
        match rules.kind {
            MdKind::Subprogram => return Some(id),
            MdKind::LexicalBlock | MdKind::LexicalBlockFile => id = rules.reference(Field::Scope)?,
            _ => return None,
        }
    }
    None
}

/// Returns `true` if a value of the module is a global.
pub(super) fn is_global(value: Value<'_>) -> bool {
    let is_symbol = |kind| {
        matches!(
            kind,
            ConstantKind::Function | ConstantKind::GlobalVariable | ConstantKind::Alias | ConstantKind::IFunc
        )
    };
    value.entry().is_some_and(|entry| is_symbol(entry.kind))
}
