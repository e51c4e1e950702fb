import highs from 'highs';
import { describe, expect, it } from 'vitest';
import { searchCatalog } from '#machines/search/search.catalog.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { shopModeCatalog } from '#machines/shop-mode/shop-mode.catalog.ts';
import { shopModeMachine } from '#machines/shop-mode/shop-mode.machine.ts';
import { coveringProgramme } from '#paths/cover/covering-programme.ts';
import { cover, provenSteps } from '#paths/cover/cover.ts';
import { criterionOf } from '#paths/cover/criteria.ts';
import { quotientOf } from '#paths/cover/quotient.ts';
import { walkSpaceOf, type WalkSpace } from '#paths/cover/walk-space.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { doorCatalog, doorMachine } from './door.ts';
import { graphOf } from './small-chart.ts';

const criterion = 'transitions+rejections';

/** The same bound as one flow programme in the solver's own language: walks flow through a copy of the places per step. */
function flowProgramme(space: WalkSpace, maximumSteps: number, free: ReadonlySet<number>): string {
  const inflow = new Map<string, string[]>();
  const outflow = new Map<string, string[]>();
  const meeting = new Map<number, string[]>();
  const costs: string[] = [];
  const note = <Key>(lists: Map<Key, string[]>, key: Key, name: string) =>
    lists.set(key, [...(lists.get(key) ?? []), name]);
  let count = 0;
  let reached = new Set(space.starts.map(({ target }) => target));
  for (const { target, labels } of space.starts) {
    count += 1;
    note(inflow, `0 ${target}`, `x${count}`);
    for (const label of space.labelSets[labels] ?? []) note(meeting, label, `x${count}`);
  }
  for (let layer = 0; layer < maximumSteps; layer += 1) {
    const next = new Set<number>();
    for (const place of reached)
      for (const { target, labels } of space.arcs[place] ?? []) {
        count += 1;
        costs.push(`x${count}`);
        note(outflow, `${layer} ${place}`, `x${count}`);
        note(inflow, `${layer + 1} ${target}`, `x${count}`);
        for (const label of space.labelSets[labels] ?? []) note(meeting, label, `x${count}`);
        next.add(target);
      }
    reached = next;
  }
  const balances = [...outflow].map(
    ([key, out]) => `${(inflow.get(key) ?? []).join(' + ')} - ${out.join(' - ')} >= 0`,
  );
  const demands = [...meeting]
    .filter(([label]) => !free.has(label))
    .map(([, names]) => `${names.join(' + ')} >= 1`);
  const rows = [...balances, ...demands].map((row, index) => ` r${index}: ${row}`);
  return `Minimize\n cost: ${costs.join(' + ')}\nSubject To\n${rows.join('\n')}\nEnd\n`;
}

describe('lower bound', () => {
  it.each([
    ['door', explore(doorMachine, doorCatalog as AnyCatalog)],
    ['search', explore(searchMachine, searchCatalog as AnyCatalog)],
    ['shop-mode', explore(shopModeMachine, shopModeCatalog as AnyCatalog)],
  ])('of %s is what an independent solver finds for the flow of all paths', async (_name, graph) => {
    const { space } = quotientOf(walkSpaceOf(graph, criterionOf(criterion, graph)));
    const free = new Set(space.starts.flatMap(({ labels }) => space.labelSets[labels] ?? []));
    const solver = await highs();
    const solution = solver.solve(flowProgramme(space, 25, free));
    expect(solution.Status).toBe('Optimal');
    const { bound } = cover(graph, criterion);
    expect(bound.steps).toBe(Math.ceil(solution.ObjectiveValue - 1e-6));
  });

  it('shrinks with prices that promise too much: no walk may earn more than its steps', () => {
    const graph = graphOf([
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
    ]);
    const honest = { 'small|small.a|next|0': 1, 'small|small.b|next|0': 1 };
    expect(provenSteps(graph, 'transitions', honest)).toBe(2);
    const greedy = { 'small|small.a|next|0': 4, 'small|small.b|next|0': 4 };
    expect(provenSteps(graph, 'transitions', greedy)).toBe(2);
    const lopsided = { 'small|small.a|next|0': 4, 'small|small.b|next|0': 0 };
    expect(provenSteps(graph, 'transitions', lopsided)).toBe(1);
  });
});

describe('covering programme', () => {
  it('mixes columns where that is cheaper than any whole choice', () => {
    const programme = coveringProgramme(3);
    for (const rows of [
      [0, 1],
      [1, 2],
      [0, 2],
    ])
      programme.add({ cost: 1, rows });
    const { value, prices } = programme.solve();
    expect(value).toBeCloseTo(1.5, 5);
    expect([...prices].map((price) => Number(price.toFixed(5)))).toEqual([0.5, 0.5, 0.5]);
  });

  it('goes on when a better column comes', () => {
    const programme = coveringProgramme(2);
    programme.add({ cost: 2, rows: [0] });
    programme.add({ cost: 2, rows: [1] });
    expect(programme.solve().value).toBeCloseTo(4, 5);
    programme.add({ cost: 3, rows: [0, 1] });
    expect(programme.solve().value).toBeCloseTo(3, 5);
  });
});
