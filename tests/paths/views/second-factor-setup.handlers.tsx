import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AccountPasswordScreen } from '#app/routes/account-password.page.ts';
import { accountPasswordPath } from '#contract/account-path.ts';
import type { SecondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import type { SecondFactorSetupContext } from '#machines/second-factor-setup/second-factor-setup.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import {
  answer,
  closeShop,
  openShop,
  settle,
  settleForms,
  shopOf,
  user,
  type ShopView,
} from './open-shop.tsx';

interface SetupView extends ShopView {
  isOn: boolean;
}

const { accountPassword: words } = texts;

const part = (): HTMLElement => screen.getByRole('region', { name: words.secondFactor });
const dataOf = ({ isOn }: SetupView) => ({
  sessions: [],
  browsers: [],
  secondFactor: { isOn, codesLeft: isOn ? 10 : 0 },
  passkeys: { passkeys: [], codesLeft: isOn ? 10 : 0 },
});

/** The form with this button; a closed section is opened first. */
async function sendBy(button: string, value: string): Promise<void> {
  const place = within(part());
  const name = { name: button, hidden: true };
  const form = place.getByRole('button', name).closest('form') as HTMLFormElement;
  const section = form.closest('details');
  if (section?.open === false) await act(async () => void (section.open = true));
  const field = form.querySelector<HTMLInputElement>('input:not([hidden])') as HTMLInputElement;
  await user.clear(field);
  await user.type(field, value);
  await user.click(place.getByRole('button', name));
  await settleForms();
}

const end =
  (source: string) =>
  async (view: SetupView, sample: Parameters<ReturnType<typeof answer>>[1]): Promise<void> => {
    if ('output' in sample && source !== 'begin') view.isOn = source !== 'end';
    await answer(source)(view, sample);
    await settleForms();
    await settle();
  };

/** The part in its state, and what went wrong with the last try. */
function see(state: string, context: SecondFactorSetupContext, isBusy = false): void {
  expect(part().dataset['state']).toBe(state);
  expect(part().getAttribute('aria-busy')).toBe(String(isBusy));
  const said = part().textContent;
  if (!isBusy) for (const message of context.problem?.messages ?? []) expect(said).toContain(message);
  expect(part().querySelector('svg[role="img"]') !== null).toBe(context.factor !== null);
  if (context.factor !== null) expect(said.replaceAll(' ', '')).toContain(context.factor.secret);
  for (const code of context.recoveryCodes) expect(said).toContain(code);
  expect(within(part()).queryByRole('list', { name: words.recoveryCodes }) !== null).toBe(state === 'codes');
}

const given = (view: SetupView, source: string): unknown => shopOf(view).calls.given(source);

/** The part of `/my/password` that turns the second factor on and off. */
export const secondFactorSetupViewHandlers: Handlers<SecondFactorSetupMachine, SetupView> = {
  open: async (view, { isOn }) => {
    view.isOn = isOn;
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: accountPasswordPath,
          Component: AccountPasswordScreen,
          loader: () => dataOf(view),
        },
      ],
      address: accountPasswordPath,
      data: dataOf(view),
    });
    await settle();
  },
  events: {
    'setup.begin': (_view, { currentPassword }) => sendBy(words.setUp, currentPassword),
    'setup.cancel': async () => {
      await user.click(within(part()).getByRole('button', { name: words.cancel }));
      await settle();
    },
    'code.confirm': (_view, { code }) => sendBy(words.confirm, code),
    'codes.keep': async () => {
      await user.click(within(part()).getByRole('button', { name: words.kept }));
      await settle();
    },
    'codes.renew': (_view, { currentPassword }) => sendBy(words.renew, currentPassword),
    'factor.end': (_view, { currentPassword }) => sendBy(words.turnOff, currentPassword),
  },
  calls: {
    begin: end('begin'),
    confirm: end('confirm'),
    renewCodes: end('renewCodes'),
    end: end('end'),
  },
  delays: {},
  states: {
    opening: () => {
      throw new Error('Nobody ever sees the page being opened.');
    },
    off: (_view, context) => {
      see('off', context);
      expect(within(part()).getByText(words.factorOff).isConnected).toBe(true);
    },
    beginning: (view, context) => {
      see('beginning', context, true);
      expect(given(view, 'begin')).toEqual({ currentPassword: context.currentPassword });
    },
    shown: (_view, context) => see('shown', context),
    confirming: (view, context) => {
      see('confirming', context, true);
      expect(given(view, 'confirm')).toEqual({ code: context.code });
    },
    codes: (_view, context) => see('codes', context),
    on: (_view, context) => {
      see('on', context);
      expect(within(part()).getByText(words.factorOn({ count: 10 })).isConnected).toBe(true);
    },
    renewing: (view, context) => {
      see('renewing', context, true);
      expect(given(view, 'renewCodes')).toEqual({ currentPassword: context.currentPassword });
    },
    ending: (view, context) => {
      see('ending', context, true);
      expect(given(view, 'end')).toEqual({ currentPassword: context.currentPassword });
    },
  },
  close: closeShop,
};
