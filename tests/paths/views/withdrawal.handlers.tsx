import { screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as WithdrawalPage } from '#app/routes/withdrawal.page.ts';
import { withdrawalPath } from '#contract/withdrawal-path.ts';
import type { Problem } from '#machines/call-problem.ts';
import type { WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { TypedWithdrawal } from '#machines/withdrawal/withdrawal.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import {
  answer,
  closeShop,
  openShop,
  press,
  settle,
  settleForms,
  shopOf,
  user,
  type ShopView,
} from './open-shop.tsx';

const { withdrawal: words } = texts;

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="withdrawal"]') as HTMLElement;

const labels = {
  fullName: words.fullName,
  orderNumber: words.orderNumber,
  email: words.email,
  goods: words.goods,
} as const satisfies Record<keyof TypedWithdrawal, string>;
const names = Object.keys(labels) as (keyof TypedWithdrawal)[];

const field = (name: keyof TypedWithdrawal): HTMLInputElement => {
  const label = labels[name].replaceAll(/[()]/g, String.raw`\$&`);
  return within(root()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?`));
};

async function fillAll(typed: TypedWithdrawal): Promise<void> {
  for (const name of names) {
    const input = field(name);
    await user.clear(input);
    if (typed[name] === '') continue;
    await user.click(input);
    await user.paste(typed[name]);
  }
}

function see(state: string, isBusy: boolean, heading: string): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
  expect(within(root()).getByRole('heading', { level: 1 }).textContent).toBe(heading);
}

/** What is told of the last try; nothing before it. */
function seeProblem(problem: Problem | null, otherwise: string): void {
  const told = within(root())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent ?? '');
  if (problem === null) expect(told).toEqual([]);
  else expect(told.join(' ')).toContain(problem.messages.join('') || otherwise);
}

/** The statement with all that was typed, as it is to be confirmed or as it came in. */
function seeDeclaration({ fullName, orderNumber, email, goods }: TypedWithdrawal): void {
  const said = [...root().querySelectorAll('dd')].map(({ textContent }) => textContent);
  const declaration = (goods === '' ? words.declaration : words.partDeclaration)({ orderNumber });
  expect(said.slice(0, 4)).toEqual([declaration, goods === '' ? words.wholeOrder : goods, fullName, email]);
  expect(within(root()).queryByRole('textbox')).toBe(null);
}

/** The page on which a contract is withdrawn from. */
export const withdrawalViewHandlers: Handlers<WithdrawalMachine, ShopView> = {
  open: async (world, { typed: { orderNumber, fullName, email } }) => {
    const data = { orderNumber, buyer: fullName === '' ? null : { fullName, email } };
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: withdrawalPath, Component: WithdrawalPage, loader: () => data }],
      address: withdrawalPath,
      data,
    });
    await settle();
  },
  events: {
    'withdrawal.declare': async (_world, { typed }) => {
      await fillAll(typed);
      await press(words.next);
      await settleForms();
    },
    'withdrawal.edit': () => press(words.edit),
    'withdrawal.confirm': () => press(words.confirm),
  },
  calls: {
    sendWithdrawal: async (world, sample) => {
      await answer('sendWithdrawal')(world, sample);
      await settle();
    },
  },
  delays: {},
  states: {
    fields: (_world, { typed, problem }) => {
      see('fields', false, words.title);
      expect(Object.fromEntries(names.map((name) => [name, field(name).value]))).toEqual(typed);
      seeProblem(problem, words.refused);
    },
    confirming: (_world, { typed }) => {
      see('confirming', false, words.confirmTitle);
      seeDeclaration(typed);
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    },
    sending: (world, { typed }) => {
      see('sending', true, words.confirmTitle);
      expect(shopOf(world).calls.given('sendWithdrawal')).toEqual(typed);
    },
    failed: (_world, { typed, problem }) => {
      see('failed', false, words.confirmTitle);
      seeDeclaration(typed);
      seeProblem(problem, words.failed);
    },
    received: (_world, { received }) => {
      see('received', false, words.receivedTitle);
      if (received === null) throw new Error('nothing was received');
      seeDeclaration(received);
      expect(root().textContent).toContain(received.reference);
      // Berlin time, whatever the clock of whoever reads it says.
      expect(root().textContent).toContain('28.11.2026, 14:05 Uhr');
      expect(within(root()).getByRole('status').textContent).toBe(words.received({ email: received.email }));
    },
  },
  close: closeShop,
};
