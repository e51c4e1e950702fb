import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionCatalog } from '#machines/session/session.catalog.ts';
import { sampleMember } from '#machines/sample-records.ts';
import type { LoginReply, LoginRequest } from '#machines/session/session.types.ts';
import { handleOf } from '#app/page-route.ts';
import { routes as sessionRoutes } from '#app/routes/session.route.ts';
import { invitationRoute } from '#contract/admin-users-path.ts';
import { emailConfirmRoute } from '#contract/email-path.ts';
import { passwordResetRoute } from '#contract/password-path.ts';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { texts } from '#texts/de.ts';
import { ServiceBar } from '#ui/frame/ServiceBar.tsx';
import { Component as EmailConfirmScreen } from '#ui/screens/account-person/EmailConfirmScreen.tsx';
import { InvitationPage } from '#ui/screens/login/InvitationPage.tsx';
import { LoginPage } from '#ui/screens/login/LoginPage.tsx';
import { PasswordRequestPage } from '#ui/screens/login/PasswordRequestPage.tsx';
import { RegistrationPage } from '#ui/screens/login/RegistrationPage.tsx';
import { PasswordResetPage } from '#ui/screens/login/PasswordResetPage.tsx';
import { renderShopPage } from './shop-page.tsx';

const { accountPerson: words } = texts;

/** What the route of a path shows, and what it says of itself. */
async function routed(path: string) {
  const { lazy, handle } = sessionRoutes.find((known) => known.path === path) ?? {};
  const { Component } = await (lazy as () => Promise<{ readonly Component: ComponentType }>)();
  return { Screen: Component, handle };
}

function show(language: 'de' | 'en', address = '/login', Screen: ComponentType = LoginPage) {
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
  renderShopPage({ Screen, path: '/login', address, language, session });
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

  it('[S4.2-06] is reached from the head of every page with the way back to it', () => {
    renderShopPage({
      Screen: ServiceBar,
      path: '/shop/catalog/toner',
      address: '/shop/catalog/toner?page=2',
    });
    expect(screen.getByRole('link', { name: texts.frame.login }).getAttribute('href')).toBe(
      '/login?redirectTo=%2Fshop%2Fcatalog%2Ftoner%3Fpage%3D2',
    );
    cleanup();
    renderShopPage({ Screen: ServiceBar, path: '/login', address: '/login?redirectTo=%2Fmy%2Forders' });
    expect(screen.getByRole('link', { name: texts.frame.login }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['/login?redirectTo=%2Fofferrequest%3Farticle%3DT1-1', texts.registration.forOffer],
    ['/login?redirectTo=%2Fmy%2Forders', texts.session.intro],
    ['/login', texts.session.intro],
  ])('says at %s what the account is for', (address, sentence) => {
    show('de', address);
    expect(screen.getByText(sentence).isConnected).toBe(true);
  });

  it('gives its first field the focus when somebody asks for the sign-in where it stands already', async () => {
    const path = '/login?redirectTo=%2Fmy%2Forders';
    const Screen = () => (
      <>
        <ServiceBar />
        <LoginPage />
      </>
    );
    const { requests } = show('de', path, Screen);
    const field = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse*');
    await userEvent.type(field, 'a@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    // What was typed stays, and so does the way back.
    expect(field.value).toBe('a@example.com');
    await userEvent.type(screen.getByLabelText('Passwort*'), 'falsch{Enter}');
    expect(requests.map(({ redirectTo }) => redirectTo)).toEqual(['/my/orders']);
  });

  it('hands the way back to the passkey, also where the sign-in was asked for once more', async () => {
    const given: string[] = [];
    const Passkeys = ({ redirectTo }: { readonly redirectTo: string }) => {
      given.push(redirectTo);
      return <p>{redirectTo}</p>;
    };
    const Screen = () => (
      <>
        <ServiceBar />
        <LoginPage Passkeys={Passkeys} />
      </>
    );
    show('de', '/login?redirectTo=%2Fmy%2Forders', Screen);
    const drawn = given.length;
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    await waitFor(() => expect(given.length).toBeGreaterThan(drawn));
    expect(new Set(given)).toEqual(new Set(['/my/orders']));
    expect(screen.getByText('/my/orders').isConnected).toBe(true);
  });

  it('leads to the orders, except in a visit of a procurement system, which has none', () => {
    const leadsThere = (is_visit: boolean) => {
      const user = { ...sampleMember, data: { ...sampleMember.data, is_visit } };
      renderShopPage({ Screen: ServiceBar, path: '/', user });
      const link = screen.queryByRole('link', { name: 'Bestellungen' });
      cleanup();
      return link !== null;
    };
    expect([leadsThere(false), leadsThere(true)]).toEqual([true, false]);
  });

  it('leads to the account by the name of who is signed in', () => {
    const user = { ...sampleMember, data: { ...sampleMember.data, firstname: 'Lea', lastname: 'Leitung' } };
    renderShopPage({ Screen: ServiceBar, path: '/', user });
    const link = screen.getByRole('link', { name: 'Konto: Lea Leitung' });
    expect(link.getAttribute('href')).toBe('/my/account');
  });

  it('names who is signed in, and nobody where a visit has none', () => {
    const namedAs = (firstname: string, lastname: string) => {
      const user = { ...sampleMember, data: { ...sampleMember.data, firstname, lastname } };
      renderShopPage({ Screen: ServiceBar, path: '/', user });
      const named = screen.queryByText(/^Konto/)?.textContent ?? null;
      cleanup();
      return named;
    };
    expect([namedAs('Lea', 'Leitung'), namedAs('', '')]).toEqual(['Konto: Lea Leitung', null]);
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

describe('a new password', () => {
  it("[S8-18] says 'Error on Password Request' where it was not asked for", async () => {
    renderShopPage({ Screen: PasswordRequestPage, path: '/password/request', language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Request the link' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error on Password Request');
  });

  it("[S8-18][S3.1-10][S5-06] says 'Error on Password Reset' where it was not set, and whom it is for", async () => {
    const address = '/password/reset/petra%40kontor.example/abc';
    const data = { isGood: true };
    renderShopPage({ Screen: PasswordResetPage, path: passwordResetRoute, address, language: 'en', data });
    expect(screen.getByText(/petra@kontor\.example/).isConnected).toBe(true);
    await userEvent.type(screen.getByLabelText('New password*'), 'PetraKontor');
    await userEvent.type(screen.getByLabelText('Repeat the new password*'), 'something else{Enter}');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error on Password Reset');
    const [weak, unconfirmed] = within(alert).getAllByRole('link');
    expect(weak?.textContent).toContain('too easy to guess');
    expect(unconfirmed?.textContent).toBe('Password dont confirm with confirmation of Password');
  });

  it('[S2.1-06] says of a link that opens nothing any more where another one is to be had, and asks for no password', async () => {
    const address = '/password/reset/petra%40kontor.example/abc';
    renderShopPage({ Screen: PasswordResetPage, path: passwordResetRoute, address, data: { isGood: false } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Dieser Link gilt nicht mehr',
    );
    expect(screen.queryByLabelText(/Passwort/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe(
      '/password/request',
    );
    // The first of the ways is the one the sentence begins with.
    expect(screen.getByText(texts.passwordReset.overHint).textContent).toMatch(/^Fordern Sie bitte/);
    const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(ways.indexOf('Neuen Link anfordern')).toBeLessThan(ways.indexOf(texts.passwordReset.toLogin));
  });

  it('[S2.4-05] says of an invitation that is over what to do, and asks for no password', async () => {
    const address = '/register/invitation/ina%40neu.example/abc';
    renderShopPage({ Screen: InvitationPage, path: invitationRoute, address, data: { isGood: false } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Dieser Link gilt nicht mehr',
    );
    expect(screen.queryByLabelText(/Passwort/)).toBeNull();
    expect(screen.getByText(texts.registration.invitation.overHint).isConnected).toBe(true);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/login');
  });

  it('[S2.3-11] says of the link of a new mail address that is over which address holds, and asks for nothing', async () => {
    const address = '/my/email/confirm/abc';
    const page = { Screen: EmailConfirmScreen, path: emailConfirmRoute, address, user: sampleMember };
    renderShopPage({ ...page, data: { isGood: true } });
    expect((await screen.findByRole('button', { name: words.confirmEmailSubmit })).isConnected).toBe(true);
    cleanup();
    renderShopPage({ ...page, data: { isGood: false } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Dieser Link gilt nicht mehr',
    );
    expect(screen.queryByRole('button')).toBeNull();
    const { email } = sampleMember.data;
    expect(screen.getByText(words.linkOverHint({ email })).isConnected).toBe(true);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/my/data');
  });
});

describe('the registration', () => {
  const chart = { logic: registrationMachine, connect: () => () => undefined };
  const Registration = () => <RegistrationPage chart={chart} />;
  const register = () => renderShopPage({ Screen: Registration, path: '/register', language: 'en' });

  it("[S5-03][S5-04] asks a firm for its tax number by default, and marks what is needed '* required'", () => {
    register();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Company' }).checked).toBe(true);
    const vatId = screen.getByLabelText<HTMLInputElement>(/^VAT id/);
    expect(vatId.required).toBe(true);
    expect(screen.getByText('* required').isConnected).toBe(true);
    const fields = [...document.querySelectorAll('form input')].filter(
      (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type !== 'radio',
    );
    const isNeeded = fields.map(({ name, required }) => [name, required]);
    expect(isNeeded).toContainEqual(['vatId', true]);
    expect(
      fields.map(({ name, labels }) => [name, labels?.[0]?.textContent?.endsWith('*') === true]),
    ).toEqual(isNeeded);
  });

  it('[S0-02][S6-08] asks nobody whether they are a private person where only companies are served', () => {
    renderShopPage({ Screen: Registration, path: '/register', flags: { allowB2c: false } });
    const kinds = screen.getAllByRole<HTMLInputElement>('radio');
    expect(kinds.map(({ value, checked }) => [value, checked])).toEqual([['company', true]]);
  });

  it("[S6-09] says 'Individual registration is prohibited' where the shop lets nobody register, and whom to ask", () => {
    const configs = { allowRegistration: false };
    renderShopPage({ Screen: Registration, path: '/register', language: 'en', configs });
    expect(
      screen.getByText('Individual registration is prohibited. Please contact the shop for access.')
        .isConnected,
    ).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("[S8-19][S5-05][S5-06] says 'Error Registration', and what does not confirm", async () => {
    register();
    await userEvent.type(screen.getByLabelText('E-mail address*'), 'a@example.com');
    await userEvent.type(screen.getByLabelText('Repeat the e-mail address*'), 'b@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'four words without sense');
    await userEvent.type(screen.getByLabelText('Repeat the password*'), 'something else{Enter}');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Error Registration');
    expect(alert.textContent).toContain('E-Mail Address dont confirm with confirmation of E-Mail Adress');
    expect(alert.textContent).toContain('Password dont confirm with confirmation of Password');
    expect(alert.textContent).toContain('Please enter the name of the company.');
  });
});

it('[R71][S2.1-03] the page of signing out says that the account was erased to the tab in which it happened, once', async () => {
  const tab = new Map([[tabStorageKeys.erased as string, 'true']]);
  const kept = {
    read: (key: string) => tab.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? tab.delete(key) : tab.set(key, value)),
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const { Screen, handle } = await routed('/logout');
  const open = () =>
    renderShopPage({
      Screen,
      handle,
      path: '/logout',
      address: '/logout?account=erased',
      browser: { kept: { browser: kept, tab: kept } },
    });
  const { unmount } = open();
  expect(heading()).toBe(texts.registration.erased);
  expect(document.activeElement?.textContent).toBe(texts.registration.erasedHint);
  unmount();
  open();
  expect(heading()).toBe(texts.session.loggedOut);
});

it('[S2.1-01][S2.1-02] every authentication route shows one view, whose mode it sets', () => {
  const routes = sessionRoutes.filter((route) => handleOf(route)?.authenticationMode !== undefined);
  expect(new Set(routes.map((route) => handleOf(route)?.view)).size).toBe(1);
  expect(routes.map(({ path, handle }) => [path, handle?.authenticationMode])).toEqual([
    ['/login', 'login'],
    ['/logout', 'logout'],
    ['/register', 'register'],
    ['/register/confirm/:token', 'confirm'],
    ['/register/invitation/:invitedEmail/:token', 'invitation'],
    ['/password/request', 'passwordRequest'],
    ['/password/reset/:resetUsername/:token', 'passwordReset'],
    ['/kundenlogin/:alias?', 'login'],
    ['/businesslogin/:alias?', 'login'],
  ]);
});

it('[S3.1-10] routes name a password reset by user and token, and a login by its alias or none', () => {
  const named = (address: string) => {
    const [match] = matchRoutes([...sessionRoutes], address) ?? [];
    return match === undefined
      ? null
      : { mode: handleOf(match.route)?.authenticationMode, entity: match.params };
  };
  expect(named('/password/reset/petra%40kontor.example/abc')).toEqual({
    mode: 'passwordReset',
    entity: { resetUsername: 'petra@kontor.example', token: 'abc' },
  });
  for (const login of ['/kundenlogin', '/businesslogin']) {
    for (const address of [`${login}/muster/`, `${login}/muster`])
      expect(named(address)).toEqual({ mode: 'login', entity: { alias: 'muster' } });
    for (const address of [login, `${login}/`]) {
      const { mode, entity } = named(address) ?? {};
      expect([mode, entity?.['alias']]).toEqual(['login', undefined]);
    }
    expect(named(`${login}/muster/mehr`)).toBe(null);
  }
});
