import { ownDeviceEndpoints } from '#contract/own-devices.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { OwnDeviceService } from './own-device.service.ts';

const done = { success: true } as const;

/** The devices of whoever is signed in, and of their firm. */
export function registerOwnDeviceRoutes(
  handle: Handle,
  { ownDevices }: { readonly ownDevices: OwnDeviceService },
): void {
  handle(ownDeviceEndpoints.list, ({ visitor, now }, { query }) =>
    ownDevices.list(memberOf(visitor), query.page ?? 1, now),
  );
  handle(ownDeviceEndpoints.add, async ({ visitor, now }, { body }) => ({
    ...done,
    ...(await ownDevices.add(memberOf(visitor), body.printers, now)),
  }));
  handle(ownDeviceEndpoints.import, async ({ visitor, now }, { body }) => ({
    ...done,
    ...(await ownDevices.import(memberOf(visitor), body.lines, now)),
  }));
  handle(ownDeviceEndpoints.choose, async ({ visitor }, { body }) => {
    await ownDevices.choose(memberOf(visitor), body.id, body.printer);
    return done;
  });
  handle(ownDeviceEndpoints.update, async ({ visitor }, { body: { id, ...notes } }) => {
    await ownDevices.update(memberOf(visitor), id, notes);
    return done;
  });
  handle(ownDeviceEndpoints.remove, async ({ visitor }, { body }) => {
    await ownDevices.remove(memberOf(visitor), body.id);
    return done;
  });
  handle(ownDeviceEndpoints.removeOpen, async ({ visitor }) => ({
    ...done,
    removed: await ownDevices.removeOpen(memberOf(visitor)),
  }));
  handle(ownDeviceEndpoints.showForecasts, async ({ visitor }, { body }) => {
    await ownDevices.showForecasts(memberOf(visitor), body.areShown);
    return done;
  });
}
