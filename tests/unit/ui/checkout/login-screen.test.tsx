import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import type { LoginReply, LoginRequest } from '#machines/session/session.types.ts';
import { Component as LoginScreen } from '#ui/screens/login/LoginScreen.tsx';
import { renderShopPage } from './shop-page.tsx';

function show(language: 'de' | 'en', address = '/login') {
  const requests: LoginRequest[] = [];
  const session = sessionMachine.provide({
    actors: {
      login: fromPromise<LoginReply, LoginRequest>(({ input }) => {
        requests.push(input);
        const { failed } = sessionCatalog.calls.login as unknown as Record<string, { error?: unknown }>;
        return Promise.reject(failed?.error ?? new Error('refused'));
      }),
    },
  });
  renderShopPage({ Screen: LoginScreen, path: '/login', address, language, session });
  return { requests };
}

describe('sign-in page', () => {
  it("[S8-17] says 'Error on Login' when signing in did not work, and keeps what was typed", async () => {
    const { requests } = show('en', '/login?redirectTo=%2Fmy%2Forders');
    await userEvent.type(screen.getByLabelText('E-mail address*'), 'a@example.com');
    await userEvent.type(screen.getByLabelText('Password*'), 'wrong{Enter}');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error on Login');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address*').value).toBe('a@example.com');
    expect(requests).toEqual([{ email: 'a@example.com', password: 'wrong', redirectTo: '/my/orders' }]);
  });

  it('sends nothing while something is missing, and shows the password on demand', async () => {
    const { requests } = show('de');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bitte geben Sie Ihre E-Mail-Adresse an.', 'Bitte geben Sie Ihr Passwort an.']);
    const password = screen.getByLabelText<HTMLInputElement>('Passwort*');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Passwort zeigen' }));
    expect(password.type).toBe('text');
    expect(requests).toEqual([]);
  });
});
