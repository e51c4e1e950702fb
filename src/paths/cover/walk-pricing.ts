import { stepCount, type Walk, type WalkSearch } from './best-walks.ts';
import { coveringProgramme } from './covering-programme.ts';
import type { WalkSpace } from './walk-space.ts';

/** Proof that a criterion needs so many steps: what each target is worth, such that no walk earns more than it costs. */
export interface LowerBound {
  /** Sum of the prices before rounding up. */
  readonly value: number;
  /** By target index; 0 for what a start meets by itself. */
  readonly prices: Float64Array;
}

export interface PricingLimits {
  readonly maximumSteps: number;
  /** Rounds of column generation; the bound is proven after each of them. */
  readonly rounds: number;
}

const tolerance = 1e-6;

/** A proven number of steps is whole. */
export const wholeSteps = (bound: number): number => Math.ceil(bound - tolerance);

/**
 * What the best-paid step of any walk earns under these prices, at least 1. Prices divided by it are a proof: no walk of at
 * most the searched length is worth more than its steps, so no set of walks that meets everything has fewer steps than the
 * prices' sum.
 */
export function overpricing(values: Float64Array): number {
  let ratio = 1;
  for (let length = 1; length < values.length; length += 1)
    ratio = Math.max(ratio, (values[length] as number) / length);
  return ratio;
}

const visitsOf = (space: WalkSpace, walk: Walk): readonly number[] =>
  walk.flatMap((arc) => space.labelSets[arc.labels] as readonly number[]);

/**
 * Lower bound of the steps that meet all `openTargets`: the dual of the covering programme over all walks from a start with
 * at most `maximumSteps` steps, solved by column generation. A walk that meets a target twice counts twice for it, which
 * only lowers the bound and makes the most valuable walk findable layer by layer.
 */
export function priceWalks(
  space: WalkSpace,
  search: WalkSearch,
  firstWalks: readonly Walk[],
  openTargets: readonly number[],
  limits: PricingLimits,
): LowerBound {
  const rowOf = new Map(openTargets.map((target, row) => [target, row]));
  const programme = coveringProgramme(openTargets.length);
  const known = new Set<string>();
  const offer = (walk: Walk): boolean => {
    const rows = visitsOf(space, walk)
      .flatMap((target) => rowOf.get(target) ?? [])
      .toSorted((one, other) => one - other);
    const key = `${stepCount(walk)}:${rows.join(' ')}`;
    if (known.has(key)) return false;
    known.add(key);
    programme.add({ cost: stepCount(walk), rows });
    return true;
  };
  firstWalks.forEach(offer);
  let bound: LowerBound = { value: 0, prices: new Float64Array(space.targets.length) };
  for (let round = 0; round < limits.rounds; round += 1) {
    const solution = programme.solve();
    const prices = new Float64Array(space.targets.length);
    openTargets.forEach((target, row) => {
      prices[target] = solution.prices[row] as number;
    });
    const best = search.search(prices, limits.maximumSteps);
    const ratio = overpricing(best.values);
    const value = prices.reduce((sum, price) => sum + price, 0) / ratio;
    if (value > bound.value) bound = { value, prices: prices.map((price) => price / ratio) };
    if (wholeSteps(bound.value) >= wholeSteps(solution.value)) return bound;
    let isGrown = false;
    best.values.forEach((earned, length) => {
      if (length > 0 && earned - length > tolerance) isGrown = offer(best.walkOf(length)) || isGrown;
    });
    if (!isGrown) return bound;
  }
  return bound;
}
