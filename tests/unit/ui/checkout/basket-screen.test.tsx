import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BasketPosition, CheckoutData, ShippingEstimate } from '#contract/basket.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import { sampleShipping } from '#machines/checkout/checkout.samples.ts';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

const toner = samplePosition();
const drum = samplePosition({
  uid: 'T200000-1-b',
  id: 2,
  articleNumber: 'T200000',
  displayName: 'Trommel',
  step_order_price_unit: 5,
  min_order_price_unit: 5,
  quantity: 5,
});

const show = (items: readonly BasketPosition[], answer?: Parameters<typeof renderShopPage>[0]['answer']) =>
  renderShopPage({
    Screen: BasketScreen,
    path: '/shop/basket',
    data: { basket: sampleBasket(5, items) },
    ...(answer === undefined ? {} : { answer }),
  });

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('basket page', () => {
  it('[S3.2-04] shows the positions in the order of the basket', () => {
    show([toner, drum]);
    expect(names().slice(0, 2)).toEqual(['Toner schwarz', 'Trommel']);
  });

  it('[S3.2-03] shows the same article with another note as a line of its own', () => {
    show([toner, samplePosition({ uid: 'T104711-1-c', id: 3, hint: 'Raum 2.14' })]);
    const lines = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('position-'));
    expect(lines.map(({ id }) => id)).toEqual(['position-T104711-1-a', 'position-T104711-1-c']);
    expect(within(lines[1] as HTMLElement).getByText('Notiz: Raum 2.14').textContent).toBe(
      'Notiz: Raum 2.14',
    );
  });

  it('[S6-06] says to who may order nothing why, before a closed button, and blames no article', () => {
    const basket = sampleBasket(5, [toner]);
    const reason = 'Bestellungen sind für Sie derzeit nicht freigeschaltet.';
    const releaseInfos = { ...basket.releaseInfos, orderAction: 'block', orderActionReason: reason } as const;
    renderShopPage({
      Screen: BasketScreen,
      path: '/shop/basket',
      data: { basket: { ...basket, releaseInfos } },
    });
    const said = screen.getByText(reason);
    const [first, ...others] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Zur Kasse' });
    expect([first, ...others].map((button) => button?.disabled)).toEqual([true, true]);
    expect(said.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.queryByText(/So kann nicht bestellt werden/)).toBeNull();
  });

  it('[S9-21] says that the shop is a demonstration', () => {
    show([toner]);
    expect(screen.getByText(/^Demo-Betrieb/).textContent).toBe(
      'Demo-Betrieb: Dieser Shop verkauft nichts. Bestellungen werden gespeichert, aber nicht geliefert und nicht berechnet.',
    );
  });

  it('[S5-14] corrects a typed quantity to the step of the article and says so', async () => {
    const { changes } = show([drum]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Trommel' });
    await userEvent.clear(field);
    await userEvent.type(field, '8{Enter}');
    expect(changes).toEqual([{ kind: 'quantity', uid: drum.uid, quantity: 10 }]);
    expect(field.value).toBe('10');
    expect(screen.getByText('Auf die Packungsgröße gerundet: 10.').isConnected).toBe(true);
  });

  it('[S5-14] says of what is no number that the least amount stands, as a tile does', async () => {
    show([drum]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Trommel' });
    await userEvent.clear(field);
    await userEvent.type(field, 'fünf{Enter}');
    expect(screen.getByText('Das ist keine Zahl: Es bleibt bei 5.').isConnected).toBe(true);
  });

  it('[S5-13] reads 1.000 as a thousand, also where steps go on from it', async () => {
    const { changes } = show([toner]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Toner schwarz' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.000{ArrowDown}');
    expect(field.value).toBe('999');
    await userEvent.tab();
    expect(changes).toEqual([{ kind: 'quantity', uid: toner.uid, quantity: 999 }]);
  });

  it('[S5-14] says at once where steps end', async () => {
    show([drum]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Trommel' });
    await userEvent.type(field, '{ArrowDown}');
    expect(field.value).toBe('5');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Auf die Mindestmenge 5 erhöht.',
    );
    expect([field.getAttribute('aria-valuemin'), field.getAttribute('aria-valuenow')]).toEqual(['5', '5']);
  });

  it.each(['it rests', 'the page goes away'])('[S5-13] sends what was stepped once, when %s', async (end) => {
    const { changes } = show([toner]);
    const more = screen.getByRole('button', { name: 'Mehr von Toner schwarz' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(changes).toEqual([]);
    if (end === 'the page goes away') cleanup();
    await waitFor(() =>
      expect(changes).toEqual([{ kind: 'quantity', uid: toner.uid, quantity: toner.quantity + 2 }]),
    );
  });

  it('brings back what was removed', async () => {
    const { changes } = show([toner, drum], (change) => ({
      success: true,
      basket: sampleBasket(
        change.kind === 'remove' ? 6 : 7,
        change.kind === 'remove' ? [drum] : [drum, toner],
      ),
      corrections: [],
      refused: [],
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Toner schwarz entfernen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await screen.findByRole('spinbutton', { name: 'Menge von Toner schwarz' });
    expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'addItems']);
    expect(screen.getByText('Toner schwarz liegt wieder im Warenkorb.').isConnected).toBe(true);
  });

  it('takes a double click on remove as one: the line that moves up under the pointer stays', async () => {
    const removed: string[] = [];
    const { changes } = show([toner, drum], (change) => {
      if (change.kind === 'remove') removed.push(change.uid);
      const left = [toner, drum].filter(({ uid }) => !removed.includes(uid));
      return { success: true, basket: sampleBasket(5 + removed.length, left), corrections: [], refused: [] };
    });
    fireEvent.click(screen.getByRole('button', { name: 'Toner schwarz entfernen' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Trommel entfernen' }), { detail: 2 });
    await screen.findByText('Toner schwarz wurde entfernt.');
    expect(changes).toEqual([{ kind: 'remove', uid: toner.uid }]);
    fireEvent.click(screen.getByRole('button', { name: 'Trommel entfernen' }), { detail: 1 });
    await waitFor(() => expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'remove']));
  });

  it('brings back one removal after the other, the last one first', async () => {
    const restored: string[] = [];
    const removed: string[] = [];
    const { changes } = show([toner, drum], (change) => {
      if (change.kind === 'remove') removed.push(change.uid);
      if (change.kind === 'addItems') restored.push(...change.items.map((item) => item.articleNumber));
      const items = [toner, drum].filter(
        ({ uid, articleNumber }) => !removed.includes(uid) || restored.includes(articleNumber),
      );
      const basket = sampleBasket(5 + removed.length + restored.length, items);
      return { success: true, basket, corrections: [], refused: [] };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Toner schwarz entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Trommel entfernen' }));
    await screen.findByText('Trommel wurde entfernt.');
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await screen.findByText('Trommel liegt wieder im Warenkorb. Toner schwarz wurde entfernt.');
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await screen.findByText('Toner schwarz liegt wieder im Warenkorb.');
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'remove', 'addItems', 'addItems']);
    expect(restored).toEqual(['T200000', 'T104711']);
  });

  it('can bring back once more what the server did not take back', async () => {
    let isUp = false;
    show([toner, drum], (change) => {
      const refusal = { success: false, code: 'error', errorMessages: [], basket: sampleBasket(7, [drum]) };
      if (change.kind === 'addItems' && !isUp) return Promise.reject({ kind: 'refused', refusal });
      const items = change.kind === 'remove' ? [drum] : [drum, toner];
      return { success: true, basket: sampleBasket(isUp ? 8 : 6, items), corrections: [], refused: [] };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Toner schwarz entfernen' }));
    const undo = await screen.findByRole('button', { name: 'Rückgängig' });
    await userEvent.click(undo);
    await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBeNull());
    isUp = true;
    await userEvent.click(undo);
    await screen.findByText('Toner schwarz liegt wieder im Warenkorb.');
  });

  it('brings back once, though another change is refused meanwhile', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const { changes } = show([toner, drum], (change) => {
      if (change.kind === 'quantity') return new Promise((_, reject) => (refuse = reject));
      const items = change.kind === 'remove' ? [drum] : [drum, toner];
      const version = change.kind === 'remove' ? 6 : 8;
      return { success: true, basket: sampleBasket(version, items), corrections: [], refused: [] };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Toner schwarz entfernen' }));
    const undo = await screen.findByRole('button', { name: 'Rückgängig' });
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Trommel' });
    await userEvent.clear(field);
    await userEvent.type(field, '10{Enter}');
    await userEvent.click(undo);
    const basket = sampleBasket(7, [drum]);
    refuse({
      kind: 'refused',
      refusal: { success: false, code: 'stock.tooLow', errorMessages: [], basket },
    });
    await screen.findByText('Toner schwarz liegt wieder im Warenkorb.');
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'quantity', 'addItems']);
  });

  it('names no number where too few are left for any amount', () => {
    show([{ ...drum, available: 0 }]);
    expect(screen.getByText('In dieser Menge nicht mehr verfügbar.').isConnected).toBe(true);
    expect(screen.queryByText(/nur noch 0/)).toBeNull();
  });

  it('says at the field how many are left and ends the stepper there', async () => {
    const { changes } = show([{ ...toner, available: 3 }]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Toner schwarz' });
    const more = screen.getByRole('button', { name: 'Mehr von Toner schwarz' });
    await userEvent.clear(field);
    await userEvent.type(field, '50{Enter}');
    expect(changes).toEqual([{ kind: 'quantity', uid: toner.uid, quantity: 3 }]);
    expect(field.value).toBe('3');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Es sind nur noch 3 Stück verfügbar.');
  });

  it.each([
    ['Mehr', 2, 3],
    ['Weniger', 2, 1],
  ])(
    'leaves the focus on the button %s when it comes to its end, and steps no further',
    async (way, from, end) => {
      const { changes } = show([{ ...toner, quantity: from, available: 3 }]);
      const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Toner schwarz' });
      const button = screen.getByRole<HTMLButtonElement>('button', { name: `${way} von Toner schwarz` });
      await userEvent.click(button);
      await userEvent.click(button);
      expect(field.value).toBe(String(end));
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      // A disabled button loses the focus in a browser.
      expect(button.disabled).toBe(false);
      await waitFor(() => expect(changes).toEqual([{ kind: 'quantity', uid: toner.uid, quantity: end }]));
    },
  );

  it('says already while one types that fewer are left', async () => {
    show([{ ...toner, available: 3 }]);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Toner schwarz' });
    expect(field.getAttribute('aria-describedby')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    expect(field.value).toBe('50');
    expect(screen.getByText('Es sind nur noch 3 Stück verfügbar.').isConnected).toBe(true);
  });

  it.each(['abc', ' ', '1e9'])(
    '[S5-14] says of "%s" that it is no number also where no more is left',
    async (typed) => {
      show([{ ...toner, quantity: 3, available: 3 }]);
      const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge von Toner schwarz' });
      expect(screen.getByText('Es sind nur noch 3 Stück verfügbar.').isConnected).toBe(true);
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(field.value).toBe('3');
      expect(screen.getByText('Das ist keine Zahl: Es bleibt bei 3.').isConnected).toBe(true);
      await userEvent.clear(field);
      await userEvent.type(field, '9');
      expect(screen.getByText('Es sind nur noch 3 Stück verfügbar.').isConnected).toBe(true);
    },
  );

  it('says of the last piece that there is one', () => {
    show([{ ...toner, quantity: 1, available: 1 }]);
    expect(screen.getByText('Es ist nur noch 1 Stück verfügbar.').isConnected).toBe(true);
  });

  it.each([
    ['Packung', 1, 'Es ist nur noch 1 Packung verfügbar.'],
    ['Rolle', 3, 'Es sind nur noch 3 Rollen verfügbar.'],
  ])('says in the unit %s how much of it is left', (unit, available, sentence) => {
    show([{ ...toner, unit, quantity: available, available }]);
    expect(screen.getByText(sentence).isConnected).toBe(true);
  });

  it('says the shop’s own number once where the maker gave none', () => {
    show([{ ...toner, articleNumber: 'K10001', manufacturerNumber: 'K10001' }]);
    expect(screen.getAllByText(/K10001/)).toHaveLength(1);
  });

  it('says at the field what the server refused, in no message', async () => {
    const { system } = show([toner], () =>
      Promise.reject({
        kind: 'refused',
        refusal: {
          success: false,
          code: 'stock.tooLow',
          errorMessages: ['Toner schwarz: Es sind nur noch 2 Stück verfügbar.'],
          basket: sampleBasket(6, [toner]),
        },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mehr von Toner schwarz' }));
    const told = await screen.findByText('Toner schwarz: Es sind nur noch 2 Stück verfügbar.');
    const field = screen.getByRole('spinbutton', { name: 'Menge von Toner schwarz' });
    expect(field.getAttribute('aria-describedby')).toBe(told.id);
    expect(system.toasts.getSnapshot().context.toasts).toEqual([]);
  });

  it.each(['Enter', 'leaving the field'])('keeps a note by %s', async (way) => {
    const { changes } = show([toner]);
    await userEvent.click(screen.getByText('Notiz hinzufügen'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Notiz zu Toner schwarz' }), 'Raum 2');
    if (way === 'Enter') await userEvent.keyboard('{Enter}');
    else await userEvent.tab();
    expect(changes).toEqual([{ kind: 'notice', uid: toner.uid, hint: 'Raum 2' }]);
  });

  it('offers no way to the checkout while there is less of a line than is wanted', () => {
    show([samplePosition({ quantity: 5, available: 3 })]);
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
  });

  it('offers no way to the checkout while a line cannot be ordered, and leads to that line', () => {
    show([toner, { ...drum, exists: false, isOrderable: false }]);
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Trommel' }).map((link) => link.getAttribute('href'))).toEqual(
      ['/shop/article/T104711-1/toner-schwarz', '#position-T200000-1-b'],
    );
  });

  it('names the next price of a line that can be ordered, of another one none', () => {
    const prices = [toner.price, { ...toner.price, quantity_lower_bound: 10, net_price: 4000 }];
    const next = /^ab 10 Stück/;
    show([{ ...toner, prices }]);
    expect(screen.getByText(next).textContent).toMatch(/40,00\u00a0€$/);
    cleanup();
    show([{ ...toner, prices, isOrderable: false }]);
    expect(screen.queryByText(next)).toBeNull();
  });

  it.each([
    ['', 'steuerbefreit'],
    ['Steuerfrei nach § 4 UStG', 'Steuerfrei nach § 4 UStG'],
  ])('[S1-10] names the tax exemption below the sums in the words of the shop (%j)', (own, said) => {
    renderShopPage({
      Screen: BasketScreen,
      path: '/shop/basket',
      data: { basket: { ...sampleBasket(5, [toner]), isTaxExempt: true } },
      flags: { isTaxExempt: true, taxExemptDisplayText: own },
    });
    const sums = screen.getByRole('complementary', { name: 'Summe' });
    expect(within(sums).getByText(said).tagName).toBe('DT');
  });

  it('says how the price has changed since the buyer agreed to it', () => {
    show([samplePosition({ agreedPrice: { net_price: 4500, gross_price: 5355 } })]);
    expect(screen.getByText(/^Der Preis ist gestiegen/).textContent).toBe(
      'Der Preis ist gestiegen: jetzt 49,00\u00a0€ statt 45,00\u00a0€.',
    );
  });

  describe('names what the shipping costs stand for', () => {
    const showShipping = (
      shippingNet: number,
      missing: number,
      estimate: ShippingEstimate | null,
      chosen: Partial<CheckoutData> = {},
    ) => {
      const basket = sampleBasket(5, [toner], chosen);
      const totals = { ...basket.totals, shippingNet, missingToFreeShipping: missing };
      renderShopPage({
        Screen: BasketScreen,
        path: '/shop/basket',
        data: { basket: { ...basket, totals, shippingEstimate: estimate } },
      });
      return within(screen.getByRole('complementary', { name: 'Summe' }))
        .getAllByText(/Versand|Abholung|kostenlos|wird in der Kasse/)
        .map(({ textContent }) => textContent);
    };
    const standard = { displayName: 'Standardversand', isCollectionFree: true };

    it('delivery until a way to ship is chosen, and that fetching is free', () => {
      expect(showShipping(495, 71, standard)).toEqual([
        'Versand (Standardversand)',
        'Bei Abholung entfallen die Versandkosten.',
        'Noch 0,71\u00a0€, dann ist der Versand kostenlos.',
        'Vor 15:30 Uhr bestellt: Versand heute.',
        'Versand & Zahlung',
      ]);
      expect(screen.getByText(/^4,95/).textContent).toBe('4,95\u00a0€');
    });

    it('free delivery from the limit on', () => {
      expect(showShipping(0, 0, standard)).toEqual([
        'Versand (Standardversand)',
        'kostenlos',
        'Vor 15:30 Uhr bestellt: Versand heute.',
        'Versand & Zahlung',
      ]);
    });

    it('nothing while no way to ship delivers', () => {
      expect(showShipping(0, 71, null)).toContain('wird in der Kasse berechnet');
    });

    it('the chosen way', () => {
      expect(showShipping(495, 71, null, { shippingMethod: sampleShipping }).slice(0, 1)).toEqual([
        'Versand',
      ]);
    });
  });

  it('asks before it empties the basket', async () => {
    const { system, changes } = show([toner]);
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    expect(system.modal.getSnapshot().context.current?.id).toBe('emptyBasket');
    expect(changes).toEqual([]);
  });

  it('leads on from an empty basket', () => {
    show([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihr Warenkorb ist leer.');
    expect(screen.getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toBe('/');
  });
});
