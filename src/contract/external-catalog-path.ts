/** Page on which a basket is handed over to the procurement system it was gathered for. */
export const handOverPagePath = '/shop/external-catalog';

/** Document that sends a basket that was handed over to its system. */
export const returnDocumentPath = '/external-catalog/return';
