import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BasketPosition, CostCenterBooking } from '#contract/basket.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import { costCenterChoice as words } from '#texts/de/cost-center-choice.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const drum = samplePosition({ uid: 'T2-1-b', id: 2, articleNumber: 'T2', displayName: 'Trommel' });
const booking: CostCenterBooking = {
  isNeeded: false,
  open: [
    { number: '100', name: 'Verwaltung' },
    { number: '200', name: 'Vertrieb' },
  ],
  lacking: [],
};

const show = (items: readonly BasketPosition[], costCenters: CostCenterBooking | null) =>
  renderShopPage({
    Screen: BasketScreen,
    path: '/shop/basket',
    data: { basket: { ...sampleBasket(5, items), costCenters } },
  });

const choiceOf = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: words.label({ name }) });

describe('[S7.1-48] the cost center of a position', () => {
  it('is a choice of those open to the buyer', async () => {
    show([samplePosition({ costCenter: '200' }), drum], booking);
    const chosen = await choiceOf('Toner schwarz');
    expect(chosen.value).toBe('200');
    expect([...chosen.options].map(({ text }) => text)).toEqual([
      words.none,
      '100 Verwaltung',
      '200 Vertrieb',
    ]);
    expect((await choiceOf('Trommel')).value).toBe('');
  });

  it('is no choice for who has no firm, and is named where a position has one', async () => {
    show([samplePosition({ costCenter: '200' })], null);
    expect(await screen.findByText('Kostenstelle: 200')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBe(null);
  });

  it('[S5-12] is said to be missing, or to be closed to the buyer', async () => {
    const closed = samplePosition({ costCenter: '900' });
    show([closed, drum], { ...booking, isNeeded: true, lacking: [closed.uid, drum.uid] });
    const described = (element: HTMLElement): string =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(described(await choiceOf('Toner schwarz'))).toContain(words.closed);
    expect((await choiceOf('Toner schwarz')).value).toBe('900');
    expect(described(await choiceOf('Trommel'))).toContain(words.missing);
  });

  it('is offered for all positions where they differ, by one press', async () => {
    show([samplePosition({ costCenter: '200' }), drum], booking);
    await choiceOf('Trommel');
    const lines = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('position-'));
    const [first, second] = lines as [HTMLElement, HTMLElement];
    expect(within(second).queryByRole('button', { name: words.forAllNamed({ number: '' }) })).toBe(null);
    const forAll = within(first).getByRole('button', { name: words.forAllNamed({ number: '200' }) });
    await userEvent.click(forAll);
    // Nobody answers here.
    expect((await within(first).findByRole('combobox', { description: words.failed })).tagName).toBe(
      'SELECT',
    );
  });
});
