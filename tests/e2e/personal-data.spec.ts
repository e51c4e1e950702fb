import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { demoPassword, loginForm, people } from './models/login-page.ts';
import { visit } from './models/visit.ts';

const { accountPerson: words, registration } = texts;

test('[R71] a customer saves what the shop knows, and has the account deleted for good @phone', async ({
  page,
}) => {
  const email = await ownPerson(`vergessen-${randomUUID()}`, people.private, process.env['E2E_DATA_DIR']);
  await enter(page, email, '/my/data');
  const part = page.getByRole('region', { name: words.personalData });
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: words.exportData }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('meine-daten.json');
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    Person: { E_Mail_Adresse: string };
  };
  expect(content.Person.E_Mail_Adresse).toBe(email);

  await part.getByText(words.erase, { exact: true }).click();
  await expectAccessible(page);
  const password = part.getByLabel(words.currentPassword);
  const confirm = part.getByRole('button', { name: words.eraseConfirm });
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(/Passwort/);
  await password.fill('falsch');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('Das ist nicht Ihr jetziges Passwort.');
  await expectAccessible(page);
  await password.fill(demoPassword);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: registration.erased })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: registration.erasedHint })).toBeFocused();
  await expectAccessible(page);

  // Nobody who comes later is told of it.
  for (const path of ['/logout', '/logout?account=erased']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: texts.session.loggedOut })).toBeVisible();
  }
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
