-- A coupon may give an article (docs/decisions/0106); a free article of a coupon goes with nothing but it.
alter table coupon drop constraint coupon_kind_check;
alter table coupon add constraint coupon_kind_check check (kind in ('amount', 'percent', 'freeShipping', 'freeArticle'));
alter table free_article add column coupon_id bigint references coupon (id) on delete cascade;
create index free_article_coupon on free_article (coupon_id) where coupon_id is not null;
