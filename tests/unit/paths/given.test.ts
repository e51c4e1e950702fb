import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cover } from '#paths/cover/cover.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore } from '#paths/explore/explore.ts';
import { suppliesOf } from '#paths/explore/given.ts';
import { leafAt, leavesOf, withLeaf } from '#paths/explore/leaves.ts';
import { given, limits } from '#paths/lint/given-rules.ts';
import { letterCatalog, letterMachine, letters } from './letter.ts';

const graphOf = (catalog: object = {}) =>
  explore(
    letterMachine as unknown as AnyStateMachine,
    { ...letterCatalog, ...catalog } as unknown as AnyCatalog,
  );
const sending = (samples: object) => graphOf({ events: { 'letter.send': samples } });
const findings = (rule: typeof given, graph: ReturnType<typeof graphOf>) =>
  rule.check({ graph, isPersisted: false }).map(({ place }) => place);

describe('values that calls are given', () => {
  it('are followed into the call that starts at once and into the one that waits for an answer', () => {
    const ways = suppliesOf(graphOf()).map(({ sample, leaf, call, via }) => [sample, leaf, call, via.length]);
    expect(ways).toEqual([
      ['letter.send:first', 'to', 'sendLetter', 0],
      ['letter.send:first', 'copyTo', 'sendCopy', 1],
      ['letter.send:other', 'to', 'sendLetter', 0],
      ['letter.send:other', 'copyTo', 'sendCopy', 1],
    ]);
  });

  it('are each walked to their call by the paths that are kept', () => {
    for (const criterion of ['given', 'transitions+rejections'] as const) {
      const { paths } = cover(graphOf(), criterion);
      const names = paths.map(({ steps }) => steps.map(({ name }) => name).join(' → '));
      for (const sample of ['first', 'other'])
        expect(names.some((line) => line.includes(`letter.send:${sample} → sendLetter:ok`))).toBe(true);
    }
    expect(cover(graphOf(), 'given').targets).toEqual([
      'sendLetter|given|letter.send:first',
      'sendLetter|given|letter.send:other',
      'sendCopy|given|letter.send:first',
      'sendCopy|given|letter.send:other',
    ]);
  });
});

describe('the rules for samples', () => {
  it('find nothing where every value and every limit is sampled twice', () => {
    expect([...findings(given, graphOf()), ...findings(limits, graphOf())]).toEqual([]);
  });

  it.each([
    ['one sample alone', { first: letters.first }, ['letter.send to', 'letter.send copyTo']],
    [
      'a value that never changes',
      {
        ...letters,
        other: { ...letters.other, event: { type: 'letter.send', to: 'Cora', copyTo: 'Berta' } },
      },
      ['letter.send copyTo'],
    ],
    [
      'two values that are always the same',
      Object.fromEntries(
        ['Anna', 'Cora'].map((to) => [
          to,
          { ...letters.first, event: { type: 'letter.send', to, copyTo: to } },
        ]),
      ),
      ['letter.send copyTo'],
    ],
  ])('find %s', (_fault, samples, places) => {
    expect(findings(given, sending(samples))).toEqual(places);
  });

  it('find a limit that every input sets alike', () => {
    const { one } = letterCatalog.inputs;
    expect(findings(limits, graphOf({ inputs: { one } }))).toEqual(['most']);
  });
});

describe('values of a payload', () => {
  const order = { lines: [{ number: 'T1', count: 2 }], isGift: false, note: null, at: new Date(0) };

  it('are found with their places', () => {
    expect(leavesOf(order).map(({ path, value }) => `${path}=${String(value)}`)).toEqual([
      'lines.0.number=T1',
      'lines.0.count=2',
      'isGift=false',
      'note=null',
    ]);
  });

  it('are replaced in a copy', () => {
    const changed = withLeaf(order, 'lines.0.count', 3);
    expect([leafAt(changed, 'lines.0.count'), order.lines[0]?.count]).toEqual([3, 2]);
    expect(leafAt(order, 'lines.1.count')).toBe(undefined);
  });
});
