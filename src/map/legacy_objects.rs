//! The target types for the names of OpenCL's objects.
//!
//! Clang up to 16 has no target types: an image is a pointer to an opaque structure, and only names give its type: the
//! mangled name of a function contains `ocl_image2d_ro`, the metadata of a kernel `image2d_t` and `read_only`, and a
//! function with the name of a SPIR-V instruction a pointer to `__spirv_Image__void_1_0_0_0_0_0_0`.

use std::borrow::Cow;

use smallvec::{SmallVec, smallvec};

use super::kernel_arg_names::access_qualifier;
use super::opencl_objects;
use crate::names::{Scalar, Signedness};
use crate::spirv::grammar::{AccessQualifier, Dim, Op};

/// The name and the parameters of a target type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// `spirv.Image` and the like
    pub name: &'static str,
    /// The sampled type of an image; other objects have no such parameter.
    pub sampled: Option<Sampled>,
    /// The integer parameters of the type.
    pub numbers: SmallVec<[u32; 7]>,
}

/// The sampled type of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sampled {
    /// `void`: the type follows from the instruction that reads the image.
    Void,
    /// Floating-point numbers of this width.
    Float(u32),
    /// Integers of this width.
    Int(u32),
}

/// Objects without parameters, by their names in mangled names, in source code and in SPIR-V.
#[rustfmt::skip]
static WITHOUT_PARAMETERS: &[(&str, &str, &str)] = &[
    ("ocl_clkevent",  "clk_event_t",  "spirv.DeviceEvent"),
    ("ocl_event",     "event_t",      "spirv.Event"),
    ("ocl_queue",     "queue_t",      "spirv.Queue"),
    ("ocl_reserveid", "reserve_id_t", "spirv.ReserveId"),
    ("ocl_sampler",   "sampler_t",    "spirv.Sampler"),
];

/// Functions with an object as their result, which the mangled name does not contain, by name.
#[rustfmt::skip]
static RESULTS: &[(&str, &str)] = &[
    ("__translate_sampler_initializer", "spirv.Sampler"),
    ("async_work_group_copy",           "spirv.Event"),
    ("async_work_group_strided_copy",   "spirv.Event"),
    ("create_user_event",               "spirv.DeviceEvent"),
    ("get_default_queue",               "spirv.Queue"),
];

/// Returns the object with a name in a mangled function name: `ocl_image2d_ro`, `ocl_event`.
///
/// Old versions of clang omit the access qualifier; it then follows from the function, which reads or writes.
pub fn of_mangled(name: &str, function: &str) -> Option<Object> {
    if let Some((.., plain)) = WITHOUT_PARAMETERS.iter().find(|(mangled, ..)| *mangled == name) {
        return Some(without_parameters(plain));
    }
    let image = name.strip_prefix("ocl_image")?;
    let explicit = ACCESS_SUFFIXES.iter().find_map(|(suffix, access)| Some((image.strip_suffix(suffix)?, *access)));
    let (shape, access) = explicit.unwrap_or_else(|| match function.starts_with("write_image") {
        true => (image, AccessQualifier::WriteOnly),
        false => (image, AccessQualifier::ReadOnly),
    });
    image_of(shape, access)
}

/// Returns the object of an OpenCL C type: `image2d_t` with `read_only`, `sampler_t`.
pub fn of_source(name: &str, access: &str) -> Option<Object> {
    if let Some((.., plain)) = WITHOUT_PARAMETERS.iter().find(|(_, source, _)| *source == name) {
        return Some(without_parameters(plain));
    }
    image_of(name.strip_prefix("image")?.strip_suffix("_t")?, access_qualifier(access))
}

/// Returns the object of a structure name: `__spirv_Image__void_1_0_0_0_0_0_0`, `__spirv_Event`.
pub fn of_structure(name: &str) -> Option<Object> {
    let rest = name.strip_prefix("__spirv_")?;
    let (object, parameters) = rest.split_once("__").unwrap_or((rest, ""));
    let name = match object {
        "DeviceEvent" => "spirv.DeviceEvent",
        "Event" => "spirv.Event",
        "Image" => "spirv.Image",
        "Pipe" => "spirv.Pipe",
        "PipeStorage" => "spirv.PipeStorage",
        "Queue" => "spirv.Queue",
        "ReserveId" => "spirv.ReserveId",
        "SampledImage" => "spirv.SampledImage",
        "Sampler" => "spirv.Sampler",
        _ => return None,
    };
    let mut sampled = None;
    let mut numbers = SmallVec::new();
    for parameter in parameters.split('_').filter(|parameter| !parameter.is_empty()) {
        match (parameter.parse(), sampled) {
            (Ok(number), _) => numbers.push(number),
            (Err(_), None) => sampled = Some(sampled_type(parameter)?),
            (Err(_), Some(_)) => return None,
        }
    }
    Some(Object { name, sampled, numbers })
}

/// Returns the name of a target type in the mangled names of OpenCL C's functions: the reverse of [`of_mangled`].
pub fn mangled_name(name: &str, numbers: &[u32]) -> Option<String> {
    if let Some((mangled, ..)) = WITHOUT_PARAMETERS.iter().find(|(.., plain)| *plain == name) {
        return Some((*mangled).to_owned());
    }
    if let Some(motion) = motion_name(name) {
        return Some(format!("ocl_{motion}"));
    }
    let access = access_suffix(AccessQualifier(numbers.last().copied().unwrap_or_default()));
    match name {
        "spirv.Pipe" => Some(format!("ocl_pipe{access}")),
        "spirv.Image" => Some(format!("ocl_image{}{access}", image_shape(numbers)?)),
        _ => None,
    }
}

/// Returns OpenCL C's name of a target type: the reverse of [`of_source`]. That of a pipe is the keyword.
pub fn source_name(name: &str, numbers: &[u32]) -> Option<String> {
    if let Some((_, source, _)) = WITHOUT_PARAMETERS.iter().find(|(.., plain)| *plain == name) {
        return Some((*source).to_owned());
    }
    match name {
        "spirv.Pipe" => Some("pipe".to_owned()),
        "spirv.Image" => Some(format!("image{}_t", image_shape(numbers)?)),
        _ => motion_name(name),
    }
}

/// Returns the name of the structure that stands for a target type in SPIR-V friendly names: the reverse of
/// [`of_structure`]. `types` are the names of the type parameters.
pub fn structure_name(name: &str, types: &[&str], numbers: &[u32]) -> String {
    let mut text = name.strip_prefix("spirv.").map_or_else(|| name.to_owned(), |rest| format!("__spirv_{rest}"));
    if !numbers.is_empty() {
        text.push('_');
    }
    for word in types.iter().map(|word| (*word).to_owned()).chain(numbers.iter().map(u32::to_string)) {
        text.push('_');
        text.push_str(&word);
    }
    text
}

/// Returns the address space of pointers to such a structure.
pub fn structure_space(name: &str) -> u32 {
    match name {
        "spirv.Sampler" => 2,
        "spirv.Image" | "spirv.SampledImage" | "spirv.VmeImageINTEL" => 1,
        "spirv.Pipe" | "spirv.PipeStorage" => 1,
        "spirv.CooperativeMatrixKHR" | "spirv.TaskSequenceINTEL" => 1,
        _ => 0,
    }
}

/// Returns the name of a scalar type among the parameters of a structure name; integers have no sign there.
pub fn structure_parameter(scalar: Scalar) -> Cow<'static, str> {
    Cow::Borrowed(match scalar.with_signedness(Signedness::Signed) {
        Scalar::Char => "char",
        Scalar::Short => "short",
        Scalar::Int => "uint",
        Scalar::Long => "long",
        Scalar::Half => "half",
        Scalar::BFloat => "bfloat16",
        Scalar::Float => "float",
        Scalar::Double => "double",
        other => return Cow::Owned(format!("i{}", other.bits())),
    })
}

/// `spirv.AvcImePayloadINTEL` => `intel_sub_group_avc_ime_payload_t`
fn motion_name(name: &str) -> Option<String> {
    let rest = name.strip_prefix("spirv.Avc")?.strip_suffix("INTEL")?;
    let mut text = String::from("intel_sub_group_avc");
    for letter in rest.chars() {
        if letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    Some(text + "_t")
}

fn access_suffix(access: AccessQualifier) -> &'static str {
    ACCESS_SUFFIXES.iter().find(|row| row.1 == access).map_or("_ro", |row| row.0)
}

/// `2d_array_msaa_depth`, of the integer parameters of an image
fn image_shape(numbers: &[u32]) -> Option<String> {
    let [dim, depth, arrayed, samples, ..] = *numbers else { return None };
    let (dim, buffer) = match Dim(dim) {
        Dim::Dim1D => ("1d", ""),
        Dim::Dim2D => ("2d", ""),
        Dim::Dim3D => ("3d", ""),
        Dim::Buffer => ("1d", "_buffer"),
        _ => return None,
    };
    let word = |number: u32, word: &'static str| if number == 1 { word } else { "" };
    Some([dim, buffer, word(arrayed, "_array"), word(samples, "_msaa"), word(depth, "_depth")].concat())
}

/// The access qualifiers at the end of mangled names of images.
static ACCESS_SUFFIXES: [(&str, AccessQualifier); 3] =
    [("_ro", AccessQualifier::ReadOnly), ("_wo", AccessQualifier::WriteOnly), ("_rw", AccessQualifier::ReadWrite)];

/// Returns the object that a function returns, by the function's unmangled name.
pub fn of_result(function: &str) -> Option<Object> {
    const RESERVING: [Op; 4] = [
        Op::ReserveReadPipePackets,
        Op::ReserveWritePipePackets,
        Op::GroupReserveReadPipePackets,
        Op::GroupReserveWritePipePackets,
    ];
    if let Some((op, _)) = opencl_objects::pipe(function) {
        return RESERVING.contains(&op).then(|| without_parameters("spirv.ReserveId"));
    }
    RESULTS.iter().find(|(name, _)| *name == function).map(|(_, object)| without_parameters(object))
}

/// Returns the first parameters of a pipe function; `None` for any other function.
pub fn of_pipe_function(function: &str) -> [Option<Object>; 2] {
    const RESERVED: [Op; 6] = [
        Op::ReservedReadPipe,
        Op::ReservedWritePipe,
        Op::CommitReadPipe,
        Op::CommitWritePipe,
        Op::GroupCommitReadPipe,
        Op::GroupCommitWritePipe,
    ];
    let Some((op, _)) = opencl_objects::pipe(function) else { return [None, None] };
    let writes = function.contains("write_pipe") || function.ends_with("_wo");
    let reservation = RESERVED.contains(&op).then(|| without_parameters("spirv.ReserveId"));
    [Some(pipe(if writes { "write_only" } else { "read_only" })), reservation]
}

/// Returns a pipe with an access qualifier.
pub fn pipe(access: &str) -> Object {
    Object { name: "spirv.Pipe", sampled: None, numbers: smallvec![access_qualifier(access).0] }
}

fn without_parameters(name: &'static str) -> Object {
    Object { name, sampled: None, numbers: SmallVec::new() }
}

fn sampled_type(name: &str) -> Option<Sampled> {
    Some(match name {
        "void" => Sampled::Void,
        "half" => Sampled::Float(16),
        "float" => Sampled::Float(32),
        "double" => Sampled::Float(64),
        "char" | "uchar" => Sampled::Int(8),
        "short" | "ushort" => Sampled::Int(16),
        "int" | "uint" => Sampled::Int(32),
        "long" | "ulong" => Sampled::Int(64),
        _ => return None,
    })
}

/// `2d_array_msaa_depth`
fn image_of(shape: &str, access: AccessQualifier) -> Option<Object> {
    let mut words = shape.split('_');
    let mut dim = match words.next()? {
        "1d" => Dim::Dim1D,
        "2d" => Dim::Dim2D,
        "3d" => Dim::Dim3D,
        _ => return None,
    };
    let (mut depth, mut arrayed, mut samples) = (0, 0, 0);
    for word in words {
        match word {
            "buffer" => dim = Dim::Buffer,
            "depth" => depth = 1,
            "array" => arrayed = 1,
            "msaa" => samples = 1,
            _ => return None,
        }
    }
    // The host decides the image format, and whether the image is sampled.
    let numbers = smallvec![dim.0, depth, arrayed, samples, 0, 0, access.0];
    Some(Object { name: "spirv.Image", sampled: Some(Sampled::Void), numbers })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    fn numbers(object: Option<Object>) -> Vec<u32> {
        object.map(|object| object.numbers.to_vec()).unwrap_or_default()
    }

    #[test]
    fn tables_are_sorted() {
        assert_ascending(WITHOUT_PARAMETERS.iter().map(|row| row.0));
        assert_ascending(RESULTS.iter().map(|row| row.0));
    }

    #[test]
    fn images_are_read_from_their_names() {
        assert_eq!(numbers(of_mangled("ocl_image2d_ro", "f")), [1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(numbers(of_mangled("ocl_image1d_buffer_wo", "f")), [5, 0, 0, 0, 0, 0, 1]);
        assert_eq!(numbers(of_mangled("ocl_image2d_array_msaa_depth_rw", "f")), [1, 1, 1, 1, 0, 0, 2]);
        assert_eq!(numbers(of_mangled("ocl_image3d", "read_imagef")), [2, 0, 0, 0, 0, 0, 0]);
        assert_eq!(numbers(of_mangled("ocl_image3d", "write_imagef")), [2, 0, 0, 0, 0, 0, 1]);
        assert_eq!(numbers(of_source("image2d_depth_t", "write_only")), [1, 1, 0, 0, 0, 0, 1]);
        assert_eq!(of_mangled("ocl_image2d_odd_ro", "f"), None);
        assert_eq!(of_source("imaginary_t", ""), None);
    }

    #[test]
    fn printed_names_are_read_again() {
        for shape in ["1d", "1d_array", "1d_buffer", "2d", "2d_array", "2d_depth", "2d_array_msaa_depth", "3d"] {
            for (suffix, access) in ACCESS_SUFFIXES {
                let mangled = format!("ocl_image{shape}{suffix}");
                let object = of_mangled(&mangled, "f");
                assert_eq!(mangled_name("spirv.Image", &numbers(object.clone())), Some(mangled));
                let source = source_name("spirv.Image", &numbers(object.clone())).unwrap_or_default();
                assert_eq!(
                    of_source(&source, super::super::kernel_arg_names::access_name(access).unwrap_or_default()),
                    object
                );
                let structure = structure_name("spirv.Image", &["void"], &numbers(object.clone()));
                assert_eq!(of_structure(&structure), object, "{structure}");
            }
        }
        for (mangled, source, name) in WITHOUT_PARAMETERS {
            assert_eq!(mangled_name(name, &[]).as_deref(), Some(*mangled));
            assert_eq!(source_name(name, &[]).as_deref(), Some(*source));
            assert_eq!(of_structure(&structure_name(name, &[], &[])).map(|object| object.name), Some(*name));
        }
        assert_eq!(mangled_name("spirv.Image", &[3, 0, 0, 0, 0, 0, 0]), None);
        assert_eq!(
            mangled_name("spirv.AvcImeResultDualReferenceStreamoutINTEL", &[]).as_deref(),
            Some("ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_t")
        );
        let matrix =
            structure_name("spirv.CooperativeMatrixKHR", &[&structure_parameter(Scalar::Int)], &[3, 12, 12, 2]);
        assert_eq!(matrix, "__spirv_CooperativeMatrixKHR__uint_3_12_12_2");
        assert_eq!(structure_parameter(Scalar::UBitInt(24)), "i24");
    }

    #[test]
    fn other_objects_have_no_parameters() {
        assert_eq!(of_mangled("ocl_event", "f").map(|object| object.name), Some("spirv.Event"));
        assert_eq!(of_source("sampler_t", "none").map(|object| object.name), Some("spirv.Sampler"));
        assert_eq!(of_result("get_default_queue").map(|object| object.name), Some("spirv.Queue"));
        assert_eq!(of_result("get_global_id"), None);
        assert_eq!(of_result("__read_pipe_2"), None);
        assert_eq!(of_result("__sub_group_reserve_read_pipe").map(|object| object.name), Some("spirv.ReserveId"));
        let [pipe, reservation] = of_pipe_function("__commit_write_pipe");
        assert_eq!((numbers(pipe), reservation.map(|object| object.name)), (vec![1], Some("spirv.ReserveId")));
    }

    #[test]
    fn structures_spell_their_parameters() {
        let image = of_structure("__spirv_Image__void_1_0_0_0_0_0_0");
        assert_eq!(image.as_ref().and_then(|image| image.sampled), Some(Sampled::Void));
        assert_eq!(numbers(image), [1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(numbers(of_structure("__spirv_Pipe__1")), [1]);
        assert_eq!(numbers(of_structure("__spirv_SampledImage__float_1_1_0_0_0_0_0")), [1, 1, 0, 0, 0, 0, 0]);
        assert_eq!(of_structure("__spirv_Image__odd_1"), None);
        assert_eq!(of_structure("__spirv_JointMatrixINTEL__int8"), None);
    }
}
