//! Rewrites LLVM's spellings of options to those that clap accepts.
//!
//! LLVM tools take long options with one dash or two, and a value after `=` or as the next word, whatever it starts
//! with. [`fold`] gives every long option two dashes and every value its `=`.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};

use super::values::Usage;

/// LLVM's options that print longer lists of options.
const HELP: [&str; 3] = ["help-hidden", "help-list", "help-list-hidden"];

/// Options that are given once: clap refuses another.
const ONCE: [&str; 2] = ["batch", "output-dir"];

/// Options of other compilers for more messages.
const VERBOSE: [&str; 2] = ["v", "verbose"];

/// Rewrites all arguments, the first of which is the program's name.
pub(crate) fn fold(
    command: &mut Command,
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Vec<OsString>, clap::Error> {
    fold_words(command, arguments).map_err(|Usage { kind, message }| command.error(kind, message))
}

fn fold_words(command: &Command, arguments: impl IntoIterator<Item = OsString>) -> Result<Vec<OsString>, Usage> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    move_tool_to_front(command, &mut arguments);
    let mut arguments = arguments.into_iter();
    let mut folded: Vec<OsString> = arguments.next().into_iter().collect();
    let mut arguments = arguments.peekable();
    // A subcommand comes first, and has its own options.
    let tool = arguments.peek().and_then(|first| command.find_subcommand(first));
    let options = tool.unwrap_or(command);
    while let Some(argument) = arguments.next() {
        if argument == "--" {
            folded.push(argument);
            break;
        }
        let Some((name, value)) = split(&argument) else {
            folded.push(argument);
            continue;
        };
        if let Some(warning) = warning_rule(options, name) {
            folded.push(joined(OsString::from("-W="), warning, value));
            continue;
        }
        let name = if HELP.contains(&name) { "help" } else { name };
        let mut option = OsString::from(if name.len() == 1 { "-" } else { "--" });
        option.push(name);
        // The last occurrence of an option counts, but lists accumulate, and the work of a batch must not get lost.
        if !is_list(options, name) && !ONCE.contains(&name) {
            folded.retain(|known| !is_option(known, &option));
        }
        let value = match value {
            None if takes_value(options, name) => arguments.next(),
            value => value.map(OsStr::to_owned),
        };
        if let Some(value) = value {
            option.push("=");
            option.push(value);
        }
        folded.push(option);
    }
    folded.extend(arguments);
    Ok(folded)
}

/// Quotes an unknown option as it is written in `words`, not as it is rewritten.
pub(crate) fn quote_as_written(error: &mut clap::Error, words: &[OsString]) {
    let Some(ContextValue::String(rewritten)) = error.get(ContextKind::InvalidArg) else { return };
    let name = &rewritten.trim_start_matches('-').to_owned();
    let is_meant = |word: &&OsString| split(word).is_some_and(|(written, _)| written == name);
    let Some(dashes) =
        words.iter().find(is_meant).map(|word| if word.as_encoded_bytes().starts_with(b"--") { "--" } else { "-" })
    else {
        return;
    };
    let written = format!("{dashes}{name}");
    if error.kind() == ErrorKind::UnknownArgument && written != *rewritten {
        error.insert(ContextKind::InvalidArg, ContextValue::String(written));
        // They quote the option as well.
        error.remove(ContextKind::Suggested);
    }
    if error.kind() == ErrorKind::UnknownArgument && VERBOSE.contains(&name.as_str()) {
        let tip = "every warning is printed without an option; '--version' prints the version".into();
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    }
}

/// Moves the name of a tool before the options that precede it, unless it is the name of a file; `help` is `--help`.
fn move_tool_to_front(command: &Command, words: &mut [OsString]) {
    let mut at = 1;
    while let Some(word) = words.get_mut(at) {
        match split(word) {
            Some((name, None)) if takes_value(command, name) => at += 1,
            Some(_) => {}
            None if at > 1 && Path::new(word).exists() => return,
            None if word == "help" && !Path::new(word).exists() => *word = OsString::from("--help"),
            None => {
                if command.find_subcommand(&*word).is_some() {
                    words[1..=at].rotate_right(1);
                }
                return;
            }
        }
        at += 1;
    }
}

/// Returns the value of `-W` that is written without a space, as in `-Werror` and `-Wno-CODE`.
fn warning_rule<'n>(command: &Command, name: &'n str) -> Option<&'n str> {
    name.strip_prefix('W').filter(|rule| !rule.is_empty() && option(command, name).is_none())
}

/// Returns the words as one, with an `=` before the value.
fn joined(mut word: OsString, rule: &str, value: Option<&OsStr>) -> OsString {
    word.push(rule);
    if let Some(value) = value {
        word.push("=");
        word.push(value);
    }
    word
}

/// Returns `true` if a rewritten word is `option`, with a value or without.
fn is_option(word: &OsStr, option: &OsStr) -> bool {
    let rest = word.as_encoded_bytes().strip_prefix(option.as_encoded_bytes());
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(b"="))
}

/// Splits an option into its name without dashes and its value after `=`; returns `None` for a file name or `-`.
fn split(argument: &OsStr) -> Option<(&str, Option<&OsStr>)> {
    let bytes = argument.as_encoded_bytes();
    let dashes = bytes.iter().take(2).take_while(|&&byte| byte == b'-').count();
    if dashes == 0 || bytes.len() == dashes {
        return None;
    }
    let end = bytes.iter().position(|&byte| byte == b'=').unwrap_or(bytes.len());
    let name = std::str::from_utf8(bytes.get(dashes..end)?).ok()?;
    Some((name, value_from(argument, end)))
}

/// Returns the text after the `=` at `end`, if there is one.
fn value_from(argument: &OsStr, end: usize) -> Option<&OsStr> {
    let value = argument.as_encoded_bytes().get(end + 1..)?;
    #[cfg(unix)]
    {
        Some(std::os::unix::ffi::OsStrExt::from_bytes(value))
    }
    #[cfg(not(unix))]
    {
        std::str::from_utf8(value).ok().map(OsStr::new)
    }
}

/// Returns `true` if an option needs a value, which is the next word if there is no `=`.
fn takes_value(command: &Command, name: &str) -> bool {
    option(command, name).is_some_and(|arg| {
        arg.get_action().takes_values() && arg.get_num_args().is_none_or(|range| range.min_values() > 0)
    })
}

/// Returns `true` if the values of an option accumulate.
fn is_list(command: &Command, name: &str) -> bool {
    option(command, name).is_some_and(|arg| matches!(arg.get_action(), ArgAction::Append))
}

fn option<'c>(command: &'c Command, name: &str) -> Option<&'c Arg> {
    let is_named = |arg: &&Arg| arg.get_long() == Some(name) || arg.get_short().is_some_and(|short| is(short, name));
    command.get_arguments().find(is_named)
}

fn is(short: char, name: &str) -> bool {
    name.chars().eq([short])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn folds(arguments: &[&str], expected: &[&str]) {
        let program = ["program"];
        let words = program.iter().chain(arguments).map(OsString::from);
        let folded = fold(&mut super::super::args::command(), words).unwrap();
        assert_eq!(folded.get(1..).unwrap(), expected);
    }

    #[test]
    fn one_dash_and_two_are_equivalent() {
        folds(&["-spirv-max-version=1.2", "--spirv-tools-dis"], &["--spirv-max-version=1.2", "--spirv-tools-dis"]);
    }

    #[test]
    fn values_may_be_the_next_word_and_start_with_a_dash() {
        folds(&["-spirv-ext", "-all,+A", "-o", "-"], &["--spirv-ext=-all,+A", "-o=-"]);
        folds(&["--o=a b.spv", "-"], &["-o=a b.spv", "-"]);
    }

    #[test]
    fn flags_do_not_take_the_next_word() {
        folds(&["-spirv-tools-dis", "a.bc"], &["--spirv-tools-dis", "a.bc"]);
    }

    #[test]
    fn the_last_occurrence_counts_and_extensions_accumulate() {
        folds(
            &["-spirv-max-version=1.2", "--spirv-tools-dis", "-spirv-max-version", "1.4", "--spirv-tools-dis=0"],
            &["--spirv-max-version=1.4", "--spirv-tools-dis=0"],
        );
        folds(&["-spirv-ext=+A", "-spirv-ext=+B"], &["--spirv-ext=+A", "--spirv-ext=+B"]);
        folds(
            &["specialize", "-set", "7=1", "--set=8=2", "--all", "-o", "a", "-o", "b"],
            &["specialize", "--set=7=1", "--set=8=2", "--all", "-o=b"],
        );
    }

    #[test]
    fn options_of_a_batch_do_not_replace_each_other() {
        folds(&["-batch", "a", "--batch=b"], &["--batch=a", "--batch=b"]);
        folds(&["-output-dir=a", "-output-dir=b"], &["--output-dir=a", "--output-dir=b"]);
    }

    #[test]
    fn rules_about_warnings_may_be_joined() {
        folds(&["-Werror", "-Wno-W011", "-W", "all"], &["-W=error", "-W=no-W011", "-W=all"]);
        folds(&["-Werror=W011", "-Wdebug-info"], &["-W=error=W011", "--Wdebug-info"]);
    }

    #[test]
    fn options_may_precede_the_name_of_a_tool() {
        folds(&["-diagnostic-format", "json", "validate", "a"], &["validate", "--diagnostic-format=json", "a"]);
        folds(&["-Werror", "specialize", "-set", "7=1", "a"], &["specialize", "-W=error", "--set=7=1", "a"]);
        folds(&["help"], &["--help"]);
        folds(&["help", "view"], &["view", "--help"]);
        folds(&["-o", "view", "a"], &["-o=view", "a"]);
        folds(&["a", "view"], &["a", "view"]);
        folds(&["--", "view"], &["--", "view"]);
    }

    #[test]
    fn nothing_is_folded_after_two_dashes() {
        folds(&["--", "-spirv-ext", "-r"], &["--", "-spirv-ext", "-r"]);
    }
}
