import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import { pathKey } from '#drawing/paths.ts';
import { summaryOf } from '#drawing/summary.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { textsOf } from '#texts/catalogues.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { FlowPage } from '#ui/screens/flows/FlowPage.tsx';
import { Component } from '#ui/screens/flows/FlowsScreen.tsx';

const flow = z.parse(
  Flow,
  JSON.parse(readFileSync(join(projectRoot, 'docs/flows/data/checkout.json'), 'utf8')),
);

const [language, title] = [document.documentElement.lang, document.title];
afterEach(() => {
  history.replaceState(null, '', location.pathname);
  Object.assign(document.documentElement, { lang: language });
  document.title = title;
});

/** A large chart takes its time on a machine that is busy. */
const patience = { timeout: 10_000 };

async function openInShop(spoken: Language, query: string): Promise<void> {
  const loader = () => ({ title: flow.title, items: [], item: flow });
  const route = { path: '/', Component, HydrateFallback: () => null, loader };
  const router = createMemoryRouter([route], { initialEntries: [`/${query}`] });
  render(
    <WordingContext value={{ texts: textsOf(spoken), language: spoken }}>
      <RouterProvider router={router} />
    </WordingContext>,
  );
  await screen.findByRole('heading', { level: 1, name: flow.title[spoken] }, patience);
}

async function openFromFile(query: string): Promise<void> {
  render(<FlowPage content={{ flow }} query={query} />);
  await screen.findByRole('heading', { level: 1 }, patience);
}

/** What stands on a page, without what only one of the two can have and without generated ids. */
function seen(): string {
  const page = document.querySelector('[data-frame="low"]')?.cloneNode(true) as HTMLElement;
  const onlyInShop = ['option[value="funnel"]', '[role="tab"][id$="-live"]'];
  for (const element of page.querySelectorAll(onlyInShop.join())) element.remove();
  for (const element of page.querySelectorAll('header a'))
    if (element.parentElement?.tagName === 'DIV') element.parentElement.remove();
  return page.innerHTML.replaceAll(/_r_\w+_/g, 'id');
}

const stage = () => screen.getByRole('region', { name: /Ablaufdiagramm|Flow chart/ });
const press = async (name: string, key: string): Promise<void> => {
  within(stage()).getByRole('button', { name }).focus();
  await userEvent.keyboard(key);
};
const [path] = flow.paths;

const gestures: readonly (readonly [name: string, act: () => Promise<unknown>])[] = [
  ['as it opens', async () => undefined],
  ['a compound opened', () => press('Schritte', '{Enter}')],
  ['a state told', () => press('Prüfen', ' ')],
  [
    'a search that leads into a closed compound',
    async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'saveOrder');
      const hits = screen.getByRole('list', { name: 'Treffer' });
      await userEvent.click(within(hits).getByRole('button', { name: 'Wird abgeschickt' }));
    },
  ],
  [
    'a path played',
    async () => {
      await userEvent.selectOptions(
        screen.getByRole('combobox', { name: 'Prüfweg' }),
        path === undefined ? '' : pathKey(path),
      );
      for (let step = 0; step < 3; step += 1)
        await userEvent.click(screen.getByRole('button', { name: 'Einen Schritt weiter' }));
    },
  ],
  [
    'figures laid over',
    () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Einblenden' }), 'coverage-browser'),
  ],
  ['the outline', () => userEvent.click(screen.getByRole('tab', { name: 'Gliederung' }))],
];

describe('a page from a file', () => {
  it('is the view of the shop: the same gestures lead to the same, in the same words and addresses', async () => {
    const walk = async (): Promise<readonly (readonly [string, string, string])[]> => {
      const states: (readonly [string, string, string])[] = [];
      for (const [name, act] of gestures) {
        await act();
        states.push([name, location.search, seen()]);
      }
      cleanup();
      history.replaceState(null, '', location.pathname);
      return states;
    };
    await openInShop('de', '');
    const inShop = await walk();
    await openFromFile('');
    const fromFile = await walk();
    // Every gesture changes the page; else the comparison would say nothing.
    expect(new Set(inShop.map(([, , page]) => page)).size).toBe(gestures.length);
    for (const [index, [name, address, page]] of inShop.entries()) {
      expect(fromFile[index]?.[1], name).toBe(address);
      // Compared whole: a difference of a megabyte helps nobody.
      expect(fromFile[index]?.[2] === page, name).toBe(true);
    }
  }, 60_000);

  it('speaks English when asked, keeps what is looked at, and takes the language along in every address', async () => {
    const query = `?path=${path === undefined ? '' : pathKey(path)}&step=2&overlay=coverage-view`;
    await openInShop('en', query);
    const inShop = seen();
    cleanup();
    await openFromFile(query);
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(seen() === inShop).toBe(true);
    expect(location.search).toBe(`?language=en&${query.slice(1)}`);
    expect([document.documentElement.lang, document.title]).toEqual(['en', flow.title.en]);
    expect(screen.getByRole('link', { name: 'All flows' }).getAttribute('href')).toBe(
      'index.html?language=en',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(location.search).toBe(query);
  }, 60_000);

  it('leads from the table to every flow in the language that is spoken', async () => {
    render(<FlowPage content={{ items: [summaryOf(flow)] }} query="?language=en" />);
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(
      'checkout.html?language=en',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    expect(screen.getByRole('link', { name: 'Kasse' }).getAttribute('href')).toBe('checkout.html');
    expect(document.title).toBe('Abläufe des Shops');
  });
});
