/** Pairs are drawn in groups of their paper, which keep their sums up to rounding. */
export interface DrawnPair {
  paper: number;
  reviewer: number;
  /** Of the paper, each within the one before; a rule holds for the number of pairs in it. */
  groups: readonly number[];
  /** Above 0, at most 1. */
  chance: number;
}

interface Edge {
  from: number;
  to: number;
  flow: number;
  isOpen: boolean;
}

const EPSILON = 1e-9;

/**
 * Draws whole pairs from chances: each pair with exactly its chance, while papers, groups and reviewers have their sums,
 * rounded up or down. Flow is pushed around cycles of edges with a fraction, up or down at random, until none is left
 * (Budish, Che, Kojima, Milgrom, 2013; Gandhi et al., 2006).
 *
 * @returns the positions of the drawn pairs
 */
export function draw(pairs: readonly DrawnPair[], random: () => number): number[] {
  const network = new Network();
  const sums = new Map<string, number>();
  const add = (edge: string, chance: number) => sums.set(edge, (sums.get(edge) ?? 0) + chance);
  const edges = pairs.map(({ paper, reviewer, groups, chance }) => {
    let from = `p ${paper}`;
    add(`source>${from}`, chance);
    for (const group of groups) {
      const to = `${from} ${group}`;
      add(`${from}>${to}`, chance);
      from = to;
    }
    add(`r ${reviewer}>source`, chance);
    return network.edge(from, `r ${reviewer}`, chance);
  });
  for (const [edge, sum] of sums) {
    const [from = '', to = ''] = edge.split('>');
    network.edge(from, to, sum);
  }
  network.roundFlows(random);
  return edges.flatMap(({ flow }, at) => (flow > 0.5 ? [at] : []));
}

class Network {
  private readonly nodes = new Map<string, number>();
  private readonly edgesOf: Edge[][] = [];

  edge(from: string, to: string, flow: number): Edge {
    const edge = { from: this.node(from), to: this.node(to), flow, isOpen: isFraction(flow) };
    if (edge.isOpen) {
      this.edgesOf[edge.from]?.push(edge);
      this.edgesOf[edge.to]?.push(edge);
    }
    return edge;
  }

  roundFlows(random: () => number): void {
    for (let node = 0; node < this.edgesOf.length; node++) {
      for (let cycle = this.cycleFrom(node); cycle; cycle = this.cycleFrom(node))
        push(cycle, random);
    }
  }

  /** A node with one open edge has another, as flows in and out are equal and whole elsewhere. */
  private cycleFrom(start: number): { edge: Edge; isForward: boolean }[] | undefined {
    const path: { edge: Edge; isForward: boolean }[] = [];
    const position = new Map<number, number>([[start, 0]]);
    for (let node = start, last: Edge | undefined; ;) {
      const edge = this.openEdge(node, last);
      if (!edge) return undefined;
      const isForward = edge.from === node;
      path.push({ edge, isForward });
      node = isForward ? edge.to : edge.from;
      last = edge;
      const seen = position.get(node);
      if (seen !== undefined) return path.slice(seen);
      position.set(node, path.length);
    }
  }

  private openEdge(node: number, last: Edge | undefined): Edge | undefined {
    const edges = this.edgesOf[node] ?? [];
    while (edges.length > 0 && !edges[edges.length - 1]?.isOpen) edges.pop();
    for (let at = edges.length - 1; at >= 0; at--) {
      const edge = edges[at];
      if (edge?.isOpen && edge !== last) return edge;
    }
    return undefined;
  }

  private node(name: string): number {
    const known = this.nodes.get(name);
    if (known !== undefined) return known;
    this.nodes.set(name, this.edgesOf.length);
    return this.edgesOf.push([]) - 1;
  }
}

/** Up with the chance that keeps the expected flow, else down; one edge at least becomes whole. */
function push(cycle: { edge: Edge; isForward: boolean }[], random: () => number): void {
  let up = Infinity;
  let down = Infinity;
  for (const { edge, isForward } of cycle) {
    const over = edge.flow - Math.floor(edge.flow);
    up = Math.min(up, isForward ? 1 - over : over);
    down = Math.min(down, isForward ? over : 1 - over);
  }
  const amount = random() < down / (up + down) ? up : -down;
  for (const { edge, isForward } of cycle) {
    edge.flow += isForward ? amount : -amount;
    if (isFraction(edge.flow)) continue;
    edge.flow = Math.round(edge.flow);
    edge.isOpen = false;
  }
}

function isFraction(flow: number): boolean {
  return Math.abs(flow - Math.round(flow)) > EPSILON;
}

/** A small generator with a seed (mulberry32): a draw can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
