//! Rules about debug information and other non-semantic sets.

use super::*;

/// A unit of OpenCL.DebugInfo.100 with a type, a scope and a variable of each kind, before a function.
const OPENCL: &str = r#"
    %set = OpExtInstImport "OpenCL.DebugInfo.100"
    %name = OpString "n"
    %uint_32 = OpConstant %uint 32
    %pointer = OpTypePointer Function %uint
    %none = OpExtInst %void %set DebugInfoNone
    %source = OpExtInst %void %set DebugSource %name
    %unit = OpExtInst %void %set DebugCompilationUnit 65536 2 %source OpenCL_C
    %int = OpExtInst %void %set DebugTypeBasic %name %uint_32 Unsigned
    %struct = OpExtInst %void %set DebugTypeComposite %name Structure %source 1 1 %unit %name %uint_32 None %member
    %member = OpExtInst %void %set DebugTypeMember %name %int %source 1 1 %struct %uint_0 %uint_32 None
    %union = OpExtInst %void %set DebugTypeComposite %name Union %source 1 1 %unit %name %uint_32 None
    %to = OpExtInst %void %set DebugTypeFunction None %void
    %debug = OpExtInst %void %set DebugFunction %name %to %source 1 1 %unit %name None 1 %f
    %local = OpExtInst %void %set DebugLocalVariable %name %int %source 1 1 %debug None
    %operation = OpExtInst %void %set DebugOperation Deref
    %expression = OpExtInst %void %set DebugExpression %operation
"#;

/// The same of NonSemantic.Shader.DebugInfo.100.
const SHADER: &str = r#"
    OpExtension "SPV_KHR_non_semantic_info"
    %set = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
    %name = OpString "n"
    %uint_32 = OpConstant %uint 32
    %pointer = OpTypePointer Function %uint
    %none = OpExtInst %void %set DebugInfoNone
    %source = OpExtInst %void %set DebugSource %name %name
    %unit = OpExtInst %void %set DebugCompilationUnit %uint_1 %uint_2 %source %uint_4
    %int = OpExtInst %void %set DebugTypeBasic %name %uint_32 %uint_4 %uint_0
    %to = OpExtInst %void %set DebugTypeFunction %uint_0 %void
    %debug = OpExtInst %void %set DebugFunction %name %to %source %uint_1 %uint_1 %unit %name %uint_0 %uint_1
    %local = OpExtInst %void %set DebugLocalVariable %name %int %source %uint_1 %uint_1 %debug %uint_0
    %expression = OpExtInst %void %set DebugExpression
"#;

/// The start of a function, and its end.
const BEGIN: &str = "
    %f = OpFunction %void None %to_void
    %entry = OpLabel
    %variable = OpVariable %pointer Function
";
const END: &str = "OpReturn\n OpFunctionEnd";

fn check_set(set: &str, preamble: &[(&str, Expected)], body: &[(&str, Expected)]) {
    let before = preamble.iter().map(|(case, expected)| (format!("{set}\n{case}\n{BEGIN}\n{END}"), *expected));
    let inside = body.iter().map(|(case, expected)| (format!("{set}\n{BEGIN}\n{case}\n{END}"), *expected));
    let cases: Vec<(String, Expected)> = before.chain(inside).collect();
    check_cases(&cases.iter().map(|(case, expected)| (case.as_str(), *expected)).collect::<Vec<_>>());
}

#[test]
fn operands_of_types_are_those_of_opencl_debug_info() {
    check_set(
        OPENCL,
        &[
            ("", Valid),
            (
                "%t = OpExtInst %uint %set DebugTypeBasic %name %uint_32 Unsigned",
                Violates("the result type must be OpTypeVoid"),
            ),
            (
                "%t = OpExtInst %void %set DebugTypeBasic %uint_1 %uint_32 Unsigned",
                Violates("Name must be an OpString"),
            ),
            ("%t = OpExtInst %void %set DebugTypeBasic %name %none Unsigned", Violates("Size must be an OpConstant")),
            ("%t = OpExtInst %void %set DebugTypePointer %int Function None", Valid),
            ("%t = OpExtInst %void %set DebugTypePointer %none Function None", ValidForUs),
            (
                "%t = OpExtInst %void %set DebugTypePointer %unit Function None",
                Violates("Base Type must be a debug type"),
            ),
            (
                "%t = OpExtInst %void %set DebugTypeQualifier %name ConstType",
                Violates("Base Type must be a debug type"),
            ),
            ("%t = OpExtInst %void %set DebugTypeVector %int 4", Valid),
            ("%t = OpExtInst %void %set DebugTypeVector %int 16", ValidForUs),
            ("%t = OpExtInst %void %set DebugTypeVector %int 0", Violates("Component Count must be a number above 0")),
            ("%t = OpExtInst %void %set DebugTypeArray %int %uint_4", Valid),
            ("%t = OpExtInst %void %set DebugTypeArray %int %local", Valid),
            (
                "%t = OpExtInst %void %set DebugTypeArray %int %float_1",
                Violates("Component Counts must be a constant integer"),
            ),
            ("%t = OpExtInst %void %set DebugTypedef %name %struct %source 1 1 %unit", ValidForUs),
            (
                "%t = OpExtInst %void %set DebugTypedef %name %int %source 1 1 %int",
                Violates("Parent must be a lexical scope"),
            ),
            ("%t = OpExtInst %void %set DebugTypeFunction None %int %int", Valid),
            ("%t = OpExtInst %void %set DebugTypeFunction None %uint", Violates("Return Type must be a debug type")),
            ("%t = OpExtInst %void %set DebugTypeEnum %name %int %source 1 1 %unit %uint_32 None %uint_1 %name", Valid),
            (
                "%t = OpExtInst %void %set DebugTypeEnum %name %int %source 1 1 %unit %uint_32 None %name %name",
                Violates("an enumerator must be an integer constant and an OpString"),
            ),
        ],
        &[],
    );
}

#[test]
fn operands_of_classes_and_templates_are_those_of_opencl_debug_info() {
    check_set(
        OPENCL,
        &[
            (
                "%t = OpExtInst %void %set DebugTypeComposite %name Class %source 1 1 %unit %name %uint_32 None %int",
                Violates("Members must be a DebugTypeMember, DebugFunction or DebugTypeInheritance"),
            ),
            (
                "%t = OpExtInst %void %set DebugTypeComposite %name Class %source 1 1 %unit %name %none None %member",
                BrokenForUs("an opaque type must have no members"),
            ),
            (
                "%t = OpExtInst %void %set DebugTypeMember %name %int %source 1 1 %unit %uint_0 %uint_32 None",
                Violates("Parent must be a DebugTypeComposite"),
            ),
            ("%t = OpExtInst %void %set DebugTypeInheritance %struct %struct %uint_0 %uint_32 None", Valid),
            (
                "%t = OpExtInst %void %set DebugTypeInheritance %struct %union %uint_0 %uint_32 None",
                Violates("Child and Parent must be a class or a structure"),
            ),
            ("%t = OpExtInst %void %set DebugTypePtrToMember %int %struct", Valid),
            (
                "%t = OpExtInst %void %set DebugTypePtrToMember %int %int",
                BrokenForUs("Parent must be a DebugTypeComposite"),
            ),
            (
                "%p = OpExtInst %void %set DebugTypeTemplateParameter %name %int %none %source 1 1
                 %t = OpExtInst %void %set DebugTypeTemplate %struct %p",
                Valid,
            ),
            (
                "%t = OpExtInst %void %set DebugTypeTemplate %struct %int",
                Violates("Parameters must be a template parameter"),
            ),
            (
                "%spec = OpSpecConstant %uint 1
                 %p = OpExtInst %void %set DebugTypeTemplateParameter %name %int %spec %source 1 1",
                Violates("Value must be"),
            ),
            (
                "%p = OpExtInst %void %set DebugTypeTemplateParameter %name %int %float_1 %source 1 1",
                BrokenForUs("Value must be a constant integer"),
            ),
        ],
        &[],
    );
}

#[test]
fn operands_of_scopes_and_variables_are_those_of_opencl_debug_info() {
    check_set(
        OPENCL,
        &[
            ("%t = OpExtInst %void %set DebugLexicalBlock %source 1 1 %debug", Valid),
            ("%t = OpExtInst %void %set DebugLexicalBlock %name 1 1 %debug", Violates("Source must be a DebugSource")),
            (
                "%t = OpExtInst %void %set DebugFunction %name %int %source 1 1 %unit %name None 1 %f",
                Violates("Type must be a DebugTypeFunction"),
            ),
            (
                "%t = OpExtInst %void %set DebugFunction %name %to %source 1 1 %unit %name None 1 %uint",
                Violates("Function must be an OpFunction"),
            ),
            (
                "%t = OpExtInst %void %set DebugGlobalVariable %name %int %source 1 1 %unit %name %uint None",
                Violates("Variable must be a variable"),
            ),
            (
                "%t = OpExtInst %void %set DebugGlobalVariable %name %int %source 1 1 %unit %name %expression None",
                Violates("Variable must be a variable, a constant or DebugInfoNone"),
            ),
            ("%t = OpExtInst %void %set DebugExpression %local", Violates("Operands ... must be a DebugOperation")),
            ("%t = OpExtInst %void %set DebugScope %debug", Violates("the instruction must be in a function")),
            (
                "%b = OpExtInst %void %set DebugLexicalBlock %source 1 1 %later
                 %later = OpExtInst %void %set DebugLexicalBlock %source 1 1 %debug",
                Violates("is defined after its use"),
            ),
        ],
        &[
            ("%t = OpExtInst %void %set DebugScope %debug", Valid),
            ("%t = OpExtInst %void %set DebugScope %int", Violates("Scope must be a lexical scope")),
            ("%t = OpExtInst %void %set DebugDeclare %local %variable %expression", Valid),
            ("%t = OpExtInst %void %set DebugDeclare %local %none %expression", ValidForUs),
            (
                "%t = OpExtInst %void %set DebugDeclare %local %uint_1 %expression",
                Violates("Variable must be a variable"),
            ),
            ("%t = OpExtInst %void %set DebugDeclare %debug %variable %expression", Violates("Local Variable must be")),
            ("%t = OpExtInst %void %set DebugValue %local %uint_1 %expression", Valid),
            ("%t = OpExtInst %void %set DebugValue %local %uint_1 %expression %uint_0", Valid),
            (
                "%t = OpExtInst %void %set DebugValue %local %uint_1 %expression %local",
                BrokenForUs("Indexes must be a scalar integer"),
            ),
            (
                "%t = OpExtInst %void %set DebugValue %local %uint_1 %operation",
                Violates("Expression must be a DebugExpression"),
            ),
            ("%t = OpExtInst %void %set DebugValue %local %to_void %expression", Violates("Value must be a value")),
            (
                "%t = OpExtInst %void %set DebugValue %local %sum %expression\n %sum = OpIAdd %uint %uint_1 %uint_1",
                Violates("does not dominate its use"),
            ),
            ("%t = OpExtInst %void %set DebugLexicalBlock %source 1 1 %debug", Violates("and before the functions")),
        ],
    );
}

#[test]
fn the_variable_that_counts_the_elements_of_an_array_is_unsigned() {
    let case = |encoding: &str, size: &str| {
        format!(
            "%type = OpExtInst %void %set DebugTypeBasic %name {size} {encoding}
             %count = OpExtInst %void %set DebugLocalVariable %name %type %source 1 1 %debug None
             %t = OpExtInst %void %set DebugTypeArray %int %count"
        )
    };
    let wrong = Violates("an unsigned debug variable of that size");
    check_set(
        OPENCL,
        &[
            (&case("Unsigned", "%uint_32"), Valid),
            (&case("Signed", "%uint_32"), wrong),
            (&case("Unsigned", "%uint_1"), wrong),
        ],
        &[],
    );
}

#[test]
fn no_debug_instruction_is_between_a_merge_and_its_branch() {
    let case = |before: &str, between: &str| {
        format!(
            "{before}\nOpSelectionMerge %last None\n{between}\nOpBranchConditional %true %then %last\n%then = OpLabel
             OpBranch %last\n%last = OpLabel"
        )
    };
    const SCOPE: &str = "%t = OpExtInst %void %set DebugScope %debug";
    let set = format!("{OPENCL}\n%true = OpConstantTrue %bool");
    check_set(
        &set,
        &[],
        &[
            (&case(SCOPE, ""), Valid),
            (&case("", SCOPE), Violates("must not be between a merge instruction and its branch")),
        ],
    );
}

#[test]
fn debug_instructions_among_parameters_use_earlier_ones() {
    let case = |between: &str| {
        format!(
            "{OPENCL}\n%taking = OpTypeFunction %void %uint %uint\n{BEGIN}\n{END}
             %case = OpFunction %void None %taking\n%a = OpFunctionParameter %uint\n{between}
             %b = OpFunctionParameter %uint\n%first = OpLabel\nOpReturn\nOpFunctionEnd"
        )
    };
    check_cases(&[
        (&case("%t = OpExtInst %void %set DebugValue %local %a %expression"), Valid),
        (&case("%t = OpExtInst %void %set DebugValue %local %b %expression"), Violates("is defined after its use")),
    ]);
}

#[test]
fn numbers_of_the_non_semantic_set_are_constants() {
    check_set(
        SHADER,
        &[
            ("", Valid),
            ("%t = OpExtInst %void %set DebugTypeVector %int %uint_4", Valid),
            (
                "%t = OpExtInst %void %set DebugTypeVector %int %float_1",
                Violates("Component Count must be a number above 0"),
            ),
            ("%t = OpExtInst %void %set DebugTypeBasic %name %uint_32 %uint_4 %none", Violates("Flags must be")),
            ("%t = OpExtInst %void %set DebugTypeQualifier %int %uint_4", BrokenForUs("must be a number up to 3")),
            ("%t = OpExtInst %void %set DebugOperation %uint_4 %uint_0 %uint_1", Valid),
            ("%t = OpExtInst %void %set DebugOperation %uint_4", BrokenForUs("the number of operands")),
            ("%t = OpExtInst %void %set DebugSourceContinued %name", BrokenForUs("must follow a DebugSource")),
            (
                "%s = OpExtInst %void %set DebugSource %name %name\n %t = OpExtInst %void %set DebugSourceContinued %name",
                Valid,
            ),
            ("%t = OpExtInst %void %set DebugEntryPoint %debug %unit %name %name", Valid),
            ("%t = OpExtInst %void %set DebugEntryPoint %unit %unit %name %name", Violates("must be a DebugFunction")),
            ("%t = OpExtInst %void %set 36 %name %source %unit %uint_1 %name %name %name %uint_0", Valid),
        ],
        &[
            ("%t = OpExtInst %void %set DebugFunctionDefinition %debug %f", Valid),
            (
                "%t = OpExtInst %void %set DebugFunctionDefinition %debug %f
                 %u = OpExtInst %void %set DebugFunctionDefinition %debug %f",
                BrokenForUs("at most one DebugFunctionDefinition"),
            ),
            (
                "OpBranch %next\n %next = OpLabel\n %t = OpExtInst %void %set DebugFunctionDefinition %debug %f",
                Violates("must be in the first block"),
            ),
            ("%t = OpExtInst %void %set DebugLine %source %uint_1 %uint_2 %uint_1 %uint_1", Valid),
            (
                "%t = OpExtInst %void %set DebugLine %source %uint_2 %uint_1 %uint_1 %uint_1",
                Violates("Line End must not be before Line Start"),
            ),
            (
                "%t = OpExtInst %void %set DebugLine %source %uint_1 %uint_1 %uint_2 %uint_1",
                Violates("Column End must not be before Column Start"),
            ),
            ("%t = OpExtInst %void %set DebugNoLine\n %v = OpVariable %pointer Function", Violates("must come first")),
            (
                "OpReturn\n OpFunctionEnd\n %t = OpExtInst %void %set DebugNoLine\n %g = OpFunction %void None %to_void
              %first = OpLabel",
                Violates("must be in a function"),
            ),
        ],
    );
}

#[test]
fn version_200_adds_bounds_strings_and_modules() {
    let set = SHADER.replace(".100", ".200").replace("DebugSource %name %name", "35 %name");
    // SPIRV-Tools does not know this version: its instructions are numbers.
    let set = ["InfoNone 0", "CompilationUnit 1", "TypeBasic 2", "TypeFunction 8", "Function 20", "LocalVariable 26"]
        .iter()
        .chain(&["Expression 31"])
        .filter_map(|pair| pair.split_once(' '))
        .fold(set, |set, (name, number)| set.replace(&format!("Debug{name}"), number));
    check_set(
        &set,
        &[
            ("", Valid),
            ("%s = OpExtInst %void %set 35 %name %uint_0 %name %name", Valid),
            ("%s = OpExtInst %void %set 35 %name %none %none %name", Valid),
            ("%s = OpExtInst %void %set 35 %name %name %name %name", BrokenForUs("Checksum Kind must be a 32-bit")),
            ("%u = OpExtInst %void %set 1 %uint_1 %uint_2 %source %uint_4 %uint_4", BrokenForUs("must be an OpString")),
            ("%uint_8 = OpConstant %uint 8\n%t = OpExtInst %void %set 2 %name %uint_32 %uint_8 %uint_0", Valid),
            ("%t = OpExtInst %void %set 2 %name %uint_32 %uint_32 %uint_0", BrokenForUs("must be a number up to 8")),
            ("%r = OpExtInst %void %set 201 %uint_1 %local %none", Valid),
            ("%r = OpExtInst %void %set 201 %uint_1 %expression %none %uint_4", Valid),
            (
                "%r = OpExtInst %void %set 201 %uint_1 %int %none",
                BrokenForUs("Upper Bound must be a constant, a debug"),
            ),
            (
                "%r = OpExtInst %void %set 201 %uint_1 %uint_4 %none
                 %t = OpExtInst %void %set 5 %int %r
                 %d = OpExtInst %void %set 202 %int %expression %none %none %none %r %r
                 %p = OpExtInst %void %set 3 %d %uint_4 %uint_0",
                Valid,
            ),
            ("%t = OpExtInst %void %set 5 %int %unit", BrokenForUs("Component Counts must be a DebugTypeSubrange")),
            (
                "%d = OpExtInst %void %set 202 %int %expression %none %none %none %uint_4",
                BrokenForUs("Subranges must be a DebugTypeSubrange"),
            ),
            ("%t = OpExtInst %void %set 203 %name %none %expression %uint_0 %local", Valid),
            (
                "%t = OpExtInst %void %set 203 %name %none %expression %name %local",
                BrokenForUs("Size must be a constant"),
            ),
            (
                "%b = OpExtInst %void %set 21 %source %uint_1 %uint_1 %unit %name %uint_1",
                BrokenForUs("must be an OpConst"),
            ),
            ("%m = OpExtInst %void %set 200 %name %source %uint_1 %unit %name %name %name %uint_0", Valid),
            (
                "%m = OpExtInst %void %set 200 %name %unit %uint_1 %unit %name %name %name %uint_0",
                BrokenForUs("Source must be a DebugSource"),
            ),
        ],
        &[],
    );
}

#[test]
fn non_semantic_sets_need_an_extension_and_keep_to_themselves() {
    check_cases(&[
        (
            "OpExtension \"SPV_KHR_non_semantic_info\"\n %set = OpExtInstImport \"NonSemantic.Any\"
             %a = OpExtInst %void %set 1 %uint_1\n %b = OpExtInst %void %set 2 %a",
            Valid,
        ),
        ("%set = OpExtInstImport \"OpenCL.std\"", Valid),
        ("; Version: 1.6\n %set = OpExtInstImport \"NonSemantic.Any\"", Valid),
        ("%set = OpExtInstImport \"NonSemantic.Any\"", Violates("a non-semantic set requires SPIR-V 1.6")),
        (
            "OpExtension \"SPV_KHR_non_semantic_info\"\n %set = OpExtInstImport \"NonSemantic.Shader.DebugInfo.1\"",
            BrokenForUs("the name must end with a version"),
        ),
        (
            "OpExtension \"SPV_KHR_non_semantic_info\"\n %set = OpExtInstImport \"NonSemantic.Any\"
             %a = OpExtInst %uint %set 1\n %f = OpFunction %void None %to_void\n %entry = OpLabel
             %b = OpIAdd %uint %a %uint_1\n OpReturn\n OpFunctionEnd",
            Violates("only other non-semantic instructions may use it"),
        ),
        (
            "OpExtension \"SPV_KHR_non_semantic_info\"\n OpExtension \"SPV_KHR_relaxed_extended_instruction\"
             %set = OpExtInstImport \"NonSemantic.Any\"\n %a = OpExtInstWithForwardRefsKHR %void %set 1 %b
             %b = OpExtInst %void %set 1",
            ValidForUs,
        ),
        (
            "OpExtension \"SPV_KHR_non_semantic_info\"\n OpExtension \"SPV_KHR_relaxed_extended_instruction\"
             %set = OpExtInstImport \"NonSemantic.Any\"\n %a = OpExtInstWithForwardRefsKHR %void %set 1 %uint_1",
            Violates("one operand at least must be defined later"),
        ),
    ]);
}

#[test]
fn old_debug_information_has_the_operands_of_its_grammar() {
    const OLD: &str = "
        %set = OpExtInstImport \"DebugInfo\"
        %name = OpString \"n\"
        %uint_32 = OpConstant %uint 32
        %pointer = OpTypePointer Function %uint
        %unit = OpExtInst %void %set DebugCompilationUnit %name 1 2
        %int = OpExtInst %void %set DebugTypeBasic %name %uint_32 Unsigned";
    check_set(
        OLD,
        &[
            ("%a = OpExtInst %void %set DebugTypeFunction %void %int %int", Valid),
            ("%a = OpExtInst %void %set DebugTypeComposite %name Structure %name 1 1 %unit %uint_32 None %int", Valid),
            ("%a = OpExtInst %void %set DebugLocalVariable %name %int %name 1 1 %unit 7", Valid),
            ("%a = OpExtInst %void %set DebugTypeFunction %void %entry", Violates("is defined in another function")),
        ],
        &[],
    );
}
