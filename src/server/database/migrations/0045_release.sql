-- What a firm lets its people decide alone, and who decides about the rest.
alter table account
  -- An order above this net amount needs a release; null = never by its amount.
  add column release_above_cents bigint check (release_above_cents >= 0),
  -- Nobody releases an own order unless the firm allows it.
  add column may_release_own boolean not null default false,
  -- Decides when the admins have let the time go by; null = nobody does.
  add column deputy_id bigint references person (id) on delete set null,
  add column reminder_hours integer not null default 24 check (reminder_hours > 0),
  add column deputy_hours integer not null default 48 check (deputy_hours > 0),
  add column expiry_hours integer not null default 168 check (expiry_hours > deputy_hours);
create index account_deputy on account (deputy_id) where deputy_id is not null;

create table cost_center (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  number text not null check (number <> ''),
  name text not null,
  owner_id bigint references person (id) on delete set null,
  is_active boolean not null default true,
  unique (account_id, number)
);
create index cost_center_owner on cost_center (owner_id) where owner_id is not null;

-- What a person, a cost center, or a person at a cost center may spend net in a period.
create table budget (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  person_id bigint references person (id) on delete cascade,
  cost_center_id bigint references cost_center (id) on delete cascade,
  period text not null check (period in ('month', 'quarter', 'year')),
  amount_cents bigint not null check (amount_cents >= 0),
  check (num_nonnulls(person_id, cost_center_id) > 0),
  unique nulls not distinct (account_id, person_id, cost_center_id, period)
);
create index budget_person on budget (person_id) where person_id is not null;
create index budget_cost_center on budget (cost_center_id) where cost_center_id is not null;

create table budget_use (
  budget_id bigint not null references budget (id) on delete cascade,
  -- First day of the period in Berlin.
  period_start date not null,
  used_cents bigint not null check (used_cents >= 0),
  -- How far the latest order might go: the statement that counts brings it along, and the CHECK decides.
  most_cents bigint not null,
  primary key (budget_id, period_start),
  constraint budget_use_within_amount check (used_cents <= most_cents)
);

alter table shop_order
  add column account_id bigint references account (id),
  -- Why the order needed a release, with what stood against what; null = it needed none.
  add column release_check text check (release_check in ('amount', 'budget')),
  add column release_limit_cents bigint,
  add column release_value_cents bigint,
  add column may_release_own boolean not null default false,
  -- The moments at which the waiting goes on by itself; a reminder that was sent leaves null.
  add column reminder_at timestamptz,
  add column deputy_at timestamptz,
  add column release_until timestamptz,
  add column is_deputised boolean not null default false,
  add column is_asked boolean not null default false,
  -- What the order holds of budgets, as [{budgetId, periodStart, cents}]; given back when it ends without being sent.
  add column budget_shares jsonb not null default '[]',
  add constraint shop_order_release check (
    (release_check is null) = (release_until is null) and (release_check is null) = (release_limit_cents is null)
    and (release_check is null) = (release_value_cents is null));
update shop_order o set account_id = p.account_id from person p where p.id = o.person_id;
create index shop_order_account_index on shop_order (account_id, id desc) where account_id is not null;
create index shop_order_waiting_index on shop_order (account_id, id) where state = 'awaitingRelease';
create index shop_order_reminder_index on shop_order (reminder_at) where state = 'awaitingRelease';
create index shop_order_deputy_index on shop_order (deputy_at) where state = 'awaitingRelease';
create index shop_order_release_end_index on shop_order (release_until) where state = 'awaitingRelease';

-- Steps somebody is told of by mail are told once; a worker takes those that were not told yet.
alter table shop_order_history add column is_told boolean not null default true;
create index shop_order_history_untold on shop_order_history (happened_at) where not is_told;
