-- How an account wants its invoices (docs/decisions/0118). Without a choice private customers get a PDF, firms ZUGFeRD.
alter table account
  add column invoice_format text check (invoice_format in ('pdf', 'zugferd', 'xrechnung')),
  -- Reference the buyer wants on each invoice, or the Leitweg-ID of a public one (BT-10).
  add column buyer_reference text not null default '',
  add constraint account_xrechnung_names_its_reference
    check (invoice_format is distinct from 'xrechnung' or buyer_reference <> '');
