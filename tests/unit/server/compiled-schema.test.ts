import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileSchema } from '#server/calls/compiled-schema.ts';

const makeSchema = () => {
  const price = z.object({
    net: z.number().check(z.int(), z.minimum(0)),
    unit: z._default(z.string(), 'St.'),
  });
  return z.strictObject({
    name: z.string(),
    note: z.optional(z.string()),
    price: z.nullable(price),
    tiers: z.array(price),
    choice: z.union([
      z.object({ id: z.number() }),
      z.strictObject({ address: z.object({ zip: z.string() }) }),
    ]),
    labels: z.record(z.string(), z.object({ text: z.string() })),
  });
};

const right = {
  name: 'Toner',
  price: { net: 100, unit: 'Pack' },
  tiers: [{ net: 90 }],
  choice: { address: { zip: '10115' } },
  labels: { de: { text: 'ja' } },
};

const values: readonly unknown[] = [
  right,
  { ...right, note: undefined },
  { ...right, note: 'hier' },
  { ...right, price: null },
  { ...right, unknown: 1 },
  { ...right, price: { net: 1, unknown: 1 } },
  { ...right, tiers: [{ net: 90 }, { net: -1.5 }, {}] },
  { ...right, choice: { id: 1, more: 2 } },
  { ...right, choice: { address: { zip: 1 } } },
  { ...right, labels: { de: {} } },
  JSON.parse('{"name":"Toner","__proto__":{"price":null}}'),
  {},
  [],
  null,
  'Toner',
];

const outcomeOf = (schema: ReturnType<typeof makeSchema>, value: unknown) => {
  const { success, data, error } = z.safeParse(schema, value);
  return { success, data, issues: error?.issues };
};

describe('compiled schemas', () => {
  it('[R30] accept, default, drop and refuse exactly what the contract does', () => {
    const compiled = makeSchema();
    compileSchema(compiled);
    const plain = makeSchema();
    const outcomes = values.map((value) => outcomeOf(compiled, value));
    expect(outcomes).toEqual(values.map((value) => outcomeOf(plain, value)));
    expect(outcomes.flatMap(({ success }, index) => (success ? [index] : []))).toEqual([0, 1, 2, 3, 5, 7]);
  });

  it('are compiled in every part, once', () => {
    const inner = z.object({ id: z.number() });
    const before = inner._zod.parse;
    const outer = z.object({ list: z.array(z.nullable(inner)) });
    compileSchema(outer);
    const after = inner._zod.parse;
    expect(after).not.toBe(before);
    compileSchema(outer);
    expect(inner._zod.parse).toBe(after);
  });
});
