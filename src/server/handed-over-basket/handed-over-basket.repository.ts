import * as z from 'zod/mini';
import type { BasketSourceKind } from '#contract/handed-over-path.ts';
import type { BasketOwner } from '#server/basket/stored-basket.ts';
import { fieldsOf, integer, namesOf, readFrom, rowOf, selected, text } from '#server/database/columns.ts';
import type { ValuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';

const positionColumns = {
  place: integer('place'),
  articleNumber: text('article_number'),
  shopDepotId: integer('shop_depot_id'),
  unit: text('unit'),
  quantity: integer('quantity'),
  hint: text('hint'),
};

/** A line of a handed-over basket: what is wanted, without a price. */
export type HandedOverPosition = Omit<ValuesOf<typeof positionColumns>, 'place'>;

export interface NewHandedOverBasket {
  readonly uuid: string;
  readonly kind: BasketSourceKind;
  /** Whose people may take it over; null = whoever knows the address. */
  readonly accountId: number | null;
  readonly madeAt: Date;
  /** Null = never. */
  readonly endsAt: Date | null;
  readonly positions: readonly HandedOverPosition[];
}

const insert = question({
  name: 'handed-over-insert',
  text: `with made as (
      insert into handed_over_basket (uuid, kind, account_id, made_at, ends_at) values ($1, $2, $3, $4, $5) returning id),
    listed as (
      insert into handed_over_position (handed_over_basket_id, ${namesOf(positionColumns)})
      select made.id, ${readFrom(positionColumns, 'x')}
      from made, json_to_recordset($6::json) as x (${fieldsOf(positionColumns)}))
    select id::float8 as id from made`,
  values: ({ uuid, kind, accountId, madeAt, endsAt, positions }: NewHandedOverBasket) => [
    uuid,
    kind,
    accountId,
    madeAt,
    endsAt,
    JSON.stringify(positions.map((position, index) => ({ ...position, place: index + 1 }))),
  ],
  row: z.object({ id: z.number() }),
});

/** Keeps a basket for whoever will take it over; gives its id. */
export const insertHandedOver = async (executor: Executor, basket: NewHandedOverBasket): Promise<number> =>
  (await insert.one(executor, basket)).id;

interface Asked {
  readonly kind: BasketSourceKind;
  readonly uuid: string;
  /** The firm of who asks; null for who has none. */
  readonly accountId: number | null;
  readonly now: Date;
}

const lock = question({
  name: 'handed-over-lock',
  text: `select id::float8 as id from handed_over_basket
    where uuid = $1::uuid and kind = $2 and (ends_at is null or ends_at > $3)
      and (account_id is null or account_id = $4) for update`,
  values: ({ uuid, kind, now, accountId }: Asked) => [uuid, kind, now, accountId],
  row: z.object({ id: z.number() }),
});

/** Locks a basket that may be taken over, so that it is once; null for a foreign or ended one as for none (R25). */
export const lockHandedOver = async (executor: Executor, asked: Asked): Promise<number | null> =>
  (await lock.first(executor, asked))?.id ?? null;

const positions = question({
  name: 'handed-over-positions',
  text: `select ${selected(positionColumns, 'p')} from handed_over_position p
    where p.handed_over_basket_id = $1 order by p.place`,
  values: (id: number) => [id],
  row: rowOf(positionColumns),
});

export const handedOverPositions = (executor: Executor, id: number) => positions.all(executor, id);

interface Taker {
  readonly sessionId: number | null;
  readonly personId: number | null;
}

const taking = question({
  name: 'handed-over-taking',
  text: `select told from handed_over_taking
    where handed_over_basket_id = $1 and (session_id = $2 or person_id = $3) limit 1`,
  values: (id: number, { sessionId, personId }: Taker) => [id, sessionId, personId],
  row: z.object({ told: z.array(z.string()) }),
});

/** What was told when this visitor took it over; null for who has not. */
export const toldAtTaking = async (
  executor: Executor,
  id: number,
  taker: Taker,
): Promise<readonly string[] | null> => (await taking.first(executor, id, taker))?.told ?? null;

const keepTaking = command({
  name: 'handed-over-keep-taking',
  text: `insert into handed_over_taking (handed_over_basket_id, session_id, person_id, taken_at, told)
    values ($1, $2, $3, $4, $5::jsonb)`,
  values: (
    id: number,
    owner: BasketOwner,
    taken: { readonly at: Date; readonly told: readonly string[] },
  ) => [
    id,
    owner.kind === 'session' ? owner.id : null,
    owner.kind === 'user' ? owner.id : null,
    taken.at,
    JSON.stringify(taken.told),
  ],
});

/** Notes that a basket has gone into the basket of this owner. */
export async function insertTaking(
  executor: Executor,
  id: number,
  owner: BasketOwner,
  taken: { readonly at: Date; readonly told: readonly string[] },
): Promise<void> {
  await keepTaking.run(executor, id, owner, taken);
}

const deleteEnded = command({
  name: 'handed-over-delete-ended',
  text: 'delete from handed_over_basket where ends_at < $1',
  values: (before: Date) => [before],
});

export async function deleteEndedBaskets(executor: Executor, before: Date): Promise<void> {
  await deleteEnded.run(executor, before);
}
