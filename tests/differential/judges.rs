//! The judges of a function: LLVM, which compiles its IR; and two that run our SPIR-V, the OpenCL device and the host
//! (`--spirv-target-env=host`). All give the same values, or the one that differs from the others has a fault.

use std::io::Write as _;
use std::sync::Mutex;

use crate::Outcome;
use crate::generate::{Functions, Store};
use crate::seed::{RECORDS, place};

/// The verdict on a function at one level of optimization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Equal,
    LeftOut,
    DeviceRefuses,
    HostRefuses,
    DeviceDiffers,
    HostDiffers,
    LlvmDiffers,
    AllDiffer,
}

impl Verdict {
    const ALL: [Self; 8] = [
        Self::Equal,
        Self::LeftOut,
        Self::DeviceRefuses,
        Self::HostRefuses,
        Self::DeviceDiffers,
        Self::HostDiffers,
        Self::LlvmDiffers,
        Self::AllDiffer,
    ];

    fn text(self) -> &'static str {
        match self {
            Self::Equal => "equal: LLVM, device, host",
            Self::LeftOut => "left out: LLVM cannot compile them",
            Self::DeviceRefuses => "refused by the device or its run",
            Self::HostRefuses => "refused by the host or its run",
            Self::DeviceDiffers => "the device differs, LLVM and the host agree",
            Self::HostDiffers => "the host differs, LLVM and the device agree",
            Self::LlvmDiffers => "LLVM differs, device and host agree",
            Self::AllDiffer => "all three differ",
        }
    }
}

/// The number of functions with each verdict, over all seeds of this run.
static COUNTS: Mutex<[u32; Verdict::ALL.len()]> = Mutex::new([0; Verdict::ALL.len()]);

/// Results of functions: the values that LLVM computes, either of which is right, and those of our module.
pub(crate) struct Results<'r> {
    pub(crate) llvm: &'r [Vec<u8>; 2],
    pub(crate) device: &'r Outcome<Vec<u8>>,
    pub(crate) host: &'r Outcome<Vec<u8>>,
}

/// Counts what the judges say about functions.
pub(crate) fn count(functions: &Functions, results: &Results<'_>) {
    let Ok(mut counts) = COUNTS.lock() else { return };
    for (index, stores) in functions.stores.iter().enumerate() {
        let verdict = verdict(index, stores, results);
        if let Some(at) = Verdict::ALL.iter().position(|other| *other == verdict) {
            counts[at] += 1;
        }
    }
}

fn verdict(index: usize, stores: &[Store], results: &Results<'_>) -> Verdict {
    let Results { llvm, device, host } = results;
    let (device, host) = match (device, host) {
        _ if stores.is_empty() => return Verdict::LeftOut,
        (Err(_), _) => return Verdict::DeviceRefuses,
        (_, Err(_)) => return Verdict::HostRefuses,
        (Ok(device), Ok(host)) => (device, host),
    };
    let places = (0..RECORDS as usize).flat_map(|record| stores.iter().map(move |store| place(index, record, store)));
    let (mut device_is_right, mut host_is_right, mut ours_agree) = (true, true, true);
    places.for_each(|place| {
        let is_right = |ours: &[u8]| llvm.iter().any(|llvm| llvm.get(place.clone()) == ours.get(place.clone()));
        device_is_right &= is_right(device);
        host_is_right &= is_right(host);
        ours_agree &= device.get(place.clone()) == host.get(place.clone());
    });
    match (device_is_right, host_is_right) {
        (true, true) => Verdict::Equal,
        (false, true) => Verdict::DeviceDiffers,
        (true, false) => Verdict::HostDiffers,
        (false, false) if ours_agree => Verdict::LlvmDiffers,
        (false, false) => Verdict::AllDiffer,
    }
}

/// Prints the table of all seeds.
pub(crate) fn report() {
    let Ok(counts) = COUNTS.lock() else { return };
    if counts.iter().all(|count| *count == 0) {
        return;
    }
    let mut text = String::from("functions by the judgement of LLVM, the device and the host:\n");
    for (verdict, count) in Verdict::ALL.iter().zip(*counts) {
        text.push_str(&format!("{count:>8} {}\n", verdict.text()));
    }
    let _ = std::io::stdout().write_all(text.as_bytes());
}
