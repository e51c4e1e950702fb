/** Page on which a basket is handed over to the procurement system it was gathered for. */
export const handOverPagePath = '/shop/external-catalog';

/** Names a system of the visitor's firm in the address of that page. */
export const systemParameter = 'system';
/** The page with what it says of one such system. */
export const systemPath = (slug: string): string =>
  `${handOverPagePath}?${systemParameter}=${encodeURIComponent(slug)}`;

/** What a procurement system opens a visit for: to gather a basket, to change one of before, or only to look at it. */
export const catalogOperations = ['create', 'edit', 'inspect'] as const;
export type CatalogOperation = (typeof catalogOperations)[number];

/** Document that sends a basket that was handed over to its system. */
export const returnDocumentPath = '/external-catalog/return';
