import type { Locator, Page } from '@playwright/test';

/** Seconds a practised person takes for a click with its aim, and for a key. */
const clickSeconds = 2.4;
const keySeconds = 0.28;

/** Does what a person does and counts it. */
export interface Gestures {
  readonly click: (target: Locator) => Promise<void>;
  /** Types where the focus is. */
  readonly type: (words: string) => Promise<void>;
  /** Goes on to a field by the key Tab, as often as it takes, and types. */
  readonly typeInto: (target: Locator, words: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Goes on by the key Tab, as often as it takes, until the focus stands at a target. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Does what the focus stands at; the keyboard's click. */
  readonly choose: (key: 'Enter' | 'Space') => Promise<void>;
  readonly clicks: () => number;
  /** Presses that did something, as a click does; the way there counts as keys alone. */
  readonly choices: () => number;
  /** What all of it takes. */
  readonly seconds: () => number;
}

/** More stops than any page has on the way to a target. */
const mostTabs = 150;

export function countGestures(page: Page): Gestures {
  let clicks = 0;
  let choices = 0;
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await isThere()) return;
      await press('Tab');
    }
    throw new Error(`Not reached by ${mostTabs} presses of Tab: ${target.toString()}`);
  };
  const type = async (words: string): Promise<void> => {
    keys += words.length;
    await page.keyboard.type(words);
  };
  return {
    click: async (target) => {
      clicks += 1;
      await target.click();
    },
    type,
    typeInto: async (target, words) => {
      await tabTo(target);
      await type(words);
    },
    press,
    tabTo,
    choose: async (key) => {
      choices += 1;
      await press(key);
    },
    clicks: () => clicks,
    choices: () => choices,
    seconds: () => Math.round(clicks * clickSeconds + keys * keySeconds),
  };
}
