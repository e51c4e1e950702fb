/**
 * A number in [0, 1) that depends only on its arguments: the same article draws the same lot on every load, no matter
 * in which order articles are derived (docs/decisions/0013).
 */
export function share(seed: number, key: string, purpose: string): number {
  let hash = (2166136261 ^ seed) >>> 0;
  const text = `${purpose}\u0001${key}`;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Picks by weight; `lot` is in [0, 1). */
export function pickWeighted<Value>(lot: number, table: readonly (readonly [Value, number])[]): Value {
  const total = table.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = lot * total;
  for (const [value, weight] of table) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = table.at(-1);
  if (last === undefined) throw new Error('A table of weights has no rows.');
  return last[0];
}
