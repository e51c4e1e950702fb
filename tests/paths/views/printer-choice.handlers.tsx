import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import type { PrinterChoiceMachine } from '#machines/printer-choice/printer-choice.machine.ts';
import type { PrinterChoiceContext } from '#machines/printer-choice/printer-choice.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { printerChoice as words } from '#texts/de/printer-choice.ts';
import { PrinterChoice } from '#ui/sections/printer-finder/PrinterChoice.tsx';
import { answer, closeShop, openShop, press, user, type ShopView } from './open-shop.tsx';

const brands = [{ slug: 'hp', name: 'HP', count: 3 }];

const list = (label: string): HTMLSelectElement | null =>
  screen.queryByRole<HTMLSelectElement>('combobox', { name: label });

/** Chooses by what is read; where it is not listed, nobody can choose it. */
async function choose(label: string, wanted: string): Promise<void> {
  const field = list(label);
  const option = [...(field?.options ?? [])].find(({ text }) => text === wanted);
  if (field !== null && option !== undefined && !field.disabled) await user.selectOptions(field, option);
}

const optionsOf = (label: string): readonly string[] =>
  [...(list(label)?.options ?? [])].map(({ text }) => text);
const shown = (label: string): string | undefined => {
  const field = list(label);
  return [...(field?.options ?? [])].find(({ value }) => value === field?.value)?.text;
};

function see({ brand, printers, series, model }: PrinterChoiceContext): void {
  expect(shown(words.brand)).toBe(brand === '' ? words.chooseBrand : 'HP (3)');
  if (brand === '') {
    expect(list(words.series)).toBeNull();
    return;
  }
  expect(optionsOf(words.series)).toEqual([
    words.chooseSeries,
    ...new Set(printers.map((each) => each.series)),
  ]);
  expect(shown(words.series)).toBe(series ?? words.chooseSeries);
  const models = printers.filter((each) => each.series === series);
  expect(optionsOf(words.model)).toEqual([words.chooseModel, ...models.map(({ name }) => name)]);
  expect(shown(words.model)).toBe(models.find(({ slug }) => slug === model)?.name ?? words.chooseModel);
}

/** The lists of the printer finder; the pages they lead to stay on their way. */
export const printerChoiceViewHandlers: Handlers<PrinterChoiceMachine, ShopView> = {
  open: (view) => {
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        { index: true, element: <PrinterChoice brands={brands} /> },
        { path: 'shop/supply/brand/*', element: null, loader: () => new Promise(() => undefined) },
      ],
      address: '/',
    });
  },
  events: {
    'brand.choose': (_view, { brand }) => choose(words.brand, brand === '' ? words.chooseBrand : 'HP (3)'),
    'series.choose': (_view, { series }) => choose(words.series, series ?? words.chooseSeries),
    'model.choose': (_view, { model }) =>
      choose(words.model, model === '' ? words.chooseModel : 'HP LaserJet Pro M404dn'),
    'choice.open': async () => {
      if (screen.queryByRole('button', { name: words.open }) !== null) await press(words.open);
    },
    'choice.retry': async () => {
      if (screen.queryByRole('button', { name: words.retry }) !== null) await press(words.retry);
    },
  },
  calls: { loadPrinters: answer('loadPrinters') },
  delays: {},
  states: {
    open: (_view, context) => see(context),
    loading: (_view, context) => {
      see(context);
      expect(screen.getByRole('button', { name: new RegExp(words.loading) }).getAttribute('aria-busy')).toBe(
        'true',
      );
    },
    choosing: (_view, context) => {
      see(context);
      expect(screen.queryByRole('button', { name: words.open }) !== null).toBe(context.model !== '');
    },
    failed: (_view, context) => {
      see(context);
      expect(screen.getByRole('alert').textContent).toContain(words.failed);
    },
  },
  close: closeShop,
};
