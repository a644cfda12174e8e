//! Nested structures byte by byte: the layout below is that of OpenCL C for the kernel's `Particle` and `World`.

use bytemuck::{Pod, Zeroable};

use crate::Outcome;
use crate::compare::{Random, equal};
use crate::device::Device;

#[derive(Copy, Clone, Debug, PartialEq, Pod, Zeroable)]
#[repr(C)]
struct Particle {
    position: [f64; 4],
    spin: [i8; 3],
    padding_to_history: [u8; 1],
    history: [f32; 3],
    padding_to_loads: [u8; 16],
    loads: [i16; 8],
    state: u32,
    padding_to_id: [u8; 4],
    id: u8,
    padding_to_serial: [u8; 7],
    serial: u64,
    padding_to_end: [u8; 24],
}

#[derive(Copy, Clone, Pod, Zeroable)]
#[repr(C)]
struct World {
    wind: [f64; 3],
    padding_to_limits: [u8; 8],
    limits: [i32; 2],
    twist: [i8; 3],
    padding_to_end: [u8; 21],
}

pub(super) fn check(device: &Device) -> Outcome {
    let program = device.build()?;
    let mut random = Random::new(11);
    let world = World { wind: [0.5, -1.25, 3.0], limits: [300, 10], twist: [5, -7, 100], ..World::zeroed() };
    for count in [1, 7, 200] {
        let mut want = random.list(count, particle);
        let particles = device.upload(&want)?;
        for _ in 0..4 {
            let sums = device.zeroed::<u32>(count)?;
            let global = [count.next_multiple_of(8)];
            program.run("update", &[&particles, &sums, &world, &(count as u32)], global, [8])?;
            let want_sums: Vec<u32> = want.iter_mut().map(|particle| particle.update(&world)).collect();
            equal("particles", &device.download(&particles)?, &want)?;
            equal("sums", &device.download(&sums)?, &want_sums)?;
        }
        program.run("reset", &[&particles, &42_u8], [count], [1])?;
        want.iter_mut().for_each(|particle| particle.reset(42));
        equal("particles after reset", &device.download(&particles)?, &want)?;
    }
    Ok(())
}

/// Its coordinates are multiples of a quarter, so that sums are exact.
fn particle(random: &mut Random) -> Particle {
    let coordinate = |random: &mut Random| f64::from(random.between(-4000, 4000)) / 4.0;
    Particle {
        position: std::array::from_fn(|_| coordinate(random)),
        spin: std::array::from_fn(|_| random.word() as i8),
        history: std::array::from_fn(|_| random.real(-1.0, 1.0)),
        loads: std::array::from_fn(|_| random.word() as i16),
        // Some ages are near the limit.
        state: random.word() & !(0xfff << 3) | (random.between(290, 310) as u32) << 3,
        id: random.word() as u8,
        serial: random.bits(),
        ..Particle::zeroed()
    }
}

impl Particle {
    /// Returns the bit-fields: kind, 3 bits; age, 12 bits; drift, 7 bits with a sign.
    fn fields(&self) -> (u32, u32, i32) {
        (self.state & 7, self.state >> 3 & 0xfff, (self.state << 10) as i32 >> 25)
    }

    fn set_fields(&mut self, kind: u32, age: u32, drift: i32) {
        let fields = (kind & 7) | (age & 0xfff) << 3 | (drift as u32 & 0x7f) << 15;
        self.state = self.state & !0x3f_ffff | fields;
    }

    fn update(&mut self, world: &World) -> u32 {
        let (kind, age, drift) = self.fields();
        let before = self.position[0] + self.position[1] + self.position[2];
        for i in 0..3 {
            self.position[i] += world.wind[i] * f64::from(kind);
            self.spin[i] = self.spin[i].wrapping_add(world.twist[i]);
        }
        self.position[3] = before;
        self.history = [(self.position[0] * 0.5) as f32, self.history[0], self.history[1]];

        let old = self.loads;
        for i in 0..8 {
            let turned = old[(i + 1) % 8];
            self.loads[i] = if drift & 1 != 0 { turned.wrapping_add(drift as i16) } else { turned.max(old[i]) };
        }
        let is_old = age as i32 + 1 > world.limits[0];
        self.set_fields(kind + u32::from(is_old), if is_old { 0 } else { age + 1 }, drift - 5);
        self.serial = self.serial.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(u64::from(self.id));
        if i32::from(self.spin[1]) > world.limits[1] {
            self.id ^= 0x80;
        }
        self.checksum()
    }

    fn checksum(&self) -> u32 {
        let bytes = self.state.to_le_bytes().map(u32::from);
        let mut sum = bytes[0] + 3 * bytes[1] + 5 * bytes[2];
        sum = sum.wrapping_add(self.serial as u32 ^ (self.serial >> 32) as u32 ^ u32::from(self.id));
        let halves: [i32; 4] = std::array::from_fn(|i| i32::from(self.loads[i] ^ self.loads[i + 4]));
        let words = [(halves[0] + halves[1]) as u16, (halves[2] - halves[3]) as u16];
        words.into_iter().fold(sum, |sum, word| sum.wrapping_add(u32::from(word)))
    }

    fn reset(&mut self, id: u8) {
        let (_, age, drift) = self.fields();
        self.set_fields(age & 7, age, drift);
        self.id = id;
        self.loads[3] = self.loads[7];
        self.spin[2] = self.spin[0];
        self.history[(self.state & 0xff) as usize % 3] = 1.5;
    }
}
