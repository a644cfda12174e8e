//! Modules on an OpenCL device: the device, the processes that use it, and programs with the checks of their results.

pub mod c_sources;
pub mod cases;
pub mod child;
pub mod compare;
pub mod device;
mod host;
pub mod library;
pub mod peer;
pub mod process;
pub mod toolchain;
mod worker;

/// The value, or a message about the failure.
pub type Outcome<T = ()> = Result<T, String>;
