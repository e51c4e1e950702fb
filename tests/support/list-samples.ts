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
  catalog: { slug: 'toner' },
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

/** Pages that lead to lists. */
export const indexAddresses = ['/shop/supply', '/shop/supply/brands', '/shop/supply/devices'] as const;

/** A name as the shop writes names, which nothing has. */
const unknownName = 'gibt-es-nicht';

/** Addresses of a list with one name at a time that nothing has. */
export const unknownAddresses = ({ path, params }: SampledPage): readonly string[] =>
  Object.keys(params).map((name) => generatePath(path, { ...params, [name]: unknownName } as never));
