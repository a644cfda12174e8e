//! The seeds of all files, and their mutants.

use std::collections::BTreeMap;

use llvm_spirv_rs::spirv::Op;

use super::module::{Module, pick};
use super::mutators::{self, Focus, Seed};
use super::random::Random;

/// Opcodes of nearly every module, on which a mutant concentrates less often.
const COMMON: [Op; 20] = [
    Op::Capability,
    Op::Extension,
    Op::ExtInstImport,
    Op::ExtInst,
    Op::MemoryModel,
    Op::EntryPoint,
    Op::Source,
    Op::Name,
    Op::Decorate,
    Op::TypeVoid,
    Op::TypeInt,
    Op::TypePointer,
    Op::TypeFunction,
    Op::Constant,
    Op::Function,
    Op::FunctionParameter,
    Op::FunctionEnd,
    Op::Label,
    Op::Return,
    Op::Store,
];

/// The seeds.
pub(crate) struct Corpus {
    /// `true` if the modules themselves are judged, in their order.
    is_verbatim: bool,
    /// The files with seeds.
    files: Vec<File>,
    /// The fixed number of each round of mutants: a round has one mutant of each file.
    rounds: Vec<u64>,
}

/// The seeds of a file. A mutant depends on nothing but its file and its round, so that no other file changes it.
struct File {
    seeds: Vec<Module>,
    /// The indices of the seeds with each opcode, the common ones last, and the number of those that are not common.
    by_op: Vec<(Focus, Vec<usize>)>,
    rare: usize,
    /// The indices of the seeds with each extended instruction.
    by_extended: Vec<(Focus, Vec<usize>)>,
    /// The indices of the seeds with each capability.
    by_capability: Vec<Vec<usize>>,
}

/// A mutant.
pub(crate) struct Mutant<'a> {
    pub(crate) seed: &'a Module,
    /// The names of its mutators.
    pub(crate) mutator: String,
    pub(crate) words: Vec<u32>,
}

impl File {
    fn new(seeds: Vec<Module>) -> Self {
        let mut by_op: BTreeMap<(bool, Focus), Vec<usize>> = BTreeMap::new();
        let mut by_extended: BTreeMap<(String, Focus), Vec<usize>> = BTreeMap::new();
        let mut by_capability: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (index, seed) in seeds.iter().enumerate() {
            for op in seed.opcodes() {
                by_op.entry((COMMON.contains(&op), Focus::Op(op))).or_default().push(index);
            }
            for (set, number) in seed.extended_instructions() {
                by_extended.entry((set, Focus::Extended(number))).or_default().push(index);
            }
            seed.capabilities().for_each(|number| by_capability.entry(number).or_default().push(index));
        }
        let rare = by_op.keys().filter(|(is_common, _)| !is_common).count();
        Self {
            seeds,
            by_op: by_op.into_iter().map(|((_, focus), seeds)| (focus, seeds)).collect(),
            rare,
            by_extended: by_extended.into_iter().map(|((_, focus), seeds)| (focus, seeds)).collect(),
            by_capability: by_capability.into_values().collect(),
        }
    }

    /// Returns the path of the file.
    fn name(&self) -> &str {
        let name = self.seeds.first().map_or("", |seed| &seed.name);
        name.split_once(" (").map_or(name, |(file, _)| file)
    }

    /// Returns a seed, and the instructions because of which it was drawn.
    fn draw(&self, random: &mut Random) -> Option<(&Module, Option<Focus>)> {
        let (index, focus) = match random.below(20) {
            0..8 => {
                let common = random.percent(15);
                let ops = if common { &self.by_op[self.rare..] } else { &self.by_op[..self.rare] };
                let (focus, seeds) = pick(random, ops)?;
                (pick(random, seeds)?, Some(*focus))
            }
            8..11 => {
                let (focus, seeds) = pick(random, &self.by_extended)?;
                (pick(random, seeds)?, Some(*focus))
            }
            11..14 => {
                let seeds = pick(random, &self.by_capability)?;
                (pick(random, seeds)?, None)
            }
            _ => return pick(random, &self.seeds).map(|seed| (seed, None)),
        };
        Some((&self.seeds[*index], focus))
    }

    fn mutant(&self, round: u64) -> Mutant<'_> {
        let mut random = Random::new(hash(self.name()) ^ round);
        loop {
            let Some((seed, focus)) = self.draw(&mut random) else { continue };
            let (mutator, words) = mutators::mutant(&Seed { module: seed, focus }, &mut random);
            return Mutant { seed, mutator, words };
        }
    }
}

/// Returns a number that depends on all bytes of the name (FNV-1a).
fn hash(name: &str) -> u64 {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    name.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

impl Corpus {
    /// Returns the corpus of these seeds and rounds, or of these modules if they are judged unchanged.
    pub(crate) fn new(files: Vec<Vec<Module>>, rounds: Vec<u64>, is_verbatim: bool) -> Self {
        let files = files.into_iter().filter(|seeds| !seeds.is_empty()).map(File::new).collect();
        Self { is_verbatim, files, rounds }
    }

    /// Returns the number of seeds.
    pub(crate) fn seed_count(&self) -> usize {
        self.files.iter().map(|file| file.seeds.len()).sum()
    }

    /// Returns the number of mutants, or of modules that are judged unchanged.
    pub(crate) fn mutant_count(&self) -> u64 {
        if self.is_verbatim { self.seed_count() as u64 } else { (self.files.len() * self.rounds.len()) as u64 }
    }

    /// Returns the mutant with an index below [`mutant_count`](Self::mutant_count).
    pub(crate) fn mutant(&self, index: u64) -> Mutant<'_> {
        let index = index as usize;
        if self.is_verbatim
            && let Some(seed) = self.files.iter().flat_map(|file| &file.seeds).nth(index)
        {
            return Mutant { seed, mutator: "unchanged".to_owned(), words: seed.words.clone() };
        }
        self.files[index % self.files.len()].mutant(self.rounds[index / self.files.len()])
    }

    /// Returns the name of a mutant: its file and its round.
    pub(crate) fn name(&self, index: u64) -> String {
        let index = index as usize;
        if self.is_verbatim {
            return index.to_string();
        }
        format!("{}:{}", self.files[index % self.files.len()].name(), self.rounds[index / self.files.len()])
    }

    /// Returns the mutant with a name.
    pub(crate) fn mutant_by_name(&self, name: &str) -> Option<Mutant<'_>> {
        if self.is_verbatim {
            return name.parse().ok().filter(|index| *index < self.mutant_count()).map(|index| self.mutant(index));
        }
        let (file, round) = name.rsplit_once(':')?;
        let file = self.files.iter().find(|known| known.name() == file)?;
        Some(file.mutant(round.parse().ok()?))
    }

    /// Returns the seeds as words.
    pub(crate) fn to_words(&self) -> Vec<u32> {
        let mut words = vec![u32::from(self.is_verbatim)];
        for file in &self.files {
            words.push(file.seeds.len() as u32);
            for seed in &file.seeds {
                words.push(seed.name.len() as u32);
                words.extend(seed.name.bytes().map(u32::from));
                words.push(seed.words.len() as u32);
                words.extend_from_slice(&seed.words);
            }
        }
        words
    }

    /// Returns the corpus of which these are the words.
    pub(crate) fn from_words(words: &[u32], rounds: Vec<u64>) -> Self {
        let Some((&is_verbatim, mut rest)) = words.split_first() else { return Self::new(Vec::new(), rounds, false) };
        let mut files = Vec::new();
        while let Some((&count, after)) = rest.split_first() {
            rest = after;
            let seeds = (0..count).map(|_| {
                let name = counted(&mut rest).iter().map(|byte| *byte as u8).collect();
                Module::new(String::from_utf8(name).unwrap_or_default(), counted(&mut rest).to_vec())
            });
            files.push(seeds.collect());
        }
        Self::new(files, rounds, is_verbatim != 0)
    }
}

/// Returns the words after their number, and steps over them.
fn counted<'a>(words: &mut &'a [u32]) -> &'a [u32] {
    let Some((&count, after)) = words.split_first() else { return &[] };
    let (own, rest) = after.split_at(count as usize);
    *words = rest;
    own
}
