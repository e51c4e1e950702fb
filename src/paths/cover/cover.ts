import type { Edge } from '#paths/explore/edge.ts';
import type { Graph, Walkable } from '#paths/explore/explore.ts';
import { metBy, stepCount, walkSearchOf, type Walk } from './best-walks.ts';
import { criterionOf, type Criterion, type CriterionName } from './criteria.ts';
import { fewWalks } from './few-walks.ts';
import { quotientOf, type Quotient } from './quotient.ts';
import { belongsTo } from './shown-transitions.ts';
import { overpricing, priceWalks, wholeSteps } from './walk-pricing.ts';
import { walkSpaceOf, type Arc, type Route, type WalkSpace } from './walk-space.ts';

/** A way through a chart: the input it starts with and what happens then. */
export interface Path {
  readonly start: Edge;
  readonly steps: readonly Edge[];
  /** Targets and extras met by this path and by none before it. */
  readonly gains: readonly string[];
}

export interface CoverOptions extends Route {
  readonly maxSteps?: number;
  readonly seed?: number;
  /** Only these targets; the figures count only them. */
  readonly only?: ReadonlySet<string>;
  /** Times the cover is partly built anew in search of a shorter one. */
  readonly repairs?: number;
}

/** A criterion for one graph; transitions named in `anyStep` count however little the step shows that takes them. */
type CriterionMaker = (anyStep?: ReadonlySet<string>) => Criterion;

export interface Cover {
  readonly criterion: string;
  readonly maxSteps: number;
  readonly paths: readonly Path[];
  /** The static list. */
  readonly targets: readonly string[];
  readonly covered: ReadonlySet<string>;
  /** Reached by samples, but by no path of the asked route and length. */
  readonly uncovered: readonly string[];
  /** Reached by no sample at all. */
  readonly unreachable: readonly string[];
  readonly steps: number;
  /** No set of paths that covers the same has fewer steps; see `priceWalks` for how it is proven. */
  readonly bound: { readonly steps: number; readonly prices: Readonly<Record<string, number>> };
}

export const defaultMaxSteps = 25;
export const defaultSeed = 7;
const pricingRounds = 400;
const defaultRepairs = 300;

/** The shortest walk to each target, where there is one; a walk without steps is a start. */
function shortestWalks(space: WalkSpace, maximumSteps: number): ReadonlyMap<number, Walk> {
  const search = walkSearchOf(space);
  const found = new Map<number, Walk>();
  for (let target = 0; target < space.targets.length; target += 1) {
    const prizes = new Float64Array(space.targets.length);
    prizes[target] = 1;
    const best = search.search(prizes, maximumSteps, 1);
    const length = best.values.findIndex((value) => value >= 1);
    if (length !== -1) found.set(target, best.walkOf(length));
  }
  return found;
}

const weightOf = (walk: readonly Arc[]): number =>
  walk.reduce((sum, { edge }) => sum + Math.log(edge.sample.weight), 0) / walk.length;

interface LaidOut {
  /** Targets of the criterion, its extras left out. */
  readonly targets: readonly string[];
  readonly original: WalkSpace;
  readonly quotient: Quotient;
  readonly shortest: ReadonlyMap<number, Walk>;
}

/** The walks of a route and the shortest to each target; a transition that no walk shows counts wherever it is taken. */
function layOut(
  graph: Walkable,
  criterionFor: CriterionMaker,
  options: CoverOptions,
  maxSteps: number,
): LaidOut {
  const { only } = options;
  const laidOut = (anyStep?: ReadonlySet<string>): LaidOut => {
    const full = criterionFor(anyStep);
    const wanted =
      only === undefined
        ? full
        : {
            ...full,
            targets: full.targets.filter((id) => only.has(id)),
            extras: full.extras.filter((id) => only.has(belongsTo(id))),
          };
    const original = walkSpaceOf(graph, wanted, options);
    const quotient = quotientOf(original);
    return { targets: wanted.targets, original, quotient, shortest: shortestWalks(quotient.space, maxSteps) };
  };
  const first = laidOut();
  const missed = new Set(first.original.targets.filter((_, target) => !first.shortest.has(target)));
  const mayBeTaken = graph.edges.some(({ covers }) => covers.some((id) => missed.has(id)));
  return mayBeTaken ? laidOut(missed) : first;
}

/** Paths that together meet every target of the criterion that the route allows, few steps in all; same for the same seed. */
export const cover = (graph: Graph, criterion: CriterionName, options: CoverOptions = {}): Cover =>
  coverOf(graph, criterion, (anyStep) => criterionOf(criterion, graph, anyStep), options);

/**
 * The same for any graph and criterion.
 * @param criterion its name in the result.
 */
export function coverOf(
  graph: Walkable,
  criterion: string,
  criterionFor: CriterionMaker,
  options: CoverOptions = {},
): Cover {
  const maxSteps = options.maxSteps ?? defaultMaxSteps;
  const {
    targets,
    original,
    quotient: { space, lift },
    shortest,
  } = layOut(graph, criterionFor, options, maxSteps);
  const open = [...shortest].filter(([, walk]) => stepCount(walk) > 0).map(([target]) => target);
  const starts = [...shortest.values()].filter((walk) => stepCount(walk) === 0);
  const search = walkSearchOf(space);
  const bound = priceWalks(space, search, [...shortest.values()], open, {
    maximumSteps: maxSteps,
    rounds: pricingRounds,
  });
  const walks = fewWalks(space, open, bound, {
    maximumSteps: maxSteps,
    seed: options.seed ?? defaultSeed,
    repairs: options.repairs ?? defaultRepairs,
  });

  // What shoppers do most comes first; starts that met something on their own come last.
  const ordered = [...walks.toSorted((one, other) => weightOf(other) - weightOf(one)), ...starts];
  const met = new Set<string>();
  const paths: Path[] = [];
  for (const walk of ordered) {
    const gains = [...metBy(space, walk)]
      .map((target) => space.targets[target] as string)
      .filter((id) => !met.has(id));
    if (gains.length === 0) continue;
    gains.forEach((id) => met.add(id));
    const [start, ...steps] = lift(walk).map(({ edge }) => edge);
    paths.push({ start: start as Edge, steps, gains });
  }
  const reachable = new Set(original.labelSets.flat().map((index) => space.targets[index]));
  return {
    criterion,
    maxSteps,
    paths,
    targets,
    covered: new Set(targets.filter((id) => met.has(id))),
    uncovered: targets.filter((id) => reachable.has(id) && !met.has(id)),
    unreachable: targets.filter((id) => !reachable.has(id)),
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    bound: {
      steps: wholeSteps(bound.value),
      prices: Object.fromEntries(
        open.map((target) => [space.targets[target] as string, bound.prices[target] as number]),
      ),
    },
  };
}

/**
 * Checks a bound's proof anew on the whole graph: the number of steps that these prices really prove.
 * @param prices by target id; what is not named is worth nothing.
 */
export function provenSteps(
  graph: Graph,
  criterion: CriterionName,
  prices: Readonly<Record<string, number>>,
  maxSteps: number = defaultMaxSteps,
  route: Route = {},
): number {
  const space = walkSpaceOf(graph, criterionOf(criterion, graph), route);
  const priced = Float64Array.from(space.targets, (id) => Math.max(0, prices[id] ?? 0));
  const { values } = walkSearchOf(space).search(priced, maxSteps);
  if ((values[0] as number) > 0) return 0;
  return wholeSteps(priced.reduce((sum, price) => sum + price, 0) / overpricing(values));
}
