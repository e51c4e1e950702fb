-- Who waits for the shop's staff: few of many people.
create index person_waiting on person (id) where not is_approved;
