/** Amounts are integer cents everywhere; this file holds the one rounding rule (docs/architecture.md, docs/decisions/0015). */

/**
 * Divides two integers and rounds half away from zero, as merchants do.
 *
 * @param numerator integer below 2^52
 * @param denominator positive integer
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && size !== 0 ? -size : size;
}

/** A percentage as parts of ten thousand, so that 8.1 % stays exact. */
export function basisPointsOf(ratePercent: number): number {
  return Math.round(ratePercent * 100);
}

const wholeInBasisPoints = 10_000;

/** Value-added tax on a net amount in cents. */
export function taxOnNet(netCents: number, ratePercent: number): number {
  return roundHalfUp(netCents * basisPointsOf(ratePercent), wholeInBasisPoints);
}

/** Gross amount of a net one, in cents. */
export function grossOf(netCents: number, ratePercent: number): number {
  return netCents + taxOnNet(netCents, ratePercent);
}

/** Net amount of a gross one, in cents. */
export function netOf(grossCents: number, ratePercent: number): number {
  return roundHalfUp(grossCents * wholeInBasisPoints, wholeInBasisPoints + basisPointsOf(ratePercent));
}
