import type { Locator, Page } from '@playwright/test';

/** Seconds a practised person takes for a click with its aim, and for a key. */
const clickSeconds = 2.4;
const keySeconds = 0.28;

/** Does what a person does and counts it. */
export interface Gestures {
  readonly click: (target: Locator) => Promise<void>;
  /** Types where the focus is. */
  readonly type: (words: string) => Promise<void>;
  /** Goes on to a field by the key Tab and types. */
  readonly typeInto: (target: Locator, words: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly clicks: () => number;
  /** What all of it takes. */
  readonly seconds: () => number;
}

export function countGestures(page: Page): Gestures {
  let clicks = 0;
  let keys = 0;
  return {
    click: async (target) => {
      clicks += 1;
      await target.click();
    },
    type: async (words) => {
      keys += words.length;
      await page.keyboard.type(words);
    },
    typeInto: async (target, words) => {
      keys += 1 + words.length;
      await target.focus();
      await page.keyboard.type(words);
    },
    press: async (key) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    clicks: () => clicks,
    seconds: () => Math.round(clicks * clickSeconds + keys * keySeconds),
  };
}
