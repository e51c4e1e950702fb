import type { InputSample } from '#machines/path-ready.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { AnyEnsemble } from '#machines/ensemble.ts';
import { viewOf, type Ran, type WholeState } from './whole.ts';
import { wholeOffers, type WholeOffer, type WholeOffers } from './whole-offers.ts';

/** One thing that happens in one state of the whole. */
export interface WholeEdge extends WholeOffer, Edge {
  /** Names of the situations the whole is in afterwards. */
  readonly situations: readonly string[];
}

/** An invariant of the whole that does not hold, with the shortest way there. */
export interface BrokenTruth {
  readonly invariant: string;
  /** `order/row-1 row.approve:once`, the start first. */
  readonly steps: readonly string[];
}

export interface WholeGraph {
  readonly ensemble: AnyEnsemble;
  readonly offers: WholeOffers;
  readonly starts: readonly WholeEdge[];
  readonly nodes: ReadonlyMap<string, WholeState>;
  readonly edges: readonly WholeEdge[];
  readonly outgoing: ReadonlyMap<string, readonly WholeEdge[]>;
  /** Steps that were left out, because two of them that do not touch each other come to the same in either order. */
  readonly leftOut: number;
  readonly broken: readonly BrokenTruth[];
  readonly isComplete: boolean;
}

export interface TogetherOptions {
  readonly maximumNodes?: number;
  /** Walks every order of everything; to compare. */
  readonly isEveryOrder?: true;
}

/** An offer with what it touches. */
interface Placed {
  readonly id: string;
  readonly edge: WholeEdge;
  /** Names of actors, `clock`, or `everything`. */
  readonly touched: ReadonlySet<string>;
  /** Whether it may be left out after a step that does not touch it. */
  readonly isSteady: boolean;
}

const everything = 'everything';

/** What a step changes or depends on. What is told may be heard by anyone, and what is remembered may decide anything. */
function touchedBy(before: WholeState, { state, taken, cause, whose }: WholeOffer): ReadonlySet<string> {
  if (taken.told.length > 0 || JSON.stringify(before.memory) !== JSON.stringify(state.memory))
    return new Set([everything]);
  const gone = [...before.actors.keys()].filter((name) => !state.actors.has(name));
  const isTimed =
    cause === 'delay' ||
    before.timers.names.length !== state.timers.names.length ||
    taken.ran.some(({ step }) => step.timers.length > 0);
  return new Set([
    whose,
    ...taken.ran.map(({ actor }) => actor.name),
    ...gone,
    ...(isTimed ? ['clock'] : []),
  ]);
}

const areIndependent = (one: Placed, other: Placed): boolean =>
  !one.touched.has(everything) &&
  !other.touched.has(everything) &&
  ![...one.touched].some((name) => other.touched.has(name));

/** Each mix of the people's inputs. */
function inputsOf(ensemble: AnyEnsemble): readonly { name: string; inputs: Record<string, unknown> }[] {
  let mixes: { name: string; inputs: Record<string, unknown> }[] = [{ name: '', inputs: {} }];
  for (const [person, part] of Object.entries(ensemble.people)) {
    const samples = Object.entries(
      (ensemble.parts[part]?.catalog.inputs ?? {}) as Readonly<Record<string, InputSample<unknown>>>,
    );
    mixes = mixes.flatMap(({ name, inputs }) =>
      samples.map(([sample, { input }]) => ({
        name: name === '' ? sample : `${name}+${sample}`,
        inputs: { ...inputs, [person]: input },
      })),
    );
  }
  return mixes.map(({ name, inputs }) => ({ name: `input:${name}`, inputs }));
}

/**
 * Walks every state all charts can be in together. Of several equal actors in the same state one acts for all; of two steps that
 * touch nothing in common one order is walked (sleep sets, which leave out steps and never a state). Every step that may happen
 * is computed and asked for the invariants, those left out as well.
 */
export function exploreTogether(ensemble: AnyEnsemble, options: TogetherOptions = {}): WholeGraph {
  const { maximumNodes = 20_000, isEveryOrder = false } = options;
  const offers = wholeOffers(ensemble);
  const nodes = new Map<string, WholeState>();
  const cameBy = new Map<string, WholeEdge>();
  const placed = new Map<string, readonly Placed[]>();
  const asleepAt = new Map<string, ReadonlyMap<string, Placed>>();
  const outgoing = new Map<string, WholeEdge[]>();
  const broken = new Map<string, readonly string[]>();
  /** Where a truth is broken: from there nothing is walked, which may lead anywhere. */
  const isWrong = new Set<string>();
  const queue: { key: string; asleep: ReadonlyMap<string, Placed> }[] = [];

  const wayTo = (key: string): readonly string[] => {
    const edge = cameBy.get(key);
    return edge === undefined ? [] : [...wayTo(edge.from), `${edge.whose} ${edge.name}`.trim()];
  };
  const edgeOf = (from: string, offer: WholeOffer): WholeEdge => {
    const { state, taken } = offer;
    const to = offers.keys.keyOf(state);
    const view = viewOf(state.actors, taken.told, state.memory);
    const faults = Object.entries(ensemble.invariants).filter(([, holds]) => !holds(view));
    for (const [name] of faults)
      if (!broken.has(name)) broken.set(name, [...wayTo(from), `${offer.whose} ${offer.name}`.trim()]);
    if (faults.length > 0) isWrong.add(to);
    const situations = Object.entries(ensemble.situations ?? {})
      .filter(([, isMet]) => isMet(view))
      .map(([name]) => name);
    const { actor, step } = taken.ran[0] as Ran;
    return {
      ...offer,
      from,
      to,
      situations,
      after: actor.snapshot,
      step,
      isTwin: false,
      calls: [],
      turns: taken.ran.length,
    };
  };
  const placedAt = (key: string): readonly Placed[] => {
    const known = placed.get(key);
    if (known !== undefined) return known;
    const state = nodes.get(key) as WholeState;
    const seen = new Set<string>();
    const here = offers.at(state).flatMap((offer): readonly Placed[] => {
      const id = `${offers.keys.placeOf(state.actors, offer.whose)} ${offer.name} ${offer.event.type}`;
      if (seen.has(id)) return [];
      seen.add(id);
      const isSteady = offers.keys.isSteady(state.actors, offer.whose);
      return [{ id, edge: edgeOf(key, offer), touched: touchedBy(state, offer), isSteady }];
    });
    placed.set(key, here);
    return here;
  };
  const arrive = (edge: WholeEdge, asleep: ReadonlyMap<string, Placed>): void => {
    if (!nodes.has(edge.to)) {
      nodes.set(edge.to, edge.state);
      cameBy.set(edge.to, edge);
    }
    if (!isWrong.has(edge.to)) queue.push({ key: edge.to, asleep });
  };

  const starts = inputsOf(ensemble).flatMap(({ name, inputs }) => {
    const offer = offers.start(name, inputs);
    if (offer === null) return [];
    const edge = edgeOf('', offer);
    arrive(edge, new Map());
    return [edge];
  });
  let next = 0;
  for (; next < queue.length && nodes.size <= maximumNodes; next += 1) {
    const { key, asleep } = queue[next] as (typeof queue)[number];
    const sleptBefore = asleepAt.get(key);
    const here = placedAt(key);
    const toWalk = here.filter(({ id }) =>
      sleptBefore === undefined ? !asleep.has(id) : sleptBefore.has(id) && !asleep.has(id),
    );
    const still = new Map([...asleep].filter(([id]) => sleptBefore?.has(id) ?? true));
    asleepAt.set(key, still);
    const done = new Map(
      [...still].flatMap(([id]) => here.filter((one) => one.id === id)).map((one) => [one.id, one]),
    );
    const walked = outgoing.get(key) ?? [];
    for (const one of toWalk) {
      const sleeping = [...done.values()].filter((other) => other.isSteady && areIndependent(one, other));
      walked.push(one.edge);
      arrive(one.edge, isEveryOrder ? new Map() : new Map(sleeping.map((other) => [other.id, other])));
      done.set(one.id, one);
    }
    outgoing.set(key, walked);
  }
  const edges = [...outgoing.values()].flat();
  const offered = [...placed.values()].reduce((count, here) => count + here.length, 0);
  return {
    ensemble,
    offers,
    starts,
    nodes,
    edges,
    outgoing,
    leftOut: offered - edges.length,
    broken: [...broken].map(([invariant, steps]) => ({ invariant, steps })),
    isComplete: next === queue.length,
  };
}
