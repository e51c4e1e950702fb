/**
 * Statement that takes orders away, which nobody may in a shop: the database keeps their history. For the owner of the tables.
 *
 * @param removal what takes them away, e.g. `truncate shop_order cascade`
 */
export const forgetOrders = (removal: string): string =>
  `alter table shop_order_history disable trigger user; ${removal}; alter table shop_order_history enable trigger user`;
