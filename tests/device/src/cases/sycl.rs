//! Kernels of a SYCL program: objects passed by value, memory shared by its address.

use bytemuck::Pod;

use crate::Outcome;
use crate::compare::{Random, close, equal};
use crate::device::{Device, Freedom, Program, Shared};

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(41);
    norms(device, &program, &mut random)?;
    sums(device, &program, &mut random)?;
    histogram(device, &program, &mut random)?;
    products(device, &program, &mut random)
}

/// Returns the bytes of an accessor: an address and a number of elements.
fn accessor<T: Pod>(memory: &Shared<T>) -> [u64; 2] {
    [memory.address(), memory.count() as u64]
}

fn norms(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    for count in [1, 100, 333] {
        let x = random.list(count, |random| random.real(-2.0, 2.0));
        let y = random.list(count, |random| random.real(-2.0, 2.0));
        let a = random.real(-3.0, 3.0);
        let (out, places) = (device.share(&vec![0.0_f32; count])?, (device.share(&x)?, device.share(&y)?));
        let [o, p, q] = [accessor(&out), accessor(&places.0), accessor(&places.1)];
        let kernel: [u64; 7] = [o[0], o[1], p[0], p[1], q[0], q[1], u64::from(a.to_bits())];
        program.run("_ZTS12norms_kernel", &[&kernel], [128], [16])?;
        let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| a.mul_add(*x, *y).hypot(*x)).collect();
        close("norms", &device.values_free(&out, Freedom::Rounding), &want, 1e-6)?;
    }
    Ok(())
}

fn sums(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    for (groups, width) in [(1, 8), (5, 64)] {
        let numbers = random.list(groups * width, |random| random.between(1, 10_000));
        let input = device.share(&numbers)?;
        let (totals, greatest) = (device.share(&vec![0_i32; groups])?, device.share(&vec![0_i32; groups])?);
        let [i, t, g] = [accessor(&input), accessor(&totals), accessor(&greatest)];
        let kernel: [u64; 6] = [i[0], i[1], t[0], t[1], g[0], g[1]];
        program.run("_ZTS11sums_kernel", &[&kernel], [groups * width], [width])?;
        let lists = || numbers.chunks_exact(width);
        equal("totals", &device.values(&totals), &lists().map(|list| list.iter().sum()).collect::<Vec<i32>>())?;
        let most: Vec<i32> = lists().map(|list| list.iter().copied().max().unwrap_or(0)).collect();
        equal("greatest", &device.values(&greatest), &most)?;
    }
    Ok(())
}

fn histogram(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    let numbers = random.list(640, |random| random.word() & random.word());
    let (input, counts) = (device.share(&numbers)?, device.share(&[0_u32; 8])?);
    let [i, c] = [accessor(&input), accessor(&counts)];
    program.run("_ZTS16histogram_kernel", &[&[i[0], i[1], c[0], c[1]]], [640], [64])?;
    let mut want = [0_u32; 8];
    for number in numbers {
        want[(number.count_ones() as usize / 4).min(7)] += 1;
    }
    equal("histogram", &device.values(&counts), &want)
}

fn products(device: &Device, program: &Program<'_>, random: &mut Random) -> Outcome {
    const COUNT: usize = 64;
    let a = random.list(COUNT, Random::bits);
    let b = random.list(COUNT, Random::bits);
    for modulus in [1, 10, 0x1_0000_0001, u64::MAX] {
        let (first, second) = (device.share(&a)?, device.share(&b)?);
        let (high, rest) = (device.share(&[0_u64; COUNT])?, device.share(&[0_u64; COUNT])?);
        let [f, s, h, r] = [accessor(&first), accessor(&second), accessor(&high), accessor(&rest)];
        let kernel: [u64; 9] = [f[0], f[1], s[0], s[1], h[0], h[1], r[0], r[1], modulus];
        program.run("_ZTS15products_kernel", &[&kernel], [COUNT], [8])?;
        let products = || a.iter().zip(&b).map(|(a, b)| u128::from(*a) * u128::from(*b));
        equal(
            "high halves",
            &device.values(&high),
            &products().map(|product| (product >> 64) as u64).collect::<Vec<_>>(),
        )?;
        let rests: Vec<u64> = products().map(|product| (product % u128::from(modulus)) as u64).collect();
        equal("rests", &device.values(&rest), &rests)?;
    }
    Ok(())
}
