import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BasketPosition } from '#contract/basket.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import { sampleOrder } from '#machines/checkout/checkout.samples.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { Component as ConfirmationScreen } from '#ui/screens/confirmation/ConfirmationScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const positions = (count: number): BasketPosition[] =>
  Array.from({ length: count }, (_, index) =>
    samplePosition({
      uid: `T${index + 1}-1-a`,
      id: index + 1,
      articleNumber: `T${index + 1}`,
      displayName: `Toner ${index + 1}`,
    }),
  );

const show = (
  items: readonly BasketPosition[],
  address = '/shop/basket',
  answer?: Parameters<typeof renderShopPage>[0]['answer'],
) =>
  renderShopPage({
    Screen: BasketScreen,
    path: '/shop/basket',
    address,
    data: { basket: sampleBasket(5, items) },
    ...(answer === undefined ? {} : { answer }),
  });

/** Names of the positions that are shown; by selector, since roles of a hundred lines take seconds to find. */
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('li[id^="position-"] h2')].map(({ textContent }) => textContent);
const names = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `Toner ${first + index}`);
const more = (name: string): HTMLElement => screen.getByText(name).closest('a') as HTMLElement;

describe('a basket of many positions', () => {
  it('[S3.2-01] names the offer of the position that has one', () => {
    show(positions(2).map((position, line) => ({ ...position, offerNumber: line === 0 ? 'A-1' : '' })));
    expect(screen.getAllByText(/^Angebot/).map(({ textContent }) => textContent)).toEqual(['Angebot: A-1']);
  });

  it('[R80][S2.9-01] shows 40 of 100, says so, and opens the next ones in place with the focus on the first', async () => {
    show(positions(100));
    expect(shown()).toEqual(names(1, 40));
    expect(screen.getByText('Positionen 1–40 von 100').getAttribute('role')).toBe('status');
    expect(screen.getByText('100 Positionen').textContent).toBe('100 Positionen');
    const next = more('Weitere 40 Positionen anzeigen');
    expect(next.getAttribute('href')).toBe('/shop/basket?position=41');
    await userEvent.click(next);
    expect(shown()).toEqual(names(1, 80));
    expect(document.activeElement?.id).toBe('position-T41-1-a');
    await userEvent.click(more('Weitere 20 Positionen anzeigen'));
    expect(shown()).toEqual(names(1, 100));
    expect(document.activeElement?.id).toBe('position-T81-1-a');
    expect(screen.queryByText(/Positionen anzeigen/)).toBeNull();
    expect(screen.getByText('Positionen 1–100 von 100').textContent).toBe('Positionen 1–100 von 100');
  });

  it('[R80] shows the part its address names, from which the others are reached', async () => {
    show(positions(100), '/shop/basket?position=95');
    expect(shown()).toEqual(names(81, 100));
    const previous = more('Vorige 40 Positionen anzeigen');
    expect(previous.getAttribute('href')).toBe('/shop/basket?position=41');
    await userEvent.click(previous);
    expect(shown()).toEqual(names(41, 100));
    expect(document.activeElement?.id).toBe('position-T41-1-a');
    expect(more('Vorige 40 Positionen anzeigen').getAttribute('href')).toBe('/shop/basket');
  });

  it('[S7.1-50][S7.1-47] changes and removes positions of every part, and the next one moves up', async () => {
    const { changes } = show(positions(100), '/shop/basket?position=41');
    const quantity = screen.getByLabelText<HTMLInputElement>('Menge von Toner 70');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7{Enter}');
    await userEvent.click(screen.getByLabelText('Toner 41 entfernen'));
    expect(changes[0]).toEqual({ kind: 'quantity', uid: 'T70-1-a', quantity: 7 });
    expect(shown()).toEqual(names(42, 81));
    expect(screen.getByText('Positionen 41–80 von 99').textContent).toBe('Positionen 41–80 von 99');
  });

  it.each([
    ['another part', 60],
    ['the same part', 20],
  ])('leads to the line that was brought back, not to one of its article in %s', async (_, twin) => {
    const noted = samplePosition({
      uid: 'T2-1-b',
      id: 101,
      articleNumber: 'T2',
      displayName: 'Toner 2',
      hint: 'Raum 2',
    });
    const items = positions(100).with(twin, noted);
    show(items, '/shop/basket', ({ kind }) => ({
      success: true,
      basket: kind === 'remove' ? sampleBasket(6, items.toSpliced(1, 1)) : sampleBasket(7, items),
      corrections: [],
      refused: [],
    }));
    const [remove] = screen.getAllByLabelText('Toner 2 entfernen');
    await userEvent.click(remove as HTMLElement);
    await userEvent.click(await screen.findByText('Rückgängig'));
    await screen.findByText('Toner 2 liegt wieder im Warenkorb.');
    expect(document.activeElement?.id).toBe('position-T2-1-a');
  });

  it('leads to what keeps it from being ordered, wherever that stands, and names ten at most', async () => {
    const items = positions(100).map((position, index) =>
      index >= 85 ? { ...position, isOrderable: false } : position,
    );
    show(items);
    const summary = document.querySelector('aside') as HTMLElement;
    const named = within(summary).getAllByRole('link', { name: /^Toner/ });
    expect(named.map(({ textContent }) => textContent)).toEqual(names(86, 95));
    expect(within(summary).getByText('und 5 weitere').textContent).toBe('und 5 weitere');
    expect(named[1]?.getAttribute('href')).toBe('/shop/basket?position=87#position-T87-1-a');
    await userEvent.click(named[1] as HTMLElement);
    expect(shown()).toEqual(names(81, 100));
    expect(document.activeElement?.id).toBe('position-T87-1-a');
    expect(named[1]?.getAttribute('href')).toBe('#position-T87-1-a');
  });

  it('says nothing of parts when everything is shown', () => {
    show(positions(40));
    expect(shown()).toHaveLength(40);
    expect(screen.queryByText(/^Positionen 1/)).toBeNull();
  });
});

describe('an order of many positions', () => {
  it('[R80] is shown in parts, too', async () => {
    const order = {
      ...sampleOrder,
      positions: Array.from({ length: 90 }, (_, index) => ({
        articleNumber: `T${index + 1}`,
        shopDepotId: 1,
        url: '',
        manufacturerNumber: '',
        displayName: `Toner ${index + 1}`,
        quantity: 1,
        unit: 'Stück',
        unitNet: 1000,
        unitGross: 1190,
        taxRate: 19,
        lineNet: 1000,
        lineGross: 1190,
        hint: '',
        costCenter: '',
      })),
    };
    renderShopPage({ Screen: ConfirmationScreen, path: '/shop/checkout/confirmation/1', data: { order } });
    const rows = (): number => document.querySelectorAll('tbody tr').length;
    expect(rows()).toBe(40);
    await userEvent.click(more('Weitere 40 Positionen anzeigen'));
    expect(rows()).toBe(80);
    expect(within(document.activeElement as HTMLElement).getByText('Toner 41').textContent).toBe('Toner 41');
  });
});
