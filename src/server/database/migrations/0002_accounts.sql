create table account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('private', 'company')),
  customer_number text not null unique,
  company text not null default '',
  vat_id text not null default '',
  is_tax_exempt boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind = 'private' or company <> '')
);

create table person (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  email text not null,
  email_normalised text not null unique,
  password_hash text not null,
  salutation text not null default '',
  title text not null default '',
  firstname text not null default '',
  lastname text not null default '',
  is_admin boolean not null default false,
  is_buyer boolean not null default true,
  is_backend boolean not null default false,
  may_order boolean not null default true,
  is_active boolean not null default true,
  is_approved boolean not null default true,
  created_at timestamptz not null default now(),
  check (email_normalised = lower(email_normalised))
);
create index person_account on person (account_id);

create table session (
  id bigint generated always as identity primary key,
  -- SHA-256 of the secret id; the id itself stands only in the cookie.
  hash text not null unique,
  person_id bigint references person (id) on delete cascade,
  mode text check (mode in ('b2b', 'b2c')),
  language text check (language in ('de', 'en')),
  created_at timestamptz not null,
  signed_in_at timestamptz,
  last_seen_at timestamptz not null
);
create index session_person on session (person_id) where person_id is not null;
create index session_last_seen on session (last_seen_at);

create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

create table login_failure (
  -- HMAC of what failed: account with address, account alone, or address alone; names nobody.
  key text primary key,
  failures integer not null check (failures > 0),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null
);
create index login_failure_age on login_failure (last_failed_at);

create table outbox_mail (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outbox_mail_due on outbox_mail (due_at) where sent_at is null;
