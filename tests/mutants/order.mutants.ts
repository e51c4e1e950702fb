import type { Mutant } from './mutant.ts';

const saving = 'tests/server/checkout/save-order.test.ts';
const guards = 'tests/server/checkout/order-guards.test.ts';
const visitors = 'tests/server/session-user/visitor.test.ts';
const withoutStock = 'tests/server/checkout/without-stock.test.ts';
const limits = 'tests/server/checkout/order-limits.test.ts';
const reservation = 'tests/server/checkout/reservation.test.ts';
const coupons = 'tests/server/coupon/coupons.test.ts';
const freeArticles = 'tests/server/free-article/free-articles.test.ts';
const storedBaskets = 'tests/server/stored-basket/stored-baskets.test.ts';
const service = 'src/server/order/order-placement.service.ts';
const orderTables = 'src/server/database/migrations/0023_order.sql';

/** What keeps an order single, complete, in stock and at the price the buyer saw. */
export const orderMutants: readonly Mutant[] = [
  {
    id: 'unique-token',
    breaks: 'The database holds one order per order token.',
    file: orderTables,
    original: 'token_hash text not null unique,',
    replacement: 'token_hash text not null,',
    suite: guards,
    test: '[R43] the database itself refuses a second order with one token',
  },
  {
    id: 'unique-basket-version',
    breaks: 'The database holds one order per state of a basket.',
    file: orderTables,
    original: 'constraint shop_order_once_per_basket unique (basket_id, basket_version)',
    replacement: 'constraint shop_order_once_per_basket unique (id, basket_version)',
    suite: guards,
    test: '[R43] the database itself refuses a second order of one state of a basket',
  },
  {
    id: 'stock-check',
    breaks: 'The stock never falls below zero.',
    file: 'src/server/database/migrations/0033_order_limits.sql',
    original: 'check (stock >= may_fall_to or is_unbounded)',
    replacement: 'check (stock is not null)',
    suite: guards,
    test: '[R45] the database itself refuses a negative stock',
  },
  {
    id: 'stock-taken-check',
    breaks: 'No order exists whose articles were not all taken from the stock.',
    file: orderTables,
    original: 'check (reserved_count = article_count)',
    replacement: 'check (reserved_count <= article_count)',
    suite: guards,
    test: '[R45] sells nothing that was taken while the order was being written',
  },
  {
    id: 'stock-decrement',
    breaks: 'The stock is decremented by a condition on what is there now, not on what was read before.',
    file: 'src/server/order/order-placement.repository.ts',
    original: `        select s.article_id, s.stock from locked cross join need join article_stock s on s.article_id = need.article_id
        order by s.article_id for update of s),
      permission as (
        select exists (select from setting where key = $11 and value -> 'allowOrdersWithoutStock' = 'true') as is_given),
      taken as (
        update article_stock s
        set stock = case when need.kind = 'floor' then greatest(s.stock - need.quantity, least(s.stock, 0))
            else s.stock - need.quantity end,
          may_fall_to = least(s.stock - case when need.kind = 'unbounded' then need.quantity else 0 end, 0)
        from permission cross join need join held on held.article_id = need.article_id
        where s.article_id = need.article_id and case need.kind when 'bounded' then s.stock >= need.quantity
          when 'unbounded' then permission.is_given or s.is_unbounded else true end`,
    replacement: `        select s.article_id, s.stock from locked cross join need join article_stock s on s.article_id = need.article_id
        order by s.article_id),
      permission as (
        select exists (select from setting where key = $11 and value -> 'allowOrdersWithoutStock' = 'true') as is_given),
      taken as (
        update article_stock s
        set stock = case when need.kind = 'floor' then greatest(held.stock - need.quantity, least(held.stock, 0))
            else held.stock - need.quantity end,
          may_fall_to = least(s.stock - case when need.kind = 'unbounded' then need.quantity else 0 end, 0)
        from permission cross join need join held on held.article_id = need.article_id
        where s.article_id = need.article_id and case need.kind when 'bounded' then held.stock >= need.quantity
          when 'unbounded' then permission.is_given or s.is_unbounded else true end`,
    suite: guards,
    test: '[R45] sells nothing that was taken while the order was being written',
  },
  {
    id: 'stock-permission',
    breaks: 'What is sold below zero is allowed in the moment it is sold.',
    file: 'src/server/order/order-placement.repository.ts',
    original: "when 'unbounded' then permission.is_given or s.is_unbounded else true end",
    replacement: "when 'unbounded' then true else true end",
    suite: withoutStock,
    test: '[R45] sells nothing below zero that waited while the permission was withdrawn',
  },
  {
    id: 'counter-check',
    breaks: 'No counter of orders passes its limit.',
    file: 'src/server/database/migrations/0033_order_limits.sql',
    original:
      'check (window_orders <= most_orders and open_pieces <= most_pieces and open_cents <= most_cents)',
    replacement: 'check (window_orders <= most_orders and open_cents <= most_cents)',
    suite: limits,
    test: '[R45] lets seven orders sent at once take no more pieces than one guest may',
  },
  {
    id: 'pieces-given-back-once',
    breaks: 'Pieces of an order that was given up go back to the stock once.',
    file: 'src/server/order/reservation.repository.ts',
    original: 'update shop_order o set taken_pieces = null from shop_order before',
    replacement: 'update shop_order o set taken_pieces = o.taken_pieces from shop_order before',
    suite: reservation,
    test: '[R45] gives the stock back once and tells each buyer once, however many workers run',
  },
  {
    id: 'basket-version-taken',
    breaks: 'An order takes the basket at exactly the version it was reckoned from.',
    file: 'src/server/order/order-placement.repository.ts',
    original: 'where id = $2 and version = $3 and ${column} = $1',
    replacement: 'where id = $2 and version >= $3 and ${column} = $1',
    suite: guards,
    test: '[R44] takes no basket that changes while the order is being written',
  },
  {
    id: 'basket-version-seen',
    breaks: 'A token of an earlier state of the basket is refused.',
    file: service,
    original: 'seen.basketId === stored.id && seen.version === stored.version',
    replacement: 'seen.basketId === stored.id',
    suite: saving,
    test: '[R44] refuses the token of a basket that was changed in another tab',
  },
  {
    id: 'mode-seen',
    breaks: 'A token of the other mode is refused.',
    file: service,
    original: '!isSameBasket || seen.mode !== reckoning.rules.mode',
    replacement: '!isSameBasket',
    suite: saving,
    test: '[R38] asks again when the mode was switched',
  },
  {
    id: 'token-conflict',
    breaks: 'A used token with another request is a conflict.',
    file: service,
    original: 'if (placed.requestHash !== hashRequest(body))',
    replacement: 'if (placed.requestHash === "")',
    suite: saving,
    test: '[R44] refuses another request with a token that has been used',
  },
  {
    id: 'token-signature',
    breaks: 'A token the shop did not issue is refused.',
    file: 'src/server/order/order-token.service.ts',
    original: '.equals(expected) ? seen : null',
    replacement: '.equals(expected) ? seen : seen',
    suite: saving,
    test: '[R45] refuses a forged token',
  },
  {
    id: 'price-risen',
    breaks: 'A price that rose is asked again.',
    file: service,
    original: 'if (rises.length === 0 && totals.totalGross <= seen.totalGross) return;',
    replacement: 'if (rises.length >= 0 || totals.totalGross <= seen.totalGross) return;',
    suite: saving,
    test: '[R38] asks again when a price has risen',
  },
  {
    id: 'price-risen-hidden',
    breaks: 'One price that rose is asked again although the total fell.',
    file: service,
    original: 'if (rises.length === 0 && totals.totalGross <= seen.totalGross) return;',
    replacement: 'if (totals.totalGross <= seen.totalGross) return;',
    suite: guards,
    test: '[R38] asks again when one price rose although another fell by more',
  },
  {
    id: 'terms',
    breaks: 'An order needs the terms accepted.',
    file: service,
    original: 'body.agb_check_approved ? reckoning.missing : reckoning.checkout.missing',
    replacement: 'reckoning.missing',
    suite: saving,
    test: '[S5-08][S5-10] asks for the terms',
  },
  {
    id: 'checkout-incomplete',
    breaks: 'An incomplete checkout is refused with everything that is missing.',
    file: service,
    original: 'if (missing.length > 0 || !isIdentified) {',
    replacement: 'if (missing.length > 99) {',
    suite: saving,
    test: '[S5-09][S5-11][R45] names everything that is missing',
  },
  {
    id: 'stock-at-order',
    breaks: 'An order says how much is left when the stock has gone.',
    file: 'src/server/basket/unsellable.ts',
    original: 'if (limit !== null && sum > limit)',
    replacement: 'if (limit !== null && sum < 0)',
    suite: saving,
    test: '[R38][R45] refuses when the stock is gone',
  },
  {
    id: 'may-order-shop',
    breaks: 'Nobody orders while the shop takes no orders.',
    file: 'src/server/mode/mode.service.ts',
    original: 'return settings.May_order && (visitor.user === null || visitor.user.mayOrder);',
    replacement: 'return visitor.user === null || visitor.user.mayOrder;',
    suite: saving,
    test: '[R29][S6-06] refuses every order while ordering is switched off',
  },
  {
    id: 'may-order-person',
    breaks: 'A person without permission does not order.',
    file: 'src/server/mode/mode.service.ts',
    original: 'return settings.May_order && (visitor.user === null || visitor.user.mayOrder);',
    replacement: 'return settings.May_order;',
    suite: saving,
    test: '[R12] refuses the order of a person whose permission was withdrawn',
  },
  {
    id: 'method-available',
    breaks: 'A way to pay that is not available is refused.',
    file: 'src/server/checkout/checkout.service.ts',
    original: `const method = paymentMethodOf(row, facts, totalWithoutFeeGross);
        if (!method.isAvailable)`,
    replacement: `const method = paymentMethodOf(row, facts, totalWithoutFeeGross);
        if (method.slug === '')`,
    suite: visitors,
    test: '[S7.2-40][R45] refuses unknown and unavailable methods',
  },
  {
    id: 'method-still-available',
    breaks: 'A way to pay the basket no longer allows has to be chosen anew.',
    file: 'src/server/basket/basket-view.ts',
    original: 'paymentMethod?.isAvailable === true && (',
    replacement: 'paymentMethod !== null && (',
    suite: visitors,
    test: '[R45] drops a choice that the basket no longer allows',
  },
  {
    id: 'coupon-uses',
    breaks: 'A coupon is used by no more orders than it is good for.',
    file: 'src/server/database/migrations/0053_coupons.sql',
    original: 'check (used_count <= most_uses),\n  -- It never',
    replacement: 'check (used_count >= 0),\n  -- It never',
    suite: coupons,
    test: '[R40] that is good for one order gives it to exactly one of 200 at once',
  },
  {
    id: 'coupon-given-back',
    breaks: 'An order that ends without being sent gives the use of its coupon back.',
    file: 'src/server/order/order.facts.ts',
    original: 'await coupons.giveBack(executor, order.id);',
    replacement: '',
    suite: coupons,
    test: '[R41][R51] is given back once by an order that is denied or withdrawn',
  },
  {
    id: 'gift-from-stock',
    breaks: 'A free article takes of the stock like any line of an order.',
    file: service,
    original: '[...stored.positions, ...gifts.given]',
    replacement: 'stored.positions',
    suite: freeArticles,
    test: '[S4.3-12][R42] is a line of 0,00 € of the order, takes of the stock like any other',
  },
  {
    id: 'replaced-basket-kept',
    breaks: 'What a stored basket takes the place of is kept.',
    file: 'src/server/stored-basket/stored-basket.service.ts',
    original: 'if (isInstead) await keepFormer(executor, userId, now);',
    replacement: 'if (!isInstead) await keepFormer(executor, userId, now);',
    suite: storedBaskets,
    test: '[S7.2-37] in the place of the basket keeps what lay there, and can be swapped back',
  },
];
