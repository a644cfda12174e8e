//! Chosen constants, the instructions that change with them, and those that stay.

use super::*;

/// Two constants, a sum, and a product that also needs the second.
fn two() -> Sketch {
    Sketch::default()
        .named(20, "width")
        .choice(Op::SpecConstant, &[I32, 20, 42])
        .choice(Op::SpecConstant, &[I32, 21, 3])
        .inst(Op::Constant, &[I32, 22, 1])
        .inst(Op::SpecConstantOp, &[I32, 23, u32::from(Op::IAdd.0), 20, 22])
        .inst(Op::SpecConstantOp, &[I32, 24, u32::from(Op::IMul.0), 23, 21])
        .inst(Op::SpecConstantComposite, &[V2, 25, 22, 22])
        .choice(Op::SpecConstantTrue, &[BOOL, 26])
        .choice(Op::SpecConstantFalse, &[BOOL, 27])
}

fn has_spec_id(words: &[u32], id: u32) -> bool {
    words.windows(3).any(|window| window == [4 << 16 | u32::from(Op::Decorate.0), id, Decoration::SpecId.0])
}

#[test]
fn a_partial_specialization_changes_what_depends_on_nothing_else() {
    let words = two().specialized(&["20=10"], false);
    assert_eq!(bits(&words, 20), 10);
    assert_eq!(bits(&words, 23), 11);
    assert_eq!(definition(&words, 21).0, Op::SpecConstant);
    assert_eq!(definition(&words, 24).0, Op::SpecConstantOp);
    // It never depended on anything that can be chosen.
    assert_eq!(definition(&words, 25).0, Op::ConstantComposite);
    assert!(!has_spec_id(&words, 20) && has_spec_id(&words, 21));
}

#[test]
fn a_full_specialization_leaves_nothing_to_choose() {
    let words = two().specialized(&["20=10"], true);
    assert_eq!(bits(&words, 21), 3);
    assert_eq!(bits(&words, 24), 33);
    assert_eq!((bits(&words, 26), bits(&words, 27)), (1, 0));
    assert!(constants(&words).expect("it is a module").is_empty());
    assert!(!has_spec_id(&words, 21));
}

#[test]
fn everything_else_is_left_as_it_was() {
    let before = Sketch::default().choice(Op::SpecConstant, &[I32, 20, 42]).inst(Op(0xFFF0), &[1, 2, 3]);
    let before = before.inst(Op::SpecConstantOp, &[I32, 23, u32::from(Op::IAdd.0), 20, 20]).words();
    assert_eq!(specialize(&before, &Request::default()).expect("there is nothing to do").words, before);
    let request = Request { settings: vec!["20=10".parse().expect("it is a setting")], full: false };
    let after = specialize(&before, &request).expect("it can be specialized").words;
    let changed = |words: &[u32]| -> Vec<Vec<u32>> {
        let views = inst::iter(&words[write::HEADER_WORDS..]).map(|view| view.expect("the words are sound"));
        views
            .filter(|view| !matches!(view.operands, [_, 20 | 23, ..] | [20, ..]))
            .map(|view| view.operands.to_vec())
            .collect()
    };
    assert_eq!(changed(&after), changed(&before));
    assert_eq!(after[..write::HEADER_WORDS], before[..write::HEADER_WORDS]);
    // Once more there is nothing to do.
    assert_eq!(specialize(&after, &Request { settings: Vec::new(), full: true }).expect("it is a module").words, after);
}

#[test]
fn truth_values_are_chosen_by_name_and_by_number() {
    for (value, expected) in [("true", 1), ("false", 0), ("1", 1), ("0", 0), ("-3", 1), ("0x10", 1)] {
        let words = two().specialized(&[&format!("26={value}"), &format!("27={value}")], false);
        assert_eq!((bits(&words, 26), bits(&words, 27)), (expected, expected), "{value}");
    }
}

#[test]
fn values_are_read_as_their_type_says() {
    let sketch = |ty: u32, wide: bool| {
        let operands = [ty, 20, 0, 0];
        Sketch::default().choice(Op::SpecConstant, if wide { &operands } else { &operands[..3] })
    };
    let set = |ty: u32, value: &str| {
        bits(&sketch(ty, matches!(ty, I64 | F64)).specialized(&[&format!("20={value}")], false), 20)
    };
    assert_eq!(set(I8, "255"), 255);
    assert_eq!(set(I8, "-1"), 255);
    assert_eq!(set(S8, "-1"), 0xFFFF_FFFF);
    assert_eq!(set(I16, "0xFFff"), 0xFFFF);
    assert_eq!(set(I64, "-9223372036854775808"), 1 << 63);
    assert_eq!(set(I64, "18446744073709551615"), u64::MAX);
    assert_eq!(set(F16, "-1.5"), 0xBE00);
    assert_eq!(set(F32, "0.1"), u64::from(0.1_f32.to_bits()));
    assert_eq!(set(F32, "0x7FC00001"), 0x7FC0_0001);
    assert_eq!(set(F32, "inf"), 0x7F80_0000);
    assert_eq!(set(F64, "-0"), 1 << 63);
    let refused = |ty: u32, value: &str| {
        let error = sketch(ty, matches!(ty, I64 | F64)).try_specialize(&[&format!("20={value}")], false);
        error.map(drop).expect_err(value).to_string()
    };
    assert_eq!(
        refused(I8, "256"),
        "InvalidSpecialization: expected a value of type i8 for %20 (SpecId 20), found \"256\""
    );
    for (ty, value) in [
        (I8, "-129"),
        (I32, "1.5"),
        (I32, "+1"),
        (I32, "0x-1"),
        (I64, "18446744073709551616"),
        (F16, "0x10000"),
        (F16, "65520"),
        (F32, "-3.5e38"),
        (F64, "1e309"),
        (F32, "x"),
    ] {
        refused(ty, value);
    }
}

#[test]
fn settings_that_mean_nothing_or_too_much_are_refused() {
    let message = |sketch: Sketch, settings: &[&str]| {
        sketch.try_specialize(settings, false).map(drop).expect_err("it is refused").to_string()
    };
    assert!(message(two(), &["7=1"]).starts_with(
        "InvalidSpecialization: no specialization constant has SpecId 7; the module has %width (SpecId 20), %21 (SpecId 21), "
    ));
    assert!(message(two(), &["height=1"]).contains("no specialization constant has the name \"height\""));
    assert!(message(two(), &["20=1", "width=2"]).contains("%width (SpecId 20) is set to two different values"));
    assert!(
        message(two().named(21, "width"), &["width=2"])
            .contains("several specialization constants have the name \"width\"")
    );
    assert!(message(Sketch::default(), &["0=1"]).ends_with("; the module has no specialization constants"));
    for text in ["7", "=7", "7=", ""] {
        assert!(text.parse::<Setting>().is_err(), "{text}");
    }
    assert_eq!(bits(&two().specialized(&["width=7", "20=7"], false), 20), 7);
}

#[test]
fn constants_with_one_id_get_one_value() {
    let words = Sketch::default()
        .inst(Op::SpecConstant, &[I32, 20, 1])
        .inst(Op::SpecConstant, &[I64, 21, 1, 0])
        .decorated(20, Decoration::SpecId, &[5])
        .decorated(21, Decoration::SpecId, &[5])
        .specialized(&["5=8"], false);
    assert_eq!((bits(&words, 20), bits(&words, 21)), (8, 8));
}

/// Nothing is computed of it, but it is chosen like any other.
#[test]
fn a_number_of_many_words_keeps_its_default() {
    let sketch = Sketch::default().inst(Op::TypeInt, &[50, 128, 0]).choice(Op::SpecConstant, &[50, 20, 1, 2, 3, 4]);
    assert_eq!(definition(&sketch.specialized(&[], false), 20).0, Op::SpecConstant);
    let words = sketch.specialized(&[], true);
    assert_eq!(definition(&words, 20), (Op::Constant, vec![50, 20, 1, 2, 3, 4]));
    assert!(!has_spec_id(&words, 20));
}

#[test]
fn a_constant_leaves_its_group() {
    let sketch = || {
        let mut sketch =
            Sketch::default().decorated(40, Decoration::SpecId, &[3]).decorated(40, Decoration::RelaxedPrecision, &[]);
        sketch.decorations.push(Inst::new(Op::DecorationGroup).literal(40));
        sketch.decorations.push(Inst::new(Op::GroupDecorate).words(&[40, 20, 21]));
        sketch.inst(Op::SpecConstant, &[I32, 20, 1]).inst(Op::Constant, &[I32, 21, 1])
    };
    let words = sketch().specialized(&["3=4"], false);
    assert_eq!(bits(&words, 20), 4);
    let own = [3 << 16 | u32::from(Op::Decorate.0), 20, Decoration::RelaxedPrecision.0];
    assert!(words.windows(3).any(|window| window == own));
    assert!(words.windows(3).any(|window| window == [3 << 16 | u32::from(Op::GroupDecorate.0), 40, 21]));
}

#[test]
fn what_cannot_be_computed_stays() {
    let sketch = |op: Op, decoration: Option<(Decoration, &[u32])>| {
        let sketch = Sketch::default()
            .choice(Op::SpecConstant, &[F32, 20, 0x3F80_0000])
            .inst(Op::SpecConstantOp, &[I32, 21, u32::from(op.0), 20]);
        match decoration {
            Some((decoration, operands)) => sketch.decorated(21, decoration, operands),
            None => sketch,
        }
    };
    let left = |sketch: Sketch| {
        let specialized = sketch.try_specialize(&[], true).expect("it is a module");
        assert_eq!(definition(&specialized.words, 21).0, Op::SpecConstantOp);
        specialized.warnings.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        left(sketch(Op(0xFFF0), None)),
        ["cannot fold an operation on constants; it remains in the module\n  at   %21 = OpSpecConstantOp Op65520"]
    );
    // Other ways to round are not those of this crate.
    assert_eq!(left(sketch(Op::ConvertFToS, Some((Decoration::FPRoundingMode, &[2])))).len(), 1);
    assert_eq!(left(sketch(Op::ConvertFToS, Some((Decoration::SaturatedConversion, &[])))).len(), 1);
    assert_eq!(bits(&sketch(Op::ConvertFToS, Some((Decoration::FPRoundingMode, &[0]))).specialized(&[], true), 21), 1);
    // Execution modes of any entry point, for floats of that width.
    for mode in [ExecutionMode::RoundingModeRTZ, ExecutionMode::RoundingModeRTNINTEL, ExecutionMode::DenormFlushToZero]
    {
        assert_eq!(left(sketch(Op::ConvertFToS, None).mode(mode, 32)).len(), 1, "{mode}");
        assert_eq!(bits(&sketch(Op::ConvertFToS, None).mode(mode, 64).specialized(&[], true), 21), 1);
        assert_eq!(bits(&sketch(Op::Bitcast, None).mode(mode, 32).specialized(&[], true), 21), 0x3F80_0000);
    }
    // An address has no other form, and that is nothing to worry about.
    assert!(left(sketch(Op::ConvertUToPtr, None)).is_empty());
}

#[test]
fn constants_are_listed() {
    let list = constants(&two().words()).expect("it is a module");
    let rows: Vec<_> = list
        .iter()
        .map(|row| (row.id, row.spec_id, row.name.as_deref(), row.ty.as_str(), row.default.as_str()))
        .collect();
    assert_eq!(
        rows,
        [
            (20, Some(20), Some("width"), "i32", "42"),
            (21, Some(21), None, "i32", "3"),
            (26, Some(26), None, "bool", "true"),
            (27, Some(27), None, "bool", "false"),
        ]
    );
    let default = |ty: u32, words: &[u32]| {
        let sketch = Sketch::default().inst(Op::SpecConstant, &[&[ty, 20], words].concat());
        constants(&sketch.words()).expect("it is a module").remove(0).default
    };
    assert_eq!(default(S8, &[0xFFFF_FFFF]), "-1");
    assert_eq!(default(F16, &[0x3E00]), "1.5");
    assert_eq!(default(F32, &[0x3DCC_CCCD]), "0.1");
    assert_eq!(default(F64, &[0, 0x7FF8_0000]), "0x7ff8000000000000");
}

/// A kernel that adds a constant, one whose work-groups have the size of another, and a function that neither calls.
#[test]
fn the_functions_that_depend_on_a_constant_are_found() {
    let (void, to_void) = (50, 51);
    let function = |id: u32, body: Vec<Inst>| {
        let head = [Inst::new(Op::Function).words(&[void, id, 0, to_void]), Inst::new(Op::Label).literal(id + 1)];
        head.into_iter().chain(body).chain([Inst::new(Op::Return), Inst::new(Op::FunctionEnd)]).collect::<Vec<_>>()
    };
    let entry = |id: u32, name: &str| Inst::new(Op::EntryPoint).words(&[6, id]).string(name.as_bytes());
    let mut sketch = two().inst(Op::TypeVoid, &[void]).inst(Op::TypeFunction, &[to_void, void]);
    sketch.decorations.insert(0, entry(60, "adds"));
    sketch.decorations.insert(1, entry(70, "sized"));
    sketch.decorations.insert(2, Inst::new(Op::ExecutionModeId).words(&[70, 38, 21, 22, 22]));
    let call = Inst::new(Op::FunctionCall).words(&[void, 62, 80]);
    let sum = Inst::new(Op::IAdd).words(&[I32, 82, 23, 22]);
    sketch.constants.extend(function(60, vec![call]));
    sketch.constants.extend(function(70, Vec::new()));
    sketch.constants.extend(function(80, vec![sum]));
    let list = constants(&sketch.words()).expect("it is a module");
    let uses = |id: u32| -> Vec<(String, bool)> {
        let constant = list.iter().find(|constant| constant.id == id).expect("it is listed");
        constant.uses.iter().map(|place| (place.function.clone(), place.is_entry_point)).collect()
    };
    assert_eq!(uses(20), [("adds".to_owned(), true), ("%80".to_owned(), false)]);
    assert_eq!(uses(21), [("sized".to_owned(), true)]);
    assert_eq!(uses(26), []);
    sketch.constants.insert(8, Inst::new(Op::SpecConstantComposite).words(&[V2, 90, 26, 22]));
    sketch.decorations.push(Inst::new(Op::Decorate).literal(90).enumerant(Decoration::BuiltIn).literal(25));
    let list = constants(&sketch.words()).expect("it is a module");
    let truth = list.iter().find(|constant| constant.id == 26).expect("it is listed");
    assert_eq!(truth.uses.len(), 2, "the size of work-groups is that of both kernels");
}

#[test]
fn words_that_are_no_module_are_refused() {
    let sound = two().words();
    for words in [&[][..], &[MAGIC], &[1, 2, 3, 4, 5], &sound[..sound.len() - 1]] {
        assert!(specialize(words, &Request::default()).is_err());
        assert!(constants(words).is_err());
    }
}

/// Words changed at random: whatever comes, the answer is a value.
#[test]
fn damage_never_panics() {
    let sound = two().words();
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as usize
    };
    for _ in 0..20_000 {
        let mut words = sound.clone();
        for _ in 0..1 + next() % 4 {
            let at = write::HEADER_WORDS + next() % (words.len() - write::HEADER_WORDS);
            words[at] = match next() % 3 {
                0 => words[next() % words.len()],
                1 => next() as u32 % 64,
                _ => next() as u32,
            };
        }
        let request = Request { settings: Vec::new(), full: next() % 2 == 0 };
        let _ = specialize(&words, &request).map(drop);
        let _ = constants(&words).map(drop);
    }
}
