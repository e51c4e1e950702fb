-- The shop's staff read what is shown, the newest first, of all articles (docs/decisions/0164).
create index rating_newest_index on rating (created_at desc, id desc) where state = 'shown';
