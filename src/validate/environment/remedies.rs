//! Options that allow a construct in an environment.

use super::{Environment, EnvironmentKind, Feature};
use crate::error::{Permitted, Remedy};
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::Version;

impl Environment {
    /// Returns those of the remedies for a translation with these extensions that the environment permits, with the item
    /// that its own list needs.
    ///
    /// # Errors
    ///
    /// There is none; the end of the message says why.
    pub(crate) fn remedies(&self, remedies: &[Remedy], extensions: ExtensionSet) -> Permitted {
        let permitted: Vec<_> = remedies.iter().filter_map(|remedy| self.permitted(remedy, extensions)).collect();
        if !permitted.is_empty() {
            return Ok(permitted);
        }
        let features = remedies.iter().flat_map(|remedy| self.features_for(remedy)).map(Feature::name);
        let features = features.collect::<Vec<_>>().join(", ");
        Err(match features.is_empty() {
            true => "; the target environment does not have it".to_owned(),
            false => format!("; the list of --target-env must name the feature that the device has: {features}"),
        })
    }

    /// Returns a remedy in this environment.
    fn permitted(&self, remedy: &Remedy, extensions: ExtensionSet) -> Option<Remedy> {
        match remedy {
            Remedy::Extension(name) => {
                let extension = Extension::by_name(name)?;
                match self.kind {
                    _ if self.takes(extension) => Some(remedy.clone()),
                    EnvironmentKind::LevelZero => {
                        let item = match self.features_for(remedy).as_slice() {
                            [] => (*name).to_owned(),
                            [feature] => feature.name(),
                            _ => return None,
                        };
                        let allowed = (!extensions.contains(extension)).then(|| format!("{remedy} "));
                        let allowed = allowed.unwrap_or_default();
                        Some(Remedy::Options(format!("{allowed}--target-env={}", self.with_item(&item))))
                    }
                    EnvironmentKind::Universal | EnvironmentKind::OpenCl(_) | EnvironmentKind::Device(_) => None,
                }
            }
            Remedy::Version(version) => {
                let version = version.parse::<Version>().ok()?;
                self.version.is_none_or(|highest| version <= highest).then(|| remedy.clone())
            }
            Remedy::Options(_) => Some(remedy.clone()),
        }
    }

    /// Returns the features of Level Zero that include the extension of a remedy.
    fn features_for(&self, remedy: &Remedy) -> Vec<Feature> {
        let Remedy::Extension(name) = remedy else { return Vec::new() };
        let is_meant = |feature: &Feature| feature.extensions().iter().any(|known| known.name() == *name);
        match self.kind {
            EnvironmentKind::LevelZero => Feature::all().filter(is_meant).collect(),
            EnvironmentKind::Universal | EnvironmentKind::OpenCl(_) | EnvironmentKind::Device(_) => Vec::new(),
        }
    }

    /// Returns the text of an environment of Level Zero whose list has another item.
    fn with_item(&self, item: &str) -> String {
        let features = match Feature::all().all(|feature| self.has(feature)) {
            true => vec!["all".to_owned()],
            false => self.features.iter().map(|feature| feature.name()).collect(),
        };
        let named = self.extensions.iter().filter(|extension| !Self::level_zero().extensions.contains(*extension));
        let extensions = named.map(|extension| extension.name().to_owned());
        let items = self.version.iter().map(Version::to_string).chain(features).chain(extensions);
        format!("level-zero:{}", items.chain([item.to_owned()]).collect::<Vec<_>>().join(","))
    }
}
