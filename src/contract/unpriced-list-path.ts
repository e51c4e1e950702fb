import { defaultAddressQuery, writeAddressQuery } from './address-query.ts';

/** All articles that have no price, as the facet of prices lists them. */
export const unpricedListPath = `/shop?${writeAddressQuery({
  ...defaultAddressQuery,
  filter: { priceBand: ['request'] },
}).toString()}`;
