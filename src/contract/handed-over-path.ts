/** Where baskets come from that are taken over by an address (S3.1). */
export const basketSourceKinds = ['livebook', 'external'] as const;
export type BasketSourceKind = (typeof basketSourceKinds)[number];

/** Page that takes a basket over, as its route is written. */
export const takeOverRoute = {
  livebook: '/shop/basket/livebook/:uuid',
  external: '/shop/basket/external/:uuid',
} as const satisfies Readonly<Record<BasketSourceKind, string>>;

/** Address of that page for one basket. */
export const takeOverPath = (kind: BasketSourceKind, uuid: string): string =>
  takeOverRoute[kind].replace(':uuid', encodeURIComponent(uuid));
