//! The compiler of the machine, which makes a library or a program of a module for the host.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::{Error, ErrorKind, Result};
use crate::lift::Lifted;

/// The programs that are tried if none is named.
const COMPILERS: [&str; 2] = ["clang-22", "clang"];

/// The option for the instructions of the processor at hand.
const NATIVE: &str = if cfg!(target_arch = "x86_64") { "-march=native" } else { "-mcpu=native" };

/// A compiler that reads bitcode of LLVM 22: clang.
#[derive(Clone, Debug, Default)]
pub struct HostCompiler {
    program: Option<PathBuf>,
}

impl HostCompiler {
    /// Names the program; without a name it is `clang-22`, or else `clang`.
    pub fn new(program: Option<PathBuf>) -> Self {
        Self { program }
    }

    /// Compiles a module for the host to a shared library, which has a function for each kernel, for the processor of this
    /// machine.
    ///
    /// # Errors
    ///
    /// There is no compiler, or it fails; it does if a function that the module imports is in no library of C.
    pub fn library(&self, lifted: &Lifted, output: &Path) -> Result<()> {
        self.compile(&["-O2", NATIVE, "-shared", "-fPIC", "-x", "ir"], &lifted.bitcode()?, output)
    }

    /// Compiles a program in C.
    ///
    /// # Errors
    ///
    /// There is no compiler, or it fails.
    pub fn program(&self, source: &str, output: &Path) -> Result<()> {
        self.compile(&["-O1", "-x", "c"], source.as_bytes(), output)
    }

    fn compile(&self, options: &[&str], input: &[u8], output: &Path) -> Result<()> {
        let named = self.program.as_deref().into_iter();
        let found = COMPILERS.iter().map(Path::new).filter(|_| self.program.is_none());
        for program in named.chain(found) {
            let mut command = Command::new(program);
            command.args(options).args(["-w", "-", "-o"]).arg(output).args(["-lm", "-ldl"]);
            match finished(&mut command, input) {
                Ok(None) => return Ok(()),
                Ok(Some(message)) => {
                    let message = format!("{} fails:\n{message}", program.display());
                    return Err(Error::new(ErrorKind::NotBuiltIn, message));
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(Error::io(format!("cannot run {}", program.display()), error)),
            }
        }
        let message = match &self.program {
            Some(program) => format!("there is no program {}", program.display()),
            None => {
                "no clang is installed that compiles the kernel: install clang 22, or name a compiler for the bitcode \
                     of LLVM 22 with --cc"
                    .to_owned()
            }
        };
        Err(Error::new(ErrorKind::NotBuiltIn, message))
    }
}

/// Runs a program with this standard input; if it fails, returns what it prints.
fn finished(command: &mut Command, input: &[u8]) -> io::Result<Option<String>> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let written = child.stdin.take().map_or(Ok(()), |mut stdin| stdin.write_all(input));
    let output = child.wait_with_output()?;
    // What the program says about its input is the better message.
    if output.status.success() {
        written?;
    }
    Ok((!output.status.success()).then(|| String::from_utf8_lossy(&output.stderr).into_owned()))
}
