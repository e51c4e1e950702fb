import type { Arc, WalkSpace } from './walk-space.ts';

const weightOf = (arc: Arc): number => arc.edge.sample.weight;

/** Arcs that meet the same and lead to the same place are one; the sample that shoppers meet most stands for it. */
function merged(arcs: readonly Arc[], placeOf: (target: number) => number): readonly Arc[] {
  const best = new Map<string, Arc>();
  for (const arc of arcs) {
    const target = placeOf(arc.target);
    const key = `${arc.labels} ${target}`;
    const known = best.get(key);
    if (known === undefined || weightOf(arc) > weightOf(known)) best.set(key, { ...arc, target });
  }
  return [...best.values()];
}

/** Classes of places from which the same can be met in the same order (bisimulation, refined until nothing changes). */
function classesOf(space: WalkSpace): { readonly classOf: Int32Array; readonly count: number } {
  const classOf = Int32Array.from(space.mayEnd, (may) => (may ? 1 : 0));
  for (let count = new Set(classOf).size; ;) {
    const numberOf = new Map<string, number>();
    const refined = space.arcs.map((arcs, place) => {
      const futures = arcs.map((arc) => arc.labels * space.arcs.length + (classOf[arc.target] as number));
      const signature = `${classOf[place]}:${[...new Set(futures)].toSorted((one, other) => one - other).join(' ')}`;
      const known = numberOf.get(signature) ?? numberOf.size;
      numberOf.set(signature, known);
      return known;
    });
    classOf.set(refined);
    if (numberOf.size === count) return { classOf, count };
    count = numberOf.size;
  }
}

/** The classes as a space of their own, and how to walk them in the original. */
export interface Quotient {
  readonly space: WalkSpace;
  /** The steps of a walk of the quotient (its start first), lived in the original space; each call varies the samples. */
  lift(walk: readonly Arc[]): readonly Arc[];
}

/**
 * Shrinks a space without changing which sequences of targets its walks meet, so that lengths, coverage and bounds carry
 * over exactly in both directions.
 */
export function quotientOf(space: WalkSpace): Quotient {
  const { classOf, count } = classesOf(space);
  const toClass = (place: number): number => classOf[place] as number;
  const representative = new Map<number, number>();
  space.arcs.forEach((_, place) => {
    if (!representative.has(toClass(place))) representative.set(toClass(place), place);
  });
  const members = Array.from({ length: count }, (_, index) => representative.get(index) as number);
  const uses = new Map<string, number>();
  const usesOf = ({ edge }: Arc): number => uses.get(edge.name) ?? 0;
  // Where several samples do the same for the cover, the one that was used least shows most.
  const isBetter = (one: Arc, other: Arc): boolean =>
    usesOf(one) === usesOf(other) ? weightOf(one) > weightOf(other) : usesOf(one) < usesOf(other);
  const lift = (walk: readonly Arc[]): readonly Arc[] => {
    const lived: Arc[] = [];
    for (const arc of walk) {
      const before = lived.at(-1);
      const open = before === undefined ? space.starts : (space.arcs[before.target] as readonly Arc[]);
      const fitting = open.filter((one) => one.labels === arc.labels && toClass(one.target) === arc.target);
      const chosen = fitting.reduce((best, one) => (isBetter(one, best) ? one : best));
      uses.set(chosen.edge.name, usesOf(chosen) + 1);
      lived.push(chosen);
    }
    return lived;
  };
  return {
    space: {
      targets: space.targets,
      labelSets: space.labelSets,
      starts: merged(space.starts, toClass),
      arcs: members.map((place) => merged(space.arcs[place] as readonly Arc[], toClass)),
      mayEnd: members.map((place) => space.mayEnd[place] as boolean),
    },
    lift,
  };
}
