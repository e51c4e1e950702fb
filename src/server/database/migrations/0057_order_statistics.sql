-- What a firm ordered in a span of days.
create index shop_order_account_placed on shop_order (account_id, placed_at) where account_id is not null;
-- What its sums are read from, without a look at the rows themselves.
create index shop_order_position_sums on shop_order_position (order_id) include (article_id, cost_center, line_net_cents);
