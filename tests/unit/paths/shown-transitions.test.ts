import { assign, createMachine, emit, enqueueActions, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { inWords } from '#machines/path-ready.ts';
import { cover } from '#paths/cover/cover.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore, type Graph } from '#paths/explore/explore.ts';
import { doorCatalog, doorMachine } from './door.ts';

const doorGraph = explore(doorMachine, doorCatalog as AnyCatalog);
const locking = 'door|door.closed|door.lock|0';

/** A lamp that a switch, a dimmer and a timer ask to be on; it decides for itself where that leads. */
const lampMachine = setup({
  types: {
    context: {} as { isOn: boolean },
    events: {} as { type: 'lamp.ask'; isOn: boolean } | { type: 'lamp.ring' },
  },
  guards: { isOn: ({ context }) => context.isOn },
  actions: {
    keep: assign((_, params: { isOn: boolean }) => ({ isOn: params.isOn })),
    ringWhenLit: enqueueActions(({ context, enqueue }) => {
      if (context.isOn) enqueue.emit({ type: 'lamp.rang' } as never);
    }),
    tell: emit({ type: 'lamp.told' } as never),
  },
}).createMachine({
  id: 'lamp',
  context: { isOn: false },
  initial: 'deciding',
  on: {
    'lamp.ask': { target: '.deciding', actions: { type: 'keep', params: ({ event }) => event } },
    'lamp.ring': { actions: 'ringWhenLit' },
  },
  states: {
    deciding: { always: [{ guard: 'isOn', target: 'lit' }, { target: 'dark' }] },
    lit: { entry: 'tell' },
    dark: {},
  },
});

const lampCatalog = {
  inputs: { start: { input: undefined, ...inWords('Start.', 'Start.') } },
  events: {
    'lamp.ask': {
      off: { event: { type: 'lamp.ask', isOn: false }, ...inWords('Aus.', 'Off.', 9) },
      on: { event: { type: 'lamp.ask', isOn: true }, ...inWords('An.', 'On.') },
    },
    'lamp.ring': { ring: { event: { type: 'lamp.ring' }, ...inWords('Klingeln.', 'Ring.') } },
  },
  calls: {},
  delays: {},
  abstract: ({ isOn }: { isOn: boolean }) => ({ isOn }),
  invariants: {},
} as unknown as AnyCatalog;

const stepsOf = (graph: Graph, criterion: 'transitions' | 'transitions+rejections', from?: string) =>
  cover(graph, criterion, from === undefined ? {} : { from }).paths.flatMap(({ steps }) => steps);

describe('a watched chart', () => {
  const lampGraph = explore(lampMachine, lampCatalog);
  const idleOf = (name: string, isOn: boolean): readonly (readonly string[])[] =>
    lampGraph.edges
      .filter((edge) => edge.name === name && edge.from.includes(`"isOn":${isOn}`))
      .map(({ step }) => step.idle);

  it('notes an assignment that changes nothing', () => {
    expect(idleOf('lamp.ask:off', false)).toEqual([['keep']]);
    expect(idleOf('lamp.ask:off', true)).toEqual([[]]);
  });

  it('notes an action that enqueues nothing', () => {
    expect(idleOf('lamp.ring:ring', false)).toEqual([['ringWhenLit']]);
    expect(idleOf('lamp.ring:ring', true)).toEqual([[]]);
  });

  it('does what the chart does', () => {
    const unlocked = doorGraph.edges.find(({ name }) => name === 'pushDoor:ok');
    expect(unlocked?.step.snapshot.value).toBe('open');
    expect(doorGraph.explored).toBe(doorMachine);
  });
});

describe('what a path shows', () => {
  it('is a transition whose actions change something', () => {
    const weighted = {
      ...doorCatalog,
      events: {
        ...doorCatalog.events,
        'door.lock': {
          ...doorCatalog.events['door.lock'],
          unlock: { ...doorCatalog.events['door.lock'].unlock, weight: 99 },
        },
      },
    };
    const steps = stepsOf(explore(doorMachine, weighted as AnyCatalog), 'transitions');
    const taken = steps.filter(({ covers }) => covers.includes(locking));
    expect(taken.some(({ step }) => !step.idle.includes('keepLock'))).toBe(true);
  });

  it('is less where no step shows more', () => {
    const blunt = {
      ...doorCatalog,
      events: { ...doorCatalog.events, 'door.lock': { unlock: doorCatalog.events['door.lock'].unlock } },
    };
    const result = cover(explore(doorMachine, blunt as AnyCatalog), 'transitions');
    expect([...result.covered]).toContain(locking);
  });

  it('is less where the route leaves nothing else', () => {
    const result = cover(doorGraph, 'transitions', { avoid: ['door.lock:lock'] });
    expect([...result.covered]).toContain(locking);
  });

  it('is both endings of a transition into a state that decides, although only the transition counts', () => {
    const graph = explore(lampMachine, lampCatalog);
    const asked = stepsOf(graph, 'transitions+rejections').filter(({ event }) => event.type === 'lamp.ask');
    expect(new Set(asked.map(({ step }) => step.snapshot.value))).toEqual(new Set(['lit', 'dark']));
    expect(cover(graph, 'transitions+rejections').targets).toHaveLength(4);
  });
});

describe('a started call', () => {
  it('is expected of the step that starts it', () => {
    const opening = doorGraph.edges.find(({ name }) => name === 'door.open:open');
    expect(opening?.step.calls.map(({ id }) => id)).toEqual(['pushDoor']);
    const restless = createMachine({ id: 'calm', initial: 'only', states: { only: {} } });
    expect(explore(restless as never, { ...lampCatalog, events: {} }).starts[0]?.step.calls).toEqual([]);
  });
});
