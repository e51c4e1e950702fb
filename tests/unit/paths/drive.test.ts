import { describe, expect, expectTypeOf, it } from 'vitest';
import { assign, type AnyStateMachine } from 'xstate';
import { cover } from '#paths/cover/cover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath, PathError, type Driver, type Model } from '#paths/drive/driver.ts';
import { handlerDriver, leafNames, type Handlers, type LeafNames } from '#paths/drive/handlers.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import { doorCatalog, doorMachine, type DoorMachine } from './door.ts';

const model: Model & { machine: DoorMachine } = { machine: doorMachine, catalog: doorCatalog as AnyCatalog };
const graph = explore(doorMachine, model.catalog);
const scripts = cover(graph, 'transitions+rejections').paths.map((path) => scriptOf(graph, path));

const broken = (part: Parameters<DoorMachine['provide']>[0]): Model => ({
  ...model,
  machine: doorMachine.provide(part) as unknown as AnyStateMachine,
});

async function faultOf(subject: Model, driver: (subject: Model) => Driver): Promise<string | null> {
  for (const script of scripts) {
    try {
      await drivePath(subject, script, driver(subject));
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
      return error.message;
    }
  }
  return null;
}

describe.each([
  ['computed', pureDriver],
  ['running', actorDriver],
] as const)('generated paths on the %s chart', (_name, driver) => {
  it('hold', async () => {
    expect(await faultOf(model, driver)).toBe(null);
  });

  it.each([
    ['a guard that always says yes', broken({ guards: { isFree: () => true } }), /state is "opening"/],
    ['a guard that always says no', broken({ guards: { isFree: () => false } }), /state is "closed"/],
    ['an action that does nothing', broken({ actions: { keepLock: assign({}) } }), /projected context/],
    ['a fact that is not told', broken({ actions: { slam: () => undefined } }), /emitted facts/],
  ])('catch %s', async (_fault, subject, message) => {
    expect(await faultOf(subject, driver)).toMatch(message);
  });
});

it('says which path failed at which step', async () => {
  const message = await faultOf(broken({ guards: { isFree: () => false } }), pureDriver);
  expect(message).toMatch(/^door-[0-9a-f]{8} fails at step \d+: input:unlocked → .*door\.open:open\n/);
});

/** A world without a screen: what was done and what was looked at. */
interface Diary {
  readonly lines: string[];
}

const diaryHandlers: Handlers<DoorMachine, Diary> = {
  open: ({ lines }, { isLocked }, sample) => void lines.push(`${sample} ${isLocked}`),
  events: {
    'door.open': ({ lines }) => void lines.push('open'),
    'door.close': ({ lines }) => void lines.push('close'),
    'door.lock': ({ lines }, event) => void lines.push(`lock ${event.isLocked}`),
  },
  calls: { pushDoor: ({ lines }, _answer, sample) => void lines.push(`push ${sample}`) },
  delays: { doorCloser: ({ lines }) => void lines.push('wait') },
  states: {
    closed: ({ lines }) => void lines.push('sees closed'),
    opening: ({ lines }) => void lines.push('sees opening'),
    open: ({ lines }) => void lines.push('sees open'),
    stuck: ({ lines }) => void lines.push('sees stuck'),
  },
};

describe('handlers of a world', () => {
  it('play a path: each gesture, each answer, each promise', async () => {
    const only = new Set(['door|door.open|xstate.after.doorCloser.door.open|0']);
    const [path] = cover(graph, 'transitions', { only }).paths;
    const diary: Diary = { lines: [] };
    await drivePath(model, scriptOf(graph, path!), handlerDriver(model, diaryHandlers, diary));
    expect(diary.lines).toEqual([
      'unlocked false',
      'sees closed',
      'open',
      'sees opening',
      'push ok',
      'sees open',
      'wait',
      'sees closed',
    ]);
  });

  it('do not compile where an event, a call, a delay or a state has none', () => {
    type Map = Handlers<DoorMachine, Diary>;
    expectTypeOf<keyof Map['events']>().toEqualTypeOf<'door.open' | 'door.close' | 'door.lock'>();
    expectTypeOf<keyof Map['calls']>().toEqualTypeOf<'pushDoor'>();
    expectTypeOf<keyof Map['delays']>().toEqualTypeOf<'doorCloser'>();
    expectTypeOf<keyof Map['states']>().toEqualTypeOf<'closed' | 'opening' | 'open' | 'stuck'>();
    const { stuck: _stuck, ...states } = diaryHandlers.states;
    // @ts-expect-error the state 'stuck' has no handler
    const withoutState: Map = { ...diaryHandlers, states };
    const { 'door.lock': _lock, ...events } = diaryHandlers.events;
    // @ts-expect-error the event 'door.lock' has no handler
    const withoutEvent: Map = { ...diaryHandlers, events };
    // @ts-expect-error the call 'pushDoor' has no handler
    const withoutCall: Map = { ...diaryHandlers, calls: {} };
    expect([withoutState, withoutEvent, withoutCall]).toHaveLength(3);
  });

  it('name nested and parallel states by their leaves', () => {
    type Value = 'idle' | { login: 'form' | 'sending' } | { left: 'on'; right: { deep: 'off' } };
    expectTypeOf<LeafNames<Value>>().toEqualTypeOf<
      'idle' | 'login.form' | 'login.sending' | 'left.on' | 'right.deep.off'
    >();
    expect(leafNames({ left: 'on', right: { deep: 'off' }, done: {} })).toEqual([
      'left.on',
      'right.deep.off',
      'done',
    ]);
  });
});
