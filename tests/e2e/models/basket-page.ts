import { texts } from '#texts/de.ts';
import type { Locator, Page } from '@playwright/test';

/** One line of the basket. */
export interface BasketLine {
  readonly line: Locator;
  readonly quantity: Locator;
  readonly more: Locator;
  readonly remove: Locator;
  readonly noteSummary: Locator;
  readonly note: Locator;
}

export interface BasketPage {
  readonly lines: Locator;
  readonly total: Locator;
  readonly empty: Locator;
  readonly undo: Locator;
  readonly removeAll: Locator;
  readonly question: Locator;
  readonly toCheckout: Locator;
  readonly line: (name: string) => BasketLine;
}

/** The basket page as its reader sees it. */
export function basketPage(page: Page): BasketPage {
  const words = texts.basket;
  const main = page.getByRole('main');
  const lines = main
    .getByRole('region', { name: words.positionsLabel })
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });
  const summary = main.getByRole('complementary', { name: words.totals.title });
  return {
    lines,
    total: summary.getByRole('status'),
    empty: main.getByRole('heading', { name: words.empty }),
    undo: main.getByRole('button', { name: words.undo }),
    removeAll: main.getByRole('button', { name: words.removeAll }),
    question: page.getByRole('dialog', { name: words.removeAll }),
    toCheckout: summary.getByRole('link', { name: words.toCheckout }),
    line: (name) => {
      const line = lines.filter({ has: page.getByRole('heading', { name, exact: true }) });
      return {
        line,
        quantity: line.getByRole('spinbutton', { name: words.quantityOf({ name }) }),
        more: line.getByRole('button', { name: words.moreOf({ name }) }),
        remove: line.getByRole('button', { name: words.removeOf({ name }) }),
        noteSummary: line.getByText(words.noticeAdd).or(line.getByText(words.noticeChange)),
        note: line.getByRole('textbox', { name: words.noticeOf({ name }) }),
      };
    },
  };
}
