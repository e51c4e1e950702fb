import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Component as ExternalCatalogScreen } from '#app/routes/external-catalog.page.ts';
import { handOverPagePath, returnDocumentPath } from '#contract/external-catalog-path.ts';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { ExternalCatalogMachine } from '#machines/external-catalog/external-catalog.machine.ts';
import type { ExternalCatalogContext } from '#machines/external-catalog/external-catalog.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import type { ExternalCatalogData } from '#ui/screens/external-catalog/external-catalog-data.ts';
import { answer, closeShop, openShop, press, settle, type ShopView } from './open-shop.tsx';

const { externalCatalog: words } = texts;
const name = 'Einkauf 5';
// As the samples of the chart name it.
const visit = '0b0e6a52-6f0e-4b7e-9d52-0d3f6c1a7b11';
const data: ExternalCatalogData = {
  basket: { ...sampleBasket(5), externalCatalog: { id: visit, name, isInspected: false } },
  goneBackTo: null,
  others: [],
  chosen: null,
};

interface CatalogWorld extends ShopView {
  opened: readonly unknown[][];
}

const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-machine="external-catalog"]') as HTMLElement;

/** What is handed over, and why it was not. */
function see(state: string, { problem }: ExternalCatalogContext, isBusy = false): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().getAttribute('aria-busy')).toBe(String(isBusy));
  expect(screen.getByRole('heading', { level: 1, name: words.titleOf({ name }) }).isConnected).toBe(true);
  for (const { displayName } of data.basket.items) expect(root().textContent).toContain(displayName);
  const told = problem === null ? [] : problem.messages.length > 0 ? problem.messages : [words.failed];
  expect(screen.queryAllByRole('alert')).toHaveLength(told.length > 0 ? 1 : 0);
  for (const sentence of told) expect(screen.getByRole('alert').textContent).toContain(sentence);
}

/** The visit is over: what is said of it, and the document that goes back is opened. */
function seeGone({ opened }: CatalogWorld, state: string, sentence: string): void {
  expect(root().dataset['state']).toBe(state);
  expect(root().textContent).toContain(sentence);
  expect(document.activeElement).toBe(root());
  expect(opened.at(-1)).toEqual([returnDocumentPath]);
  expect(screen.getByRole('link', { name: words.goOn }).getAttribute('href')).toBe(returnDocumentPath);
}

/** The page that hands a basket over. */
export const externalCatalogViewHandlers: Handlers<ExternalCatalogMachine, CatalogWorld> = {
  open: async (world) => {
    world.opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined).mock.calls;
    world.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: handOverPagePath,
          Component: ExternalCatalogScreen,
          loader: () => data,
        },
      ],
      address: handOverPagePath,
      data,
    });
    await settle();
  },
  events: { 'basket.handOver': () => press(words.handOver({ name })) },
  calls: { handOver: answer('handOver') },
  delays: {},
  states: {
    'review.idle': (_world, context) => see('idle', context),
    'review.refused': (_world, context) => see('refused', context),
    'review.changed': (_world, context) => see('changed', context),
    'review.unanswered': (_world, context) => see('unanswered', context),
    handingOver: (_world, context) => see('handingOver', context, true),
    handedOver: (world) => seeGone(world, 'handedOver', words.handedOver.leaving({ name })),
    backWithout: (world) => seeGone(world, 'backWithout', words.backWithout.leaving({ name })),
  },
  close: (world) => {
    vi.restoreAllMocks();
    closeShop(world);
  },
};
