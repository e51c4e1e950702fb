import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { formatMoney } from '#domain/money-format.ts';
import type { SearchMachine } from '#machines/search/search.machine.ts';
import { typingPauseMs, type SearchContext } from '#machines/search/search.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { SearchBox } from '#ui/frame/SearchBox.tsx';
// Read already, so that the list comes as soon as the box is entered.
import '#ui/frame/SearchSuggestions.tsx';
import {
  answer,
  closeShop,
  openShop,
  press,
  settle,
  shopOf,
  user,
  wait,
  type ShopView,
} from './open-shop.tsx';

const { search: words } = texts;

interface SearchView extends ShopView {
  /** Lets the page that was asked for come, if one was. */
  arrive: () => void;
}

const Frame = () => (
  <>
    <SearchBox />
    <Outlet />
  </>
);

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: words.label });
const options = (): readonly HTMLElement[] => screen.queryAllByRole('option');

const pieces = texts.vocabulary;

/** What an option says: its name and what it is beside it, and of an article what a piece of it costs. */
const wordsOf = ({ label, detail, article }: SearchContext['suggestions'][number]): string =>
  article === null
    ? `${label}${detail}`
    : `${label}${detail}${formatMoney(article.price.net_price ?? 0)}${pieces.grossBeside({ price: formatMoney(article.price.gross_price ?? 0) })}`;

/** Everything that stands around the box. */
function see(context: SearchContext, isOpen: boolean, notice: string | null): void {
  const { term, suggestions, highlighted } = context;
  expect(box().value).toBe(term);
  expect(options().map(({ textContent }) => textContent)).toEqual(isOpen ? suggestions.map(wordsOf) : []);
  const selected = options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
  expect(selected).toBe(highlighted ?? -1);
  const { length: count } = suggestions;
  const told = notice ?? (isOpen && count > 0 ? words.found({ count }) : '');
  expect(screen.getByRole('status').textContent).toBe(told);
}

function seeList(context: SearchContext): void {
  see(context, true, null);
  const { total: count } = context;
  const showAll = screen.queryByRole('button', { name: words.showAll({ count }) });
  expect(showAll !== null).toBe(count > 0);
}

const seeClosed = (context: SearchContext): void => see(context, false, null);

const failures: Readonly<Record<string, string>> = {
  noAnswer: words.failedNoAnswer,
  down: words.failedDown,
};

/** The list comes in a chunk of its own when the box is entered first. */
async function panelLoaded(): Promise<void> {
  await act(async () => void (await import('#ui/frame/SearchSuggestions.tsx')));
  await settle();
}

/** The box of the header; the pages its answers lead to stay on their way until the path has the address changed. */
export const searchViewHandlers: Handlers<SearchMachine, SearchView> = {
  open: (view, { term }) => {
    const loader = (): Promise<null> => new Promise((resolve) => (view.arrive = () => resolve(null)));
    view.shop = openShop({
      Frame,
      pages: [
        { index: true, element: null },
        { path: 'page/impressum', element: null, loader },
        { id: 'page', path: 'shop', element: null, loader },
        { path: 'shop/article/:key/:slug', element: null, loader },
      ],
      address: term === '' ? '/' : `/shop?search=${term}`,
    });
  },
  events: {
    'term.changed': async (_view, { term }) => {
      await user.click(box());
      box().select();
      await user.paste(term);
      await panelLoaded();
    },
    'address.changed': async (view, { term }) => {
      const path = term === '' ? '/page/impressum' : `/shop?search=${term}`;
      await act(async () => void shopOf(view).router.navigate(path));
      await settle();
      await act(async () => view.arrive());
      await settle();
    },
    'search.submit': () =>
      document.activeElement === box() ? user.keyboard('{Enter}') : press(words.submit),
    'suggestion.choose': (_view, { index }) => user.click(options()[index] as HTMLElement),
    'hits.showAll': (view) =>
      press(words.showAll({ count: shopOf(view).system.search.getSnapshot().context.total })),
    'highlight.move': async (_view, { direction }) => {
      // Who comes to the box of a page to press an arrow has opened it by that.
      if (document.activeElement !== box()) await user.click(box());
      await user.keyboard(direction === 'down' ? '{ArrowDown}' : '{ArrowUp}');
    },
    // Esc closes what is open; where nothing is, the box is left.
    'search.close': () =>
      screen.queryByRole('listbox') === null ? user.click(document.body) : user.keyboard('{Escape}'),
    'search.open': async () => {
      if (document.activeElement === box()) await user.click(document.body);
      await user.click(box());
      await panelLoaded();
    },
  },
  calls: { loadSuggestions: answer('loadSuggestions') },
  delays: {
    typingPause: async (view) => {
      await wait(typingPauseMs - 1);
      expect(shopOf(view).calls.isUnderWay('loadSuggestions')).toBe(false);
      await wait(1);
    },
  },
  states: {
    checking: () => {
      throw new Error('Nobody ever sees the term being taken over.');
    },
    empty: (_view, context) => {
      seeClosed(context);
    },
    // The last suggestions stay until the next ones come.
    typing: (_view, context) => see(context, true, null),
    searching: (_view, context) => {
      see(context, true, null);
      expect(screen.getByRole('button', { name: words.submit }).getAttribute('aria-busy')).toBe('true');
    },
    results: (_view, context) => seeList(context),
    none: (_view, context) => see(context, true, words.none),
    failed: (_view, context) => see(context, true, failures[context.failure ?? ''] ?? words.failed),
    closed: (_view, context) => seeClosed(context),
  },
  close: closeShop,
};
