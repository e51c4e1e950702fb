-- When the second factor was shown in this session last: what cannot be undone asks for it anew (docs/decisions/0133).
alter table session add column second_factor_at timestamptz;

-- The mail address somebody wants to sign in with from now on, until it is confirmed; one a person (docs/decisions/0134).
create table email_change (
  person_id bigint primary key references person (id) on delete cascade,
  -- As it was typed.
  email text not null check (email <> ''),
  language text not null check (language in ('de', 'en')),
  asked_at timestamptz not null,
  -- A mail is still to be written.
  is_waiting boolean not null,
  -- SHA-256 of the key of the mail; null where the address belongs to somebody.
  key_hash text unique
);
create index email_change_waiting on email_change (asked_at) where is_waiting;
create index email_change_age on email_change (asked_at);
