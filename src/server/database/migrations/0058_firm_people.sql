-- Who was asked by a firm to join it and has set no password yet (docs/decisions/0109).
create table invitation (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  email text not null,
  email_normalised text not null,
  firstname text not null,
  lastname text not null,
  is_admin boolean not null,
  may_order boolean not null,
  invited_by bigint references person (id) on delete set null,
  language text not null check (language in ('de', 'en')),
  invited_at timestamptz not null,
  valid_until timestamptz not null,
  -- A mail is still to be written.
  is_waiting boolean not null,
  -- SHA-256 of the key of the last mail.
  key_hash text unique,
  constraint invitation_email unique (account_id, email_normalised)
);
create index invitation_waiting on invitation (invited_at) where is_waiting;
create index invitation_age on invitation (valid_until);
create index invitation_invited_by on invitation (invited_by) where invited_by is not null;

-- What was changed about the people of a firm, as its admins read it.
create table firm_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  happened_at timestamptz not null,
  what text not null check (what in ('invited', 'invitedAgain', 'withdrawn', 'joined', 'adminGiven', 'adminTaken',
    'deputyNamed', 'deputyEnded', 'orderingAllowed', 'orderingForbidden', 'deactivated', 'reactivated')),
  -- About whom; null for who has not joined yet.
  person_id bigint references person (id) on delete set null,
  -- As they were called then.
  person_name text not null,
  by_id bigint references person (id) on delete set null,
  by_name text not null
);
create index firm_change_account on firm_change (account_id, id desc);
create index firm_change_person on firm_change (person_id) where person_id is not null;
create index firm_change_by on firm_change (by_id) where by_id is not null;
create index firm_change_age on firm_change (happened_at);

-- A row of its own: two sign-ins at once hold the person's row, and none of them may wait for the other to change it.
create table person_sign_in (
  person_id bigint primary key references person (id) on delete cascade,
  signed_in_at timestamptz not null
);
