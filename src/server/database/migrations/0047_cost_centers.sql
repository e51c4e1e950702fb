-- Who may book on a cost center; where nobody is named, everybody of the firm may.
create table cost_center_person (
  cost_center_id bigint not null references cost_center (id) on delete cascade,
  person_id bigint not null references person (id) on delete cascade,
  primary key (cost_center_id, person_id)
);
create index cost_center_person_person on cost_center_person (person_id);

-- Every position of an order has to name a cost center that its buyer may book on.
alter table account add column needs_cost_center boolean not null default false;

-- Orders keep the number of a cost center as text: whether one is in use is asked by it.
create index shop_order_position_cost_center on shop_order_position (cost_center) where cost_center <> '';
