import { texts } from '#texts/de.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';

/** The search box of the header and what it suggests. */
export interface SearchBox {
  readonly field: Locator;
  readonly panel: Locator;
  readonly suggestions: Locator;
  readonly highlighted: Locator;
  /** Leads to the list of hits. */
  readonly showAll: Locator;
  /** Tells how many suggestions there are. */
  readonly told: Locator;
  readonly suggestion: (name: string | RegExp) => Locator;
}

export function searchBox(page: Page): SearchBox {
  const panel = page.getByRole('listbox', { name: texts.search.suggestions });
  return {
    field: page.getByRole('combobox', { name: texts.search.label }),
    panel,
    suggestions: panel.getByRole('option'),
    highlighted: panel.getByRole('option', { selected: true }),
    showAll: page.getByRole('button', { name: /^(Alle \d+ Treffer|1 Treffer zeigen)$/ }),
    told: page.getByRole('banner').getByRole('search').getByRole('status'),
    suggestion: (name) => panel.getByRole('option', { name }),
  };
}

/** What stands in the header about the basket. */
export const basketInHeader = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${texts.frame.basket}:`) });

/** The message that an article has been put into the basket. */
export const basketToast = (page: Page): Locator =>
  page.getByRole('region', { name: texts.toasts.region }).getByRole('group');

/** A form led on to the page of this title: what became of it is said there, and the focus stands at the heading. */
export async function expectGoneOn(page: Page, title: string, said: string): Promise<void> {
  await expect(page.getByRole('region', { name: texts.toasts.region })).toContainText(said);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
}

/** A list of articles with its filters, order and pages. */
export interface ArticleList {
  readonly tiles: Locator;
  readonly count: Locator;
  readonly filters: Locator;
  readonly chips: Locator;
  readonly sortBy: Locator;
  readonly pageSize: Locator;
  readonly pages: Locator;
  readonly results: Locator;
  readonly addButton: (tile: Locator) => Locator;
  readonly quantity: (tile: Locator) => Locator;
}

export function articleList(page: Page): ArticleList {
  const main = page.getByRole('main');
  const results = main.getByRole('region', { name: texts.listing.results, exact: true });
  return {
    results,
    tiles: results.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    count: main.getByRole('status').filter({ hasText: /^[\d.]+ Artikel$/ }),
    // Beside the list a landmark, on a phone a dialog.
    filters: main
      .getByRole('region', { name: texts.listing.filters, exact: true })
      .or(main.getByRole('dialog', { name: texts.listing.filters, exact: true })),
    chips: main.getByRole('group', { name: texts.listing.activeFilters }),
    sortBy: main.getByRole('combobox', { name: texts.listing.sortLabel }),
    pageSize: main.getByRole('combobox', { name: texts.listing.pageSizeLabel }),
    pages: main.getByRole('navigation', { name: texts.listing.pagination }),
    addButton: (tile) => tile.getByRole('button', { name: / in den Warenkorb$/ }),
    quantity: (tile) => tile.getByRole('textbox', { name: /^Menge von / }),
  };
}

/** The amount and the button on an article's own page. */
export interface ArticleOffer {
  readonly quantity: Locator;
  readonly add: Locator;
}

export function articleOffer(page: Page): ArticleOffer {
  const group = page.getByRole('main').locator('[data-machine="add-tile"]').first();
  return {
    quantity: group.getByRole('textbox', { name: /^Menge von / }),
    add: group.getByRole('button', { name: / in den Warenkorb$/ }),
  };
}
