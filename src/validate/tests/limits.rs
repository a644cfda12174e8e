//! Modules just within each universal limit, and just above it.

use crate::spirv::binary::{MAGIC, write};
use crate::spirv::grammar::{Capability, Decoration, EnumKind, ExecutionMode, LoopControl, Op, StorageClass, enum_row};
use crate::spirv::inst::Inst;
use crate::spirv::limits::MAX_BOUND;
use crate::validate::limits::check;

const INT: u32 = 1;
const LONG: u32 = 2;
/// Ids from here on are free.
const FREE: u32 = 10;

/// A module of two integer types and these instructions.
fn module(instructions: &[Inst]) -> Vec<u32> {
    let mut words = vec![MAGIC, 0x0001_0000, 0, MAX_BOUND - 1, 0];
    for (id, width) in [(INT, 32), (LONG, 64)] {
        let _ = Inst::new(Op::TypeInt).words(&[id, width, 0]).append_to(&mut words);
    }
    for inst in instructions {
        assert!(inst.append_to(&mut words).is_ok());
    }
    words
}

/// The limits that are exceeded.
fn exceeded(instructions: &[Inst]) -> Vec<String> {
    let violations = check(&module(instructions)).expect("there are not too many ids");
    violations.into_iter().map(|violation| violation.rule).collect()
}

/// As many as may be are fine, and one more is not.
#[track_caller]
fn ends_at(limit: usize, what: &str, instructions: impl Fn(usize) -> Vec<Inst>) {
    assert!(exceeded(&instructions(limit)).is_empty(), "{what}");
    let [rule] = &exceeded(&instructions(limit + 1))[..] else { panic!("{:?}", exceeded(&instructions(limit + 1))) };
    assert!(rule.starts_with(&format!("more than {limit} {what}: ")), "{rule}");
}

fn many(op: Op, head: &[u32], count: usize) -> Vec<Inst> {
    vec![Inst::new(op).words(head).words(&vec![INT; count])]
}

#[test]
fn ids() {
    let mut words = module(&[]);
    words[3] = MAX_BOUND;
    assert!(check(&words).is_ok());
    words[3] = MAX_BOUND + 1;
    assert_eq!(
        check(&words).err().map(|violation| violation.rule).as_deref(),
        Some("the module has 4194303 ids; the limit is 4194302")
    );
    assert_eq!(words.len(), write::HEADER_WORDS + 8);
}

#[test]
fn characters() {
    let name = |text: &str| vec![Inst::new(Op::Name).literal(INT).string(text.as_bytes())];
    ends_at(65_535, "characters in a string", |count| name(&"x".repeat(count)));
    // Characters are counted, not bytes.
    assert!(exceeded(&name(&"ä".repeat(65_535))).is_empty());
    ends_at(65_535, "characters in a string", |count| {
        vec![
            Inst::new(Op::Decorate)
                .literal(INT)
                .enumerant(Decoration::UserSemantic)
                .string("é".repeat(count).as_bytes()),
        ]
    });
}

#[test]
fn operands() {
    ends_at(255, "indexes", |count| many(Op::InBoundsPtrAccessChain, &[INT, FREE, FREE, FREE], count));
    ends_at(255, "indexes", |count| many(Op::AccessChain, &[INT, FREE, FREE], count));
    ends_at(255, "indexes", |count| many(Op::CompositeExtract, &[INT, FREE, FREE], count));
    ends_at(255, "indexes", |count| many(Op::CompositeInsert, &[INT, FREE, FREE, FREE], count));
    ends_at(255, "arguments of a call", |count| many(Op::FunctionCall, &[INT, FREE, FREE], count));
    ends_at(255, "arguments of an extended instruction", |count| many(Op::ExtInst, &[INT, FREE, FREE, 1], count));
    ends_at(16_383, "members of a structure", |count| many(Op::TypeStruct, &[FREE], count));
}

#[test]
fn long_composites_have_more_members() {
    let mut instructions = many(Op::TypeStruct, &[FREE], 20_000);
    instructions.insert(0, Inst::new(Op::Capability).enumerant(Capability::LongCompositesINTEL));
    assert!(exceeded(&instructions).is_empty());
}

#[test]
fn cases_of_either_width() {
    let switch = |ty: u32, words: usize| {
        move |count: usize| {
            let cases = [7, 7, 7];
            let cases: Vec<u32> = (0..count).flat_map(|_| cases[..words].to_vec()).collect();
            vec![Inst::new(Op::Undef).words(&[ty, FREE]), Inst::new(Op::Switch).words(&[FREE, FREE]).words(&cases)]
        }
    };
    ends_at(16_383, "cases of a switch", switch(INT, 2));
    ends_at(16_383, "cases of a switch", switch(LONG, 3));
}

#[test]
fn variables_and_parameters() {
    let variables = |storage: StorageClass| {
        move |count: usize| {
            let variable = |id: usize| Inst::new(Op::Variable).words(&[INT, FREE + id as u32]).enumerant(storage);
            (0..count).map(variable).collect::<Vec<_>>()
        }
    };
    ends_at(65_535, "variables outside of functions", variables(StorageClass::CrossWorkgroup));
    ends_at(524_287, "variables of functions", variables(StorageClass::Function));
    let function = || Inst::new(Op::Function).words(&[INT, FREE, 0, INT]);
    let parameter = |id: usize| Inst::new(Op::FunctionParameter).words(&[INT, FREE + 1 + id as u32]);
    let end = || Inst::new(Op::FunctionEnd);
    ends_at(255, "parameters of a function", |count| {
        // Those of another function do not count.
        let first: Vec<_> = std::iter::once(function()).chain((0..200).map(parameter)).chain([end()]).collect();
        let second = std::iter::once(function()).chain((0..count).map(parameter)).chain([end()]);
        first.into_iter().chain(second).collect()
    });
}

#[test]
fn decorations_and_modes() {
    let rows = enum_row(EnumKind::Decoration).enumerants.len();
    let decorate = |id: u32| Inst::new(Op::Decorate).literal(id).enumerant(Decoration::UserSemantic).string(b"x");
    ends_at(rows, "decorations of one id", |count| {
        (0..count).map(|_| decorate(FREE)).chain((0..10).map(|_| decorate(FREE + 1))).collect()
    });
    let member = |index: u32| {
        Inst::new(Op::MemberDecorate).words(&[FREE, index]).enumerant(Decoration::UserSemantic).string(b"x")
    };
    ends_at(rows, "decorations of one id", |count| {
        (0..count).map(|_| member(3)).chain((0..10).map(|_| member(4))).collect()
    });
    ends_at(255, "execution modes of an entry point", |count| {
        (0..count)
            .map(|_| Inst::new(Op::ExecutionMode).literal(FREE).enumerant(ExecutionMode::ContractionOff))
            .collect()
    });
}

#[test]
fn nesting() {
    let structures = |count: usize| {
        let structure = |depth: usize| Inst::new(Op::TypeStruct).words(&[FREE + depth as u32 + 1, FREE + depth as u32]);
        (0..count).map(structure).collect::<Vec<_>>()
    };
    ends_at(255, "nested structures", structures);
    // An array between them makes no difference.
    let mut with_array = structures(200);
    with_array.push(Inst::new(Op::TypeArray).words(&[500, FREE + 200, INT]));
    with_array.extend((0..56).map(|depth| Inst::new(Op::TypeStruct).words(&[501 + depth, 500 + depth])));
    assert_eq!(exceeded(&with_array).len(), 1);
    let loops = |count: usize| {
        let merge =
            |label: usize| Inst::new(Op::LoopMerge).words(&[FREE + label as u32, INT]).enumerant(LoopControl(0));
        let label = |label: usize| Inst::new(Op::Label).literal(FREE + label as u32);
        let nested = (0..count).map(merge);
        // Those that have ended count no more.
        let ended = (5_000..7_000).flat_map(move |at| [merge(at), label(at)]);
        ended.chain(nested).collect::<Vec<_>>()
    };
    ends_at(1_023, "nested structured control-flow constructs", loops);
}

#[test]
fn the_place_is_said() {
    let instructions = [
        many(Op::TypeStruct, &[FREE], 16_384).remove(0),
        Inst::new(Op::Function).words(&[INT, FREE + 1, 0, INT]),
        Inst::new(Op::Undef).words(&[FREE, FREE + 2]),
        Inst::new(Op::FunctionEnd),
    ];
    let words = module(&instructions);
    let offsets = |words: &[u32]| {
        check(words).map(|found| found.into_iter().map(|violation| violation.offset).collect::<Vec<_>>())
    };
    // The first instruction of a function that is of the type.
    assert_eq!(offsets(&words), Ok(vec![Some(words.len() - 1 - 3)]));
    assert_eq!(offsets(&words[..words.len() - 1]).map(|found| found.len()), Ok(1), "a module need not be whole");
    assert_eq!(offsets(&[1, 2]), Ok(vec![]), "words that are no module are for others");
}

#[test]
fn each_limit_is_named_once() {
    let instructions: Vec<Inst> = [
        many(Op::TypeStruct, &[FREE], 16_384),
        many(Op::TypeStruct, &[FREE + 1], 16_385),
        many(Op::ExtInst, &[INT, FREE, FREE, 1], 256),
    ]
    .concat();
    assert_eq!(exceeded(&instructions).len(), 2);
}
