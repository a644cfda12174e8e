//! The objects whose addresses C programs hold. Their strings are ready for C: UTF-8 with a zero byte at the end.

use std::ffi::{CString, c_char};
use std::ptr;
use std::sync::OnceLock;

use llvm_spirv_rs::{DiagnosticLocation, Lifted, NamedOptions, Translation, specialize};

/// Options by the names and values that they have on the command line of `llvm-spirv-rs`.
#[derive(Default)]
pub struct Options(pub(crate) NamedOptions);

/// A SPIR-V module with the warnings about it.
pub struct Module {
    pub(crate) words: Vec<u32>,
    pub(crate) warnings: Vec<Warning>,
    pub(crate) spec_constants: Vec<SpecConstant>,
    pub(crate) map: Option<CString>,
    /// The strings of `spec_constants`.
    _strings: Strings,
}

/// A module of LLVM IR with the warnings about it.
pub struct LlvmModule {
    pub(crate) bitcode: Vec<u8>,
    pub(crate) warnings: Vec<Warning>,
    pub(crate) map: Option<CString>,
    lifted: Lifted,
    text: OnceLock<CString>,
}

/// The reason why a function failed.
pub struct Error {
    pub(crate) report: Report,
    pub(crate) others: Vec<Error>,
}

/// A problem of a translation that succeeded.
pub struct Warning(pub(crate) Report);

/// The fields that errors and warnings share.
pub(crate) struct Report {
    pub(crate) kind: CString,
    pub(crate) code: CString,
    pub(crate) message: CString,
    pub(crate) text: CString,
    pub(crate) remedy: Option<CString>,
    pub(crate) locations: Vec<CString>,
    pub(crate) source: Option<SourceLocation>,
    /// The strings of `source`.
    _strings: Strings,
}

/// A position in the source, from debug information, or in LLVM assembly. Later versions may add members at the end.
#[repr(C)]
pub struct SourceLocation {
    /// The path of the file.
    pub file: *const c_char,
    /// The folder of the compilation, from which a relative path starts; empty if it is unknown.
    pub directory: *const c_char,
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1; 0 if it is unknown.
    pub column: u32,
}

/// The specialization constants of any module.
pub struct Constants {
    pub(crate) elements: Vec<Constant>,
    /// The strings of `elements`.
    _strings: Strings,
}

/// A scalar specialization constant of a translated or specialized module, as a runtime that sets it needs it. Later
/// versions may add members at the end.
#[repr(C)]
pub struct SpecConstant {
    /// The literal of its SpecId decoration.
    pub id: u32,
    /// The size of the scalar, in bytes.
    pub size: u32,
    /// The symbolic name of the constant that the scalar is part of, or NULL: a specialized module has no such names, and
    /// each scalar is a constant of its own.
    pub symbol: *const c_char,
    /// The offset of the scalar in that constant, in bytes.
    pub offset: u64,
    /// The size of that constant, in bytes, including padding.
    pub whole_size: u64,
    /// Its type: `bool`, `i8`, `i16`, `i32`, `i64`, `half`, `float` or `double`.
    pub r#type: *const c_char,
    /// The bits of its default value, zero-extended.
    pub default_bits: u64,
}

/// A scalar specialization constant of any module. Later versions may add members at the end.
#[repr(C)]
pub struct Constant {
    /// The literal of its SpecId decoration, if `has_id`.
    pub id: u32,
    /// True if it has a SpecId decoration.
    pub has_id: bool,
    /// Its OpName, or NULL.
    pub name: *const c_char,
    /// Its type: `bool`, `i32`, `f16`, ...
    pub r#type: *const c_char,
    /// Its default value, in the syntax of a setting.
    pub default_value: *const c_char,
}

/// Strings that objects point to: the addresses of their bytes do not change until they are dropped.
#[derive(Default)]
struct Strings(Vec<CString>);

impl Strings {
    fn add(&mut self, text: &str) -> *const c_char {
        self.0.push(c_string(text));
        self.0.last().map_or(ptr::null(), |text| text.as_ptr())
    }

    fn add_optional(&mut self, text: Option<&str>) -> *const c_char {
        text.map_or(ptr::null(), |text| self.add(text))
    }
}

impl Module {
    pub(crate) fn new(translation: Translation) -> Self {
        let map = translation.source_map.as_ref().map(|map| c_string(&map.json()));
        Self { map, ..Self::from_parts(translation.words, &translation.warnings, &translation.spec_constants) }
    }

    /// Creates a module with the specialization constants that are left.
    pub(crate) fn specialized(module: specialize::Specialized) -> llvm_spirv_rs::Result<Self> {
        let constants = specialize::spec_constants(&module.words)?;
        Ok(Self::from_parts(module.words, &module.warnings, &constants))
    }

    fn from_parts(
        words: Vec<u32>,
        warnings: &[llvm_spirv_rs::Warning],
        constants: &[llvm_spirv_rs::SpecConstant],
    ) -> Self {
        let mut strings = Strings::default();
        let constant = |constant: &llvm_spirv_rs::SpecConstant| SpecConstant {
            id: constant.id,
            size: constant.size,
            symbol: strings.add_optional(constant.string.as_deref()),
            offset: constant.offset,
            whole_size: constant.whole_size,
            r#type: strings.add(constant.ty.name()),
            default_bits: constant.default,
        };
        let spec_constants = constants.iter().map(constant).collect();
        let warnings = warnings.iter().map(Warning::from).collect();
        Self { words, warnings, spec_constants, map: None, _strings: strings }
    }
}

impl LlvmModule {
    pub(crate) fn new(lifted: Lifted) -> llvm_spirv_rs::Result<Self> {
        let bitcode = lifted.bitcode()?;
        let warnings = lifted.warnings.iter().map(Warning::from).collect();
        let map = lifted.source_map.as_ref().map(|map| c_string(&map.json()));
        Ok(Self { bitcode, warnings, map, lifted, text: OnceLock::new() })
    }

    /// Returns the module as assembly, which is written when it is first asked for.
    pub(crate) fn text(&self) -> *const c_char {
        self.text.get_or_init(|| c_string(&self.lifted.text())).as_ptr()
    }
}

impl Constants {
    pub(crate) fn new(list: &[specialize::Constant]) -> Self {
        let mut strings = Strings::default();
        let constant = |constant: &specialize::Constant| Constant {
            id: constant.spec_id.unwrap_or_default(),
            has_id: constant.spec_id.is_some(),
            name: strings.add_optional(constant.name.as_deref()),
            r#type: strings.add(&constant.ty),
            default_value: strings.add(&constant.default),
        };
        let elements = list.iter().map(constant).collect();
        Self { elements, _strings: strings }
    }
}

impl Report {
    fn new<'a>(
        kind: &str,
        code: &str,
        message: &str,
        text: &str,
        remedy: Option<&str>,
        locations: impl Iterator<Item = &'a str>,
        location: &DiagnosticLocation,
    ) -> Self {
        let mut strings = Strings::default();
        let source = location.source.as_ref().map(|source| SourceLocation {
            file: strings.add(&source.file),
            directory: strings.add(&source.directory),
            line: source.line,
            column: source.column,
        });
        Self {
            kind: c_string(kind),
            code: c_string(code),
            message: c_string(message),
            text: c_string(text),
            remedy: remedy.map(c_string),
            locations: locations.map(c_string).collect(),
            source,
            _strings: strings,
        }
    }
}

impl Error {
    /// Creates an error of the interface itself.
    pub(crate) fn new(kind: &str, message: &str) -> Self {
        let text = format!("{kind}: {message}");
        let report = Report::new(kind, "", message, &text, None, std::iter::empty(), &DiagnosticLocation::default());
        Self { report, others: Vec::new() }
    }

    /// Combines several errors: the first has the rest as its others. `None` if there is none.
    pub(crate) fn first_of(errors: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut errors = errors.into_iter();
        let mut first = errors.next()?;
        first.others.extend(errors);
        Some(first)
    }
}

impl From<&llvm_spirv_rs::Error> for Error {
    fn from(error: &llvm_spirv_rs::Error) -> Self {
        let (kind, text) = (error.kind().to_string(), error.to_string());
        let report = Report::new(
            &kind,
            error.code(),
            error.message(),
            &text,
            error.remedy(),
            error.locations(),
            error.location(),
        );
        Self { report, others: error.others().iter().map(Self::from).collect() }
    }
}

impl From<llvm_spirv_rs::Error> for Box<Error> {
    fn from(error: llvm_spirv_rs::Error) -> Self {
        Self::new(Error::from(&error))
    }
}

impl From<&llvm_spirv_rs::Warning> for Warning {
    fn from(warning: &llvm_spirv_rs::Warning) -> Self {
        let (kind, text) = (warning.kind().name(), warning.to_string());
        let (remedy, locations) = (warning.remedy(), warning.locations());
        Self(Report::new(kind, warning.code(), warning.message(), &text, remedy, locations, warning.location()))
    }
}

/// Returns the text for C, in which a zero byte would end it.
pub(crate) fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{FFFD}")).unwrap_or_default()
}
