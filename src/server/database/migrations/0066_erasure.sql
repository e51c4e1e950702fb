-- A person who has asked to be erased stays as a row without a name, so that what the law keeps still adds up (docs/decisions/0114).
alter table person add column erased_at timestamptz;
create index person_erased on person (id) where erased_at is not null;
