-- What a person signs in with instead of a password, or shows beside it (docs/decisions/0116).
create table passkey (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  credential_id text not null unique,
  -- COSE key, base64url.
  public_key text not null,
  -- How often it was used, as far as the authenticator counts; never goes back.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- Kept beyond the device that made it, so that losing that one is no loss.
  is_backed_up boolean not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  used_at timestamptz,
  -- What the browser called itself that set it up, and the network it was in.
  browser text not null,
  network text not null
);
create index passkey_person on passkey (person_id);

-- What an authenticator has to sign, once; a session has one of each purpose.
create table passkey_challenge (
  session_id bigint not null references session (id) on delete cascade,
  purpose text not null check (purpose in ('setup', 'secondFactor', 'signIn')),
  -- Whom it was made for, where somebody was known already.
  person_id bigint references person (id) on delete cascade,
  challenge text not null,
  valid_until timestamptz not null,
  primary key (session_id, purpose)
);
create index passkey_challenge_person on passkey_challenge (person_id);
create index passkey_challenge_age on passkey_challenge (valid_until);

-- Recovery codes help whoever has lost a passkey, too: they belong to the person, not to the app.
alter table second_factor_recovery drop constraint second_factor_recovery_person_id_fkey;
alter table second_factor_recovery add foreign key (person_id) references person (id) on delete cascade;
