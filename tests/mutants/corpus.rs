//! The seeds of all files, and the mutant of each number.

use std::collections::BTreeMap;

use super::module::{Module, pick};
use super::mutators::{self, Focus, Seed};
use super::random::Random;

/// The seeds.
pub(crate) struct Corpus {
    /// `true` if the modules themselves are judged, in their order.
    is_verbatim: bool,
    /// The seeds of each file.
    files: Vec<Vec<Module>>,
    /// The file and the index of the seeds with each opcode.
    by_op: Vec<(Focus, Vec<(usize, usize)>)>,
    /// The file and the index of the seeds with each extended instruction.
    by_extended: Vec<(Focus, Vec<(usize, usize)>)>,
    /// The file and the index of the seeds with each capability.
    by_capability: Vec<Vec<(usize, usize)>>,
}

impl Corpus {
    /// Returns the corpus of these seeds, or of these modules if they are judged unchanged.
    pub(crate) fn new(files: Vec<Vec<Module>>, is_verbatim: bool) -> Self {
        let mut by_op: BTreeMap<Focus, Vec<(usize, usize)>> = BTreeMap::new();
        let mut by_extended: BTreeMap<(String, Focus), Vec<(usize, usize)>> = BTreeMap::new();
        let mut by_capability: BTreeMap<u32, Vec<(usize, usize)>> = BTreeMap::new();
        for (file, seeds) in files.iter().enumerate() {
            for (index, seed) in seeds.iter().enumerate() {
                seed.opcodes().for_each(|op| by_op.entry(Focus::Op(op)).or_default().push((file, index)));
                for (set, number) in seed.extended_instructions() {
                    by_extended.entry((set, Focus::Extended(number))).or_default().push((file, index));
                }
                seed.capabilities().for_each(|number| by_capability.entry(number).or_default().push((file, index)));
            }
        }
        Self {
            is_verbatim,
            files,
            by_op: by_op.into_iter().collect(),
            by_extended: by_extended.into_iter().map(|((_, focus), seeds)| (focus, seeds)).collect(),
            by_capability: by_capability.into_values().collect(),
        }
    }

    /// Returns the number of seeds.
    pub(crate) fn count(&self) -> usize {
        self.files.iter().map(Vec::len).sum()
    }

    /// Returns the number of modules if they are judged unchanged.
    pub(crate) fn verbatim_count(&self) -> Option<u64> {
        self.is_verbatim.then(|| self.count() as u64)
    }

    /// Returns a seed, and the instructions because of which it was drawn.
    fn draw(&self, random: &mut Random) -> Option<(&Module, Option<Focus>)> {
        let seed = |&(file, index): &(usize, usize)| &self.files[file][index];
        match random.below(20) {
            0..11 => {
                let all = if random.percent(70) { &self.by_op } else { &self.by_extended };
                let (focus, seeds) = pick(random, all)?;
                pick(random, seeds).map(|at| (seed(at), Some(*focus)))
            }
            11..14 => {
                let seeds = pick(random, &self.by_capability)?;
                pick(random, seeds).map(|at| (seed(at), None))
            }
            _ => {
                let seeds = pick(random, &self.files)?;
                pick(random, seeds).map(|seed| (seed, None))
            }
        }
    }

    /// Returns the seed of a mutant, the names of its mutators, and its words.
    pub(crate) fn mutant(&self, number: u64) -> (&Module, String, Vec<u32>) {
        if self.is_verbatim
            && let Some(module) = self.files.iter().flatten().nth(number as usize)
        {
            return (module, "unchanged".to_owned(), module.words.clone());
        }
        let mut random = Random::new(number);
        loop {
            let Some((module, focus)) = self.draw(&mut random) else { continue };
            let (mutator, words) = mutators::mutant(&Seed { module, focus }, &mut random);
            return (module, mutator, words);
        }
    }

    /// Returns the seeds as words.
    pub(crate) fn to_words(&self) -> Vec<u32> {
        let mut words = vec![u32::from(self.is_verbatim)];
        for seeds in &self.files {
            words.push(seeds.len() as u32);
            for seed in seeds {
                words.push(seed.name.len() as u32);
                words.extend(seed.name.bytes().map(u32::from));
                words.push(seed.words.len() as u32);
                words.extend_from_slice(&seed.words);
            }
        }
        words
    }

    /// Returns the corpus of which these are the words.
    pub(crate) fn from_words(words: &[u32]) -> Self {
        let Some((&is_verbatim, mut rest)) = words.split_first() else { return Self::new(Vec::new(), false) };
        let mut files = Vec::new();
        while let Some((&count, after)) = rest.split_first() {
            rest = after;
            let seeds = (0..count).map(|_| {
                let name = counted(&mut rest).iter().map(|byte| *byte as u8).collect();
                Module::new(String::from_utf8(name).unwrap_or_default(), counted(&mut rest).to_vec())
            });
            files.push(seeds.collect());
        }
        Self::new(files, is_verbatim != 0)
    }
}

/// Returns the words after their number, and steps over them.
fn counted<'a>(words: &mut &'a [u32]) -> &'a [u32] {
    let Some((&count, after)) = words.split_first() else { return &[] };
    let (own, rest) = after.split_at(count as usize);
    *words = rest;
    own
}
