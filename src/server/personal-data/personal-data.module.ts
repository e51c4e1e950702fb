import type { Module } from '#server/calls/module.ts';
import { eraseLeftovers, pseudonymiseOrders } from './erasure.repository.ts';
import { registerPersonalDataRoutes } from './personal-data.routes.ts';
import { createPersonalDataService } from './personal-data.service.ts';
import type { PersonalDataNeeds } from './personal-data.service.ts';

/** What the shop keeps about people, told and erased when they ask. */
export const personalDataModule = (needs: PersonalDataNeeds) =>
  ({
    service: createPersonalDataService(needs),
    routes: registerPersonalDataRoutes,
    tidyUp: async () => {
      await eraseLeftovers(needs.foundation.database);
      await pseudonymiseOrders(needs.foundation.database);
    },
  }) satisfies Module<unknown, never>;
