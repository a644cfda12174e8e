//! The error type of the library: a kind, a message and context with locations; and [`Warning`], the same for a problem
//! that does not stop a translation.
//!
//! A lowering function returns the message; each caller that knows a location (instruction, function, file) adds a
//! line with [`Error::at`] or a [`DiagnosticLocation`]. This layer depends on neither LLVM nor SPIR-V.

#[cfg(feature = "json")]
mod json;
mod kinds;
mod location;
mod remedy;

use std::fmt;

pub use kinds::{ErrorKind, WarningKind};
pub use location::{DiagnosticLocation, SourceLocation};
pub(crate) use remedy::Permitted;
pub(crate) use remedy::Remedy;

use remedy::Remedies;

/// `std::result::Result` with this crate's [`Error`].
pub type Result<T> = std::result::Result<T, Error>;

/// The reason why a translation stopped, and the location.
///
/// `Display` prints the kind with its fixed text and the subject first, as the Khronos translator does; then the
/// message and every line on its own line:
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
pub struct Error(Box<Inner>);

#[derive(Debug)]
struct Inner {
    kind: ErrorKind,
    subject: Option<String>,
    /// The message; its first part is the reason, without the remedy.
    message: String,
    reason_length: usize,
    remedies: Remedies,
    context: Context,
    source: Option<std::io::Error>,
    others: Vec<Error>,
    /// The number of errors that are not among `others`.
    omitted: usize,
}

/// Finds a position in the source by a location in the LLVM module and one in words.
pub(crate) type Locate<'f> = dyn Fn(&DiagnosticLocation, Option<&str>) -> Option<SourceLocation> + 'f;

/// The context, innermost first.
#[derive(Debug, Default)]
struct Context {
    list: Vec<ContextLine>,
    /// The innermost position.
    location: DiagnosticLocation,
    /// The function of the last line about one.
    last_function: Option<String>,
    /// The file of the module.
    file: Option<String>,
}

#[derive(Debug)]
struct ContextLine {
    preposition: &'static str,
    location: String,
}

impl Context {
    fn push(&mut self, preposition: &'static str, location: impl Into<String>) {
        self.list.push(ContextLine { preposition, location: location.into() });
    }

    /// Adds the lines of a location, except for that of a function whose line is the last already.
    fn locate(&mut self, location: DiagnosticLocation) {
        if let Some(instruction) = &location.instruction {
            self.push("at", instruction.as_str());
        }
        if let Some(containers) = location.containers().filter(|_| self.last_function != location.function) {
            self.push("in", containers);
            self.last_function.clone_from(&location.function);
        }
        self.location.complete(location);
    }

    /// Sets the position in the source to what `locate` finds by the location and the innermost line, if it is unknown.
    fn find_source(&mut self, locate: &Locate<'_>) {
        if self.location.source.is_none() {
            self.location.source = locate(&self.location, self.list.first().map(|line| line.location.as_str()));
        }
    }

    fn set_file(&mut self, name: &str) {
        self.file.get_or_insert_with(|| name.to_owned());
    }

    /// Adds the file of the module, unless it is the last location already.
    fn enter_file(&mut self, name: &str) {
        if self.list.last().is_none_or(|last| last.location != name) {
            self.push("in", name);
        }
        self.set_file(name);
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|line| line.location.as_str())
    }

    fn notes(&self) -> impl Iterator<Item = String> {
        self.list.iter().map(|ContextLine { preposition, location }| format!("{preposition} {location}"))
    }
}

impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list.iter().try_for_each(|line| write!(f, "\n  {:<4} {}", line.preposition, line.location))?;
        self.location.source.iter().try_for_each(|source| write!(f, "\n  -->  {source}"))
    }
}

/// Returns an `InvalidInstruction` error with this message; the caller adds the location.
pub(crate) fn invalid(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidInstruction, message)
}

impl Error {
    /// Creates an error without a location. `message` is lower-case and has no full stop.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        let message = message.into();
        Self(Box::new(Inner {
            kind,
            subject: None,
            reason_length: message.len(),
            message,
            remedies: Remedies::default(),
            context: Context::default(),
            source: None,
            others: Vec::new(),
            omitted: 0,
        }))
    }

    /// Creates an error of input or output, with the operating system's error as its source, which ends the message.
    pub fn io(message: impl Into<String>, source: std::io::Error) -> Self {
        let mut error = Self::new(ErrorKind::Io, format!("{}: {source}", message.into()));
        error.0.source = Some(source);
        error
    }

    /// Sets the subject: the lines that the Khronos translator prints after the text of the kind.
    #[must_use]
    pub fn about(mut self, subject: impl Into<String>) -> Self {
        self.0.subject = Some(subject.into());
        self
    }

    /// Sets the options of the program of which each allows the construct, and appends them to the reason.
    #[must_use]
    pub(crate) fn allowed_by(mut self, remedies: impl IntoIterator<Item = Remedy>) -> Self {
        let remedies = Remedies::from(remedies.into_iter().collect::<Vec<_>>());
        self.0.message.truncate(self.0.reason_length);
        if let Some(text) = &remedies.text {
            self.0.message += &format!(" (allow it with {text})");
        }
        self.0.remedies = remedies;
        self
    }

    /// Sets the option of the program that avoids the construct, and appends it to the reason.
    #[must_use]
    pub(crate) fn avoided_by(mut self, option: &str) -> Self {
        self.0.message += &format!(" (avoid it with {option})");
        self.0.remedies = Remedies::from(vec![Remedy::Options(option.to_owned())]);
        self
    }

    /// Replaces the remedies of this error and of [`Error::others`] by those that `replace` returns for them, or by the
    /// text that it returns, which ends the message.
    #[must_use]
    pub(crate) fn with_remedies(mut self, replace: &dyn Fn(&[Remedy]) -> Permitted) -> Self {
        let others = std::mem::take(&mut self.0.others);
        self.0.others = others.into_iter().map(|other| other.with_remedies(replace)).collect();
        if self.0.remedies.list.is_empty() {
            return self;
        }
        match replace(&self.0.remedies.list) {
            Ok(remedies) => self.allowed_by(remedies),
            Err(reason) => {
                let mut error = self.allowed_by([]);
                error.0.message += &reason;
                error
            }
        }
    }

    /// Returns the error with another kind, as the Khronos translator classifies the construct. The subject goes with the
    /// old kind.
    #[must_use]
    pub(crate) fn with_kind(mut self, kind: ErrorKind) -> Self {
        self.0.kind = kind;
        self.0.subject = None;
        self
    }

    /// Returns the error with another message; it keeps its remedies.
    #[must_use]
    pub(crate) fn with_message(mut self, message: &str) -> Self {
        message.clone_into(&mut self.0.message);
        self.0.reason_length = message.len();
        self
    }

    /// Combines several errors: the first has the rest in [`Error::others`].
    ///
    /// # Errors
    ///
    /// Returns the first error, if there is one.
    pub(crate) fn first_of(errors: Vec<Self>) -> Result<()> {
        let mut errors = errors.into_iter();
        let Some(mut first) = errors.next() else { return Ok(()) };
        first.0.others.extend(errors);
        Err(first)
    }

    /// Sets the number of errors that are not among [`Error::others`], because they are too many.
    #[must_use]
    pub(crate) fn omitting(mut self, count: usize) -> Self {
        self.0.omitted = count;
        self
    }

    /// Adds the location of the error: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, location: impl Into<String>) -> Self {
        self.0.context.push("at", location);
        self
    }

    /// Adds the construct that contains the last location: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, location: impl Into<String>) -> Self {
        self.0.context.push("in", location);
        self
    }

    /// Adds the file of a module to this error and to [`Error::others`], unless it is their last location already.
    #[must_use]
    pub fn within_file(mut self, name: &str) -> Self {
        self.0.others = self.0.others.into_iter().map(|other| other.within_file(name)).collect();
        self.0.context.enter_file(name);
        self
    }

    /// Records the file of the module, without a location, for this error and [`Error::others`].
    #[must_use]
    pub fn about_file(mut self, name: &str) -> Self {
        self.0.others = self.0.others.into_iter().map(|other| other.about_file(name)).collect();
        self.0.context.set_file(name);
        self
    }

    /// Adds the caller of the last location.
    #[must_use]
    pub fn called_by(mut self, location: impl Into<String>) -> Self {
        self.0.context.push("from", location);
        self
    }

    /// Adds the position of the error in the LLVM module and in the source.
    #[must_use]
    pub fn located(mut self, location: DiagnosticLocation) -> Self {
        self.0.context.locate(location);
        self
    }

    /// Adds the position in the source that `locate` finds to this error and to [`Error::others`], where none is known.
    #[must_use]
    pub(crate) fn with_sources(mut self, locate: &Locate<'_>) -> Self {
        self.0.others = self.0.others.into_iter().map(|other| other.with_sources(locate)).collect();
        self.0.context.find_source(locate);
        self
    }

    /// Returns the class of the error.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the code of the [kind](Self::kind).
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// Returns the subject: an extension, an intrinsic, a version, as the Khronos translator spells it.
    pub fn subject(&self) -> Option<&str> {
        self.0.subject.as_deref()
    }

    /// Returns the message, without kind, subject and locations.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// Returns the option of the program that allows the construct: `--spirv-ext=+SPV_KHR_bit_instructions`.
    pub fn remedy(&self) -> Option<&str> {
        self.0.remedies.text.as_deref()
    }

    /// Returns the locations, innermost first.
    pub fn locations(&self) -> impl Iterator<Item = &str> {
        self.0.context.iter()
    }

    /// Returns the locations, innermost first, each with its relation to the one before: `in function @f`.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        self.0.context.notes()
    }

    /// Returns the innermost position in the LLVM module and in the source, as far as they are known.
    pub fn location(&self) -> &DiagnosticLocation {
        &self.0.context.location
    }

    /// Returns the name of the file of the module, if it is known.
    pub fn file(&self) -> Option<&str> {
        self.0.context.file.as_deref()
    }

    /// Returns the errors of other globals and functions that stopped the translation too, in the module's order; several
    /// may have the same reason, each at its location. An error in a construct that several functions use, such as a global
    /// variable, occurs once. `Display` omits them.
    pub fn others(&self) -> &[Self] {
        &self.0.others
    }

    /// Returns the number of errors that are not among [`Error::others`], because their reasons are further ones than the
    /// first twenty.
    pub fn omitted(&self) -> usize {
        self.0.omitted
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = &self.0;
        let text = inner.kind.text();
        write!(f, "{}:{}{text}", inner.kind, if text.is_empty() { "" } else { " " })?;
        match &inner.subject {
            Some(subject) => write!(f, " {}\n  {}", subject.replace('\n', "\n "), inner.message)?,
            None if text.ends_with('\n') => write!(f, "  {}", inner.message)?,
            None => write!(f, " {}", inner.message)?,
        }
        inner.context.fmt(f)
    }
}

/// Prints the same as `Display`, for a `main` that returns the error; `{:#?}` prints the fields.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { fmt::Debug::fmt(&self.0, f) } else { fmt::Display::fmt(self, f) }
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
    kind: WarningKind,
    message: String,
    remedy: Option<String>,
    context: Context,
}

impl Warning {
    /// Creates a warning without a location. `message` is lower-case and has no full stop.
    pub fn new(kind: WarningKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), remedy: None, context: Context::default() }
    }

    /// Creates a warning with the message, the remedy and the locations of an error.
    pub fn from_error(kind: WarningKind, error: Error) -> Self {
        let Inner { message, remedies, context, .. } = *error.0;
        Self { kind, message, remedy: remedies.text, context }
    }

    /// Adds the location of the problem: an instruction, a constant, a metadata node.
    #[must_use]
    pub fn at(mut self, location: impl Into<String>) -> Self {
        self.context.push("at", location);
        self
    }

    /// Adds the construct that contains the last location: a block, a function, a file.
    #[must_use]
    pub fn within(mut self, location: impl Into<String>) -> Self {
        self.context.push("in", location);
        self
    }

    /// Adds the file of a module, unless it is the last location already.
    #[must_use]
    pub fn within_file(mut self, name: &str) -> Self {
        self.context.enter_file(name);
        self
    }

    /// Records the file of the module, without a location.
    #[must_use]
    pub fn about_file(mut self, name: &str) -> Self {
        self.context.set_file(name);
        self
    }

    /// Adds the position of the problem in the LLVM module and in the source.
    #[must_use]
    pub fn located(mut self, location: DiagnosticLocation) -> Self {
        self.context.locate(location);
        self
    }

    /// Adds the position in the source that `locate` finds, if none is known.
    #[must_use]
    pub(crate) fn with_source(mut self, locate: &Locate<'_>) -> Self {
        self.context.find_source(locate);
        self
    }

    /// Sets the option of the program that avoids the problem.
    #[must_use]
    pub fn avoided_by(mut self, option: impl Into<String>) -> Self {
        self.remedy = Some(option.into());
        self
    }

    /// Returns the class of the warning.
    pub fn kind(&self) -> WarningKind {
        self.kind
    }

    /// Returns the code of the [kind](Self::kind).
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// Returns the message, without locations.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the option of the program that avoids the problem.
    pub fn remedy(&self) -> Option<&str> {
        self.remedy.as_deref()
    }

    /// Returns the locations, innermost first.
    pub fn locations(&self) -> impl Iterator<Item = &str> {
        self.context.iter()
    }

    /// Returns the locations, innermost first, each with its relation to the one before: `in function @f`.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        self.context.notes()
    }

    /// Returns the name of the file of the module, if it is known.
    pub fn file(&self) -> Option<&str> {
        self.context.file.as_deref()
    }

    /// Returns the innermost position in the LLVM module and in the source, as far as they are known.
    pub fn location(&self) -> &DiagnosticLocation {
        &self.context.location
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.message, self.context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_of_an_io_error_ends_with_the_reason() {
        let error = Error::io("cannot read x.bc", std::io::Error::other("why"));
        assert_eq!(error.message(), "cannot read x.bc: why");
        assert_eq!(error.to_string(), "Io: cannot read x.bc: why");
    }

    #[test]
    fn a_main_that_returns_an_error_prints_its_message() {
        let error = Error::new(ErrorKind::RequiresExtension, "why").about("SPV_A").at("here");
        assert_eq!(format!("{error:?}"), error.to_string());
        assert!(format!("{error:#?}").contains("subject: Some(\n"));
    }

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
