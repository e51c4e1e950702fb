import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { lint, lintRules } from '#paths/lint/lint.ts';
import { doorCatalog, doorMachine, doorWords } from './door.ts';

type Config = Record<string, any>;

interface Planted {
  readonly rule: string;
  readonly fault: string;
  readonly place: string;
  readonly plant?: (config: Config) => void;
  readonly guards?: Config;
  readonly catalog?: Partial<Record<keyof AnyCatalog, unknown>>;
  readonly isPersisted?: boolean;
}

/** A copy of the door's chart in which something may be changed. */
function doorWith(plant: (config: Config) => void = () => undefined, guards: Config = {}): AnyStateMachine {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
  };
  const config = copy(doorMachine.config) as Config;
  plant(config);
  const { implementations } = doorMachine;
  return createMachine(
    config as never,
    { ...implementations, guards: { ...implementations.guards, ...guards } } as never,
  ) as unknown as AnyStateMachine;
}

const lintOf = ({
  plant,
  guards,
  catalog,
  isPersisted,
}: Pick<Planted, 'plant' | 'guards' | 'catalog' | 'isPersisted'>) => {
  const graph = explore(doorWith(plant, guards), { ...doorCatalog, ...catalog } as AnyCatalog);
  return lint({ graph, isPersisted: isPersisted ?? false });
};

const { lock, unlock } = doorCatalog.events['door.lock'];
const withStuck = (words: object) => ({
  ...doorWords,
  states: { ...doorWords.states, stuck: { ...doorWords.states.stuck, ...words } },
});
const undescribed = withStuck({ description: undefined });
const { ok, ...failures } = doorCatalog.calls.pushDoor;
const kept = {
  toPersisted: (snapshot: { value: unknown }) => snapshot.value,
  fromPersisted: (raw: unknown) => raw,
  inputOf: (stored: unknown) => ({ isLocked: false, isOpening: stored === 'opening' }),
};

const planted: readonly Planted[] = [
  {
    rule: 'samples',
    fault: 'an event without a sample',
    place: 'door.lock',
    catalog: { events: { ...doorCatalog.events, 'door.lock': {} } },
  },
  {
    rule: 'samples',
    fault: 'a call outcome without a sample',
    place: 'pushDoor:noAnswer',
    catalog: { calls: { pushDoor: { ok, refused: failures.refused, serverDown: failures.serverDown } } },
  },
  {
    rule: 'samples',
    fault: 'a delay without a sentence',
    place: 'doorCloser',
    catalog: { delays: {} },
  },
  {
    rule: 'samples',
    fault: 'a sample of an event that nothing handles',
    place: 'door.paint',
    catalog: {
      events: { ...doorCatalog.events, 'door.paint': { red: { ...lock, event: { type: 'door.paint' } } } },
    },
  },
  {
    rule: 'given',
    fault: 'a value that a call is given and no sample changes',
    place: 'door.open force',
    plant: ({ states }) => {
      states.opening.invoke.input = ({ event }: any) => ({ force: event.force });
    },
    catalog: {
      events: {
        ...doorCatalog.events,
        'door.open': { open: { ...lock, event: { type: 'door.open', force: 3 } } },
      },
    },
  },
  {
    rule: 'limit',
    fault: 'a limit that every start sets alike',
    place: 'most',
    plant: (config) => {
      config['context'] = ({ input }: any) => ({ isLocked: input.isLocked, problem: null, most: 3 });
    },
    guards: { isFree: ({ context }: any) => !context.isLocked && context.most > 0 },
  },
  {
    rule: 'error-exit',
    fault: 'a call without an error exit',
    place: 'door.opening',
    plant: ({ states }) => delete states.opening.invoke.onError,
  },
  {
    rule: 'error-exit',
    fault: 'an error exit that is open to some failures only',
    place: 'door.opening',
    plant: ({ states }) => {
      states.opening.invoke.onError = { guard: 'isFree', target: 'stuck' };
    },
  },
  {
    rule: 'names',
    fault: 'a guard written in place',
    place: 'door|door.closed|door.open|0',
    plant: ({ states }) => {
      states.closed.on['door.open'].guard = ({ context }: any) => !context.isLocked;
    },
  },
  {
    rule: 'names',
    fault: 'an action written in place',
    place: 'door|door.open|door.close|0',
    plant: ({ states }) => {
      states.open.on['door.close'].actions = () => undefined;
    },
  },
  {
    rule: 'names',
    fault: 'an entry action written in place',
    place: 'door.open',
    plant: ({ states }) => {
      states.open.entry = () => undefined;
    },
  },
  {
    rule: 'names',
    fault: 'a delay in milliseconds',
    place: 'door.open',
    plant: ({ states }) => {
      states.open.after = { 5000: { target: 'closed' } };
    },
  },
  {
    rule: 'names',
    fault: 'an actor without an id of its own',
    place: 'door.opening',
    plant: ({ states }) => delete states.opening.invoke.id,
  },
  {
    rule: 'unused',
    fault: 'an action that nothing names',
    place: 'slam',
    plant: ({ states }) => delete states.open.on['door.close'].actions,
  },
  {
    rule: 'words',
    fault: 'a state without words',
    place: 'door.painted',
    plant: ({ states }) => {
      states.painted = { ...states.stuck };
    },
  },
  {
    rule: 'words',
    fault: 'a state without a description',
    place: 'door.stuck',
    catalog: { words: undescribed },
  },
  {
    rule: 'words',
    fault: 'a state without an English title',
    place: 'door.stuck',
    catalog: { words: withStuck({ title: { de: 'Klemmt', en: '' } }) },
  },
  {
    rule: 'words',
    fault: 'words of a state that is gone',
    place: 'stuck',
    plant: ({ states }) => {
      delete states.stuck;
      states.opening.invoke.onError = { target: 'closed' };
    },
  },
  {
    rule: 'words',
    fault: 'a guard without words',
    place: 'isFree',
    catalog: { words: { ...doorWords, guards: {} } },
  },
  {
    rule: 'words',
    fault: 'an event of many samples without words',
    place: 'door.lock',
    catalog: { events: { ...doorCatalog.events, 'door.lock': { lock, unlock, again: lock } } },
  },
  {
    rule: 'phase',
    fault: 'a state without a phase',
    place: 'door.stuck',
    plant: ({ states }) => delete states.stuck.tags,
  },
  {
    rule: 'phase',
    fault: 'a state with two phases',
    place: 'door.stuck',
    plant: ({ states }) => {
      states.stuck.tags = ['blocked', 'ready'];
    },
  },
  {
    rule: 'ways-out',
    fault: 'a blocked state that nothing leaves',
    place: 'door.stuck',
    plant: ({ states }) => {
      states.stuck.on = {};
    },
  },
  {
    rule: 'reach',
    fault: 'a state that nothing leads to',
    place: 'door.painted',
    plant: ({ states }) => {
      states.painted = { ...states.stuck };
    },
  },
  {
    rule: 'history',
    fault: 'a history state that always comes back to the same place',
    place: 'door.last',
    plant: ({ states }) => {
      states.last = { type: 'history' };
      states.stuck.on['door.close'] = { target: 'last' };
    },
  },
  {
    rule: 'history',
    fault: 'a history state that nothing leads to',
    place: 'door.last',
    plant: ({ states }) => {
      states.last = { type: 'history' };
    },
  },
  {
    rule: 'dead-guard',
    fault: 'a guard that always says yes',
    place: 'door|door.stuck|door.close|0|false',
    plant: ({ states }) => {
      states.stuck.on['door.close'] = { guard: 'isFree', target: 'closed' };
    },
  },
  {
    rule: 'dead-guard',
    fault: 'a guard that always says no',
    place: 'door|door.closed|door.open|1|true',
    plant: ({ states }) => {
      states.closed.on['door.open'] = [
        { guard: 'isFree', target: 'opening' },
        { guard: 'isFree', target: 'stuck' },
      ];
    },
  },
  {
    rule: 'same-branches',
    fault: 'two branches with one effect',
    place: 'door|door.closed|door.open|1',
    plant: ({ states }) => {
      states.closed.on['door.open'] = [{ guard: 'isFree', target: 'opening' }, { target: 'opening' }];
    },
  },
  {
    rule: 'projection',
    fault: 'a projection that hides what a guard reads',
    place: 'active "closed" {}',
    catalog: { abstract: () => ({}) },
  },
  {
    rule: 'invariants',
    fault: 'an invariant that a reachable state breaks',
    place: 'nobody ever locks the door',
    catalog: { invariants: { 'nobody ever locks the door': ({ context }: any) => !context.isLocked } },
  },
  {
    rule: 'persistence',
    fault: 'a persisted machine whose catalogue does not say how',
    place: 'door',
    isPersisted: true,
  },
  {
    rule: 'persistence',
    fault: 'a call under way that is under way again after a reload',
    place: 'door.opening',
    plant: (config) => {
      config.context = ({ input }: any) => ({ isLocked: !input.isOpening, problem: null });
      config.initial = 'waking';
      config.states.waking = { always: [{ guard: 'isFree', target: 'opening' }, { target: 'closed' }] };
    },
    catalog: { persistence: kept },
  },
];

describe('path-ready lint', () => {
  it('finds nothing at a chart that keeps to it', () => {
    expect(lintOf({})).toEqual({ findings: [], waived: [] });
  });

  it.each(planted)('$rule: finds $fault', ({ rule, place, ...subject }) => {
    const { findings } = lintOf(subject);
    expect(findings.filter((finding) => finding.rule === rule).map((finding) => finding.place)).toContain(
      place,
    );
  });

  it('says once how an invariant is broken, by the shortest way there', () => {
    const invariants = { 'the door is closed': ({ value }: any) => value === 'closed' };
    const { findings } = lintOf({ catalog: { invariants } });
    expect(findings.filter(({ rule }) => rule === 'invariants')).toMatchObject([
      {
        place: 'the door is closed',
        message:
          'is broken after input:unlocked → door.open:open, in active "opening" {"isLocked":false}, and in 2 more states',
      },
    ]);
  });

  it('has a planted fault for each rule', () => {
    const proven = new Set(planted.map(({ rule }) => rule));
    expect(lintRules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
  });

  it('lets a finding stand that the catalogue gives a reason for, and counts it', () => {
    const { findings, waived } = lintOf({
      catalog: { words: undescribed, waivers: { 'words: door.stuck': 'Said elsewhere.' } },
    });
    expect(findings).toEqual([]);
    expect(waived.map(({ place }) => place)).toEqual(['door.stuck']);
  });

  it('finds a waiver that waives nothing, and one without a reason', () => {
    const { findings } = lintOf({ catalog: { waivers: { 'words: door.stuck': 'Said elsewhere.' } } });
    expect(findings.map(({ rule, place }) => `${rule} ${place}`)).toEqual(['waiver words: door.stuck']);
    const catalog = { words: undescribed, waivers: { 'words: door.stuck': '' } };
    expect(lintOf({ catalog }).findings.length).toBe(2);
  });
});
