/** Page on which a basket is handed over to the procurement system it was gathered for. */
export const handOverPagePath = '/shop/external-catalog';

/** What a procurement system opens a visit for: to gather a basket, to change one of before, or only to look at it. */
export const catalogOperations = ['create', 'edit', 'inspect'] as const;
export type CatalogOperation = (typeof catalogOperations)[number];

/** Document that sends a basket that was handed over to its system. */
export const returnDocumentPath = '/external-catalog/return';
