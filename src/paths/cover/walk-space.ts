import type { Criterion } from './criteria.ts';
import { activeNodes } from '#machines/xstate-internals.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Walkable } from '#paths/explore/explore.ts';

/** Where walks may go and what they must see; state names are `machine|node` ids or parts of transition ids. */
export interface Route {
  /** Nothing counts before this state is active; the way to it belongs to the path. */
  readonly from?: string;
  /** Each path ends with this state active. */
  readonly to?: string;
  /** Each path passes this state or transition. */
  readonly through?: string;
  /** No path takes a step whose sample, transition or arriving state bears one of these names. */
  readonly avoid?: readonly string[];
}

export interface Arc {
  readonly target: number;
  /** Index into `labelSets`. */
  readonly labels: number;
  /** A step that does this; several may. */
  readonly edge: Edge;
}

/**
 * All walks a criterion may use, as a graph of numbered places: the explored graph times what must be remembered (what the
 * criterion asks for, the milestones of a route).
 */
export interface WalkSpace {
  /** The criterion's targets, and behind them its extras. */
  readonly targets: readonly string[];
  readonly labelSets: readonly (readonly number[])[];
  /** First places with what the start itself meets. */
  readonly starts: readonly Arc[];
  /** Place → what may follow. */
  readonly arcs: readonly (readonly Arc[])[];
  /** Whether a path may end here. */
  readonly mayEnd: readonly boolean[];
}

const isActive = (edge: Edge, state: string): boolean =>
  activeNodes(edge.after).some(({ id }) => id === state);

const isPassedBy = (edge: Edge, name: string): boolean =>
  isActive(edge, name) ||
  edge.name === name ||
  edge.event.type === name ||
  [...edge.covers, ...edge.refuses].includes(name);

/** A place before it has a number. */
interface Place {
  readonly key: string;
  /** 0 before `from` was reached; bit 1 once it was, bit 2 once `through` was passed. */
  readonly progress: number;
  /** What the criterion remembers. */
  readonly memory: string | null;
}

const begun = 1;
const passed = 2;

/** Lays out the walks of an explored graph for a criterion and a route. */
export function walkSpaceOf(graph: Walkable, criterion: Criterion, route: Route = {}): WalkSpace {
  const targets = [...criterion.targets, ...criterion.extras];
  const targetIndex = new Map(targets.map((id, index) => [id, index]));
  const labelSets: number[][] = [];
  const labelIndex = new Map<string, number>();
  /** The same by what was met as it was met: steps are many, what they meet is often alike. */
  const indexOfMet = new Map<string, number>();
  const places: Place[] = [];
  const placeIndex = new Map<string, number>();
  const mayEnd: boolean[] = [];
  const avoided = route.avoid ?? [];

  const labelsOf = (met: readonly string[]): number => {
    const asMet = met.join('\n');
    const known = indexOfMet.get(asMet);
    if (known !== undefined) return known;
    const labels = [...new Set(met.flatMap((id) => targetIndex.get(id) ?? []))].toSorted(
      (one, other) => one - other,
    );
    const key = labels.join(' ');
    const index = labelIndex.get(key) ?? labelSets.push(labels) - 1;
    labelIndex.set(key, index);
    indexOfMet.set(asMet, index);
    return index;
  };
  const arrive = (edge: Edge, before: Omit<Place, 'key'>): Arc => {
    const hasBegun =
      (before.progress & begun) !== 0 || route.from === undefined || isActive(edge, route.from);
    const hasPassed =
      (before.progress & passed) !== 0 || route.through === undefined || isPassedBy(edge, route.through);
    const progress = (hasBegun ? begun : 0) | (hasPassed ? passed : 0);
    const memory = criterion.remember(edge, before.memory);
    const name = `${progress} ${memory ?? ''} ${edge.to}`;
    let target = placeIndex.get(name);
    if (target === undefined) {
      target = places.push({ key: edge.to, progress, memory }) - 1;
      placeIndex.set(name, target);
      mayEnd.push(progress === (begun | passed) && (route.to === undefined || isActive(edge, route.to)));
    }
    return { target, labels: labelsOf(hasBegun ? criterion.meets(edge, before.memory) : []), edge };
  };
  const isAllowed = (edge: Edge): boolean => !avoided.some((name) => isPassedBy(edge, name));

  const starts = graph.starts.filter(isAllowed).map((edge) => arrive(edge, { progress: 0, memory: null }));
  const arcs: Arc[][] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as Place;
    arcs.push((graph.outgoing.get(place.key) ?? []).filter(isAllowed).map((edge) => arrive(edge, place)));
  }
  return { targets, labelSets, starts, arcs, mayEnd };
}
