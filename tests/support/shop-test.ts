import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface ShopOptions {
  /** Console errors and page errors this test provokes on purpose; everything else fails it. */
  readonly expectedErrors: readonly RegExp[];
}

/** Playwright's test, which fails when the page throws or writes an unexpected error to the console. */
export const test = base.extend<ShopOptions & { readonly quietPage: void }>({
  expectedErrors: [[], { option: true }],
  quietPage: [
    async ({ page, expectedErrors }, use) => {
      const heard: string[] = [];
      const hear = (sentence: string): void => {
        if (!expectedErrors.some((pattern) => pattern.test(sentence))) heard.push(sentence);
      };
      page.on('pageerror', (error) => hear(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`);
      });
      await use();
      // A call that is being answered by the test when it ends is no fault.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (heard.length > 0) throw new Error(`The page complained:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],
});
