import { assign, emit, fromPromise, setup } from 'xstate';
import { failureSamples, inWords, type Catalog, type ChartWords } from '#machines/path-ready.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';

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
  },
  actors: { pushDoor: fromPromise<number>(() => Promise.reject(new Error('pushDoor is not provided'))) },
  delays: { doorCloser: 5000 },
  guards: { isFree: ({ context }) => !context.isLocked },
  actions: {
    keepLock: assign((_, params: { isLocked: boolean }) => ({ isLocked: params.isLocked })),
    slam: emit({ type: 'door.slammed' }),
  },
});

/** A door with a lock, a call, a delay and a guard that refuses: 8 transitions and one refusal. */
export const doorMachine = loud.createMachine({
  id: 'door',
  context: ({ input }) => ({ isLocked: input.isLocked, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      tags: 'ready',
      on: {
        'door.open': { guard: 'isFree', target: 'opening' },
        'door.lock': { actions: { type: 'keepLock', params: ({ event }) => event } },
      },
    },
    opening: {
      tags: 'busy',
      invoke: { id: 'pushDoor', src: 'pushDoor', onDone: { target: 'open' }, onError: { target: 'stuck' } },
    },
    open: {
      tags: 'ready',
      on: { 'door.close': { target: 'closed', actions: 'slam' } },
      after: { doorCloser: { target: 'closed' } },
    },
    stuck: {
      tags: 'blocked',
      on: { 'door.open': { target: 'opening' }, 'door.close': { target: 'closed' } },
    },
  },
});

export type DoorMachine = typeof doorMachine;

export const doorWords: ChartWords<DoorMachine> = {
  title: { de: 'Tür', en: 'Door' },
  description: { de: 'Eine Tür mit Schloss.', en: 'A door with a lock.' },
  states: {
    closed: {
      title: { de: 'Zu', en: 'Closed' },
      description: { de: 'Die Tür ist zu.', en: 'The door is closed.' },
      spec: [],
    },
    opening: {
      title: { de: 'Geht auf', en: 'Opening' },
      description: { de: 'Die Tür geht auf.', en: 'The door is opening.' },
      spec: [],
    },
    open: {
      title: { de: 'Offen', en: 'Open' },
      description: { de: 'Die Tür ist offen.', en: 'The door is open.' },
      spec: [],
    },
    stuck: {
      title: { de: 'Klemmt', en: 'Stuck' },
      description: { de: 'Die Tür klemmt.', en: 'The door is stuck.' },
      spec: [],
    },
  },
  guards: { isFree: { de: 'nicht abgeschlossen', en: 'not locked' } },
};

export const doorCatalog: Catalog<DoorMachine> = {
  words: doorWords,
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
