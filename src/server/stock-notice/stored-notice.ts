import { boolean, integer, moment, oneOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What somebody who wants to be told asks for. */
export const askedColumns = {
  /** In capitals, as articles are looked up. */
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  email: text('email'),
  language: oneOf('language', ['de', 'en']),
  /** Whether the price is told net or gross. */
  mode: oneOf('mode', ['b2b', 'b2c']),
  /** The price is told without tax. */
  isTaxExempt: boolean('is_tax_exempt'),
  askedAt: moment('asked_at'),
};

export type AskedNotice = ValuesOf<typeof askedColumns>;
