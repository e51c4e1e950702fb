import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { takeOverPath } from '#contract/handed-over-path.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { texts } from '#texts/de.ts';
import { expectAccessible } from './models/accessible.ts';
import { basketPage } from './models/basket-page.ts';
import { handedOverBasket, handedOverLines, unknownArticle } from './models/handed-over.ts';
import { visit } from './models/visit.ts';

const { basketHandover: words } = texts;
const place = (page: Page) => page.locator('[data-machine="basket-handover"]');

test('[S2.9-02][S1-11] the basket of a livebook goes into the own one, once @phone', async ({ page }) => {
  const uuid = randomUUID();
  await handedOverBasket(uuid);
  await visit(page, takeOverPath('livebook', uuid));
  await expect(place(page)).toHaveAttribute('data-state', 'imported');
  await expect(place(page)).toBeFocused();
  await expectAccessible(page);
  await place(page).getByRole('link', { name: words.toBasket }).click();
  const { lines } = basketPage(page);
  await expect(lines).toHaveCount(handedOverLines.length);
  await expect(lines.first().getByRole('spinbutton')).toHaveValue(String(handedOverLines[0].quantity));

  // Back and again: nothing is added.
  await page.goBack();
  await expect(place(page)).toContainText(words.repeated);
  await page.reload();
  await expect(place(page)).toContainText(words.repeated);
  await place(page).getByRole('link', { name: words.toBasket }).click();
  await expect(lines.first().getByRole('spinbutton')).toHaveValue(String(handedOverLines[0].quantity));
});

test('[S2.9-02] what is missing is named, and the rest lies in the basket', async ({ page }) => {
  const uuid = randomUUID();
  await handedOverBasket(uuid, undefined, [{ articleNumber: unknownArticle, quantity: 1 }]);
  // As people write addresses, too.
  await visit(page, `${takeOverPath('livebook', uuid)}/`);
  await expect(page).toHaveURL(takeOverPath('livebook', uuid));
  await expect(place(page)).toHaveAttribute('data-state', 'partly');
  await expect(place(page).getByRole('listitem')).toHaveText([new RegExp(unknownArticle)]);
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('12');
});

test('[S2.9-03][S3.1-09] an unknown basket is said to be none, with ways on; those of firms need a sign-in', async ({
  page,
}) => {
  await visit(page, takeOverPath('livebook', randomUUID()));
  await expect(place(page)).toHaveAttribute('data-state', 'unknownUuid');
  await expect(place(page)).toContainText(words.unknown);
  await expectAccessible(page);
  await place(page).getByRole('link', { name: words.home }).click();
  await expect(page).toHaveURL('/');

  const ofFirm = takeOverPath('external', randomUUID());
  await visit(page, ofFirm);
  await expect(place(page)).toHaveAttribute('data-state', 'signedOut');
  await expectAccessible(page);
  await place(page).getByRole('link', { name: words.toSignIn }).click();
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(ofFirm)}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('[S2.9-02] the page says that taking over needs it', async ({ page }) => {
    await page.goto(takeOverPath('livebook', randomUUID()));
    // A browser whose script is only switched off by its tools still hides what stands in <noscript>.
    expect(await page.content()).toMatch(new RegExp(`<noscript[^>]*>${words.needsScript}</noscript>`));
  });
});
