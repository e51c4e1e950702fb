-- Whether a passkey lets in without the password: after a new one it has to be shown beside that once (docs/decisions/0116).
alter table passkey add column stands_alone boolean not null default true;
