//! Valid modules with mutated words.

use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::inst;

use super::choices::Choices;
use super::{seeds, words};

pub fn run(data: &[u8]) {
    if let Some(module) = changed(data) {
        words::read(&module);
    }
}

/// Returns a mutated seed.
pub fn changed(data: &[u8]) -> Option<Vec<u32>> {
    let mut choices = Choices::new(data);
    let mut module = seeds::module(seeds::pick_text(choices.word()))?.to_vec();
    for _ in 0..8 {
        if choices.is_empty() {
            break;
        }
        change(&mut module, &mut choices);
    }
    Some(module)
}

/// Returns the offsets of the instructions, up to the first invalid word count.
fn starts(module: &[u32]) -> Vec<usize> {
    let views = inst::iter(module.get(HEADER_WORDS..).unwrap_or_default()).map_while(Result::ok);
    let mut starts = Vec::new();
    let mut next = HEADER_WORDS;
    for view in views {
        starts.push(next);
        next += 1 + view.operands.len();
    }
    starts
}

fn change(module: &mut Vec<u32>, choices: &mut Choices<'_>) {
    let starts = starts(module);
    if starts.is_empty() {
        return;
    }
    let index = choices.below(starts.len());
    let (start, end) = (starts[index], starts.get(index + 1).copied().unwrap_or(module.len()));
    let operand = start + 1 + choices.below((end - start).saturating_sub(1));
    let other = *choices.pick(&starts);
    match choices.byte() % 12 {
        // An operand: a number, another id, its own result, the operand of another instruction.
        0 if operand < end => module[operand] = choices.number(),
        1 | 2 if operand < end => module[operand] = choices.word() % module[3].clamp(1, 1 << 16),
        3 if operand < end => module[operand] = module[start + 1],
        4 if operand < end => module[operand] = module[(other + 1).min(module.len() - 1)],
        // An opcode, a word count.
        5 => module[start] = module[start] & 0xFFFF_0000 | (choices.word() % 7000),
        6 => module[start] = module[start] & 0xFFFF | (choices.word() % 20) << 16,
        7 => module[start] = module[start] & 0xFFFF_0000 | module[other] & 0xFFFF,
        // An instruction: away, twice, elsewhere.
        8 => drop(module.drain(start..end)),
        9 | 10 => {
            let words: Vec<u32> =
                if choices.flip() { module[start..end].to_vec() } else { module.drain(start..end).collect() };
            let to = other.min(module.len());
            module.splice(to..to, words);
        }
        // The header: version and bound; or the end is cut off.
        _ => match choices.byte() % 4 {
            0 => module[1] = choices.number(),
            1 => module[3] = choices.number(),
            2 => module[1] = 0x0001_0000 | (choices.word() % 7) << 8,
            _ => module.truncate(end),
        },
    }
}
