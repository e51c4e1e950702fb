import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/support/shop-test.ts';
import { ownPerson } from '#tests/paths/browser/own-data.ts';
import { texts } from '#texts/de.ts';
import { freshEmail } from './models/checkout-page.ts';
import { loginForm, people } from './models/login-page.ts';
import { readFromMail } from './models/mailbox.ts';
import { expectEach, listenTo } from './models/screen-reader.ts';
import { appCode, giveFactor, recoveryCode } from './models/second-factor.ts';
import { visit } from './models/visit.ts';

const { passwordReset, registration, secondFactor: words } = texts;
const folder = process.env['E2E_DATA_DIR'];

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

test.beforeEach(async ({ page }) => listenTo(page));

const signedInPage = 'Tinte, Toner und Bürobedarf – Kontor Bürobedarf';

async function personWithFactor(): Promise<string> {
  const email = await ownPerson(`focus-${randomUUID()}`, people.private, folder);
  await giveFactor(email, folder);
  return email;
}

test('the second factor: a wrong code of the app, and the right one @phone', async ({ page }) => {
  const email = await personWithFactor();
  const main = page.getByRole('main');
  const code = page.locator('[data-machine="second-factor"]').getByRole('textbox');
  const submit = main.getByRole('button', { name: words.submit, exact: true });
  await visit(page, '/login');
  await expectEach(page, [
    {
      gesture: 'the password is right',
      how: () => loginForm(page).signIn(email),
      focus: () => code,
      spoken: ['Zweiter Faktor – Kontor Bürobedarf'],
    },
    {
      gesture: 'no code is sent',
      how: () => submit.click(),
      focus: () => main.getByRole('alert'),
      spoken: [new RegExp(words.errorTitle)],
    },
    {
      gesture: 'a wrong code is sent',
      how: async () => {
        await code.fill(appCode(undefined, 20));
        await submit.click();
        await expect(main.getByRole('alert')).toContainText('Dieser Code ist nicht richtig');
      },
      focus: () => main.getByRole('alert'),
      spoken: [/Dieser Code ist nicht richtig/],
    },
    {
      gesture: 'the right code is sent',
      how: async () => {
        await code.fill(appCode());
        await submit.click();
      },
      focus: () => main.getByRole('heading', { level: 1, name: /Drucker/ }),
      spoken: [signedInPage],
    },
  ]);
});

test('the second factor: a code by mail, and a recovery code @phone', async ({ page }) => {
  const email = await personWithFactor();
  const main = page.getByRole('main');
  const step = page.locator('[data-machine="second-factor"]');
  const code = step.getByRole('textbox');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await visit(page, '/login');
  await loginForm(page).signIn(email);
  await expect(step).toHaveAttribute('data-state', 'app');
  await expect(code).toBeFocused();
  const maskedEmail = 'f…@kontor.example';
  await expectEach(page, [
    {
      gesture: 'a code by mail is chosen',
      how: () => button(words.ways.mail).click(),
      focus: () => main.getByRole('region', { name: words.ways.mail }),
      spoken: [],
    },
    {
      gesture: 'the code is sent for',
      how: () => button(words.mail).click(),
      focus: () => code,
      spoken: [new RegExp(`^Der Code ist an .*${maskedEmail.slice(1)} unterwegs`)],
    },
    {
      gesture: 'it is sent for once more, too early',
      how: () => button(words.mailAgain).click(),
      focus: () => main.getByRole('alert'),
      spoken: [/gerade erst ein Code geschickt/],
    },
    {
      gesture: 'a wrong code of the mail is sent',
      how: async () => {
        await code.fill('000000');
        await button(words.submit).click();
      },
      focus: () => main.getByRole('alert').filter({ hasText: words.errorTitle }),
      spoken: [/Dieser Code ist nicht richtig/],
    },
    {
      gesture: 'a recovery code is chosen',
      how: () => button(words.ways.recovery).click(),
      focus: () => code,
      spoken: [],
    },
    {
      gesture: 'a wrong recovery code is sent',
      how: async () => {
        await code.fill('ZZZZZ-ZZZZ2');
        await button(words.submit).click();
      },
      focus: () => main.getByRole('alert'),
      spoken: [/nicht richtig/],
    },
    {
      gesture: 'the recovery code is sent',
      how: async () => {
        await code.fill(recoveryCode);
        await button(words.submit).click();
      },
      focus: () => main.getByRole('heading', { level: 1, name: /Drucker/ }),
      spoken: [signedInPage],
    },
  ]);
});

test('registering: nothing is given, and all of it @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const email = freshEmail();
  const password = 'Vier Wörter ohne Zusammenhang';
  const field = (name: string) => main.getByLabel(new RegExp(`^${name}\\*?$`));
  const submit = main.getByRole('button', { name: registration.submit });
  await visit(page, '/register');
  await expectEach(page, [
    {
      gesture: 'nothing is given',
      how: () => submit.click(),
      focus: () => main.getByRole('alert'),
      spoken: [/USt-IdNr\. fehlt\./],
    },
    {
      gesture: 'a fault is chosen from the summary',
      how: () =>
        main
          .getByRole('alert')
          .getByRole('link', { name: /Nachname/ })
          .click(),
      focus: () => field(registration.lastname),
      spoken: ['Nachname fehlt.'],
    },
    {
      gesture: 'somebody buys for themselves',
      how: () => main.getByRole('radio', { name: registration.kinds.private }).click(),
      focus: () => main.getByRole('radio', { name: registration.kinds.private }),
      spoken: [],
    },
    {
      gesture: 'all of it is sent',
      how: async () => {
        await field(registration.firstname).fill('Nora');
        await field(registration.lastname).fill('Neu');
        await field(registration.email).fill(email);
        await field(registration.emailAgain).fill(email);
        await field(registration.password).fill(password);
        await field(registration.passwordAgain).fill(password);
        await submit.click();
      },
      focus: () => main.getByRole('status').filter({ hasText: registration.next.awaitingMail({ email }) }),
      spoken: [],
    },
  ]);
  const link = new URL(await readFromMail(email, /https?:\/\/\S+\/register\/confirm\/\S+/, folder));
  await visit(page, link.pathname);
  await expectEach(page, [
    {
      gesture: 'it is confirmed with another password',
      how: async () => {
        await field(registration.password).fill('Fünf andere Wörter als eben');
        await main.getByRole('button', { name: registration.confirm }).click();
      },
      focus: () => main.getByRole('alert'),
      spoken: [/Passwort/],
    },
    {
      gesture: 'it is confirmed',
      how: async () => {
        await field(registration.password).fill(password);
        await main.getByRole('button', { name: registration.confirm }).click();
      },
      focus: () => main.getByRole('status').filter({ hasText: registration.next.registered({ email }) }),
      spoken: [],
    },
  ]);
});

test('a new password is asked for and set @phone', async ({ page }) => {
  const email = await ownPerson(`focus-${randomUUID()}`, people.private, folder);
  const main = page.getByRole('main');
  const request = main.getByRole('button', { name: passwordReset.request });
  const password = main.getByLabel(passwordReset.password).first();
  const again = main.getByLabel(passwordReset.passwordAgain).first();
  const reset = main.getByRole('button', { name: passwordReset.reset });
  await visit(page, '/password/request');
  await expectEach(page, [
    {
      gesture: 'no address is given',
      how: () => request.click(),
      focus: () => main.getByRole('alert'),
      spoken: [new RegExp(passwordReset.requestError)],
    },
    {
      gesture: 'the mail is asked for',
      how: async () => {
        await main.getByRole('textbox', { name: passwordReset.email }).fill(email);
        await page.keyboard.press('Enter');
      },
      focus: () => main.getByRole('status').filter({ hasText: passwordReset.requested({ email }) }),
      spoken: [],
    },
  ]);
  const link = new URL(await readFromMail(email, /https?:\/\/\S+\/password\/reset\/\S+/, folder));
  await visit(page, link.pathname);
  await expectEach(page, [
    {
      gesture: 'two different passwords are sent',
      how: async () => {
        await password.fill('Vier Wörter ohne Zusammenhang');
        await again.fill('Vier Wörter mit Zusammenhang');
        await reset.click();
      },
      focus: () => main.getByRole('alert'),
      spoken: [/nicht gleich/],
    },
    {
      gesture: 'the password is set',
      how: async () => {
        await again.fill('Vier Wörter ohne Zusammenhang');
        await reset.click();
      },
      focus: () => main.getByRole('status').filter({ hasText: passwordReset.isReset }),
      spoken: [],
    },
  ]);
});
