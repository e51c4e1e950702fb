import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/**
 * With the size of targets, for pages that are seen from their top: wherever else somebody stands, a bar over the page leaves a
 * part of some target that is too small by itself.
 */
const rulesFromTheTop = [...rules, 'wcag22aa'];

/** Every rule the page breaks, and where. */
export async function accessibilityFaults(page: Page, asked = rules): Promise<string[]> {
  // No page has a frame; without asking each frame apart axe needs no second page for its result.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(asked)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
}

/** Fails with every rule the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Controls a finger does not hit well: lower than 44 px. Links inside a sentence and links that cover a tile may be. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main a[href], main button, main select, main summary',
    );
    const isInSentence = (control: HTMLElement): boolean =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent.trim() ?? '') !== control.textContent.trim();
    return [...controls]
      .filter((control) => {
        const { height, width } = control.getBoundingClientRect();
        const coversTile = getComputedStyle(control, '::after').position === 'absolute';
        return width > 1 && height < 43.5 && !coversTile && !isInSentence(control);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

/** Nothing axe can find, seen from the top; each fault with the elements it stands on. On a phone every control is high enough, too. */
export async function expectHandy(page: Page, name: string): Promise<void> {
  expect.soft(await accessibilityFaults(page, rulesFromTheTop), name).toEqual([]);
  if (test.info().project.name === 'phone') expect.soft(await lowTargets(page), name).toEqual([]);
}
