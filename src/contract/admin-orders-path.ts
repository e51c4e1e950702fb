/** Orders of a firm, for those who decide about them (S2.4); views read it before anything is asked, so it stands beside the calls. */
export const adminOrdersPath = '/my/admin-orders';

/** One of them in full; mails lead there. */
export const adminOrderPath = (orderNumber: string): string =>
  `${adminOrdersPath}/${encodeURIComponent(orderNumber)}`;

/** Which orders of some days are meant. */
export interface FirmOrdersSought {
  /** Number of who placed them. */
  readonly person?: string;
  /** Number of a cost center they go to. */
  readonly costCenter?: string;
  /** Slug of a group that an article of theirs is of. */
  readonly articleGroup?: string;
  /** First day and the day after the last, as `2026-11-01`. */
  readonly from: string;
  readonly to: string;
}

/** The orders that a statistic counts: neither waiting nor denied nor cancelled. */
export const firmOrdersPath = (sought: FirmOrdersSought): string =>
  `${adminOrdersPath}?${new URLSearchParams([['state', 'all'], ['isOrdered', 'true'], ...Object.entries(sought)])}`;
