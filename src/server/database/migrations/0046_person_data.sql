-- What a person tells of themselves; nothing has written another salutation or title so far.
update person set salutation = 'none' where salutation = '';
alter table person
  alter column salutation set default 'none',
  add constraint person_salutation check (salutation in ('none', 'frau', 'herr', 'divers')),
  add constraint person_title check (title in ('', 'Dr.', 'Prof.', 'Prof. Dr.')),
  add column phone text not null default '';

-- The account a person pays direct debits from; shown by its last four characters only.
create table person_bank_account (
  person_id bigint primary key references person (id) on delete cascade,
  iban text not null check (iban <> ''),
  account_holder text not null check (account_holder <> ''),
  kept_at timestamptz not null
);

-- A browser is named to its person by this number: its hash is what attempts are counted under.
alter table login_device add column id bigint generated always as identity unique;
-- The browser a session was signed in with; null for sessions from before, and once the account has forgotten it.
alter table session add column device_id bigint references login_device (id) on delete set null;
create index session_device on session (device_id) where device_id is not null;
