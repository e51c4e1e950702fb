-- The next invoice to mail is looked for by its id (docs/decisions/0118).
drop index invoice_to_mail;
create index invoice_to_mail on invoice (id) where mailed_at is null;
