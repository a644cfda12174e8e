//! Target environments: what a version of OpenCL, a device or a driver accepts of the specification, and requires beyond it.
//!
//! The declarations of a module (version, extensions, capabilities) are limited by every environment: a translation uses
//! only what is allowed, and [`check_view`] checks the finished words. OpenCL's environment also has rules about images, and
//! forbids recursion.
//!
//! The environment of Level Zero also has the rules of its "SPIR-V Programming Guide". Drivers may reject a valid module;
//! the check reports the violated section of the guide, which drivers do not. Each rule is a row below. Optional features
//! of the guide are [`Feature`]s; other extensions are allowed by their names.

mod atomics;
mod control_flow;
mod declarations;
#[cfg(feature = "json")]
mod device;
mod facts;
mod features;
mod groups;
mod images;
mod kernels;
mod module;
mod remedies;
mod types;

use std::str::FromStr;

use super::is_checkable;
use super::violation::{Outcome, Violation};
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::spirv::View;
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::{Capability, EnumKind, Version, enumerant_by_name};
use crate::spirv::requires::CapabilitySet;

use facts::Facts;

pub use features::{AtomicOperation, AtomicWidth, Feature, Memory};

/// A target environment: a version of OpenCL, a version of SPIR-V, Level Zero, or a device.
///
/// Its text form is one of
///
/// - `opencl1.2`, `opencl2.0`, `opencl2.1`, `opencl2.2`, `opencl3.0`, or one of them, a colon and the highest version of
///   SPIR-V: what some device of this version of OpenCL accepts, and all extensions of SPIR-V;
/// - `spv1.0` to `spv1.6`: a version of SPIR-V;
/// - `level-zero`, or `level-zero:` and a list: the highest version of SPIR-V that the device accepts, its
///   [features](Feature), the names of SPIR-V extensions. `all` stands for every feature;
/// - with the feature `json`, a JSON object that describes a device; see `from_json`.
///
/// ```
/// use llvm_spirv_rs::validate::environment::{Environment, Feature};
///
/// let environment: Environment = "level-zero:1.2,fp64,SPV_INTEL_optnone".parse()?;
/// assert!(environment.has(Feature::Fp64) && !environment.has(Feature::Fp16));
/// # Ok::<(), llvm_spirv_rs::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    kind: EnvironmentKind,
    version: Option<Version>,
    features: Vec<Feature>,
    extensions: ExtensionSet,
    /// The capabilities that a module may declare; any if they are not known.
    capabilities: Option<CapabilitySet>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum EnvironmentKind {
    /// A version of SPIR-V without further limits.
    Universal,
    OpenCl(OpenCl),
    LevelZero,
    /// A device with a name.
    Device(String),
}

/// A version of OpenCL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum OpenCl {
    V1_2,
    V2_0,
    V2_1,
    V2_2,
    V3_0,
}

impl Environment {
    /// Returns the environment of a device with what it reports: the highest version of SPIR-V, the names of its extensions,
    /// and the names or numbers of its capabilities, if it reports them. Unknown names are ignored: no translation needs them.
    pub fn of_device<'n>(
        name: &str,
        version: Option<Version>,
        extensions: impl IntoIterator<Item = &'n str>,
        capabilities: Option<impl IntoIterator<Item = &'n str>>,
    ) -> Self {
        let known = |name: &str| match name.parse() {
            Ok(number) => Some(Capability(number)),
            Err(_) => Some(Capability(enumerant_by_name(EnumKind::Capability, name)?.value)),
        };
        Self {
            kind: EnvironmentKind::Device(name.to_owned()),
            version,
            features: Vec::new(),
            extensions: extensions.into_iter().filter_map(Extension::by_name).collect(),
            capabilities: capabilities.map(|names| names.into_iter().filter_map(known).collect()),
        }
    }

    /// Returns the highest version that the environment accepts, if it is known.
    pub fn version(&self) -> Option<Version> {
        self.version
    }

    /// Returns `true` for a version of OpenCL.
    fn is_opencl(&self) -> bool {
        matches!(self.kind, EnvironmentKind::OpenCl(_))
    }

    /// Returns `true` if the device has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Returns `true` if the environment accepts an extension, by its name or by a feature that includes it.
    pub fn takes(&self, extension: Extension) -> bool {
        match self.kind {
            EnvironmentKind::Universal | EnvironmentKind::OpenCl(_) => true,
            EnvironmentKind::LevelZero | EnvironmentKind::Device(_) => {
                self.extensions.contains(extension)
                    || self.features.iter().any(|feature| feature.extensions().contains(&extension))
            }
        }
    }

    /// Returns the extensions that a device reports, without those that are used
    /// [by name](crate::spirv::extension::Adoption::ByName) only.
    pub fn reported_extensions(&self) -> ExtensionSet {
        match self.kind {
            EnvironmentKind::Device(_) => {
                self.extensions.iter().filter(|extension| extension.is_included_in_all()).collect()
            }
            EnvironmentKind::Universal | EnvironmentKind::OpenCl(_) | EnvironmentKind::LevelZero => {
                ExtensionSet::default()
            }
        }
    }

    /// Returns the capabilities that a translation may declare; any if they are not known.
    pub fn capabilities(&self) -> Option<CapabilitySet> {
        self.capabilities
    }

    /// Describes the document or the device for a message.
    fn source(&self) -> String {
        match &self.kind {
            EnvironmentKind::Universal => "--target-env".to_owned(),
            EnvironmentKind::OpenCl(_) => {
                "OpenCL SPIR-V Environment Specification, \"Required Capabilities\"".to_owned()
            }
            EnvironmentKind::LevelZero => "Level Zero SPIR-V guide".to_owned(),
            EnvironmentKind::Device(name) => format!("device {name}"),
        }
    }

    fn universal(version: Version) -> Self {
        Self {
            kind: EnvironmentKind::Universal,
            version: Some(version),
            features: Vec::new(),
            extensions: ExtensionSet::default(),
            capabilities: None,
        }
    }

    fn opencl(version: OpenCl, spirv: Option<Version>) -> Self {
        Self {
            kind: EnvironmentKind::OpenCl(version),
            version: spirv,
            features: Vec::new(),
            extensions: ExtensionSet::default(),
            capabilities: Some(declarations::capabilities(version)),
        }
    }

    fn level_zero() -> Self {
        Self {
            kind: EnvironmentKind::LevelZero,
            version: None,
            features: Vec::new(),
            // Every environment accepts this extension (section "Intel Subgroups").
            extensions: [Extension::INTEL_subgroups].into_iter().collect(),
            capabilities: None,
        }
    }
}

impl FromStr for Environment {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        #[cfg(feature = "json")]
        if text.trim_start().starts_with('{') {
            return Self::from_json(text.as_bytes(), "the device");
        }
        let (name, list) = text.split_once(':').unwrap_or((text, ""));
        let unknown = |message: String| Error::new(ErrorKind::UnknownEnvironment, message);
        if let Some(&(_, version, spirv)) = declarations::OPENCL.iter().find(|row| row.0 == name) {
            let explicit = (!list.is_empty()).then(|| list.parse::<Version>()).transpose();
            let explicit =
                explicit.map_err(|error| unknown(format!("unknown target environment \"{text}\": {error}")))?;
            return Ok(Self::opencl(version, explicit.or(spirv)));
        }
        if let Some(version) = name.strip_prefix("spv").and_then(|version| version.parse::<Version>().ok())
            && list.is_empty()
        {
            return Ok(Self::universal(version));
        }
        if name != "level-zero" {
            let message = format!(
                "unknown target environment \"{text}\"; expected opencl1.2, opencl2.0, opencl2.1, opencl2.2, opencl3.0, \
                 level-zero, or spv1.0 to spv1.6"
            );
            return Err(unknown(message));
        }
        let mut environment = Self::level_zero();
        for item in list.split(',').filter(|item| !item.is_empty()) {
            environment.add(item)?;
        }
        Ok(environment)
    }
}

impl Environment {
    /// Returns the names of environments, which [`FromStr`] parses; some may have a list after them.
    pub fn names() -> impl Iterator<Item = String> {
        let opencl = declarations::OPENCL.iter().map(|row| row.0.to_owned());
        let versions = Version::ALL.iter().map(|version| format!("spv{version}"));
        opencl.chain(versions).chain(["level-zero".to_owned()])
    }

    fn add(&mut self, item: &str) -> Result<()> {
        if item == "all" {
            self.features = Feature::all().collect();
        } else if let Ok(version) = item.parse::<Version>() {
            self.version = Some(version);
        } else if let Some(feature) = Feature::by_name(item) {
            self.features.push(feature);
        } else if let Some(extension) = Extension::by_name(item) {
            self.extensions = self.extensions.iter().chain([extension]).collect();
        } else {
            let names = Feature::all().map(|feature| feature.name()).collect::<Vec<_>>().join(", ");
            let message = format!(
                "unknown item \"{item}\" of a Level Zero environment; expected a SPIR-V version, the name of an \
                 extension, or a feature: all, {names}"
            );
            return Err(Error::new(ErrorKind::UnknownEnvironment, message));
        }
        Ok(())
    }
}

/// A rule of an environment.
struct Rule {
    /// The section of the document.
    section: &'static str,
    check: fn(&Facts<'_>, &Environment, &mut Report) -> Outcome,
}

const fn rule(section: &'static str, check: fn(&Facts<'_>, &Environment, &mut Report) -> Outcome) -> Rule {
    Rule { section, check }
}

/// The rules of Level Zero's guide in the order of the checks: rules about the whole module come first.
#[rustfmt::skip]
const LEVEL_ZERO_RULES: &[Rule] = &[
    rule("Supported SPIR-V Versions",    module::version),
    rule("Validation Rules",             module::memory_model),
    rule("Validation Rules",             module::execution_models),
    rule("Extensions",                   module::extensions),
    rule("Extended Instruction Sets",    module::instruction_sets),
    rule("Kernel Return Types",          kernels::results),
    rule("Kernel Arguments",             kernels::arguments),
    rule("Supported Types",              types::numbers),
    rule("Validation Rules",             images::types),
    rule("Validation Rules",             images::operands),
    rule("Validation Rules",             atomics::memory),
    rule("Validation Rules",             atomics::integers),
    rule("Floating-Point Atomics",       atomics::floats),
    rule("Required Capabilities",        module::capabilities),
    rule("Supported Types",              types::others),
    rule("Validation Rules",             kernels::recursion),
    rule("Validation Rules",             groups::execution_scopes),
    rule("Validation Rules",             groups::memory_scopes),
    rule("Intel Subgroups",              groups::shuffles),
    rule("Intel Subgroups",              groups::blocks),
    rule("Extended Subgroups",           groups::types),
    rule("Extended Subgroups",           groups::non_uniform),
    rule("Extended Subgroups",           groups::masks),
    rule("Bfloat16 Conversions",         types::bfloat16),
    rule("Validation Rules",             control_flow::irreducible),
];

/// The rules of OpenCL's environment beyond its declarations.
#[rustfmt::skip]
const OPENCL_RULES: &[Rule] = &[
    rule("Validation Rules",             images::types),
    rule("Validation Rules",             images::operands),
    rule("Validation Rules",             kernels::recursion),
    rule("Data Format for Reading and Writing Images", images::texels),
];

/// Warnings about what the rules allow.
#[derive(Debug, Default)]
struct Report {
    warnings: Vec<Warning>,
}

/// Parses words and checks them as [`check_view`] does; words that are not a module have no warnings.
///
/// # Errors
///
/// See [`check_view`].
pub fn check(words: &[u32], environment: &Environment) -> std::result::Result<Vec<Warning>, Violation> {
    View::parse(words).map_or_else(|_| Ok(Vec::new()), |view| check_view(&view, environment))
}

/// Checks a valid module against the rules of an environment, and returns warnings.
///
/// # Errors
///
/// The first violated rule and its instruction. A type that violates a rule is located by the first instruction that uses
/// it.
pub fn check_view(view: &View<'_>, environment: &Environment) -> std::result::Result<Vec<Warning>, Violation> {
    if !is_checkable(view) {
        return Ok(Vec::new());
    }
    match environment.kind {
        EnvironmentKind::LevelZero => check_rules(view, environment, LEVEL_ZERO_RULES, "Level Zero SPIR-V guide"),
        EnvironmentKind::OpenCl(_) => {
            declarations::check(view, environment)?;
            check_rules(view, environment, OPENCL_RULES, "OpenCL SPIR-V Environment Specification")
        }
        EnvironmentKind::Universal | EnvironmentKind::Device(_) => {
            declarations::check(view, environment).map(|()| Vec::new())
        }
    }
}

/// Checks a module against the rules of a document.
fn check_rules(
    view: &View<'_>,
    environment: &Environment,
    rules: &[Rule],
    document: &str,
) -> std::result::Result<Vec<Warning>, Violation> {
    let mut report = Report::default();
    let facts = Facts::new(view);
    for Rule { section, check } in rules {
        let known = report.warnings.len();
        if let Err(violation) = check(&facts, environment, &mut report) {
            let rule = format!("{} ({document}, \"{section}\")", violation.rule);
            return Err(Violation { rule, ..violation }.located_at_first_use(view));
        }
        for warning in report.warnings.split_off(known) {
            report.warnings.push(warning.within(format!("the {document}, \"{section}\"")));
        }
    }
    Ok(report.warnings)
}
