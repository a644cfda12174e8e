//! Names and patterns, compared with an exhaustive matcher.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

const PATTERNS: [&str; 9] = ["*", "a*", "*b", "?", "a?c*", "[a-c]*[!x]", "*a*b*", "", "[abx][!a-b]?"];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(120);
    let mut names: Vec<String> = vec![String::new(), "a".to_owned(), "abc".to_owned(), "xab".to_owned()];
    for _ in 0..60 {
        let length = random.below(9) as usize;
        names.push(random.list(length, |random| char::from(b"abcx"[random.below(4) as usize])).iter().collect());
    }
    let spans = |texts: &[&str]| -> Vec<[u32; 2]> {
        let mut first = 0;
        let mut span = |text: &&str| {
            first += text.len() as u32;
            [first - text.len() as u32, text.len() as u32]
        };
        texts.iter().map(&mut span).collect()
    };
    let name_texts: Vec<&str> = names.iter().map(String::as_str).collect();
    let (patterns, pattern_spans) = (device.upload(PATTERNS.concat().as_bytes())?, device.upload(&spans(&PATTERNS))?);
    let (name_bytes, name_spans) = (device.upload(names.concat().as_bytes())?, device.upload(&spans(&name_texts))?);
    let results = device.zeroed::<u8>(names.len() * PATTERNS.len())?;
    let counts = device.zeroed::<u32>(PATTERNS.len())?;
    let arguments: [&dyn crate::device::Argument; 6] =
        [&patterns, &pattern_spans, &name_bytes, &name_spans, &results, &counts];
    program.run("match_all", &arguments, [PATTERNS.len(), names.len()], [1, 1])?;
    let one = |name: &String, pattern: &&str| u8::from(matches(pattern.as_bytes(), name.as_bytes()));
    let want: Vec<u8> = names.iter().flat_map(|name| PATTERNS.iter().map(move |pattern| one(name, pattern))).collect();
    equal("matches", &device.download(&results)?, &want)?;
    let mut sums = vec![0; PATTERNS.len()];
    want.iter().enumerate().for_each(|(i, is)| sums[i % PATTERNS.len()] += u32::from(*is));
    equal("counts", &device.download(&counts)?, &sums)
}

fn matches(pattern: &[u8], name: &[u8]) -> bool {
    match (pattern, name) {
        ([], _) => name.is_empty(),
        ([b'*', rest @ ..], _) => (0..=name.len()).any(|skipped| matches(rest, &name[skipped..])),
        (_, []) => false,
        ([b'?', rest @ ..], [_, name @ ..]) => matches(rest, name),
        ([b'[', rest @ ..], [letter, name @ ..]) => {
            let end = rest.iter().position(|byte| *byte == b']').unwrap_or(rest.len());
            let (set, is_other) = match &rest[..end] {
                [b'!', set @ ..] => (set, true),
                set => (set, false),
            };
            is_in(set, *letter) != is_other && matches(&rest[end + 1..], name)
        }
        ([own, rest @ ..], [letter, name @ ..]) => own == letter && matches(rest, name),
    }
}

fn is_in(set: &[u8], letter: u8) -> bool {
    match set {
        [low, b'-', high, rest @ ..] => (*low..=*high).contains(&letter) || is_in(rest, letter),
        [own, rest @ ..] => *own == letter || is_in(rest, letter),
        [] => false,
    }
}
