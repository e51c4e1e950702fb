import { screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as AuthenticationPage } from '#app/routes/authentication.page.ts';
import { registrationConfirmRoute, registrationPath } from '#contract/registration-path.ts';
import type { TypedRegistration } from '#contract/registration.ts';
import type { RegistrationMachine } from '#machines/registration/registration.machine.ts';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
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

const { registration: words } = texts;

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="registration"]') as HTMLElement;

/** A field by the beginning of its label; of two that begin alike the first. */
const field = (label: string): HTMLInputElement =>
  within(root()).getAllByLabelText<HTMLInputElement>(
    new RegExp(`^${label.replace('.', '\\.')}\\*?`),
  )[0] as HTMLInputElement;

async function type(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  if (text !== '') await user.type(field(label), text);
}

const kind = (name: TypedRegistration['kind']): Promise<void> =>
  user.click(screen.getByRole('radio', { name: words.kinds[name] }));

/** Fills everything in; what only a firm says stands there for a firm alone. */
async function fill(typed: TypedRegistration): Promise<void> {
  await kind('company');
  await user.clear(screen.getByRole('textbox', { name: new RegExp(`^${words.company}`) }));
  if (typed.company !== '')
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${words.company}`) }), typed.company);
  await type(words.vatId, typed.vatId);
  await kind(typed.kind);
  await user.selectOptions(field(words.salutation), typed.salutation);
  await type(words.firstname, typed.firstname);
  await type(words.lastname, typed.lastname);
  await type(words.email, typed.email);
  await type(words.emailAgain, typed.emailAgain);
  await type(words.password, typed.password);
  await type(words.passwordAgain, typed.passwordAgain);
}

const end =
  (source: string) =>
  async (view: ShopView, sample: Parameters<ReturnType<typeof answer>>[1]): Promise<void> => {
    await answer(source)(view, sample);
    await settleForms();
    await settle();
  };

function see(state: string, isBusy = false): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
}

/** Why the last try did not work is told where the form is, and only then. */
function seeForm(state: string, { problem }: RegistrationContext): void {
  see(state);
  expect(within(root()).queryAllByRole('alert').length > 0).toBe(problem !== null);
  for (const message of problem?.messages ?? []) expect(root().textContent).toContain(message);
}

function seeNext(next: keyof typeof words.next, { email }: RegistrationContext): void {
  expect(root().dataset['state']).toBe(next);
  const told = within(root()).getByRole('status');
  expect(told.textContent).toBe(words.next[next]({ email }));
  expect(document.activeElement).toBe(told);
  // Who has an account signs in right there, by the mail address of the registration.
  const mailField = within(root()).queryByRole<HTMLInputElement>('textbox');
  expect(mailField?.value ?? null).toBe(next === 'registered' ? email : null);
}

/** The pages on which somebody registers, and confirms it by the link of the mail. */
export const registrationViewHandlers: Handlers<RegistrationMachine, ShopView> = {
  open: async (view, { isAllowed, link }) => {
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        { path: registrationPath, Component: AuthenticationPage, handle: { authenticationMode: 'register' } },
        {
          id: 'page',
          path: registrationConfirmRoute,
          Component: AuthenticationPage,
          handle: { authenticationMode: 'confirm' },
        },
      ],
      address: link === null ? registrationPath : registrationConfirmRoute.replace(':token', link.token),
      data: link,
      configs: { allowRegistration: isAllowed },
    });
    await settle();
  },
  events: {
    'registration.submit': async (_view, { typed }) => {
      await fill(typed);
      await press(words.submit);
      await settleForms();
    },
    'link.confirm': async (_view, { password }) => {
      await type(words.password, password);
      await press(words.confirm);
      await settleForms();
    },
  },
  calls: { register: end('register'), confirm: end('confirm') },
  delays: {},
  states: {
    opening: () => {
      throw new Error('Nobody ever sees the page being opened.');
    },
    closed: () => {
      expect(root().dataset['state']).toBe('closed');
      expect(root().textContent).toContain(words.notAllowed);
      expect(within(root()).queryByRole('textbox')).toBe(null);
    },
    typing: (_view, context) => seeForm('typing', context),
    sending: (view, context) => {
      see('sending', true);
      expect(shopOf(view).calls.given('register')).toEqual(context.typed);
    },
    awaitingMail: (_view, context) => seeNext('awaitingMail', context),
    link: (_view, context) => seeForm('link', context),
    confirming: (view, { link, password }) => {
      see('confirming', true);
      expect(shopOf(view).calls.given('confirm')).toEqual({ token: link?.token, password });
    },
    linkOver: (_view, { problem }) => {
      see('linkOver');
      if (problem === null) expect(root().textContent).toContain(words.over);
      else {
        const told = within(root()).getByRole('alert');
        expect(told.textContent).toBe(problem.messages.join(' '));
        expect(document.activeElement).toBe(told);
      }
      expect(within(root()).queryByLabelText(words.password)).toBe(null);
      expect(within(root()).queryByRole('button')).toBe(null);
      // Who has confirmed already signs in: that is said first, and comes first.
      expect(
        within(root())
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([words.toLogin, words.again]);
    },
    awaitingApproval: (_view, context) => seeNext('awaitingApproval', context),
    registered: (_view, context) => seeNext('registered', context),
  },
  close: closeShop,
};
