import { bigint, boolean, moment, oneOf, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';

/** What somebody declares. */
export const declaredColumns = {
  fullName: text('full_name'),
  orderNumber: text('order_number'),
  email: text('email'),
  goods: text('goods'),
  language: oneOf('language', ['de', 'en']),
};

export const withdrawalColumns = {
  id: bigint('id'),
  ...declaredColumns,
  receivedAt: moment('received_at'),
  hasEmailOfOrder: boolean('has_email_of_order'),
};

export type DeclaredWithdrawal = ValuesOf<typeof declaredColumns>;
