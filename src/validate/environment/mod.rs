//! Requirements of drivers beyond the specification: the rules of the "SPIR-V Programming Guide" of Level Zero.
//!
//! Drivers may reject a valid module. For a target environment that the user names, this check reports the violated
//! section of the guide, which drivers do not. Rules check the finished words; each rule is a row below.
//!
//! Optional features of the guide are [`Feature`]s; other extensions are allowed by their names.

mod atomics;
mod control_flow;
mod facts;
mod features;
mod groups;
mod images;
mod kernels;
mod module;
mod types;

use std::str::FromStr;

use crate::error::{Error, ErrorKind, Result, Warning};
use crate::spirv::View;
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::Version;

use super::{Violation, first_use, is_checkable};

use facts::Facts;

pub use features::{AtomicOperation, AtomicWidth, Feature, Memory};

/// A target environment: Level Zero, and the capabilities of a device.
///
/// Its text form is `level-zero`, or `level-zero:` and a list: the highest version of SPIR-V that the device accepts, its
/// [features](Feature), the names of SPIR-V extensions. `all` stands for every feature.
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
    version: Option<Version>,
    features: Vec<Feature>,
    extensions: ExtensionSet,
}

impl Environment {
    /// Returns the highest version that the device accepts, if it is known.
    pub fn version(&self) -> Option<Version> {
        self.version
    }

    /// Returns `true` if the device has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Returns `true` if the device accepts an extension, by its name or by a feature that includes it.
    pub fn takes(&self, extension: Extension) -> bool {
        self.extensions.contains(extension)
            || self.features.iter().any(|feature| feature.extensions().contains(&extension))
    }
}

impl FromStr for Environment {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (name, list) = text.split_once(':').unwrap_or((text, ""));
        if name != "level-zero" {
            let message = format!("unknown target environment \"{name}\"; expected level-zero");
            return Err(Error::new(ErrorKind::UnknownEnvironment, message));
        }
        // Every environment accepts this extension (section "Intel Subgroups").
        let extensions = [Extension::INTEL_subgroups].into_iter().collect();
        let mut environment = Self { version: None, features: Vec::new(), extensions };
        for item in list.split(',').filter(|item| !item.is_empty()) {
            environment.add(item)?;
        }
        Ok(environment)
    }
}

impl Environment {
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

/// A rule of the guide.
struct Rule {
    /// The section of the guide.
    section: &'static str,
    check: fn(&Facts<'_>, &Environment, &mut Report) -> Outcome,
}

const fn rule(section: &'static str, check: fn(&Facts<'_>, &Environment, &mut Report) -> Outcome) -> Rule {
    Rule { section, check }
}

/// The rules in the order of the checks: rules about the whole module come first.
#[rustfmt::skip]
const RULES: &[Rule] = &[
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

/// A violated rule, and the instruction that violates it.
#[derive(Debug)]
struct Broken {
    message: String,
    /// The offset of the instruction, if the rule is about an instruction.
    offset: Option<usize>,
}

type Outcome = std::result::Result<(), Broken>;

impl Broken {
    fn at(offset: usize, message: impl Into<String>) -> Self {
        Self { message: message.into(), offset: Some(offset) }
    }
}

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
    let mut report = Report::default();
    if !is_checkable(view) {
        return Ok(report.warnings);
    }
    let facts = Facts::new(view);
    for Rule { section, check } in RULES {
        let known = report.warnings.len();
        if let Err(Broken { message, offset }) = check(&facts, environment, &mut report) {
            let offset = offset.map(|offset| first_use::offset(view, offset));
            let rule = format!("{message} (Level Zero SPIR-V guide, \"{section}\")");
            return Err(match offset {
                Some(offset) => Violation::at(view, offset, rule),
                None => Violation::of_module(rule),
            });
        }
        for warning in report.warnings.split_off(known) {
            report.warnings.push(warning.within(format!("the Level Zero SPIR-V guide, \"{section}\"")));
        }
    }
    Ok(report.warnings)
}
