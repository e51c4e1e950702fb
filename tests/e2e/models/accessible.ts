import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/**
 * With the size of targets, for pages that are seen from their top: wherever else somebody stands, a bar over the page leaves a
 * part of some target that is too small by itself.
 */
export const rulesFromTheTop = [...rules, 'wcag22aa'];

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
