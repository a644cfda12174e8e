//! LLVM assembly with mutated tokens: LLVM's verifier accepts much of it, as a type is replaced wherever it occurs.

use std::sync::OnceLock;

use llvm_spirv_rs::{
    Contraction, ErrorKind, ExtensionSet, Optimization, Options, Result, SpecConstants, Translation, translate,
};

use super::choices::Choices;
use super::seeds;

pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    let text = changed(&mut choices);
    let options = options(&mut choices);
    check(translate(text.as_bytes(), "assembly", &options), &text);
}

/// Checks the result of a translation: an output that fails validation is a bug of the translator.
pub fn check(result: Result<Translation>, input: &str) {
    if let Err(error) = result {
        assert_ne!(error.kind(), ErrorKind::InvalidSpirv, "{error}\n{input}");
    }
}

fn options(choices: &mut Choices<'_>) -> Options {
    let extensions = match choices.byte() % 4 {
        0 | 1 => ExtensionSet::all(),
        2 => ExtensionSet::default(),
        _ => ExtensionSet::parse_list("all,+SPV_KHR_untyped_pointers").unwrap_or_default(),
    };
    let flags = choices.byte();
    Options {
        extensions,
        strip: flags & 1 != 0,
        auxiliary_data: flags & 2 != 0,
        argument_type_strings: flags & 4 != 0,
        contraction: if flags & 8 != 0 { Contraction::Off } else { Contraction::AsWritten },
        spec_constants: if flags & 16 != 0 { SpecConstants::Defaults } else { SpecConstants::Native },
        environment: if flags & 32 != 0 { "level-zero:all".parse().ok() } else { None },
        optimization: match flags >> 6 {
            0 | 1 => Optimization::None,
            2 => Optimization::Mem2Reg,
            _ => Optimization::All,
        },
        llvm: seeds::process(),
        ..Options::default()
    }
}

/// Returns a mutated seed.
pub fn changed(choices: &mut Choices<'_>) -> String {
    let text = &seeds::texts()[seeds::pick_text(choices.word())];
    // Comments are not mutated.
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(';'));
    let mut tokens: Vec<&str> = lines.flat_map(|line| tokens(line).chain(["\n"])).collect();
    let pool = pool();
    for _ in 0..6 {
        if choices.is_empty() {
            break;
        }
        change(&mut tokens, pool, choices);
    }
    tokens.concat()
}

#[rustfmt::skip]
const TYPES: &[&str] = &[
    "i1", "i3", "i8", "i16", "i24", "i32", "i33", "i64", "i100", "i128", "i500", "i8388608", "half", "bfloat", "float",
    "double", "fp128", "x86_fp80", "ptr", "ptr addrspace(1)", "ptr addrspace(2)", "ptr addrspace(3)", "ptr addrspace(4)",
    "ptr addrspace(99)", "{}", "[0 x i32]", "[3 x i7]", "[1 x ptr]", "{ i8, i64 }", "<{ i8, i64 }>", "<1 x i32>",
    "<2 x i1>", "<3 x i8>", "<4 x float>", "<5 x i24>", "<17 x half>", "<33 x double>", "<2 x ptr>", "<3 x i128>",
    "[1152921504606846976 x i8]", "[70000 x i32]", "<70000 x i8>", "target(\"spirv.Event\")", "target(\"spirv.Sampler\")",
    "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)", "target(\"spirv.Pipe\", 0)", "target(\"spirv.Unknown\", i32, 7)",
    "target(\"spirv.CooperativeMatrixKHR\", i32, 3, 12, 48, 0)", "metadata", "void", "label", "token",
];

#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "0", "1", "2", "3", "4", "7", "8", "16", "31", "32", "33", "63", "64", "65", "99", "128", "255", "256", "1024", "4096",
    "65535", "65536", "1048576", "2147483647", "2147483648", "4294967295", "4294967296", "1099511627776",
    "9223372036854775807", "9223372036854775808", "18446744073709551615", "-1", "-2", "-128", "-2147483648",
    "-9223372036854775808", "1.0", "0.0", "-0.0", "1.0e300", "0x7FF8000000000000", "0x7FF0000000000000", "true", "false",
    "null", "undef", "poison", "zeroinitializer",
];

#[rustfmt::skip]
const INSTRUCTIONS: &[&[&str]] = &[
    &["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "add nsw nuw", "or disjoint"],
    &["fadd", "fsub", "fmul", "fdiv", "frem", "fadd fast", "fmul nnan ninf", "frem contract"],
    &["trunc", "zext", "sext", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext", "ptrtoint", "inttoptr", "bitcast", "addrspacecast", "ptrtoaddr"],
    &["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"],
    &["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "une", "uno"],
    &["load", "load volatile", "load atomic", "store", "store volatile"],
    &["xchg", "nand", "max", "min", "umax", "umin", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"],
    &["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"],
    &["internal", "private", "external", "linkonce_odr", "weak", "common", "appending", "available_externally", "extern_weak", "hidden", "thread_local", "dso_local", "externally_initialized"],
    &["constant", "global"],
    &["spir_kernel", "spir_func", "fastcc", "ccc", "amdgpu_kernel"],
    &["getelementptr", "getelementptr inbounds", "getelementptr nuw"],
    &["nounwind", "alwaysinline", "noinline", "optnone noinline", "convergent", "willreturn", "readonly", "byval(i32)", "sret(i32)", "noalias", "nocapture", "zeroext", "signext", "align 64", "dereferenceable(8)", "inreg", "noundef", "swifterror"],
];

/// Splits a line into words of assembly, quoted strings, and single other characters.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
        let length = match first {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            '%' | '@' | '!' | '#' => 1 + rest[1..].find(|c: char| !is_word(c)).unwrap_or(rest.len() - 1),
            c if is_word(c) => rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (token, more) = rest.split_at(length);
        rest = more;
        Some(token)
    })
}

/// Tokens of all seeds.
struct Pool {
    globals: Vec<&'static str>,
    metadata: Vec<&'static str>,
    strings: Vec<&'static str>,
}

fn pool() -> &'static Pool {
    static POOL: OnceLock<Pool> = OnceLock::new();
    POOL.get_or_init(|| {
        let lines =
            || seeds::texts().iter().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with(';'));
        let starting = |first: &str| {
            let mut found: Vec<_> = lines().flat_map(tokens).filter(|token| token.starts_with(first)).collect();
            found.sort_unstable();
            found.dedup();
            found
        };
        let is_named = |token: &&str| token.len() > 1 && !token[1..].starts_with(|c: char| c.is_ascii_digit());
        Pool {
            globals: starting("@").into_iter().filter(|token| token.len() > 3).collect(),
            metadata: starting("!").into_iter().filter(is_named).collect(),
            strings: starting("\""),
        }
    })
}

fn is_type(token: &str) -> bool {
    let digits =
        token.strip_prefix('i').is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()));
    digits || matches!(token, "half" | "bfloat" | "float" | "double" | "ptr")
}

fn is_number(token: &str) -> bool {
    token.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit())
}

fn change<'t>(tokens: &mut Vec<&'t str>, pool: &'t Pool, choices: &mut Choices<'_>) {
    if tokens.is_empty() {
        return;
    }
    // The next token after a random position to which the selected mutation applies.
    let (from, mutation) = (choices.below(tokens.len()), choices.byte() % 16);
    let next = |tokens: &[&str], is: &dyn Fn(&str) -> bool| (from..tokens.len()).find(|index| is(tokens[*index]));
    match mutation {
        // A type, at all occurrences or at one.
        0..=3 => {
            let Some(at) = next(tokens, &is_type) else { return };
            let new = *choices.pick(TYPES);
            replace(tokens, at, new, mutation != 3);
        }
        // A number, at all occurrences or at one.
        4..=6 => {
            let Some(at) = next(tokens, &is_number) else { return };
            let new = *choices.pick(NUMBERS);
            replace(tokens, at, new, mutation == 4);
        }
        7..=9 => {
            let family = |token: &str| INSTRUCTIONS.iter().find(|family| family.contains(&token));
            let Some(at) = next(tokens, &|token| family(token).is_some()) else { return };
            let Some(family) = family(tokens[at]) else { return };
            tokens[at] = *choices.pick(family);
        }
        10 => {
            let Some(at) = next(tokens, &|token| token.starts_with('@')) else { return };
            let new = pool.globals[seeds::pick(&pool.globals, choices.word())];
            replace(tokens, at, new, true);
        }
        11 => {
            let Some(at) = next(tokens, &|token| token.len() > 1 && token.starts_with('!')) else { return };
            let new = pool.metadata[seeds::pick(&pool.metadata, choices.word())];
            replace(tokens, at, new, choices.flip());
        }
        12 => {
            let Some(at) = next(tokens, &|token| token.starts_with('"')) else { return };
            tokens[at] = pool.strings[seeds::pick(&pool.strings, choices.word())];
        }
        // Removes a line.
        13 => {
            let end = (from..tokens.len()).find(|index| tokens[*index] == "\n").map_or(tokens.len(), |end| end + 1);
            let start = tokens[..from].iter().rposition(|token| *token == "\n").map_or(0, |start| start + 1);
            tokens.drain(start..end);
        }
        14 => {
            let (a, b) = (from, choices.below(tokens.len()));
            tokens.swap(a, b);
        }
        _ => {
            let Some(at) = next(tokens, &|token| token.starts_with('%')) else { return };
            let Some(other) = (choices.below(tokens.len())..tokens.len()).find(|index| tokens[*index].starts_with('%'))
            else {
                return;
            };
            tokens[at] = tokens[other];
        }
    }
}

fn replace<'t>(tokens: &mut [&'t str], at: usize, new: &'t str, everywhere: bool) {
    let old = tokens[at];
    if everywhere {
        tokens.iter_mut().filter(|token| **token == old).for_each(|token| *token = new);
    } else {
        tokens[at] = new;
    }
}
