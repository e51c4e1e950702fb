-- What became of a guest's basket at the sign-in: {at, hasFormer, added, changed, refused}; told until it is undone, ordered, or a day old
-- (docs/decisions/0107).
alter table basket add column merge_report jsonb;

-- When the mailbox of the address somebody signs in with was proven to be theirs; null where it was not
-- (docs/decisions/0141).
alter table person add column email_confirmed_at timestamptz;
-- Who was invited or came from elsewhere was written to. Who registered a customer's account themselves may have done so while the
-- shop asked for no proof, whatever it asks for now: of them nothing is known.
update person p set email_confirmed_at = p.created_at
  where not (
    p.id = (select min(first.id) from person first where first.account_id = p.account_id)
    and exists (select from account a where a.id = p.account_id and a.customer_number ~ '^[0-9]{6,}$'
      and a.customer_number::numeric between 500001 and (select last_value from customer_number_registered)));

-- `network` is where a browser was used first; this is where it was used last, empty where that was before it was kept.
alter table login_device add column last_network text not null default '';
comment on column login_device.network is 'The network the browser was in at its first sign-in, as far as it is known.';
