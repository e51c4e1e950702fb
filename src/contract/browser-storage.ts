import * as z from 'zod/mini';

/** Storage keys (spec 9). */
export const storageKeys = { availability: 'brApp', consent: 'cookie:accepted' } as const;

/** Keys of what one tab keeps until it is closed. */
export const tabStorageKeys = {
  /** Address that was loaded anew because its code was gone (R84). */
  reloadedFor: 'shop:reloadedFor',
  /** Token of the order that is on its way (decision 3). */
  orderUnderWay: 'shop:orderUnderWay',
} as const;

/** What is kept under `brApp` (spec 4.1). A record that does not parse counts as absent (R81). */
export const StoredAvailability = z.object({
  maintenance: z.boolean(),
  flag503: z.boolean(),
  approved: z.boolean(),
  httpError: z.boolean(),
  code: z.nullable(z.number()),
});
export type StoredAvailability = z.infer<typeof StoredAvailability>;
