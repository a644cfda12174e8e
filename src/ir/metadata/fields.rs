//! The kinds of nodes and their fields.

macro_rules! md_kinds {
    ($($kind:ident $class:literal;)*) => {
        /// The kind of a node; every kind of LLVM 22.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum MdKind {
            $(
                #[doc = concat!("`", $class, "`")]
                $kind,
            )*
        }

        impl MdKind {
            /// Every kind.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// Returns the name of the class in LLVM, which is that in assembly, too.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $class,)*
                }
            }
        }
    };
}

md_kinds! {
    Tuple "MDTuple";
    Location "DILocation";
    Expression "DIExpression";
    GlobalVariableExpression "DIGlobalVariableExpression";
    GenericNode "GenericDINode";
    Subrange "DISubrange";
    Enumerator "DIEnumerator";
    BasicType "DIBasicType";
    DerivedType "DIDerivedType";
    CompositeType "DICompositeType";
    SubroutineType "DISubroutineType";
    File "DIFile";
    CompileUnit "DICompileUnit";
    Subprogram "DISubprogram";
    LexicalBlock "DILexicalBlock";
    LexicalBlockFile "DILexicalBlockFile";
    Namespace "DINamespace";
    Module "DIModule";
    TemplateTypeParameter "DITemplateTypeParameter";
    TemplateValueParameter "DITemplateValueParameter";
    GlobalVariable "DIGlobalVariable";
    LocalVariable "DILocalVariable";
    Label "DILabel";
    ObjCProperty "DIObjCProperty";
    ImportedEntity "DIImportedEntity";
    AssignId "DIAssignID";
    Macro "DIMacro";
    MacroFile "DIMacroFile";
    CommonBlock "DICommonBlock";
    StringType "DIStringType";
    GenericSubrange "DIGenericSubrange";
    SubrangeType "DISubrangeType";
    FixedPointType "DIFixedPointType";
}

/// A field of debug information.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdField {
    /// The scope.
    Scope,
}
