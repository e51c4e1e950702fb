-- Addresses an account has signed in from: guesses by strangers never slow them down.
create table login_known (
  -- HMAC of account and address; names nobody.
  key text primary key,
  seen_at timestamptz not null
);
create index login_known_age on login_known (seen_at);
