-- Attempts of strangers, for a day: one row each that was looked at, one an address that was told to try later.
create table login_attempt (
  id bigint generated always as identity primary key,
  -- HMACs of account, address and the address's wider network; they name nobody.
  account text not null,
  address text not null,
  network text not null,
  is_looked_at boolean not null,
  tried_at timestamptz not null
);
create index login_attempt_account on login_attempt (account, tried_at);
create index login_attempt_age on login_attempt (tried_at);

-- Browsers an account trusts, by the hash of their cookie; deleting a row withdraws the trust.
create table login_device (
  hash text not null,
  person_id bigint not null references person (id) on delete cascade,
  seen_at timestamptz not null,
  valid_until timestamptz not null,
  primary key (hash, person_id)
);
create index login_device_person on login_device (person_id);
create index login_device_age on login_device (valid_until);

-- Names whose sign-in was slowed within the last hour, whether an account has them or not.
create table login_slowed (
  account text primary key,
  -- Kept until the name was looked up for a mail, seconds at most.
  email text,
  slowed_at timestamptz not null
);
create index login_slowed_waiting on login_slowed (slowed_at) where email is not null;

-- Ways in that were mailed, by the hash of their token; one a person.
create table login_way_in (
  person_id bigint primary key references person (id) on delete cascade,
  hash text not null unique,
  valid_until timestamptz not null
);

-- Signing in gives a session another name; who was on the way under the one from before must not end it.
alter table session add column previous_hash text, add column renamed_at timestamptz;
create index session_previous on session (previous_hash) where previous_hash is not null;
