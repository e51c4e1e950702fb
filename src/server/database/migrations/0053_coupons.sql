-- Codes that take something off an order (docs/decisions/0105).
create table coupon (
  id bigint generated always as identity primary key,
  -- As it is kept: capitals, digits and hyphens.
  code text not null unique check (code ~ '^[A-Z0-9-]{4,40}$'),
  kind text not null check (kind in ('amount', 'percent', 'freeShipping')),
  -- Cents in the prices the buyer reckons with, or percent; nothing where only the shipping is free.
  value integer not null default 0,
  -- Value of goods it needs, in the prices the buyer reckons with.
  minimum_cents bigint not null default 0 check (minimum_cents >= 0),
  -- For whom: businesses (b2b) or private customers (b2c); null = both.
  mode text check (mode in ('b2b', 'b2c')),
  valid_from timestamptz,
  valid_until timestamptz,
  -- How many orders in all, and of one account; null = any number.
  most_uses integer check (most_uses > 0),
  most_per_account integer check (most_per_account > 0),
  is_active boolean not null default true,
  used_count integer not null default 0 check (used_count >= 0),
  constraint coupon_within_uses check (used_count <= most_uses),
  -- It never pays a whole order.
  constraint coupon_value check (case kind
    when 'amount' then value > 0 and value < minimum_cents
    when 'percent' then value between 1 and 90
    else value = 0 end)
);

-- How many orders of an account a coupon was used for.
create table coupon_use (
  coupon_id bigint not null references coupon (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  used_count integer not null check (used_count >= 0),
  -- The latest order brings the limit along, and the CHECK decides.
  most_uses integer,
  primary key (coupon_id, account_id),
  constraint coupon_use_within_account check (used_count <= most_uses)
);
create index coupon_use_account on coupon_use (account_id);

alter table basket add column coupon_code text;

alter table shop_order
  -- What it holds of a coupon; null once it was given back.
  add column coupon_id bigint references coupon (id) on delete set null,
  -- As it was when the order was placed; empty without one.
  add column coupon_code text not null default '',
  add column discount_net_cents bigint not null default 0 check (discount_net_cents >= 0),
  add column discount_gross_cents bigint not null default 0 check (discount_gross_cents >= discount_net_cents);
create index shop_order_coupon on shop_order (coupon_id) where coupon_id is not null;
