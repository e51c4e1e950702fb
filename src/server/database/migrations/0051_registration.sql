-- Who wants an account and has not confirmed the mail address yet; one a mail address (docs/decisions/0104).
create table registration (
  email_normalised text primary key,
  -- What was typed, without the password.
  typed jsonb not null,
  password_hash text not null,
  language text not null check (language in ('de', 'en')),
  asked_at timestamptz not null,
  -- A mail is still to be written.
  is_waiting boolean not null,
  -- SHA-256 of the key of the last mail.
  key_hash text unique
);
create index registration_waiting on registration (asked_at) where is_waiting;
create index registration_age on registration (asked_at);
-- Numbers of customers who have registered themselves.
create sequence customer_number_registered start 500001;
