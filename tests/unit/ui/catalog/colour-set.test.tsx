import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, RouterContextProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadContext, type Load } from '#app/load.ts';
import { createRenderedShop } from '#app/rendered-shop.ts';
import { loadPrinter } from '#app/routes/finder.loader.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { printerEndpoints } from '#contract/printer.ts';
import type { ArticleTile, Basisfarbe } from '#contract/article.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { Component as PrinterScreen } from '#ui/screens/printer/PrinterScreen.tsx';
import { PrinterTable } from '#ui/screens/printer/PrinterTable.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

const printer = { slug: 'hp-m283', name: 'HP M283', brandSlug: 'hp', brandName: 'HP' };

const supply = (
  id: number,
  farbe: string,
  basisfarbe: Basisfarbe,
  change: Partial<ArticleTile> = {},
): ShownSupply => ({
  ...sampleTile({ id, articleNumber: `T${id}`, manufacturerNumber: `W${id}`, farbe, basisfarbe, ...change }),
  isHighYield: false,
});

function show(supplies: readonly ShownSupply[], isPart = false, boot = sampleBootRecord) {
  const shop = createRenderedShop(boot, '/shop', 200);
  const sent = vi.spyOn(shop.system.basket, 'send').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <ShopProvider shop={shop} texts={texts} language="de">
        <PrinterTable printer={printer} supplies={supplies} isPart={isPart} />
      </ShopProvider>
    </MemoryRouter>,
  );
  return sent;
}

it('[S9-20] what else there is of a colour and cannot be had says so, and nothing of what can', () => {
  show([
    supply(1, 'Schwarz', 'schwarz'),
    supply(2, 'Schwarz', 'schwarz'),
    supply(3, 'Schwarz', 'schwarz', { sap_delivery_state: 5, stock: 0 }),
  ]);
  const others = screen.getByRole('list', { name: texts.printer.alsoOffered });
  const said = within(others)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.includes(texts.vocabulary.deliveryStates[deliveryStateOf(5).name]));
  expect(said).toEqual([false, true]);
});

it('adds an article of each colour by one press and says number and sum of the set', async () => {
  const sent = show([
    supply(2, 'Cyan', 'cyan', { min_order_price_unit: 2 }),
    supply(1, 'Schwarz', 'schwarz'),
  ]);
  await userEvent.click(
    screen.getByRole('button', { name: /^Alle Farben in den Warenkorb · 2 Artikel · 300,00\s€$/ }),
  );
  expect(sent.mock.calls).toEqual([
    [
      {
        type: 'items.add',
        occasion: 'set',
        items: [
          { articleNumber: 'T1', shopDepotId: 1, quantity: 1, unit: 'Stück' },
          { articleNumber: 'T2', shopDepotId: 1, quantity: 2, unit: 'Stück' },
        ],
      },
    ],
  ]);
});

it('[S1-07] offers of each article are asked for where the shop shows no prices, and no set has one', () => {
  const { config, shop } = sampleBootRecord;
  const basic_system_configs = { ...config.basic_system_configs, display_price: false };
  const boot = {
    ...sampleBootRecord,
    config: { ...config, basic_system_configs },
    shop: { ...shop, allowOfferRequest: true },
  };
  show([supply(2, 'Cyan', 'cyan'), supply(1, 'Schwarz', 'schwarz')], false, boot);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('link', { name: /^Angebot anfragen/ })).toHaveLength(2);
  expect(table.getAllByText(texts.vocabulary.priceOnRequest)).toHaveLength(2);
  expect(screen.queryByText(/€/)).toBeNull();
});

it('says to guests what a set costs with tax, as each article beside it does', () => {
  show([supply(2, 'Cyan', 'cyan'), supply(1, 'Schwarz', 'schwarz')]);
  const [set] = within(screen.getByRole('list', { name: texts.printer.sets })).getAllByRole('listitem');
  expect(set?.textContent).toMatch(/2 Artikel · 200,00\s€238,00\s€ inkl\. MwSt\./);
});

it('offers no set of all colours, and says of no colour that the shop has none, where articles are left out', () => {
  const supplies = [
    supply(1, 'Schwarz', 'schwarz'),
    supply(2, 'Cyan', 'cyan'),
    supply(3, 'Cyan', 'cyan', { make: 'compatible' }),
  ];
  show(supplies);
  expect(screen.getByText(texts.printer.none).isConnected).toBe(true);
  expect(screen.getByRole('list', { name: texts.printer.sets }).isConnected).toBe(true);
  cleanup();
  show(supplies, true);
  expect(screen.queryByText(texts.printer.none)).toBeNull();
  expect(screen.queryByRole('list', { name: texts.printer.sets })).toBeNull();
});

const others = {
  item: { kind: 'device', title: 'HP M283', path: '', description: '', trail: [], children: [] },
  items: [],
  paging: { page: 1, limit: 24, pageCount: 1, total: 0 },
  filters: [],
  sortOptions: [],
  understood: null,
};

it.each([
  ['', '2 Artikel', ['Schwarz', 'Cyan']],
  ['?isBGS=true', '1 Artikel', ['Cyan']],
])('a printer counts and shows with "%s" what its address says', async (query, count, colours) => {
  const path = '/shop/supply/brand/hp/device/hp-m283';
  const supplies = [
    supply(1, 'Schwarz', 'schwarz', { umweltfreundlichesMerkmal: null }),
    supply(2, 'Cyan', 'cyan', { umweltfreundlichesMerkmal: 'Blauer Engel' }),
  ];
  const replies: Readonly<Record<string, object>> = {
    [printerEndpoints.supplies.name]: { printer, supplies },
    [listingEndpoints.list.name]: { ...others, exactHit: null },
  };
  const context = new RouterContextProvider();
  const answer = async ({ name }: Endpoint) => ({ outcome: 'ok', reply: replies[name] });
  context.set(loadContext, answer as unknown as Load);
  const request = new Request(`https://shop.example${path}${query}`);
  const data = await loadPrinter({ request, params: { brand: 'hp', device: 'hp-m283' }, context });
  renderShopPage({ Screen: PrinterScreen, path, address: `${path}${query}`, data });
  expect((await screen.findByText(count)).isConnected).toBe(true);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(colours);
});

it('names the colour a set is without, and stands in rows of colours', () => {
  show([
    supply(3, 'Gelb', 'gelb', { sap_delivery_state: 2 }),
    supply(2, 'Cyan', 'cyan'),
    supply(1, 'Schwarz', 'schwarz'),
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Schwarz',
    'Cyan',
    'Gelb',
  ]);
  expect(screen.getByText('Zurzeit ohne Gelb.')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^In den Warenkorb · 2 Artikel · 200,00\s€$/ })).not.toBeNull();
});

it('says which colour of a set is of another kind than its name', () => {
  show([
    supply(1, 'Schwarz', 'schwarz', { sap_delivery_state: 2 }),
    supply(2, 'Schwarz', 'schwarz', { make: 'compatible' }),
    supply(3, 'Cyan', 'cyan'),
    supply(4, 'Cyan', 'cyan', { make: 'rebuilt' }),
  ]);
  const [original, alternative] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(original).toMatch(/^OriginalW2, W3Ersatzweise: Schwarz \(Kompatibel\)\.Alle Farben/);
  expect(alternative).toMatch(/^Kompatibel, wiederaufbereitetW2, W4Alle Farben/);
});
