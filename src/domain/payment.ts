import type { DeliveryCountry } from './shipping.ts';

export type BuyerKind = 'guest' | 'private' | 'company';

/** Who may use a way to pay, as data; an absent rule restricts nothing. */
export interface PaymentRule {
  readonly slug: string;
  /** Kinds of buyer that may use it at all. */
  readonly buyers?: readonly BuyerKind[];
  /** Highest total in gross cents by kind of buyer; a kind that is absent has no limit. */
  readonly maximumTotal?: Readonly<Partial<Record<BuyerKind, number>>>;
  /** Countries of the billing address. */
  readonly countries?: readonly DeliveryCountry[];
}

export interface PaymentFacts {
  readonly buyer: BuyerKind;
  /** What is to be paid, gross cents. */
  readonly totalGross: number;
  /** Null before there is a billing address. */
  readonly country: DeliveryCountry | null;
}

export type PaymentObstacle = 'onlyCompanies' | 'onlyCustomers' | 'aboveLimit' | 'country';

export interface PaymentAvailability {
  readonly isAvailable: boolean;
  readonly obstacle: PaymentObstacle | null;
  /** The limit that was exceeded, gross cents; null otherwise. */
  readonly limit: number | null;
}

const available: PaymentAvailability = { isAvailable: true, obstacle: null, limit: null };

const refused = (obstacle: PaymentObstacle, limit: number | null = null): PaymentAvailability => ({
  isAvailable: false,
  obstacle,
  limit,
});

/** Whether a buyer may pay this way, and if not why. The first rule that fails decides. */
export function paymentAvailability(rule: PaymentRule, facts: PaymentFacts): PaymentAvailability {
  if (rule.buyers !== undefined && !rule.buyers.includes(facts.buyer)) {
    return refused(rule.buyers.includes('private') ? 'onlyCustomers' : 'onlyCompanies');
  }
  const isServed =
    rule.countries === undefined || facts.country === null || rule.countries.includes(facts.country);
  if (!isServed) return refused('country');
  const limit = rule.maximumTotal?.[facts.buyer];
  return limit !== undefined && facts.totalGross > limit ? refused('aboveLimit', limit) : available;
}
