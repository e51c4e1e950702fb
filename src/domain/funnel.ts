import type { Flow, FlowNode, FlowTransition } from '#contract/flows.ts';
import type { Funnel, FunnelCount } from '#contract/funnel.ts';

/** Counts of transitions taken together. */
export interface WaySum {
  /** What may be told of them. */
  readonly count: number;
  /** How many of them have a number under 10 that is not told. */
  readonly hidden: number;
}

export type CountsById = ReadonlyMap<string, FunnelCount>;

export const countsById = ({ counts }: Funnel): CountsById =>
  new Map(counts.map((count) => [count.id, count]));

/** Adds up what is known of transitions; those that were never counted add nothing. */
export function sumOfWays(counts: CountsById, transitions: readonly string[]): WaySum {
  const known = transitions.flatMap((id) => counts.get(id) ?? []);
  return {
    count: known.reduce((sum, { count }) => sum + (count ?? 0), 0),
    hidden: known.filter(({ hasHidden }) => hasHidden).length,
  };
}

/** How many came to a state and how many went on from it. */
export interface FunnelStep {
  readonly node: FlowNode;
  /** Null where the chart begins there, so that nobody is counted coming. */
  readonly arrived: WaySum | null;
  readonly left: WaySum;
  /** Who came and did not go on; null where a number is missing for it. At most: who left by a way of the whole chart is among them. */
  readonly lost: number | null;
}

/** The nodes that are entered with a node, by what starts in it. */
function startsIn(flow: Flow, node: FlowNode): readonly FlowNode[] {
  const children = flow.nodes.filter(({ id, parent }) =>
    node.kind === 'parallel' ? parent === node.id : id === node.initial,
  );
  return [node, ...children.flatMap((child) => startsIn(flow, child))];
}

/**
 * Arrivals and departures of each state of a chart, in its order: what comes from outside of the state, and what leads out
 * of it. States that are left at once and ends are left out, since nobody stays away there.
 */
export function funnelSteps(flow: Flow, counts: CountsById): readonly FunnelStep[] {
  const entered = new Map(
    flow.nodes.map((node) => [node.id, new Set(startsIn(flow, node).map(({ id }) => id))]),
  );
  const root = flow.nodes.find(({ parent }) => parent === null);
  const isWithin = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);
  const ids = (ways: readonly FlowTransition[]): string[] => ways.map(({ id }) => id);
  return flow.nodes
    .filter(({ kind }) => ['simple', 'compound', 'parallel'].includes(kind))
    .map((node) => {
      const isStart = root !== undefined && entered.get(root.id)?.has(node.id) === true;
      const into = flow.transitions.filter(
        ({ source, target }) =>
          target !== null &&
          !isWithin(source, node.id) &&
          (isWithin(target, node.id) || entered.get(target)?.has(node.id) === true),
      );
      const out = flow.transitions.filter(
        ({ source, target }) => target !== null && isWithin(source, node.id) && !isWithin(target, node.id),
      );
      const arrived = isStart ? null : sumOfWays(counts, ids(into));
      const left = sumOfWays(counts, ids(out));
      const isKnown = arrived !== null && arrived.hidden === 0 && left.hidden === 0;
      return { node, arrived, left, lost: isKnown ? Math.max(0, arrived.count - left.count) : null };
    });
}

/** The months up to one, newest first: `2026-11`, `2026-10`, … */
export function monthsUpTo(newest: string, count: number): readonly string[] {
  const [year = 0, month = 1] = newest.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
