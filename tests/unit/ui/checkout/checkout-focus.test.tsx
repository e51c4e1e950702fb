import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fromPromise } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutBaskets, samplePayment, sampleShipping } from '#machines/checkout/checkout.samples.ts';
import { failureSamples } from '#machines/path-ready.ts';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import { renderShopPage } from './shop-page.tsx';

/** Calls that stay open until the test ends them. */
function openCalls() {
  const ends: ((failure: unknown) => void)[] = [];
  const open = () => new Promise<never>((_resolve, reject) => void ends.push(reject));
  const fail = (failure: unknown) => act(async () => ends.shift()?.(failure));
  return { open, fail };
}

function show(basket: BasketState, step: number) {
  const { open, fail } = openCalls();
  const checkout = checkoutMachine.provide({
    actors: {
      saveGuest: fromPromise(({ signal: _signal }) => open()),
      saveBillingAddress: fromPromise(({ signal: _signal }) => open()),
      saveShippingMethod: fromPromise(({ signal: _signal }) => open()),
      saveOrder: fromPromise(({ signal: _signal }) => open()),
      findOrder: fromPromise(({ signal: _signal }) => open()),
    },
  });
  const page = renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: `/shop/checkout/${step}`,
    data: { basket, addresses: [], paymentMethods: [samplePayment], shippingMethods: [sampleShipping] },
    checkout,
  });
  return { ...page, fail };
}

const focused = () => document.activeElement;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** What a button is described by. */
const describedAt = (name: string | RegExp): string | null | undefined => {
  const id = screen.getByRole('button', { name }).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

const noAnswer =
  'Der Server antwortet nicht. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.';

describe('a call that failed is told at the top, which has the focus, and beside the button', () => {
  it.each([
    { step: 1, basket: checkoutBaskets.anonymous, button: 'Als Gast weiter' },
    { step: 3, basket: checkoutBaskets.addressed, button: 'Weiter zur Prüfung' },
  ])('in step $step', async ({ step, basket, button }) => {
    const { fail } = show(basket, step);
    if (step === 1)
      await userEvent.type(
        screen.getAllByLabelText('E-Mail-Adresse*')[0] as HTMLElement,
        'erika@example.com',
      );
    await press(button);
    await fail(failureSamples.noAnswer.error);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(noAnswer);
    expect(focused()).toBe(alert);
    expect(describedAt(button)).toBe(noAnswer);
  });

  it('in step 2', async () => {
    const { fail } = show(checkoutBaskets.addressed, 2);
    await press('Weiter zu Zahlung und Versand');
    await fail(failureSamples.serverDown.error);
    expect(focused()).toBe(screen.getByRole('alert'));
    expect(describedAt('Weiter zu Zahlung und Versand')).toBe(screen.getByRole('alert').textContent);
  });
});

describe('step 4', () => {
  it('gives the focus to what is going on with the order, and to what became of it', async () => {
    const { fail } = show(checkoutBaskets.complete, 4);
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await press('Zahlungspflichtig bestellen');
    expect(focused()?.textContent).toBe('Ihre Bestellung wird abgeschickt …');
    await fail(failureSamples.noAnswer.error);
    expect(focused()?.textContent).toBe('Einen Moment bitte');
    // Asking whether the order arrived is refused: it surely did not.
    await fail(failureSamples.refused.error);
    expect(focused()).toBe(screen.getByRole('alert'));
    expect(focused()?.textContent).toContain('Ihre Bestellung ist nicht angekommen.');
    expect(describedAt(/^Zahlungspflichtig bestellen/)).toContain('Ihre Bestellung ist nicht angekommen.');
  });

  it('says beside the button what is missing, at each press, and leaves the focus on the tick', async () => {
    const { checkoutData } = checkoutBaskets.complete;
    show(
      {
        ...checkoutBaskets.complete,
        checkoutData: { ...checkoutData, missing: ['shippingMethod', 'terms'] },
      },
      4,
    );
    await press('Zahlungspflichtig bestellen');
    const told = screen.getByRole('alert');
    expect(told.contains(focused()) || focused()?.contains(told)).toBe(true);
    expect(describedAt('Zahlungspflichtig bestellen')).toBe(
      'Die Versandart fehlt.Bitte lesen Sie die AGB und setzen Sie den Haken.',
    );
    await press('Zahlungspflichtig bestellen');
    expect(focused()?.contains(screen.getByRole('alert'))).toBe(true);
    const terms = screen.getByRole('checkbox', { name: /AGB/ });
    await userEvent.click(terms);
    expect(focused()).toBe(terms);
    expect(describedAt('Zahlungspflichtig bestellen')).toBe('Die Versandart fehlt.');
  });
});

it('a step that is gone back to has its heading focused', async () => {
  const { router } = show(checkoutBaskets.complete, 4);
  await act(() => router.navigate('/shop/checkout/3'));
  expect(focused()).toBe(screen.getByRole('heading', { level: 2, name: /^Schritt 3/ }));
});

describe('the way to an address of the goods that is missing', () => {
  /** What a browser says of whether an element is drawn, which this one does not know. */
  const draw = (isShippingDrawn: boolean) => {
    HTMLElement.prototype.checkVisibility = function isDrawn() {
      return this.id !== 'shipping' || isShippingDrawn;
    };
    location.hash = '#shipping';
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
      location.hash = '';
    });
  };
  const same = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Lieferadresse ist wie/ });

  it('[S5-11] leads to its fields, which stand there', async () => {
    const { complete } = checkoutBaskets;
    const lacking = { shippingAddress: null, missing: ['shippingAddress' as const] };
    show({ ...complete, checkoutData: { ...complete.checkoutData, ...lacking } }, 4);
    draw(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await press('Zahlungspflichtig bestellen');
    await userEvent.click(screen.getByRole('link', { name: 'Zu „Adressen“' }));
    await screen.findByRole('region', { name: 'Lieferadresse' });
    expect(same().checked).toBe(false);
    expect(focused()).toBe(screen.getByRole('region', { name: 'Lieferadresse' }));
  });

  it('leads to the heading of the step where they are not drawn', async () => {
    const { router } = show(checkoutBaskets.complete, 4);
    draw(false);
    await act(() => router.navigate('/shop/checkout/2'));
    expect(same().checked).toBe(true);
    expect(focused()).toBe(screen.getByRole('heading', { level: 2, name: /^Schritt 2/ }));
  });
});
