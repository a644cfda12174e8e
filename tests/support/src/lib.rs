//! Helpers of several tests that do not need the library: modules and programs of this repository, the seeds of random
//! tests, and results of other programs that are kept.

pub mod clang;
pub mod corpus;
pub mod kept;
pub mod programs;
pub mod random;
pub mod seeds;

use std::path::Path;

/// Returns the root of this repository.
pub fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package)
}
