-- The permission to sell below zero belongs to the sale, never to the article. Each statement that sells says how far the
-- stock may fall by it: to zero or where it stood already, and below that only where the shop allowed it at that moment.
alter table article_stock add column may_fall_to integer not null default 0 check (may_fall_to <= 0);
alter table article_stock drop constraint article_stock_never_negative;
-- What an order marked while the shop sold without stock; an article that was never ordered has the mark from its catalogue.
update article_stock s set is_unbounded = false, may_fall_to = least(s.stock, 0)
  where s.is_unbounded and exists (select from shop_order_position p where p.article_id = s.article_id);
alter table article_stock
  add constraint article_stock_never_negative check (stock >= may_fall_to or is_unbounded);

-- Processes of the release before, still at work during an upgrade, mark what they sell; their mark holds for that sale only.
create function article_stock_mark_of_sale() returns trigger language plpgsql as $$
begin
  new.is_unbounded := false;
  new.may_fall_to := least(new.stock, 0);
  return new;
end $$;
create trigger article_stock_marked_by_sale before update on article_stock
  for each row when (new.is_unbounded and not old.is_unbounded and new.stock < old.stock)
  execute function article_stock_mark_of_sale();

alter table shop_order
  add column paid_at timestamptz,
  -- Prepaid orders: until then the goods are kept; unpaid, the order is cancelled after it. Null = no such end.
  add column reserved_until timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_reason text check (cancel_reason in ('notPaid')),
  -- Article id → pieces really taken from the stock; null once they were given back or have left the warehouse.
  add column taken_pieces jsonb,
  -- What the order counts in: keys of order_counter, pieces in all, and when it stops counting at the latest.
  add column counter_keys text[] not null default '{}',
  add column counted_pieces integer not null default 0,
  add column counted_until timestamptz;

-- Orders the worker has to look at: due ones, ended ones that still hold pieces, and those that count no longer.
create index shop_order_reservation_index on shop_order (reserved_until)
  where state in ('accepted', 'awaitingRelease') and paid_at is null and reserved_until is not null;
create index shop_order_unsettled_index on shop_order (id)
  where taken_pieces is not null and state in ('denied', 'cancelled', 'shipped', 'completed');
create index shop_order_counted_index on shop_order (counted_until) where counter_keys <> '{}';
create index shop_order_uncounted_index on shop_order (id)
  where counter_keys <> '{}' and (paid_at is not null or state in ('denied', 'cancelled', 'shipped', 'completed'));

-- How much one recipient, session, client address or account has ordered: within the running hour, and still unpaid.
create table order_counter (
  -- HMAC of what is counted; names nobody.
  key text primary key,
  window_started_at timestamptz not null,
  window_orders integer not null check (window_orders >= 0),
  open_pieces bigint not null check (open_pieces >= 0),
  open_cents bigint not null check (open_cents >= 0),
  -- The limits of the latest order: the statement that counts brings them along, and the CHECK decides.
  most_orders integer not null,
  most_pieces bigint not null,
  most_cents bigint not null,
  constraint order_counter_within_limits
    check (window_orders <= most_orders and open_pieces <= most_pieces and open_cents <= most_cents)
) with (fillfactor = 60);
create index order_counter_age on order_counter (window_started_at);
