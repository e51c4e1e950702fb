import type { Module } from '#server/calls/module.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import type { MethodService } from '#server/method/method.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { startReleaseMailWorker } from './release-mail-worker.ts';
import { registerReleaseRoutes } from './release.routes.ts';
import { createReleaseService } from './release.service.ts';

interface ReleaseNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly firms: FirmService;
  readonly methods: MethodService;
}

/** Releases of orders by the firms of their buyers. */
export const releaseModule = (needs: ReleaseNeeds) =>
  ({
    service: createReleaseService(needs),
    routes: registerReleaseRoutes,
    startWork: (publicUrl) => [startReleaseMailWorker({ ...needs.foundation, ...needs, publicUrl })],
  }) satisfies Module<unknown, never>;
