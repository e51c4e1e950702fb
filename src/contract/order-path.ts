/** Page on which a guest reads an order without an account. */
export const guestOrderPath = '/order';

/** Address of a guest's order: whoever has it may read the order. */
export const guestOrderAddress = (orderNumber: string, orderKey: string): string =>
  `${guestOrderPath}?number=${encodeURIComponent(orderNumber)}&orderKey=${encodeURIComponent(orderKey)}`;

/** The orders of whoever is signed in, and one of them (S2.3-08). */
export const ownOrdersPath = '/my/orders';
export const ownOrderPath = (orderNumber: string): string =>
  `${ownOrdersPath}/${encodeURIComponent(orderNumber)}`;
