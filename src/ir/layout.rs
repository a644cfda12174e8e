//! The data layout of a target.

/// The data layout of a module's target.
#[derive(Clone, Debug, Default)]
pub struct DataLayout {
    /// The text from which the layout was parsed.
    pub(crate) text: Box<str>,
}
