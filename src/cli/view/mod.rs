//! `view`: a page with the source, the LLVM module and the SPIR-V module side by side.

mod page;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use llvm_spirv_rs::lift::{Environment, LiftOptions, lift};
use llvm_spirv_rs::{
    DiagnosticLocation, Error, Options, Result, SourceFile, SourceMap, Translation, Warning, llvm_text, translate,
};

use super::messages::Messages;
use super::translation::TranslationOptions;
use super::values::{BOOL, choice};

use page::Note;

/// Write an HTML page with the source, LLVM IR and SPIR-V side by side: of LLVM IR and its translation, or of a SPIR-V
/// module and its translation to LLVM IR.
///
/// Hovering over a line highlights the lines that it comes from and those that it becomes. A click keeps the highlight,
/// and the address of the page then leads to the line. Names and debug information are hidden at first. The page needs
/// no network.
#[derive(Args, Debug)]
#[command(arg_required_else_help = true)]
pub(crate) struct View {
    /// LLVM bitcode or assembly, or a SPIR-V module; `-` is standard input
    #[arg(value_name = "INPUT")]
    pub(crate) input: PathBuf,

    /// The HTML file
    #[arg(short, value_name = "FILE")]
    pub(crate) output: PathBuf,

    /// Render lines only when they come into view, as in every page above 20 MB
    #[arg(long, value_name = BOOL)]
    pub(crate) lazy: bool,

    /// The functions that the instructions of a SPIR-V module become
    #[arg(long, value_name = "ENVIRONMENT", default_value = "CL1.2", value_parser = choice(Environment::NAMES))]
    spirv_target_env: Environment,

    #[command(flatten)]
    translation: TranslationOptions,

    #[command(flatten)]
    pub(crate) messages: Messages,
}

/// The page, and the errors that it shows.
pub(crate) struct Viewed {
    pub(crate) page: String,
    pub(crate) error: Option<Error>,
    pub(crate) warnings: Vec<Warning>,
}

impl View {
    /// Returns the options of the translation. Fails if an extension is unknown.
    pub(crate) fn options(&self) -> Result<Options> {
        Ok(Options { source_map: true, ..self.translation.options()? })
    }

    /// Returns the options of the translation of a SPIR-V module. Fails if an extension is unknown.
    pub(crate) fn lift_options(&self) -> Result<LiftOptions> {
        let mut options = self.translation.lift_options();
        self.translation.extension_lists().iter().try_for_each(|list| options.extensions.apply_option(list))?;
        options.environment = self.spirv_target_env;
        options.source_map = true;
        Ok(options)
    }
}

/// Translates a SPIR-V module to LLVM IR and returns its page.
///
/// # Errors
///
/// The module cannot be translated: without LLVM IR, there is nothing to show beside it.
pub(crate) fn view_lift(words: &[u32], name: &str, options: &LiftOptions, is_lazy: bool) -> Result<Viewed> {
    let mut lifted = lift(words, name, options)?;
    let (map, warnings) = (lifted.source_map.take().unwrap_or_default(), lifted.warnings);
    let notes =
        warnings.iter().map(|warning| note("warning", warning.location(), &warning.to_string(), warning.code()));
    let page = page::render(name, &map.llvm, words, &map, &notes.collect::<Vec<_>>(), is_lazy);
    Ok(Viewed { page, error: None, warnings })
}

/// Translates a module and returns its page; a module that is refused has one as well, without SPIR-V.
///
/// # Errors
///
/// LLVM cannot read the module.
pub(crate) fn view(bytes: &[u8], name: &str, options: &Options, is_lazy: bool) -> Result<Viewed> {
    match translate(bytes, name, options) {
        Ok(Translation { words, warnings, source_map, .. }) => {
            let map = source_map.unwrap_or_default();
            let notes = warnings
                .iter()
                .map(|warning| note("warning", warning.location(), &warning.to_string(), warning.code()));
            let page = page::render(name, &map.llvm, &words, &map, &notes.collect::<Vec<_>>(), is_lazy);
            Ok(Viewed { page, error: None, warnings })
        }
        Err(error) => {
            let llvm = llvm_text(bytes, name, options)?;
            let all = std::iter::once(&error).chain(error.others());
            let notes = all.map(|error| note("error", error.location(), &error.to_string(), error.code()));
            let page = page::render(name, &llvm, &[], &SourceMap::default(), &notes.collect::<Vec<_>>(), is_lazy);
            Ok(Viewed { page, error: Some(error), warnings: Vec::new() })
        }
    }
}

fn note(severity: &'static str, location: &DiagnosticLocation, text: &str, code: &str) -> Note {
    Note { severity, location: location.clone(), text: format!("{severity}[{code}]: {text}") }
}

/// Returns the contents of a source file: from debug information, the working directory, or the folder of the compilation.
fn contents(file: &SourceFile) -> Option<String> {
    if let Some(text) = &file.text {
        return Some(text.clone());
    }
    let name = Path::new(&file.name);
    let mut paths = [name.to_owned(), Path::new(&file.directory).join(name)].into_iter();
    // A pipe could block.
    let path = paths.find(|path| path.metadata().is_ok_and(|data| data.is_file()))?;
    fs::read(path).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}
