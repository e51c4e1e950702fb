/** Where pages of all there is of something stand (docs/decisions/0149); `index` has everything named together. */
export const directoryPages = {
  catalogs: '/shop/catalogs',
  manufacturers: '/shop/manufacturers',
  brands: '/shop/brands',
  assortments: '/shop/assortments',
  assortmentTypes: '/shop/assortmenttypes',
  articleTypes: '/shop/articletypes',
  articleTypeGroups: '/shop/articletypenamegroups',
  productTypes: '/shop/producttypes',
  productTypeGroups: '/shop/producttypegroups',
  index: '/shop/index',
} as const;

export type DirectoryName = keyof typeof directoryPages;

/** What has a list whose page says what else is known of it, by the word of its address (`/shop/brand/hp`). */
export const kindsOfGoods = [
  'manufacturer',
  'brand',
  'assortment',
  'articletypename',
  'articletypenamegroup',
  'producttype',
  'producttypegroup',
] as const;
export type KindOfGoods = (typeof kindsOfGoods)[number];
