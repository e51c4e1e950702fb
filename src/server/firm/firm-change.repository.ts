import * as z from 'zod/mini';
import { mostFirmChanges } from '#contract/admin-users.ts';
import { firmChanges } from '#contract/firm-roles.ts';
import type { FirmChangeName } from '#contract/firm-roles.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

/** Somebody as a change names them; without a number who has not joined yet. */
export interface NamedPerson {
  readonly id: number | null;
  readonly name: string;
}

/** Who changes something in a firm, and when. */
export interface ChangeMaker {
  readonly accountId: number;
  readonly at: Date;
  readonly by: NamedPerson;
}

/** What is changed about somebody. */
export interface MadeChange {
  readonly what: FirmChangeName;
  readonly person: NamedPerson;
}

const record = command({
  name: 'firm-change-record',
  text: `insert into firm_change (account_id, happened_at, by_id, by_name, what, person_id, person_name)
    select $1, $2, $3, $4, x.what, x.id, x.name
    from rows from (json_to_recordset($5::json) as (what text, id bigint, name text))
      with ordinality as x (what, id, name, place) order by x.place`,
  values: ({ accountId, at, by }: ChangeMaker, changes: readonly MadeChange[]) => [
    accountId,
    at,
    by.id,
    by.name,
    JSON.stringify(changes.map(({ what, person: { id, name } }) => ({ what, id, name }))),
  ],
});

/** Writes down what was changed about people of a firm, in the transaction that changes it. */
export async function recordChanges(
  executor: Executor,
  made: ChangeMaker,
  changes: readonly MadeChange[],
): Promise<void> {
  if (changes.length > 0) await record.run(executor, made, changes);
}

const list = question({
  name: 'firm-change-list',
  text: `select id::float8 as id, happened_at as "happenedAt", what, person_name as "personName", by_name as "byName"
    from firm_change where account_id = $1 and ($2::bigint is null or person_id = $2)
    order by id desc limit ${mostFirmChanges}`,
  values: (accountId: number, personId: number | null) => [accountId, personId],
  row: z.object({
    id: z.number(),
    happenedAt: z.date(),
    what: z.enum(firmChanges),
    personName: z.string(),
    byName: z.string(),
  }),
});

/** Changes about the people of a firm, or about one of them, the last first. */
export const listChanges = (executor: Executor, accountId: number, personId: number | null) =>
  list.all(executor, accountId, personId);

const deleteOld = command({
  name: 'firm-change-delete-old',
  text: 'delete from firm_change where happened_at < $1',
  values: (before: Date) => [before],
});

export async function deleteChangesBefore(executor: Executor, before: Date): Promise<void> {
  await deleteOld.run(executor, before);
}
