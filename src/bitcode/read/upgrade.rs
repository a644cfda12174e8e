//! Changes that LLVM makes in modules of older releases as it reads them: those that this reader makes as well, and those
//! that it leaves to LLVM.

use rustc_hash::FxHashSet;

use super::{ModuleReader, Step, Stop};
use crate::bitcode::NEWEST_RELEASE;
use crate::ir::attributes::{Attribute, AttributeListId};
use crate::ir::builder::ModuleBuilder;
use crate::ir::metadata::{MdData, word_reference};
use crate::ir::types::TypeData;
use crate::ir::{DataLayout, MdField, MdId, MdKind, StrId, TypeId};

/// Attributes with a key that LLVM replaces on functions.
const FUNCTION_ATTRIBUTES: &[&str] = &["implicit-section-name", "amdgpu-unsafe-fp-atomics"];

/// An intrinsic whose calls become debug records.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum DebugIntrinsic {
    Declare,
    Value,
    Assign,
    Label,
}

impl DebugIntrinsic {
    pub(super) fn from_name(name: &[u8]) -> Option<Self> {
        Some(match name {
            b"llvm.dbg.declare" => Self::Declare,
            b"llvm.dbg.value" => Self::Value,
            b"llvm.dbg.assign" => Self::Assign,
            b"llvm.dbg.label" => Self::Label,
            _ => return None,
        })
    }
}

impl ModuleReader<'_> {
    /// Sets the data layout, with what LLVM adds to that of older releases.
    pub(super) fn set_layout(&mut self) -> Step<()> {
        let text = &*self.layout;
        let triple = &*self.builder.module.triple;
        let arch = triple.split('-').next().unwrap_or_default();
        let is_spirv = arch.starts_with("spir") && !(arch == "spirv" || arch.starts_with("spirv1"));
        let is_current = self.entry.llvm_release().is_some_and(|release| release >= NEWEST_RELEASE);
        let text = match is_spirv {
            true if !text.contains("-G") && !text.starts_with('G') => match text {
                "" => "G1".to_owned(),
                text => format!("{text}-G1"),
            },
            true => text.to_owned(),
            false if is_current || text.is_empty() => text.to_owned(),
            false => return Err(Stop::needs_upgrade(format!("the data layout of target `{arch}`"))),
        };
        let layout = DataLayout::parse(&text).map_err(|error| Stop::invalid(error.to_string()))?;
        self.tables.alloca_space = layout.alloca_address_space();
        self.builder.set_layout(layout);
        Ok(())
    }
}

/// Checks that LLVM does not change a variable: lists of constructors had pairs once.
pub(super) fn check_variable(builder: &ModuleBuilder, name: StrId, ty: TypeId) -> Step<()> {
    let is_list = matches!(builder.text(name), b"llvm.global_ctors" | b"llvm.global_dtors");
    let element = match builder.type_data(ty) {
        TypeData::Array { element, .. } if is_list => *element,
        _ => return Ok(()),
    };
    match builder.contained_types(element).len() {
        2 => Err(Stop::needs_upgrade("a list of constructors without associated data")),
        _ => Ok(()),
    }
}

/// Returns `true` for the assembly that marks values of Objective-C that a function returns, whose comment LLVM changes.
pub(super) fn is_changed_asm(text: &[u8]) -> bool {
    let has = |part: &[u8]| text.windows(part.len()).any(|window| window == part);
    text.starts_with(b"mov\tfp") && has(b"objc_retainAutoreleaseReturnValue") && has(b"# marker")
}

/// Checks that LLVM does not change an intrinsic.
pub(super) fn check_intrinsic(builder: &ModuleBuilder, name: &[u8], ty: TypeId) -> Step<()> {
    let Some(Ok(name)) = name.strip_prefix(b"llvm.").map(std::str::from_utf8) else { return Ok(()) };
    let [result, parameters @ ..] = builder.contained_types(ty) else { return Ok(()) };
    let is_named_struct = match builder.type_data(*result) {
        TypeData::NamedStruct(_) => true,
        TypeData::LiteralStruct { is_packed, .. } => *is_packed,
        _ => false,
    };
    let row = INTRINSICS.iter().find(|(prefix, _)| name.starts_with(prefix));
    let is_changed = row.is_some_and(|(prefix, rule)| match rule {
        IntrinsicRule::Never => false,
        IntrinsicRule::Always => true,
        IntrinsicRule::WithoutSuffix => prefix.len() == name.len(),
        IntrinsicRule::Parameters(count) => parameters.len() == *count,
        IntrinsicRule::Fewer(count) => parameters.len() < *count,
        IntrinsicRule::Result => *result != TypeId::VOID,
    });
    match is_changed || is_named_struct || has_typed_pointer(name) {
        true => Err(Stop::needs_upgrade(format!("the intrinsic `llvm.{name}`"))),
        false => Ok(()),
    }
}

/// Returns `true` if a name has the type of a typed pointer: `p0i8`.
fn has_typed_pointer(name: &str) -> bool {
    name.split('.').any(|part| {
        let pointer = part.trim_start_matches('v').trim_start_matches(|c: char| c.is_ascii_digit());
        let Some(space) = pointer.strip_prefix('p') else { return false };
        let rest = space.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_type = rest.starts_with(['i', 'f', 'v', 's', 'a', 'p', 'b', 'h', 'd']);
        space.len() > rest.len() && is_type
    })
}

/// The condition on which LLVM changes an intrinsic as it reads it.
#[derive(Copy, Clone, Debug)]
enum IntrinsicRule {
    Never,
    Always,
    /// The name is exactly this one.
    WithoutSuffix,
    /// It has that number of parameters.
    Parameters(usize),
    /// It has fewer parameters.
    Fewer(usize),
    /// It has a result.
    Result,
}

/// Beginnings of names without `llvm.`; the first that fits counts.
#[rustfmt::skip]
const INTRINSICS: &[(&str, IntrinsicRule)] = &[
    ("aarch64.", IntrinsicRule::Always),
    ("amdgcn.", IntrinsicRule::Always),
    ("arm.", IntrinsicRule::Always),
    ("coro.end.async", IntrinsicRule::Result),
    ("coro.end.results", IntrinsicRule::Never),
    ("coro.end", IntrinsicRule::Result),
    ("ctlz.", IntrinsicRule::Parameters(1)),
    ("cttz.", IntrinsicRule::Parameters(1)),
    ("dbg.", IntrinsicRule::Always),
    ("experimental.stepvector", IntrinsicRule::Always),
    ("experimental.vector.deinterleave2.", IntrinsicRule::Always),
    ("experimental.vector.extract.last.active.", IntrinsicRule::Never),
    ("experimental.vector.extract.", IntrinsicRule::Always),
    ("experimental.vector.insert.", IntrinsicRule::Always),
    ("experimental.vector.interleave2.", IntrinsicRule::Always),
    ("experimental.vector.partial.reduce.add.", IntrinsicRule::Always),
    ("experimental.vector.reduce.", IntrinsicRule::Always),
    ("experimental.vector.reverse.", IntrinsicRule::Always),
    ("experimental.vector.splice.", IntrinsicRule::Always),
    ("flt.rounds", IntrinsicRule::Always),
    ("invariant.group.barrier", IntrinsicRule::Always),
    ("lifetime.", IntrinsicRule::Parameters(2)),
    ("masked.gather", IntrinsicRule::Parameters(4)),
    ("masked.load", IntrinsicRule::Parameters(4)),
    ("masked.scatter", IntrinsicRule::Parameters(4)),
    ("masked.store", IntrinsicRule::Parameters(4)),
    ("memcpy.", IntrinsicRule::Parameters(5)),
    ("memmove.", IntrinsicRule::Parameters(5)),
    ("memset.", IntrinsicRule::Parameters(5)),
    ("nvvm.", IntrinsicRule::Always),
    ("objectsize.", IntrinsicRule::Fewer(4)),
    ("ppc.", IntrinsicRule::Always),
    ("ptr.annotation.", IntrinsicRule::Parameters(4)),
    ("riscv.", IntrinsicRule::Always),
    ("stackprotectorcheck", IntrinsicRule::Always),
    ("thread.pointer", IntrinsicRule::WithoutSuffix),
    ("var.annotation", IntrinsicRule::Parameters(4)),
    ("vector.splice.left.", IntrinsicRule::Never),
    ("vector.splice.right.", IntrinsicRule::Never),
    ("vector.splice.", IntrinsicRule::Always),
    ("wasm.", IntrinsicRule::Always),
    ("x86.", IntrinsicRule::Always),
];

/// Checks that LLVM does not change a function because of its attributes.
pub(super) fn check_function_attributes(builder: &ModuleBuilder, list: AttributeListId) -> Step<()> {
    let module = &builder.module;
    let set = module.attributes.at(list, crate::ir::attributes::FUNCTION_INDEX);
    for attribute in set {
        let Attribute::String(key, _) = *attribute else { continue };
        let key = builder.text(key);
        if FUNCTION_ATTRIBUTES.iter().any(|old| old.as_bytes() == key) {
            return Err(Stop::needs_upgrade(format!("attribute \"{}\"", String::from_utf8_lossy(key))));
        }
    }
    Ok(())
}

/// Checks that LLVM does not change the attachments of functions and instructions, each node once.
pub(super) fn check_attachments(builder: &ModuleBuilder) -> Step<()> {
    let mut checked = FxHashSet::default();
    for function in &builder.module.functions {
        let of_function = function.symbol.attachments.iter().copied();
        let body = function.body.as_ref();
        let of_body = body.into_iter().flat_map(|body| body.attachments.iter().map(|(_, kind, node)| (*kind, *node)));
        for (kind, node) in of_function.chain(of_body) {
            if checked.insert((kind, node)) {
                check_attachment(builder, kind, node)?;
            }
        }
    }
    Ok(())
}

/// Checks that LLVM does not change an attachment: old type-based alias information, old names of loop metadata.
fn check_attachment(builder: &ModuleBuilder, kind: u32, node: MdId) -> Step<()> {
    let kind = builder.module.attachment_names.get(kind as usize).map_or(&[][..], |name| builder.text(*name));
    let data = |id: Option<MdId>| id.map(|id| builder.module.metadata.get(id));
    match (kind, tuple(builder, node)) {
        (b"tbaa", Some(operands)) => {
            let first = data(operands.first().copied().flatten());
            match operands.len() >= 3 && matches!(first, Some(MdData::Node { .. })) {
                true => Ok(()),
                false => Err(Stop::needs_upgrade("old type-based alias information")),
            }
        }
        (b"llvm.loop", Some(operands)) => {
            let properties = operands.into_iter().flatten().filter_map(|property| tuple(builder, property));
            let mut names = properties.filter_map(|property| data(property.first().copied().flatten()));
            let is_old =
                |data| matches!(data, MdData::String(name) if builder.text(name).starts_with(b"llvm.vectorizer."));
            match names.any(is_old) {
                true => Err(Stop::needs_upgrade("old loop metadata")),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Returns the operands of a tuple.
fn tuple(builder: &ModuleBuilder, node: MdId) -> Option<Vec<Option<MdId>>> {
    match builder.module.metadata.kind_and_words(node)? {
        (MdKind::Tuple, words) => Some(words.iter().map(|word| word_reference(*word)).collect()),
        _ => None,
    }
}

/// A module flag: its behavior, name and value.
struct ModuleFlag {
    node: MdId,
    behavior: u64,
    name: Vec<u8>,
    operands: Vec<Option<MdId>>,
}

fn module_flags(builder: &ModuleBuilder) -> Vec<ModuleFlag> {
    let named = &builder.module.named_metadata;
    let nodes = named.iter().find(|(name, _)| builder.text(*name) == b"llvm.module.flags").map(|(_, nodes)| nodes);
    let flag = |&node: &MdId| {
        let operands = tuple(builder, node)?;
        let [Some(behavior), Some(name), Some(_)] = *operands else { return None };
        let MdData::Value(value) = builder.module.metadata.get(behavior) else { return None };
        let MdData::String(name) = builder.module.metadata.get(name) else { return None };
        Some(ModuleFlag { node, behavior: builder.int_value(value)?, name: builder.text(name).to_vec(), operands })
    };
    nodes.into_iter().flatten().filter_map(flag).collect()
}

/// The behaviors of module flags.
const ERROR: u64 = 1;
const MAX: u64 = 7;
const MIN: u64 = 8;

/// Changes module flags as LLVM does.
pub(super) fn upgrade_module_flags(builder: &mut ModuleBuilder) -> Step<()> {
    for flag in module_flags(builder) {
        let behavior = match (&*flag.name, flag.behavior) {
            (b"PIC Level", ERROR | MAX) => MIN,
            (b"PIE Level", ERROR) => MAX,
            (b"amdgpu_code_object_version" | b"Linker Options", _) => {
                return Err(Stop::needs_upgrade(format!("module flag \"{}\"", String::from_utf8_lossy(&flag.name))));
            }
            (name, ERROR) if name == b"branch-target-enforcement" || name.starts_with(b"sign-return-address") => MIN,
            (name, _) if name.starts_with(b"Objective-C ") => {
                return Err(Stop::needs_upgrade("Objective-C module flags"));
            }
            _ => continue,
        };
        let behavior = builder.md_i32(behavior as u32);
        let operands: Vec<_> = std::iter::once(Some(behavior)).chain(flag.operands[1..].iter().copied()).collect();
        let new = builder.md_tuple(&operands);
        for (_, nodes) in &mut builder.module.named_metadata {
            nodes.iter_mut().filter(|node| **node == flag.node).for_each(|node| *node = new);
        }
    }
    Ok(())
}

/// The version of debug information.
const DEBUG_INFO_VERSION: u64 = 3;

/// Checks that debug information has the version of LLVM 22, which drops that of any other version.
pub(super) fn check_debug_info(builder: &ModuleBuilder) -> Step<()> {
    let is_debug = |data: &MdData| {
        matches!(data, MdData::Node { kind: MdKind::CompileUnit | MdKind::Subprogram | MdKind::Location, .. })
    };
    if !builder.module.metadata.entries.iter().any(is_debug) {
        return Ok(());
    }
    check_imports(builder)?;
    let flags = module_flags(builder);
    let flag = flags.iter().find(|flag| flag.name == b"Debug Info Version").and_then(|flag| flag.operands[2]);
    let version = flag.and_then(|id| match builder.module.metadata.get(id) {
        MdData::Value(value) => builder.int_value(value),
        _ => None,
    });
    match version {
        Some(DEBUG_INFO_VERSION) => Ok(()),
        _ => Err(Stop::needs_upgrade("debug information of another version")),
    }
}

/// Checks that no compile unit has the imports of a function, which LLVM moves to the function.
fn check_imports(builder: &ModuleBuilder) -> Step<()> {
    let metadata = &builder.module.metadata;
    let field = |node: MdId, field: MdField| {
        let (kind, words) = metadata.kind_and_words(node)?;
        let (position, _) = kind.field(field)?;
        words.get(position).and_then(|word| word_reference(*word))
    };
    let is_local = |import: &MdId| {
        let scope = field(*import, MdField::Scope).map(|scope| metadata.get(scope));
        matches!(
            scope,
            Some(MdData::Node { kind: MdKind::Subprogram | MdKind::LexicalBlock | MdKind::LexicalBlockFile, .. })
        )
    };
    let named = builder.module.named_metadata.iter().find(|(name, _)| builder.text(*name) == b"llvm.dbg.cu");
    let units = named.into_iter().flat_map(|(_, units)| units);
    let lists = units.filter_map(|unit| tuple(builder, field(*unit, MdField::ImportedEntities)?));
    match lists.flatten().flatten().any(|import| is_local(&import)) {
        true => Err(Stop::needs_upgrade("the imports of a function in a compile unit")),
        false => Ok(()),
    }
}
