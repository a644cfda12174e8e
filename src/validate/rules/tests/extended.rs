//! Rules about extended instructions.

use super::*;

#[test]
fn imported_sets_are_known_or_ignorable() {
    check_cases(&[
        ("%std = OpExtInstImport \"OpenCL.std\"", Valid),
        ("OpExtension \"SPV_KHR_non_semantic_info\"\n%set = OpExtInstImport \"NonSemantic.Anything\"", Valid),
    ]);
    // SPIRV-Tools does not assemble the import of a set that it does not know.
    let known = assemble("%std = OpExtInstImport \"OpenCL.std\"");
    let renamed = |word: &u32| if word.to_le_bytes() == *b"Open" { u32::from_le_bytes(*b"Shut") } else { *word };
    let unknown: Vec<u32> = known.iter().map(renamed).collect();
    let rules: Vec<String> = check(&unknown).into_iter().map(|violation| violation.rule).collect();
    assert!(matches!(&rules[..], [one] if one.contains("\"ShutCL.std\" is unknown")), "{rules:?}");
}
