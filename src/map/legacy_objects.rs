//! The target types for the names of OpenCL's objects.
//!
//! Clang up to 16 has no target types: an image is a pointer to an opaque structure, and only names give its type: the
//! mangled name of a function contains `ocl_image2d_ro`, the metadata of a kernel `image2d_t` and `read_only`, and a
//! function with the name of a SPIR-V instruction a pointer to `__spirv_Image__void_1_0_0_0_0_0_0`.

use smallvec::{SmallVec, smallvec};

use super::kernel_arg_names::access_qualifier;
use super::opencl_objects;
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
static PLAIN: &[(&str, &str, &str)] = &[
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
    if let Some((.., plain)) = PLAIN.iter().find(|(mangled, ..)| *mangled == name) {
        return Some(without_parameters(plain));
    }
    let image = name.strip_prefix("ocl_image")?;
    let accesses =
        [("_ro", AccessQualifier::ReadOnly), ("_wo", AccessQualifier::WriteOnly), ("_rw", AccessQualifier::ReadWrite)];
    let explicit = accesses.iter().find_map(|(suffix, access)| Some((image.strip_suffix(suffix)?, *access)));
    let (shape, access) = explicit.unwrap_or_else(|| match function.starts_with("write_image") {
        true => (image, AccessQualifier::WriteOnly),
        false => (image, AccessQualifier::ReadOnly),
    });
    image_of(shape, access)
}

/// Returns the object of an OpenCL C type: `image2d_t` with `read_only`, `sampler_t`.
pub fn of_source(name: &str, access: &str) -> Option<Object> {
    if let Some((.., plain)) = PLAIN.iter().find(|(_, source, _)| *source == name) {
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
        assert_ascending(PLAIN.iter().map(|row| row.0));
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
