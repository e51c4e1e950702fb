import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cover } from '#paths/cover/cover.ts';
import type { Model } from '#paths/drive/driver.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { scriptOf, type PathScript } from '#paths/script/path-script.ts';
import { chartMutantsOf } from '#tests/mutants/charts/chart-mutant.ts';
import { judgeChart, type ChartVerdict } from '#tests/mutants/charts/judge.ts';
import { doorCatalog, doorMachine } from './door.ts';

const door: Model = { machine: doorMachine, catalog: doorCatalog as AnyCatalog };

function pathsOf({ machine, catalog }: Model): readonly PathScript[] {
  const graph = explore(machine, catalog);
  return cover(graph, 'transitions+rejections').paths.map((path) => scriptOf(graph, path));
}

const verdictOn = (verdicts: readonly ChartVerdict[], name: string): Partial<ChartVerdict> => {
  const verdict = verdicts.find((one) => one.name === name);
  return { outcome: verdict?.outcome, reason: verdict?.reason };
};

const killed = { outcome: 'killed', reason: expect.stringMatching(/^door-[0-9a-f]{8}, step \d+$/) };

describe('mutants of a chart', () => {
  const verdicts = judgeChart(door, pathsOf(door));

  it.each([
    'guard true: door|door.closed|door.open|0',
    'guard false: door|door.closed|door.open|0',
    'action left out: door|door.closed|door.lock|0 keepLock',
    'action left out: door|door.open|door.close|0 slam',
    'other target: door|door.opening|xstate.done.actor.pushDoor|0 → door.stuck',
    'other start: door → door.open',
    'dropped: door|door.stuck|door.close|0',
    'delay × 2: door.open doorCloser',
    'delay ÷ 2: door.open doorCloser',
  ])('%s is killed by the paths', async (name) => {
    expect(verdictOn(await verdicts, name)).toEqual(killed);
  });

  it('names each mutant once and plants it in a chart of its own', async () => {
    const names = chartMutantsOf(doorMachine as AnyStateMachine).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect((await verdicts).map(({ name }) => name)).toEqual(names);
    expect(await judgeChart(door, pathsOf(door))).toEqual(await verdicts);
  });

  it('tells a mutant that changes nothing from one the paths do not notice', async () => {
    const open = {
      ...door,
      machine: doorMachine.provide({ guards: { isFree: () => true } }) as unknown as AnyStateMachine,
    };
    const onAlwaysFree = await judgeChart(open, pathsOf(open));
    expect(verdictOn(onAlwaysFree, 'guard true: door|door.closed|door.open|0')).toEqual({
      outcome: 'equivalent',
      reason: '',
    });

    const onUntested = await judgeChart(door, []);
    expect(verdictOn(onUntested, 'guard true: door|door.closed|door.open|0')).toEqual({
      outcome: 'survived',
      reason: 'door.open:open in "closed"',
    });
  });

  it('refuses to judge by paths the unchanged chart does not follow', async () => {
    const locked = {
      ...door,
      machine: doorMachine.provide({ guards: { isFree: () => false } }) as unknown as AnyStateMachine,
    };
    await expect(judgeChart(locked, pathsOf(door))).rejects.toThrow(/fails at step/);
  });
});
