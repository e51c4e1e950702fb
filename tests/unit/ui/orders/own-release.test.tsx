import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { ReleaseStep } from '#contract/release.ts';
import { texts } from '#texts/de.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { formFaults } from '#texts/de/form-faults.ts';
import { loadedAt, waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { Component as OrdersScreen } from '#ui/screens/orders/OrdersScreen.tsx';
import { variants } from '#ui/parts/Button/Button.css.ts';
import { renderOwnOrder } from './own-order-page.tsx';

const { own, stepsTitle } = texts.release;

const step = (kind: ReleaseStep['kind'], text = '', by = 'Leo Leitung'): ReleaseStep => ({
  at: `2026-11-22T09:30:00+01:00`,
  kind,
  by,
  text,
});

interface Shown {
  readonly state?: Order['state'];
  readonly isAsked?: boolean;
  readonly steps?: ReleaseStep[];
}

function show({ state = 'awaitingRelease', isAsked = false, steps = [] }: Shown) {
  const { release } = waitingOrder('');
  const summary = waitingOrder('2026-100042', { state, release: release && { ...release, isAsked } });
  const { order } = wholeOrder(summary, steps);
  return renderOwnOrder(order);
}

describe('the list of own orders', () => {
  it('[S2.3-08] says at an order that waits whether a question about it is open or answered', () => {
    const { decisions: _, buyer: __, costCenters: ___, release: ____, ...order } = waitingOrder('2026-1');
    renderShopPage({
      Screen: OrdersScreen,
      path: '/my/orders',
      address: '/my/orders',
      data: {
        shown: 'list',
        items: [
          { ...order, question: 'open' },
          { ...order, orderNumber: '2026-2', question: 'answered' },
          { ...order, orderNumber: '2026-3' },
        ],
        query: { search: '', page: 1, filters: {} },
        pages: 1,
        states: ['awaitingRelease'],
      },
    });
    const states = screen
      .getAllByRole('row')
      .map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
    expect(states.slice(1)).toEqual([
      'Wartet auf FreigabeRückfrage offen',
      'Wartet auf FreigabeRückfrage beantwortet',
      'Wartet auf Freigabe',
    ]);
  });
});

const shownText = (): string => document.body.textContent.replaceAll('\u00a0', ' ');

describe('an own order that needs a release', () => {
  it('has one main thing to do: an open question is answered before anything is ordered again', () => {
    const isMain = (name: string) =>
      screen.getByRole('button', { name }).classList.contains(variants.main.split(' ')[0] ?? '');
    show({ isAsked: true, steps: [step('asked', 'Wofür?')] });
    expect([isMain(own.sendAnswer), isMain(orderPage.again)]).toEqual([true, false]);
    cleanup();
    show({});
    expect(isMain(orderPage.again)).toBe(true);
  });

  it('[S4.3-09] says why it waits, until when, and who decides then', () => {
    show({});
    for (const sentence of [
      own.waiting,
      'Bestellwert bei der Bestellung 812,40 € netto; ohne Freigabe sind 500,00 € erlaubt.',
      'Noch 2 Tage, dann darf auch die Vertretung entscheiden.',
      'Ohne Entscheidung gilt sie ab 21.12.2026, 10:15 Uhr als abgelehnt.',
    ])
      expect(shownText()).toContain(sentence);
    // It cannot be undone: what it means is opened first.
    const question = screen.getByText(own.withdrawHint).closest('details');
    expect(question?.open).toBe(false);
    expect(question?.querySelector('button[type="submit"]')?.textContent).toBe(own.confirmWithdraw);
    expect(screen.queryByRole('textbox')).toBe(null);
    expect(screen.queryByRole('region', { name: stepsTitle })).toBe(null);
  });

  it('[S4.3-09] shows the question that is open, and takes no empty answer', async () => {
    show({
      isAsked: true,
      steps: [step('asked', 'Wie viele?'), step('answered', 'Zwei.', 'Erika'), step('asked', 'Wofür?')],
    });
    const question = screen.getByRole('region', { name: own.questionTitle });
    expect(question.textContent).toContain('Leo Leitung fragt:Wofür?');
    const steps = within(screen.getByRole('region', { name: stepsTitle })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Rückfrage von Leo Leitung 22.11.2026, 09:30 UhrWie viele?',
      'Antwort von Erika 22.11.2026, 09:30 UhrZwei.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: own.sendAnswer }));
    const fault = await screen.findByRole('link', { name: formFaults.sentences.answerMissing });
    await userEvent.click(fault);
    const field = within(question).getByRole<HTMLTextAreaElement>('textbox', { name: /^Ihre Antwort/ });
    expect(document.activeElement).toBe(field);
    expect(field.maxLength).toBe(500);
    await userEvent.type(field, 'Für{Enter}Raum 2.14.');
    expect(field.value).toBe('Für\nRaum 2.14.');
    await userEvent.click(screen.getByRole('button', { name: own.sendAnswer }));
    // Nobody answers here: what was typed stays.
    expect((await within(question).findByRole('alert')).textContent).toBe(own.failed);
    expect(field.value).toBe('Für\nRaum 2.14.');
  });

  it('[S4.3-09] says with whom an answer is, where the focus stands', async () => {
    const orderWith = (isAsked: boolean, steps: ReleaseStep[]): Order => {
      const { release } = waitingOrder('');
      const summary = waitingOrder('2026-100042', { release: release && { ...release, isAsked } });
      return wholeOrder(summary, steps).order;
    };
    const asked = step('asked', 'Wofür?', 'Lea Leitung');
    const data = {
      shown: 'order',
      item: orderWith(true, [asked]),
      invoices: { items: [], isToCome: false },
      now: loadedAt,
    };
    const address = '/my/orders/2026-100042';
    const { router } = renderShopPage({
      Screen: OrdersScreen,
      path: '/my/orders/:orderNumber',
      address,
      data,
    });
    expect(screen.getByText(texts.release.questions.open).isConnected).toBe(true);
    data.item = orderWith(false, [asked, step('answered', 'Für Raum 2.14.', 'Erika')]);
    await act(() => router.revalidate());
    const told = screen.getByText(own.answered({ name: 'Lea Leitung' }));
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(screen.getByText(texts.release.questions.answered).isConnected).toBe(true);
    // What is decided meanwhile is told by itself.
    data.item = { ...data.item, state: 'accepted' };
    await act(() => router.revalidate());
    expect(screen.queryByText(own.answered({ name: 'Lea Leitung' }))).toBe(null);
  });

  it('[S4.3-09] is released meanwhile: the forms go with the wait, and what is read on stands in their place', async () => {
    const { release } = waitingOrder('');
    const orderIn = (state: Order['state'], steps: ReleaseStep[]): Order =>
      wholeOrder(
        waitingOrder('2026-100042', { state, release: release && { ...release, isAsked: true } }),
        steps,
      ).order;
    const asked = step('asked', 'Wofür?', 'Lea Leitung');
    const data = {
      shown: 'order',
      item: orderIn('awaitingRelease', [asked]),
      invoices: { items: [], isToCome: false },
      now: loadedAt,
    };
    const { router } = renderShopPage({
      Screen: OrdersScreen,
      path: '/my/orders/:orderNumber',
      address: '/my/orders/2026-100042',
      data,
    });
    screen.getByRole('button', { name: own.sendAnswer }).focus();
    data.item = orderIn('accepted', [asked, step('released')]);
    await act(() => router.revalidate());
    expect(screen.queryByRole('button', { name: own.sendAnswer })).toBe(null);
    expect(screen.queryByText(own.withdraw)).toBe(null);
    const steps = screen.getByRole('region', { name: stepsTitle });
    expect(document.activeElement?.nextElementSibling).toBe(steps);
  });

  it('asks for no answer once it is given', () => {
    show({ steps: [step('asked', 'Wofür?'), step('answered', 'Für Raum 2.14.', 'Erika')] });
    expect(screen.queryByRole('region', { name: own.questionTitle })).toBe(null);
  });

  it.each([
    [[step('denied', 'Zu teuer.')], own.denied, 'Begründung: Zu teuer.'],
    [[step('denied', 'Erst nicht.'), step('withdrawn', '', 'Erika')], own.withdrawn, ''],
    [[step('expired', '', '')], own.expired, ''],
    [[], own.denied, ''],
  ] as const)('[S4.3-10] says how it ended: %j', (steps, sentence, reason) => {
    show({ state: 'denied', steps: [...steps] });
    expect(shownText()).toContain(sentence + reason);
    expect(screen.queryByText(own.withdraw)).toBe(null);
    expect(shownText()).not.toContain(own.waiting);
  });

  it.each([
    [[step('withdrawn', '', 'Erika')], true],
    [[step('released')], false],
  ])('tells of a cancelled order only that it was withdrawn: %j', (steps, isTold) => {
    show({ state: 'cancelled', steps });
    expect(shownText().includes(own.withdrawn)).toBe(isTold);
    expect(shownText()).not.toContain(own.denied);
  });

  it('says nothing more once it is released', () => {
    show({ state: 'accepted', steps: [step('released')] });
    for (const sentence of [own.waiting, own.denied]) expect(shownText()).not.toContain(sentence);
    expect(screen.getByRole('region', { name: stepsTitle }).textContent).toContain(
      'Freigegeben von Leo Leitung',
    );
  });
});
