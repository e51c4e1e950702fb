import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { searchBox } from './models/shop-front.ts';
import { findArticle, visit } from './models/visit.ts';

test.describe.configure({ timeout: 120_000 });

/**
 * Goes through a page with the tab key.
 *
 * @returns how many stops there are, and those of which nothing can be seen, as something else stands over all of them
 */
async function walkThrough(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const isSeenIn = ({ left, top, right, bottom }: DOMRect): boolean =>
        [0.1, 0.5, 0.9].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const hit = document.elementFromPoint(
              left + (right - left) * across,
              top + (bottom - top) * down,
            );
            return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
          }),
        );
      const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}`;
      return { name, isSeen: [...element.getClientRects()].some(isSeenIn) };
    });
    if (stop === null) break;
    if (!stop.isSeen) hidden.push(stop.name);
  }
  return { stops, hidden };
}

test('while the cookie bar stands, the focus is never under it or under another bar (WCAG 2.4.11) @phone', async ({
  page,
}) => {
  await page.goto('/page/impressum');
  const { path } = await findArticle(page, 'kopierpapier');
  for (const address of ['/', path, '/shop/catalog/papier']) {
    await visit(page, address);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible({ timeout: 6000 });
    const { stops, hidden } = await walkThrough(page);
    expect.soft(hidden, address).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  }
});

test('the room the cookie bar takes is given back with it @phone', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible({ timeout: 6000 });
  const last = page.getByRole('contentinfo').last();
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const withBar = await height();
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }));
  const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
  expect(end!.y + end!.height).toBeLessThanOrEqual(top!.y + 1);
  await bar.getByRole('button', { name: /ablehnen/i }).click();
  await expect(bar).toBeHidden();
  expect(await height()).toBeLessThan(withBar);
});

test('at 320 pixels nothing of the header is cut off, and nothing is wider than the window (WCAG 1.4.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/shop/catalog/toner-schwarz', '/shop/basket', '/login']) {
    await visit(page, address);
    await expect(searchBox(page).field).toBeInViewport({ ratio: 1 });
    const wrong = await page.evaluate(() => {
      const nameOf = (element: Element): string =>
        `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}`;
      const controls = [...document.querySelectorAll('header :is(a, button, input)')].filter((control) =>
        control.checkVisibility(),
      );
      const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
      const outside = boxes
        .filter(({ box }) => box.left < 0 || box.right > 320)
        .map(({ control }) => control);
      const cut = controls.filter((control) => {
        for (let around = control.parentElement; around !== null; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around);
          const [inner, outer] = [control.getBoundingClientRect(), around.getBoundingClientRect()];
          if (overflowX !== 'visible' && (inner.right > outer.right + 1 || inner.left < outer.left - 1))
            return true;
        }
        return false;
      });
      const overlapping = boxes.flatMap(({ control, box }, place) =>
        boxes
          .slice(place + 1)
          .filter(
            ({ control: other, box: at }) =>
              !control.contains(other) &&
              at.left < box.right - 1 &&
              at.right > box.left + 1 &&
              at.top < box.bottom - 1 &&
              at.bottom > box.top + 1,
          )
          .map(({ control: other }) => `${nameOf(control)} and ${nameOf(other)}`),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        outside: outside.map(nameOf),
        cut: cut.map(nameOf),
        overlapping,
        wider: Math.max(0, scrollWidth - clientWidth),
      };
    });
    expect.soft(wrong, address).toEqual({ outside: [], cut: [], overlapping: [], wider: 0 });
  }
});
