import * as z from 'zod/mini';

/** What is kept under `brApp` (S4.1). A record that does not parse counts as absent (R81). */
export const StoredAvailability = z.object({
  maintenance: z.boolean(),
  flag503: z.boolean(),
  approved: z.boolean(),
  httpError: z.boolean(),
  code: z.nullable(z.number()),
});
export type StoredAvailability = z.infer<typeof StoredAvailability>;
