/**
 * Splits an amount by weights so that the parts add up to it exactly: each part is rounded down, the cents left go to
 * the largest remainders, the earlier part first on a tie. Without any weight the first part takes all.
 *
 * @param amountCents integer, not negative
 * @param weights integers, not negative
 */
export function splitByWeight(amountCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || amountCents === 0) return weights.map((_weight, index) => (index === 0 ? amountCents : 0));
  const scaled = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const parts = scaled.map((product) => Number(product / BigInt(sum)));
  const remainders = scaled.map((product) => Number(product % BigInt(sum)));
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  const left = amountCents - parts.reduce((total, part) => total + part, 0);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
