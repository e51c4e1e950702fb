-- Under which offer a position was ordered: it sets lines of one article apart in the basket, and is kept as it was then.
alter table shop_order_position add column offer_number text not null default '';
