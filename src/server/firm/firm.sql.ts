/**
 * SQL of the part of a statement that takes shares of budgets, in the order of their keys, so that parallel orders queue for
 * them. The amount of each budget is read by the statement itself, and the CHECK of the table refuses the whole statement.
 *
 * @param shares placeholder of the list of shares as JSON
 * @param gate name of the part that has a row only if they are to be taken
 * @param isOverMeant SQL of whether more than the amount may be taken
 */
export const takeShares = (shares: string, gate: string, isOverMeant: string): string =>
  `insert into budget_use as u (budget_id, period_start, used_cents, most_cents)
    select b.id, x."periodStart", x.cents, case when ${isOverMeant} then greatest(b.amount_cents, x.cents) else b.amount_cents end
    from ${gate}, json_to_recordset(${shares}::json) as x ("budgetId" bigint, "periodStart" date, cents bigint)
      join budget b on b.id = x."budgetId"
    order by b.id, x."periodStart"
    on conflict (budget_id, period_start) do update set used_cents = u.used_cents + excluded.used_cents,
      most_cents = greatest(excluded.most_cents, case when ${isOverMeant} then u.used_cents + excluded.used_cents end)`;

/** SQL of the periods that run, as `start (period, day)`; each parameter the placeholder of a first day. */
export const runningPeriods = (month: string, quarter: string, year: string): string =>
  `(values ('month', ${month}::date), ('quarter', ${quarter}::date), ('year', ${year}::date)) as start (period, day)`;

/**
 * SQL of whether somebody may book on the cost center `c`: it is in use, and where people are named the person is one of them.
 *
 * @param person SQL of the person's id
 */
export const mayBook = (person: string): string =>
  `(c.is_active and (not exists (select from cost_center_person x where x.cost_center_id = c.id)
    or exists (select from cost_center_person x where x.cost_center_id = c.id and x.person_id = ${person})))`;

/**
 * SQL of a firm's cost centers that are open to somebody, as JSON with number and name.
 *
 * @param account SQL of the firm's id
 * @param person SQL of the person's id
 */
export const openCostCenters = (account: string, person: string): string =>
  `coalesce((select json_agg(json_build_object('number', c.number, 'name', c.name) order by c.number)
    from cost_center c where c.account_id = ${account} and ${mayBook(person)}), '[]')`;

/** SQL of the numbers of the firm's others. */
export const closedCostCenters = (account: string, person: string): string =>
  `array(select c.number from cost_center c where c.account_id = ${account} and not ${mayBook(person)} order by c.number)`;

/**
 * JSON of the person `table`; null where a join found none.
 *
 * @param more SQL of further pairs of name and value, each after a comma
 */
export const personObject = (table: string, more = ''): string =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id,
    'name', ${table}.firstname || ' ' || ${table}.lastname, 'email', ${table}.email${more}) end`;
