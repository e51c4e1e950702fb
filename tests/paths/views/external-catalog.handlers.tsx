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
const data: ExternalCatalogData = {
  basket: { ...sampleBasket(5), externalCatalog: 'einkauf' },
  catalog: { slug: 'einkauf', name, protocol: 'oci5' },
  handedOverTo: null,
  others: [],
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
    'review.unanswered': (_world, context) => see('unanswered', context),
    handingOver: (_world, context) => see('handingOver', context, true),
    handedOver: ({ opened }) => {
      expect(root().dataset['state']).toBe('handedOver');
      expect(document.activeElement).toBe(root());
      expect(opened.at(-1)).toEqual([returnDocumentPath]);
      expect(screen.getByRole('link', { name: words.goOn }).getAttribute('href')).toBe(returnDocumentPath);
    },
  },
  close: (world) => {
    vi.restoreAllMocks();
    closeShop(world);
  },
};
