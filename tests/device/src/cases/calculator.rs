//! Random formulas with known values, and invalid formulas.

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

/// A value in two words, the error and its place.
type Answer = [u32; 4];

#[rustfmt::skip]
const FAULTS: &[(&str, u32, u32)] = &[
    ("",         1, 0),
    ("1+",       1, 2),
    ("(1",       2, 2),
    ("1)",       1, 1),
    ("4/(2-2)",  4, 7),
    ("4%0+1",    4, 3),
    ("1 2",      1, 1),
    ("((((((((((((((((1", 3, 16),
];

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(134);
    let mut texts = Vec::new();
    let mut want: Vec<Answer> = Vec::new();
    while texts.len() < 60 {
        let (text, value, _) = formula(&mut random, 3);
        let Some(value) = value else { continue };
        want.push([value as u32, (value >> 32) as u32, 0, text.len() as u32]);
        texts.push(text);
    }
    for (text, error, place) in FAULTS {
        want.push([0, 0, *error, *place]);
        texts.push((*text).to_owned());
    }
    let mut first = 0;
    let mut span = |text: &String| {
        first += text.len() as u32;
        [first - text.len() as u32, text.len() as u32]
    };
    let spans: Vec<[u32; 2]> = texts.iter().map(&mut span).collect();
    let (bytes, span_buffer) = (device.upload(texts.concat().as_bytes())?, device.upload(&spans)?);
    let answers = device.zeroed::<Answer>(texts.len())?;
    program.run("calculate", &[&bytes, &span_buffer, &answers], [texts.len()], [1])?;
    for ((text, got), want) in texts.iter().zip(device.download(&answers)?).zip(&want) {
        equal(text, &got, want)?;
    }
    Ok(())
}

/// Returns a formula, its value unless it divides by zero or overflows, and how tightly its last operator binds.
fn formula(random: &mut Random, depth: u32) -> (String, Option<i64>, u32) {
    if depth == 0 || random.below(4) == 0 {
        let number = i64::from(random.below(1000));
        return (number.to_string(), Some(number), 4);
    }
    if random.below(5) == 0 {
        let (text, value, binds) = formula(random, depth - 1);
        let text = if binds < 3 { format!("({text})") } else { text };
        return (format!("-{text}"), value.map(i64::wrapping_neg), 3);
    }
    let operator = b"+-*/%"[random.below(5) as usize];
    let binds = if b"+-".contains(&operator) { 1 } else { 2 };
    let ((left, x, left_binds), (right, y, right_binds)) = (formula(random, depth - 1), formula(random, depth - 1));
    let left = if left_binds < binds { format!("({left})") } else { left };
    let right = if right_binds <= binds { format!("({right})") } else { right };
    let value = x.zip(y).and_then(|(x, y)| match operator {
        b'+' => x.checked_add(y),
        b'-' => x.checked_sub(y),
        b'*' => x.checked_mul(y),
        b'/' => x.checked_div(y),
        _ => x.checked_rem(y),
    });
    (format!("{left}{}{right}", char::from(operator)), value, binds)
}
