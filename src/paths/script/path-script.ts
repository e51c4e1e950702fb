import { createHash } from 'node:crypto';
import type { StateValue } from 'xstate';
import type { Abstraction } from '#machines/path-ready.ts';
import type { Path } from '#paths/cover/cover.ts';
import type { AnyCatalog, Cause } from '#paths/explore/candidates.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { firstStep, nextStep, type StartedCall, type Step } from '#paths/explore/step.ts';

/** What a driver sees once a step has settled. */
export interface Expectation {
  readonly status: string;
  readonly value: StateValue;
  /** The projection of the context that guards read. */
  readonly context: Abstraction;
  /** Types of the facts the step tells, in order. */
  readonly emitted: readonly string[];
  /** Types of the messages to other actors, in order. */
  readonly sent: readonly string[];
  /** How long the timers run that the step starts. */
  readonly timersMs: readonly number[];
  /** Ids of the calls and other actors the step starts. */
  readonly calls: readonly string[];
  /** Of the whole context, of all that was emitted and of what calls were given, so that no change of payload passes unseen. */
  readonly digest: string;
}

export interface ScriptStep<Expects = Expectation> {
  /** Name of the sample: `position.add:ok`, `loadBasket:noAnswer`, `after:patience`, `input:guest`. */
  readonly name: string;
  readonly cause: Cause;
  /** Ids of the transitions the step takes. */
  readonly takes: readonly string[];
  /** Ids of the groups that refuse. */
  readonly refuses: readonly string[];
  readonly expects: Expects;
}

/** A path by names only: what is stored, shown and driven; payloads stand in the catalogue. */
export interface PathScript<Step = ScriptStep> {
  /** `checkout-1f3a9c02`; the same for the same samples in the same order. */
  readonly id: string;
  readonly start: Step;
  readonly steps: readonly Step[];
}

/** An actor nobody named is called after how many there were before it, which is another number in each process. */
const withoutCountedNames = (key: string, value: unknown): unknown =>
  key === 'id' && typeof value === 'string' && /^x:\d+$/.test(value) ? 'unnamed' : value;

/** Digest of what a step leaves in the context, of the facts it tells and of what its calls are given; the same in every process. */
export const digestOf = (
  context: unknown,
  emitted: readonly unknown[],
  calls: readonly StartedCall[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([context, emitted, calls.map(({ input }) => input)], withoutCountedNames))
    .digest('hex')
    .slice(0, 12);

/** What a driver is to see once a step has settled. */
export const expectationOf = (
  catalog: AnyCatalog,
  { snapshot, emitted, sent, timersMs, calls }: Step,
): Expectation => ({
  status: snapshot.status,
  value: snapshot.value,
  context: catalog.abstract(snapshot.context),
  emitted: emitted.map(({ type }) => type),
  sent: sent.map(({ type }) => type),
  timersMs,
  calls: calls.map(({ id }) => id),
  digest: digestOf(snapshot.context, emitted, calls),
});

const stepOf = ({ catalog }: Graph, edge: Edge, step: Step): ScriptStep => ({
  name: edge.name,
  cause: edge.cause,
  takes: edge.covers,
  refuses: edge.refuses,
  expects: expectationOf(catalog, step),
});

/**
 * Writes a path down. It is walked anew with its own context, since what the projection hides may still change what is told.
 */
export function scriptOf(graph: Graph, { start, steps }: Path): PathScript {
  const { machine } = graph;
  const names = [start, ...steps].map(({ name }) => name);
  const digest = createHash('sha256').update(names.join('\n')).digest('hex');
  let step = firstStep(machine, start.event['input']);
  const first = stepOf(graph, start, step);
  const following = steps.map((edge) => {
    step = nextStep(machine, step.snapshot, edge.event);
    return stepOf(graph, edge, step);
  });
  return { id: `${machine.id}-${digest.slice(0, 8)}`, start: first, steps: following };
}
