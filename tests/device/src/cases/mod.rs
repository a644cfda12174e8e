//! The cases: a kernel in `tests/kernels`, and the code that runs it and checks the results.

mod aes;
mod atomics;
mod base64;
mod bfloat;
mod bfs;
mod bignum;
mod bitonic;
mod blocks;
mod bytes;
mod calculator;
mod chacha;
mod checksums;
mod cholesky;
mod colors;
mod compaction;
mod components;
mod convert;
mod convolution;
mod dct;
mod device_extensions;
mod dot_products;
mod dynamic_array;
mod edges;
mod edit_distance;
mod extremes;
mod fft;
mod fir;
mod floyd_warshall;
mod generators;
mod generic_atomics;
mod generic_default;
mod generic_memory;
mod glob;
mod groups;
mod half_matmul;
mod halves;
mod hash_table;
mod hip;
mod histogram;
mod hotspot;
mod images;
mod interpreter;
mod ising;
mod keccak;
mod kernel_parameters;
mod kmeans;
mod knapsack;
mod lattice;
mod life;
mod linked;
mod lu;
mod mandelbrot;
mod many_parameters;
mod matmul;
mod md5;
mod merge_sort;
mod narrow_atomics;
mod nbody;
mod nearest;
mod numbers;
mod odd_vector;
mod odd_width;
mod particles;
mod pi;
mod pipes;
mod prices;
mod private_constants;
mod private_variables;
mod queens;
mod radix_sort;
mod rays;
mod reduction;
mod reed_solomon;
mod relations;
mod resample;
mod rle;
mod scan;
mod scoped_arrays;
mod sha256;
mod siphash;
mod skinning;
mod smith_waterman;
mod sparse;
mod spec_array;
mod spec_numbers;
mod stencil;
mod sycl;
mod sycl_alloca;
mod tables;
mod transform;
mod traps;
mod tridiagonal;
mod vector_intrinsics;
mod viterbi;
mod wavelet;

use crate::Outcome;
use crate::device::Device;
use crate::library::Library;

/// A source file and the check of its results.
pub struct Case {
    /// Also the name of the file, without its extension.
    pub name: &'static str,
    pub input: Input,
    pub check: fn(&Device) -> Outcome,
}

/// The language of the source file.
#[derive(Copy, Clone)]
pub enum Input {
    /// OpenCL C in the given standard.
    OpenClC { standard: &'static str },
    /// C with variable-length arrays, which no device language has.
    C,
    /// OpenCL C 3.0 that the test generates.
    Made(Library),
    /// Device code of SYCL, in C++.
    Sycl,
    /// Device code of HIP, which clang's driver translates as it does for its users.
    Hip,
    /// LLVM assembly for 64-bit pointers, and the extensions that its module may use.
    Assembly { extensions: Option<&'static str> },
}

const CL12: Input = Input::OpenClC { standard: "CL1.2" };
const CL30: Input = Input::OpenClC { standard: "CL3.0" };
const CORE_ASSEMBLY: Input = Input::Assembly { extensions: None };
const ARRAY_ASSEMBLY: Input = Input::Assembly { extensions: Some("+SPV_INTEL_variable_length_array") };

const REPORTED_ASSEMBLY: Input = Input::Assembly { extensions: Some(device_extensions::EXTENSIONS) };

/// Cases about rounding, infinities and NaN, which fast arithmetic does not preserve.
pub const EXACT: &[&str] = &["extremes", "mandelbrot"];

/// Cases that the translator also optimizes: loops, branches, local memory, barriers, atomics, pointers to local
/// variables, functions, blocks.
pub const OPTIMIZED: &[&str] = &[
    "aes",
    "atomics",
    "bfs",
    "bignum",
    "blocks",
    "calculator",
    "fft",
    "generic_memory",
    "groups",
    "images",
    "interpreter",
    "merge_sort",
    "numbers",
    "sha256",
];

/// Cases that are also run with debug information: structures, private arrays, calls, loops, images.
pub const DEBUGGED: &[&str] = &["aes", "calculator", "hash_table", "images", "merge_sort", "particles"];

/// Cases that do not run with debug information: with it, clang names the kernels of blocks `f_block_invoke.1_kernel`, and
/// the device does not find them.
pub const NOT_DEBUGGED: &[&str] = &["blocks"];

/// The module that the test of consumers links, of `tests/consumers/link`.
pub const LINKED: Case = Case { name: "linked", input: CL30, check: linked::check };

/// Returns the case with a name.
pub fn find(name: &str) -> Option<&'static Case> {
    ALL.iter().chain([&LINKED]).find(|case| case.name == name)
}

/// Every case with a file in `tests/kernels`, or generated kernels.
#[rustfmt::skip]
pub const ALL: &[Case] = &[
    Case { name: "aes", input: CL12, check: aes::check },
    Case { name: "atomics", input: CL30, check: atomics::check },
    Case { name: "base64", input: CL30, check: base64::check },
    Case { name: "bfloat", input: CORE_ASSEMBLY, check: bfloat::check },
    Case { name: "bfs", input: CL30, check: bfs::check },
    Case { name: "bignum", input: CL12, check: bignum::check },
    Case { name: "bitonic", input: CL12, check: bitonic::check },
    Case { name: "blocks", input: CL30, check: blocks::check },
    Case { name: "bytes", input: CL30, check: bytes::check },
    Case { name: "calculator", input: CL30, check: calculator::check },
    Case { name: "chacha", input: CL30, check: chacha::check },
    Case { name: "checksums", input: CL30, check: checksums::check },
    Case { name: "cholesky", input: CL30, check: cholesky::check },
    Case { name: "colors", input: CL30, check: colors::check },
    Case { name: "compaction", input: CL30, check: compaction::check },
    Case { name: "components", input: CL30, check: components::check },
    Case { name: "convert", input: CL30, check: convert::check },
    Case { name: "convolution", input: CL30, check: convolution::check },
    Case { name: "dct", input: CL30, check: dct::check },
    Case { name: "device_extensions", input: REPORTED_ASSEMBLY, check: device_extensions::check },
    Case { name: "dot_products", input: CORE_ASSEMBLY, check: dot_products::check },
    Case { name: "dynamic_array", input: ARRAY_ASSEMBLY, check: dynamic_array::check_saved },
    Case { name: "dynamic_array_without_save", input: ARRAY_ASSEMBLY, check: dynamic_array::check_unsaved },
    Case { name: "edges", input: CL30, check: edges::check },
    Case { name: "edit_distance", input: CL12, check: edit_distance::check },
    Case { name: "extremes", input: CL12, check: extremes::check },
    Case { name: "fft", input: CL12, check: fft::check },
    Case { name: "fir", input: CL30, check: fir::check },
    Case { name: "floyd_warshall", input: CL12, check: floyd_warshall::check },
    Case { name: "generators", input: CL30, check: generators::check },
    Case { name: "generic_default", input: CORE_ASSEMBLY, check: generic_default::check },
    Case { name: "generic_atomics", input: CL30, check: generic_atomics::check },
    Case { name: "generic_memory", input: CL30, check: generic_memory::check },
    Case { name: "glob", input: CL30, check: glob::check },
    Case { name: "groups", input: CL30, check: groups::check },
    Case { name: "half_matmul", input: CL30, check: half_matmul::check },
    Case { name: "halves", input: CL30, check: halves::check },
    Case { name: "hash_table", input: CL30, check: hash_table::check },
    Case { name: "hip", input: Input::Hip, check: hip::check },
    Case { name: "histogram", input: CL30, check: histogram::check },
    Case { name: "hotspot", input: CL30, check: hotspot::check },
    Case { name: "images", input: CL30, check: images::check },
    Case { name: "interpreter", input: CL30, check: interpreter::check },
    Case { name: "ising", input: CL30, check: ising::check },
    Case { name: "keccak", input: CL30, check: keccak::check },
    Case { name: "kernel_parameters", input: CORE_ASSEMBLY, check: kernel_parameters::check },
    Case { name: "kmeans", input: CL30, check: kmeans::check },
    Case { name: "knapsack", input: CL30, check: knapsack::check },
    Case { name: "lattice", input: CL30, check: lattice::check },
    Case { name: "library_conversions", input: Input::Made(Library::Conversions), check: |device| Library::Conversions.check(device) },
    Case { name: "library_geometry", input: Input::Made(Library::Geometry), check: |device| Library::Geometry.check(device) },
    Case { name: "library_integers", input: Input::Made(Library::Integers), check: |device| Library::Integers.check(device) },
    Case { name: "library_math_double", input: Input::Made(Library::MathDouble), check: |device| Library::MathDouble.check(device) },
    Case { name: "library_math_float", input: Input::Made(Library::MathFloat), check: |device| Library::MathFloat.check(device) },
    Case { name: "library_math_half", input: Input::Made(Library::MathHalf), check: |device| Library::MathHalf.check(device) },
    Case { name: "library_memory", input: Input::Made(Library::Memory), check: |device| Library::Memory.check(device) },
    Case { name: "library_relations", input: Input::Made(Library::Relations), check: |device| Library::Relations.check(device) },
    Case { name: "library_shuffles", input: Input::Made(Library::Shuffles), check: |device| Library::Shuffles.check(device) },
    Case { name: "life", input: CL30, check: life::check },
    Case { name: "lu", input: CL30, check: lu::check },
    Case { name: "mandelbrot", input: CL30, check: mandelbrot::check },
    Case { name: "many_parameters", input: CL30, check: many_parameters::check },
    Case { name: "matmul", input: CL30, check: matmul::check },
    Case { name: "md5", input: CL30, check: md5::check },
    Case { name: "merge_sort", input: CL30, check: merge_sort::check },
    Case { name: "narrow_atomics", input: CORE_ASSEMBLY, check: narrow_atomics::check },
    Case { name: "nbody", input: CL12, check: nbody::check },
    Case { name: "nearest", input: CL30, check: nearest::check },
    Case { name: "numbers", input: CL30, check: numbers::check },
    Case { name: "odd_vector", input: CORE_ASSEMBLY, check: odd_vector::check },
    Case { name: "odd_width", input: CORE_ASSEMBLY, check: odd_width::check },
    Case { name: "particles", input: CL12, check: particles::check },
    Case { name: "pi", input: CL12, check: pi::check },
    Case { name: "pipes", input: CL30, check: pipes::check },
    Case { name: "prices", input: CL12, check: prices::check },
    Case { name: "private_constants", input: CORE_ASSEMBLY, check: private_constants::check },
    Case { name: "private_variables", input: CORE_ASSEMBLY, check: private_variables::check },
    Case { name: "queens", input: CL30, check: queens::check },
    Case { name: "radix_sort", input: CL30, check: radix_sort::check },
    Case { name: "rays", input: CL30, check: rays::check },
    Case { name: "reduction", input: CL12, check: reduction::check },
    Case { name: "reed_solomon", input: CL30, check: reed_solomon::check },
    Case { name: "relations", input: CL30, check: relations::check },
    Case { name: "resample", input: CL30, check: resample::check },
    Case { name: "rle", input: CL30, check: rle::check },
    Case { name: "scan", input: CL12, check: scan::check },
    Case { name: "scoped_arrays", input: Input::C, check: scoped_arrays::check },
    Case { name: "scoped_arrays_restored", input: ARRAY_ASSEMBLY, check: scoped_arrays::check_restored },
    Case { name: "sha256", input: CL12, check: sha256::check },
    Case { name: "siphash", input: CL30, check: siphash::check },
    Case { name: "skinning", input: CL30, check: skinning::check },
    Case { name: "smith_waterman", input: CL30, check: smith_waterman::check },
    Case { name: "sparse", input: CL30, check: sparse::check },
    Case { name: "spec_array", input: CORE_ASSEMBLY, check: spec_array::check_plain },
    Case { name: "spec_array_computed", input: CORE_ASSEMBLY, check: spec_array::check_computed },
    Case { name: "spec_array_operations", input: CORE_ASSEMBLY, check: spec_array::check_operations },
    Case { name: "spec_numbers", input: CORE_ASSEMBLY, check: spec_numbers::check },
    Case { name: "stencil", input: CL30, check: stencil::check },
    Case { name: "sycl", input: Input::Sycl, check: sycl::check },
    Case { name: "sycl_alloca", input: CORE_ASSEMBLY, check: sycl_alloca::check_intrinsic },
    Case { name: "sycl_alloca_call", input: CORE_ASSEMBLY, check: sycl_alloca::check_call },
    Case { name: "tables", input: CL12, check: tables::check },
    Case { name: "transform", input: CL30, check: transform::check },
    Case { name: "traps", input: CORE_ASSEMBLY, check: traps::check },
    Case { name: "tridiagonal", input: CL30, check: tridiagonal::check },
    Case { name: "vector_intrinsics", input: CORE_ASSEMBLY, check: vector_intrinsics::check },
    Case { name: "viterbi", input: CL30, check: viterbi::check },
    Case { name: "wavelet", input: CL30, check: wavelet::check },
];
