import { generatePath } from 'react-router-dom';
import { listPages } from '#contract/list-pages.ts';

interface SampledPage {
  /** As its route is written. */
  readonly path: `/shop${string}`;
  /** Of a thing that the demo catalogue has. */
  readonly address: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Names the demo catalogue has, by list and part of its path; that every list has its own, whoever reads them proves. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shop: {},
  marketing: {},
  catalog: { slug: 'toner' },
  catalogs: { parentCatalogSlug: 'druckerverbrauch', catalogSlug: 'toner' },
  maincatalog: {},
  catalogpage: { catalogpage: '112' },
  assortment: { slug: 'home-office' },
  assortmenttype: { slug: 'sparen' },
  manufacturer: { slug: 'hp' },
  manufacturerArticletypename: { slug: 'hp', articleTypeName: 'toner' },
  manufacturerProducttype: { slug: 'hp', productType: 'tonerkartuschen' },
  brand: { slug: 'brother' },
  brandArticletypename: { slug: 'brother', articleTypeName: 'toner' },
  brandProducttype: { slug: 'brother', productType: 'tonerkartuschen' },
  shopdepot: { slug: 'zentrallager' },
  articletypename: { slug: 'kopierpapier' },
  articletypenameFormat: { slug: 'kopierpapier', format: 'a4' },
  articletypenameProducttype: { slug: 'adressetiketten', productType: 'etiketten-auf-rolle' },
  // The maker has two brands.
  articletypenameManufacturer: { slug: 'toner', manufacturer: 'hp' },
  articletypenameBrand: { slug: 'toner', brand: 'samsung' },
  articletypenameBasisfarbe: { slug: 'toner', basisfarbe: 'cyan' },
  articletypenameFarbe: { slug: 'toner', farbe: 'magenta' },
  begreenArticletypename: { slug: 'toner' },
  articletypenamegroup: { slug: 'bueromoebel' },
  producttype: { slug: 'tonerkartuschen' },
  producttypeManufacturer: { slug: 'tonerkartuschen', manufacturer: 'hp' },
  producttypeBrand: { slug: 'tonerkartuschen', brand: 'samsung' },
  producttypegroup: { slug: 'technik' },
  'b-stock': {},
  withbaseprice: {},
  device: {},
  printer: {},
  furniture: {},
  tag: { slug: 'xl' },
  attribute: { slug: 'food' },
  property: { name: 'druckverfahren', value: 'grossformat', displayName: 'grossformat' },
  delivery_state: { state_number: '3' },
  supplyBrand: { brand: 'hp' },
  // It has more than what gives it colour.
  supplyDevice: { device: 'brother-hl-3140cw' },
  supplyBrandDevice: { brand: 'brother', device: 'brother-hl-3140cw' },
};

/** Every list of the shop, each with an address that shows articles. */
export const sampledLists = listPages.map((page) => {
  const params = names[page.id];
  if (params === undefined) throw new Error(`The list ${page.id} has no sample`);
  return { ...page, params, address: generatePath(page.path, params) };
}) satisfies readonly SampledPage[];

/** Pages that lead to makers of printers and their lists. */
export const supplyAddresses = ['/shop/supply', '/shop/supply/brands', '/shop/supply/devices'] as const;

/** Pages of all there is of something, with what the call for it is named by, and where its lists stand. */
export const directories = [
  { address: '/shop/catalogs', call: '/shop/catalog', lists: '/shop/catalog/' },
  { address: '/shop/manufacturers', call: '/shop/manufacturers', lists: '/shop/manufacturer/' },
  { address: '/shop/brands', call: '/shop/brands', lists: '/shop/brand/' },
  { address: '/shop/assortments', call: '/shop/assortments', lists: '/shop/assortment/' },
  { address: '/shop/assortmenttypes', call: '/shop/assortmenttypes', lists: '/shop/assortment/' },
  { address: '/shop/articletypes', call: '/shop/articletypes', lists: '/shop/articletypename/' },
  {
    address: '/shop/articletypenamegroups',
    call: '/shop/articletypegroups',
    lists: '/shop/articletypename/',
  },
  { address: '/shop/producttypes', call: '/shop/producttypes', lists: '/shop/producttype/' },
  { address: '/shop/producttypegroups', call: '/shop/producttypegroups', lists: '/shop/producttype/' },
  { address: '/shop/index', call: '/shop/brands', lists: '/shop/brand/' },
] as const;

export const supplySearchAddress = '/shop/supply/search';

/** Pages that lead to lists. */
export const indexAddresses = [
  ...supplyAddresses,
  supplySearchAddress,
  ...directories.map(({ address }) => address),
] as const;

/** A name as the shop writes names, which nothing has. */
const unknownName = 'gibt-es-nicht';

/** Parts of an address that any name may stand in. */
const ornaments: readonly string[] = ['displayName'];

/** Addresses of a list with one name at a time that nothing has. */
export const unknownAddresses = ({ path, params }: SampledPage): readonly string[] =>
  Object.keys(params)
    .filter((name) => !ornaments.includes(name))
    .map((name) => generatePath(path, { ...params, [name]: unknownName } as never));
