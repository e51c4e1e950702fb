import { texts } from '#texts/de.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';

const words = texts.session;

export const demoPassword = 'Druckerpapier-2026!';

/** Each spec signs in as somebody else, so that files that run at the same time share no basket. */
export const people = {
  private: 'privat@kontor.example',
  buyer: 'einkauf@muster-gmbh.example',
  manager: 'leitung@muster-gmbh.example',
  otherManager: 'admin@andere-gmbh.example',
  otherBuyer: 'einkauf@andere-gmbh.example',
  backend: 'backend@kontor.example',
} as const;

export interface LoginForm {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly signIn: (email: string, password?: string) => Promise<void>;
}

/** The sign-in form, on its own page and in step 1 of the checkout. */
export function loginForm(page: Page): LoginForm {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel(words.password, { exact: false }) });
  const email = form.getByRole('textbox', { name: words.email });
  const password = form.locator('input[autocomplete="current-password"]');
  const submit = form.getByRole('button', { name: words.submit });
  return {
    email,
    password,
    submit,
    signIn: async (who, secret = demoPassword) => {
      await email.fill(who);
      await password.fill(secret);
      await submit.click();
    },
  };
}

/** Waits until the header greets the person. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: texts.frame.logout })).toBeVisible();

export const expectGuest = (page: Page): Promise<void> =>
  expect(
    page.getByRole('region', { name: texts.frame.serviceBar }).getByRole('link', { name: texts.frame.login }),
  ).toBeVisible();
