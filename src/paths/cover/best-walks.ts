import { arcTableOf, usefulArcs } from './arc-table.ts';
import type { Arc, WalkSpace } from './walk-space.ts';

/** A walk: its start arc first, then one arc for each step. */
export type Walk = readonly Arc[];

export const stepCount = (walk: Walk): number => walk.length - 1;

/** Targets a walk meets, each once. */
export const metBy = (space: WalkSpace, walk: Walk): ReadonlySet<number> =>
  new Set(walk.flatMap((arc) => space.labelSets[arc.labels] ?? []));

export interface BestWalks {
  /** By number of steps: the most that any walk of that length collects; -Infinity where none may end. */
  readonly values: Float64Array;
  walkOf(length: number): Walk;
}

/** A space laid out for many searches. */
export interface WalkSearch {
  /**
   * The walks of each length up to `maximumSteps` that collect most, where each visit to a target pays its prize again: an
   * upper bound for what a walk earns that is paid once for each target. Ends early once `enough` is collected.
   */
  search(prizes: Float64Array, maximumSteps: number, enough?: number): BestWalks;
}

/** Prepares a space for `search`. */
export function walkSearchOf(space: WalkSpace): WalkSearch {
  const table = arcTableOf(space);
  const { placeCount, arcs, fromOf, targetOf, labelsOf } = table;
  const mayEnd = space.mayEnd;

  return {
    search: (prizes, maximumSteps, enough = Number.POSITIVE_INFINITY) => {
      const prizeOf = Float64Array.from(space.labelSets, (labels) =>
        labels.reduce((sum, label) => sum + (prizes[label] as number), 0),
      );
      const useful = usefulArcs(table, prizeOf, 'most');
      let here = new Float64Array(placeCount).fill(Number.NEGATIVE_INFINITY);
      const startAt = new Map<number, Arc>();
      for (const start of space.starts) {
        const value = prizeOf[start.labels] as number;
        if (value <= (here[start.target] as number)) continue;
        here[start.target] = value;
        startAt.set(start.target, start);
      }
      const cameBy: Int32Array[] = [];
      const values = new Float64Array(maximumSteps + 1).fill(Number.NEGATIVE_INFINITY);
      const bestEnd = new Int32Array(maximumSteps + 1).fill(-1);
      const close = (length: number): void => {
        for (let place = 0; place < placeCount; place += 1) {
          if (!mayEnd[place] || (here[place] as number) <= (values[length] as number)) continue;
          values[length] = here[place] as number;
          bestEnd[length] = place;
        }
      };
      close(0);
      for (let length = 1; length <= maximumSteps && (values[length - 1] as number) < enough; length += 1) {
        const next = new Float64Array(placeCount).fill(Number.NEGATIVE_INFINITY);
        const by = new Int32Array(placeCount).fill(-1);
        for (let place = 0; place < placeCount; place += 1) {
          const collected = here[place] as number;
          if (collected === Number.NEGATIVE_INFINITY) continue;
          const end = useful.startOf[place + 1] as number;
          for (let at = useful.startOf[place] as number; at < end; at += 1) {
            const index = useful.arcs[at] as number;
            const value = collected + (prizeOf[labelsOf[index] as number] as number);
            const target = targetOf[index] as number;
            if (value <= (next[target] as number)) continue;
            next[target] = value;
            by[target] = index;
          }
        }
        cameBy.push(by);
        here = next;
        close(length);
      }
      const walkOf = (length: number): Walk => {
        const backwards: Arc[] = [];
        let place = bestEnd[length] as number;
        for (let at = length; at > 0; at -= 1) {
          const index = (cameBy[at - 1] as Int32Array)[place] as number;
          backwards.push(arcs[index] as Arc);
          place = fromOf[index] as number;
        }
        return [startAt.get(place) as Arc, ...backwards.toReversed()];
      };
      return { values, walkOf };
    },
  };
}
