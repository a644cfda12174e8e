//! The OpenCL device, or the host in its place: builds modules, writes and reads memory, runs kernels.
#![expect(unsafe_code, reason = "OpenCL cannot know whether arguments fit a kernel")]

use std::cell::RefCell;
use std::ffi::c_void;
use std::ptr;

use bytemuck::{Pod, bytes_of, cast_slice};
use llvm_spirv_rs::specialize::{ModuleFile, Request, Setting, specialize};
use opencl3::command_queue::{
    CL_QUEUE_ON_DEVICE, CL_QUEUE_ON_DEVICE_DEFAULT, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, CommandQueue,
};
use opencl3::context::Context;
use opencl3::device::{self, CL_DEVICE_TYPE_ALL, get_all_devices};
use opencl3::error_codes::{CL_INVALID_MEM_OBJECT, ClError};
use opencl3::kernel::{self, CL_KERNEL_EXEC_INFO_SVM_PTRS, Kernel};
use opencl3::memory::{self, CL_MEM_COPY_HOST_PTR, CL_MEM_READ_WRITE, CL_MEM_SVM_FINE_GRAIN_BUFFER};
use opencl3::types::{CL_BLOCKING, cl_image_desc, cl_image_format};

use crate::{Outcome, host};

const NO_DEVICE: &str = "no OpenCL device here takes SPIR-V; scripts/setup installs one";

/// The variable whose value `host` runs all kernels on the host.
pub const KERNELS_ON: &str = "KERNELS_ON";

/// Without a standard the device has only the features of OpenCL 1.2, which lacks for example generic atomics.
const BUILD_OPTIONS: &str = "-cl-std=CL3.0";

/// A device with one SPIR-V module.
pub struct Device {
    /// `None` for the host.
    runtime: Option<Runtime>,
    module: Vec<u8>,
    /// The addresses of all shared memory.
    shared: RefCell<Vec<*const c_void>>,
    /// Values read from it, in order.
    results: RefCell<Vec<String>>,
}

/// The OpenCL runtime with a device.
struct Runtime {
    device: device::Device,
    context: Context,
    queue: CommandQueue,
}

/// The module built for the device, with values for its specialization constants.
pub struct Program<'d> {
    device: &'d Device,
    built: Built,
}

enum Built {
    ForDevice(opencl3::program::Program),
    ForHost(host::Program),
}

/// Memory of the device that holds `len` values.
pub struct Buffer<T> {
    memory: Memory<T>,
    len: usize,
}

enum Memory<T> {
    OfDevice(memory::Buffer<T>),
    OfHost(host::Aligned),
}

/// Memory that host and device reach by the same address. It lives as long as the device.
pub struct Shared<T> {
    address: *mut T,
    len: usize,
}

/// An image of the device.
pub struct Image(ImageMemory);

enum ImageMemory {
    OfDevice(memory::Image),
    OfHost(host::Image),
}

/// A pipe of the device.
pub struct Pipe(PipeMemory);

enum PipeMemory {
    OfDevice(memory::Pipe),
    OfHost(host::Pipe),
}

/// The format of an image: its kind (`CL_MEM_OBJECT_IMAGE2D`, ...), channel order, channel type, and size.
pub struct ImageShape {
    pub kind: u32,
    pub order: u32,
    pub channel: u32,
    /// Width, height, and depth or number of layers.
    pub size: [usize; 3],
}

/// An argument for local memory that holds this many bytes.
pub struct LocalBytes(pub usize);

/// The reason why the bits of a result are not determined.
#[derive(Copy, Clone)]
pub enum Freedom {
    /// Floating-point numbers, which a device may round in several ways or compute with a library of its own.
    Rounding,
    /// The order in which work-items execute.
    Order,
    /// Properties of the device: its sub-groups, its limits.
    Device,
}

/// Where and how the kernels of a generated module run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// On the device, with the optimizations of its compiler, which expose more of our faults.
    Optimized,
    /// On the device without them, which takes a tenth of the time.
    Plain,
    /// On the host in its place.
    Host,
}

impl Build {
    const ALL: [Self; 3] = [Self::Optimized, Self::Plain, Self::Host];

    /// Returns the word for it among the arguments of a child.
    pub fn word(self) -> &'static str {
        match self {
            Self::Optimized => "optimized",
            Self::Plain => "plain",
            Self::Host => "host",
        }
    }

    /// Returns what a child is asked for.
    pub fn of_word(word: &str) -> Outcome<Self> {
        Self::ALL.into_iter().find(|build| build.word() == word).ok_or_else(|| format!("no way to build: {word}"))
    }

    /// Returns the device, or the host, with a module.
    pub fn open(self, module: Vec<u8>) -> Outcome<Device> {
        if self == Self::Host { Ok(Device::host(module)) } else { Device::open(module) }
    }

    /// Builds the module of a device.
    pub fn program(self, device: &Device) -> Outcome<Program<'_>> {
        if self == Self::Plain { device.build_slow() } else { device.build() }
    }
}

/// A kernel argument.
pub trait Argument {
    /// Sets argument `index` of the kernel.
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError>;

    /// Returns the value that a kernel on the host gets: of local memory its size.
    fn value(&self) -> Outcome<Vec<u8>>;
}

impl Device {
    /// Returns the host in the place of a device.
    pub fn host(module: Vec<u8>) -> Self {
        Self { runtime: None, module, shared: RefCell::default(), results: RefCell::default() }
    }

    /// Returns `true` for the host in the place of a device.
    pub fn is_host(&self) -> bool {
        self.runtime.is_none()
    }

    fn runtime(&self) -> Outcome<&Runtime> {
        self.runtime.as_ref().ok_or_else(|| "the host has no queues".to_owned())
    }

    /// Returns the first device that supports SPIR-V, or the host if the environment asks for it.
    pub fn open(module: Vec<u8>) -> Outcome<Self> {
        if std::env::var_os(KERNELS_ON).is_some_and(|value| value == "host") {
            return Ok(Self::host(module));
        }
        let ids = get_all_devices(CL_DEVICE_TYPE_ALL).map_err(|error| format!("{NO_DEVICE} ({error})"))?;
        let takes_spirv =
            |device: &device::Device| device.il_version().is_ok_and(|versions| versions.contains("SPIR-V"));
        let device = ids.into_iter().map(device::Device::new).find(takes_spirv).ok_or(NO_DEVICE)?;
        let context = Context::from_device(&device).map_err(|error| format!("no context: {error}"))?;
        // SAFETY: the context was made for this device.
        let queue = unsafe { CommandQueue::create_with_properties(&context, device.id(), 0, 0) };
        let queue = queue.map_err(|error| format!("no command queue: {error}"))?;
        let runtime = Some(Runtime { device, context, queue });
        Ok(Self { runtime, module, shared: RefCell::default(), results: RefCell::default() })
    }

    /// Builds the module without changes.
    pub fn build(&self) -> Outcome<Program<'_>> {
        self.build_module(&self.module, &[], BUILD_OPTIONS)
    }

    /// Builds the module without optimization.
    pub fn build_slow(&self) -> Outcome<Program<'_>> {
        self.build_module(&self.module, &[], &format!("{BUILD_OPTIONS} -cl-opt-disable"))
    }

    /// Builds the module with these specialization constants, as pairs of id and value.
    pub fn specialize<T: Pod>(&self, constants: &[(u32, T)]) -> Outcome<Program<'_>> {
        self.specialize_bytes(&constants.iter().map(|(id, value)| (*id, bytes_of(value).to_vec())).collect::<Vec<_>>())
    }

    /// Builds the module with these specialization constants, as pairs of id and the bytes of the value.
    pub fn specialize_bytes(&self, constants: &[(u32, Vec<u8>)]) -> Outcome<Program<'_>> {
        self.build_module(&self.module, constants, BUILD_OPTIONS)
    }

    /// Builds the module, specialized by this crate before the device gets it: the settings are of the form `7=42`.
    pub fn specialize_first(&self, settings: &[String]) -> Outcome<Program<'_>> {
        let wrong = |error: llvm_spirv_rs::Error| error.to_string();
        let file = ModuleFile::read(&self.module).map_err(wrong)?;
        let settings = settings.iter().map(|text| text.parse::<Setting>()).collect::<Result<_, _>>().map_err(wrong)?;
        let specialized = specialize(&file.words, &Request { settings, full: true }).map_err(wrong)?;
        let module = ModuleFile { words: specialized.words, ..file }.bytes();
        self.build_module(&module, &[], BUILD_OPTIONS)
    }

    fn build_module(&self, module: &[u8], constants: &[(u32, Vec<u8>)], options: &str) -> Outcome<Program<'_>> {
        let Some(runtime) = &self.runtime else {
            return Ok(Program { device: self, built: Built::ForHost(host::Program::build(module, constants)?) });
        };
        let program = opencl3::program::Program::create_from_il(&runtime.context, module);
        let mut program = program.map_err(|error| format!("the device refuses the module: {error}"))?;
        for (id, value) in constants {
            let pointer = value.as_ptr().cast::<c_void>();
            // SAFETY: the pointer is to as many bytes as the size says, which are copied.
            let set = unsafe { program.set_specialization_constant(*id, value.len(), pointer) };
            set.map_err(|error| format!("specialization constant {id}: {error}"))?;
        }
        program.build(&[runtime.device.id()], options).map_err(|error| {
            let log = program.get_build_log(runtime.device.id()).unwrap_or_default();
            format!("the device cannot build the module: {error}\n{log}")
        })?;
        Ok(Program { device: self, built: Built::ForDevice(program) })
    }

    /// Returns new memory with these values.
    pub fn upload<T: Pod>(&self, values: &[T]) -> Outcome<Buffer<T>> {
        let Some(runtime) = &self.runtime else {
            let memory = Memory::OfHost(host::Aligned::new(cast_slice(values)));
            return Ok(Buffer { memory, len: values.len() });
        };
        // SAFETY: no memory of the host is given, so there is nothing that must outlive the buffer.
        let memory = unsafe {
            // A buffer of no bytes is not allowed.
            memory::Buffer::create(&runtime.context, CL_MEM_READ_WRITE, values.len().max(1), ptr::null_mut())
        };
        let mut memory = memory.map_err(|error| format!("no memory on the device: {error}"))?;
        if !values.is_empty() {
            // SAFETY: the buffer is as long as `values`, which are plain; the call returns when they are copied.
            let written = unsafe { runtime.queue.enqueue_write_buffer(&mut memory, CL_BLOCKING, 0, values, &[]) };
            written.map_err(|error| format!("cannot write to the device: {error}"))?;
        }
        Ok(Buffer { memory: Memory::OfDevice(memory), len: values.len() })
    }

    /// Returns new memory for `len` values, all zero.
    pub fn zeroed<T: Pod>(&self, len: usize) -> Outcome<Buffer<T>> {
        self.upload(&vec![T::zeroed(); len])
    }

    /// Returns new memory with these values, which kernels access by its address.
    pub fn share<T: Pod>(&self, values: &[T]) -> Outcome<Shared<T>> {
        let Some(runtime) = &self.runtime else {
            let memory = Box::leak(Box::new(host::Aligned::new(cast_slice(values))));
            return Ok(Shared { address: memory.address().cast::<T>().cast_mut(), len: values.len() });
        };
        // SAFETY: the context lives; the size is not zero. The memory is written before anything reads it.
        unsafe {
            let flags = CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER;
            let address = memory::svm_alloc(runtime.context.get(), flags, size_of_val(values).max(1), 0);
            let address = address.map_err(|error| format!("no shared memory: {}", ClError(error)))?;
            self.shared.borrow_mut().push(address.cast_const());
            let address = address.cast::<T>();
            ptr::copy_nonoverlapping(values.as_ptr(), address, values.len());
            Ok(Shared { address, len: values.len() })
        }
    }

    /// Returns a new image with these texels, row after row.
    pub fn image<T: Pod>(&self, shape: &ImageShape, texels: &[T]) -> Outcome<Image> {
        let [width, height, depth] = shape.size;
        if texels.len() != width * height * depth {
            return Err(format!("{} texels for an image of {:?}", texels.len(), shape.size));
        }
        if self.runtime.is_none() {
            let image = host::Image::new(cast_slice(texels), [width, height, depth], [shape.order, shape.channel]);
            return Ok(Image(ImageMemory::OfHost(image)));
        }
        let format = cl_image_format { image_channel_order: shape.order, image_channel_data_type: shape.channel };
        let description = cl_image_desc {
            image_type: shape.kind,
            image_width: width,
            image_height: height,
            image_depth: depth,
            image_array_size: depth,
            image_row_pitch: 0,
            image_slice_pitch: 0,
            num_mip_levels: 0,
            num_samples: 0,
            buffer: ptr::null_mut(),
        };
        let pointer = ptr::from_ref(texels).cast::<c_void>().cast_mut();
        let flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
        // SAFETY: the texels are as many as the image has, and are copied.
        let image = unsafe { memory::Image::create(&self.runtime()?.context, flags, &format, &description, pointer) };
        image
            .map(|image| Image(ImageMemory::OfDevice(image)))
            .map_err(|error| format!("no image on the device: {error}"))
    }

    /// Returns a new pipe for so many packets of a size.
    pub fn pipe(&self, packet_size: u32, capacity: u32) -> Outcome<Pipe> {
        let Some(runtime) = &self.runtime else {
            return Ok(Pipe(PipeMemory::OfHost(host::Pipe::new(packet_size, capacity))));
        };
        // SAFETY: the flags are those of a pipe.
        let pipe = unsafe { memory::Pipe::create(&runtime.context, CL_MEM_READ_WRITE, packet_size, capacity) };
        pipe.map(|pipe| Pipe(PipeMemory::OfDevice(pipe))).map_err(|error| format!("no pipe on the device: {error}"))
    }

    /// Creates the queue into which kernels enqueue kernels, while it lives.
    pub fn device_queue(&self) -> Outcome<CommandQueue> {
        let properties = CL_QUEUE_ON_DEVICE | CL_QUEUE_ON_DEVICE_DEFAULT | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
        let runtime = self.runtime()?;
        // SAFETY: the context was made for this device.
        let queue =
            unsafe { CommandQueue::create_with_properties(&runtime.context, runtime.device.id(), properties, 0) };
        queue.map_err(|error| format!("no queue on the device: {error}"))
    }

    /// Reads values whose bits the kernel determines completely.
    pub fn download<T: Pod>(&self, buffer: &Buffer<T>) -> Outcome<Vec<T>> {
        let values = self.read(buffer)?;
        self.results.borrow_mut().push(digest(cast_slice(&values)));
        Ok(values)
    }

    /// Reads values that may differ on another device, or in another run, without a fault.
    pub fn download_free<T: Pod>(&self, buffer: &Buffer<T>, freedom: Freedom) -> Outcome<Vec<T>> {
        self.results.borrow_mut().push(freedom.word().to_owned());
        self.read(buffer)
    }

    /// Reads values in shared memory, as [`Self::download`].
    pub fn values<T: Pod>(&self, memory: &Shared<T>) -> Vec<T> {
        let values = memory.values();
        self.results.borrow_mut().push(digest(cast_slice(&values)));
        values
    }

    /// Reads values in shared memory, as [`Self::download_free`].
    pub fn values_free<T: Pod>(&self, memory: &Shared<T>, freedom: Freedom) -> Vec<T> {
        self.results.borrow_mut().push(freedom.word().to_owned());
        memory.values()
    }

    /// Returns what has been read so far: a digest for each read, or the word for its freedom.
    pub fn results(&self) -> Vec<String> {
        self.results.borrow().clone()
    }

    fn read<T: Pod>(&self, buffer: &Buffer<T>) -> Outcome<Vec<T>> {
        let memory = match &buffer.memory {
            Memory::OfDevice(memory) => memory,
            Memory::OfHost(memory) => return Ok(memory.values(buffer.len)),
        };
        let mut values = vec![T::zeroed(); buffer.len];
        if !values.is_empty() {
            let queue = &self.runtime()?.queue;
            // SAFETY: the buffer is as long as `values`, which are plain; the call returns when they are copied.
            let read = unsafe { queue.enqueue_read_buffer(memory, CL_BLOCKING, 0, &mut values, &[]) };
            read.map_err(|error| format!("cannot read from the device: {error}"))?;
        }
        Ok(values)
    }
}

impl Program<'_> {
    /// Runs a kernel to its end, over `global` work-items in groups of `local`, in up to three dimensions.
    pub fn run<const N: usize>(
        &self,
        kernel: &str,
        arguments: &[&dyn Argument],
        global: [usize; N],
        local: [usize; N],
    ) -> Outcome {
        self.try_run(kernel, arguments, global, local).map_err(|error| format!("kernel {kernel}: {error}"))
    }

    fn try_run<const N: usize>(
        &self,
        kernel: &str,
        arguments: &[&dyn Argument],
        global: [usize; N],
        local: [usize; N],
    ) -> Outcome {
        let program = match &self.built {
            Built::ForDevice(program) => program,
            Built::ForHost(program) => {
                let values: Vec<_> = arguments.iter().map(|argument| argument.value()).collect::<Outcome<_>>()?;
                return program.run(kernel, &values, &global, &local);
            }
        };
        let queue = &self.device.runtime()?.queue;
        let kernel = Kernel::create(program, kernel).map_err(|error| format!("no such kernel: {error}"))?;
        let wanted = kernel.num_args().map_err(|error| error.to_string())?;
        if wanted as usize != arguments.len() {
            return Err(format!("takes {wanted} arguments, {} given", arguments.len()));
        }
        for (index, argument) in (0..).zip(arguments) {
            argument.bind(&kernel, index).map_err(|error| format!("argument {index}: {error}"))?;
        }
        let shared = self.device.shared.borrow();
        if !shared.is_empty() {
            // SAFETY: the list is as long as stated, and the addresses are of shared memory that lives.
            let told = unsafe {
                let (pointers, bytes) = (shared.as_ptr().cast::<c_void>(), size_of_val(shared.as_slice()));
                kernel::set_kernel_exec_info(kernel.get(), CL_KERNEL_EXEC_INFO_SVM_PTRS, bytes, pointers)
            };
            told.map_err(|error| format!("cannot share memory: {}", ClError(error)))?;
        }
        // SAFETY: every argument is set, with a size that the runtime has checked; the sizes are arrays of N.
        let started = unsafe {
            queue.enqueue_nd_range_kernel(kernel.get(), N as u32, ptr::null(), global.as_ptr(), local.as_ptr(), &[])
        };
        started.map_err(|error| format!("does not start: {error}"))?;
        queue.finish().map_err(|error| format!("does not finish: {error}"))
    }
}

impl<T: Pod> Shared<T> {
    /// Returns the address for kernels.
    pub fn address(&self) -> u64 {
        self.address as u64
    }

    /// Returns the number of values.
    pub fn count(&self) -> usize {
        self.len
    }

    /// Returns the values in memory, while no kernel runs.
    fn values(&self) -> Vec<T> {
        // SAFETY: the memory holds so many values, all written when it was made; `run` waits for kernels.
        unsafe { std::slice::from_raw_parts(self.address, self.len) }.to_vec()
    }
}

impl Freedom {
    pub fn word(self) -> &'static str {
        match self {
            Self::Rounding => "rounding",
            Self::Order => "order",
            Self::Device => "device",
        }
    }
}

/// Returns a hash of bytes in sixteen digits (FNV-1a).
pub fn digest(bytes: &[u8]) -> String {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

impl<T> Argument for Buffer<T> {
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError> {
        let Memory::OfDevice(memory) = &self.memory else { return Err(ClError(CL_INVALID_MEM_OBJECT)) };
        // SAFETY: the memory lives until the kernel has run, as `run` waits for that.
        unsafe { kernel.set_arg(index, &opencl3::memory::ClMem::get(memory)) }
    }

    fn value(&self) -> Outcome<Vec<u8>> {
        match &self.memory {
            Memory::OfDevice(_) => Err("memory of another device".to_owned()),
            Memory::OfHost(memory) => Ok(bytes_of(&(memory.address() as u64)).to_vec()),
        }
    }
}

impl Argument for Image {
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError> {
        let ImageMemory::OfDevice(image) = &self.0 else { return Err(ClError(CL_INVALID_MEM_OBJECT)) };
        // SAFETY: the image lives until the kernel has run, as `run` waits for that.
        unsafe { kernel.set_arg(index, &opencl3::memory::ClMem::get(image)) }
    }

    fn value(&self) -> Outcome<Vec<u8>> {
        match &self.0 {
            ImageMemory::OfDevice(_) => Err("an image of another device".to_owned()),
            ImageMemory::OfHost(image) => Ok(bytes_of(&(image.address() as u64)).to_vec()),
        }
    }
}

impl Argument for Pipe {
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError> {
        let PipeMemory::OfDevice(pipe) = &self.0 else { return Err(ClError(CL_INVALID_MEM_OBJECT)) };
        // SAFETY: the pipe lives until the kernel has run, as `run` waits for that.
        unsafe { kernel.set_arg(index, &opencl3::memory::ClMem::get(pipe)) }
    }

    fn value(&self) -> Outcome<Vec<u8>> {
        match &self.0 {
            PipeMemory::OfDevice(_) => Err("a pipe of another device".to_owned()),
            PipeMemory::OfHost(pipe) => Ok(bytes_of(&(pipe.address() as u64)).to_vec()),
        }
    }
}

impl Argument for LocalBytes {
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError> {
        // SAFETY: only a size is given.
        unsafe { kernel.set_arg_local_buffer(index, self.0) }
    }

    fn value(&self) -> Outcome<Vec<u8>> {
        Ok(bytes_of(&(self.0 as u64)).to_vec())
    }
}

impl<T: Pod> Argument for T {
    fn bind(&self, kernel: &Kernel, index: u32) -> Result<(), ClError> {
        // SAFETY: the value is plain and copied; the runtime checks its size.
        unsafe { kernel.set_arg(index, self) }
    }

    fn value(&self) -> Outcome<Vec<u8>> {
        Ok(bytes_of(self).to_vec())
    }
}
