import type { Endpoint } from '#contract/endpoint.ts';
import { endpointGroups } from '#contract/endpoints.ts';

/** Every call of the contract, whatever its noun. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointGroups).flatMap((group) =>
  Object.values<Endpoint>(group),
);
