import type { Page } from '@playwright/test';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { expectAccessible, expectHandy } from './models/accessible.ts';
import { enter } from './models/enter.ts';
import { ownFirm } from './models/firm.ts';
import { loginForm } from './models/login-page.ts';
import { readInShop } from './models/shop-database.ts';
import { visit, waitUntilLive } from './models/visit.ts';

const { account, offerRequest: words, article: articleWords } = texts;

test.describe.configure({ timeout: 90_000 });
test.use({ expectedErrors: [/net::ERR_/] });

interface Priceless {
  readonly name: string;
  readonly path: string;
}

/** Two articles of the catalogue without a price. */
async function withoutPrice(): Promise<readonly [Priceless, Priceless]> {
  const rows = await readInShop(
    `select coalesce(partner_name, name) as name, '/shop/article/' || article_number || '-' || shop_depot_id || '/' || slug as path
     from article where net_price_cents is null and is_visible order by article_number limit 2`,
    [],
  );
  const [one, other] = rows.map(({ name, path }) => ({ name: String(name), path: String(path) }));
  if (one === undefined || other === undefined) throw new Error('Every article has a price.');
  return [one, other];
}

const root = (page: Page) => page.locator('[data-machine="offer-request"]');
const askForOffer = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${articleWords.requestOffer}: `) })
    .first();
const textbox = (page: Page, name: string) => root(page).getByRole('textbox', { name });
const submit = (page: Page) => root(page).getByRole('button', { name: words.submit });
const amountOf = (page: Page, { name }: Priceless) =>
  root(page).getByRole('spinbutton', { name: words.quantityOf({ name }) });

/** What the page asks `/rest` about offers from now on. */
function listenToOffers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/rest\/(?:offerrequest|articleoffers)/.test(pathname))
      asked.push(`${request.method()} ${pathname.slice(5)}`);
  });
  return asked;
}

test('[S1-07][S2.9-04][S7.2-29] from an article without a price by way of the sign-in to a request that is sent @phone', async ({
  page,
}) => {
  const [article] = await withoutPrice();
  const { buyer } = await ownFirm(1_000_000);
  const asked = listenToOffers(page);
  await visit(page, article.path);
  await askForOffer(page).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await waitUntilLive(page);
  await loginForm(page).signIn(buyer);
  await expect(root(page).getByRole('heading', { level: 3 })).toHaveText([article.name]);
  // Loaded anew, the page puts nothing back that was taken off.
  await expect(page).toHaveURL(new RegExp(`${offerRequestPath}$`));
  await expect(root(page)).toContainText(`angemeldet als ${buyer}`);
  await expect(textbox(page, words.customerName)).toHaveValue('Werk GmbH');
  await expect(textbox(page, words.firstname)).toHaveValue('Karl');
  await expect(textbox(page, words.lastname)).toHaveValue('Werk');
  await expect(textbox(page, words.email)).toHaveValue(buyer);
  await expect(textbox(page, words.subject)).toHaveValue(words.subjectOf(article));
  await expectAccessible(page);
  await expectHandy(page, 'the form');

  await submit(page).click();
  const list = root(page).getByRole('alert').first();
  for (const sentence of ['Telefon fehlt.', 'Postleitzahl fehlt.'])
    await expect(list).toContainText(sentence);
  await textbox(page, words.phone).fill('040 123456');
  await textbox(page, words.zip).fill('20457');
  await textbox(page, words.text).fill('Bitte mit Lieferzeit.');
  await amountOf(page, article).fill('3');
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible();
  const [mail] = await readInShop(
    `select text_body from outbox_mail where text_body like '%' || $1 || '%' and subject like 'Angebotsanfrage%'`,
    [buyer],
  );
  expect(String(mail?.['text_body'])).toContain('Bitte mit Lieferzeit.');
  expect(String(mail?.['text_body'])).toMatch(/^3 .*: /m);
  await expect(root(page)).toContainText(/A-\d{4}-\d{6}/);
  await expectAccessible(page);
  expect(asked).toEqual([
    'GET /offerrequest',
    'POST /articleoffers/add',
    'POST /articleoffers/update',
    'POST /articleoffers/create',
  ]);
});

test('[S7.2-30][S7.1-44][S7.1-45] articles are gathered, taken off one by one, and all at once @phone', async ({
  page,
}) => {
  const both = await withoutPrice();
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  const asked = listenToOffers(page);
  for (const [place, { path }] of both.entries()) {
    await visit(page, path);
    await askForOffer(page).click();
    await expect(root(page).getByRole('heading', { level: 3 })).toHaveCount(place + 1);
  }
  await expect(root(page).getByRole('heading', { level: 3 })).toHaveText(both.map(({ name }) => name));
  await expect(textbox(page, words.subject)).toHaveValue(words.subjectOfMany({ count: 2 }));
  await root(page)
    .getByRole('button', { name: words.remove(both[0]) })
    .click();
  await expect(root(page).getByRole('heading', { level: 3 })).toHaveText([both[1].name]);
  // The button has gone with its article.
  await expect(root(page).getByRole('heading', { level: 2, name: words.articles })).toBeFocused();
  await page.reload();
  await expect(root(page).getByRole('heading', { level: 3 })).toHaveText([both[1].name]);
  await visit(page, both[0].path);
  await askForOffer(page).click();
  await expect(root(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await root(page).getByRole('button', { name: words.clear }).click();
  await expect(root(page)).toContainText(words.noArticle);
  await expect(submit(page)).toHaveCount(0);
  await expectAccessible(page);
  expect(new Set(asked)).toEqual(
    new Set([
      'GET /offerrequest',
      'POST /articleoffers/add',
      'POST /articleoffers/delete',
      'POST /articleoffers/removeall',
    ]),
  );
});

test('[S2.12-15] the form says who asks and takes a message; what is typed stays with the tab until it is sent', async ({
  page,
}) => {
  const [article] = await withoutPrice();
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  await visit(page, article.path);
  await askForOffer(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(root(page)).toContainText(/Kundennummer [0-9a-f-]{36}, angemeldet als buyer-/);
  await expect(root(page).getByRole('combobox', { name: words.titleOfPerson })).toHaveValue('');
  for (const [label, value] of [
    [words.customerName, 'Werk GmbH'],
    [words.firstname, 'Karl'],
    [words.lastname, 'Werk'],
    [words.email, buyer],
    [words.text, ''],
  ] as const)
    await expect(textbox(page, label)).toHaveValue(value);
  await textbox(page, words.text).fill('Mit Aufstellung, bitte.');
  await page.reload();
  await expect(textbox(page, words.text)).toHaveValue('Mit Aufstellung, bitte.');
  await expect(root(page)).toContainText(texts.account.draftTakenUp);
});

/** Every call that sends a request. */
const sending = '**/rest/articleoffers/create';

/** The form on its page with one article and nothing missing. */
async function readyToSend(page: Page): Promise<string> {
  const [article] = await withoutPrice();
  const { buyer } = await ownFirm(1_000_000);
  await enter(page, buyer);
  await visit(page, article.path);
  await askForOffer(page).click();
  await fillIn(page, 'Mit Aufstellung, bitte.');
  return buyer;
}

async function fillIn(page: Page, text: string): Promise<void> {
  await textbox(page, words.phone).fill('040 123456');
  await textbox(page, words.zip).fill('20457');
  await textbox(page, words.text).fill(text);
}

/** What the shop has got from somebody. */
const requestsOf = async (email: string): Promise<readonly string[]> =>
  (
    await readInShop(
      `select o.reference from offer_request o join person p on p.id = o.person_id
       where p.email = $1 and o.sent_at is not null`,
      [email],
    )
  ).map(({ reference }) => String(reference));

test('[S7.2-29][S7.1-44] a request whose answer is lost is looked up: it is told, sent once, and nothing of it stays @phone', async ({
  page,
}) => {
  const buyer = await readyToSend(page);
  await page.route(
    sending,
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(root(page).getByRole('status').filter({ hasText: words.waiting })).toContainText(words.once);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible();
  await expect(root(page)).toBeFocused();
  const [reference, ...more] = await requestsOf(buyer);
  expect(more).toEqual([]);
  await expect(root(page)).toContainText(String(reference));
  // Whoever comes back is told as well, and the next request does not begin with the words of the last.
  const [article] = await withoutPrice();
  await visit(page, offerRequestPath);
  await expect(root(page)).toContainText(`Zuletzt gesendet: Anfrage ${reference}, `);
  await expectAccessible(page);
  await visit(page, article.path);
  await askForOffer(page).click();
  await expect(textbox(page, words.phone)).toBeVisible();
  await expect(textbox(page, words.text)).toHaveValue('');
});

test('[S7.2-29][S7.1-44] a request that has not arrived is said to be so, keeps what was typed and is sent by the next press', async ({
  page,
}) => {
  const buyer = await readyToSend(page);
  await page.route(sending, (route) => route.abort('connectionreset'), { times: 1 });
  await submit(page).click();
  await expect(root(page).getByRole('alert').filter({ hasText: account.noAnswer })).toBeVisible();
  await expect(textbox(page, words.text)).toHaveValue('Mit Aufstellung, bitte.');
  expect(await requestsOf(buyer)).toEqual([]);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible();
  expect(await requestsOf(buyer)).toHaveLength(1);
});

test('[S7.2-29] what was typed stays where a request whose answer is lost was sent from elsewhere in other words', async ({
  page,
}) => {
  const buyer = await readyToSend(page);
  // Neither tab is told by the other.
  const other = await page.context().newPage();
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await visit(other, offerRequestPath);
  await fillIn(other, 'Aus dem anderen Fenster.');
  await page.route(
    sending,
    async (route) => {
      await submit(other).click();
      await expect(other.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sentBeforeTitle })).toBeVisible();
  const [reference, ...more] = await requestsOf(buyer);
  expect(more).toEqual([]);
  await expect(root(page)).toContainText(String(reference));
  const [article] = await withoutPrice();
  await visit(page, article.path);
  await askForOffer(page).click();
  await expect(textbox(page, words.text)).toHaveValue('Mit Aufstellung, bitte.');
});

test('[S7.2-29] another tab is told that the request is sent, and sends nothing; so does one that was not told', async ({
  page,
}) => {
  const buyer = await readyToSend(page);
  const other = await page.context().newPage();
  await visit(other, offerRequestPath);
  await fillIn(other, 'Aus dem anderen Fenster.');
  const deaf = await page.context().newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await visit(deaf, offerRequestPath);
  await fillIn(deaf, 'Ohne Nachricht.');
  const asked = listenToOffers(other);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible();
  const [reference] = await requestsOf(buyer);
  await expect(other.getByRole('heading', { level: 1, name: words.sentBeforeTitle })).toBeVisible();
  await expect(root(other)).toContainText(String(reference));
  expect(asked).toEqual(['GET /offerrequest']);
  await submit(deaf).click();
  await expect(deaf.getByRole('heading', { level: 1, name: words.sentBeforeTitle })).toBeVisible();
  expect(await requestsOf(buyer)).toEqual([reference]);
});
