import type { Module } from '#server/calls/module.ts';
import { registerOwnDeviceRoutes } from './own-device.routes.ts';
import { createOwnDeviceService } from './own-device.service.ts';
import type { OwnDeviceNeeds } from './own-device.service.ts';

/** Printers that people and firms say they have. */
export const ownDeviceModule = (needs: OwnDeviceNeeds) =>
  ({ service: createOwnDeviceService(needs), routes: registerOwnDeviceRoutes }) satisfies Module<
    unknown,
    never
  >;
