//! Pipes as arguments: `pipe:PACKET:CAPACITY[:PACKETS]`.

use llvm_spirv_rs::Result;
use llvm_spirv_rs::lift::{HostNumber, HostPipe};

use super::{values, wrong};

/// A pipe, as the program gets it.
#[derive(Debug)]
pub(super) struct Pipe {
    /// The size of a packet and the capacity, each with a colon after it.
    pub(super) description: String,
    /// The packets in the pipe before the run.
    pub(super) packets: Vec<u8>,
    /// The numbers that packets consist of, if the argument says so.
    pub(super) element: Option<HostNumber>,
}

/// Parses a pipe for that kind of use: the size or type of its packets, their maximum number, and those that are in it.
pub(super) fn parse(kind: HostPipe, text: &str) -> Result<Pipe> {
    let expected = || wrong(format!("expected a pipe as in pipe:int:64 or pipe:16:1k:packets.bin, found \"{text}\""));
    let rest = text.strip_prefix("pipe:").ok_or_else(expected)?;
    let parts: Vec<&str> = rest.splitn(3, ':').collect();
    let (packet, capacity, packets) = match parts[..] {
        [packet, capacity] => (packet, capacity, None),
        [packet, capacity, packets] => (packet, capacity, Some(packets)),
        _ => return Err(expected()),
    };
    let element = number(packet);
    let size = match element {
        Some(number) => u64::from(number.components.next_power_of_two() * number.bits / 8),
        None => values::size(packet)?,
    };
    let capacity = values::size(capacity)?;
    let is_possible = |number: u64| (1..=u64::from(u32::MAX)).contains(&number);
    if !is_possible(size) || !is_possible(capacity) {
        return Err(wrong(format!("packets have a size, and pipes a capacity, from 1 to {}", u32::MAX)));
    }
    kind.check(size as u32)?;
    let packets = packets.map_or_else(|| Ok(Vec::new()), |packets| values::memory(element, packets))?;
    let found = packets.len() as u64;
    if !found.is_multiple_of(size) {
        return Err(wrong(format!("expected packets of {size} bytes, found {found} bytes")));
    }
    if found / size > capacity {
        return Err(wrong(format!("expected at most {capacity} packets, found {}", found / size)));
    }
    Ok(Pipe { description: format!("{size}:{capacity}:"), packets, element })
}

/// Parses a type of numbers or vectors of OpenCL C: `float4`.
fn number(text: &str) -> Option<HostNumber> {
    let name = text.trim_end_matches(|last: char| last.is_ascii_digit());
    let scalar = values::named_type(name)?;
    let components = match &text[name.len()..] {
        "" => 1,
        digits => digits.parse().ok().filter(|count| matches!(count, 2 | 3 | 4 | 8 | 16))?,
    };
    Some(HostNumber::new(scalar.is_float, scalar.bits, components))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANY: HostPipe = HostPipe::new(false, None);

    #[test]
    fn pipes_have_packets_of_a_size() {
        let pipe = parse(ANY, "pipe:int:4:1,2").unwrap();
        assert_eq!((&*pipe.description, pipe.packets), ("4:4:", vec![1, 0, 0, 0, 2, 0, 0, 0]));
        let pipe = parse(ANY, "pipe:float3:1k").unwrap();
        assert_eq!((&*pipe.description, pipe.packets.len()), ("16:1024:", 0));
        let pipe = parse(ANY, "pipe:12:2:short:1,2,3,4,5,6").unwrap();
        assert_eq!((&*pipe.description, pipe.packets.len(), pipe.element), ("12:2:", 12, None));
    }

    #[test]
    fn pipes_are_checked() {
        let fails = |pipe: &str, because: &str| {
            let message = parse(ANY, pipe).unwrap_err().message().to_owned();
            assert!(message.starts_with(because), "{pipe}: {message}");
        };
        fails("zeros:4", "expected a pipe");
        fails("pipe:4", "expected a pipe");
        fails("pipe:float5:4", "expected a number of bytes, found \"float5\"");
        fails("pipe:0:4", "packets have a size");
        fails("pipe:4:0", "packets have a size");
        fails("pipe:int:4:zeros:7", "expected packets of 4 bytes, found 7 bytes");
        fails("pipe:int:1:1,2", "expected at most 1 packets, found 2");
        let error = parse(HostPipe::new(true, Some(4)), "pipe:8:1").unwrap_err();
        assert_eq!(error.message(), "expected packets of 4 bytes, found packets of 8 bytes");
    }
}
