import type { Arc, WalkSpace } from './walk-space.ts';

/** The arcs of a space in flat lists, those between the same two places beside each other. */
export interface ArcTable {
  readonly placeCount: number;
  readonly arcs: readonly Arc[];
  readonly fromOf: Int32Array;
  readonly targetOf: Int32Array;
  readonly labelsOf: Int32Array;
}

/** Lays a space out for many searches; arcs that neither lead away nor meet anything are left out. */
export function arcTableOf(space: WalkSpace): ArcTable {
  const kept = space.arcs.map((leaving, place) =>
    leaving
      .filter((arc) => arc.target !== place || (space.labelSets[arc.labels] ?? []).length > 0)
      .toSorted((one, other) => one.target - other.target),
  );
  const arcs = kept.flat();
  return {
    placeCount: space.arcs.length,
    arcs,
    fromOf: Int32Array.from(kept.flatMap((leaving, place) => leaving.map(() => place))),
    targetOf: Int32Array.from(arcs, ({ target }) => target),
    labelsOf: Int32Array.from(arcs, ({ labels }) => labels),
  };
}

/** The arcs that matter under some prizes, by the place they leave. */
export interface UsefulArcs {
  /** Indices into the table. */
  readonly arcs: Int32Array;
  /** The arcs of a place stand from `startOf[place]` up to `startOf[place + 1]`. */
  readonly startOf: Int32Array;
}

/**
 * Of the arcs between the same two places, those that pay differently: the first that pays nothing, and `all` that pay or the
 * first that pays most. Few targets have a prize at a time, so this leaves a fraction to be walked for each length.
 */
export function usefulArcs(table: ArcTable, prizeOf: Float64Array, paying: 'all' | 'most'): UsefulArcs {
  const { placeCount, fromOf, targetOf, labelsOf } = table;
  const arcs = new Int32Array(fromOf.length);
  const startOf = new Int32Array(placeCount + 1);
  let count = 0;
  let place = 0;
  let end = 0;
  for (let index = 0; index < fromOf.length; index = end) {
    const from = fromOf[index] as number;
    const target = targetOf[index] as number;
    while (place <= from) startOf[place++] = count;
    let free = -1;
    let best = -1;
    for (end = index; end < fromOf.length && fromOf[end] === from && targetOf[end] === target; end += 1) {
      const prize = prizeOf[labelsOf[end] as number] as number;
      if (prize === 0) free = free === -1 ? end : free;
      else if (paying === 'all') arcs[count++] = end;
      else if (best === -1 || prize > (prizeOf[labelsOf[best] as number] as number)) best = end;
    }
    if (best !== -1) arcs[count++] = best;
    else if (free !== -1) arcs[count++] = free;
  }
  while (place <= placeCount) startOf[place++] = count;
  return { arcs: arcs.subarray(0, count), startOf };
}
