import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';

/** Rules of WCAG 2.2 AA, that of the size of targets among them, which axe leaves out unless it is asked. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule the page breaks, and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // No page has a frame; without asking each frame apart axe needs no second page for its result.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
}

/** Fails with every rule the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
