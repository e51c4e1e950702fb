-- What a browser's wrong passwords for an account are counted as, since its name changes with each sign-in; null = its name.
alter table login_device add column counted_as text;
