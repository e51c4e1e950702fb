import type { Forecasts, ReorderForecast } from '#contract/own-devices.ts';
import { forecastsSince, reorderForecasts } from '#domain/reorder-forecast.ts';
import type { OrderedSupply } from '#domain/reorder-forecast.ts';
import type { Database } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import { areForecastsShown, orderedSupplies } from './forecast.repository.ts';
import type { DeviceOwner } from './own-device.repository.ts';

/** A private customer decides for themself, an admin for the firm; nobody else does. */
export const maySwitchForecasts = ({ user: { accountKind } }: Member, { isForFirm }: DeviceOwner): boolean =>
  accountKind === 'private' || isForFirm;

type StoredSupply = Awaited<ReturnType<typeof orderedSupplies>>[number];

const supplyOf = ({ days, quantities, slugs, devices, ...rest }: StoredSupply): OrderedSupply => ({
  ...rest,
  orders: days.map((day, place) => ({ day, quantity: quantities[place] ?? 0 })),
  printers: slugs.map((slug, place) => ({ slug, devices: devices[place] ?? 0 })),
});

/**
 * What own orders say about some printers among all devices of their owner.
 *
 * @param slugs those of the devices that are shown
 */
export async function forecastsOf(
  database: Database,
  { member, owner }: { readonly member: Member; readonly owner: DeviceOwner },
  slugs: readonly string[],
  now: Date,
): Promise<Forecasts> {
  const areShown = await areForecastsShown(database, owner.userId);
  const maySwitch = maySwitchForecasts(member, owner);
  if (!areShown || slugs.length === 0) return { areShown, maySwitch, items: [] };
  const ordered = await orderedSupplies(database, owner, { slugs, since: forecastsSince(now) });
  const said = (isOfFirm: boolean): ReorderForecast[] =>
    reorderForecasts(ordered.filter((supply) => supply.isOfFirm === isOfFirm).map(supplyOf), now).map(
      (forecast) => ({ ...forecast, isOfFirm }),
    );
  return { areShown, maySwitch, items: [...said(true), ...said(false)] };
}
