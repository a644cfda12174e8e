//! Kernels that run in this process: modules lifted for the host, compiled by clang, and loaded as a library.
#![expect(unsafe_code, reason = "nothing checks the type of a function of a library")]

use std::ffi::c_void;
use std::path::Path;
use std::process::Command;

use bytemuck::Pod;
use dlopen2::raw::Library;
use llvm_spirv_rs::lift::{Environment, HostRange, LiftOptions, lift};
use llvm_spirv_rs::specialize::ModuleFile;

use crate::Outcome;

/// The function of a kernel.
type Kernel = unsafe extern "C" fn(*const HostRange<'_>, *const *const c_void) -> i32;

/// The meanings of the status of a kernel's function.
const STATUSES: &[&str] =
    &["done", "invalid range", "wrong size of groups", "no memory", "divergent barrier", "invalid pipe"];

/// A module as a library.
pub(crate) struct Program(Library);

impl Program {
    /// Translates a module and loads it.
    pub(crate) fn build(module: &[u8], constants: &[(u32, Vec<u8>)]) -> Outcome<Self> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
        let (bitcode, library) = (folder.path().join("kernel.bc"), folder.path().join("kernel.so"));
        let wrong = |error: llvm_spirv_rs::Error| format!("the host refuses the module: {error}");
        let file = ModuleFile::read(module).map_err(wrong)?;
        let mut options = LiftOptions::default();
        options.environment = Environment::Host;
        for (id, value) in constants {
            options.settings.push(setting(*id, value).parse().map_err(wrong)?);
        }
        let lifted = lift(&file.words, "kernel.spv", &options).map_err(wrong)?;
        let bytes = lifted.bitcode().map_err(wrong)?;
        std::fs::write(&bitcode, bytes).map_err(|error| format!("{}: {error}", bitcode.display()))?;
        compile(&bitcode, &library)?;
        let library = Library::open(&library).map_err(|error| format!("the library cannot be loaded: {error}"))?;
        Ok(Self(library))
    }

    /// Runs a kernel; each argument is its value.
    pub(crate) fn run(&self, kernel: &str, values: &[Vec<u8>], global: &[usize], local: &[usize]) -> Outcome {
        let range = HostRange::new(global, local);
        let values: Vec<Aligned> = values.iter().map(|value| Aligned::new(value)).collect();
        let pointers: Vec<*const c_void> = values.iter().map(Aligned::address).collect();
        // SAFETY: the name is that of a kernel, whose function has this type.
        let function: Kernel = unsafe { self.0.symbol(kernel) }.map_err(|error| format!("no such kernel: {error}"))?;
        // SAFETY: the pointers are as many as the kernel has arguments, to values of their types, as the device checks it.
        let status = unsafe { function(&raw const range, pointers.as_ptr()) };
        match status {
            0 => Ok(()),
            status => Err(STATUSES.get(status as usize).copied().unwrap_or("unknown status").to_owned()),
        }
    }
}

fn compile(bitcode: &Path, library: &Path) -> Outcome {
    let mut clang = Command::new("clang-22");
    clang.args(["-O1", "-shared", "-fPIC", "-Wno-override-module"]).arg(bitcode).arg("-o").arg(library).arg("-lm");
    let output = clang.output().map_err(|error| format!("clang-22: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("clang-22 refuses the bitcode: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// Returns the setting of a specialization constant whose value has these bytes.
fn setting(id: u32, value: &[u8]) -> String {
    let digits: String = value.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    format!("{id}=0x{digits}")
}

/// Memory with the alignment of the largest vector.
#[repr(C, align(128))]
#[derive(Clone, Copy)]
struct Line([u8; 128]);

/// Bytes at an address with the alignment of every type.
pub(crate) struct Aligned {
    lines: Vec<Line>,
}

impl Aligned {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut lines = vec![Line([0; 128]); bytes.len().div_ceil(128).max(1)];
        for (line, chunk) in lines.iter_mut().zip(bytes.chunks(128)) {
            line.0[..chunk.len()].copy_from_slice(chunk);
        }
        Self { lines }
    }

    pub(crate) fn address(&self) -> *const c_void {
        self.lines.as_ptr().cast()
    }

    /// Returns the first values in the memory, while no kernel runs.
    pub(crate) fn values<T: Pod>(&self, len: usize) -> Vec<T> {
        let mut values = vec![T::zeroed(); len];
        let to: &mut [u8] = bytemuck::cast_slice_mut(&mut values);
        assert!(to.len() <= self.lines.len() * 128, "{} bytes of {}", to.len(), self.lines.len() * 128);
        // SAFETY: the memory is that long, and kernels that write it have ended.
        unsafe { std::ptr::copy_nonoverlapping(self.address().cast::<u8>(), to.as_mut_ptr(), to.len()) };
        values
    }
}

/// An image, with its texels.
pub(crate) struct Image {
    description: Box<ImageDescription>,
    _texels: Aligned,
}

/// An image as kernels get it.
#[repr(C)]
struct ImageDescription {
    texels: *const c_void,
    /// Width, height, depth and number of layers.
    sizes: [usize; 4],
    pitches: [usize; 2],
    order: u32,
    channel: u32,
}

impl Image {
    pub(crate) fn new(texels: &[u8], [width, height, depth]: [usize; 3], [order, channel]: [u32; 2]) -> Self {
        let texels = Aligned::new(texels);
        let sizes = [width, height, depth, depth];
        let description = ImageDescription { texels: texels.address(), sizes, pitches: [0; 2], order, channel };
        Self { description: Box::new(description), _texels: texels }
    }

    pub(crate) fn address(&self) -> *const c_void {
        (&raw const *self.description).cast()
    }
}

/// A pipe, with its packets.
pub(crate) struct Pipe {
    description: Box<PipeDescription>,
    _packets: Aligned,
    _commits: Aligned,
}

/// A pipe as kernels get it.
#[repr(C)]
struct PipeDescription {
    packets: *const c_void,
    commits: *const c_void,
    packet_size: u32,
    capacity: u32,
    /// The number of the first packet, and of the one after the last; the numbers of those in reservations.
    numbers: [u64; 4],
    lock: u32,
}

impl Pipe {
    pub(crate) fn new(packet_size: u32, capacity: u32) -> Self {
        let of_size = |size: u32| Aligned::new(&vec![0; (size * capacity) as usize]);
        let (packets, commits) = (of_size(packet_size), of_size(4));
        let (packet_address, commit_address) = (packets.address(), commits.address());
        let description = PipeDescription {
            packets: packet_address,
            commits: commit_address,
            packet_size,
            capacity,
            numbers: [0; 4],
            lock: 0,
        };
        Self { description: Box::new(description), _packets: packets, _commits: commits }
    }

    pub(crate) fn address(&self) -> *const c_void {
        (&raw const *self.description).cast()
    }
}
