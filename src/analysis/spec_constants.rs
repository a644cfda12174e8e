//! SYCL's specialization constants as a front end leaves them, before a post-link stage has numbered them (the
//! documents of sycl_ext_oneapi_private_alloca and of SYCL 2020 specialization constants).
//!
//! A constant is asked for by `__sycl_getScalar2020SpecConstantValue`, `__sycl_getComposite2020SpecConstantValue` or
//! `llvm.sycl.alloca`, with the address of a string that names it and that of a `specialization_id`, whose first member
//! is its default. Each number in it gets an id of its own, counted from 0 on in the order in which the module names
//! the strings first; ids that the module uses already are passed over.
//!
//! Where a post-link stage has been at work before, `!sycl.specialization-constants` says which ids a string has.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::llvm::{
    AttributePlace, Block, DataLayout, Function, Global, Inst, ModuleRef, Opcode, Type, TypeKind, Value, ValueKind,
};

use super::allocas::spec_constant_call;
use super::spec_names::names_only;

/// The constants of a module.
#[derive(Default)]
pub(crate) struct SpecConstants<'m> {
    /// By what names them, in the order of first use.
    named: IndexMap<&'m [u8], Named<'m>, FxBuildHasher>,
    calls: FxHashMap<Value<'m>, Result<usize, String>>,
    /// The strings, the globals with defaults and the instructions that nothing else uses.
    names_only: FxHashSet<Value<'m>>,
    /// The string that each id belongs to, and its place in memory.
    strings: FxHashMap<u32, (&'m [u8], u64)>,
    sizes: FxHashMap<&'m [u8], u64>,
}

/// One constant.
pub(crate) struct Named<'m> {
    /// The numbers in it, in the order they have in memory.
    pub(crate) leaves: Vec<Leaf<'m>>,
}

/// A number in a constant.
#[derive(Clone, Copy)]
pub(crate) struct Leaf<'m> {
    pub(crate) id: u32,
    /// Where it is, in bytes.
    pub(crate) offset: u64,
    pub(crate) ty: Type<'m>,
    pub(crate) default: Value<'m>,
}

impl<'m> SpecConstants<'m> {
    /// Those of a module.
    pub(super) fn of(module: ModuleRef<'m>) -> Self {
        let mut constants = Self::default();
        let stated = stated(module);
        for (string, numbers) in &stated {
            let size = numbers.iter().map(|number| number.offset + number.size).max().unwrap_or(0);
            constants.sizes.insert(string, size);
            let own = numbers.iter().filter(|number| number.id != PADDING);
            constants.strings.extend(own.map(|number| (number.id, (*string, number.offset))));
        }
        if !module.functions().any(|function| Kind::of(function).is_some() && function.value().has_uses()) {
            return constants;
        }
        let mut ids = Ids { used: used_ids(module), next: 0 };
        ids.used.extend(constants.strings.keys());
        let layout = module.data_layout();
        for inst in instructions(module) {
            if let Some(asked) = asked(inst) {
                let found = asked.and_then(|asked| constants.number(layout, &asked, &stated, &mut ids));
                constants.calls.insert(inst.value(), found);
            }
        }
        constants.names_only = names_only(module);
        constants
    }

    /// The constant that `asked` names, numbered if it is new.
    fn number(
        &mut self,
        layout: DataLayout<'m>,
        asked: &Asked<'m>,
        stated: &Stated<'m>,
        ids: &mut Ids,
    ) -> Result<usize, String> {
        let mut leaves = leaves(layout, asked)?;
        if let Some((place, _, known)) = self.named.get_full(asked.string) {
            let is_same = |(a, b): (&Leaf<'_>, &Leaf<'_>)| (a.offset, a.ty, a.default) == (b.offset, b.ty, b.default);
            if known.leaves.len() == leaves.len() && known.leaves.iter().zip(&leaves).all(is_same) {
                return Ok(place);
            }
            let string = String::from_utf8_lossy(asked.string);
            return Err(format!("the specialization constant {string} is asked for with two types or defaults"));
        }
        let before = stated.get(asked.string).map(|numbers| {
            numbers.iter().filter(|number| number.id != PADDING).map(|number| (number.offset, number.id)).collect()
        });
        let before: FxHashMap<u64, u32> = before.unwrap_or_default();
        for leaf in &mut leaves {
            leaf.id = match before.get(&leaf.offset) {
                Some(id) => *id,
                None => ids.fresh().ok_or("there are no ids left for specialization constants")?,
            };
            self.strings.insert(leaf.id, (asked.string, leaf.offset));
        }
        self.sizes.entry(asked.string).or_insert(layout.alloc_size(asked.ty));
        Ok(self.named.insert_full(asked.string, Named { leaves }).0)
    }

    /// The constant that a call asks for, or what is wrong with the call; `None` for other calls.
    pub(crate) fn asked_by(&self, call: Inst<'m>) -> Option<Result<&Named<'m>, &str>> {
        match self.calls.get(&call.value())? {
            Ok(place) => self.named.get_index(*place).map(|(_, named)| Ok(named)),
            Err(message) => Some(Err(message)),
        }
    }

    /// What names the constant with this id, and its place in memory.
    pub(crate) fn string(&self, id: u32) -> Option<(&'m [u8], u64)> {
        self.strings.get(&id).copied()
    }

    /// How many bytes the constant takes that this string names.
    pub(crate) fn size(&self, string: &[u8]) -> Option<u64> {
        self.sizes.get(string).copied()
    }

    /// Returns `true` if a global or instruction is there only to name a constant or to hold its default.
    pub(crate) fn is_name_only(&self, value: Value<'m>) -> bool {
        !self.names_only.is_empty() && self.names_only.contains(&value)
    }
}

fn instructions(module: ModuleRef<'_>) -> impl Iterator<Item = Inst<'_>> {
    module.functions().flat_map(Function::blocks).flat_map(Block::instructions)
}

/// How a constant is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Getter,
    Alloca,
}

impl Kind {
    fn of(callee: Function<'_>) -> Option<Self> {
        const GETTERS: [&[u8]; 4] = [
            b"_Z37__sycl_getScalar2020SpecConstantValue",
            b"_Z40__sycl_getComposite2020SpecConstantValue",
            b"__sycl_getScalar2020SpecConstantValue",
            b"__sycl_getComposite2020SpecConstantValue",
        ];
        let name = callee.name();
        if !callee.is_declaration() {
            return None;
        }
        if name.starts_with(b"llvm.sycl.alloca.") {
            return Some(Self::Alloca);
        }
        GETTERS.iter().any(|getter| name.starts_with(getter)).then_some(Self::Getter)
    }
}

/// Whether a call is `llvm.sycl.alloca.*`.
pub(crate) fn is_sycl_alloca(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call
        && inst.called_function().is_some_and(|callee| callee.is_intrinsic() && Kind::of(callee) == Some(Kind::Alloca))
}

/// Whether a call asks for a constant.
pub(super) fn is_request(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && inst.called_function().is_some_and(|callee| Kind::of(callee).is_some())
}

/// The default of the number that a call asks for; `None` for other calls and for more than one number.
pub(super) fn scalar_default(inst: Inst<'_>) -> Option<Value<'_>> {
    let callee = inst.called_function()?;
    if Kind::of(callee)? != Kind::Getter || inst.ty().integer_bits().is_none() {
        return None;
    }
    Some(first_scalar(asked(inst)?.ok()?.default))
}

/// What a call asks for.
struct Asked<'m> {
    string: &'m [u8],
    ty: Type<'m>,
    default: Value<'m>,
}

/// What a call asks for, or what is wrong with it; `None` for other calls.
fn asked(inst: Inst<'_>) -> Option<Result<Asked<'_>, String>> {
    if inst.opcode() != Opcode::Call {
        return None;
    }
    let callee = inst.called_function()?;
    Kind::of(callee).map(|kind| read_call(inst, callee, kind))
}

fn read_call<'m>(inst: Inst<'m>, callee: Function<'m>, kind: Kind) -> Result<Asked<'m>, String> {
    let result = sret(inst, callee).filter(|_| kind == Kind::Getter);
    let first = u32::from(result.is_some());
    let expected = if kind == Kind::Alloca { 5 } else { first + 3 };
    if inst.argument_count() != expected {
        let name = String::from_utf8_lossy(callee.name());
        return Err(format!("@{name} takes {expected} arguments, not {}", inst.argument_count()));
    }
    let string = global(inst.argument(first)).and_then(text).ok_or(
        "the name of a specialization constant is not the address of a constant string; optimise the module, or keep \
         the string in one variable that is written once",
    )?;
    let default = global(inst.argument(first + 1))
        .and_then(Global::initializer)
        .and_then(|initial| initial.aggregate_element(0))
        .ok_or(
            "the default of a specialization constant is not the first member of a specialization_id's initialiser",
        )?;
    let ty = match (kind, result) {
        (Kind::Alloca, _) => first_scalar(default).ty(),
        (Kind::Getter, Some(ty)) => ty,
        (Kind::Getter, None) => inst.ty(),
    };
    let default = if is_composite(ty) { default } else { first_scalar(default) };
    Ok(Asked { string, ty, default })
}

/// The type that the first argument points to, where the result is written.
fn sret<'m>(inst: Inst<'m>, callee: Function<'m>) -> Option<Type<'m>> {
    let place = AttributePlace::Parameter(0);
    inst.type_attribute(place, "sret").or_else(|| callee.type_attribute(place, "sret"))
}

fn is_composite(ty: Type<'_>) -> bool {
    matches!(ty.kind(), TypeKind::Struct | TypeKind::Array { .. } | TypeKind::Vector { .. })
}

fn first_scalar(mut value: Value<'_>) -> Value<'_> {
    while is_composite(value.ty()) {
        match value.aggregate_element(0) {
            Some(first) => value = first,
            None => break,
        }
    }
    value
}

/// The global whose address a pointer is, through casts and, as unoptimised code has it, a variable written once.
fn global(pointer: Value<'_>) -> Option<Global<'_>> {
    const STEPS: usize = 32;
    let mut pointer = pointer;
    for _ in 0..STEPS {
        pointer = match pointer.kind() {
            ValueKind::GlobalVariable(global) => return Some(global),
            ValueKind::Alias => pointer.operands().next()?,
            ValueKind::ConstantExpr(opcode) => same_address(pointer, opcode)?,
            ValueKind::Instruction(inst) if inst.opcode() == Opcode::Load => written_once(inst.operand(0))?,
            ValueKind::Instruction(inst) => same_address(pointer, inst.opcode())?,
            _ => return None,
        };
    }
    None
}

/// Returns the pointer whose address a cast, or an address computation without a step, has.
pub(super) fn same_address(value: Value<'_>, opcode: Opcode) -> Option<Value<'_>> {
    match opcode {
        Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Freeze => Some(value.operand(0)),
        Opcode::GetElementPtr if value.operands().skip(1).all(|index| index.int_zext() == Some(0)) => {
            Some(value.operand(0))
        }
        _ => None,
    }
}

/// The only value that is ever written into a variable.
fn written_once(place: Value<'_>) -> Option<Value<'_>> {
    let mut variable = place;
    while let ValueKind::Instruction(inst) = variable.kind() {
        if inst.opcode() == Opcode::Alloca {
            break;
        }
        variable = same_address(variable, inst.opcode())?;
    }
    let ValueKind::Instruction(_) = variable.kind() else { return None };
    let mut pointers = vec![variable];
    let mut written = None;
    while let Some(pointer) = pointers.pop() {
        for (user, operand) in pointer.use_places() {
            let inst = user.as_instruction()?;
            match (inst.opcode(), operand) {
                (Opcode::Load, _) => {}
                (Opcode::Store, 1) if written.is_none() => written = Some(inst.operand(0)),
                (Opcode::AddrSpaceCast | Opcode::BitCast, _) => pointers.push(user),
                (Opcode::Call, _)
                    if inst.called_function().is_some_and(|callee| callee.name().starts_with(b"llvm.lifetime.")) => {}
                _ => return None,
            }
        }
    }
    written
}

/// The text of a constant string, without the zero at its end.
fn text(global: Global<'_>) -> Option<&[u8]> {
    let initial = global.initializer().filter(|_| global.is_constant())?;
    let bytes = match initial.kind() {
        ValueKind::DataArray => initial.data_bytes(),
        _ => return None,
    };
    let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    (end > 0).then_some(&bytes[..end])
}

/// The most bytes that one constant takes; `OpSpecConstantComposite` has no room for as many numbers.
const MOST_BYTES: u64 = 1 << 20;

/// The numbers in a constant, without ids yet.
fn leaves<'m>(layout: DataLayout<'m>, asked: &Asked<'m>) -> Result<Vec<Leaf<'m>>, String> {
    for ty in [asked.ty, asked.default.ty()] {
        if layout.alloc_size(ty) > MOST_BYTES {
            return Err(format!("a specialization constant of type {ty} takes more than {MOST_BYTES} bytes"));
        }
    }
    let mut defined = Vec::new();
    let mut is_defined = |offset, ty, value: Value<'m>| {
        if !matches!(value.kind(), ValueKind::Undef | ValueKind::Poison) {
            defined.push((offset, ty, value));
        }
    };
    walk_constant(layout, asked.default, 0, &mut is_defined)?;
    let mut defined = defined.into_iter().peekable();
    let mut leaves = Vec::new();
    let fits = |ty: Type<'_>, default: Type<'_>| ty == default || (is_bool(ty) && default.integer_bits() == Some(8));
    let mut collect = |offset, ty: Type<'m>| match defined.next_if(|(at, _, _)| *at == offset) {
        Some((_, default_ty, default)) if fits(ty, default_ty) && is_number(ty) => {
            leaves.push(Leaf { id: 0, offset, ty, default });
            Ok(())
        }
        Some((_, default_ty, _)) => {
            Err(format!("a specialization constant with {ty} at byte {offset} has a default with {default_ty} there"))
        }
        // Bytes between members are no data.
        None => Ok(()),
    };
    walk_type(layout, asked.ty, 0, &mut collect)?;
    match defined.next() {
        Some((offset, default, _)) => Err(format!(
            "a specialization constant of type {} has no {default} at byte {offset} for its default",
            asked.ty
        )),
        None if leaves.is_empty() => Err(format!("a specialization constant of type {} holds no number", asked.ty)),
        None => Ok(leaves),
    }
}

fn is_bool(ty: Type<'_>) -> bool {
    ty.integer_bits() == Some(1)
}

fn is_number(ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Integer(bits) => matches!(bits, 1 | 8 | 16 | 32 | 64),
        _ => ty.is_float(),
    }
}

/// The members of a composite, each with its offset; `None` for other types.
pub(crate) fn members<'m>(layout: DataLayout<'m>, ty: Type<'m>) -> Option<impl Iterator<Item = (u64, Type<'m>)>> {
    let (count, element) = match ty.kind() {
        TypeKind::Struct => (u64::from(ty.member_count()), None),
        // What takes no memory has no numbers.
        TypeKind::Array { element, length } => (if layout.alloc_size(element) > 0 { length } else { 0 }, Some(element)),
        TypeKind::Vector { element, length, .. } => (u64::from(length), Some(element)),
        _ => return None,
    };
    let member = move |index: u64| match element {
        Some(element) => (index.saturating_mul(layout.alloc_size(element)), element),
        None => (layout.element_offset(ty, index as u32), ty.member(index as u32)),
    };
    Some((0..count).map(member))
}

fn walk_type<'m>(
    layout: DataLayout<'m>,
    ty: Type<'m>,
    offset: u64,
    found: &mut impl FnMut(u64, Type<'m>) -> Result<(), String>,
) -> Result<(), String> {
    match members(layout, ty) {
        Some(mut members) => members.try_for_each(|(at, member)| walk_type(layout, member, offset + at, found)),
        None => found(offset, ty),
    }
}

fn walk_constant<'m>(
    layout: DataLayout<'m>,
    value: Value<'m>,
    offset: u64,
    found: &mut impl FnMut(u64, Type<'m>, Value<'m>),
) -> Result<(), String> {
    let Some(members) = members(layout, value.ty()) else {
        found(offset, value.ty(), value);
        return Ok(());
    };
    for (index, (at, _)) in members.enumerate() {
        let member = value.aggregate_element(index as u32);
        let member = member.ok_or_else(|| format!("the default {} is not a constant", value.describe()))?;
        walk_constant(layout, member, offset + at, found)?;
    }
    Ok(())
}

/// The ids that are free.
struct Ids {
    used: FxHashSet<u32>,
    next: u32,
}

impl Ids {
    fn fresh(&mut self) -> Option<u32> {
        while self.used.contains(&self.next) {
            self.next = self.next.checked_add(1)?;
        }
        let id = self.next;
        self.next = self.next.checked_add(1)?;
        (id != PADDING).then_some(id)
    }
}

/// The ids that calls of `__spirv_SpecConstant` use.
fn used_ids(module: ModuleRef<'_>) -> FxHashSet<u32> {
    let constants = instructions(module).filter_map(spec_constant_call);
    constants.filter_map(|(id, _)| u32::try_from(id.int_zext()?).ok()).collect()
}

/// Not the id of a constant, but of bytes between them.
const PADDING: u32 = u32::MAX;

/// What `!sycl.specialization-constants` says of one number.
#[derive(Clone, Copy)]
struct Number {
    id: u32,
    offset: u64,
    size: u64,
}

type Stated<'m> = IndexMap<&'m [u8], Vec<Number>, FxBuildHasher>;

/// `!{!"string", i32 id, i32 offset, i32 size, ...}`
fn stated(module: ModuleRef<'_>) -> Stated<'_> {
    let mut stated = Stated::default();
    for node in module.named_metadata("sycl.specialization-constants") {
        let Some(string) = node.string(0) else { continue };
        let word = |index: u32| node.int(index).map(|number| number as u32);
        let number = |first: u32| {
            let (offset, size) = (u64::from(word(first + 1)?), u64::from(word(first + 2)?));
            Some(Number { id: word(first)?, offset, size })
        };
        stated.insert(string, (1..node.operand_count()).step_by(3).filter_map(number).collect());
    }
    stated
}
