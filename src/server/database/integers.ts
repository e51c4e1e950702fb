import * as z from 'zod/mini';

/** Integers of `string_agg(int4send(…))`: a column of thousands travels as one value. */
export function readIntegers(bytes: Buffer | null): Int32Array {
  const count = (bytes?.length ?? 0) / 4;
  const values = new Int32Array(count);
  if (bytes === null) return values;
  for (let index = 0; index < count; index += 1) values[index] = bytes.readInt32BE(index * 4);
  return values;
}

/** A column of `string_agg(int4send(…))`: null, and no value, without rows. */
export const Integers = z.pipe(
  z.nullable(z.instanceof(Buffer)),
  z.transform((bytes: Buffer | null) => readIntegers(bytes)),
);
