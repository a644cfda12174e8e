//! The explanations of errors.

use super::{Example, ExplanationRow};
use crate::error::ErrorKind;

/// Returns the explanation of a kind.
pub(super) fn row(kind: ErrorKind) -> ExplanationRow {
    match kind {
        ErrorKind::InvalidTargetTriple => ExplanationRow {
            cause: "The target triple is missing, or is not that of a SPIR-V target.",
            example: Example::of(
                "target triple = \"x86_64-unknown-linux-gnu\"\n",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Compile for `spir64-unknown-unknown` or `spirv64-unknown-unknown` (`spir` and `spirv32` have \
                     pointers of 32 bits): clang's option is `--target=spirv64-unknown-unknown`.",
        },
        ErrorKind::TripleMaxVersionIncompatible => ExplanationRow {
            cause: "The target triple names a SPIR-V version above `--spirv-max-version`.",
            example: Example::of(
                "target triple = \"spirv64v1.4-unknown-unknown\"\n",
                &["llvm-spirv-rs example.ll --spirv-max-version=1.3"],
            ),
            remedy: "Raise `--spirv-max-version`, or compile for a triple without a version.",
        },
        ErrorKind::InvalidFunctionCall => ExplanationRow {
            cause: "A call of an LLVM intrinsic has no equivalent in SPIR-V.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @lanes() {
  %n = call i32 @llvm.vscale.i32()
  ret i32 %n
}
declare i32 @llvm.vscale.i32()
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Change the source or the passes that produce the intrinsic. If a consumer defines a function of \
                     that name, `--spirv-allow-unknown-intrinsics=PREFIX` keeps the call as an import.",
        },
        ErrorKind::InvalidModule => ExplanationRow {
            cause: "The module is valid LLVM IR and has a type, a variable, metadata or another construct outside of \
                    functions that SPIR-V cannot express.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@g = addrspace(77) global i32 0
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "The message names the construct and what is expected. Metadata of SPIR-V (`!spirv.ExecutionMode`, \
                     `!spirv.Decorations`) has the operands of the instruction that it stands for.",
        },
        ErrorKind::FunctionPointers => ExplanationRow {
            cause: "The address of a function is used, or a function is called through a pointer. SPIR-V has no \
                    pointers to functions without SPV_INTEL_function_pointers.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @call(ptr %f) {
  call void %f()
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Let the optimizer resolve the call (inlining, devirtualization), replace it by a `switch` over \
                     direct calls, or allow the extension with `--spirv-ext=+SPV_INTEL_function_pointers`.",
        },
        ErrorKind::InvalidInstruction => ExplanationRow {
            cause: "An instruction, or a call of a builtin function, has no equivalent in SPIR-V: there is no \
                    instruction for it or for its types, or an operand is not of the required form, such as a constant.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @next(ptr %arguments) {
  %r = va_arg ptr %arguments, i32
  ret i32 %r
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "The message says what was expected. The lines below it name the instruction, its block and \
                     function and, with debug information, the position in the source.",
        },
        ErrorKind::InvalidWordCount => ExplanationRow {
            cause: "An instruction would have more than 65,535 words, the maximum that SPIR-V can encode; or an \
                    instruction in a text has fewer words than its operands need.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@g = addrspace(1) global { ... i8 } zeroinitializer
",
                &["llvm-spirv-rs example.ll"],
            )
            .repeating("i8, ", 65_536),
            remedy: "Make the structure, the list of cases or the string shorter. Arrays may have any length. Some \
                     instructions may be continued in others with `--spirv-ext=+SPV_INTEL_long_composites`. In a text, \
                     fix the line that the message names.",
        },
        ErrorKind::Requires1_1 => ExplanationRow {
            cause: "Constructors and destructors of modules are execution modes of SPIR-V 1.1, which is above \
                    `--spirv-max-version`.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @start, ptr null }]
define spir_kernel void @start() {
  ret void
}
",
                &["llvm-spirv-rs example.ll --spirv-max-version=1.0"],
            ),
            remedy: "Pass `--spirv-max-version=1.1` or higher.",
        },
        ErrorKind::RequiresVersion => ExplanationRow {
            cause: "The construct needs a SPIR-V version above `--spirv-max-version`, or one that its module cannot \
                    have.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i1 @elected() {
  %r = call i1 @__spirv_GroupNonUniformElect(i32 3)
  ret i1 %r
}
declare i1 @__spirv_GroupNonUniformElect(i32)
",
                &["llvm-spirv-rs example.ll --spirv-max-version=1.2"],
            ),
            remedy: "Pass the `--spirv-max-version` that the message names, if the consumer accepts modules of that \
                     version.",
        },
        ErrorKind::RequiresExtension => ExplanationRow {
            cause: "The construct needs an extension that the options do not allow.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @reversed(i32 %x) {
  %r = call i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}
declare i32 @__spirv_BitReverse(i32)
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Pass the option that the message names, if the consumer knows the extension. \
                     `--spirv-ext=+all` allows all but those that `--help` names.",
        },
        ErrorKind::UnsupportedVarArgFunction => ExplanationRow {
            cause: "A function with a variable number of arguments is called. Of these, SPIR-V for OpenCL has only \
                    `printf`.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @log() {
  call void (i32, ...) @trace(i32 1, i32 2)
  ret void
}
declare void @trace(i32, ...)
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Give the function a fixed number of parameters, or pass a pointer to the arguments.",
        },
        ErrorKind::DeprecatedExtension => ExplanationRow {
            cause: "The construct needs an extension that the options do not allow, and that its vendor has withdrawn.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@__spirv_BuiltInSubDeviceIDINTEL = external addrspace(1) constant i32
define i32 @device() {
  %n = load i32, ptr addrspace(1) @__spirv_BuiltInSubDeviceIDINTEL, align 4
  ret i32 %n
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Replace the construct: new drivers do not know the extension. For an old one, pass the option \
                     that the message names.",
        },
        ErrorKind::Io => ExplanationRow {
            cause: "A file could not be read or written. The message ends with the reason of the operating system.",
            example: Example::of("", &["llvm-spirv-rs absent.ll"]),
            remedy: "Check the path, the permissions and the space on the disk. A file is written completely or not at \
                     all, except where it cannot be replaced: a special file (`/dev/stdout`, a pipe), a writable file in a \
                     read-only folder, a mount point. Such a file is written in place, and a run that fails leaves \
                     part of the new contents.",
        },
        ErrorKind::EmptyInput => ExplanationRow {
            cause: "The input has no bytes.",
            example: Example::of("", &["llvm-spirv-rs example.ll"]),
            remedy: "Check the command that writes the input; a compiler that failed may leave an empty file.",
        },
        ErrorKind::InvalidLlvmModule => ExplanationRow {
            cause: "The input is neither LLVM bitcode nor LLVM assembly, is damaged, is bitcode of an LLVM that is newer than 24, or is \
                    refused by LLVM's verifier. The message is that of LLVM.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @f(i32 %x) {
  ret float 1.0
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Run `opt -passes=verify` of the LLVM that wrote the module. Assembly of a newer LLVM than 22 has \
                     another syntax: pass bitcode, which may be of LLVM 23 and 24.",
        },
        ErrorKind::LimitExceeded => ExplanationRow {
            cause: "A number or a size exceeds what SPIR-V, or any device, can have: a type that is larger than \
                    memory, too many ids, arrays of arrays that are too deep.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@g = addrspace(1) global [1152921504606846977 x i8] zeroinitializer
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Make the type or the module smaller.",
        },
        ErrorKind::UnknownExtension => ExplanationRow {
            cause: "`--spirv-ext`, or `!spirv.Extension` in the module, names an extension that this program does not \
                    know.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs example.ll --spirv-ext=+SPV_KHR_no_such_extension"],
            ),
            remedy: "Check the spelling: names begin with `SPV_` and a vendor. `--list-extensions` lists all of them.",
        },
        ErrorKind::InvalidExtensionList => ExplanationRow {
            cause: "An item of `--spirv-ext` has no sign, or no name.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs example.ll --spirv-ext=SPV_KHR_bit_instructions"],
            ),
            remedy: "Write `+NAME` to allow an extension and `-NAME` to disallow it, separated by commas.",
        },
        ErrorKind::InvalidSpecialization => ExplanationRow {
            cause: "A value for a specialization constant does not fit its type, or the module has no constant of that \
                    id or name, or several.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @size() {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 64)
  ret i32 %n
}
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
",
                &[
                    "llvm-spirv-rs example.ll -o example.spv",
                    "llvm-spirv-rs specialize example.spv --set 8=32 -o out.spv",
                ],
            ),
            remedy: "`llvm-spirv-rs specialize --list` prints the constants of a module with their ids, names and \
                     types.",
        },
        ErrorKind::UnknownEnvironment => ExplanationRow {
            cause: "`--target-env` names an environment, or a feature of one, that this program does not know.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs example.ll --target-env=level-one"],
            ),
            remedy: "`--help` names the environments, and the message the features.",
        },
        ErrorKind::TargetEnvironment => ExplanationRow {
            cause: "The module is valid SPIR-V, but the environment of `--target-env` does not allow it.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @scale(ptr addrspace(1) %p) {
  %x = load double, ptr addrspace(1) %p, align 8
  %y = fmul double %x, 2.0
  store double %y, ptr addrspace(1) %p, align 8
  ret void
}
",
                &["llvm-spirv-rs example.ll --target-env=level-zero"],
            ),
            remedy: "If the device has the feature or the extension that the message names, add it to the list: \
                     `--target-env=level-zero:fp64`. Level Zero has no debug information but lines: pass \
                     `--debug-lines-only` for a module that was compiled with `-g`. Otherwise change the source.",
        },
        ErrorKind::InvalidSpirv => ExplanationRow {
            cause: "A SPIR-V module is not valid, or the input is not a SPIR-V module. The result of a translation is always \
                    valid; if a translation ends with this error, that is a bug in this program.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs validate example.ll"],
            ),
            remedy: "Check the input: the tools `validate` and `specialize`, `--to-text` and `--spirv-print-report` \
                     accept SPIR-V modules, not LLVM modules. Please report a translation that ends with this error.",
        },
        ErrorKind::NotBuiltIn => ExplanationRow {
            cause: "The input or the option needs a part that this build of the program does not have, or that an option \
                    excludes: LLVM, for assembly, bitcode before LLVM 15 and `--optimize`; SPIRV-Tools, for \
                    `--validate=spirv-tools`.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs --llvm=never example.ll"],
            ),
            remedy: "Pass bitcode of LLVM 15 to 24, or allow LLVM with `--llvm`, which may also name another \
                     `llvm-spirv-rs` that has LLVM. Otherwise build with the default features, or with `--features \
                     llvm,validate`.",
        },
        ErrorKind::InvalidUsage => ExplanationRow {
            cause: "The command line does not match the options of the program: an unknown option, a value that the \
                    option does not accept, options that exclude each other, several inputs.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"\n",
                &["llvm-spirv-rs example.ll --spirv-max-version=9.9"],
            ),
            remedy: "`llvm-spirv-rs --help` describes the options; the message suggests similar ones.",
        },
    }
}
