import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as SecondFactorScreen } from '#app/routes/second-factor.page.ts';
import { secondFactorPath } from '#contract/second-factor-path.ts';
import type { Problem } from '#machines/call-problem.ts';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import type { SecondFactorContext } from '#machines/second-factor/second-factor.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { answer, closeShop, openShop, press, settle, settleForms, shopOf, user, wait } from './open-shop.tsx';
import type { ShopView } from './open-shop.tsx';

/** How long the sign-in waits is the page's. */
interface FactorView extends ShopView {
  remainingMs: number;
}

const { secondFactor: words } = texts;
const maskedEmail = 'l…@muster-gmbh.example';

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="second-factor"]') as HTMLElement;
const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

/** What failed is told, in the server's words where it has some. */
function seeProblem(problem: Problem | null): void {
  if (problem === null) return;
  for (const message of problem.messages) expect(alerts()).toContain(message);
  expect(alerts()).not.toBe('');
}

function seeWay(state: string, context: SecondFactorContext, isBusy = false): void {
  const { way, isMailed, mailProblem, problem } = context;
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
  const panel = screen.getByRole('region', { name: words.ways[way] });
  const field = within(panel).queryByRole('textbox', { name: new RegExp(`^${words.labels[way]}`) });
  expect(field !== null).toBe(way !== 'mail' || isMailed);
  expect(screen.getByRole('link', { name: words.somebodyElse }).getAttribute('href')).toBe('/login');
  if (problem === null && mailProblem === null) expect(alerts()).toBe('');
  else {
    seeProblem(problem);
    seeProblem(mailProblem);
  }
}

/** @param said what the server said of it, if anything */
function seeEnd(how: keyof typeof words.ends, said = words.ends[how].text): void {
  expect(root().dataset['state']).toBe(how);
  const { title } = words.ends[how];
  expect(screen.getByRole('heading', { level: 1, name: title }).isConnected).toBe(true);
  expect(screen.queryByRole('textbox')).toBe(null);
  expect(document.activeElement?.contains(screen.getByText(said))).toBe(true);
}

/** The page of the second factor. */
export const secondFactorViewHandlers: Handlers<SecondFactorMachine, FactorView> = {
  open: async (view, { remainingMs, hasApp }) => {
    view.remainingMs = remainingMs ?? 0;
    const pending =
      remainingMs === null
        ? null
        : { remainingMs, maskedEmail, hasApp, hasPasskey: !hasApp, isSignedIn: false };
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: secondFactorPath,
          Component: SecondFactorScreen,
          loader: () => ({ pending }),
        },
        { path: '*', element: <h1>Anderswo</h1> },
      ],
      address: secondFactorPath,
      data: { pending },
    });
    await settle();
  },
  events: {
    'way.choose': async (_view, { way }) => {
      // The way that is taken already has no button.
      const button = screen.queryByRole('button', { name: words.ways[way] });
      if (button === null) return;
      await user.click(button);
      await settle();
    },
    'code.submit': async (_view, { code, isBrowserTrusted }) => {
      const field = screen.getByRole('textbox');
      await user.clear(field);
      await user.type(field, code);
      // The passkey beside it has such a box, too.
      const form = field.closest('form') as HTMLFormElement;
      const trust = within(form).getByRole<HTMLInputElement>('checkbox', {
        name: new RegExp(`^${words.trust}`),
      });
      if (trust.checked !== isBrowserTrusted) await user.click(trust);
      await user.click(screen.getByRole('button', { name: words.submit }));
      await settleForms();
    },
    // Told by the passkey beside the codes, whose own paths press its button.
    'attempt.end': async (view, event) => {
      act(() => shopOf(view).screens.get('secondFactor')?.send(event));
      await settle();
    },
    'mail.request': async () => {
      await press(new RegExp(`^(?:${words.mail}|${words.mailAgain})$`));
      await settle();
    },
  },
  calls: {
    verify: async (view, sample) => {
      await answer('verify')(view, sample);
      await settleForms();
    },
    sendCode: async (view, sample) => {
      await answer('sendCode')(view, sample);
      await settle();
    },
  },
  delays: { timeLeft: ({ remainingMs }) => wait(remainingMs) },
  states: {
    opening: () => {
      throw new Error('Nobody ever sees the page being opened.');
    },
    'entry.app': (_view, context) => seeWay('app', context),
    'entry.recovery': (_view, context) => seeWay('recovery', context),
    'entry.mail': (_view, context) => {
      seeWay('mail', context);
      expect(screen.getByText(words.mailHint({ email: maskedEmail })).isConnected).toBe(true);
    },
    'entry.mailed': (_view, context) => {
      seeWay('mailed', context);
      expect(screen.getByText(words.mailed({ email: maskedEmail })).isConnected).toBe(true);
    },
    verifying: (view, context) => {
      seeWay('verifying', context, true);
      const { way, code, isBrowserTrusted } = context;
      expect(shopOf(view).calls.given('verify')).toEqual({ way, code, isBrowserTrusted });
    },
    sendingMail: (_view, context) => seeWay('sendingMail', context, true),
    locked: (_view, { problem }) => seeEnd('locked', problem?.messages.join(' ')),
    over: () => seeEnd('over'),
    // Somebody is signed in, and where they wanted to be.
    passed: (view) => {
      expect(shopOf(view).router.state.location.pathname).toBe('/my/orders');
      expect(shopOf(view).system.session.getSnapshot().matches('member')).toBe(true);
    },
  },
  close: closeShop,
};
