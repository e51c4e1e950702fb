import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from '#tests/support/shop-test.ts';
import { articleList, articleOffer, basketInHeader, basketToast, searchBox } from './models/shop-front.ts';
import { findArticle, waitUntilFirstLive, waitUntilLive } from './models/visit.ts';
import type { Page } from '@playwright/test';

/** Keeps the shop's own script back until it is let go; the HTML and its starter are there. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The shop behind a slow line: of each page what stands before `data` comes at once, the rest when it is let go. */
async function serveSlowly(shop: string) {
  const held: (() => void)[] = [];
  const answerInParts = (response: ServerResponse, html: string): void => {
    // Within the data, where a reader of half a document would find half a record.
    const cut = html.indexOf('id="page-data"') + 60;
    response.write(html.slice(0, cut));
    held.push(() => response.end(html.slice(cut)));
  };
  const server = createServer((request, response) => {
    const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers;
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    void fetch(`${shop}${request.url ?? '/'}`, {
      headers: Object.fromEntries(sent) as Record<string, string>,
    })
      .then(async (answer) => {
        const kept = [...answer.headers].filter(
          ([name]) =>
            !/^(content-length|content-encoding|connection|keep-alive|transfer-encoding)$/.test(name),
        );
        response.writeHead(answer.status, Object.fromEntries(kept));
        if (request.headers['sec-fetch-dest'] === 'document') answerInParts(response, await answer.text());
        else response.end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    letGo: () => held.splice(0).forEach((end) => end()),
    close: () => server.close(),
  };
}

test('[R82] a pointer that moves while the page still comes does not keep it from coming to life', async ({
  page,
  baseURL,
}) => {
  const line = await serveSlowly(baseURL ?? '');
  await page.addInitScript(() => {
    const tell = ({ target }: Event): void => {
      if (target instanceof HTMLScriptElement) target.dataset['hasRun'] = 'true';
    };
    document.addEventListener('load', tell, true);
  });
  await page.goto(`${line.address}/shop/catalog/papier`, { waitUntil: 'commit' });
  await articleList(page).tiles.first().hover();
  await page.locator('script[data-has-run]').waitFor({ state: 'attached' });
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  line.letGo();
  await waitUntilLive(page);
  line.close();
});

test('[R82] what is clicked before the script has come is done when it is there', async ({ page }) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const letGo = await holdScript(page);
  await page.goto(article.path, { waitUntil: 'commit' });
  await articleOffer(page).add.click();
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  letGo();
  await waitUntilLive(page);
  await expect(basketToast(page)).toContainText(`1 × ${article.displayName}`);
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
});

test('[R82] an amount typed and sent with Enter before the script has come is added as typed', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const article = await findArticle(page, 'toner');
  const letGo = await holdScript(page);
  await page.goto(article.path, { waitUntil: 'commit' });
  await articleOffer(page).quantity.fill('3');
  await articleOffer(page).quantity.press('Enter');
  letGo();
  await waitUntilLive(page);
  await expect(basketToast(page)).toContainText(`3 × ${article.displayName}`);
});

test('[R82] what is typed into the search before the script has come stays and brings suggestions', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchBox(page).field.pressSequentially('laserjt pro m404');
  letGo();
  await waitUntilLive(page);
  await expect(searchBox(page).field).toHaveValue('laserjt pro m404');
  await expect(searchBox(page).suggestion('HP LaserJet Pro M404dn')).toBeVisible();
});

test('[R82] a search sent before the script has come works as a plain form', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchBox(page).field.fill('ordner');
  await searchBox(page).field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=ordner$/);
  letGo();
  await waitUntilLive(page);
  await expect(articleList(page).tiles.first()).toBeVisible();
});

for (const path of [
  '/',
  '/shop?search=toner',
  '/shop/catalog/papier?page=2',
  '/shop/supply/brand/dymo',
  '/shop/supply/brand/brother/device/brother-hl-3140cw',
  '/shop/basket',
  '/login',
]) {
  test(`[S2-01] the browser takes over ${path} exactly as the server drew it`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    // Only the button that sends the list's form by hand goes when the form sends itself.
    const read = async () =>
      (await page.locator('#root').innerText()).replaceAll('Anwenden', '').replace(/\s+/g, ' ');
    const drawn = await read();
    letGo();
    await waitUntilLive(page);
    expect(await read()).toBe(drawn);
  });
}

/** Opens a page and keeps back one chunk of it until it is let go; the rest is live. */
async function holdPart(page: Page, chunk: string, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await page.mouse.move(5, 5);
  await waitUntilFirstLive(page);
  return letGo;
}

test('[R82] what is pressed in a part that comes after the page is live is done once, when the part is there', async ({
  page,
}) => {
  const letGo = await holdPart(page, 'ListBody', '/shop/supply/brand/dymo');
  const tile = articleList(page).tiles.first();
  await articleList(page).addButton(tile).click();
  letGo();
  await expect(basketToast(page)).toContainText('1 × ');
  await expect(basketInHeader(page)).toHaveAccessibleName(/^Warenkorb: 1 Artikel, /);
  // The part hears for itself now, and the recording has ended.
  expect(await page.evaluate(() => window.earlyActions)).toBeUndefined();
  await articleList(page).addButton(tile).click();
  await expect(basketToast(page)).toContainText('2 × ');
});
