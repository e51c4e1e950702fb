import { metBy, stepCount, type Walk } from './best-walks.ts';
import { greedyWalkSearchOf } from './greedy-walks.ts';
import { randomOf } from './random.ts';
import { wholeSteps, type LowerBound } from './walk-pricing.ts';
import type { WalkSpace } from './walk-space.ts';

export interface FewWalksOptions {
  readonly maximumSteps: number;
  readonly seed: number;
  /** Times a cover is partly torn down and built anew. */
  readonly repairs: number;
}

/** A cover this close to the proven bound is not worked on any more. */
const closeEnough = 1.04;
const firstGenerosities = [1.02, 1, 1.05, 1.2, 1.5];

export const stepsOf = (walks: readonly Walk[]): number =>
  walks.reduce((sum, walk) => sum + stepCount(walk), 0);

/** The walk up to the last step that meets one of `needed`, and further to where a path may end. */
function trimmed(space: WalkSpace, walk: Walk, needed: ReadonlySet<number>): Walk {
  const lastNeeded = walk.findLastIndex((arc) =>
    (space.labelSets[arc.labels] ?? []).some((label) => needed.has(label)),
  );
  const end = walk.findIndex((arc, index) => index >= lastNeeded && space.mayEnd[arc.target]);
  return walk.slice(0, end + 1);
}

/** Cuts each walk down to what no other walk meets, and drops those that meet nothing of their own. */
function pruned(space: WalkSpace, walks: readonly Walk[], targets: readonly number[]): readonly Walk[] {
  const meeting = new Map<number, number>();
  for (const walk of walks)
    for (const target of metBy(space, walk)) meeting.set(target, (meeting.get(target) ?? 0) + 1);
  const wanted = new Set(targets);
  return walks.flatMap((walk) => {
    const own = [...metBy(space, walk)];
    const needed = new Set(own.filter((target) => wanted.has(target) && meeting.get(target) === 1));
    const kept = needed.size === 0 ? [] : [trimmed(space, walk, needed)];
    const still = new Set(kept.flatMap((one) => [...metBy(space, one)]));
    for (const target of own) if (!still.has(target)) meeting.set(target, (meeting.get(target) ?? 0) - 1);
    return kept;
  });
}

/**
 * Few steps that meet all targets: walks are taken one after the other by what the bound's prices say they are worth; then
 * some are torn out at random and the gap is closed anew, until the bound is (nearly) reached.
 */
export function fewWalks(
  space: WalkSpace,
  targets: readonly number[],
  bound: LowerBound,
  options: FewWalksOptions,
): readonly Walk[] {
  const greedy = greedyWalkSearchOf(space);
  const random = randomOf(options.seed);
  const complete = (kept: readonly Walk[], generosity: number, noise: number): readonly Walk[] => {
    const left = new Set(targets);
    const walks = [...kept];
    const close = (walk: Walk): void => {
      for (const target of metBy(space, walk)) left.delete(target);
    };
    walks.forEach(close);
    while (left.size > 0) {
      const prizes = new Float64Array(space.targets.length);
      for (const target of left) prizes[target] = (bound.prices[target] as number) + noise * (0.2 + random());
      const found = greedy.search(prizes, options.maximumSteps, generosity);
      if (found === null) throw new Error('A target that was reachable is not found again.');
      const walk = trimmed(space, found, left);
      walks.push(walk);
      close(walk);
    }
    return pruned(space, walks, targets);
  };

  let best: readonly Walk[] | null = null;
  const isDone = (): boolean => best !== null && stepsOf(best) <= wholeSteps(bound.value) * closeEnough;
  for (const generosity of firstGenerosities) {
    if (isDone()) break;
    const walks = complete([], generosity, 0.05);
    if (best === null || stepsOf(walks) < stepsOf(best)) best = walks;
  }
  for (let repair = 0; repair < options.repairs && best !== null && !isDone(); repair += 1) {
    const torn = new Set<number>();
    const tearCount = Math.min(best.length, 2 + Math.floor(random() * 4));
    while (torn.size < tearCount) torn.add(Math.floor(random() * best.length));
    const walks = complete(
      best.filter((_, index) => !torn.has(index)),
      1 + random() * 0.5,
      0.05 + random() * 0.3,
    );
    if (stepsOf(walks) <= stepsOf(best)) best = walks;
  }
  return best ?? [];
}
