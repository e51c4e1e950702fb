import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { invitationRoute } from '#contract/admin-users-path.ts';
import type { Refusal } from '#contract/refusal.ts';
import { closeShop, openShop, settle, shopOf, user, type ShopView } from '#tests/paths/views/open-shop.tsx';
import { texts } from '#texts/de.ts';
import { InvitationPage } from '#ui/screens/login/InvitationPage.tsx';

const { registration, passwordReset, session } = texts;

const said = { server: 'default', de: '', en: '', weight: 1 } as const;

/** The page of an invitation whose form has been sent. */
async function accept() {
  const view: ShopView = { shop: null };
  view.shop = openShop({
    Frame: Outlet,
    pages: [{ id: 'page', path: invitationRoute, Component: InvitationPage }],
    address: '/register/invitation/ina%40neu.example/abc',
    data: { isGood: true },
    areFormsScripted: true,
  });
  onTestFinished(() => closeShop(view));
  await settle();
  await user.click(screen.getByRole('button', { name: registration.invitation.submit }));
  const { calls } = shopOf(view);
  await act(() => calls.end('checkForm', { output: {}, ...said }));
  await settle();
  return calls;
}

it('[S2.1-06] whoever has joined a firm signs in right there, by the mail address of the invitation', async () => {
  const calls = await accept();
  await act(() => calls.end('sendForm', { output: { success: true }, ...said }));
  await settle();
  expect(document.activeElement?.textContent).toBe(registration.invitation.done);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /E-Mail-Adresse/ }).value).toBe(
    'ina@neu.example',
  );
  expect(screen.getByRole('button', { name: session.submit }).isConnected).toBe(true);
});

it('[S2.4-05] an invitation that another tab has used says so once, and asks for no password any more', async () => {
  const calls = await accept();
  const sentence = 'Diese Einladung gilt nicht mehr.';
  const refusal: Refusal = { success: false, code: 'registration.invalid', errorMessages: [sentence] };
  await act(() => calls.end('sendForm', { error: { kind: 'refused', refusal }, ...said }));
  await settle();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe(sentence);
  expect(screen.queryByRole('button', { name: registration.invitation.submit })).toBe(null);
  expect(screen.getByRole('link', { name: passwordReset.toLogin }).getAttribute('href')).toBe('/login');
});
