import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { Component as QuickOrderPage } from '#app/routes/quick-order.page.ts';
import { mostQuickLines } from '#contract/quick-order.ts';
import { quickOrderPath } from '#contract/quick-order-path.ts';
import type { QuickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { formatMoney } from '#domain/money-format.ts';
import { articleOf, basePriceAt, itemsOf, quantityOf } from '#machines/quick-order/quick-order.rules.ts';
import { sumsOf } from '#machines/quick-order/quick-order.selectors.ts';
import type { QuickOrderContext } from '#machines/quick-order/quick-order.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { answer, closeShop, openShop, settle, shopOf, user, type ShopView } from './open-shop.tsx';

const { quickOrder: words } = texts;

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="quick-order"]') as HTMLElement;
/** Asking by roles takes seconds on a full sheet. */
const all = (selector: string): HTMLElement[] => [...root().querySelectorAll<HTMLElement>(selector)];
const buttons = (name: string | RegExp): HTMLElement[] =>
  all('button').filter(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  );
const pressed = (name: string | RegExp): Promise<void> => user.click(buttons(name)[0] as HTMLElement);
const alerts = (): HTMLElement[] => all('[role="alert"]');
const rows = (): HTMLElement[] => [...root().querySelectorAll<HTMLElement>('[data-line]')];
const row = (id: number): HTMLElement =>
  root().querySelector<HTMLElement>(`[data-line="${id}"]`) as HTMLElement;

async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

async function fillLine(fields: readonly HTMLElement[], number: string, quantity: string): Promise<void> {
  const [first, second] = fields;
  if (first === undefined || second === undefined) throw new Error('A line has two fields.');
  await fill(first, number);
  await fill(second, quantity);
  await user.click(second);
  await user.keyboard('{Enter}');
}

/** The numbers of all lines, and what is said of them. */
function seeLines({ lines }: QuickOrderContext): void {
  expect(rows().map((one) => one.querySelector('input')?.value)).toEqual(lines.map(({ number }) => number));
  expect(rows().map((one) => one.dataset['found'])).toEqual(
    lines.map(({ answer: told }) => told?.state ?? 'open'),
  );
  for (const line of lines.slice(0, 6)) {
    const { id, answer: told, refusal, chosen } = line;
    const article = articleOf(line);
    const base = article === null ? null : basePriceAt(article, quantityOf(line, article).quantity);
    const shown = base === null ? '' : formatMoney(base.net_price, 'de');
    expect(row(id).textContent?.includes(`${shown} / 100 ml`)).toBe(base !== null);
    const isChoiceMade = told?.state === 'ambiguous' && chosen !== null;
    expect(row(id).textContent?.includes(told?.reason ?? '')).toBe(!isChoiceMade);
    if (chosen !== null && refusal !== '') expect(row(id).textContent).toContain(refusal);
  }
}

function see(state: string, context: QuickOrderContext): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe('false');
  seeLines(context);
  const { fault, problem, told, lines } = context;
  expect(alerts()).toHaveLength(fault === null && problem === null ? 0 : 1);
  for (const sentence of problem?.messages ?? []) expect(alerts()[0]?.textContent).toContain(sentence);
  if (fault !== null)
    expect(alerts()[0]?.textContent).toContain(
      fault.kind === 'tooMany'
        ? words.tooMany({ read: fault.read, most: mostQuickLines })
        : words.faults[fault.kind],
    );
  if (told !== null) expect(root().textContent).toContain(words.added({ count: told.addedCount }));
  const add = buttons(words.add({ count: sumsOf(lines).readyCount }));
  expect(add.length === 0).toBe(lines.length === 0);
}

function seeBusy(state: string, sentence: string): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe('true');
  expect(root().textContent).toContain(sentence);
}

/** The page of the quick order. */
export const quickOrderViewHandlers: Handlers<QuickOrderMachine, ShopView> = {
  open: async (world) => {
    world.shop = openShop({
      Frame: Outlet,
      pages: [{ id: 'page', path: quickOrderPath, Component: QuickOrderPage, loader: () => null }],
      address: quickOrderPath,
      data: null,
    });
    await settle();
  },
  events: {
    'line.enter': async (_world, { id, number, quantity }) => {
      if (id !== null) {
        await fillLine([...row(id).querySelectorAll('input')], number, quantity);
        return;
      }
      await fillLine(all('li:not([data-line]) input'), number, quantity);
    },
    'line.choose': (_world, { id, place }) =>
      user.click(within(row(id)).getAllByRole('button', { name: / nehmen$/ })[place] as HTMLElement),
    'line.remove': (_world, { id }) =>
      user.click(within(row(id)).getByRole('button', { name: /^Zeile \d+ entfernen$/ })),
    'lines.clear': () => pressed(words.clear),
    'lines.read': async (world, { source }) => {
      if ('text' in source) {
        await fill(screen.getByLabelText(words.paste), source.text);
        await pressed(words.take);
      } else {
        const file = new File(['x'.repeat(source.file.size)], source.file.name, { type: 'text/csv' });
        await user.upload(screen.getByLabelText<HTMLInputElement>(words.file), file);
      }
      await settle();
      if (!shopOf(world).calls.isUnderWay('readLines')) return;
      const given = shopOf(world).calls.given('readLines') as { readonly source: typeof source };
      if ('text' in source) expect(given.source).toEqual(source);
      else expect('file' in given.source && given.source.file.name).toBe(source.file.name);
    },
    'lines.retry': () => pressed(words.retry),
    'lines.add': () => pressed(/^Alle in den Warenkorb/),
    // What the tab kept comes without a gesture.
    'lines.restored': (world, event) => act(async () => shopOf(world).screens.get('quickOrder')?.send(event)),
  },
  calls: {
    readLines: answer('readLines'),
    resolveNumbers: answer('resolveNumbers'),
    addLines: answer('addLines'),
  },
  delays: {},
  states: {
    'open.sheet': (_world, context) => see('sheet', context),
    'open.unread': (_world, context) => {
      see('unread', context);
      expect(document.activeElement).toBe(alerts()[0]);
    },
    reading: () => seeBusy('reading', words.reading),
    resolving: (world, context) => {
      seeBusy('resolving', words.resolving);
      seeLines(context);
      const { numbers } = shopOf(world).calls.given('resolveNumbers') as { readonly numbers: string[] };
      expect(numbers.length).toBeGreaterThan(0);
    },
    settling: () => {
      throw new Error('Nobody ever sees how it goes on.');
    },
    'open.unresolved': (_world, context) => {
      see('unresolved', context);
      expect(alerts()[0]?.textContent).toContain(words.unresolvedTitle);
    },
    adding: (world, { lines }) => {
      seeBusy('adding', words.adding);
      expect(shopOf(world).calls.given('addLines')).toEqual({ items: itemsOf(lines) });
    },
    'open.added': (_world, context) => {
      see('added', context);
      expect(all('a[href="/shop/basket"]').length).toBe(1);
    },
    'open.notAdded': (_world, context) => {
      see('notAdded', context);
      expect(alerts()[0]?.textContent).toContain(words.notAddedTitle);
    },
    'open.unanswered': (_world, context) => {
      see('unanswered', context);
      expect(alerts()[0]?.textContent).toContain(words.unanswered);
    },
  },
  close: closeShop,
};
