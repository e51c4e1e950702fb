import type { BasePrice, Price } from '#contract/article.ts';
import { basePriceFor } from '#domain/price.ts';

/** What an article contains, as the catalogue keeps it; null where no base price has to be given. */
export interface Compared {
  /** How often the amount of the unit is in one order unit. */
  readonly contentNet: number | null;
  /** E.g. `l`, `100 Blatt`. */
  readonly comparativePriceUnit: string | null;
}

/** `100 Blatt` → 100; `l` → 1. */
const countInUnit = (unit: string): { count: number; name: string } => {
  const match = /^(\d+) (.+)$/.exec(unit);
  return match === null ? { count: 1, name: unit } : { count: Number(match[1]), name: match[2]! };
};

/** Base price of an article at one of its prices (PAngV); null where it needs none. @param taxRate 0 for who pays no tax */
export function basePriceOf(
  { net_price }: Pick<Price, 'net_price'>,
  taxRate: number,
  { contentNet, comparativePriceUnit }: Compared,
): BasePrice | null {
  if (comparativePriceUnit === null) return null;
  const { count, name } = countInUnit(comparativePriceUnit);
  return basePriceFor(
    { net_price, tax_rate: taxRate },
    { content: (contentNet ?? 0) * count, unit: name, comparativeUnit: comparativePriceUnit },
  );
}
