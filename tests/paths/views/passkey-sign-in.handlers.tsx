import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AuthenticationScreen } from '#app/routes/authentication.page.ts';
import { Component as SecondFactorScreen } from '#app/routes/second-factor.page.ts';
import { secondFactorPath } from '#contract/second-factor-path.ts';
import type { PasskeySignInMachine } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { PasskeySignInContext } from '#machines/passkey-sign-in/passkey-sign-in.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { answer, closeShop, openShop, settle, shopOf, user } from './open-shop.tsx';
import type { ShopView } from './open-shop.tsx';

interface PasskeyView extends ShopView {
  purpose: PasskeySignInContext['purpose'];
}

const { passkey: words, secondFactor } = texts;
const pending = {
  remainingMs: 600_000,
  maskedEmail: 'p…@kontor.example',
  hasApp: true,
  hasPasskey: true,
  isSignedIn: false,
};

const part = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="passkey-sign-in"]') as HTMLElement;
const told = (): string => within(part()).queryByRole('alert')?.textContent ?? '';

const end =
  (source: string) =>
  async (view: PasskeyView, sample: Parameters<ReturnType<typeof answer>>[1]): Promise<void> => {
    await answer(source)(view, sample);
    await settle();
  };

/** The button in its state; what went wrong stands above it and has the focus. */
function see(state: string, sentences: readonly string[] = []): void {
  expect(part().dataset['state']).toBe(state);
  expect(part().getAttribute('aria-busy')).toBe('false');
  for (const sentence of sentences) expect(told()).toContain(sentence);
  if (sentences.length === 0) expect(told()).toBe('');
  else expect(document.activeElement).toBe(within(part()).getByRole('alert'));
  expect(within(part()).getByRole('button', { name: words.use }).isConnected).toBe(true);
}

const sentencesIn = ({ problem }: PasskeySignInContext): readonly string[] => {
  if (problem === null) return [];
  if (problem.messages.length > 0) return problem.messages;
  return [words.problems[problem.code as keyof typeof words.problems] ?? words.problems.error];
};

function seeBusy(view: PasskeyView, state: string, source: string, input: unknown): void {
  expect(part().dataset['state']).toBe(state);
  expect(part().getAttribute('aria-busy')).toBe('true');
  expect(within(part()).getByRole('status').textContent).toBe(state === 'asking' ? words.asking : '');
  expect(shopOf(view).calls.given(source)).toEqual(input);
}

/** The button of the sign-in page, and that of the step after the password. */
export const passkeySignInViewHandlers: Handlers<PasskeySignInMachine, PasskeyView> = {
  open: async (view, { purpose }) => {
    view.purpose = purpose;
    const isAlone = purpose === 'signIn';
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        isAlone
          ? { id: 'page', path: '/login', Component: AuthenticationScreen }
          : {
              id: 'page',
              path: secondFactorPath,
              Component: SecondFactorScreen,
              loader: () => ({ pending }),
            },
        { path: '*', element: <h1>Anderswo</h1> },
      ],
      address: isAlone ? '/login' : secondFactorPath,
      data: { pending },
    });
    await settle();
  },
  events: {
    'passkey.use': async (view, { redirectTo, isBrowserTrusted }) => {
      if (view.purpose === 'signIn')
        await act(() =>
          shopOf(view).router.navigate(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, {
            replace: true,
          }),
        );
      else {
        const trust = within(part()).getByRole<HTMLInputElement>('checkbox', {
          name: new RegExp(`^${secondFactor.trust}`),
        });
        if (trust.checked !== isBrowserTrusted) await user.click(trust);
      }
      await user.click(within(part()).getByRole('button', { name: words.use }));
      await settle();
    },
  },
  calls: { begin: end('begin'), authenticate: end('authenticate'), verify: end('verify') },
  delays: {},
  states: {
    'entry.idle': () => see('idle'),
    'entry.cancelled': () => see('cancelled', [words.cancelled]),
    'entry.refused': (_view, context) => see('refused', sentencesIn(context)),
    'entry.unsupported': (_view, { purpose }) => see('unsupported', [words.unsupported[purpose]]),
    'entry.unanswered': (_view, context) => see('unanswered', sentencesIn(context)),
    beginning: (view, { purpose }) => seeBusy(view, 'beginning', 'begin', { purpose }),
    asking: (view, { question }) => seeBusy(view, 'asking', 'authenticate', { question }),
    verifying: (view, { purpose, passkey, redirectTo, isBrowserTrusted }) =>
      seeBusy(view, 'verifying', 'verify', { purpose, passkey, redirectTo, isBrowserTrusted }),
    over: (view, { problem }) => {
      const link = screen.getByRole('link', { name: words.signInAgain });
      expect(link.getAttribute('href')).toBe('/login');
      if (view.purpose === 'signIn') {
        expect(part().dataset['state']).toBe('over');
        expect(within(part()).queryByRole('button')).toBe(null);
        for (const message of problem?.messages ?? []) expect(told()).toContain(message);
        return;
      }
      // The page of the codes ends with it: whatever is typed there would be looked at by nobody.
      const how = problem?.code === 'secondFactor.locked' ? 'locked' : 'over';
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(secondFactor.ends[how].title);
      expect(screen.queryByRole('textbox')).toBe(null);
      expect(screen.queryByRole('button')).toBe(null);
    },
    // Somebody is signed in, and where they wanted to be.
    passed: (view) => {
      expect(shopOf(view).router.state.location.pathname).toBe('/my/orders');
      expect(shopOf(view).system.session.getSnapshot().matches('member')).toBe(true);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anderswo');
    },
  },
  close: closeShop,
};
