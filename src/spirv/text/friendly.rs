//! The names of ids in assembly, as SPIRV-Tools' disassembler gives them: by `OpName`, by the type or constant that they are,
//! by the built-in variable that they are, or else their number.
//!
//! Names differ: one that is taken gets a number, `a`, `a_0`, `a_1`. Every name counts its own numbers, so that the time does
//! not grow with the square of the ids that share one.

use rustc_hash::{FxHashMap, FxHashSet};

use super::literals::NumberType;
use crate::spirv::grammar::{BuiltIn, Decoration, EnumKind, FPEncoding, Op, enumerant};
use crate::spirv::view::{Instruction, View};

/// The longest name in bytes; an id with a longer one is its number.
const MAX_NAME: usize = 256;

/// Built-in variables with the names that GLSL has for them, without `gl_`.
const OF_GRAPHICS: [(BuiltIn, &str); 28] = [
    (BuiltIn::Position, "Position"),
    (BuiltIn::PointSize, "PointSize"),
    (BuiltIn::ClipDistance, "ClipDistance"),
    (BuiltIn::CullDistance, "CullDistance"),
    (BuiltIn::VertexId, "VertexID"),
    (BuiltIn::InstanceId, "InstanceID"),
    (BuiltIn::PrimitiveId, "PrimitiveID"),
    (BuiltIn::InvocationId, "InvocationID"),
    (BuiltIn::Layer, "Layer"),
    (BuiltIn::ViewportIndex, "ViewportIndex"),
    (BuiltIn::TessLevelOuter, "TessLevelOuter"),
    (BuiltIn::TessLevelInner, "TessLevelInner"),
    (BuiltIn::TessCoord, "TessCoord"),
    (BuiltIn::PatchVertices, "PatchVertices"),
    (BuiltIn::FragCoord, "FragCoord"),
    (BuiltIn::PointCoord, "PointCoord"),
    (BuiltIn::FrontFacing, "FrontFacing"),
    (BuiltIn::SampleId, "SampleID"),
    (BuiltIn::SamplePosition, "SamplePosition"),
    (BuiltIn::SampleMask, "SampleMask"),
    (BuiltIn::FragDepth, "FragDepth"),
    (BuiltIn::HelperInvocation, "HelperInvocation"),
    (BuiltIn::NumWorkgroups, "NumWorkGroups"),
    (BuiltIn::WorkgroupSize, "WorkGroupSize"),
    (BuiltIn::WorkgroupId, "WorkGroupID"),
    (BuiltIn::LocalInvocationId, "LocalInvocationID"),
    (BuiltIn::GlobalInvocationId, "GlobalInvocationID"),
    (BuiltIn::LocalInvocationIndex, "LocalInvocationIndex"),
];

/// Built-in variables with the names of the grammar.
const BUILT_IN: [BuiltIn; 11] = [
    BuiltIn::WorkDim,
    BuiltIn::GlobalSize,
    BuiltIn::EnqueuedWorkgroupSize,
    BuiltIn::GlobalOffset,
    BuiltIn::GlobalLinearId,
    BuiltIn::SubgroupSize,
    BuiltIn::SubgroupMaxSize,
    BuiltIn::NumSubgroups,
    BuiltIn::NumEnqueuedSubgroups,
    BuiltIn::SubgroupId,
    BuiltIn::SubgroupLocalInvocationId,
];

/// Built-in variables with the names of SPV_KHR_shader_ballot, which end in `KHR`.
const MASKS: [BuiltIn; 5] = [
    BuiltIn::SubgroupEqMask,
    BuiltIn::SubgroupGeMask,
    BuiltIn::SubgroupGtMask,
    BuiltIn::SubgroupLeMask,
    BuiltIn::SubgroupLtMask,
];

/// The names of a module's ids.
#[derive(Default)]
pub(super) struct FriendlyNames {
    /// Names that are not the number of their id.
    names: FxHashMap<u32, Box<str>>,
    /// Ids that are their number.
    numbers: FxHashSet<u32>,
    used: FxHashSet<Box<str>>,
    /// `true` if a used name may be a number.
    uses_numbers: bool,
    /// The next number for a name that is taken.
    next: FxHashMap<Box<str>, u32>,
}

impl FriendlyNames {
    /// Returns the names of a module's ids.
    pub(super) fn new(view: &View<'_>) -> Self {
        let mut names = Self::default();
        view.instructions().for_each(|inst| names.note(view, inst));
        names
    }

    /// Returns the name of an id, if it is not its number.
    pub(super) fn get(&self, id: u32) -> Option<&str> {
        self.names.get(&id).map(|name| &**name)
    }

    fn note(&mut self, view: &View<'_>, inst: Instruction<'_>) {
        match (inst.op, inst.operands) {
            (Op::Name, &[id, ..]) => {
                if let Some((name, _)) = inst.string(1) {
                    self.save(id, &sanitized(&name));
                }
            }
            (Op::Decorate, &[id, decoration, number, ..]) if decoration == Decoration::BuiltIn.0 => {
                if let Some(name) = built_in_name(BuiltIn(number)) {
                    self.save(id, &name);
                }
            }
            _ => {
                let Some(id) = inst.result() else { return };
                match self.suggestion(view, &inst) {
                    Some(name) => self.save(id, &name),
                    None => self.save_number(id),
                }
            }
        }
    }

    /// Returns the name for a type or a constant.
    fn suggestion(&self, view: &View<'_>, inst: &Instruction<'_>) -> Option<String> {
        let name = |id: u32| self.get(id).map_or_else(|| id.to_string(), str::to_owned);
        Some(match (inst.op, inst.operands) {
            (Op::TypeVoid, _) => "void".to_owned(),
            (Op::TypeBool, _) => "bool".to_owned(),
            (Op::TypeInt, &[_, width, sign]) => integer_name(width, sign),
            (Op::TypeFloat, &[_, width, ref encoding @ ..]) => float_name(width, encoding.first().copied()),
            (Op::TypeVector, &[_, element, count]) => format!("v{count}{}", name(element)),
            (Op::TypeMatrix, &[_, column, count]) => format!("mat{count}{}", name(column)),
            (Op::TypeArray, &[_, element, length]) => format!("_arr_{}_{}", name(element), name(length)),
            (Op::TypeRuntimeArray, &[_, element]) => format!("_runtimearr_{}", name(element)),
            (Op::TypePointer, &[_, storage, pointee]) => format!("_ptr_{}_{}", storage_name(storage), name(pointee)),
            (Op::TypeUntypedPointerKHR, &[_, storage]) => format!("_ptr_{}", storage_name(storage)),
            (Op::TypePipe, &[_, access]) => {
                let row = enumerant(EnumKind::AccessQualifier, access);
                format!("Pipe{}", row.map_or_else(|| access.to_string(), |row| row.name.to_owned()))
            }
            (Op::TypeEvent, _) => "Event".to_owned(),
            (Op::TypeDeviceEvent, _) => "DeviceEvent".to_owned(),
            (Op::TypeReserveId, _) => "ReserveId".to_owned(),
            (Op::TypeQueue, _) => "Queue".to_owned(),
            (Op::TypeOpaque, _) => format!("Opaque_{}", sanitized(&inst.string(1)?.0)),
            (Op::TypePipeStorage, _) => "PipeStorage".to_owned(),
            (Op::TypeNamedBarrier, _) => "NamedBarrier".to_owned(),
            (Op::TypeStruct, &[id, ..]) => format!("_struct_{id}"),
            (Op::ConstantTrue, _) => "true".to_owned(),
            (Op::ConstantFalse, _) => "false".to_owned(),
            (Op::Constant, &[ty, _, ref words @ ..]) => {
                let mut value = String::new();
                if let Some(number) = view.definition(ty).and_then(|ty| NumberType::declared(&ty)) {
                    number.print(words, &mut value);
                }
                sanitized(format!("{}_{}", name(ty), value.replace('-', "n")).as_bytes())
            }
            _ => return None,
        })
    }

    /// Names an id that has no name yet.
    fn save(&mut self, id: u32, name: &str) {
        if self.names.contains_key(&id) || self.numbers.contains(&id) {
            return;
        }
        match name.len() > MAX_NAME {
            true => self.save_number(id),
            false => self.save_unique(id, name),
        }
    }

    /// Lets an id be its number, unless that is the name of another one.
    fn save_number(&mut self, id: u32) {
        if self.names.contains_key(&id) {
            return;
        }
        if self.uses_numbers {
            let number = id.to_string();
            if self.used.contains(&*number) {
                return self.save_unique(id, &number);
            }
        }
        self.numbers.insert(id);
    }

    fn save_unique(&mut self, id: u32, name: &str) {
        if !self.is_used(name) {
            return self.insert(id, name);
        }
        loop {
            let next = self.next.entry(name.into()).or_default();
            let candidate = format!("{name}_{next}");
            *next += 1;
            if !self.is_used(&candidate) {
                return self.insert(id, &candidate);
            }
        }
    }

    fn is_used(&self, name: &str) -> bool {
        let number = name.parse().ok().filter(|number: &u32| number.to_string() == name);
        self.used.contains(name) || number.is_some_and(|number| self.numbers.contains(&number))
    }

    fn insert(&mut self, id: u32, name: &str) {
        self.uses_numbers |= name.starts_with(|first: char| first.is_ascii_digit());
        self.used.insert(name.into());
        self.names.insert(id, name.into());
    }
}

fn integer_name(width: u32, sign: u32) -> String {
    let unsigned = if sign == 0 { "u" } else { "" };
    let root = match width {
        8 => "char",
        16 => "short",
        32 => "int",
        64 => "long",
        _ => return format!("{}{width}", if sign == 0 { "u" } else { "i" }),
    };
    format!("{unsigned}{root}")
}

fn float_name(width: u32, encoding: Option<u32>) -> String {
    let encoded = match encoding.map(FPEncoding) {
        Some(FPEncoding::BFloat16KHR) => "bfloat16",
        Some(FPEncoding::Float8E4M3EXT) => "fp8e4m3",
        Some(FPEncoding::Float8E5M2EXT) => "fp8e5m2",
        _ => match width {
            16 => "half",
            32 => "float",
            64 => "double",
            _ => return format!("fp{width}"),
        },
    };
    encoded.to_owned()
}

fn storage_name(storage: u32) -> String {
    let row = enumerant(EnumKind::StorageClass, storage);
    row.map_or_else(|| format!("StorageClass{storage}"), |row| row.name.to_owned())
}

fn built_in_name(built_in: BuiltIn) -> Option<String> {
    if let Some((_, name)) = OF_GRAPHICS.iter().find(|(known, _)| *known == built_in) {
        return Some(format!("gl_{name}"));
    }
    let name = || enumerant(EnumKind::BuiltIn, built_in.0).map(|row| row.name);
    match built_in {
        BuiltIn::VertexIndex | BuiltIn::InstanceIndex | BuiltIn::BaseInstance => Some(format!("gl_{}", name()?)),
        _ if MASKS.contains(&built_in) => Some(format!("{}KHR", name()?)),
        _ if BUILT_IN.contains(&built_in) => Some(name()?.to_owned()),
        _ => None,
    }
}

/// Returns a name with an underscore for each byte that an identifier cannot have.
fn sanitized(name: &[u8]) -> String {
    if name.is_empty() {
        return "_".to_owned();
    }
    let valid = |byte: &u8| if byte.is_ascii_alphanumeric() { char::from(*byte) } else { '_' };
    name.iter().map(valid).collect()
}
