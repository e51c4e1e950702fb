import { afterEach, expect, it, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { createAnalytics } from '#app/live/analytics.ts';
import { connectAnalytics } from '#app/live/facts-to-analytics.ts';
import { basketHandoverCalls } from '#app/live/basket-handover.calls.ts';
import { quickOrderCalls } from '#app/live/quick-order.calls.ts';
import { listAdding } from '#app/live/forms/list-adding.form.ts';
import type { FormTakers } from '#app/live/forms/live-form.ts';
import { storedBasketCalls } from '#app/live/stored-basket.calls.ts';
import { facts } from '#machines/app/facts.ts';
import { sampleBasket, sampleHead, sampleItem, sampleToast } from '#machines/basket/basket.samples.ts';
import { selectToasts } from '#machines/toasts/toasts.selectors.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';

afterEach(() => vi.unstubAllGlobals());

const changed = (version: number) => ({ success: true, basket: sampleBasket(version, []), corrections: [] });

/** The shop with its toasts, measured with consent, and what the counting host is sent of the basket. */
function watchedShop(answers: Parameters<typeof openLiveShop>[0]) {
  const live = openLiveShop(answers);
  const { system } = live.shop;
  const sent: (string | null)[][] = [];
  const analytics = createAnalytics({
    url: 'https://analytics.example/matomo.php',
    siteId: '7',
    origin: 'https://shop.example',
    path: () => '/shop',
    send: (address) => {
      const { searchParams: said } = new URL(address);
      sent.push(['e_c', 'e_a', 'e_n', 'e_v'].map((name) => said.get(name)));
    },
  });
  connectFacts(facts, system, { now: () => 0, storedConsent: () => null });
  connectAnalytics(system, analytics);
  system.app.start();
  system.consent.send({ type: 'storage.changed', stored: 'true' });
  return { ...live, system, sent };
}

const added = { success: true, head: sampleHead(2), added: sampleToast, corrections: [] };
const { articleNumber, quantity } = sampleToast;

it('[S7.2-33] what the server has added is told by a message and to the counting host, and nothing before its answer', async () => {
  const { system, asked, sent } = watchedShop({ 'POST /rest/shop/basket/add': [added] });
  system.basket.send({ type: 'position.add', ticket: 'one', item: sampleItem });
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(selectToasts(system.toasts.getSnapshot())).toHaveLength(1));
  expect(asked).toContain('POST /rest/shop/basket/add');
  expect(selectToasts(system.toasts.getSnapshot())[0]).toMatchObject({
    kind: 'basketAdd',
    added: sampleToast,
  });
  expect(sent).toEqual([['cart', 'add', articleNumber, String(quantity)]]);
  system.app.stop();
});

const lines = Array.from({ length: 10 }, (_, place) => ({ ...sampleItem, articleNumber: `T${place}` }));
const refusedLines = lines.slice(1).map(({ articleNumber: number }, place) => ({
  index: place + 1,
  articleNumber: number,
  code: 'article.notFound',
  message: `${number} gibt es nicht.`,
  added: 0,
}));

it.each([
  ['reorder', []],
  [
    'set',
    [
      ['success', 'toasts.itemsAdded'],
      ['warning', refusedLines.map(({ message }) => message).join('<br>')],
    ],
  ],
  ['undo', [['warning', refusedLines.map(({ message }) => message).join('<br>')]]],
] as const)(
  'of ten articles put in at once as %s nine are refused: one message for each cause, none where the order says it',
  async (occasion, expected) => {
    const { system } = watchedShop({
      'POST /rest/shop/basket/additems': [
        { success: true, basket: sampleBasket(2), corrections: [], refused: refusedLines },
      ],
    });
    const told = vi.fn<() => void>();
    system.basket.on('basket.itemsAdded', told);
    system.basket.send({ type: 'items.add', items: lines, occasion });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    const toasts = selectToasts(system.toasts.getSnapshot());
    expect(
      toasts.map(({ kind, message }) => [kind, message.kind === 'text' ? message.key : message.markup]),
    ).toEqual(expected);
    system.app.stop();
  },
);

it('counts of an order that is put in again what went in, also where it is less than was asked for', async () => {
  const { system, sent } = watchedShop({
    'POST /rest/shop/basket/additems': [
      {
        success: true,
        basket: sampleBasket(2),
        corrections: [],
        refused: [{ ...refusedLines[0], index: 1, added: 1 }, ...refusedLines.slice(1, 8)],
      },
    ],
  });
  const told = vi.fn<(fact: { readonly addedCount: number }) => void>();
  system.basket.on('basket.itemsAdded', told);
  system.basket.send({ type: 'items.add', items: lines, occasion: 'reorder' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told.mock.calls[0]![0].addedCount).toBe(3);
  expect(sent).toEqual([
    ['cart', 'add', 'T0', String(sampleItem.quantity)],
    ['cart', 'add', 'T1', '1'],
    ['cart', 'add', 'T9', String(sampleItem.quantity)],
  ]);
  system.app.stop();
});

it.each([
  [{ success: false, code: 'basket.full', errorMessages: ['Der Warenkorb ist voll.'] }, []],
  [{ success: false, code: 'session.ended', errorMessages: [] }, ['toasts.sessionEnded']],
])(
  'an order that cannot be put in again is told of beside it, unless the sign-in comes: %o',
  async (answer, expected) => {
    const { system } = watchedShop({ 'POST /rest/shop/basket/additems': [answer] });
    const told = vi.fn<() => void>();
    system.basket.on('basket.changeFailed', told);
    system.basket.send({ type: 'items.add', items: lines, occasion: 'reorder' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    const toasts = selectToasts(system.toasts.getSnapshot());
    expect(toasts.map(({ message }) => (message.kind === 'text' ? message.key : message.markup))).toEqual(
      expected,
    );
    system.app.stop();
  },
);

it('[S7.3-09] what is removed is tracked, by one position or all of them, and what is brought back counts as added', async () => {
  const { system, sent } = watchedShop({
    'POST /rest/shop/basket/remove': [changed(2)],
    'POST /rest/shop/basket/additems': [
      { success: true, basket: sampleBasket(3), corrections: [], refused: [] },
    ],
    'POST /rest/shop/basket/removeall': [changed(4)],
  });
  const { basket } = system;
  const [position] = sampleBasket(1).items;
  const told = (action: string) => ['cart', action, position!.articleNumber, String(position!.quantity)];
  const until = (version: number) =>
    vi.waitFor(() => expect(basket.getSnapshot().context.basket?.version).toBe(version));
  basket.send({ type: 'basket.received', basket: sampleBasket(1) });
  let undo: Parameters<typeof basket.send>[0] | null = null;
  basket.on('basket.positionRemoved', (removed) => {
    undo = { type: 'items.add', items: removed.undo, occasion: 'undo' };
  });
  basket.send({ type: 'position.remove', uid: position!.uid });
  await until(2);
  expect(sent).toEqual([told('remove')]);
  basket.send(undo!);
  await until(3);
  expect(sent).toEqual([told('remove'), told('add')]);
  basket.send({ type: 'basket.removeAll' });
  await until(4);
  expect(sent).toEqual([told('remove'), told('add'), told('remove')]);
  system.app.stop();
});

it('[S7.3-09] what a kept basket brings and takes away counts as added and removed, by the amount of each', async () => {
  const position = (articleNumber: string, amount: number) => ({
    ...sampleBasket(1).items[0]!,
    uid: articleNumber,
    articleNumber,
    quantity: amount,
  });
  const before = sampleBasket(1, [position('T1', 5), position('T2', 2), position('T3', 1)]);
  const after = sampleBasket(2, [position('T1', 8), position('T2', 2), position('T4', 4)]);
  const { system, call, sent } = watchedShop({
    'POST /rest/shop/basket/load-stored-basket': [
      { success: true, basket: after, corrections: [], isAnyTaken: true, refused: [] },
    ],
  });
  system.basket.send({ type: 'basket.received', basket: before });
  await storedBasketCalls(call, { system, screens: new Map() }).loadBasket({
    input: { id: 7, how: 'replace' },
    signal: AbortSignal.timeout(5000),
  });
  expect(sent).toEqual([
    ['cart', 'remove', 'T3', '1'],
    ['cart', 'add', 'T1', '3'],
    ['cart', 'add', 'T4', '4'],
  ]);
  system.app.stop();
});

it('[S7.3-09] what the quick order puts in counts as added, by the amounts that went in', async () => {
  const { system, call, sent } = watchedShop({
    'POST /rest/shop/basket/additems': [
      { success: true, basket: sampleBasket(2), corrections: [], refused: refusedLines.slice(1) },
    ],
  });
  await quickOrderCalls(call).addLines({ input: { items: lines }, signal: AbortSignal.timeout(5000) });
  expect(sent).toEqual([
    ['cart', 'add', 'T0', String(sampleItem.quantity)],
    ['cart', 'add', 'T1', String(sampleItem.quantity)],
  ]);
  system.app.stop();
});

it('[S7.3-09][S2.9-02] what is handed over from elsewhere counts as added', async () => {
  const { system, call, sent } = watchedShop({
    'POST /rest/shop/basket/take-over': [
      {
        success: true,
        basket: sampleBasket(2),
        corrections: [],
        told: [],
        taken: [{ articleNumber: 'T7', quantity: 3 }],
        isRepetition: false,
      },
    ],
  });
  await basketHandoverCalls(call).takeOver({
    input: { kind: 'livebook', uuid: 'a' },
    signal: AbortSignal.timeout(5000),
  });
  expect(sent).toEqual([['cart', 'add', 'T7', '3']]);
  system.app.stop();
});

it('[S7.3-04] an article put on a list is told by the message of the answer and tracked, one that is refused is not', async () => {
  const message = '<b>Toner</b> steht drauf.';
  const { system, call, sent } = watchedShop({
    'POST /rest/lists/my/add-position': [
      { success: true, message, errorMessages: [], error: null },
      { success: false, code: 'list.full', errorMessages: ['Die Liste ist voll.'] },
    ],
  });
  const put = () =>
    listAdding.send(
      {
        input: {
          form: '',
          given: { articleNumber: 'A1', shopDepotId: '1' },
          values: { quantity: '5', list: '7' },
        },
        signal: AbortSignal.timeout(5000),
      },
      { call, page: { system } } as unknown as FormTakers,
    );
  await put();
  await expect(put()).rejects.toMatchObject({ kind: 'refused' });
  expect(sent).toEqual([['list', 'add', 'A1', '5']]);
  expect(selectToasts(system.toasts.getSnapshot()).map(({ kind }) => kind)).toEqual(['success', 'danger']);
  system.app.stop();
});
