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
