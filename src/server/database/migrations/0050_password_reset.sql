-- Names a new password was asked for lately, whether an account has them or not (docs/decisions/0103).
create table password_request (
  account text primary key,
  -- Kept until the name was looked up for a mail, seconds at most.
  email text,
  asked_at timestamptz not null
);
create index password_request_waiting on password_request (asked_at) where email is not null;

-- Ways to a new password that were mailed, by the hash of their token; one a person.
create table password_reset (
  person_id bigint primary key references person (id) on delete cascade,
  hash text not null unique,
  valid_until timestamptz not null
);
