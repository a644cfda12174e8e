use super::*;

/// The nodes that a path from `entry` reaches without passing `without`.
fn reached(graph: &Digraph, entry: usize, without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; graph.len()];
    let mut next = Vec::from_iter((Some(entry) != without).then_some(entry));
    while let Some(node) = next.pop() {
        if !std::mem::replace(&mut seen[node], true) {
            next.extend(graph.successors(node).iter().copied().filter(|&node| Some(node) != without));
        }
    }
    seen
}

/// Small graphs of every density, from a linear congruential generator.
fn random_graphs() -> impl Iterator<Item = Digraph> {
    let mut state = 1_u64;
    let mut random = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    (0..400).map(move |_| {
        let nodes = 1 + random(14);
        let edges: Vec<_> = (0..random(nodes * 3 + 1)).map(|_| (random(nodes), random(nodes))).collect();
        Digraph::from_edges(nodes, &edges)
    })
}

#[test]
fn a_node_dominates_what_is_not_reached_without_it() {
    for graph in random_graphs() {
        let dominators = Dominators::new(&graph, 0);
        let all = reached(&graph, 0, None);
        for a in 0..graph.len() {
            let others = reached(&graph, 0, Some(a));
            for b in 0..graph.len() {
                let expected = all[a] && all[b] && (a == b || !others[b]);
                assert_eq!(dominators.dominates(a, b), expected, "{a} {b} {graph:?}");
            }
        }
    }
}

#[test]
fn the_immediate_dominator_is_the_nearest_strict_one() {
    for graph in random_graphs() {
        let dominators = Dominators::new(&graph, 0);
        for node in 0..graph.len() {
            let strict = (0..graph.len()).filter(|&other| other != node && dominators.dominates(other, node));
            let nearest =
                strict.max_by_key(|&other| (0..graph.len()).filter(|&up| dominators.dominates(up, other)).count());
            assert_eq!(dominators.immediate(node), nearest, "{node} {graph:?}");
        }
    }
}

#[test]
fn components_hold_the_nodes_that_reach_each_other() {
    for graph in random_graphs() {
        let components = Components::new(&graph);
        let from: Vec<_> = (0..graph.len()).map(|node| reached(&graph, node, None)).collect();
        let of: Vec<_> = (0..graph.len()).map(|node| components.component_of(node)).collect();
        for (a, from_a) in from.iter().enumerate() {
            assert!(components.nodes(of[a]).contains(&a));
            for (b, from_b) in from.iter().enumerate() {
                assert_eq!(of[a] == of[b], from_a[b] && from_b[a], "{a} {b} {graph:?}");
                assert!(!from_a[b] || of[b] <= of[a], "{a} {b} {graph:?}");
            }
        }
    }
}

#[test]
fn cyclic_nodes_reach_themselves() {
    for graph in random_graphs() {
        let components = Components::new(&graph);
        for node in 0..graph.len() {
            let is_cyclic = components.is_cyclic(&graph, node);
            let reaches_itself = graph.successors(node).iter().any(|&next| reached(&graph, next, None)[node]);
            assert_eq!(is_cyclic, reaches_itself, "{node} {graph:?}");
        }
    }
}

#[test]
fn reverse_postorder_has_what_is_reached_and_dominators_first() {
    for graph in random_graphs() {
        let order = graph.reverse_postorder(0);
        let dominators = Dominators::new(&graph, 0);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        let all: Vec<_> = (0..graph.len()).filter(|&node| dominators.is_reached(node)).collect();
        assert_eq!(sorted, all);
        let place = |node| order.iter().position(|&other| other == node);
        let strict = order.iter().filter_map(|&node| Some((dominators.immediate(node)?, node)));
        strict.for_each(|(dominator, node)| assert!(place(dominator) < place(node), "{graph:?}"));
    }
}

#[test]
fn a_graph_without_nodes_has_no_order() {
    let graph = Digraph::default();
    assert!(graph.is_empty());
    assert!(graph.reverse_postorder(0).is_empty());
    assert!(Components::new(&graph).is_empty());
}

/// Shapes on which simpler algorithms recurse or take quadratic time; with these sizes that does not end.
#[test]
fn deep_and_wide_graphs_take_almost_linear_time() {
    const LENGTH: usize = 300_000;
    let chain = || (1..LENGTH).map(|node| (node - 1, node));
    // Every node of the chain leaves early; every one goes back to the first; many nodes below both ends of the chain.
    let exits: Vec<_> = chain().chain((0..LENGTH).map(|node| (node, LENGTH))).collect();
    let loops: Vec<_> = chain().chain((0..LENGTH).map(|node| (node, 0))).collect();
    let leaves = (LENGTH..2 * LENGTH).flat_map(|leaf| [(LENGTH - 1, leaf), (0, leaf)]);
    let fans: Vec<_> = chain().chain(leaves).collect();
    let expected = [(LENGTH, 0, LENGTH + 1), (LENGTH - 1, LENGTH - 2, 1), (2 * LENGTH - 1, 0, 2 * LENGTH)];
    for ((edges, len), (node, dominator, components)) in
        [(exits, LENGTH + 1), (loops, LENGTH), (fans, 2 * LENGTH)].into_iter().zip(expected)
    {
        let graph = Digraph::from_edges(len, &edges);
        let dominators = Dominators::new(&graph, 0);
        assert_eq!(dominators.immediate(node), Some(dominator));
        assert_eq!(graph.reverse_postorder(0).len(), len);
        assert_eq!(Components::new(&graph).len(), components);
    }
}

#[test]
fn a_natural_loop_holds_what_reaches_the_latch_without_the_header() {
    for graph in random_graphs() {
        let (dominators, predecessors) = (Dominators::new(&graph, 0), graph.reversed());
        let (mut loops, mut steps) = (NaturalLoops::new(&predecessors), usize::MAX);
        for latch in 0..graph.len() {
            for &header in graph.successors(latch).iter().filter(|&&header| dominators.dominates(header, latch)) {
                let body = loops.find(header, &[latch], &mut steps).expect("there are enough steps");
                assert_eq!(body.first(), Some(&header));
                let without_header = reached(&predecessors, latch, Some(header));
                for (node, reaches_latch) in without_header.into_iter().enumerate() {
                    let expected = node == header || reaches_latch;
                    assert_eq!((body.contains(&node), loops.contains(node)), (expected, expected), "{node} {graph:?}");
                }
            }
        }
    }
}

#[test]
fn a_natural_loop_takes_a_step_for_each_edge() {
    let graph = Digraph::from_edges(4, &[(0, 1), (1, 2), (2, 3), (3, 1)]);
    let predecessors = graph.reversed();
    let mut loops = NaturalLoops::new(&predecessors);
    assert_eq!(loops.find(1, &[3], &mut 1), None);
    assert_eq!(loops.find(1, &[3], &mut 2), Some(vec![1, 3, 2]));
}
