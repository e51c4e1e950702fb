import { createHash } from 'node:crypto';
import type { Path } from '#paths/cover/cover.ts';
import {
  expectationOf,
  type Expectation,
  type PathScript,
  type ScriptStep,
} from '#paths/script/path-script.ts';
import type { WholeEdge, WholeGraph } from './explore-together.ts';
import type { WholeState } from './whole.ts';
import type { WholeOffer } from './whole-offers.ts';

/** What is seen of the whole once a step has settled. */
export interface WholeExpectation {
  /** Names of all actors that are there. */
  readonly actors: readonly string[];
  /** Of each actor that did something, what is seen of it. */
  readonly of: Readonly<Record<string, Expectation>>;
  /** Who told what, in order: `order order.decided`. */
  readonly told: readonly string[];
}

export interface WholeScriptStep extends ScriptStep<WholeExpectation> {
  /** Name of the actor whose step it is; empty for the start. */
  readonly whose: string;
}

/** A path through several charts by names only. */
export type WholeScript = PathScript<WholeScriptStep>;

const stepOf = ({ ensemble }: WholeGraph, offer: WholeOffer): WholeScriptStep => {
  const { whose, name, cause, covers, refuses, taken } = offer;
  const told = taken.told.map(({ from, event }) => `${from} ${event.type}`);
  const of: Record<string, Expectation> = {};
  for (const { actor } of taken.ran) {
    if (!taken.actors.has(actor.name)) continue;
    const all = taken.ran.filter((ran) => ran.actor.name === actor.name).map(({ step }) => step);
    const { catalog } = ensemble.parts[actor.part] as (typeof ensemble.parts)[string];
    const last = all.at(-1) as (typeof all)[number];
    of[actor.name] = expectationOf(catalog, {
      ...last,
      emitted: all.flatMap(({ emitted }) => emitted),
      sent: all.flatMap(({ sent }) => sent),
      timersMs: all.flatMap(({ timersMs }) => timersMs),
      // What is started as an actor of the whole is no call.
      calls: all
        .flatMap(({ calls }) => calls)
        .filter(({ id }) => !taken.ran.some((ran) => ran.actor.name === `${actor.name}/${id}`)),
    });
  }
  return {
    whose,
    name,
    cause,
    takes: covers,
    refuses,
    expects: { actors: [...taken.actors.keys()].toSorted(), of, told },
  };
};

/**
 * Of the steps open in a state, one that does what an edge of the graph does. The state may differ from the one the edge was
 * found in by which of several equal actors is where.
 */
function sameStep({ offers }: WholeGraph, state: WholeState, edge: WholeEdge): WholeOffer {
  const covers = edge.covers.join(' ');
  const found = offers
    .at(state)
    .find(
      ({ name, event, state: next, ...offer }) =>
        name === edge.name &&
        event.type === edge.event.type &&
        offer.covers.join(' ') === covers &&
        offers.keys.keyOf(next) === edge.to,
    );
  if (found === undefined)
    throw new Error(`'${edge.whose} ${edge.name}' is open to one of two states that are called equal.`);
  return found;
}

/**
 * Writes a path down, walked anew with its own actors.
 * @throws Error when actors are called alike that are not.
 */
export function wholeScriptOf(graph: WholeGraph, path: Path): WholeScript {
  const start = path.start as WholeEdge;
  let { state } = start;
  const steps = path.steps.map((edge) => {
    const offer = sameStep(graph, state, edge as WholeEdge);
    ({ state } = offer);
    return stepOf(graph, offer);
  });
  const names = [start, ...steps].map(({ whose, name }) => `${whose} ${name}`);
  const digest = createHash('sha256').update(names.join('\n')).digest('hex');
  return { id: `${graph.ensemble.name}-${digest.slice(0, 8)}`, start: stepOf(graph, start), steps };
}
