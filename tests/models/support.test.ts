import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';
import { coverTransitions } from './support/cover.ts';
import { transitionsOf } from './support/definition.ts';
import { explore } from './support/explore.ts';

const planted = setup({
  types: { events: {} as { type: 'go' } | { type: 'back' } },
  actors: { load: fromPromise<number>(() => Promise.reject(new Error('load is not provided'))) },
  delays: { patience: 1000 },
  guards: { never: () => false, always: () => true },
}).createMachine({
  id: 'planted',
  initial: 'idle',
  states: {
    idle: { on: { go: { target: 'loading' }, back: { guard: 'never', target: 'island' } } },
    loading: {
      invoke: { id: 'load', src: 'load', onDone: { target: 'passing' }, onError: { target: 'idle' } },
    },
    passing: { always: { guard: 'always', target: 'there' } },
    there: { after: { patience: { target: 'idle' } } },
    island: { on: { back: { target: 'idle' } } },
  },
});

const catalog: Catalog<typeof planted> = {
  inputs: { start: { input: undefined, ...inWords('Start.', 'Start.') } },
  events: {
    go: { go: { event: { type: 'go' }, ...inWords('Los.', 'Go.') } },
    back: { back: { event: { type: 'back' }, ...inWords('Zurück.', 'Back.') } },
  },
  calls: { load: { ok: { output: 1, ...inWords('Da.', 'There.') }, ...failureSamples } },
  delays: { patience: inWords('Warten.', 'Wait.') },
  abstract: () => ({}),
  invariants: {},
};

describe('walk over a chart', () => {
  const graph = explore(planted, catalog);
  const { covered, paths } = coverTransitions(graph);

  it('finds calls, eventless transitions and delays, and names what nothing reaches', () => {
    const uncovered = transitionsOf(planted)
      .map((transition) => transition.id)
      .filter((id) => !covered.has(id));
    expect(uncovered).toEqual(['planted|planted.idle|back|0', 'planted|planted.island|back|0']);
  });

  it('writes paths that together hold every reachable transition', () => {
    expect(paths.map((path) => path.steps.map((step) => step.name))).toEqual([
      ['go:go', 'load:ok', 'after:patience'],
      ['go:go', 'load:refused'],
    ]);
  });

  it('says when it was cut off', () => {
    expect(explore(planted, catalog, 1).isComplete).toBe(false);
  });
});
