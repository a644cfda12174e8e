//! The command line: arguments, the options of the library that they select, and the destination of the result.

pub(crate) mod args;
pub(crate) mod batch;
mod compat;
pub(crate) mod extensions;
pub(crate) mod files;
pub(crate) mod generate;
pub(crate) mod job_server;
pub(crate) mod listing;
pub(crate) mod llvm_helper;
pub(crate) mod llvm_usage;
pub(crate) mod messages;
pub(crate) mod output;
pub(crate) mod progress;
mod response;
pub(crate) mod reverse;
pub(crate) mod run;
pub(crate) mod spec_const;
pub(crate) mod spec_map;
pub(crate) mod status;
mod target_env;
pub(crate) mod tools;
pub(crate) mod translation;
pub(crate) mod values;
pub(crate) mod view;
pub(crate) mod violations;
