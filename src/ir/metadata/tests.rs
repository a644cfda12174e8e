//! Tests of the table: every kind as LLVM prints it and as LLVM writes it.

use super::record::{RecordError, RecordResolver, read_record, write_record};
use super::{FieldType, MdField as F, MdId, MdKind as K, MdNode, RecordSlot, Tail, dwarf, expression};
use crate::ir::builder::MdFieldValue::{Number as N, Reference as R, String as S};
use crate::ir::builder::{MdFieldValue as V, ModuleBuilder};

/// A 64-bit constant is the metadata of this number.
const CONSTANT: u32 = 1000;

/// Metadata that has the index of its number, whether it exists or not.
struct AnyMetadata;

impl RecordResolver for AnyMetadata {
    fn metadata(&mut self, number: u64) -> Option<MdId> {
        (number < 500).then_some(MdId(number as u32))
    }

    fn constant(&mut self, value: u64) -> MdId {
        MdId(CONSTANT + value as u32)
    }
}

fn read(kind: K, record: &[u64]) -> Result<(bool, Vec<u64>), RecordError> {
    let mut words = Vec::new();
    let is_distinct = read_record(kind, kind.row().code, record, &mut AnyMetadata, &mut words)?;
    Ok((is_distinct, words))
}

fn write(kind: K, is_distinct: bool, words: &[u64]) -> (u32, Vec<u64>) {
    let mut record = Vec::new();
    let code = write_record(kind, is_distinct, words, |MdId(id)| id.into(), None, &mut record);
    (code, record)
}

const M: u64 = u64::MAX;

/// Records that LLVM 22 writes: the code and the words.
#[rustfmt::skip]
const RECORDS: &[(u32, &[u64])] = &[
    (3, &[89, 0, 92]),
    (5, &[77, 14, 52, 65, 0, 66, 82]),
    (7, &[1, 10, 0, 68, 0, 0, 0, 0]),
    (7, &[0, 0, 3, 68, 154, 1, 5, 2]),
    (12, &[1, 3, 0, 22, 23, 0, 73, 82]),
    (13, &[4, 89, 61, 97, 54]),
    (14, &[4, 4, 24, 10]),
    (14, &[6, 128, 0, 3, 3]),
    (15, &[2, 36, 42, 64, 16, 7, 134217728, 4, 17]),
    (16, &[0, 1, 2, 1, 3, 4]),
    (16, &[0, 0, 0, 0, 0]),
    (17, &[2, 13, 11, 81, 4, 70, 86, 50, 32, 51, 4099, 52, 0, 0, 0]),
    (17, &[2, 17152, 0, 0, 0, 0, 86, 0, 0, 0, 0, 0, 1, 82, 4233810]),
    (18, &[7, 19, 12, 81, 2, 81, 86, 53, 64, 54, 36, 88, 16, 70, 82, 13, 0, 89, 89, 89, 55, 82, 2, 70, 1, 56]),
    (18, &[6, 1, 0, 0, 0, 0, 0, 55, 0, 0, 0, 82, 0, 0, 0, 0, 0, 0, 0, 0, 89, 0, 0, 0, 4294967295, 0]),
    (19, &[2, 8192, 82, 198]),
    (20, &[1, 12, 81, 5, 1, 6, 2, 7, 1, 82, 82, 0, 85, 82, 12345678901234567890, 82, 0, 1, 1, 1, 20, 12, 0]),
    (20, &[1, 1 << 63 | 4, 81, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 201402]),
    (21, &[7, 81, 15, 16, 81, 7, 90, 8, 70, 30, 3, 1048832, 72, 82, 91, 93, M - 3, 82, 82, 18, 1]),
    (21, &[6, 0, 44, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    (22, &[1, 101, 81, 3, 7]),
    (23, &[0, 69, 81, 0]),
    (24, &[2, 0, 25]),
    (25, &[0, 28, 86, 1]),
    (26, &[0, 48, 29, 86, 1, 56]),
    (27, &[5, 72, 8, 10, 81, 3, 86, 1, 1, 87, 82, 64, 82]),
    (28, &[2, 69, 14, 81, 9, 86, 1, 1088, 32, 82]),
    (29, &[6, 4101, 0, 4101, 1, 34, 4097, 32, 5, 159]),
    (30, &[0, 30, 81, 7, 32, 31, 7, 86]),
    (31, &[0, 58, 102, 103, 7, 33, 81, 82]),
    (32, &[0, 81, 72, 11, 26, 27, 23, 5, 1]),
    (33, &[0, 1, 9, 34, 35]),
    (34, &[0, 3, 9, 81, 110]),
    (37, &[0, 71, 83]),
    (40, &[2, 69, 17, 81, 11, 4, 0]),
    (40, &[0, 69, 17, 0, 0, 0, M]),
    (41, &[2, 18, 37, 89, 113, 97, 50, 8, 18]),
    (44, &[0, 69, 71, 36, 81, 4]),
    (45, &[0, 115, 116, 89, 117]),
    (47, &[1]),
    (48, &[2, 38, 81, 3, 81, 50, 8, 3, 86, 62, 89, 63, 55]),
    (49, &[2, 36, 39, 50, 8, 13, 134217728, 0, M - 3, 1 << 32 | 1, 0, 1 << 32 | 1, 0]),
    (49, &[2, 36, 40, 50, 0, 14, 0, 2, 0, 1 << 32 | 11, 2468, 2 << 32 | 65, 2, 2]),
];

#[test]
fn records_are_written_as_they_were_read() {
    for (code, record) in RECORDS {
        let kind = K::from_code(*code).unwrap_or_else(|| panic!("the code {code}"));
        let mut words = Vec::new();
        let is_distinct = match read_record(kind, *code, record, &mut AnyMetadata, &mut words) {
            Ok(is_distinct) => is_distinct,
            Err(error) => panic!("{}: {error}", kind.name()),
        };
        assert_eq!(write(kind, is_distinct, &words), (*code, record.to_vec()), "{}", kind.name());
    }
    let has_record = |kind: &&K| !RECORDS.iter().any(|(code, _)| K::from_code(*code) == Some(**kind));
    assert_eq!(K::ALL.iter().find(has_record), None);
}

#[test]
fn short_records_have_default_values() {
    let (_, words) = read(K::Location, &[0, 1, 2, 3, 0]).unwrap();
    assert_eq!(words, [1, 2, 4, 0, 0, 0, 0]);
    let (_, words) = read(K::CompileUnit, &[1, 12, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]).unwrap();
    assert_eq!(words[K::CompileUnit.field(F::SplitDebugInlining).unwrap().0], 1);
    let (_, words) = read(K::Label, &[0, 1, 2, 3, 4]).unwrap();
    assert_eq!(words, [1, 2, 3, 4, 0, 0, 0]);
}

#[test]
fn sizes_of_older_records_become_constants() {
    let (_, words) = read(K::BasicType, &[0, 0x24, 1, 32, 0, 5, 0]).unwrap();
    assert_eq!(words[K::BasicType.field(F::Size).unwrap().0], u64::from(CONSTANT + 32 + 1));
}

#[test]
fn fields_of_newer_records_are_left_out() {
    let basic = [2, 36, 1, 2, 0, 5, 0, 0, 0];
    assert_eq!(read(K::BasicType, &[&basic[..], &[1, 70, 2]].concat()), read(K::BasicType, &basic));
    let string = [0, 18, 1, 0, 0, 0, 0, 0, 0];
    assert_eq!(read(K::StringType, &[&string[..], &[1]].concat()), read(K::StringType, &string));
    let fixed_point = [2, 36, 0, 0, 0, 0, 0, 0, 0, 1 << 32 | 32, 2, 1 << 32 | 32, 2];
    assert!(read(K::FixedPointType, &fixed_point).is_ok());
    assert_eq!(
        read(K::FixedPointType, &[&fixed_point[..], &[1, 70, 2]].concat()),
        read(K::FixedPointType, &fixed_point)
    );
    let location = [0, 1, 2, 3, 0, 0, 0, 0];
    assert_eq!(read(K::Location, &[&location[..], &[4]].concat()), read(K::Location, &location));
}

#[test]
fn records_of_other_layouts_are_refused() {
    assert_eq!(read(K::Subrange, &[0, 5, 0]), Err(RecordError::TooShort(K::Subrange)));
    assert_eq!(read(K::Subrange, &[2, 5, 0, 0, 0]), Err(RecordError::OldLayout(K::Subrange)));
    assert_eq!(read(K::Enumerator, &[0, 5, 0]), Err(RecordError::OldLayout(K::Enumerator)));
    assert_eq!(read(K::LexicalBlock, &[0, 1, 0, 0, 0, 0]).map(|_| ()), Ok(()));
    assert_eq!(read(K::LexicalBlock, &[0, 1, 0, 0, 0, 7]), Err(RecordError::UnknownField(K::LexicalBlock)));
    assert_eq!(read(K::LexicalBlock, &[0, 700, 0, 0, 0]), Err(RecordError::UndefinedReference(K::LexicalBlock, 699)));
    assert_eq!(read(K::AssignId, &[0]), Err(RecordError::NotDistinct(K::AssignId)));
    assert_eq!(read(K::Enumerator, &[4, 32, 0]), Err(RecordError::InvalidInteger(K::Enumerator)));
    assert_eq!(read(K::Location, &[0, 1, 2, 3, 0, 0, 0, 0, 4, 1]), Err(RecordError::UnknownField(K::Location)));
    let fixed_point = [2, 36, 0, 0, 0, 0, 0, 2, 0, 9 << 32 | 5, 0, 0];
    assert_eq!(read(K::FixedPointType, &fixed_point), Err(RecordError::TooShort(K::FixedPointType)));
}

#[test]
fn definitions_of_functions_are_distinct() {
    let mut record = [0; 21];
    (record[0], record[9]) = (6, 8);
    assert!(read(K::Subprogram, &record).unwrap().0);
    record[9] = 0;
    assert!(!read(K::Subprogram, &record).unwrap().0);
}

#[test]
fn the_table_is_consistent() {
    for kind in K::ALL {
        let row = kind.row();
        let words = row.fields.iter().filter_map(|field| match field.slot {
            RecordSlot::Word(word) | RecordSlot::Number(word) => Some(word),
            RecordSlot::Bit(_) => None,
        });
        let mut words: Vec<u8> = words.collect();
        words.sort_unstable();
        assert!(words.windows(2).all(|pair| pair[0] < pair[1]), "{}: two fields in one word", kind.name());
        assert!(words.last().is_none_or(|word| *word < row.words) && row.required <= row.words, "{}", kind.name());
        let references = row.fields.iter().filter(|field| field.ty.is_reference()).count();
        let operands: std::collections::BTreeSet<_> = row.operands().iter().collect();
        assert_eq!((operands.len(), row.operands().len()), (references, references), "{}: operands", kind.name());
        let has_integers = row.fields.iter().any(|field| field.ty == FieldType::Integer);
        assert_eq!(has_integers, row.tail == Tail::Integers, "{}", kind.name());
        assert_eq!(K::ALL.iter().filter(|other| other.row().code == row.code).count(), 1, "{}", kind.name());
        let fields: std::collections::HashSet<_> = row.fields.iter().map(|field| field.field as u32).collect();
        assert_eq!(fields.len(), row.fields.len(), "{}: a field occurs twice", kind.name());
    }
}

#[test]
fn names_ascend() {
    use dwarf::*;
    for names in [
        CHECKSUM_KINDS,
        CONVENTIONS,
        EMISSION_KINDS,
        ENCODINGS,
        ENUM_KINDS,
        LANGUAGES,
        LANGUAGE_NAMES,
        MACRO_KINDS,
        NAME_TABLE_KINDS,
        OPERATIONS,
        SCALE_KINDS,
        TAGS,
    ] {
        assert!(names.windows(2).all(|pair| pair[0].0 < pair[1].0), "{names:?}");
    }
}

/// A module under construction whose nodes are printed in the order in which they were added.
struct Nodes {
    builder: ModuleBuilder,
    added: Vec<MdId>,
}

impl Nodes {
    fn add(&mut self, kind: K, is_distinct: bool, fields: &[(F, V<'_>)]) -> MdId {
        let node = self.builder.md_node(kind, is_distinct, fields);
        self.added.push(node);
        node
    }

    /// Returns the nodes as they are printed, without their numbers.
    fn printed(mut self) -> Vec<String> {
        self.builder.append_named_metadata("nodes", &self.added);
        let module = self.builder.finish();
        let nodes = self.added.iter().map(|id| MdNode::new(&module, *id).to_string());
        nodes.map(|text| text.split_once(" = ").map_or(text.clone(), |(_, contents)| contents.to_owned())).collect()
    }
}

fn assert_printed(fill: impl FnOnce(&mut Nodes), expected: &[&str]) {
    let mut nodes = Nodes { builder: ModuleBuilder::new(), added: Vec::new() };
    fill(&mut nodes);
    assert_eq!(nodes.printed(), expected);
}

/// The file, the type and the unit that the examples refer to.
fn common(nodes: &mut Nodes) -> (MdId, MdId, MdId) {
    let file = nodes.add(K::File, false, &[(F::Filename, V::String(b"a.c")), (F::Directory, V::String(b"/d"))]);
    let int = [(F::Name, V::String(b"int")), (F::Size, V::Number(32)), (F::Encoding, V::Number(5))];
    let int = nodes.add(K::BasicType, false, &int);
    let unit = [(F::Language, V::Number(12)), (F::File, V::Reference(file)), (F::EmissionKind, V::Number(1))];
    let unit = nodes.add(K::CompileUnit, true, &unit);
    (file, int, unit)
}

const COMMON: [&str; 3] = [
    r#"!DIFile(filename: "a.c", directory: "/d")"#,
    r#"!DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)"#,
    "distinct !DICompileUnit(language: DW_LANG_C99, file: !0, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)",
];

fn assert_printed_after_common(fill: impl FnOnce(&mut Nodes, MdId, MdId, MdId), expected: &[&str]) {
    let fill = |nodes: &mut Nodes| {
        let (file, int, unit) = common(nodes);
        fill(nodes, file, int, unit);
    };
    assert_printed(fill, &[&COMMON, expected].concat());
}

#[test]
fn scopes_are_printed_as_llvm_prints_them() {
    let fill = |nodes: &mut Nodes, file, int, unit| {
        let namespace = nodes.add(K::Namespace, false, &[(F::Name, S(b"n")), (F::ExportSymbols, N(1))]);
        let module = [
            (F::Scope, R(namespace)),
            (F::Name, S(b"m")),
            (F::ConfigurationMacros, S(b"-D")),
            (F::IncludePath, S(b"/i")),
            (F::ApiNotes, S(b"a")),
            (F::File, R(file)),
            (F::Line, N(5)),
            (F::IsDeclaration, N(1)),
        ];
        let module = nodes.add(K::Module, false, &module);
        let function = [
            (F::Name, S(b"f")),
            (F::Scope, R(module)),
            (F::VirtualIndex, N(3)),
            (F::ThisAdjustment, N(4_u64.wrapping_neg())),
            (F::Flags, N(1 << 8 | 3 | 1 << 31)),
            (F::SubprogramFlags, N(0x1a)),
            (F::Unit, R(unit)),
            (F::KeyInstructions, N(1)),
        ];
        let function = nodes.add(K::Subprogram, true, &function);
        nodes.add(K::Subprogram, false, &[]);
        let block = [(F::Scope, R(function)), (F::File, R(file)), (F::Line, N(3)), (F::Column, N(7))];
        let block = nodes.add(K::LexicalBlock, true, &block);
        let other = nodes.add(K::LexicalBlockFile, false, &[(F::Scope, R(block)), (F::File, R(file))]);
        let inlined = nodes.add(K::Location, true, &[(F::Line, N(9)), (F::Scope, R(other))]);
        let location = [
            (F::Column, N(4)),
            (F::Scope, R(function)),
            (F::InlinedAt, R(inlined)),
            (F::IsImplicitCode, N(1)),
            (F::AtomGroup, N(1)),
            (F::AtomRank, N(2)),
        ];
        nodes.add(K::Location, false, &location);
        let label = [
            (F::Scope, R(block)),
            (F::Name, S(b"l")),
            (F::File, R(file)),
            (F::Line, N(8)),
            (F::Column, N(2)),
            (F::IsArtificial, N(1)),
            (F::CoroutineSuspend, N(0)),
        ];
        nodes.add(K::Label, false, &label);
        nodes.add(K::Label, false, &[(F::Scope, R(block)), (F::Name, S(b"l"))]);
        let common = [(F::Scope, R(function)), (F::Name, S(b"c")), (F::File, R(file)), (F::Line, N(4))];
        nodes.add(K::CommonBlock, false, &common);
        let imported = [(F::Tag, N(0x3a)), (F::Scope, R(unit)), (F::Entity, R(module)), (F::Line, N(2))];
        nodes.add(K::ImportedEntity, false, &imported);
        let property =
            [(F::Name, S(b"p")), (F::Setter, S(b"s")), (F::Getter, S(b"g")), (F::Attributes, N(7)), (F::Type, R(int))];
        nodes.add(K::ObjCProperty, false, &property);
    };
    let expected = [
        r#"!DINamespace(name: "n", scope: null, exportSymbols: true)"#,
        r#"!DIModule(scope: !3, name: "m", configMacros: "-D", includePath: "/i", apinotes: "a", file: !0, line: 5, isDecl: true)"#,
        concat!(
            r#"distinct !DISubprogram(name: "f", scope: !4, virtualIndex: 3, thisAdjustment: -4, "#,
            "flags: DIFlagPublic | DIFlagPrototyped | 2147483648, ",
            "spFlags: DISPFlagPureVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)"
        ),
        "!DISubprogram(scope: null, spFlags: 0)",
        "distinct !DILexicalBlock(scope: !5, file: !0, line: 3, column: 7)",
        "!DILexicalBlockFile(scope: !7, file: !0, discriminator: 0)",
        "distinct !DILocation(line: 9, scope: !8)",
        "!DILocation(line: 0, column: 4, scope: !5, inlinedAt: !9, isImplicitCode: true, atomGroup: 1, atomRank: 2)",
        r#"!DILabel(scope: !7, name: "l", file: !0, line: 8, column: 2, isArtificial: true, coroSuspendIdx: 0)"#,
        r#"!DILabel(scope: !7, name: "l")"#,
        r#"!DICommonBlock(scope: !5, declaration: null, name: "c", file: !0, line: 4)"#,
        "!DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !4, line: 2)",
        r#"!DIObjCProperty(name: "p", setter: "s", getter: "g", attributes: 7, type: !1)"#,
    ];
    assert_printed_after_common(fill, &expected);
}

#[test]
fn types_are_printed_as_llvm_prints_them() {
    let fill = |nodes: &mut Nodes, file, int, _| {
        nodes.add(K::BasicType, false, &[(F::Tag, N(0x3b)), (F::Name, S(b"decltype(nullptr)"))]);
        let member = [
            (F::Tag, N(0x0d)),
            (F::Name, S(b"m")),
            (F::Scope, R(file)),
            (F::Line, N(4)),
            (F::Type, R(int)),
            (F::Size, N(32)),
            (F::Alignment, N(32)),
            (F::Offset, N(64)),
            (F::ExtraData, N(5)),
        ];
        let member = nodes.add(K::DerivedType, false, &member);
        nodes.add(K::DerivedType, false, &[(F::Tag, N(0x0f)), (F::Size, N(64)), (F::AddressSpace, N(0))]);
        let authentication = [(F::Tag, N(0x4300)), (F::Type, R(int)), (F::PointerAuthentication, N(4233810))];
        nodes.add(K::DerivedType, false, &authentication);
        let composite = [
            (F::Tag, N(0x13)),
            (F::Name, S(b"s")),
            (F::Size, N(128)),
            (F::ExtraInhabitants, N(2)),
            (F::Flags, N(0x30024)),
            (F::RuntimeLanguage, N(0x10)),
            (F::LinkageName, S(b"_ZTS")),
            (F::DiscriminatorMember, R(member)),
            (F::Rank, N(3)),
            (F::EnumKind, N(1)),
        ];
        nodes.add(K::CompositeType, true, &composite);
        nodes.add(K::SubroutineType, false, &[(F::Flags, N(1 << 13)), (F::Convention, N(0xc6))]);
        nodes.add(K::Subrange, false, &[(F::Count, N(5)), (F::LowerBound, N(0))]);
        let bound = nodes.builder.md_expression(&[0x97]);
        let count = nodes.builder.md_expression(&[0x11, 8_u64.wrapping_neg()]);
        nodes.add(K::Subrange, false, &[(F::UpperBound, R(bound)), (F::Stride, N(8_u64.wrapping_neg()))]);
        nodes.add(K::GenericSubrange, false, &[(F::Count, R(count)), (F::LowerBound, R(bound))]);
        let range = [(F::Name, S(b"r")), (F::Type, R(int)), (F::LowerBound, N(1)), (F::Bias, N(3))];
        nodes.add(K::SubrangeType, false, &range);
        let string = [(F::Name, S(b"str")), (F::StringLengthExpression, R(bound)), (F::Encoding, N(0x12))];
        nodes.add(K::StringType, false, &string);
        let fixed = [(F::Name, S(b"x")), (F::Encoding, N(0x0d)), (F::Factor, N(4_u64.wrapping_neg()))];
        nodes.add(K::FixedPointType, false, &fixed);
        let rational = [
            (F::Encoding, N(0x0e)),
            (F::ScaleKind, N(2)),
            (F::Numerator, V::Integer(11, &[1234])),
            (F::Denominator, V::Integer(65, &[1, 1])),
        ];
        nodes.add(K::FixedPointType, false, &rational);
        nodes.add(K::Enumerator, false, &[(F::Name, S(b"e")), (F::EnumeratorValue, N(1_u64.wrapping_neg()))]);
        let value = V::Integer(128, &[u64::MAX, u64::MAX]);
        nodes.add(K::Enumerator, false, &[(F::EnumeratorValue, value), (F::IsUnsigned, N(1))]);
    };
    let expected = [
        r#"!DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")"#,
        concat!(
            r#"!DIDerivedType(tag: DW_TAG_member, name: "m", scope: !0, line: 4, baseType: !1, "#,
            "size: 32, align: 32, offset: 64, extraData: i64 5)"
        ),
        "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 0)",
        concat!(
            "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !1, ptrAuthKey: 2, ",
            "ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: false, ",
            "ptrAuthAuthenticatesNullValues: true)"
        ),
        concat!(
            r#"distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 128, num_extra_inhabitants: 2, "#,
            "flags: DIFlagVirtualInheritance | DIFlagIndirectVirtualBase, ",
            r#"runtimeLang: DW_LANG_ObjC, identifier: "_ZTS", discriminator: !4, rank: 3, "#,
            "enumKind: DW_APPLE_ENUM_KIND_Open)"
        ),
        "!DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_LLVM_SpirFunction, types: null)",
        "!DISubrange(count: 5, lowerBound: 0)",
        "!DISubrange(upperBound: !DIExpression(DW_OP_push_object_address), stride: -8)",
        "!DIGenericSubrange(count: -8, lowerBound: !DIExpression(DW_OP_push_object_address))",
        r#"!DISubrangeType(name: "r", baseType: !1, lowerBound: i64 1, bias: i64 3)"#,
        r#"!DIStringType(name: "str", stringLengthExpression: !DIExpression(DW_OP_push_object_address), encoding: DW_ATE_ASCII)"#,
        r#"!DIFixedPointType(name: "x", encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)"#,
        concat!(
            "!DIFixedPointType(encoding: DW_ATE_unsigned_fixed, kind: Rational, ",
            "numerator: 1234, denominator: 18446744073709551617)"
        ),
        r#"!DIEnumerator(name: "e", value: -1)"#,
        r#"!DIEnumerator(name: "", value: 340282366920938463463374607431768211455, isUnsigned: true)"#,
    ];
    assert_printed_after_common(fill, &expected);
}

#[test]
fn variables_and_units_are_printed_as_llvm_prints_them() {
    let fill = |nodes: &mut Nodes, file, int, unit| {
        let source =
            [(F::Filename, S(b"b.c")), (F::ChecksumKind, N(1)), (F::Checksum, S(b"00")), (F::Source, S(b"int x;\n"))];
        nodes.add(K::File, false, &source);
        let unit_fields = [
            (F::Language, N(1 << 63 | 4)),
            (F::LanguageVersion, N(201402)),
            (F::File, R(file)),
            (F::Producer, S(b"me \"\0")),
            (F::CommandLine, S(b"-g")),
            (F::RuntimeVersion, N(2)),
            (F::DwoId, N(u64::MAX)),
            (F::SplitDebugInlining, N(0)),
            (F::ForProfiling, N(1)),
            (F::NameTableKind, N(1)),
            (F::RangesBaseAddress, N(1)),
            (F::SysRoot, S(b"/")),
            (F::Sdk, S(b"s")),
        ];
        nodes.add(K::CompileUnit, true, &unit_fields);
        let global = [(F::Name, S(b"g")), (F::Scope, R(unit)), (F::IsLocal, N(1)), (F::Alignment, N(64))];
        let global = nodes.add(K::GlobalVariable, true, &global);
        let expression = nodes.builder.md_expression(&[0x10, 3, 0x1001, 32, 5, 0x9f, 0x1000, 0, 16]);
        nodes.add(K::GlobalVariableExpression, false, &[(F::Variable, R(global)), (F::Expression, R(expression))]);
        let invalid = nodes.builder.md_expression(&[0x9f, 0x10, 3]);
        nodes.add(K::GlobalVariableExpression, false, &[(F::Variable, R(global)), (F::Expression, R(invalid))]);
        let local = [(F::Name, S(b"x")), (F::Argument, N(1)), (F::Scope, R(unit)), (F::Type, R(int))];
        nodes.add(K::LocalVariable, false, &local);
        nodes.add(K::TemplateTypeParameter, false, &[(F::Name, S(b"T")), (F::IsDefault, N(1))]);
        let value = [(F::Name, S(b"V")), (F::Type, R(int)), (F::Value, N(7))];
        nodes.add(K::TemplateValueParameter, false, &value);
        nodes.add(K::TemplateValueParameter, false, &[(F::Tag, N(0x4106)), (F::Value, S(b"x"))]);
        let macro_fields = [(F::MacroKind, N(1)), (F::Line, N(9)), (F::Name, S(b"M")), (F::Value, S(b"1"))];
        nodes.add(K::Macro, false, &macro_fields);
        nodes.add(K::MacroFile, false, &[(F::MacroKind, N(3)), (F::Line, N(9)), (F::File, R(file))]);
        nodes.add(K::GenericNode, false, &[(F::Tag, N(3)), (F::Header, S(b"some\0header"))]);
        nodes.add(K::AssignId, true, &[]);
    };
    let expected = [
        r#"!DIFile(filename: "b.c", directory: "", checksumkind: CSK_MD5, checksum: "00", source: "int x;\0A")"#,
        concat!(
            "distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201402, ",
            r#"file: !0, producer: "me \22\00", isOptimized: false, flags: "-g", runtimeVersion: 2, "#,
            "emissionKind: NoDebug, dwoId: 18446744073709551615, splitDebugInlining: false, ",
            r#"debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "s")"#
        ),
        r#"distinct !DIGlobalVariable(name: "g", scope: !2, isLocal: true, isDefinition: false, align: 64)"#,
        concat!(
            "!DIGlobalVariableExpression(var: !5, expr: !DIExpression(DW_OP_constu, 3, ",
            "DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16))"
        ),
        "!DIGlobalVariableExpression(var: !5, expr: !DIExpression(159, 16, 3))",
        r#"!DILocalVariable(name: "x", arg: 1, scope: !2, type: !1)"#,
        r#"!DITemplateTypeParameter(name: "T", type: null, defaulted: true)"#,
        r#"!DITemplateValueParameter(name: "V", type: !1, value: i64 7)"#,
        r#"!DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, value: !"x")"#,
        r#"!DIMacro(type: DW_MACINFO_define, line: 9, name: "M", value: "1")"#,
        "!DIMacroFile(line: 9, file: !0)",
        r#"!GenericDINode(tag: DW_TAG_entry_point, header: "some\00header")"#,
        "distinct !DIAssignID()",
    ];
    assert_printed_after_common(fill, &expected);
}

#[test]
fn fields_have_the_values_of_llvms_accessors() {
    let mut nodes = Nodes { builder: ModuleBuilder::new(), added: Vec::new() };
    let (file, _, unit) = common(&mut nodes);
    let signed = nodes.add(K::Enumerator, false, &[(F::EnumeratorValue, V::Integer(4, &[0xd]))]);
    let unsigned = nodes.add(K::Enumerator, false, &[(F::EnumeratorValue, N(13)), (F::IsUnsigned, N(1))]);
    let pointer = nodes.add(K::DerivedType, false, &[(F::Tag, N(0x0f)), (F::Size, N(64)), (F::AddressSpace, N(3))]);
    let block = nodes.add(K::LexicalBlock, true, &[(F::Scope, R(unit)), (F::File, R(file))]);
    let location = nodes.add(K::Location, false, &[(F::Line, N(3)), (F::Scope, R(block))]);
    let module = nodes.builder.finish();
    let node = |id| MdNode::new(&module, id);
    let numbers = |id| [node(id).di_number(F::EnumeratorBits), node(id).di_number(F::EnumeratorWidth)];
    assert_eq!(numbers(signed), [3_u64.wrapping_neg(), 3]);
    assert_eq!(numbers(unsigned), [13, 4]);
    assert_eq!([F::Tag, F::Size, F::AddressSpace].map(|field| node(pointer).di_number(field)), [0x0f, 64, 4]);
    assert_eq!(node(block).di_number(F::Tag), 0x0b);
    assert_eq!(node(file).di_node(F::File), Some(node(file)));
    let found = node(location).location().unwrap();
    assert_eq!((found.line, found.scope, found.file), (3, Some(node(block)), Some(node(file))));
    assert_eq!(node(file).location(), None);
}

#[test]
fn expressions_have_known_operations() {
    let valid: [&[u64]; 6] =
        [&[], &[6], &[0x23, 8, 0x9f], &[0x9f, 0x1000, 0, 32], &[0x1005, 0, 0x1003, 1], &[0x10, 3, 0x22]];
    let invalid: [&[u64]; 6] = [&[0x23], &[0x9f, 6], &[0x1000, 0, 32, 6], &[0x16], &[0x9999], &[6, 0x1003, 1]];
    for words in valid {
        assert!(expression::is_valid_expression(words), "{words:x?}");
    }
    for words in invalid {
        assert!(!expression::is_valid_expression(words), "{words:x?}");
    }
}
