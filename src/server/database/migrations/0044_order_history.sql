-- What happened to each order: who, when, from where to where, and why. Rows are added and never changed.
create table shop_order_history (
  order_id bigint not null references shop_order (id) on delete cascade,
  step integer not null check (step > 0),
  happened_at timestamptz not null,
  -- The event of the chart (machines/order); `order.place` begins.
  event text not null,
  -- Empty before the order was placed.
  from_state text not null,
  to_state text not null check (to_state <> ''),
  -- Who did it; null for guests, for what time brought about and for those who run the shop.
  person_id bigint references person (id) on delete set null,
  reason text not null default '',
  primary key (order_id, step)
);

create function shop_order_history_stays() returns trigger language plpgsql as $$
begin
  -- A person who is deleted leaves the step behind without a name.
  if (new.person_id is null or new.person_id is not distinct from old.person_id)
    and (new.order_id, new.step, new.happened_at, new.event, new.from_state, new.to_state, new.reason)
      = (old.order_id, old.step, old.happened_at, old.event, old.from_state, old.to_state, old.reason)
  then return new; end if;
  raise exception 'the history of an order is not changed';
end $$;
create trigger shop_order_history_stays before update on shop_order_history
  for each row execute function shop_order_history_stays();

-- Orders from before begin with where they stand.
insert into shop_order_history (order_id, step, happened_at, event, from_state, to_state, person_id)
select id, 1, placed_at, 'order.place', '', state, person_id from shop_order;
