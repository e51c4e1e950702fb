import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { connectAnalytics } from '#app/live/facts-to-analytics.ts';
import type { TrackingEvent } from '#domain/tracking.ts';
import { searchCatalog } from '#machines/search/search.catalog.ts';
import { openLiveShop } from '#tests/support/live-shop.ts';
import { texts } from '#texts/de.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { PrinterSearch } from '#ui/sections/printer-finder/PrinterSearch.tsx';

afterEach(() => vi.unstubAllGlobals());

function watchedShop() {
  const found = searchCatalog.calls.loadSuggestions.ok.output as object;
  const { shop } = openLiveShop({ 'GET /rest/systems/search': [found] });
  const tracked: TrackingEvent[] = [];
  const searches = connectAnalytics(shop.system, {
    track: (event) => tracked.push(event),
    trackTogether: (events) => tracked.push(...events),
    setGranted: () => undefined,
  });
  shop.system.app.start();
  return { shop, tracked, searches };
}

it('[S2.11-09] a printer chosen in the finder, which has a search of its own, is counted as a search', async () => {
  const { shop, tracked } = watchedShop();
  const router = createMemoryRouter([
    { path: '/', Component: PrinterSearch },
    { path: '*', element: null },
  ]);
  render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), ' M454 ');
  const [first] = await screen.findAllByRole('option');
  expect(tracked).toEqual([]);
  await userEvent.click(first!);
  expect(tracked).toEqual([{ kind: 'siteSearch', term: 'M454', resultCount: null }]);
  expect(router.state.location.pathname).not.toBe('/');
  shop.system.app.stop();
});

it('[S2.11-09] a search counts once: what was submitted wherever it leads, else what the address names, not its further pages', () => {
  const { shop, searches } = watchedShop();
  const { app, search } = shop.system;
  search.send({ type: 'term.changed', term: 'K-CF259X' });
  search.send({ type: 'search.submit' });
  expect(searches.countedAt('/shop/article/K-CF259X-1/toner')).toBe('K-CF259X');
  expect(searches.countedAt('/shop/article/K-CF259X-1/toner')).toBeNull();
  expect(searches.countedAt('/shop?search=Ordner')).toBe('Ordner');
  expect(searches.countedAt('/shop?search=Ordner&page=2')).toBeNull();
  expect(searches.countedAt('/shop/catalog/papier')).toBeNull();
  app.stop();
});
