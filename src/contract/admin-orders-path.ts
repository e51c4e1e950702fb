/** Orders of a firm, for those who decide about them (S2.4); views read it before anything is asked, so it stands beside the calls. */
export const adminOrdersPath = '/my/admin-orders';

/** One of them in full; mails lead there. */
export const adminOrderPath = (orderNumber: string): string =>
  `${adminOrdersPath}/${encodeURIComponent(orderNumber)}`;

/** What narrows the list of all orders. */
export interface FirmOrdersSought {
  /** Part of a number, of the buyer's name or mail address, or of a cost center; empty = all. */
  readonly search: string;
  /** First day and the day after the last, as `2026-11-01`. */
  readonly from: string;
  readonly to: string;
}

/** The orders of some days, whatever their state. */
export const firmOrdersPath = ({ search, from, to }: FirmOrdersSought): string => {
  const sought = search === '' ? [] : [['search', search]];
  return `${adminOrdersPath}?${new URLSearchParams([['state', 'all'], ...sought, ['from', from], ['to', to]])}`;
};
