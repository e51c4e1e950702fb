-- What was typed before for the same mail, the first and the one before the last: {typed, passwordHash}.
alter table registration add column earlier jsonb not null default '[]';
