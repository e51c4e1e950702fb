import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';

declare global {
  interface Window {
    /** What live regions had to say since it was asked for last. */
    spoken?: string[];
    /** What is wrong with the field the focus has come to since then. */
    readWithField?: string | null;
  }
}

/** Runs in the page before its own scripts: hears what a screen reader would say of live regions, and of a wrong field it ends at. */
function hear(): void {
  const spoken: string[] = [];
  window.spoken = spoken;
  const regions = '[aria-live="polite"],[aria-live="assertive"],[role="status"],[role="alert"]';
  const isUrgent = '[aria-live="assertive"],[role="alert"]';
  const known = new WeakSet<Element>();
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
  const wordsOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const within = (node: Node): Element[] =>
    node instanceof Element
      ? [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
      : [];
  /** A role of its own reads the region as a whole, `aria-live` alone only what is new. */
  const isWhole = (region: Element): boolean =>
    region.getAttribute('aria-atomic') !== 'false' &&
    (region.hasAttribute('role') || region.getAttribute('aria-atomic') === 'true');
  const observer = new MutationObserver((records) => {
    const said = new Map<Element, Set<Node>>();
    for (const { target, type, addedNodes } of records) {
      const fresh = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of fresh) {
        if (!node.isConnected || wordsOf(node) === '') continue;
        for (let around = elementOf(target); around !== null; around = around.parentElement) {
          if (!around.matches(regions) || !known.has(around)) continue;
          const parts = said.get(around) ?? new Set<Node>();
          parts.add(isWhole(around) ? around : node);
          said.set(around, parts);
        }
        // What interrupts is said as soon as it stands there; what waits is heard only in a region that stood before.
        for (const region of within(node)) {
          if (!known.has(region) && region.matches(isUrgent)) said.set(region, new Set([region]));
          known.add(region);
        }
      }
      for (const node of addedNodes) for (const region of within(node)) known.add(region);
    }
    for (const [region, parts] of said) {
      const isSilent = !region.checkVisibility() || region.closest('[inert],[aria-hidden="true"]') !== null;
      if (isSilent) continue;
      const sentence = [...parts].map(wordsOf).join(' ').trim();
      if (sentence !== '') spoken.push(sentence);
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  // Whoever comes to a field reads with it what is wrong with it.
  document.addEventListener('focusin', ({ target }) => {
    const isWrong = target instanceof Element && target.getAttribute('aria-invalid') === 'true';
    const [id = ''] = isWrong ? (target.getAttribute('aria-describedby') ?? '').split(' ') : [];
    const fault = document.getElementById(id);
    window.readWithField = fault && wordsOf(fault);
  });
}

/** One gesture: where the focus stands afterwards, and everything that is said, in any order, each sentence once. */
export interface Gesture {
  readonly gesture: string;
  readonly how: () => Promise<unknown>;
  readonly focus: () => Locator;
  readonly spoken: readonly (string | RegExp)[];
  /** Left out where the gesture does not exist. */
  readonly isLeftOut?: boolean;
}

/** Lets a page be heard; before it is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(hear);
}

const takeSpoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { spoken = [], readWithField } = window;
    window.readWithField = null;
    return [...spoken.splice(0), ...(readWithField ? [readWithField] : [])];
  });

const isSaid = (sentence: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? sentence === expected : expected.test(sentence);

/** What was not said, and what was said though nobody expected it or for a second time. */
function difference(heard: readonly string[], expected: Gesture['spoken']): string[] {
  const left = [...heard];
  const missing = expected.filter((sentence) => {
    const place = left.findIndex((said) => isSaid(said, sentence));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [
    ...missing.map((sentence) => `not said: ${String(sentence)}`),
    ...left.map((said) => `said: ${said}`),
  ];
}

/** Two drawings of the page: what a gesture leads to in the same breath has happened. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What is read by coming to a place that is led to, not worked with: its name, or the words of a heading; nothing of anything else. */
const readWithFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const place = document.activeElement;
    if (place?.getAttribute('tabindex') !== '-1') return '';
    const ids = place.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const heading = place.matches('h1,h2,h3') ? place.textContent : '';
    const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    return (place.getAttribute('aria-label') ?? (named || heading)).replaceAll(/\s+/g, ' ').trim();
  });

/** Goes through the gestures one after the other; tells of every one that is wrong. */
export async function expectEach(page: Page, gestures: readonly Gesture[]): Promise<void> {
  for (const { gesture, how, focus, spoken, isLeftOut } of gestures) {
    if (isLeftOut === true) continue;
    await takeSpoken(page);
    await how();
    const heard: string[] = [];
    await expect
      .soft(focus().and(page.locator(':focus')), `${gesture}: the focus`)
      .toHaveCount(1, { timeout: 4000 });
    await expect
      .soft(async () => {
        heard.push(...(await takeSpoken(page)));
        await drawn(page);
        expect(difference(heard, spoken)).toEqual([]);
      }, `${gesture}: what is said`)
      .toPass({ timeout: 4000 });
    await drawn(page);
    const read = await readWithFocus(page);
    const isTwice = (sentence: string): boolean => read !== '' && `${sentence} `.startsWith(`${read} `);
    expect.soft(heard.filter(isTwice), `${gesture}: said by a region, and read with the focus`).toEqual([]);
    expect.soft(await takeSpoken(page), `${gesture}: nothing more is said`).toEqual([]);
  }
}
