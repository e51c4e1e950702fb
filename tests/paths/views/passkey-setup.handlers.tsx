import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AccountPasswordScreen } from '#app/routes/account-password.page.ts';
import { accountPasswordPath } from '#contract/account-path.ts';
import type { Passkey } from '#contract/passkey.ts';
import type { PasskeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import type { PasskeySetupContext } from '#machines/passkey-setup/passkey-setup.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sentencesOf } from '#ui/parts/Form/problem-sentences.ts';
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

const { account, accountPasskeys: words, accountPassword } = texts;

const passkeyOf = (id: number, name: string): Passkey => ({
  id,
  name,
  createdAt: '2026-11-20T10:00:00.000Z',
  usedAt: id === 1 ? null : '2026-11-21T10:00:00.000Z',
  browser: 'Firefox, Windows',
  network: '203.0.113.0/24',
  isBackedUp: id === 1,
  standsAlone: id === 1,
});

const data = {
  sessions: [],
  browsers: [],
  secondFactor: { isOn: false, codesLeft: 0 },
  passkeys: { passkeys: [passkeyOf(2, 'Zweiter'), passkeyOf(1, 'Erster')], codesLeft: 10 },
};

const part = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="passkey-setup"]') as HTMLElement;

/** Where something is typed: the row of a passkey, or the part itself. */
const rowOf = (id: number): HTMLElement =>
  within(part())
    .getByText(id === 1 ? 'Erster' : 'Zweiter')
    .closest('li') as HTMLElement;

/** Fills the form with this button and sends it; a closed section is opened first. */
async function sendBy(place: HTMLElement, button: RegExp, typed: readonly string[]): Promise<void> {
  const name = { name: button, hidden: true };
  const form = within(place).getByRole('button', name).closest('form') as HTMLFormElement;
  const section = form.closest('details');
  if (section?.open === false) await act(async () => void (section.open = true));
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([hidden])')];
  for (const [index, text] of typed.entries()) {
    const field = fields[index] as HTMLInputElement;
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(within(place).getByRole('button', name));
  await settleForms();
}

const exactly = (text: string): RegExp => new RegExp(`^${text}$`);

const end =
  (source: string) =>
  async (view: ShopView, sample: Parameters<ReturnType<typeof answer>>[1]): Promise<void> => {
    await answer(source)(view, sample);
    await settleForms();
    await settle();
  };

function see(state: string, told: readonly string[] = []): void {
  expect(part().dataset['state']).toBe(state);
  expect(part().getAttribute('aria-busy')).toBe('false');
  for (const sentence of told) expect(part().textContent).toContain(sentence);
  expect(within(part()).queryByRole('list', { name: words.list }) !== null).toBe(state !== 'codes');
}

/** What a busy part was given; the form stays while its own call is under way, and goes while the device is asked. */
function seeBusy(view: ShopView, state: string, source: string, input: unknown): void {
  expect(part().dataset['state']).toBe(state);
  expect(part().getAttribute('aria-busy')).toBe('true');
  expect(shopOf(view).calls.given(source)).toEqual(input);
}

const sentencesIn = ({ problem }: PasskeySetupContext): readonly string[] => {
  return problem === null ? [] : sentencesOf(problem, { error: account.failed, noAnswer: account.noAnswer });
};

/** The part of `/my/password` that sets passkeys up. */
export const passkeySetupViewHandlers: Handlers<PasskeySetupMachine, ShopView> = {
  open: async (view) => {
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        { id: 'page', path: accountPasswordPath, Component: AccountPasswordScreen, loader: () => data },
      ],
      address: accountPasswordPath,
      data,
    });
    await settle();
  },
  events: {
    'passkey.add': (_view, { name, currentPassword }) =>
      sendBy(part(), exactly(words.goOn), [name, currentPassword]),
    'passkey.rename': (_view, { id, name }) => sendBy(rowOf(id), exactly(words.saveName), [name]),
    'passkey.remove': (_view, { id, currentPassword }) =>
      sendBy(rowOf(id), new RegExp(`${words.remove.toLowerCase()}$`, 'i'), [currentPassword]),
    'codes.renew': (_view, { currentPassword }) =>
      sendBy(part(), exactly(accountPassword.renew), [currentPassword]),
    'codes.keep': async () => {
      await user.click(within(part()).getByRole('button', { name: accountPassword.kept }));
      await settle();
    },
  },
  calls: {
    begin: end('begin'),
    create: end('create'),
    confirm: end('confirm'),
    rename: end('rename'),
    remove: end('remove'),
    renewCodes: end('renewCodes'),
  },
  delays: {},
  states: {
    'entry.idle': (_view, context) => see('idle', sentencesIn(context)),
    'entry.cancelled': () => see('cancelled', [words.cancelled]),
    'entry.known': () => see('known', [words.known]),
    'entry.unsupported': () => see('unsupported', [words.unsupported]),
    'entry.refused': (_view, context) => see('refused', sentencesIn(context)),
    'entry.unanswered': (_view, context) => see('unanswered', sentencesIn(context)),
    beginning: (view, { currentPassword }) => seeBusy(view, 'beginning', 'begin', { currentPassword }),
    asking: (view, { creation }) => {
      seeBusy(view, 'asking', 'create', { creation });
      expect(within(part()).getByText(words.asking).isConnected).toBe(true);
    },
    confirming: (view, { passkey, name }) => {
      seeBusy(view, 'confirming', 'confirm', { passkey, name });
      expect(within(part()).getByText(words.saving).isConnected).toBe(true);
    },
    renaming: (view, { id, name }) => seeBusy(view, 'renaming', 'rename', { id, name }),
    removing: (view, { id, currentPassword }) => seeBusy(view, 'removing', 'remove', { id, currentPassword }),
    renewing: (view, { currentPassword }) => seeBusy(view, 'renewing', 'renewCodes', { currentPassword }),
    codes: (_view, { recoveryCodes }) => {
      see('codes');
      for (const code of recoveryCodes) expect(part().textContent).toContain(code);
      expect(screen.getByRole('list', { name: accountPassword.recoveryCodes }).isConnected).toBe(true);
    },
  },
  close: closeShop,
};
