import { devicesPerPage, ownDeviceEndpoints } from '#contract/own-devices.ts';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import type { OwnDevicesData } from '#ui/screens/own-devices/own-devices-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { shownSupply } from './finder.loader.ts';

/** Devices of whoever is signed in and of their firm; guests see those their browser keeps. */
export async function loadOwnDevices(loading: PageLoaderArguments): Promise<OwnDevicesData> {
  const { user } = await loadOrNotFound(loading, sessionEndpoints.user, {});
  if (user.guest) return { shown: 'guest' };
  const asked = Number(new URL(loading.request.url).searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= mostTablePages ? asked : 1;
  const { total, printers, ...rest } = await loadOrNotFound(loading, ownDeviceEndpoints.list, {
    query: { page },
  });
  if (rest.items.length === 0 && page > 1) throw redirect(ownDevicesPath);
  return {
    shown: 'member',
    ...rest,
    printers: printers.map(({ printer, supplies }) => ({ printer, supplies: supplies.map(shownSupply) })),
    page,
    pages: Math.ceil(total / devicesPerPage),
  };
}
