//! Rules about blocks.

use super::*;

#[test]
fn the_first_block_has_no_phis() {
    let with = |first: &str, second: &str| {
        format!(
            "%case = OpFunction %void None %to_void\n%first = OpLabel\n{first}\nOpBranch %second\n%second = OpLabel\n\
             {second}\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&with("", "%phi = OpPhi %uint %uint_1 %first"), Valid),
        (&with("%phi = OpPhi %uint", ""), Broken("of a block that is not the first")),
    ]);
}
