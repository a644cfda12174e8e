//! The one error type of the library: a kind, a message and the places it passed on its way up; and [`Warning`], the
//! same for what does not stop a translation.
//!
//! A lowering function says what is wrong; each caller that knows a place (instruction, function, file)
//! adds a frame with [`Error::at`]. Nothing here knows LLVM or SPIR-V.

use std::fmt;

/// `std::result::Result` with this crate's [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// What class of fault stopped a translation. The names are stable; scripts and tests match on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A file could not be read or written.
    Io,
    /// The input is neither LLVM bitcode nor LLVM assembly, or is damaged.
    InvalidLlvmModule,
    /// The module is well-formed LLVM IR that SPIR-V cannot express at module level.
    InvalidModule,
    /// The target triple is not `spir`, `spir64`, `spirv`, `spirv32` or `spirv64`.
    InvalidTargetTriple,
    /// An integer, float or vector type has no SPIR-V form that the options allow.
    InvalidType,
    /// An instruction has no SPIR-V form.
    InvalidInstruction,
    /// A call has no SPIR-V form: an unknown intrinsic, or a builtin with the wrong arguments.
    InvalidFunctionCall,
    /// A function address is used without the extension that allows it.
    FunctionPointers,
    /// A variable-argument function other than `printf`.
    UnsupportedVarArgFunction,
    /// An encoding limit of the SPIR-V specification (section 2.17) would be crossed.
    LimitExceeded,
    /// The construct needs an extension that the options do not allow.
    RequiresExtension,
    /// The construct needs a SPIR-V version above `--spirv-max-version`.
    RequiresVersion,
    /// The option list names an extension this program does not know.
    UnknownExtension,
    /// A value for a specialization constant does not fit, or nothing or too much is called by its name.
    InvalidSpecialization,
    /// The option names an environment, or a feature of one, that this program does not know.
    UnknownEnvironment,
    /// The module is valid, and the environment that the options name does not take it.
    TargetEnvironment,
    /// The finished module does not pass the validator: a fault of this program.
    InvalidSpirv,
    /// The option needs a part that this build leaves out.
    NotBuiltIn,
}

/// Why a translation stopped, and where.
///
/// `Display` prints the message on one line and every frame on its own line below it:
///
/// ```text
/// RequiresExtension: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array (allow it with --spirv-ext=+SPV_INTEL_variable_length_array)
///   at   %a = alloca i32, i64 %n, align 4
///   in   function @f
/// ```
#[derive(Debug)]
pub struct Error(Box<Inner>);

#[derive(Debug)]
struct Inner {
    kind: ErrorKind,
    message: String,
    places: Places,
    source: Option<std::io::Error>,
    others: Vec<Error>,
}

/// What lies in what, innermost first.
#[derive(Debug, Default)]
struct Places(Vec<Frame>);

#[derive(Debug)]
struct Frame {
    preposition: &'static str,
    place: String,
}

impl Places {
    fn push(&mut self, preposition: &'static str, place: impl Into<String>) {
        self.0.push(Frame { preposition, place: place.into() });
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|frame| frame.place.as_str())
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|frame| write!(f, "\n  {:<4} {}", frame.preposition, frame.place))
    }
}

impl Error {
    /// An error without a place yet. `message` is lower-case and has no full stop.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner {
            kind,
            message: message.into(),
            places: Places::default(),
            source: None,
            others: Vec::new(),
        }))
    }

    /// An input or output fault, with the operating system's own error as its source.
    pub fn io(message: impl Into<String>, source: std::io::Error) -> Self {
        Self(Box::new(Inner {
            kind: ErrorKind::Io,
            message: message.into(),
            places: Places::default(),
            source: Some(source),
            others: Vec::new(),
        }))
    }

    /// The first of several errors, which has the others with it.
    ///
    /// # Errors
    ///
    /// That one, if there is any.
    #[cfg(feature = "llvm")]
    pub(crate) fn first_of(errors: Vec<Self>) -> Result<()> {
        let mut errors = errors.into_iter();
        let Some(mut first) = errors.next() else { return Ok(()) };
        first.0.others.extend(errors);
        Err(first)
    }

    /// Adds the place the error happened at: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.0.places.push("at", place);
        self
    }

    /// Adds what the last place lies in: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, place: impl Into<String>) -> Self {
        self.0.places.push("in", place);
        self
    }

    /// Adds who calls what the last place is.
    #[must_use]
    pub fn called_by(mut self, place: impl Into<String>) -> Self {
        self.0.places.push("from", place);
        self
    }

    /// The class of the fault.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The message, without kind and places.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The places, innermost first.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.0.places.iter()
    }

    /// What else stopped the translation: the errors of other functions, in the module's order. `Display` leaves them
    /// out, and what is wrong with one thing that several functions use is there once.
    pub fn others(&self) -> &[Self] {
        &self.0.others
    }

    /// Whether two errors say the same of the same place.
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
        write!(f, "{}: {}", inner.kind, inner.message)?;
        if let Some(source) = &inner.source {
            write!(f, ": {source}")?;
        }
        inner.places.fmt(f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.source.as_ref().map(|source| source as _)
    }
}

/// What a user should know about a translation that succeeded: what was left out, or what is likely not meant.
///
/// `Display` prints it as an [`Error`] is printed, without a kind.
#[derive(Debug)]
pub struct Warning {
    message: String,
    places: Places,
}

impl Warning {
    /// A warning without a place yet. `message` is lower-case and has no full stop.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), places: Places::default() }
    }

    /// Adds the place it is about: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.places.push("at", place);
        self
    }

    /// Adds what the last place lies in: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, place: impl Into<String>) -> Self {
        self.places.push("in", place);
        self
    }

    /// The message, without places.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The places, innermost first.
    pub fn places(&self) -> impl Iterator<Item = &str> {
        self.places.iter()
    }
}

impl From<Error> for Warning {
    /// The message of an error, without its kind, and its places.
    fn from(error: Error) -> Self {
        let Inner { message, places, .. } = *error.0;
        Self { message, places }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.message, self.places)
    }
}
