/** Page on which a guest reads an order without an account. */
export const guestOrderPath = '/order';

/** Address of a guest's order: whoever has it may read the order. */
export const guestOrderAddress = (orderNumber: string, orderKey: string): string =>
  `${guestOrderPath}?number=${encodeURIComponent(orderNumber)}&orderKey=${encodeURIComponent(orderKey)}`;
