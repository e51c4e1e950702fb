import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import type { FormMachine } from '#machines/form/form.machine.ts';
import type { FormContext } from '#machines/form/form.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { stockNotice } from '#texts/de/stock-notice.ts';
import { OrderLookupForm } from '#ui/screens/order-lookup/OrderLookupForm.tsx';
import { NoticeForm } from '#ui/sections/stock-notice/NoticeForm.tsx';
import { answer, closeShop, openShop, press, settle, user, type ShopView } from './open-shop.tsx';

interface FormWorld extends ShopView {
  isNotice: boolean;
}

const { lookup } = orderPage;
const root = (): HTMLElement => document.querySelector<HTMLElement>('[data-machine="form"]') as HTMLElement;
const field = (): HTMLInputElement =>
  within(root()).getByRole<HTMLInputElement>('textbox', { name: /^E-Mail/ });
const submitIn = ({ isNotice }: FormWorld): string => (isNotice ? stockNotice.submit : lookup.submit);

/** What was wrong stands at its field; the list above the fields leads to each, where there is one. */
function see(state: string, { isNotice }: FormWorld, { faults, problem }: FormContext): void {
  expect(root().dataset['state']).toBe(state);
  const isBusy = state === 'validating' || state === 'sending';
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
  const failed = isNotice ? stockNotice.failed : orderPage.failed;
  const told = problem === null || isBusy ? [] : problem.messages.length > 0 ? problem.messages : [failed];
  const expected = faults['email'] ?? (isNotice && told.length > 0 ? told.join(' ') : undefined);
  const description = field().getAttribute('aria-describedby') ?? '';
  const shown = description
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent);
  expect(shown).toEqual(expected === undefined ? [] : [expected]);
  if (isNotice) return;
  const alert = screen.queryByRole('alert');
  if (faults['email'] !== undefined)
    expect(within(alert as HTMLElement).getByRole('link').textContent).toBe(faults['email']);
  else expect(alert?.textContent ?? null).toBe(told.length > 0 ? told.join('') : null);
}

/** Two forms of the shop as they stand there: one with a list of what is wrong, one of a single field. */
export const formViewHandlers: Handlers<FormMachine, FormWorld> = {
  open: async (world, { form, given }) => {
    world.isNotice = form === 'stock-notice';
    const article = {
      articleNumber: given['articleNumber'] ?? '',
      shopDepotId: Number(given['shopDepotId']),
    };
    world.shop = openShop({
      Frame: Outlet,
      pages: [
        { path: '/form', element: world.isNotice ? <NoticeForm article={article} /> : <OrderLookupForm /> },
      ],
      address: '/form',
      areFormsScripted: true,
    });
    await settle();
    if (!world.isNotice)
      await user.type(screen.getByRole('textbox', { name: /^Bestellnummer/ }), '2026-100042');
  },
  events: {
    'field.type': async (_world, { values }) => {
      // Deleting needs something to delete.
      if (field().value === '') await user.type(field(), 'e');
      await user.clear(field());
      if (values['email'] !== '') await user.type(field(), values['email'] ?? '');
      await settle();
    },
    'form.submit': async (world, { values }) => {
      // Without the event of an input: what stands there when it is sent.
      act(() => void (field().value = values['email'] ?? ''));
      await press(submitIn(world));
    },
    'form.reopen': async () => {
      if (screen.queryByRole('button', { name: stockNotice.otherAddress }) !== null)
        await press(stockNotice.otherAddress);
    },
  },
  calls: { checkForm: answer('checkForm'), sendForm: answer('sendForm') },
  delays: {},
  states: {
    editing: (world, context) => see('editing', world, context),
    validating: (world, context) => see('validating', world, context),
    faulty: (world, context) => see('faulty', world, context),
    mending: (world, context) => see('mending', world, context),
    sending: (world, context) => see('sending', world, context),
    sent: ({ isNotice }, { values }) => {
      expect(root().dataset['state']).toBe('sent');
      if (isNotice)
        expect(document.body.textContent).toContain(stockNotice.sent({ email: values['email'] ?? '' }));
    },
    refused: (world, context) => see('refused', world, context),
    unanswered: (world, context) => see('unanswered', world, context),
  },
  close: closeShop,
};
