import { describe, expect, it } from 'vitest';
import { criterionNames } from '#paths/cover/criteria.ts';
import { cover, provenSteps, type Cover } from '#paths/cover/cover.ts';
import { explore } from '#paths/explore/explore.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { doorCatalog, doorMachine } from './door.ts';
import { graphOf, type Arrow } from './small-chart.ts';

const ring: readonly Arrow[] = [
  ['a', 'next', 'b'],
  ['b', 'next', 'c'],
  ['c', 'next', 'a'],
];
const fork: readonly Arrow[] = [
  ['root', 'left', 'leaf1'],
  ['root', 'middle', 'leaf2'],
  ['root', 'right', 'leaf3'],
];
/** Two loops that share one state: 5 arrows, one path of 5 steps. */
const eight: readonly Arrow[] = [
  ['hub', 'out', 'far'],
  ['far', 'back', 'hub'],
  ['hub', 'round', 'one'],
  ['one', 'next', 'two'],
  ['two', 'next', 'hub'],
];
/** A dead end at each end of a long way: the way must be gone twice. */
const twig: readonly Arrow[] = [
  ['s', 'next', 't'],
  ['t', 'next', 'u'],
  ['u', 'left', 'v'],
  ['u', 'right', 'w'],
];

const doorGraph = explore(doorMachine, doorCatalog as AnyCatalog);
const namesOf = ({ paths }: Cover): readonly (readonly string[])[] =>
  paths.map(({ steps }) => steps.map(({ name }) => name));

describe('cover of a small chart', () => {
  it.each([
    ['a ring', ring, 1, 3],
    ['a fork', fork, 3, 3],
    ['two loops at one state', eight, 1, 5],
    ['a twig', twig, 2, 6],
  ] as const)('of %s is as short as can be, and proven to be', (_name, arrows, paths, steps) => {
    const result = cover(graphOf(arrows), 'transitions');
    expect({ paths: result.paths.length, steps: result.steps, bound: result.bound.steps }).toEqual({
      paths,
      steps,
      bound: steps,
    });
    expect(result.covered.size).toBe(result.targets.length);
  });

  it('counts what is declared, also where nothing leads', () => {
    const result = cover(graphOf([...ring, ['island', 'next', 'a']]), 'transitions');
    expect(result.targets.length).toBe(4);
    expect(result.unreachable).toEqual(['small|small.island|next|0']);
  });

  it('leaves out what lies beyond the longest path, and says that it is not unreachable', () => {
    const result = cover(graphOf(ring), 'transitions', { maxSteps: 2 });
    expect(result.uncovered).toEqual(['small|small.c|next|0']);
    expect(result.unreachable).toEqual([]);
    expect(result.paths.every(({ steps }) => steps.length <= 2)).toBe(true);
  });

  it('starts anew where paths must be short', () => {
    const result = cover(graphOf(eight), 'transitions', { maxSteps: 3 });
    expect({ steps: result.steps, bound: result.bound.steps }).toEqual({ steps: 5, bound: 5 });
    expect(result.paths.length).toBe(2);
  });

  it('is the same for the same seed', () => {
    expect(namesOf(cover(doorGraph, 'transitions+rejections', { seed: 3 }))).toEqual(
      namesOf(cover(doorGraph, 'transitions+rejections', { seed: 3 })),
    );
  });
});

describe('criteria of the door', () => {
  it.each([
    ['states', 4],
    ['transitions', 8],
    ['transitions+rejections', 9],
    ['cases', 12],
    ['guards', 2],
    ['requirements', 0],
  ] as const)('%s asks for %i targets and covers them all', (criterion, count) => {
    const result = cover(doorGraph, criterion);
    expect(result.targets.length).toBe(count);
    expect([...result.uncovered, ...result.unreachable]).toEqual([]);
  });

  it('opens a locked door in vain only where refusals count', () => {
    const refusal = 'door|door.closed|door.open|refused';
    expect(cover(doorGraph, 'transitions').targets).not.toContain(refusal);
    const { paths } = cover(doorGraph, 'transitions+rejections');
    expect(paths.flatMap(({ steps }) => steps).some(({ refuses }) => refuses.includes(refusal))).toBe(true);
  });

  it('takes every pair of transitions that can follow each other', () => {
    const { covered } = cover(doorGraph, 'pairs');
    expect([...covered]).toContain('door|door.open|door.close|0 → door|door.closed|door.lock|0');
    expect([...covered]).toContain('door|door.stuck|door.close|0 → door|door.closed|door.open|0');
  });

  it.each(criterionNames)('proves its bound for %s', (criterion) => {
    const { bound, steps } = cover(doorGraph, criterion);
    expect(provenSteps(doorGraph, criterion, bound.prices)).toBe(bound.steps);
    expect(steps).toBeGreaterThanOrEqual(bound.steps);
  });
});

describe('routes', () => {
  const ends = ({ paths }: Cover): readonly unknown[] =>
    paths.map(({ start, steps }) => (steps.at(-1) ?? start).step.snapshot.value);

  it('end where they are told to', () => {
    const result = cover(doorGraph, 'transitions', { to: 'door.open' });
    expect(new Set(ends(result))).toEqual(new Set(['open']));
    expect(result.uncovered).toEqual([]);
  });

  it('pass what they are told to', () => {
    const { paths } = cover(doorGraph, 'transitions', { through: 'door.stuck' });
    expect(paths.every(({ steps }) => steps.some(({ step }) => step.snapshot.value === 'stuck'))).toBe(true);
  });

  it('count nothing before the state they begin with', () => {
    const { paths } = cover(doorGraph, 'transitions', { from: 'door.stuck' });
    const firstStuck = (names: readonly string[]) => names.findIndex((name) => name === 'pushDoor:refused');
    for (const [index, { gains }] of paths.entries()) {
      const names = paths[index]?.steps.map(({ name }) => name) ?? [];
      expect(firstStuck(names)).toBeGreaterThan(0);
      expect(gains.length).toBeGreaterThan(0);
    }
  });

  it('avoid what they are told to, and name what is then left out', () => {
    const result = cover(doorGraph, 'transitions', { avoid: ['door.lock'] });
    expect(namesOf(result).flat()).not.toContain('door.lock:lock');
    expect([...result.uncovered, ...result.unreachable]).toEqual(['door|door.closed|door.lock|0']);
  });

  it('cover only what was asked for', () => {
    const only = new Set(['door|door.open|door.close|0']);
    const result = cover(doorGraph, 'transitions', { only });
    expect(namesOf(result)).toEqual([['door.open:open', 'pushDoor:ok', 'door.close:close']]);
  });
});
