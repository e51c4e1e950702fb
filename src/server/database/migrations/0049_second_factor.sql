-- What a person shows beside the password (docs/decisions/0102); asked for once it is confirmed.
create table second_factor (
  person_id bigint primary key references person (id) on delete cascade,
  -- Encrypted with a key of the shop; never told again after it was set up.
  secret text not null check (secret <> ''),
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The step of 30 seconds whose code was used last: that code and older ones are worthless.
  last_step bigint not null default 0
);

-- Recovery codes that were not used, by their keyed hashes.
create table second_factor_recovery (
  person_id bigint not null references second_factor (person_id) on delete cascade,
  hash text not null,
  primary key (person_id, hash)
);

-- Sign-ins whose password was right; the session opens nothing by that.
create table second_factor_attempt (
  session_id bigint primary key references session (id) on delete cascade,
  person_id bigint not null references person (id) on delete cascade,
  valid_until timestamptz not null,
  redirect_to text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  mails integer not null default 0 check (mails between 0 and 3),
  mailed_at timestamptz,
  -- Keyed hash of the code that was mailed last.
  mail_code text
);
create index second_factor_attempt_person on second_factor_attempt (person_id);
create index second_factor_attempt_age on second_factor_attempt (valid_until);

alter table login_device
  -- Signs in without the second factor until then.
  add column trusted_until timestamptz,
  add column known_since timestamptz,
  -- What the browser calls itself, and the network it was in last.
  add column name text not null default '',
  add column network text not null default '';
update login_device set known_since = seen_at;
alter table login_device alter column known_since set not null;
