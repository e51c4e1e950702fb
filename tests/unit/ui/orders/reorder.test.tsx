import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BasketPosition, Successor } from '#contract/basket.ts';
import type { Order } from '#contract/order.ts';
import { sampleBasket, samplePosition, samplePrice } from '#machines/basket/basket.samples.ts';
import type { BasketChange, ChangeReply } from '#machines/basket/basket.types.ts';
import { orderPage as words } from '#texts/de/order-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'completed', release: null }));
const ordered = (articleNumber: string, part: Partial<Order['positions'][number]> = {}) => ({
  ...order.positions[0]!,
  articleNumber,
  displayName: `Artikel ${articleNumber}`,
  ...part,
});

/** A position as such a line becomes one. */
const inBasket = (articleNumber: string, part: Partial<BasketPosition> = {}) =>
  samplePosition({ articleNumber, quantity: 6, costCenter: '4711', ...part });

const successor: Successor = {
  articleNumber: 'N1',
  shopDepotId: 1,
  displayName: 'Neuer Toner',
  url: '/shop/article/N1-1/neuer-toner',
  unit: 'Stück',
  unitNet: 5000,
  unitGross: 5950,
};
const refusal = (index: number, articleNumber: string, more: object = {}) => ({
  index,
  articleNumber,
  code: 'article.notOrderable',
  message: `Artikel ${articleNumber} ist zurzeit nicht bestellbar.`,
  added: 0,
  ...more,
});

/** Orders the positions again; the successor can be had as often as it is asked for. */
async function orderAgain(positions: Order['positions'], first: Partial<ChangeReply>) {
  const answer = (change: BasketChange): ChangeReply | Promise<ChangeReply> =>
    change.kind === 'quantity' ? new Promise(() => undefined) : replyTo(change);
  const replyTo = (change: BasketChange): ChangeReply => ({
    success: true,
    basket: sampleBasket(5),
    corrections: [],
    refused: [],
    ...(change.kind === 'addItems' && change.items[0]?.articleNumber === 'N1' ? {} : first),
  });
  const page = renderOwnOrder({ ...order, positions }, { answer });
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  const added = await screen.findByText(/im Warenkorb\.|nichts zu haben/, { selector: 'p' });
  return { ...page, told: within(added.closest<HTMLElement>('[role=status]')!) };
}

const askedFor = (changes: readonly BasketChange[]) =>
  changes.map((change) =>
    change.kind === 'addItems' ? change.items.map(({ articleNumber }) => articleNumber) : change.kind,
  );

const pointsIn = (told: ReturnType<typeof within>): readonly (string | null)[] =>
  told.queryAllByRole('listitem').map((point: HTMLElement) => point.textContent);

describe('an order that is put in again', () => {
  it('[S2.3-03] names what has taken the place of a missing article, and puts that in at a press alone', async () => {
    const { told, changes } = await orderAgain(
      [ordered('A1'), ordered('B1', { quantity: 3, hint: 'Lager', costCenter: '4711' }), ordered('C1')],
      { refused: [refusal(1, 'B1', { successor }), refusal(2, 'C1')] },
    );
    expect(askedFor(changes)).toEqual([['A1', 'B1', 'C1']]);
    expect(pointsIn(told)).toEqual([
      `Artikel B1 ist zurzeit nicht bestellbar.Nachfolger: Neuer Toner für 50,00\u00a0€${words.instead.take}`,
      'Artikel C1 ist zurzeit nicht bestellbar.',
    ]);
    expect(told.getByRole('link', { name: 'Neuer Toner' }).getAttribute('href')).toBe(successor.url);
    await userEvent.click(told.getByRole('button', { name: 'Neuer Toner stattdessen in den Warenkorb' }));
    const taken = await told.findByText(words.instead.taken);
    expect(taken.textContent).toBe('Liegt im Warenkorb.');
    expect(document.activeElement).toBe(taken);
    // Its focus says it; a region around it would say it all again.
    expect(taken.closest('[role=status]')).toBe(null);
    expect(changes.at(-1)).toEqual({
      kind: 'addItems',
      occasion: 'reorder',
      items: [
        {
          articleNumber: 'N1',
          shopDepotId: 1,
          unit: 'Stück',
          quantity: 3,
          hint: 'Lager',
          costCenter: '4711',
          mayBeLess: true,
        },
      ],
    });
    expect(told.queryByRole('button')).toBe(null);
  });

  it('[S2.3-03] names what has left the catalogue, with its successor where the shop knows one', async () => {
    const { told, changes } = await orderAgain(
      [ordered('B1', { url: '' }), ordered('D1', { url: '', shopDepotId: null })],
      {
        refused: [refusal(0, 'B1', { code: 'article.notFound', successor })],
      },
    );
    // Another depot's article of the same number was not ordered.
    expect(askedFor(changes)).toEqual([['B1']]);
    expect(pointsIn(told)).toEqual([
      'Artikel D1 ist nicht mehr im Sortiment.',
      `Artikel B1 ist nicht mehr im Sortiment.Nachfolger: Neuer Toner für 50,00\u00a0€${words.instead.take}`,
    ]);
  });

  it('says at once that a successor cannot be put in while too much waits for the basket', async () => {
    const { told, system } = await orderAgain([ordered('B1')], {
      refused: [refusal(0, 'B1', { successor })],
    });
    for (let line = 0; line <= 20; line += 1)
      system.basket.send({ type: 'position.changeQuantity', uid: `L${line}`, quantity: 1 });
    const take = told.getByRole('button', { name: /Neuer Toner/ });
    await userEvent.click(take);
    expect((await screen.findByRole('alert')).textContent).toBe(words.failed);
    expect(take.textContent).toBe(words.instead.take);
  });

  it('leaves out what was given with it', async () => {
    const { changes } = await orderAgain(
      [ordered('A1'), ordered('G1', { unitNet: 0, unitGross: 0, lineNet: 0, lineGross: 0 })],
      {},
    );
    expect(askedFor(changes)).toEqual([['A1']]);
  });

  it('says with both prices what has become dearer, and what cheaper', async () => {
    const now = sampleBasket(5, [inBasket('A1'), inBasket('B1'), inBasket('C1')]);
    const { told } = await orderAgain(
      [
        ordered('A1', { unitNet: 4800 }),
        ordered('B1', { unitNet: 4900, unitGross: 1 }),
        ordered('C1', { unitNet: 5000 }),
      ],
      { basket: now },
    );
    expect(told.getByText(words.dearerTitle).nextElementSibling?.textContent).toBe(
      'Artikel A1 kostet jetzt 49,00\u00a0€ statt 48,00\u00a0€.',
    );
    expect(told.getByText(words.cheaperTitle).nextElementSibling?.textContent).toBe(
      'Artikel C1 kostet jetzt 49,00\u00a0€ statt 50,00\u00a0€.',
    );
    expect(pointsIn(told)).toHaveLength(2);
  });

  it('compares with the position a line became alone, and where the amount has not changed the price', async () => {
    const ladder = [samplePrice(5100), { ...samplePrice(4900), quantity_lower_bound: 5 }];
    const now = sampleBasket(5, [
      // Of another cost center, and dearer.
      inBasket('A1', { costCenter: '', price: samplePrice(5200) }),
      inBasket('A1'),
      // More than was ordered, since some of it lay there before, for the same rung: it is cheaper all the same.
      inBasket('B1', { quantity: 7, price: samplePrice(4700) }),
      // More, for which the ladder says another price.
      inBasket('F1', {
        quantity: 9,
        price: samplePrice(4600),
        prices: [...ladder, { ...samplePrice(4600), quantity_lower_bound: 8 }],
      }),
      // Less could be had, for which the ladder says another price.
      inBasket('C1', { quantity: 4, price: samplePrice(5100), prices: ladder }),
      // Less, for the same rung.
      inBasket('D1', { quantity: 5, prices: ladder }),
      // Nothing of it went in; what lies there lay there before.
      inBasket('E1', { quantity: 1 }),
    ]);
    const { told } = await orderAgain(
      [
        ordered('A1', { unitNet: 4900 }),
        ordered('B1', { unitNet: 4900 }),
        ordered('C1', { unitNet: 4900 }),
        ordered('D1', { unitNet: 4800 }),
        ordered('E1', { unitNet: 4800 }),
        ordered('F1', { unitNet: 4900 }),
      ],
      {
        basket: now,
        refused: [refusal(2, 'C1', { added: 4 }), refusal(3, 'D1', { added: 5 }), refusal(4, 'E1')],
      },
    );
    expect(told.getByText(words.dearerTitle).nextElementSibling?.textContent).toBe(
      'Artikel D1 kostet jetzt 49,00\u00a0€ statt 48,00\u00a0€.',
    );
    expect(told.getByText(words.cheaperTitle).nextElementSibling?.textContent).toBe(
      'Artikel B1 kostet jetzt 47,00\u00a0€ statt 49,00\u00a0€.',
    );
    expect(pointsIn(told)).toHaveLength(5);
  });

  it('[S6-06] is offered to who may order alone; what else is done with an order stays', () => {
    renderOwnOrder(order, { flags: { May_order: false } });
    expect(screen.queryByRole('button', { name: words.again })).toBe(null);
    expect(screen.getByRole('button', { name: /PDF/ })).toBeTruthy();
  });
});
