import { describe, expect, it } from 'vitest';
import type { Flow, FlowNode, FlowTransition } from '#contract/flows.ts';
import { countsById, funnelSteps, monthsUpTo, sumOfWays } from '#domain/funnel.ts';

const node = (id: string, parent: string | null, more: Partial<FlowNode> = {}): FlowNode => ({
  id,
  parent,
  kind: 'simple',
  phase: 'ready',
  title: { de: id, en: id },
  description: { de: '', en: '' },
  tags: [],
  clauses: [],
  initial: null,
  calls: [],
  ...more,
});
const way = (id: string, source: string, target: string | null): FlowTransition => ({
  id,
  source,
  target,
  cause: 'event',
  event: id,
  label: { de: id, en: id },
  condition: null,
  actions: [],
  samples: [],
});

/** m: start → (pay: card → bank) → end; everywhere: start again. */
const flow: Pick<Flow, 'nodes' | 'transitions'> = {
  nodes: [
    node('m', null, { kind: 'machine', initial: 'm.start' }),
    node('m.start', 'm'),
    node('m.pay', 'm', { kind: 'compound', initial: 'm.pay.card' }),
    node('m.pay.card', 'm.pay'),
    node('m.pay.bank', 'm.pay'),
    node('m.end', 'm', { kind: 'final' }),
  ],
  transitions: [
    way('begin', 'm.start', 'm.pay'),
    way('choose', 'm.pay.card', 'm.pay.bank'),
    way('look', 'm.pay.card', null),
    way('done', 'm.pay', 'm.end'),
    way('again', 'm', 'm.start'),
  ],
};
const counted = (numbers: Readonly<Record<string, number | null>>) =>
  countsById({
    machine: 'm',
    from: '2026-11',
    to: '2026-11',
    mode: null,
    now: '2026-11',
    counts: Object.entries(numbers).map(([id, count]) => ({ id, count, hasHidden: count === null })),
  });

describe('steps of a funnel', () => {
  it('count who comes from outside, by what a compound starts in, too, and who goes out', () => {
    const steps = funnelSteps(
      flow as Flow,
      counted({ begin: 100, choose: 60, look: 500, done: 70, again: 20 }),
    );
    expect(
      steps.map(({ node: { id }, arrived, left, lost }) => [id, arrived?.count ?? null, left.count, lost]),
    ).toEqual([
      ['m.start', null, 100, null],
      ['m.pay', 100, 70, 30],
      ['m.pay.card', 100, 60, 40],
      ['m.pay.bank', 60, 0, 60],
    ]);
  });

  it('tell no drop-off that would give a hidden number away', () => {
    const steps = funnelSteps(flow as Flow, counted({ begin: 100, choose: null, done: 70 }));
    expect(steps.map(({ node: { id }, lost }) => [id, lost])).toEqual([
      ['m.start', null],
      ['m.pay', 30],
      ['m.pay.card', null],
      ['m.pay.bank', null],
    ]);
  });

  it('lose nobody where more left than came', () => {
    const [, pay] = funnelSteps(flow as Flow, counted({ begin: 10, done: 70 }));
    expect(pay?.lost).toBe(0);
  });
});

describe('sums of ways', () => {
  it('name how many hidden numbers are not in them', () => {
    const counts = counted({ begin: 12, choose: null, done: null });
    expect(sumOfWays(counts, ['begin', 'choose', 'done', 'never'])).toEqual({ count: 12, hidden: 2 });
    expect(sumOfWays(counts, ['never'])).toEqual({ count: 0, hidden: 0 });
  });
});

describe('months', () => {
  it('go back over the turn of the year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });
});
