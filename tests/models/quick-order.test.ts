import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { quickOrderCatalog } from '#machines/quick-order/quick-order.catalog.ts';
import { quickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { isReady, quantityOf, withAnswers, withChoice } from '#machines/quick-order/quick-order.rules.ts';
import { selectQuickOrder, sumsOf } from '#machines/quick-order/quick-order.selectors.ts';
import type {
  AnsweredNumber,
  AskedNumbers,
  ItemsToAdd,
  LinesSource,
  LinesTaken,
  ReadLines,
} from '#machines/quick-order/quick-order.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(quickOrderMachine, quickOrderCatalog);

const { readLines, resolveNumbers, addLines } = quickOrderCatalog.calls;
const okOf = <Output>(sample: { readonly output: Output }): Output => sample.output;

it('[S2.7-37] asks once for all pasted numbers, then for what was typed meanwhile, and once for the basket', async () => {
  const asked: (readonly string[])[] = [];
  const added: ItemsToAdd[] = [];
  const answers: (() => void)[] = [];
  const actor = createActor(
    quickOrderMachine.provide({
      actors: {
        readLines: fromPromise<ReadLines, { readonly source: LinesSource }>(async () => okOf(readLines.ok)),
        resolveNumbers: fromPromise<readonly AnsweredNumber[], AskedNumbers>(({ input }) => {
          asked.push(input.numbers);
          return new Promise((resolve) => answers.push(() => resolve(okOf(resolveNumbers.ok))));
        }),
        addLines: fromPromise<LinesTaken, { readonly items: ItemsToAdd }>(async ({ input }) => {
          added.push(input.items);
          const message = 'Von 6 Stück kam nur 1 in den Warenkorb.';
          const refused = [{ index: 0, articleNumber: 'T104711', message, added: 1 }];
          return { ...okOf(addLines.ok), addedCount: 4, refused };
        }),
      },
    }),
  ).start();
  const view = () => selectQuickOrder(actor.getSnapshot());
  actor.send({ type: 'lines.read', source: { text: 'was auch immer' } });
  await waitFor(actor, (snapshot) => snapshot.value === 'resolving');
  actor.send({ type: 'line.enter', id: null, number: 'T104711', quantity: '1' });
  actor.send({ type: 'line.enter', id: 1, number: 'Wolke', quantity: '1' });
  actor.send({ type: 'line.enter', id: 1, number: 'T104711', quantity: '6' });
  expect(asked).toEqual([['T104711', '305', 'TN-24200', 'ALT1', 'Wolke']]);
  answers[0]?.();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect(view().lines.map(({ number, chosen }) => [number, chosen])).toEqual([
    ['T104711', 0],
    ['305', null],
    ['TN-24200', 0],
    ['ALT1', null],
    ['Wolke', null],
    ['T104711', 0],
  ]);
  actor.send({ type: 'line.choose', id: 2, place: 1 });
  expect(sumsOf(view().lines)).toEqual({ readyCount: 4, leftCount: 2, net: 11 * 4900, gross: 11 * 5831 });
  actor.send({ type: 'lines.add' });
  actor.send({ type: 'lines.add' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('done'));
  expect(added.map((items) => items.map(({ articleNumber, quantity }) => [articleNumber, quantity]))).toEqual(
    [
      [
        ['T104711', 6],
        ['T104714', 1],
        ['T104712', 3],
        ['T104711', 1],
      ],
    ],
  );
  // What went in in part stands there with the rest; the others were not ready.
  expect(view().lines.map(({ number, quantity, refusal }) => [number, quantity, refusal !== ''])).toEqual([
    ['T104711', '5', true],
    ['ALT1', '', false],
    ['Wolke', '4', false],
  ]);
  expect(view().told).toEqual({ addedCount: 4 });
});

it.each([
  ['', { quantity: 5, isCorrected: false, fault: null }],
  ['7', { quantity: 5, isCorrected: true, fault: null }],
  ['20', { quantity: 20, isCorrected: false, fault: null }],
  ['25', { quantity: 25, isCorrected: false, fault: 'tooMany' }],
  ['999', { quantity: 100, isCorrected: false, fault: 'tooMany' }],
  ['viele', { quantity: 5, isCorrected: false, fault: 'notANumber' }],
])('[S2.7-37] tells of „%s“ what it comes to, and never cuts it', (quantity, wanted) => {
  const [article] = okOf(resolveNumbers.ok)[0]?.answer.articles ?? [];
  if (article === undefined) throw new Error('no sample');
  const inFives = {
    ...article,
    min_order_price_unit: 5,
    step_order_price_unit: 5,
    max_order_price_unit: 100,
    available: 20,
  };
  expect(quantityOf({ quantity }, inFives)).toEqual({ ...wanted, most: 20 });
});

it('[S2.7-37] puts lines that stood here before what was typed by now, none lost and none twice', async () => {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const actor = createActor(
    quickOrderMachine.provide({
      actors: {
        resolveNumbers: fromPromise<readonly AnsweredNumber[], AskedNumbers>(({ input }) => {
          asked.push(input.numbers);
          const known = okOf(resolveNumbers.ok).filter(({ number }) => input.numbers.includes(number));
          return new Promise((resolve) => answers.push(() => resolve(known)));
        }),
      },
    }),
  ).start();
  const lines = () => actor.getSnapshot().context.lines.map(({ number, quantity }) => [number, quantity]);
  const restored = { type: 'lines.restored', lines: [{ number: 'TN-24200', quantity: '3' }] } as const;
  actor.send({ type: 'line.enter', id: null, number: 'T104711', quantity: '1' });
  actor.send(restored);
  answers[0]?.();
  await waitFor(actor, () => asked.length === 2);
  answers[1]?.();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect(asked).toEqual([['T104711'], ['TN-24200']]);
  expect(lines()).toEqual([
    ['TN-24200', '3'],
    ['T104711', '1'],
  ]);
  actor.send({ type: 'lines.restored', lines: [{ number: '305', quantity: '' }] });
  expect(lines().map(([number]) => number)).toEqual(['305', 'TN-24200', 'T104711']);
});

it('[S2.7-37] takes the digits of a number that was typed in part for no quantity', () => {
  const [{ answer }] = okOf(resolveNumbers.ok) as [AnsweredNumber];
  const article = { ...answer.articles[0]!, displayName: 'HP 59A Toner', manufacturerNumber: 'CF259A' };
  const line = { id: 1, quantity: '', answer: { ...answer, articles: [article] }, chosen: null, refusal: '' };
  for (const [number, wanted] of [
    ['CF 259', ''],
    ['HP 59', ''],
    ['CF259A 3', '3'],
  ] as const)
    expect(withChoice([{ ...line, number }], 1, 0)[0]?.quantity, number).toBe(wanted);
});

describe('a line', () => {
  const [{ answer }] = okOf(resolveNumbers.ok) as [AnsweredNumber];
  const article = answer.articles[0]!;
  const line = { id: 1, number: article.articleNumber, quantity: '', answer, chosen: 0, refusal: '' };

  it.each(['0', '-3', '0,0'])('[S2.7-37] with a quantity of %s is not ordered', (quantity) => {
    expect(quantityOf({ quantity }, article).fault).toBe('none');
    expect(isReady({ ...line, quantity })).toBe(false);
    expect(isReady({ ...line, quantity: '1' })).toBe(true);
  });

  it.each([
    [`${article.manufacturerNumber} 7`, '', '7'],
    [`${article.manufacturerNumber} 7`, '2', '2'],
    [article.manufacturerNumber, '', ''],
    [article.displayName.split(' ').slice(0, 2).join(' '), '', ''],
  ])('[S2.7-37] chosen for „%s“ keeps how many are wanted', (number, quantity, wanted) => {
    expect(withChoice([{ ...line, number, quantity, chosen: null }], 1, 0)[0]).toMatchObject({
      chosen: 0,
      quantity: wanted,
    });
  });
});

it.each([
  ['TN-2410 2', 'TN-2410', '', ['TN-2410', '2', 0]],
  ['tn 2410 12', 'TN-2410', '', ['tn 2410', '12', 0]],
  ['TN-2410 2', 'TN-2410', '3', ['TN-2410 2', '3', null]],
  ['Toner TN-2410 2', 'TN-2410', '', ['Toner TN-2410 2', '', null]],
  ['CF 259', 'CF259A', '', ['CF 259', '', null]],
])(
  '[S2.7-37] takes the count behind the whole number of the one article: „%s“ of %s, quantity „%s“',
  (number, own, quantity, wanted) => {
    const [article] = okOf(resolveNumbers.ok)[0]?.answer.articles ?? [];
    if (article === undefined) throw new Error('no sample');
    const articles = [{ ...article, manufacturerNumber: own }];
    const answer = { state: 'ambiguous' as const, reason: 'Bitte wählen Sie.', articles, more: 0 };
    const open = { id: 1, number, quantity, answer: null, chosen: null, refusal: '' };
    const lines = withAnswers([open], [{ number, answer }]);
    expect(lines.map((line) => [line.number, line.quantity, line.chosen])).toEqual([wanted]);
    expect(lines[0]?.answer?.reason).toBe(wanted[2] === null ? 'Bitte wählen Sie.' : '');
  },
);
