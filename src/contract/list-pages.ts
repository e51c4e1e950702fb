/** What a name in the address of a list is a name of. */
export type ListKind = 'catalog' | 'supplyBrand' | 'supplyDevice';

/**
 * A list of articles with an address of its own (docs/decisions/0145). What a kind narrows it to stands in
 * `src/server/listing/list-parts.ts`; no browser holds this table.
 */
export interface ListPage {
  readonly id: string;
  /** Written like a route; a part with a colon is a name. */
  readonly path: `/shop${string}`;
  /** What its list is narrowed by, the most important first: by kind the names of the path that say which one. */
  readonly narrowedBy: Readonly<Partial<Record<ListKind, readonly string[]>>>;
  /** It stands on a page about something, whose route has its id and path; else the list is the page. */
  readonly isPart?: true;
}

/** Lists of the shop (S2.7). */
export const listPages: readonly ListPage[] = [
  { id: 'shop', path: '/shop', narrowedBy: {} },
  { id: 'catalog', path: '/shop/catalog/:slug', narrowedBy: { catalog: ['slug'] } },
  {
    id: 'supplyBrand',
    path: '/shop/supply/brand/:brand',
    narrowedBy: { supplyBrand: ['brand'] },
    isPart: true,
  },
  {
    id: 'supplyDevice',
    path: '/shop/supply/device/:device',
    narrowedBy: { supplyDevice: ['device'] },
    isPart: true,
  },
  {
    id: 'supplyBrandDevice',
    path: '/shop/supply/brand/:brand/device/:device',
    narrowedBy: { supplyDevice: ['device', 'brand'] },
    isPart: true,
  },
];
