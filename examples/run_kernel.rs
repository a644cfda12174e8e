//! Runs the kernel of `dot_product.cl` on an OpenCL device and checks the sum: `run_kernel MODULE.spv`.
//!
//! The device and its safe interface are those of the on-device tests.

use std::process::ExitCode;

use test_device::Outcome;
use test_device::device::{Device, LocalBytes};

/// Elements of each vector; not a multiple of the work-group.
const COUNT: usize = 100_000;

/// Work-items of a work-group.
const GROUP: usize = 256;

#[expect(clippy::print_stdout, clippy::print_stderr, reason = "a program of its own")]
fn main() -> ExitCode {
    match run() {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Outcome<String> {
    let path = std::env::args_os().nth(1).ok_or("usage: run_kernel MODULE.spv")?;
    let module = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;

    // Small integers: every sum is exact in a float, in any order.
    let a: Vec<f32> = (0..COUNT).map(|at| (at % 7) as f32).collect();
    let b: Vec<f32> = (0..COUNT).map(|at| (at % 5) as f32).collect();
    let expected: f32 = a.iter().zip(&b).map(|(a, b)| a * b).sum();

    let groups = COUNT.div_ceil(GROUP);
    let device = Device::open(module)?;
    let program = device.build()?;
    let a = device.upload(&a)?;
    let b = device.upload(&b)?;
    let sums = device.zeroed::<f32>(groups)?;
    let local = LocalBytes(GROUP * size_of::<f32>());
    program.run("dot_product", &[&a, &b, &(COUNT as u32), &local, &sums], [groups * GROUP], [GROUP])?;

    let sum: f32 = device.download(&sums)?.iter().sum();
    if sum != expected {
        return Err(format!("the device computes {sum}, the host {expected}"));
    }
    Ok(format!("dot product of {COUNT} elements in {groups} work-groups: {sum}, as on the host"))
}
