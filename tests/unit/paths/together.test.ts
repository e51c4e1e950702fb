import { describe, expect, it } from 'vitest';
import { emit, setup, type AnyStateMachine } from 'xstate';
import type { AnyEnsemble, Part } from '#machines/ensemble.ts';
import { toastsEnsemble } from '#machines/toasts/toasts.ensemble.ts';
import { inWords } from '#machines/path-ready.ts';
import { PathError } from '#paths/drive/driver.ts';
import { faultsTogether } from '#paths/command/together.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { actorsDriver } from '#paths/together/actors-driver.ts';
import { driveTogether, type WholeDriver } from '#paths/together/drive-together.ts';
import { exploreTogether } from '#paths/together/explore-together.ts';
import { peopleDriver, type PersonHandlers } from '#paths/together/people-driver.ts';
import { coverTogether } from '#paths/together/whole-cover.ts';
import { wholeScriptOf } from '#paths/together/whole-script.ts';
import {
  approvalEnsemble,
  approvalMachine,
  rowMachine,
  type ApprovalMachine,
  type RowMachine,
} from './approval.ts';

const graph = exploreTogether(approvalEnsemble);
const result = coverTogether(graph);
const scripts = result.paths.map((path) => wholeScriptOf(graph, path));

/** The ensemble with another chart in the place of a part. */
const withPart = (part: 'approval' | 'row', machine: unknown): AnyEnsemble => ({
  ...approvalEnsemble,
  parts: {
    ...approvalEnsemble.parts,
    [part]: { ...(approvalEnsemble.parts[part] as Part), machine: machine as AnyStateMachine },
  },
});

async function faultOf(ensemble: AnyEnsemble, driver: WholeDriver): Promise<string | null> {
  for (const script of scripts) {
    try {
      await driveTogether(ensemble, script, driver);
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
      return error.message;
    }
  }
  return null;
}

describe('two people over one request of two rows', () => {
  it('are explored as one graph, in which one of them decides', () => {
    expect(faultsTogether(graph, result)).toEqual([]);
    expect(graph.nodes.size).toBe(252);
  });

  it('are covered by paths of a proven length that come to each situation', () => {
    expect([result.paths.length, result.steps, result.bound.steps]).toEqual([2, 17, 17]);
    expect([...result.covered].filter((id) => id.startsWith('situation|'))).toHaveLength(2);
  });

  it('are in the same states when every order of their steps is walked, which takes more steps', () => {
    const everyOrder = exploreTogether(approvalEnsemble, { isEveryOrder: true });
    expect(new Set(everyOrder.nodes.keys())).toEqual(new Set(graph.nodes.keys()));
    expect(everyOrder.edges.length).toBeGreaterThan(graph.edges.length);
    expect([everyOrder.leftOut, graph.leftOut > 0]).toEqual([0, true]);
  });

  it('are in as many states as there are when equal rows count once', () => {
    const { alike: _left, ...apart } = approvalEnsemble;
    const whole = exploreTogether(apart);
    // 27 mixes of two rows for each of two people, 10 when only their numbers count.
    expect(whole.nodes.size).toBeGreaterThan(1.5 * graph.nodes.size);
    expect(whole.broken).toEqual([]);
  });

  it('are driven by the paths, as running actors that tell each other everything', async () => {
    expect(await faultOf(approvalEnsemble, actorsDriver(approvalEnsemble))).toBe(null);
  });

  it.each([
    [
      'a page that counts no judged row',
      withPart('approval', approvalMachine.provide({ actions: { countJudged: () => undefined } })),
      /state is "judging"|projected context/,
    ],
    [
      'a row that tells nobody',
      withPart('row', rowMachine.provide({ actions: { tellJudged: () => undefined } })),
      /projected context|cannot happen/,
    ],
    [
      'a decision nobody else hears of',
      { ...approvalEnsemble, relay: () => [] } as AnyEnsemble,
      /cannot happen|state is/,
    ],
  ])('tell %s', async (_fault, ensemble, message) => {
    expect(await faultOf(approvalEnsemble, actorsDriver(ensemble))).toMatch(message);
  });
});

describe('a truth about the whole', () => {
  it('is broken by a server that takes a second decision; the shortest way there is named', () => {
    const forgetful = exploreTogether({
      ...approvalEnsemble,
      memory: {
        first: { made: 0 },
        after: ({ made }, { name }) => ({ made: name === 'saveDecision:ok' ? 1 : made }),
      },
    });
    expect(forgetful.broken.map(({ invariant }) => invariant)).toEqual(['exactly one final decision']);
    const steps = forgetful.broken[0]?.steps ?? [];
    expect(steps.map((step) => step.split(' ').at(-1) ?? '').toSorted()).toEqual([
      'decision.save:once',
      'decision.save:once',
      'input:open+open',
      'row.approve:once',
      'row.approve:once',
      'row.approve:once',
      'row.approve:once',
      'saveDecision:ok',
      'saveDecision:ok',
    ]);
  });

  it('is broken by a row that does not say that it is open again', () => {
    const silent = withPart('row', rowMachine.provide({ actions: { tellOpen: () => undefined } }));
    expect(exploreTogether(silent).broken).toEqual([
      {
        invariant: 'as many are pending as rows say so',
        steps: ['input:open+open', 'anna/row-1 row.approve:once', 'anna/row-1 row.reset:once'],
      },
    ]);
  });

  it('names what never happens together', () => {
    const { relay: _nobodyHears, ...apart } = approvalEnsemble;
    const alone = exploreTogether(apart);
    expect(faultsTogether(alone, coverTogether(alone))).toEqual([
      'approval: approval|approval.judging|decision.madeElsewhere|0 never happens together',
    ]);
  });
});

/** What was done and seen in the browser of one person. */
interface Diary {
  readonly lines: string[];
}

const note =
  (text: string) =>
  ({ lines }: Diary): void =>
    void lines.push(text);
const noteRow =
  (text: string) =>
  ({ world, row }: { readonly world: Diary; readonly row: string }): void =>
    void world.lines.push(`${row} ${text}`);

const diaries: PersonHandlers<ApprovalMachine, Diary, { row: RowMachine }> = {
  page: {
    open: note('opens'),
    events: {
      'row.judged': note('never played'),
      'row.reopened': note('never played'),
      'decision.save': note('saves'),
      'decision.madeElsewhere': note('never played'),
    },
    calls: { saveDecision: ({ lines }, _answer, sample) => void lines.push(`is answered ${sample}`) },
    delays: {},
    states: {
      judging: note('sees it open'),
      saving: note('waits'),
      decided: note('sees it decided'),
      overtaken: note('sees who was faster'),
    },
  },
  rows: {
    row: {
      events: {
        'row.approve': noteRow('approves'),
        'row.deny': noteRow('denies'),
        'row.reset': noteRow('opens again'),
      },
      calls: {},
      delays: {},
      states: {
        pending: noteRow('is pending'),
        approved: noteRow('is approved'),
        denied: noteRow('is denied'),
      },
    },
  },
};

it('people have a world each, in which their own steps are done, and see what the other’s step does to theirs', async () => {
  const anna: Diary = { lines: [] };
  const bernd: Diary = { lines: [] };
  const driver = peopleDriver(approvalEnsemble, {
    anna: { handlers: diaries, world: anna },
    bernd: { handlers: diaries, world: bernd },
  });
  for (const script of scripts) await driveTogether(approvalEnsemble, script, driver);
  const all = [...anna.lines, ...bernd.lines];
  expect(all).not.toContain('never played');
  expect(all.filter((line) => line === 'opens')).toHaveLength(2 * scripts.length);
  for (const seen of ['sees it decided', 'sees who was faster', 'is answered refused'])
    expect(all).toContain(seen);
  expect(anna.lines.join('; ')).toContain('row-1 approves; row-1 is approved; sees it open');
  // Nobody opens a page of somebody who does not take part.
  await expect(
    driveTogether(approvalEnsemble, scripts[0] as never, peopleDriver(approvalEnsemble, {})),
  ).rejects.toThrow("Nobody plays 'anna'");
});

it('an ensemble that looks at a part of its charts covers what happens there, and every situation', () => {
  const memory = { first: { made: 1 }, after: approvalEnsemble.memory?.after } as never;
  const whole = { ...approvalEnsemble, memory };
  const all = coverTogether(exploreTogether(whole));
  const part = coverTogether(exploreTogether({ ...whole, isPartial: true, situations: {} }));
  expect(all.unreachable.length).toBeGreaterThan(0);
  expect(part.unreachable).toEqual([]);
  expect(part.targets.length).toBeLessThan(all.targets.length);
  expect(part.uncovered).toEqual([]);
  const never = { ...whole, isPartial: true, situations: { 'both have decided': () => false } } as const;
  expect(coverTogether(exploreTogether(never)).unreachable).toEqual(['situation|both have decided']);
});

it('actors that are told apart by nothing have no timers', () => {
  expect(() => exploreTogether({ ...toastsEnsemble, numbered: [], alike: ['toast'] })).toThrow('has timers');
});

it('charts that answer each other for ever are stopped', () => {
  const machine = setup({
    types: { events: {} as { type: 'ball' }, emitted: {} as { type: 'ball' } },
  }).createMachine({
    id: 'player',
    initial: 'playing',
    states: { playing: { on: { ball: { actions: emit({ type: 'ball' }) } } } },
  }) as unknown as AnyStateMachine;
  const once = inWords('Los.', 'Go.');
  const catalog = {
    inputs: { start: { input: undefined, ...once } },
    events: { ball: { once: { event: { type: 'ball' }, ...once } } },
    calls: {},
    delays: {},
    abstract: () => ({}),
    invariants: {},
  } as unknown as AnyCatalog;
  const match: AnyEnsemble = {
    name: 'match',
    parts: { player: { machine, catalog } },
    people: { anna: 'player', bernd: 'player' },
    relay: ({ from, event }) => [{ to: from === 'anna' ? 'bernd' : 'anna', event }],
    invariants: {},
  };
  expect(() => exploreTogether(match)).toThrow('match never comes to rest.');
});
