use llvm_spirv_rs::bitcode::read::{Outcome, read};
use std::fs;
use std::time::Instant;
fn rng(s: &mut u64) -> u64 {
    *s ^= *s << 13;
    *s ^= *s >> 7;
    *s ^= *s << 17;
    *s
}
fn hwm() -> String {
    fs::read_to_string("/proc/self/status").unwrap().lines().find(|l| l.starts_with("VmHWM")).unwrap().to_owned()
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let n: u64 = args[0].parse().unwrap();
    let seed: u64 = args[1].parse().unwrap();
    let files: Vec<(String, Vec<u8>)> =
        args[2..].iter().map(|p| (p.clone(), fs::read(p).unwrap())).filter(|(_, b)| b.len() < 20000).collect();
    if n == 0 {
        for p in &args[2..] {
            let b = fs::read(p).unwrap();
            let mut best = f64::MAX;
            for _ in 0..7 {
                let t = Instant::now();
                let r = read(&b, p).unwrap();
                let e = t.elapsed().as_secs_f64();
                if e < best {
                    best = e
                }
                if let Outcome::NeedsUpgrade(r) = &r {
                    println!("{r}")
                }
            }
            println!("{p} {} bytes {:.1} ms {}", b.len(), best * 1e3, hwm());
        }
        return;
    }
    let mut s = 0x9E3779B97F4A7C15 ^ seed;
    let (mut ok, mut up, mut err, mut slow) = (0, 0, 0, 0.0);
    for i in 0..n {
        let (p, b) = &files[(rng(&mut s) % files.len() as u64) as usize];
        let mut m = b.clone();
        let k = 1 + rng(&mut s) % 4;
        for _ in 0..k {
            let at = (rng(&mut s) % m.len() as u64) as usize;
            match rng(&mut s) % 4 {
                0 => m[at] ^= 1 << (rng(&mut s) % 8),
                1 => m[at] = rng(&mut s) as u8,
                2 => m[at] = 0xff,
                _ => {
                    let l = (rng(&mut s) % 8) as usize;
                    let to = (rng(&mut s) % m.len() as u64) as usize;
                    for j in 0..l {
                        if at + j < m.len() && to + j < m.len() {
                            m[at + j] = b[to + j];
                        }
                    }
                }
            }
        }
        if rng(&mut s) % 50 == 0 {
            let l = (rng(&mut s) % m.len() as u64) as usize;
            m.truncate(l);
        }
        let t = Instant::now();
        match std::panic::catch_unwind(|| read(&m, "x")) {
            Ok(Ok(Outcome::Read(_))) => ok += 1,
            Ok(Ok(Outcome::NeedsUpgrade(_))) => up += 1,
            Ok(Err(_)) => err += 1,
            Err(_) => {
                fs::write(format!("/tmp/bcread/panic{i}.bc"), &m).unwrap();
                println!("PANIC {i} {p}");
            }
        }
        let e = t.elapsed().as_secs_f64();
        if e > slow {
            slow = e;
            println!("slowest {e} {p} {i}");
            if e > 0.05 {
                fs::write(format!("/tmp/bcread/slow{i}.bc"), &m).unwrap();
            }
        }
    }
    println!("ok {ok} upgrade {up} err {err} {}", hwm());
}
