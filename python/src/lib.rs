//! The extension module `llvm_spirv_rs._native`: functions over plain values, of which `__init__.py` makes the classes of
//! the package. The interpreter runs other threads meanwhile.

use std::path::PathBuf;

use llvm_spirv_rs::diagnostics;
use llvm_spirv_rs::lift::{
    Environment, HostArgument, HostArgumentKind, HostImageFormat, HostKernel as LiftedKernel, HostNumber, parse_sampler,
};
use llvm_spirv_rs::specialize::{Constant, ModuleFile, Request, Setting, constants, spec_constants, specialize};
use llvm_spirv_rs::text::assembly::{self, Disassembly};
use llvm_spirv_rs::validate::{Violation, violations};
use llvm_spirv_rs::{
    DiagnosticLocation, Error, ErrorKind, HostCompiler, LiftOptions, NamedOptions, Options, Result, SourceMap,
    SpecConstant, Warning, lift, needs_report, optimize_lifted, translate,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Options as pairs of name and value.
type Settings = Vec<(String, Option<String>)>;

/// The fields that errors and warnings share: text, kind, code, message, remedy, locations, source.
type ReportFields = (String, String, &'static str, String, Option<String>, Vec<String>, Option<SourceFields>);

/// A position in the source: file, directory, line, column.
type SourceFields = (String, String, u32, u32);

/// A specialization constant of a translation: id, symbol, type, size, offset, whole size, bits of the default.
type SpecConstantFields = (u32, Option<String>, &'static str, u32, u64, u64, u64);

/// A specialization constant of any module: id, name, type, default.
type ConstantFields = (Option<u32>, Option<String>, String, String);

/// An argument of a kernel for this machine: description, kind, and the numbers that it consists of: whether they are
/// floating-point, their bits (those of a structure as a whole), how many they are.
type HostArgumentFields = (String, &'static str, bool, u64, u32);

/// A module of LLVM IR: bitcode, assembly, warnings, map.
type LlvmModuleFields<'py> = (Bound<'py, PyBytes>, String, Vec<ReportFields>, Option<String>);

/// A module: bytes, warnings, specialization constants, map.
type ModuleFields<'py> = (Bound<'py, PyBytes>, Vec<ReportFields>, Vec<SpecConstantFields>, Option<String>);

#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use super::{
        HostKernel, compile_for_host, disassemble_module, explain_code, has_llvm, image_format, lift_module,
        list_constants, option_names, report_needs, sampler_bits, specialize_module, translate_module, validate_module,
        version,
    };
}

#[pyfunction]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

#[pyfunction]
fn has_llvm() -> bool {
    cfg!(feature = "llvm")
}

#[pyfunction]
fn option_names() -> Vec<&'static str> {
    NamedOptions::names().collect()
}

#[pyfunction]
fn translate_module<'py>(
    py: Python<'py>,
    input: Vec<u8>,
    name: &str,
    settings: Settings,
    with_map: bool,
) -> PyResult<ModuleFields<'py>> {
    let translation = run(py, || {
        let mut options = named(&settings)?;
        options.record_source_map(with_map);
        translate(&input, name, &options.options())
    })?;
    let warnings = translation.warnings.iter().map(warning_fields).collect();
    let constants = translation.spec_constants.iter().map(spec_constant_fields).collect();
    Ok((bytes(py, &translation.words), warnings, constants, translation.source_map.as_ref().map(SourceMap::json)))
}

#[pyfunction]
fn lift_module<'py>(
    py: Python<'py>,
    module: Vec<u8>,
    name: &str,
    settings: Settings,
    with_map: bool,
) -> PyResult<LlvmModuleFields<'py>> {
    let (lifted, bitcode) = run(py, || {
        let mut options = named(&settings)?;
        options.record_source_map(with_map);
        let lifted = lift(&ModuleFile::read(&module)?.words, name, &options.lift_options())?;
        let lifted = optimize_lifted(lifted, name, &options.pass_options())?;
        let bitcode = lifted.bitcode()?;
        Ok((lifted, bitcode))
    })?;
    let warnings = lifted.warnings.iter().map(warning_fields).collect();
    let map = lifted.source_map.as_ref().map(SourceMap::json);
    Ok((PyBytes::new(py, &bitcode), lifted.text(), warnings, map))
}

#[pyfunction]
fn specialize_module<'py>(
    py: Python<'py>,
    module: Vec<u8>,
    settings: Vec<String>,
    all: bool,
) -> PyResult<ModuleFields<'py>> {
    let (specialized, constants) = run(py, || {
        let settings = settings.iter().map(|text| text.parse::<Setting>()).collect::<Result<_>>()?;
        let specialized = specialize(&ModuleFile::read(&module)?.words, &Request { settings, full: all })?;
        let constants = spec_constants(&specialized.words)?;
        Ok((specialized, constants))
    })?;
    let constants = constants.iter().map(spec_constant_fields).collect();
    Ok((bytes(py, &specialized.words), specialized.warnings.iter().map(warning_fields).collect(), constants, None))
}

/// A kernel of a module for this machine.
#[pyclass(frozen)]
struct HostKernel(LiftedKernel);

#[pymethods]
impl HostKernel {
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    #[getter]
    fn arguments(&self) -> Vec<HostArgumentFields> {
        self.0.arguments.iter().map(host_argument_fields).collect()
    }

    /// Raises an error if the function of the kernel has not returned 0.
    fn check(&self, py: Python<'_>, status: i32) -> PyResult<()> {
        run(py, || self.0.check(status))
    }
}

/// Returns the channel order, the channel type and the size of a texel of a format.
#[pyfunction]
fn image_format(py: Python<'_>, text: &str) -> PyResult<(u32, u32, usize)> {
    let format: HostImageFormat = run(py, || text.parse())?;
    Ok((format.order, format.channel, format.texel_size))
}

/// Returns the bits of a sampler from words.
#[pyfunction]
fn sampler_bits(py: Python<'_>, text: &str) -> PyResult<u64> {
    run(py, || parse_sampler(text))
}

/// Compiles a module to a shared library of this machine, in which specialization constants have these values.
#[pyfunction]
fn compile_for_host(
    py: Python<'_>,
    module: Vec<u8>,
    settings: Vec<String>,
    compiler: Option<PathBuf>,
    library: PathBuf,
) -> PyResult<(Vec<HostKernel>, Vec<ReportFields>)> {
    let lifted = run(py, || {
        let mut options = LiftOptions::default();
        options.environment = Environment::Host;
        options.settings = settings.iter().map(|text| text.parse::<Setting>()).collect::<Result<_>>()?;
        let lifted = lift(&ModuleFile::read(&module)?.words, "input", &options)?;
        HostCompiler::new(compiler).library(&lifted, &library)?;
        Ok(lifted)
    })?;
    let warnings = lifted.warnings.iter().map(warning_fields).collect();
    Ok((lifted.kernels.into_iter().map(HostKernel).collect(), warnings))
}

#[pyfunction]
fn validate_module(py: Python<'_>, module: Vec<u8>, settings: Settings) -> PyResult<()> {
    let found = run(py, || {
        let options = options(&settings)?;
        let words = ModuleFile::read(&module)?.words;
        violations(&words, options.validation, options.environment.as_ref(), options.threads)
    })?;
    let errors: Vec<_> =
        found.into_iter().map(|violation: Violation| violation.error(ErrorKind::InvalidSpirv)).collect();
    match errors.split_first() {
        None => Ok(()),
        Some((first, others)) => Err(raised(py, first, others)),
    }
}

#[pyfunction]
fn list_constants(py: Python<'_>, module: Vec<u8>) -> PyResult<Vec<ConstantFields>> {
    let list = run(py, || constants(&ModuleFile::read(&module)?.words))?;
    let fields = |constant: Constant| (constant.spec_id, constant.name, constant.ty, constant.default);
    Ok(list.into_iter().map(fields).collect())
}

#[pyfunction]
fn disassemble_module(py: Python<'_>, module: Vec<u8>) -> PyResult<String> {
    run(py, || assembly::module(&ModuleFile::read(&module)?.words, Disassembly::default()))
}

#[pyfunction]
fn report_needs(py: Python<'_>, module: Vec<u8>) -> PyResult<String> {
    run(py, || needs_report(&ModuleFile::read(&module)?.words))
}

#[pyfunction]
fn explain_code(code: &str) -> Option<String> {
    diagnostics::find(code).map(|found| found.text())
}

/// Runs a function of the library without the lock of the interpreter, and raises its error.
fn run<T: Send>(py: Python<'_>, function: impl FnOnce() -> Result<T> + Send) -> PyResult<T> {
    py.detach(function).map_err(|error| raised(py, &error, error.others()))
}

fn options(settings: &Settings) -> Result<Options> {
    Ok(named(settings)?.options())
}

fn named(settings: &Settings) -> Result<NamedOptions> {
    let mut named = NamedOptions::default();
    settings.iter().try_for_each(|(name, value)| named.set(name, value.as_deref()))?;
    Ok(named)
}

/// Converts an error to the exception of the package.
fn raised(py: Python<'_>, error: &Error, others: &[Error]) -> PyErr {
    exception(py, error, others).map_or_else(|failure| failure, PyErr::from_value)
}

fn exception<'py>(py: Python<'py>, error: &Error, others: &[Error]) -> PyResult<Bound<'py, PyAny>> {
    let others = others.iter().map(|other| exception(py, other, &[])).collect::<PyResult<Vec<_>>>()?;
    let fields: ReportFields = (
        error.to_string(),
        error.kind().to_string(),
        error.code(),
        error.message().to_owned(),
        error.remedy().map(str::to_owned),
        error.locations().map(str::to_owned).collect(),
        source_fields(error.location()),
    );
    py.import("llvm_spirv_rs._errors")?.getattr("error")?.call1((fields, others))
}

fn bytes<'py>(py: Python<'py>, words: &[u32]) -> Bound<'py, PyBytes> {
    PyBytes::new(py, &words.iter().flat_map(|word| word.to_ne_bytes()).collect::<Vec<_>>())
}

fn warning_fields(warning: &Warning) -> ReportFields {
    (
        warning.to_string(),
        warning.kind().to_string(),
        warning.code(),
        warning.message().to_owned(),
        warning.remedy().map(str::to_owned),
        warning.locations().map(str::to_owned).collect(),
        source_fields(warning.location()),
    )
}

fn source_fields(location: &DiagnosticLocation) -> Option<SourceFields> {
    let source = location.source.as_ref()?;
    Some((source.file.clone(), source.directory.clone(), source.line, source.column))
}

fn host_argument_fields(argument: &HostArgument) -> HostArgumentFields {
    let of_number = |kind, number: HostNumber| (kind, number.is_float, number.bits.into(), number.components);
    let (kind, is_float, bits, components) = match argument.kind {
        HostArgumentKind::Memory(None) => ("memory", false, 0, 1),
        HostArgumentKind::Memory(Some(element)) => of_number("memory", element),
        HostArgumentKind::Local => ("local", false, 64, 1),
        HostArgumentKind::Number(number) => of_number("number", number),
        HostArgumentKind::Bytes(size) => ("bytes", false, size.saturating_mul(8), 1),
        HostArgumentKind::Sampler => ("sampler", false, 64, 1),
        HostArgumentKind::Pipe(pipe) => ("pipe", false, pipe.packet_size.map_or(0, |size| u64::from(size) * 8), 1),
        HostArgumentKind::Image(image) => {
            let kind = if image.is_array { "images" } else { "image" };
            (kind, false, 64, image.size_names().len() as u32)
        }
        // The enumeration may grow.
        _ => ("other", false, 64, 1),
    };
    (argument.to_string(), kind, is_float, bits, components)
}

fn spec_constant_fields(constant: &SpecConstant) -> SpecConstantFields {
    let SpecConstant { id, string, ty, size, offset, whole_size, default, .. } = constant;
    (*id, string.clone(), ty.name(), *size, *offset, *whole_size, *default)
}
