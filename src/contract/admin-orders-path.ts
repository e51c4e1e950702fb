/** Orders of a firm, for those who decide about them (S2.4); views read it before anything is asked, so it stands beside the calls. */
export const adminOrdersPath = '/my/admin-orders';

/** One of them in full; mails lead there. */
export const adminOrderPath = (orderNumber: string): string =>
  `${adminOrdersPath}/${encodeURIComponent(orderNumber)}`;
