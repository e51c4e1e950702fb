-- Marks the words a request was sent with (src/domain/offer-words.ts), so that a page that got no answer knows whether they were
-- its own; empty for one that is open, and of those sent before.
alter table offer_request add column words_mark text not null default '';
