/** The orders of whoever is signed in, and one of them (S2.3-08). */
export const ownOrdersPath = '/my/orders';
export const ownOrderPath = (orderNumber: string): string =>
  `${ownOrdersPath}/${encodeURIComponent(orderNumber)}`;
