//! The error type of the library: a kind, a message and frames with locations; and [`Warning`], the same for a problem
//! that does not stop a translation.
//!
//! A lowering function returns the message; each caller that knows a location (instruction, function, file) adds a
//! frame with [`Error::at`]. This file depends on neither LLVM nor SPIR-V.

use std::fmt;

/// `std::result::Result` with this crate's [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// The class of an error. The names are stable; scripts and tests match on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A file could not be read or written.
    Io,
    /// The input has no bytes.
    EmptyInput,
    /// The input is neither LLVM bitcode nor LLVM assembly, or is damaged.
    InvalidLlvmModule,
    /// The module is well-formed LLVM IR with a type or a module-level construct that SPIR-V cannot express.
    InvalidModule,
    /// The target triple is not `spir`, `spir64`, `spirv`, `spirv32` or `spirv64`.
    InvalidTargetTriple,
    /// The target triple requires a SPIR-V version above `--spirv-max-version`.
    TripleMaxVersionIncompatible,
    /// An instruction, or a call of a builtin function, has no SPIR-V equivalent.
    InvalidInstruction,
    /// A call of an intrinsic has no SPIR-V equivalent.
    InvalidFunctionCall,
    /// A function address is used without the extension that allows it.
    FunctionPointers,
    /// A variable-argument function other than `printf`.
    UnsupportedVarArgFunction,
    /// An instruction would have more words than SPIR-V can encode.
    InvalidWordCount,
    /// Another encoding limit of the SPIR-V specification (section 2.17) would be exceeded.
    LimitExceeded,
    /// The construct needs an extension that the options do not allow.
    RequiresExtension,
    /// The construct needs an extension that the options do not allow and that its vendor has withdrawn.
    DeprecatedExtension,
    /// The construct needs SPIR-V 1.1, which is above `--spirv-max-version`.
    Requires1_1,
    /// The construct needs a SPIR-V version above `--spirv-max-version`.
    RequiresVersion,
    /// The option list names an extension that this program does not know.
    UnknownExtension,
    /// The option list is empty, or a name in it has no sign.
    InvalidExtensionList,
    /// A value for a specialization constant does not fit, or its name matches no constant or several.
    InvalidSpecialization,
    /// An option has another name or another value than those that the library knows.
    InvalidOption,
    /// The option names an environment, or a feature of one, that this program does not know.
    UnknownEnvironment,
    /// The module is valid, but the environment that the options name does not allow it.
    TargetEnvironment,
    /// The finished module does not pass the validator: a bug in this program.
    InvalidSpirv,
    /// The option needs a feature that this build does not have.
    NotBuiltIn,
}

/// The text and exit status that the Khronos translator has for a kind of error. Scripts match on both.
struct Row {
    /// The text that follows the kind in each message.
    text: &'static str,
    /// The exit status.
    status: u8,
}

/// The status of errors that the Khronos translator has no kind for.
const OTHER: u8 = 255;

impl ErrorKind {
    /// Returns the row of the kind.
    #[rustfmt::skip]
    fn row(self) -> Row {
        let row = |status, text| Row { text, status };
        match self {
            Self::InvalidTargetTriple => row(1, "Expects spir-unknown-unknown or spir64-unknown-unknown."),
            Self::TripleMaxVersionIncompatible => row(3, "Triple version and maximum version are incompatible."),
            Self::InvalidFunctionCall => row(8, "Unexpected llvm intrinsic:\n"),
            Self::InvalidModule => row(10, "Invalid SPIR-V module:"),
            // LLVM's reader ends that translator with 1.
            Self::InvalidLlvmModule => row(1, "Invalid LLVM module:"),
            Self::EmptyInput => row(OTHER, "Can't translate, file is empty:"),
            Self::InvalidExtensionList => row(OTHER, "Invalid value of --spirv-ext, expected format is:\n"),
            Self::Io => row(1, ""),
            Self::FunctionPointers => row(13, "Can't translate function pointer:\n"),
            Self::InvalidInstruction => row(14, "Can't translate llvm instruction:\n"),
            Self::InvalidWordCount => row(15, "Can't encode instruction with word count greater than 65535:\n"),
            Self::Requires1_1 => row(16, "Feature requires SPIR-V 1.1 or greater:"),
            Self::RequiresVersion => row(17, "Cannot fulfill SPIR-V version restriction:\n"),
            Self::RequiresExtension => row(18, "Feature requires the following SPIR-V extension:\n"),
            Self::UnsupportedVarArgFunction => {
                row(23, "Variadic functions other than 'printf' are not supported in SPIR-V.")
            }
            Self::DeprecatedExtension => row(24, "Feature requires the following deprecated SPIR-V extension:\n"),
            Self::LimitExceeded
            | Self::UnknownExtension
            | Self::InvalidSpecialization
            | Self::InvalidOption
            | Self::UnknownEnvironment
            | Self::TargetEnvironment
            | Self::InvalidSpirv
            | Self::NotBuiltIn => row(OTHER, ""),
        }
    }

    /// Returns `true` for a construct that other options would allow.
    #[cfg(feature = "llvm")]
    pub(crate) fn is_missing_feature(self) -> bool {
        matches!(self, Self::RequiresExtension | Self::DeprecatedExtension | Self::Requires1_1 | Self::RequiresVersion)
    }

    /// Returns the exit status of the Khronos translator for this kind of error.
    pub fn status(self) -> u8 {
        self.row().status
    }
}

/// The reason why a translation stopped, and the location.
///
/// `Display` prints the kind with its fixed text and the subject first, as the Khronos translator does; then the
/// message and every frame on its own line:
///
/// ```text
/// RequiresExtension: Feature requires the following SPIR-V extension:
///  SPV_KHR_bit_instructions
///   OpBitReverse needs SPV_KHR_bit_instructions (allow it with --spirv-ext=+SPV_KHR_bit_instructions)
///   at   %r = call spir_func i32 @_Z11bit_reversej(i32 %x)
///   in   function @f
/// ```
///
/// A message without a subject takes its place.
#[derive(Debug)]
pub struct Error(Box<Inner>);

#[derive(Debug)]
struct Inner {
    kind: ErrorKind,
    subject: Option<String>,
    message: String,
    frames: Frames,
    source: Option<std::io::Error>,
    others: Vec<Error>,
}

/// The frames, innermost first.
#[derive(Debug, Default)]
struct Frames(Vec<Frame>);

#[derive(Debug)]
struct Frame {
    preposition: &'static str,
    location: String,
}

impl Frames {
    fn push(&mut self, preposition: &'static str, location: impl Into<String>) {
        self.0.push(Frame { preposition, location: location.into() });
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|frame| frame.location.as_str())
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|frame| write!(f, "\n  {:<4} {}", frame.preposition, frame.location))
    }
}

impl Error {
    /// Creates an error without a location. `message` is lower-case and has no full stop.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner {
            kind,
            subject: None,
            message: message.into(),
            frames: Frames::default(),
            source: None,
            others: Vec::new(),
        }))
    }

    /// Creates an error of input or output, with the operating system's error as its source.
    pub fn io(message: impl Into<String>, source: std::io::Error) -> Self {
        Self(Box::new(Inner {
            kind: ErrorKind::Io,
            subject: None,
            message: message.into(),
            frames: Frames::default(),
            source: Some(source),
            others: Vec::new(),
        }))
    }

    /// Sets the subject: the lines that the Khronos translator prints after the text of the kind.
    #[must_use]
    pub fn about(mut self, subject: impl Into<String>) -> Self {
        self.0.subject = Some(subject.into());
        self
    }

    /// Combines several errors: the first has the rest in [`Error::others`].
    ///
    /// # Errors
    ///
    /// Returns the first error, if there is one.
    #[cfg(feature = "llvm")]
    pub(crate) fn first_of(errors: Vec<Self>) -> Result<()> {
        let mut errors = errors.into_iter();
        let Some(mut first) = errors.next() else { return Ok(()) };
        first.0.others.extend(errors);
        Err(first)
    }

    /// Adds the location of the error: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, location: impl Into<String>) -> Self {
        self.0.frames.push("at", location);
        self
    }

    /// Adds the construct that contains the last location: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, location: impl Into<String>) -> Self {
        self.0.frames.push("in", location);
        self
    }

    /// Adds the file of a module to this error and to [`Error::others`], unless it is their last location already.
    #[must_use]
    pub fn within_file(mut self, name: &str) -> Self {
        self.0.others = self.0.others.into_iter().map(|other| other.within_file(name)).collect();
        match self.places().last() {
            Some(last) if last == name => self,
            _ => self.within(name),
        }
    }

    /// Adds the caller of the last location.
    #[must_use]
    pub fn called_by(mut self, location: impl Into<String>) -> Self {
        self.0.frames.push("from", location);
        self
    }

    /// Returns the class of the error.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the subject: an extension, an intrinsic, a version, as the Khronos translator spells it.
    pub fn subject(&self) -> Option<&str> {
        self.0.subject.as_deref()
    }

    /// Returns the message, without kind, subject and locations.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the locations, innermost first.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.0.frames.iter()
    }

    /// Returns the errors of other functions that stopped the translation too, in the module's order. `Display` omits
    /// them, and an error in a construct that several functions use occurs once.
    pub fn others(&self) -> &[Self] {
        &self.0.others
    }

    /// Returns `true` if two errors have the same kind, message and location.
    #[cfg(feature = "llvm")]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (self.kind(), self.message(), self.places().next()) == (other.kind(), other.message(), other.places().next())
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &self.0;
        let text = inner.kind.row().text;
        write!(f, "{}:{}{text}", inner.kind, if text.is_empty() { "" } else { " " })?;
        match &inner.subject {
            Some(subject) => write!(f, " {}\n  {}", subject.replace('\n', "\n "), inner.message)?,
            None if text.ends_with('\n') => write!(f, "  {}", inner.message)?,
            None => write!(f, " {}", inner.message)?,
        }
        if let Some(source) = &inner.source {
            write!(f, ": {source}")?;
        }
        inner.frames.fmt(f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.source.as_ref().map(|source| source as _)
    }
}

/// A problem of a translation that succeeded: omitted information, or a probable mistake in the input.
///
/// `Display` prints it like an [`Error`], without a kind.
#[derive(Debug)]
pub struct Warning {
    message: String,
    frames: Frames,
}

impl Warning {
    /// Creates a warning without a location. `message` is lower-case and has no full stop.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), frames: Frames::default() }
    }

    /// Adds the location of the problem: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, location: impl Into<String>) -> Self {
        self.frames.push("at", location);
        self
    }

    /// Adds the construct that contains the last location: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, location: impl Into<String>) -> Self {
        self.frames.push("in", location);
        self
    }

    /// Returns the message, without locations.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the locations, innermost first.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.frames.iter()
    }
}

impl From<Error> for Warning {
    /// Takes the message of an error, without its kind, and its locations.
    fn from(error: Error) -> Self {
        let Inner { message, frames, .. } = *error.0;
        Self { message, frames }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.message, self.frames)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_subject_stands_between_the_kind_and_the_message() {
        let error = Error::new(ErrorKind::RequiresExtension, "why").about("SPV_A").at("here");
        let lines = "RequiresExtension: Feature requires the following SPIR-V extension:\n SPV_A\n  why\n  at   here";
        assert_eq!(error.to_string(), lines);
    }

    #[test]
    fn a_message_without_a_subject_takes_its_place() {
        let printed = |kind| Error::new(kind, "why").to_string();
        assert_eq!(printed(ErrorKind::InvalidModule), "InvalidModule: Invalid SPIR-V module: why");
        assert_eq!(
            printed(ErrorKind::InvalidInstruction),
            "InvalidInstruction: Can't translate llvm instruction:\n  why"
        );
        assert_eq!(printed(ErrorKind::LimitExceeded), "LimitExceeded: why");
    }
}
