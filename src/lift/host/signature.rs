//! The interface of a kernel on the host: its arguments, and the C header that declares it.

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::atomic::AtomicUsize;

use super::identifiers;
use super::pipes::PacketSizes;
use crate::error::{Error, ErrorKind};
use crate::lift::cx::ModuleCx;
use crate::spirv::Op;
use crate::spirv::grammar::{AccessQualifier, Decoration, Dim, FunctionParameterAttribute, StorageClass};
use crate::spirv::half::{f64_from_half, half_from_f64};
use crate::spirv::view::{Function, Type};

/// A kernel of a module for the host.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostKernel {
    /// The name, which is that of the function.
    pub name: String,
    /// The arguments, in order.
    pub arguments: Vec<HostArgument>,
    /// The size that a group must have.
    pub required_size: Option<[u64; 3]>,
}

impl HostKernel {
    /// Checks what the function of the kernel has returned.
    ///
    /// # Errors
    ///
    /// It is not 0: the kernel did not run, or not to its end.
    pub fn check(&self, status: i32) -> crate::error::Result<()> {
        let Self { name, required_size, .. } = self;
        let message = match (status, required_size) {
            (0, _) => return Ok(()),
            (1, _) => "groups have 1 to 1048576 work-items, in one to three dimensions".to_owned(),
            (2, Some([x, y, z])) => format!("groups need the size {x},{y},{z}"),
            (3, _) => "there is not enough memory for the group, or not enough stacks".to_owned(),
            (4, _) => "not all work-items of a group reach a barrier".to_owned(),
            (5, _) => "a pipe has packets of another size than the kernel, or no memory for reservations".to_owned(),
            _ => format!("unknown status {status}"),
        };
        Err(Error::new(ErrorKind::TargetEnvironment, format!("{name}: {message}")))
    }
}

/// A range of work-items, as the function of a kernel takes it: `struct spirv_range` of the header.
///
/// The function's type is `unsafe extern "C" fn(*const HostRange<'_>, *const *const c_void) -> i32`, whose second parameter
/// refers to the value of each argument.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct HostRange<'c> {
    /// The number of dimensions, 1 to 3.
    pub dimensions: u32,
    /// The first work-item.
    pub global_offset: [usize; 3],
    /// The number of work-items.
    pub global_size: [usize; 3],
    /// The size of groups; 0 for the size that the kernel requires, or 1.
    pub local_size: [usize; 3],
    /// Counts the groups that have run.
    pub groups_done: Option<&'c AtomicUsize>,
    /// The number of threads that run groups: 0 for that of the processors, 1 for the caller's alone.
    pub threads: u32,
}

impl HostRange<'_> {
    /// Returns a range in as many dimensions as there are sizes, at most three.
    pub fn new(global_size: &[usize], local_size: &[usize]) -> Self {
        let mut range = Self { dimensions: global_size.len() as u32, ..Self::default() };
        range.global_size.iter_mut().zip(global_size).for_each(|(to, size)| *to = *size);
        range.local_size.iter_mut().zip(local_size).for_each(|(to, size)| *to = *size);
        range
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostArgument {
    /// The name in the source, if the module has it.
    pub name: Option<String>,
    /// The kind of value that the caller passes.
    pub kind: HostArgumentKind,
}

impl fmt::Display for HostArgument {
    /// Describes the argument: `memory of float4`, `a: int`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.name.as_deref().filter(|name| !name.is_empty()) {
            write!(f, "{name}: ")?;
        }
        match self.kind {
            HostArgumentKind::Memory(Some(element)) => write!(f, "memory of {element}"),
            HostArgumentKind::Memory(None) => f.write_str("memory"),
            HostArgumentKind::Local => f.write_str("local memory"),
            HostArgumentKind::Number(number) => number.fmt(f),
            HostArgumentKind::Bytes(size) => write!(f, "a structure of {size} bytes"),
            HostArgumentKind::Sampler => f.write_str("a sampler"),
            HostArgumentKind::Image(image) => image.fmt(f),
            HostArgumentKind::Pipe(pipe) => pipe.fmt(f),
        }
    }
}

/// The kind of value that a caller passes for an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum HostArgumentKind {
    /// The address of memory with elements of this type, if they are numbers.
    Memory(Option<HostNumber>),
    /// The number of bytes of memory that each group has.
    Local,
    /// A number, or a vector of numbers.
    Number(HostNumber),
    /// A structure of this number of bytes.
    Bytes(u64),
    /// The address of a `spirv_image` of the header.
    Image(HostImage),
    /// The bits of a sampler, as OpenCL C's constants have them, in 64 bits.
    Sampler,
    /// The address of a `spirv_pipe` of the header.
    Pipe(HostPipe),
}

/// The sizes that an image has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostImage {
    /// 1 to 3: width, height, depth.
    pub dimensions: u32,
    /// `true` if it has layers.
    pub is_array: bool,
}

impl HostImage {
    /// Returns an image with that many dimensions.
    pub fn new(dimensions: u32, is_array: bool) -> Self {
        Self { dimensions, is_array }
    }

    /// Returns the names of the sizes, in the order in which a caller gives them: the number of layers comes last.
    pub fn size_names(self) -> Vec<&'static str> {
        let names = ["width", "height", "depth"].into_iter().take(self.dimensions as usize);
        names.chain(self.is_array.then_some("layers")).collect()
    }
}

impl fmt::Display for HostImage {
    /// Describes the image: `a 2D image`, `an array of 1D images`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_array {
            true => write!(f, "an array of {}D images", self.dimensions),
            false => write!(f, "a {}D image", self.dimensions),
        }
    }
}

/// The side of a pipe that a kernel has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostPipe {
    /// `true` if the kernel writes packets, `false` if it reads them.
    pub is_written: bool,
    /// The size of a packet in bytes, if all that the kernel does with the pipe has one.
    pub packet_size: Option<u32>,
}

impl HostPipe {
    /// Returns a pipe that a kernel writes or reads.
    pub const fn new(is_written: bool, packet_size: Option<u32>) -> Self {
        Self { is_written, packet_size }
    }

    /// Checks the size of the packets that a caller has.
    ///
    /// # Errors
    ///
    /// The kernel has packets of another size.
    pub fn check(&self, packet_size: u32) -> crate::error::Result<()> {
        match self.packet_size.filter(|wanted| *wanted != packet_size) {
            None => Ok(()),
            Some(wanted) => {
                let message = format!("expected packets of {wanted} bytes, found packets of {packet_size} bytes");
                Err(Error::new(ErrorKind::InvalidUsage, message))
            }
        }
    }
}

impl fmt::Display for HostPipe {
    /// Describes the pipe: `a pipe to read packets of 4 bytes`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_written { "a pipe to write" } else { "a pipe to read" })?;
        match self.packet_size {
            Some(1) => f.write_str(" packets of 1 byte"),
            Some(size) => write!(f, " packets of {size} bytes"),
            None => Ok(()),
        }
    }
}

/// A number, or a vector of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HostNumber {
    /// `true` for floating-point numbers.
    pub is_float: bool,
    /// The width of a component in bits: 8, 16, 32 or 64.
    pub bits: u32,
    /// The number of components; 1 for a scalar. A vector of three takes the memory of one of four.
    pub components: u32,
}

impl HostNumber {
    /// A byte.
    pub const BYTE: Self = Self::new(false, 8, 1);

    /// Returns a type of numbers.
    pub const fn new(is_float: bool, bits: u32, components: u32) -> Self {
        Self { is_float, bits, components }
    }

    /// Returns the bytes of the component nearest to a floating-point number.
    pub fn float_bytes(self, value: f64) -> Vec<u8> {
        match self.bits {
            16 => half_from_f64(value).to_le_bytes().to_vec(),
            32 => (value as f32).to_le_bytes().to_vec(),
            _ => value.to_le_bytes().to_vec(),
        }
    }

    /// Returns the text of a component with these low bits: the shortest one that has them.
    pub fn text(self, word: u64) -> String {
        match (self.is_float, self.bits) {
            (true, 16) => f64_from_half(word as u16).to_string(),
            (true, 32) => f32::from_bits(word as u32).to_string(),
            (true, _) => f64::from_bits(word).to_string(),
            (false, bits) => ((word << (64 - bits)) as i64 >> (64 - bits)).to_string(),
        }
    }
}

impl FromStr for HostNumber {
    type Err = ();

    /// Parses the type of a number in OpenCL C: `float`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let all = [(false, 8), (false, 16), (false, 32), (false, 64), (true, 16), (true, 32), (true, 64)];
        let mut all = all.into_iter().map(|(is_float, bits)| Self::new(is_float, bits, 1));
        all.find(|number| number.to_string() == text).ok_or(())
    }
}

impl fmt::Display for HostNumber {
    /// Writes the type as OpenCL C's: `float4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.is_float, self.bits) {
            (true, 16) => "half",
            (true, 32) => "float",
            (true, _) => "double",
            (false, 8) => "char",
            (false, 16) => "short",
            (false, 32) => "int",
            (false, _) => "long",
        })?;
        if self.components > 1 { write!(f, "{}", self.components) } else { Ok(()) }
    }
}

/// Returns the arguments of a kernel.
pub(super) fn arguments(mx: &ModuleCx<'_>, packet_sizes: &PacketSizes, function: &Function) -> Vec<HostArgument> {
    let head = mx.view.instructions_in(function.head.clone());
    let parameters = head.filter(|inst| inst.op == Op::FunctionParameter);
    parameters
        .filter_map(|inst| Some((inst.result()?, inst.result_type()?)))
        .map(|(id, ty)| HostArgument { name: mx.view.name(id), kind: kind(mx, packet_sizes, id, ty) })
        .collect()
}

fn kind(mx: &ModuleCx<'_>, packet_sizes: &PacketSizes, id: u32, ty: u32) -> HostArgumentKind {
    let size = |ty: u32| mx.ty(ty).map_or(0, |ty| mx.ir.alloc_size(ty));
    let is_copy = || {
        let mut found = mx.decorations(id).filter(|found| found.decoration == Decoration::FuncParamAttr);
        found.any(|found| found.operands.first() == Some(&FunctionParameterAttribute::ByVal.0))
    };
    match mx.view.ty(ty) {
        Some(Type::Pointer { storage: StorageClass::Workgroup, .. }) => HostArgumentKind::Local,
        Some(Type::Pointer { pointee: Some(pointee), .. }) if is_copy() => HostArgumentKind::Bytes(size(pointee)),
        Some(Type::Pointer { pointee, .. }) => {
            // Pointers to bytes are to memory of any type: LLVM IR has no other ones.
            let element = pointee.and_then(|pointee| number(mx, pointee));
            HostArgumentKind::Memory(element.filter(|element| *element != HostNumber::BYTE))
        }
        Some(Type::Image) => HostArgumentKind::Image(image(mx, ty)),
        Some(Type::Sampler) => HostArgumentKind::Sampler,
        Some(Type::Other(Op::TypePipe)) => HostArgumentKind::Pipe(pipe(mx, ty, packet_sizes.of_parameter(id))),
        _ => number(mx, ty).map_or_else(|| HostArgumentKind::Bytes(size(ty)), HostArgumentKind::Number),
    }
}

fn image(mx: &ModuleCx<'_>, ty: u32) -> HostImage {
    let found = mx.view.definition(ty);
    let (dim, is_array) = match found.map(|ty| ty.operands) {
        Some(&[_, _, dim, _, arrayed, ..]) => (Dim(dim), arrayed == 1),
        _ => (Dim::Dim1D, false),
    };
    let dimensions = match dim {
        Dim::Dim1D | Dim::Buffer => 1,
        Dim::Dim3D => 3,
        // OpenCL has no images of other kinds than those with two.
        _ => 2,
    };
    HostImage { dimensions, is_array }
}

fn pipe(mx: &ModuleCx<'_>, ty: u32, packet_size: Option<u32>) -> HostPipe {
    let qualifier = mx.view.definition(ty).and_then(|ty| ty.operands.get(1).copied());
    HostPipe { is_written: qualifier == Some(AccessQualifier::WriteOnly.0), packet_size }
}

fn number(mx: &ModuleCx<'_>, ty: u32) -> Option<HostNumber> {
    let (scalar, components) = match mx.view.ty(ty)? {
        Type::Vector { element, count } => (mx.view.ty(element)?, count),
        scalar => (scalar, 1),
    };
    match scalar {
        Type::Int { width: bits @ (8 | 16 | 32 | 64), .. } => Some(HostNumber { is_float: false, bits, components }),
        Type::Float { width: bits @ (16 | 32 | 64) } => Some(HostNumber { is_float: true, bits, components }),
        _ => None,
    }
}

/// Returns the C header that declares kernels.
pub(in crate::lift) fn header(kernels: &[HostKernel]) -> String {
    let mut text = HEAD.to_owned();
    for kernel in kernels {
        // Writing to a string cannot fail.
        let _ = declare(&mut text, kernel);
    }
    text.push_str(TAIL);
    text
}

const HEAD: &str = "\
/* Kernels for the host. A kernel runs a range of work-items and returns 0, or why it does not: 1 the range is invalid, 2 its
   groups do not have the size that the kernel requires, 3 there is no memory, 4 not all work-items of a group reach a barrier,
   5 a pipe has packets of another size than the kernel, or no memory for reservations.
   The caller's thread runs groups as well, and all of them have ended when the function returns.
   Each element of `arguments` is the address of the value of an argument, which has the alignment of its type. */
#ifndef SPIRV_HOST_KERNELS
#define SPIRV_HOST_KERNELS

#include <stddef.h>
#include <stdint.h>

struct spirv_range {
  uint32_t dimensions; /* 1 to 3 */
  size_t global_offset[3];
  size_t global_size[3];
  size_t local_size[3];
  volatile size_t *groups_done; /* counts the groups that have run, if it is no null pointer; atomically */
  uint32_t threads; /* the number of threads that run groups: 0 for that of the processors, 1 for the caller's alone */
};

/* An image. Sizes that its kind does not have are ignored. A pitch is the number of bytes from one row, or from one slice or
   layer, to the next one; zero if nothing is between them. Order and type are OpenCL's, as CL_RGBA and CL_FLOAT. */
struct spirv_image {
  void *texels;
  size_t width, height, depth, layers;
  size_t row_pitch, slice_pitch;
  uint32_t channel_order, channel_type;
};

/* A pipe: a ring of packets, whose packet number n is at `packets + n % capacity * packet_size`. Those with the numbers from
   `read` to `written - 1` are in the pipe; {packets, commits, packet_size, capacity} is an empty one. Kernels that run at the
   same time may have the same pipe. */
struct spirv_pipe {
  void *packets; /* capacity * packet_size bytes, of any alignment */
  uint32_t *commits; /* `capacity` zeros for the state of reservations; a null pointer if kernels make none */
  uint32_t packet_size, capacity;
  uint64_t read, written;
  uint64_t reading, writing; /* the numbers of packets from `read` and `written` on that belong to reservations */
  uint32_t lock;
};

#ifdef __cplusplus
extern \"C\" {
#endif
";

const TAIL: &str = "
#ifdef __cplusplus
}
#endif

#endif
";

fn declare(text: &mut String, kernel: &HostKernel) -> fmt::Result {
    writeln!(text, "\n/* {}", comment(&kernel.name))?;
    for (index, argument) in kernel.arguments.iter().enumerate() {
        let name = argument.name.as_deref().filter(|name| !name.is_empty()).map(comment).unwrap_or_default();
        let colon = if name.is_empty() { "" } else { ": " };
        write!(text, "   {index} {name}{colon}")?;
        match argument.kind {
            HostArgumentKind::Memory(Some(element)) => writeln!(text, "the address of memory of type {element}")?,
            HostArgumentKind::Memory(None) => writeln!(text, "the address of memory")?,
            HostArgumentKind::Local => writeln!(text, "size_t, the number of bytes of local memory")?,
            HostArgumentKind::Number(number) => writeln!(text, "{number}")?,
            HostArgumentKind::Bytes(size) => writeln!(text, "a structure of {size} bytes")?,
            HostArgumentKind::Image(image) => writeln!(text, "the address of a spirv_image: {image}")?,
            HostArgumentKind::Sampler => writeln!(text, "uint64_t, the bits of a sampler")?,
            HostArgumentKind::Pipe(pipe) => writeln!(text, "the address of a spirv_pipe: {pipe}")?,
        }
    }
    if let Some([x, y, z]) = kernel.required_size {
        writeln!(text, "   The size of groups is {x}, {y}, {z}.")?;
    }
    let (name, symbol) = match identifiers::is_usable(&kernel.name) {
        true => (kernel.name.clone(), String::new()),
        false => {
            let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
            let name: String = kernel.name.chars().map(word).collect();
            (format!("kernel_{name}"), format!(" __asm__({:?})", kernel.name))
        }
    };
    writeln!(text, "*/\nint {name}(const struct spirv_range *range, void **arguments){symbol};")
}

/// Returns a text that does not end a comment.
fn comment(text: &str) -> String {
    text.replace("*/", "* /")
}
