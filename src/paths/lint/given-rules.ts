import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { snapshotIn } from '#machines/xstate-internals.ts';
import type { InputSample } from '#machines/path-ready.ts';
import { eventSamplesOf } from '#paths/explore/candidates.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { suppliesOf } from '#paths/explore/given.ts';
import { leafAt } from '#paths/explore/leaves.ts';
import { firstStep, nextStep } from '#paths/explore/step.ts';
import type { LintRule } from './finding.ts';

const valueText = (value: unknown): string => (value === undefined ? 'left out' : JSON.stringify(value));

/** Places whose values are alike in every sample, each with the first place it is like. */
function twins(leaves: readonly string[], valuesOf: (leaf: string) => readonly string[]) {
  const first = new Map<string, string>();
  return leaves.flatMap((leaf) => {
    const values = valuesOf(leaf).join();
    const known = first.get(values);
    if (known === undefined) first.set(values, leaf);
    return known === undefined ? [] : [{ leaf, known }];
  });
}

export const given: LintRule = {
  name: 'given',
  promise: 'samples whatever calls are given with two values that no other field shares',
  check: ({ graph }) => {
    const supplies = suppliesOf(graph);
    return Object.entries(eventSamplesOf(graph.catalog)).flatMap(([event, samples]) => {
      const own = supplies.filter((supply) => supply.event === event);
      const leaves = [...new Set(own.map(({ leaf }) => leaf))];
      const payloads = Object.values(samples).map((sample) => sample.event);
      const valuesOf = (leaf: string): readonly string[] =>
        payloads.map((payload) => valueText(leafAt(payload, leaf)));
      const callOf = (leaf: string): string => own.find((supply) => supply.leaf === leaf)?.call ?? '';
      const constant = leaves.filter((leaf) => new Set(valuesOf(leaf)).size < 2);
      const varied = leaves.filter((leaf) => !constant.includes(leaf));
      return [
        ...constant.map((leaf) => ({
          place: `${event} ${leaf}`,
          message: `is ${valuesOf(leaf)[0]} in every sample, though ${callOf(leaf)} is given it`,
        })),
        ...twins(varied, valuesOf).map(({ leaf, known }) => ({
          place: `${event} ${leaf}`,
          message: `is the same as ${known} in every sample, so that nobody would notice them mixed up`,
        })),
      ];
    });
  },
};

type Implementation = (given: { readonly context: object }, params: unknown) => unknown;

/** A view of a context that notes the place of every number that is read. */
function watchedContext(context: object, note: (path: string) => void, path = ''): object {
  return new Proxy(context, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      const place = path === '' ? String(name) : `${path}.${String(name)}`;
      if (typeof value === 'number') note(place);
      const isRecord =
        typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      return isRecord ? watchedContext(value, note, place) : value;
    },
  });
}

/** A copy of a chart whose guards and delays note which numbers of the context they read. */
function watchedDecisions(machine: AnyStateMachine, note: (path: string) => void): AnyStateMachine {
  const watch = (declared: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(declared).map(([name, implementation]) => [
        name,
        typeof implementation !== 'function' || 'check' in implementation
          ? implementation
          : (given: { readonly context: object }, params: unknown) =>
              (implementation as Implementation)(
                { ...given, context: watchedContext(given.context, note) },
                params,
              ),
      ]),
    );
  const { guards, delays } = machine.implementations;
  return machine.provide({ guards: watch(guards), delays: watch(delays) } as never);
}

const mostEdgesLookedAt = 2000;

/** Numbers that guards or delays read and no step ever changes: a chart is started with them. */
function limitsOf(graph: Graph): readonly string[] {
  const read = new Set<string>();
  const machine = watchedDecisions(graph.explored, (path) => read.add(path));
  for (const { event } of graph.starts) firstStep(machine, event['input']);
  const stride = Math.ceil(graph.edges.length / mostEdgesLookedAt);
  graph.edges.forEach(({ from, event }, index) => {
    if (index % stride !== 0) return;
    nextStep(machine, snapshotIn(machine, graph.nodes.get(from) as AnyMachineSnapshot), event);
  });
  return [...read].filter((path) => !graph.changedNumbers.has(path));
}

export const limits: LintRule = {
  name: 'limit',
  promise: 'is started with two values of each limit and each time it is told',
  check: ({ graph }) => {
    const inputs = Object.values(graph.catalog.inputs as Readonly<Record<string, InputSample<unknown>>>);
    if (inputs.every(({ input }) => input === undefined)) return [];
    return limitsOf(graph).flatMap((path) => {
      const values = new Set(graph.starts.map(({ step }) => leafAt(step.snapshot.context, path)));
      return values.size > 1
        ? []
        : [{ place: path, message: `is ${valueText([...values][0])} in every sample of the input` }];
    });
  },
};
