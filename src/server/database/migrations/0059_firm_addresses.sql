-- Addresses of a firm: all its people choose them in the checkout (docs/decisions/0109). None of them is the default.
alter table address
  alter column person_id drop not null,
  add column account_id bigint references account (id) on delete cascade,
  add constraint address_owner check (num_nonnulls(person_id, account_id) = 1),
  add constraint address_firm_default check (account_id is null or not is_default);
create index address_account_index on address (account_id, id) where account_id is not null;
