import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import type { SaveOrderBody, SaveOrderReply } from '#contract/checkout.ts';
import { blocksOrder } from '#domain/positions.ts';
import { samplePosition } from '#machines/basket/basket.samples.ts';
import {
  checkoutBaskets,
  refusedWith,
  samplePayment,
  sampleShipping,
} from '#machines/checkout/checkout.samples.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import type { CheckoutPageData } from '#ui/screens/checkout/checkout-data.ts';
import { storedBaskets } from '#texts/de/stored-baskets.ts';
import { sampleFreeArticle } from '#tests/support/sample-free-article.ts';
import { renderShopPage } from './shop-page.tsx';

const { complete, newer } = checkoutBaskets;
const soldOut = samplePosition({ isOrderable: false, available: 0 });
const lacking = (basket: BasketState): BasketState => ({
  ...basket,
  checkoutData: { ...basket.checkoutData, missing: ['position', ...basket.checkoutData.missing] },
});
const blocked = lacking({ ...newer, items: [soldOut] });

const ranOut = refusedWith('stock.tooLow', 'Toner schwarz ist nicht mehr verfügbar.', '', {
  basket: blocked,
});

function show(basket: BasketState, step: number, refusal = ranOut) {
  const orders: SaveOrderBody[] = [];
  const data: CheckoutPageData = {
    basket,
    addresses: [],
    paymentMethods: [samplePayment],
    shippingMethods: [sampleShipping],
  };
  const checkout = checkoutMachine.provide({
    actors: {
      saveOrder: fromPromise<SaveOrderReply, SaveOrderBody>(({ input }) => {
        orders.push(input);
        return Promise.reject(refusal.error);
      }),
    },
  });
  renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${step}`,
    data,
    checkout,
  });
  return { orders };
}

const order = () => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const notice =
  'So kann noch nicht bestellt werden. Bitte ändern oder entfernen Sie diese Artikel im Warenkorb:';

it.each([
  [{}, false],
  [{ available: 4, quantity: 4 }, false],
  [{ available: 4, quantity: 5 }, true],
  [{ max_order_price_unit: 10, quantity: 11 }, true],
  [{ exists: false }, true],
  [{ isOrderable: false }, true],
])('[S2.9-05] a position of %o keeps its basket from being ordered: %s', (facts, isBlocking) => {
  expect(blocksOrder(samplePosition(facts))).toBe(isBlocking);
});

it('what was sold out while it was ordered leads to the basket, and nowhere else', async () => {
  const { orders } = show(complete, 4);
  await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
  await userEvent.click(order());
  await screen.findByRole('heading', { name: 'Es hat sich etwas geändert' });
  expect(orders).toHaveLength(1);
  const main = screen.getByRole('link', { name: 'Zum Warenkorb' });
  expect(main.getAttribute('href')).toBe('/shop/basket');
  expect(screen.queryByRole('button', { name: 'Weiter mit den neuen Angaben' })).toBeNull();
});

it('[S5-09] the review does not order what the basket would not let through, and leads to the basket', async () => {
  const { orders } = show(lacking({ ...complete, items: [soldOut] }), 4);
  await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
  await userEvent.click(order());
  expect(orders).toEqual([]);
  const [item] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(item?.textContent).toBe('Nicht jeder Artikel ist bestellbar. Zu „Warenkorb“');
  expect(
    within(item as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/shop/basket');
});

it.each([1, 2, 3, 4])('step %i says what cannot be ordered, with the way to the basket', async (step) => {
  show(
    lacking({ ...complete, items: [samplePosition({ uid: 'other', displayName: 'Papier' }), soldOut] }),
    step,
  );
  const told = (await screen.findByText(notice)).closest('[role="none"]') as HTMLElement;
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Toner schwarz']);
  expect(within(told).getByRole('link').getAttribute('href')).toBe('/shop/basket');
});

it.each([1, 2, 3, 4])('[S6-06] step %i says once why somebody may order nothing', async (step) => {
  const reason = 'Bestellungen sind für Sie derzeit nicht freigeschaltet.';
  const releaseInfos = {
    ...complete.releaseInfos,
    orderAction: 'block',
    orderActionReason: reason,
  } as const;
  show(lacking({ ...complete, releaseInfos, items: [soldOut] }), step);
  // What is told beside it has come.
  await screen.findByText(notice);
  expect(screen.getAllByText(reason)).toHaveLength(1);
});

it.each([
  ['costCenter', 'Bitte wählen Sie im Warenkorb noch eine Kostenstelle für diese Artikel:'],
  [
    'costCenterUnknown',
    'Auf die Kostenstelle dieser Artikel können Sie nicht (mehr) bestellen. Bitte ändern Sie sie im Warenkorb:',
  ],
] as const)(
  '[S5-09] a step says which articles lack a cost center (%s), with the way to the first',
  async (code, said) => {
    const items = [samplePosition({ uid: 'booked', displayName: 'Papier' }), samplePosition({ uid: 'open' })];
    const costCenters = { isNeeded: true, open: [], lacking: ['open'] };
    const { checkoutData } = complete;
    show({ ...complete, items, costCenters, checkoutData: { ...checkoutData, missing: [code] } }, 1);
    const told = (await screen.findByText(said)).closest('[role="none"]') as HTMLElement;
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Toner schwarz']);
    expect(within(told).getByRole('link').getAttribute('href')).toBe('/shop/basket?position=2#position-open');
  },
);

it('[S7.2-36] each step says what a sign-in has put into the basket, line by line, with the way to it', async () => {
  const former = { count: 6, lines: ['4 × HP 59X'] };
  const merge = { added: 1, changed: ['Toner schwarz: nur 3 Packungen'], refused: [], former, undoId: 7 };
  show({ ...complete, merge, totals: { ...complete.totals, totalGross: 110_564 } }, 3);
  const told = (await screen.findByText(merge.changed[0] as string)).closest('[role="none"]') as HTMLElement;
  expect(within(told).getByText(storedBaskets.merged({ added: 1, changed: 1, refused: 0 })).isConnected).toBe(
    true,
  );
  expect(within(told).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/shop/basket');
  // What lay there before is ordered, too: it is named, with the sum of all.
  expect(
    within(told)
      .getAllByRole('listitem')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['4 × HP 59X', 'und 5 weitere']);
  expect(within(told).getByText('Das lag schon in Ihrem Konto:').isConnected).toBe(true);
  expect(told.textContent).toMatch(/Alles zusammen: 1\.105,64\s€ inkl\. MwSt\./);
});

it('[S4.3-12] the review names each gift that goes with the order, and none that does not', () => {
  show({ ...complete, freeArticles: [sampleFreeArticle(1), sampleFreeArticle(2, 'Zu wenig Warenwert')] }, 4);
  const articles = screen.getByRole('heading', { name: 'Artikel' }).closest('section');
  expect(articles?.textContent).toContain('1 × Stift 1: kostenlos');
  expect(articles?.textContent).not.toContain('Stift 2');
});

it('a session that has ended is taken up again by signing in, and not as a guest without its basket', async () => {
  show(complete, 4, refusedWith('session.ended', 'Ihre Sitzung ist abgelaufen.', ''));
  await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
  await userEvent.click(order());
  await screen.findByRole('region', { name: 'Ich bin Kunde' });
  expect(screen.queryByRole('region', { name: 'Als Gast bestellen' })).toBeNull();
});

it('a guest without a mail address reads that it is to be given', async () => {
  show(checkoutBaskets.anonymous, 1);
  await userEvent.click(screen.getByRole('button', { name: 'Als Gast weiter' }));
  expect((await screen.findAllByText('Bitte geben Sie Ihre E-Mail-Adresse an.')).length).toBeGreaterThan(0);
});

it('nothing is said where everything can be ordered', () => {
  show(complete, 2);
  expect(screen.queryByText(notice)).toBeNull();
});
