import { assign, emit, fromPromise, setup } from 'xstate';
import { failureSamples, inWords, type Catalog } from '#machines/path-ready.ts';
import type { PhaseTag, StateMeta } from '#machines/state-meta.ts';

interface DoorContext {
  readonly isLocked: boolean;
  readonly problem: string | null;
}

type DoorEvent = { type: 'door.open' } | { type: 'door.close' } | { type: 'door.lock'; isLocked: boolean };

const loud = setup({
  types: {
    context: {} as DoorContext,
    events: {} as DoorEvent,
    input: {} as { isLocked: boolean },
    emitted: {} as { type: 'door.slammed' },
    tags: {} as PhaseTag,
    meta: {} as StateMeta,
  },
  actors: { pushDoor: fromPromise<number>(() => Promise.reject(new Error('pushDoor is not provided'))) },
  delays: { doorCloser: 5000 },
  guards: { isFree: ({ context }) => !context.isLocked },
  actions: {
    keepLock: assign((_, params: { isLocked: boolean }) => ({ isLocked: params.isLocked })),
    slam: emit({ type: 'door.slammed' }),
  },
});

const meta = (de: string, en: string) => ({ title: { de, en }, spec: [] });

/** A door with a lock, a call, a delay and a guard that refuses: 8 transitions and one refusal. */
export const doorMachine = loud.createMachine({
  id: 'door',
  context: ({ input }) => ({ isLocked: input.isLocked, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Die Tür ist zu.',
      tags: 'ready',
      meta: meta('Zu', 'Closed'),
      on: {
        'door.open': { guard: 'isFree', target: 'opening' },
        'door.lock': { actions: { type: 'keepLock', params: ({ event }) => event } },
      },
    },
    opening: {
      description: 'Die Tür geht auf.',
      tags: 'busy',
      meta: meta('Geht auf', 'Opening'),
      invoke: { id: 'pushDoor', src: 'pushDoor', onDone: { target: 'open' }, onError: { target: 'stuck' } },
    },
    open: {
      description: 'Die Tür ist offen.',
      tags: 'ready',
      meta: meta('Offen', 'Open'),
      on: { 'door.close': { target: 'closed', actions: 'slam' } },
      after: { doorCloser: { target: 'closed' } },
    },
    stuck: {
      description: 'Die Tür klemmt.',
      tags: 'blocked',
      meta: meta('Klemmt', 'Stuck'),
      on: { 'door.open': { target: 'opening' }, 'door.close': { target: 'closed' } },
    },
  },
});

export type DoorMachine = typeof doorMachine;

export const doorCatalog: Catalog<DoorMachine> = {
  inputs: {
    unlocked: { input: { isLocked: false }, ...inWords('Vor der Tür stehen.', 'Stand at the door.') },
  },
  events: {
    'door.open': { open: { event: { type: 'door.open' }, ...inWords('Die Tür öffnen.', 'Open the door.') } },
    'door.close': { close: { event: { type: 'door.close' }, ...inWords('Die Tür schließen.', 'Close it.') } },
    'door.lock': {
      lock: { event: { type: 'door.lock', isLocked: true }, ...inWords('Abschließen.', 'Lock it.') },
      unlock: { event: { type: 'door.lock', isLocked: false }, ...inWords('Aufschließen.', 'Unlock it.') },
    },
  },
  calls: { pushDoor: { ok: { output: 1, ...inWords('Sie geht auf.', 'It opens.') }, ...failureSamples } },
  delays: { doorCloser: inWords('Fünf Sekunden warten.', 'Wait for five seconds.') },
  abstract: ({ isLocked }) => ({ isLocked }),
  invariants: {
    'a locked door is closed': ({ value, context }) => !context.isLocked || value === 'closed',
  },
};
