/** What lists are narrowed by: what a name in an address is a name of, or what an address without a name means. */
export type ListKind =
  | 'catalog'
  | 'maincatalog'
  | 'catalogpage'
  | 'assortment'
  | 'assortmenttype'
  | 'manufacturer'
  | 'brand'
  | 'shopdepot'
  | 'articletypename'
  | 'articletypenamegroup'
  | 'begreenArticletypename'
  | 'producttype'
  | 'producttypegroup'
  | 'format'
  | 'basisfarbe'
  | 'farbe'
  | 'tag'
  | 'attribute'
  | 'property'
  | 'delivery_state'
  | 'b-stock'
  | 'withbaseprice'
  | 'device'
  | 'printer'
  | 'furniture'
  | 'marketing'
  | 'supplyBrand'
  | 'supplyDevice';

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
  { id: 'marketing', path: '/shop-marketing', narrowedBy: { marketing: [] }, isPart: true },
  { id: 'catalog', path: '/shop/catalog/:slug', narrowedBy: { catalog: ['slug'] } },
  {
    id: 'catalogs',
    path: '/shop/catalogs/:parentCatalogSlug/:catalogSlug',
    narrowedBy: { catalog: ['catalogSlug', 'parentCatalogSlug'] },
  },
  { id: 'maincatalog', path: '/shop/maincatalog', narrowedBy: { maincatalog: [] } },
  {
    id: 'catalogpage',
    path: '/shop/catalogpage/:catalogpage',
    narrowedBy: { catalogpage: ['catalogpage'] },
  },
  {
    id: 'assortment',
    path: '/shop/assortment/:slug',
    narrowedBy: { assortment: ['slug'] },
    isPart: true,
  },
  { id: 'assortmenttype', path: '/shop/assortmenttype/:slug', narrowedBy: { assortmenttype: ['slug'] } },
  {
    id: 'manufacturer',
    path: '/shop/manufacturer/:slug',
    narrowedBy: { manufacturer: ['slug'] },
    isPart: true,
  },
  {
    id: 'manufacturerArticletypename',
    path: '/shop/manufacturer/:slug/articletypename/:articleTypeName',
    narrowedBy: { manufacturer: ['slug'], articletypename: ['articleTypeName'] },
  },
  {
    id: 'manufacturerProducttype',
    path: '/shop/manufacturer/:slug/producttype/:productType',
    narrowedBy: { manufacturer: ['slug'], producttype: ['productType'] },
  },
  {
    id: 'brand',
    path: '/shop/brand/:slug',
    narrowedBy: { brand: ['slug'] },
    isPart: true,
  },
  {
    id: 'brandArticletypename',
    path: '/shop/brand/:slug/articletypename/:articleTypeName',
    narrowedBy: { brand: ['slug'], articletypename: ['articleTypeName'] },
  },
  {
    id: 'brandProducttype',
    path: '/shop/brand/:slug/producttype/:productType',
    narrowedBy: { brand: ['slug'], producttype: ['productType'] },
  },
  { id: 'shopdepot', path: '/shop/shopdepot/:slug', narrowedBy: { shopdepot: ['slug'] } },
  {
    id: 'articletypename',
    path: '/shop/articletypename/:slug',
    narrowedBy: { articletypename: ['slug'] },
    isPart: true,
  },
  {
    id: 'articletypenameFormat',
    path: '/shop/articletypename/:slug/format/:format',
    narrowedBy: { articletypename: ['slug'], format: ['format'] },
  },
  {
    id: 'articletypenameProducttype',
    path: '/shop/articletypename/:slug/producttype/:productType',
    narrowedBy: { articletypename: ['slug'], producttype: ['productType'] },
  },
  {
    id: 'articletypenameManufacturer',
    path: '/shop/articletypename/:slug/manufacturer/:manufacturer',
    narrowedBy: { articletypename: ['slug'], manufacturer: ['manufacturer'] },
  },
  {
    id: 'articletypenameBrand',
    path: '/shop/articletypename/:slug/brand/:brand',
    narrowedBy: { articletypename: ['slug'], brand: ['brand'] },
  },
  {
    id: 'articletypenameBasisfarbe',
    path: '/shop/articletypename/:slug/basisfarbe/:basisfarbe',
    narrowedBy: { articletypename: ['slug'], basisfarbe: ['basisfarbe'] },
  },
  {
    id: 'articletypenameFarbe',
    path: '/shop/articletypename/:slug/farbe/:farbe',
    narrowedBy: { articletypename: ['slug'], farbe: ['farbe'] },
  },
  {
    id: 'begreenArticletypename',
    path: '/shop/begreen/articletypename/:slug',
    narrowedBy: { begreenArticletypename: ['slug'] },
  },
  {
    id: 'articletypenamegroup',
    path: '/shop/articletypenamegroup/:slug',
    narrowedBy: { articletypenamegroup: ['slug'] },
    isPart: true,
  },
  {
    id: 'producttype',
    path: '/shop/producttype/:slug',
    narrowedBy: { producttype: ['slug'] },
    isPart: true,
  },
  {
    id: 'producttypeManufacturer',
    path: '/shop/producttype/:slug/manufacturer/:manufacturer',
    narrowedBy: { producttype: ['slug'], manufacturer: ['manufacturer'] },
  },
  {
    id: 'producttypeBrand',
    path: '/shop/producttype/:slug/brand/:brand',
    narrowedBy: { producttype: ['slug'], brand: ['brand'] },
  },
  {
    id: 'producttypegroup',
    path: '/shop/producttypegroup/:slug',
    narrowedBy: { producttypegroup: ['slug'] },
    isPart: true,
  },
  { id: 'b-stock', path: '/shop/b-stock', narrowedBy: { 'b-stock': [] } },
  { id: 'withbaseprice', path: '/shop/withbaseprice', narrowedBy: { withbaseprice: [] } },
  { id: 'device', path: '/shop/device', narrowedBy: { device: [] } },
  { id: 'printer', path: '/shop/printer', narrowedBy: { printer: [] }, isPart: true },
  { id: 'furniture', path: '/shop/furniture', narrowedBy: { furniture: [] } },
  { id: 'tag', path: '/shop/tag/:slug', narrowedBy: { tag: ['slug'] } },
  { id: 'attribute', path: '/shop/attribute/:slug', narrowedBy: { attribute: ['slug'] } },
  {
    id: 'property',
    path: '/shop/property/:name/:value/:displayName',
    narrowedBy: { property: ['name', 'value'] },
  },
  {
    id: 'delivery_state',
    path: '/shop/delivery_state/:state_number',
    narrowedBy: { delivery_state: ['state_number'] },
  },
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
