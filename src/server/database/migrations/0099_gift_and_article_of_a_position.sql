-- Which free article a position is: an article may be one several times, with other limits. No reference: what the shop gives no
-- longer stays in the orders it went with.
alter table shop_order_position add column free_article_id integer;
-- Of what waits for a release since before: the one it goes by, where several fit the one that is given soonest.
update shop_order_position p set free_article_id = (
    select f.id from free_article f
    where f.article_number = p.article_number and (f.coupon_id is null or f.coupon_id = o.coupon_id)
    order by f.quantity <> p.quantity, f.value_of_goods_from, f.id limit 1)
  from shop_order o
  where o.id = p.order_id and o.state = 'awaitingRelease' and p.unit_net_cents = 0 and p.unit_gross_cents = 0;

-- Whether an article is still what was ordered, its number says: sums by article group read that as well, without a look at the rows.
drop index shop_order_position_sums;
create index shop_order_position_sums on shop_order_position (order_id) include (article_id, article_number, cost_center, line_net_cents);
