-- What a person has typed in the last step of the checkout and not ordered yet: {comment, reference, deliveryDay}, each left out where
-- nothing was; emptied by the order (docs/decisions/0144).
alter table basket add column remarks jsonb not null default '{}';
