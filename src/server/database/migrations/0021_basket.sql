-- One basket a visitor: a guest's hangs on the session's row, a customer's on the person.
-- No index covers a column that changes with each step, so that updates stay in their page.

create table basket (
  id bigint generated always as identity primary key,
  session_id bigint unique references session (id) on delete cascade,
  person_id bigint unique references person (id) on delete cascade,
  -- Grows with every change of a position or of the checkout's facts; two tabs and save-order compare it.
  version bigint not null default 1 check (version >= 1),
  guest_email text not null default '',
  billing_address jsonb,
  shipping_address jsonb,
  is_shipping_same boolean not null default false,
  payment_slug text,
  shipping_slug text,
  iban text,
  account_holder text not null default '',
  updated_at timestamptz not null default now(),
  constraint basket_has_one_owner check (num_nonnulls(session_id, person_id) = 1)
) with (fillfactor = 60);

create table basket_position (
  id bigint generated always as identity primary key,
  basket_id bigint not null references basket (id) on delete cascade,
  article_id integer not null,
  article_number text not null,
  shop_depot_id integer not null,
  unit text not null,
  cost_center text not null default '',
  offer_number text not null default '',
  hint text not null default '',
  quantity integer not null check (quantity between 1 and 1000000),
  -- Unit prices the buyer last agreed to, in integer cents (R38).
  agreed_net_cents integer not null check (agreed_net_cents >= 0),
  agreed_gross_cents integer not null check (agreed_gross_cents >= 0),
  added_at timestamptz not null default now(),
  constraint basket_position_grouping
    unique (basket_id, article_number, shop_depot_id, unit, cost_center, offer_number, hint)
) with (fillfactor = 80);
