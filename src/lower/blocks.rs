//! The blocks of a function, each after its dominators.

use std::rc::Rc;

use crate::error::Result;
use crate::ir::{Block, Opcode};
use crate::lower::cx::function::FunctionCx;
use crate::lower::debug::FunctionDebug;
use crate::lower::inst::checkpoints::lower_merges;
use crate::lower::inst::loop_controls::find_loops;
use crate::lower::inst::phi::{fill_phis, find_joins, lower_phi};
use crate::lower::inst::predecessors::lower_groups;
use crate::lower::instructions::lower_instruction;
use crate::lower::trace::Trace;

/// Lowers all blocks that are reachable from the entry.
pub(super) fn lower_blocks<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    debug: &mut FunctionDebug<'_, 'm>,
    trace: &mut Trace<'m>,
) -> Result<()> {
    let facts = Rc::clone(&fx.facts);
    find_joins(fx, &facts.cfg);
    find_loops(fx, &facts)?;
    for (position, block) in facts.cfg.emission_order().enumerate() {
        let label = fx.label(block);
        fx.mx.name(label, block.name())?;
        trace.value(&fx.code, block.value());
        if position == 0 {
            // The label of the entry block was emitted with the function, before its variables.
            fx.flow.current = Some(label);
        } else {
            fx.begin_block(label)?;
        }
        lower_block(fx, debug, trace, block)?;
    }
    for block in std::mem::take(&mut fx.flow.grouped_joins) {
        trace.value(&fx.code, block.value());
        lower_groups(fx, block)?;
    }
    fill_phis(fx);
    Ok(())
}

fn lower_block<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    debug: &mut FunctionDebug<'_, 'm>,
    trace: &mut Trace<'m>,
    block: Block<'m>,
) -> Result<()> {
    let mut after_phis = false;
    for inst in block.instructions() {
        if inst.opcode() != Opcode::Phi {
            if !after_phis {
                after_phis = true;
                lower_merges(fx, block)?;
            }
            debug.lower_records(fx, inst)?;
        }
        debug.locate(fx, inst)?;
        trace.value(&fx.code, inst.value());
        let lowered = match inst.opcode() {
            Opcode::Phi => lower_phi(fx, block, inst),
            _ => lower_instruction(fx, inst),
        };
        lowered.map_err(|error| error.located(inst.diagnostic_location()))?;
        if std::mem::take(&mut fx.flow.has_ended) {
            break;
        }
    }
    Ok(())
}
