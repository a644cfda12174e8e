//! Random control flow graphs with random saves, copies of saved pointers and restores in any order, which no C program
//! contains, and their optimized forms.

use std::fmt::Write as _;

use crate::random::Random;

/// The number of variables that hold saved pointers.
const SLOTS: u32 = 4;

/// A function.
pub(crate) struct Graph {
    blocks: Vec<Block>,
}

struct Block {
    events: Vec<Event>,
    /// The successors: none for a return; between two, the next bit decides.
    successors: Vec<u32>,
}

#[derive(Clone, Copy)]
enum Event {
    /// Saves the stack into a variable.
    Save(u32),
    /// Copies the first variable into the second.
    Copy(u32, u32),
    Restore(u32),
    /// Allocates an array, and calls a function with it.
    Array,
}

impl Graph {
    pub(crate) fn new(random: &mut Random) -> Self {
        let count = random.between(2, 9);
        let block = |random: &mut Random| {
            let slot = |random: &mut Random| random.below(SLOTS);
            let event = |random: &mut Random| match random.below(10) {
                0 | 1 => Event::Save(slot(random)),
                2 => Event::Copy(slot(random), slot(random)),
                3..=5 => Event::Restore(slot(random)),
                _ => Event::Array,
            };
            let events = (0..random.below(6)).map(|_| event(random)).collect();
            let target = |random: &mut Random| random.between(1, count);
            let successors = match random.below(10) {
                0 => Vec::new(),
                1..=3 => vec![target(random)],
                _ => vec![target(random), target(random)],
            };
            Block { events, successors }
        };
        let mut blocks: Vec<Block> = (0..=count).map(|_| block(random)).collect();
        // Every variable is initialized.
        blocks[0].events.splice(0..0, (0..SLOTS).flat_map(|slot| [Event::Save(slot), Event::Array]));
        Self { blocks }
    }

    /// Returns the function as LLVM assembly.
    pub(crate) fn assembly(&self, name: &str) -> String {
        let mut text = format!("define spir_func void @{name}(i32 %n) {{\n");
        for (number, block) in self.blocks.iter().enumerate() {
            let _ = writeln!(text, "b{number}:");
            if number == 0 {
                (0..SLOTS).for_each(|slot| text.push_str(&format!("  %slot{slot} = alloca ptr\n")));
            }
            for (place, event) in block.events.iter().enumerate() {
                let id = format!("%v{number}.{place}");
                let lines = match event {
                    Event::Save(to) => {
                        format!("{id} = call ptr @llvm.stacksave.p0()\n  store ptr {id}, ptr %slot{to}")
                    }
                    Event::Copy(from, to) => {
                        format!("{id} = load ptr, ptr %slot{from}\n  store ptr {id}, ptr %slot{to}")
                    }
                    Event::Restore(from) => {
                        format!("{id} = load ptr, ptr %slot{from}\n  call void @llvm.stackrestore.p0(ptr {id})")
                    }
                    Event::Array => format!("{id} = alloca i8, i32 %n\n  call spir_func void @use(ptr {id})"),
                };
                let _ = writeln!(text, "  {lines}");
            }
            let _ = match block.successors.as_slice() {
                [] => writeln!(text, "  ret void"),
                [only] => writeln!(text, "  br label %b{only}"),
                [yes, no, ..] => writeln!(
                    text,
                    "  %c{number} = call spir_func i1 @next()\n  br i1 %c{number}, label %b{yes}, label %b{no}"
                ),
            };
        }
        text.push_str("}\n\n");
        text
    }

    /// Returns the number of arrays at each call of `use`, until the function returns or the bits are used up.
    pub(crate) fn trace(&self, bits: &[bool]) -> Vec<usize> {
        let (mut trace, mut bits) = (Vec::new(), bits.iter());
        // The times of the allocation of each array and of each save.
        let (mut time, mut arrays, mut slots) = (0_u32, Vec::new(), [0_u32; SLOTS as usize]);
        let mut block = &self.blocks[0];
        // The maximum number of blocks between two branches; more are an infinite loop.
        let mut quiet = 0;
        loop {
            for event in &block.events {
                time += 1;
                match *event {
                    Event::Save(to) => slots[to as usize] = time,
                    Event::Copy(from, to) => slots[to as usize] = slots[from as usize],
                    Event::Restore(from) => arrays.retain(|made| *made < slots[from as usize]),
                    Event::Array => {
                        arrays.push(time);
                        trace.push(arrays.len());
                    }
                }
            }
            quiet += 1;
            let next = match block.successors.as_slice() {
                [] => return trace,
                [only] => Some(*only),
                [yes, no, ..] => {
                    quiet = 0;
                    bits.next().map(|bit| if *bit { *yes } else { *no })
                }
            };
            match next {
                Some(next) if quiet < 100 => block = &self.blocks[next as usize],
                _ => return trace,
            }
        }
    }
}

/// Declarations and helper functions of the module.
pub(crate) const HEAD: &str = "target triple = \"spir64-unknown-unknown\"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func i1 @next()
declare spir_func void @use(ptr)

";
