import * as z from 'zod/mini';
import { assigned, fieldsOf, namesOf, readFrom, selected, valuesOf } from '#server/database/columns.ts';
import type { Executor } from '#server/database/pool.ts';
import { command, question } from '#server/database/statement.ts';
import { byRoom, isSeenBy } from './own-device.sql.ts';
import { deviceColumns, DeviceRow, noteColumns } from './stored-device.ts';
import type { DeviceNotes, NewDevice, StoredDevice } from './stored-device.ts';

/** Who asks, and whether what the firm has is theirs to change. */
export interface DeviceOwner {
  readonly accountId: number;
  readonly userId: number;
  readonly isForFirm: boolean;
}

const ownerValues = ({ accountId, userId, isForFirm }: DeviceOwner) => [accountId, userId, isForFirm];

const isSeen = isSeenBy('$1', '$2');
const isChangeable = 'coalesce(o.person_id = $2, $3::boolean)';
const mayBeChanged = `${isSeen} and ${isChangeable}`;

const shown = `select o.id::float8 as id, ${selected(deviceColumns, 'o')}, o.person_id is null as "isOfFirm",
  ${isChangeable} as "mayChange"`;

const list = question({
  name: 'own-device-list',
  text: `${shown} from own_device o where ${isSeen} and o.slug is not null
    order by ${byRoom} limit $4 offset $5`,
  values: (owner: DeviceOwner, limit: number, offset: number) => [...ownerValues(owner), limit, offset],
  row: DeviceRow,
});

/** Devices with a printer, by room. */
export const devicesOf = (
  executor: Executor,
  owner: DeviceOwner,
  limit: number,
  offset: number,
): Promise<StoredDevice[]> => list.all(executor, owner, limit, offset);

const had = question({
  name: 'own-device-printers-had',
  text: `select distinct o.slug from own_device o where ${isSeen} and o.slug is not null order by o.slug`,
  values: ({ accountId, userId }: DeviceOwner) => [accountId, userId],
  row: z.object({ slug: z.string() }),
});

/** The printers of all devices, each once. */
export const printersHad = async (executor: Executor, owner: DeviceOwner): Promise<string[]> =>
  (await had.all(executor, owner)).map(({ slug }) => slug);

const open = question({
  name: 'own-device-open',
  text: `${shown} from own_device o where ${mayBeChanged} and o.slug is null order by o.id limit $4`,
  values: (owner: DeviceOwner, limit: number) => [...ownerValues(owner), limit],
  row: DeviceRow,
});

/** Pasted lines nobody has chosen a printer for, of those that whoever asks may change. */
export const openDevicesOf = (
  executor: Executor,
  owner: DeviceOwner,
  limit: number,
): Promise<StoredDevice[]> => open.all(executor, owner, limit);

const counts = question({
  name: 'own-device-counts',
  text: `select (count(*) filter (where o.slug is not null))::int as devices,
      (count(*) filter (where o.slug is null and ${isChangeable}))::int as open,
      (count(*) filter (where (o.person_id is null) = $3::boolean))::int as held
    from own_device o where ${isSeen}`,
  values: ownerValues,
  row: z.object({ devices: z.number(), open: z.number(), held: z.number() }),
});

/** How many devices and open lines are seen, and how many count towards the limit of whoever asks. */
export const countDevices = (executor: Executor, owner: DeviceOwner) => counts.one(executor, owner);

const insert = command({
  name: 'own-device-insert',
  text: `insert into own_device (account_id, person_id, added_at, ${namesOf(deviceColumns)})
    select $1, case when $3::boolean then null else $2::bigint end, $4, ${readFrom(deviceColumns, 'x')}
    from json_to_recordset($5::json) as x (${fieldsOf(deviceColumns)})`,
  values: (owner: DeviceOwner, devices: readonly NewDevice[], now: Date) => [
    ...ownerValues(owner),
    now,
    JSON.stringify(devices),
  ],
});

export async function insertDevices(
  executor: Executor,
  owner: DeviceOwner,
  devices: readonly NewDevice[],
  now: Date,
): Promise<void> {
  await insert.run(executor, owner, devices, now);
}

const unseen = question({
  name: 'own-device-printers-unseen',
  text: `select d.slug, d.full_name as name from unnest($3::text[]) with ordinality as wanted (slug, place)
    join device d on d.slug = wanted.slug
    where not exists (select from own_device o where ${isSeen} and o.slug = d.slug) order by wanted.place`,
  values: ({ accountId, userId }: DeviceOwner, slugs: readonly string[]) => [accountId, userId, slugs],
  row: z.object({ slug: z.string(), name: z.string() }),
});

/** Those of some printers of the catalogue that whoever asks does not have yet. */
export const printersNotHad = (executor: Executor, owner: DeviceOwner, slugs: readonly string[]) =>
  unseen.all(executor, owner, slugs);

const choose = command({
  name: 'own-device-choose',
  text: `update own_device o set slug = d.slug, name = d.full_name from device d
    where ${mayBeChanged} and o.id = $4 and o.slug is null and d.slug = $5`,
  values: (owner: DeviceOwner, id: number, slug: string) => [...ownerValues(owner), id, slug],
});

/** Whether there was such an open line and such a printer. */
export const chooseDevice = async (
  executor: Executor,
  owner: DeviceOwner,
  id: number,
  slug: string,
): Promise<boolean> => (await choose.run(executor, owner, id, slug)) === 1;

const update = command({
  name: 'own-device-update',
  text: `update own_device o set ${assigned(noteColumns, 5)} where ${mayBeChanged} and o.id = $4`,
  values: (owner: DeviceOwner, id: number, notes: DeviceNotes) => [
    ...ownerValues(owner),
    id,
    ...valuesOf(noteColumns, notes),
  ],
});

/** False, with nothing changed, for one that is not theirs as for none (R23). */
export const updateDevice = async (
  executor: Executor,
  owner: DeviceOwner,
  id: number,
  notes: DeviceNotes,
): Promise<boolean> => (await update.run(executor, owner, id, notes)) === 1;

const remove = command({
  name: 'own-device-delete',
  text: `delete from own_device o where ${mayBeChanged} and o.id = $4`,
  values: (owner: DeviceOwner, id: number) => [...ownerValues(owner), id],
});

/** False, with nothing changed, for one that is not theirs as for none (R23). */
export const deleteDevice = async (executor: Executor, owner: DeviceOwner, id: number): Promise<boolean> =>
  (await remove.run(executor, owner, id)) === 1;

const removeOpen = command({
  name: 'own-device-delete-open',
  text: `delete from own_device o where ${mayBeChanged} and o.slug is null`,
  values: ownerValues,
});

/** How many open lines there were. */
export const deleteOpenDevices = (executor: Executor, owner: DeviceOwner): Promise<number> =>
  removeOpen.run(executor, owner);
