import type { Walk } from './best-walks.ts';
import { arcTableOf, usefulArcs } from './arc-table.ts';
import type { Arc, WalkSpace } from './walk-space.ts';

/** Search for one walk that collects much for its length, each target once. */
export interface GreedyWalkSearch {
  /** The walk with the most prizes for its length, as far as one walk to each place and length can tell; null for none. */
  search(prizes: Float64Array, maximumSteps: number, generosity: number): Walk | null;
}

/**
 * Prepares a space. The search keeps the best walk to each place for each length with what it has met, so a target pays
 * once; it is quick and nearly right, which is all that building a cover needs. Bounds never rest on it.
 */
export function greedyWalkSearchOf(space: WalkSpace): GreedyWalkSearch {
  const table = arcTableOf(space);
  const { placeCount, arcs, fromOf, targetOf, labelsOf } = table;
  const wordCount = Math.ceil(space.targets.length / 32) || 1;
  const labelSets = space.labelSets.map((labels) => Int32Array.from(labels));

  const isMet = (sets: Int32Array, place: number, label: number): boolean =>
    ((sets[place * wordCount + (label >> 5)] as number) & (1 << (label & 31))) !== 0;
  const meet = (sets: Int32Array, place: number, labels: Int32Array): void => {
    for (const label of labels) {
      const at = place * wordCount + (label >> 5);
      sets[at] = (sets[at] as number) | (1 << (label & 31));
    }
  };

  return {
    search: (prizes, maximumSteps, generosity) => {
      const totalOf = Float64Array.from(labelSets, (labels) =>
        labels.reduce((sum, label) => sum + (prizes[label] as number), 0),
      );
      const useful = usefulArcs(table, totalOf, 'all');
      const gain = (sets: Int32Array, place: number, labelSet: number): number => {
        if (totalOf[labelSet] === 0) return 0;
        let sum = 0;
        for (const label of labelSets[labelSet] as Int32Array)
          if (!isMet(sets, place, label)) sum += prizes[label] as number;
        return sum;
      };
      let sets = new Int32Array(placeCount * wordCount);
      let values = new Float64Array(placeCount).fill(Number.NEGATIVE_INFINITY);
      const startAt = new Map<number, Arc>();
      for (const start of space.starts) {
        const value = totalOf[start.labels] as number;
        if (value <= (values[start.target] as number)) continue;
        values[start.target] = value;
        startAt.set(start.target, start);
      }
      for (const [place, { labels }] of startAt) meet(sets, place, labelSets[labels] as Int32Array);

      const everything = prizes.reduce((sum, prize) => sum + prize, 0) * generosity;
      const layers: Int32Array[] = [];
      let best: { readonly length: number; readonly place: number; readonly score: number } | null = null;
      for (let length = 1; length <= maximumSteps; length += 1) {
        // A longer walk could not even pay off by collecting everything.
        if (best !== null && everything - length <= best.score) break;
        const next = new Float64Array(placeCount).fill(Number.NEGATIVE_INFINITY);
        const came = new Int32Array(placeCount).fill(-1);
        for (let from = 0; from < placeCount; from += 1) {
          const value = values[from] as number;
          if (value === Number.NEGATIVE_INFINITY) continue;
          const end = useful.startOf[from + 1] as number;
          for (let at = useful.startOf[from] as number; at < end; at += 1) {
            const index = useful.arcs[at] as number;
            const target = targetOf[index] as number;
            const labelSet = labelsOf[index] as number;
            if (value + (totalOf[labelSet] as number) <= (next[target] as number)) continue;
            const sum = value + gain(sets, from, labelSet);
            if (sum <= (next[target] as number)) continue;
            next[target] = sum;
            came[target] = index;
          }
        }
        const nextSets = new Int32Array(placeCount * wordCount);
        for (let place = 0; place < placeCount; place += 1) {
          const index = came[place] as number;
          if (index === -1) continue;
          const from = (fromOf[index] as number) * wordCount;
          for (let word = 0; word < wordCount; word += 1)
            nextSets[place * wordCount + word] = sets[from + word] as number;
          const labelSet = labelsOf[index] as number;
          if (totalOf[labelSet] !== 0) meet(nextSets, place, labelSets[labelSet] as Int32Array);
          const value = next[place] as number;
          const score = value * generosity - length;
          if (space.mayEnd[place] && value > 0 && (best === null || score > best.score))
            best = { length, place, score };
        }
        layers.push(came);
        values = next;
        sets = nextSets;
      }
      if (best === null) return null;
      const backwards: Arc[] = [];
      let place = best.place;
      for (let at = best.length; at > 0; at -= 1) {
        const index = (layers[at - 1] as Int32Array)[place] as number;
        backwards.push(arcs[index] as Arc);
        place = fromOf[index] as number;
      }
      return [startAt.get(place) as Arc, ...backwards.toReversed()];
    },
  };
}
