import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { Facet } from '#contract/listing.ts';
import type { FilterChoiceMachine } from '#machines/filter-choice/filter-choice.machine.ts';
import type { FilterChoiceContext } from '#machines/filter-choice/filter-choice.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { filterChoice as words } from '#texts/de/filter-choice.ts';
import { texts } from '#texts/de.ts';
import { ListFilters } from '#ui/sections/list/ListFilters.tsx';
import { listAddressOf } from '#ui/sections/list/list-address.ts';
import { answer, closeShop, openShop, press, settle, user, type ShopView } from './open-shop.tsx';

interface SheetView extends ShopView {
  restoreMatches: () => void;
}

const total = 49;
const names: Readonly<Record<string, string>> = { hp: 'HP', kontor: 'Kontor' };
const facets: readonly Facet[] = [
  {
    name: 'brand',
    label: 'Marke',
    values: [
      { value: 'hp', label: 'HP', count: 37, isSelected: false },
      { value: 'kontor', label: 'Kontor', count: 12, isSelected: false },
    ],
  },
];

const sheet = (): HTMLElement => document.querySelector<HTMLElement>('[popover]') as HTMLElement;

/** These views stand in no browser: a sheet opens and closes by what a browser would tell. */
const tellSheet = (newState: 'open' | 'closed'): Promise<void> =>
  act(async () => {
    sheet().dataset['toggled'] = newState;
    sheet().dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });

function knowOpenSheet(): () => void {
  const matches = Element.prototype.matches;
  const spy = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':popover-open'
      ? (this as HTMLElement).dataset['toggled'] === 'open'
      : matches.call(this, selector);
  });
  return () => spy.mockRestore();
}

const chosenIn = (address: string): readonly string[] =>
  listAddressOf('/', address.split('?')[1] ?? '').query.filter.brand ?? [];
const box = (value: string): HTMLElement =>
  screen.getByRole('checkbox', { name: new RegExp(`^${names[value]}\\b`) });
const marked = (): readonly string[] =>
  Object.keys(names).filter((value) => box(value).getAttribute('aria-checked') === 'true');

/** Each press adds a value or takes it away; what is chosen already is taken away and added again. */
async function choose(address: string): Promise<void> {
  const wanted = chosenIn(address);
  const before = marked();
  const differing = Object.keys(names).filter((value) => wanted.includes(value) !== before.includes(value));
  const [first] = wanted;
  const pressed = differing.length > 0 || first === undefined ? differing : [first, first];
  for (const value of pressed) await user.click(box(value));
}

const foot = (): HTMLElement => document.querySelector('[data-machine="filter-choice"]') as HTMLElement;

function see(state: string, { address }: FilterChoiceContext, button: string): void {
  expect(foot().dataset['state']).toBe(state);
  expect(marked()).toEqual(chosenIn(address));
  expect(screen.queryByRole('button', { name: button, hidden: true })).not.toBeNull();
  expect(screen.queryByRole('alert') !== null).toBe(state === 'failed');
}

const counted = (count: number): string =>
  texts.listing.showResults({ total: count, formatted: String(count) });

/** The open sheet of a list; where a choice is shown stays on its way. */
export const filterChoiceViewHandlers: Handlers<FilterChoiceMachine, SheetView> = {
  open: async (view, { shownAt }) => {
    // What counts a choice is code of its own: no press may come before it.
    await import('#ui/sections/list/FilterChoice.tsx');
    view.restoreMatches = knowOpenSheet();
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          path: shownAt,
          element: (
            <ListFilters
              facets={facets}
              total={total}
              address={listAddressOf(shownAt, '')}
              understood={null}
            />
          ),
        },
      ],
      address: shownAt,
    });
    await tellSheet('open');
    await settle();
  },
  events: {
    'value.choose': (_view, { address }) => choose(address),
    'choice.discard': async () => {
      await tellSheet('closed');
      await tellSheet('open');
    },
    'choice.retry': async () => {
      if (screen.queryByRole('button', { name: words.retry }) !== null) await press(words.retry);
    },
  },
  calls: { countArticles: answer('countArticles') },
  delays: {},
  states: {
    asShown: (_view, context) => see('asShown', context, counted(total)),
    counting: (_view, context) => see('counting', context, words.counting),
    counted: (_view, context) => see('counted', context, counted(37)),
    failed: (_view, context) => see('failed', context, words.show),
  },
  close: (view) => {
    closeShop(view);
    view.restoreMatches();
  },
};
