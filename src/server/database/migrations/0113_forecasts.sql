-- Whether the page of devices says how long ink lasts by what was ordered (docs/decisions/0180): to a private customer who asks for it,
-- to a firm until an admin says otherwise.
alter table person add column shows_forecasts boolean not null default false;
alter table account add column shows_firm_forecasts boolean not null default true;
