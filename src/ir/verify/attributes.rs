//! Attributes: their positions, types and combinations.

use rustc_hash::FxHashSet;

use super::types::{MAX_ALIGNMENT, TargetUse, has_fp_class, is_int_or_vector, is_pointer_or_vector, scalar_bits};
use super::{Dropped, Facts, Failure, Verdict, require};
use crate::ir::attributes::{
    Attribute, AttributeIndex, AttributeKind, AttributeListId, AttributePosition, FUNCTION_INDEX, RETURN_INDEX,
};
use crate::ir::module::Module;
use crate::ir::types::{Type, TypeId};

/// All classes of `nofpclass`.
pub(super) const FP_CLASSES: u64 = 0x3FF;

/// The attributes whose value is `true`, `false` or empty.
const BOOLEANS: &[&str] = &[
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "no-jump-tables",
    "no-inline-line-tables",
    "profile-sample-accurate",
    "use-sample-profile",
    "loader-replaceable",
    "branch-target-enforcement",
    "branch-protection-pauth-lr",
    "guarded-control-stack",
];

/// The attributes of a function or call.
#[derive(Copy, Clone)]
pub(super) struct List<'m> {
    module: &'m Module,
    sets: &'m [(AttributeIndex, crate::ir::attributes::AttributeSetId)],
    id: AttributeListId,
}

/// The properties of a function or call that attributes depend on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Position {
    pub(super) is_intrinsic: bool,
    pub(super) is_asm: bool,
}

impl<'m> List<'m> {
    pub(super) fn new(module: &'m Module, id: AttributeListId) -> Self {
        Self { module, sets: module.attributes.list(id), id }
    }

    fn at(self, index: AttributeIndex) -> &'m [Attribute] {
        self.module.attributes.at(self.id, index)
    }

    /// Returns the sets of parameters, each with the index of the parameter.
    pub(super) fn parameters(self) -> impl Iterator<Item = (u32, &'m [Attribute])> {
        let is_parameter = |(index, _): &&(AttributeIndex, _)| *index != RETURN_INDEX && *index != FUNCTION_INDEX;
        self.sets.iter().filter(is_parameter).map(move |(index, set)| (index - 1, self.module.attributes.set(*set)))
    }

    pub(super) fn parameter(self, index: u32) -> &'m [Attribute] {
        self.at(AttributePosition::Parameter(index).index())
    }

    pub(super) fn has_parameter(self, index: u32, kind: AttributeKind) -> bool {
        has(self.parameter(index), kind)
    }

    pub(super) fn has_function(self, kind: AttributeKind) -> bool {
        has(self.at(FUNCTION_INDEX), kind)
    }

    pub(super) fn has_anywhere(self, kind: AttributeKind) -> bool {
        self.sets.iter().any(|(_, set)| has(self.module.attributes.set(*set), kind))
    }

    /// Returns `true` if no set is for a parameter beyond the last.
    pub(super) fn fits(self, parameters: u32) -> bool {
        self.parameters().all(|(index, _)| index < parameters)
    }

    fn string(self, key: &str) -> Option<&'m [u8]> {
        let key = self.module.strings.find(key.as_bytes())?;
        self.at(FUNCTION_INDEX).iter().find_map(|attribute| match attribute {
            Attribute::String(own, value) if *own == key => Some(self.module.strings.get(*value)),
            _ => None,
        })
    }
}

pub(super) fn has(set: &[Attribute], kind: AttributeKind) -> bool {
    find(set, kind).is_some()
}

pub(super) fn find(set: &[Attribute], kind: AttributeKind) -> Option<&Attribute> {
    set.iter().find(|attribute| attribute.kind() == Some(kind))
}

fn int(set: &[Attribute], kind: AttributeKind) -> Option<u64> {
    match find(set, kind)? {
        Attribute::Int(_, value) => Some(*value),
        _ => None,
    }
}

/// The attribute lists of functions and calls that were checked, each with the function type.
#[derive(Debug, Default)]
pub(super) struct Checked(FxHashSet<(AttributeListId, TypeId, Position)>);

impl Checked {
    /// Checks the attributes as [`check_list`] does, unless they were checked before.
    pub(super) fn check(&mut self, facts: &Facts<'_>, list: List<'_>, ty: Type<'_>, position: Position) -> Verdict {
        match self.0.insert((list.id, ty.id(), position)) {
            true => check_list(facts, list, ty, position),
            false => Ok(()),
        }
    }
}

/// Checks the attributes of a function of a type, or of a call of it; those of variable arguments aside.
fn check_list(facts: &Facts<'_>, list: List<'_>, ty: Type<'_>, position: Position) -> Verdict {
    let result = ty.return_type();
    let set = list.at(RETURN_INDEX);
    require(
        set.iter().all(|attribute| attribute.kind().is_none_or(|kind| allowed_on(kind).result)),
        "Attribute does not apply to function return values",
    )?;
    check_set(facts, set, result)?;
    let mut once = Once::default();
    let count = ty.member_count() - 1;
    for (index, set) in list.parameters().filter(|(index, _)| *index < count) {
        let parameter = ty.member(index + 1);
        if !position.is_intrinsic {
            require(!has(set, AttributeKind::ImmArg), "immarg attribute only applies to intrinsics")?;
            require(
                position.is_asm || !has(set, AttributeKind::ElementType),
                "Attribute 'elementtype' can only be applied to intrinsics and inline asm.",
            )?;
        }
        check_set(facts, set, parameter)?;
        once.check(set, parameter, result)?;
        require(
            !has(set, AttributeKind::StructRet) || index <= 1,
            "Attribute 'sret' is not on first or second parameter!",
        )?;
        require(!has(set, AttributeKind::InAlloca) || index + 1 == count, "inalloca isn't on the last parameter!")?;
    }
    check_function_set(list, ty)
}

/// The attributes that only one parameter has.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Once(u32);

impl Once {
    const KINDS: [(AttributeKind, &'static str); 6] = [
        (AttributeKind::Nest, "More than one parameter has attribute nest!"),
        (AttributeKind::Returned, "More than one parameter has attribute returned!"),
        (AttributeKind::StructRet, "Cannot have multiple 'sret' parameters!"),
        (AttributeKind::SwiftSelf, "Cannot have multiple 'swiftself' parameters!"),
        (AttributeKind::SwiftAsync, "Cannot have multiple 'swiftasync' parameters!"),
        (AttributeKind::SwiftError, "Cannot have multiple 'swifterror' parameters!"),
    ];

    pub(super) fn check(&mut self, set: &[Attribute], ty: Type<'_>, result: Type<'_>) -> Verdict {
        for (bit, (kind, message)) in Self::KINDS.into_iter().enumerate() {
            if has(set, kind) {
                require(self.0 & 1 << bit == 0, message)?;
                self.0 |= 1 << bit;
            }
        }
        require(
            !has(set, AttributeKind::Returned) || is_lossless(ty, result),
            "Incompatible argument and return types for 'returned' attribute",
        )
    }
}

/// Returns `true` if a `bitcast` between the types changes no bit.
fn is_lossless(from: Type<'_>, to: Type<'_>) -> bool {
    let bits = |ty: Type<'_>| u64::from(scalar_bits(ty)) * ty.member_count_of_vector();
    let are_vectors = super::types::is_vector(from) && super::types::is_vector(to);
    from == to
        || are_vectors && bits(from) == bits(to) && bits(from) > 0
        || from.is_pointer() && to.is_pointer() && from.address_space() == to.address_space()
}

impl Type<'_> {
    fn member_count_of_vector(self) -> u64 {
        super::types::element_count(self).map_or(1, |(length, _)| length.into())
    }
}

/// Checks the attributes of a parameter, argument or result of a type.
pub(super) fn check_set(facts: &Facts<'_>, set: &[Attribute], ty: Type<'_>) -> Verdict {
    if set.is_empty() {
        return Ok(());
    }
    let has = |kind| has(set, kind);
    check_values(facts.module, set)?;
    require(
        set.iter().all(|attribute| attribute.kind().is_none_or(|kind| allowed_on(kind).parameter)),
        "Attribute does not apply to parameters",
    )?;
    if has(AttributeKind::ImmArg) {
        let others = set.len() - usize::from(has(AttributeKind::Range));
        require(others == 1, "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute")?;
    }
    check_combinations(set)?;
    for attribute in set {
        let is_compatible = attribute.kind().is_none_or(|kind| applies_to(kind, ty));
        if !is_compatible {
            let message = "Attribute applied to incompatible type!";
            return Err(Failure { message, dropped: Some(Dropped::Attributes) });
        }
        check_parameter_value(facts, attribute, ty)?;
    }
    Ok(())
}

fn check_combinations(set: &[Attribute]) -> Verdict {
    use AttributeKind as Kind;
    let has = |kind| has(set, kind);
    let passing = [Kind::ByVal, Kind::InAlloca, Kind::Preallocated, Kind::Nest, Kind::ByRef];
    let is_in_register = has(Kind::StructRet) || has(Kind::InReg);
    let count = passing.into_iter().filter(|kind| has(*kind)).count() + usize::from(is_in_register);
    require(
        count <= 1,
        "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!",
    )?;
    let pairs = [
        (Kind::InAlloca, Kind::ReadOnly, "Attributes 'inalloca and readonly' are incompatible!"),
        (Kind::StructRet, Kind::Returned, "Attributes 'sret and returned' are incompatible!"),
        (Kind::ZExt, Kind::SExt, "Attributes 'zeroext and signext' are incompatible!"),
        (Kind::ReadNone, Kind::ReadOnly, "Attributes 'readnone and readonly' are incompatible!"),
        (Kind::ReadNone, Kind::WriteOnly, "Attributes 'readnone and writeonly' are incompatible!"),
        (Kind::ReadOnly, Kind::WriteOnly, "Attributes 'readonly and writeonly' are incompatible!"),
        (Kind::NoInline, Kind::AlwaysInline, "Attributes 'noinline and alwaysinline' are incompatible!"),
        (Kind::Writable, Kind::ReadNone, "Attributes writable and readnone are incompatible!"),
        (Kind::Writable, Kind::ReadOnly, "Attributes writable and readonly are incompatible!"),
    ];
    pairs.into_iter().try_for_each(|(one, other, message)| require(!(has(one) && has(other)), message))
}

/// Checks the kinds of the values of attributes.
fn check_values(module: &Module, set: &[Attribute]) -> Verdict {
    use AttributeKind as Kind;
    for attribute in set {
        let is_sound = match attribute {
            Attribute::Flag(kind) => !takes_number(*kind),
            Attribute::Int(kind, _) => takes_number(*kind),
            Attribute::Type(_, ty) => ty.is_some(),
            Attribute::Range(kind, ..) => *kind == Kind::Range,
            Attribute::RangeList(kind, ..) => *kind == Kind::Initializes,
            Attribute::String(key, value) => {
                let is_boolean = BOOLEANS.iter().any(|known| known.as_bytes() == module.strings.get(*key));
                !is_boolean || matches!(module.strings.get(*value), b"" | b"true" | b"false")
            }
        };
        require(is_sound, "Attribute has an invalid value")?;
    }
    Ok(())
}

fn takes_number(kind: AttributeKind) -> bool {
    use AttributeKind as Kind;
    matches!(
        kind,
        Kind::Alignment
            | Kind::AllocKind
            | Kind::AllocSize
            | Kind::Captures
            | Kind::Dereferenceable
            | Kind::DereferenceableOrNull
            | Kind::Memory
            | Kind::NoFPClass
            | Kind::StackAlignment
            | Kind::UWTable
            | Kind::VScaleRange
    )
}

/// Returns `true` if an attribute may be that of a parameter or result of a type.
fn applies_to(kind: AttributeKind, ty: Type<'_>) -> bool {
    use AttributeKind as Kind;
    match kind {
        Kind::AllocAlign | Kind::SExt | Kind::ZExt => ty.is_integer(),
        Kind::Range => is_int_or_vector(ty),
        Kind::NoAlias
        | Kind::NonNull
        | Kind::ReadNone
        | Kind::ReadOnly
        | Kind::Dereferenceable
        | Kind::DereferenceableOrNull
        | Kind::Writable
        | Kind::DeadOnUnwind
        | Kind::DeadOnReturn
        | Kind::Initializes
        | Kind::Captures
        | Kind::Nest
        | Kind::SwiftError
        | Kind::Preallocated
        | Kind::InAlloca
        | Kind::ByVal
        | Kind::StructRet
        | Kind::ByRef
        | Kind::ElementType
        | Kind::AllocatedPointer => ty.is_pointer(),
        Kind::Alignment => is_pointer_or_vector(ty),
        Kind::NoFPClass => has_fp_class(ty),
        Kind::NoUndef => !ty.is_void(),
        _ => true,
    }
}

/// Checks the value of an attribute of a parameter or result.
fn check_parameter_value(facts: &Facts<'_>, attribute: &Attribute, ty: Type<'_>) -> Verdict {
    use AttributeKind as Kind;
    match attribute {
        Attribute::Int(Kind::Alignment, alignment) => {
            require(alignment.is_power_of_two(), "Alignment is not a power of two")?;
            require(*alignment <= MAX_ALIGNMENT, "huge alignment values are unsupported")
        }
        Attribute::Int(Kind::StackAlignment, alignment) => {
            require(alignment.is_power_of_two(), "Alignment is not a power of two")
        }
        Attribute::Int(Kind::NoFPClass, classes) => {
            require(*classes != 0, "Attribute 'nofpclass' must have at least one test bit set")?;
            require(classes & !FP_CLASSES == 0, "Invalid value for 'nofpclass' test mask")
        }
        Attribute::Range(_, bits, _) => require(scalar_bits(ty) == *bits, "Range bit width must match type bit width!"),
        Attribute::RangeList(_, bits, bounds) => check_range_list(*bits, bounds),
        Attribute::Type(kind, Some(pointee)) => check_pointee(facts, *kind, *pointee),
        Attribute::Flag(_) | Attribute::Int(..) | Attribute::Type(..) | Attribute::String(..) => Ok(()),
    }
}

/// Checks that the ranges of `initializes` are in order and do not touch.
fn check_range_list(bits: u32, bounds: &[u64]) -> Verdict {
    require(!bounds.is_empty(), "Attribute 'initializes' does not support empty list")?;
    if bits > 64 {
        return Ok(());
    }
    let unused = 64 - bits;
    let signed = |word: u64| (word << unused) as i64 >> unused;
    let mut previous = None;
    for pair in bounds.chunks_exact(2) {
        let [lower, upper] = [signed(pair[0]), signed(pair[1])];
        let is_after = previous.is_none_or(|end| lower > end);
        require(lower < upper && is_after, "Attribute 'initializes' does not support unordered ranges")?;
        previous = Some(upper);
    }
    Ok(())
}

/// Checks the type of the memory that is passed.
fn check_pointee(facts: &Facts<'_>, kind: AttributeKind, pointee: TypeId) -> Verdict {
    use AttributeKind as Kind;
    if !matches!(kind, Kind::ByVal | Kind::ByRef | Kind::InAlloca | Kind::Preallocated) {
        return Ok(());
    }
    let pointee = Type::new(facts.module, pointee);
    require(pointee.is_sized(), "Attribute does not support unsized types!")?;
    require(
        kind != Kind::ByVal || !facts.restricted.contains(pointee, TargetUse::Local),
        "'byval' argument has illegal target extension type",
    )?;
    let size = facts.module.data_layout().alloc_size(pointee);
    require(size < 1 << 32, "huge arguments are unsupported")
}

/// Checks the attributes of a function as a whole.
fn check_function_set(list: List<'_>, ty: Type<'_>) -> Verdict {
    use AttributeKind as Kind;
    let set = list.at(FUNCTION_INDEX);
    if set.is_empty() {
        return Ok(());
    }
    check_values(list.module, set)?;
    require(
        set.iter().all(|attribute| attribute.kind().is_none_or(|kind| allowed_on(kind).function)),
        "Attribute does not apply to functions!",
    )?;
    let has = |kind| has(set, kind);
    require(
        !(has(Kind::NoInline) && has(Kind::AlwaysInline)),
        "Attributes 'noinline and alwaysinline' are incompatible!",
    )?;
    if has(Kind::OptimizeNone) {
        require(has(Kind::NoInline), "Attribute 'optnone' requires 'noinline'!")?;
        require(!has(Kind::OptimizeForSize), "Attributes 'optsize and optnone' are incompatible!")?;
        require(!has(Kind::MinSize), "Attributes 'minsize and optnone' are incompatible!")?;
        require(!has(Kind::OptimizeForDebugging), "Attributes 'optdebug and optnone' are incompatible!")?;
    }
    require(
        !(has(Kind::SanitizeRealtime) && has(Kind::SanitizeRealtimeBlocking)),
        "Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!",
    )?;
    if has(Kind::OptimizeForDebugging) {
        require(!has(Kind::OptimizeForSize), "Attributes 'optsize and optdebug' are incompatible!")?;
        require(!has(Kind::MinSize), "Attributes 'minsize and optdebug' are incompatible!")?;
    }
    // The second bit says that memory of arguments is written.
    let writes_arguments = int(set, Kind::Memory).is_none_or(|effects| effects & 2 != 0);
    require(
        writes_arguments || !list.has_anywhere(Kind::Writable),
        "Attribute writable and memory without argmem: write are incompatible!",
    )?;
    check_numbers(set, ty)?;
    check_strings(list)
}

/// Checks the attributes of a function that have numbers.
fn check_numbers(set: &[Attribute], ty: Type<'_>) -> Verdict {
    use AttributeKind as Kind;
    if let Some(word) = int(set, Kind::AllocSize) {
        let [size, count] = [word >> 32, word & 0xFFFF_FFFF];
        let parameters = u64::from(ty.member_count() - 1);
        for index in [Some(size), (count != 0xFFFF_FFFF).then_some(count)].into_iter().flatten() {
            require(index < parameters, "'allocsize' argument is out of bounds")?;
            require(
                ty.member(index as u32 + 1).is_integer(),
                "'allocsize' argument must refer to an integer parameter",
            )?;
        }
    }
    if let Some(kind) = int(set, Kind::AllocKind) {
        require(matches!(kind & 7, 1 | 2 | 4), "'allockind()' requires exactly one of alloc, realloc, and free")?;
        require(
            kind & 7 != 4 || kind & 0x38 == 0,
            "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.",
        )?;
        require(kind & 0x18 != 0x18, "'allockind()' can't be both zeroed and uninitialized")?;
    }
    if let Some(word) = int(set, Kind::VScaleRange) {
        let [minimum, maximum] = [word >> 32, word & 0xFFFF_FFFF];
        require(minimum != 0, "'vscale_range' minimum must be greater than 0")?;
        require(minimum.is_power_of_two(), "'vscale_range' minimum must be power-of-two value")?;
        require(maximum == 0 || minimum <= maximum, "'vscale_range' minimum cannot be greater than maximum")?;
        require(maximum == 0 || maximum.is_power_of_two(), "'vscale_range' maximum must be power-of-two value")?;
    }
    match int(set, Kind::StackAlignment) {
        Some(alignment) => require(alignment.is_power_of_two(), "Alignment is not a power of two"),
        None => Ok(()),
    }
}

/// Checks the attributes of a function that have keys.
fn check_strings(list: List<'_>) -> Verdict {
    if let Some(pointer) = list.string("frame-pointer") {
        let values: [&[u8]; 5] = [b"all", b"non-leaf", b"none", b"reserved", b"non-leaf-no-reserve"];
        require(values.contains(&pointer), "invalid value for 'frame-pointer' attribute")?;
    }
    for key in ["patchable-function-prefix", "patchable-function-entry", "warn-stack-size"] {
        let is_number = |text: &[u8]| str::from_utf8(text).is_ok_and(|text| text.parse::<u32>().is_ok());
        require(list.string(key).is_none_or(is_number), "attribute takes an unsigned integer")?;
    }
    require(
        list.string("patchable-function-entry-section") != Some(b""),
        "\"patchable-function-entry-section\" must not be empty",
    )?;
    if let Some(value) = list.string("sign-return-address") {
        let values: [&[u8]; 3] = [b"none", b"all", b"non-leaf"];
        require(values.contains(&value), "invalid value for 'sign-return-address' attribute")?;
    }
    if let Some(key) = list.string("sign-return-address-key") {
        require(matches!(key, b"a_key" | b"b_key"), "invalid value for 'sign-return-address-key' attribute")?;
        require(
            list.string("sign-return-address").is_some(),
            "'sign-return-address-key' present without `sign-return-address`",
        )?;
    }
    for key in ["denormal-fp-math", "denormal-fp-math-f32"] {
        require(list.string(key).is_none_or(is_denormal_mode), "invalid value for 'denormal-fp-math' attribute")?;
    }
    match list.string("target-features") {
        None | Some(b"") => Ok(()),
        Some(features) => features.split(|byte| *byte == b',').try_for_each(|feature| match feature.first() {
            None => Err("target-features attribute should not contain an empty string".into()),
            Some(sign) => require(matches!(sign, b'+' | b'-'), "target feature must start with a '+' or '-'"),
        }),
    }
}

/// Returns `true` for one or two modes of denormal numbers.
fn is_denormal_mode(text: &[u8]) -> bool {
    let is_mode = |mode: &[u8]| matches!(mode, b"" | b"ieee" | b"preserve-sign" | b"positive-zero" | b"dynamic");
    let mut modes = text.splitn(2, |byte| *byte == b',');
    modes.all(is_mode)
}

/// The positions at which an attribute may be.
struct AllowedOn {
    function: bool,
    parameter: bool,
    result: bool,
}

/// Returns the positions of an attribute, as in `llvm/IR/Attributes.td`.
fn allowed_on(kind: AttributeKind) -> AllowedOn {
    use AttributeKind as Kind;
    let on = |function, parameter, result| AllowedOn { function, parameter, result };
    match kind {
        Kind::Alignment
        | Kind::NoUndef
        | Kind::Dereferenceable
        | Kind::DereferenceableOrNull
        | Kind::InReg
        | Kind::NoFPClass
        | Kind::NoAlias
        | Kind::NoExt
        | Kind::NonNull
        | Kind::Range
        | Kind::SExt
        | Kind::ZExt => on(false, true, true),
        Kind::AllocAlign
        | Kind::AllocatedPointer
        | Kind::ByVal
        | Kind::ByRef
        | Kind::ElementType
        | Kind::InAlloca
        | Kind::Initializes
        | Kind::Nest
        | Kind::Captures
        | Kind::DeadOnUnwind
        | Kind::DeadOnReturn
        | Kind::ReadNone
        | Kind::ReadOnly
        | Kind::Returned
        | Kind::ImmArg
        | Kind::StructRet
        | Kind::SwiftError
        | Kind::SwiftSelf
        | Kind::SwiftAsync
        | Kind::Writable
        | Kind::WriteOnly => on(false, true, false),
        Kind::NoFree | Kind::Preallocated => on(true, true, false),
        Kind::StackAlignment => on(true, true, true),
        _ => on(true, false, false),
    }
}
