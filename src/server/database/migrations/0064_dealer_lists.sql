-- Lists of the shop's staff that customers see, too (docs/decisions/0113). The list stays its person's: who made it changes it.
create table shopping_list_share (
  list_id bigint not null references shopping_list (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  primary key (list_id, account_id)
);
create index shopping_list_share_account on shopping_list_share (account_id);
