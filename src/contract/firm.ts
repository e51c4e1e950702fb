import * as z from 'zod/mini';
import { Cents } from './text.ts';

/** Somebody of a firm, as its admins choose people. */
export const FirmPerson = z.object({ id: z.number(), name: z.string(), email: z.string() });
export type FirmPerson = z.infer<typeof FirmPerson>;

/** A cost center where it is only named. */
export const CostCenterName = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  isActive: z.boolean(),
});
export type CostCenterName = z.infer<typeof CostCenterName>;

/** A budget as the admins of its firm see it. */
export const AdminBudget = z.object({
  id: z.number(),
  /** Null = of everybody at the cost center. */
  person: z.nullable(FirmPerson),
  /** Null = of the person at every cost center. */
  costCenter: z.nullable(CostCenterName),
  period: z.enum(['month', 'quarter', 'year']),
  /** Net. */
  amount: Cents,
  /** Net, of the running period. */
  used: Cents,
  /** Since when orders count in it, as `2026-11-15`; null where that is the whole running period. */
  countsFrom: z.nullable(z.string()),
});
export type AdminBudget = z.infer<typeof AdminBudget>;

export const AdminCostCenter = z.extend(CostCenterName, {
  owner: z.nullable(
    z.extend(FirmPerson, {
      /** Who is locked out stays named until somebody else is. */
      isActive: z.boolean(),
    }),
  ),
  /** Who may book on it; everybody of the firm where nobody is named. */
  people: z.array(FirmPerson),
  budgets: z.array(AdminBudget),
});
export type AdminCostCenter = z.infer<typeof AdminCostCenter>;
